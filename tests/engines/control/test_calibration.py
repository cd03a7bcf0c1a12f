"""Many bouts against the figures of another program of the same rules (section 17 of the specification)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from ringside_manager.bout import Method, SeededChance, Setup, derive_seed, simulate
from ringside_manager.engines.control import ENGINE
from ringside_manager.engines.control.tables import ControlCard
from ringside_manager.fighters.sets import load_set
from tests.bout.corners import rolled_abilities
from tests.engines.calibration import SHARES, Tally, downs, figures_of, rounds

FIGURES = figures_of("control")
THEIR_BOUTS = FIGURES["bouts"]
every_line = pytest.mark.parametrize(
    "figures",
    FIGURES["results"],
    ids=lambda row: f"{row['a']} - {row['b']} {row['rounds']} {' '.join(row['options'])}",
)


def tally() -> Tally:
    shares = {
        **SHARES,
        "stopped": lambda outcome: outcome.method in (Method.KO, Method.TKO),
        "cuts": lambda outcome: outcome.cause == "cut",
    }
    return Tally(shares, {"knockdowns": (downs, 1.3), "mean_rounds": (rounds, 4.0)}, (0.0005, 0.005), rare=2)


@cache
def card(name: str) -> ControlCard:
    if name in FIGURES["cards"]:
        return ENGINE.card({"name": name, **FIGURES["cards"][name]})
    return next(one.card(ENGINE) for one in load_set("heavyweights").fighters if one.name.endswith(name))


def fought(
    red: ControlCard, blue: ControlCard, bouts: int, length: int, options: Mapping[str, Any], found: Tally
) -> Tally:
    setup = Setup(ENGINE, red, blue, ENGINE.info.terms(length, options))
    corner = ENGINE.plain_corner(SeededChance(1))
    for number in range(bouts):
        seed = derive_seed(number, red.name, blue.name, length, *options)
        found.add(simulate(setup, seed, corner, corner))
    return found


def of(figures: Mapping[str, Any], bouts: int, **more: bool) -> Tally:
    options = dict.fromkeys(figures["options"], True) | more
    return fought(card(figures["a"]), card(figures["b"]), bouts, figures["rounds"], options, tally())


@every_line
def test_a_few_bouts_agree(figures: dict[str, Any]) -> None:
    assert of(figures, 500).off(figures, THEIR_BOUTS) == {}


def test_another_fighter_would_be_seen() -> None:
    figures = FIGURES["results"][0]
    assert of({**figures, "b": "The Swarmer"}, 500).off(figures, THEIR_BOUTS)


@pytest.mark.slow
@pytest.mark.timeout(600)
@every_line
def test_every_pair_agrees(figures: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    found = of(figures, THEIR_BOUTS)
    with capsys.disabled():
        print(f"\n{figures['a']} - {figures['b']}, {figures['rounds']} rounds {' '.join(figures['options'])}")
        print(found.table(figures))
    assert found.off(figures, THEIR_BOUTS) == {}


def of_the_thirty(**options: bool) -> Tally:
    """Each of the thirty against himself."""
    found = tally()
    for fighter in load_set("heavyweights").fighters:
        himself = fighter.card(ENGINE)
        fought(himself, himself, 600, 12, options, found)
    return found


def diced() -> Tally:
    """Forty fighters rolled by the rules, each against himself."""
    found, chance = tally(), SeededChance(40)
    for number in range(40):
        himself = ENGINE.card_from_abilities(f"Rolled {number}", rolled_abilities(chance))
        fought(himself, himself, 300, 12, {}, found)
    return found


GROUPS = {
    "heavyweights": (of_the_thirty, (0.51, 0.056, 1.21, 0.021)),
    "three judges": (lambda: of_the_thirty(three_judges=True), (0.50, 0.060, 1.21, 0.019)),
    "diced": (diced, (0.42, 0.061, 1.00, 0.028)),
}


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("group", GROUPS)
def test_converted_fighters_agree(group: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Within 0.02 of the shares and 0.1 of the mean, as the conversion asks; diced fighters are others than theirs."""
    fight, (stopped, draw, knockdowns, cuts) = GROUPS[group]
    found = fight().measured()
    with capsys.disabled():
        print(f"\n{group}: {found}")
    near = 0.02 if group != "diced" else 0.05
    assert [found[name] for name in ("stopped", "draw", "cuts")] == pytest.approx(
        [stopped, draw, cuts], abs=near
    )
    assert found["knockdowns"] == pytest.approx(knockdowns, abs=0.1 if group != "diced" else 0.2)
