"""Plays a bout at the desk and is killed in the middle: ``python -m tests.gui.ring.desk.killed FILE DECISIONS``."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ringside_manager.bout.chance import SeededChance
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.desk import PlayDesk
from ringside_manager.play import Contest
from ringside_manager.play.film import keep
from tests.gui.ring.desk.drive import ANN, BOB, key
from tests.play.test_contest import heavyweights


def contest() -> Contest:
    """The bout that is played, by two people."""
    return Contest(heavyweights(2), 11, (ANN, BOB))


def decide(match: LiveBout, desk: PlayDesk, chance: SeededChance) -> None:
    """One key."""
    request = match.requests[0]
    key(desk, request, chance.roll(len(request.options)) - 1)


def main(file: Path, decisions: int) -> None:
    """Play so many decisions, each kept on disk, then die without a word."""
    application = QApplication([])
    match = LiveBout.played(contest(), lambda text, _over: keep(file, text))
    desk = PlayDesk(match)
    desk.reveal_time = 0
    desk.show()
    match.begin()
    chance = SeededChance(5)
    for _ in range(decisions):
        decide(match, desk, chance)
    QTest.qWait(1)
    assert application is not None
    os.kill(os.getpid(), signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
