"""Facts of a bout being watched as people read them: the clock, seats, results, verdicts, incidents."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.replay import Verdict
from ringside_manager.commentary import result_line
from ringside_manager.commentary.results import SECONDS, clock_time
from ringside_manager.gui.ring.course import Incident
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.ring.player import Speed
from ringside_manager.language import LANGUAGE, later, tr
from ringside_manager.play import Seat, Sitter


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


def result_told(match: Match, outcome: Outcome) -> str:
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


def incident_told(match: Match, incident: Incident) -> str:
    """An injury or a warning; empty for what turned out to be none."""
    info = match.setup.engine.info
    what = match.window.incident(incident.event)
    if not what:
        return ""
    when = clock_told(info, incident.round, incident.time)
    whom = match.name(incident.corner) if incident.corner else ""
    told = tr("{when}: {name}, {what}") if whom else tr("{when}: {what}")
    return told.format(when=when, name=whom, what=what)


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
}
_VERDICTS: dict[Verdict, Callable[[], str]] = {
    Verdict.SAME: later("Comes out exactly as recorded"),
    Verdict.DIFFERENT: later("Comes out differently from what was recorded"),
    Verdict.HISTORY: later("Was fought under an older edition of the rules"),
}
