"""Many bouts against the figures of another program of the same rules (section 32 of the specification)."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from ringside_manager.bout import Method, SeededChance, Setup, derive_seed, simulate
from ringside_manager.bout.events import Event
from ringside_manager.engines.title_bout import ENGINE
from ringside_manager.engines.title_bout.events import CutOpened, FinishBegan, Warned
from ringside_manager.fighters.sets import load_set
from tests.engines.calibration import SHARES, Mean, Tally, downs, figures_of, rounds

FIGURES = figures_of("title_bout")
THEIR_BOUTS = FIGURES["bouts"]
RESULTS = {(row["a"], row["b"]): row for row in FIGURES["results"]}


def told(kind: type[Event]) -> Mean:
    return lambda _, events: sum(isinstance(event, kind) for event in events)


def points(side: int) -> Mean:
    return lambda outcome, _: outcome.damage[side]


def tally() -> Tally:
    shares = {
        **SHARES,
        "inside": lambda outcome: outcome.method in (Method.KO, Method.TKO),
        "tko_points": lambda outcome: outcome.cause == "points",
        "tko_cut": lambda outcome: outcome.method is Method.TKO and outcome.cause == "cut",
        "tko_injury": lambda outcome: outcome.cause == "injury",
        "technical": lambda outcome: outcome.method is Method.TD or outcome.cause == "technical_draw",
        "ud": lambda outcome: outcome.method is Method.UD,
        "md": lambda outcome: outcome.method is Method.MD,
        "sd": lambda outcome: outcome.method is Method.SD,
    }
    means = {
        "knockdowns": (downs, 1.2), "cuts": (told(CutOpened), 1.0), "warnings": (told(Warned), 1.4),
        "runs": (told(FinishBegan), 3.5), "points_a": (points(0), 2.5), "points_b": (points(1), 2.5),
        "mean_rounds": (rounds, 4.0),
    }  # fmt: skip
    return Tally(shares, means, by_round=("points_a", "points_b"))


@cache
def card(name: str) -> Any:
    if name in FIGURES["cards"]:
        return ENGINE.card(FIGURES["cards"][name])
    fighters = load_set("title_bout").fighters
    return next(each.card(ENGINE) for each in fighters if each.name.casefold().endswith(name))


def fought(pair: tuple[str, str], bouts: int, **options: str) -> Tally:
    found = tally()
    setup = Setup(ENGINE, card(pair[0]), card(pair[1]), ENGINE.info.terms(12, options))
    for number in range(bouts):
        events: list[Event] = []
        corner = ENGINE.plain_corner(SeededChance(number))
        found.add(simulate(setup, derive_seed(number, *pair), corner, corner, events.append), events)
    return found


FEW = ("puncher_1", "boxer_1")


def test_a_few_bouts_agree() -> None:
    assert fought(FEW, 500).off(RESULTS[FEW], THEIR_BOUTS) == {}


def test_another_table_would_be_seen() -> None:
    assert fought(FEW, 500, advanced_kd_table="yes").off(RESULTS[FEW], THEIR_BOUTS)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("pair", RESULTS, ids=" - ".join)
def test_every_pair_agrees(pair: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    found = fought(pair, THEIR_BOUTS)
    with capsys.disabled():
        print(f"\n{' - '.join(pair)}\n{found.table(RESULTS[pair])}")
    assert found.off(RESULTS[pair], THEIR_BOUTS) == {}
