"""The audit finds every planted change, names its place, and knows history from discrepancy."""

from __future__ import annotations

import dataclasses
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ringside_manager.bout import registry
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.terms import Carried, Terms
from ringside_manager.league.audit import audit
from ringside_manager.league.book_tables import BOOK_TABLES
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.founding import LeagueEnded
from ringside_manager.league.business.offers import BoutMade
from ringside_manager.league.database import connect, release
from ringside_manager.league.deeds import Draft
from ringside_manager.league.discrepancy import Area, Findings
from ringside_manager.league.examination import state_hash
from ringside_manager.league.league import League
from tests.league.leagues import books_of, columns_of, execute, recorded_night, season, write_league
from tests.league.scribe import DICE
from tests.slow import rest_slow


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("whole") / "l.ringside"
    write_league(path)
    return path


def test_a_whole_save_has_no_discrepancy(whole: Path) -> None:
    assert audit(whole) == ()


KEPT = ("journal", "ring", "seal")
ALL_TABLES = (*KEPT, *(table.name for table in BOOK_TABLES))


def planted(path: Path, table: str, column: str) -> bool:
    """Change one value of a column in the middle of a table; whether there was a row to change."""
    described = {(name, field): (kind, key) for name, field, kind, key in columns_of(path)}
    kind, key = described[(table, column)]
    change = {"INTEGER": f'coalesce("{column}", 0) + 1000', "TEXT": f"coalesce(\"{column}\", '') || 'x'"}
    changed = change.get(kind, "zeroblob(32)")
    which = ", ".join(f'"{part}"' for part in key)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = 1")
        count = connection.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0]
        if not count:
            return False
        chosen = f'SELECT {which} FROM "{table}" ORDER BY {which} DESC LIMIT 1 OFFSET {count // 2 if column not in key else 0}'
        connection.execute(f'UPDATE "{table}" SET "{column}" = {changed} WHERE ({which}) = ({chosen})')
        assert connection.execute("SELECT changes()").fetchone() == (1,)
    return True


@pytest.mark.parametrize("step", rest_slow([4, 1]))
@pytest.mark.parametrize("table", ALL_TABLES)
def test_a_changed_value_in_any_column_is_found(whole: Path, tmp_path: Path, table: str, step: int) -> None:
    """One column in four of the books' tables, which one mapping makes, and all of the others."""
    path = tmp_path / "l.ringside"
    columns = [column for name, column, _, _ in columns_of(whole) if name == table]
    for column in columns[:: 1 if table in KEPT else step]:
        path.write_bytes(whole.read_bytes())
        if not planted(path, table, column):
            execute(path, PLANTED_ROWS[table])
        found = audit(path)
        assert found, column
        assert all(str(finding) for finding in found)
        if table in ("journal", "seal"):
            assert {finding.area for finding in found} <= {Area.JOURNAL, Area.FILE, Area.SEAL}
        else:
            named = [finding for finding in found if finding.table == table]
            assert any(finding.column == column or "row" in finding.what for finding in named), column


PLANTED_ROWS = {
    "doubts": "INSERT INTO doubts VALUES (1, 1, 'C1', 'planted')",
    "settlements": "INSERT INTO settlements VALUES (1, 1, 1, 'C1', 'planted', '')",
    "house_changes": "INSERT INTO house_changes VALUES (1, 5, 1, 'planted', '[]')",
    "deals": "INSERT INTO deals VALUES (5, 1, 2, 3, 6, 100, NULL, NULL)",
    "bets": "INSERT INTO bets VALUES (5, 1, 2, 6, 1, 2, 10, 10, 500, NULL, NULL)",
    "terms": "INSERT INTO terms VALUES (5, 1, 2, 6, 20, 2, 0, NULL, NULL)",
    "mandates": "INSERT INTO mandates VALUES (5, 1, 'manage', NULL, '[]', 40, 0, 0, '[]', 'decline', 0, '[]', NULL)",
    "ring": "INSERT INTO ring VALUES (5, '', '{}', 0, 0, 0, zeroblob(32))",
}


