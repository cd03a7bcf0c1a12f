"""Dice thrown at the table: what is asked for, what is taken, what is refused."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ringside_manager.bout.corner import RED
from ringside_manager.bout.view import WantedDie
from ringside_manager.errors import IllegalChoiceError
from ringside_manager.gui.ring.desk import PlayDesk
from ringside_manager.gui.ring.desk.asking import SecretMode
from ringside_manager.gui.ring.desk.entry import DicePanel, read_roll
from ringside_manager.gui.ring.desk.questions import die_question, meaning
from ringside_manager.gui.ring.desk.secrets import PairPanel
from tests.gui.looking import texts
from tests.gui.ring.desk.drive import click, desk_for, press, roll, set_mode, typed
from tests.slow import each

pytestmark = pytest.mark.usefixtures("undressed")


def to_the_first_hit(desk: PlayDesk) -> DicePanel:
    roll(desk, 71)
    roll(desk, 40)
    while not isinstance(desk.panel, DicePanel):
        click(desk, desk.match.requests[0], 0)
    return desk.panel


def named(panel: DicePanel, name: str) -> QPushButton:
    return next(made for made in panel.findChildren(QPushButton) if made.accessibleName() == name)


def test_the_panel_says_who_throws_what_for_what(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, real_dice=True)
    assert desk.head.question.text() == "Muhammad Ali throws d100: the higher roll attacks first."
    panel = to_the_first_hit(desk)
    assert panel.question == "Muhammad Ali throws d100: to hit he needs more than 58."
    assert desk.head.rule.text() == "R20"


@pytest.mark.parametrize(
    ("typed", "told"), [("58", "58: a miss"), ("59", "59: on target"), ("00", "100: on target")]
)
def test_a_number_says_what_it_means_before_it_is_entered(qtbot: QtBot, typed: str, told: str) -> None:
    desk = desk_for(qtbot, real_dice=True)
    panel = to_the_first_hit(desk)
    QTest.keyClicks(panel.number, typed)
    assert panel.meaning.text() == told
    assert panel.enter.isEnabled()


@pytest.mark.parametrize("wrong", ["0", "101", "x", "-5", "1.5"])
def test_a_number_the_die_does_not_have_is_refused_with_the_range(qtbot: QtBot, wrong: str) -> None:
    desk = desk_for(qtbot, real_dice=True)
    panel = to_the_first_hit(desk)
    before = desk.match.contest.bout.dice
    roll_text(panel, wrong)
    assert "1 to 100" in panel.meaning.text()
    assert panel.number.property("wrong")
    assert desk.match.contest.bout.dice == before


def roll_text(panel: DicePanel, text: str) -> None:
    QTest.keyClicks(panel.number, text)
    QTest.keyClick(panel.number, Qt.Key.Key_Return)


def test_a_die_has_one_field_and_whoever_types_choices_comes_back_to_his(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, real_dice=True)
    assert desk.foot.field.isHidden()
    roll(desk, 71)
    roll(desk, 40)
    field = desk.foot.field
    assert not field.isHidden()
    desk.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    while not isinstance(desk.panel, DicePanel):
        typed(desk, desk.match.requests[0], 0)
    assert field.isHidden()
    assert desk.focusWidget() is desk.panel.number
    roll(desk, 99)
    assert desk.focusWidget() is field


def test_equal_rolls_for_the_first_attack_are_thrown_again(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, real_dice=True)
    roll(desk, 50)
    panel = desk.panel
    assert isinstance(panel, DicePanel)
    QTest.keyClicks(panel.number, "50")
    assert panel.meaning.text() == "Equal: both throw again."
    QTest.keyClick(panel.number, Qt.Key.Key_Return)
    assert desk.foot.said.text() == "Equal: both throw again."
    assert desk.head.question.text() == "Muhammad Ali throws d100: the higher roll attacks first."
    roll(desk, 50)
    assert desk.foot.said.text() == "50 thrown."  # equal to the last of the pair before, which is over


def test_what_a_roll_meant_stays_in_sight(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, real_dice=True)
    to_the_first_hit(desk)
    roll(desk, 71)
    assert desk.foot.said.text() == "71: on target"
    assert isinstance(desk.panel, PairPanel)


def test_tens_and_ones_are_pressed_with_the_mouse(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, real_dice=True)
    for tens, ones in (("70", "1"), ("00", "4")):
        assert isinstance(desk.panel, DicePanel)
        press(named(desk.panel, f"Tens {tens}"))
        press(named(desk.panel, f"Ones {ones}"))
    assert desk.match.contest.bout.dice == (71, 4)


def test_double_nought_is_a_hundred_and_ones_wait_for_tens(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, real_dice=True)
    panel = desk.panel
    assert isinstance(panel, DicePanel)
    press(named(panel, "Ones 0"))
    assert desk.match.contest.bout.dice == ()
    press(named(panel, "Tens 00"))
    press(named(panel, "Ones 0"))
    assert desk.match.contest.bout.dice == (100,)


def test_the_program_throws_one_die_for_us(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, real_dice=True)
    panel = desk.panel
    assert isinstance(panel, DicePanel)
    press(panel.throw)
    (thrown,) = desk.match.contest.bout.dice or ()
    assert 1 <= thrown <= 100


def test_a_mistyped_die_is_taken_back(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, real_dice=True)
    roll(desk, 71)
    roll(desk, 40)
    press(desk.foot.back)
    assert desk.match.contest.bout.dice == (71,)
    assert isinstance(desk.panel, DicePanel)
    roll(desk, 72)
    assert desk.match.contest.bout.dice == (71, 72)


def test_two_people_with_real_dice_choose_in_secret_unless_they_say_otherwise(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, real_dice=True)
    assert desk.modes.mode is SecretMode.KEYS
    to_the_first_hit(desk)
    roll(desk, 71)
    assert isinstance(desk.panel, PairPanel)
    assert desk.modes.isVisible()
    assert desk.modes.itemText(0) == "Openly, for all to see"
    assert "in secret" in " ".join(texts(desk))


def test_the_clerk_enters_both_secret_choices_openly(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, real_dice=True)
    set_mode(desk, SecretMode.OPEN)
    to_the_first_hit(desk)
    roll(desk, 71)
    panel = desk.panel
    assert isinstance(panel, PairPanel)
    press(desk.head.hint)
    assert "Muhammad Ali: Best" in desk.foot.said.text()
    for request in desk.match.requests:
        press(panel.sides[request.corner].table.rows[4])
    assert isinstance(desk.panel, DicePanel)


def test_a_digit_pressed_on_the_desk_begins_the_number(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, real_dice=True)
    panel = desk.panel
    assert isinstance(panel, DicePanel)
    QTest.keyClick(panel.throw, Qt.Key.Key_7)
    assert panel.number.text() == "7"


@each("text, sides, face", [("00", 100, 100), ("0", 10, 10), (" 7 ", 10, 7), ("100", 100, 100)])
def test_faces_as_they_are_read(text: str, sides: int, face: int) -> None:
    assert read_roll(text, sides) == face


@each("text, sides", [("0", 100), ("00", 10), ("11", 10), ("", 10), ("²", 10), ("٣", 10)])
def test_faces_no_die_has(text: str, sides: int) -> None:
    with pytest.raises(IllegalChoiceError, match=f"1 to {sides}"):
        read_roll(text, sides)


def test_a_die_of_another_system_is_told_plainly(qtbot: QtBot) -> None:
    match = desk_for(qtbot).match
    strange = WantedDie(6, "luck", RED)
    assert die_question(match, strange) == "Muhammad Ali throws: Luck (d6)."
    assert meaning(match.window.desk, strange, 3) == "3 thrown."
