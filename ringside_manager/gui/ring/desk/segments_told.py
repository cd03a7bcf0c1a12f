"""What orders for a round of segments, and a towel, mean: short sentences from the numbers a system gives for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.language import later, tr

Values = Mapping[str, int]
Lines = tuple[str, ...]


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
