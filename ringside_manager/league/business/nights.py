"""A fight night, from sealed plans and opened doors to the rankings drawn up after it (C2, C5, C32-C34)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, ClassVar

from annotated_types import Ge, Le, MaxLen

from ringside_manager.campaign.books import BoutState, Division, FighterBook, GivenRank, NewsKind, ReignEnd
from ringside_manager.campaign.rankings import CHAMPION, Contender, rank, rank_pop_half, with_given_ranks
from ringside_manager.campaign.titles import is_stripped
from ringside_manager.language import say
from ringside_manager.league.business.open_books import OpenBooks, post
from ringside_manager.league.business.tournaments import vacate
from ringside_manager.league.business.wagers import fall_out
from ringside_manager.league.deeds import Deed, Night, Number, Seed, Text

MOST_PLAN = 20_000
"""Characters of the longest fight plan."""


@dataclass(frozen=True, slots=True)
class PlanSealed(Deed):
    """A manager seals the fight plan of one of his fighters, YAML text; an empty one takes the last back.

    It is in force until another is sealed, the fighter changes managers or retires, and secret until a
    bout was fought with it.
    """

    kind: ClassVar[str] = "plan_sealed"
    fighter: Number
    manager: Number
    plan: Annotated[str, MaxLen(MOST_PLAN)]


@post.register
def plan_sealed(deed: PlanSealed, opened: OpenBooks) -> None:
    """A fighter's corner has its orders, or has them no longer."""
    fighter, manager = opened.fighter(deed.fighter), opened.manager(deed.manager)
    if fighter.is_retired or fighter.manager != manager.number:
        opened.doubt(
            "C3",
            say(
                "{name} sealed a fight plan for {name2}, who was not his fighter.",
                name=manager.name,
                name2=fighter.name,
            ),
        )
        return
    if opened.books.doors and any(
        opened.books.bouts[bout].night == opened.books.doors for bout in fighter.booked
    ):
        opened.doubt(
            "C5", say("The fight plan of {name} was changed when the doors were open.", name=fighter.name)
        )
    fighter.plan = opened.entry if deed.plan else None


@dataclass(frozen=True, slots=True)
class DoorsOpened(Deed):
    """The doors of a night are open: its card is final, and ``seed`` decides what chance decides on it."""

    kind: ClassVar[str] = "doors_opened"
    night: Night
    seed: Seed


@post.register
def doors_opened(deed: DoorsOpened, opened: OpenBooks) -> None:
    """The card of the next night is final (C2)."""
    books = opened.books
    if deed.night != books.closed + 1 or books.doors:
        opened.doubt(
            "C2",
            say(
                "The doors of night {night} were opened after night {closed}.",
                night=deed.night,
                closed=books.closed,
            ),
        )
    books.doors, books.doors_seed = deed.night, deed.seed
    books.touched.league = True


@dataclass(frozen=True, slots=True)
class NightClosed(Deed):
    """A fight night is over: rankings and popularity totals are drawn up again (C5, C32-C34)."""

    kind: ClassVar[str] = "night_closed"
    night: Night


@post.register
def night_closed(deed: NightClosed, opened: OpenBooks) -> None:
    """Rankings and popularity totals are drawn up again (C32-C34)."""
    books = opened.books
    if deed.night != books.closed + 1 or deed.night < books.night:
        opened.doubt(
            "C2", say("Night {night} was closed after night {closed}.", night=deed.night, closed=books.closed)
        )
    books.night = books.closed = max(deed.night, books.night)
    books.doors = books.doors_seed = 0
    books.touched.league = True
    _look_over_card(opened, deed.night)
    for weight_class in books.divisions:
        _strip(opened, books.divisions[weight_class])
        _draw_up(opened, books.divisions[weight_class])


def _look_over_card(opened: OpenBooks, night: int) -> None:
    """Tell the new percentages of the night, and note bouts that nobody fought (C5, C21)."""
    for bout in opened.books.bouts_of_night(night):
        if bout.state is BoutState.MADE:
            opened.doubt(
                "C5",
                say(
                    "Bout {number} of night {night} was neither fought nor cancelled.",
                    number=bout.number,
                    night=night,
                ),
            )
            fall_out(opened, bout)
        for fighter, percentage in zip(bout.fighters, bout.renewed, strict=True):
            if percentage is not None:
                opened.news(NewsKind.RENEWED, (fighter,), bout=bout.number, amount=percentage)


