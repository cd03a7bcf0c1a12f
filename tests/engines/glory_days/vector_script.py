"""Plays the worked examples: a table laid out by hand, every die named, and what is seen afterwards."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.events import Event
from ringside_manager.bout.outcome import BoutOver
from ringside_manager.engines.glory_days import ENGINE, rules, trouble
from ringside_manager.engines.glory_days.card import GloryDaysCard
from ringside_manager.engines.glory_days.state import BoutState, Boxer, ratings, refresh
from ringside_manager.engines.glory_days.tables import Injury, Offence
from ringside_manager.fighters.sets import load_set

VECTORS = Path(__file__).parents[2] / "vectors"
SIDES = ("red", "blue")


class NamedDice(Chance):
    """Dice written as ``d20 7``; d00 shows 0 to 99. Each has to be asked for by its kind."""

    def __init__(self, dice: list[str]) -> None:
        self.left = list(dice)

    def roll(self, sides: int, purpose: str = "") -> int:
        """The next die; ``AssertionError`` if another kind is written, or none."""
        assert self.left, f"nothing is written for d{sides} ({purpose})"
        kind, shown = self.left.pop(0).split()
        assert kind == {100: "d00"}.get(sides, f"d{sides}"), f"d{sides} ({purpose}) is asked, {kind} written"
        return int(shown) or 100


def vectors() -> list[dict[str, Any]]:
    """All worked examples."""
    found: list[dict[str, Any]] = json.loads((VECTORS / "glory_days.json").read_text(encoding="utf-8"))
    return found


@cache
def printed(name: str) -> GloryDaysCard:
    """A printed card by the name of its boxer."""
    card: GloryDaysCard = load_set("glory_days").fighter(name).card(ENGINE)
    return card


def table(red: str, blue: str, dice: list[str], options: tuple[str, ...] = (), rounds: int = 12) -> BoutState:
    """A bout in its first round, no segment fought yet."""
    terms = ENGINE.info.terms(rounds, dict.fromkeys(options, True))
    state = rules.new_bout(printed(red), printed(blue), terms, NamedDice(dice))
    state.begun, state.between, state.round = True, False, 1
    return state


def laid(vector: dict[str, Any]) -> BoutState:
    """The table of an example."""
    state = table(vector["red"], vector["blue"], vector.get("dice", []), tuple(vector.get("options", ())))
    written = vector.get("state", {})
    state.round, state.segment = written.get("round", 1), written.get("segment", 1) - 1
    state.momentum = state.blue if written.get("momentum") == "blue" else state.red
    state.marked = written.get("marked_event_used", False)
    if "tie_next" in written:
        state.rally, state.rally_segment = getattr(state, written["tie_next"]), state.segment + 1
    for place, boxer in enumerate(state.boxers):
        _lay(boxer, SIDES[place], place, written)
    for boxer in state.boxers:
        refresh(boxer)
    return state


def _lay(boxer: Boxer, side: str, place: int, written: dict[str, Any]) -> None:
    boxer.shaken, boxer.tired = side in written.get("hurt", ()), side in written.get("tired", ())
    boxer.stamina = written.get("stamina", (boxer.stamina,) * 2)[place]
    boxer.landed_round = written.get("round_landed", (0, 0))[place]
    boxer.downs = written.get("round_down", (0, 0))[place]
    boxer.hand = written.get("penalty", (0, 0))[place]
    injuries, fouls = (written.get(what, {}).get(side, {}) for what in ("injuries", "fouls"))
    boxer.injuries = {Injury(word.replace(" ", "_")): times for word, times in injuries.items()}
    boxer.fouls = {Offence(word.replace(" ", "_")): times for word, times in fouls.items()}
    boxer.all_fouls = sum(boxer.fouls.values())


def play(vector: dict[str, Any]) -> tuple[dict[str, Any], list[str], list[Event]]:
    """What is seen after an example, by the words of its ``expect``, the dice left over, and what was told."""
    state, events = laid(vector), list[Event]()
    number, end = state.segment + 1, None
    try:
        {"segment": _segment, "judges": _judges, "round_end": _round_end, "ratings": _nothing}[
            vector["kind"]
        ](state, events)
    except BoutOver as over:
        end = {"method": over.method.value, "winner": over.winner.value if over.winner else None}
    told = seen(state, number, end)
    if vector["kind"] == "ratings":
        told = rated(state)
    assert isinstance(state.chance, NamedDice)
    return told, state.chance.left, events


def _segment(state: BoutState, events: list[Event]) -> None:
    state.emit = events.append
    rules.segment(state)


def _judges(state: BoutState, events: list[Event]) -> None:
    state.emit = events.append
    trouble.score_round(state)


def _round_end(state: BoutState, events: list[Event]) -> None:
    state.emit = events.append
    rules.take_stamina(state)
    for boxer in state.boxers:
        rules.tire(state, boxer)


def _nothing(state: BoutState, events: list[Event]) -> None:
    pass


def seen(state: BoutState, number: int, end: dict[str, Any] | None) -> dict[str, Any]:
    """The table in the words of the examples."""
    red, blue = state.boxers
    both = (("red", red), ("blue", blue))
    return {
        "landed": [boxer.landed_now for _, boxer in both],
        "momentum": state.momentum.corner.value,
        "hurt": [side for side, boxer in both if boxer.shaken],
        "down": [boxer.downs for _, boxer in both],
        "points_off": [boxer.points_off for _, boxer in both],
        "fouls": [boxer.all_fouls for _, boxer in both],
        "penalty": [boxer.penalty for _, boxer in both],
        "injuries": {
            side: {injury.value.replace("_", " "): times for injury, times in boxer.injuries.items()}
            for side, boxer in both
        },
        "stamina": [boxer.stamina for _, boxer in both],
        "tired": [side for side, boxer in both if boxer.tired],
        "cards": [list(card[-1]) for card in state.cards if card],
        "now": {
            side: {
                "power": [boxer.power, boxer.finishing],
                "chin_kd": [boxer.down_at, boxer.stunned_at],
                "chin_ko": boxer.out_at,
                "will": boxer.will,
            }
            for side, boxer in both
        },
        "skip": state.segment - number,
        "end": end,
    }


def rated(state: BoutState) -> dict[str, Any]:
    """Ratings after traits, red and blue."""
    both = [ratings(boxer.card, boxer.opponent.card) for boxer in state.boxers]
    return {
        "power": [[list(pair) for pair in one.power] for one in both],
        "will": [list(one.will) for one in both],
        "chin_ko": [list(one.chin_ko) for one in both],
    }
