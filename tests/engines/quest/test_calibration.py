"""Many bouts of automatic corners against the figures of another program (section 21 of the specification).

A figure is refused if it lies further off than one honest pair of samples in ten thousand would.  Seeds are fixed, so a
test that passes once passes always while the rules stay.  ``-m slow`` fights all pairs and tells the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

import pytest
import yaml

from ringside_manager.bout import (
    BLUE,
    RED,
    Abilities,
    Method,
    Outcome,
    SeededChance,
    Setup,
    derive_seed,
    simulate,
)
from ringside_manager.engines.quest import ENGINE
from ringside_manager.engines.quest.ending import BY_PUNCH
from ringside_manager.fighters.sets import load_set

FIGURES = yaml.safe_load(
    (Path(__file__).parents[2] / "vectors" / "quest_calibration.yaml").read_text(encoding="utf-8")
)
THEIR_BOUTS = FIGURES["bouts"]
FAR = 3.9
"""Standard errors that are passed by chance once in ten thousand samples."""
PAIRS = FIGURES["results"]

SHARES: dict[str, Callable[[Outcome], bool]] = {
    "win_a": lambda outcome: outcome.winner is RED,
    "win_b": lambda outcome: outcome.winner is BLUE,
    "draw": lambda outcome: outcome.winner is None,
    "ko": lambda outcome: outcome.method is Method.KO,
    "cut": lambda outcome: outcome.cause == "cut",
    "dq": lambda outcome: outcome.method is Method.DQ,
}
SPREADS = {"knockdowns": 1.3, "mean_rounds": 4.0}
"""How far single bouts lie apart (a generous standard deviation)."""


@dataclass
class Tally:
    """What some bouts of one pair added up to."""

    bouts: int = 0
    rounds: int = 0
    floored: int = 0
    shares: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome) -> None:
        self.bouts += 1
        self.rounds += outcome.round
        self.floored += sum(outcome.knockdowns) + (outcome.cause in BY_PUNCH)
        self.shares.update(name for name, holds in SHARES.items() if holds(outcome))

    def measured(self) -> dict[str, float]:
        shares = {name: self.shares[name] / self.bouts for name in SHARES}
        return {**shares, "knockdowns": self.floored / self.bouts, "mean_rounds": self.rounds / self.bouts}


@cache
def card(name: str) -> Any:
    if name == "professional":
        return ENGINE.card({"name": name, **FIGURES["professional"]})
    if name in FIGURES["converted"]:
        return ENGINE.card_from_abilities(name, Abilities(*FIGURES["converted"][name]))
    found = next(each for each in load_set("heavyweights").fighters if each.name.endswith(name))
    return found.card(ENGINE)


def fought(pair: Mapping[str, Any], bouts: int, **more: bool) -> Tally:
    tally = Tally()
    options = {**dict.fromkeys(pair["options"], True), **more}
    setup = Setup(ENGINE, card(pair["a"]), card(pair["b"]), ENGINE.info.terms(pair["rounds"], options))
    for number in range(bouts):
        corner = ENGINE.plain_corner(SeededChance(derive_seed(number, "corners")))
        tally.add(simulate(setup, derive_seed(number, "bout"), corner, corner))
    return tally


def off(tally: Tally, figures: Mapping[str, float]) -> dict[str, tuple[float, float]]:
    """Every figure that lies too far off: ours and theirs."""
    sample = sqrt(1 / tally.bouts + 1 / THEIR_BOUTS)
    found = {}
    for name, ours in tally.measured().items():
        theirs = figures[name]
        spread = SPREADS.get(name) or sqrt(max(theirs * (1 - theirs), 1 / THEIR_BOUTS))
        if abs(ours - theirs) > FAR * spread * sample:
            found[name] = (ours, theirs)
    return found


def test_a_few_bouts_agree() -> None:
    assert off(fought(PAIRS[1], 500), PAIRS[1]) == {}


def test_another_rule_would_be_seen() -> None:
    assert "cut" in off(fought(PAIRS[0], 500, cuts_and_fouls=True), PAIRS[0])


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("number", range(len(PAIRS)))
def test_every_pair_agrees(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    pair = PAIRS[number]
    measured = fought(pair, THEIR_BOUTS)
    with capsys.disabled():
        print(f"\n{pair['a']} - {pair['b']}, {pair['rounds']} rounds {' '.join(pair['options'])}")
        print(
            "  " + "  ".join(f"{name} {ours:.3f}/{pair[name]}" for name, ours in measured.measured().items())
        )
    assert off(measured, pair) == {}
