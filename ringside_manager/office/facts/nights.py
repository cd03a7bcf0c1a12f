"""A fight night: its poster, without a word of results, and what it came to."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import TypeVar

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.outcome import Outcome
from ringside_manager.campaign.arenas import Arena, purses
from ringside_manager.campaign.award_winners import EARNED
from ringside_manager.campaign.belts import belts_of, titles_name
from ringside_manager.campaign.books import (
    Books,
    BoutBook,
    BoutState,
    FighterBook,
    LedgerLine,
    NewsItem,
    NewsKind,
    Slot,
    Tally,
)
from ringside_manager.campaign.bouts import carried
from ringside_manager.campaign.careers import tally_before
from ringside_manager.campaign.schedule import order_of_work
from ringside_manager.office.facts import Named, named_fighter
from ringside_manager.office.orders.pairings import DuePairing, due_pairings, waiting_for_a_place

# The poster.


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
    """A bout of the bill; the winner of an ``eliminator`` is mandatory challenger (Y14).

    ``bout`` is 0 for a pairing of a tournament that is made on the night itself.  ``title`` is ``None``
    if none is at stake, else the weight class with the belts where there are several; ``vacant``: nobody holds it.  ``win_dollars`` and
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
    eliminator: bool = False

    @property
    def key(self) -> tuple[int, int]:
        return self.red.fighter, self.blue.fighter

    @property
    def draw(self) -> tuple[bool, bool, int, int]:
        """What brings the crowd: the title, a final or an eliminator, the popularity of both, the purses for a win."""
        pop_half = self.red.pop_half + self.blue.pop_half
        return self.title is not None, self.final or self.eliminator, pop_half, sum(self.win_dollars)


