"""Feuds and bets: who has it in for whom among fighters and stables, what a season is about, and side bets between managers (C82)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from ringside_manager.campaign.awards import fought_on
from ringside_manager.campaign.belts import (
    TitleResult,
    TitleTurn,
    belts_of_class,
    title_name,
    title_results,
    vacant_since,
)
from ringside_manager.campaign.books import BetBook, Books, Division, FighterBook
from ringside_manager.campaign.rivalries import BITTER, FEUD, Feud, feuds, stable_feuds
from ringside_manager.campaign.schedule import nights_of, season_of
from ringside_manager.campaign.wagers import win_dollars
from ringside_manager.language import say, word
from ringside_manager.office.bets import chance_permille, purse_of
from ringside_manager.office.facts import manager_name, money, record

# Feuds of fighters and of stables, and what a season is about


# The table of feuds


@dataclass(frozen=True, slots=True)
class FeudRow:
    """A feud of two fighters, or of two managers; ``one`` leads it, ``won`` and ``lost`` count from his side.

    ``kind`` is ``fighters`` or ``managers``, ``heat`` what C80 makes of their bouts, ``word`` what that is called
    between fighters.
    ``title_bouts`` are those for a title, ``last_bout`` and ``last_night`` the latest; ``next_night`` is when they meet
    again, 0 if nothing is made.
    """

    kind: str
    place: int
    one: int
    one_name: str
    other: int
    other_name: str
    heat: int
    word: str
    bouts: int
    won: int
    lost: int
    drawn: int
    title_bouts: int
    last_bout: int
    last_night: int
    next_night: int


def feud_rows(books: Books, most: int = 20) -> tuple[FeudRow, ...]:
    """The hottest feuds of fighters, then those of managers, ``most`` of each at most."""
    people = enumerate(feuds(books)[:most], 1)
    stables = enumerate(stable_feuds(books)[:most], 1)
    return (
        *(_feud_row(books, "fighters", place, feud) for place, feud in people),
        *(_feud_row(books, "managers", place, feud) for place, feud in stables),
    )


def feud_word(heat: int) -> str:
    """What a feud so hot is called."""
    return say("bitter feud") if heat >= BITTER else say("feud") if heat >= FEUD else say("rivalry")


def _feud_row(books: Books, kind: str, place: int, feud: Feud) -> FeudRow:
    first = 0 if feud.wins[0] >= feud.wins[1] else 1
    one, other = (feud.one, feud.other)[:: 1 if first == 0 else -1]
    men = kind == "fighters"
    names = [books.fighters[number].name if men else manager_name(books, number) for number in (one, other)]
    bouts = [books.bouts[number] for number in feud.bouts]
    return FeudRow(
        kind=kind,
        place=place,
        one=one,
        one_name=names[0],
        other=other,
        other_name=names[1],
        heat=feud.heat,
        word=feud_word(feud.heat) if men else "",
        bouts=len(bouts),
        won=feud.wins[first],
        lost=feud.wins[1 - first],
        drawn=feud.draws,
        title_bouts=sum(bout.title for bout in bouts),
        last_bout=bouts[-1].number,
        last_night=bouts[-1].night,
        next_night=_meet_again(books, one, other) if men else 0,
    )


def _meet_again(books: Books, one: int, other: int) -> int:
    made = (books.bouts[number] for number in books.fighters[one].booked)
    return min((bout.night for bout in made if other in bout.fighters), default=0)


# What the season is about


STREAK, ROOKIE_WINS, TURNS = 5, 3, 2
"""From how many wins in a row a run is talked about, and a newcomer; how often a title changes hands to be a season's story."""


def story_line(books: Books, most: int = 3) -> tuple[str, ...]:
    """What the season is about, in ``most`` sentences at most, what matters most first; none before its first bout."""
    nights = nights_of(season_of(max(1, books.closed)))
    return tuple(islice(_threads(books, nights), most)) if fought_on(books, nights) else ()


def _threads(books: Books, nights: range) -> Iterator[str]:
    yield from _of_the_year(books)
    yield from _of_titles(books, nights)
    yield from _of_a_feud(books)
    yield from _of_money(books)
    yield from _of_a_run(books)
    yield from _of_a_newcomer(books, nights)


def _of_the_year(books: Books) -> Iterator[str]:
    """On the evening the year turns: who has gone, and who comes (Y6-Y8)."""
    if not books.turns or books.turns[-1].night != books.closed:
        return
    people = books.fighters.values()
    gone = [page for page in people if page.retired_night == books.closed]
    came = [page for page in people if page.entered_night == books.closed]
    if gone:
        best = max(gone, key=lambda page: (bool(books.reigns_of(page.number)), page.tally.wins))
        told = {"name": best.name, "record": record(best.tally)}
        if len(gone) == 1:
            yield say("The year is over, and {name} boxes no more: {record}.", **told)
        else:
            yield say(
                "The year is over, and {count} men box no more, {name} ({record}) among them.",
                count=len(gone),
                **told,
            )
    if came:
        youngest = min(came, key=lambda page: page.entered_age)
        name, age = youngest.name, youngest.entered_age
        if len(came) == 1:
            yield say("A rookie comes: {name}, {age} years old.", name=name, age=age)
        else:
            yield say(
                "{count} rookies come; the youngest is {name}, {age} years old.",
                count=len(came), name=name, age=age,
            )  # fmt: skip


