"""``ringside forecast``: the document scripts rely on, the tables, and what it says where there is nothing ahead."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.calling import Call
from tests.office.clubs import FOUR, club, founding


def test_the_document_has_chances_and_errors_of_one_shape(whole: Path, call: Call) -> None:
    words = ("forecast", whole, "--runs", 6, "--nights", 4, "--json")
    done = call(*words)
    told = done.document
    assert list(told) == ["night", "until", "runs", "managers", "champion", "errors"]
    assert (told["night"], told["until"], told["runs"]) == (14, 18, 6)
    assert {one["name"] for one in told["managers"]} == {"Ann", "Bob", "Cy"}
    for told_of, errors in zip(told["managers"], told["errors"]["managers"], strict=True):
        assert list(told_of) == list(errors) == ["name", "money", "places"]
        assert list(told_of["money"]) == list(errors["money"]) == ["p5", "p50", "p95"]
        assert sum(told_of["places"]) == pytest.approx(1, abs=1e-5)
        assert len(errors["places"]) == len(told_of["places"]) == 3
    assert sum(one["p"] for one in told["champion"]) == pytest.approx(1, abs=1e-5)
    assert [one["name"] for one in told["champion"]] == [one["name"] for one in told["errors"]["champion"]]
    assert call(*words).out == done.out
    assert call(*words, "--seed", 5).out != done.out


def test_the_tables_say_what_the_document_says(whole: Path, call: Call) -> None:
    done = call("forecast", whole, "--runs", 4, "--nights", 1)
    assert "nights 15 to 15 played 4 times" in done.out
    assert re.search(r"^Ann .*%.*\$", done.out, re.MULTILINE)
    assert "Champion in the end" in done.out


def test_a_campaign_that_is_over_is_refused_by_its_rule(save: Path, call: Call) -> None:
    assert call("season", save, "--nights", 6).code == 0
    done = call("forecast", save, "--json")
    assert (done.code, done.out) == (3, "")
    assert "is over" in done.err
    assert "C70" in done.err


def test_a_tournament_is_told_as_it_stands_and_under_each_seeding(tmp_path: Path, call: Call) -> None:
    save = tmp_path / "club.ringside"
    with club(save, founding(FOUR, size=2), 2):
        pass
    words = ("forecast", save, "--tournament", "title TOURNAMENT", "--runs", 3)
    done = call(*words, "--json")
    told = done.document
    assert list(told) == ["name", "format", "bouts", "best", "stands", "seedings", "errors"]
    assert (told["name"], told["format"], told["bouts"]) == ("Title tournament", "knockout", 3)
    assert [one["seeding"] for one in told["seedings"]] == ["given", "ranking", "dice"]
    for one, errors in zip(told["seedings"], told["errors"]["seedings"], strict=True):
        assert list(one) == list(errors) == ["seeding", "entrants", "best_final"]
        assert sum(entrant["win"] for entrant in one["entrants"]) == pytest.approx(1, abs=1e-5)
        assert [man["name"] for man in one["entrants"]] == [man["name"] for man in errors["entrants"]]
    decided = [entrant["rounds"][0] for entrant in told["stands"]["entrants"]]
    assert sorted(decided) == [0] * 4 + [1] * 4
    assert call(*words, "--json").out == done.out
    text = call(*words).out
    assert "each pair boxed 3 times" in text
    assert re.search(r"Chance that .* meet in the final", text)


def test_a_tournament_that_is_no_knockout_is_drawn_to_its_end(
    tmp_path: Path, call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ringside_manager.office.festival_forecast.RUNS", 40)
    save = tmp_path / "club.ringside"
    with club(save, founding(FOUR, size=2)):
        pass
    assert call("tournament", save, "--new", "ladder", "--name", "Steps", "--first-night", 13).code == 0
    words = ("forecast", save, "--tournament", "steps", "--runs", 20)
    told = call(*words, "--json").document
    assert (told["format"], told["bouts"]) == ("ladder", 20)
    assert [one["seeding"] for one in told["seedings"]] == ["given", "ranking", "dice"]
    for one in (told["stands"], *told["seedings"]):
        assert sum(man["win"] for man in one["entrants"]) == pytest.approx(1, abs=1e-5)
        assert sum(man["first_two"] for man in one["entrants"]) == pytest.approx(2, abs=1e-5)
    assert told["errors"]["stands"]["entrants"][0]["first_two"] > 0
    text = call(*words).out
    assert "First or second" in text
    assert re.search(r"Chance that .* end first and second", text)


def test_a_tournament_that_is_over_or_unknown_is_told_in_a_sentence(whole: Path, call: Call) -> None:
    done = call("forecast", whole, "--tournament", "Title tournament")
    assert (done.code, done.out) == (3, "")
    assert "has won it" in done.err
    assert "Did you mean Title tournament?" in call("forecast", whole, "--tournament", "Titel turnament").err
    assert call("forecast", whole, "--tournament", "Title tournament", "--nights", 3).code == 2
