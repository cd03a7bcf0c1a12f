"""Texts that can be marked, and tones that are seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPalette, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.books import Temperament
from ringside_manager.gui import words
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.pages.cards.chips import span
from ringside_manager.gui.pages.ledger import span_text
from ringside_manager.gui.widgets import button, plain_label
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.office.facts.managers import Period


def test_a_text_can_be_marked_and_copied(qtbot: QtBot) -> None:
    label = plain_label("Ann Archer")
    qtbot.addWidget(label)
    with qtbot.waitActive(label):
        label.show()
    QTest.mouseDClick(label, Qt.MouseButton.LeftButton, pos=QPoint(5, label.height() // 2))
    assert label.selectedText() == "Ann"
    assert label.hasFocus()
    QTest.keyClick(label, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == "Ann"


def test_what_marking_needs_is_made_when_a_text_is_pressed_and_not_before(qtbot: QtBot) -> None:
    label = plain_label("Ann Archer", wrap=True)
    qtbot.addWidget(label)
    label.show()
    assert label.findChild(QTextDocument) is None
    QTest.mousePress(label, Qt.MouseButton.LeftButton)
    assert label.findChild(QTextDocument) is not None


def test_a_text_is_dragged_over_at_the_first_press(qtbot: QtBot) -> None:
    label = plain_label("Ann Archer")
    qtbot.addWidget(label)
    label.show()
    middle = label.height() // 2
    QTest.mousePress(label, Qt.MouseButton.LeftButton, pos=QPoint(0, middle))
    QTest.mouseMove(label, QPoint(label.width() - 1, middle))
    QTest.mouseRelease(label, Qt.MouseButton.LeftButton, pos=QPoint(label.width() - 1, middle))
    assert label.selectedText() == "Ann Archer"


def test_a_tone_is_seen_whenever_it_is_given(qtbot: QtBot) -> None:
    label = plain_label("3 losses", tone="bad")
    qtbot.addWidget(label)
    label.show()
    assert ink(label.palette()) == QColor(LOOK.colours.bad)
    set_tone(label, "good")
    assert ink(label.palette()) == QColor(LOOK.colours.good)
    set_tone(label, "")
    assert ink(label.palette()) == QColor(LOOK.colours.text)


def ink(palette: QPalette) -> QColor:
    return palette.color(QPalette.ColorRole.WindowText)


def test_a_night_has_one_count_and_its_season_beside_it() -> None:
    assert (words.night(61), words.season(61)) == ("Night 61", "Season 2")
    assert words.in_season(61) == "night 9 of season 2"
    assert span(61, 64) == "Nights 61 to 64"
    assert span_text(Period(61, 64, 0, 0, 0)) == "61–64"


def test_a_manager_is_played_by_a_person_or_by_the_program() -> None:
    assert words.played_by(None) == "Person"
    assert words.played_by(Temperament.CAREFUL) == "The program, careful"


@pytest.mark.parametrize("kind", ["", "primary", "danger"])
def test_in_high_contrast_what_cannot_be_pressed_looks_so(qtbot: QtBot, kind: str) -> None:
    LOOK.set_theme("high contrast")
    pressed, dead = button("Seal it", kind=kind), button("Seal it", kind=kind)
    dead.setEnabled(False)
    edges = []
    for one in (pressed, dead):
        qtbot.addWidget(one)
        one.resize(200, 40)
        one.show()
        picture = one.grab().toImage()
        edges.append({picture.pixelColor(x, 0).name() for x in range(20, 180)})
    assert len(edges[0]) == 1
    assert len(edges[1]) > 1, "dashed"
    assert ink(dead.palette()) != ink(pressed.palette())
