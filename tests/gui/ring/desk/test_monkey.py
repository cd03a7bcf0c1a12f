"""Somebody without sense at the desk: whatever is pressed, the bout stays whole."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from ringside_manager.bout.drive import Verdict, replay
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.ring import LiveBout, Player, TakingBack
from ringside_manager.gui.ring.desk import PlayDesk
from ringside_manager.gui.ring.desk.asking import SecretMode
from ringside_manager.gui.ring.desk.bells import EndPanel
from ringside_manager.play import Contest, Seat
from tests.gui.ring.desk.drive import ANN, BOB, EXPERT, press, say, set_mode
from tests.play.test_contest import heavyweights

pytestmark = pytest.mark.usefixtures("undressed")

WORDS = ("cover", "rush", "lh", "e5", "try", "71", "00", "0", "nothing", "4", "keep", "c3", "none")
KEYS = "123456789QWEASDUIOJKLRBHNTP"


class Monkey:
    """Does one thing after another that a person might do."""

    def __init__(self, desk: PlayDesk, player: Player, dice: random.Random) -> None:
        self.desk, self.player, self.dice = desk, player, dice
        self.acts = {
            self.press: 35,
            self.key: 25,
            self.type: 15,
            self.leave: 5,
            self.change_mode: 5,
            self.ask: 5,
            self.take_back: 3,
            self.look_back: 3,
            LOOK.changed.emit: 2,
            self.to_the_end: 4,
        }

    def act(self) -> None:
        (chosen,) = self.dice.choices(list(self.acts), list(self.acts.values()))
        chosen()

    def press(self) -> None:
        buttons = self.desk.panel.findChildren(QAbstractButton)
        pressable = [made for made in buttons if made.isVisible() and made.isEnabled()]
        if pressable:
            press(self.dice.choice(pressable))

    def key(self) -> None:
        QTest.keyClick(self.desk.panel, getattr(Qt.Key, f"Key_{self.dice.choice(KEYS)}"))

    def type(self) -> None:
        if self.desk.foot.field.isVisible():
            say(self.desk, self.dice.choice(WORDS))

    def leave(self) -> None:
        QTest.keyClick(self.desk.panel, self.dice.choice((Qt.Key.Key_Return, Qt.Key.Key_Escape)))

    def change_mode(self) -> None:
        modes = self.desk.modes
        set_mode(self.desk, SecretMode(modes.itemData(self.dice.randrange(modes.count()))))

    def ask(self) -> None:
        press(self.desk.head.hint)

    def take_back(self) -> None:
        if self.desk.foot.back.isEnabled():
            press(self.desk.foot.back)

    def look_back(self) -> None:
        self.player.go_to(self.dice.randrange(len(self.desk.match.film) + 1))

    def to_the_end(self) -> None:
        self.player.go_to(len(self.desk.match.film))


@pytest.mark.parametrize(
    ("seats", "real_dice", "taking_back"),
    [
        ((ANN, BOB), False, TakingBack.AGREED),
        ((ANN, EXPERT), False, TakingBack.FREE),
        ((ANN, ANN), False, TakingBack.NEVER),
        ((ANN, BOB), True, TakingBack.AGREED),
        ((EXPERT, BOB), True, TakingBack.FREE),
    ],
    ids=["hot seat", "alone", "both corners", "dice", "dice alone"],
)
def test_whatever_is_pressed_the_bout_stays_whole(
    qtbot: QtBot, seats: tuple[Seat, Seat], real_dice: bool, taking_back: TakingBack
) -> None:
    dice = random.Random(str((seats, real_dice)))
    kept: list[str] = []
    contest = Contest(heavyweights(1), 5, seats, real_dice=real_dice)
    match = LiveBout.played(contest, lambda text, _over: kept.append(text), taking_back=taking_back)
    player = Player(match)
    desk = PlayDesk(match, player)
    qtbot.addWidget(desk)
    match.setParent(desk)
    player.setParent(desk)
    desk.reveal_time = 1
    desk.show()
    match.begin()
    monkey = Monkey(desk, player, dice)
    for _ in range(220):
        if isinstance(desk.panel, EndPanel):
            break
        monkey.act()
        if not player.at_end and dice.random() < 0.7:
            monkey.to_the_end()
    player.pause()
    if match.finished is not None:
        assert replay(match.finished).verdict is Verdict.SAME
    else:
        assert Contest.take_up(kept[-1]).bout.events == contest.bout.events
    assert len(contest.bout.events) > 1
