"""What a save of ten seasons costs: to open, to write an act, to copy, and in bytes."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from time import process_time

import pytest

from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.deeds import Draft
from ringside_manager.league.league import League
from tests.league.leagues import Act, acts_of, fight, hurry, moves
from tests.league.scribe import invent
from tests.speed.conftest import Noting

pytestmark = pytest.mark.speed

BOUTS = 600
"""So many bouts at least the invented league fights."""


@pytest.fixture(scope="module")
def decade(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[float], int]:
    """A league of some 650 bouts, each with a record; the processor's seconds of each act; how many bouts."""
    scribe = invent(moves(7, 210), managers=4, stable=6)
    red, blue, *_ = scribe.books.fighters
    record = fight(scribe.books, red, blue, seed=1).to_json()
    acts = [with_records(act, record) for act in acts_of(scribe)]
    path, seconds = tmp_path_factory.mktemp("decade") / "l.ringside", []
    with League.create(path, acts[0], "program") as league:
        hurry(league)
        for act in acts[1:]:
            start = process_time()
            league.write(act, "program")
            seconds.append(process_time() - start)
        bouts = sum(isinstance(entry.deed, BoutFought) for entry in league.entries)
    return path, seconds, bouts


def with_records(act: Act, record: str) -> Act:
    return tuple(Draft(draft.deed, record if isinstance(draft.deed, BoutFought) else None) for draft in act)


def test_a_save_of_ten_seasons(decade: tuple[Path, list[float], int], tmp_path: Path, figure: Noting) -> None:
    path, seconds, bouts = decade
    assert bouts > BOUTS
    opened = []
    for _ in range(3):
        start = process_time()
        League.open(path).close()
        opened.append(process_time() - start)
    with League.open(path) as league:
        start = process_time()
        league.backup(tmp_path / "copy.ringside")
        copied = process_time() - start
    figure("a save of ten seasons: opened", 1000 * min(opened), aim=500)
    figure("a save of ten seasons: an act written", 1000 * median(seconds), aim=30)
    figure("a save of ten seasons: backed up and checked", 1000 * copied, aim=1_000)
    figure("a save of ten seasons: a bout in it", path.stat().st_size / bouts, "bytes", aim=2_600)
