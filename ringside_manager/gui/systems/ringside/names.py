"""The words of Ringside: Endurance, tactics, punches, the floor; what is asked and explained at the desk."""

from __future__ import annotations

from ringside_manager.bout.corner import Comparison
from ringside_manager.gui.board import PUNCHES, Names, Text, Words
from ringside_manager.gui.board.window import Clauses, DeskWords, Duel, Lines, OptionNames, Reason, Values
from ringside_manager.language import later, tr

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


# What is asked and explained at the desk


def _tactic(word: str, values: Values) -> Lines | None:
    if not {"needs", "hit", "counter"} <= values.keys():
        return None
    lines = [tr("He needs over {needs}: {hit} %").format(**values)]
    if "hit_in_rush" in values:
        lines.append(tr("If he rushes: {hit_in_rush} %").format(**values))
    lines.append(tr("You counter and hit: {counter} %").format(**values))
    if word == "clinch":
        lines.append(tr("No hook can land"))
    return tuple(lines)


def _rush(word: str, values: Values) -> Lines | None:
    if not {"needs", "hit", "counter"} <= values.keys():
        return None
    return (
        tr("You need over {needs}: {hit} %").format(**values),
        tr("He counters and hits: {counter} %").format(**values),
    )


def _counter(word: str, values: Values) -> Lines | None:
    if word == "decline":
        return (tr("He stays the attacker"),)
    if not {"counter_at", "needs", "counter"} <= values.keys():
        return None
    return (
        tr("Roll {counter_at} or less, then over {needs}").format(**values),
        tr("Both succeed: {counter} %").format(**values),
    )


def _clinch(word: str, values: Values) -> Lines | None:
    if {"needs", "hit"} <= values.keys():
        return (tr("Nobody moves; no hook can land"), tr("He needs over {needs}: {hit} %").format(**values))
    return _ground(values)


def _dodge(word: str, values: Values) -> Lines | None:
    return _ground(values)


def _ground(values: Values) -> Lines | None:
    """How far he can still be driven back."""
    if "room" not in values:
        return None
    room = values["room"]
    lines = [
        tr("Room behind you: %n step", "Room behind you: %n steps", room)
        if room
        else tr("No room behind you")
    ]
    if values.get("ropes"):
        lines.append(tr("You stand on the ropes"))
    return tuple(lines)


def _follow(word: str, values: Values) -> Lines | None:
    if "room" not in values:
        return None
    room = values["room"]
    lines = [
        tr("Room behind him: %n step", "Room behind him: %n steps", room)
        if room
        else tr("No room behind him")
    ]
    if values.get("ropes"):
        lines.append(tr("You stand on the ropes"))
    return tuple(lines)


_FIRST_ATTACK: Text = later("{name} throws d{sides}: the higher roll attacks first.")
_FIRST_ROLL: Text = later("{name}, first attack: {roll}")
DESK = DeskWords(
    questions={
        "tactic": later("{other} attacks. How does {name} meet him?"),
        "rush": later("{name} attacks. Does he rush in?"),
        "thrown": later("{name} is on target. Which punch does he throw?"),
        "anticipated": later("{other} is on target. Which punch does {name} expect?"),
        "counter": later("{name} was hit. Does he punch back?"),
        "clinch": later("{name} was hit in his clinch. Does he hold on?"),
        "dodge": later("{other} has missed. Where does {name} step?"),
        "follow": later("Where does {name} stand against {other} now?"),
    },
    reasons={
        ("tactic", "clinch"): Reason(
            later("No clinch: barred after the last one ({rule})."), "R80", "barred"
        ),
        ("tactic", "backpedal"): Reason(later("No backpedaling: he is trapped ({rule})."), "R74", "trapped"),
    },
    effects={
        "tactic": _tactic,
        "rush": _rush,
        "counter": _counter,
        "clinch": _clinch,
        "dodge": _dodge,
        "follow": _follow,
    },
    secrets=("thrown", "anticipated"),
    headings={"thrown": later("{name} throws"), "anticipated": later("{name} expects")},
    shown={"thrown": later("{name} throws: {option}"), "anticipated": later("{name} expects: {option}")},
    columns={"thrown": later("Damage if he expects:"), "anticipated": later("Damage if he throws:")},
    measures={"smothered": later("The clinch turns it into a miss")},
    thrown={
        **dict.fromkeys((("initA", None), ("initB", None)), _FIRST_ATTACK),
        ("hit", Comparison.MORE): later("{name} throws d{sides}: to hit he needs more than {bound}."),
        ("cp", Comparison.AT_MOST): later("{name} throws d{sides}: he counters with {bound} or less."),
        ("down", Comparison.AT_MOST): later(
            "{name} throws d{sides}: with {bound} or less the other goes down."
        ),
        ("count", Comparison.AT_LEAST): later(
            "{name} throws d{sides} for the count: {bound} or more is a knockout."
        ),
    },
    meanings={
        "hit": (later("on target"), later("a miss")),
        "cp": (later("he counters"), later("no counterpunch")),
        "down": (later("down he goes"), later("he stays on his feet")),
    },
    rolled={
        **dict.fromkeys((("initA", None), ("initB", None)), _FIRST_ROLL),
        ("hit", Comparison.MORE): later("{name}, to hit: {roll}, needs more than {bound}: {meaning}"),
        ("cp", Comparison.AT_MOST): later("{name}, counterpunch: {roll}, needs {bound} or less: {meaning}"),
        ("down", Comparison.AT_MOST): later(
            "{name}, knockdown: {roll}, with {bound} or less {other} goes down: {meaning}"
        ),
        ("count", Comparison.AT_LEAST): later(
            "{name}, count over {other}: {roll}, {bound} or more is a knockout: {meaning}"
        ),
    },
    duel=Duel(
        "initA",
        "initB",
        decided=later("{name}, first attack: {roll}: {first} attacks first"),
        equal=later("{name}, first attack: {roll}, equal: both throw again"),
        again=later("Equal: both throw again."),
    ),
)
