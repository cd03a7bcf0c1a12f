"""What is asked and explained at the desk under Glory Days: orders for a round, the towel, dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.gui.board.window import DeskWords, Lines, Values
from ringside_manager.gui.systems.glory_days.names import SEGMENT_MEANINGS, SEGMENT_QUESTIONS
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
