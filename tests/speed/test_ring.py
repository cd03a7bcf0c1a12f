"""How fast a bout runs through in the window; run with ``-m speed``.

A whole Ringside bout of twelve rounds is played at top speed: the goal is three seconds.  Measured is also the
processor's time of the window's thread for each picture on the way, and for a single step shown moving.
"""

from __future__ import annotations

import os
import statistics
import time
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringside_manager.bout.record import BoutRecord
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.ring import LiveBout, Speed
from ringside_manager.gui.ring.view import RingView
from ringside_manager.gui.settings import Settings, use_settings
from ringside_manager.play import Contest, Jump, Seat, Sitter
from tests.play.test_contest import heavyweights
from tests.speed.conftest import Noting

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
pytestmark = [pytest.mark.speed, pytest.mark.timeout(120)]
GOAL_SECONDS = 3.0
PLAIN = Seat(Sitter.PROGRAM, level="plain")


SEED = 116
"""A bout that goes all twelve rounds."""


def long_bout() -> BoutRecord:
    """Twelve rounds to a decision."""
    contest = Contest(heavyweights(12), SEED, (PLAIN, PLAIN))
    contest.run_on()
    return contest.record()


@pytest.fixture
def view(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> RingView:
    """A bout of twelve rounds in a window of the usual size."""
    use_settings(Settings(tmp_path / "settings.ini"))
    LOOK.dress(qapp)
    made = RingView()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show_match(LiveBout.watched(long_bout()))
    made.show()
    QApplication.processEvents()
    return made


@pytest.mark.parametrize("tab", ["cards", "figures", "momentum"])
def test_a_whole_bout_at_top_speed(view: RingView, qtbot: QtBot, figure: Noting, tab: str) -> None:
    player = view.player
    assert player is not None
    view.side.tabs.setCurrentWidget(getattr(view.side, tab))
    player.set_speed(Speed.TOP)
    assert player.match.film.rounds(len(player.match.film))[-1].round == 12
    pictures: list[int] = []
    player.placed.connect(lambda place, _animate: pictures.append(place))

    begun = time.perf_counter()
    player.play()
    qtbot.waitUntil(lambda: player.at_end, timeout=20_000)
    took = time.perf_counter() - begun
    assert pictures
    figure(f"a bout of 12 rounds at top speed, {tab} shown", took, "s", aim=GOAL_SECONDS)
    assert took < GOAL_SECONDS


@pytest.mark.parametrize("tab", ["cards", "figures", "momentum", "tape"])
@pytest.mark.parametrize("jump", [Jump.STEP, Jump.TURN])
def test_a_picture(view: RingView, figure: Noting, tab: str, jump: Jump) -> None:
    player = view.player
    assert player is not None
    view.side.tabs.setCurrentWidget(getattr(view.side, tab))
    player.go_to(len(player.match.film) * 3 // 4)
    QApplication.processEvents()
    times = []

    for _ in range(40):
        begun = time.thread_time()
        player.go_to(player.match.film.after(player.place, jump))
        QApplication.processEvents()
        times.append(1000 * (time.thread_time() - begun))
    figure(f"ring: a picture, {tab}, one {jump.value}", statistics.median(times))
