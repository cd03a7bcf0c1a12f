"""The charts: what is known of the printed ones, and a checksum for the rest."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from scipy.optimize import linprog

from ringside_manager.bout import Abilities
from ringside_manager.engines.ringside import RULES_VERSION, tables
from ringside_manager.engines.ringside.tables import (
    PUNCH_CHART,
    PUNCH_CODES,
    PUNCHES,
    Punch,
    RingsideCard,
    damage_table,
)
from tests.bout.corners import abilities


def test_punches_stand_in_the_printed_order() -> None:
    assert [punch.code for punch in PUNCHES] == ["UC", "RJ", "RH", "CO", "LJ", "LH"] == list(PUNCH_CODES)
    assert [int(punch) for punch in PUNCHES] == [1, 2, 3, 4, 5, 6]


def test_the_known_cells_of_the_punch_chart() -> None:
    """R23: left jab read as left jab is the worst there is, an uppercut into a combination the best known."""
    assert PUNCH_CHART[Punch.LEFT_JAB - 1][Punch.LEFT_JAB - 1] == -1
    assert PUNCH_CHART[Punch.UPPERCUT - 1][Punch.COMBINATION - 1] == 4


def test_the_design_of_the_punch_chart() -> None:
    cells = {(row, column): PUNCH_CHART[row][column] for row in range(6) for column in range(6)}
    assert all((value == -1) == (row == column) for (row, column), value in cells.items())
    assert [cell for cell, value in cells.items() if value == 4] == [(0, 3)]
    assert set(cells.values()) == {-1, 1, 2, 3, 4}


def test_no_punch_is_always_worse_than_another() -> None:
    for one in PUNCH_CHART:
        assert not any(
            other is not one and all(theirs >= ours for theirs, ours in zip(other, one, strict=True))
            for other in PUNCH_CHART
        )


def test_all_six_punches_belong_into_the_best_mixture() -> None:
    """The best guarantee of a thrower whose ratings are all equal (0 here)."""
    solved = linprog(
        c=[0] * 6 + [-1],
        A_ub=[[-PUNCH_CHART[thrown][expected] for thrown in range(6)] + [1] for expected in range(6)],
        b_ub=[0] * 6,
        A_eq=[[1] * 6 + [0]],
        b_eq=[1],
        bounds=[(0, 1)] * 6 + [(None, None)],
    )
    *mixture, worth = solved.x
    assert worth == pytest.approx(1.57, abs=0.005)
    assert mixture == pytest.approx([0.197, 0.115, 0.149, 0.275, 0.101, 0.164], abs=0.0006)


def test_the_charts_are_what_results_were_measured_with() -> None:
    """Whoever changes a chart raises the rules version and this checksum together."""
    charts = repr((PUNCH_CHART, sorted(tables.MUST_SYSTEMS.items()), tables.TURNS, tables.STOPPED_AT))
    assert hashlib.sha256(charts.encode()).hexdigest()[:16] == "698b55805bfb54c4"
    assert RULES_VERSION == 1


@given(abilities)
def test_damage_is_chart_and_rating_but_never_below_nothing(rated: Abilities) -> None:
    """R23, R24."""
    table = damage_table(RingsideCard("X", rated), PUNCH_CHART)
    for thrown in PUNCHES:
        for anticipated in PUNCHES:
            total = PUNCH_CHART[thrown - 1][anticipated - 1] + rated.punches[thrown - 1]
            assert table[thrown][anticipated] == max(0, total)
