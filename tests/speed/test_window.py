"""How soon the window answers with ten seasons of 64 fighters; run with ``-m speed``.

A page change counts from going there until the page is painted; measured is the processor's time of the window's
thread, which other programs on the machine do not lengthen, in milliseconds and as the median of several turns.
``first`` is the visit that makes the page, ``later`` every other, ``rest`` the longest the window stands still
while charts and the like come after it.  Aims are noted, not demanded, since machines differ.
"""

from __future__ import annotations

import os
import shutil
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.books import StableMethod
from ringside_manager.charts import load as load_charts
from ringside_manager.fighters.generation import generate_set
from ringside_manager.gui.gallery import places, settle
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.operation import Job
from ringside_manager.gui.place import PAGES, Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.settings import Settings, settings, use_settings
from ringside_manager.gui.shell.help import Palette
from ringside_manager.gui.window import MainWindow
from ringside_manager.office.docket import NightOrder, Party
from ringside_manager.office.founding import league_options
from ringside_manager.office.founding_script import Founding
from ringside_manager.office.mending import UndoTo
from ringside_manager.office.office import Office
from tests.office.clubs import hurry, seats
from tests.speed.conftest import Noting

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
pytestmark = [pytest.mark.speed, pytest.mark.timeout(900)]
GOAL_MS, LETTER_MS = 100, 30
NIGHTS, MANAGERS, STABLE = 520, 16, 4
TURNS = 5
PLACES = (*(page.key for page in PAGES), "compare two")


