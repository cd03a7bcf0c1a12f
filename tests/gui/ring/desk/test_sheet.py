"""The plan of a round on one sheet: what is chosen for all clashes together, sealed at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ringside_manager.bout import Setup
from ringside_manager.bout.corner import BLUE, RED, Corner, choice_word
from ringside_manager.gui.ring.desk import PlayDesk
from ringside_manager.gui.ring.desk.asking import SecretMode
from ringside_manager.gui.ring.desk.secrets import LEFT_HAND, RIGHT_HAND, CurtainPanel
from ringside_manager.gui.ring.desk.sheet import SheetPanel, SheetsPanel, is_on_sheet, steps_ahead
from ringside_manager.play import Contest, Until
from tests.gui.looking import texts
from tests.gui.ring.bouts import PLAIN
from tests.gui.ring.desk.drive import ANN, BOB, desk_for, press, set_mode
from tests.gui.ring.quests import ENGINE, MOVES, setup, with_moves

pytestmark = pytest.mark.usefixtures("undressed")


def sheet_of(qtbot: QtBot, seats: Any = (ANN, PLAIN), moves: tuple[str, ...] = MOVES[:6]) -> PlayDesk:
    """A desk that asks for the plan of the first round; the seconds do nothing before it."""
    terms = setup(rounds=4).terms
    both = Setup(ENGINE, with_moves("Joe Louis", moves), with_moves("Joe Frazier", moves), terms)
    desk = desk_for(qtbot, seats, setup=both, seed=3)
    desk.resize(900, 620)
    while not is_on_sheet(desk.match, desk.match.requests[0]):
        for request in desk.match.requests:
            desk.match.answer(request, request.options[-1])
    return desk


def decided(desk: PlayDesk) -> list[tuple[str, str]]:
    return [
        (request.kind, choice_word(request.options[place]))
        for request, place in desk.match.contest.bout.decided
        if request.corner is RED and request.kind[:5] in ("clash", "watch")
    ]


def test_what_stands_on_the_sheet_is_what_is_decided(qtbot: QtBot) -> None:
    desk = sheet_of(qtbot)
    sheet = desk.panel
    assert isinstance(sheet, SheetPanel)
    assert not sheet.seal_button.isEnabled()
    before = len(desk.match.contest.bout.choices)
    assert len(sheet._parts) == 3
    for number, word in enumerate(("aggressive", "defensive_turtle", "sandbag"), 1):
        sheet.choose(f"clash_{number} 0", word)
    sheet.choose("watch_2 0", "swarm")
    sheet.choose("watch_2 1", "turtle")
    assert len(desk.match.contest.bout.choices) == before, "nothing is decided before it is sealed"
    press(sheet.seal_button)
    assert decided(desk) == [
        ("clash_1", "aggressive"), ("clash_2", "defensive_turtle"), ("clash_3", "sandbag"),
        ("watch_1", "nothing"), ("watch_2", "swarm"), ("watch_2", "turtle"), ("watch_3", "nothing"),
    ]  # fmt: skip
    assert Contest.take_up(desk.match.contest.put_aside()).bout.events == desk.match.contest.bout.events


def test_the_stamina_runs_along_and_a_choice_that_cannot_follow_is_open_again(qtbot: QtBot) -> None:
    desk = sheet_of(qtbot, moves=("southpaw", "grandstand"))
    dear = steps_ahead(desk.match, RED, {"clash_1 0": "aggressive"})
    cheap = steps_ahead(desk.match, RED, {"clash_1 0": "sandbag"})
    assert dear[0].known == cheap[0].known
    assert dear[1].known != cheap[1].known
    assert "aggressive_grandstand" in dear[2].words
    assert "aggressive_grandstand" not in dear[1].words
    sheet = desk.panel
    sheet.choose("clash_2 0", "aggressive_southpaw")
    sheet.choose("clash_1 0", "aggressive_southpaw")  # once a bout
    assert "clash_2 0" not in sheet.chosen


def test_the_corner_fills_the_sheet_in_and_enter_seals_it(qtbot: QtBot) -> None:
    desk = sheet_of(qtbot)
    press(desk.head.hint)
    sheet = desk.panel
    wanted = [sheet.chosen[step.key] for step in steps_ahead(desk.match, RED, sheet.chosen)]
    assert sheet.seal_button.isEnabled()
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert [word for _, word in decided(desk)] == wanted


def test_digits_choose_for_clash_after_clash(qtbot: QtBot) -> None:
    desk = sheet_of(qtbot)
    for key in (Qt.Key.Key_3, Qt.Key.Key_2, Qt.Key.Key_1):
        QTest.keyClick(desk.panel, key)
    assert desk.panel.chosen == {"clash_1 0": "aggressive", "clash_2 0": "defensive", "clash_3 0": "sandbag"}


def fill(sheet: SheetPanel, words: Sequence[str]) -> None:
    for number, word in enumerate(words, 1):
        sheet.choose(f"clash_{number} 0", word)


def stances(desk: PlayDesk, corner: Corner) -> list[str]:
    decided = desk.match.contest.bout.decided
    return [
        choice_word(request.options[place])
        for request, place in decided
        if request.corner is corner and request.kind.startswith("clash")
    ]


def test_behind_the_curtain_each_has_his_sheet_and_both_are_handed_in_together(qtbot: QtBot) -> None:
    desk = sheet_of(qtbot, (ANN, BOB))
    set_mode(desk, SecretMode.CURTAIN)
    before = desk.match.contest.bout.choices
    for words in (("aggressive", "defensive", "sandbag"), ("sandbag", "sandbag", "aggressive")):
        assert isinstance(desk.panel, CurtainPanel)
        assert desk.match.contest.bout.choices == before, "nothing is opened before both are in"
        press(desk.panel.open)
        assert isinstance(desk.panel, SheetPanel)
        fill(desk.panel, words)
        press(desk.panel.seal_button)
    assert stances(desk, RED) == ["aggressive", "defensive", "sandbag"]
    assert stances(desk, BLUE) == ["sandbag", "sandbag", "aggressive"]
    record = desk.match.contest.put_aside()
    assert Contest.take_up(record).bout.events == desk.match.contest.bout.events


def test_whoever_has_sealed_may_plan_again_before_the_other_has(qtbot: QtBot) -> None:
    desk = sheet_of(qtbot, (ANN, BOB))
    set_mode(desk, SecretMode.CURTAIN)
    press(desk.panel.open)
    fill(desk.panel, ("aggressive", "aggressive", "aggressive"))
    press(desk.panel.seal_button)
    press(desk.panel.back)
    assert isinstance(desk.panel, CurtainPanel)
    assert desk.panel.corner is RED
    press(desk.panel.open)
    assert not desk.panel.chosen


def hidden_sheets(qtbot: QtBot) -> PlayDesk:
    desk = sheet_of(qtbot, (ANN, BOB), moves=MOVES[:3])
    set_mode(desk, SecretMode.KEYS)
    assert isinstance(desk.panel, SheetsPanel)
    return desk


def plan(desk: PlayDesk, corner: Corner, places: Sequence[int], watch: int = 0) -> list[list[str]]:
    """Press the hidden keys of a whole sheet; what is to be read after each of them."""
    panel, left, seen = desk.panel, list(places), []
    keys = LEFT_HAND if corner is RED else RIGHT_HAND
    for step in panel._asked[corner]:
        place = left.pop(0) if step.request.kind.startswith("clash") else watch
        QTest.keyClick(panel, keys[place])
        if desk.panel is panel:
            seen.append(texts(desk))
    return seen


def test_with_hidden_keys_both_plan_at_once(qtbot: QtBot) -> None:
    desk = hidden_sheets(qtbot)
    panel, before = desk.panel, desk.match.contest.bout.choices
    plan(desk, RED, (2, 1, 0))
    assert desk.panel is panel, "the other has chosen nothing yet"
    assert desk.match.contest.bout.choices == before
    plan(desk, BLUE, (0, 0, 2), watch=1)
    assert stances(desk, RED) == ["aggressive", "defensive", "sandbag"]
    assert stances(desk, BLUE) == ["sandbag", "sandbag", "aggressive"]


def test_nothing_that_is_seen_depends_on_what_is_chosen_with_hidden_keys(qtbot: QtBot) -> None:
    one, other = hidden_sheets(qtbot), hidden_sheets(qtbot)
    assert plan(one, RED, (2, 2, 2)) == plan(other, RED, (0, 1, 5), watch=2)


def test_a_corner_handed_over_needs_no_sheet_and_the_other_s_counts(qtbot: QtBot) -> None:
    desk = sheet_of(qtbot, (ANN, BOB))
    set_mode(desk, SecretMode.CURTAIN)
    press(desk.panel.open)
    fill(desk.panel, ("aggressive", "defensive", "sandbag"))
    press(desk.panel.seal_button)
    press(desk.head.hand_over)
    desk.panel.whom.setCurrentIndex(desk.panel.whom.findText(desk.match.name(BLUE)))
    press(desk.panel.buttons[Until.ROUND])
    assert stances(desk, RED) == ["aggressive", "defensive", "sandbag"]


def test_one_person_in_both_corners_has_both_sheets_openly(qtbot: QtBot) -> None:
    desk = sheet_of(qtbot, (ANN, ANN))
    for corner in (RED, BLUE):
        assert isinstance(desk.panel, SheetPanel)
        assert desk.panel.corner is corner
        fill(desk.panel, ("sandbag", "aggressive", "defensive"))
        press(desk.panel.seal_button)
    assert stances(desk, BLUE) == ["sandbag", "aggressive", "defensive"]
