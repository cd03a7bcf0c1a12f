"""How long the review of a bout takes: run with ``-m speed`` on a quiet machine; figures are noted, none demanded."""

from __future__ import annotations

from time import process_time

import pytest

from ringside_manager.odds.review import review, review_curve
from tests.odds.reviewed import record
from tests.speed.conftest import Noting

pytestmark = pytest.mark.speed


def test_what_each_stage_costs(figure: Noting) -> None:
    """CPU time of both stages with the usual effort, for bouts of seven rounds."""
    for seed in (1, 2, 3):
        fought = record(seed, rounds=7)
        begun = process_time()
        curve = review_curve(fought, seed=1)
        first = process_time() - begun
        found = review(fought, seed=1, curve=curve)
        figure(f"review of bout {seed}: curve", first, "s")
        figure(f"review of bout {seed}: all", process_time() - begun, "s")
        assert found.curve == curve.points
