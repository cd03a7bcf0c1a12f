"""The record of a bout: written, read, refused when changed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ringside_manager.bout import (
    BLUE,
    RED,
    BoutRecord,
    Carried,
    Method,
    Outcome,
    Scorecard,
    SeededChance,
    Setup,
    Terms,
    fight,
)
from ringside_manager.bout.record import decode_places, encode_places, outcome_facts, read_outcome
from ringside_manager.errors import RecordError
from tests.bout.corners import AnyOption, seeds
from tests.bout.toy import TOY, ToyCard
from tests.slow import each

whole = st.integers(0, 10**6)
pairs = st.tuples(whole, whole)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.just("0" * 64),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=4,
)
scorecards = st.lists(
    st.builds(Scorecard, st.text(max_size=9), st.lists(pairs, max_size=3).map(tuple)), max_size=3
)


@st.composite
def outcomes(draw: st.DrawFn) -> Outcome:
    method = draw(st.sampled_from(Method))
    winner = None if method in (Method.DRAW, Method.NC) else draw(st.sampled_from((RED, BLUE)))
    four = [draw(pairs) for _ in range(4)]
    return Outcome(method, winner, draw(whole), draw(whole), *four, draw(pairs), tuple(draw(scorecards)))


carried = st.none() | st.builds(Carried, st.text(max_size=9), whole, st.integers(1, 10**6))
terms = st.builds(
    Terms,
    st.integers(1, 15),
    st.dictionaries(st.text(max_size=9), st.booleans() | st.integers() | st.text(max_size=9), max_size=3),
    st.tuples(carried, carried),
)
records = st.builds(
    BoutRecord,
    engine=st.text(max_size=9),
    rules_version=whole,
    red=st.dictionaries(st.text(max_size=9), json_values, max_size=4),
    blue=st.dictionaries(st.text(max_size=9), json_values, max_size=4),
    terms=terms,
    seed=seeds,
    choices=st.lists(st.integers(0, 200), max_size=40).map(tuple),
    outcome=outcomes(),
)


def fought(seed: int = 1974) -> BoutRecord:
    setup = Setup(TOY, ToyCard("Ruth", 3), ToyCard("Mae", 4), TOY.info.terms(6, {"sides": 2}))
    return fight(setup, seed, AnyOption(SeededChance(seed)), AnyOption(SeededChance(seed + 1)))


def read(text: str) -> BoutRecord | RecordError:
    try:
        return BoutRecord.from_json(text)
    except RecordError as refused:
        return refused


# Places


@given(st.lists(st.integers(0, 5000)))
def test_places_come_back(places: list[int]) -> None:
    assert decode_places(encode_places(places)) == tuple(places)


def test_places_are_short() -> None:
    assert encode_places([0, 9, 10, 35, 36, 61, 62, 4711]) == "09azAZ(62)(4711)"


@each(
    "text", ["-", "é", " ", "(5)", "(-5)", "(-99)", "(62", "()", "(062)", "(６２)", "(6_2)", "62)", "((62))"]
)
def test_other_spellings_of_places_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        decode_places(text)


@given(st.text(alphabet="09azAZ()-+_ 6", max_size=12))
def test_there_is_one_spelling_only(text: str) -> None:
    try:
        places = decode_places(text)
    except ValueError:
        return
    assert encode_places(places) == text


# Outcomes and records


@given(outcomes())
def test_outcomes_come_back(outcome: Outcome) -> None:
    assert read_outcome(json.loads(json.dumps(outcome_facts(outcome)))) == outcome


@given(records)
def test_records_come_back(record: BoutRecord) -> None:
    text = record.to_json()
    again = BoutRecord.from_json(text)
    assert again == record
    assert again.to_json() == text
    assert again.digest == record.digest == json.loads(text)["digest"]
    assert text.isascii()
    assert "\n" not in text


@settings(max_examples=30)
@given(records, records)
def test_different_records_have_different_digests(one: BoutRecord, other: BoutRecord) -> None:
    assert (one.digest == other.digest) == (one.to_json() == other.to_json())


def test_the_form_of_a_record_never_changes() -> None:
    """Saved leagues hold such lines and their digests."""
    outcome = Outcome(
        Method.DEC, RED, 1, 18, (0, 1), (9, 8), (3, 2), (8, 9), (20, 21), (Scorecard("x", ((1, 0),)),)
    )
    terms = Terms(1, {"saved": False}, (None, Carried("ringside", 5, 90)))
    record = BoutRecord("toy", 1, {"name": "A"}, {"name": "B"}, terms, 7, (0, 63), outcome)
    assert record.to_json() == (
        '{"blue":{"name":"B"},"choices":"0(63)",'
        '"digest":"9e8a2c7f470d719abca48e2bc287fa65b01c4eb957c6e62e65be7a0f36661f1b",'
        '"engine":"toy","format":"ringside-bout 1","outcome":{"damage":[9,8],"knockdowns":[0,1],"landed":[3,2],'
        '"loss":[8,9],"method":"DEC","round":1,"scorecards":[{"judge":"x","rounds":[[1,0]]}],"start":[20,21],'
        '"time":18,"winner":"red"},"red":{"name":"A"},"rules_version":1,"seed":7,'
        '"terms":{"carried":[null,["ringside",5,90]],"options":{"saved":false},"rounds":1}}'
    )


# What is refused


def shorter(facts: dict[str, Any]) -> None:
    facts["choices"] = facts["choices"][:-1]


def of(*path: Any, value: object) -> Callable[[dict[str, Any]], None]:
    def change(facts: dict[str, Any]) -> None:
        place: Any = facts
        for key in path[:-1]:
            place = place[key]
        assert place[path[-1]] != value
        place[path[-1]] = value

    return change


@each(
    "change",
    [
        shorter,
        of("engine", value="ringside"),
        of("rules_version", value=2),
        of("red", "name", value="Rut"),
        of("blue", "reach", value=5),
        of("terms", "rounds", value=5),
        of("terms", "options", "sides", value=6),
        of("terms", "carried", value=[["toy", 1, 2], None]),
        of("seed", value=1975),
        of("outcome", "time", value=2),
        of("outcome", "round", value=9),
        of("outcome", "knockdowns", value=[0, 1]),
        of("outcome", "scorecards", value=[]),
        of("digest", value="0" * 64),
    ],
)
def test_a_changed_record_is_noticed(change: Callable[[dict[str, Any]], None]) -> None:
    facts = json.loads(fought().to_json())
    change(facts)
    with pytest.raises(RecordError, match="changed after it was written"):
        BoutRecord.from_json(json.dumps(facts))


@given(st.data())
def test_no_slip_of_the_pen_goes_unnoticed(data: st.DataObject) -> None:
    """One character changed, lost or put in: refused, or the very same record in another spelling."""
    record = fought()
    text = record.to_json()
    place = data.draw(st.integers(0, len(text) - 1))
    new = data.draw(
        st.sampled_from(["", " ", "0", "1", "a", '"', "{", "]", ",", "-", ".", "e", "\\", "\0", "é"])
    )
    kept = data.draw(st.booleans())
    changed = text[:place] + new + text[place if kept else place + 1 :]
    again = read(changed)
    assert again == record or isinstance(again, RecordError)


@each(
    "text",
    [
        "",
        "null",
        "[]",
        "1",
        '"x"',
        "{}",
        "{",
        '{"format":1}',
        "[" * 100_000,
        '{"seed":' + "9" * 5000 + "}",
        "\ud800",
    ],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match=r"not a bout record|has the format"):
        BoutRecord.from_json(text)


def test_another_format_is_named() -> None:
    facts = {**json.loads(fought().to_json()), "format": "ringside-bout 2"}
    with pytest.raises(RecordError, match="'ringside-bout 2'; known is 'ringside-bout 1'"):
        BoutRecord.from_json(json.dumps(facts))


def paths(facts: Any, *so_far: Any) -> Iterator[tuple[Any, ...]]:
    """The way to every value of a record, whole branches too."""
    if so_far:
        yield so_far
    inner = facts.items() if isinstance(facts, dict) else enumerate(facts) if isinstance(facts, list) else ()
    for key, value in inner:
        yield from paths(value, *so_far, key)


PATHS = list(paths(json.loads(fought().to_json())))


@given(st.sampled_from(PATHS), json_values)
def test_no_value_in_a_record_breaks_the_reader(path: tuple[Any, ...], value: Any) -> None:
    facts = json.loads(fought().to_json())
    place = facts
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    again = read(json.dumps(facts))
    assert again == fought() or isinstance(again, RecordError)


@each("place", [("red",), ("blue",), ("terms", "options")])
@each("pairs", [[[1, 2]], [["name", "Ruth"]], [], "", None, 5])
def test_what_should_be_an_object_and_is_none_is_refused(place: tuple[str, ...], pairs: object) -> None:
    """A list of pairs would read as an object with any keys, so that a digest made for it would fit."""
    facts = json.loads(fought().to_json())
    inner = facts
    for step in place[:-1]:
        inner = inner[step]
    inner[place[-1]] = pairs
    with pytest.raises(RecordError, match="not a bout record"):
        BoutRecord.from_json(json.dumps(facts))
