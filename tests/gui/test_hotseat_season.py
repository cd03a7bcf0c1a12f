"""Two people and two AI managers play eight nights at one keyboard, without a mouse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.gui.advance.night_run import RunState
from ringside_manager.gui.session import Session
from ringside_manager.gui.shell.league_desk import LeagueDesk
from ringside_manager.gui.window import MainWindow
from ringside_manager.office.office import Office
from ringside_manager.office.queries.advance import StepKind
from tests.gui.looking import settle, texts

NIGHTS = 8
MOST_STEPS = 400


class Keyboard:
    """Somebody at the keyboard of a window who has no mouse."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.pressed = 0

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """One key, to whatever has the focus."""
        self.pressed += 1
        QTest.keyClick(QApplication.focusWidget() or self._window, key, modifier)
        settle(1)

    def go_on(self) -> None:
        """The keys of Continue."""
        self.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    def tab_to(self, text: str) -> bool:
        """Go through the controls to a button of that text; whether there is one."""
        first: QWidget | None = None
        for _ in range(200):
            here = QApplication.focusWidget()
            if isinstance(here, QPushButton) and here.text() == text:
                return True
            if here is not None and here is first:
                return False
            first = first or here
            self.press(Qt.Key.Key_Tab)
        return False


@pytest.fixture
def window(qtbot: QtBot, new_league_path: Path) -> Iterator[MainWindow]:
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.activateWindow()
    made.show_league(Session.open(new_league_path))
    yield made
    made.close()


def desk_of(window: MainWindow) -> LeagueDesk:
    assert window.desk is not None
    return window.desk


def one_step(window: MainWindow, keyboard: Keyboard) -> None:
    """What a person would do next, by keys."""
    desk = desk_of(window)
    if desk.curtain.is_down:
        keyboard.press(Qt.Key.Key_Space)  # the focus is on "I am Ann"
    elif desk.advancer.run.state is RunState.COMPUTING:
        desk.session.wait()
    elif desk.advancer.run.state is RunState.IDLE and desk.advancer.step().kind is StepKind.ANSWER:
        keyboard.go_on()
        assert keyboard.tab_to("Refuse"), "every decision of the inbox can be reached by Tab"
        keyboard.press(Qt.Key.Key_Space)
        answer_dialogs(keyboard)
        desk.session.wait()
    else:
        keyboard.go_on()
    settle(1)


def answer_dialogs(keyboard: Keyboard) -> None:
    """Where a reason is asked for, give none."""
    if QApplication.activeModalWidget() is not None:
        keyboard.press(Qt.Key.Key_Return)


def test_eight_nights_by_keyboard_alone(window: MainWindow, new_league_path: Path) -> None:
    keyboard, desk = Keyboard(window), desk_of(window)
    for _ in range(MOST_STEPS):
        if desk.session.books.closed >= NIGHTS and desk.advancer.run.state is RunState.IDLE:
            break
        one_step(window, keyboard)
    assert desk.session.books.closed >= NIGHTS
    assert len([bout for bout in desk.session.books.bouts.values() if bout.outcome]) >= NIGHTS
    window.close_league()
    with Office.open(new_league_path) as office:
        assert office.check(replay=False) == ()
        assert office.books.closed >= NIGHTS


def test_behind_the_curtain_nothing_of_the_last_person_is_left(window: MainWindow) -> None:
    keyboard, desk = Keyboard(window), desk_of(window)
    one_step(window, keyboard)
    assert desk.session.viewer is not None
    assert desk.session.viewer.name == "Ann"
    mine = [
        desk.session.books.fighters[n].name
        for n in desk.session.books.managers[desk.session.viewer.manager or 0].stable
    ]
    assert any(name in text for name in mine for text in texts(window))
    desk.hand_over(desk.turns.order[1])
    settle()
    told = texts(window)
    assert not [text for text in told for name in mine if name in text]
    keyboard.press(Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert desk.curtain.is_down
