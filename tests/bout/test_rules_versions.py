"""Bouts go on under the version of the rules they were fought by (Title Bout II: T150, CV61)."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager.bout import registry
from ringside_manager.bout.bout import Bout
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.drive import Replay, Unfinished, Verdict, replay
from ringside_manager.bout.events import Fell
from ringside_manager.bout.record import BoutRecord
from ringside_manager.engines.title_bout.events import RoundBegan
from ringside_manager.errors import RecordError
from tests.slow import each

WRITTEN = Path(__file__).resolve().parents[1] / "vectors" / "title_bout_rules_1.json"
"""A bout that ended with a third knockdown, as the program wrote it down when the rules had their first version."""


@pytest.fixture(scope="module")
def again() -> Replay:
    return replay(BoutRecord.from_json(WRITTEN.read_text(encoding="utf-8").strip()))


def falls(bout: Bout) -> int:
    return sum(isinstance(event, Fell) for event in bout.events)


def test_an_old_bout_comes_out_the_same_byte_for_byte(again: Replay) -> None:
    assert again.verdict is Verdict.SAME
    assert again.bout is not None
    assert again.bout.record().to_json() + "\n" == WRITTEN.read_text(encoding="utf-8")
    assert again.record.rules_version == 1
    assert (again.record.outcome.cause, again.record.outcome.knockdowns) == ("knockdowns", (2, 0))
    assert falls(again.bout) == 2


def test_a_new_bout_of_the_same_dice_counts_the_knockdown_that_ends_it(again: Replay) -> None:
    old, newest = again.record, registry.get("title_bout")
    assert again.bout is not None
    setup = replace(again.bout.setup, engine=newest)
    bout = Bout.replay(setup, old.seed, old.choices)
    assert bout.record().rules_version == newest.info.rules_version == 2
    assert bout.outcome == replace(old.outcome, knockdowns=(3, 0))
    assert falls(bout) == 3
    assert replay(bout.record()).verdict is Verdict.SAME
    claimed = replace(old, outcome=replace(old.outcome, knockdowns=(3, 0)))
    assert replay(claimed).verdict is Verdict.DIFFERENT  # its own rules are kept, so it is no history


def test_a_bout_taken_up_at_a_bell_keeps_its_rules(again: Replay) -> None:
    """Odds from a moment and reviews start there, in other processes too."""
    old = again.record
    assert again.bout is not None
    engine, setup = again.bout.setup.engine, again.bout.setup
    begun = Bout.replay(setup, old.seed, old.choices[:2])  # both have chosen their styles
    bell = next(event for event in begun.events if isinstance(event, RoundBegan))
    restart = engine.branch(begun._state, bell)
    assert restart is not None
    state, _ = pickle.loads(pickle.dumps(restart))(SeededChance(1), None)
    assert state.rules == 1


def test_a_bout_put_aside_is_taken_up_under_its_rules_or_not_at_all(again: Replay) -> None:
    assert again.bout is not None
    kept = Unfinished.of(Bout(again.bout.setup, again.record.seed))
    assert kept.resume().setup.engine.info.rules_version == 1
    with pytest.raises(RecordError, match="rules have changed"):
        replace(kept, begun=replace(kept.begun, rules_version=9)).resume()


@each("system", registry.names())
def test_every_version_below_the_newest_is_kept(system: str) -> None:
    newest = registry.get(system)
    for version in range(1, newest.info.rules_version + 1):
        engine = newest.under(version)
        assert engine is not None
        assert replace(engine.info, rules_version=newest.info.rules_version) == newest.info
        assert (engine is newest) or not engine.twin
    assert newest.under(newest.info.rules_version + 1) is None
