"""The course of a bout, worked out once from its film: the clock at each place, blows, falls, rounds."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.events import CountedOut, Event, Fell, Injured, Landed, RoundScored, Warned
from ringside_manager.bout.view import Chart
from ringside_manager.gui.board import Moment
from ringside_manager.office.facts.replays import PunchCount, RoundCount, by_kind, rounds_of
from ringside_manager.play.film import Film


@dataclass(frozen=True, slots=True)
class Blow:
    """A punch that landed, seen at ``place``; ``thrown`` and ``anticipated`` are empty where a system has no such thing.

    ``fall`` is the place at which it is seen to have knocked down, 0 if it has not; one that ``doubles`` is scored twice
    then (R53), the points of any other hold its fall.
    """

    place: int
    round: int
    time: int
    corner: Corner
    thrown: str
    anticipated: str
    damage: int
    fall: int = 0
    doubles: bool = True

    def felled(self, place: int) -> bool:
        """Whether it is known at a place to have knocked down."""
        return 0 < self.fall <= place

    def scored(self, place: int) -> int:
        """The damage as the round is scored by it, as far as that is known at a place."""
        return 2 * self.damage if self.doubles and self.felled(place) else self.damage


class Course:
    """What is known of every place of a film; made anew when the film has become another."""

    def __init__(self, film: Film) -> None:
        self.film = film
        self.rounds = _rounds_over(film.events)
        self.at = _positions(film)
        self.blows = tuple(_blows(film))
        self.falls = tuple(_falls(film.events))
        self.incidents = tuple(
            (place, event)
            for place, event in enumerate(film.events, 1)
            if isinstance(event, Injured | Warned)
        )
        self._bells = {
            event.round: (place, event)
            for place, event in enumerate(film.events, 1)
            if isinstance(event, RoundScored)
        }

    def clock(self, place: int) -> tuple[int, int]:
        """Round and time at a place, as the clock shows them."""
        scene = self.film.scene(place)
        return scene.round, scene.time

    def moment(self, place: int) -> Moment:
        film = self.film
        return Moment(
            film.scene(place),
            film.event(place),
            self.rounds[place],
            film.events[:place],
            rolls=film.rolls_until(place),
        )

    def places_of(self, number: int) -> range:
        """The places at which the events of a round have been seen."""
        last = self.film.round_begins(number + 1)
        return range(self.film.round_begins(number) + 1, last + 1)

    def blows_of(self, number: int) -> tuple[Blow, ...]:
        return tuple(blow for blow in self.blows if blow.round == number)

    def scored(self, number: int, place: int) -> RoundScored | None:
        """How a round was scored; ``None`` if that is not known at a place."""
        bell, scored = self._bells.get(number, (0, None))
        return scored if bell <= place else None

    def nearest(self, at: float) -> int:
        """The place nearest to a moment counted in rounds."""
        behind = min(bisect_left(self.at, at), len(self.at) - 1)
        return behind if behind == 0 or self.at[behind] - at < at - self.at[behind - 1] else behind - 1

    def by(self, at: float) -> int:
        """The last place that is not later than a moment counted in rounds."""
        return max(0, bisect_right(self.at, at) - 1)


def _rounds_over(events: Sequence[Event]) -> tuple[tuple[RoundScored, ...], ...]:
    """The rounds that are over at each place."""
    over: list[tuple[RoundScored, ...]] = [()]
    for event in events:
        over.append((*over[-1], event) if isinstance(event, RoundScored) else over[-1])
    return tuple(over)


def _positions(film: Film) -> tuple[float, ...]:
    """How many rounds have gone by at each place; events of one time are spread over it."""
    length = film.setup.engine.info.clock_length
    clocks = [(scene.round, scene.time if length else 0) for scene in film.scenes]
    made = [0.0]
    for (number, time), group in groupby(clocks):
        count = len(list(group))
        begins, lasts = (number - 1 + (time - 1) / length, 1 / length) if length else (number - 1.0, 1.0)
        made += [max(made[-1], begins + lasts * (step + 1) / count) for step in range(count)]
    return tuple(made)


def _blows(film: Film) -> list[Blow]:
    blows: list[Blow] = []
    latest: dict[Corner, int] = {}
    for place, event in enumerate(film.events, 1):
        if isinstance(event, Landed):
            for blow in _landed(film, place, event):
                latest[blow.corner] = len(blows)
                blows.append(blow)
        elif isinstance(event, Fell | CountedOut) and (at := latest.get(event.corner.opponent)) is not None:
            felled = replace(blows[at], fall=place)
            if isinstance(event, Fell):
                blows[at] = felled
            elif not felled.doubles:  # a power punch that ends the bout scores nothing
                blows[at] = replace(felled, damage=0)
    return blows


def _landed(film: Film, place: int, event: Landed) -> list[Blow]:
    """What lands in an event, for either of the two."""
    time, made = film.scene(place).time, []
    for corner in (event.corner, event.corner.opponent):
        blows = event.blows(corner)
        if blows.landed:
            blow = Blow(place, event.round, time, corner, event.kind, event.expected, blows.damage)
            made.append(replace(blow, doubles=event.doubles))
    return made


def _falls(events: Sequence[Event]) -> list[tuple[int, Corner]]:
    """The place and the corner of each fall: a count that is not beaten belongs to the fall before it."""
    return [
        (place, event.corner)
        for place, event in enumerate(events, 1)
        if isinstance(event, Fell)
        or (isinstance(event, CountedOut) and not isinstance(events[place - 2], Fell))
    ]


Both = tuple[PunchCount, PunchCount]


NONE = PunchCount(0, 0, 0, 0, 0, 0, ())


class Counts:
    """Counts as far as the bout is seen; rounds that are over are counted once."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self._whole: dict[int, RoundCount] = {}

    def at(self, place: int) -> tuple[RoundCount, ...]:
        """Every round that has begun by then."""
        events = self.course.film.events
        found = []
        for number in range(1, (events[place - 1].round if place else 0) + 1):
            places = self.course.places_of(number)
            if places.stop - 1 <= place:
                found.append(self._counted(number))
            else:
                found += rounds_of(events[places.start - 1 : place])
        return tuple(found)

    def _counted(self, number: int) -> RoundCount:
        if number not in self._whole:
            places = self.course.places_of(number)
            (self._whole[number],) = rounds_of(self.course.film.events[places.start - 1 : places.stop - 1])
        return self._whole[number]


