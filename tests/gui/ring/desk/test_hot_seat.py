"""Whole bouts at one keyboard: by mouse alone, by keys alone, by typing alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.bout.corner import Request
from ringside_manager.bout.drive import Verdict, replay
from ringside_manager.gui.board.board import Board
from ringside_manager.gui.ring import LiveBout, Player, Speed
from ringside_manager.gui.ring.desk import PlayDesk
from ringside_manager.gui.ring.desk.asking import SecretMode, WatchingPanel
from ringside_manager.gui.ring.desk.bells import EndPanel
from ringside_manager.gui.ring.desk.confirming import RevealPanel
from ringside_manager.gui.ring.desk.secrets import PairPanel
from ringside_manager.gui.widgets import column
from ringside_manager.play import Contest
from tests.gui.ring.desk.drive import ANN, BOB, EXPERT, click, desk_for, desk_over, fight, key, press, typed
from tests.play.test_contest import heavyweights

pytestmark = pytest.mark.usefixtures("undressed")

Choose = Callable[[PlayDesk, Request[Any], int], None]


@pytest.mark.parametrize(
    ("choose", "mode"),
    [(click, SecretMode.CURTAIN), (key, SecretMode.KEYS), (typed, SecretMode.KEYS)],
    ids=["mouse", "keys", "typing"],
)
def test_a_whole_bout_and_its_record_comes_out_the_same(
    qtbot: QtBot, choose: Choose, mode: SecretMode
) -> None:
    desk = desk_for(qtbot)
    desk.modes.setCurrentIndex(desk.modes.findData(mode.value))
    fight(desk, choose)
    assert isinstance(desk.panel, EndPanel)
    record = desk.match.finished
    assert record is not None
    shown = replay(record)
    assert shown.verdict is Verdict.SAME
    assert shown.bout.events == desk.match.film.events


def test_against_the_program_a_bout_ends_at_three_doors(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, EXPERT))
    fight(desk, key)
    end = desk.panel
    assert isinstance(end, EndPanel)
    assert replay(desk.match.finished).verdict is Verdict.SAME
    winner = desk.match.finished.outcome.winner
    assert end.question.startswith(f"{desk.match.name(winner)} beats {desk.match.name(winner.opponent)}")
    for door, signal in ((end.review, desk.review_wanted), (end.more, desk.again), (end.close_, desk.closed)):
        with qtbot.waitSignal(signal):
            press(door)
    assert desk.foot.towel.isHidden()
    assert desk.foot.field.isHidden()


def test_putting_it_aside_is_told_to_the_house(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    with qtbot.waitSignal(desk.put_aside):
        press(desk.foot.aside)


def test_the_question_waits_until_what_happened_has_been_seen(qtbot: QtBot) -> None:
    first = desk_for(qtbot, (ANN, EXPERT), setup=heavyweights(2))
    match = first.match
    player = Player(match)
    player.setParent(first)
    desk = PlayDesk(match, player)
    qtbot.addWidget(desk)
    desk.show()
    watching = desk.panel
    assert isinstance(watching, WatchingPanel)
    press(watching.skip)
    assert player.at_end
    assert not isinstance(desk.panel, WatchingPanel)
    player.go_to(0)
    assert isinstance(desk.panel, WatchingPanel)
    QTest.keyClick(desk.foot.field, Qt.Key.Key_Return)
    assert player.at_end


def test_a_number_key_beyond_the_options_does_nothing(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    before = desk.match.requests
    key(desk, before[0], 8)
    assert desk.match.requests == before


def test_a_square_chosen_on_the_board_is_the_answer(qtbot: QtBot) -> None:
    board = Board()
    qtbot.addWidget(board)
    match = LiveBout.played(Contest(heavyweights(1), 7, (ANN, BOB)))
    board.set_bout(match.setup)
    desk = desk_over(qtbot, match, board)
    while match.requests[0].kind not in ("dodge", "follow"):
        (key if len(match.requests) > 1 or isinstance(desk.panel, PairPanel) else click)(
            desk, match.requests[0], 0
        )
    request = match.requests[0]
    board.square_chosen.emit("z9")
    assert match.requests[0] is request
    board.square_chosen.emit(request.options[-1])
    assert dict(match.contest.bout.decided)[request] == len(request.options) - 1


def test_keys_choose_wherever_in_the_window_one_has_clicked(qtbot: QtBot) -> None:
    match = LiveBout.played(Contest(heavyweights(1), 7, (ANN, BOB)))
    window, elsewhere, field = QWidget(), QPushButton("Play"), QLineEdit()
    qtbot.addWidget(window)
    desk = PlayDesk(match)
    column(elsewhere, field, desk, parent=window)
    window.show()
    window.activateWindow()
    match.begin()
    qtbot.waitUntil(window.isActiveWindow)
    before = match.requests
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_1)  # what is typed stays typed
    assert (field.text(), match.requests) == ("1", before)
    elsewhere.setFocus()
    QTest.keyClick(elsewhere, Qt.Key.Key_1)
    assert match.requests != before


def test_opened_choices_are_shown_shorter_where_the_bout_is_shown_faster(qtbot: QtBot) -> None:
    match = LiveBout.played(Contest(heavyweights(1), 7, (ANN, BOB)))
    player = Player(match)
    player.set_speed(Speed.TOP)
    desk = PlayDesk(match, player)
    qtbot.addWidget(desk)
    desk.show()
    match.begin()
    while not isinstance(desk.panel, PairPanel):
        player.go_to(len(match.film))
        click(desk, match.requests[0], 0)
        player.go_to(len(match.film))
    for request in match.requests:
        key(desk, request, 0)
    assert isinstance(desk.panel, RevealPanel)
    assert 0 < desk._timer.interval() < desk.reveal_time / 4
    qtbot.waitUntil(lambda: not isinstance(desk.panel, RevealPanel))
    player.pause()
