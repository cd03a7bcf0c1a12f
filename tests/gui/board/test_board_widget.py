"""The board as a widget: movement, choosing, telling, and pictures that are kept only as long as they hold."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QHelpEvent, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from ringside_manager.bout.corner import BLUE
from ringside_manager.gui.board import Moment, moments
from ringside_manager.gui.board.board import Board
from ringside_manager.gui.board.face import BoardPart
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.systems.ringside.motion import still
from tests.gui.board.scenes import ENGINE, a_bout, a_moment, a_setup, differing, image, plain_setup, side
from tests.gui.looking import unnamed

FLOOR = ENGINE.info.floor or ("", "")
ELSEWHERE = a_moment(side("b2", "attacking", endurance=70), side("c3"), time=2)


@pytest.fixture
def board(qtbot: QtBot) -> Iterator[Board]:
    made = Board()
    qtbot.addWidget(made)
    made.resize(900, 560)
    made.set_bout(a_setup())
    made.show_moment(a_moment())
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()


def seen(board: Board) -> QImage:
    return board.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def middle(board: Board, square: str) -> QPoint:
    return board.square_rect(square).center().toPoint()


# Moments


def test_an_empty_board_paints_its_ground(qtbot: QtBot) -> None:
    empty = Board()
    qtbot.addWidget(empty)
    empty.resize(300, 200)
    assert empty.describe() == ""
    assert seen(empty).pixelColor(5, 5).name() == LOOK.colours.window


def test_what_is_kept_from_moment_to_moment_is_what_would_be_painted_anew(board: Board) -> None:
    bout = a_bout(4)
    board.set_bout(bout.setup)
    board.resize(900, 700)
    shown = moments(bout.events, bout.scenes)
    for number, moment in enumerate(shown):
        board.show_moment(moment)
        if number % 9 == 0 or number > len(shown) - 3:
            anew = image(moment, (900, 700), bout.setup)
            assert differing(seen(board), anew) < 0.00002, moment.event


def test_another_bout_starts_without_the_old_one_s_cards(board: Board) -> None:
    seen(board)
    setup = a_setup(6, ("Long John", "Short Jack"))
    board.set_bout(setup)
    board.show_moment(a_moment())
    assert differing(seen(board), image(a_moment(), setup=setup)) == 0


def test_parts_can_be_left_out(board: Board) -> None:
    whole = seen(board)
    board.set_parts(frozenset(BoardPart) - {BoardPart.CARDS, BoardPart.TACTICS, BoardPart.CHART})
    assert differing(whole, seen(board)) > 0.1
    board.set_parts(BoardPart)
    assert seen(board) == whole


@pytest.mark.parametrize("change", ["theme", "zoom"])
def test_look_and_size_are_followed(board: Board, change: str) -> None:
    before = seen(board)
    if change == "theme":
        LOOK.set_theme("dark")
    else:
        LOOK.set_zoom(1.25)
    assert differing(before, seen(board)) > 0.05
    assert differing(seen(board), image(a_moment())) < 0.00002


def test_a_system_without_squares_is_shown(board: Board) -> None:
    board.set_bout(plain_setup())
    board.show_moment(a_moment(side(""), side("")), animate=True)
    assert not board.is_animating
    before = seen(board)
    board.show_moment(a_moment(side("", "clinch", endurance=20), side("")))
    assert differing(before, seen(board)) > 0.001
    assert board.square_rect("c3").isEmpty()


# Movement


def test_a_movement_starts_where_the_boxers_stood_and_ends_where_they_stand_now(
    board: Board, qtbot: QtBot
) -> None:
    before = seen(board)
    board.show_moment(ELSEWHERE, animate=True)
    assert board.is_animating
    floor = board._whole().layout.floor
    assert differing(before, seen(board), floor) < 0.08
    qtbot.waitUntil(lambda: not board.is_animating)
    assert differing(seen(board), image(ELSEWHERE)) == 0


def test_a_movement_is_over_soon_and_sooner_at_more_speed(board: Board) -> None:
    lengths = []
    for speed in (1.0, 4.0, 0.5):
        board.speed = speed
        board.show_moment(a_moment())
        board.show_moment(ELSEWHERE, animate=True)
        lengths.append(board._clock.duration())
    assert lengths == [260, 65, 520]


def test_something_is_painted_between_start_and_end(board: Board) -> None:
    board.show_moment(ELSEWHERE, animate=True)
    board._clock.pause()
    board._on_tick(0.3)
    between = seen(board)
    board.finish()
    assert not board.is_animating
    assert differing(between, image(ELSEWHERE)) > 0.001
    assert differing(between, image(a_moment())) > 0.001


def test_the_next_moment_does_not_wait_for_the_movement_before(board: Board) -> None:
    board.show_moment(ELSEWHERE, animate=True)
    board.show_moment(a_moment(), animate=True)
    assert board._motion.start == still(ELSEWHERE, FLOOR)
    board.show_moment(ELSEWHERE)
    assert not board.is_animating
    assert differing(seen(board), image(ELSEWHERE)) == 0


def test_movement_can_be_switched_off(board: Board) -> None:
    board.animated = False
    board.show_moment(ELSEWHERE, animate=True)
    assert not board.is_animating
    assert differing(seen(board), image(ELSEWHERE)) == 0


def test_only_what_moves_is_painted_while_it_moves(board: Board, qtbot: QtBot) -> None:
    painted: list[QRect] = []
    board.show_moment(ELSEWHERE, animate=True)
    board._clock.pause()
    QTest.qWait(30)
    real = board._laid_out
    board._laid_out = lambda ratio: (painted.append(board.rect()), real(ratio))[1]
    keys = dict(board._keys)
    board._on_tick(0.5)
    QTest.qWait(30)
    assert painted
    assert board._keys == keys


# Choosing


def test_only_the_squares_offered_can_be_clicked(board: Board, qtbot: QtBot) -> None:
    chosen: list[str] = []
    board.square_chosen.connect(chosen.append)
    offered = ("b2", "b3", "f6", "a1")
    board.set_choices(offered, BLUE)
    for square in ("b2", "c2", "d4", "f6", "a1", "e1"):
        qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=middle(board, square))
    qtbot.mouseClick(board, Qt.MouseButton.RightButton, pos=middle(board, "b3"))
    assert chosen == ["b2", "f6", "a1"]
    board.set_choices((), None)
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=middle(board, "b2"))
    assert len(chosen) == 3


def test_squares_can_be_chosen_by_keyboard(board: Board, qtbot: QtBot) -> None:
    chosen: list[str] = []
    board.square_chosen.connect(chosen.append)
    board.set_choices(("b3", "c4", "d5"), BLUE)
    board.setFocus()
    qtbot.keyClick(board, Qt.Key.Key_Return)
    qtbot.keyClick(board, Qt.Key.Key_Right)
    qtbot.keyClick(board, Qt.Key.Key_Enter)
    qtbot.keyClick(board, Qt.Key.Key_Up)
    qtbot.keyClick(board, Qt.Key.Key_Space)
    assert chosen == ["b3", "c4", "d5"]
    assert board.describe().startswith("d5")


def test_what_is_offered_is_seen_and_where_the_cursor_is(board: Board) -> None:
    plain = seen(board)
    board.set_choices(("b3", "e5"), BLUE)
    offered = seen(board)
    for square in ("b3", "e5"):
        assert differing(plain, offered, board.square_rect(square)) > 0.1
    assert differing(plain, offered, board.square_rect("f1")) == 0
    board.setFocus()
    assert differing(offered, seen(board), board.square_rect("b3")) > 0.01
    board.set_choices((), None)
    assert board.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert seen(board) == plain


def test_the_mouse_shows_what_can_be_clicked(board: Board) -> None:
    board.set_choices(("b3",), BLUE)
    for square, shape in (("b3", Qt.CursorShape.PointingHandCursor), ("e1", Qt.CursorShape.ArrowCursor)):
        point = board.square_rect(square).center()
        where = (point, QPointF(board.mapToGlobal(point)))
        none = (Qt.MouseButton.NoButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(board, QMouseEvent(QEvent.Type.MouseMove, *where, *none))
        assert board.cursor().shape() == shape


# Telling


def test_a_part_is_explained_to_the_mouse(board: Board, qtbot: QtBot) -> None:
    layout = board._whole().layout
    for rect, word in (
        (layout.rounds, "rounds"),
        (layout.endurance[1], "stopped"),
        (layout.boxes[0], "holds for this boxer"),
        (board.square_rect("e2"), "e2"),
    ):
        point = rect.center().toPoint()
        QApplication.sendEvent(board, QHelpEvent(QEvent.Type.ToolTip, point, board.mapToGlobal(point)))
        assert word in QToolTip.text()
    QToolTip.hideText()


def test_the_table_is_told_in_a_sentence(board: Board) -> None:
    moment = Moment(
        a_moment(side("a1", "trapped", "on_ropes", endurance=-3), side("b2", "attacking", "rush"), 3, 7).scene
    )
    board.show_moment(moment)
    told = board.describe()
    for word in (
        "Round 3, turn 7",
        "Ali in red: a1",
        "Trapped",
        "b2",
        "Attacking",
        "Rush",
        "Endurance \N{MINUS SIGN}3",
    ):
        assert word in told
    assert board.accessibleDescription() == told
    assert unnamed(board) == []
    board.set_choices(("a2", "b1"), BLUE)
    assert "Squares to choose: a2, on the ropes, b1, on the ropes." in board.accessibleDescription()
