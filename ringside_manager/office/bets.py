"""Side bets in play money between managers, at true odds (C82)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.books import BetBook, Books, BoutBook, BoutState, ManagerKind
from ringside_manager.campaign.orders import AnswerBet, ProposeBet
from ringside_manager.campaign.wagers import is_fair_to_take, permille, win_dollars
from ringside_manager.errors import RuleError, against
from ringside_manager.language import say
from ringside_manager.league.business.offers import BetAnswered, BetProposed
from ringside_manager.office.agreeing import scene_of
from ringside_manager.office.docket import Docket, Party, judge


class Purse(NamedTuple):
    """A manager's play money: what he has, and how much of it is at risk or promised in bets nobody has answered (C82)."""

    dollars: int
    bound_dollars: int

    @property
    def free_dollars(self) -> int:
        """What he can still stake."""
        return self.dollars - self.bound_dollars


def purse_of(books: Books, manager: int) -> Purse:
    """A manager's play money: what all began with, and what his bets have brought (C82)."""
    dollars, bound = books.house.wagers.play_dollars, 0
    for bet in books.bets.values():
        side = {bet.proposer: 1, bet.partner: -1}.get(manager, 0)
        if bet.paid_dollars is not None:
            dollars += side * bet.paid_dollars
        elif side and bet.number in books.open_bets and (side > 0 or bet.accepted):
            bound += bet.stake_dollars if side > 0 else bet.win_dollars
    return Purse(dollars, bound)


def chance_permille(books: Books, bout: BoutBook, fighter: int) -> int:
    """The chance by which the odds on one of the two of a bout are fixed: as the league's managers judge the pair (C3, C82)."""
    one, other = books.fighters[fighter], books.fighters[bout.opponent_of(fighter)]
    return permille(scene_of(books, bout.night).chance(one, other))


def open_to_bets(books: Books) -> tuple[BoutBook, ...]:
    """The bouts that can be bet on now: made, counting, and not on a card whose doors are open."""
    made = (
        books.bouts[number] for number in sorted({n for page in books.fighters.values() for n in page.booked})
    )
    return tuple(bout for bout in made if not _why_closed(books, bout))


def waiting_for(books: Books, manager: int) -> Iterator[BetBook]:
    """The bets a manager has to answer, oldest first."""
    for number in sorted(books.open_bets):
        bet = books.bets[number]
        if bet.accepted is None and bet.partner == manager and books.bouts[bet.bout].night != books.doors:
            yield bet


@judge.register
def propose(order: ProposeBet, docket: Docket, by: Party, _chance: Chance) -> None:
    """Write the bet at the odds of now; it waits for the partner's answer."""
    books, partner, bout = docket.books, docket.manager(order.partner), docket.bout(order.bout)
    if not books.house.wagers.play_dollars:
        raise against(
            "C82", "There are no side bets in this league.",
            next_step=say("House rules with wagers.play_dollars above 0 allow them."),
        )  # fmt: skip
    if by.manager is None or by.manager == partner.number:
        raise against("C82", "A bet is made between two managers, not by {name} with {name2}.", name=by.name, name2=partner.name)  # fmt: skip
    _check_open(books, bout)
    if order.fighter not in bout.fighters:
        man = docket.fighter(order.fighter)
        raise against("C82", "{name} does not box in bout {number}.", name=man.name, number=bout.number)
    other = bout.opponent_of(order.fighter)
    _check_own(books, by.manager, other)
    _check_own(books, partner.number, order.fighter)
    chance = chance_permille(books, bout, order.fighter)
    win = win_dollars(order.stake_dollars, chance)
    _check_purse(books, by.manager, order.stake_dollars)
    _check_purse(books, partner.number, win)
    docket.write(
        BetProposed(bout.number, order.fighter, by.manager, partner.number, order.stake_dollars, win, chance)
    )


@judge.register
def answer(order: AnswerBet, docket: Docket, by: Party, _chance: Chance) -> None:
    """Take a bet or decline it; who proposed it takes it back by declining it."""
    bet = docket.books.bets.get(order.bet)
    if bet is None or bet.accepted is not None:
        raise against("C82", "There is no bet number {number} that waits for an answer.", number=order.bet)
    if by.manager not in ((bet.partner,) if order.accept else (bet.partner, bet.proposer)):
        raise against("C82", "Bet {number} does not wait for {name}'s answer.", number=bet.number, name=by.name)  # fmt: skip
    _check_open(docket.books, docket.books.bouts[bet.bout])
    if order.accept:
        _check_own(docket.books, bet.partner, bet.fighter)
        _check_purse(docket.books, bet.partner, bet.win_dollars)
    docket.write(BetAnswered(bet.number, order.accept, by.manager))


def answer_for_program(docket: Docket) -> None:
    """Answer the bets that wait for AI managers: they take one at odds that are still true within a margin (C82)."""
    books = docket.books
    for number in sorted(books.open_bets):
        bet = books.bets[number]
        partner = books.managers[bet.partner]
        if bet.accepted is not None or partner.kind is not ManagerKind.AI:
            continue
        takes = not why_not_taken(books, bet)
        docket.write(BetAnswered(bet.number, takes, partner.number))


def why_not_taken(books: Books, bet: BetBook) -> str:
    """Why an AI manager would not take a bet now; empty if he would."""
    bout = books.bouts[bet.bout]
    if not is_fair_to_take(
        books.house.wagers, bet.chance_permille, chance_permille(books, bout, bet.fighter)
    ):
        return say("the odds are no longer true")
    try:
        _check_own(books, bet.partner, bet.fighter)
        _check_purse(books, bet.partner, bet.win_dollars)
    except RuleError as refusal:
        return refusal.message
    return ""


def _check_open(books: Books, bout: BoutBook) -> None:
    why = _why_closed(books, bout)
    if why:
        raise against("C82", "{why}", why=why)


def _why_closed(books: Books, bout: BoutBook) -> str:
    """Why nobody can bet on a bout; empty if it is open to bets."""
    if bout.state is not BoutState.MADE or bout.night <= books.closed:
        return say("Bout {number} is not to come any more.", number=bout.number)
    if bout.night == books.doors:
        return say("The doors of night {night} are open: it is too late for bets.", night=bout.night)
    if bout.exhibition:
        return say("Bout {number} is an exhibition, which counts for nothing.", number=bout.number)
    return ""


def _check_own(books: Books, manager: int, against_whom: int) -> None:
    """Raise ``RuleError`` C82 for a manager who would bet against his own man."""
    man = books.fighters[against_whom]
    if man.manager == manager:
        raise against(
            "C82", "{name} is {manager}'s own fighter: nobody bets against his own man.",
            name=man.name, manager=books.managers[manager].name,
        )  # fmt: skip


def _check_purse(books: Books, manager: int, dollars: int) -> None:
    free = purse_of(books, manager).free_dollars
    if dollars > free:
        raise against(
            "C82", "{name} has ${free} of play money left for bets, and this one could cost ${dollars}.",
            name=books.managers[manager].name, free=f"{free:,}", dollars=f"{dollars:,}",
        )  # fmt: skip
