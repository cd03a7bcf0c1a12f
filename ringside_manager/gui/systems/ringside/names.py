"""The names of Ringside: Endurance, tactics, punches, the floor; as people read them."""

from __future__ import annotations

from ringside_manager.gui.board.names import PUNCHES, Names, Words
from ringside_manager.gui.board.window import Clauses, OptionNames
from ringside_manager.language import later

_PUNCHES_IN_SENTENCE: Words = {
    "uppercut": later("uppercut"),
    "right_jab": later("right jab"),
    "right_hook": later("right hook"),
    "combination": later("combination"),
    "left_jab": later("left jab"),
    "left_hook": later("left hook"),
}
NAMES = Names(
    numbers={
        "at_bell": later("Endurance at the bell"),
        "total": later("Endurance at the start"),
        "agility": later("Agility"),
        "counterpunch": later("Counterpunch"),
        "scored": later("Damage"),
    },
    marks={
        "attacking": later("Attacking"),
        "weary": later("Weary"),
        "barred": later("No clinch"),
        "cover_up": later("Cover up"),
        "backpedal": later("Backpedal"),
        "rush": later("Rush"),
    },
    measures={
        "needs": later("Needs more than"),
        "hit_in_rush": later("Chance to hit in a rush"),
        "counter_at": later("Counters with at most"),
        "rating": later("Rating"),
        "least": later("Least damage"),
        "most": later("Most damage"),
        "smothered": later("Smothered by the clinch"),
        "room": later("Steps before the ropes"),
        "ropes": later("On the ropes"),
    },
    dice={
        "initA": later("First attack, red"),
        "initB": later("First attack, blue"),
        "hit": later("To hit"),
        "cp": later("Counterpunch"),
        "down": later("Knockdown"),
    },
    facts={
        "turn": later("Turn"),
        "turns_left": later("Turns left in the round"),
        "attacking": later("Attacking"),
        "own_hurt": later("Weary himself"),
        "opponent_hurt": later("Opponent weary"),
        "own_lost": later("Own Endurance lost in this round"),
        "opponent_lost": later("Opponent's Endurance lost in this round"),
        "own_down": later("Was down in this round"),
        "opponent_down": later("Opponent was down in this round"),
        "own_on_ropes": later("On the ropes himself"),
        "opponent_on_ropes": later("Opponent on the ropes"),
        "own_cover_up": later("Covering up himself"),
        "opponent_cover_up": later("Opponent covering up"),
        "own_clinch": later("Clinching himself"),
        "opponent_clinch": later("Opponent clinching"),
        "any_clinch": later("A clinch in force"),
        "opponent_backpedal": later("Opponent backpedaling"),
    },
    options={
        "tactic": {
            "none": later("No tactic"),
            "cover_up": later("Cover up"),
            "backpedal": later("Backpedal"),
            "clinch": later("Clinch"),
        },
        "rush": {"hold": later("No rush"), "rush": later("Rush")},
        "thrown": PUNCHES,
        "anticipated": PUNCHES,
        "counter": {"try": later("Counterpunch"), "decline": later("Let it pass")},
        "clinch": {"release": later("Let go"), "keep": later("Keep the clinch")},
    },
    squares=frozenset({"dodge", "follow"}),
    decisions={
        "tactic": later("Tactic in defence"),
        "rush": later("Rush"),
        "thrown": later("Punches he throws"),
        "anticipated": later("Punches he expects"),
        "counter": later("Counterpunch"),
        "clinch": later("Keeping a clinch"),
        "dodge": later("Stepping out of a miss"),
        "follow": later("Following the opponent"),
    },
    asked={
        "tactic": later("Tactic"),
        "rush": later("Rush"),
        "thrown": later("Punch thrown"),
        "anticipated": later("Punch expected"),
        "counter": later("Counterpunch"),
        "clinch": later("Keeping the clinch"),
        "dodge": later("Step after a miss"),
        "follow": later("Following"),
    },
    chosen={
        "tactic": {
            "none": later("no tactic"),
            "cover_up": later("cover up"),
            "backpedal": later("backpedal"),
            "clinch": later("clinch"),
        },
        "rush": {"hold": later("no rush"), "rush": later("rush")},
        "thrown": _PUNCHES_IN_SENTENCE,
        "anticipated": _PUNCHES_IN_SENTENCE,
        "counter": {"try": later("hit back"), "decline": later("let it go")},
        "clinch": {"release": later("let go of him"), "keep": later("hold on")},
    },
)
CLAUSES = Clauses(
    doing={
        "thrown": later("throw {chosen}"),
        "anticipated": later("expect {chosen}"),
        "dodge": later("step to {chosen}"),
        "follow": later("stand on {chosen}"),
    },
    amounts={
        "own_lost": later("what he lost of his Endurance this round"),
        "opponent_lost": later("what the opponent lost of his Endurance this round"),
    },
    flags={
        "attacking": (later("he attacks"), later("he defends")),
        "own_hurt": (later("he is weary"), later("he is not weary")),
        "opponent_hurt": (later("the opponent is weary"), later("the opponent is not weary")),
        "own_on_ropes": (later("he is on the ropes"), later("he is off the ropes")),
        "opponent_on_ropes": (later("the opponent is on the ropes"), later("the opponent is off the ropes")),
        "own_cover_up": (later("he is covered up"), later("he is not covered up")),
        "opponent_cover_up": (later("the opponent is covered up"), later("the opponent is not covered up")),
        "own_clinch": (later("he clinches"), later("he does not clinch")),
        "opponent_clinch": (later("the opponent clinches"), later("the opponent does not clinch")),
        "own_down": (later("he was down this round"), later("he was not down this round")),
        "opponent_down": (
            later("the opponent was down this round"),
            later("the opponent was not down this round"),
        ),
        "any_clinch": (later("either of them clinches"), later("neither of them clinches")),
        "opponent_backpedal": (later("the opponent backpedals"), later("the opponent does not backpedal")),
    },
)

OPTIONS = OptionNames(values={"five_must": later("Five-point must")})
