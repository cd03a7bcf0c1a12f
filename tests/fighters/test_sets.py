"""Fighter sets: wholly accepted or wholly refused, and what is written reads back equal."""

from __future__ import annotations

import re
import sys
from contextlib import suppress
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.terms import ABILITY_NAMES, ABILITY_RANGES, Abilities
from ringside_manager.errors import SetError, UnknownNameError, close_matches
from ringside_manager.fighters import Fighter, FighterSet
from ringside_manager.fighters.generation import generate_set
from ringside_manager.fighters.set_csv import read_csv
from ringside_manager.fighters.sets import load_set, read_set, shipped_sets, write_set
from ringside_manager.text_safety import match_key, tidy, visible
from ringside_manager.written import MAX_PROBLEMS, kinds
from tests.slow import each

RATINGS = (
    "{agility: 50, uppercut: 2, right_jab: 2, right_hook: 3, combination: 2, left_jab: 2, left_hook: 3, "
    "counterpunch: 20, endurance: 12}"
)


def a_set(fighter_lines="", ratings=RATINGS, head="schema_version: 1\nname: mine\ntitle: Mine\n"):
    """A set of one fighter, Kid Test; his name stands on line 5, his abilities on line 6."""
    return f"{head}fighters:\n  - name: Kid Test\n    abilities: {ratings}\n{fighter_lines}"


def with_rating(name, text):
    return a_set(ratings=re.sub(rf"{name}: \d+", f"{name}: {text}", RATINGS))


def problems(text):
    with pytest.raises(SetError) as refused:
        read_set(text, "mine.yaml")
    return [str(problem) for problem in refused.value.problems]


def test_the_least_set():
    fighter_set = read_set(a_set(), "mine.yaml")
    abilities = Abilities(50, 2, 2, 3, 2, 2, 3, 20, 12)
    assert fighter_set == FighterSet("mine", "Mine", "", (Fighter("Kid Test", abilities),))


def test_everything_a_set_may_say():
    text = (
        "schema_version: 1\nname: mine\ntitle: Mine\ndescription: |\n  One.\n  Two.\nsource: Me\nfighters:\n"
        f"  - name: no\n    nickname: 12:30\n    nationality: null\n    stance: southpaw\n"
        f"    years_active: {{from: 1990, to: ~}}\n    abilities: {RATINGS}\n"
        "    cards: {chess: {rating: 1500, gambit: [e4, e5]}}\n    note: 1e3\n"
    )
    [fighter] = read_set(text, "mine.yaml").fighters
    found = fighter.name, fighter.nickname, fighter.nationality, fighter.note
    assert found == ("no", "12:30", "null", "1e3")
    assert (fighter.stance, fighter.years_active) == ("southpaw", (1990, None))
    assert fighter.cards == {"chess": {"rating": 1500, "gambit": ["e4", "e5"]}}
    assert read_set(text, "mine.yaml").description == "One.\nTwo."


@pytest.mark.parametrize("name", ABILITY_NAMES)
def test_ability_ranges_are_kept_exactly(name):
    lowest, highest = ABILITY_RANGES[name][0], ABILITY_RANGES[name][-1]
    for rating in (lowest, highest):
        [fighter] = read_set(with_rating(name, rating), "mine.yaml").fighters
        assert getattr(fighter.abilities, name) == rating
    for rating in (lowest - 1, highest + 1, 2**63, 10**5000, -(10**5000)):
        [message] = problems(with_rating(name, format_number(rating)))
        assert re.fullmatch(
            rf"line 6, column \d+: '[-0-9]+['…] is out of range; allowed are {lowest} to {highest}", message
        )


def format_number(number):
    """Digits of any length (Python itself writes at most 4,300)."""
    return f"{'-' if number < 0 else ''}1{'0' * 5000}" if abs(number) > 10**4000 else str(number)


