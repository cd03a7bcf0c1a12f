"""Many bouts against the figures of another program of the same rules.

A figure is refused if it lies further off than one honest pair of samples in ten thousand would.  Seeds are fixed, so a
test that passes once passes always while the rules stay.  ``-m slow`` fights all pairs and tells the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import Any

import pytest
import yaml

from ringside_manager.bout import BLUE, RED, Method, Outcome, SeededChance, Setup, derive_seed, simulate
from ringside_manager.engines.glory_days import ENGINE
from ringside_manager.fighters.sets import load_set
from tests.engines.glory_days.vector_script import VECTORS, printed

FIGURES = yaml.safe_load((VECTORS / "glory_days_calibration.yaml").read_text(encoding="utf-8"))
THEIR_BOUTS = FIGURES["bouts"]
FAR = 3.9
"""Standard errors that are passed by chance once in ten thousand samples."""
NAMES = {"Ali": "Muhammad Ali", "Dempsey": "Jack Dempsey", "Marciano": "Rocky Marciano"}
ROWS = {f"{row['a']} - {row['b']} {row['rounds']} {row['option']}".strip(): row for row in FIGURES["results"]}

SHARES: dict[str, Callable[[Outcome], bool]] = {
    "win_a": lambda outcome: outcome.winner is RED,
    "win_b": lambda outcome: outcome.winner is BLUE,
    "draw": lambda outcome: outcome.winner is None,
    "stopped": lambda outcome: outcome.method.is_stoppage,
    "ko": lambda outcome: outcome.method is Method.KO,
    "cuts": lambda outcome: outcome.cause == "cut",
    "dq": lambda outcome: outcome.method is Method.DQ,
}
MEANS: dict[str, tuple[Callable[[Outcome], int], float]] = {
    "knockdowns": (lambda outcome: sum(outcome.knockdowns) + (outcome.method is Method.KO), 1.4),
    "mean_rounds": (lambda outcome: outcome.round, 4.2),
}
"""What is measured, and how far single bouts lie apart (a generous standard deviation)."""


def fought(row: dict[str, Any], bouts: int) -> Counter[str]:
    """Shares and sums of so many bouts."""
    options = {row["option"]: True} if row["option"] else {}
    setup = Setup(
        ENGINE, printed(NAMES[row["a"]]), printed(NAMES[row["b"]]), ENGINE.info.terms(row["rounds"], options)
    )
    corner, found = ENGINE.plain_corner(SeededChance(1)), Counter[str]()
    for number in range(bouts):
        outcome = simulate(
            setup, derive_seed(number, row["a"], row["b"], row["rounds"], row["option"]), corner, corner
        )
        found.update(name for name, holds in SHARES.items() if holds(outcome))
        for name, (measure, _) in MEANS.items():
            found[name] += measure(outcome)
    return found


def off(found: Counter[str], row: dict[str, Any], bouts: int) -> dict[str, tuple[float, float]]:
    """Every figure that lies too far off: ours and theirs."""
    sample = sqrt(1 / bouts + 1 / THEIR_BOUTS)
    far = {}
    for name in (*SHARES, *MEANS):
        ours, theirs = found[name] / bouts, row[name]
        spread = MEANS[name][1] if name in MEANS else sqrt(max(theirs * (1 - theirs), 1 / THEIR_BOUTS))
        rounding = 0.005 if name in MEANS else 0.0005
        if abs(ours - theirs) > FAR * spread * sample + rounding:
            far[name] = (ours, theirs)
    return far


def test_all_figures_are_here() -> None:
    assert len(ROWS) == 18
    assert {row["option"] for row in ROWS.values()} < {"", *(spec.name for spec in ENGINE.info.options)}


def test_a_few_bouts_agree() -> None:
    row = ROWS["Ali - Dempsey 12"]
    assert off(fought(row, 1200), row, 1200) == {}


def test_an_option_would_be_seen() -> None:
    reopened = ROWS["Marciano - Dempsey 12 reopen_injuries"]
    found = fought(reopened, 600)
    assert off(found, reopened, 600) == {}
    assert "cuts" in off(found, ROWS["Marciano - Dempsey 12"], 600)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", ROWS)
def test_every_pair_agrees(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = fought(ROWS[name], THEIR_BOUTS)
    with capsys.disabled():
        print(f"\n{name}")
        for figure in (*SHARES, *MEANS):
            print(f"  {figure:<12} {found[figure] / THEIR_BOUTS:7.3f} {ROWS[name][figure]:7.3f}")
    assert off(found, ROWS[name], THEIR_BOUTS) == {}


def converted(name: str) -> Any:
    fighter = load_set("heavyweights").fighter(name)
    return ENGINE.card_from_abilities(fighter.name, fighter.abilities)


def simulated(red: Any, blue: Any, bouts: int) -> list[Outcome]:
    setup, corner = Setup(ENGINE, red, blue, ENGINE.info.terms(12)), ENGINE.plain_corner(SeededChance(1))
    return [
        simulate(setup, derive_seed(number, red.name, blue.name), corner, corner) for number in range(bouts)
    ]


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_converted_heavyweights_against_themselves() -> None:
    cards = [converted(fighter.name) for fighter in load_set("heavyweights").fighters]
    outcomes = [outcome for card in cards for outcome in simulated(card, card, 600)]
    for name, figure in FIGURES["heavyweights"].items():
        measure = MEANS[name][0] if name in MEANS else SHARES[name]
        ours = sum(map(measure, outcomes)) / len(outcomes)
        assert ours == pytest.approx(figure, abs=0.1 if name in MEANS else 0.02), name


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("row", FIGURES["converted"], ids=lambda row: f"{row[0]} - {row[1]}")
def test_converted_pairs(row: list[Any]) -> None:
    outcomes = simulated(converted(row[0]), converted(row[1]), 4000)
    for corner, figure in ((RED, row[2]), (BLUE, row[3])):
        wins = sum(outcome.winner is corner for outcome in outcomes) / len(outcomes)
        assert wins == pytest.approx(figure, abs=0.03)
