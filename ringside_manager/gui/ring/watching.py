"""Watching a bout: the match, its player, its course, and how much of it may be known already."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import replace
from operator import itemgetter

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from ringside_manager.bout.drive import Verdict
from ringside_manager.bout.engine import IN_CHARACTER, EngineInfo
from ringside_manager.bout.events import Event, Injured, RoundScored
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.view import Side
from ringside_manager.commentary import Line, Narrator
from ringside_manager.commentary.phrases import Length
from ringside_manager.commentary.results import SECONDS, clock_time, result_line
from ringside_manager.gui.board import Moment
from ringside_manager.gui.ring import LiveBout, Player, Speed
from ringside_manager.gui.ring.timeline import Course
from ringside_manager.gui.settings import settings
from ringside_manager.language import LANGUAGE, later, tr
from ringside_manager.play import Seat, Sitter

_AS_LIVE = "ring/as_live"


class Watching(QObject):
    """One match as one person watches it; everybody who shows a part of it follows this.

    ``as_live`` means that nothing is shown that has not been seen yet.  Scores that are hidden are opened at the end
    of the film and nowhere before it.
    """

    changed = Signal()
    """The film, or what may be known of it, is another."""

    def __init__(self, match: LiveBout, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.course = Course(match.film)
        self.as_live: bool = settings().value(_AS_LIVE, True)
        self.player = Player(match, self)
        self.player.stretched.connect(self._on_stretched)

    def set_as_live(self, as_live: bool) -> None:
        """Show nothing that has not been seen yet, or all of it; remembered."""
        self.as_live = as_live
        settings().set_value(_AS_LIVE, as_live)
        self.changed.emit()

    @property
    def place(self) -> int:
        return self.player.place

    @property
    def is_over(self) -> bool:
        return self.player.at_end and self.match.film.is_complete

    @property
    def horizon(self) -> int:
        """The last place anything may be shown of."""
        return self.place if self.as_live else len(self.match.film)

    @property
    def scores_open(self) -> bool:
        """Whether points may be shown now."""
        return self.match.scores or self.is_over

    def moment(self) -> Moment:
        """The table as it may be shown now."""
        moment = self.course.moment(self.place)
        if self.scores_open:
            return moment
        return without_scores(moment, self.match.setup.engine.info)

    @property
    def span(self) -> float:
        """How many rounds the course is drawn over: those scheduled, or those fought if they may be known."""
        if self.as_live or not self.match.film.is_complete:
            return float(self.match.setup.terms.rounds)
        return float(max(1, self.course.clock(len(self.match.film))[0]))

    def _on_stretched(self) -> None:
        self.course = Course(self.match.film)
        self.changed.emit()


def without_scores(moment: Moment, info: EngineInfo) -> Moment:
    """The same moment with nothing in it that gives away how the bout stands on the cards."""
    telling = {spec.name for spec in info.numbers if spec.tells_score}
    red, blue = (
        Side({name: n for name, n in side.numbers.items() if name not in telling}, side.marks, side.place)
        for side in moment.scene.sides
    )
    return Moment(
        replace(moment.scene, sides=(red, blue)),
        None if isinstance(moment.event, RoundScored) else moment.event,
        past=tuple(event for event in moment.past if not isinstance(event, RoundScored)),
        scores=False,
        rolls=moment.rolls,
    )


class Follower(QWidget):
    """A part of the window that follows a bout; while it cannot be seen it rests and catches up afterwards."""

    watching: Watching | None = None
    _behind = False

    def follow(self, watching: Watching) -> None:
        if self.watching is not None:
            self.watching.player.placed.disconnect(self._on_placed)
            self.watching.changed.disconnect(self._on_changed)
        self.watching = watching
        watching.player.placed.connect(self._on_placed)
        watching.changed.connect(self._on_changed)
        self.show_bout(watching)
        self._on_changed()

    def show_bout(self, watching: Watching) -> None:
        """Show what does not change while a bout goes on: names, ratings, the length of the bout."""

    def show_place(self, watching: Watching, animate: bool = False) -> None:
        """Show the bout where the player stands."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._behind:
            self.catch_up()

    def catch_up(self) -> None:
        """Show what was missed while this could not be seen."""
        if self._behind and self.watching is not None:
            self._behind = False
            self.show_place(self.watching)

    def _on_placed(self, _place: int, animate: bool) -> None:
        self._show(animate)

    def _on_changed(self) -> None:
        self._show(False)

    def _show(self, animate: bool) -> None:
        if self.watching is None:
            return
        if self.isVisible():
            self.show_place(self.watching, animate)
        else:
            self._behind = True


# Facts of a bout being watched as people read them: the clock, seats, results, verdicts, incidents


