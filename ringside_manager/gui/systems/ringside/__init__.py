"""What the window knows of Ringside: board, names, what is asked and explained at the desk."""

from __future__ import annotations

from ringside_manager.bout.corner import Comparison
from ringside_manager.gui.board.names import Text
from ringside_manager.gui.board.window import DeskWords, Duel, Lines, Reason, SystemWindow, Values
from ringside_manager.gui.systems.ringside.board import RingsideFace
from ringside_manager.gui.systems.ringside.names import CLAUSES, NAMES, OPTIONS
from ringside_manager.language import later, tr


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

WINDOW = SystemWindow(face=RingsideFace, names=NAMES, desk=DESK, clauses=CLAUSES, options=OPTIONS)
