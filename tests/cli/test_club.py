"""Leagues of a club from the terminal: taken out of where a club keeps them."""

from __future__ import annotations

from pathlib import Path

from ringside_manager.office.office import Office
from tests.cli.calling import Call
from tests.office.clubs import club, founding


def test_a_league_is_taken_out_of_its_store(tmp_path: Path, call: Call) -> None:
    store = tmp_path / "store"
    store.mkdir()
    with club(store / "friday.ringside", founding(), 1) as office:
        entries = len(office.entries)
    to = tmp_path / "mine.ringside"
    assert call("take-out", "saturday", to, "--store", store).code == 1
    assert call("take-out", "friday", to, "--store", store).code == 0
    assert not (store / "friday.ringside").exists()
    with Office.open(to, read_only=True) as office:
        assert len(office.entries) == entries