@dataclass(frozen=True, slots=True)
class Poster:
    """A fight night before it begins: bouts as they are billed, the best first; it headlines and closes the show.

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
        """The bout the night is sold with."""
        return self.bouts[0] if self.bouts else None


def poster(books: Books, night: int) -> Poster:
    """The bill of a night, past or to come, as it was before the first bell."""
    ranks = books.ranks_after(min(night - 1, books.closed))
    made = [_made(books, bout, night, ranks) for bout in order_of_work(books.bouts_of_night(night))]
    due = [_due(books, pairing, night, ranks) for pairing in due_pairings(books) if pairing.night == night]
    bouts = sorted((*made, *due), key=lambda bout: bout.draw, reverse=True)
    names = {number: page.name for number, page in books.fighters.items()}
    off = tuple((names[bout.red], names[bout.blue], bout.reason) for bout in _cancelled(books, night))
    to_come = night > max(books.closed, books.doors) and not books.ended
    return Poster(books.name, night, tuple(bouts), to_come, off, waiting(books, night))


def waiting(books: Books, night: int) -> tuple[Waiting, ...]:
    """The bouts of tournaments that find no place on the cards of a night, past or to come (C53)."""
    pages = books.fighters
    return tuple(
        (pages[due.red].name, pages[due.blue].name, due.night) for due in waiting_for_a_place(books, night)
    )


def _cancelled(books: Books, night: int) -> Iterator[BoutBook]:
    """Bouts called off whose men did not meet on that night after all."""
    standing = {frozenset(bout.fighters) for bout in books.bouts_of_night(night)}
    for number in books.cards.get(night, ()):
        bout = books.bouts[number]
        if bout.state is BoutState.CANCELLED and frozenset(bout.fighters) not in standing:
            yield bout


def _made(books: Books, bout: BoutBook, night: int, ranks: Mapping[int, int]) -> PosterBout:
    pops = bout.pops_half if bout.is_over else _pops(books, bout.fighters)
    first = bout.first_title
    if bout.title and bout.state is not BoutState.FOUGHT:
        first = not books.divisions[books.class_of(bout)].crowned
    pair = _boxers(books, night, bout.fighters, pops, ranks)
    billed = _bill(
        books, night, bout.number, pair, (bout.arena, bout.rounds), bout.slot, title=bout.title, first=first
    )
    named = None
    if bout.title:
        division = books.divisions[books.class_of(bout)]
        named = titles_name(books, division, belts_of(books, bout))
    return replace(billed, eliminator=bout.eliminator, title=named)


def _due(books: Books, due: DuePairing, night: int, ranks: Mapping[int, int]) -> PosterBout:
    """A tournament bout that will be made on the night (C62)."""
    pair = _boxers(books, night, due.pair, _pops(books, due.pair), ranks)
    return _bill(books, night, 0, pair, (due.arena, due.rounds), due.slot, title=due.title, first=due.title)


def _pops(books: Books, pair: tuple[int, int]) -> tuple[int, int]:
    return books.fighters[pair[0]].pop_half, books.fighters[pair[1]].pop_half


def _boxers(
    books: Books, night: int, pair: tuple[int, int], pops_half: tuple[int, int], ranks: Mapping[int, int]
) -> tuple[Boxer, Boxer]:
    red, blue = (
        _boxer(books, night, one, half, ranks.get(one)) for one, half in zip(pair, pops_half, strict=True)
    )
    return red, blue


def _bill(
    books: Books, night: int, number: int, pair: tuple[Boxer, Boxer], setting: tuple[Arena, int], slot: Slot | None,
    *, title: bool, first: bool,
) -> PosterBout:  # fmt: skip
    (red, blue), (arena, rounds) = pair, setting
    pops_half = red.pop_half, blue.pop_half
    paid = {
        corner: purses(books.house_on(night).arenas, arena, pops_half, corner, title=title, first_title=first)
        for corner in (RED, BLUE)
    }
    drawn = books.tournaments.get(slot.tournament) if slot else None
    return PosterBout(
        number, arena, rounds, red, blue,
        title=books.fighters[red.fighter].class_on(night) if title else None,
        vacant=title and 0 not in (red.rank, blue.rank),
        tournament=drawn.name if drawn else "",
        tournament_round=slot.round if slot else 0,
        final=drawn is not None and slot is not None and drawn.bracket.is_final(slot.round),
        win_dollars=_paid(paid, won=True),
        lose_dollars=_paid(paid, won=False),
    )  # fmt: skip


def _paid(paid: Mapping[Corner, tuple[int, int]], *, won: bool) -> tuple[int, int]:
    """What red and blue are paid for winning or losing."""
    red, blue = (paid[corner if won else corner.opponent][corner.index] for corner in (RED, BLUE))
    return red, blue


def _boxer(books: Books, night: int, number: int, pop_half: int, rank: int | None) -> Boxer:
    page = books.fighters[number]
    manager, lost = _as_of(books, page, night)
    return Boxer(
        number, page.name, page.fighter.nickname, page.fighter.nationality, manager,
        "" if manager is None else books.managers[manager].name,
        tally_before(books, page, night), pop_half, rank, lost,
    )  # fmt: skip


def _as_of(books: Books, page: FighterBook, night: int) -> tuple[int | None, int]:
    """His manager and carried loss on a night: from the last bout he fought on it, else as things stand."""
    place = bisect_right(page.bouts, night, key=lambda number: books.bouts[number].night)
    if place and (bout := books.bouts[page.bouts[place - 1]]).night == night:
        side = bout.corner_of(page.number).index
        brought = bout.carried[side]
        return bout.managers[side], brought.loss if brought else 0
    loss = (
        carried(books.house_on(night).rest, page.last_night, page.lost, night)
        if (page.last_night or 0) < night
        else None
    )
    return page.manager, loss.loss if loss else 0


# The report: results, upsets, money, popularity, ranks, careers.


UPSET_HALF = 6
"""An upset: the winner had at least 3 POP less than the man he beat, in half points."""
MOVERS = 5
"""How many gain and loss of POP are named."""


@dataclass(frozen=True, slots=True)
class NightResult:
    """A bout that was fought, the names of (red, blue), and the tournament's or ``""``."""

    bout: BoutBook
    outcome: Outcome
    names: tuple[str, str]
    tournament: str

    @property
    def sides(self) -> tuple[int, int]:
        """The places of the pairs with the winner's first, red's after a draw."""
        return (1, 0) if self.outcome.winner is BLUE else (0, 1)

    @property
    def upset_half(self) -> int:
        """By how much more POP the loser had; 0 if he had no more or nobody won."""
        winner, loser = self.sides
        return max(0, self.bout.pops_half[loser] - self.bout.pops_half[winner]) if self.outcome.winner else 0


@dataclass(frozen=True, slots=True)
class NightReport:
    """All of a night that is over; results in the order of the bouts (C5).

    ``risers`` and ``fallers`` are fighters with the change of their earned POP in half points, ``ranks`` those whose
    rank changed, before and after (0 the champion, ``None`` without a rank), ``earned`` the managers with what shares
    brought them in cents, less what they paid for dates, ``renewals`` new percentages: manager, fighter, before and
    after (C21).
    """

    night: int
    results: tuple[NightResult, ...]
    upsets: tuple[NightResult, ...]
    biggest_purse: tuple[NightResult, int] | None
    """The result and the side (0 red, 1 blue) that earned most."""
    risers: tuple[tuple[Named, int], ...]
    fallers: tuple[tuple[Named, int], ...]
    ranks: tuple[tuple[Named, int | None, int | None], ...]
    earned: tuple[tuple[Named, int], ...]
    renewals: tuple[tuple[str, str, int, int], ...]
    titles: tuple[NewsItem, ...]
    """Crowned, defended and vacated titles."""
    retired: tuple[NewsItem, ...]
    newcomers: tuple[NewsItem, ...]
    off: tuple[NewsItem, ...]
    waiting: tuple[Waiting, ...]
    """The bouts of tournaments that found no place and are still to come (C53)."""


