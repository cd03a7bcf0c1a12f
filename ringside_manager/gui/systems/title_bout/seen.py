"""What the table remembers of a bout that no number of the scene holds: officials, cards, cuts, corner work."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.events import Event, RoundScored
from ringside_manager.gui.board.parts import Line
from ringside_manager.gui.systems.title_bout.words import (
    doctor_word,
    place_word,
    referee_word,
    said,
    skill_word,
    text_word,
    wound_told,
)
from ringside_manager.language import later, tr

Wound = tuple[str, str]
"""What it is (swelling, cut) and its place."""
_READ = frozenset({
    "strategy_named", "control_checked", "punch_landed", "power_punch", "second_reading", "punch_missed",
    "counter_opened", "countered", "clinched", "moved", "came_free", "knocked_down", "counted", "flash_knockdown",
    "counted_out", "saved_by_bell", "cut_avoided", "cut_there", "cut_opened", "cut_reopened", "cut_became_gash",
    "cut_looked_at", "word_drawn", "foul_seen", "warned", "text_read", "text_repeated", "text_passed",
})  # fmt: skip
"""Events behind which there is a card that was turned over."""
_WORK = frozenset({
    "cut_treated", "eye_treated", "wound_treated", "doctor_looked", "carried_over", "tired", "rib_held", "text_read",
})  # fmt: skip
"""What happens in the minute between two rounds."""


@dataclass(slots=True)
class Seen:
    """Everything told so far.

    ``reopened`` counts by corner and place, ``wounds`` holds severity and whether the corner has held it; ``work`` is
    what has happened since the last bell, ``fighting`` says that a round is being fought, ``taken`` how many points the
    referee took from red and blue in the bout.
    """

    officials: Event | None = None
    read: Event | None = None
    scored: list[RoundScored] = field(default_factory=list)
    reopened: dict[tuple[Corner, str], int] = field(default_factory=dict)
    wounds: dict[tuple[Corner, Wound], tuple[str, str]] = field(default_factory=dict)
    work: list[Event] = field(default_factory=list)
    resting: bool = False
    fighting: bool = False
    taken: list[int] = field(default_factory=lambda: [0 for _ in CORNERS])

    def of(self, corner: Corner) -> tuple[object, ...]:
        """What is remembered of one boxer, to be compared."""
        mine = tuple((at, times) for (whose, at), times in self.reopened.items() if whose is corner)
        wounds = tuple((what, state) for (whose, what), state in self.wounds.items() if whose is corner)
        return mine, wounds, self.taken[corner.index]


def seen_of(past: Sequence[Event]) -> Seen:
    """What has been told by these events."""
    made = Seen()
    for event in past:
        name = event.name
        if name in _READ and not made.resting:
            made.read = event
        elif made.resting and name in _WORK:
            made.work.append(event)
        note = _NOTES.get(name)
        if note is not None:
            note(made, event)
    return made


def _officials(made: Seen, event: Any) -> None:
    made.officials = event


def _round(made: Seen, _event: Any) -> None:
    made.read, made.resting, made.fighting = None, False, True
    made.work = []


def _bell(made: Seen, _event: Any) -> None:
    made.resting, made.fighting = True, False


def _scored(made: Seen, event: Any) -> None:
    made.scored.append(event)


def _opened(made: Seen, event: Any) -> None:
    made.reopened[event.corner, event.place] = 0


def _reopened(made: Seen, event: Any) -> None:
    key = event.corner, event.place
    made.reopened[key] = made.reopened.get(key, 0) + 1


def _noted(made: Seen, event: Any) -> None:
    made.wounds[event.corner, (event.wound, event.place)] = event.severity, "noted"


def _treated(made: Seen, event: Any) -> None:
    made.wounds[event.corner, (event.wound, event.place)] = event.severity, "held" if event.held else "open"


def _point(made: Seen, event: Any) -> None:
    made.taken[event.corner.index] += 1


_NOTES: Mapping[str, Callable[[Seen, Any], None]] = {
    "officials_named": _officials,
    "round_began": _round,
    "bell_rang": _bell,
    "round_scored": _scored,
    "cut_opened": _opened,
    "cut_became_gash": _opened,
    "cut_reopened": _reopened,
    "wound_noted": _noted,
    "wound_treated": _treated,
    "point_taken": _point,
    "retaliated": _point,
}


# The officials, and what happens in the minute between two rounds


def strip_of(known: Seen) -> tuple[str, tuple[Line, ...]]:
    """Heading and lines of the strip: the corners' work between two rounds, else the officials."""
    if known.resting:
        lines = tuple(line for event in known.work if (line := _work_line(event)) is not None)
        return tr("In the corners"), lines or _officials_lines(known.officials)
    return tr("Officials"), _officials_lines(known.officials)


def _officials_lines(event: Any) -> tuple[Line, ...]:
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


def _work_line(event: Event) -> Line | None:
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
    "stops": later("stopped"),
    "controls": later("under control"),
    "seeping": later("still seeping"),
    "bleeding": later("still bleeding"),
}
_STAGES: tuple[Callable[[], str], ...] = (
    later("kept down"),
    later("puffy"),
    later("half shut"),
    later("shut"),
)
_VERDICTS: Mapping[str, Callable[[], str]] = {
    "go_on": later("he may go on"),
    "one_more_round": later("one more round"),
    "stop": later("he stops it"),
}
