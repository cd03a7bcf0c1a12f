"""``ringside systems``, ``sets`` and ``set``: what there is, and what a set file may hold."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ringside_manager import paths
from ringside_manager.bout import registry
from ringside_manager.fighters.generation import generate_set
from ringside_manager.fighters.sets import load_set, read_set, schema_text, shipped_sets
from tests.cli.calling import Call
from tests.slow import each


def test_every_system_is_listed_with_its_options(call: Call) -> None:
    done = call("systems")
    assert (done.code, done.err) == (0, "")
    for name in registry.names():
        info = registry.get(name).info
        assert f"{info.title}  (--rules {name})" in done.out
        assert info.designers in done.out
        for option in info.options:
            assert option.name in done.out
            assert option.rule in done.out
            assert option.explanation in done.out


def test_no_row_is_too_long_to_read_and_every_value_is_told_once(call: Call) -> None:
    for words in ((), *((name,) for name in registry.names())):
        told = call("systems", *words).out
        assert max(map(len, told.splitlines())) <= 240, words
    quest = call("systems", "quest").out
    options = {option.name: option for option in registry.get("quest").info.options}
    for value in options["red_second_1"].values:
        assert str(value) in quest
    assert quest.count("manager:water+work_judges") == 1


def test_the_document_of_systems(call: Call) -> None:
    documents = {document["system"]: document for document in call("systems", "--json").document}
    assert set(documents) == set(registry.names())
    ringside = documents["ringside"]
    assert ringside["rounds"] == {"from": 1, "to": 15, "default": 12}
    assert ringside["methods"] == ["KO", "TKO", "DEC", "DRAW"]
    options = {option["name"]: option for option in ringside["options"]}
    assert options["scoring"]["values"] == ["rounds", "ten_must", "five_must"]
    assert options["saved_by_bell"]["default"] is False
    assert all(set(o) == {"name", "values", "default", "explanation", "rule"} for o in options.values())
    assert "thrown" in [decision["request"] for decision in ringside["decisions"]]
    assert "own_endurance" in [fact["name"] for fact in ringside["facts"]]


def test_one_system_tells_what_orders_can_say(call: Call) -> None:
    done = call("systems", "Ringside")
    info = registry.get("ringside").info
    assert all(fact.explanation in done.out for fact in info.facts)
    assert all(decision.kind in done.out for decision in info.decisions)
    assert "left_jab" in done.out


def test_an_unknown_system_gets_close_matches(call: Call) -> None:
    done = call("systems", "ringsied")
    assert (done.code, done.out) == (1, "")
    assert "Did you mean ringside?" in done.err


def test_the_shipped_sets_with_their_counts(call: Call) -> None:
    lines = call("sets").out.splitlines()
    assert [line.split()[0] for line in lines[1:]] == list(shipped_sets())
    assert [int(line.split()[1]) for line in lines[1:]] == [
        len(load_set(name).fighters) for name in shipped_sets()
    ]
    documents = call("sets", "--json").document
    assert [document["name"] for document in documents] == list(shipped_sets())
    assert {"heavyweights": 30, "invented": 100}.items() <= {
        d["name"]: d["fighters"] for d in documents
    }.items()


def test_sets_of_ones_own_are_listed_and_found_by_name(
    call: Call, few: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(paths, "own_sets", lambda: tmp_path / "own")
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "Mine.yaml").write_bytes(few.read_bytes())
    (tmp_path / "own" / "heavyweights.yaml").write_bytes(few.read_bytes())
    (tmp_path / "own" / "torn.yaml").write_text("fighters: [")
    done = call("sets")
    assert [line.split()[0] for line in done.out.splitlines()[1:]] == [*shipped_sets(), "mine"]
    assert done.err.startswith("torn.yaml is left out: ")
    assert len(call("sets", "mine", "--json").document["fighters"]) == 6
    assert len(call("sets", "heavyweights", "--json").document["fighters"]) == 30
    assert call("bout", "Joe Louis", "Joe Frazier", "--set", "mine").code == 0


def test_the_fighters_of_one_set(call: Call, few: Path) -> None:
    lines = call("sets", few).out.splitlines()
    assert lines[0] == "A Few: 6 fighters"
    assert lines[2].split()[:3] == ["Łukasz", "Łęcki", "50"]
    document = call("sets", few, "--json").document
    assert [fighter["name"] for fighter in document["fighters"]][:2] == ["Łukasz Łęcki", "José Ñandú"]


def test_a_sound_file_is_accepted(call: Call, few: Path) -> None:
    done = call("set", "check", few)
    assert (done.code, done.err) == (0, "")
    assert done.out == f"{few} is accepted: A Few (few), 6 fighters.\n"
    assert call("set", "check", few, "--json").document == {
        "file": str(few), "accepted": True, "name": "few", "title": "A Few", "fighters": 6, "problems": [],
        "hints": [],
    }  # fmt: skip


def test_a_faulty_file_is_refused_with_every_problem(call: Call, few: Path) -> None:
    few.write_text(few.read_text().replace("agility: 50", "agilty: 50").replace("title:", "titel:"))
    done = call("set", "check", few)
    assert (done.code, done.out) == (4, "")
    assert "line 3, column 1" in done.err
    assert "did you mean agility?" in done.err
    document = call("set", "check", few, "--json")
    assert document.code == 4
    assert document.err == ""
    assert document.document["accepted"] is False
    assert len(document.document["problems"]) == done.err.count("\n  line")
    assert all(set(problem) == {"line", "column", "message"} for problem in document.document["problems"])


def test_a_card_nobody_here_can_read_is_a_hint(call: Call, few: Path) -> None:
    ali = few.read_text().replace("    abilities:", "    cards: {chess: {elo: 1}}\n    abilities:", 1)
    few.write_text(ali)
    done = call("set", "check", few)
    told = "1 fighter with a card of chess: no such bout system is installed, the card is kept unread."
    assert done.code == 0
    assert done.out == f"{few} is accepted: A Few (few), 6 fighters.\n"
    assert done.err == f"{told}\n"
    assert call("set", "check", few, "--json").document["hints"] == [told]


def test_a_missing_file_is_told(call: Call, tmp_path: Path) -> None:
    done = call("set", "check", tmp_path / "none.yaml")
    assert done.code == 4
    assert "There is no such file" in done.err


def test_the_schema_is_the_published_one(call: Call) -> None:
    done = call("set", "schema")
    assert done.out == schema_text()
    assert json.loads(done.out)["title"] == "Ringside Manager fighter set"


TABLE = """Name;Gloves;AG;UC;RJ;RH;CO;LJ;LH;CP;EN
Good Man;10;50;3;3;3;3;3;3;25;15
Bad Man;10;999;3;3;3;3;3;3;25;15
Good Man;10;50;3;3;3;3;3;3;25;15
Adam Apt;8;41;3;3;3;3;2;3;25;15
"""


def test_a_table_is_imported_line_by_line_and_its_mistakes_are_named(call: Call, tmp_path: Path) -> None:
    table, made = tmp_path / "Harbour Club.csv", tmp_path / "club.yaml"
    table.write_text(TABLE, "utf-8")
    done = call("set", "import", table, "--out", made)
    assert done.code == 0
    club = load_set(made)
    assert (club.name, club.title) == ("harbour-club", "Harbour Club")
    assert [fighter.name for fighter in club.fighters] == ["Good Man", "Adam Apt"]
    for told in ("'Gloves' is left out", "line 3, column 3: '999'", "line 4, column 1: the name 'Good Man'"):
        assert told in done.err
    assert read_set(call("set", "import", table).out, "printed").fighters == club.fighters


def test_a_table_without_one_good_line_is_refused(call: Call, tmp_path: Path) -> None:
    table = tmp_path / "club.csv"
    table.write_text("\n".join(TABLE.splitlines()[:3:2]), "utf-8")
    done = call("set", "import", table)
    assert (done.code, done.out) == (4, "")
    assert "line 2, column 3" in done.err


def test_converting_prints_a_set_with_a_card_for_everybody(call: Call, few: Path) -> None:
    done = call("set", "convert", few, "--to", "Title_Bout")
    assert (done.code, done.err) == (0, "")
    engine, before = registry.get("title_bout"), load_set(few)
    converted = read_set(done.out, "printed")
    assert [fighter.card(engine) for fighter in converted.fighters] == [
        engine.card_from_abilities(fighter.name, fighter.abilities) for fighter in before.fighters
    ]
    assert done == call("set", "convert", few, "--to", "title_bout")


def test_converting_keeps_printed_cards_and_never_overwrites(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    done = call("set", "convert", "title_bout", "--to", "title_bout", "--out", path)
    assert (done.code, done.out) == (0, "")
    assert done.err == (
        f"Written to {path}: 7 fighters with cards of Title Bout II, 7 printed and 0 converted.\n"
    )
    assert load_set(path) == load_set("title_bout")
    before = path.read_bytes()
    again = call("set", "convert", "heavyweights", "--to", "title_bout", "--out", path)
    assert again.code == 1
    assert "not overwritten" in again.err
    assert path.read_bytes() == before


@each(
    "words, code, told",
    [
        (["heavyweights", "--to", "titel_bout"], 1, "Did you mean title_bout?"),
        (["heavywaits", "--to", "title_bout"], 1, "Did you mean heavyweights?"),
        (["none.yaml", "--to", "title_bout"], 4, "There is no such file"),
        (["heavyweights"], 2, "--to"),
    ],
)
def test_what_cannot_be_converted_is_told(call: Call, words: list[str], code: int, told: str) -> None:
    done = call("set", "convert", *words)
    assert (done.code, done.out) == (code, "")
    assert told in done.err


def test_rolling_a_set_prints_a_file(call: Call) -> None:
    done = call("set", "generate", "--count", "7", "--seed", "5")
    assert (done.code, done.err) == (0, "")
    assert read_set(done.out, "printed").fighters == generate_set(7, 5).fighters
    assert done == call("set", "generate", "--count", "7", "--seed", "5")


def test_rolling_a_set_into_a_new_file(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "eight.yaml"
    words = ("set", "generate", "--count", "8", "--seed", "5", "--name", "eight", "--title", "Eight of Them")
    done = call(*words, "--out", path)
    assert (done.code, done.out) == (0, "")
    rolled = load_set(path)
    assert (rolled.name, rolled.title, len(rolled.fighters)) == ("eight", "Eight of Them", 8)
    before = path.read_bytes()
    again = call(*words, "--out", path)
    assert again.code == 1
    assert "not overwritten" in again.err
    assert path.read_bytes() == before


@each(
    "words, told",
    [
        (["--count", "0"], "from 1 to 10,000"),
        (["--count", "10001"], "from 1 to 10,000"),
        (["--name", "My Set"], "my-set would be"),
        (["--name", "../x"], "no short name"),
    ],
)
def test_a_set_that_cannot_be_is_wrong_usage(words: list[str], told: str, call: Call) -> None:
    done = call("set", "generate", "--seed", "1", *words)
    assert (done.code, done.out) == (2, "")
    assert told in done.err


def test_an_era_and_a_class_choose_from_a_set(call: Call, tmp_path: Path) -> None:
    done = call("sets", "middleweights", "--era", "2000-2009", "--json")
    names = [fighter["name"] for fighter in json.loads(done.out)["fighters"]]
    assert "Kelly Pavlik" in names
    assert "Harry Greb" not in names
    listed = json.loads(call("sets", "--class", "Lightweight", "--json").out)
    assert [(one["name"], one["fighters"]) for one in listed] == [("lightweights", 48)]
    wrong = call("sets", "middleweights", "--era", "2009-2000")
    assert wrong.code == 2
    assert "is no era" in wrong.err
    nobody = call(
        "new",
        tmp_path / "club.ringside",
        "--managers",
        "ai:A,ai:B",
        "--set",
        "invented",
        "--era",
        "1920-1930",
    )
    assert nobody.code == 2
    assert "years unknown" in nobody.err


def test_a_league_is_founded_with_the_men_of_an_era(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    words = ("--set", "middleweights", "--class", "middleweight", "--era", "1915-1945", "--seed", "1")
    done = call("new", path, "--managers", "ai:A,ai:B", *words, "--json")
    assert done.code == 0, done.err
    stables = {row["name"] for page in json.loads(done.out)["managers"] for row in page["stable"]}
    of_the_era = json.loads(call("sets", *words[1:2], *words[4:6], "--json").out)["fighters"]
    assert stables <= {fighter["name"] for fighter in of_the_era}
    told = next(fighter for fighter in of_the_era if fighter["name"] in stables)
    page = json.loads(call("fighter", path, told["name"], "--json").out)
    assert page["born"] == told["born"]
    assert page["years_active"] == list(told["years_active"].values())
