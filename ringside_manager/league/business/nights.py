"""A fight night: plans sealed, its card approved and put in order, places auctioned, the rankings drawn up after it (C2, C3, C5, C32-C34, C53, C54)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, ClassVar

from annotated_types import Ge, Le, MaxLen

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import (
    BoutBook,
    BoutState,
    Division,
    FighterBook,
    GivenRank,
    LedgerKind,
    NewsKind,
    ReignEnd,
)
from ringside_manager.campaign.rankings import CHAMPION, Contender, rank, rank_pop_half, with_given_ranks
from ringside_manager.campaign.titles import is_stripped
from ringside_manager.language import say
from ringside_manager.league.business.offers import fall_out
from ringside_manager.league.business.open_books import OpenBooks, post
from ringside_manager.league.business.tournaments import vacate
from ringside_manager.league.deeds import D100, Cents, Deed, Night, Number, Seed, Text

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


# The card of a night: approved, put in order, its places given or auctioned


@dataclass(frozen=True, slots=True)
class CardDrawnUp(Deed):
    """The bouts of a night are agreed on before its eve, for the promoter to see (C73)."""

    kind: ClassVar[str] = "card_drawn_up"
    night: Night


@post.register
def card_drawn_up(deed: CardDrawnUp, opened: OpenBooks) -> None:
    """Nobody looks for bouts for that night any more (C73)."""
    books = opened.books
    if deed.night != books.closed + 1:
        opened.doubt(
            "C73",
            say(
                "The card of night {night} was drawn up after night {closed}.",
                night=deed.night,
                closed=books.closed,
            ),
        )
    books.drawn_up = deed.night
    books.touched.league = True


@dataclass(frozen=True, slots=True)
class CardApproved(Deed):
    """The promoter approves bouts of a night (C3); it changes nothing about them."""

    kind: ClassVar[str] = "card_approved"
    night: Night
    bouts: tuple[Number, ...]


@post.register
def card_approved(deed: CardApproved, opened: OpenBooks) -> None:
    """Note the approval on every bout it names that is still to come (C3)."""
    for bout in _still_made(opened, deed.bouts, deed.night, None):
        bout.approved = opened.entry


@dataclass(frozen=True, slots=True)
class CardOrdered(Deed):
    """The promoter puts the bouts of an arena's card in order; those not named come after them (C5)."""

    kind: ClassVar[str] = "card_ordered"
    night: Night
    arena: Arena
    bouts: tuple[Number, ...]


@post.register
def card_ordered(deed: CardOrdered, opened: OpenBooks) -> None:
    """Give the bouts of the card their turns, and take away those they had (C5)."""
    for bout in _card(opened, deed.night, deed.arena):
        bout.turn = None
    for turn, bout in enumerate(_still_made(opened, deed.bouts, deed.night, deed.arena), 1):
        bout.turn = turn


@dataclass(frozen=True, slots=True)
class PlacesAwarded(Deed):
    """The promoter names the bouts that come first for the places of an arena's card (C53)."""

    kind: ClassVar[str] = "places_awarded"
    night: Night
    arena: Arena
    bouts: tuple[Number, ...]


@post.register
def places_awarded(deed: PlacesAwarded, opened: OpenBooks) -> None:
    """Mark the bouts that come first for a place, and no others of the card (C53)."""
    for bout in _card(opened, deed.night, deed.arena):
        bout.awarded = False
    for bout in _still_made(opened, deed.bouts, deed.night, deed.arena):
        bout.awarded = True


def _card(opened: OpenBooks, night: int, arena: Arena) -> list[BoutBook]:
    return [opened.bout(bout.number) for bout in opened.books.bouts_of_night(night) if bout.arena is arena]


def _still_made(opened: OpenBooks, bouts: Iterable[int], night: int, arena: Arena | None) -> list[BoutBook]:
    """Those bouts of the card that are there and still to come: a word about others is about nothing."""
    pages = (opened.books.bouts.get(number) for number in dict.fromkeys(bouts))
    return [
        opened.bout(page.number)
        for page in pages
        if page is not None
        and page.state is BoutState.MADE
        and page.night == night
        and arena in (None, page.arena)
    ]


@dataclass(frozen=True, slots=True)
class BidSealed(Deed):
    """A manager's sealed bid towards the place of a bout; a later one replaces it (C54)."""

    kind: ClassVar[str] = "bid_sealed"
    bout: Number
    manager: Number
    cents: Cents


@post.register
def bid_sealed(deed: BidSealed, opened: OpenBooks) -> None:
    """Keep a sealed bid with its bout until the card is settled (C54)."""
    bout, manager = opened.bout(deed.bout), opened.manager(deed.manager)
    bout.bids_cents[manager.number] = deed.cents


@dataclass(frozen=True, slots=True)
class BidPart:
    """What one manager offers of his own money towards a date, in cents (C54)."""

    manager: Number
    cents: Cents


@dataclass(frozen=True, slots=True)
class BoutBid:
    """The sealed bid for one bout, with its d100s if it was tied (C54)."""

    bout: Number
    parts: tuple[BidPart, ...]
    rolls: tuple[D100, ...] = ()

    @property
    def total_cents(self) -> int:
        """What all its managers offer together."""
        return sum(part.cents for part in self.parts)


@dataclass(frozen=True, slots=True)
class DatesAuctioned(Deed):
    """The places of one arena's card are auctioned (C54); ``winners`` are the bouts that got one."""

    kind: ClassVar[str] = "dates_auctioned"
    night: Night
    arena: Arena
    places: Annotated[int, Ge(1), Le(1_000_000)]
    bids: tuple[BoutBid, ...]
    winners: tuple[Number, ...]


@post.register
def dates_auctioned(deed: DatesAuctioned, opened: OpenBooks) -> None:
    """The winning bids are paid, each manager his part; the money leaves the campaign (C54)."""
    payers = [
        (opened.manager(part.manager), bid, part.cents)
        for bid in deed.bids
        for part in bid.parts
        if bid.bout in deed.winners
    ]
    _check_winners(opened, deed)
    for manager, bid, cents in payers:
        opened.pay(manager, LedgerKind.DATE_BID, -cents, bout=bid.bout, rule="C54")
    for bid in deed.bids:
        if bid.bout in deed.winners:
            managers = tuple(part.manager for part in bid.parts)
            if bid.bout in opened.books.bouts:
                opened.bout(bid.bout).awarded = True
            opened.news(NewsKind.DATE_WON, (), managers, bout=bid.bout, amount=bid.total_cents)


def _check_winners(opened: OpenBooks, deed: DatesAuctioned) -> None:
    """The highest bids get the places, ties by the dice (C54)."""
    ranked = sorted(deed.bids, key=_standing, reverse=True)
    if {bid.bout for bid in ranked[: deed.places]} != set(deed.winners):
        opened.doubt(
            "C54", say("The places at {title} did not go to the highest bids.", title=deed.arena.title)
        )


def _standing(bid: BoutBid) -> tuple[int, tuple[int, ...]]:
    return bid.total_cents, bid.rolls
