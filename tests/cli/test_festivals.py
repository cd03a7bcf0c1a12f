"""``ringside festival``: founded, held bout by bout or at once, shown, and never written over."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ringside_manager.locks import SaveLock
from tests.cli.calling import Call

NEW = ("--set", "heavyweights", "--rounds", "5", "--corner", "plain", "--seed", "5")


def test_a_cup_is_held_bout_by_bout_or_at_once_with_the_same_result(call: Call, tmp_path: Path) -> None:
    slow, quick = tmp_path / "slow.festival", tmp_path / "quick.festival"
    assert call("festival", slow, "--new", "swiss", "--entrants", "6", *NEW).code == 0
    for _ in range(9):
        assert call("festival", slow, "--bouts", "1").code == 0
    done = call("festival", quick, "--new", "swiss", "--entrants", "6", *NEW, "--to-the-end")
    assert (done.code, "has won it." in done.out) == (0, True)
    assert slow.read_bytes() == quick.read_bytes()
    document = call("festival", quick, "--json").document
    assert len(document["held"]) == 9
    assert document["next"] == []
    assert document["winner"] == document["standing"][0]["name"]


def test_it_is_written_as_a_page(call: Call, tmp_path: Path) -> None:
    cup, page = tmp_path / "Friday <Cup>.festival", tmp_path / "cup.html"
    call("festival", cup, "--new", "groups", "--entrants", "6", *NEW, "--to-the-end", "--page", page)
    text = page.read_text(encoding="utf-8")
    assert "<h1>Friday &lt;Cup&gt;</h1>" in text
    assert "has won it." in text
    assert "Group 2, round 1" in text
    assert text.count("<li>") == 9
    assert call("festival", cup, "--page", page).code == 0


def test_names_are_the_entrants_and_one_may_withdraw(call: Call, tmp_path: Path) -> None:
    cup = tmp_path / "cup.festival"
    names = "Muhammad Ali, Marciano, Louis, Foreman"
    assert call("festival", cup, "--new", "knockout", "--entrants", names, *NEW).code == 0
    done = call("festival", cup, "--withdraw", "ali", "--json").document
    assert done["entrants"][0] == "Muhammad Ali"
    assert done["held"] == [{"withdrew": "Muhammad Ali"}]
    assert call("festival", cup, "--withdraw", "Ali").code == 3


def test_who_goes_on_after_a_draw_who_stands_in_and_who_stays_away_are_told(
    call: Call, tmp_path: Path
) -> None:
    cup = tmp_path / "cup.festival"
    new = ("--set", "heavyweights", "--corner", "plain", "--rounds", "2", "--seed", "5")
    assert call("festival", cup, "--new", "double", "--entrants", "8", *new).code == 0
    said = call("festival", cup, "--substitute", "Ellis=Marciano", "--no-show", "Ali").out
    assert "Rocky Marciano stands in for Jimmy Ellis (F6)." in said
    assert "Muhammad Ali does not come: Rocky Marciano walks over (F7)." in said
    told = call("festival", cup, "--to-the-end").out
    document = call("festival", cup, "--json").document
    assert document["held"][:2] == [
        {"replaced": "Jimmy Ellis", "by": "Rocky Marciano"},
        {"no_show": "Muhammad Ali", "winner": "Rocky Marciano"},
    ]
    bouts = document["held"][2:]
    draws = [one for one in bouts if one["winner"] is None]
    assert draws
    assert all(one["winner"] is None and one["goes_on"] in (one["red"], one["blue"]) for one in draws)
    assert all(one["decided_by"] in ("damage", "landed", "dice") for one in draws)
    assert all(one["goes_on"] == one["winner"] for one in bouts if one["winner"])
    assert f"{draws[0]['goes_on']} goes on by" in told
    assert call("festival", cup, "--substitute", "Marciano=Louis").code == 3
    assert call("festival", cup, "--substitute", "Marciano").code == 2


def test_a_festival_that_is_open_elsewhere_is_only_looked_at(call: Call, tmp_path: Path) -> None:
    cup = tmp_path / "cup.festival"
    assert call("festival", cup, "--new", "knockout", "--entrants", "4", *NEW).code == 0
    before = cup.read_bytes()
    with SaveLock(cup):
        for change in (("--bouts", "1"), ("--withdraw", "Ali"), ("--no-show", "Ali"), ("--to-the-end",)):
            refused = call("festival", cup, *change)
            assert refused.code == 1
            assert f"(process {os.getpid()})" in refused.err
        assert call("festival", cup, "--json").document["held"] == []
    assert cup.read_bytes() == before
    assert call("festival", cup, "--bouts", "1").code == 0
    assert [path.name for path in tmp_path.iterdir()] == [cup.name]


def test_stables_and_what_parts_those_level_are_shown(call: Call, tmp_path: Path) -> None:
    cup = tmp_path / "cup.festival"
    said = call(
        "festival", cup, "--new", "teams", "--stables", "3", "--entrants", "6", *NEW, "--to-the-end"
    ).out
    document = call("festival", cup, "--json").document
    assert sorted(name for one in document["stables"] for name in one["men"]) == sorted(document["entrants"])
    assert document["winners"] == document["stables"][0]["men"]
    assert "has won it." in said
    said = call(
        "festival", tmp_path / "swiss.festival", "--new", "swiss", "--entrants", "6", *NEW, "--to-the-end"
    ).out
    assert "points of those met" in said
    assert "(F4)" in said


def test_mistakes_are_told(call: Call, tmp_path: Path) -> None:
    cup = tmp_path / "cup.festival"
    cases = {
        ("--new", "knockout", "--entrants", "3"): 3,
        ("--new", "one_night", "--entrants", "9"): 3,
        ("--new", "knockout", "--entrants", "999"): 2,
        ("--new", "pyramid"): 2,
        ("--new", "teams", "--stables", "3"): 3,
        ("--new", "circuit", "--lengths", "4,x"): 2,
        ("--new", "knockout", "--entrants", "Muhammad Ali, Ali, Louis, Foreman"): 3,
    }
    for words, code in cases.items():
        done = call("festival", cup, *words, *NEW)
        assert (done.code, cup.exists(), bool(done.err)) == (code, False, True), words
    cup.write_text("mine")
    assert call("festival", cup, "--new", "knockout", *NEW).code == 1
    assert call("festival", cup).code == 4
    assert cup.read_text() == "mine"


def test_chances_are_told_before_and_after_each_bout_and_by_seeding(call: Call, tmp_path: Path) -> None:
    cup = tmp_path / "cup.festival"
    new = ("--set", "heavyweights", "--corner", "plain", "--rounds", "1", "--seed", "5", "--rules", "control")
    asked = ("--study", "--runs", "40", "--bouts", "1", "--json")
    document = call("festival", cup, "--new", "knockout", "--entrants", "4", *new, *asked).document
    assert [one["bouts"] for one in document["moments"]] == [0, 1]
    before, after = ({man["name"]: man["win"] for man in one["entrants"]} for one in document["moments"])
    bout = document["held"][0]
    [loser] = {bout["red"], bout["blue"]} - {bout["goes_on"]}
    assert sum(before.values()) == pytest.approx(1)
    assert after[loser] == 0
    assert [one["seeding"] for one in document["seedings"]] == ["given", "ranking", "dice"]
    assert document["errors"]["seedings"][0].keys() == document["seedings"][0].keys()
    said = call("festival", cup, "--forecast", "--runs", "20", "--bouts", "1").out
    assert "After 1 bout" in said
    assert "Chance to win it" in said
    assert call("festival", cup, "--to-the-end").code == 0
    assert call("festival", cup, "--forecast").code == 3


def test_a_page_and_a_picture_are_written_by_what_their_names_end_with(call: Call, tmp_path: Path) -> None:
    cup, page, picture = (tmp_path / name for name in ("cup.festival", "cup.html", "cup.png"))
    words = ("--page", page, "--picture", picture)
    assert call("festival", cup, "--new", "knockout", "--entrants", "4", *NEW, *words).code == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert "data:image/svg+xml;base64," in page.read_text(encoding="utf-8")
    done = call("festival", cup, "--picture", tmp_path / "cup.gif", "--bouts", "1")
    assert (done.code, (tmp_path / "cup.gif").exists()) == (2, False)
    assert len(call("festival", cup, "--json").document["held"]) == 0