def round_told(number: int) -> str:
    """A round: ``Round 3``; before the first bell there is none."""
    return tr("Round {round}").format(round=number) if number else tr("Before the first bell")


def time_told(info: EngineInfo, time: int) -> str:
    """The system's clock: ``Turn 7 of 18``, ``1:34 of 3:00``; nothing where it shows nothing."""
    if not time:
        return ""
    if info.clock == SECONDS:
        now, whole = clock_time(time, SECONDS), clock_time(info.clock_length, SECONDS)
        return tr("{time} of {length}").format(time=now, length=whole) if info.clock_length else now
    known = _CLOCKS.get((info.clock, bool(info.clock_length)))
    if known is not None:
        return known().format(time=time, length=info.clock_length)
    unit = info.clock.replace("_", " ").capitalize()
    return tr("{unit} {time}").format(unit=unit, time=time)


def clock_told(info: EngineInfo, number: int, time: int) -> str:
    """Round and time in one: ``Round 3, turn 7``, ``Round 3, 1:34``."""
    if not number or not time:
        return round_told(number)
    if info.clock == SECONDS:
        return tr("Round {round}, {time}").format(round=number, time=clock_time(time, SECONDS))
    told = _MOMENTS.get(info.clock)
    if told is not None:
        return told().format(round=number, time=time)
    return tr("Round {round}, {unit} {time}").format(
        round=number, unit=info.clock.replace("_", " "), time=time
    )


def clock_cell(clock: str, time: int) -> str:
    """A clock of that unit in a column: ``7``, ``1:34``; nothing where it shows nothing."""
    return clock_time(time, clock) if time else ""


def clock_head(info: EngineInfo) -> str:
    """The unit of the clock over a column: ``Turn``."""
    known = _UNITS.get(info.clock)
    return known() if known else info.clock.replace("_", " ").capitalize()


def seat_told(seat: Seat) -> str:
    """Who decides in a corner."""
    if seat.sitter is Sitter.PERSON:
        return seat.name or tr("A person")
    if seat.sitter is Sitter.PLAN:
        return tr("Fight plan “{name}”").format(name=seat.name) if seat.name else tr("A fight plan")
    known = _LEVELS.get(seat.level)
    return known() if known else tr("The program, {level}").format(level=seat.level)


def result_text(match: LiveBout, outcome: Outcome) -> str:
    """The result as a sentence."""
    return result_line(outcome, *match.names, match.setup.engine.info.clock, LANGUAGE.code)


def verdict_told(verdict: Verdict) -> str:
    """What fighting a recorded bout again has shown."""
    return _VERDICTS[verdict]()


def speed_told(speed: Speed) -> str:
    """A speed: ``2×``."""
    if speed is Speed.TOP:
        return tr("Top speed")
    return tr("{times}×").format(times="½" if speed is Speed.HALF else round(speed.value))


def incident_told(match: LiveBout, place: int, event: Event) -> str:
    """An injury or a warning seen at a place; empty for what turned out to be none."""
    what = match.window.incident(event)
    if not what:
        return ""
    when = clock_told(match.setup.engine.info, event.round, match.film.scene(place).time)
    corner = getattr(event, "corner", None)
    told = tr("{when}: {name}, {what}") if corner else tr("{when}: {what}")
    return told.format(when=when, name=match.name(corner) if corner else "", what=what)


_CLOCKS: dict[tuple[str, bool], Callable[[], str]] = {
    ("turn", True): later("Turn {time} of {length}"),
    ("turn", False): later("Turn {time}"),
    ("segment", True): later("Segment {time} of {length}"),
    ("segment", False): later("Segment {time}"),
    ("action", True): later("Action {time} of {length}"),
    ("action", False): later("Action {time}"),
    ("step", True): later("Step {time} of {length}"),
    ("step", False): later("Step {time}"),
}
_MOMENTS: dict[str, Callable[[], str]] = {
    "turn": later("Round {round}, turn {time}"),
    "segment": later("Round {round}, segment {time}"),
    "action": later("Round {round}, action {time}"),
    "step": later("Round {round}, step {time}"),
}
_UNITS: dict[str, Callable[[], str]] = {
    "turn": later("Turn"),
    "segment": later("Segment"),
    "action": later("Action"),
    "step": later("Step"),
    "second": later("Time"),
}
_LEVELS: dict[str, Callable[[], str]] = {
    "plain": later("The program, plain"),
    "beginner": later("The program, beginner"),
    "club": later("The program, club"),
    "contender": later("The program, contender"),
    "expert": later("The program, expert"),
    IN_CHARACTER: later("The program, in character"),
}
_VERDICTS: dict[Verdict, Callable[[], str]] = {
    Verdict.SAME: later("Ends exactly as recorded"),
    Verdict.DIFFERENT: later("Ends otherwise than was recorded"),
    Verdict.HISTORY: later("Was fought under an older edition of the rules"),
}


