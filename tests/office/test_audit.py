"""The audit of leagues as they are played: nothing in whole ones, every planted change in others.

Twenty seasons, and a change to every column of every table: ``pytest tests/office/test_audit.py -m slow``.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ringside_manager.bout import registry
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.drive import fight
from ringside_manager.bout.drive import setup_of as setup_in
from ringside_manager.bout.record import BoutRecord, outcome_facts
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutBook, Task
from ringside_manager.campaign.orders import (
    AcceptOffer,
    BidForDate,
    ChangeHouseRules,
    ExtendContract,
    GiveMandate,
    OfferBout,
    OverrideRanking,
    ProposeBet,
    ProposeDeal,
    RefuseOffer,
    SettleDoubt,
)
from ringside_manager.errors import DamagedError
from ringside_manager.office.copies import check_save, rebuild_league
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.house_rules import shipped
from ringside_manager.office.mending import ResultChange
from ringside_manager.office.office import Office
from tests.league.leagues import forge
from tests.office.clubs import FOUR, PERSONS, club, founding, play

SEEDS = range(1, 21)
METHODS = ("draft", "dice", "auction")
Change = Callable[[list[dict[str, Any]]], None]


@pytest.mark.parametrize(
    "seed", [seed if seed <= 2 else pytest.param(seed, marks=pytest.mark.slow) for seed in SEEDS]
)
def test_a_season_as_it_is_played_has_no_discrepancy(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "club.ringside"
    with club(path, founding(FOUR, seed, METHODS[seed % 3])) as office:
        play(office, 52, seed)
        assert office.check() == ()
        assert office.books.doubts == []
    assert check_save(path) == ()


# A league in which everything has happened


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three managers, a short card with sealed bids, deals and offers open and answered, a correction, an undo;
    the doors are open and a bout is in the ring."""
    path = tmp_path_factory.mktemp("busy") / "busy.ringside"
    options = {"card_cap": "1", "disputes": "auction"}
    with club(path, founding(PERSONS, 3, "dice", 4, options=options)) as office:
        pack = shipped("even_purses")
        contracts = replace(pack.rules.contracts, seasons=2)
        wagers = replace(pack.rules.wagers, most_stake_dollars=50, play_dollars=100)
        office.hand_in(
            ChangeHouseRules(replace(pack, rules=replace(pack.rules, contracts=contracts, wagers=wagers))),
            office.promoter,
        )
        play(office, 31)
        deal(office)
        correct(office)
        office.hand_in(SettleDoubt(office.books.open_doubts()[0].entry, note="seen"), office.promoter)
        office.hand_in(OverrideRanking(office.books.divisions[""].ranking[-1], 1, "robbed"), office.promoter)
        play(office, 1)
        office.undo(office.promoter, "too soon")
        night = office.open_doors(NightOrder(office.seed))
        office.keep_in_ring(office.books.cards[night][0], "{}")
    assert check_save(path) == ()
    return path


def deal(office: Office) -> None:
    """Offers, answers, bids and deals of the persons."""
    ann, bob = (office.party(name) for name in ("Ann", "Bob"))
    mine, his = (office.books.managers[party.manager or 0].stable for party in (ann, bob))
    made = []
    for red, blue, night in ((mine[0], his[0], 40), (mine[1], his[1], 41), (mine[2], his[2], 42)):
        office.hand_in(OfferBout(night, red, blue, Arena.PITS, note="well?", side_cents=-100), ann)
        made.append(max(office.books.offers))
    office.hand_in(AcceptOffer(made[0]), bob)
    office.hand_in(RefuseOffer(made[1], "no"), bob)
    office.hand_in(ProposeBet(max(office.books.bouts), mine[0], bob.manager or 0, 10), ann)
    office.hand_in(BidForDate(max(office.books.bouts), 100), ann)
    ending = next(man for man in mine if office.books.fighters[man].contract_until == 52)
    office.hand_in(ExtendContract(ending, 30, 1, 0), ann)
    office.hand_in(ProposeDeal(mine[0], bob.manager or 0, 500), ann)
    office.hand_in(GiveMandate(Task.ANSWER, 45, (mine[3],), 40), ann)