@pytest.mark.parametrize("table", ALL_TABLES)
def test_a_lost_row_of_any_table_is_found(path: Path, table: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        count = connection.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0]
        if count:
            key = next(key for name, _, _, key in columns_of(path) if name == table)
            which = ", ".join(f'"{part}"' for part in key)
            chosen = f'SELECT {which} FROM "{table}" ORDER BY {which} LIMIT 1'
            connection.execute(f'DELETE FROM "{table}" WHERE ({which}) = ({chosen})')
        else:
            connection.execute(PLANTED_ROWS[table])
    assert audit(path)


def test_a_table_is_made_of_every_field_of_a_page() -> None:
    """Pages and lists of them are tables, every other fact a column: nothing is kept by hand, so nothing is forgotten."""
    assert {table.name for table in BOOK_TABLES} == {
        *("league", "managers", "fighters", "offers", "deals", "bouts", "tournaments", "divisions"),
        *(
            "closings", "ledger", "news", "mandates", "terms", "bets", "doubts", "house_changes",
            "settlements",
        ),
    }  # fmt: skip
    for table in BOOK_TABLES:
        names = [column.name for column in table.columns]
        assert len(names) == len(set(names))
    rules = {f"{table.name}.{column.name}": column.rule for table in BOOK_TABLES for column in table.columns}
    assert rules["divisions.weight_class"] == '"weight_class" TEXT NOT NULL PRIMARY KEY'
    found = rules["bouts.outcome_winner"]
    assert found == "\"outcome_winner\" TEXT CHECK (\"outcome_winner\" IN ('red', 'blue'))"
    assert rules["bouts.title"] == '"title" INTEGER NOT NULL CHECK ("title" BETWEEN 0 AND 1)'
    assert rules["league.seed"].endswith(f"BETWEEN {-(2**63)} AND {2**63 - 1})")
    assert rules["bouts.purses_dollars"] == '"purses_dollars" TEXT NOT NULL'


def test_books_posted_by_other_rules_are_no_damage_and_written_again_by_the_next_act(path: Path) -> None:
    with League.open(path) as league:
        whole = league.state_hash()
    execute(
        path,
        "UPDATE seal SET books = zeroblob(32)",
        "UPDATE fighters SET pop_half = pop_half + 1",
        "ALTER TABLE managers DROP COLUMN seat",
        "CREATE TABLE rumours (number INTEGER) STRICT".replace("rumours (number", '"rumours" ("number"'),
    )
    for thorough in (True, False):
        with League.open(path, thorough=thorough) as league:
            assert league.books == books_of(season())
            found = league.check(replay=False)
            assert found == ()
            assert ["other rules" in note.what for note in found.notes] == [True]
    with League.open(path) as league:
        entry = league.strike([5], "Promoter", "a slip")
        assert league.check(replay=False) == ()
        assert league.check(replay=False).notes == ()
        league.strike([entry.number], "Promoter", "it was none")
    with League.open(path) as league:
        assert league.check(replay=False).notes == ()
        assert league.state_hash() != whole


def test_a_seal_that_is_not_that_of_its_books_is_found(path: Path) -> None:
    execute(path, "UPDATE seal SET books = zeroblob(32)")
    assert [finding.area for finding in audit(path)] == [Area.SEAL]


def test_a_finding_names_place_stored_and_expected_value(path: Path) -> None:
    execute(path, "UPDATE managers SET balance_cents = 12345678 WHERE number = 3")
    (found,) = audit(path)
    told = found.area, found.table, found.key, found.column
    assert told == (Area.BOOKS, "managers", "3", "balance_cents")
    assert "12345678 is stored where the journal gives" in str(found)
    assert str(found).startswith("books, managers 3, balance_cents: ")


def test_every_discrepancy_is_listed_not_only_the_first(path: Path) -> None:
    execute(
        path,
        "UPDATE managers SET seat = 9 WHERE number = 2",
        "UPDATE fighters SET rank = 44, knockdowns = 77 WHERE number = 6",
        "DELETE FROM ledger WHERE line = 1",
        "UPDATE news SET word = 'boo' WHERE line = 3",
    )
    places = {(finding.table, finding.key, finding.column) for finding in audit(path)}
    assert places == {
        ("managers", "2", "seat"),
        ("fighters", "6", "rank"),
        ("fighters", "6", "knockdowns"),
        ("ledger", "1", ""),
        ("news", "3", "word"),
    }


