"""The names a bout system gives its numbers, marks, options and dice, as people read them in their language.

Names the program knows are told in the window's language.  What a system of somebody else calls by names of its
own is told as that system explains it, and where it explains nothing, by the name itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.bout.scene import MarkSpec, NumberSpec
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
from ringside_manager.language import later, tr

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
    "endurance": later("Endurance"),
    "at_bell": later("Endurance at the bell"),
    "total": later("Endurance at the start"),
    "start": later("Endurance at the start"),
    "agility": later("Agility"),
    "counterpunch": later("Counterpunch"),
    "landed": later("Landed"),
    "scored": later("Damage"),
    "points": later("Points"),
    "knockdowns": later("Knockdowns"),
    "stops_at": later("Points that stop the other"),
    "last_round": later("Points in the round before"),
    "control": later("Control"),
    "limit": later("Lands to"),
    "power": later("Power"),
    "counter": later("Counter"),
    "chin": later("Chin"),
    "count_out": later("Count-out"),
    "finish": later("Finishing run"),
    "run_left": later("Cards left of the run"),
    "warnings": later("Warnings"),
    "next_point": later("Warnings that cost a point"),
    "sent_out": later("Warnings that cost the bout"),
    "taken": later("Points taken"),
    "card_1": later("Judge 1"),
    "card_2": later("Judge 2"),
    "card_3": later("Judge 3"),
    "left_eye": later("Left eye"),
    "right_eye": later("Right eye"),
    "marker_over_left": later("Control lost by the left gash"),
    "marker_over_right": later("Control lost by the right gash"),
    "clashes": later("Gashes from clashes"),
    "warned_low_blow": later("Low blows"),
    "warned_head_butt": later("Head butts"),
    "warned_rabbit_punch": later("Rabbit punches"),
    "warned_hold_and_hit": later("Holding and hitting"),
    "warned_pull_head": later("Pulling the head down"),
    "warned_elbow": later("Elbows"),
    "warned_laces": later("Laces"),
    "warned_holding": later("Holding"),
}
_STRATEGIES: Words = {
    "counter_punch": later("Counter punch"),
    "stick_and_move": later("Stick and move"),
    "keep_away": later("Keep away"),
    "defensive_shell": later("Defensive shell"),
    "work_the_body": later("Work the body"),
    "smothering_attack": later("Smothering attack"),
    "tie_up": later("Tie up"),
    "load_up": later("Load up"),
    "go_for_the_knockout": later("Go for the knockout"),
}
_MARKS: Words = {
    **POOL_MARKS,
    **SEGMENT_MARKS,
    **ROUND_MARKS,
    "attacking": later("Attacking"),
    "on_ropes": later("On the ropes"),
    "trapped": later("Trapped"),
    "weary": later("Weary"),
    "barred": later("No clinch"),
    "cover_up": later("Cover up"),
    "backpedal": later("Backpedal"),
    "clinch": later("Clinch"),
    "rush": later("Rush"),
    "in_control": later("In control"),
    "aggressor": later("Aggressor"),
    "boxing": later("Boxes"),
    "slugging": later("Slugs"),
    "forced": later("Has to slug"),
    "finishing": later("Finishing run"),
    "shaken": later("Shaken"),
    "fatigued": later("Fatigued"),
    "hand_hurt": later("Hand hurt"),
    "hand_broken": later("Hand broken"),
    "rib": later("Cracked rib"),
    "last_chance": later("Last round by the doctor"),
    **_STRATEGIES,
    "cut_nose_bleed": later("Bloody nose"),
    "cut_under_left": later("Cut under the left eye"),
    "cut_under_right": later("Cut under the right eye"),
    "cut_over_left": later("Cut over the left eye"),
    "cut_over_right": later("Cut over the right eye"),
    "cut_bridge": later("Cut on the bridge of the nose"),
    "cut_lip": later("Torn lip"),
    "open_nose_bleed": later("Nose bleeds"),
    "open_under_left": later("Bleeds under the left eye"),
    "open_under_right": later("Bleeds under the right eye"),
    "open_over_left": later("Bleeds over the left eye"),
    "open_over_right": later("Bleeds over the right eye"),
    "open_bridge": later("Bridge of the nose bleeds"),
    "open_lip": later("Lip bleeds"),
    "gash_over_left": later("Gash over the left eye"),
    "gash_over_right": later("Gash over the right eye"),
}
_PUNCHES: Words = {
    "uppercut": later("Uppercut"),
    "right_jab": later("Right jab"),
    "right_hook": later("Right hook"),
    "combination": later("Combination"),
    "left_jab": later("Left jab"),
    "left_hook": later("Left hook"),
    "jab": later("Jab"),
    "hook": later("Hook"),
    "cross": later("Cross"),
}
_CODES: Words = {
    **SEGMENT_CODES,
    "uppercut": later("UC"),
    "right_jab": later("RJ"),
    "right_hook": later("RH"),
    "combination": later("CO"),
    "left_jab": later("LJ"),
    "left_hook": later("LH"),
}
_OPTIONS: Mapping[str, Words] = {
    **POOL_OPTIONS,
    "tactic": {
        "none": later("No tactic"),
        "cover_up": later("Cover up"),
        "backpedal": later("Backpedal"),
        "clinch": later("Clinch"),
    },
    "rush": {"hold": later("No rush"), "rush": later("Rush")},
    "thrown": _PUNCHES,
    "anticipated": _PUNCHES,
    "counter": {"try": later("Counterpunch"), "decline": later("Let it pass")},
    "clinch": {"release": later("Let go"), "keep": later("Keep the clinch")},
    "style": {"box": later("Box"), "slug": later("Slug")},
    "strategy": {"none": later("No strategy"), **_STRATEGIES},
    "plan": {**SEGMENT_PLANS, **ROUND_PLANS},
    "towel": {**SEGMENT_TOWELS, **ROUND_TOWELS},
    "treat": {
        **ROUND_TREATED,
        "nose_bleed": later("The bloody nose"),
        "under_left": later("The cut under the left eye"),
        "under_right": later("The cut under the right eye"),
        "over_left": later("The cut over the left eye"),
        "over_right": later("The cut over the right eye"),
        "bridge": later("The bridge of the nose"),
        "lip": later("The torn lip"),
        "left_eye": later("The left eye"),
        "right_eye": later("The right eye"),
        "swelling_under_left": later("The swelling under the left eye"),
        "swelling_under_right": later("The swelling under the right eye"),
        "swelling_over_left": later("The swelling over the left eye"),
        "swelling_over_right": later("The swelling over the right eye"),
        "cut_under_left": later("The cut under the left eye"),
        "cut_under_right": later("The cut under the right eye"),
        "cut_over_left": later("The cut over the left eye"),
        "cut_over_right": later("The cut over the right eye"),
        "done": later("Nothing more"),
    },
}
_MEASURES: Words = {
    **POOL_MEASURES,
    **SEGMENT_MEASURES,
    **ROUND_MEASURES,
    "needs": later("Needs more than"),
    "hit": later("Chance to hit"),
    "hit_in_rush": later("Chance to hit in a rush"),
    "counter_at": later("Counters with at most"),
    "counter": later("Chance to counter and hit"),
    "rating": later("Rating"),
    "least": later("Least damage"),
    "most": later("Most damage"),
    "down": later("Chance of a knockdown"),
    "smothered": later("Smothered by the clinch"),
    "room": later("Steps before the ropes"),
    "ropes": later("On the ropes"),
    "damage": later("Damage"),
    "works": later("Works"),
    "control": later("Takes control"),
    "other_control": later("The other takes control"),
    "land": later("Lands"),
    "other_land": later("The other lands"),
    "power": later("Power"),
    "other_power": later("The other's power"),
    "other_down": later("Chance to go down himself"),
    "opening": later("The other opens himself"),
    "run": later("Finishing run"),
    "body": later("Endurance taken by the body"),
    "stops": later("Closed, all control back"),
    "holds": later("At least under control"),
    "at_stake": later("Control at stake"),
    "defence": later("Guard lost"),
    "cut_rating": later("Cut rating lost"),
    "stage": later("Stage of the eye"),
    "threat": later("Chance of a stoppage"),
}
_DICE: Words = {
    **POOL_DICE,
    **SEGMENT_DICE,
    **ROUND_DICE,
    "initA": later("First attack, red"),
    "initB": later("First attack, blue"),
    "hit": later("To hit"),
    "cp": later("Counterpunch"),
    "down": later("Knockdown"),
    "count": later("Count"),
    "order": later("By the order's shares"),
    "CF": later("Control"),
    "RN": later("Action"),
    "RES": later("Result"),
    "POS": later("Position"),
    "KD": later("Knockdown"),
    "KD2": later("Knockdown, shaken"),
    "KOR": later("Knockout"),
    "KDC": later("Count"),
    "J": later("Judges"),
    "COND": later("Condition"),
    "INJ": later("Injury"),
    "SPEC": later("Special"),
    "unseen": later("Removed unseen"),
}
_PLACES: Words = {
    "center": later("Ring center"),
    "near_ropes": later("Near ropes"),
    "far_ropes": later("Far ropes"),
    "left_neutral": later("Left neutral corner"),
    "right_neutral": later("Right neutral corner"),
    "red_corner": later("Red corner"),
    "blue_corner": later("Blue corner"),
}
_FACTS: Words = {
    **POOL_FACTS,
    **CARD_FACTS,
    **SEGMENT_FACTS,
    **ROUND_FACTS,
    "round": later("Round"),
    "rounds_left": later("Rounds left"),
    "turn": later("Turn"),
    "turns_left": later("Turns left in the round"),
    "lead": later("Lead in points"),
    "lead_safe": later("Lead is safe"),
    "round_lead": later("Lead in this round"),
    "attacking": later("Attacking"),
    "own_endurance": later("Own Endurance"),
    "opponent_endurance": later("Opponent's Endurance"),
    "own_endurance_percent": later("Own Endurance in percent"),
    "opponent_endurance_percent": later("Opponent's Endurance in percent"),
    "endurance_lead": later("Lead in Endurance"),
    "own_hurt": later("Weary himself"),
    "opponent_hurt": later("Opponent weary"),
    "own_lost": later("Own Endurance lost in this round"),
    "opponent_lost": later("Opponent's Endurance lost in this round"),
    "own_down": later("Was down in this round"),
    "opponent_down": later("Opponent was down in this round"),
    "own_landed": later("Own punches landed"),
    "opponent_landed": later("Opponent's punches landed"),
    "own_knockdowns": later("Knockdowns scored"),
    "opponent_knockdowns": later("Knockdowns suffered"),
    "own_trapped": later("Trapped himself"),
    "opponent_trapped": later("Opponent trapped"),
    "own_on_ropes": later("On the ropes himself"),
    "opponent_on_ropes": later("Opponent on the ropes"),
    "own_cover_up": later("Covering up himself"),
    "opponent_cover_up": later("Opponent covering up"),
    "own_clinch": later("Clinching himself"),
    "opponent_clinch": later("Opponent clinching"),
    "any_clinch": later("A clinch in force"),
    "opponent_backpedal": later("Opponent backpedaling"),
}
