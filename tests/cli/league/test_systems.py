"""A league under other bout systems, from the command line: founded, played, read, corrected, kept."""

from __future__ import annotations

import csv
import json
import shutil
from pathlib import Path

import pytest

from ringside_manager.bout import registry
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.record import BoutRecord
from ringside_manager.fighters.sets import load_set, shipped_sets
from ringside_manager.office.office import Office
from tests.cli.calling import Call
from tests.office.systems import OTHERS, options_of, unknown_to
from tests.slow import rest_slow

NEW = ("--managers", "Ann,ai:Ben,ai:Cleo,ai:Dan", "--seed", "7")
NIGHTS = 9
PRINTED = ("--managers", "ai:Ben,ai:Cy", "--seed", "3")


@pytest.fixture(params=rest_slow(sorted(OTHERS, reverse=True)))
def system(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def founded(call: Call, path: Path, system: str) -> None:
    options = {**options_of(system), "corners": "plain"}
    words = [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    assert call("new", path, *NEW, "--rules", system, "--set", "heavyweights", *words).code == 0
    assert call("season", path, "--nights", str(NIGHTS), "--seed", "3").code == 0


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("kept")


@pytest.fixture
def save(tmp_path: Path, kept: Path, call: Call, system: str) -> Path:
    """A copy of the league of a system; it is founded when it is first asked for."""
    whole = kept / system / "club.ringside"
    if not whole.exists():
        whole.parent.mkdir()
        founded(call, whole, system)
    return Path(shutil.copy(whole, tmp_path / "club.ringside"))


def bouts(save: Path) -> list[BoutRecord]:
    with Office.open(save, read_only=True) as office:
        fought = [bout.number for bout in office.books.bouts.values() if bout.outcome is not None]
        return [BoutRecord.from_json(office.record_of(number)) for number in fought]


def first_fought(save: Path) -> int:
    with Office.open(save, read_only=True) as office:
        return next(bout.number for bout in office.books.bouts.values() if bout.outcome is not None)


def test_the_same_words_give_the_same_league(tmp_path: Path, call: Call, save: Path, system: str) -> None:
    other = tmp_path / "other" / "club.ringside"
    other.parent.mkdir()
    founded(call, other, system)
    texts = []
    for path in (save, other):
        target = path.with_suffix(".jsonl")
        assert call("journal", path, "--export", target).code == 0
        texts.append(target.read_bytes())
    assert texts[0] == texts[1]


BOOKS = (
    ("status",), ("card", "--night", "1"), ("fighter", "Louis"), ("manager", "Ann"), ("rankings",), ("ledger",),
    ("tournament",), ("news",), ("journal",), ("check",), ("replay",),
)  # fmt: skip


def test_every_book_can_be_read(save: Path, call: Call) -> None:
    for words in BOOKS:
        told = call(words[0], save, *words[1:])
        assert told.code == 0, words
        assert told.out, words
        assert call(words[0], save, *words[1:], "--json").code == 0, words


def test_what_is_told_of_a_bout_beforehand(save: Path, call: Call, system: str) -> None:
    fight = ("Rocky Marciano", "Joe Louis", "--rules", system, "--set", "heavyweights", "--seed", "3")
    for words in (("odds", *fight, "--bouts", "40"), ("bout", *fight), ("bout", *fight, "--json")):
        told = call(*words)
        assert (told.code, told.err) == (0, ""), words
        assert "Louis" in told.out


def test_a_bout_is_told_again_and_comes_out_the_same(save: Path, call: Call, tmp_path: Path) -> None:
    page = tmp_path / "bout.html"
    told = call("replay", save, "--bout", first_fought(save), "--page", page)
    assert told.code == 0
    assert page.is_file()
    assert "comes out the same" in call("replay", save, "--bout", first_fought(save)).out


def test_results_are_corrected_as_the_system_knows_them(save: Path, call: Call, system: str) -> None:
    number = first_fought(save)
    refused = call("correct", save, number, "--method", unknown_to(system).value)
    assert refused.code == 3
    assert "its system knows" in refused.err
    by_cards = Method.TD in registry.get(system).info.methods
    for words in (
        ("--method", "TD" if by_cards else "RTD", "--round", "2", "--winner", "red"),
        ("--method", "DQ", "--round", "0", "--winner", "blue"),
        ("--winner", "none", "--round", "1"),
    ):
        assert call("correct", save, number, *words, "--why", "misread").code == 0
        assert call("check", save).out.splitlines()[-1] == "Nothing is wrong."
    (row,) = [
        row
        for row in json.loads(call("card", save, "--night", "1", "--json").out)["bouts"]
        if row["bout"] == number
    ]
    assert (row["method"], row["winner"], row["round"], row["cause"]) == ("DRAW", "", 1, "technical_draw")
    assert "technical draw in round 1" in call("card", save, "--night", "1").out
    assert call("undo", save).code == 0


def test_the_almanac_names_what_ended_a_bout(save: Path, call: Call, tmp_path: Path) -> None:
    for kind in ("csv", "html", "json"):
        assert call("export", save, tmp_path / kind, "--format", kind).code == 0
    with (tmp_path / "csv" / "bouts.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["state"] == "fought"]
    assert [row["cause"] for row in rows] == [record.outcome.cause for record in bouts(save)]


def test_the_journal_builds_the_league_again(save: Path, call: Call, tmp_path: Path) -> None:
    text, again, kept = tmp_path / "j.jsonl", tmp_path / "again.ringside", tmp_path / "kept.ringside"
    assert call("journal", save, "--export", text).code == 0
    assert call("rebuild", text, again).code == 0
    assert call("backup", save, kept).code == 0
    for path in (again, kept):
        assert call("check", path).out.splitlines()[-1] == "Nothing is wrong."
        assert bouts(path) == bouts(save)


@pytest.mark.parametrize("system", [name for name in OTHERS if name in shipped_sets()])
def test_printed_cards_are_boxed_with(tmp_path: Path, call: Call, system: str) -> None:
    path = tmp_path / "printed.ringside"
    sizes = ("--stable-size", str(min(3, len(load_set(system).fighters) // 2)))
    assert call("new", path, *PRINTED, "--rules", system, "--set", system, *sizes).code == 0
    assert call("season", path, "--nights", "1", "--seed", "3").code == 0
    engine = registry.get(system)
    with Office.open(path, read_only=True) as office:
        books = office.books
        fought = [bout for bout in books.bouts.values() if bout.outcome is not None]
        for bout in fought:
            record = BoutRecord.from_json(office.record_of(bout.number))
            printed = [books.fighters[number].fighter.card(engine) for number in bout.fighters]
            assert [record.red, record.blue] == [engine.card_data(card) for card in printed]
        assert fought


def test_an_option_of_another_system_is_refused(tmp_path: Path, call: Call) -> None:
    told = call("new", tmp_path / "x.ringside", *NEW, "--rules", "title_bout", "--option", "strategy=yes")
    assert told.code == 1
    assert "strategies" in told.err
