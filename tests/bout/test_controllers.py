"""Those who answer: the plain policy and the recording."""

from __future__ import annotations

from collections import Counter

import pytest

from ringside_manager.bout import RED, SeededChance
from ringside_manager.bout.chance import ScriptedChance, exact_odds
from ringside_manager.bout.corner import ReplayController, Request, UniformController
from ringside_manager.errors import RecordError
from tests.slow import each

PLAIN = Request("tactic", RED, ("none", "cover", "clinch"), "R63", plain="none")
OPEN = Request("punch", RED, ("jab", "hook", "uppercut"), "R22")


def test_the_plain_option_needs_no_die() -> None:
    assert UniformController(ScriptedChance([])).choose(PLAIN, None) == "none"


def test_without_a_plain_option_all_are_equally_likely() -> None:
    odds = exact_odds(lambda chance: UniformController(chance).choose(OPEN, None))
    assert len(odds) == 3
    assert len(set(odds.values())) == 1


def test_the_policy_is_bound_to_its_own_chance() -> None:
    one, other = UniformController(SeededChance(3)), UniformController(SeededChance(3))
    drawn = [one.choose(OPEN, None) for _ in range(60)]
    assert drawn == [other.choose(OPEN, None) for _ in range(60)]
    assert len(Counter(drawn)) == 3


def test_a_recording_gives_its_places() -> None:
    replay = ReplayController([2, 0])
    assert replay.choose(OPEN, None) == "uppercut"
    assert replay.choose(PLAIN, None) == "none"


@each("places", [[], [3], [-1]])
def test_a_recording_that_does_not_fit_is_refused(places: list[int]) -> None:
    with pytest.raises(RecordError, match="do not fit the punch asked of red"):
        ReplayController(places).choose(OPEN, None)
