"""What holds for every page about people: names as they are, controls with names, nothing clipped."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from ringside_manager.gui.look import LOOK
from ringside_manager.gui.place import Place
from tests.gui.looking import unnamed
from tests.gui.people.conftest import NASTY, Traveller
from tests.gui.widgets_read import texts
from tests.slow import rest_slow

PARTS = (
    ("fighters", "all"), ("fighter", "career"), ("fighter", "bouts"), ("fighter", "ratings"),
    ("fighter", "titles"), ("fighter", "notes"), ("stables", ""), ("manager", "stable"), ("manager", "deals"),
    ("manager", "money"), ("manager", "rivals"), ("bout", ""), ("compare", ""), ("rankings", "ranking"),
    ("rankings", "champions"), ("rankings", "movement"),
)  # fmt: skip
SIZES = ((786, 470, 1.0), (1060, 660, 1.5), (1700, 950, 1.0), (1060, 660, 1.0))
"""Width and height of the room a window leaves to its page, and the zoom."""


def _places(show: Traveller) -> list[Place]:
    books = show.session.books
    bout = next((b for b in reversed(books.bouts.values()) if b.outcome is not None), None)
    red, blue = (bout.red, bout.blue) if bout else list(books.fighters)[:2]
    numbers = {
        "fighter": red,
        "manager": next(iter(books.managers)),
        "bout": bout.number if bout else 0,
        "compare": red,
    }
    return [
        Place(page, numbers.get(page, 0), str(blue) if page == "compare" else part) for page, part in PARTS
    ]


def _clipped(page: QWidget) -> list[str]:
    """Texts of one line that have less room than they need."""
    return [
        f"{label.text()!r} needs {label.sizeHint().width()}, has {label.width()}"
        for label in page.findChildren(QLabel)
        if label.isVisibleTo(page) and label.text() and not label.wordWrap()
        and label.width() + 1 < label.fontMetrics().horizontalAdvance(label.text())
    ]  # fmt: skip


@pytest.mark.parametrize(("width", "height", "zoom"), rest_slow(SIZES))
def test_no_text_is_clipped_at_any_size_and_controls_have_names(
    show: Traveller, width: int, height: int, zoom: float
) -> None:
    LOOK.set_zoom(zoom)
    for place in _places(show):
        page = show(place, (width, height))
        assert (place, _clipped(page), unnamed(page)) == (place, [], [])


def test_nasty_names_stand_as_they_are_and_are_never_read_as_markup(show_nasty: Traveller) -> None:
    books = show_nasty.session.books
    nasty = [fighter for fighter in books.fighters.values() if fighter.name in NASTY]
    assert nasty
    for fighter in nasty:
        told = texts(show_nasty(Place("fighter", fighter.number, "career")))
        assert fighter.name in told.splitlines()
        other = next(number for number in books.fighters if number != fighter.number)
        page = show_nasty(Place("compare", fighter.number, str(other)))
        assert fighter.name in texts(page).splitlines()
        for bout in fighter.bouts[:1]:
            page = show_nasty(Place("bout", bout))
            assert fighter.name in texts(page).splitlines()
            assert fighter.name in page.title()
    for place in _places(show_nasty):
        page = show_nasty(place)
        formats = {label.textFormat() for label in page.findChildren(QLabel) if label.text()}
        assert formats <= {Qt.TextFormat.PlainText}, f"{place}: {formats}"


def test_a_new_league_opens_every_page(show_new: Traveller) -> None:
    for place in _places(show_new):
        page = show_new(place)
        assert texts(page), place
        assert page.title(), place


def test_pages_stay_when_the_look_changes(show: Traveller) -> None:
    places = _places(show)[::3]
    before = {place: texts(show(place)) for place in places}
    LOOK.set_theme("dark")
    after = {place: texts(show(place)) for place in places}
    assert before == after
