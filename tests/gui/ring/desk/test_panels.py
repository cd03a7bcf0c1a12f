"""What the desk says: questions, effects, why a choice is missing, advice, whose turn it is."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ringside_manager.bout.corner import CORNERS, RED, Decision, Request
from ringside_manager.bout.view import Measure, OptionEffect
from ringside_manager.errors import IllegalChoiceError
from ringside_manager.gui.board.window import PLAIN, named
from ringside_manager.gui.place import Place
from ringside_manager.gui.ring.desk import PlayDesk
from ringside_manager.gui.ring.desk.entry import Wanted, spoken
from ringside_manager.gui.ring.desk.panels import RequestPanel
from ringside_manager.gui.ring.desk.questions import effect_lines, hint_sentence, missing, question
from ringside_manager.gui.ring.desk.secrets import rows_of
from ringside_manager.gui.ring.desk.table import Ruled, span
from ringside_manager.gui.rulebook import rule_behind
from ringside_manager.gui.rulebook.view import RulebookView
from tests.gui.ring.desk.drive import ANN, EXPERT, click, desk_for, key, press, say, until_pair
from tests.gui.widgets_read import texts
from tests.slow import each

pytestmark = pytest.mark.usefixtures("undressed")


def until(desk: PlayDesk, kind: str) -> RequestPanel:
    """Play the first options until something of this kind is asked."""
    while desk.match.requests[0].kind != kind:
        request = desk.match.requests[0]
        key(desk, request, len(request.options) - 1 if request.kind == "tactic" else 0)
    assert isinstance(desk.panel, RequestPanel)
    return desk.panel


def test_a_tactic_is_asked_with_its_effect_in_numbers(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    assert desk.head.question.text() == "Muhammad Ali attacks. How does Rocky Marciano meet him?"
    assert desk.head.who.text() == "Bob"
    assert desk.head.badge.text() == "B"
    assert desk.head.badge.accessibleName() == "Blue corner"
    told = texts(desk)
    assert "He needs over 68: 32\N{NO-BREAK SPACE}%" in told
    assert "If he rushes: 42\N{NO-BREAK SPACE}%" in told
    assert "You counter and hit: 4\N{NO-BREAK SPACE}%" in told


def test_the_rule_is_a_door_and_answers_f1(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    with qtbot.waitSignal(desk.go) as went:
        press(desk.head.rule)
    assert went.args == [Place("rulebook", part="R63")]
    assert isinstance(desk.panel, RequestPanel)
    assert rule_behind(desk.panel.cards.cards[0]) == "R63"


def test_where_nobody_takes_one_to_the_rulebook_it_opens_over_the_window(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    press(desk.head.rule)
    (opened,) = desk.findChildren(RulebookView)
    opened.window().close()
    QTest.keyClick(desk.panel, Qt.Key.Key_F1)
    assert desk.findChildren(RulebookView)[-1].window().isVisible()


def test_a_screen_reader_hears_whose_turn_it_is(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    assert desk.accessibleName() == (
        "Blue corner, Bob: Muhammad Ali attacks. How does Rocky Marciano meet him?"
    )


def test_a_clinch_that_is_barred_is_not_there_and_the_desk_says_why(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, seed=3)
    for _ in range(400):
        request = desk.match.requests[0]
        if request.kind == "tactic" and len(request.options) == 3:
            break
        key(desk, request, len(request.options) - 1 if request.kind == "tactic" else 0)
    assert [(absent.word, absent.rule) for absent in missing(desk.match, request)] == [("clinch", "R80")]
    assert "No clinch: barred after the last one (R80)." in texts(desk)
    assert "Clinch" not in [card.title_text for card in desk.panel.cards.cards]


def test_what_a_strange_system_leaves_out_is_told_with_its_rule(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desk_for(qtbot)
    engine = desk.match.setup.engine
    from dataclasses import replace

    decision = Decision("stance", ("tall", "low"), "how he stands", "S1")
    monkeypatch.setattr(type(engine), "info", replace(engine.info, decisions=(decision,)))
    request: Request[str] = Request("stance", RED, ("tall",), "S1")
    assert question(desk.match, request) == "Muhammad Ali decides: how he stands."
    assert [absent.told for absent in missing(desk.match, request)] == ["Low is not allowed now (S1)."]
    assert question(desk.match, Request("cut_man", RED, ("yes",), "")) == "Muhammad Ali decides: cut man."


def test_the_numbers_of_a_strange_system_are_told_by_name() -> None:
    effect = OptionEffect((Measure("grit", 3), Measure("luck", 40, percent=True)))
    assert effect_lines(PLAIN, "stance", "tall", effect) == ("Grit: 3", "Luck: 40\N{NO-BREAK SPACE}%")
    assert effect_lines(named("ringside"), "tactic", "none", effect) == (
        "Grit: 3",
        "Luck: 40\N{NO-BREAK SPACE}%",
    )


def test_advice_as_a_sentence(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    click(desk, desk.match.requests[0], 0)
    request = desk.match.requests[0]
    assert request.kind == "rush"
    for shares, told in (
        ((), "The corner has no advice here."),
        ((0.0, 1.0), "Best: Rush."),
        ((0.25, 0.75), "Best mix: Rush 75\N{NO-BREAK SPACE}%, No rush 25\N{NO-BREAK SPACE}%."),
        ((0.997, 0.003), "Best: No rush."),
    ):
        assert hint_sentence(named("ringside").names, request, shares) == told


def test_the_corner_is_asked_for_one_request_and_can_be_switched_off(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    press(desk.head.hint)
    assert desk.foot.said.text().startswith("Best")
    assert "The corner: " in texts(desk.panel)
    click(desk, desk.match.requests[0], 0)
    assert "The corner: " not in texts(desk.panel)
    desk.hints = False
    assert desk.head.hint.isHidden()
    click(desk, desk.match.requests[0], 0)
    assert desk.head.hint.isHidden()


def test_a_wrong_word_is_refused_with_what_is_allowed(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    before = desk.match.requests
    say(desk, "headbutt")
    assert desk.foot.said.text() == (
        "“headbutt” is no choice here: No tactic, Cover up, Backpedal, Clinch (R63)"
    )
    assert desk.match.requests == before


def reader(desk: PlayDesk) -> Wanted:
    return Wanted("", spoken(desk.match.window, desk.match.requests[0]))


def test_words_for_a_tactic(qtbot: QtBot) -> None:
    words = {"cover": 1, "Cover up": 1, "COVER_UP": 1, "back": 2, "4": 3, "none": 0, "no tactic": 0}
    wanted = reader(desk_for(qtbot))
    assert {text: wanted.read(text) for text in words} == words


def test_words_for_a_punch_and_those_that_are_none_or_more_than_one(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    until_pair(desk)
    words = {"lh": 5, "LH": 5, "left hook": 5, "uppercut": 0, "comb": 3, "6": 5}
    assert {text: reader(desk).read(text) for text in words} == words
    for text in ("left", "l", "", "7", "0", "hook"):
        with pytest.raises(IllegalChoiceError, match="Left hook"):
            reader(desk).read(text)


def test_the_field_completes_words_only_in_the_open(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    completer = desk.foot.field.completer()
    model = completer.model()
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == [
        "No tactic",
        "Cover up",
        "Backpedal",
        "Clinch",
    ]
    QTest.keyClicks(desk.foot.field, "c")
    assert completer.popup().isVisible()
    QTest.keyClick(desk.foot.field, Qt.Key.Key_Return)
    assert not completer.popup().isVisible()
    until_pair(desk)
    assert desk.foot.field.completer() is None


def test_the_table_of_the_thrower_is_that_of_the_receiver_turned(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    until_pair(desk)
    contest = desk.match.contest
    thrown, anticipated = (
        rows_of(desk.match.window, request, contest.outlook(request)) for request in desk.match.requests
    )
    assert [row.cells for row in thrown] == list(zip(*(row.cells for row in anticipated), strict=True))
    assert [row.rating for row in anticipated] == [None] * 6
    assert all(row.rating for row in thrown)
    assert "Damage against Right jab: " in thrown[0].told


@each("width", [250, 300, 420, 620, 900, 1280])
@each("shares", [False, True])
@pytest.mark.usefixtures("dressed")
def test_the_columns_of_a_table_stand_beside_each_other_and_fit(
    qtbot: QtBot, width: int, shares: bool
) -> None:
    ruled = Ruled.over(width, 20, 6, keys=True, shares=shares)
    areas = [ruled.key, ruled.name, ruled.rating, *ruled.cells, ruled.span, ruled.down, ruled.share]
    for left, right in pairwise(areas):
        assert left.left() + left.width() == right.left()
    assert ruled.share.left() + ruled.share.width() <= max(width, 300)
    assert all(area.width() >= 16 for area in (ruled.name, *ruled.cells))


def test_a_range_of_one_number_is_that_number() -> None:
    assert (span(2, 8), span(3, 3)) == ("2–8", "3")


def test_against_the_program_only_his_own_corner_may_throw_the_towel(qtbot: QtBot) -> None:
    assert desk_for(qtbot, (ANN, EXPERT)).match.people == (CORNERS[0],)
