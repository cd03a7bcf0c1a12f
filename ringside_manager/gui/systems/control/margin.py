"""What stands in the margin of the round: fouls, marks, falls, counts, the referee, the corners, each with its dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ringside_manager.bout.events import Event
from ringside_manager.gui.board.strip import Line
from ringside_manager.gui.language import tr
from ringside_manager.gui.systems.control.told import Told
from ringside_manager.gui.systems.control.words import (
    count_word,
    incident_name,
    mark_name,
    offence_name,
    verdict_word,
    work_word,
)

_KEPT = frozenset({"beaten"})
"""Events that give the difference of the round away."""


def margin_of(known: Told, *, scores: bool) -> tuple[str, tuple[Line, ...]]:
    """Heading and lines; the latest first, so that it is never the one there is no room for."""
    events = [event for event in known.log if scores or event.name not in _KEPT]
    lines = tuple(line_of(event) for event in reversed(events))
    heading = tr("In this round, the latest first")
    if not known.number:
        return tr("Before the first bell"), (Line(None, tr("Control, pace, punches, trouble, score")),)
    return heading, lines or (Line(None, tr("Nothing to note in this round")),)


def line_of(event: Event) -> Line:
    """An event as a line."""
    return _TOLD[event.name](event)


def _incident(event: Any) -> Line:
    told = tr("A total of 6: chart {drawn}, {incident}")
    incident = incident_name(event.incident)
    return Line(event.corner, told.format(drawn=event.drawn, incident=incident))


def _injured(event: Any) -> Line:
    told = tr("Rib hurt: control \N{MINUS SIGN}1 for the bout")
    if event.injury == "hand":
        told = tr("Hand hurt: control \N{MINUS SIGN}1, column {column}").format(column=event.column)
    return Line(event.corner, told, False)


def _marked(event: Any) -> Line:
    told = tr("{mark}: {total}, stopped at {stops_at}")
    mark = mark_name(event.mark)
    return Line(
        event.corner,
        told.format(mark=mark, total=event.total, stops_at=event.stops_at),
        event.total < event.stops_at,
    )


def _foul(event: Any) -> Line:
    told = tr("{offence}: {total}, {verdict}").format(
        offence=offence_name(event.offence), total=event.total, verdict=verdict_word(event.verdict)
    )
    return Line(event.corner, told, event.verdict == "caution")


def _butt(event: Any) -> Line:
    told = tr("Head butt: {drawn}, it cuts the other") if event.cuts else tr("Head butt: {drawn}, no cut")
    return Line(event.corner, told.format(drawn=event.drawn))


def _down(event: Any) -> Line:
    return Line(event.corner, tr("Down, for the bout number {times}").format(times=event.times), False)


def _counted(event: Any) -> Line:
    told = tr("Count: {total}, {result}").format(total=event.total, result=count_word(event.result))
    return Line(event.corner, told, event.result == "clear")


def _beaten(event: Any) -> Line:
    return Line(event.corner, tr("A beating, number {times}").format(times=event.times), False)


def _looked(event: Any) -> Line:
    told = tr("Referee: {total}, stopped up to {number}")
    return Line(event.corner, told.format(total=event.total, number=event.number), not event.stopped)


def _treated(event: Any) -> Line:
    told = tr("{mark}: {drawn}, {result}").format(
        mark=mark_name(event.mark), drawn=event.drawn, result=work_word(event.result)
    )
    good = {"worse": False, "holds": None}.get(event.result, True)
    return Line(event.corner, told, good)


_TOLD: Mapping[str, Callable[[Any], Line]] = {
    "incident_rolled": _incident,
    "injured": _injured,
    "marked": _marked,
    "foul_seen": _foul,
    "butt_seen": _butt,
    "hurt": lambda event: Line(event.corner, tr("Hurt: control \N{MINUS SIGN}1 in the next round"), False),
    "knocked_down": _down,
    "counted": _counted,
    "knocked_out": lambda event: Line(event.corner, tr("Knocked out"), False),
    "beaten": _beaten,
    "referee_looked": _looked,
    "mark_treated": _treated,
    "towel_thrown": lambda event: Line(event.corner, tr("The towel comes in"), False),
}