def totals(rounds: Iterable[RoundCount]) -> Both:
    """Both boxers over all rounds."""
    red, blue = NONE, NONE
    for one in rounds:
        red, blue = _added(red, one.counts[0]), _added(blue, one.counts[1])
    return red, blue


def _added(one: PunchCount, other: PunchCount) -> PunchCount:
    return PunchCount(
        thrown=one.thrown + other.thrown,
        landed=one.landed + other.landed,
        damage=one.damage + other.damage,
        again=one.again + other.again,
        knockdowns=one.knockdowns + other.knockdowns,
        counters=one.counters + other.counters,
        kinds=by_kind((*one.kinds, *other.kinds)),
    )


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
    """A round's blows in order, and how it was ``scored`` at the bell, if it has rung."""

    round: int
    entries: tuple[Entry, ...]
    scored: RoundScored | None = None

    @property
    def sums(self) -> tuple[int, int]:
        """What the blows add up to."""
        return self.entries[-1].sums if self.entries else (0, 0)

    @property
    def proves(self) -> bool:
        """Whether the blows are all that the round was scored by."""
        return self.scored is not None and self.scored.tally == self.sums


def ledger_of(course: Course, number: int, place: int) -> Ledger:
    """The ledger of a round, as far as it is known at a place."""
    parts = _Parts(course.film.setup)
    sums, entries = [0, 0], []
    for blow in course.blows_of(number):
        if blow.place <= place:
            sums[blow.corner.index] += blow.scored(place)
            chart, rating = parts.of(blow)
            entries.append(Entry(blow, chart, rating, (sums[0], sums[1])))
    return Ledger(number, tuple(entries), course.scored(number, place))


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
