"""The plan of a round on one sheet: what is chosen for all clashes together, sealed at once."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ringside_manager.bout import Setup
from ringside_manager.bout.corner import RED
from ringside_manager.bout.request import choice_word
from ringside_manager.gui.ring.desk import PlayDesk
from ringside_manager.gui.ring.desk.secrets import CurtainPanel
from ringside_manager.gui.ring.desk.sheet import SheetPanel, is_on_sheet, steps_ahead
from ringside_manager.play import Contest
from tests.gui.ring.bouts import PLAIN
from tests.gui.ring.desk.drive import ANN, BOB, desk_for, press
from tests.gui.ring.quests import ENGINE, MOVES, setup, with_moves


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
    dear = steps_ahead(desk.match, {"clash_1 0": "aggressive"})
    cheap = steps_ahead(desk.match, {"clash_1 0": "sandbag"})
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
    wanted = [sheet.chosen[step.key] for step in steps_ahead(desk.match, sheet.chosen)]
    assert sheet.seal_button.isEnabled()
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert [word for _, word in decided(desk)] == wanted


def test_digits_choose_for_clash_after_clash(qtbot: QtBot) -> None:
    desk = sheet_of(qtbot)
    for key in (Qt.Key.Key_3, Qt.Key.Key_2, Qt.Key.Key_1):
        QTest.keyClick(desk.panel, key)
    assert desk.panel.chosen == {"clash_1 0": "aggressive", "clash_2 0": "defensive", "clash_3 0": "sandbag"}


def test_two_who_must_not_see_each_other_s_plan_go_behind_the_curtain(qtbot: QtBot) -> None:
    desk = sheet_of(qtbot, (ANN, BOB))
    assert isinstance(desk.panel, CurtainPanel)
