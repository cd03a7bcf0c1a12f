"""A league under another bout system, from the command line: founded, played, read, corrected, kept."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from ringside_manager.bout import registry
from ringside_manager.bout.record import BoutRecord
from ringside_manager.office.office import Office
from tests.cli.calling import Call

NEW = ("--managers", "Ann,ai:Ben,ai:Cleo,ai:Dan", "--rules", "title_bout", "--seed", "7")
OPTIONS = ("scoring=rounds", "advanced_cuts=yes", "strategies=yes", "traits=yes", "corners=plain")
NIGHTS = 9


@pytest.fixture
def save(tmp_path: Path, call: Call) -> Path:
    path = tmp_path / "club.ringside"
    options = [word for option in OPTIONS for word in ("--option", option)]
    assert call("new", path, *NEW, "--set", "heavyweights", *options).code == 0
    assert call("season", path, "--nights", str(NIGHTS), "--seed", "3").code == 0
    return path


def bouts(save: Path) -> list[BoutRecord]:
    with Office.open(save, read_only=True) as office:
        fought = [bout.number for bout in office.books.bouts.values() if bout.outcome is not None]
        return [BoutRecord.from_json(office.record_of(number)) for number in fought]


def first_fought(save: Path) -> int:
    with Office.open(save, read_only=True) as office:
        return next(bout.number for bout in office.books.bouts.values() if bout.outcome is not None)


def test_the_same_words_give_the_same_league(tmp_path: Path, call: Call, save: Path) -> None:
    other = tmp_path / "other" / "club.ringside"
    other.parent.mkdir()
    options = [word for option in OPTIONS for word in ("--option", option)]
    call("new", other, *NEW, "--set", "heavyweights", *options)
    call("season", other, "--nights", str(NIGHTS), "--seed", "3")
    texts = []
    for path in (save, other):
        target = path.with_suffix(".jsonl")
        assert call("journal", path, "--export", target).code == 0
        texts.append(target.read_bytes())
    assert texts[0] == texts[1]


@pytest.mark.parametrize(
    "words",
    [
        ("status",), ("card", "--night", "1"), ("fighter", "Louis"), ("manager", "Ann"), ("rankings",), ("ledger",),
        ("tournament",), ("news",), ("journal",), ("check",), ("replay",),
    ],
)  # fmt: skip
def test_every_book_can_be_read(save: Path, call: Call, words: tuple[str, ...]) -> None:
    told = call(words[0], save, *words[1:])
    assert told.code == 0
    assert told.out
    assert call(words[0], save, *words[1:], "--json").code == 0


def test_a_bout_is_told_again_and_comes_out_the_same(save: Path, call: Call, tmp_path: Path) -> None:
    page = tmp_path / "bout.html"
    told = call("replay", save, "--bout", first_fought(save), "--page", page)
    assert told.code == 0
    assert page.is_file()
    assert "comes out the same" in call("replay", save, "--bout", first_fought(save)).out


def test_results_are_corrected_as_the_system_knows_them(save: Path, call: Call) -> None:
    number = first_fought(save)
    refused = call("correct", save, number, "--method", "DEC")
    assert refused.code == 3
    assert "its system knows" in refused.err
    for words in (
        ("--method", "TD", "--round", "2", "--winner", "red"),
        ("--method", "DQ", "--round", "0", "--winner", "blue"),
        ("--winner", "none", "--round", "1"),
    ):
        assert call("correct", save, number, *words, "--why", "misread").code == 0
        assert call("check", save).out.strip() == "Nothing is wrong."
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
        assert call("check", path).out.strip() == "Nothing is wrong."
        assert bouts(path) == bouts(save)


def test_printed_cards_are_boxed_with(tmp_path: Path, call: Call) -> None:
    path = tmp_path / "printed.ringside"
    assert (
        call(
            "new",
            path,
            "--managers",
            "ai:Ben,ai:Cy",
            "--rules",
            "title_bout",
            "--set",
            "title_bout",
            "--stable-size",
            "3",
            "--seed",
            "3",
        ).code
        == 0
    )
    assert call("season", path, "--nights", "1", "--seed", "3").code == 0
    engine = registry.get("title_bout")
    with Office.open(path, read_only=True) as office:
        books = office.books
        fought = [bout for bout in books.bouts.values() if bout.outcome is not None]
        for bout in fought:
            record = BoutRecord.from_json(office.record_of(bout.number))
            printed = [books.fighters[number].fighter.card(engine) for number in bout.fighters]
            assert [record.red, record.blue] == [engine.card_data(card) for card in printed]
        assert fought


def test_an_option_of_another_system_is_refused(tmp_path: Path, call: Call) -> None:
    told = call("new", tmp_path / "x.ringside", *NEW, "--option", "strategy=yes")
    assert told.code == 1
    assert "strategies" in told.err