@pytest.fixture(scope="session")
def decade(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ten seasons of 16 managers, Ann among them, with four fighters each; never to be written."""
    path = tmp_path_factory.mktemp("decade") / "decade.ringside"
    names = ("Ann", *(f"ai:Manager {number}" for number in range(2, MANAGERS + 1)))
    chosen = league_options(
        "ringside", StableMethod("dice"), STABLE, {"corners": "plain", "nights": str(2 * NIGHTS)}
    )
    men = generate_set(MANAGERS * STABLE, 5).fighters
    with Office.found(
        path, Founding("Decade", "ringside", "rolled", men, seats(names), "", chosen, 7)
    ) as office:
        hurry(office)
        for _ in range(NIGHTS):
            office.hold_night(NightOrder(office.seed, True))
    return path


@pytest.fixture(scope="module")
def window(
    decade: Path, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[MainWindow]:
    """The decade, open, with Ann at the keyboard."""
    folder = tmp_path_factory.mktemp("desk")
    use_settings(Settings(folder / "settings.ini"))
    settings().set_value("curtain", False)
    LOOK.dress(qapp)
    made = MainWindow()
    made.resize(1280, 800)
    made.show()
    made.show_league(Session.open(Path(shutil.copy(decade, folder / "decade.ringside"))))
    load_charts()  # else a slow machine measures pages that still wait for the library
    settle(most_ms=2_500)
    calm(made)
    yield made
    made.close()
    use_settings(None)


def milliseconds(act: Callable[[], object]) -> float:
    """What an act costs the window's thread until everything it leads to at once is painted."""
    begun = time.thread_time()
    act()
    QApplication.sendPostedEvents()
    QApplication.processEvents()
    return 1000 * (time.thread_time() - begun)


def calm(window: MainWindow, most: float = 20.0) -> float:
    """Let the window do what is left; the longest it stood still for, in milliseconds."""
    assert window.desk is not None
    longest, quiet, end = 0.0, 0, time.perf_counter() + most
    while quiet < 8 and time.perf_counter() < end:
        took = milliseconds(lambda: None)
        longest = max(longest, took)
        quiet = 0 if took > 2 or window.desk.session.running else quiet + 1
        time.sleep(0.004)
    return longest


def place_named(window: MainWindow, name: str) -> Place:
    assert window.desk is not None
    found = dict(places(window.desk.session.books))
    two = found["compare"]
    found["compare"] = Place("compare")
    return two if name == "compare two" else found[name]


@pytest.mark.parametrize("name", PLACES)
def test_a_page_change(window: MainWindow, figure: Noting, name: str) -> None:
    desk = window.desk
    assert desk is not None
    place, elsewhere = place_named(window, name), Place("journal" if name == "rulebook" else "rulebook")
    desk.go(place)  # what the page imports is loaded
    first, later, rest = [], [], [calm(window)]
    for _ in range(3):
        desk.view.forget_pages()
        desk.go(elsewhere)
        calm(window)
        first.append(milliseconds(lambda: desk.go(place)))
        rest.append(calm(window))

    for _ in range(TURNS):
        desk.go(elsewhere)
        calm(window)
        later.append(milliseconds(lambda: desk.go(place)))
    assert desk.view.page is not None
    assert desk.view.page.title()
    rest.append(calm(window))
    for visit, times in (("first", first), ("later", later), ("rest", rest)):
        figure(f"page {name}: {visit}", statistics.median(times), aim=GOAL_MS)


def test_opening_the_save(decade: Path, window: MainWindow, figure: Noting, tmp_path: Path) -> None:
    """Off the window's thread it is read; what the window waits for is showing it."""
    path = Path(shutil.copy(decade, tmp_path / "decade.ringside"))
    begun = time.process_time()
    session = Session.open(path)
    read = 1000 * (time.process_time() - begun)
    other = MainWindow()
    other.show()
    QApplication.processEvents()
    shown = milliseconds(lambda: other.show_league(session))
    assert other.desk is not None
    rest = calm(other)
    other.close()
    figure("ten seasons: read, off the window's thread", read, aim=500)
    figure("ten seasons: shown", shown)
    figure("ten seasons: rest", rest, aim=GOAL_MS)


@pytest.mark.parametrize("page", ["office", "charts", "night", "stables", "news", "ledger"])
def test_a_night_held(window: MainWindow, figure: Noting, page: str) -> None:
    """The longest the window stands still from the end of a night until the page shown is up to date."""
    desk = window.desk
    assert desk is not None
    desk.go(Place(page))
    calm(window)
    night, longest = desk.session.books.closed, []

    for _ in range(TURNS):
        desk.session.do("A night", lambda office, _job: office.hold_night(NightOrder(office.seed, True)))
        longest.append(calm(window))
    assert desk.session.books.closed == night + TURNS
    figure(f"a night held, {page} shown", statistics.median(longest), aim=GOAL_MS)


def _taken_back(office: Office, _job: Job, to: UndoTo, by: Party) -> None:
    office.mend(to, by, "")


def test_a_night_taken_back(window: MainWindow, figure: Noting) -> None:
    """The whole journal is posted afresh, but not while the window waits."""
    desk = window.desk
    assert desk is not None
    desk.go(Place("office"))
    calm(window)
    night, longest = desk.session.books.closed, []
    promoter = Party(desk.session.books.promoter)
    for _ in range(3):
        before = UndoTo(len(desk.session.entries))  # what managers decide after a night is private to them
        desk.session.do("A night", lambda office, _job: office.hold_night(NightOrder(office.seed, True)))
        calm(window)
        desk.session.do("Undo", partial(_taken_back, to=before, by=promoter))
        longest.append(calm(window))
    assert desk.session.books.closed == night
    figure("a night taken back, office shown", statistics.median(longest), aim=GOAL_MS)


def test_typing_into_the_palette(window: MainWindow, figure: Noting, qtbot: QtBot) -> None:
    assert window.desk is not None
    commands = tuple(window.actions_.commands.values())
    palette = Palette(window.desk.session.books, commands, (), window)
    qtbot.addWidget(palette)
    opening = milliseconds(palette.open)
    keys: list[float] = []
    for _ in range(TURNS):
        palette.field.clear()
        keys.extend(milliseconds(partial(QTest.keyClicks, palette.field, letter)) for letter in "manager 2")
    assert palette.list.count() > 0
    palette.close()
    figure("palette: opening", opening, aim=GOAL_MS)
    figure("palette: a letter", statistics.median(keys), aim=LETTER_MS)
    figure("palette: the slowest letter", max(keys), aim=GOAL_MS)
