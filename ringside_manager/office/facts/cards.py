"""The board of coming nights: bouts, offers, rounds due, who is free, and what may be moved where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena, arena_rule, is_open
from ringside_manager.campaign.books import Books, BoutBook, FighterBook, OfferBook
from ringside_manager.campaign.bouts import kept_nights, rested_from
from ringside_manager.campaign.orders import (
    CancelBout,
    CounterOffer,
    MakeBout,
    OfferBout,
    Order,
    WithdrawOffer,
)
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.matchmaking import Side, order_for, pays, side, without_offer
from ringside_manager.office.facts.objections import Bar, BoutOrder, Objection, objection
from ringside_manager.office.orders.offers import addressee, open_offers
from ringside_manager.office.orders.pairings import expected_nights


class ChipState(Enum):
    """Where a bout on the board stands, as its viewer sees it."""

    MADE = "made"
    FOUGHT = "fought"
    OFFERED = "offered"
    """Offered by the viewer; the other side has not answered."""
    ASKED = "asked"
    """Offered to the viewer, who has not answered."""
    PENDING = "pending"
    """Offered by one manager to another; only the promoter sees it."""


@dataclass(frozen=True, slots=True)
class Chip:
    """A bout or an offer on the board; ``number`` is that of the bout, or of the offer while it is one.

    ``method``, ``winner`` (a fighter) and ``ended`` (the round) are known of a bout that was fought.
    """

    number: int
    state: ChipState
    night: int
    arena: Arena
    red: int
    blue: int
    rounds: int
    title: bool
    tournament: int | None = None
    mine: bool = False
    method: Method | None = None
    winner: int | None = None
    ended: int = 0
    eliminator: bool = False

    @property
    def is_offer(self) -> bool:
        """Whether nobody has agreed to it yet."""
        return self.state not in (ChipState.MADE, ChipState.FOUGHT)


@dataclass(frozen=True, slots=True)
class RoundDue:
    """A round of a tournament expected on a night: how many of its bouts are still to be made for it (C53, C62)."""

    tournament: int
    round: int
    rounds: int
    bouts: int
    for_title: bool


@dataclass(frozen=True, slots=True)
class Cell:
    """One arena on one night; ``places_left`` is ``None`` where cards have no cap (C53)."""

    night: int
    arena: Arena
    chips: tuple[Chip, ...]
    places_left: int | None
    due: tuple[RoundDue, ...]


class Availability(Enum):
    """What a fighter could do on a night."""

    RESTED = "rested"
    HURT = "hurt"
    """An injury keeps him out (Y4)."""
    TIRED = "tired"
    """He may box but would carry a loss (C57), or has a bout so shortly before that he will."""
    BOOKED = "booked"
    KEPT = "kept"
    """A tournament keeps him (C62)."""


@dataclass(frozen=True, slots=True)
class Board:
    """The board as one viewer sees it: its nights, each with its arenas from The Best down.

    ``tray`` are the viewer's own fighters with what each could do on every night of the board that is to come.
    """

    nights: tuple[tuple[Cell, ...], ...]
    tray: tuple[tuple[Side, tuple[Availability, ...]], ...]
    tray_from: int
    """The first night of the tray."""

    def cell(self, night: int, arena: Arena) -> Cell:
        """One arena on one night; both must be on the board."""
        return self.nights[night - self.nights[0][0].night][arena.place]


_Due = tuple[Arena, RoundDue]


def board(books: Books, viewer: Party | None, first: int, nights: int) -> Board:
    """``nights`` fight nights from ``first`` on, none after the last (C70).

    Of open offers a manager sees those made by him or to him, the promoter all, and nobody else any.
    """
    last = min(first + nights - 1, books.options.nights)
    shown = range(min(first, last), last + 1)
    due = _rounds_due(books)
    offers = tuple(visible_offers(books, viewer))
    coming = range(max(shown[0], books.closed + 1), last + 1)
    return Board(
        nights=tuple(_column(books, viewer, offers, night, due.get(night, [])) for night in shown),
        tray=tuple(_tray(books, viewer, coming)),
        tray_from=coming.start,
    )


def visible_offers(books: Books, viewer: Party | None) -> Iterator[OfferBook]:
    """The open offers ``viewer`` may see, oldest first."""
    if viewer is None:
        return
    for offer in open_offers(books):
        parties = (offer.proposer, addressee(books, offer))
        if viewer.promoter or (viewer.manager is not None and viewer.manager in parties):
            yield offer


def offer_to_answer(books: Books, viewer: Party | None, pair: tuple[int, int]) -> OfferBook | None:
    """The oldest open offer of a bout between two men that waits for ``viewer``, or None."""
    return next(
        (
            offer
            for offer in visible_offers(books, viewer)
            if {offer.red, offer.blue} == set(pair) and viewer and addressee(books, offer) == viewer.manager
        ),
        None,
    )


def _column(
    books: Books, viewer: Party | None, offers: tuple[OfferBook, ...], night: int, due: list[_Due]
) -> tuple[Cell, ...]:
    bouts = [_bout_chip(books, viewer, bout) for bout in books.bouts_of_night(night)]
    chips = bouts + [_offer_chip(books, viewer, offer) for offer in offers if offer.night == night]
    return tuple(_cell(books, night, arena, chips, due) for arena in Arena)


def _cell(books: Books, night: int, arena: Arena, chips: list[Chip], due: list[_Due]) -> Cell:
    here = tuple(chip for chip in chips if chip.arena is arena)
    rounds = tuple(one for place, one in due if place is arena)
    cap = books.options.card_cap
    taken = sum(not chip.is_offer for chip in here) + sum(one.bouts for one in rounds)
    return Cell(night, arena, here, None if cap is None else max(0, cap - taken), rounds)


def _bout_chip(books: Books, viewer: Party | None, bout: BoutBook) -> Chip:
    return Chip(
        bout.number,
        ChipState.FOUGHT if bout.is_over else ChipState.MADE,
        bout.night,
        bout.arena,
        bout.red,
        bout.blue,
        bout.rounds,
        bout.title,
        bout.slot.tournament if bout.slot else None,
        _is_mine(books, viewer, bout.fighters),
        bout.outcome.method if bout.outcome else None,
        bout.winner,
        bout.outcome.round if bout.outcome else 0,
        bout.eliminator,
    )


def _offer_chip(books: Books, viewer: Party | None, offer: OfferBook) -> Chip:
    manager = None if viewer is None else viewer.manager
    state = ChipState.PENDING
    if manager is not None:
        state = ChipState.OFFERED if offer.proposer == manager else ChipState.ASKED
    pair = offer.red, offer.blue
    return Chip(
        offer.number,
        state,
        offer.night,
        offer.arena,
        *pair,
        offer.rounds,
        offer.title,
        mine=_is_mine(books, viewer, pair),
    )


def _is_mine(books: Books, viewer: Party | None, pair: tuple[int, int]) -> bool:
    if viewer is None or viewer.manager is None:
        return False
    return any(books.fighters[number].manager == viewer.manager for number in pair)


def _rounds_due(books: Books) -> dict[int, list[_Due]]:
    """The rounds expected on each night, with the arena they are held in unless somebody asks for another."""
    found: dict[int, list[_Due]] = {}
    made = {bout.slot for night in (books.doors,) for bout in books.bouts_of_night(night)}
    nights = Counter(
        (night, slot.tournament, slot.round)
        for slot, night in expected_nights(books).items()
        if slot not in made
    )
    for (night, number, round_number), bouts in nights.items():
        drawn = books.tournaments[number]
        title = drawn.is_title(round_number)
        due = RoundDue(number, round_number, drawn.bracket.rounds, bouts, drawn.for_title)
        found.setdefault(night, []).append((drawn.terms.where(title=title), due))
    return found


def _tray(
    books: Books, viewer: Party | None, shown: range
) -> Iterator[tuple[Side, tuple[Availability, ...]]]:
    if viewer is None or viewer.manager is None or not shown:
        return
    for number in books.managers[viewer.manager].stable:
        page = books.fighters[number]
        yield side(books, page, shown[0]), tuple(availability(books, page, night) for night in shown)


def availability(books: Books, page: FighterBook, night: int) -> Availability:
    """What an unretired fighter could do on a night to come, from his bouts so far."""
    if any(books.bouts[bout].night == night for bout in page.booked):
        return Availability.BOOKED
    for drawn in books.tournaments.values():
        if night in kept_nights(books, drawn, page.number):
            return Availability.KEPT
    found = side(books, page, night)
    if found.hurt:
        return Availability.HURT
    booked = (books.bouts[bout].night for bout in page.booked)
    soon = any(other < night < rested_from(books.house.rest, other) for other in booked)
    return Availability.TIRED if soon or not found.is_rested else Availability.RESTED


# Moves: what may be put where, and the orders that put it there.


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
        if _holds_for_all(books, refused, mine, other, arena):
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
    won, _, lost = pays(books.house.arenas, (mine, other), arena)
    return Partner(side(books, other, night), won.purses_dollars[0], lost.purses_dollars[0])


def _by_popularity(books: Books, mine: FighterBook) -> list[FighterBook]:
    roster = (books.fighters[number] for number in books.divisions[mine.weight_class].roster)
    others = (page for page in roster if page is not mine and page.manager is not None)
    return sorted(others, key=lambda page: (-page.pop_half, page.number))


def _holds_for_all(
    books: Books, refused: Objection, mine: FighterBook, other: FighterBook, arena: Arena
) -> bool:
    """Whether nobody less popular would change it: it is about him, the night, or the arena's door."""
    about_him = refused.fighter == mine.number
    about_night = refused.bar in (Bar.NIGHT_OVER, Bar.BEYOND_END)
    return about_him or about_night or not is_open(books.house.arenas, arena, mine.pop_half, other.pop_half)


