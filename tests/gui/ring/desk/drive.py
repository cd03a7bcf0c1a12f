"""Playing at the desk as people do: by mouse, by keys, by typing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.corner import RED, Request, choice_word
from ringside_manager.bout.engine import Setup
from ringside_manager.gui.board.board import Board
from ringside_manager.gui.ring import LiveBout, TakingBack
from ringside_manager.gui.ring.desk import PlayDesk
from ringside_manager.gui.ring.desk.asking import SecretMode
from ringside_manager.gui.ring.desk.entry import DicePanel
from ringside_manager.gui.ring.desk.panels import RequestPanel
from ringside_manager.gui.ring.desk.secrets import LEFT_HAND, RIGHT_HAND, CurtainPanel, PairPanel, SecretPanel
from ringside_manager.play import Contest, Seat, Sitter
from tests.play.test_contest import heavyweights

ANN, BOB = Seat(Sitter.PERSON, "Ann"), Seat(Sitter.PERSON, "Bob")
EXPERT = Seat(Sitter.PROGRAM, level="expert")
LEFT = Qt.MouseButton.LeftButton


def desk_for(
    qtbot: QtBot,
    seats: tuple[Seat, Seat] = (ANN, BOB),
    *,
    setup: Setup | None = None,
    seed: int = 7,
    real_dice: bool = False,
    taking_back: TakingBack = TakingBack.FREE,
    keep: Callable[[str, bool], object] | None = None,
) -> PlayDesk:
    """A desk over a bout that has begun; secrets are not shown a while when they are opened."""
    contest = Contest(setup or heavyweights(1), seed, seats, real_dice=real_dice)
    return desk_over(qtbot, LiveBout.played(contest, keep, taking_back=taking_back))


def desk_over(qtbot: QtBot, match: LiveBout, board: Board | None = None) -> PlayDesk:
    """A desk over a match, which begins."""
    desk = PlayDesk(match, board=board)
    match.setParent(desk)
    qtbot.addWidget(desk)
    desk.reveal_time = 0
    desk.resize(1280, 264)
    desk.show()
    match.begin()
    return desk


def set_mode(desk: PlayDesk, mode: SecretMode) -> None:
    """Choose from the box how secret choices are made."""
    desk.modes.setCurrentIndex(desk.modes.findData(mode.value))
    desk.modes.activated.emit(desk.modes.currentIndex())


def until_pair(desk: PlayDesk) -> PairPanel:
    """Decide plainly until both are asked in secret."""
    while not isinstance(desk.panel, PairPanel):
        assert desk.match.is_live
        click(desk, desk.match.requests[0], 0)
    return desk.panel


def press(widget: QWidget) -> None:
    """One click of the mouse in the middle of it."""
    QTest.mouseClick(widget, LEFT)


def click(desk: PlayDesk, request: Request[Any], place: int) -> None:
    """Choose by mouse, whatever panel asks."""
    if isinstance(desk.panel, CurtainPanel):
        press(desk.panel.open)
    panel = desk.panel
    if isinstance(panel, RequestPanel):
        press(panel.cards.cards[place])
    elif isinstance(panel, SecretPanel):
        press(panel.side.table.rows[place])
    else:
        assert isinstance(panel, PairPanel)
        press(panel.sides[request.corner].table.rows[place])


def key(desk: PlayDesk, request: Request[Any], place: int) -> None:
    """Choose by a single key, whatever panel asks."""
    if isinstance(desk.panel, PairPanel):
        letters = LEFT_HAND if request.corner is RED else RIGHT_HAND
        QTest.keyClick(desk.panel, getattr(Qt.Key, f"Key_{letters[place]}"))
    else:
        assert desk.panel is not None
        QTest.keyClick(desk.panel, getattr(Qt.Key, f"Key_{place + 1}"))


def say(desk: PlayDesk, text: str) -> None:
    """Type a line and press Enter."""
    field = desk.foot.field
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def typed(desk: PlayDesk, request: Request[Any], place: int) -> None:
    """Choose by typing the option's word."""
    say(desk, choice_word(request.options[place]).replace("_", " "))


def roll(desk: PlayDesk, face: int) -> None:
    """Enter a die as at the table."""
    assert isinstance(desk.panel, DicePanel)
    desk.panel.number.clear()
    QTest.keyClicks(desk.panel.number, str(face))
    QTest.keyClick(desk.panel.number, Qt.Key.Key_Return)


def fight(desk: PlayDesk, choose: Callable[[PlayDesk, Request[Any], int], None], seed: int = 3) -> None:
    """Let people who decide by chance fight the bout to its end."""
    chance = SeededChance(seed)
    while desk.match.is_live:
        request = desk.match.requests[0]
        choose(desk, request, chance.roll(len(request.options)) - 1)
