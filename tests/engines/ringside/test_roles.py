"""Who is the attacker, at every moment anybody could look (R38, R40)."""

from __future__ import annotations

import pytest

from ringside_manager.bout import Bout, registry
from ringside_manager.bout.corner import Corner
from tests.engines import contract


@pytest.mark.parametrize("seed", range(6))
def test_whoever_lands_a_counterpunch_is_the_attacker_at_once(seed: int) -> None:
    bout = Bout(contract.random_setup(registry.get("ringside"), seed), seed, watch=True)
    bout.play(*contract.corners(seed))
    countered = 0
    for before, event, after in zip(bout.events, bout.events[1:], bout.scenes[1:], strict=False):
        if before.name == "countered" and event.name == "punch_landed":
            corner = Corner(event.as_dict()["corner"])
            assert "attacking" in after.side(corner).marks
            assert "attacking" not in after.side(corner.opponent).marks
            countered += 1
    assert countered
