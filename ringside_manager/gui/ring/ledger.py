"""How a round was won: every blow of it, what it scored and why, and the sum."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.view import Chart
from ringside_manager.gui.ring.course import Blow, Course


@dataclass(frozen=True, slots=True)
class Entry:
    """A blow with the sums of red and blue after it.

    ``chart`` and ``rating`` add up to its damage; both are ``None`` where no chart says how it came about.
    """

    blow: Blow
    chart: int | None
    rating: int | None
    sums: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Ledger:
    """A round's blows in order; ``tally``, ``points``, ``winner`` and ``cards`` are those of the bell, if it has rung."""

    round: int
    entries: tuple[Entry, ...]
    tally: tuple[int, int] | None = None
    points: tuple[int, int] | None = None
    winner: Corner | None = None
    cards: tuple[tuple[int, int], ...] = ()

    @property
    def sums(self) -> tuple[int, int]:
        """What the blows add up to."""
        return self.entries[-1].sums if self.entries else (0, 0)

    @property
    def proves(self) -> bool:
        """Whether the blows are all that the round was scored by."""
        return self.tally == self.sums


def ledger_of(course: Course, number: int, place: int) -> Ledger:
    """The ledger of a round, as far as it is known at a place."""
    parts = _Parts(course.film.setup)
    sums, entries = [0, 0], []
    for blow in course.blows_of(number):
        if blow.place <= place:
            sums[blow.corner.index] += blow.scored(place)
            chart, rating = parts.of(blow)
            entries.append(Entry(blow, chart, rating, (sums[0], sums[1])))
    scored = course.scored(number, place)
    if scored is None:
        return Ledger(number, tuple(entries))
    return Ledger(number, tuple(entries), scored.tally, scored.points, scored.winner, scored.cards)


class _Parts:
    """Damage taken apart into what the printed chart says and the thrower's rating (R23)."""

    def __init__(self, setup: Setup) -> None:
        cards = (setup.red, setup.blue)
        self._charts = {chart.corner: chart for chart in setup.engine.charts(*cards)}
        self._data = dict(zip(CORNERS, map(setup.engine.card_data, cards), strict=True))

    def of(self, blow: Blow) -> tuple[int, int] | tuple[None, None]:
        """Chart and rating; nothing where the chart does not give the damage done."""
        chart, rating = self._charts.get(blow.corner), self._data[blow.corner].get(blow.thrown)
        if chart is None or not isinstance(rating, int) or _cell(chart, blow) != blow.damage:
            return None, None
        return blow.damage - rating, rating


def _cell(chart: Chart, blow: Blow) -> int | None:
    if blow.thrown not in chart.rows or blow.anticipated not in chart.columns:
        return None
    return chart.cells[chart.rows.index(blow.thrown)][chart.columns.index(blow.anticipated)]
