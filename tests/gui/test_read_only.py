"""A league that can only be read: everything is shown, nothing is written, and whoever tries is told in words."""

from __future__ import annotations

import hashlib
from collections.abc import Container, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QPushButton, QWidget
from pytestqt.exceptions import capture_exceptions

from ringside_manager.errors import ReadOnlyError, RingsideError
from ringside_manager.gui.gallery import places
from ringside_manager.gui.settings import settings
from ringside_manager.gui.window import MainWindow
from tests.gui.conftest import league_window
from tests.gui.looking import settle

pytestmark = pytest.mark.usefixtures("undressed")

WRITES = ("undo", "redo", "continue", "backup")
"""Commands of the window that write to the league or beside it."""
READS = (
    "copy", "backups", "export html", "export csv", "export json", "export sqlite", "export journal", "check",
    "seats",
)  # fmt: skip
PLAYS = ("charts", "rulebook")
"""Pages that have nothing to write with, and are slow to paint."""


@pytest.fixture(params=["league_path", "promoter_league_path"])
def window(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The league of persons with Ann before it, or the one with a promoter with Pat."""
    for asked in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, asked, lambda *_, **__: ("", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_, **__: "")
    monkeypatch.setattr(QMessageBox, "exec", lambda _box: 0)
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Yes)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: True)
    seat = -1 if "promoter" in request.param else 0
    with league_window(request.getfixturevalue(request.param), read_only=True, seat=seat) as opened:
        yield opened


def digests(path: Path) -> dict[str, str]:
    return {
        file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in path.parent.glob(f"{path.name}*")
    }


def live_buttons(top: QWidget) -> list[QPushButton]:
    return [one for one in top.findChildren(QPushButton) if one.isVisible() and one.isEnabled()]


def key_of(page: str, button: QPushButton) -> tuple[str, str]:
    return page, button.text() or button.accessibleName()


def press_through_dialogs(others: Container[QWidget]) -> None:
    """Say yes to whatever has opened beside the ``others``, as far as that is offered, and close it."""
    for dialog in QApplication.topLevelWidgets():
        if isinstance(dialog, QDialog) and dialog.isVisible() and dialog not in others:
            for one in live_buttons(dialog):
                if one.property("kind") in ("primary", "danger"):
                    one.click()
            dialog.reject()


def test_the_banner_stays_and_what_writes_is_greyed_with_the_reason(window: MainWindow) -> None:
    (text,) = window.notices.texts
    assert "open for reading only" in text
    assert "Save a copy…" in [one.text() for one in window.notices.findChildren(QPushButton)]
    assert window.status.saved.whole == "Read-only"
    settings().set_value("curtain", True)
    window.desk.hand_over(window.desk.turns.order[0])
    window.desk.take_seat(window.desk.turns.order[0])
    assert window.notices.texts == (text,)
    window.actions_.refresh()
    for key in WRITES:
        action = window.actions_.actions[key]
        assert not action.isEnabled(), key
        assert "reading only" in action.toolTip(), key
    for key in READS:
        assert window.actions_.actions[key].isEnabled(), key


ACTS = {True: ("cards", "promoter", "tournament", "night"), False: ("office",)}
"""Pages on which people decide, in the league with a promoter and in the one without; the matchmaker is slow."""


@pytest.mark.parametrize("everywhere", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_no_button_of_a_page_writes(window: MainWindow, everywhere: bool) -> None:
    session = window.desk.session
    pages = () if everywhere else ACTS[bool(session.books.promoter)]
    before, told, stood = digests(session.path), list[RingsideError](), list[object]()
    session.failed.connect(told.append)
    session.handed_in.connect(stood.append)
    pressed, others = set[tuple[str, str]](), QApplication.topLevelWidgets()
    with capture_exceptions() as faults:
        for name, place in places(session.books):
            if name in PLAYS or (pages and name not in pages):
                continue
            window.desk.go(place)
            settle(20)
            page = window.desk.view.page
            while button := next(
                (one for one in live_buttons(page) if key_of(name, one) not in pressed), None
            ):
                pressed.add(key_of(name, button))
                button.click()
                settle(2)
                press_through_dialogs(others)
                if window.desk.view.page is not page or not page.isVisible():
                    window.desk.go(place)
                    settle(20)  # what the page is filled with anew is shown a moment later
        session.wait()
    assert [fault[1] for fault in faults] == []
    assert stood == []
    assert all(isinstance(error, ReadOnlyError) for error in told)
    assert digests(session.path) == before
    assert len(pressed) > 5
