"""An open league: founding, acts, strikes, corrections, and memory that always agrees with the file."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ringside_manager.errors import SaveExistsError, UsageError
from ringside_manager.league.business import post_all
from ringside_manager.league.business.careers import FighterRetired
from ringside_manager.league.business.founding import LeagueFounded
from ringside_manager.league.business.nights import NightClosed
from ringside_manager.league.business.open_books import Struck
from ringside_manager.league.deeds import Draft
from ringside_manager.league.journal import DeedError
from ringside_manager.league.league import League
from tests.league.leagues import acts_of, bytes_hash, hurry, litter, season, write_league
from tests.league.scribe import invent


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Club.ringside"


def test_a_founded_league_opens_again_as_it_was(path: Path) -> None:
    acts = season()
    with League.create(path, acts[0], "Promoter") as league:
        hurry(league)
        for act in acts[1:]:
            league.write(act, "program")
        books, entries, fingerprint = league.books, league.entries, league.state_hash()
    with League.open(path) as again:
        assert again.books == books
        assert again.entries == entries
        assert again.state_hash() == fingerprint
        assert again.check() == ()
        assert entries[0].by == "Promoter"
        assert not again.read_only
        assert again.upgraded is None


def test_every_table_is_used_by_the_season_the_tests_write(path: Path) -> None:
    write_league(path)
    with League.open(path) as league:
        books = league.books
    empty = [
        name
        for name in ("managers", "fighters", "bouts", "offers", "tournaments")
        if not getattr(books, name)
    ]
    assert empty == []
    assert books.ledger
    assert books.news
    assert books.divisions[""].ranking
    assert books.divisions[""].reigns


@settings(max_examples=12)
@given(
    st.lists(st.tuples(st.integers(0, 8), st.integers(0, 999), st.integers(0, 999)), min_size=3, max_size=14),
    st.lists(st.integers(0, 10_000), max_size=3),
)
def test_tables_written_page_by_page_are_those_of_a_fresh_posting(
    tmp_path_factory: pytest.TempPathFactory, doings: list[tuple[int, int, int]], strikes: list[int]
) -> None:
    path = tmp_path_factory.mktemp("league") / "l.ringside"
    acts = acts_of(invent(doings))
    with League.create(path, acts[0], "program") as league:
        hurry(league)
        for act in acts[1:]:
            league.write(act, "program")
        for strike in strikes:
            league.strike([1 + strike % len(league.entries)], "Promoter", "a slip")
        assert league.check(replay=False) == ()
        assert league.books == post_all(league.entries)


def test_an_act_numbers_its_entries_and_names_itself(path: Path) -> None:
    acts = season()
    with League.create(path, acts[0], "Promoter") as league:
        hurry(league)
        written = [league.write(act, "program") for act in acts[1:]]
        assert [entry.number for entry in league.entries] == list(range(1, len(league.entries) + 1))
    for act in written:
        assert {entry.act for entry in act} == {act[0].number}


def test_an_act_is_posted_deed_by_deed_and_kept_as_a_whole(path: Path) -> None:
    write_league(path)
    with League.open(path) as league:
        before, night = len(league.entries), league.books.closed
        with league.act("Promoter") as act:
            assert act.add(NightClosed(night + 1)) == before + 1
            assert league.books.closed == night + 1
            assert len(league.entries) == before
            act.add(NightClosed(night + 2))
        assert [entry.act for entry in league.entries[before:]] == [before + 1] * 2
        assert league.check(replay=False) == ()


def test_an_act_given_up_half_way_is_as_if_it_had_not_begun(path: Path) -> None:
    write_league(path)
    before = bytes_hash(path)
    with League.open(path) as league:
        books = post_all(league.entries)

        def give_up() -> None:
            with league.act("Promoter") as act:
                act.add(NightClosed(99))
                raise UsageError("changed my mind")

        with pytest.raises(UsageError, match="mind"):
            give_up()
        assert league.books == books
        assert league.check(replay=False) == ()
    assert bytes_hash(path) == before


def test_a_refusal_before_the_first_deed_costs_no_posting(path: Path) -> None:
    write_league(path)
    with League.open(path) as league:
        books = league.books
        with pytest.raises(UsageError), league.act("Promoter"):
            raise UsageError("not allowed")
        assert league.books is books


def test_one_act_is_written_at_a_time(path: Path) -> None:
    write_league(path)
    with League.open(path) as league, league.act("Promoter") as act:
        with pytest.raises(RuntimeError, match="already"):
            league.write([Draft(NightClosed(99))], "program")
        act.add(NightClosed(98))
    with League.open(path) as again:
        assert again.books.closed == 98


def test_an_empty_act_writes_nothing(path: Path) -> None:
    write_league(path)
    before = bytes_hash(path)
    with League.open(path) as league:
        assert league.write((), "program") == ()
    assert bytes_hash(path) == before


def test_opening_and_closing_changes_no_byte_and_leaves_nothing_behind(path: Path) -> None:
    write_league(path)
    before = bytes_hash(path)
    League.open(path).close()
    assert bytes_hash(path) == before
    assert litter(path.parent) == []


def test_a_league_is_not_founded_over_a_file(path: Path) -> None:
    path.write_text("precious")
    with pytest.raises(SaveExistsError, match="exists already"):
        League.create(path, season()[0], "Promoter")
    assert path.read_text() == "precious"
    assert litter(path.parent) == []


def test_a_league_needs_a_first_act(path: Path) -> None:
    with pytest.raises(UsageError):
        League.create(path, (), "Promoter")
    assert not path.exists()


def test_striking_and_striking_the_strike_is_undo_and_redo(path: Path) -> None:
    write_league(path)
    with League.open(path) as league:
        before = league.books
        last_night = next(e.number for e in reversed(league.entries) if isinstance(e.deed, NightClosed))
        strike = league.strike([last_night], "Promoter", "the bell was early")
        assert strike.deed == Struck((last_night,), "the bell was early")
        struck = league.books
        assert struck != before
        league.strike([strike.number], "Promoter", "it was not")
        assert league.books == before
        assert league.check(replay=False) == ()
    with League.open(path) as again:
        assert again.books == before


def test_a_strike_that_takes_pages_away_takes_their_rows(path: Path) -> None:
    acts = season()
    signed = next(number for number, act in enumerate(acts, 1) if act[0].deed.kind == "fighter_signed")
    with League.create(path, acts[0], "program") as league:
        hurry(league)
        for act in acts[1:]:
            league.write(act, "program")
        league.strike([signed, signed + 1, signed + 2], "Promoter", "never signed")
        assert signed not in league.books.fighters
        assert league.books.doubts
        assert league.check(replay=False) == ()
    League.open(path).close()


def test_a_correction_is_posted_in_place_of_the_entry(path: Path) -> None:
    write_league(path)
    with League.open(path) as league:
        founded = league.entries[0].deed
        assert isinstance(founded, LeagueFounded)
        new = LeagueFounded("Another Name", founded.system, founded.fighter_set, 8, "", founded.options)
        league.correct(1, new, "Promoter", "misspelt")
        assert league.books.name == "Another Name"
        assert league.entries[0].deed == founded
        assert league.check(replay=False) == ()


def test_what_is_not_in_the_journal_cannot_be_struck_or_corrected(path: Path) -> None:
    write_league(path)
    with League.open(path) as league:
        before = league.entries
        for number in (0, -1, 10_000):
            with pytest.raises(UsageError, match=f"no entry {number}"):
                league.strike([1, number], "Promoter", "")
            with pytest.raises(UsageError, match=f"no entry {number}"):
                league.correct(number, FighterRetired(1), "Promoter", "")
        assert league.entries == before


def test_a_deed_that_cannot_be_kept_leaves_file_and_memory_as_they_were(path: Path) -> None:
    write_league(path)
    before = bytes_hash(path)
    with League.open(path) as league:
        books = post_all(league.entries)
        with pytest.raises(DeedError):
            league.write([Draft(NightClosed(99)), Draft(FighterRetired(4, "x" * 3000))], "program")
        assert league.books == books
        assert league.check(replay=False) == ()
    assert bytes_hash(path) == before


def test_names_that_cannot_be_printed_write_nothing(path: Path) -> None:
    write_league(path)
    with League.open(path) as league:
        before = league.entries
        for by in ("line\nbreak", "\x00", "lone \ud800 surrogate"):
            with pytest.raises(UsageError, match="cannot be printed"):
                league.write([Draft(NightClosed(99))], by)
        assert league.entries == before


@pytest.mark.parametrize("after_commit", [False, True])
def test_an_interruption_at_the_commit_leaves_memory_and_file_of_one_mind(
    path: Path, monkeypatch: pytest.MonkeyPatch, after_commit: bool
) -> None:
    write_league(path)
    with League.open(path) as league:
        count = len(league.entries)
        commit = league._save.database.commit

        def interrupted() -> None:
            if after_commit:
                commit()
            raise KeyboardInterrupt

        monkeypatch.setattr(league._save.database, "commit", interrupted)
        with pytest.raises(KeyboardInterrupt):
            league.write([Draft(NightClosed(99))], "program")
        monkeypatch.undo()
        assert len(league.entries) == count + after_commit
        assert league.check(replay=False) == ()
        league.write([Draft(NightClosed(100))], "program")
        assert league.check(replay=False) == ()
    League.open(path).close()


def test_an_open_league_belongs_to_its_thread(path: Path) -> None:
    write_league(path)
    faults: list[BaseException] = []

    def elsewhere(league: League) -> None:
        for verb in (lambda: league.write([Draft(NightClosed(99))], "x"), league.check, league.close):
            try:
                verb()
            except RuntimeError as fault:
                faults.append(fault)

    with League.open(path) as league:
        thread = threading.Thread(target=elsewhere, args=(league,))
        thread.start()
        thread.join()
        assert len(faults) == 3
        assert league.check(replay=False) == ()


def test_a_closed_league_does_nothing_more(path: Path) -> None:
    write_league(path)
    league = League.open(path)
    league.close()
    league.close()
    with pytest.raises(RuntimeError, match="closed"):
        league.write([Draft(NightClosed(99))], "program")
    assert litter(path.parent) == []
