"""Requests check their answers; scripts pass them on."""

from __future__ import annotations

from enum import Enum, IntEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout import BLUE, CORNERS, RED, Corner
from ringside_manager.bout.corner import Both, Request, ask, ask_both, choice_word
from ringside_manager.errors import IllegalChoiceError
from tests.slow import each


class Blow(IntEnum):
    JAB = 1
    HOOK = 2


class Mood(Enum):
    CALM = "calm indeed"


@given(st.lists(st.integers(), unique=True, min_size=1), st.data())
def test_an_option_is_found_at_its_place(options: list[int], data: st.DataObject) -> None:
    request = Request("number", RED, tuple(options), "X1")
    place = data.draw(st.integers(0, len(options) - 1))
    assert request.check(options[place]) == place


@each("choice", [1, True, 1.0, "1", None, Mood.CALM, 3])
def test_an_equal_of_another_type_is_no_option(choice: object) -> None:
    request = Request("blow", BLUE, tuple(Blow), "R22")
    with pytest.raises(IllegalChoiceError) as refused:
        request.check(choice)
    assert refused.value.rule == "R22"
    assert "Blue may not choose" in str(refused.value)
    assert "for blow now; allowed: jab, hook (R22)" in str(refused.value)


def test_without_options_nothing_is_allowed() -> None:
    with pytest.raises(IllegalChoiceError):
        Request("square", RED, (), "R46").check("a1")


def test_a_script_gets_the_choice_it_asked_for() -> None:
    request = Request("number", RED, (1, 2), "X1")
    script = ask(request)
    assert next(script) is request
    with pytest.raises(StopIteration) as over:
        script.send(2)
    assert over.value.value == 2


def test_two_choices_come_as_a_pair() -> None:
    first, second = (Request("number", corner, (1, 2), "X1") for corner in CORNERS)
    script = ask_both(first, second)
    asked = next(script)
    assert isinstance(asked, Both)
    assert (asked.first, asked.second) == (first, second)
    with pytest.raises(StopIteration) as over:
        script.send((1, 2))
    assert over.value.value == (1, 2)


@each("choice, word", [(Blow.HOOK, "hook"), (Mood.CALM, "calm"), ("c3", "c3"), (7, "7")])
def test_choices_have_words(choice: object, word: str) -> None:
    assert choice_word(choice) == word


def test_corners() -> None:
    assert CORNERS == (RED, BLUE)
    for corner in Corner:
        assert CORNERS[corner.index] is corner
        assert corner.opponent is not corner
        assert corner.opponent.opponent is corner