def _strip(opened: OpenBooks, division: Division) -> None:
    """Take the title from a champion who has not defended it in time; it is vacant (Y12, C66)."""
    books = opened.books
    for number in division.champions:
        if is_stripped(books, books.fighters[number], books.closed):
            vacate(opened, number, ReignEnd.STRIPPED)
            nights = books.house.titles.strip_nights
            opened.news(NewsKind.STRIPPED, (number,), amount=nights, word=division.weight_class)


def _draw_up(opened: OpenBooks, division: Division) -> None:
    roster = [opened.books.fighters[number] for number in division.roster]
    contenders = _contenders(opened, roster, division)
    earned = [contender.entry_order for contender in rank(contenders, crowned=division.crowned)]
    given = {fighter.number: fighter.given.rank for fighter in roster if fighter.given is not None}
    ranking = with_given_ranks(earned, given) if given else earned
    if ranking != division.ranking:
        division.ranking = ranking
        opened.books.touched.divisions.add(division.weight_class)
    ranks = {number: place for place, number in enumerate(ranking, 1)}
    ranks |= dict.fromkeys(division.champions, CHAMPION)
    _give_ranks(opened, roster, ranks)
    if division.crowned:
        opened.books.closings.append(division.close(opened.books.closed))


def _contenders(opened: OpenBooks, roster: Iterable[FighterBook], division: Division) -> Iterator[Contender]:
    """Those who have boxed: nobody else is ranked (C34)."""
    champions, closed = division.champions, opened.books.closed
    idle, proof = opened.books.house.idleness.is_over, opened.books.house.weights.unranked_bouts
    for fighter in roster:
        if fighter.bouts:
            tally, number, last = fighter.tally, fighter.number, fighter.last_night
            record = tally.wins, tally.losses, tally.wins_ko, tally.bouts
            new = fighter.is_new_in_class(proof)
            yield Contender(
                number, fighter.earned_half, *record, False, number in champions, idle(last, closed), new
            )


def _give_ranks(opened: OpenBooks, roster: Iterable[FighterBook], ranks: dict[int, int]) -> None:
    touched, worth = opened.books.touched.fighters, opened.books.house.rank_pop
    for fighter in roster:
        place = ranks.get(fighter.number)
        rank_half = 0 if place is None else rank_pop_half(worth, place)
        pop_half = fighter.earned_half + rank_half
        if place != fighter.rank or pop_half != fighter.pop_half or rank_half != fighter.rank_half:
            fighter.rank, fighter.rank_half, fighter.pop_half = place, rank_half, pop_half
            touched.add(fighter.number)


def value_ranks(opened: OpenBooks) -> None:
    """Reckon anew what the ranks drawn up last are worth, the house rules being others (C28, C33)."""
    for division in opened.books.divisions.values():
        roster = [opened.books.fighters[number] for number in division.roster]
        _give_ranks(opened, roster, {page.number: page.rank for page in roster if page.rank is not None})


@dataclass(frozen=True, slots=True)
class RankingOverridden(Deed):
    """The promoter gives a contender a rank, or with ``None`` lifts what he gave (C3, C32)."""

    kind: ClassVar[str] = "ranking_overridden"
    fighter: Number
    rank: Annotated[int, Ge(1), Le(1_000_000)] | None
    reason: Text


@post.register
def ranking_overridden(deed: RankingOverridden, opened: OpenBooks) -> None:
    """Keep the rank until the rankings are drawn up, or lift it (C32)."""
    fighter = opened.fighter(deed.fighter)
    if deed.rank is not None and (fighter.is_retired or not fighter.tally.bouts):
        opened.doubt(
            "C34", say("{name} was given a rank but is retired or has not boxed yet.", name=fighter.name)
        )
    given = None if deed.rank is None else GivenRank(deed.rank, opened.books.closed, deed.reason)
    fighter.given = given
    opened.news(NewsKind.RANK_GIVEN, (fighter.number,), amount=deed.rank or 0, word=deed.reason)
