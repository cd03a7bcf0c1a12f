"""The window by keys alone: where Tab stops, that one sees it there, tables, and the letters of menus."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from ringside_manager.gui.gallery import places
from ringside_manager.gui.language import speak
from ringside_manager.gui.place import PAGES
from ringside_manager.gui.tables.view import TableView
from ringside_manager.gui.window import MainWindow
from tests.gui.conftest import shared_window
from tests.gui.looking import described, settle
from tests.slow import rest_slow

MOST_STOPS = 200
RING = "ring"
"""Has the whole window, and its keys are those of the bout."""


@pytest.fixture(scope="module")
def window(
    played_league_file: Path, tmp_path_factory: pytest.TempPathFactory, qapp: QApplication
) -> Iterator[MainWindow]:
    with shared_window(played_league_file, tmp_path_factory.mktemp("keys")) as opened:
        opened.activateWindow()
        yield opened


def show(window: MainWindow, key: str) -> None:
    window.desk.go(dict(places(window.desk.session.books))[key])
    settle(100)


def stops(window: MainWindow) -> Iterator[QWidget]:
    """Where Tab stops, from the list of pages on, until it has come round."""
    lit = next(
        button for button in window.desk.view.navigation.findChildren(QPushButton) if button.isChecked()
    )
    if lit.isVisible():  # a page that wants the whole window has no list beside it
        lit.setFocus(Qt.FocusReason.TabFocusReason)
    known: list[QWidget] = []
    while (here := QApplication.focusWidget()) not in known and len(known) < MOST_STOPS:
        assert here is not None, f"the keyboard is lost behind {described(known[-1])}"
        known.append(here)
        yield here
        here.setFocus(Qt.FocusReason.OtherFocusReason)
        QTest.keyClick(here, Qt.Key.Key_Tab)
        settle(0)
    assert len(known) < MOST_STOPS


def is_told(stop: QWidget) -> bool:
    """Whether a screen reader is given a name, a role and where the keyboard is."""
    told = QAccessible.queryAccessibleInterface(stop)
    state = told.state()
    return bool(
        told.text(QAccessible.Text.Name).strip()
        and told.role() is not QAccessible.Role.NoRole
        and state.focusable
        and not state.disabled
    )


def is_seen(stop: QWidget) -> bool:
    """Whether a person sees that the keyboard is here, and at all what is here."""
    if stop.visibleRegion().isEmpty():
        return False
    here = stop.grab().toImage()
    stop.clearFocus()
    settle(0)
    return here != stop.grab().toImage()


FEW = ("fighters", "charts", "fighter")
PLAIN = [page.key for page in PAGES if page.key not in (RING, *FEW)]


@pytest.mark.parametrize("key", rest_slow([*FEW, *PLAIN], len(FEW)))
def test_every_stop_of_a_page_is_seen_and_told(window: MainWindow, key: str) -> None:
    show(window, key)
    assert [described(stop) for stop in stops(window) if not (is_told(stop) and is_seen(stop))] == []


def test_the_list_of_pages_is_one_stop_at_the_page_one_is_on(window: MainWindow) -> None:
    show(window, "records")
    listed = [stop for stop in stops(window) if window.desk.view.navigation.isAncestorOf(stop)]
    assert [stop.text() for stop in listed] == ["Records"]


def test_a_table_is_searched_walked_and_left_by_keys(window: MainWindow) -> None:
    show(window, "fighters")
    inside = [stop for stop in stops(window) if window.desk.view.pages.isAncestorOf(stop)]
    names = [stop.accessibleName() for stop in inside]
    assert names.index("Search all columns") < names.index("Fighters")
    table = next(stop for stop in inside if isinstance(stop, TableView))
    table.clearSelection()
    table.setFocus(Qt.FocusReason.TabFocusReason)
    assert [index.row() for index in table.selectionModel().selectedRows()] == [0]
    opened = []
    table.opened.connect(opened.append)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert opened == [0]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_line_of_a_menu_has_a_letter_of_its_own(language: str, qapp: QApplication) -> None:
    speak(language)
    bare = MainWindow()
    for menu in bare.actions_.menus.values():
        menu.aboutToShow.emit()
        lines = [action.text() for action in menu.actions() if not action.isSeparator()]
        letters = [QKeySequence.mnemonic(line).toString() for line in lines]
        assert all(letters), lines
        assert len(set(letters)) == len(letters), lines
    bare.deleteLater()