def test_a_broken_chain_names_the_entry(path: Path) -> None:
    execute(
        path,
        "UPDATE journal SET night = 7 WHERE number = 11",
        "UPDATE journal SET by = 'x' WHERE number = 13",
    )
    found = audit(path)
    assert [finding.entry for finding in found] == [11, 13]
    assert all("chain is broken" in finding.what for finding in found)


# Bout records


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A season with two bouts that were really fought, and their records."""
    path = tmp_path_factory.mktemp("recorded") / "l.ringside"
    write_league(path)
    with League.open(path) as league:
        for seed in (5, 6):
            league.write(recorded_night(league.books, len(league.entries) + 1, seed), "program")
    return path


def test_recorded_bouts_come_out_the_same(recorded: Path) -> None:
    assert audit(recorded) == ()
    with League.open(recorded) as league:
        assert len([entry for entry in league.entries if entry.record]) == 2
        assert league.check() == ()


def with_record(path: Path, *, system: str = "", **changed: Any) -> Findings:
    """A league whose last bout, made for a ``system``, carries a record that was changed; what its check finds."""
    write_league(path)
    with League.open(path) as league:
        made, fought, closed = recorded_night(league.books, len(league.entries) + 1)
        assert fought.record is not None
        assert isinstance(made.deed, BoutMade)
        made = Draft(dataclasses.replace(made.deed, system=system))
        record = dataclasses.replace(BoutRecord.from_json(fought.record), **changed)
        deed = BoutFought(len(league.entries) + 1, record.outcome, DICE)
        league.write([made, Draft(deed, record.to_json()), closed], "program")
        return league.check()


def other(outcome: Outcome) -> Outcome:
    winner = Corner.BLUE if outcome.winner is Corner.RED else Corner.RED
    return dataclasses.replace(outcome, winner=winner, method=Method.KO)


@pytest.fixture(scope="module")
def fought() -> BoutRecord:
    drafts = recorded_night(books_of(season()), 1000)
    assert drafts[1].record is not None
    return BoutRecord.from_json(drafts[1].record)


def test_a_record_that_no_longer_replays_is_found(tmp_path: Path, fought: BoutRecord) -> None:
    found = with_record(tmp_path / "l.ringside", outcome=other(fought.outcome))
    assert [(finding.area, finding.what) for finding in found] == [
        (Area.RECORD, "the bout no longer comes out as it was recorded")
    ]
    assert found[0].entry is not None


def test_a_record_whose_choices_do_not_fit_is_found(tmp_path: Path, fought: BoutRecord) -> None:
    found = with_record(tmp_path / "l.ringside", choices=(*fought.choices, 0, 0, 0))
    assert [finding.area for finding in found] == [Area.RECORD]


def test_a_record_under_other_rules_is_history(tmp_path: Path, fought: BoutRecord) -> None:
    version = registry.get("ringside").info.rules_version + 1
    assert with_record(tmp_path / "l.ringside", rules_version=version, outcome=other(fought.outcome)) == ()


def test_a_record_of_a_system_that_is_not_installed_is_history(tmp_path: Path) -> None:
    found = with_record(tmp_path / "l.ringside", system="bare_knuckles", engine="bare_knuckles")
    assert not found
    assert any("bare_knuckles" in note.what for note in found.notes)


def test_a_record_of_another_system_than_its_bout_is_found(tmp_path: Path) -> None:
    (found,) = with_record(tmp_path / "l.ringside", engine="bare_knuckles")
    assert "another bout system, 'bare_knuckles'" in str(found)


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"red": {"name": "Nobody"}}, "other cards or terms"),
        ({"blue": "red"}, "other cards than"),
        ({"terms": Terms(6)}, "other terms than"),
        ({"terms": Terms(5, {}, (Carried("ringside", 3, 90), None))}, "losses carried into the bout"),
        ({"terms": Terms(5, {"sudden_death": True})}, "other cards or terms"),
    ],
)
def test_a_record_that_is_not_of_its_bout_is_found(
    tmp_path: Path, fought: BoutRecord, changed: dict[str, Any], words: str
) -> None:
    if changed.get("blue") == "red":
        changed = {"blue": fought.red}
    assert any(words in str(found) for found in with_record(tmp_path / "l.ringside", **changed))


def test_under_other_rules_a_bout_still_has_its_fighters_and_rounds(
    tmp_path: Path, fought: BoutRecord
) -> None:
    version = registry.get("ringside").info.rules_version + 1
    found = with_record(tmp_path / "l.ringside", rules_version=version, blue={"name": "Nobody"})
    assert [finding.what for finding in found] == ["the bout record tells of other fighters or rounds"]


def test_what_cannot_be_told_is_a_note_said_once(recorded: Path) -> None:
    """Bouts entered without a record, nights with dice of their own, fighters without their experience."""
    found = audit(recorded)
    assert not found
    said = sorted(note.what for note in found.notes)
    assert [words.split(" (and ")[0] for words in said] == [
        "the bout has no record, so it cannot be fought again",
        "the bout was fought with the cards its fighters entered the league with",
        "the night was held with other dice than those of the league's seed",
    ]


def test_a_record_without_a_bout_is_found(path: Path, fought: BoutRecord) -> None:
    with League.open(path) as league:
        league.write([Draft(LeagueEnded(), fought.to_json())], "program")
        (found,) = league.check()
    assert (found.entry, found.what) == (len(league.entries), "the bout record belongs to no bout")


def test_a_record_of_another_outcome_than_its_entry_is_found(path: Path) -> None:
    with League.open(path) as league:
        made, fought, closed = recorded_night(league.books, len(league.entries) + 1)
        assert isinstance(fought.deed, BoutFought)
        lie = BoutFought(fought.deed.bout, other(fought.deed.outcome), DICE)
        league.write([made, Draft(lie, fought.record), closed], "program")
        (found,) = league.check()
    assert "another outcome" in str(found)
    assert audit(path) == (found,)
    assert audit(path, replay=False) == ()


@pytest.mark.parametrize("text", ["", "no record", "{}", "[1]"])
def test_a_record_that_cannot_be_read_is_found(path: Path, text: str) -> None:
    with League.open(path) as league:
        made, fought, closed = recorded_night(league.books, len(league.entries) + 1)
        league.write([made, Draft(fought.deed, text), closed], "program")
        assert [finding.area for finding in league.check()] == [Area.RECORD]


# The rows and the hash


def test_memory_that_strays_from_the_journal_is_found(path: Path) -> None:
    with League.open(path) as league:
        league.books.managers[2].balance_cents += 1
        (found,) = league.check(replay=False)
    assert "memory" in str(found)


def test_the_hash_changes_with_every_value_and_not_with_the_way_a_record_is_packed(
    recorded: Path, tmp_path: Path
) -> None:
    path = tmp_path / "l.ringside"
    path.write_bytes(recorded.read_bytes())
    with League.open(path) as league:
        before = league.state_hash()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for number, record in connection.execute(
            "SELECT number, record FROM journal WHERE record IS NOT NULL"
        ).fetchall():
            loose = repacked(record)
            assert loose != record
            connection.execute("UPDATE journal SET record = ? WHERE number = ?", (loose, number))
    with League.open(path) as league:
        assert league.state_hash() == before
        assert league.check(replay=False) == ()
    seen = {before}
    for statement in (
        "UPDATE managers SET seat = seat + 10",
        "UPDATE fighters SET fighter_note = fighter_note || 'x'",
    ):
        execute(path, statement)
        seen.add(hash_of(path))
    assert len(seen) == 3


def repacked(record: bytes) -> bytes:
    return zlib.compress(zlib.decompress(record), 1)


def hash_of(path: Path) -> str:
    database = connect(path, "ro")
    try:
        return state_hash(database)
    finally:
        release(database)


def test_equal_leagues_have_equal_hashes_whenever_they_are_written(tmp_path: Path) -> None:
    hashes = set()
    for name in ("one", "two"):
        path = tmp_path / f"{name}.ringside"
        with League.create(path, season()[0], "program") as league:
            for act in season()[1:12]:
                league.write(act, "program")
            hashes.add(league.state_hash())
    assert len(hashes) == 1
