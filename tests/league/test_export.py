"""The journal as text: the same bytes everywhere, the whole league again from it, a broken line named."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ringside_manager.errors import JournalLineError, NoSaveError, SaveExistsError, UsageError
from ringside_manager.league.audit import audit
from ringside_manager.league.copies import rebuild
from ringside_manager.league.league import League
from tests.league.leagues import books_of, forge, recorded_night, season, write_league
from tests.slow import each


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """A journal with bout records, a strike and names in other scripts; and the league's hash."""
    folder = tmp_path_factory.mktemp("exported")
    write_league(folder / "l.ringside")
    with League.open(folder / "l.ringside") as league:
        league.write(recorded_night(league.books, len(league.entries) + 1), "program")
        league.strike([3], "Jürgen \U0001f94a", 'he said "no" – twice')
        league.export_journal(folder / "journal.jsonl")
        return (folder / "journal.jsonl").read_text(encoding="utf-8"), league.state_hash()


@pytest.fixture
def source(tmp_path: Path, exported: tuple[str, str]) -> Path:
    source = tmp_path / "journal.jsonl"
    source.write_text(exported[0], encoding="utf-8", newline="")
    return source


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "rebuilt.ringside"


def test_a_rebuilt_league_is_the_same_league(source: Path, target: Path, exported: tuple[str, str]) -> None:
    rebuild(source, target)
    assert audit(target) == ()
    with League.open(target) as league:
        assert league.state_hash() == exported[1]
        league.export_journal(source, overwrite=True)
    assert source.read_text(encoding="utf-8") == exported[0]


def test_two_leagues_written_alike_export_the_same_bytes(tmp_path: Path) -> None:
    texts = set()
    for name in ("one", "two"):
        with League.create(tmp_path / f"{name}.ringside", season()[0], "program") as league:
            for act in season()[1:10]:
                league.write(act, "program")
            league.export_journal(tmp_path / f"{name}.jsonl")
        texts.add((tmp_path / f"{name}.jsonl").read_bytes())
    assert len(texts) == 1
    (text,) = texts
    assert text.isascii()
    assert b"\r" not in text


def test_every_line_is_one_entry_in_json(source: Path) -> None:
    heading, *entries = [json.loads(line) for line in source.read_text().splitlines()]
    assert heading == {"format": "ringside-journal", "version": 1}
    assert [entry["number"] for entry in entries] == list(range(1, len(entries) + 1))
    assert entries[0]["kind"] == "league_founded"
    assert entries[0]["body"]["name"] == "Test League"
    assert {len(entry["digest"]) for entry in entries} == {64}


def test_an_export_does_not_overwrite_unless_it_is_asked_to(
    tmp_path: Path, source: Path, exported: tuple[str, str]
) -> None:
    write_league(tmp_path / "l.ringside")
    with League.open(tmp_path / "l.ringside") as league:
        with pytest.raises(SaveExistsError):
            league.export_journal(source)
        assert source.read_text() == exported[0]


def test_a_league_is_never_rebuilt_over_a_file(source: Path, target: Path) -> None:
    target.write_text("precious")
    with pytest.raises(SaveExistsError):
        rebuild(source, target)
    assert target.read_text() == "precious"


def test_a_branch_is_the_league_as_it_was_after_an_act(source: Path, target: Path) -> None:
    acts = season()[:20]
    rebuild(source, target, until=sum(len(act) for act in acts))
    with League.open(target) as branch:
        assert branch.books == books_of(acts)
        branch.write(season()[20], "program")
        assert branch.check(replay=False) == ()


@each("until", [0, -3, 10_000])
def test_a_branch_beyond_the_journal_is_refused(source: Path, target: Path, until: int) -> None:
    with pytest.raises(UsageError, match="an act ends at"):
        rebuild(source, target, until=until)
    assert not target.exists()


def test_a_branch_never_cuts_an_act(source: Path, target: Path) -> None:
    long = next(number for number, act in enumerate(season()) if len(act) > 2)
    end = sum(len(act) for act in season()[: long + 1])
    with pytest.raises(UsageError, match=str(end)):
        rebuild(source, target, until=end - 1)
    assert not target.exists()


def change(source: Path, number: int, facts: dict[str, object]) -> None:
    lines = source.read_text().splitlines(keepends=True)
    lines[number - 1] = json.dumps({**json.loads(lines[number - 1]), **facts}) + "\n"
    source.write_text("".join(lines))


