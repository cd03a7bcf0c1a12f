"""What is painted, as a screen reader hears it: through Qt's interfaces, and over a real bus where there is one."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.orders import DrawTournament
from ringside_manager.charts import DataTable
from ringside_manager.gui.charts.canvas import MOST_HEARD, ChartCanvas, figures_told
from ringside_manager.gui.justice import promote
from ringside_manager.gui.pages.tournament import TournamentPage
from ringside_manager.gui.pages.tournament.bracket import told as pairing
from ringside_manager.gui.place import PAGES, Place
from ringside_manager.gui.portraits import PortraitLabel, sitter_in
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets.texts import Ornament
from ringside_manager.gui.window import MainWindow
from tests.gui.conftest import shown_page

pytestmark = pytest.mark.usefixtures("undressed")

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


def told(widget: QWidget) -> tuple[QAccessible.Role, str, str]:
    """Role, name and description of a widget."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.role(), interface.text(NAME), interface.text(DESCRIPTION)


def test_a_chart_is_heard_with_its_figures(window: MainWindow, qtbot: QtBot) -> None:
    books = window.desk.session.books
    best = max(books.fighters.values(), key=lambda page: len(page.bouts))
    window.desk.go(Place("fighter", best.number))
    canvas = window.findChild(ChartCanvas)
    qtbot.waitUntil(lambda: canvas.chart is not None and not canvas.chart.is_empty)
    role, name, description = told(canvas)
    table = canvas.chart.data()
    assert role is QAccessible.Role.Chart
    assert name == canvas.chart.title
    assert description.startswith(canvas.chart.summary.split("\n")[0])
    assert f"{table.headers[0]} {table.rows[0][0]}: " in description
    assert f"{table.headers[0]} {table.rows[-1][0]}: " in description


def test_figures_are_heard_line_by_line_and_not_for_ever() -> None:
    short = DataTable(("Night", "POP", "Rank"), ((1, 3, None), (2, 9.5, 4)))
    assert figures_told(short) == "Night 1: POP 3; Night 2: POP 9.5, Rank 4"
    nights = 2 * MOST_HEARD
    long = DataTable(
        ("Manager", "Night", "Money"), tuple((name, n, n) for name in "AB" for n in range(nights))
    )
    heard = figures_told(long).split("; ")
    assert len(heard) <= MOST_HEARD + 3
    assert {f"Manager {name}: Night {n}, Money {n}" for name in "AB" for n in (0, nights - 1)} < set(heard)
    assert heard[-1] == "all lines are in the table of figures"


def test_a_portrait_is_heard_feature_by_feature(window: MainWindow, qtbot: QtBot) -> None:
    books, label = window.desk.session.books, PortraitLabel(84)
    qtbot.addWidget(label)
    assert told(label)[1:] == ("Portrait", "")
    label.show_sitter(sitter_in(books, next(iter(books.fighters))))
    role, _, looks = told(label)
    assert role is QAccessible.Role.Graphic
    assert "Complexion: " in looks
    assert "Hair: " in looks


def test_an_ornament_is_passed_over(qtbot: QtBot) -> None:
    class Line(Ornament, QWidget):
        """A line across the page."""

    line = Line()
    qtbot.addWidget(line)
    line.show()
    assert line.isVisible()
    assert QAccessible.queryAccessibleInterface(line).state().invisible


def test_a_bracket_is_heard_pairing_by_pairing(session: Session, qtbot: QtBot) -> None:
    promote(session, DrawTournament("Cup", session.books.closed + 6))
    session.wait()
    page = shown_page(TournamentPage, session, qtbot, Place("tournament"))
    row = page.chosen()
    assert row is not None
    role, name, description = told(page.bracket.canvas)
    assert (role, name) == (QAccessible.Role.Chart, f"Bracket of {row.name}")
    assert all(pairing(row, cell) in description for cells in row.rounds for cell in cells)
    cell = row.rounds[0][1]
    page.bracket.canvas.current = cell.round, cell.place
    qtbot.keyClick(page.bracket.canvas, Qt.Key.Key_Up)
    assert page.bracket.canvas.current == (1, 1)
    assert told(page.bracket.canvas)[2] == pairing(row, row.rounds[0][0])


# Over the bus itself

WALK = Path(__file__).with_name("at_spi_walk.py")
SYSTEM_PYTHON = "/usr/bin/python3"
NAMELESS = frozenset({
    "filler", "panel", "layered pane", "scroll bar", "splitter", "grip", "status bar", "menu bar", "tool bar", "cell",
    "label", "separator", "whitespace",
})  # fmt: skip
"""What holds other things, or parts them; an empty cell or label says nothing."""


def _missing() -> str:
    """What a bus of its own needs and this machine lacks."""
    lacking = [name for name in ("xvfb-run", "dbus-run-session") if shutil.which(name) is None]
    if not Path("/usr/libexec/at-spi-bus-launcher").exists():
        lacking.append("at-spi2-core")
    asked = [SYSTEM_PYTHON, "-c", "import dbus"]
    if not lacking and subprocess.run(asked, check=False, capture_output=True).returncode:
        lacking.append("python3-dbus")
    return ", ".join(lacking)


@pytest.mark.slow
@pytest.mark.timeout(240)
def test_a_screen_reader_hears_a_role_and_a_name_of_everything_over_the_bus(tmp_path: Path) -> None:
    if missing := _missing():
        pytest.skip(f"no accessibility bus without {missing}")
    tmp_path.chmod(0o700)
    own = {"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path), "QT_QPA_PLATFORM": "xcb"}
    walked = subprocess.run(
        ["xvfb-run", "-a", "dbus-run-session", "--", SYSTEM_PYTHON, WALK, sys.executable, "-m", "tests.gui.at_spi_window"],
        env=os.environ | own | {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"},
        capture_output=True, text=True, check=True, timeout=200,
    )  # fmt: skip
    nodes = [json.loads(line) for line in walked.stdout.splitlines() if line.startswith("{")]
    assert {node["page"] for node in nodes} == {page.key for page in PAGES}
    assert len(nodes) > 1500
    silent = [node for node in nodes if not node["name"].strip() and node["role"] not in NAMELESS]
    assert silent == []
    charts = {node["page"]: node["description"] for node in nodes if node["role"] == "chart"}
    assert "Manager Ben: Night 0" in charts["charts"]
    assert "Round 1, pairing 1 of" in charts["tournament"]
