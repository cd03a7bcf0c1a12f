"""Written cards of plain data: every fault is shown with its place, and reading goes on."""

from __future__ import annotations

from typing import Any

import pytest

from ringside_manager.errors import Problem
from ringside_manager.written.cards import CardError, CardName, read_card
from ringside_manager.written.kinds import Field, OrNothing, Record, Whole, is_whole
from tests.slow import each

CARD: Record[dict[str, Any]] = Record(
    "the card",
    (
        Field("name", CardName(), required=True),
        Field("power", Whole(1, 10), required=True),
        Field("chin", OrNothing(Whole(1, 10))),
        Field("counter", Record("the counter", (Field("hook", Whole(1, 6), required=True),), dict)),
    ),
    dict,
)


def faults(**written: object) -> list[Problem]:
    with pytest.raises(CardError) as refused:
        read_card("toy", CARD, {"name": "X", "power": 7, **written})
    assert str(refused.value).startswith("The toy card of ")
    return list(refused.value.faults)


def test_a_sound_card_has_no_fault() -> None:
    written = {"name": "X", "power": 7, "chin": None, "counter": {"hook": 3}}
    assert read_card("toy", CARD, written) == written


@each("written", [11, 0, "7", 7.0, True, None, [7], {"of": 7}])
def test_what_is_not_allowed_is_shown_with_its_place(written: object) -> None:
    [fault] = faults(power=written)
    assert fault.place == ("power",)
    assert fault.message.startswith("power is ")
    assert fault.message.endswith("allowed are 1 to 10")


def test_a_missing_rating_is_named_by_its_whole_place() -> None:
    assert faults(counter={}) == [Problem(0, 0, "counter.hook is missing", ("counter", "hook"))]


def test_a_misspelt_rating_is_shown_with_the_one_that_is_near() -> None:
    found = faults(powr=7, **{"colour of his trunks": 1})
    assert found[0] == Problem(0, 0, "powr is no rating (did you mean power?)", ("powr",))
    assert found[1].message == "'colour of his trunks' is no rating"


def test_what_a_part_lacks_is_not_shown_once_the_part_itself_is_wrong() -> None:
    assert faults(counter=3) == [Problem(0, 0, "counter is 3, expected a mapping of hook", ("counter",))]


def test_true_and_false_are_no_numbers() -> None:
    assert is_whole(0)
    assert not is_whole(False)
