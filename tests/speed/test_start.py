"""How soon the window and the command line are there: run with ``-m speed``."""

from __future__ import annotations

import json
import os
import resource
import statistics
import subprocess
import sys

import pytest

from tests.speed.conftest import Noting

pytestmark = pytest.mark.speed
TURNS = 5


def test_the_first_painting(figure: Noting) -> None:
    """From the start of the process until the start page is painted, by the clock; the first start is left out."""
    command = [sys.executable, "-P", "-m", "ringside_manager", "--startup-report"]
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    reports = [
        json.loads(subprocess.run(command, env=environ, capture_output=True, text=True, check=True).stdout)
        for _ in range(TURNS + 1)
    ]
    figure(
        "start: first painting",
        statistics.median(report["first_paint_ms"] for report in reports[1:]),
        aim=350,
    )
    figure("start: memory", reports[-1]["rss_mb"], "MB")


@pytest.mark.parametrize(("word", "aim"), [("--startup-report", 0), ("--help", 100)])
def test_a_start_and_its_end(figure: Noting, word: str, aim: int) -> None:
    """The processor's time of a process with everything it imports; the first start is left out."""
    command = [sys.executable, "-P", "-m", "ringside_manager", word]
    took = []
    for _ in range(TURNS + 1):
        begun = sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2])
        subprocess.run(
            command, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}, capture_output=True, check=True
        )
        took.append(1000 * (sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2]) - begun))
    figure(f"start: ringside {word}, the processor's time", statistics.median(took[1:]), aim=aim)