@pytest.mark.parametrize(
    ("number", "facts"),
    [
        (1, {"version": 2}),
        (1, {"more": 1}),
        (2, {"by": "somebody else"}),
        (5, {"number": 9}),
        (5, {"number": True}),
        (5, {"number": 4.0}),
        (5, {"night": "0"}),
        (5, {"act": 1}),
        (6, {"body": {"name": "x"}}),
        (6, {"body": "text"}),
        (6, {"body": None}),
        (6, {"body": {"price_cents": float("nan")}}),
        (6, {"body": {"price_cents": float("inf")}}),
        (7, {"record": "{}"}),
        (7, {"record": 5}),
        (8, {"digest": "00" * 32}),
        (8, {"digest": "no digits"}),
        (8, {"extra": 1}),
        (9, {"by": "\ud800"}),
    ],
)
def test_a_changed_line_is_refused_with_its_number(
    source: Path, target: Path, number: int, facts: dict[str, object]
) -> None:
    change(source, number, facts)
    with pytest.raises(JournalLineError, match=f"line {number}: ") as refused:
        rebuild(source, target)
    assert refused.value.line == number
    assert refused.value.exit_code == 4
    assert list(target.parent.iterdir()) == [source]


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (1, b""),
        (1, b"{}"),
        (2, b"not json"),
        (4, b"[]"),
        (4, b"\xff\xfe"),
        (4, b"{" * 100_000),
        (4, b'{"number": 1e999}'),
        (4, b"9" * 5000),
        (4, b""),
    ],
)
def test_a_broken_line_is_refused_with_its_number(
    source: Path, target: Path, number: int, text: bytes
) -> None:
    lines = source.read_bytes().split(b"\n")
    lines[number - 1] = text
    source.write_bytes(b"\n".join(lines))
    with pytest.raises(JournalLineError) as refused:
        rebuild(source, target)
    assert refused.value.line == number
    assert not target.exists()


@pytest.mark.parametrize("kept", [0, 1])
def test_a_file_without_entries_holds_no_journal(source: Path, target: Path, kept: int) -> None:
    source.write_text("".join(source.read_text().splitlines(keepends=True)[:kept]))
    with pytest.raises(JournalLineError, match="no journal"):
        rebuild(source, target)


def test_lines_that_are_missing_are_noticed(source: Path, target: Path) -> None:
    lines = source.read_text().splitlines(keepends=True)
    source.write_text("".join(lines[:4] + lines[5:]))
    with pytest.raises(JournalLineError, match="line 5: its number is 5 and should be 4"):
        rebuild(source, target)


def test_there_must_be_a_file(tmp_path: Path, target: Path) -> None:
    with pytest.raises(NoSaveError):
        rebuild(tmp_path / "nowhere.jsonl", target)
    assert not target.exists()


# Journals whose chain was made whole, with what no set, order or act would take


def in_first(kind: str, *path: str, value: object) -> Callable[[list[dict[str, Any]]], None]:
    """Put ``value`` into the first entry of a kind, at the end of a path into its body; a path of none is the line."""

    def change(lines: list[dict[str, Any]]) -> None:
        place: Any = next(line for line in lines if line["kind"] == kind)
        *way, last = path
        for step in way:
            place = place[step]
        place[last] = value

    return change


