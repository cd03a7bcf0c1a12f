"""Nothing on the screen betrays a secret choice before both are in."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringside_manager.bout.corner import BLUE, CORNERS, RED, Corner, choice_word
from ringside_manager.gui.ring.desk import PlayDesk
from ringside_manager.gui.ring.desk.asking import SecretMode
from ringside_manager.gui.ring.desk.confirming import RevealPanel
from ringside_manager.gui.ring.desk.secrets import CurtainPanel, PairPanel, SecretPanel
from ringside_manager.play import Seat, Sitter
from tests.gui.ring.desk.drive import ANN, EXPERT, click, desk_for, key, press, say, set_mode, until_pair
from tests.gui.ring.desk.seeing import differences, everything

pytestmark = pytest.mark.usefixtures("undressed")

PUNCHES = range(6)


@pytest.fixture(autouse=True)
def _no_blinking(qapp: QApplication) -> Iterator[None]:
    """A cursor that comes and goes would be a difference that means nothing."""
    before = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    yield
    qapp.setCursorFlashTime(before)


def request_of(desk: PlayDesk, corner: Corner) -> object:
    return next(request for request in desk.match.requests if request.corner is corner)


@pytest.mark.parametrize("corner", CORNERS)
def test_whatever_is_chosen_with_hidden_keys_all_windows_are_the_same(qtbot: QtBot, corner: Corner) -> None:
    desk = desk_for(qtbot)
    until_pair(desk)
    request = next(request for request in desk.match.requests if request.corner is corner)
    seen = []
    everything()
    for place in PUNCHES:  # the first choice, then five changes of mind
        key(desk, request, place)
        assert len(desk.match.requests) == 1
        seen.append(everything())
    assert [differences(seen[0], other) for other in seen] == [[]] * len(seen)
    other = request_of(desk, corner.opponent)
    key(desk, other, 2)
    decided = {request.corner: place for request, place in desk.match.contest.bout.decided[-2:]}
    assert decided == {corner: 5, corner.opponent: 2}  # the last change of mind counts


def test_hidden_keys_choose_and_betray_nothing_while_the_box_of_modes_has_the_keys(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    until_pair(desk)
    desk.modes.setFocus()
    everything()
    seen = []
    for letter in "UIOJKL":
        QTest.keyClick(desk.modes, letter)
        assert len(desk.match.requests) == 1
        seen.append(everything())
    assert [differences(seen[0], other) for other in seen] == [[]] * len(seen)
    assert desk.modes.mode is SecretMode.KEYS


def test_letters_typed_in_secret_stand_nowhere(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    until_pair(desk)
    desk.foot.field.setFocus()
    everything()
    before = everything()
    for text in ("uppercut", "lh"):
        for letter in text:
            QTest.keyClick(desk.foot.field, letter)
            assert differences(before, everything()) == []
        for _ in text:
            QTest.keyClick(desk.foot.field, Qt.Key.Key_Backspace)
    say(desk, "lh")
    assert len(desk.match.requests) == 1
    chosen = everything()
    press(desk.foot.back)
    assert len(desk.match.requests) == 2
    desk.foot.field.setFocus()
    say(desk, "left jab")
    assert differences(chosen, everything()) == []


def test_a_wrong_word_typed_in_secret_is_not_repeated(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    until_pair(desk)
    desk.foot.field.setFocus()
    say(desk, "headbutt")
    assert "headbutt" not in desk.foot.said.text()
    assert "Left hook" in desk.foot.said.text()
    assert len(desk.match.requests) == 2


def choose_by_mouse(desk: PlayDesk, place: int) -> None:
    click(desk, desk.match.requests[0], place)


def choose_by_key(desk: PlayDesk, place: int) -> None:
    QTest.keyClick(desk.panel, Qt.Key.Key_Return)
    key(desk, desk.match.requests[0], place)


def choose_by_word(desk: PlayDesk, place: int) -> None:
    QTest.keyClick(desk.foot.field, Qt.Key.Key_Return)
    assert isinstance(desk.panel, SecretPanel)
    say(desk, choice_word(desk.panel.request.options[place]))


@pytest.mark.parametrize("choose", [choose_by_mouse, choose_by_key, choose_by_word])
def test_behind_the_curtain_whatever_was_chosen_looks_the_same(
    qtbot: QtBot, choose: Callable[[PlayDesk, int], None]
) -> None:
    desk = desk_for(qtbot)
    until_pair(desk)
    set_mode(desk, SecretMode.CURTAIN)
    first = desk.match.requests[0]
    seen = []
    everything()
    for place in PUNCHES:
        assert isinstance(desk.panel, CurtainPanel)
        choose(desk, place)
        assert isinstance(desk.panel, CurtainPanel)
        seen.append(everything())
        press(desk.panel.back)
    assert [differences(seen[0], other) for other in seen] == [[]] * len(seen)
    choose(desk, 4)
    choose(desk, 1)
    assert dict(desk.match.contest.bout.decided[-2:])[first] == 4


def test_behind_the_curtain_only_his_own_table_is_there(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    until_pair(desk)
    set_mode(desk, SecretMode.CURTAIN)
    panel = desk.panel
    assert isinstance(panel, CurtainPanel)
    assert desk.head.hint.isHidden()
    press(panel.open)
    opened = desk.panel
    assert isinstance(opened, SecretPanel)
    press(desk.head.hint)
    assert desk.foot.said.text().startswith("Best mix")
    press(opened.side.table.rows[0])
    assert "Best mix" not in desk.foot.said.text()
    assert isinstance(desk.panel, CurtainPanel)


def test_both_at_once_nobody_is_advised_and_no_row_can_be_pressed(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    panel = until_pair(desk)
    assert not desk.head.hint.isEnabled()
    assert desk.head.hint.toolTip() == "No advice while both look: the other would read it."
    press(panel.sides[RED].table.rows[0])
    assert len(desk.match.requests) == 2


def test_the_choices_are_shown_when_both_are_in_and_then_the_bout_goes_on(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    until_pair(desk)
    desk.reveal_time = 60_000
    thrown, anticipated = desk.match.requests
    key(desk, thrown, 4)
    assert isinstance(desk.panel, PairPanel)
    key(desk, anticipated, 0)
    assert isinstance(desk.panel, RevealPanel)
    assert "throws: Left jab" in desk.panel.told
    assert "expects: Uppercut" in desk.panel.told
    assert "Damage: " in desk.panel.told
    QTest.keyClick(desk.panel, Qt.Key.Key_Return)
    assert not isinstance(desk.panel, RevealPanel)


def test_the_reveal_passes_by_itself(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    until_pair(desk)
    desk.reveal_time = 20
    for request in desk.match.requests:
        key(desk, request, 1)
    assert isinstance(desk.panel, RevealPanel)
    qtbot.waitUntil(lambda: not isinstance(desk.panel, RevealPanel))


def test_against_the_program_there_is_one_table_and_no_curtain(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, EXPERT))
    while not isinstance(desk.panel, SecretPanel):
        assert desk.match.is_live
        click(desk, desk.match.requests[0], 0)
    assert desk.modes.isHidden()
    assert not desk.panel.side.heading.isVisible()
    press(desk.head.hint)
    assert desk.foot.said.text().startswith("Best")
    before = len(desk.match.contest.bout.decided)
    key(desk, desk.match.requests[0], 3)
    assert len(desk.match.contest.bout.decided) >= before + 2


def test_one_person_in_both_corners_chooses_openly(qtbot: QtBot) -> None:
    same = Seat(Sitter.PERSON, "Ann")
    desk = desk_for(qtbot, (ANN, same))
    panel = until_pair(desk)
    assert desk.modes.isHidden()
    everything()
    press(panel.sides[BLUE].table.rows[2])
    assert panel.sides[BLUE].table.rows[2].picked
    shown = everything()
    press(panel.sides[BLUE].table.rows[3])
    assert differences(shown, everything())  # in the open, the look at everything does see the choice
    assert not panel.sides[BLUE].table.rows[2].picked
    press(panel.sides[RED].table.rows[1])
    assert {r.corner: place for r, place in desk.match.contest.bout.decided[-2:]} == {RED: 1, BLUE: 3}


def test_the_way_of_choosing_is_remembered(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    until_pair(desk)
    assert isinstance(desk.panel, PairPanel)
    set_mode(desk, SecretMode.CURTAIN)
    assert isinstance(desk.panel, CurtainPanel)
    again = desk_for(qtbot)
    assert again.modes.mode is SecretMode.CURTAIN
