"""The dice of a Ringside bout against what became of them: every roll agrees with what is told next."""

from __future__ import annotations

from collections import Counter as Tally

import pytest

from ringside_manager.bout import BLUE, RED, Bout, registry
from ringside_manager.bout.events import BoutEnded, Event
from ringside_manager.bout.view import Rolled
from ringside_manager.engines.ringside.events import (
    AttackWon,
    Counted,
    CountedOut,
    Countered,
    CounterFailed,
    KnockedDown,
    PunchLanded,
    PunchMissed,
)
from ringside_manager.engines.ringside.tables import HOOKS, WEARY_COUNT
from tests.engines import contract

many_bouts = pytest.mark.parametrize("seed", range(12))


def watched(seed: int) -> Bout:
    bout = Bout(contract.random_setup(registry.get("ringside"), seed), seed, watch=True)
    bout.play(*contract.corners(seed))
    return bout


def holds(rolled: Rolled) -> bool:
    assert rolled.die.comparison is not None
    return rolled.die.comparison.holds(rolled.result, rolled.die.bound)


def hit(rolled: Rolled, coming: Event) -> None:
    """R20, R21; a hook on target in a clinch is smothered (R76)."""
    if not holds(rolled):
        assert isinstance(coming, PunchMissed)
        assert coming.thrown is None
    elif isinstance(coming, PunchMissed):
        assert coming.thrown in HOOKS
    else:
        assert isinstance(coming, PunchLanded)
    assert coming.corner is rolled.die.corner


def cp(rolled: Rolled, coming: Event) -> None:
    """R38."""
    assert isinstance(coming, Countered if holds(rolled) else CounterFailed)
    assert coming.corner is rolled.die.corner
    assert not isinstance(coming, CounterFailed) or not coming.declined


def down(rolled: Rolled, coming: Event) -> None:
    """R30, R31."""
    assert isinstance(coming, KnockedDown) == holds(rolled)
    if isinstance(coming, KnockedDown):
        assert coming.corner.opponent is rolled.die.corner
        assert coming.number == rolled.die.bound


def count(rolled: Rolled, coming: Event) -> None:
    """R34; the bound of a weary boxer is as much lower as his count is higher."""
    assert isinstance(coming, CountedOut if holds(rolled) else Counted)
    assert coming.corner.opponent is rolled.die.corner
    if isinstance(coming, Counted):
        assert coming.count in (rolled.result, rolled.result + WEARY_COUNT)


CHECKS = {"hit": hit, "cp": cp, "down": down, "count": count}


@many_bouts
def test_every_roll_means_what_happens_next(seed: int) -> None:
    bout = watched(seed)
    for rolled in bout.rolls:
        if (check := CHECKS.get(rolled.die.purpose)) is not None:
            check(rolled, bout.events[rolled.event])


@many_bouts
def test_nothing_happens_that_no_roll_decided(seed: int) -> None:
    bout = watched(seed)
    thrown = Tally(rolled.die.purpose for rolled in bout.rolls)
    told = Tally(type(event) for event in bout.events)
    declined = sum(isinstance(event, CounterFailed) and event.declined for event in bout.events)
    assert thrown["hit"] == told[PunchLanded] + told[PunchMissed] > 0
    assert thrown["cp"] == told[Countered] + told[CounterFailed] - declined > 0
    assert thrown["count"] == told[Counted] + told[CountedOut]
    won = bout.events[0]
    assert isinstance(won, AttackWon)
    first = [rolled for rolled in bout.rolls if rolled.event == 0]
    assert [rolled.die.corner for rolled in first[-2:]] == [RED, BLUE]
    assert tuple(rolled.result for rolled in first[-2:]) == won.rolls


def test_falls_and_counts_are_among_the_bouts_looked_at() -> None:
    purposes = Tally(rolled.die.purpose for seed in range(12) for rolled in watched(seed).rolls)
    assert min(purposes[name] for name in ("down", "count")) >= 5
    assert any(isinstance(watched(seed).events[-2], CountedOut) for seed in range(12))
    assert all(isinstance(watched(seed).events[-1], BoutEnded) for seed in range(2))
