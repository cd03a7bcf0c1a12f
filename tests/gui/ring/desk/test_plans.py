"""Deciding style, strategy and corner work: what is asked, what each option does, which keys choose."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ringside_manager.bout.corner import choice_word
from ringside_manager.gui.ring.desk import PlayDesk
from ringside_manager.gui.ring.desk.panels import RequestPanel, key_of
from ringside_manager.gui.ring.desk.secrets import CurtainPanel, PairPanel, SecretPanel
from ringside_manager.play import Seat, Sitter
from tests.gui.looking import settle, texts, unnamed
from tests.gui.ring.desk.drive import ANN, BOB, desk_for, press
from tests.gui.ring.title_bouts import setup

PLAIN = Seat(Sitter.PROGRAM, level="plain")


def answered(desk: PlayDesk, *kinds: str) -> Any:
    """The first request of one of these kinds; all before it are answered as the rules suggest."""
    while desk.match.is_live:
        request = desk.match.requests[0]
        if request.kind in kinds:
            settle(5)
            return request
        desk.match.answer(request, request.plain)
    raise AssertionError("never asked")


def test_a_strategy_is_chosen_from_cards_that_say_what_it_does(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, PLAIN), setup=setup(rounds=1, strategies="yes"))
    request = answered(desk, "strategy")
    assert isinstance(desk.panel, RequestPanel)
    assert desk.panel.question == "Which strategy does Joe Louis try?"
    titles = [card.title_text for card in desk.panel.cards.cards]
    assert titles[0] == "No strategy"
    assert "Go for the knockout" in titles
    assert len(titles) == len(request.options) == 10
    told = desk.panel.cards.cards[titles.index("Load up")].accessibleDescription()
    assert "Fewer punches, harder ones" in told
    assert "Works: " in told
    assert unnamed(desk) == []


def test_the_tenth_option_has_the_key_nought(qtbot: QtBot) -> None:
    assert [key_of(place) for place in (0, 8, 9, 10)] == ["1", "9", "0", ""]
    desk = desk_for(qtbot, (ANN, PLAIN), setup=setup(rounds=1, strategies="yes"))
    request = answered(desk, "strategy")
    assert desk.panel is not None
    QTest.keyClick(desk.panel, Qt.Key.Key_0)
    assert request not in desk.match.requests
    assert 9 in desk.match.contest.bout.choices


def test_two_people_choose_strategies_behind_the_curtain(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, BOB), setup=setup(rounds=1, strategies="yes"))
    answered(desk, "strategy")
    assert isinstance(desk.panel, CurtainPanel)
    QTest.keyClick(desk.panel, Qt.Key.Key_Return)
    settle(5)
    assert isinstance(desk.panel, SecretPanel)
    press(desk.panel.cards.cards[3])
    settle(5)
    assert isinstance(desk.panel, CurtainPanel)
    assert len(desk.match.requests) == 1
    assert "Keep away" not in " ".join(texts(desk))


def test_one_person_in_both_corners_sees_what_each_strategy_does(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, ANN), setup=setup(rounds=1, strategies="yes"))
    answered(desk, "strategy")
    assert isinstance(desk.panel, PairPanel)
    assert any(text.startswith("Load up: Fewer punches") for text in texts(desk.panel))


def test_two_fighters_who_can_do_either_choose_in_secret(qtbot: QtBot) -> None:
    desk = desk_for(qtbot, (ANN, BOB), setup=setup("Joe Louis", "Joe Louis", rounds=1))
    request = answered(desk, "style")
    assert len(desk.match.requests) == 2
    told = " ".join(texts(desk))
    assert [choice_word(option) for option in request.options] == ["box", "slug"]
    assert "You take control" in told


def test_the_corner_is_asked_what_it_works_on(qtbot: QtBot) -> None:
    for seed in range(60):
        desk = desk_for(qtbot, (ANN, PLAIN), setup=setup("Ron Lyle", "Gene Tunney"), seed=seed)
        try:
            answered(desk, "treat")
        except AssertionError:
            continue
        break
    assert isinstance(desk.panel, RequestPanel)
    assert desk.panel.question == "What does the corner of Ron Lyle work on next?"
    first, last = desk.panel.cards.cards[0], desk.panel.cards.cards[-1]
    assert "At least under control" in first.accessibleDescription()
    assert last.title_text == "Nothing more"
    assert not any("not allowed now" in text for text in texts(desk))
