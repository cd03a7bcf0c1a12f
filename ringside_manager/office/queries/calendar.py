"""The board of coming nights: bouts made and offered, places left, who is free, which rounds are due."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import (
    Books,
    BoutBook,
    FighterBook,
    OfferBook,
)
from ringside_manager.campaign.commitments import kept_nights
from ringside_manager.campaign.frequency import rested_from
from ringside_manager.campaign.tournament import default_setting
from ringside_manager.office.bout_orders import addressee
from ringside_manager.office.desk import Party
from ringside_manager.office.lapsing import open_offers
from ringside_manager.office.queries.matchmaker_sheet import Side, side
from ringside_manager.office.tournaments import expected_nights


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


@dataclass(frozen=True, slots=True)
class NightColumn:
    """One night of the board, its arenas from The Best down."""

    night: int
    cells: tuple[Cell, ...]


class Availability(Enum):
    """What a fighter could do on a night."""

    RESTED = "rested"
    TIRED = "tired"
    """He may box but would carry a loss (C57), or has a bout so shortly before that he will."""
    BOOKED = "booked"
    KEPT = "kept"
    """A tournament keeps him (C62)."""


@dataclass(frozen=True, slots=True)
class TrayFighter:
    """One of the viewer's fighters: what he could do on each night of the board that is to come, in order."""

    side: Side
    nights: tuple[Availability, ...]

    @property
    def fighter(self) -> int:
        """His number."""
        return self.side.fighter


@dataclass(frozen=True, slots=True)
class Board:
    """The board as one viewer sees it."""

    nights: tuple[NightColumn, ...]
    tray: tuple[TrayFighter, ...]
    tray_from: int
    """The first night of the tray."""

    def cell(self, night: int, arena: Arena) -> Cell:
        """One arena on one night; both must be on the board."""
        return self.nights[night - self.nights[0].night].cells[arena.place]


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


def _column(
    books: Books, viewer: Party | None, offers: tuple[OfferBook, ...], night: int, due: list[_Due]
) -> NightColumn:
    bouts = [_bout_chip(books, viewer, bout) for bout in books.bouts_of_night(night)]
    chips = bouts + [_offer_chip(books, viewer, offer) for offer in offers if offer.night == night]
    return NightColumn(night, tuple(_cell(books, night, arena, chips, due) for arena in Arena))


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
        title = drawn.for_title and drawn.bracket.is_final(round_number)
        due = RoundDue(number, round_number, drawn.bracket.rounds, bouts, drawn.for_title)
        found.setdefault(night, []).append((default_setting(title)[0], due))
    return found


def _tray(books: Books, viewer: Party | None, shown: range) -> Iterator[TrayFighter]:
    if viewer is None or viewer.manager is None or not shown:
        return
    for number in books.managers[viewer.manager].stable:
        page = books.fighters[number]
        yield TrayFighter(
            side(books, page, shown[0]), tuple(availability(books, page, night) for night in shown)
        )


def availability(books: Books, page: FighterBook, night: int) -> Availability:
    """What an unretired fighter could do on a night to come, from his bouts so far."""
    if any(books.bouts[bout].night == night for bout in page.booked):
        return Availability.BOOKED
    for drawn in books.tournaments.values():
        if night in kept_nights(books, drawn, page.number):
            return Availability.KEPT
    booked = (books.bouts[bout].night for bout in page.booked)
    soon = any(other < night < rested_from(other) for other in booked)
    return Availability.TIRED if soon or not side(books, page, night).is_rested else Availability.RESTED
