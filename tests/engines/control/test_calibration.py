"""Many bouts against the figures of another program of the same rules (section 17 of the specification).

A figure is refused if it lies further off than one honest pair of samples in ten thousand would.  Seeds are fixed, so a
test that passes once passes always while the rules stay.  ``-m slow`` fights all pairs and tells the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from typing import Any

import pytest
import yaml

from ringside_manager.bout import BLUE, RED, Method, Outcome, SeededChance, Setup, derive_seed, simulate
from ringside_manager.engines.control import ENGINE
from ringside_manager.engines.control.card import ControlCard
from ringside_manager.fighters.sets import load_set
from tests.bout.corners import rolled_abilities
from tests.engines.control.vector_script import VECTORS

FIGURES = yaml.safe_load((VECTORS / "control_calibration.yaml").read_text(encoding="utf-8"))
THEIR_BOUTS = FIGURES["bouts"]
FAR = 3.9
"""Standard errors that are passed by chance once in ten thousand samples."""
ROUNDING = {"knockdowns": 0.005, "mean_rounds": 0.005}
"""The figures are printed with so many places; shares with three."""
every_line = pytest.mark.parametrize(
    "figures",
    FIGURES["results"],
    ids=lambda row: f"{row['a']} - {row['b']} {row['rounds']} {' '.join(row['options'])}",
)

SHARES: dict[str, Callable[[Outcome], bool]] = {
    "win_a": lambda outcome: outcome.winner is RED,
    "win_b": lambda outcome: outcome.winner is BLUE,
    "draw": lambda outcome: outcome.winner is None,
    "stopped": lambda outcome: outcome.method in (Method.KO, Method.TKO),
    "ko": lambda outcome: outcome.method is Method.KO,
    "cuts": lambda outcome: outcome.cause == "cut",
    "dq": lambda outcome: outcome.method is Method.DQ,
}
MEANS: dict[str, tuple[Callable[[Tally], float], float]] = {
    "knockdowns": (lambda tally: tally.floored / tally.bouts, 1.3),
    "mean_rounds": (lambda tally: tally.rounds / tally.bouts, 4.0),
}
"""What is measured, and how far single bouts lie apart (a generous standard deviation)."""


@dataclass
class Tally:
    """What some bouts added up to."""

    bouts: int = 0
    rounds: int = 0
    floored: int = 0
    shares: Counter[str] = field(default_factory=Counter)
    methods: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome) -> None:
        self.bouts += 1
        self.rounds += outcome.round
        self.floored += sum(outcome.knockdowns) + (outcome.method is Method.KO)
        self.shares.update(name for name, holds in SHARES.items() if holds(outcome))
        self.methods[outcome.method.value] += 1

    def share(self, name: str) -> float:
        return self.shares[name] / self.bouts


@cache
def card(name: str) -> ControlCard:
    if name in FIGURES["cards"]:
        return ENGINE.card({"name": name, **FIGURES["cards"][name]})
    return next(one.card(ENGINE) for one in load_set("heavyweights").fighters if one.name.endswith(name))


def fought(
    red: ControlCard, blue: ControlCard, bouts: int, rounds: int, options: Mapping[str, Any], tally: Tally
) -> Tally:
    setup = Setup(ENGINE, red, blue, ENGINE.info.terms(rounds, options))
    corner = ENGINE.plain_corner(SeededChance(1))
    for number in range(bouts):
        seed = derive_seed(number, red.name, blue.name, rounds, *options)
        tally.add(simulate(setup, seed, corner, corner))
    return tally


def off(tally: Tally, figures: Mapping[str, Any]) -> dict[str, tuple[float, float]]:
    """Every figure that lies too far off: ours and theirs."""
    sample = sqrt(1 / tally.bouts + 1 / THEIR_BOUTS)
    found = {}
    for name in SHARES:
        ours, theirs = tally.share(name), figures[name]
        spread = sqrt(max(theirs * (1 - theirs), 2 / THEIR_BOUTS))
        if abs(ours - theirs) > FAR * spread * sample + 0.0005:
            found[name] = (ours, theirs)
    for name, (measured, spread) in MEANS.items():
        if abs(measured(tally) - figures[name]) > FAR * spread * sample + ROUNDING[name]:
            found[name] = (measured(tally), figures[name])
    return found


def of(figures: Mapping[str, Any], bouts: int, **more: bool) -> Tally:
    options = dict.fromkeys(figures["options"], True) | more
    return fought(card(figures["a"]), card(figures["b"]), bouts, figures["rounds"], options, Tally())


@every_line
def test_a_few_bouts_agree(figures: dict[str, Any]) -> None:
    assert off(of(figures, 500), figures) == {}


def test_another_fighter_would_be_seen() -> None:
    figures = FIGURES["results"][0]
    assert off(of({**figures, "b": "The Swarmer"}, 500), figures)


@pytest.mark.slow
@pytest.mark.timeout(600)
@every_line
def test_every_pair_agrees(figures: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    tally = of(figures, THEIR_BOUTS)
    with capsys.disabled():
        print(f"\n{figures['a']} - {figures['b']}, {figures['rounds']} rounds {' '.join(figures['options'])}")
        for name in SHARES:
            print(f"  {name:<12} {tally.share(name):7.3f} {figures[name]:7.3f}")
        for name, (measured, _) in MEANS.items():
            print(f"  {name:<12} {measured(tally):7.2f} {figures[name]:7.2f}")
    assert off(tally, figures) == {}


def of_the_thirty(bouts: int, rounds: int, **options: bool) -> Tally:
    """Each of the thirty against himself."""
    tally = Tally()
    for fighter in load_set("heavyweights").fighters:
        himself = fighter.card(ENGINE)
        fought(himself, himself, bouts, rounds, options, tally)
    return tally


def diced(bouts: int, rounds: int) -> Tally:
    """Forty fighters rolled by the rules, each against himself."""
    tally, chance = Tally(), SeededChance(40)
    for number in range(40):
        himself = ENGINE.card_from_abilities(f"Rolled {number}", rolled_abilities(chance))
        fought(himself, himself, bouts, rounds, {}, tally)
    return tally


GROUPS = {
    "heavyweights": (lambda: of_the_thirty(600, 12), (0.51, 0.056, 1.21, 0.021)),
    "three judges": (lambda: of_the_thirty(600, 12, three_judges=True), (0.50, 0.060, 1.21, 0.019)),
    "diced": (lambda: diced(300, 12), (0.42, 0.061, 1.00, 0.028)),
}


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("group", GROUPS)
def test_converted_fighters_agree(group: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Within 0.02 of the shares and 0.1 of the mean, as the conversion asks; diced fighters are others than theirs."""
    fight, (stopped, draw, knockdowns, cuts) = GROUPS[group]
    tally = fight()
    measured = [tally.share(name) for name in ("stopped", "draw", "cuts")]
    down = tally.floored / tally.bouts
    with capsys.disabled():
        print(
            f"\n{group}: stopped {measured[0]:.3f}, draw {measured[1]:.3f}, cuts {measured[2]:.3f}, down {down:.2f}"
        )
        print({method: round(times / tally.bouts, 3) for method, times in tally.methods.most_common()})
    near = 0.02 if group != "diced" else 0.05
    assert measured == pytest.approx([stopped, draw, cuts], abs=near)
    assert down == pytest.approx(knockdowns, abs=0.1 if group != "diced" else 0.2)