GOLDEN = {
    "a list": ("- a\n", ["line 1, column 1: expected the set as a mapping (schema_version, name, title, description, source, fighters), found a list"]),
    "nothing in it": (
        "{}",
        [
            "line 1, column 1: the set: the key schema_version is missing",
            "line 1, column 1: the set: the key name is missing",
            "line 1, column 1: the set: the key title is missing",
            "line 1, column 1: the set: the key fighters is missing",
        ],
    ),
    "a newer form": (
        a_set(head="schema_version: 2\nname: mine\ntitle: Mine\n"),
        ["line 1, column 17: the set is of form 2; this program reads form 1"],
    ),
    "no fighters": (
        "schema_version: 1\nname: mine\ntitle: Mine\nfighters: []\n",
        ["line 4, column 11: a list of 0; allowed are 1 to 10,000"],
    ),
    "a path for a name": (
        a_set(head="schema_version: 1\nname: ../../mine\ntitle: Mine\n"),
        ["line 2, column 7: '../../mine' is not a short name of at most 40 small letters (a-z), digits, - and _, such as mine"],
    ),
    "an empty place": (
        a_set("    nickname:\n"),
        ["line 7, column 14: expected text, found nothing"],
    ),
    "misspelt keys": (
        a_set("    nicknme: Kid\n    colour: red\n", RATINGS.replace("agility", "agilty")),
        [
            "line 6, column 16: the abilities: the key agility is missing",
            "line 6, column 17: 'agilty' is not a key of the abilities; did you mean agility?",
            "line 7, column 5: 'nicknme' is not a key of the fighter; did you mean nickname?",
            "line 8, column 5: 'colour' is not a key of the fighter; there are name, nickname, nationality, stance, style, weight_class, born, years_active, career, looks, abilities, cards, note",
        ],
    ),
    "words for numbers": (
        a_set(ratings=RATINGS.replace("50", "fifty").replace("12", "'12'").replace("20", "1e3")),
        [
            "line 6, column 26: expected a whole number from 1 to 120, found 'fifty'",
            "line 6, column 132: expected a whole number from 0 to 120, found '1e3'",
            "line 6, column 148: expected a whole number from 0 to 60, found text: write it without quotes or bars",
        ],
    ),
    "numbers that are none": (
        a_set(ratings=RATINGS.replace("50", "12:30").replace("counterpunch: 20", "counterpunch: 020").replace("12}", ".nan}")),
        [
            "line 6, column 26: expected a whole number from 1 to 120, found '12:30'",
            "line 6, column 132: expected a whole number from 0 to 120, found '020'",
            "line 6, column 148: expected a whole number from 0 to 60, found '.nan'",
        ],
    ),
    "a stance": (a_set("    stance: Southpaw\n"), ["line 7, column 13: 'Southpaw' is not orthodox or southpaw; did you mean southpaw?"]),
    "years": (
        a_set("    years_active: {from: 1990, to: 1989}\n") + f"  - name: Other\n    abilities: {RATINGS}\n    years_active: {{to: 1699}}\n",
        [
            "line 7, column 19: the last year active, 1989, is before the first, 1990",
            "line 10, column 19: the years active: the key from is missing",
            "line 10, column 24: '1699' is out of range; allowed are 1700 to 2100",
        ],
    ),
    "names": (
        a_set() + "".join(f"  - name: {name}\n    abilities: {RATINGS}\n" for name in ('"a\\u202eb"', '""', "x" * 65)),
        [
            "line 7, column 11: 'a\\u202eb' holds the hidden character U+202E; remove it",
            "line 9, column 11: expected 1 to 64 characters, found none",
            "line 11, column 11: '" + "x" * 58 + "… has 65 characters; allowed are 1 to 64 characters",
        ],
    ),
    "the same name": (
        a_set() + "".join(f"  - name: {name}\n    abilities: {RATINGS}\n" for name in ("José", "KID TÉST", "Kid Test", "Jose")),
        [
            "line 9, column 11: the name 'KID TÉST' can be taken for 'Kid Test'; the first is on line 5",
            "line 11, column 11: the name 'Kid Test' stands twice; the first is on line 5",
            "line 13, column 11: the name 'Jose' can be taken for 'José'; the first is on line 7",
        ],
    ),
    "the same name, faulty": (
        a_set("    stance: x\n") + f"  - name: Kid Test\n    abilities: {RATINGS}\n",
        [
            "line 7, column 13: 'x' is not orthodox or southpaw; there are orthodox, southpaw",
            "line 8, column 11: the name 'Kid Test' stands twice; the first is on line 5",
        ],
    ),
    "a card of the wrong form": (
        a_set("    cards:\n      rinside: {}\n      chess: {}\n"),
        ["line 8, column 7: there is no bout system 'rinside'; did you mean ringside?"],
    ),
    "yaml and fields together": (
        a_set("    nickname: *kid\n    stance: left\n    note: &n x\n    note: y\n"),
        [
            "line 7, column 15: *kid (an alias) is not taken; write it out, or in quotes if it is text",
            "line 8, column 13: 'left' is not orthodox or southpaw; there are orthodox, southpaw",
            "line 9, column 11: &n (an anchor) is not taken; remove it, or put it in quotes if it is text",
            "line 10, column 5: the key 'note' stands twice, first on line 9",
        ],
    ),
    "broken yaml": (a_set("   stance: x\n"), None),
    "two documents": (a_set("---\na: b\n"), ["line 7, column 1: a second document starts here; a file holds one"]),
}  # fmt: skip


