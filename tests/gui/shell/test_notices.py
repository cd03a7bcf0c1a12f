"""Messages at the top of the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.errors import DiskFullError, RuleError
from ringside_manager.gui.place import Place
from ringside_manager.gui.shell.status import Notices
from ringside_manager.gui.widgets import button, column, row
from tests.gui.looking import settle


@pytest.fixture
def notices(qtbot: QtBot) -> Notices:
    made = Notices()
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_refusal_opens_the_rule_it_names(qtbot: QtBot, notices: Notices) -> None:
    gone: list[Place] = []
    notice = notices.tell_error(RuleError("C41", "Not popular enough.", next_step="Win."), gone.append)
    assert notices.texts == ("Not popular enough. (C41)  Win.",)
    door = next(one for one in notice.findChildren(type(notice.shut)) if "C41" in one.text())
    qtbot.mouseClick(door, Qt.MouseButton.LeftButton)
    assert gone == [Place("rulebook", part="C41")]
    assert notices.texts == ()


def test_markup_is_shown_as_it_is(notices: Notices) -> None:
    notices.tell_error(DiskFullError("<b>full</b> & more"), lambda _: None)
    assert notices.texts == ("<b>full</b> & more",)


def test_the_same_message_stands_once_and_old_ones_go(qtbot: QtBot, notices: Notices) -> None:
    for text in ("one", "two", "two", "three", "four"):
        notices.tell(text)
    assert notices.texts == ("four", "three", "two")
    notices.clear()
    assert notices.texts == ()


@pytest.mark.usefixtures("dressed")
def test_messages_told_at_once_stand_whole_under_each_other(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    notices = Notices(window)
    made = [notices.tell(f"Done: {word}", "good", (("Undo", window.update),), passing=True) for word in "abc"]
    settle()
    for notice in made:
        assert notice.height() >= notice.sizeHint().height()


def test_what_goes_by_itself_goes_when_somebody_goes_on(notices: Notices) -> None:
    notices.tell("Done: an offer", passing=True)
    notices.tell("Saved", "good")
    notices.tell("The disk is full", "bad")
    notices.go_by()
    assert notices.texts == ("The disk is full",)


def test_a_message_never_lies_over_the_button_that_goes_on(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 600)
    on = button("Start the night", kind="primary")
    column(None, row(None, on, None), parent=window)
    notices = Notices(window)
    window.show()
    notice = notices.tell("Johnson has been offered the bout.", "good")
    notices.settle()
    over = QRect(on.mapTo(window, QPoint()), on.size())
    assert not notices.geometry().intersects(over)
    assert notice.isVisible()
    on.hide()
    notices.settle()
    assert notices.geometry().intersects(over)