FIGHTER = ("fighter_signed", "body", "fighter")
ABILITY = (*FIGHTER, "abilities")
BEYOND = 2**63


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (in_first(*ABILITY, "agility", value=0), "agility is 0, allowed are 1 to 120"),
        (in_first(*ABILITY, "agility", value=121), "agility is 121"),
        (in_first(*ABILITY, "endurance", value=-1000), "endurance is -1000, allowed are 0 to 60"),
        (in_first(*ABILITY, "endurance", value=61), "endurance is 61"),
        (in_first(*ABILITY, "counterpunch", value=10**15), "counterpunch is"),
        (in_first(*ABILITY, "uppercut", value=10), "uppercut is 10, allowed are 0 to 9"),
        (in_first(*ABILITY, "left_hook", value=-1), "left_hook is -1"),
        (in_first(*FIGHTER, "years_active", value=[1699, None]), "1699 is no year"),
        (in_first(*FIGHTER, "years_active", value=[1900, BEYOND]), "is no year"),
        (in_first(*FIGHTER, "name", value="x" * 65), "65 letters; 64 are allowed"),
        (in_first(*FIGHTER, "name", value=" "), "a fighter has a name"),
        (in_first(*FIGHTER, "name", value="Joe\u202e"), r"U\+202E"),
        (in_first(*FIGHTER, "nickname", value="\x1b[2J"), r"U\+001B"),
        (in_first(*FIGHTER, "note", value="a\0b"), r"U\+0000"),
        (in_first("manager_seated", "body", "name", value="Ann\n"), r"U\+000A"),
        (in_first("manager_seated", "body", "name", value="A" * 65), "64 char"),
        (in_first("league_founded", "body", "name", value="../../../tmp/x\0<b>"), r"U\+0000"),
        (in_first("league_founded", "body", "name", value="x" * 201), "200 char"),
        (in_first("league_founded", "body", "seed", value=BEYOND), "seed"),
        (in_first("league_founded", "body", "seed", value=-BEYOND - 1), "seed"),
        (in_first("league_founded", "body", "options", "nights", value=BEYOND), "nights is"),
        (in_first("tournament_drawn", "body", "name", value="Cup\u2028"), r"U\+2028"),
        (in_first("tournament_drawn", "body", "first_night", value=10**6 + 1), "first_night"),
        (in_first("bout_made", "body", "rounds", value=100), "rounds"),
        (in_first("bout_made", "body", "slot", value={"tournament": 0, "round": 1, "place": 1}), "count from 1"),
        (in_first("bout_made", "body", "slot", value={"tournament": 1, "round": 1, "place": 0}), "count from 1"),
        (in_first("bout_made", "body", "slot", value={"tournament": 1, "round": BEYOND, "place": 1}), "count from 1"),
        (in_first("bout_fought", "body", "outcome", "damage", value=[BEYOND, 0]), "counts to 1,000,000"),
        (in_first("bout_fought", "body", "outcome", "time", value=-BEYOND), "counts to 1,000,000"),
        (in_first("bout_fought", "body", "outcome", "round", value=100), "99 rounds at most"),
        (in_first("bout_fought", "body", "carried", value=[{"system": "x", "loss": BEYOND, "start": 1}, None]), "1,000,000"),
        (in_first("bout_fought", "body", "dice", "experience", value=[11, 1]), "experience"),
        (in_first("fighter_sold", "body", "price_cents", value=10**15 + 1), "price_cents"),
        (in_first("night_closed", "night", value=2**63 - 1), "its night is"),
        (in_first("night_closed", "night", value=-1), "its night is -1"),
        (in_first("night_closed", "by", value="Ann\x1b[2J"), "nobody can be named"),
        (in_first("night_closed", "by", value="x" * 5000), "nobody can be named"),
    ],
)  # fmt: skip
def test_a_journal_holds_only_what_could_have_been_done(
    source: Path, target: Path, change: Callable[[list[dict[str, Any]]], None], words: str
) -> None:
    before = [json.loads(line) for line in source.read_text().splitlines()]
    forge(source, change)
    after = [json.loads(line) for line in source.read_text().splitlines()]
    place = next(
        number for number, pair in enumerate(zip(before, after, strict=True), 1) if pair[0] != pair[1]
    )
    with pytest.raises(JournalLineError, match=words) as refused:
        rebuild(source, target)
    assert refused.value.line == place
    assert not target.exists()


@pytest.mark.parametrize(
    "change",
    [
        in_first(*ABILITY, "agility", value=120),
        in_first(*ABILITY, "endurance", value=0),
        in_first(*FIGHTER, "years_active", value=[1700, 2100]),
        in_first(*FIGHTER, "name", value="x" * 64),
        in_first(*FIGHTER, "note", value="one\ntwo"),
        in_first("league_founded", "body", "seed", value=-BEYOND),
        in_first("league_founded", "body", "seed", value=BEYOND - 1),
        in_first("tournament_drawn", "body", "name", value="Cup \U0001f468\u200d\U0001f469"),
        in_first("bout_fought", "body", "outcome", "damage", value=[10**6, 0]),
        in_first("fighter_sold", "body", "price_cents", value=10**15),
    ],
)
def test_the_last_number_that_can_be_is_taken(
    source: Path, target: Path, change: Callable[[list[dict[str, Any]]], None]
) -> None:
    forge(source, change)
    rebuild(source, target)
    assert audit(target, replay=False) == ()


def test_books_that_no_save_can_hold_are_refused(source: Path, target: Path) -> None:
    """Each deed in its range, together more money than a column takes."""

    def sign(lines: list[dict[str, Any]]) -> None:
        signed = next(line for line in lines if line["kind"] == "fighter_signed" and line["body"]["manager"])
        signed = {**signed, "body": {**signed["body"], "entrance": "replacement", "price_cents": 10**15}}
        for _ in range(12):
            number = len(lines) + 1
            lines.append({**signed, "number": number, "act": number})

    forge(source, sign)
    with pytest.raises(JournalLineError, match="cannot be kept"):
        rebuild(source, target)
    assert not target.exists()
