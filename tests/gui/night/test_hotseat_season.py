"""A hot-seat season for two people and two AI managers, by keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.gui.session import Session
from ringside_manager.gui.window import MainWindow
from ringside_manager.office.office import Office
from tests.gui.widgets_read import settle, texts
from tests.slow import rest_slow

pytestmark = pytest.mark.usefixtures("undressed")


class Player:
    """Somebody at the keyboard who never touches the mouse."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.bot = qtbot
        self.seen: list[str] = []

    @property
    def session(self) -> Session:
        return self.window.desk.session

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key wherever the focus is, and wait for what it does."""
        with self.bot.waitActive(self.window):
            self.window.activateWindow()
        self.bot.keyClick(self.window.focusWidget() or self.window, key, modifier)
        self.session.wait()
        settle()

    def go_on(self) -> None:
        """Continue."""
        self.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    def focused(self) -> str:
        """What the control with the focus is called."""
        widget: QWidget | None = self.window.focusWidget()
        return "" if widget is None else widget.accessibleName()

    def label(self) -> str:
        """What Continue would do."""
        return self.window.go_on.go.text()

    def sit_down(self) -> None:
        """Lift the curtain."""
        assert self.window.desk.curtain.is_down
        assert self.focused().endswith("begin my turn")
        self.key(Qt.Key.Key_Space)
        assert not self.window.desk.curtain.is_down
        viewer = self.session.viewer
        self.seen.append(viewer.name)

    def answer_all(self) -> None:
        """Accept what can be accepted, refuse the rest: Continue leads to it, the keyboard is on it."""
        for _ in range(40):
            if not self.label().startswith("Answer"):
                return
            before = len(self.session.entries)
            self.go_on()
            assert self.focused().startswith("Accept: ")
            self.key(Qt.Key.Key_Space)
            if len(self.session.entries) == before:
                self.go_on()
                self.key(Qt.Key.Key_Tab)
                assert self.focused().startswith("Refuse: ")
                self.key(Qt.Key.Key_Space)
        raise AssertionError(f"still to answer: {texts(self.window)}")

    def fight_night(self) -> None:
        """From the poster to the report."""
        night = self.session.books.closed + 1
        assert self.label() == f"Start fight night {night}"
        self.go_on()
        for _ in range(40):
            if self.label() not in ("Ring the bell", "Next bout", "To the report"):
                break
            assert self.window.desk is not None
            self.key(Qt.Key.Key_Space)
        assert self.session.books.closed == night
        assert f"Night {night}" in texts(self.window)


@pytest.fixture
def player(new_league_path: Path, qtbot: QtBot) -> Iterator[Player]:
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.show_league(Session.open(new_league_path))
    settle()
    yield Player(window, qtbot)
    window.close()
    QApplication.processEvents()


@pytest.mark.parametrize("nights", rest_slow([2, 8]))
def test_nights_by_keyboard(player: Player, new_league_path: Path, nights: int) -> None:
    for _ in range(8 * nights):
        if player.window.desk.curtain.is_down:
            player.sit_down()
            player.answer_all()
        elif player.label().startswith("Start fight night"):
            player.fight_night()
            if player.session.books.closed >= nights:
                break
        else:
            player.go_on()
    assert set(player.seen) == {"Ann", "Ben"}
    player.go_on()
    assert player.session.books.closed >= nights
    bouts = {m.name: m.tally.bouts for m in player.session.books.managers.values()}
    assert min(bouts.values()) > 0
    player.window.close()
    with Office.open(new_league_path) as office:
        assert office.books.closed >= nights
        assert office.check() == ()