Moved = tuple[Order, ...] | Objection
"""The orders that bring a bout elsewhere, to be handed in one after the other, or why it may not go."""


def move(books: Books, by: Party, chip: Chip, night: int, arena: Arena) -> Moved:
    """Bring a bout or an offer to another night or arena, as far as whoever asks may.

    An offer of one's own is withdrawn and made again; one that waits for one's answer is countered; a
    bout that is made is cancelled and made again by the promoter.
    """
    if (night, arena) == (chip.night, chip.arena):
        return ()
    if chip.state is ChipState.ASKED:
        answer = CounterOffer(chip.number, arena, _again(books, chip, night, arena).rounds, night)
        return objection(books, answer, by) or (answer,)
    if chip.is_offer:
        withdrawal, page = WithdrawOffer(chip.number), books.offers[chip.number]
        offer = replace(
            _again(books, chip, night, arena, page.note),
            side_cents=page.side_cents, stake_cents=page.stake_cents,
        )  # fmt: skip
        return _replaced(books, without_offer(books, chip.number), by, withdrawal, offer)
    moved = _again(books, chip, night, arena)
    made = MakeBout(night, moved.red, moved.blue, arena, moved.rounds, moved.title)
    return _replaced(books, without_bout(books, chip.number), by, CancelBout(chip.number), made)


def _again(books: Books, chip: Chip, night: int, arena: Arena, note: str = "") -> OfferBout:
    """The same bout elsewhere, of the same length where the arena allows it."""
    title = chip.title and arena is Arena.BEST
    rounds = chip.rounds if chip.rounds in arena_rule(books.house.arenas, arena, title).rounds else None
    return OfferBout(night, chip.red, chip.blue, arena, rounds, title, note)


def _replaced(
    books: Books, without: Books, by: Party, away: WithdrawOffer | CancelBout, again: OfferBout | MakeBout
) -> Moved:
    orders: tuple[tuple[Books, BoutOrder], ...] = ((books, away), (without, again))
    for page, order in orders:
        refused = objection(page, order, by)
        if refused is not None:
            return refused
    return away, again


def without_bout(books: Books, number: int) -> Books:
    """The books as if a bout had been cancelled, as far as another bout depends on it."""
    pair = books.bouts[number].fighters
    freed = {
        fighter: replace(page, booked=[bout for bout in page.booked if bout != number])
        for fighter, page in books.fighters.items()
        if fighter in pair
    }
    return replace(books, fighters={**books.fighters, **freed})
