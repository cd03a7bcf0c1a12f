"""Many bouts of automatic corners against the figures of another program (section 21 of the specification)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from ringside_manager.bout import Abilities, SeededChance, Setup, derive_seed, simulate
from ringside_manager.engines.quest import ENGINE
from ringside_manager.engines.quest.ending import BY_PUNCH
from ringside_manager.fighters.sets import load_set
from tests.engines.calibration import SHARES, Tally, figures_of, rounds

FIGURES = figures_of("quest")
THEIR_BOUTS = FIGURES["bouts"]
PAIRS = FIGURES["results"]


@cache
def card(name: str) -> Any:
    if name == "professional":
        return ENGINE.card({"name": name, **FIGURES["professional"]})
    if name in FIGURES["converted"]:
        return ENGINE.card_from_abilities(name, Abilities(*FIGURES["converted"][name]))
    found = next(each for each in load_set("heavyweights").fighters if each.name.endswith(name))
    return found.card(ENGINE)


def fought(pair: Mapping[str, Any], bouts: int, **more: bool) -> Tally:
    found = Tally(
        {**SHARES, "cut": lambda outcome: outcome.cause == "cut"},
        {
            "knockdowns": (lambda outcome, _: sum(outcome.knockdowns) + (outcome.cause in BY_PUNCH), 1.3),
            "mean_rounds": (rounds, 4.0),
        },
    )
    options = {**dict.fromkeys(pair["options"], True), **more}
    setup = Setup(ENGINE, card(pair["a"]), card(pair["b"]), ENGINE.info.terms(pair["rounds"], options))
    for number in range(bouts):
        corner = ENGINE.plain_corner(SeededChance(derive_seed(number, "corners")))
        found.add(simulate(setup, derive_seed(number, "bout"), corner, corner))
    return found


def test_a_few_bouts_agree() -> None:
    assert fought(PAIRS[1], 500).off(PAIRS[1], THEIR_BOUTS) == {}


def test_another_rule_would_be_seen() -> None:
    assert "cut" in fought(PAIRS[0], 500, cuts_and_fouls=True).off(PAIRS[0], THEIR_BOUTS)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair['a']} - {pair['b']} {pair['rounds']}")
def test_every_pair_agrees(pair: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    found = fought(pair, THEIR_BOUTS)
    with capsys.disabled():
        print(
            f"\n{pair['a']} - {pair['b']}, {pair['rounds']} rounds {' '.join(pair['options'])}\n{found.table(pair)}"
        )
    assert found.off(pair, THEIR_BOUTS) == {}
