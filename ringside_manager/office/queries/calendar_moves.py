"""What may be put where on the board, and the orders by which it gets there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ringside_manager.campaign.arenas import Arena, arena_rule, is_open
from ringside_manager.campaign.books import Books, FighterBook
from ringside_manager.campaign.orders import (
    CancelBout,
    CounterOffer,
    MakeBout,
    OfferBout,
    Order,
    WithdrawOffer,
)
from ringside_manager.office.desk import Party
from ringside_manager.office.queries.calendar import Chip, ChipState
from ringside_manager.office.queries.matchmaker_bars import Bar, Objection
from ringside_manager.office.queries.matchmaker_judgement import BoutOrder, objection
from ringside_manager.office.queries.matchmaker_offers import without_offer
from ringside_manager.office.queries.matchmaker_sheet import Side, order_for, pays, side


@dataclass(frozen=True, slots=True)
class Move:
    """The orders that bring a bout elsewhere, to be handed in one after the other, or why it may not go."""

    orders: tuple[Order, ...]
    objection: Objection | None


def why_not(
    books: Books, by: Party, fighter: int, opponent: int, night: int, arena: Arena, *, title: bool = False
) -> Objection | None:
    """What keeps ``by`` from this bout at its usual length; ``None`` if the office would take it."""
    return objection(books, order_for(by, night, (fighter, opponent), arena, title=title), by)


def why_no_bout(books: Books, by: Party, fighter: int, night: int, arena: Arena) -> Objection | None:
    """What keeps a fighter from any bout in an arena on a night; ``None`` if there is somebody to meet there.

    Tells the bar against the most popular opponent, who opens the most doors.
    """
    mine = books.fighters[fighter]
    first: Objection | None = None
    for other in _by_popularity(books, mine):
        refused = why_not(books, by, fighter, other.number, night, arena)
        if refused is None:
            return None
        first = first or refused
        if _holds_for_all(refused, mine, other, arena):
            break
    return first


@dataclass(frozen=True, slots=True)
class Partner:
    """Somebody a fighter could meet in an arena on a night, with the fighter's own purses in dollars."""

    side: Side
    win_dollars: int
    lose_dollars: int

    @property
    def fighter(self) -> int:
        """His number."""
        return self.side.fighter


def partners(books: Books, by: Party, fighter: int, night: int, arena: Arena) -> tuple[Partner, ...]:
    """Everybody the office would let a fighter meet there at the usual length, the best paid bout first."""
    mine = books.fighters[fighter]
    return tuple(
        _partner(books, mine, other, night, arena)
        for other in _by_popularity(books, mine)
        if why_not(books, by, fighter, other.number, night, arena) is None
    )


def _partner(books: Books, mine: FighterBook, other: FighterBook, night: int, arena: Arena) -> Partner:
    won, _, lost = pays((mine, other), arena)
    return Partner(side(books, other, night), won.purses_dollars[0], lost.purses_dollars[0])


def _by_popularity(books: Books, mine: FighterBook) -> list[FighterBook]:
    roster = (books.fighters[number] for number in books.divisions[mine.weight_class].roster)
    others = (page for page in roster if page is not mine and page.manager is not None)
    return sorted(others, key=lambda page: (-page.pop_half, page.number))


def _holds_for_all(refused: Objection, mine: FighterBook, other: FighterBook, arena: Arena) -> bool:
    """Whether nobody less popular would change it: it is about him, the night, or the arena's door."""
    about_him = refused.fighter == mine.number
    about_night = refused.bar in (Bar.NIGHT_OVER, Bar.BEYOND_END)
    return about_him or about_night or not is_open(arena, mine.pop_half, other.pop_half)


def move(books: Books, by: Party, chip: Chip, night: int, arena: Arena) -> Move:
    """Bring a bout or an offer to another night or arena, as far as whoever asks may.

    An offer of one's own is withdrawn and made anew; one that waits for one's answer is countered; a
    bout that is made is cancelled and made anew by the promoter.
    """
    if (night, arena) == (chip.night, chip.arena):
        return Move((), None)
    if chip.state is ChipState.ASKED:
        return _counter(books, by, chip, night, arena)
    if chip.is_offer:
        withdrawal = WithdrawOffer(chip.number)
        offer = _again(chip, night, arena, books.offers[chip.number].note)
        return _replaced(books, without_offer(books, chip.number), by, withdrawal, offer)
    moved = _again(chip, night, arena)
    made = MakeBout(night, moved.red, moved.blue, arena, moved.rounds, moved.title)
    return _replaced(books, without_bout(books, chip.number), by, CancelBout(chip.number), made)


def _counter(books: Books, by: Party, chip: Chip, night: int, arena: Arena) -> Move:
    if night != chip.night:
        return Move((), Objection("C3", Bar.NIGHT_FIXED, None, (chip.night,)))
    answer = CounterOffer(chip.number, arena, _again(chip, night, arena).rounds)
    refused = objection(books, answer, by)
    return Move((), refused) if refused else Move((answer,), None)


def _again(chip: Chip, night: int, arena: Arena, note: str = "") -> OfferBout:
    """The same bout elsewhere, of the same length where the arena allows it."""
    title = chip.title and arena is Arena.BEST
    rounds = chip.rounds if chip.rounds in arena_rule(arena, title).rounds else None
    return OfferBout(night, chip.red, chip.blue, arena, rounds, title, note)


def _replaced(
    books: Books,
    without: Books,
    by: Party,
    away: WithdrawOffer | CancelBout,
    again: OfferBout | MakeBout,
) -> Move:
    orders: tuple[tuple[Books, BoutOrder], ...] = ((books, away), (without, again))
    for page, order in orders:
        refused = objection(page, order, by)
        if refused is not None:
            return Move((), refused)
    return Move((away, again), None)


def without_bout(books: Books, number: int) -> Books:
    """The books as if a bout had been cancelled, as far as another bout depends on it."""
    pair = books.bouts[number].fighters
    freed = {
        fighter: replace(page, booked=[bout for bout in page.booked if bout != number])
        for fighter, page in books.fighters.items()
        if fighter in pair
    }
    return replace(books, fighters={**books.fighters, **freed})
