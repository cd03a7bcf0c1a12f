"""The names a bout system gives its numbers, marks, options and dice, as people read them in their language.

Names the program knows are told in the window's language.  What a system of somebody else calls by names of its
own is told as that system explains it, and where it explains nothing, by the name itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.bout.scene import MarkSpec, NumberSpec
from ringside_manager.gui.language import tr
from ringside_manager.gui.ring.fact_words import CARD_FACTS
from ringside_manager.gui.ring.pool_words import (
    POOL_DICE,
    POOL_FACTS,
    POOL_MARKS,
    POOL_MEASURES,
    POOL_NUMBERS,
    POOL_OPTIONS,
)
from ringside_manager.gui.ring.round_words import (
    ROUND_DICE,
    ROUND_FACTS,
    ROUND_MARKS,
    ROUND_MEASURES,
    ROUND_NUMBERS,
    ROUND_PLANS,
    ROUND_TOWELS,
    ROUND_TREATED,
)
from ringside_manager.gui.ring.segment_words import (
    SEGMENT_CODES,
    SEGMENT_DICE,
    SEGMENT_FACTS,
    SEGMENT_MARKS,
    SEGMENT_MEASURES,
    SEGMENT_NUMBERS,
    SEGMENT_PLANS,
    SEGMENT_TOWELS,
)

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


def punch_word(word: str) -> str:
    """A punch as it landed: ``Left hook``; only ``Hook`` where a system does not tell the hand."""
    return _known(_PUNCHES, word, "")


def punch_code(word: str) -> str:
    """The two letters of a punch on the printed chart: ``LH``; the first two of any other word."""
    known = _CODES.get(word)
    return known() if known else word[:2].upper()


def measure_word(name: str) -> str:
    """A measure of ``EngineInfo.measures``: ``Chance to hit``."""
    return _known(_MEASURES, name, "")


def die_word(purpose: str, sides: int) -> str:
    """What a die is thrown for, and which: ``To hit (d100)``."""
    if purpose.startswith(_SPARE):
        spare = tr("{purpose}, spare card")
        return spare.format(purpose=_known(_DICE, purpose.removeprefix(_SPARE), ""))
    if is_card(purpose):
        return _known(_DICE, purpose, "")
    what = _known(_DICE, purpose, "")
    return tr("{purpose} (d{sides})").format(purpose=what, sides=sides)


def die_name(purpose: str) -> str:
    """What a die is thrown for, without its sides: ``To hit``."""
    return _known(_DICE, purpose, "")


def is_card(purpose: str) -> bool:
    """Whether this die is a card drawn, so that a roll is its place among those that are left."""
    return purpose.removeprefix(_SPARE) in _CARDS


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


def place_word(place: str) -> str:
    """Where in the ring somebody is, in a system without squares: ``Far ropes``."""
    return _known(_PLACES, place, "")


def fact_word(name: str) -> str:
    """A fact written orders may depend on: ``Rounds left``."""
    return _known(_FACTS, name, "")


def _known(words: Words, name: str, explanation: str) -> str:
    known = words.get(name)
    if known is not None:
        return known()
    told = explanation or name.replace("_", " ")
    return told[:1].upper() + told[1:]


_SPARE = "spare_"
_CARDS = frozenset(
    {"CF", "RN", "RES", "POS", "KD", "KD2", "KOR", "KDC", "J", "COND", "INJ", "SPEC", "unseen"}
)
"""Dice that are cards drawn, with as many faces as there are cards left."""
_NUMBERS: Words = {
    **POOL_NUMBERS,
    **SEGMENT_NUMBERS,
    **ROUND_NUMBERS,
    "endurance": lambda: tr("Endurance"),
    "at_bell": lambda: tr("Endurance at the bell"),
    "total": lambda: tr("Endurance at the start"),
    "start": lambda: tr("Endurance at the start"),
    "agility": lambda: tr("Agility"),
    "counterpunch": lambda: tr("Counterpunch"),
    "landed": lambda: tr("Landed"),
    "scored": lambda: tr("Damage"),
    "points": lambda: tr("Points"),
    "knockdowns": lambda: tr("Knockdowns"),
    "stops_at": lambda: tr("Points that stop the other"),
    "last_round": lambda: tr("Points in the round before"),
    "control": lambda: tr("Control"),
    "limit": lambda: tr("Lands to"),
    "power": lambda: tr("Power"),
    "counter": lambda: tr("Counter"),
    "chin": lambda: tr("Chin"),
    "count_out": lambda: tr("Count-out"),
    "finish": lambda: tr("Finishing run"),
    "run_left": lambda: tr("Cards left of the run"),
    "warnings": lambda: tr("Warnings"),
    "next_point": lambda: tr("Warnings that cost a point"),
    "sent_out": lambda: tr("Warnings that cost the bout"),
    "taken": lambda: tr("Points taken"),
    "card_1": lambda: tr("Judge 1"),
    "card_2": lambda: tr("Judge 2"),
    "card_3": lambda: tr("Judge 3"),
    "left_eye": lambda: tr("Left eye"),
    "right_eye": lambda: tr("Right eye"),
    "marker_over_left": lambda: tr("Control lost by the left gash"),
    "marker_over_right": lambda: tr("Control lost by the right gash"),
    "clashes": lambda: tr("Gashes from clashes"),
    "warned_low_blow": lambda: tr("Low blows"),
    "warned_head_butt": lambda: tr("Head butts"),
    "warned_rabbit_punch": lambda: tr("Rabbit punches"),
    "warned_hold_and_hit": lambda: tr("Holding and hitting"),
    "warned_pull_head": lambda: tr("Pulling the head down"),
    "warned_elbow": lambda: tr("Elbows"),
    "warned_laces": lambda: tr("Laces"),
    "warned_holding": lambda: tr("Holding"),
}
_STRATEGIES: Words = {
    "counter_punch": lambda: tr("Counter punch"),
    "stick_and_move": lambda: tr("Stick and move"),
    "keep_away": lambda: tr("Keep away"),
    "defensive_shell": lambda: tr("Defensive shell"),
    "work_the_body": lambda: tr("Work the body"),
    "smothering_attack": lambda: tr("Smothering attack"),
    "tie_up": lambda: tr("Tie up"),
    "load_up": lambda: tr("Load up"),
    "go_for_the_knockout": lambda: tr("Go for the knockout"),
}
_MARKS: Words = {
    **POOL_MARKS,
    **SEGMENT_MARKS,
    **ROUND_MARKS,
    "attacking": lambda: tr("Attacking"),
    "on_ropes": lambda: tr("On the ropes"),
    "trapped": lambda: tr("Trapped"),
    "weary": lambda: tr("Weary"),
    "barred": lambda: tr("No clinch"),
    "cover_up": lambda: tr("Cover up"),
    "backpedal": lambda: tr("Backpedal"),
    "clinch": lambda: tr("Clinch"),
    "rush": lambda: tr("Rush"),
    "in_control": lambda: tr("In control"),
    "aggressor": lambda: tr("Aggressor"),
    "boxing": lambda: tr("Boxes"),
    "slugging": lambda: tr("Slugs"),
    "forced": lambda: tr("Has to slug"),
    "finishing": lambda: tr("Finishing run"),
    "shaken": lambda: tr("Shaken"),
    "fatigued": lambda: tr("Fatigued"),
    "hand_hurt": lambda: tr("Hand hurt"),
    "hand_broken": lambda: tr("Hand broken"),
    "rib": lambda: tr("Cracked rib"),
    "last_chance": lambda: tr("Last round by the doctor"),
    **_STRATEGIES,
    "cut_nose_bleed": lambda: tr("Bloody nose"),
    "cut_under_left": lambda: tr("Cut under the left eye"),
    "cut_under_right": lambda: tr("Cut under the right eye"),
    "cut_over_left": lambda: tr("Cut over the left eye"),
    "cut_over_right": lambda: tr("Cut over the right eye"),
    "cut_bridge": lambda: tr("Cut on the bridge of the nose"),
    "cut_lip": lambda: tr("Torn lip"),
    "open_nose_bleed": lambda: tr("Nose bleeds"),
    "open_under_left": lambda: tr("Bleeds under the left eye"),
    "open_under_right": lambda: tr("Bleeds under the right eye"),
    "open_over_left": lambda: tr("Bleeds over the left eye"),
    "open_over_right": lambda: tr("Bleeds over the right eye"),
    "open_bridge": lambda: tr("Bridge of the nose bleeds"),
    "open_lip": lambda: tr("Lip bleeds"),
    "gash_over_left": lambda: tr("Gash over the left eye"),
    "gash_over_right": lambda: tr("Gash over the right eye"),
}
_PUNCHES: Words = {
    "uppercut": lambda: tr("Uppercut"),
    "right_jab": lambda: tr("Right jab"),
    "right_hook": lambda: tr("Right hook"),
    "combination": lambda: tr("Combination"),
    "left_jab": lambda: tr("Left jab"),
    "left_hook": lambda: tr("Left hook"),
    "jab": lambda: tr("Jab"),
    "hook": lambda: tr("Hook"),
    "cross": lambda: tr("Cross"),
}
_CODES: Words = {
    **SEGMENT_CODES,
    "uppercut": lambda: tr("UC"),
    "right_jab": lambda: tr("RJ"),
    "right_hook": lambda: tr("RH"),
    "combination": lambda: tr("CO"),
    "left_jab": lambda: tr("LJ"),
    "left_hook": lambda: tr("LH"),
}
_OPTIONS: Mapping[str, Words] = {
    **POOL_OPTIONS,
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
    "style": {"box": lambda: tr("Box"), "slug": lambda: tr("Slug")},
    "strategy": {"none": lambda: tr("No strategy"), **_STRATEGIES},
    "plan": {**SEGMENT_PLANS, **ROUND_PLANS},
    "towel": {**SEGMENT_TOWELS, **ROUND_TOWELS},
    "treat": {
        **ROUND_TREATED,
        "nose_bleed": lambda: tr("The bloody nose"),
        "under_left": lambda: tr("The cut under the left eye"),
        "under_right": lambda: tr("The cut under the right eye"),
        "over_left": lambda: tr("The cut over the left eye"),
        "over_right": lambda: tr("The cut over the right eye"),
        "bridge": lambda: tr("The bridge of the nose"),
        "lip": lambda: tr("The torn lip"),
        "left_eye": lambda: tr("The left eye"),
        "right_eye": lambda: tr("The right eye"),
        "swelling_under_left": lambda: tr("The swelling under the left eye"),
        "swelling_under_right": lambda: tr("The swelling under the right eye"),
        "swelling_over_left": lambda: tr("The swelling over the left eye"),
        "swelling_over_right": lambda: tr("The swelling over the right eye"),
        "cut_under_left": lambda: tr("The cut under the left eye"),
        "cut_under_right": lambda: tr("The cut under the right eye"),
        "cut_over_left": lambda: tr("The cut over the left eye"),
        "cut_over_right": lambda: tr("The cut over the right eye"),
        "done": lambda: tr("Nothing more"),
    },
}
_MEASURES: Words = {
    **POOL_MEASURES,
    **SEGMENT_MEASURES,
    **ROUND_MEASURES,
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
    "works": lambda: tr("Works"),
    "control": lambda: tr("Takes control"),
    "other_control": lambda: tr("The other takes control"),
    "land": lambda: tr("Lands"),
    "other_land": lambda: tr("The other lands"),
    "power": lambda: tr("Power"),
    "other_power": lambda: tr("The other's power"),
    "other_down": lambda: tr("Chance to go down himself"),
    "opening": lambda: tr("The other opens himself"),
    "run": lambda: tr("Finishing run"),
    "body": lambda: tr("Endurance taken by the body"),
    "stops": lambda: tr("Closed, all control back"),
    "holds": lambda: tr("At least under control"),
    "at_stake": lambda: tr("Control at stake"),
    "defence": lambda: tr("Guard lost"),
    "cut_rating": lambda: tr("Cut rating lost"),
    "stage": lambda: tr("Stage of the eye"),
    "threat": lambda: tr("Chance of a stoppage"),
}
_DICE: Words = {
    **POOL_DICE,
    **SEGMENT_DICE,
    **ROUND_DICE,
    "initA": lambda: tr("First attack, red"),
    "initB": lambda: tr("First attack, blue"),
    "hit": lambda: tr("To hit"),
    "cp": lambda: tr("Counterpunch"),
    "down": lambda: tr("Knockdown"),
    "count": lambda: tr("Count"),
    "order": lambda: tr("By the order's shares"),
    "CF": lambda: tr("Control"),
    "RN": lambda: tr("Action"),
    "RES": lambda: tr("Result"),
    "POS": lambda: tr("Position"),
    "KD": lambda: tr("Knockdown"),
    "KD2": lambda: tr("Knockdown, shaken"),
    "KOR": lambda: tr("Knockout"),
    "KDC": lambda: tr("Count"),
    "J": lambda: tr("Judges"),
    "COND": lambda: tr("Condition"),
    "INJ": lambda: tr("Injury"),
    "SPEC": lambda: tr("Special"),
    "unseen": lambda: tr("Removed unseen"),
}
_PLACES: Words = {
    "center": lambda: tr("Ring center"),
    "near_ropes": lambda: tr("Near ropes"),
    "far_ropes": lambda: tr("Far ropes"),
    "left_neutral": lambda: tr("Left neutral corner"),
    "right_neutral": lambda: tr("Right neutral corner"),
    "red_corner": lambda: tr("Red corner"),
    "blue_corner": lambda: tr("Blue corner"),
}
_FACTS: Words = {
    **POOL_FACTS,
    **CARD_FACTS,
    **SEGMENT_FACTS,
    **ROUND_FACTS,
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