def night_report(books: Books, night: int) -> NightReport:
    """The report of a night that has been held, its best bout first; of one to come it is empty."""
    results = evening_results(books, night)[::-1]
    news = _of_night(books.news, night)
    moved = (
        (Named(number, name), half)
        for result in results
        for number, name, half in zip(
            result.bout.fighters, result.names, result.bout.pop_changes_half, strict=True
        )
    )
    moves = sorted(moved, key=lambda move: -move[1])
    return NightReport(
        night=night,
        results=results,
        upsets=tuple(sorted((r for r in results if r.upset_half >= UPSET_HALF), key=lambda r: -r.upset_half)),
        biggest_purse=_biggest(results),
        risers=tuple(move for move in moves if move[1] > 0)[:MOVERS],
        fallers=tuple(move for move in reversed(moves) if move[1] < 0)[:MOVERS],
        ranks=tuple(_rank_moves(books, night)) if night <= books.closed else (),
        earned=_earned(books, night),
        renewals=tuple(_renewals(results, books)),
        titles=_kinds(news, NewsKind.CROWNED, NewsKind.DEFENDED, NewsKind.VACATED),
        retired=_kinds(news, NewsKind.RETIRED),
        newcomers=_kinds(news, NewsKind.SIGNED) if night else (),
        off=_kinds(news, NewsKind.BOUT_CANCELLED),
        waiting=waiting(books, night),
    )


def night_results(books: Books, night: int) -> Iterator[NightResult]:
    """The bouts fought on a night, in the order they were (C5)."""
    for bout in order_of_work(books.bouts_of_night(night)):
        if bout.is_over and bout.outcome is not None:
            red, blue = (books.fighters[number].name for number in bout.fighters)
            tournament = books.tournaments[bout.slot.tournament].name if bout.slot else ""
            yield NightResult(bout, bout.outcome, (red, blue), tournament)


def evening_results(books: Books, night: int) -> tuple[NightResult, ...]:
    """The bouts fought on a night as the show tells them: the best comes last."""
    billed = {bout.bout: place for place, bout in enumerate(poster(books, night).bouts)}
    return tuple(sorted(night_results(books, night), key=lambda result: -billed[result.bout.number]))


def held_nights(books: Books, after: int = 0) -> tuple[tuple[int, int], ...]:
    """Every night that is over ``after`` another, the latest first, with the number of its bouts."""
    fought = Counter(bout.night for bout in books.bouts.values() if bout.is_over)
    return tuple((night, fought[night]) for night in range(books.closed, after, -1))


def _biggest(results: tuple[NightResult, ...]) -> tuple[NightResult, int] | None:
    sides = ((result, side) for result in results for side in (0, 1))
    return max(sides, key=lambda paid: paid[0].bout.purses_dollars[paid[1]], default=None)


def _rank_moves(books: Books, night: int) -> Iterator[tuple[Named, int | None, int | None]]:
    before, after = books.ranks_after(night - 1), books.ranks_after(night)
    for number in sorted(before.keys() | after.keys(), key=lambda n: (after.get(n, 9999), n)):
        if before.get(number) != after.get(number):
            yield named_fighter(books, number), before.get(number), after.get(number)


def _earned(books: Books, night: int) -> tuple[tuple[Named, int], ...]:
    cents = dict.fromkeys(books.managers, 0)
    for line in _of_night(books.ledger, night):
        if line.kind in EARNED:
            cents[line.manager] += line.amount_cents
    rows = ((Named(number, page.name), cents[number]) for number, page in books.managers.items())
    return tuple(sorted(rows, key=lambda row: -row[1]))


def _renewals(results: tuple[NightResult, ...], books: Books) -> Iterator[tuple[str, str, int, int]]:
    for result in results:
        bout = result.bout
        for side, after in enumerate(bout.renewed):
            manager = bout.managers[side]
            if after is not None and manager is not None:
                before = bout.percentages[side] or 0
                yield books.managers[manager].name, result.names[side], before, after


Dated = TypeVar("Dated", NewsItem, LedgerLine)


def _of_night(items: Sequence[Dated], night: int) -> Sequence[Dated]:
    """The news or lines of the ledger from the first bell of a night to the next one's, oldest first, as all of them are."""
    first = bisect_left(items, night, key=_NIGHT)
    return items[first : bisect_right(items, night, first, key=_NIGHT)]


_NIGHT = attrgetter("night")


def _kinds(news: Sequence[NewsItem], *kinds: NewsKind) -> tuple[NewsItem, ...]:
    return tuple(item for item in news if item.kind in kinds)
