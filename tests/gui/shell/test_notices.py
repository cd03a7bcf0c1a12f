"""Messages at the top of the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ringside_manager.errors import DiskFullError, RuleError
from ringside_manager.gui.place import Place
from ringside_manager.gui.shell.notices import Notices


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
