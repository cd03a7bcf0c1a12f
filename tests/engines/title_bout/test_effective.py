"""Effective numbers are worked out when something has changed them, and never forgotten (section 8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ringside_manager.bout import CORNERS, SeededChance
from ringside_manager.bout.drive import run
from ringside_manager.bout.events import Event
from ringside_manager.engines.title_bout import ENGINE
from ringside_manager.engines.title_bout.effective import refresh
from ringside_manager.engines.title_bout.events import ControlChecked
from ringside_manager.engines.title_bout.state import BoutState, Fighter
from tests.engines import contract
from tests.slow import each

NUMBERS = ("cf_free", "cf", "limit", "counter_limit", "power", "kd_rating", "actions", "hits")


def numbers(state: BoutState) -> list[Any]:
    return [getattr(fighter, name) for fighter in state.fighters for name in NUMBERS]


def tables(seed: int) -> Iterator[BoutState]:
    """The table before every control check of a bout with options drawn at random."""
    setup, seen = contract.random_setup(ENGINE, seed), list[BoutState]()

    def hear(event: Event) -> None:
        if isinstance(event, ControlChecked):
            seen.append(state.copy(SeededChance(0)))

    state, script = ENGINE.start(setup.red, setup.blue, setup.terms, SeededChance(seed), hear)
    red, blue = contract.corners(seed)
    views = [ENGINE.view(state, corner) for corner in CORNERS]
    run(script, (red, views[0]), (blue, views[1]))
    yield from seen


@each("seed", range(40))
def test_numbers_worked_out_in_time_are_those_worked_out_anew(seed: int) -> None:
    for state in tables(seed):
        before = numbers(state)
        refresh(state)
        assert numbers(state) == before


def test_a_number_forgotten_would_be_seen() -> None:
    state = next(tables(1))
    before = numbers(state)
    state.red.for_bout = state.red.for_bout.plus(pl=-5)
    refresh(state)
    assert numbers(state) != before


def test_a_copy_shares_nothing_that_changes() -> None:
    state = next(tables(2))
    twin = state.copy(SeededChance(0))
    for fighter in twin.fighters:
        _change(fighter)
    assert all(
        not fighter.history and not fighter.cuts and not fighter.suffered for fighter in state.fighters
    )


def _change(fighter: Fighter) -> None:
    fighter.history.append(9)
    fighter.suffered["jaw"] = 0
    fighter.counts.append(3)
