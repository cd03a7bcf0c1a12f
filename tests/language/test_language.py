"""Messages: English as they stand, another language at the door, and the same in every process."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator

import pytest

from ringside_manager.language import LANGUAGE, Pseudo, joined, later, say, say_number, tr, translated, word


@pytest.fixture
def german() -> Iterator[None]:
    LANGUAGE.speak("de")
    yield
    LANGUAGE.speak("en")


def test_a_message_is_its_english_sentence_everywhere() -> None:
    message = say("There is no {what} named {name}.", what=word("fighter"), name="{Ali}")
    assert message == "There is no fighter named {Ali}."
    assert json.dumps([message]) == '["There is no fighter named {Ali}."]'
    assert say_number("{n} bout of {name}", "{n} bouts of {name}", 2, name="Ali") == "2 bouts of Ali"


@pytest.mark.usefixtures("german")
def test_at_the_door_the_sentence_and_the_messages_in_it_are_translated() -> None:
    message = say("There is no {what} named {name}.{hint}", what=word("fighter"), name="fighter", hint="")
    assert translated(message) == message() == "Diesen Namen gibt es hier nicht (Boxer): fighter."
    assert translated(joined(" ", ("fighter", later("fighter")))) == "fighter Boxer"
    assert tr("%n bout", "%n bouts", 1) == "1 Kampf"
    assert tr("%n bout", "%n bouts", 3) == "3 Kämpfe"


def test_braces_of_a_text_without_values_stand_for_themselves() -> None:
    assert later("{name} wins") == "{name} wins"
    assert later("{name} wins")().format(name="Ali") == "Ali wins"


def test_a_message_reaches_another_process_whole() -> None:
    message = say_number("{n} bout of {name}", "{n} bouts of {name}", 2, name=later("fighter"))
    for again in (pickle.loads(pickle.dumps(message)), copy.deepcopy(message)):
        assert (again, again.template, again.values) == (message, message.template, message.values)


def test_a_pseudo_language_marks_every_text() -> None:
    with Pseudo() as pseudo:
        assert tr("Save") == "⟦Save~⟧"
    assert pseudo.asked == {"Save"}
    assert tr("Save") == "Save"


def test_a_language_nobody_wrote_is_english() -> None:
    assert LANGUAGE.speak("xx") == "en"
