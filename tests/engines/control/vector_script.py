"""Sets the table as an example says, plays its round or its minute in the corner, and tells what stands there afterwards."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.engine import Started
from ringside_manager.bout.events import Event
from ringside_manager.bout.outcome import BoutOver
from ringside_manager.engines.control import ENGINE, rules
from ringside_manager.engines.control.state import BoutState, Fighter, begin_round
from ringside_manager.engines.control.tables import COLUMNS, ControlCard, Mark

VECTORS = Path(__file__).parents[2] / "vectors"
ALL: list[dict[str, Any]] = json.loads((VECTORS / "control.json").read_text(encoding="utf-8"))
TYPICAL: Mapping[str, object] = {
    "CON": 2, "TR": 6, "groove_round": 3, "stamina_round": 9, "EPL_column": "C", "chin": 5, "power": 3, "cut": 1, "foul": 1,
}  # fmt: skip
DICE = {
    **dict.fromkeys(("control", "pace", "adjustment", "judge"), "d6"),
    "punches": "3d6",
    **dict.fromkeys(("incident", "mark", "foul", "butt", "trouble", "count", "referee", "corner"), "2d6"),
}
"""What is rolled for each purpose (K92)."""


class PrintedDice(Chance):
    """Rolls as an example prints them, ``2d6 3 4``; the rules must ask for dice of that kind."""

    def __init__(self, printed: list[str]) -> None:
        self._rolls = [(words.split()[0], int(face)) for words in printed for face in words.split()[1:]]

    @property
    def left(self) -> int:
        return len(self._rolls)

    def roll(self, sides: int, purpose: str = "") -> int:
        kind, face = self._rolls.pop(0)
        assert (sides, DICE[purpose]) == (6, kind), purpose
        return face


def card(name: str = "Somebody", **changed: object) -> ControlCard:
    """The fighter of the examples, with what a vector changes."""
    return ControlCard.from_data({"name": name, **TYPICAL, **changed})


def table(vector: Mapping[str, Any], rounds: int = 12) -> BoutState:
    """The table before the round, with the vector's changes."""
    terms = ENGINE.info.terms(rounds, vector.get("options", {}))
    written = vector.get("state", {})
    state = BoutState(card("Red", **vector.get("red", {})), card("Blue", **vector.get("blue", {})), terms)
    state.round = written.get("round", 3) - 1
    for fighter in state.fighters:
        set_fighter(fighter, written.get(fighter.corner.value, {}))
    return state


def set_fighter(fighter: Fighter, written: Mapping[str, Any]) -> None:
    for word, value in written.items():
        if word in ("marks", "pending"):
            setattr(fighter, word, {_mark(name): times for name, times in value.items()})
        else:
            setattr(fighter, FIELDS[word], value)


FIELDS = {"con": "con_bout", "deep_con": "con_deep", "con_next": "con_next", "wear": "wear", "knockdowns": "downs",
          "warnings": "warnings", "beaten": "beatings"}  # fmt: skip


def _mark(name: str) -> Mark:
    return Mark(
        name.replace("cut over eye", "cut_over_eye")
        .replace("cut under eye", "cut_under_eye")
        .replace(" ", "_")
    )


def play(vector: Mapping[str, Any]) -> tuple[BoutState, dict[str, object] | None, list[Event], PrintedDice]:
    """The table after the vector, how the bout ended if it did, what was told, and the dice."""
    state, dice, told = table(vector), PrintedDice(vector["dice"]), list[Event]()
    state.emit = told.append
    end: dict[str, object] | None = None
    try:
        if vector["kind"] == "corner":
            mark = state.red.marks_left()[0]
            rules.work_on(state, state.red, mark, dice)
        else:
            begin_round(state)
            rules.fight_round(state, dice)
    except BoutOver as over:
        end = {"method": over.method.value, "winner": over.winner.value if over.winner else None}
    return state, end, told, dice


def marks_told(found: Mapping[Mark, int], asked: Mapping[str, int]) -> dict[str, int]:
    """Marks by the names of the examples; those that no longer count only if they are asked for."""
    told = {mark.value.replace("_", " "): times for mark, times in found.items()}
    return {name: times for name, times in told.items() if times or name in asked}


SEEN: Mapping[str, Callable[[BoutState], object]] = {
    "control": lambda state: None if state.controller is None else state.controller.corner.value,
    "epl": lambda state: [fighter.epl for fighter in state.fighters],
    "cards": lambda state: [list(judge[-1]) for judge in state.cards],
    "con": lambda state: [fighter.con_bout + fighter.con_deep for fighter in state.fighters],
    "con_next": lambda state: [fighter.con_next for fighter in state.fighters],
    "wear": lambda state: [fighter.wear for fighter in state.fighters],
    "knockdowns": lambda state: [fighter.downs for fighter in state.fighters],
    "warnings": lambda state: [fighter.warnings for fighter in state.fighters],
    "beaten": lambda state: [fighter.beatings for fighter in state.fighters],
    "columns": lambda state: [COLUMNS[fighter.column] for fighter in state.fighters],
}


def fresh(
    red: ControlCard, blue: ControlCard, chance: Chance, rounds: int = 12, **options: bool
) -> Started[BoutState]:
    """A bout between two cards."""
    return ENGINE.start(red, blue, ENGINE.info.terms(rounds, options), chance, None)
