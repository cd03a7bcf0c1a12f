"""Sets while they are written, and fighters as CSV."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.terms import ABILITY_NAMES, ABILITY_RANGES, Abilities
from ringside_manager.errors import SetError, UsageError
from ringside_manager.fighters import MAX_FIGHTERS, CareerRecord, Fighter, FighterSet
from ringside_manager.fighters.editing import ABOUT, MOST_STEPS, EditedSet, Mistake, Steps
from ringside_manager.fighters.generation import generate_set
from ringside_manager.fighters.set_csv import FIELDS, HEADINGS, line_of, read_csv, write_csv
from ringside_manager.fighters.sets import load_set, read_set, write_set
from ringside_manager.text_safety import match_key, tidy, visible
from tests.slow import each

PLAIN = Abilities(50, 2, 2, 3, 2, 2, 3, 20, 12)
CARDS = {"chess": {"rating": 1500, "gambit": ["e4", None, True], "note": "12:30"}}
FULL = Fighter("Ann", PLAIN, "no", "null", "southpaw", (1990, None), CARDS, "- one\n- two")
MINE = FighterSet(
    "mine", "Mine", "Two\nlines", (FULL, Fighter("Ben", PLAIN, years_active=(1980, 1999))), "Me"
)


def mistakes(edited: EditedSet) -> list[tuple[int, str]]:
    return [(mistake.fighter, mistake.field) for mistake in edited.mistakes()]


def names(edited: EditedSet) -> list[str]:
    return [draft.line.text("name") for draft in edited.drafts]


# the whole --------------------------------------------------------------------------------------------


@each("name", ["heavyweights", "invented", "title_bout"])
def test_shipped_sets_come_out_as_they_went_in(name: str) -> None:
    shipped = load_set(name)
    assert EditedSet.of(shipped).finished() == shipped


def test_everything_a_set_may_say_comes_out_again() -> None:
    edited = EditedSet.of(MINE)
    assert edited.mistakes() == ()
    assert edited.finished() == MINE


def test_an_empty_set_knows_what_it_lacks() -> None:
    assert mistakes(EditedSet()) == [(0, "name"), (0, "title"), (0, "fighters")]
    with pytest.raises(SetError):
        EditedSet().finished()


@each(
    "field, text",
    [
        ("name", ""),
        ("name", "x" * 65),
        ("name", "a\u202eb"),
        ("nickname", "x" * 65),
        ("stance", "left"),
        ("active_from", "soon"),
        ("active_to", "1950"),
        ("born", "19xx"),
        ("agility", ""),
        ("agility", "121"),
        ("left_jab", "2.5"),
        ("endurance", "012"),
        ("note", "x" * 1001),
    ],
)
def test_a_faulty_text_is_told_at_its_field(field: str, text: str) -> None:
    edited = EditedSet.of(MINE).with_text(1, field, text)
    [(fighter, where)] = mistakes(edited)
    assert fighter == 1
    assert where == ("active_from" if field == "active_to" else field)
    with pytest.raises(SetError):
        edited.finished()


@each("field, text", [("name", "My Set"), ("title", ""), ("source", "x" * 501)])
def test_the_set_itself_is_judged(field: str, text: str) -> None:
    assert mistakes(EditedSet.of(MINE).with_about(field, text)) == [(0, field)]


def test_two_who_look_alike_are_told_at_the_second() -> None:
    edited = EditedSet.of(MINE).with_text(2, "name", "ÁNN")
    [mistake] = edited.mistakes()
    assert mistake == Mistake(2, "name", mistake.message)
    assert "line 1" in mistake.message


def test_a_last_year_alone_is_a_mistake() -> None:
    assert mistakes(EditedSet.of(MINE).with_text(1, "active_from", "").with_text(1, "active_to", "1999"))


@given(
    st.lists(
        st.tuples(st.sampled_from((1, 2)), st.sampled_from(FIELDS), st.text(max_size=12) | st.sampled_from(["0", "5", "99"])),
        max_size=6,
    )
)  # fmt: skip
def test_the_editor_and_the_reader_never_disagree(changes: list[tuple[int, str, str]]) -> None:
    edited = EditedSet.of(MINE)
    for number, field, text in changes:
        edited = edited.with_text(number, field, text)
    if edited.mistakes():
        with pytest.raises(SetError):
            edited.finished()
    else:
        finished = edited.finished()
        assert read_set(write_set(finished), "again") == finished


# verbs ------------------------------------------------------------------------------------------------


def test_new_copied_moved_and_removed() -> None:
    edited = EditedSet.of(MINE).with_copy(1).with_new("Ann", after=3)
    assert names(edited) == ["Ann", "Ann 2", "Ann 3", "Ben"]
    assert [draft.number for draft in edited.drafts] == [1, 3, 4, 2]
    assert names(edited.moved({1, 3}, 1)) == ["Ann 3", "Ann", "Ann 2", "Ben"]
    assert names(edited.moved({2}, -1)) == ["Ann", "Ann 2", "Ben", "Ann 3"]
    assert names(edited.moved({1, 3}, -1)) == names(edited)
    assert names(edited.without({4, 1})) == ["Ann 2", "Ben"]
    copy = edited.draft(3)
    assert copy is not None
    assert json.loads(copy.line.cards) == CARDS


def test_a_new_fighter_has_nothing_wrong_and_boxes_like_the_average() -> None:
    edited = EditedSet.of(MINE).with_new("Cy").with_new("Cy")
    assert names(edited)[-2:] == ["Cy", "Cy 2"]
    assert not [mistake for mistake in edited.mistakes() if mistake.fighter > 2]
    made = edited.fighter(3)
    assert made is not None
    assert made.abilities == Abilities(50, 2, 2, 2, 2, 2, 2, counterpunch=20, endurance=10)


def test_a_fighter_without_a_name_is_asked_for_one() -> None:
    edited = EditedSet.of(MINE).with_text(1, "name", " ")
    assert ("name", "give the fighter a name") in {(one.field, one.message) for one in edited.mistakes()}


def test_numbers_are_never_given_twice() -> None:
    edited = EditedSet.of(MINE).with_new("Cy").without({3}).with_new("Cy")
    assert [draft.number for draft in edited.drafts] == [1, 2, 4]


def test_a_fighter_who_is_not_there_changes_nothing() -> None:
    edited = EditedSet.of(MINE)
    assert edited.with_copy(9) == edited.without({9}) == edited.moved({9}, 1) == edited


def test_rolled_fighters_are_the_seeds() -> None:
    rolled = EditedSet().with_rolled(5, 1974)
    assert [line_of(fighter) for fighter in generate_set(5, 1974).fighters] == [d.line for d in rolled.drafts]
    twice = rolled.with_rolled(5, 1974)
    assert len({match_key(name) for name in names(twice)}) == 10


def test_no_more_than_a_set_holds() -> None:
    with pytest.raises(UsageError, match="room for 9,998"):
        EditedSet.of(MINE).with_rolled(MAX_FIGHTERS - 1, 1)


def test_pasted_names_become_fighters() -> None:
    edited = EditedSet.of(MINE).with_names("  Cy  Young \n\nDi\r\n", 7)
    assert names(edited) == ["Ann", "Ben", "Cy Young", "Di"]
    assert edited.mistakes() == ()
    assert edited.with_names("\n", 7) == edited


# undo -------------------------------------------------------------------------------------------------


def test_steps_back_and_forth() -> None:
    steps = Steps.begin(0).take(1, "one").take(2, "two")
    assert (steps.undoes, steps.redoes) == ("two", "")
    back = steps.undone()
    assert (back.state, back.undoes, back.redoes) == (1, "one", "two")
    assert back.redone().state == 2
    assert back.take(5, "five").redone().state == 5
    assert back.undone().undone().state == 0


def test_typing_is_one_step() -> None:
    steps = (
        Steps.begin("").take("a", "type", "1/name").take("ab", "type", "1/name").take("x", "type", "2/name")
    )
    assert steps.undone().state == "ab"
    assert steps.undone().undone().state == ""


def test_doing_nothing_is_no_step_and_old_ones_go() -> None:
    steps = Steps.begin(0).take(0, "nothing")
    assert not steps.undoes
    for number in range(1, MOST_STEPS + 10):
        steps = steps.take(number, "count")
    assert len(steps.before) == MOST_STEPS


# CSV --------------------------------------------------------------------------------------------------

TEXTS = st.text(max_size=30).map(tidy).filter(lambda text: text == visible(text) and len(text) <= 30)
FIGHTERS = st.builds(
    Fighter,
    name=TEXTS.filter(bool),
    abilities=st.builds(
        Abilities, **{n: st.sampled_from(ABILITY_RANGES[n]) for n in ABILITY_NAMES}
    ),
    nickname=TEXTS,
    nationality=TEXTS,
    stance=st.sampled_from(("", "orthodox", "southpaw")),
    years_active=st.none() | st.tuples(st.integers(1900, 1950), st.none() | st.integers(1950, 2000)),
    cards=st.just({}) | st.just(CARDS),
    weight_class=TEXTS,
    born=st.none() | st.integers(1850, 2000),
    career=st.none() | st.builds(CareerRecord, st.integers(9, 99), *[st.integers(0, 99)] * 2, st.none() | st.integers(0, 9)),
    note=st.lists(TEXTS.filter(bool), max_size=2).map("\n".join),
)  # fmt: skip


@given(st.lists(FIGHTERS, min_size=1, max_size=4, unique_by=lambda fighter: match_key(fighter.name)))
def test_csv_gives_back_the_same_fighters(fighters: list[Fighter]) -> None:
    if all(match_key(fighter.name) for fighter in fighters):
        assert read_csv(write_csv(fighters), "x.csv") == tuple(fighters)


def test_formulas_are_guarded_and_come_back() -> None:
    risky = Fighter("=1+1", PLAIN, "@x", "-", note="+49")
    text = write_csv([risky])
    assert "\r\n'=1+1,'@x," in text
    assert read_csv(text, "x.csv") == (risky,)


@each("separator", [";", "\t"])
def test_other_separators_and_headings_in_any_order(separator: str) -> None:
    names_line = ["Right Jab", *[name for name in reversed(ABILITY_NAMES) if name != "right_jab"], "NAME"]
    cells = ["2", *["9" for _ in ABILITY_NAMES[1:]], "Ann"]
    text = "\ufeff" + separator.join(names_line) + "\n" + separator.join(cells) + "\n\n"
    [fighter] = read_csv(text.encode(), "x.csv")
    assert (fighter.name, fighter.abilities.right_jab, fighter.abilities.left_jab) == ("Ann", 2, 9)


def csv_problems(text: str | bytes) -> list[str]:
    with pytest.raises(SetError) as refused:
        read_csv(text, "x.csv")
    return [str(problem) for problem in refused.value.problems]


def test_problems_name_line_and_cell() -> None:
    good = write_csv([FULL]).split("\r\n", 1)[0] + "\r\n"
    rows = [
        ["A", *[""] * 12, *[""] * 8, *["5"] * 9, "", ""],
        ["B", "", "", "x", *[""] * 16, "1999", "500", *["5"] * 8, "", "[]"],
    ]
    found = csv_problems(good + "\r\n".join(",".join(row) for row in rows))
    assert [problem.split(":")[0] for problem in found] == [
        "line 3, column 4", "line 3, column 21", "line 3, column 22", f"line 3, column {len(HEADINGS)}",
    ]  # fmt: skip


@each(
    "text, told",
    [
        ("", "empty"),
        ("name,agillity\n", "did you mean agility"),
        ("name\nAnn", "column agility is missing"),
        ("name,name," + ",".join(ABILITY_NAMES) + "\n", "stands twice"),
        (b"name\xff", "UTF-8"),
        ('name\n"Ann', "cannot be read"),
        ("x" * 5_000_001, "too long"),
        (",".join(("name", *ABILITY_NAMES)), "a list of 0"),
        (",".join(("name", *ABILITY_NAMES, "cards")) + "\nA" + ",5" * 9 + ",{", "JSON"),
        (
            ",".join(("name", *ABILITY_NAMES, "cards")) + "\nA" + ",5" * 9 + ',"' + '{""a"":' * 900 + '"',
            "JSON",
        ),
        (",".join(("name", *ABILITY_NAMES)) + "\nA" + ",5" * 9 + ",6", "more cells"),
        (",".join(("name", *ABILITY_NAMES)) + ("\nA" + ",5" * 9) * 2, "stands twice; the first is on line 2"),
    ],
)
def test_broken_tables_are_wholly_refused(text: str | bytes, told: str) -> None:
    assert told in "\n".join(csv_problems(text))


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_anything_is_fighters_or_a_set_error(data: bytes | str) -> None:
    with pytest.raises(SetError):
        read_csv(data, "x.csv")


def test_the_fields_cover_what_a_set_says() -> None:
    assert set(ABOUT) == {"name", "title", "description", "source"}
    assert set(HEADINGS) == {*FIELDS, "cards"}
