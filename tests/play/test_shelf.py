"""The shelf of exhibitions."""

from __future__ import annotations

from pathlib import Path

import pytest

from ringside_manager.errors import FileError, RecordError
from ringside_manager.play import Contest
from ringside_manager.play.film import keep, new_place, on_the_shelf, take_down
from tests.play.test_contest import EXPERT, PERSON, heavyweights, played


def test_bouts_put_aside_and_fought_stand_on_the_shelf(tmp_path: Path) -> None:
    contest = Contest(heavyweights(), 7, (PERSON, EXPERT))
    contest.run_on()
    first = new_place("Muhammad Ali", "Rocky Marciano", tmp_path)
    keep(first, contest.put_aside())
    second = new_place("Muhammad Ali", "Rocky Marciano", tmp_path)
    assert first != second
    keep(second, played(contest).record().to_json())
    found = {shelved.path: shelved for shelved in on_the_shelf(tmp_path)}
    assert found[first].unfinished is not None
    assert found[first].record is None
    assert found[second].record is not None
    assert (found[second].red, found[second].blue) == ("Muhammad Ali", "Rocky Marciano")


def test_what_is_no_bout_is_refused_and_left_out(tmp_path: Path) -> None:
    (tmp_path / "nonsense.bout").write_text("{", encoding="utf-8")
    (tmp_path / "bytes.bout").write_bytes(b"\xff\xfe\x00")
    assert list(on_the_shelf(tmp_path)) == []
    for name in ("nonsense.bout", "bytes.bout"):
        with pytest.raises(RecordError):
            take_down(tmp_path / name)
    with pytest.raises(FileError):
        take_down(tmp_path / "missing.bout")
