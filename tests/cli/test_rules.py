"""``ringside rules``: what is listed and shown can be checked, compared, and founded under."""

from __future__ import annotations

from pathlib import Path

from ringside_manager.campaign.house_rules import numbers
from ringside_manager.office.house_rules import SHIPPED, read_pack, shipped
from tests.cli.calling import Call
from tests.slow import each


def test_the_list_names_every_pack(call: Call) -> None:
    assert [pack["name"] for pack in call("rules", "list", "--json").document] == list(SHIPPED)
    lines = call("rules", "list").out.splitlines()
    assert [line.split()[0] for line in lines[1:]] == list(SHIPPED)


@each("name", SHIPPED)
def test_a_pack_is_shown_number_by_number(call: Call, name: str) -> None:
    document = call("rules", "show", name, "--json").document
    assert [row["name"] for row in document["numbers"]] == [number.key for number in numbers()]
    marked = [line for line in call("rules", "show", name).out.splitlines() if line.startswith("*")]
    assert len(marked) == sum(row["differs"] for row in document["numbers"])
    for row in document["numbers"]:
        assert row["lowest"] <= row["value"] <= row["highest"]
        assert row["differs"] == (row["value"] != row["book"])


def test_popularity_is_told_in_points(call: Call) -> None:
    rows = {row["name"]: row for row in call("rules", "show", "short_season", "--json").document["numbers"]}
    assert (rows["popularity.won_tko"]["value"], rows["popularity.won_tko"]["unit"]) == (2.5, "pop")


def test_a_pack_printed_as_a_file_is_that_pack(call: Call) -> None:
    printed = call("rules", "show", "even_purses", "--yaml").out
    assert read_pack(printed, "printed").rules == shipped("even_purses").rules


def test_a_pack_written_as_a_file_goes_by_the_files_name(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "Our rules.yaml"
    assert call("rules", "show", "even_purses", "--out", path).code == 0
    pack = read_pack(path.read_bytes(), str(path))
    assert (pack.name, pack.rules) == ("our-rules", shipped("even_purses").rules)


def test_a_file_is_checked(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "ours.yaml"
    path.write_text("name: ours\ntitle: Ours\nbased_on: by_the_book\nrest: {nights: 3}\n")
    assert "is accepted: Ours (ours), 1 number differs from the book." in call("rules", "check", path).out
    document = call("rules", "check", path, "--json").document
    assert (document["accepted"], document["differences"], document["problems"]) == (True, 1, [])
    path.write_text("name: ours\ntitle: Ours\nbased_on: by_the_book\nrest: {nights: 30}\nfoo: 1\n")
    done = call("rules", "check", path)
    assert (done.code, done.out) == (4, "")
    assert "line 4, column 16" in done.err
    document = call("rules", "check", path, "--json").document
    assert [(problem["line"], problem["column"]) for problem in document["problems"]] == [(4, 16), (5, 1)]


def test_two_packs_are_compared_where_they_differ(call: Call) -> None:
    document = call("rules", "diff", "by_the_book", "short_season", "--json").document
    found = {row["name"]: (row["one"], row["other"]) for row in document["differences"]}
    assert found["rest.nights"] == (4, 3)
    assert len(found) == 22
    lines = call("rules", "diff", "by_the_book", "short_season").out.splitlines()
    assert len(lines) == 23
    assert "have the same numbers" in call("rules", "diff", "by_the_book", "by_the_book").out


def test_an_unknown_pack_gets_close_matches(call: Call) -> None:
    done = call("rules", "show", "even_purse")
    assert done.code == 1
    assert "even_purses" in done.err


def test_a_league_is_founded_under_a_pack_and_shows_its_own_numbers(call: Call, tmp_path: Path) -> None:
    save, file = tmp_path / "club.ringside", tmp_path / "ours.yaml"
    file.write_text("name: ours\ntitle: Ours\nbased_on: short_season\nproposed: {stable_size: 3}\n")
    words = ("--managers", "ai:Ann,ai:Bob", "--seed", "3", "--house-rules", file, "--option", "nights=20")
    assert call("new", save, *words).code == 0
    document = call("rules", "show", save, "--json").document
    rows = {row["name"]: row["value"] for row in document["numbers"]}
    assert (document["name"], rows["proposed.nights"], rows["proposed.stable_size"], rows["rest.nights"]) == (
        "ours", 20, 3, 3,
    )  # fmt: skip
    compared = call("rules", "diff", save, file, "--json").document
    assert [row["name"] for row in compared["differences"]] == ["proposed.nights"]


def test_a_pack_that_is_refused_founds_no_league(call: Call, tmp_path: Path) -> None:
    save, file = tmp_path / "club.ringside", tmp_path / "bad.yaml"
    file.write_text("name: bad\ntitle: Bad\nbased_on: by_the_book\nrest: {nights: 99}\n")
    done = call("new", save, "--managers", "ai:Ann,ai:Bob", "--house-rules", file)
    assert done.code == 4
    assert not save.exists()


def test_a_league_goes_on_under_another_pack_between_seasons(call: Call, tmp_path: Path) -> None:
    save = tmp_path / "club.ringside"
    words = ("--managers", "ai:Ann,ai:Bob", "--seed", "3", "--stable-size", "2", "--option", "corners=plain")
    assert call("new", save, *words).code == 0
    document = call("rules", "adopt", save, "even_purses", "--why", "agreed", "--json").document
    assert (document["name"], document["title"]) == ("even_purses", "Even purses")
    assert call("season", save, "--nights", "1", "--seed", "1").code == 0
    refused = call("rules", "adopt", save, "by_the_book")
    assert refused.code == 3
    assert "C78" in refused.err
