"""The curtain between two turns, seats and PINs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QMainWindow
from pytestqt.qtbot import QtBot

from ringside_manager.gui.hotseat import Curtain, PinDialog, SeatsDialog, has_pin, opens, set_seat_pin
from ringside_manager.gui.pages.office.page import OfficePage
from ringside_manager.gui.place import Place
from ringside_manager.gui.seats import Turns
from ringside_manager.gui.session import Session
from ringside_manager.office.docket import Party
from tests.gui.looking import settle, unnamed
from tests.gui.offers import offer_to
from tests.gui.widgets_read import press, texts
from tests.slow import each


class Stage:
    """A window with Ann's office, a field, a shortcut and a curtain."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.turns = Turns(session)
        self.window = QMainWindow()
        self.window.resize(1100, 700)
        self.page = OfficePage(session)
        self.window.setCentralWidget(self.page)
        self.field = QLineEdit()
        self.window.statusBar().addWidget(self.field)
        self.shortcuts = 0
        action = QAction("Secret", self.window)
        action.setShortcut("Ctrl+1")
        action.triggered.connect(self._count)
        self.window.addAction(action)
        self.window.menuBar().addMenu("File").addAction(action)
        self.curtain = Curtain(session, self.window, lambda: self.turns.waiting)
        self.page.show_place(Place("office"))
        self.window.show()

    def _count(self) -> None:
        self.shortcuts += 1


@pytest.fixture
def stage(session: Session, qtbot: QtBot) -> Iterator[Stage]:
    made = Stage(session)
    qtbot.addWidget(made.window)
    with qtbot.waitActive(made.window):
        made.window.activateWindow()
    yield made
    made.curtain.lift()
    session.wait()


def test_behind_the_curtain_nothing_can_be_read(stage: Stage, session: Session) -> None:
    ann, ben = session.persons
    theirs, mine = offer_to(session, ann, ben)
    stage.page.refresh()
    assert theirs in texts(stage.window)
    stage.curtain.drop(ben)
    left = texts(stage.window)
    assert theirs not in left
    assert mine not in left
    assert "Hand the keyboard over to\nBen" in left
    assert not stage.page.isVisible()
    assert not stage.window.menuBar().isVisible()
    assert not stage.window.statusBar().isVisible()
    picture = stage.window.grab()
    assert not picture.isNull()


