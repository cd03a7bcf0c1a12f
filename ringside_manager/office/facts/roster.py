"""All fighters as one table, the stable at a glance (condition, next bout, form), and fight plans: for what, saying what, shown to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from operator import attrgetter
from typing import NamedTuple

from ringside_manager.bout import registry
from ringside_manager.bout.terms import Abilities
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutBook, FighterBook, Tally
from ringside_manager.campaign.bouts import carried, is_hurt, is_late, kept_nights, out_until, rested_from
from ringside_manager.campaign.progress import may_retire
from ringside_manager.campaign.rankings import places
from ringside_manager.league.business.nights import PlanSealed
from ringside_manager.league.deeds import Entry
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.deeds import Directory
from ringside_manager.office.orders.pairings import due_pairings


class RosterRow(NamedTuple):
    """A fighter in a table of thousands; a named tuple, for it is the cheapest frozen row there is.

    ``rank`` is 0 for the champion and ``None`` without a rank; popularity is in half points and
    ``earnings`` in whole dollars.  ``streak`` counts wins in a row, or losses in a row below 0.
    ``rested_in`` are the nights until he carries nothing into a bout (0: rested, C55) and
    ``carried_loss`` what he carries until then (C57); ``out_in`` those an injury keeps him out for (0: none, Y4).
    """

    number: int
    name: str
    nickname: str
    nationality: str
    stance: str
    weight_class: str
    manager: int | None
    manager_name: str
    rank: int | None
    pop_half: int
    earned_half: int
    wins: int
    losses: int
    draws: int
    kos: int
    stoppages: int
    bouts: int
    streak: int
    knockdowns: int
    knockdowns_suffered: int
    earnings: int
    percentage: int | None
    last_night: int | None
    nights_since: int | None
    rested_in: int
    carried_loss: int
    out_in: int
    booked: int
    entered_night: int
    retired_night: int | None
    abilities: Abilities

    @property
    def is_retired(self) -> bool:
        """Whether he fights no more (C17)."""
        return self.retired_night is not None

    @property
    def is_champion(self) -> bool:
        """Whether he holds the title."""
        return self.rank == 0

    @property
    def ko_share(self) -> float | None:
        """The part of his wins that came by KO, 0 to 1; ``None`` without a win."""
        return self.kos / self.wins if self.wins else None

    @property
    def win_share(self) -> float | None:
        """The part of his bouts he won, 0 to 1; ``None`` without a bout."""
        return self.wins / self.bouts if self.bouts else None


def roster(books: Books) -> list[RosterRow]:
    """Every fighter there ever was, in order of entry."""
    return rows_of(books, books.fighters.values())


def stable_rows(books: Books, manager: int) -> list[RosterRow]:
    """The unretired fighters of one manager, in the order they came."""
    return rows_of(books, (books.fighters[number] for number in books.managers[manager].stable))


def rows_of(books: Books, fighters: Iterable[FighterBook]) -> list[RosterRow]:
    """The rows of some fighters."""
    names = {number: manager.name for number, manager in books.managers.items()}
    due = Counter(number for pairing in due_pairings(books) for number in pairing.pair)
    return [_row(books, fighter, names, due[fighter.number]) for fighter in fighters]


def _row(books: Books, page: FighterBook, names: dict[int, str], due: int) -> RosterRow:
    """By position: with ten thousand rows, names would cost as much again."""
    person, tally = page.fighter, page.tally
    wins, losses = tally.wins, tally.losses
    last, manager = page.last_night, page.manager
    closed = books.closed
    rest = 0 if last is None else rested_from(books.house.rest, last) - (closed + 1)
    out = max(0, out_until(books, page) - (closed + 1))
    return RosterRow(
        page.number,
        person.name,
        person.nickname,
        person.nationality,
        person.stance,
        page.weight_class,
        manager,
        "" if manager is None else names[manager],
        page.rank,
        page.pop_half,
        page.earned_half,
        wins,
        losses,
        tally.draws,
        tally.wins_ko,
        tally.wins_ko + tally.wins_tko,
        wins + losses + tally.draws + tally.no_contests,
        page.winning_streak or -page.losing_streak,
        page.knockdowns,
        page.knockdowns_suffered,
        page.earnings_dollars,
        page.percentage,
        last,
        None if last is None else closed - last,
        max(rest, 0),
        page.lost.loss if rest > 0 and page.lost is not None else 0,
        out,
        len(page.booked) + due,
        page.entered_night,
        page.retired_night,
        page.abilities,
    )


# A stable at a glance.


class Condition(Enum):
    """How a fighter would go into a bout on the next night."""

    NEW = "new"
    """He has not boxed yet."""
    RESTED = "rested"
    HURT = "hurt"
    """An injury keeps him out (Y4)."""
    TIRED = "tired"
    """He would carry a loss (C57)."""
    SPENT = "spent"
    """He would carry all he has, or more (C58)."""


@dataclass(frozen=True, slots=True)
class StableGlance:
    """One fighter of a stable.

    ``rested_on`` is the first night without a carried loss and unhurt, ``None`` if he is rested; ``lost`` of
    ``start`` is what he would carry into the next night (C57), 0 of 0 if nothing; ``nights_since`` counts
    from his last bout to the next night, ``None`` before the first.  ``bouts_to_renewal`` are those left at
    this percentage, 1 to 10 (C21); ``contract_until`` is the last night of his contract, ``None`` without one (Y9).  ``kept_until``: a tournament keeps him from other bouts to
    that night; 0 while it is late and nobody can say (C62).
    """

    fighter: int
    name: str
    rank: int | None
    tally: Tally
    winning_streak: int
    losing_streak: int
    pop_half: int
    percentage: int
    bouts_to_renewal: int
    contract_until: int | None
    condition: Condition
    nights_since: int | None
    rested_on: int | None
    lost: int
    start: int
    booked: tuple[BoutBook, ...]
    kept_until: int | None
    may_retire: bool
    earnings_dollars: int


@dataclass(frozen=True, slots=True)
class Standing:
    """One manager in the league table; ``place`` is shared by equals (C70), ``change_cents`` that of the latest night."""

    place: int
    manager: int
    name: str
    balance_cents: int
    change_cents: int
    fighters: int
    champions: int
    tally: Tally


def stable_glance(books: Books, manager: int) -> tuple[StableGlance, ...]:
    """Every fighter of a manager, in the order they came."""
    coming = bouts_to_come(books, books.managers[manager].stable)
    return tuple(_glance(books, books.fighters[number], bouts) for number, bouts in coming.items())


def _glance(books: Books, fighter: FighterBook, booked: tuple[BoutBook, ...]) -> StableGlance:
    """One fighter at a glance, before the next night."""
    night, bouts = books.closed + 1, books.house.share.bouts
    loss = carried(books.house.rest, fighter.last_night, fighter.lost, night)
    rested = (
        None
        if loss is None or fighter.last_night is None
        else rested_from(books.house.rest, fighter.last_night)
    )
    return StableGlance(
        fighter=fighter.number,
        name=fighter.name,
        rank=fighter.rank,
        tally=replace(fighter.tally),
        winning_streak=fighter.winning_streak,
        losing_streak=fighter.losing_streak,
        pop_half=fighter.pop_half,
        percentage=fighter.percentage or 0,
        bouts_to_renewal=bouts - fighter.bouts_under_manager % bouts,
        contract_until=fighter.contract_until,
        condition=_condition(books, fighter, night),
        nights_since=None if fighter.last_night is None else night - fighter.last_night,
        rested_on=out_until(books, fighter) if is_hurt(books, fighter, night) else rested,
        lost=loss.loss if loss else 0,
        start=loss.start if loss else 0,
        booked=booked,
        kept_until=kept_until(books, fighter.number),
        may_retire=may_retire(books.house.retirement, fighter.tally.bouts, fighter.losing_streak),
        earnings_dollars=fighter.earnings_dollars,
    )


def next_bouts(books: Books, manager: int) -> tuple[tuple[int, BoutBook], ...]:
    """The bouts to come for a manager's fighters, soonest first, each once with the first of them who is in it."""
    once: dict[tuple[int, frozenset[int]], tuple[int, BoutBook]] = {}
    for fighter, bouts in bouts_to_come(books, books.managers[manager].stable).items():
        for bout in bouts:
            once.setdefault((bout.night, frozenset(bout.fighters)), (fighter, bout))
    return tuple(sorted(once.values(), key=lambda row: (row[1].night, row[1].arena.place, row[0])))


