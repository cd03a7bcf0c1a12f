"""A bout whose program was killed goes on at the same request, with the same events behind it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ringside_manager.bout.chance import SeededChance
from ringside_manager.gui.ring import LiveBout
from ringside_manager.play import Contest
from ringside_manager.play.film import take_down
from tests.gui.ring.desk.drive import desk_over
from tests.gui.ring.desk.killed import contest, decide

ROOT = Path(__file__).parents[4]


@pytest.mark.parametrize("decisions", [30])
def test_killed_after_some_decisions(qtbot: QtBot, tmp_path: Path, decisions: int) -> None:
    file = tmp_path / "kept.bout"
    command = [sys.executable, "-m", "tests.gui.ring.desk.killed", str(file), str(decisions)]
    died = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True, timeout=60)
    assert died.returncode != 0, died.stderr
    assert "Traceback" not in died.stderr
    kept = take_down(file)
    assert kept.unfinished is not None
    again = Contest.take_up(file.read_text(encoding="utf-8"))

    match = LiveBout.played(contest())
    desk, chance = desk_over(qtbot, match), SeededChance(5)
    states = []
    for _ in range(decisions):
        decide(match, desk, chance)
        asked = [(request.kind, request.corner, request.options) for request in match.requests]
        if (
            match.contest is not None
            and len(asked) == len(match.contest.bout.pending)
            and not desk._asking.is_half_in
        ):
            states.append((asked, match.contest.bout.events))
    resumed = desk_over(qtbot, LiveBout.played(again))
    assert resumed.panel is not None
    now = [(request.kind, request.corner, request.options) for request in resumed.match.requests]
    assert (now, again.bout.events) == states[-1]
    assert len(again.bout.events) > 5
