"""The ring: all 220 placings against the rules' second wording, and its symmetries."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ringside_manager.engines.ringside.tables import (
    SQUARES,
    START_BLUE,
    START_RED,
    adjacent,
    dodges,
    follows,
    on_the_ropes,
    placings,
    retreat,
    within_reach,
)
from tests.engines.ringside import referee

Turn = Callable[[str], str]


def quarter_turn(square: str) -> str:
    column, row = referee.place(square)
    return referee.square_at(row, 5 - column)


def mirror(square: str) -> str:
    column, row = referee.place(square)
    return referee.square_at(5 - column, row)


def test_the_ring() -> None:
    assert len(SQUARES) == len(set(SQUARES)) == 36
    assert sorted(SQUARES) == sorted(referee.RING)
    assert sum(map(on_the_ropes, SQUARES)) == 20
    assert not on_the_ropes("b5")
    assert (START_RED, START_BLUE) == ("c3", "d4")
    assert len(placings()) == 220


def test_adjacent_means_touching() -> None:
    for one in SQUARES:
        for other in SQUARES:
            assert adjacent(one, other) == referee.touching(one, other)


def test_where_a_boxer_may_go_in_every_placing() -> None:
    """R43 in its second wording, R44 by coordinates."""
    for at, df in placings():
        assert set(dodges(at, df)) == referee.dodges(at, df)
        assert len(set(dodges(at, df))) == len(dodges(at, df)) <= 5
        driven = retreat(at, df)
        assert ({driven} if driven else set()) == referee.retreats(at, df)


def test_where_the_attacker_may_follow() -> None:
    """R47: there is always a square, staying is the first choice where there is a choice to stay."""
    for at, df in within_reach():
        options = follows(at, df)
        assert set(options) == referee.follows(at, df)
        assert len(set(options)) == len(options) >= 1
        assert (options[0] == at) == adjacent(at, df)
    assert len(within_reach()) == 36 * 35 - far_apart()


def far_apart() -> int:
    return sum(referee.distance(one, other) > 2 for one in SQUARES for other in SQUARES)


@pytest.mark.parametrize("turn", [quarter_turn, mirror])
def test_no_side_of_the_ring_is_special(turn: Turn) -> None:
    for at, df in placings():
        assert {turn(square) for square in dodges(at, df)} == set(dodges(turn(at), turn(df)))
        driven = retreat(at, df)
        assert (turn(driven) if driven else None) == retreat(turn(at), turn(df))
        assert {turn(square) for square in follows(at, df)} == set(follows(turn(at), turn(df)))


def test_half_a_turn_swaps_the_corners() -> None:
    assert quarter_turn(quarter_turn(START_RED)) == START_BLUE


def test_only_a_corner_leaves_no_dodge() -> None:
    stuck = {(at, df) for at, df in placings() if not dodges(at, df)}
    assert stuck == {("b2", "a1"), ("b5", "a6"), ("e2", "f1"), ("e5", "f6")}