def bouts_to_come(books: Books, fighters: Iterable[int]) -> dict[int, tuple[BoutBook, ...]]:
    """The bouts each of these fighters has to come, soonest first.

    Those a tournament will make are as they will be when their night begins, without a number (C62).
    """
    due = [
        BoutBook(0, one.night, *one.pair, one.arena, one.rounds, one.title, False, books.system, one.slot)
        for one in due_pairings(books)
        if one.night is not None
    ]
    coming = {
        number: [
            *(books.bouts[bout] for bout in books.fighters[number].booked),
            *(bout for bout in due if number in bout.fighters),
        ]
        for number in fighters
    }
    return {number: tuple(sorted(bouts, key=attrgetter("night"))) for number, bouts in coming.items()}


def league_table(books: Books) -> tuple[Standing, ...]:
    """The managers, richest first, with what the latest night brought each (C70)."""
    ranked = books.standings()
    shared = places([manager.balance_cents for manager in ranked])
    gained = dict.fromkeys(books.managers, 0)
    for line in _lines_of_latest(books):
        gained[line[0]] += line[1]
    return tuple(
        Standing(
            place, manager.number, manager.name, manager.balance_cents, gained[manager.number],
            len(manager.stable), sum(books.is_champion(number) for number in manager.stable), replace(manager.tally),
        )
        for place, manager in zip(shared, ranked, strict=True)
    )  # fmt: skip


