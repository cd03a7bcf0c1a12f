"""Cards: every lawful card comes back, and every fault is told with its place, all at once."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.engines.quest.card import NO_MOVES, QuestCard
from ringside_manager.engines.quest.moves import MOVES
from ringside_manager.engines.quest.tables import Pool
from ringside_manager.written.cards import CardError
from tests.slow import each

GOOD: dict[str, Any] = {
    "name": "Somebody", "speed": [[6, 6]], "defense": [[6, 6], [1, 4]], "might": [[7, 8], [1, 6]],
    "cunning": [[5, 6]], "stamina_bonus": -2, "moves": ["haymaker", "turtle"], "home": False,
}  # fmt: skip


@st.composite
def pools(draw: st.DrawFn) -> Pool:
    sides = draw(st.sampled_from((4, 6, 8, 10, 12)))
    smaller = [0, *(size for size in (4, 6, 8, 10) if size < sides)]
    return Pool(draw(st.integers(3, 10)), sides, draw(st.sampled_from(smaller)))


cards = st.builds(
    QuestCard,
    name=st.text(min_size=1).filter(str.strip),
    speed=pools(),
    defense=pools(),
    might=pools(),
    cunning=pools(),
    stamina_bonus=st.integers(-9, 9),
    moves=st.lists(st.sampled_from(MOVES), unique=True).map(tuple),
    home=st.booleans(),
)


@given(card=cards)
def test_every_lawful_card_comes_back(card: QuestCard) -> None:
    assert QuestCard.from_data(json.loads(json.dumps(card.as_data()))) == card
    assert pickle.loads(pickle.dumps(card)) == card


def test_a_boxer_without_moves_says_so() -> None:
    card = QuestCard.from_data({**GOOD, "moves": NO_MOVES})
    assert card.moves == ()
    assert card.as_data()["moves"] == "none"


def faults(card: dict[str, Any]) -> list[tuple[str, str]]:
    with pytest.raises(CardError) as caught:
        QuestCard.from_data(card)
    assert all(fault.message in str(caught.value) for fault in caught.value.faults)
    return [(".".join(fault.place), fault.message) for fault in caught.value.faults]


@each("key, value, told", [
        ("name", " ", "name is missing"),
        ("speed", [[2, 6]], "speed has 2 dice of 6 faces, allowed are 3 to 10 dice of 4, 6, 8, 10 or 12 faces"),
        ("speed", [[11, 6]], "speed has 11 dice of 6 faces, allowed are 3 to 10 dice of 4, 6, 8, 10 or 12 faces"),
        ("might", [[6, 20]], "might has 6 dice of 20 faces, allowed are 3 to 10 dice of 4, 6, 8, 10 or 12 faces"),
        ("might", [[6, 6], [1, 6]], "might has 1 extra dice of 6 faces, allowed is one of fewer faces than 6"),
        ("might", [[6, 6], [2, 4]], "might has 2 extra dice of 4 faces, allowed is one of fewer faces than 6"),
        ("cunning", "5d6", "cunning is '5d6', expected dice such as [[7, 6], [1, 4]]"),
        ("cunning", [[5, True]], "cunning is [[5, True]], expected dice such as [[7, 6], [1, 4]]"),
        ("cunning", [], "cunning is [], expected dice such as [[7, 6], [1, 4]]"),
        ("stamina_bonus", 10, "stamina_bonus is 10, allowed are -9 to 9"),
        ("stamina_bonus", True, "stamina_bonus is True, allowed are -9 to 9"),
        ("moves", [], "moves is [], expected a list of special moves, or the word none"),
        ("moves", ["turtel"], "moves names 'turtel' (did you mean turtle?)"),
        ("moves", ["turtle", "turtle"], "moves names turtle twice"),
        ("home", "yes", "home is 'yes', allowed are true and false"),
    ])  # fmt: skip
def test_a_fault_is_told_with_its_place(key: str, value: object, told: str) -> None:
    assert faults({**GOOD, key: value}) == [(key, told)]


def test_all_faults_are_told_at_once() -> None:
    told = faults({"name": "X", "sped": [[6, 6]], "stamina_bonus": 99})
    assert [place for place, _ in told] == ["sped", "speed", "defense", "might", "cunning", "stamina_bonus", "moves",
                                            "home"]  # fmt: skip
    assert told[0] == ("sped", "sped is no rating (did you mean speed?)")
    assert told[1] == ("speed", "speed is missing")


def test_a_move_nobody_knows() -> None:
    ((place, message),) = faults({**GOOD, "moves": [7]})
    assert place == "moves"
    assert message.startswith("moves names 7, known are turtle, peekaboo")
