"""Saves of every release so far must open for ever, with every entry and every bout record they had."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ringside_manager.bout.record import BoutRecord
from ringside_manager.league.audit import audit
from ringside_manager.league.copies import rebuild
from ringside_manager.league.deeds import KINDS
from ringside_manager.league.header import LAYOUTS, Version
from ringside_manager.league.league import League

SAVES = Path(__file__).resolve().parent.parent / "golden_saves"
IN_LAYOUT_2 = {
    "free_agent_signed", "campaign_prolonged", "mandate_given", "mandate_ended", "card_drawn_up",
    "house_rules_changed",
}  # fmt: skip
LATER_KINDS = {
    "1.0": {"doors_opened", "plan_sealed", *IN_LAYOUT_2},
    **{f"1.{minor}": IN_LAYOUT_2 for minor in (1, 2, 3, 4)},
}
"""Kinds of deeds that a layout did not know yet."""
SINCE_THE_LATEST_SAVE: set[str] = {
    "year_turned", "class_moved", "draft_listed", "terms_offered", "terms_answered", "contracts_ended",
    "bet_proposed", "bet_answered", "belts_named", "tournament_left", "sealing_agreed", "deadline_set",
    "device_admitted", "device_revoked", "night_committed", "parcel_taken", "seals_listed", "seals_opened",
    "secret_kept",
}  # fmt: skip
"""Kinds of deeds that no golden save holds yet; empty again with that of the next release."""
RELEASES = sorted(path.stem for path in SAVES.glob("*.ringside"))


@pytest.fixture(params=RELEASES)
def golden(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, dict[str, Any]]:
    """A copy of a golden save, and what must be found in it."""
    path = tmp_path / f"{request.param}.ringside"
    shutil.copyfile(SAVES / f"{request.param}.ringside", path)
    return path, json.loads((SAVES / f"{request.param}.json").read_text())


def test_there_is_a_golden_save_of_every_layout() -> None:
    layouts = {json.loads((SAVES / f"{release}.json").read_text())["layout"] for release in RELEASES}
    assert layouts == {str(version) for version in LAYOUTS.by_version}


@pytest.mark.parametrize("layout", LAYOUTS.by_version, ids=str)
def test_a_layout_is_kept_with_every_kind_of_deed_and_every_bout_system(layout: Version) -> None:
    releases = [
        path for path in SAVES.glob("*.json") if json.loads(path.read_text())["layout"] == str(layout)
    ]
    kinds, systems = set[str](), set[str]()
    for release in releases:
        with League.open(release.with_suffix(".ringside"), read_only=True) as league:
            kinds |= {entry.deed.kind for entry in league.entries}
            systems |= {BoutRecord.from_json(entry.record).engine for entry in league.entries if entry.record}
    assert kinds >= KINDS.keys() - LATER_KINDS.get(str(layout), set()) - SINCE_THE_LATEST_SAVE
    assert systems == {"ringside", "title_bout", "glory_days", "quest", "control"}


def test_a_golden_save_opens_with_all_it_had(golden: tuple[Path, dict[str, Any]]) -> None:
    path, facts = golden
    with League.open(path) as league:
        assert len(league.entries) == facts["entries"]
        assert league.digest == facts["journal_digest"]
        assert league.check() == ()
        assert (league.upgraded is None) == (facts["layout"] == str(LAYOUTS.current))
        if league.upgraded is None:
            assert league.state_hash() == facts["state_hash"]
        assert [entry.number for entry in league.entries if entry.record]
        assert [bout.text for bout in league.ring.values()] == ([facts["ring"]] if "ring" in facts else [])
    assert audit(path) == ()


def test_a_golden_save_is_read_as_it_is_by_who_only_looks(golden: tuple[Path, dict[str, Any]]) -> None:
    path, facts = golden
    before = path.read_bytes()
    with League.open(path, read_only=True) as league:
        assert league.upgraded is None
        assert (league.digest, league.state_hash()) == (facts["journal_digest"], facts["state_hash"])
        assert league.check() == ()
        books = league.books
    assert path.read_bytes() == before
    with League.open(path) as league:
        assert league.books == books


def test_a_golden_save_can_be_exported_and_built_again(golden: tuple[Path, dict[str, Any]]) -> None:
    path, facts = golden
    with League.open(path) as league:
        league.keep_ring({})  # working paper, which no journal tells
        league.export_journal(path.with_name("journal.jsonl"))
        fingerprint, books, upgraded = league.state_hash(), league.books, league.upgraded
    rebuild(path.with_name("journal.jsonl"), path.with_name("again.ringside"))
    with League.open(path.with_name("again.ringside")) as again:
        assert again.books == books
        assert again.digest == facts["journal_digest"]
        rebuilt = again.state_hash()
    if upgraded or schema(path) == schema(path.with_name("again.ringside")):
        assert rebuilt == fingerprint  # else the tables are those of older book types until the next act


def schema(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as save:
        return [row[0] for row in save.execute("SELECT sql FROM sqlite_master ORDER BY name")]


def test_a_golden_save_is_small(golden: tuple[Path, dict[str, Any]]) -> None:
    assert golden[0].stat().st_size < 400_000
