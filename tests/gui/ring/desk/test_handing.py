"""Handing a corner over from the desk, and what may be taken back in the bout."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ringside_manager.bout.corner import RED
from ringside_manager.gui.ring.desk.confirming import HandOverPanel
from ringside_manager.gui.ring.exhibition.dialog import ExhibitionDialog
from ringside_manager.gui.ring.live_bout import TakingBack, agreed
from ringside_manager.play import Contest, Until
from tests.gui.ring.desk.drive import ANN, BOB, EXPERT, desk_for, press, until_pair
from tests.play.test_contest import heavyweights

pytestmark = pytest.mark.usefixtures("undressed")

SEED = 8
"""Of a bout that goes its three rounds."""


def test_a_corner_is_handed_over_by_mouse_and_by_keys(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, EXPERT), setup=heavyweights(3), seed=SEED)
    rounds = []
    for key in (None, Qt.Key.Key_2, Qt.Key.Key_4):
        rounds.append(desk.match.contest.bout.scene.round)
        press(desk.head.hand_over)
        assert isinstance(desk.panel, HandOverPanel)
        if key is None:
            press(desk.panel.buttons[Until.ROUND])
        else:
            QTest.keyClick(desk.panel, key)
    assert rounds == [1, 2, 3]
    assert not desk.match.is_live
    decided = {request.corner for request, _ in desk.match.contest.bout.decided}
    assert RED in decided, "what the corner decided is in the record like a decision of the person"


def test_nothing_is_handed_over_by_the_way_out(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, EXPERT))
    asked = desk.match.requests
    press(desk.head.hand_over)
    QTest.keyClick(desk.panel, Qt.Key.Key_Escape)
    assert desk.match.requests == asked
    assert not isinstance(desk.panel, HandOverPanel)


def test_of_two_who_choose_in_secret_one_hands_over_and_the_other_is_asked(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, BOB))
    until_pair(desk)
    press(desk.head.hand_over)
    assert [desk.panel.whom.itemText(at) for at in range(desk.panel.whom.count())] == list(desk.match.names)
    desk.panel.plan.setCurrentIndex(1)
    plan = desk.panel.plan.currentData().name
    press(desk.panel.buttons[Until.TURN])
    (request,) = desk.match.requests
    assert request.corner is not RED
    press(desk.head.hand_over)
    assert desk.panel.plan.currentData().name == plan, "instructions are offered again"


@pytest.mark.parametrize("wish", [*TakingBack, None])
def test_what_may_be_taken_back_is_kept_with_the_bout(wish: TakingBack | None) -> None:
    contest = Contest(heavyweights(), 7, (ANN, EXPERT))
    if wish is not None:
        contest.notes["taking_back"] = wish.value
    again = Contest.take_up(contest.put_aside())
    assert agreed(again, TakingBack.AGREED) is (wish or TakingBack.AGREED)


def test_an_exhibition_asks_what_may_be_taken_back(qtbot: QtBot) -> None:
    dialog = ExhibitionDialog()
    qtbot.addWidget(dialog)
    red, blue = dialog.corners
    assert dialog.exhibition().taking_back is TakingBack.FREE
    blue.who.setCurrentIndex(0)
    assert dialog.exhibition().taking_back is TakingBack.AGREED
    dialog.taking.choose(TakingBack.NEVER)
    dialog.taking.activated.emit(0)
    red.who.setCurrentIndex(1)
    assert dialog.exhibition().taking_back is TakingBack.NEVER
