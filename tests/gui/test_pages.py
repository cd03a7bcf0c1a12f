"""Every page of the window over a real league: readable, named, nothing cut off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from ringside_manager.gui.gallery import places
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.pages.catalogue import PAGES
from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.session import Session
from ringside_manager.gui.settings import settings
from ringside_manager.gui.window import MainWindow
from tests.gui.looking import settle, texts, uncut, unnamed
from tests.slow import rest_slow

SIZES = ((QSize(1024, 600), 1.0), (QSize(1280, 800), 1.5), (QSize(1920, 1080), 1.0))


@pytest.fixture
def window(league_path: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    settings().set_value("curtain", False)
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.show_league(Session.open(league_path))
    made.desk.take_seat(made.desk.turns.order[0])
    yield made
    made.close()


def shown(window: MainWindow) -> Iterator[tuple[str, Page]]:
    """Every page, one after the other, with something telling on it."""
    for name, place in places(window.desk.session.books):
        window.desk.go(place)
        settle()
        page = window.desk.view.page
        assert page is not None
        yield name, page


def test_every_page_is_called_something_and_says_something(window: MainWindow) -> None:
    told = {name: (page.title(), len(texts(page))) for name, page in shown(window)}
    assert [name for name, (title, count) in told.items() if not title or count < 5] == []
    assert set(told) == {page.key for page in PAGES}


def test_every_control_has_a_name(window: MainWindow) -> None:
    assert {name: found for name, _ in shown(window) if (found := unnamed(window))} == {}


@pytest.mark.parametrize(("size", "zoom"), rest_slow(SIZES, 2))
def test_no_text_is_cut_off(window: MainWindow, size: QSize, zoom: float) -> None:
    LOOK.set_zoom(zoom)
    window.resize(size)
    assert {name: found for name, _ in shown(window) if (found := uncut(window))} == {}
