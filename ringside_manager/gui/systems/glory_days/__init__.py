"""What the window knows of Glory Days Boxing: board, names, what is asked and explained at the desk, injuries and fouls."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import Setup
from ringside_manager.engines.glory_days.events import FoulCalled, HandTested, Injured, Occurred
from ringside_manager.engines.glory_days.tables import INJURY_WORDS
from ringside_manager.gui.board.names import Moment, Words, word_in
from ringside_manager.gui.board.window import DeskWords, Incidents, Lines, SystemWindow, Values
from ringside_manager.gui.portraits.marks import Mark
from ringside_manager.gui.systems.glory_days.board import GloryDaysFace, looks, marks_of
from ringside_manager.gui.systems.glory_days.names import (
    CLAUSES,
    NAMES,
    OPTIONS,
    SEGMENT_INCIDENTS,
    SEGMENT_MEANINGS,
    SEGMENT_QUESTIONS,
)
from ringside_manager.language import later, tr


def segment_plan_lines(word: str, values: Values) -> Lines | None:
    """What the order changes, and the coming round if the other has none."""
    said = _PLANS.get(word)
    if said is None or not {*_ROUND} <= values.keys():
        return None
    return (said(), *(shape().format(**values) for shape in _LINES))


def segment_towel_lines(word: str, values: Values) -> Lines | None:
    """What going on risks and is worth; giving up needs no number."""
    if word == "throw":
        return (tr("The bout is lost: his corner retires him"),)
    if "win" not in values:
        return None
    lines = (
        [tr("He is stopped in the next segment: {stopped} %").format(**values)] if "stopped" in values else []
    )
    return (*lines, tr("He still wins the bout: {win} %").format(**values))


_PLANS: Mapping[str, Callable[[], str]] = {
    "natural": later("Nothing changes on his card"),
    "press": later("A star more inside, a star less outside"),
    "box": later("A star more outside, a star less inside"),
    "cover": later("Both land one punch less; his will gets better"),
}


_ROUND = ("control", "other_control", "land", "other_land", "down", "other_down")


_LINES: tuple[Callable[[], str], ...] = (
    later("You lead {control} %, he {other_control} % of the segments"),
    later("You land {land}, he {other_land} in the round"),
    later("You floor him {down} %, he you {other_down} %"),
)


DESK = DeskWords(
    effects={"plan": segment_plan_lines, "towel": segment_towel_lines},
    columns={"plan": later("Wins of 100 against:")},
    explained=frozenset({"plan"}),
    thrown=SEGMENT_QUESTIONS,
    meanings=SEGMENT_MEANINGS,
)


# Injuries and fouls in a few words, as they stand below the ring


def _wounded(event: Injured) -> str | None:
    """An injury by its place, and how often it has come up now (G62)."""
    known = INJURY_WORDS.get(event.injury)
    if known is None:
        return None
    again = tr("{mark}, number {times}")
    return known() if event.times == 1 else again.format(mark=known(), times=event.times)


def _called(event: FoulCalled) -> str | None:
    """A foul, how many there are, and what follows (G70)."""
    shape = _FOLLOWS.get(event.follows)
    if shape is None:
        return None
    return shape().format(offence=word_in(_OFFENCES, event.kind), total=event.total)


def _occurred(event: Occurred) -> str:
    """What happened to a hand or a foot; all else on the chart of events is said by what follows from it (G81)."""
    known = None if event.ignored else SEGMENT_INCIDENTS.get(event.line)
    return known() if known is not None else ""


def _hand(event: HandTested) -> str:
    """The corner's look at a broken hand; only that it retires him is said (G81)."""
    return tr("retired with a broken hand") if event.retired else ""


_FOLLOWS: Words = {
    "warning": later("{offence}, foul {total}: warned"),
    "point": later("{offence}, foul {total}: a point off"),
    "disqualified": later("{offence}, foul {total}: disqualified"),
}
_OFFENCES: Words = {
    "low_blow": later("a low blow"),
    "head_butt": later("a head butt"),
    "holding": later("holding"),
    "elbows": later("the elbows"),
    "rabbit_punch": later("a rabbit punch"),
    "late_punch": later("a punch after the bell"),
    "temper": later("losing his temper"),
}
INCIDENTS: Incidents = {FoulCalled: _called, HandTested: _hand, Injured: _wounded, Occurred: _occurred}


def marks_left(_setup: Setup, moment: Moment, corner: Corner) -> tuple[Mark, ...]:
    """What a bout so far has left on a head."""
    return marks_of(looks(moment.scene.side(corner)))


WINDOW = SystemWindow(
    face=GloryDaysFace,
    names=NAMES,
    desk=DESK,
    clauses=CLAUSES,
    options=OPTIONS,
    incidents=INCIDENTS,
    deciding=("corner_orders",),
    marks=marks_left,
)
