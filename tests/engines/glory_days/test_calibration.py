"""Many bouts against the figures of another program of the same rules."""

from __future__ import annotations

from typing import Any

import pytest

from ringside_manager.bout import BLUE, RED, Outcome, SeededChance, Setup, derive_seed, simulate
from ringside_manager.engines.glory_days import ENGINE
from ringside_manager.fighters.sets import load_set
from tests.engines.calibration import SHARES, Tally, downs, figures_of, rounds
from tests.engines.glory_days.vector_script import printed

FIGURES = figures_of("glory_days")
THEIR_BOUTS = FIGURES["bouts"]
NAMES = {"Ali": "Muhammad Ali", "Dempsey": "Jack Dempsey", "Marciano": "Rocky Marciano"}
ROWS = {f"{row['a']} - {row['b']} {row['rounds']} {row['option']}".strip(): row for row in FIGURES["results"]}


def tally() -> Tally:
    shares = {
        **SHARES,
        "stopped": lambda outcome: outcome.method.is_stoppage,
        "cuts": lambda outcome: outcome.cause == "cut",
    }
    return Tally(shares, {"knockdowns": (downs, 1.4), "mean_rounds": (rounds, 4.2)}, (0.0005, 0.005))


def fought(row: dict[str, Any], bouts: int) -> Tally:
    options = {row["option"]: True} if row["option"] else {}
    red, blue = (printed(NAMES[row[side]]) for side in "ab")
    setup = Setup(ENGINE, red, blue, ENGINE.info.terms(row["rounds"], options))
    corner, found = ENGINE.plain_corner(SeededChance(1)), tally()
    for number in range(bouts):
        seed = derive_seed(number, row["a"], row["b"], row["rounds"], row["option"])
        found.add(simulate(setup, seed, corner, corner))
    return found


def test_all_figures_are_here() -> None:
    assert len(ROWS) == 18
    assert {row["option"] for row in ROWS.values()} < {"", *(spec.name for spec in ENGINE.info.options)}


def test_a_few_bouts_agree() -> None:
    row = ROWS["Ali - Dempsey 12"]
    assert fought(row, 1200).off(row, THEIR_BOUTS) == {}


def test_an_option_would_be_seen() -> None:
    reopened = ROWS["Marciano - Dempsey 12 reopen_injuries"]
    found = fought(reopened, 600)
    assert found.off(reopened, THEIR_BOUTS) == {}
    assert "cuts" in found.off(ROWS["Marciano - Dempsey 12"], THEIR_BOUTS)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", ROWS)
def test_every_pair_agrees(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = fought(ROWS[name], THEIR_BOUTS)
    with capsys.disabled():
        print(f"\n{name}\n{found.table(ROWS[name])}")
    assert found.off(ROWS[name], THEIR_BOUTS) == {}


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
    found = tally()
    for outcome in (outcome for card in cards for outcome in simulated(card, card, 600)):
        found.add(outcome)
    for name, figure in FIGURES["heavyweights"].items():
        assert found.measured()[name] == pytest.approx(figure, abs=0.1 if name in found.means else 0.02), name


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("row", FIGURES["converted"], ids=lambda row: f"{row[0]} - {row[1]}")
def test_converted_pairs(row: list[Any]) -> None:
    outcomes = simulated(converted(row[0]), converted(row[1]), 4000)
    for corner, figure in ((RED, row[2]), (BLUE, row[3])):
        wins = sum(outcome.winner is corner for outcome in outcomes) / len(outcomes)
        assert wins == pytest.approx(figure, abs=0.03)