def test_behind_the_curtain_no_key_does_anything(stage: Stage, session: Session, qtbot: QtBot) -> None:
    qtbot.keyClick(stage.window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert stage.shortcuts == 1
    stage.field.setFocus()
    stage.curtain.drop(session.persons[1])
    for widget in (stage.window, stage.curtain, stage.curtain.open):
        qtbot.keyClick(widget, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(stage.field, Qt.Key.Key_X)
    assert (stage.shortcuts, stage.field.text()) == (1, "")
    reached = set()
    for _ in range(12):
        qtbot.keyClick(stage.window.focusWidget() or stage.window, Qt.Key.Key_Tab)
        reached.add(stage.window.focusWidget())
    assert all(widget is None or stage.curtain.isAncestorOf(widget) for widget in reached)


def test_what_the_window_shows_meanwhile_stays_behind_it(
    stage: Stage, session: Session, qtbot: QtBot
) -> None:
    stage.curtain.drop(session.persons[1])
    stage.window.statusBar().setVisible(True)
    bar = stage.window.addToolBar("Tools")
    bar.addWidget(QLabel("secret"))
    bar.show()
    qtbot.waitUntil(lambda: not bar.isVisible() and not stage.window.statusBar().isVisible())
    assert "secret" not in texts(stage.window)
    stage.curtain.lift()
    assert bar.isVisible()
    assert stage.window.statusBar().isVisible()


def test_a_dialog_left_open_is_closed(stage: Stage, session: Session) -> None:
    dialog = QDialog(stage.window)
    QLabel("secret", dialog)
    dialog.show()
    stage.curtain.drop(session.persons[1])
    assert not dialog.isVisible()
    assert "secret" not in texts(stage.window)


def test_the_right_person_lifts_it_by_keyboard(stage: Stage, session: Session, qtbot: QtBot) -> None:
    lifted: list[Party] = []
    stage.curtain.lifted.connect(lifted.append)
    ben = session.persons[1]
    stage.curtain.drop(ben)
    assert stage.window.focusWidget() is stage.curtain.open
    qtbot.keyClick(stage.curtain.open, Qt.Key.Key_Space)
    assert lifted == [ben]
    stage.curtain.lift()
    assert stage.page.isVisible()
    assert stage.window.menuBar().isVisible()
    qtbot.keyClick(stage.window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert stage.shortcuts == 1


def test_it_covers_the_window_at_any_size(stage: Stage, session: Session, qtbot: QtBot) -> None:
    stage.curtain.drop(session.persons[0])
    stage.window.resize(1300, 820)
    qtbot.waitUntil(lambda: stage.curtain.size() == stage.window.size())
    assert stage.curtain.pos().isNull()


def test_a_pin_keeps_a_seat(stage: Stage, session: Session, qtbot: QtBot) -> None:
    lifted: list[Party] = []
    stage.curtain.lifted.connect(lifted.append)
    ben = session.persons[1]
    set_seat_pin(session, "Ben", "1910")
    stage.curtain.drop(ben)
    qtbot.keyClicks(stage.curtain.pin, "1911")
    qtbot.keyClick(stage.curtain.pin, Qt.Key.Key_Return)
    assert (lifted, stage.curtain.wrong.isVisible()) == ([], True)
    qtbot.keyClicks(stage.curtain.pin, "1910")
    qtbot.keyClick(stage.curtain.pin, Qt.Key.Key_Return)
    assert lifted == [ben]
    assert stage.curtain.pin.text() == ""


def test_the_other_seat_needs_no_pin_of_his(stage: Stage, session: Session) -> None:
    set_seat_pin(session, "Ben", "1910")
    stage.curtain.drop(session.persons[0])
    assert not stage.curtain.pin.isVisible()


def test_every_control_of_it_has_a_name(stage: Stage, session: Session) -> None:
    set_seat_pin(session, "Ben", "1910")
    stage.curtain.drop(session.persons[1])
    assert unnamed(stage.curtain) == []


def test_seats_tell_whose_turn_is_over_and_hand_over(session: Session, qtbot: QtBot) -> None:
    turns = Turns(session)
    dialog = SeatsDialog(session, turns)
    qtbot.addWidget(dialog)
    dialog.show()
    wanted: list[Party] = []
    dialog.seat_wanted.connect(wanted.append)
    assert "At the keyboard" in texts(dialog)
    press(dialog, "End my turn")
    assert [party.name for party in turns.waiting] == ["Ben"]
    assert "Nothing to decide" in texts(dialog)
    assert unnamed(dialog) == []
    press(dialog, "Take this seat")
    assert wanted == [session.persons[0]]
    assert turns.waiting == session.persons


def test_a_pin_is_set_changed_and_taken_away(session: Session, qtbot: QtBot) -> None:
    ann = session.persons[0]

    def dialog() -> PinDialog:
        made = PinDialog(session, ann)
        qtbot.addWidget(made)
        made.show()
        return made

    first = dialog()
    first.new.setText("12")
    first.again.setText("21")
    first.save.click()
    assert (first.isVisible(), has_pin(session, "Ann")) == (True, False)
    first.again.setText("12")
    first.save.click()
    assert (first.isVisible(), has_pin(session, "Ann"), opens(session, "Ann", "12")) == (False, True, True)
    assert not opens(session, "Ann", "21")
    second = dialog()
    second.save.click()
    assert has_pin(session, "Ann")
    second.old.setText("12")
    second.save.click()
    assert not has_pin(session, "Ann")


def test_enter_seats_wherever_one_has_clicked(stage: Stage, session: Session, qtbot: QtBot) -> None:
    lifted: list[Party] = []
    stage.curtain.lifted.connect(lifted.append)
    curtain = stage.curtain
    curtain.drop(session.persons[1])
    for widget in (curtain, curtain.card, curtain.name, curtain.words, curtain.seats):
        qtbot.mousePress(widget, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
        qtbot.keyClick(stage.window.focusWidget() or stage.window, Qt.Key.Key_Return)
    stage.window.setFocus()
    qtbot.keyClick(stage.window, Qt.Key.Key_Enter)
    assert len(lifted) >= 5


def test_enter_asks_for_the_pin_wherever_one_has_clicked(
    stage: Stage, session: Session, qtbot: QtBot
) -> None:
    lifted: list[Party] = []
    stage.curtain.lifted.connect(lifted.append)
    ben = session.persons[1]
    set_seat_pin(session, ben.name, "1234")
    stage.curtain.drop(ben)
    stage.window.setFocus()
    qtbot.keyClick(stage.window, Qt.Key.Key_Return)
    assert lifted == []
    assert not stage.curtain.wrong.isVisible()
    assert stage.window.focusWidget() is stage.curtain.pin
    qtbot.keyClicks(stage.curtain.pin, "1234")
    stage.window.setFocus()
    qtbot.keyClick(stage.window, Qt.Key.Key_Return)
    assert lifted == [ben]


@each("height", [560, 700, 1000])
def test_the_button_is_always_at_the_same_height(stage: Stage, session: Session, height: int) -> None:
    stage.window.resize(1100, height)
    ann, ben = session.persons
    set_seat_pin(session, ben.name, "1234")
    stood = set()
    for party in (ann, ben, Party("A" * 20 + " " + "B" * 20, 1), Party("Pat", promoter=True)):
        for waiting in ((), (ann, ben)):
            stage.curtain._waiting = lambda waiting=waiting: waiting
            stage.curtain.drop(party)
            settle(10)
            stood.add(stage.curtain.open.mapTo(stage.window, QPoint(0, 0)).toTuple())
            assert stage.curtain.rect().contains(stage.curtain.card.geometry())
            stage.curtain.lift()
    assert len(stood) == 1
