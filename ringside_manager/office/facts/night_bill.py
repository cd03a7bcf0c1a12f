"""A fight night as a poster, without a word of results."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.campaign.arenas import Arena, purses
from ringside_manager.campaign.books import Books, BoutBook, BoutState, FighterBook, Tally, TournamentBook
from ringside_manager.campaign.careers import tally_before
from ringside_manager.campaign.frequency import carried
from ringside_manager.campaign.schedule import order_of_work
from ringside_manager.office.orders.cards import booking
from ringside_manager.office.orders.tournaments import DuePairing, due_pairings, waiting_for_a_place

Waiting = tuple[str, str, int | None]
"""Red, blue and the night their bout is expected on, ``None`` if the campaign has none left for it."""


@dataclass(frozen=True, slots=True)
class Boxer:
    """One side of a bout before the bell; ``rank`` 0 is the champion, ``lost`` what he carries in (C57)."""

    fighter: int
    name: str
    nickname: str
    nationality: str
    manager: int | None
    manager_name: str
    tally: Tally
    pop_half: int
    rank: int | None
    lost: int


@dataclass(frozen=True, slots=True)
class PosterBout:
    """A bout of the bill.

    ``bout`` is 0 for a pairing of a tournament that is made on the night itself.  ``title`` is ``None``
    if none is at stake, else the weight class; ``vacant``: nobody holds it.  ``win_dollars`` and
    ``lose_dollars`` are the purses of (red, blue) if he wins or loses (C40-C47).
    """

    bout: int
    arena: Arena
    rounds: int
    red: Boxer
    blue: Boxer
    title: str | None
    vacant: bool
    tournament: str
    tournament_round: int
    final: bool
    win_dollars: tuple[int, int]
    lose_dollars: tuple[int, int]

    @property
    def key(self) -> tuple[int, int]:
        """Who meets whom."""
        return self.red.fighter, self.blue.fighter


@dataclass(frozen=True, slots=True)
class Poster:
    """A fight night before it begins: bouts in the order they are fought (C5), the first of them the main event.

    ``open``: other managers can still make bouts for it.  ``off`` names bouts that were called off, with the reason,
    ``waiting`` the bouts of tournaments that find no place on its cards (C53).
    """

    league: str
    night: int
    bouts: tuple[PosterBout, ...]
    open: bool
    off: tuple[tuple[str, str, str], ...] = ()
    waiting: tuple[Waiting, ...] = ()

    @property
    def main_event(self) -> PosterBout | None:
        """The bout the night is sold with: for the title, or else the first at the best arena."""
        titles = (bout for bout in self.bouts if bout.title is not None)
        return next(titles, self.bouts[0] if self.bouts else None)


@dataclass(frozen=True, slots=True)
class _Evening:
    """A night and the ranks before it."""

    books: Books
    night: int
    ranks: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class _Match:
    """A bout made or due: numbers, POP totals of (red, blue) and what is at stake."""

    bout: int
    pair: tuple[int, int]
    pops_half: tuple[int, int]
    arena: Arena
    rounds: int
    title: bool
    first_title: bool
    drawn: TournamentBook | None
    round: int


def poster(books: Books, night: int) -> Poster:
    """The bill of a night, past or to come, as it was before the first bell."""
    evening = _Evening(books, night, books.ranks_after(min(night - 1, books.closed)))
    made = [_bill(evening, _made(books, bout)) for bout in _in_order(books, night)]
    due = [_bill(evening, _due(books, pairing)) for pairing in due_pairings(books) if pairing.night == night]
    bouts = sorted([*made, *due], key=lambda bout: bout.arena.place)
    off = tuple(_off(books, bout) for bout in _cancelled(books, night))
    to_come = night > max(books.closed, books.doors) and not books.ended
    return Poster(books.name, night, tuple(bouts), to_come, off, waiting(books, night))


def waiting(books: Books, night: int) -> tuple[Waiting, ...]:
    """The bouts of tournaments that find no place on the cards of a night, past or to come (C53)."""
    pages = books.fighters
    return tuple(
        (pages[due.red].name, pages[due.blue].name, due.night) for due in waiting_for_a_place(books, night)
    )


def _in_order(books: Books, night: int) -> Iterator[BoutBook]:
    bookings = (booking(books, bout) for bout in books.bouts_of_night(night))
    return (books.bouts[booked.number] for booked in order_of_work(bookings))


def _cancelled(books: Books, night: int) -> Iterator[BoutBook]:
    """Bouts called off whose men did not meet on that night after all."""
    standing = {frozenset(bout.fighters) for bout in books.bouts_of_night(night)}
    for number in books.cards.get(night, ()):
        bout = books.bouts[number]
        if bout.state is BoutState.CANCELLED and frozenset(bout.fighters) not in standing:
            yield bout


def _off(books: Books, bout: BoutBook) -> tuple[str, str, str]:
    red, blue = (books.fighters[number].name for number in bout.fighters)
    return red, blue, bout.reason


def _made(books: Books, bout: BoutBook) -> _Match:
    drawn = books.tournaments.get(bout.slot.tournament) if bout.slot else None
    pops = bout.pops_half if bout.is_over else _pops(books, bout.fighters)
    first = bout.first_title
    if bout.title and bout.state is not BoutState.FOUGHT:
        first = not books.divisions[books.fighters[bout.red].weight_class].crowned
    return _Match(
        bout.number, bout.fighters, pops, bout.arena, bout.rounds, bout.title, first,
        drawn, bout.slot.round if bout.slot else 0,
    )  # fmt: skip


def _due(books: Books, due: DuePairing) -> _Match:
    """A tournament bout that will be made on the night (C62)."""
    drawn = books.tournaments[due.slot.tournament]
    return _Match(
        0,
        due.pair,
        _pops(books, due.pair),
        due.arena,
        due.rounds,
        due.title,
        due.title,
        drawn,
        due.slot.round,
    )


def _pops(books: Books, pair: tuple[int, int]) -> tuple[int, int]:
    return books.fighters[pair[0]].pop_half, books.fighters[pair[1]].pop_half


def _bill(evening: _Evening, match: _Match) -> PosterBout:
    red, blue = (_boxer(evening, one, half) for one, half in zip(match.pair, match.pops_half, strict=True))
    stake = {"title": match.title, "first_title": match.first_title}
    paid = {corner: purses(match.arena, match.pops_half, corner, **stake) for corner in (RED, BLUE)}
    return PosterBout(
        match.bout,
        match.arena,
        match.rounds,
        red,
        blue,
        title=evening.books.fighters[red.fighter].weight_class if match.title else None,
        vacant=match.title and 0 not in (red.rank, blue.rank),
        tournament=match.drawn.name if match.drawn else "",
        tournament_round=match.round,
        final=match.drawn is not None and match.drawn.bracket.is_final(match.round),
        win_dollars=_paid(paid, won=True),
        lose_dollars=_paid(paid, won=False),
    )


def _paid(paid: Mapping[Corner, tuple[int, int]], *, won: bool) -> tuple[int, int]:
    """What red and blue are paid for winning or losing."""
    red, blue = (paid[corner if won else corner.opponent][corner.index] for corner in (RED, BLUE))
    return red, blue


def _boxer(evening: _Evening, number: int, pop_half: int) -> Boxer:
    books = evening.books
    page = books.fighters[number]
    manager, lost = _as_of(books, page, evening.night)
    return Boxer(
        number,
        page.name,
        page.fighter.nickname,
        page.fighter.nationality,
        manager,
        "" if manager is None else books.managers[manager].name,
        tally_before(books, page, evening.night),
        pop_half,
        evening.ranks.get(number),
        lost,
    )


def _as_of(books: Books, page: FighterBook, night: int) -> tuple[int | None, int]:
    """His manager and carried loss on a night: from the bout he fought on it, else as things stand."""
    for number in reversed(page.bouts):
        bout = books.bouts[number]
        if bout.night == night:
            side = bout.corner_of(page.number).index
            brought = bout.carried[side]
            return bout.managers[side], brought.loss if brought else 0
        if bout.night < night:
            break
    loss = carried(page.last_night, page.lost, night) if (page.last_night or 0) < night else None
    return page.manager, loss.loss if loss else 0
