"""Handing a corner over from the desk, and what may be taken back in the bout."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ringside_manager.bout import Setup, registry
from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.bout.drive import Verdict, replay
from ringside_manager.fighters.sets import load_set
from ringside_manager.gui.ring import TakingBack, agreed
from ringside_manager.gui.ring.desk import PlayDesk
from ringside_manager.gui.ring.desk.asking import SecretMode
from ringside_manager.gui.ring.desk.bells import BellPanel, BellsPanel
from ringside_manager.gui.ring.desk.confirming import HandOverPanel
from ringside_manager.gui.ring.desk.secrets import LEFT_HAND, RIGHT_HAND, CurtainPanel
from ringside_manager.gui.ring.exhibition import ExhibitionDialog
from ringside_manager.play import Contest, Until
from tests.gui.looking import texts
from tests.gui.ring.desk.drive import ANN, BOB, EXPERT, desk_for, press, say, set_mode, until_pair
from tests.play.test_contest import heavyweights
from tests.slow import each

pytestmark = pytest.mark.usefixtures("undressed")

SEED = 8
"""Of a bout that goes its three rounds."""


def test_a_corner_is_handed_over_by_mouse_and_by_keys(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, EXPERT), setup=heavyweights(3), seed=SEED)
    rounds = []
    for key in (None, Qt.Key.Key_2, Qt.Key.Key_4):
        rounds.append(desk.match.contest.bout.scene.round)
        press(desk.head.hand_over)
        assert isinstance(desk.panel, HandOverPanel)
        if key is None:
            press(desk.panel.buttons[Until.ROUND])
        else:
            QTest.keyClick(desk.panel, key)
    assert rounds == [1, 2, 3]
    assert not desk.match.is_live
    decided = {request.corner for request, _ in desk.match.contest.bout.decided}
    assert RED in decided, "what the corner decided is in the record like a decision of the person"


def test_nothing_is_handed_over_by_the_way_out(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, EXPERT))
    asked = desk.match.requests
    press(desk.head.hand_over)
    QTest.keyClick(desk.panel, Qt.Key.Key_Escape)
    assert desk.match.requests == asked
    assert not isinstance(desk.panel, HandOverPanel)


def test_of_two_who_choose_in_secret_one_hands_over_and_the_other_is_asked(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, BOB))
    until_pair(desk)
    press(desk.head.hand_over)
    assert [desk.panel.whom.itemText(at) for at in range(desk.panel.whom.count())] == list(desk.match.names)
    desk.panel.plan.setCurrentIndex(1)
    plan = desk.panel.plan.currentData().name
    press(desk.panel.buttons[Until.TURN])
    (request,) = desk.match.requests
    assert request.corner is not RED
    press(desk.head.hand_over)
    assert desk.panel.plan.currentData().name == plan, "instructions are offered again"


@each("wish", [*TakingBack, None])
def test_what_may_be_taken_back_is_kept_with_the_bout(wish: TakingBack | None) -> None:
    contest = Contest(heavyweights(), 7, (ANN, EXPERT))
    if wish is not None:
        contest.notes["taking_back"] = wish.value
    again = Contest.take_up(contest.put_aside())
    assert agreed(again, TakingBack.AGREED) is (wish or TakingBack.AGREED)


def test_an_exhibition_asks_what_may_be_taken_back(qtbot: QtBot) -> None:
    dialog = ExhibitionDialog()
    qtbot.addWidget(dialog)
    red, blue = dialog.corners
    assert dialog.exhibition().taking_back is TakingBack.FREE
    blue.who.setCurrentIndex(0)
    assert dialog.exhibition().taking_back is TakingBack.AGREED
    dialog.taking.choose(TakingBack.NEVER)
    dialog.taking.activated.emit(0)
    red.who.setCurrentIndex(1)
    assert dialog.exhibition().taking_back is TakingBack.NEVER


def begin_round_by_round(desk: PlayDesk) -> None:
    press(desk.head.hand_over)
    press(desk.panel.buttons[Until.BELL])


def test_round_by_round_the_corner_is_told_at_each_bell_by_one_key(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, EXPERT), setup=heavyweights(3), seed=SEED)
    begin_round_by_round(desk)
    told = []
    for key in (Qt.Key.Key_2, Qt.Key.Key_Return, Qt.Key.Key_4):
        assert isinstance(desk.panel, BellPanel)
        told.append(desk.panel.again.text())
        QTest.keyClick(desk.panel, key)
    assert told == ["Go on: As the corner sees fit", "As before: Go forward", "As before: Go forward"]
    assert not desk.match.is_live
    assert replay(desk.match.finished).verdict is Verdict.SAME


def test_a_fight_plan_is_an_instruction_too_and_one_may_decide_again(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, EXPERT), setup=heavyweights(3), seed=SEED)
    begin_round_by_round(desk)
    desk.panel.plans.setCurrentIndex(1)
    desk.panel.plans.activated.emit(1)
    assert desk.match.contest.bout.scene.round == 2
    assert desk.panel.again.text() == "As before: Counterpuncher"
    say(desk, "tie him up")
    assert desk.match.contest.bout.scene.round == 3
    press(desk.panel.leave)
    assert desk.match.requests
    assert not isinstance(desk.panel, BellPanel)


def test_an_instruction_is_taken_back_at_the_desk(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, EXPERT), setup=heavyweights(3), seed=SEED)
    begin_round_by_round(desk)
    for _ in range(2):
        QTest.keyClick(desk.panel, Qt.Key.Key_2)
    press(desk.foot.back)
    assert desk.match.contest.bout.scene.round == 2
    assert isinstance(desk.panel, BellPanel)


@pytest.mark.parametrize("mode", [SecretMode.KEYS, SecretMode.CURTAIN])
def test_two_people_tell_their_corners_so_that_neither_reads_the_other_s(
    qtbot: QtBot, mode: SecretMode
) -> None:
    desk = desk_for(qtbot, (ANN, BOB), setup=heavyweights(3), seed=SEED)
    until_pair(desk)
    set_mode(desk, mode)
    for corner in CORNERS:
        press(desk.head.hand_over)
        desk.panel.whom.setCurrentIndex(desk.panel.whom.findText(desk.match.name(corner)))
        press(desk.panel.buttons[Until.BELL])
        tell(desk, {corner: 1})
    before = desk.match.contest.bout.choices
    assert desk.match.contest.waiting == CORNERS
    assert "Tie him up" not in " ".join(texts(desk)) or isinstance(desk.panel, BellsPanel)
    tell(desk, {corner: 2 + corner.index for corner in CORNERS})
    assert len(desk.match.contest.bout.choices) > len(before)
    assert [seat.name for seat in desk.match.contest.led.values()] == [
        "Work behind the jab", "Look for the knockout",
    ]  # fmt: skip


def tell(desk: PlayDesk, places: dict[Corner, int]) -> None:
    """Give instructions whichever way they are asked for."""
    for corner, place in places.items():
        if isinstance(desk.panel, CurtainPanel):
            assert desk.panel.corner is corner
            press(desk.panel.open)
        if isinstance(desk.panel, BellsPanel):
            state = desk.panel.sides[corner].state
            assert state.whole == "not chosen yet"
            QTest.keyClick(desk.panel, (LEFT_HAND if corner is RED else RIGHT_HAND)[place])
        else:
            assert isinstance(desk.panel, BellPanel)
            press(desk.panel.cards.cards[place])


def test_a_corner_that_has_nothing_to_be_told_is_not_led_round_by_round(qtbot: QtBot) -> None:
    engine = registry.get("control")
    by_name = {fighter.name: fighter.card(engine) for fighter in load_set("heavyweights").fighters}
    terms = engine.info.terms(4)
    setup = Setup(engine, by_name["Joe Louis"], by_name["Joe Frazier"], terms)
    desk = desk_for(qtbot, (ANN, EXPERT), setup=setup)
    if desk.match.is_live:
        press(desk.head.hand_over)
        assert Until.BELL not in desk.panel.buttons
