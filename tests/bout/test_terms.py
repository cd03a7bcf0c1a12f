"""Terms and options: defaults filled in, everything else refused in words."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout import Carried, OptionSpec, Terms
from ringside_manager.bout.terms import complete_options
from ringside_manager.errors import RuleError, UnknownNameError, UsageError
from tests.bout.toy import TOY
from tests.slow import each

SWITCH = OptionSpec("saved", (False, True), False, "a switch", "R37")
WORDS = OptionSpec("scoring", ("rounds", "ten_must"), "rounds", "a word", "R11")
NUMBER = OptionSpec("judges", (1, 3), 3, "a number", "X1")
SPECS = (SWITCH, WORDS, NUMBER)


@each(
    "text, value",
    [("yes", True), ("TRUE", True), ("On", True), ("no", False), ("false", False), ("off", False)],
)
def test_switches(text: str, value: bool) -> None:
    assert SWITCH.parse(text) is value


@each("spec, text, value", [(WORDS, "Ten_Must", "ten_must"), (NUMBER, "3", 3)])
def test_words_and_numbers(spec: OptionSpec, text: str, value: object) -> None:
    parsed = spec.parse(text)
    assert parsed == value
    assert type(parsed) is type(value)


@each(
    "spec, text, allowed",
    [
        (SWITCH, "maybe", "no, yes"),
        (SWITCH, "1", "no, yes"),
        (WORDS, "", "rounds, ten_must"),
        (NUMBER, "2", "1, 3"),
    ],
)
def test_other_values_are_refused_with_the_allowed_ones(spec: OptionSpec, text: str, allowed: str) -> None:
    with pytest.raises(UsageError, match=f"{spec.name} takes {allowed}, not '{text}'"):
        spec.parse(text)


@given(st.text() | st.sampled_from(("yes", "No", "ON", "ten_must", "Rounds", "1", "3", "true ")))
def test_any_text_is_a_value_or_refused(text: str) -> None:
    for spec in SPECS:
        try:
            parsed = spec.parse(text)
        except UsageError:
            continue
        assert parsed in spec.values
        assert spec.parse(text.upper()) == parsed


def test_options_are_completed_and_read() -> None:
    assert complete_options(SPECS, {}) == {"saved": False, "scoring": "rounds", "judges": 3}
    chosen = complete_options(SPECS, {"saved": True, "judges": "1"})
    assert chosen == {"saved": True, "scoring": "rounds", "judges": 1}
    assert complete_options(SPECS, {"saved": "on"})["saved"] is True


def test_an_option_that_came_later_is_told_where_it_says_something() -> None:
    specs = (*SPECS, OptionSpec("new", (False, True), False, "A later rule.", "X9", later=True))
    assert (
        complete_options(specs, {}) == complete_options(specs, {"new": "no"}) == complete_options(SPECS, {})
    )
    assert complete_options(specs, {"new": "yes"}) == {**complete_options(SPECS, {}), "new": True}


def test_a_misspelt_option_is_refused_with_a_hint() -> None:
    with pytest.raises(
        UnknownNameError, match=r"no option named 'scorring'\. Did you mean scoring\?"
    ) as refused:
        complete_options(SPECS, {"scorring": "rounds"})
    assert refused.value.matches == ("scoring",)


@each("rounds", [0, 7, -1])
def test_a_length_the_system_does_not_have(rounds: int) -> None:
    with pytest.raises(RuleError, match=f"bouts of 1 to 6 rounds, not {rounds}"):
        TOY.info.terms(rounds)


def test_terms_are_completed() -> None:
    terms = TOY.info.terms()
    assert (terms.rounds, dict(terms.options), terms.carried) == (3, {"sides": 6}, (None, None))


def test_terms_cannot_be_changed_and_travel() -> None:
    options = {"sides": 2}
    terms = Terms(4, options, (Carried("toy", 1, 2), None))
    options["sides"] = 6
    assert terms.options["sides"] == 2
    with pytest.raises(TypeError):
        terms.options["sides"] = 6  # type: ignore[index]
    assert pickle.loads(pickle.dumps(terms)) == terms


@each("loss, start", [(-1, 10), (0, 0), (5, -3)])
def test_nobody_loses_less_than_nothing(loss: int, start: int) -> None:
    with pytest.raises(ValueError, match=f"nobody loses {loss} of {start}"):
        Carried("ringside", loss, start)


def test_one_may_lose_more_than_one_had() -> None:
    assert Carried("ringside", 91, 82).loss == 91
