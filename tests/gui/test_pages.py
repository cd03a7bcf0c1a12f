"""Every page of the window over a real league: readable, named, nothing cut off, no key with two meanings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize

from ringside_manager.gui.gallery import places
from ringside_manager.gui.language import speak
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.pages import Page
from ringside_manager.gui.place import PAGES
from ringside_manager.gui.window import MainWindow
from tests.gui.looking import doubled, settle, texts, uncut, unheard, unnamed
from tests.slow import rest_slow

LOOKS = (
    (QSize(1280, 800), 1.5, "de"),
    (QSize(1024, 600), 1.0, "de"),
    (QSize(1280, 800), 1.5, "en"),
    (QSize(1024, 600), 1.0, "en"),
    (QSize(1280, 800), 1.0, "de"),
    (QSize(1920, 1080), 1.0, "en"),
)


def shown(window: MainWindow) -> Iterator[tuple[str, Page]]:
    """Every page, one after the other, with something telling on it."""
    for name, place in places(window.desk.session.books):
        window.desk.go(place)
        settle()
        yield name, window.desk.view.page


def faults(window: MainWindow, page: Page) -> dict[str, object]:
    """What is wrong with the page that is shown."""
    found = {
        "is called nothing": not page.title(),
        "says nothing": len(texts(page)) < 5,
        "controls without a name": unnamed(window),
        "heard as nothing": unheard(window),
        "cut off": uncut(window),
        "keys with two meanings": doubled(window),
    }
    return {fault: where for fault, where in found.items() if where}


def test_the_pages_of_the_gallery_are_all_there_are(window: MainWindow) -> None:
    assert {name for name, _ in places(window.desk.session.books)} == {page.key for page in PAGES}


@pytest.mark.parametrize(("size", "zoom", "language"), rest_slow(LOOKS))
def test_every_page_is_readable_and_can_be_operated(
    size: QSize, zoom: float, language: str, request: pytest.FixtureRequest
) -> None:
    speak(language)
    LOOK.set_zoom(zoom)
    window = request.getfixturevalue("window")
    window.resize(size)
    assert {name: found for name, page in shown(window) if (found := faults(window, page))} == {}