@each("case", [case for case, (_, expected) in GOLDEN.items() if expected])
def test_golden_messages(case):
    text, expected = GOLDEN[case]
    assert problems(text) == expected


def test_broken_yaml_is_refused_at_its_place():
    [message] = problems(GOLDEN["broken yaml"][0])
    assert message.startswith("line 7, column 4: not YAML: while parsing a block ")


def test_every_card_is_told_its_faults():
    text = a_set("    cards:\n      ringside: {agility: 500}\n      rinside: {}\n      5: x\n")
    missing, rinside, five = (problems(text)[at] for at in (0, -2, -1))
    assert missing == "line 8, column 7: ringside: uppercut is missing"
    assert rinside == "line 9, column 7: there is no bout system 'rinside'; did you mean ringside?"
    assert five == "line 10, column 10: expected a mapping, found 'x'"


def test_a_printed_card_is_judged_by_its_system():
    card = RATINGS.replace("agility: 50", "agility: 500")
    [message] = problems(a_set(f"    cards: {{ringside: {card}}}\n"))
    assert message == "line 7, column 24: ringside: agility is 500, allowed are 1 to 120"
    [fighter] = read_set(a_set(f"    cards: {{ringside: {RATINGS}}}\n"), "mine.yaml").fighters
    assert fighter.cards["ringside"]["endurance"] == 12


@given(st.one_of(st.binary(), st.text(alphabet="schema_version: 1\nfighters-{}[]'\"&*!#|>\t")))
def test_nothing_but_set_errors_escapes(text):
    with pytest.raises(SetError) as refused:
        read_set(text, "any")
    assert refused.value.problems


LINES = a_set("    stance: orthodox\n    years_active: {from: 1990, to: 1999}\n").split("\n")


@given(st.data())
def test_a_spoilt_set_is_refused_or_still_a_set(data):
    text = "\n".join(LINES)
    at = data.draw(st.integers(0, len(text) - 1))
    spoilt = text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 9)) :]
    with suppress(SetError):
        fighter_set = read_set(spoilt, "any")
        assert read_set(write_set(fighter_set), "again") == fighter_set


NAME = (
    st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
    .map(visible)
    .map(tidy)
    .filter(lambda name: 0 < len(name) <= 64)
)
NASTY = st.sampled_from(
    ["=1+1", "-2", "@x", '"', "'); DROP TABLE", "%", "_", "<b>", "&", "$\\frac{$", "{0}", "%s", "../x", "CON", "a:b", ".", "..", "é", "🥊", "日本", "٣", "no", "null", "~", "12:30", "1e3", "O'Neil", 'D\'Angelo "Kid" Smith', "a: b", "a #b", "- a", "---", "x" * 64, "5", "<<", "true", "[", "*a", "&a", "!a", "| x"]
)  # fmt: skip
LONG = st.lists(st.one_of(NAME, st.just("")), max_size=3).map("\n".join).map(lambda text: text.strip("\n"))


@st.composite
def fighters(draw):
    ratings = {name: draw(st.sampled_from(ABILITY_RANGES[name])) for name in ABILITY_NAMES}
    first = draw(st.integers(1700, 2100))
    return Fighter(
        draw(st.one_of(NAME, NASTY)),
        Abilities(**ratings),
        draw(st.one_of(st.just(""), NASTY, NAME)),
        draw(st.one_of(st.just(""), NASTY)),
        draw(st.sampled_from(["", "orthodox", "southpaw"])),
        draw(st.sampled_from([None, (first, None), (first, first), (first, 2100)])),
        draw(st.sampled_from([{}, {"chess": {"a": [1, ["no", None]], "b": {"c": True}}}])),
        draw(LONG),
    )


@given(
    st.lists(fighters(), min_size=1, max_size=4, unique_by=lambda fighter: match_key(fighter.name)),
    LONG,
    st.one_of(NAME, NASTY),
)
def test_what_is_written_reads_back_equal(several, description, title):
    fighter_set = FighterSet("mine", title, description, tuple(several), source=description)
    assert read_set(write_set(fighter_set), "again") == fighter_set


def test_writing_refuses_what_no_file_may_hold():
    kid = read_set(a_set(), "mine.yaml").fighters[0]
    with pytest.raises(SetError, match="the name 'Kid Test' stands twice"):
        write_set(FighterSet("mine", "Mine", "", (kid, kid)))
    with pytest.raises(SetError, match="not a short name"):
        write_set(FighterSet("../mine", "Mine", "", (kid,)))


def test_the_modeline_stands_first():
    text = write_set(generate_set(1, 1), schema="fighter_set.schema.json")
    assert text.startswith(
        "# yaml-language-server: $schema=fighter_set.schema.json\nschema_version: 1\nname: "
    )


