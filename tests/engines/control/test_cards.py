"""Control cards: every fault is told, with its place, and all at once (K4)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.engines.control.tables import RATINGS, ControlCard
from ringside_manager.written.cards import CardError
from tests.engines.control.vector_script import TYPICAL, card
from tests.slow import each

WRITTEN: dict[str, Any] = {"name": "Somebody", **TYPICAL}
lawful = st.fixed_dictionaries(
    {key: st.integers(allowed[0], allowed[-1]) for key, (_, allowed) in RATINGS.items()}
    | {"EPL_column": st.sampled_from("ABCDE"), "name": st.text(min_size=1).filter(str.strip)}
).filter(lambda data: data["stamina_round"] >= data["groove_round"])


def faults(**changed: object) -> dict[str, str]:
    with pytest.raises(CardError) as error:
        ControlCard.from_data({**WRITTEN, **changed})
    for fault in error.value.faults:
        assert fault.message in str(error.value)
    return {fault.place[0]: fault.message for fault in error.value.faults}


@given(data=lawful)
def test_a_lawful_card_comes_back(data: dict[str, Any]) -> None:
    assert ControlCard.from_data(data).as_data() == data


@given(key=st.sampled_from(sorted(RATINGS)), by=st.integers(1, 40), below=st.booleans())
def test_a_rating_out_of_range_is_told_with_what_is_allowed(key: str, by: int, below: bool) -> None:
    allowed = RATINGS[key][1]
    wrong = allowed[0] - by if below else allowed[-1] + by
    assert faults(**{key: wrong}) == {key: f"{key} is {wrong}, allowed are {allowed[0]} to {allowed[-1]}"}


def test_all_faults_are_told_at_once() -> None:
    found = faults(chin=True, EPL_column="F", TR="6", power=1.0, chinn=5)
    assert found == {
        "chinn": "chinn is no rating (did you mean chin?)",
        "TR": "TR is '6', allowed are 2 to 9",
        "chin": "chin is True, allowed are 2 to 8",
        "power": "power is 1.0, allowed are 1 to 5",
        "EPL_column": "EPL_column is 'F', allowed are A, B, C, D, E",
    }


def test_what_is_missing_is_named() -> None:
    with pytest.raises(CardError) as error:
        ControlCard.from_data({})
    assert {fault.place[0] for fault in error.value.faults} == {"name", "EPL_column", *RATINGS}


def test_the_stamina_round_is_not_before_the_groove_round() -> None:
    told = "stamina_round is 5, allowed is the groove round, 6, or later"
    assert faults(groove_round=6, stamina_round=5) == {"stamina_round": told}
    assert card(groove_round=5, stamina_round=5).stamina_round == 5


@each("column", ["", "AB", "c", 3, None])
def test_a_column_is_one_letter(column: object) -> None:
    assert set(faults(EPL_column=column)) == {"EPL_column"}