def correct(office: Office) -> None:
    """Correct one bout after the other, taking each back, until one puts later ones in doubt."""
    for bout in [bout for bout in fought(office.books) if bout.winner is not None and not bout.slot]:
        assert bout.outcome is not None
        assert bout.outcome.winner is not None
        other = ResultChange(winner=bout.outcome.winner.opponent)
        if office.correct_result(bout.number, other, office.promoter, "misread").doubts:
            return
        office.undo(office.promoter, "a slip")


def fought(books: Books) -> Iterator[BoutBook]:
    return (bout for bout in books.bouts.values() if bout.outcome is not None)


def tables(path: Path) -> dict[str, list[tuple[str, str, bool]]]:
    """Every table with its columns: name, type, whether it belongs to the key."""
    with closing(sqlite3.connect(path)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {
            name: [
                (row[1], row[2], bool(row[5])) for row in connection.execute(f'PRAGMA table_info("{name}")')
            ]
            for (name,) in sorted(names)
        }


def changes(path: Path) -> list[str]:
    """A change to every column of every table, a row taken out of each and a row put into each.

    ``{where}`` stands for a row.
    """
    found = []
    for table, columns in tables(path).items():
        for column, kind, _ in columns:
            value = {"INTEGER": f'coalesce("{column}", 0) + 5000', "BLOB": "zeroblob(32)"}.get(
                kind, f"coalesce(\"{column}\", '') || 'x'"
            )
            found.append(f'UPDATE "{table}" SET "{column}" = {value} WHERE {{where}}')
        if table != "ring":  # what has left the ring has left no trace
            found.append(f'DELETE FROM "{table}" WHERE {{where}}')
        names = ", ".join(f'"{column}"' for column, _, _ in columns)
        values = ", ".join(
            f'"{column}"'
            if not key
            else f'"{column}" + 5000'
            if kind == "INTEGER"
            else f"\"{column}\" || 'y'"
            for column, kind, key in columns
        )
        found.append(f'INSERT INTO "{table}" ({names}) SELECT {values} FROM "{table}" WHERE {{where}}')
    return found


def plant(path: Path, change: str, chance: random.Random) -> None:
    """Carry out a change on some row, whatever constraints say."""
    table = change.split('"')[1]
    key = ", ".join(f'"{column}"' for column, _, is_key in tables(path)[table] if is_key)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = 1")
        row = chance.choice(connection.execute(f'SELECT {key} FROM "{table}"').fetchall())
        where = f"({key}) = ({', '.join('?' * len(row))})"
        connection.execute(change.format(where=where), row)
        assert connection.execute("SELECT changes()").fetchone() == (1,), change


def test_everything_has_happened_in_the_league_that_is_changed(busy: Path) -> None:
    with closing(sqlite3.connect(busy)) as connection:
        for table in tables(busy):
            count = connection.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0]
            assert count > 0, table
        kinds = {kind for (kind,) in connection.execute("SELECT DISTINCT kind FROM journal")}
    assert kinds >= {
        "struck", "corrected", "bid_sealed", "dates_auctioned", "deal_proposed", "offer_answered",
    }  # fmt: skip


def found_in(path: Path) -> bool:
    """Whether the audit finds something; a file so damaged that it is refused is found, too."""
    try:
        return bool(check_save(path, replay=False))
    except DamagedError:
        return True


@pytest.mark.parametrize("share", [5, pytest.param(1, marks=pytest.mark.slow)])
def test_every_planted_change_is_found(busy: Path, tmp_path: Path, share: int) -> None:
    chance = random.Random(share)
    planted = changes(busy)[::share]
    overlooked = []
    for change in planted:
        path = tmp_path / "changed.ringside"
        shutil.copyfile(busy, path)
        plant(path, change, chance)
        overlooked += [] if found_in(path) else [change]
    assert overlooked == []
    assert len(planted) >= 50