class TestLoadSet:
    @pytest.mark.parametrize("name", ["heavyweights", "Heavyweights", "invented"])
    def test_shipped_sets_by_name(self, name):
        assert load_set(name).name == name.casefold()
        assert name.casefold() in shipped_sets()

    def test_an_unknown_name_gets_close_matches(self):
        with pytest.raises(
            UnknownNameError,
            match=r"no fighter set named 'heavywieghts'\. Did you mean heavyweights or all_time_heavyweights\?",
        ):
            load_set("heavywieghts")

    @pytest.mark.parametrize("name", ["", ".", "..", "nul", "heavyweights\0"])
    def test_odd_names_are_unknown(self, name):
        with pytest.raises(UnknownNameError):
            load_set(name)

    @pytest.mark.parametrize("suffix", [".yaml", ".yml", ".YAML", ".txt"])
    def test_files_by_path(self, suffix, tmp_path):
        path = tmp_path / f"mine{suffix}"
        path.write_text(a_set(), encoding="utf-8")
        assert load_set(path).name == load_set(str(path)).name == "mine"

    def test_a_file_that_is_not_there(self, tmp_path, monkeypatch):
        monkeypatch.chdir(tmp_path)
        with pytest.raises(
            SetError, match=r"nothing\.yaml: 1 problem, nothing was taken from it\.\n  There is no such file"
        ):
            load_set("nothing.yaml")

    def test_a_name_never_leaves_the_folder_of_shipped_sets(self, tmp_path, monkeypatch):
        from ringside_manager import paths

        folder = tmp_path / "sets"
        folder.mkdir()
        (tmp_path / "outside.yaml").write_text(a_set(), encoding="utf-8")
        monkeypatch.setattr(paths, "shipped_sets", lambda: folder)
        monkeypatch.chdir(folder)
        assert shipped_sets() == ()
        with pytest.raises(UnknownNameError):
            load_set("outside")


def test_the_error_carries_the_exit_code_of_refused_files():
    with pytest.raises(SetError) as refused:
        read_set("", "empty.yaml")
    assert refused.value.exit_code == 4
    assert refused.value.source == "empty.yaml"


# Too much of everything

HEAD = "schema_version: 1\nname: mine\ntitle: Mine\nfighters:\n"
FLOODS = {
    "fighters": (30_000, lambda n: f"  - name: F{n}\n    abilities: {{agility: 50}}\n"),
    "misspelt keys": (30_000, lambda n: f"  - nme: F{n}\n    abilites: {{agilty: 50}}\n"),
    "keys nobody knows": (200_000, lambda n: f"{', ' if n else '  - {'}key{n}: 1"),
    "misspelt ratings": (
        5_000,
        lambda n: f"  - name: F{n}\n    abilities: {RATINGS.replace('agil', 'agl')}\n",
    ),
    "namesakes": (5_000, lambda _n: f"  - name: Kid\n    abilities: {RATINGS}\n"),
}
"""Kinds of nonsense: how much of it there is, and a piece of it."""


def flooded(flood: str, share: float = 1) -> str:
    """A set of nothing but nonsense."""
    count, piece = FLOODS[flood]
    return HEAD + "".join(map(piece, range(round(count * share)))) + "}\n" * (flood == "keys nobody knows")


def calls_of(act) -> int:
    """How many functions of Python are called meanwhile: work that no other process and no clock disturbs."""
    called = 0

    def note(_frame, what, _of):
        nonlocal called
        called += what == "call"

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(before)
    return called


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_is_refused_in_as_many_words_as_can_be_read(flood, monkeypatch):
    near = []
    monkeypatch.setattr(
        kinds, "close_matches", lambda name, known: near.append(name) or close_matches(name, known)
    )
    told = problems(flooded(flood))
    assert 1 <= len(told) <= MAX_PROBLEMS + 1
    assert len(near) <= MAX_PROBLEMS, "likely words are looked for only where they are told"


@each("flood", FLOODS)
def test_a_flood_twice_as_long_is_at_most_twice_the_work(flood):
    small, large = (calls_of(partial(problems, flooded(flood, share))) for share in (0.05, 0.1))
    assert large < 2.1 * small


@each("cells", ["50,2,2,3,2,2,3,20,12", "x,2,2,3,2,2,3,20,12"])
def test_a_flood_of_lines_is_refused_where_it_begins(cells):
    lines = "".join(f"F{n},{cells}\n" for n in range(100_000))
    with pytest.raises(SetError) as refused:
        read_csv(f"name,{','.join(ABILITY_NAMES)}\n{lines}", "mine.csv")
    assert [str(problem) for problem in refused.value.problems] == [
        "line 10002, column 1: there are more than 10,000 lines below the headings"
    ]
