"""Starting the window from the terminal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from ringside_manager.gui import gallery
from ringside_manager.gui.main import understood
from ringside_manager.gui.shell.handover import Reception, hand_over


def started(*words: str) -> dict[str, object]:
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-m", "ringside_manager", *words],
        env=environ,
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(done.stdout)
    assert isinstance(told, dict)
    return told


def test_the_report_tells_of_the_start_page() -> None:
    told = started("--startup-report")
    assert set(told) == {"first_paint_ms", "rss_mb", "page"}
    assert told["page"] == "start"
    assert 0 < float(str(told["first_paint_ms"])) < 60_000


def test_the_report_tells_of_a_league(league_path: Path) -> None:
    assert started(str(league_path), "--startup-report")["page"] == "office"


def test_nothing_heavy_is_loaded_before_the_window_is_there() -> None:
    heavy = ("matplotlib", "numpy", "scipy", "pydantic", "peewee", "jinja2", "yaml")
    code = f"import sys, ringside_manager.gui.main; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("words", "save", "report"),
    [
        ([], None, False),
        (["a.ringside"], "a.ringside", False),
        (["a.ringside", "--startup-report"], "a.ringside", True),
    ],
)
def test_words_are_understood(words: list[str], save: str | None, report: bool) -> None:
    wish = understood(words)
    assert (wish.save and str(wish.save), wish.report) == (save, report)


def test_a_second_start_hands_its_league_over(qtbot: QtBot, tmp_path: Path) -> None:
    name = f"ringside-test-{os.getpid()}"
    assert not hand_over(name, None), "nobody listens yet"
    reception = Reception(name)
    came: list[str] = []
    reception.came.connect(came.append)
    code = (
        "import sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication;"
        "from ringside_manager.gui.shell.handover import hand_over;"
        "app = QCoreApplication([]); sys.exit(not hand_over(sys.argv[1], Path(sys.argv[2])))"
    )
    second = subprocess.Popen([sys.executable, "-c", code, name, str(tmp_path / "club.ringside")])
    qtbot.waitUntil(lambda: bool(came), timeout=20_000)
    assert second.wait(20) == 0
    assert came == [str(tmp_path / "club.ringside")]
    reception.close()
    QCoreApplication.processEvents()


def test_the_gallery_paints_pages_in_every_dress(league_path: Path, tmp_path: Path) -> None:
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    words = [str(tmp_path / "pictures"), "--save", str(league_path), "--only", "rankings"]
    command = [sys.executable, "-m", "ringside_manager.gui.gallery", *words]
    subprocess.run(command, env=environ, capture_output=True, check=True)
    names = {file.name for file in (tmp_path / "pictures").iterdir()}
    assert names == {"start-light.png"} | {f"rankings-{dress.name}.png" for dress in gallery.DRESSES}
