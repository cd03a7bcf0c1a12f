"""The chance to win turn by turn, of any system's bout."""

from __future__ import annotations

import pytest

from ringside_manager.bout import BLUE, CORNERS, Bout, SeededChance
from ringside_manager.errors import CancelledError
from ringside_manager.odds.review_curve import Effort, review_curve
from tests.odds.reviewed import LITTLE, record, setup


def test_it_goes_from_the_first_bell_to_the_result() -> None:
    fought = record(4)
    curve = review_curve(fought, seed=1, effort=LITTLE)
    assert [point.event for point in curve.points] == sorted(point.event for point in curve.points)
    assert (curve.points[-1].round, curve.points[-1].time) == (fought.outcome.round, fought.outcome.time)
    assert (
        curve.points[-1].chance
        == {"red": 1.0, "blue": 0.0, None: 0.5}[fought.outcome.winner and fought.outcome.winner.value]
    )
    assert all(0 < point.chance < 1 for point in curve.points[:-1])
    assert 0.4 < curve.points[0].chance < 0.9


def test_the_same_seed_gives_the_same_curve() -> None:
    once, again = (review_curve(record(4), seed=1, effort=LITTLE) for _ in range(2))
    assert once == again
    assert review_curve(record(4), seed=2, effort=LITTLE) != once


def test_what_it_says_comes_true_more_often_than_a_constant() -> None:
    quality = review_curve(record(4, rounds=4), seed=1, effort=Effort(bouts=400, probes=200)).quality
    assert quality is not None
    assert quality.brier < quality.constant - 0.02
    lowest, highest = quality.bins[0], quality.bins[-1]
    assert lowest.came < 0.4
    assert highest.came > 0.75


def test_it_stops_when_it_is_told() -> None:
    told: list[tuple[int, int]] = []

    def stop(done: int, total: int) -> bool:
        told.append((done, total))
        return False

    with pytest.raises(CancelledError):
        review_curve(record(4), seed=1, effort=Effort(bouts=1000, probes=500), progress=stop)
    ((done, total),) = told
    assert 0 < done < total / 20


def test_a_bout_given_up_ends_where_it_was_given_up() -> None:
    cut = Bout(setup(), 4)
    corners = {corner: cut.setup.engine.corner_ai(SeededChance(corner.index), "expert") for corner in CORNERS}
    while cut.scene.round < 2:
        request = cut.pending[0]
        cut.answer(request, corners[request.corner].choose(request, cut.view(request.corner)))
    cut.resign(BLUE)
    curve = review_curve(cut.record(), seed=1, effort=LITTLE)
    assert curve.points[-1].chance == 1
    assert curve.points[-1].event == len(cut.events) == curve.points[-2].event + 1
    assert 0 < curve.points[-2].chance < 1
