"""A league whose corners box in character: its fighters keep their styles, its books and journal stand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ringside_manager.bout import registry
from ringside_manager.bout.record import BoutRecord
from ringside_manager.engines.ringside.corner_ai import RingsideCorner
from ringside_manager.errors import UnknownNameError
from ringside_manager.league.copies import rebuild
from ringside_manager.office.founding import league_options
from ringside_manager.office.ring import corner, maker_at, of_the_league
from ringside_manager.plans.files import shipped_plan
from tests.office.clubs import club, founding, opened

IN_CHARACTER = {"corners": "in_character"}


def test_its_bouts_are_boxed_by_men_with_their_styles_and_it_is_built_again(tmp_path: Path) -> None:
    with club(tmp_path / "club.ringside", founding(options=IN_CHARACTER), 3) as office:
        books = office.books
        styles = {page.name: page.fighter.style for page in books.fighters.values()}
        assert styles["Joe Frazier"] == "swarmer"
        assert all(styles.values())
        fought = [bout.number for bout in books.bouts.values() if bout.outcome is not None]
        texts = [office.record_of(number) for number in fought]
        assert texts
        for record in map(BoutRecord.from_json, texts):
            assert record.red["style"] == styles[str(record.red["name"])]
        assert isinstance(corner(registry.get("ringside"), books.options.corners, 1), RingsideCorner)
        assert not office.check()
        office.export_journal(tmp_path / "journal.jsonl")
    rebuild(tmp_path / "journal.jsonl", tmp_path / "again.ringside")
    with opened(tmp_path / "again.ringside") as again:
        assert {page.name: page.fighter.style for page in again.books.fighters.values()} == styles


def test_other_leagues_know_nothing_of_styles(tmp_path: Path) -> None:
    with club(tmp_path / "club.ringside", founding(options={"corners": "expert"}), 1) as office:
        office.export_journal(tmp_path / "journal.jsonl")
    deeds = [json.loads(line) for line in (tmp_path / "journal.jsonl").read_text().splitlines()]
    assert "swarmer" not in json.dumps(deeds)


def test_a_plan_leaves_the_rest_to_a_corner_in_character(tmp_path: Path) -> None:
    with club(tmp_path / "club.ringside", founding(options=IN_CHARACTER)) as office:
        plan = of_the_league(office.books, shipped_plan("ringside", "swarmer"))
    assert plan.otherwise == "in_character"


def test_under_guest_rules_without_such_corners_the_best_decide() -> None:
    known = [registry.get(name) for name in registry.names()]
    levels = {engine.info.system: maker_at(engine, "in_character").level for engine in known}
    assert levels["ringside"] == "in_character"
    assert levels["control"] == "expert"
    assert all(corner(engine, "in_character", 1) for engine in known)


def test_where_nobody_boxes_in_character_the_word_is_refused() -> None:
    method = founding().options.stable_method
    without = next(name for name in registry.names() if not registry.get(name).info.character)
    allowed = ", ".join(["plain", *(level.name for level in registry.get(without).info.levels)][:-1])
    with pytest.raises(UnknownNameError, match=f"named 'in_character'. It can be {allowed} or expert"):
        league_options(without, method, 4, IN_CHARACTER)
    assert league_options("ringside", method, 4, {}).corners == "expert"