# The commentary of a bout at one length, known for every place of its film


class Telling:
    """Tells a match, as far as it is wanted; what was told stays."""

    def __init__(self, match: LiveBout, length: Length) -> None:
        self._match, self.length = match, length
        self._narrator: Narrator | None = None
        self._lines: list[Line] = []
        self._ends: list[int] = []
        self._open = [""]
        self._heard: list[object] = []

    def follow(self) -> None:
        """Take over what the match has become; after something was taken back, tell it all again from the first bell."""
        if self._heard != list(self._match.film.events[: len(self._heard)]):
            self._begin()

    def at(self, place: int) -> tuple[tuple[Line, ...], str]:
        """Return the lines complete when ``place`` events have been seen, and what there is of the next one."""
        self.tell(place)
        while (
            place and self._ends[-1:] < [place] and not self.is_whole
        ):  # a line is known once the next has begun
            self.tell(len(self._heard) + 1)
        count = bisect_left(self._ends, place)
        lines, still_open = tuple(self._lines[:count]), self._open[place]
        if lines and lines[-1].event == place - 1 and lines[-1].text.startswith(still_open):
            still_open = ""
        return lines, still_open

    def tell(self, places: int) -> None:
        """Tell at least so many events."""
        events = self._match.film.events
        if self._narrator is None and places:
            match = self._match
            self._narrator = Narrator(
                match.setup, match.seed, LANGUAGE.code, self.length, scores=match.scores
            )
        for event in events[len(self._heard) : places]:
            assert self._narrator is not None  # it was made for the first event
            for line in self._narrator.hear(event):
                self._lines.append(line)
                self._ends.append(line.event)
            self._heard.append(event)
            self._open.append(self._narrator.so_far)

    @property
    def told(self) -> int:
        """How many events have been told."""
        return len(self._heard)

    @property
    def is_whole(self) -> bool:
        """Whether the whole film has been told."""
        return len(self._heard) >= len(self._match.film)

    @property
    def lines(self) -> Sequence[Line]:
        """Every complete line, also of what has not been seen yet."""
        self.tell(len(self._match.film))
        return self._lines

    @property
    def last(self) -> str:
        """What there is of a line that is not complete in the whole film."""
        return self.at(len(self._match.film))[1]

    def _begin(self) -> None:
        self._narrator = None
        self._lines, self._ends, self._heard = [], [], []
        self._open = [""]


# What decided a bout


Decisive = tuple[int, str]
"""A moment that decided a bout: the place of the film at which it is seen, and what happened."""
MOST_MOMENTS = 5
"""Moments of one bout that are named: the latest."""


def decisive_moments(match: LiveBout, outcome: Outcome, course: Course) -> tuple[Decisive, ...]:
    """What decided a bout: every fall, the injury it was stopped for, the rounds that decided it on points."""
    info = match.setup.engine.info
    shape = tr("{when}: {name} goes down")
    found = [
        (place, shape.format(when=clock_told(info, *course.clock(place)), name=match.name(corner)))
        for place, corner in course.falls
    ]
    if not outcome.method.is_stoppage:
        found += _rounds(match, course)
    elif outcome.method is not Method.KO:
        injuries = [one for one in course.incidents if isinstance(one[1], Injured)][-1:]
        found += [(place, told) for place, event in injuries if (told := incident_told(match, place, event))]
    return tuple(sorted(found, key=itemgetter(0))[-MOST_MOMENTS:])


def _rounds(match: LiveBout, course: Course) -> list[Decisive]:
    """The widest round, and the one with which the lead changed hands for the last time."""
    scored = [event for event in match.film.events if isinstance(event, RoundScored)]
    if not scored:
        return []
    found = {max(scored, key=_margin).round: tr("Round {round}: the clearest of the bout, to {name}")}
    sums, leader = [0, 0], 0
    for event in scored:
        sums = [sums[side] + event.points[side] for side in (0, 1)]
        ahead = (sums[0] > sums[1]) - (sums[0] < sums[1])
        if ahead and ahead != leader:
            leader = ahead
            found[event.round] = tr("Round {round}: {name} takes the lead")
    return [
        (
            course.places_of(event.round).start,
            found[event.round].format(round=event.round, name=match.name(event.winner)),
        )
        for event in scored
        if event.round in found and event.winner is not None
    ]


def _margin(event: RoundScored) -> tuple[int, int]:
    return abs(event.points[0] - event.points[1]), abs(event.tally[0] - event.tally[1])
