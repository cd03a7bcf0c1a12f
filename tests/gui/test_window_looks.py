"""The main window in another size or theme and back: gaps, colours, dialogs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QBoxLayout, QDialog, QGridLayout, QLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.gui.look import LOOK
from ringside_manager.gui.place import Place
from ringside_manager.gui.tables.view import TableView
from ringside_manager.gui.widgets.frames import CardButton
from ringside_manager.gui.window import MainWindow
from tests.gui.looking import settle


@pytest.fixture
def bare(qtbot: QtBot) -> MainWindow:
    """A window without a league."""
    made = MainWindow()
    qtbot.addWidget(made)
    made.show()
    return made


def _lengths(top: QWidget) -> dict[tuple[str, int], tuple[int, ...]]:
    """Every gap, margin and limit of the widgets in a window, apart from Qt's own insides."""
    found: dict[tuple[str, int], tuple[int, ...]] = {}
    own = [top, *(widget for widget in top.findChildren(QWidget) if "qt_" not in widget.objectName())]
    for widget in own:
        least, most = widget.minimumSize(), widget.maximumSize()
        found[f"{type(widget).__name__}, limits", id(widget)] = (*least.toTuple(), *most.toTuple())
        if (layout := widget.layout()) is None:
            continue
        for one in (layout, *layout.findChildren(QLayout)):
            edges = one.contentsMargins()
            gaps: tuple[int, ...] = ()
            if isinstance(one, QGridLayout):
                gaps = (one.horizontalSpacing(), one.verticalSpacing())
            elif isinstance(one, QBoxLayout):
                gaps = (one.spacing(),)
            sides = (edges.left(), edges.top(), edges.right(), edges.bottom())
            found[f"{type(one).__name__} of {type(widget).__name__}", id(one)] = (*sides, *gaps)
    return found


def test_a_size_that_is_set_back_leaves_every_gap_as_it_was(window: MainWindow) -> None:
    desk = window.desk
    for key in ("cards", "office"):
        desk.go(Place(key))
    settle(200)
    kept = list(window.findChildren(QWidget)), list(window.findChildren(QLayout))
    before = _lengths(window)
    for zoom in (2.0, 1.0):
        LOOK.set_zoom(zoom)
        settle(100)
    after = _lengths(window)
    assert len(before) > 500
    assert {key: after[key] for key in before if after.get(key, before[key]) != before[key]} == {}
    assert kept


def test_gaps_follow_the_size_as_if_the_window_had_been_made_at_it(qtbot: QtBot) -> None:
    changed = MainWindow()
    qtbot.addWidget(changed)
    LOOK.set_zoom(2.0)
    fresh = MainWindow()
    qtbot.addWidget(fresh)
    for button in range(3):
        old, new = (
            list(_lengths(window.start.findChildren(CardButton)[button]).values())
            for window in (changed, fresh)
        )
        assert old == new


def test_the_colours_of_the_desktop_come_back(bare: MainWindow) -> None:
    def colours() -> list[tuple[str, ...]]:
        roles = (QPalette.ColorRole.Window, QPalette.ColorRole.Base, QPalette.ColorRole.Text)
        return [
            tuple(widget.palette().color(role).name() for role in roles)
            for widget in (bare, *bare.findChildren(QWidget))
        ]

    LOOK.set_theme("system")
    settle()
    before = colours()
    LOOK.set_theme("high contrast")
    settle()
    assert colours() != before
    LOOK.set_theme("system")
    settle()
    assert colours() == before


def test_an_open_dialog_follows_the_size_and_never_leaves_the_screen(bare: MainWindow) -> None:
    LOOK.set_zoom(2.0)
    bare.open_settings()
    [dialog] = bare.findChildren(QDialog)
    room = dialog.screen().availableSize()
    assert dialog.size().boundedTo(room) == dialog.size()
    LOOK.set_zoom(1.0)
    assert dialog.size() == QSize(680, 600)
    dialog.close()


def test_with_large_letters_the_list_of_pages_is_pictures_with_names_to_hear(window: MainWindow) -> None:
    navigation = window.desk.view.navigation
    buttons = [button for button in navigation.findChildren(QPushButton) if button.isVisible()]
    names = [button.text() for button in buttons]
    wide = navigation.width()
    LOOK.set_zoom(2.0)
    settle(50)
    assert navigation.width() < wide
    assert [button.accessibleName() for button in buttons if button.text()] == []
    assert all(button.toolTip() for button in buttons)
    LOOK.set_zoom(1.0)
    settle(50)
    assert ([button.text() for button in buttons], navigation.width()) == (names, wide)


def test_a_table_shows_five_rows_however_large_the_letters(window: MainWindow) -> None:
    LOOK.set_zoom(2.0)
    for key in ("ledger", "journal", "fighters", "rankings"):
        window.desk.go(Place(key))
        settle(50)
        tables = [table for table in window.findChildren(TableView) if table.isVisible()]
        assert tables, key
        for table in tables:
            rows = min(5, table.rows_model.rowCount())
            assert table.viewport().height() >= rows * table.verticalHeader().defaultSectionSize(), key


@pytest.mark.parametrize("width", [900, 1280])
def test_the_line_at_the_bottom_has_room_for_work_with_large_letters(window: MainWindow, width: int) -> None:
    LOOK.set_zoom(2.0)
    window.resize(width, 560)
    status = window.status
    status.work.title.show_whole("The rest of the campaign is played a thousand times")
    for at_work in (True, False):
        status.work.setVisible(at_work)
        settle(100)
        shown = (
            [status.night, status.work.bar, status.work.stop] if at_work else [status.night, status.waiting]
        )
        for widget in shown:
            assert status.rect().contains(QRect(widget.mapTo(status, QPoint()), widget.size())), widget
            assert widget.width() >= widget.minimumSizeHint().width()
        assert status.night.text().startswith("Night 24 of 104")
        assert status.saved.isVisible() is not at_work
