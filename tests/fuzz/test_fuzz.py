"""No input ends in anything but yes or a refusal in words: no traceback, no hang, no flood of memory.

A thousand inputs each time; ``-m slow`` tries as many as ``RINGSIDE_FUZZ_INPUTS`` says (200,000 if it says nothing),
beginning with ``RINGSIDE_FUZZ_SEED`` (2).
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from ringside_manager.errors import RuleError
from tests.fuzz import harness
from tests.fuzz.harness import Attempt, Maker, run
from tests.fuzz.targets import ALL, TARGETS

QUICK_RUN = 1000
LONG_RUN = int(os.environ.get("RINGSIDE_FUZZ_INPUTS", "200000"))
LONG_SEED = int(os.environ.get("RINGSIDE_FUZZ_SEED", "2"))


def test_two_thousand_inputs_are_shared_out() -> None:
    assert sum(target.share for target in TARGETS.values()) == ALL


@pytest.mark.parametrize("name", TARGETS)
def test_hostile_inputs_are_accepted_or_refused(name: str, tmp_path: Path) -> None:
    count = TARGETS[name].part_of(QUICK_RUN)
    tally = run(name, TARGETS[name].open, tmp_path / name, count)
    assert not tally.findings, "\n".join(map(str, tally.findings))
    assert tally.inputs == count
    assert tally.accepted > 0, "not one input got through: the target tries nothing"


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("name", TARGETS)
def test_very_many_hostile_inputs_are_accepted_or_refused(name: str, tmp_path: Path) -> None:
    count = TARGETS[name].part_of(LONG_RUN)
    tally = run(name, TARGETS[name].open, tmp_path / name, count, LONG_SEED)
    print(tally)
    assert not tally.findings, "\n".join(map(str, tally.findings))


# What the kit itself must find


def planted(fault: Attempt) -> harness.Open:
    """A reader that is sound but for one input in ten."""

    def make(chance: random.Random) -> Attempt:
        return fault if chance.randrange(10) == 0 else _refused

    def prepare(_folder: Path) -> Maker:
        return make

    return prepare


def faulty() -> None:
    print({}["no such key"])


def _refused() -> None:
    raise RuleError("C1", "No.")


def test_a_fault_planted_in_a_reader_is_found_and_comes_again(tmp_path: Path) -> None:
    tally = run("planted", planted(faulty), tmp_path, 100)
    assert tally.inputs == sum(tally.refused.values()) + len(tally.findings)
    found = tally.findings[0]
    assert "KeyError" in found.what
    again = run("planted", planted(faulty), tmp_path, 1, found.seed, found.number)
    assert [one.number for one in again.findings] == [found.number]


def test_a_real_reader_that_has_lost_a_check_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ringside_manager.gui.tables.column.number_in", float)  # words that are no numbers
    target = TARGETS["filters"]
    tally = run("filters", target.open, tmp_path / "filters", target.share)
    assert any("could not convert string to float" in one.what for one in tally.findings)


def test_an_input_that_takes_too_long_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harness, "LONGEST_SECONDS", 0.05)

    def endless() -> None:
        while True:
            pass

    tally = run("planted", planted(endless), tmp_path, 20)
    assert tally.findings
    assert all("Hang" in one.what for one in tally.findings)


def test_an_input_that_takes_much_of_the_processor_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(harness, "MOST_SECONDS", 0.0)
    tally = run("planted", planted(lambda: sum(range(1000))), tmp_path, 1)
    assert all("of the processor" in one.what for one in tally.findings)
    assert tally.findings


@pytest.mark.skipif(
    not harness.tells_memory(), reason="this system does not tell how much memory a process held"
)
def test_an_input_that_takes_much_memory_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harness, "MOST_GROWTH_MB", 30)
    tally = run("planted", planted(lambda: print(len(bytearray(64_000_000)))), tmp_path, 20)
    assert tally.findings
    assert all("memory grew by 6" in one.what for one in tally.findings)


def test_an_error_without_a_word_is_found(tmp_path: Path) -> None:
    def silent() -> None:
        raise RuleError("", " ")

    assert run("planted", planted(silent), tmp_path, 20).findings