def _of_titles(books: Books, nights: range) -> Iterator[str]:
    """The title most fought over: it changes hands, stays with one man, or belongs to nobody."""
    fought = {
        number: one for number, one in title_results(books).items() if books.bouts[number].night in nights
    }
    for division in books.divisions.values():
        own = [one for one in fought.values() if one.weight_class == division.weight_class]
        for belt in belts_of_class(books, division):
            yield from _of_belt(books, division, belt, [one for one in own if belt in one.belts])


def _of_belt(books: Books, division: Division, belt: int, own: list[TitleResult]) -> Iterator[str]:
    name, number = title_name(books, division, belt), division.holder(belt)
    taken = sum(one.turn in (TitleTurn.TAKEN, TitleTurn.FILLED) for one in own)
    title = say("the {weight_class} title", weight_class=word(name)) if name else say("the title")
    if number is None:
        if division.crowned:
            since = vacant_since(division, belt)
            yield say("Nobody has held {title} since night {night}.", title=title, night=since)
        return
    champion, reign = books.fighters[number], division.line(belt)[-1]
    if taken >= TURNS:
        yield say(
            "It is a season of new champions: {title} has changed hands {count} times, and {name} holds it now.",
            title=title, count=taken, name=champion.name,
        )  # fmt: skip
    elif reign.defences >= TURNS:
        yield say(
            "{name} rules: he has defended {title} {count} times, and everybody looks for the man to beat him.",
            name=champion.name, title=title, count=reign.defences,
        )  # fmt: skip


def _of_a_feud(books: Books) -> Iterator[str]:
    """The hottest feud of two who still box."""
    found = feuds(books)
    lasting = (
        feud for feud in found if not any(books.fighters[man].is_retired for man in (feud.one, feud.other))
    )
    feud = next(lasting, None)
    if feud is None or feud.heat < FEUD:
        return
    row = _feud_row(books, "fighters", 1, feud)
    told = {"one": row.one_name, "other": row.other_name, "bouts": row.bouts, "night": row.next_night}
    score = f"{row.won}-{row.lost}" + (f"-{row.drawn}" if row.drawn else "")
    if row.next_night:
        yield say(
            "{one} and {other} cannot leave each other alone: after {bouts} bouts they meet again on night {night}.",
            **told,
        )
    elif row.won == row.lost:
        yield say(
            "{one} and {other} have met {bouts} times and nothing is settled between them: {score}.",
            score=score,
            **told,
        )
    else:
        yield say("{one} leads {other} {score} in a feud of {bouts} bouts.", score=score, **told)


def _of_money(books: Books) -> Iterator[str]:
    """The race for money, close or run."""
    standings = books.standings()
    if books.ended or len(standings) < 2 or standings[0].balance_cents <= 0:
        return
    first, second = standings[:2]
    gap = first.balance_cents - second.balance_cents
    told = {"first": first.name, "second": second.name, "gap": money(gap)}
    if 10 * gap <= first.balance_cents:
        yield say("The race for money is open: {first} is only {gap} ahead of {second}.", **told)
    elif 2 * gap >= first.balance_cents:
        yield say("{first} runs away with the money: {gap} ahead of {second}.", **told)


def _of_a_run(books: Books) -> Iterator[str]:
    """Whoever has won most bouts in a row."""
    best = max(_boxing(books), key=lambda page: page.winning_streak, default=None)
    if best is None or best.winning_streak < STREAK:
        return
    if best.tally.wins == best.tally.bouts:
        yield say(
            "Nobody has beaten {name} yet: {count} bouts, {count} wins.",
            name=best.name,
            count=best.tally.wins,
        )
    else:
        yield say("{name} has won {count} in a row.", name=best.name, count=best.winning_streak)


def _of_a_newcomer(books: Books, nights: range) -> Iterator[str]:
    """The best of those who came in this season."""
    came = [page for page in _boxing(books) if page.entered_night in nights and page.entered_night > 0]
    best = max(came, key=lambda page: (page.tally.wins - page.tally.losses, page.earned_half), default=None)
    if best is not None and best.tally.wins >= ROOKIE_WINS:
        yield say(
            "The newcomer to watch is {name}: {wins} won, {losses} lost.",
            name=best.name, wins=best.tally.wins, losses=best.tally.losses,
        )  # fmt: skip


def _boxing(books: Books) -> Iterator[FighterBook]:
    return (page for page in books.fighters.values() if not page.is_retired)


# Side bets: every bet, who won what from whom, and what is worth betting on


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
        _bet_row(books, bet) for bet in found if bet.accepted or viewer in (None, bet.proposer, bet.partner)
    )


def _bet_row(books: Books, bet: BetBook) -> BetRow:
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


def odds_on(books: Books, bout: int, fighter: int, stake_dollars: int) -> tuple[int, int]:
    """What a bet on one of the two of a bout would be made at now: that man's chance in 1000, and the dollars a stake would win (C82)."""
    chance = chance_permille(books, books.bouts[bout], fighter)
    return chance, win_dollars(stake_dollars, chance)


def state_word(state: str) -> str:
    """What a state is called."""
    return {
        "open": say("open"), "declined": say("declined"), "taken": say("taken"), "won": say("won"), "lost": say("lost"),
        "void": say("void"),
    }[state]  # fmt: skip