def _lines_of_latest(books: Books) -> Iterator[tuple[int, int]]:
    """Manager and cents of every movement since the latest night began."""
    for line in reversed(books.ledger):
        if line.night < books.closed:
            return
        yield line.manager, line.amount_cents


def _condition(books: Books, fighter: FighterBook, night: int) -> Condition:
    if fighter.last_night is None:
        return Condition.NEW
    if is_hurt(books, fighter, night):
        return Condition.HURT
    loss = carried(books.house.rest, fighter.last_night, fighter.lost, night)
    if loss is None or not loss.loss:
        return Condition.RESTED
    return Condition.SPENT if loss.loss >= loss.start else Condition.TIRED


def kept_until(books: Books, fighter: int) -> int | None:
    """The last night a tournament keeps a fighter for itself, if it does on the next one; 0 when it is late (C62)."""
    night = books.closed + 1
    for drawn in books.tournaments.values():
        kept = kept_nights(books, drawn, fighter)
        if night in kept:
            return 0 if is_late(books, drawn) else kept[-1]
    return None


# Fight plans: for which bouts, what they say, and who may know


def plans_in_force(books: Books, entries: Sequence[Entry]) -> dict[int, str]:
    """The texts of all sealed plans by fighter: for the bell alone, not for anybody's eyes."""
    if not any(page.plan for page in books.fighters.values()):
        return {}
    names = Directory(entries)
    texts = ((page.number, _text(names, page.plan)) for page in books.fighters.values() if page.plan)
    return {number: text for number, text in texts if text}


def sealed_plan(books: Books, entries: Sequence[Entry], fighter: int, viewer: Party | None) -> str | None:
    """The text of the plan in force for a fighter, for his own manager; ``None`` for anybody else and without one."""
    page = books.fighters[fighter]
    if viewer is None or viewer.manager is None or viewer.manager != page.manager:
        return None
    return _text(Directory(entries), page.plan)


def lapsing(books: Books, fighters: Iterable[int | None], manager: int | None) -> tuple[str, ...]:
    """The names of a manager's own fighters among some whose sealed plans lapse when they change managers."""
    pages = (books.fighters[number] for number in fighters if number is not None)
    return tuple(page.name for page in pages if page.plan is not None and page.manager == manager)


def is_open(books: Books, deed: PlanSealed, entry: int) -> bool:
    """Whether a bout was fought with the plan sealed in ``entry``, so that anybody may read it."""
    page = books.fighters.get(deed.fighter)
    return page is not None and any(entry in books.bouts[bout].plans for bout in page.bouts)


def opened_plans(
    entries: Sequence[Entry], plans: tuple[int | None, int | None]
) -> tuple[str | None, str | None]:
    """The texts of the plans a bout was fought with."""
    if plans == (None, None):
        return None, None
    names = Directory(entries)
    return _text(names, plans[0]), _text(names, plans[1])


def _text(names: Directory, entry: int | None) -> str | None:
    deed = None if entry is None else names.deed(entry)
    return deed.plan or None if isinstance(deed, PlanSealed) else None


# Bouts a plan may be written for.


def bouts_to_plan(books: Books, fighter: int) -> tuple[BoutBook, ...]:
    """His bouts to come, the next first, then one against every other active fighter of his weight, by name.

    A bout nobody has made is over the system's usual distance on the coming night, the fighter in red, number 0;
    so is a pairing of a tournament (C62), which has its ``slot``.
    """
    own = books.fighters[fighter]
    made = [bout for bout in bouts_to_come(books, [fighter])[fighter] if bout.system == books.system]
    met = {fighter, *(bout.opponent_of(fighter) for bout in made)}
    others = (
        page
        for page in books.fighters.values()
        if page.number not in met
        and page.manager is not None
        and not page.is_retired
        and page.weight_class == own.weight_class
    )
    night, rounds = books.closed + 1, registry.get(books.system).info.default_rounds
    open_to_all = (
        BoutBook(0, night, fighter, page.number, Arena.PITS, rounds, False, False, books.system)
        for page in sorted(others, key=lambda page: (page.name.casefold(), page.number))
    )
    return (*made, *open_to_all)