@pytest.mark.parametrize(
    "statements",
    [
        ["UPDATE managers SET balance_cents = balance_cents + 100", "UPDATE ledger SET balance_cents = balance_cents + 100"],
        ["UPDATE journal SET body = replace(body, '\"round\":', '\"round\": ') WHERE kind = 'bout_fought'"],
        ["UPDATE journal SET by = 'Bob' WHERE by = 'Ann'"],
        ["UPDATE journal SET record = NULL WHERE number = (SELECT max(number) FROM journal WHERE record IS NOT NULL)"],
        ["DELETE FROM journal WHERE number = (SELECT max(number) FROM journal)"],
        ["UPDATE seal SET number = number - 1"],
        ["DELETE FROM news", "DELETE FROM doubts"],
        ["UPDATE bouts SET bids_cents = '{}'"],
        ["CREATE TABLE mine (x)"],
        ["DROP TABLE news"],
        ["CREATE TRIGGER rich AFTER INSERT ON ledger BEGIN UPDATE managers SET balance_cents = 1; END"],
        ["CREATE VIEW v AS SELECT 1"],
        ["PRAGMA user_version = 77"],
        ["PRAGMA application_id = 1"],
    ],
    ids=lambda statements: statements[0][:40],
)  # fmt: skip
def test_a_cunning_change_is_found(busy: Path, tmp_path: Path, statements: list[str]) -> None:
    path = tmp_path / "changed.ringside"
    shutil.copyfile(busy, path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = 0")
        for statement in statements:
            connection.execute(statement)
    try:
        found = check_save(path)
    except Exception as refused:
        assert getattr(refused, "exit_code", 0) == 4, refused  # noqa: PT017
    else:
        assert found


# A journal that was forged as a whole: no chain tells, but every bout has its night


def dice_after(entries: list[dict[str, Any]]) -> None:
    entries[-1]["body"]["dice"]["percentage"] = [20, 20]


def another_record(entries: list[dict[str, Any]]) -> None:
    one, other = entries[-1], entries[0]
    one["record"], one["body"]["outcome"] = other["record"], other["body"]["outcome"]
    one["body"]["carried"] = other["body"]["carried"]


def other_dice(entries: list[dict[str, Any]]) -> None:
    """The latest bout that was not alone on its night: one alone could be of a night held with other dice."""
    acts = [line["act"] for line in entries]
    one = next(line for line in reversed(entries) if acts.count(line["act"]) > 1)
    record = BoutRecord.from_json(one["record"])
    engine = registry.get(record.engine)
    red, blue = (engine.plain_corner(SeededChance(seed)) for seed in (1, 2))
    again = fight(setup_in(record), record.seed + 1, red, blue)
    one["record"], one["body"]["outcome"] = again.to_json(), outcome_facts(again.outcome)


def losses(entries: list[dict[str, Any]]) -> None:
    entries[-1]["body"]["carried"] = [{"system": "ringside", "loss": 9, "start": 90}, None]


def plans(entries: list[dict[str, Any]]) -> None:
    entries[-1]["body"]["plans"] = [entries[0]["number"], None]


def hands(entries: list[dict[str, Any]]) -> None:
    entries[-1]["body"]["by_hand"] = [True, False]


def test_nobody_led_a_corner_by_hand_where_the_doors_stayed_closed(tmp_path: Path) -> None:
    with club(tmp_path / "club.ringside", founding(FOUR), 6) as office:
        office.export_journal(tmp_path / "j.jsonl")
    forge(
        tmp_path / "j.jsonl", lambda lines: hands([line for line in lines if line["kind"] == "bout_fought"])
    )
    rebuild_league(tmp_path / "j.jsonl", tmp_path / "forged.ringside")
    assert "the doors were never open" in str(check_save(tmp_path / "forged.ringside"))


@pytest.mark.parametrize("doors", [False, True])
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (dice_after, "the dice after the bout are not those of its night"),
        (another_record, "the bout record tells of other cards"),
        (other_dice, "dice of"),
        (losses, "losses carried into the bout"),
        (plans, "is not the fight plan that was sealed"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_forged_bout_is_found(tmp_path: Path, change: Change, words: str, *, doors: bool) -> None:
    with club(tmp_path / "club.ringside", founding(FOUR), 6) as office:
        for _ in range(2):
            if doors:
                office.open_doors(NightOrder(31))
            office.hold_night(NightOrder(office.seed))
        office.export_journal(tmp_path / "j.jsonl")
    forge(
        tmp_path / "j.jsonl", lambda lines: change([line for line in lines if line["kind"] == "bout_fought"])
    )
    rebuild_league(tmp_path / "j.jsonl", tmp_path / "forged.ringside")
    assert any(words in str(found) for found in check_save(tmp_path / "forged.ringside"))


def test_abilities_changed_after_the_fact_are_found(tmp_path: Path) -> None:
    with club(tmp_path / "club.ringside", founding(FOUR), 6) as office:
        office.export_journal(tmp_path / "j.jsonl")

    def stronger(lines: list[dict[str, Any]]) -> None:
        for line in lines:
            if line["kind"] == "fighter_signed":
                line["body"]["fighter"]["abilities"]["agility"] = 99

    forge(tmp_path / "j.jsonl", stronger)
    rebuild_league(tmp_path / "j.jsonl", tmp_path / "forged.ringside")
    found = check_save(tmp_path / "forged.ringside")
    assert len(found) >= 6
    assert all("other cards" in str(finding) for finding in found)


def test_a_correction_that_changes_more_than_the_result_is_found(tmp_path: Path) -> None:
    with club(tmp_path / "club.ringside", founding(FOUR), 6) as office:
        correct(office)
        office.export_journal(tmp_path / "j.jsonl")

    def richer(lines: list[dict[str, Any]]) -> None:
        next(line for line in lines if line["kind"] == "corrected")["body"]["body"]["dice"]["percentage"] = [
            20,
            20,
        ]

    forge(tmp_path / "j.jsonl", richer)
    rebuild_league(tmp_path / "j.jsonl", tmp_path / "forged.ringside")
    (found,) = check_save(tmp_path / "forged.ringside")
    assert "the correction of a bout changes more than its result" in str(found)


def test_nights_with_dice_of_their_own_are_noted_and_no_damage(tmp_path: Path) -> None:
    with club(tmp_path / "club.ringside", founding(FOUR), 6) as office:
        office.hold_night(NightOrder(31))
        office.hold_night(NightOrder(32))
    found = check_save(tmp_path / "club.ringside")
    assert not found
    (note,) = found.notes
    assert "the night was held with other dice than those of the league's seed" in str(note)


@pytest.mark.slow
@pytest.mark.parametrize("system", ["ringside", "title_bout", "glory_days", "quest", "control"])
@pytest.mark.parametrize("method", METHODS)
def test_a_league_mended_again_and_again_has_no_discrepancy(tmp_path: Path, system: str, method: str) -> None:
    """Every system and every way to fill the stables, with corrections, undo and redo, doors, a branch, rebuilt."""
    path, journal = tmp_path / "club.ringside", tmp_path / "j.jsonl"
    with club(path, founding(PERSONS, 5, method, system=system), 12, 5) as office:
        for _ in range(6):
            correct(office)
            office.open_doors(NightOrder(office.seed + 1))
            play(office, 2, 5)
            office.undo(office.promoter, "a slip")
            office.redo(office.promoter, "no slip")
            office.undo(office.promoter, "a slip after all")
            play(office, 1, 5)
        found = office.check()
        assert (found, found.notes) == ((), ())
        office.branch(tmp_path / "branch.ringside", len(office.entries), office.promoter)
        office.export_journal(journal)
    rebuild_league(journal, tmp_path / "again.ringside")
    for one in (path, tmp_path / "branch.ringside", tmp_path / "again.ringside"):
        assert (check_save(one), check_save(one).notes) == ((), ())
