"""How long the board takes to paint one frame while it moves, at 1280 x 800; run with ``-m speed``.

A frame counts from its tick until it is painted, in milliseconds of the processor's time of the window's thread,
painted by Qt's own rasteriser.  ``laid`` is the first frame of a moment, which paints what lies still as well.
The goal is 16 ms for every frame of a movement; it is noted, not demanded, since machines differ.
"""

from __future__ import annotations

import os
import statistics
import time

import pytest
from PySide6.QtWidgets import QApplication

from ringside_manager.bout import registry
from ringside_manager.bout.bout import Bout
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.engine import Setup
from ringside_manager.fighters.sets import load_set
from ringside_manager.gui.board import moments
from ringside_manager.gui.board.board import Board
from ringside_manager.gui.look import LOOK
from tests.speed.conftest import Noting

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
pytestmark = [pytest.mark.speed, pytest.mark.timeout(300)]
GOAL_MS = 16
FRAMES = 4
"""Frames painted of every movement, spread over its length."""


def a_bout() -> Bout:
    engine = registry.get("ringside")
    ali, frazier = (
        engine.card_from_abilities(man.name, man.abilities) for man in load_set("heavyweights").fighters[:2]
    )
    bout = Bout(Setup(engine, ali, frazier, engine.info.terms(6)), 7, watch=True)
    level, chance = engine.info.best_level, SeededChance(8)
    bout.play(engine.corner_ai(chance, level), engine.corner_ai(chance, level))
    return bout


def milliseconds(board: Board) -> float:
    """What painting the parts of the board that wait for it costs."""
    begun = time.thread_time()
    QApplication.sendPostedEvents(board)
    QApplication.processEvents()
    return 1000 * (time.thread_time() - begun)


@pytest.mark.parametrize("zoom", [1.0, 1.5])
def test_a_whole_bout(qapp: QApplication, figure: Noting, zoom: float) -> None:
    LOOK.dress(qapp)
    LOOK.set_zoom(zoom)
    bout = a_bout()
    board = Board()
    board.resize(1280, 800)
    board.set_bout(bout.setup)
    board.show()
    shown = moments(bout.events, bout.scenes)
    board.show_moment(shown[0])
    milliseconds(board)
    frames, laid = [], []

    for moment in shown[1:]:
        board.show_moment(moment, animate=True)
        board._clock.pause()
        laid.append(milliseconds(board))
        for frame in range(1, FRAMES):
            board._on_tick(frame / FRAMES)
            frames.append(milliseconds(board))
        board.finish()
    board.close()
    LOOK.set_zoom(1.0)
    assert len(frames) == (FRAMES - 1) * len(laid)
    for name, took in (("a frame", frames), ("the first frame of a moment", laid)):
        figure(f"board at {zoom:.0%}: {name}, mean", statistics.fmean(took), aim=GOAL_MS)
        figure(
            f"board at {zoom:.0%}: {name}, 99th of 100", statistics.quantiles(took, n=100)[98], aim=GOAL_MS
        )
