"""The chance to win beside a bout: in sight, of open knowledge alone, and never in the way."""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import hypot
from threading import Event

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from ringside_manager.bout import RED
from ringside_manager.gui.ring import chance
from ringside_manager.gui.ring.desk.panels import RequestPanel
from ringside_manager.gui.ring.strips import shown_shares
from ringside_manager.gui.ring.view import RingView
from ringside_manager.odds import Odds, Sampling
from tests.gui.looking import settle, uncut
from tests.gui.ring.bouts import DECIDED, watched
from tests.gui.ring.conftest import Shown, go
from tests.gui.ring.desk.drive import desk_for, press, until_pair

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture(autouse=True)
def _here_and_at_once(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The eye rests a moment, answers are rough, and no other process is begun."""
    monkeypatch.setattr(chance, "PATIENCE_MS", 1)
    monkeypatch.setattr(chance, "LAP", 0.02)
    monkeypatch.setattr(chance, "LONGEST", 0.1)
    monkeypatch.setattr(Sampling, "is_quick", True)
    yield
    settle(20)


def answered(qtbot: QtBot, view: RingView) -> chance.Known:
    qtbot.waitUntil(lambda: view.chance.now is not None)
    assert view.chance.now is not None
    return view.chance.now


@pytest.mark.usefixtures("dressed")
def test_it_is_there_for_every_moment_and_ends_with_the_result(qtbot: QtBot, shown: Shown) -> None:
    view = shown(watched(DECIDED))
    for place in (0, 40):
        go(view, place)
        assert 0.3 < answered(qtbot, view).chance < 0.95
        assert view.strip.isVisible()
        assert "wins" in view.strip.bar.accessibleName()
    known = view.chance.now
    go(view, len(view.player.match.film))
    assert view.chance.now is not None
    assert view.chance.now.error == 0
    assert view.chance.now.chance in (0, 0.5, 1)
    go(view, 40)
    assert view.chance.now == known
    assert uncut(view.strip) == []


def test_switched_off_it_stays_off(qtbot: QtBot, shown: Shown) -> None:
    view = shown(watched())
    assert view.strip.isVisible()
    view.transport.chance.click()
    assert not view.strip.isVisible()
    again = shown(watched())
    settle(60)
    assert not again.strip.isVisible()
    assert not again.transport.chance.isChecked()
    assert again.chance.now is None
    again.transport.chance.click()
    answered(qtbot, again)


def test_closed_scorecards_are_not_read_from_it(shown: Shown) -> None:
    view = shown(watched(scores=False))
    go(view, 30)
    settle(60)
    assert not view.strip.isVisible()
    assert view.chance.now is None
    go(view, len(view.player.match.film))
    assert view.strip.isVisible()


def test_a_choice_that_is_in_already_changes_nothing(qtbot: QtBot) -> None:
    """In a hot seat both look at the screen: what one has sealed must not be read from it."""
    desk = desk_for(qtbot)
    until_pair(desk)
    view = RingView()
    qtbot.addWidget(view)
    view.show_match(desk.match)
    view.show()
    before = answered(qtbot, view)
    first = desk.match.requests[0]
    desk.match.answer(first, first.options[5])
    assert len(desk.match.requests) == 1
    settle(60)
    now = view.chance.now
    assert now is not None
    assert now == before or now.bouts > before.bouts
    view.chance.follow(view.watching)  # all is forgotten and worked out anew
    fresh = answered(qtbot, view)  # from a few bouts, with an error of its own
    assert fresh.chance == pytest.approx(before.chance, abs=4 * hypot(fresh.error, before.error))


def test_nothing_waits_for_it(qtbot: QtBot, shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    fight, beats, over = Sampling.fight, list[float](), Event()
    heard: list[bool] = []

    def slow(self: Sampling, bouts: int, *_: object, **__: object) -> Odds:
        wanted, patience = len(beats) + 20, time.monotonic() + 30
        while len(beats) < wanted and time.monotonic() < patience and not over.is_set():
            time.sleep(0.001)
        heard.append(len(beats) >= wanted or over.is_set())
        return fight(self, 4)

    monkeypatch.setattr(Sampling, "fight", slow)
    view = shown(watched())
    heart = QTimer(view)
    heart.timeout.connect(lambda: beats.append(time.monotonic()))
    heart.start(5)
    for place in range(3, 60, 3):
        go(view, place)
        settle(20)
    answered(qtbot, view)
    over.set()
    assert heard
    assert all(heard), "the window's heart beats while bouts are fought"


def test_the_corner_says_what_each_option_does_to_it(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    panel = desk.panel
    assert isinstance(panel, RequestPanel)
    press(desk.head.hint)
    qtbot.waitUntil(lambda: all(card.chance is not None for card in panel.cards.cards))
    assert all(card.chance.text().startswith("To win: ") for card in panel.cards.cards)
    assert desk._growing.question is panel or desk._growing.question is None
    panel.choose(0)
    assert desk._growing.question is None


def test_the_corner_keeps_it_to_himself_where_the_cards_are_closed(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    desk.match.scores = False
    press(desk.head.hint)
    settle(60)
    assert isinstance(desk.panel, RequestPanel)
    assert all(card.chance is None for card in desk.panel.cards.cards)


def test_whole_per_cents_are_a_hundred_and_never_certain_before_the_end() -> None:
    for share in (0.0, 0.004, 0.335, 0.5, 0.997, 1.0):
        red, blue = shown_shares(chance.Known(share, 0.001, 900))
        assert red + blue == 100
        assert 1 <= red <= 99
    assert shown_shares(chance.Known(1.0, 0.0, 0)) == (100, 0)
    assert chance.Known(0.7, 0.0, 0).of(RED) == 0.7
