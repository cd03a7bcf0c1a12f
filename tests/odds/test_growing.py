"""A sample that grows is at every step the sample of that size."""

from __future__ import annotations

import pickle
from concurrent.futures import ThreadPoolExecutor

import pytest

from ringside_manager.bout import registry
from ringside_manager.bout.engine import Setup
from ringside_manager.errors import CancelledError, UsageError
from ringside_manager.fighters.sets import load_set
from ringside_manager.odds import MOST_BOUTS, Policy, Sampling, sample


def setup() -> Setup:
    engine = registry.get("ringside")
    red, blue = (
        engine.card_from_abilities(man.name, man.abilities) for man in load_set("heavyweights").fighters[:2]
    )
    return Setup(engine, red, blue, engine.info.terms(5))


def test_steps_add_up_to_the_sample() -> None:
    growing = Sampling(setup(), 3)
    with ThreadPoolExecutor(2) as pool:
        assert growing.fight(20) == sample(setup(), 20, 3)
        assert growing.fight(45, pool, chunk=10) == sample(setup(), 65, 3)
    assert growing.bouts == 65


def test_levels_go_by_their_names() -> None:
    best = setup().engine.info.best_level
    assert sample(setup(), 20, 3, best) == sample(setup(), 20, 3, Policy.AI)
    assert sample(setup(), 20, 3, "plain") == sample(setup(), 20, 3, Policy.PLAIN)
    assert sample(setup(), 20, 3, "beginner") != sample(setup(), 20, 3, best)


def test_it_stops_when_it_is_told(by_script: None) -> None:
    told: list[int] = []

    def stop(done: int) -> None:
        told.append(done)
        raise CancelledError("enough")

    stopped = Sampling(setup(), 3)
    with pytest.raises(CancelledError):
        stopped.fight(1000, chunk=10, progress=stop)
    assert told == [10]
    assert stopped.bouts == 0
    assert stopped.fight(10) == sample(setup(), 10, 3)


def test_it_travels_to_another_process() -> None:
    here = Sampling(setup(), 3)
    there = pickle.loads(pickle.dumps(here))
    assert there.fight(5) == here.fight(5)


@pytest.mark.parametrize("bouts", [0, -1, MOST_BOUTS + 1])
def test_it_fights_one_bout_or_more(bouts: int) -> None:
    with pytest.raises(UsageError):
        Sampling(setup(), 3).fight(bouts)
