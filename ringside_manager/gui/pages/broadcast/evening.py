"""What a broadcast knows of its night before the first picture: bill, results, faces, the race for money."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ringside_manager.campaign.books import Books
from ringside_manager.gui.corners import manager_shade
from ringside_manager.gui.pages.night.report import records_of
from ringside_manager.gui.portraits.portrait import Sitter, sitter_in
from ringside_manager.gui.session import Session
from ringside_manager.language import tr
from ringside_manager.office.facts.nights import (
    NightResult,
    Poster,
    PosterBout,
    night_report,
    poster,
)

MOST_TELEVISED = 6
"""Bouts of one evening that are seen from walk-on to result; of the others the results are told."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A manager after the night; money in cents, ``tonight_cents`` of it came or went on this night."""

    place: int
    name: str
    shade: str
    cents: int
    tonight_cents: int


@dataclass(frozen=True, slots=True)
class Evening:
    """A night that has been held, bouts in the order they are shown; ``sitters`` are red and blue of each."""

    poster: Poster
    bouts: tuple[PosterBout, ...]
    results: tuple[NightResult, ...]
    sitters: tuple[tuple[Sitter, Sitter], ...]
    standings: tuple[Standing, ...]
    records: dict[int, str]

    @property
    def main(self) -> int:
        """The number of the main event."""
        main = self.poster.main_event
        return 0 if main is None else main.bout

    @property
    def televised(self) -> frozenset[int]:
        """The numbers of the bouts that are seen whole: those for titles, finals, then as they are billed."""
        best = sorted(self.poster.bouts, key=lambda bout: (bout.title is None, not bout.final))
        return frozenset(bout.bout for bout in best[:MOST_TELEVISED])


def evening_of(session: Session, night: int, results: Sequence[NightResult]) -> Evening:
    """Return what is to be known of a night whose results are shown in this order."""
    books = session.books
    bill = poster(books, night)
    billed = {bout.bout: bout for bout in bill.bouts}
    shown = tuple(result for result in results if result.bout.number in billed)
    sitters = []
    for result in shown:
        red, blue = (sitter_in(books, number) for number in result.bout.fighters)
        sitters.append((red, blue.beside(red)))
    records = {result.bout.number: text for result, text in records_of(session.entries, shown)}
    bouts = tuple(billed[result.bout.number] for result in shown)
    return Evening(bill, bouts, shown, tuple(sitters), standings_after(books, night), records)


def standings_after(books: Books, night: int) -> tuple[Standing, ...]:
    """Return the managers as they stood after a night, the richest first."""
    since = dict.fromkeys(books.managers, 0)
    for line in reversed(books.ledger):
        if line.night <= night:
            break
        since[line.manager] += line.amount_cents
    tonight = {manager.number: cents for manager, cents in night_report(books, night).earned}
    money = {number: manager.balance_cents - since[number] for number, manager in books.managers.items()}
    order = sorted(books.managers.values(), key=lambda manager: (-money[manager.number], manager.seat))
    return tuple(
        Standing(
            1 + sum(cents > money[one.number] for cents in money.values()),
            one.name, manager_shade(books, one.number), money[one.number], tonight[one.number],
        )
        for one in order
    )  # fmt: skip


# Which nights can be broadcast


def why_no_broadcast(session: Session, night: int) -> str:
    """Return why a night cannot be broadcast; empty if it can."""
    if night > session.books.closed:
        return tr("The night has not been held yet.")
    if not any(bout.is_over for bout in session.books.bouts_of_night(night)):
        return tr("Nobody boxed on this night.")
    return ""


def latest_night(session: Session) -> int:
    """Return the last night on which anybody boxed; 0 if there is none."""
    books = session.books
    fought = (n for n in range(books.closed, 0, -1) if not why_no_broadcast(session, n))
    return next(fought, 0)
