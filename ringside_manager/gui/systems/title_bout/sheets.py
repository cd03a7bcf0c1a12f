"""The officials, and what happens in the minute between two rounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.events import Event
from ringside_manager.gui.board.strip import Line
from ringside_manager.gui.language import tr
from ringside_manager.gui.systems.title_bout.told import Told
from ringside_manager.gui.systems.title_bout.words import (
    doctor_word,
    place_word,
    referee_word,
    said,
    skill_word,
    text_word,
    wound_told,
)


def strip_of(known: Told) -> tuple[str, tuple[Line, ...]]:
    """Heading and lines of the strip: the corners' work between two rounds, else the officials."""
    if known.resting:
        lines = tuple(line for event in known.work if (line := _work(event)) is not None)
        return tr("In the corners"), lines or _officials(known.officials)
    return tr("Officials"), _officials(known.officials)


def _officials(event: Any) -> tuple[Line, ...]:
    if event is None:
        return ()
    lines = [Line(None, tr("Referee: {referee}").format(referee=referee_word(event.referee)))]
    if event.doctor:
        lines[0] = Line(
            None,
            tr("Referee: {referee}; doctor: {doctor}").format(
                referee=referee_word(event.referee), doctor=doctor_word(event.doctor)
            ),
        )
        shape = tr("Corner: {corner}")
        lines += [
            Line(corner, shape.format(corner=skill_word(event.corners[corner.index]))) for corner in CORNERS
        ]
        return tuple(lines)
    shape = tr("Cut man: {cut}; swelling: {swelling}")
    lines += [
        Line(
            corner,
            shape.format(
                cut=skill_word(event.cut_men[corner.index]),
                swelling=skill_word(event.swelling_men[corner.index]),
            ),
        )
        for corner in CORNERS
    ]
    return tuple(lines)


def _work(event: Event) -> Line | None:
    told = _WORKED.get(event.name)
    return told(event) if told is not None else None


def _cut(event: Any) -> Line:
    told = tr("Cut {place}: {result} ({skill})").format(
        place=place_word(event.place), result=_RESULTS[event.result](), skill=skill_word(event.skill)
    )
    return Line(event.corner, told, event.result in ("stops", "controls"))


def _eye(event: Any) -> Line:
    told = tr("Swelling {place}: {result} ({skill})").format(
        place=place_word(event.eye), result=_STAGES[min(event.stage, 3)](), skill=skill_word(event.skill)
    )
    return Line(event.corner, told, event.stage == 0)


def _wound(event: Any) -> Line:
    told = tr("{wound}: held") if event.held else tr("{wound}: not held")
    return Line(
        event.corner, told.format(wound=wound_told(event.wound, event.place, event.severity, "")), event.held
    )


def _doctor(event: Any) -> Line:
    verdict = said(_VERDICTS, event.verdict)
    return Line(event.corner, tr("Doctor: {verdict}").format(verdict=verdict), event.verdict == "go_on")


def _condition(event: Any) -> Line | None:
    if event.kind != "condition" or event.code.endswith("NONE"):
        return None
    return Line(event.corner, tr("Condition: {text}").format(text=text_word(event.code)), False)


_WORKED: Mapping[str, Callable[[Any], Line | None]] = {
    "cut_treated": _cut,
    "eye_treated": _eye,
    "wound_treated": _wound,
    "doctor_looked": _doctor,
    "text_read": _condition,
    "carried_over": lambda event: Line(event.corner, tr("Still shaken in the next round"), False),
    "tired": lambda event: Line(event.corner, tr("Fatigued from now on"), False),
    "rib_held": lambda event: Line(event.corner, tr("The rib holds for another round"), True),
}
_RESULTS: Mapping[str, Callable[[], str]] = {
    "stops": lambda: tr("stopped"),
    "controls": lambda: tr("under control"),
    "seeping": lambda: tr("still seeping"),
    "bleeding": lambda: tr("still bleeding"),
}
_STAGES: tuple[Callable[[], str], ...] = (
    lambda: tr("kept down"),
    lambda: tr("puffy"),
    lambda: tr("half shut"),
    lambda: tr("shut"),
)
_VERDICTS: Mapping[str, Callable[[], str]] = {
    "go_on": lambda: tr("he may go on"),
    "one_more_round": lambda: tr("one more round"),
    "stop": lambda: tr("he stops it"),
}
