"""Plays the vectors of the specification: single clashes, judged rounds, a corner at work."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ringside_manager.bout import CORNERS, Chance, SeededChance
from ringside_manager.bout.corner import Both, Script
from ringside_manager.bout.outcome import BoutOver
from ringside_manager.engines.quest import ENGINE
from ringside_manager.engines.quest.card import QuestCard
from ringside_manager.engines.quest.clash import fight_clash
from ringside_manager.engines.quest.ending import score_round
from ringside_manager.engines.quest.moves import NO_MOVE, PLAIN, WITH_MOVE, Action, Family, Kind, move_named
from ringside_manager.engines.quest.rules import corner_phase
from ringside_manager.engines.quest.state import BoutState, Boxer, new_bout
from ringside_manager.engines.quest.tables import CRITERIA, Clash

VECTORS = json.loads((Path(__file__).parents[2] / "vectors" / "quest.json").read_text(encoding="utf-8"))


class PrintedDice(Chance):
    """Dice as the specification writes them, ``6d6 4 5 6 4 1 2``: each must be of the size the rules ask for."""

    def __init__(self, written: list[str]) -> None:
        self.left: list[tuple[int, int]] = []
        for line in written:
            pool, *faces = line.split()
            number, sides = pool.split("d")
            assert len(faces) == int(number or 1)
            self.left += [(int(sides), int(face)) for face in faces]

    def roll(self, sides: int, purpose: str = "") -> int:
        printed, face = self.left.pop(0)
        assert printed == sides, purpose
        return face


def boxer_card(changes: dict[str, Any]) -> QuestCard:
    plain = {"name": "X", "speed": [[6, 6]], "defense": [[6, 6]], "might": [[7, 6]], "cunning": [[5, 6]],
             "stamina_bonus": 0, "moves": "none", "home": False}  # fmt: skip
    return ENGINE.card({**plain, **changes})


def table(vector: dict[str, Any], chance: Chance) -> BoutState:
    red, blue = (boxer_card(vector.get(corner.value, {})) for corner in CORNERS)
    state = new_bout(red, blue, ENGINE.info.terms(12), chance)
    state.criteria = tuple(CRITERIA[number - 1] for number in vector.get("criteria", (1, 2, 3)))
    state.table.round, state.table.clash = 1, vector.get("clash", 0) + 1
    for boxer, corner in zip(state.table.boxers, CORNERS, strict=True):
        lay(boxer, vector.get("state", {}).get(corner.value, {}))
        book, plan = state.book(boxer), vector.get("plan", {}).get(corner.value, {})
        book.actions[state.table.clash - 1] = action(plan)
        book.watched[state.table.clash - 1] = sum(move_named(name).bit for name in plan.get("watch", ()))
    return state


def lay(boxer: Boxer, changes: dict[str, Any]) -> None:
    """Put a boxer where the vector wants him."""
    for key, value in changes.items():
        if key == "damage":
            for attribute, dice in value.items():
                setattr(boxer, f"damage_{attribute}", dice)
        elif key == "last":
            boxer.last = (move_named(value[0]), move_named(value[1]))
        else:
            assert hasattr(boxer, key)
            setattr(boxer, key, value)


def action(plan: dict[str, Any]) -> Action:
    move = move_named(plan.get("move", "nothing"))
    family = move.families[0] if move.kind is Kind.STANCE else Family(plan.get("stance", "defensive"))
    return PLAIN[family] if move is NO_MOVE else WITH_MOVE[family, move]


def answered(script: Script[None], state: BoutState) -> None:
    """Run a script, every question answered by the automatic corner."""
    corner = ENGINE.plain_corner(SeededChance(1))
    views = {each: ENGINE.view(state, each) for each in CORNERS}
    answer: Any = None
    while True:
        try:
            asked = script.send(answer)
        except StopIteration:
            return
        both = (asked.first, asked.second) if isinstance(asked, Both) else (asked,)
        answers = tuple(corner.choose(request, views[request.corner]) for request in both)
        answer = answers if isinstance(asked, Both) else answers[0]


def play(vector: dict[str, Any]) -> dict[str, Any]:
    """What came out, by the words of ``expect``."""
    if vector["kind"] == "judges":
        return judged(vector)
    chance = PrintedDice(vector.get("dice", []))
    state = table(vector, chance)
    end = None
    try:
        answered((fight_clash if vector["kind"] == "clash" else corner_phase)(state), state)
    except BoutOver as over:
        end = {"method": over.method.value, "winner": over.winner.value if over.winner else None}
    assert chance.left == []
    return {**seen(state), "end": end}


def seen(state: BoutState) -> dict[str, Any]:
    boxers = state.table.boxers
    told: dict[str, Any] = {
        name: [getattr(boxer, attribute) for boxer in boxers]
        for name, attribute in (
            ("clash_defense", "defense"), ("clash_might", "might"), ("speed", "speed"), ("stamina", "stamina"),
            ("knockdowns", "knockdowns"), ("points_off", "points_off"), ("worked", "worked"), ("southpaw", "southpaw"),
        )
    }  # fmt: skip
    told["stances"] = [boxer.action.family.value for boxer in boxers]
    told["edge"] = next((boxer.corner.value for boxer in boxers if boxer.edge), None)
    told["damage"] = [
        {name: getattr(boxer, f"damage_{name}") for name in ("speed", "might", "defense")} for boxer in boxers
    ]
    return told


def judged(vector: dict[str, Any]) -> dict[str, Any]:
    state = table(vector, PrintedDice([]))
    for side, boxer in enumerate(state.table.boxers):
        boxer.clashes = tuple(clash(each, side) for each in vector["clashes"])
        boxer.spent = vector.get("spent", (0, 0))[side]
        boxer.downs = sum(each.downs for each in boxer.clashes)
    score_round(state)
    return {"cards": [list(card[-1]) for card in state.table.cards]}


def clash(written: dict[str, Any], side: int) -> Clash:
    """``hurt`` says who was hit, ``kd`` who went down how often."""
    return Clash(
        edge=written.get("edge") == side,
        hit=written.get("hurt", (False, False))[1 - side],
        aggressive=written.get("family", ("", ""))[side] == "aggressive",
        might=written.get("cm", (0, 0))[side],
        defense=written.get("cd", (0, 0))[side],
        downs=written.get("kd", (0, 0))[side],
        worked=written.get("worked", (0, 0))[side],
        double=written.get("double", (False, False))[side],
    )
