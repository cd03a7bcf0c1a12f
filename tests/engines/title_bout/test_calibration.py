"""Many bouts against the figures of another program of the same rules (section 32 of the specification).

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

from ringside_manager.bout import BLUE, RED, Method, Outcome, SeededChance, Setup, derive_seed, simulate
from ringside_manager.bout.events import Event
from ringside_manager.engines.title_bout import ENGINE
from ringside_manager.engines.title_bout.events import CutOpened, FinishBegan, Warned
from ringside_manager.fighters.sets import load_set

FIGURES = yaml.safe_load(
    (Path(__file__).parents[2] / "vectors" / "title_bout_calibration.yaml").read_text(encoding="utf-8")
)
THEIR_BOUTS = FIGURES["bouts"]
FAR = 3.9
"""Standard errors that are passed by chance once in ten thousand samples."""
RESULTS = {(row["a"], row["b"]): row for row in FIGURES["results"]}
every_pair = pytest.mark.parametrize("pair", RESULTS, ids=" - ".join)

SHARES: dict[str, Callable[[Outcome], bool]] = {
    "win_a": lambda outcome: outcome.winner is RED,
    "win_b": lambda outcome: outcome.winner is BLUE,
    "draw": lambda outcome: outcome.winner is None,
    "inside": lambda outcome: outcome.method in (Method.KO, Method.TKO),
    "ko": lambda outcome: outcome.method is Method.KO,
    "tko_points": lambda outcome: outcome.cause == "points",
    "tko_cut": lambda outcome: outcome.method is Method.TKO and outcome.cause == "cut",
    "tko_injury": lambda outcome: outcome.cause == "injury",
    "dq": lambda outcome: outcome.method is Method.DQ,
    "technical": lambda outcome: outcome.method is Method.TD or outcome.cause == "technical_draw",
    "ud": lambda outcome: outcome.method is Method.UD,
    "md": lambda outcome: outcome.method is Method.MD,
    "sd": lambda outcome: outcome.method is Method.SD,
}
MEANS: dict[str, tuple[Callable[[Tally], float], float]] = {
    "knockdowns": (lambda tally: tally.floored / tally.bouts, 1.2),
    "cuts": (lambda tally: tally.events["CutOpened"] / tally.bouts, 1.0),
    "warnings": (lambda tally: tally.events["Warned"] / tally.bouts, 1.4),
    "runs": (lambda tally: tally.events["FinishBegan"] / tally.bouts, 3.5),
    "points_a": (lambda tally: tally.points[0] / tally.rounds, 2.5),
    "points_b": (lambda tally: tally.points[1] / tally.rounds, 2.5),
    "mean_rounds": (lambda tally: tally.rounds / tally.bouts, 4.0),
}
"""What is measured, and how far single bouts lie apart (a generous standard deviation)."""


@dataclass
class Tally:
    """What some bouts of one pair added up to."""

    bouts: int = 0
    rounds: int = 0
    floored: int = 0
    points: list[int] = field(default_factory=lambda: [0, 0])
    shares: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome, events: list[Event]) -> None:
        self.bouts += 1
        self.rounds += outcome.round
        self.floored += sum(outcome.knockdowns) + (outcome.method is Method.KO)
        for side in (0, 1):
            self.points[side] += outcome.damage[side]
        self.shares.update(name for name, holds in SHARES.items() if holds(outcome))
        counted = (CutOpened, FinishBegan, Warned)
        self.events.update(type(event).__name__ for event in events if isinstance(event, counted))


@cache
def card(name: str) -> Any:
    if name in FIGURES["cards"]:
        return ENGINE.card(FIGURES["cards"][name])
    fighters = load_set("title_bout").fighters
    return next(each.card(ENGINE) for each in fighters if each.name.casefold().endswith(name))


def fought(pair: tuple[str, str], bouts: int, **options: str) -> Tally:
    tally = Tally()
    setup = Setup(ENGINE, card(pair[0]), card(pair[1]), ENGINE.info.terms(12, options))
    for number in range(bouts):
        events: list[Event] = []
        corner = ENGINE.plain_corner(SeededChance(number))
        seed = derive_seed(number, *pair)
        tally.add(simulate(setup, seed, corner, corner, events.append), events)
    return tally


def off(tally: Tally, figures: Mapping[str, float]) -> dict[str, tuple[float, float]]:
    """Every figure that lies too far off: ours and theirs."""
    sample = sqrt(1 / tally.bouts + 1 / THEIR_BOUTS)
    found = {}
    for name in SHARES:
        ours, theirs = tally.shares[name] / tally.bouts, figures[name]
        spread = sqrt(max(theirs * (1 - theirs), 1 / THEIR_BOUTS))
        if abs(ours - theirs) > FAR * spread * sample:
            found[name] = (ours, theirs)
    for name, (measured, spread) in MEANS.items():
        if abs(measured(tally) - figures[name]) > FAR * spread * sample:
            found[name] = (measured(tally), figures[name])
    return found


def test_a_few_bouts_agree() -> None:
    pair = ("puncher_1", "boxer_1")
    assert off(fought(pair, 500), RESULTS[pair]) == {}


def test_another_table_would_be_seen() -> None:
    pair = ("puncher_1", "boxer_1")
    assert off(fought(pair, 500, advanced_kd_table="yes"), RESULTS[pair])


@pytest.mark.slow
@pytest.mark.timeout(600)
@every_pair
def test_every_pair_agrees(pair: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    tally = fought(pair, THEIR_BOUTS)
    with capsys.disabled():
        print("\n" + " - ".join(pair))
        for name in SHARES:
            print(f"  {name:<12} {tally.shares[name] / tally.bouts:7.3f} {RESULTS[pair][name]:7.3f}")
        for name, (measured, _) in MEANS.items():
            print(f"  {name:<12} {measured(tally):7.3f} {RESULTS[pair][name]:7.3f}")
    assert off(tally, RESULTS[pair]) == {}
