"""Plans that stay secret when both have planned: nothing is opened by choosing, and what a corner learns it sees alone."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ringside_manager.bout.corner import choice_word
from ringside_manager.gui.ring.desk import PlayDesk
from ringside_manager.gui.ring.desk.confirming import RevealPanel
from ringside_manager.gui.ring.desk.panels import RequestPanel
from ringside_manager.gui.ring.desk.secrets import CurtainPanel, PairPanel, SecretPanel
from ringside_manager.gui.ring.desk.sheet import SheetPanel, SheetsPanel
from ringside_manager.play import Seat, Sitter
from tests.gui.looking import settle, texts, unnamed
from tests.gui.ring.desk.drive import ANN, BOB, desk_for, press
from tests.gui.ring.quests import setup

pytestmark = pytest.mark.usefixtures("undressed")

PLAIN = Seat(Sitter.PROGRAM, level="plain")
MANAGERS = {"red_second_3": "manager:water+work_judges"}


def place_of(request: Any, word: str) -> int:
    return [choice_word(option) for option in request.options].index(word)


def choose(desk: PlayDesk, word: str) -> None:
    """Answer by pressing a card, behind the curtain if there is one."""
    if isinstance(desk.panel, CurtainPanel):
        QTest.keyClick(desk.panel, Qt.Key.Key_Return)
        settle(5)
    panel = desk.panel
    assert isinstance(panel, SecretPanel | RequestPanel)
    press(panel.cards.cards[place_of(panel.request, word)])
    settle(5)


def test_a_clash_is_planned_on_a_sheet_that_says_what_it_brings_and_opens_nothing(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, PLAIN), setup=setup(rounds=1))
    desk.reveal_time = 5000
    choose(desk, "nothing")
    assert isinstance(desk.panel, SheetPanel)
    (aggressive, *_) = [
        one for one in desk.panel.findChildren(QPushButton) if one.accessibleName() == "Aggressive"
    ]
    assert "2 stamina; the Edge" in aggressive.toolTip()
    assert "He attacks: you hit" in aggressive.toolTip()
    assert any(text.startswith("Stamina left to plan with:") for text in texts(desk))
    assert unnamed(desk) == []
    for clash in (1, 2, 3):
        desk.panel.choose(f"clash_{clash} 0", "defensive")
    desk.panel.seal()
    assert not isinstance(desk.panel, RevealPanel)


def test_what_was_chosen_is_said_where_the_same_is_asked_again(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, PLAIN), setup=setup(rounds=1))
    assert desk.foot.said.text() == ""
    choose(desk, "water")
    assert desk.foot.said.text() == "Chosen: Water and Stool. What else?"
    choose(desk, "nothing")
    assert "Chosen" not in desk.foot.said.text()


@pytest.mark.parametrize("words", [("water", "swab"), ("nothing", "nothing")])
def test_two_people_plan_behind_the_curtain_and_nothing_is_opened(
    qtbot: QtBot, words: tuple[str, str]
) -> None:
    desk = desk_for(qtbot, (ANN, BOB), setup=setup(rounds=1))
    desk.reveal_time = 5000
    assert isinstance(desk.panel, CurtainPanel)
    for word in words:
        choose(desk, word)
        assert isinstance(desk.panel, CurtainPanel | SheetsPanel)
        assert "Water and Stool" not in " ".join(texts(desk))
    assert len(desk.match.requests) == 2


def test_a_corner_asked_alone_is_asked_behind_the_curtain(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, BOB), setup=setup(rounds=1))
    choose(desk, "water")
    choose(desk, "nothing")
    (request,) = desk.match.requests
    assert request.kind == "technique"
    assert isinstance(desk.panel, CurtainPanel)
    choose(desk, "nothing")
    assert {one.kind for one in desk.match.requests} == {"clash_1"}


def test_what_the_manager_has_learned_is_told_to_his_corner_alone(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, BOB), setup=setup(rounds=1, **MANAGERS))
    choose(desk, "work_judges")
    choose(desk, "nothing")
    choose(desk, "nothing")
    assert desk.match.requests[0].kind == "judge"
    choose(desk, "second")
    assert desk.match.requests[0].kind == "clash_1"
    told = []
    for _ in range(2):
        assert "looks for" not in " ".join(texts(desk))
        QTest.keyClick(desk.panel, Qt.Key.Key_Return)
        settle(5)
        told.append(any("Judge 2 looks for: " in text for text in texts(desk)))
        assert isinstance(desk.panel, SheetPanel)
        for clash in (1, 2, 3):
            desk.panel.choose(f"clash_{clash} 0", "defensive")
        press(desk.panel.seal_button)
    assert told == [True, False]


def test_one_person_in_both_corners_has_no_secrets(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, ANN), setup=setup(rounds=1))
    assert isinstance(desk.panel, PairPanel)
