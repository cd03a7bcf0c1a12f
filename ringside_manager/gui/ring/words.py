"""The names a bout system gives its numbers, marks, options and dice, as people read them in their language.

Names the program knows are told in the window's language.  What a system of somebody else calls by names of its
own is told as that system explains it, and where it explains nothing, by the name itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.bout.scene import MarkSpec, NumberSpec
from ringside_manager.gui.language import tr

Words = Mapping[str, Callable[[], str]]


def number_word(name: str, spec: NumberSpec | None = None) -> str:
    """A number of ``Side.numbers``: ``Endurance``."""
    return _known(_NUMBERS, name, spec.explanation if spec else "")


def mark_word(name: str, spec: MarkSpec | None = None) -> str:
    """A mark of ``Side.marks``: ``On the ropes``."""
    return _known(_MARKS, name, spec.explanation if spec else "")


def option_word(kind: str, word: str) -> str:
    """An option of a request of that kind, as ``choice_word`` names it: ``Left hook``."""
    if kind in ("dodge", "follow"):
        return square_word(word)
    return _known(_OPTIONS.get(kind, _PUNCHES), word, "")


def punch_code(word: str) -> str:
    """The two letters of a punch on the printed chart: ``LH``; the first two of any other word."""
    known = _CODES.get(word)
    return known() if known else word[:2].upper()


def measure_word(name: str) -> str:
    """A measure of ``EngineInfo.measures``: ``Chance to hit``."""
    return _known(_MEASURES, name, "")


def die_word(purpose: str, sides: int) -> str:
    """What a die is thrown for, and which: ``To hit (d100)``."""
    what = _known(_DICE, purpose, "")
    return tr("{purpose} (d{sides})").format(purpose=what, sides=sides)


def square_word(square: str, floor: tuple[str, str] | None = None) -> str:
    """A square: ``c3``; with the ``floor`` of the system also what lies beside it: ``a3, on the ropes``."""
    edges = (
        0
        if floor is None
        else sum(part in (line[0], line[-1]) for part, line in zip(square, floor, strict=True))
    )
    if edges == 2:
        return tr("{square}, in the corner").format(square=square)
    return tr("{square}, on the ropes").format(square=square) if edges else square


def fact_word(name: str) -> str:
    """A fact written orders may depend on: ``Rounds left``."""
    return _known(_FACTS, name, "")


def _known(words: Words, name: str, explanation: str) -> str:
    known = words.get(name)
    if known is not None:
        return known()
    told = explanation or name.replace("_", " ")
    return told[:1].upper() + told[1:]


_NUMBERS: Words = {
    "endurance": lambda: tr("Endurance"),
    "at_bell": lambda: tr("Endurance at the bell"),
    "total": lambda: tr("Endurance at the start"),
    "agility": lambda: tr("Agility"),
    "counterpunch": lambda: tr("Counterpunch"),
    "landed": lambda: tr("Landed"),
    "scored": lambda: tr("Damage"),
    "points": lambda: tr("Points"),
    "knockdowns": lambda: tr("Knockdowns"),
}
_MARKS: Words = {
    "attacking": lambda: tr("Attacking"),
    "on_ropes": lambda: tr("On the ropes"),
    "trapped": lambda: tr("Trapped"),
    "weary": lambda: tr("Weary"),
    "barred": lambda: tr("No clinch"),
    "cover_up": lambda: tr("Cover up"),
    "backpedal": lambda: tr("Backpedal"),
    "clinch": lambda: tr("Clinch"),
    "rush": lambda: tr("Rush"),
}
_PUNCHES: Words = {
    "uppercut": lambda: tr("Uppercut"),
    "right_jab": lambda: tr("Right jab"),
    "right_hook": lambda: tr("Right hook"),
    "combination": lambda: tr("Combination"),
    "left_jab": lambda: tr("Left jab"),
    "left_hook": lambda: tr("Left hook"),
}
_CODES: Words = {
    "uppercut": lambda: tr("UC"),
    "right_jab": lambda: tr("RJ"),
    "right_hook": lambda: tr("RH"),
    "combination": lambda: tr("CO"),
    "left_jab": lambda: tr("LJ"),
    "left_hook": lambda: tr("LH"),
}
_OPTIONS: Mapping[str, Words] = {
    "tactic": {
        "none": lambda: tr("No tactic"),
        "cover_up": lambda: tr("Cover up"),
        "backpedal": lambda: tr("Backpedal"),
        "clinch": lambda: tr("Clinch"),
    },
    "rush": {"hold": lambda: tr("No rush"), "rush": lambda: tr("Rush")},
    "thrown": _PUNCHES,
    "anticipated": _PUNCHES,
    "counter": {"try": lambda: tr("Counterpunch"), "decline": lambda: tr("Let it pass")},
    "clinch": {"release": lambda: tr("Let go"), "keep": lambda: tr("Keep the clinch")},
}
_MEASURES: Words = {
    "needs": lambda: tr("Needs more than"),
    "hit": lambda: tr("Chance to hit"),
    "hit_in_rush": lambda: tr("Chance to hit in a rush"),
    "counter_at": lambda: tr("Counters with at most"),
    "counter": lambda: tr("Chance to counter and hit"),
    "rating": lambda: tr("Rating"),
    "least": lambda: tr("Least damage"),
    "most": lambda: tr("Most damage"),
    "down": lambda: tr("Chance of a knockdown"),
    "smothered": lambda: tr("Smothered by the clinch"),
    "room": lambda: tr("Steps before the ropes"),
    "ropes": lambda: tr("On the ropes"),
    "damage": lambda: tr("Damage"),
}
_DICE: Words = {
    "initA": lambda: tr("First attack, red"),
    "initB": lambda: tr("First attack, blue"),
    "hit": lambda: tr("To hit"),
    "cp": lambda: tr("Counterpunch"),
    "down": lambda: tr("Knockdown"),
    "count": lambda: tr("Count"),
    "order": lambda: tr("By the order's shares"),
}
_FACTS: Words = {
    "round": lambda: tr("Round"),
    "rounds_left": lambda: tr("Rounds left"),
    "turn": lambda: tr("Turn"),
    "turns_left": lambda: tr("Turns left in the round"),
    "lead": lambda: tr("Lead in points"),
    "lead_safe": lambda: tr("Lead is safe"),
    "round_lead": lambda: tr("Lead in this round"),
    "attacking": lambda: tr("Attacking"),
    "own_endurance": lambda: tr("Own Endurance"),
    "opponent_endurance": lambda: tr("Opponent's Endurance"),
    "own_endurance_percent": lambda: tr("Own Endurance in percent"),
    "opponent_endurance_percent": lambda: tr("Opponent's Endurance in percent"),
    "endurance_lead": lambda: tr("Lead in Endurance"),
    "own_hurt": lambda: tr("Weary himself"),
    "opponent_hurt": lambda: tr("Opponent weary"),
    "own_lost": lambda: tr("Own Endurance lost in this round"),
    "opponent_lost": lambda: tr("Opponent's Endurance lost in this round"),
    "own_down": lambda: tr("Was down in this round"),
    "opponent_down": lambda: tr("Opponent was down in this round"),
    "own_landed": lambda: tr("Own punches landed"),
    "opponent_landed": lambda: tr("Opponent's punches landed"),
    "own_knockdowns": lambda: tr("Knockdowns scored"),
    "opponent_knockdowns": lambda: tr("Knockdowns suffered"),
    "own_trapped": lambda: tr("Trapped himself"),
    "opponent_trapped": lambda: tr("Opponent trapped"),
    "own_on_ropes": lambda: tr("On the ropes himself"),
    "opponent_on_ropes": lambda: tr("Opponent on the ropes"),
    "own_cover_up": lambda: tr("Covering up himself"),
    "opponent_cover_up": lambda: tr("Opponent covering up"),
    "own_clinch": lambda: tr("Clinching himself"),
    "opponent_clinch": lambda: tr("Opponent clinching"),
    "any_clinch": lambda: tr("A clinch in force"),
    "opponent_backpedal": lambda: tr("Opponent backpedaling"),
}
