"""Windows of their own: one bout, and two side by side."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from ringside_manager.bout.corner import RED
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.window import RingWindow, SideBySide
from ringside_manager.play import Contest
from tests.gui.looking import settle, uncut, unnamed
from tests.gui.ring.bouts import DECIDED, watched
from tests.play.test_contest import EXPERT, PERSON, heavyweights
from tests.slow import each

pytestmark = pytest.mark.usefixtures("undressed")

Answer = QMessageBox.StandardButton


def live(*, kept: bool) -> LiveBout:
    match = LiveBout.played(
        Contest(heavyweights(), 7, (PERSON, EXPERT)), (lambda _text, _over: None) if kept else None
    )
    match.begin()
    return match


def test_a_window_is_named_after_the_boxers_and_closes_with_escape(qtbot: QtBot) -> None:
    window = RingWindow(watched())
    qtbot.addWidget(window)
    window.show()
    assert window.windowTitle() == "Muhammad Ali against Rocky Marciano"
    window.view.player.play()
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert not window.isVisible()
    assert not window.view.player.is_playing


def test_escape_leaves_a_bout_that_is_being_fought_open(qtbot: QtBot) -> None:
    match = live(kept=True)
    window = RingWindow(match)
    qtbot.addWidget(window)
    window.show()
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert window.isVisible()
    match.resign(RED)
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert not window.isVisible()


@pytest.mark.parametrize(
    ("kept", "answer", "closes", "asked"),
    [(True, Answer.Cancel, True, 0), (False, Answer.Cancel, False, 1), (False, Answer.Close, True, 1)],
)
def test_only_a_bout_that_would_be_lost_is_asked_about(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, kept: bool, answer: Answer, closes: bool, asked: int
) -> None:
    questions: list[str] = []

    def question(box: QMessageBox) -> Answer:
        questions.append(box.text())
        return answer

    monkeypatch.setattr(QMessageBox, "exec", question)
    window = RingWindow(live(kept=kept), "A bout")
    qtbot.addWidget(window)
    window.show()
    assert window.close() == closes
    assert len(questions) == asked
    window.hide()


@pytest.mark.usefixtures("dressed")
def test_a_window_remembers_its_size(qtbot: QtBot) -> None:
    for size in ((770, 640), (790, 660)):
        window = RingWindow(watched(), "A bout")
        qtbot.addWidget(window)
        window.resize(*size)
        window.show()
        window.close()
        other = RingWindow(watched(), "Another")
        qtbot.addWidget(other)
        assert (other.width(), other.height()) == size


def test_the_menu_tells_the_keys_and_leaves_them_to_the_view(qtbot: QtBot) -> None:
    window = RingWindow(watched())
    qtbot.addWidget(window)
    actions = {
        action.text().split("\t")[0]: action for action in window.findChildren(type(window.addAction("")))
    }
    bell = actions["To the end of the round"]
    assert bell.text().endswith("\tB")
    assert bell.shortcut().isEmpty()
    bell.trigger()
    assert window.view.player.place > 0


@pytest.fixture
def both(qtbot: QtBot) -> SideBySide:
    made = SideBySide(watched(), watched(DECIDED))
    qtbot.addWidget(made)
    made.show()
    settle(20)
    return made


def test_both_bouts_stand_at_the_same_clock(both: SideBySide) -> None:
    stopped, decided = (half.watching for half in both.halves)
    for place in (10, 95, 180, 40):
        decided.player.go_to(place)
        assert decided.course.clock(place) == stopped.course.clock(stopped.place)
    decided.player.go_to(len(decided.match.film))
    assert stopped.player.at_end
    decided.player.go_to(0)
    assert stopped.place == 0


def test_the_longer_bout_is_led_on_after_the_other_is_over(both: SideBySide) -> None:
    stopped, decided = (half.watching for half in both.halves)
    decided.player.go_to(700)
    assert stopped.player.at_end
    assert both.halves[0].head.result.text().startswith("Muhammad Ali beats")
    assert both.halves[1].head.result.text() == ""


def test_each_can_be_stepped_by_itself_and_they_come_together_again(both: SideBySide) -> None:
    stopped, decided = (half.watching for half in both.halves)
    decided.player.go_to(200)
    before = stopped.place
    both.which.setCurrentIndex(1)
    QTest.keyClick(both, Qt.Key.Key_B)
    assert (stopped.place > before, decided.place) == (True, 200)
    both.which.setCurrentIndex(2)
    QTest.keyClick(both, Qt.Key.Key_Home)
    assert decided.place == 0
    both.which.setCurrentIndex(0)
    assert stopped.place == 0


def test_their_figures_stand_beside_each_other(both: SideBySide) -> None:
    decided = both.halves[1].watching
    decided.player.go_to(len(decided.match.film))
    for half, table in zip(both.halves, both.figures, strict=True):
        outcome = half.watching.match.finished.outcome
        told = {row[0].text: (row[1].text, row[2].text) for row in table.rows}
        assert told["Punches landed"] == tuple(map(str, outcome.landed))
        assert told["Damage scored"] == tuple(map(str, outcome.damage))
        assert told["Knockdowns"] == tuple(map(str, outcome.knockdowns))


@each("size", [(1280, 800), (900, 560)])
@pytest.mark.usefixtures("dressed")
def test_nothing_is_cut_off_and_everything_has_a_name(both: SideBySide, size: tuple[int, int]) -> None:
    both.resize(*size)
    both.halves[1].watching.player.go_to(500)
    assert uncut(both) == []
    assert unnamed(both) == []
