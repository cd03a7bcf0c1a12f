"""Taking back by agreement, and the towel."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.outcome import Method
from ringside_manager.gui.ring import TakingBack
from ringside_manager.gui.ring.desk.bells import EndPanel
from ringside_manager.gui.ring.desk.confirming import AgreementPanel, TowelPanel
from ringside_manager.gui.ring.desk.panels import RequestPanel
from tests.gui.looking import texts
from tests.gui.ring.desk.drive import ANN, EXPERT, desk_for, key, press, roll, until_pair


def test_where_it_is_free_the_last_decision_is_taken_back_at_once(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    asked = desk.match.requests
    assert not desk.foot.back.isEnabled()
    key(desk, asked[0], 1)
    press(desk.foot.back)
    assert desk.match.requests == asked
    assert desk.foot.said.text() == "Taken back."


def test_the_other_corner_has_to_agree_by_name_with_a_key_of_its_own(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, taking_back=TakingBack.AGREED)
    asked = desk.match.requests
    (corner,) = {request.corner for request in asked}
    key(desk, asked[0], 1)
    now = desk.match.requests
    press(desk.foot.back)
    panel = desk.panel
    assert isinstance(panel, AgreementPanel)
    assert set(panel.buttons) == {corner.opponent}
    assert desk.match.name(corner.opponent) in panel.buttons[corner.opponent].title_text
    red, blue = Qt.Key.Key_R, Qt.Key.Key_B
    own, other = (red, blue) if corner is CORNERS[0] else (blue, red)
    QTest.keyClick(panel, own)
    assert desk.match.requests == now  # his own key is no agreement
    QTest.keyClick(panel, other)
    assert desk.match.requests == asked


def test_if_the_other_corner_refuses_it_stands(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, taking_back=TakingBack.AGREED)
    key(desk, desk.match.requests[0], 1)
    now = desk.match.requests
    press(desk.foot.back)
    assert isinstance(desk.panel, AgreementPanel)
    QTest.keyClick(desk.panel, Qt.Key.Key_Escape)
    assert desk.match.requests == now
    assert isinstance(desk.panel, RequestPanel)


def test_opened_secrets_are_taken_back_only_if_both_agree(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, taking_back=TakingBack.AGREED)
    until_pair(desk)
    pair = desk.match.requests
    for request in pair:
        key(desk, request, 0)
    press(desk.foot.back)
    panel = desk.panel
    assert isinstance(panel, AgreementPanel)
    assert set(panel.buttons) == set(CORNERS)
    red = CORNERS[0]
    assert "Both corners have to agree: they chose at the same time." in "\n".join(texts(panel))
    assert [panel.states[corner].text() for corner in CORNERS] == [
        "Waiting for Muhammad Ali",
        "Waiting for Rocky Marciano",
    ]
    press(panel.buttons[red])
    assert desk.panel is panel
    assert [panel.states[corner].text() for corner in CORNERS] == [
        "Muhammad Ali: agreed ✓",
        "Waiting for Rocky Marciano",
    ]
    QTest.keyClick(panel, Qt.Key.Key_R)  # he has said so already
    assert desk.panel is panel
    press(panel.buttons[CORNERS[1]])
    assert desk.match.requests == pair


def test_a_die_is_taken_back_under_its_own_name(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, real_dice=True, taking_back=TakingBack.AGREED)
    roll(desk, 71)
    press(desk.foot.back)
    assert isinstance(desk.panel, AgreementPanel)
    assert desk.head.question.text() == "Take the last die back?"
    assert set(desk.panel.buttons) == {CORNERS[1]}
    assert "if Rocky Marciano's corner agrees" in "\n".join(texts(desk.panel))


def test_against_the_program_nobody_is_there_to_ask(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, EXPERT), taking_back=TakingBack.AGREED)
    asked = desk.match.requests
    key(desk, asked[0], 0)
    press(desk.foot.back)
    assert desk.match.requests == asked


def test_where_decisions_stand_the_desk_says_so(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, taking_back=TakingBack.NEVER)
    key(desk, desk.match.requests[0], 0)
    assert desk.foot.back.isHidden()
    assert "Decisions stand" in desk.foot.said.text()


def test_a_choice_that_is_sealed_may_be_made_anew_without_asking_anybody(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, taking_back=TakingBack.AGREED)
    until_pair(desk)
    key(desk, desk.match.requests[0], 0)
    press(desk.foot.back)
    assert len(desk.match.requests) == 2


def test_the_towel_names_the_corner_and_ends_the_bout(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, EXPERT))
    key(desk, desk.match.requests[0], 0)
    press(desk.foot.towel)
    panel = desk.panel
    assert isinstance(panel, TowelPanel)
    assert list(panel.buttons) == [CORNERS[0]]
    assert panel.buttons[CORNERS[0]].title_text == "Throw in the towel for Muhammad Ali"
    press(panel.buttons[CORNERS[0]])
    outcome = desk.match.finished.outcome
    assert (outcome.method, outcome.winner) == (Method.RTD, CORNERS[1])
    assert isinstance(desk.panel, EndPanel)


def test_the_towel_may_stay_in_the_hand(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    asked = desk.match.requests
    press(desk.foot.towel)
    assert isinstance(desk.panel, TowelPanel)
    assert list(desk.panel.buttons) == list(CORNERS)
    press(desk.panel.out)
    assert desk.match.is_live
    assert desk.match.requests == asked
    assert isinstance(desk.panel, RequestPanel)
