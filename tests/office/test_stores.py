"""Stores of many leagues: what holds of a folder holds of a database, and a league is the same in both."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ringside_manager.campaign.orders import ProposeDeal
from ringside_manager.errors import NoSaveError, RuleError, SaveExistsError, UsageError
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.office import Office
from ringside_manager.office.stores import LeagueStore, open_store
from tests.office.clubs import PERSONS, founding, play
from tests.postgres import club_database, postgres

__all__ = ["club_database", "postgres"]


@pytest.fixture(params=["folder", "database"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[LeagueStore]:
    """A store of either kind, without leagues."""
    folder = tmp_path / "leagues"
    folder.mkdir()
    where = folder if request.param == "folder" else request.getfixturevalue("club_database")
    with open_store(where) as opened:
        yield opened


def test_a_league_goes_into_a_store_and_out_again_the_same_to_the_last_byte(
    store: LeagueStore, tmp_path: Path
) -> None:
    save, back, again = tmp_path / "friday.ringside", tmp_path / "back.ringside", tmp_path / "again.ringside"
    with Office.found(save, founding(PERSONS)) as office:
        play(office, 8, 9)
        bout = next(iter(office.books.bouts_of_night(office.open_doors(NightOrder(9)))))
        office.keep_in_ring(bout.number, "{}")
        known, ring = office._league.state_hash(), office._league.ring
        office.export_journal(tmp_path / "before.jsonl")
    before = save.read_bytes()

    assert store.put_in(save) == "friday"
    assert save.read_bytes() == before
    with pytest.raises(SaveExistsError):
        store.put_in(save)
    assert store.leagues() == ("friday",)
    with store.open("friday", read_only=True) as office:
        assert office._league.state_hash() == known
        assert office._league.ring == ring
        assert office.check() == ()
    with pytest.raises(SaveExistsError):
        store.take_out("friday", save)
    store.take_out("friday", back)
    assert store.leagues() == ()
    with Office.open(back) as office:
        assert office._league.state_hash() == known
        office.export_journal(tmp_path / "after.jsonl")
    assert (tmp_path / "after.jsonl").read_bytes() == (tmp_path / "before.jsonl").read_bytes()
    store.put_in(back, "Monday club")
    store.take_out("Monday club", again)
    assert again.read_bytes() == back.read_bytes()


def test_a_league_of_a_store_is_played_like_any_other(store: LeagueStore, tmp_path: Path) -> None:
    with (
        Office.found(tmp_path / "own.ringside", founding()) as own,
        store.found("club", founding()) as office,
    ):
        for one in (own, office):
            play(one, 3)
            ann, bob = one.party("Ada"), one.party("Ben")
            man = next(page for page in one.books.fighters.values() if page.manager == ann.manager)
            with pytest.raises(RuleError):
                one.hand_in(ProposeDeal(10_000, bob.manager or 0, 500), ann)
            one.hand_in(ProposeDeal(man.number, bob.manager or 0, 500), ann)
            one.undo(ann, "a slip")
            one.redo(ann, "no slip")
            one.undo(ann, "a slip after all")
            play(one, 1)
        assert office.books == own.books
        assert office._league.state_hash() == own._league.state_hash()
        assert office.check() == ()
        office.backup(tmp_path / "copy.ringside")
        office.branch(tmp_path / "branch.ringside", 30, office.promoter)
    with store.open("club") as office, Office.open(tmp_path / "copy.ringside") as copy:
        assert office.entries == copy.entries
        assert office.refresh() == 0


def test_names_that_no_league_has_or_can_have_are_told(store: LeagueStore, tmp_path: Path) -> None:
    with pytest.raises(NoSaveError, match="no league 'nobody'"):
        store.open("nobody")
    with pytest.raises(NoSaveError):
        store.take_out("nobody", tmp_path / "out.ringside")
    assert not (tmp_path / "out.ringside").exists()
    for name in ("", "../up", ".hidden", "a/b", "end ", "a\nb", "x" * 81):
        with pytest.raises(UsageError, match="No league can be called"):
            store.found(name, founding())
    with store.found("taken", founding()), pytest.raises(SaveExistsError):
        store.found("taken", founding())
    assert store.leagues() == ("taken",)


def test_a_store_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(NoSaveError, match="no folder"):
        open_store(tmp_path / "nowhere")


def test_nobody_waits_for_the_driver_who_keeps_leagues_in_files() -> None:
    told = "import sys, ringside_manager.office.stores as s; print('psycopg' in sys.modules, s.is_address('postgresql://a/b'))"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]


OF_FILES = ("test_at_once", "test_audit", "test_ring_properties", "test_stores")
"""Tests that change or copy a file behind the league's back, and those of this matter itself."""
NOT_OF_DATABASES = "not killed_at_any_statement and not neither_yes_nor_no"


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.usefixtures("postgres")
def test_what_holds_of_the_office_holds_of_leagues_in_a_database(repository: Path) -> None:
    left_out = [f"--ignore=tests/office/{name}.py" for name in OF_FILES]
    options = (
        "-q", "-p", "tests.on_postgres", "-p", "no:cacheprovider", "-k", NOT_OF_DATABASES, "tests/office",
    )  # fmt: skip
    command = [sys.executable, "-m", "pytest", *options, *left_out]
    done = subprocess.run(command, cwd=repository, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
