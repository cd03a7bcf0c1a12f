"""Side bets as they are shown: every bet, who won what from whom, and what can be bet on (C82)."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.campaign.books import BetBook, Books
from ringside_manager.campaign.wagers import win_dollars
from ringside_manager.language import say
from ringside_manager.office.bets import chance_permille, purse_of
from ringside_manager.office.facts.named import manager_name


@dataclass(frozen=True, slots=True)
class BetRow:
    """A bet; dollars are play money, the chance that of the man ``backed`` when the odds were fixed.

    ``state`` is ``open`` while nobody has answered, ``declined``, ``taken`` until the bout, then ``won`` or ``lost`` by who
    proposed it, or ``void``; ``paid`` is what he won, negative if he lost.
    """

    bet: int
    night: int
    bout: int
    proposer: str
    partner: str
    backed: str
    other: str
    chance_permille: int
    stake: int
    win: int
    state: str
    paid: int


@dataclass(frozen=True, slots=True)
class PlayRow:
    """What a manager has of play money, and how much of it is bound in bets that are not settled."""

    manager: str
    dollars: int
    bound: int
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class BetweenRow:
    """What one manager has won from another in all their bets together."""

    winner: str
    loser: str
    dollars: int
    bets: int


def bet_rows(books: Books, viewer: int | None = None) -> tuple[BetRow, ...]:
    """The bets, the latest first; of those nobody took only the ``viewer``'s own, all of them without one."""
    found = reversed(books.bets.values())
    return tuple(
        _row(books, bet) for bet in found if bet.accepted or viewer in (None, bet.proposer, bet.partner)
    )


def _row(books: Books, bet: BetBook) -> BetRow:
    bout = books.bouts[bet.bout]
    return BetRow(
        bet=bet.number,
        night=bout.night,
        bout=bout.number,
        proposer=manager_name(books, bet.proposer),
        partner=manager_name(books, bet.partner),
        backed=books.fighters[bet.fighter].name,
        other=books.fighters[bout.opponent_of(bet.fighter)].name,
        chance_permille=bet.chance_permille,
        stake=bet.stake_dollars,
        win=bet.win_dollars,
        state=state_of(bet),
        paid=bet.paid_dollars or 0,
    )


def state_of(bet: BetBook) -> str:
    """What has become of a bet so far, from the side of who proposed it."""
    if bet.accepted is None:
        return "open"
    if not bet.accepted:
        return "declined"
    if bet.paid_dollars is None:
        return "taken"
    return "void" if not bet.paid_dollars else "won" if bet.paid_dollars > 0 else "lost"


def play_rows(books: Books) -> tuple[PlayRow, ...]:
    """The managers by their play money, richest first; nobody where the house rules give none."""
    if not books.house.wagers.play_dollars and not books.bets:
        return ()
    rows = []
    for manager in books.managers.values():
        settled = [_paid_to(bet, manager.number) for bet in books.bets.values() if bet.paid_dollars]
        purse = purse_of(books, manager.number)
        won, lost = (sum(sign * dollars > 0 for dollars in settled) for sign in (1, -1))
        rows.append(PlayRow(manager.name, purse.dollars, purse.bound_dollars, won, lost))
    return tuple(sorted(rows, key=lambda row: (-row.dollars, row.manager)))


def _paid_to(bet: BetBook, manager: int) -> int:
    return (bet.paid_dollars or 0) * {bet.proposer: 1, bet.partner: -1}.get(manager, 0)


def between_rows(books: Books) -> tuple[BetweenRow, ...]:
    """Who has won what from whom, most first; two who are even are left out."""
    sums: dict[tuple[int, int], list[int]] = {}
    for bet in books.bets.values():
        if bet.paid_dollars:
            one, other = min(bet.proposer, bet.partner), max(bet.proposer, bet.partner)
            sums.setdefault((one, other), []).append(_paid_to(bet, one))
    rows = []
    for (one, other), paid in sums.items():
        winner, loser = (one, other) if sum(paid) > 0 else (other, one)
        names = manager_name(books, winner), manager_name(books, loser)
        if sum(paid):
            rows.append(BetweenRow(*names, abs(sum(paid)), len(paid)))
    return tuple(sorted(rows, key=lambda row: (-row.dollars, row.winner, row.loser)))


@dataclass(frozen=True, slots=True)
class Odds:
    """What a stake on a man would win now, with his chance."""

    chance_permille: int
    win_dollars: int


def odds_on(books: Books, bout: int, fighter: int, stake_dollars: int) -> Odds:
    """The odds a bet on one of the two of a bout would be made at now (C82)."""
    chance = chance_permille(books, books.bouts[bout], fighter)
    return Odds(chance, win_dollars(stake_dollars, chance))


def state_word(state: str) -> str:
    """What a state is called."""
    return {
        "open": say("open"), "declined": say("declined"), "taken": say("taken"), "won": say("won"), "lost": say("lost"),
        "void": say("void"),
    }[state]  # fmt: skip
