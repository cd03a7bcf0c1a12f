"""Starting the window from the terminal."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from ringside_manager import paths
from ringside_manager.bout import registry
from ringside_manager.gui import app, gallery
from ringside_manager.gui import main as program
from ringside_manager.gui.board import window
from ringside_manager.gui.main import Reception, hand_over, understood
from ringside_manager.gui.settings import Settings, use_settings
from ringside_manager.gui.shell import about
from ringside_manager.odds import compiled
from ringside_manager.office.office import Office
from tests.gui.looking import settle, texts
from tests.slow import each, rest_slow


def started(*words: str, **more: str) -> dict[str, object]:
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **more}
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


def test_the_report_tells_of_the_start_page_whatever_stands_in_the_settings(tmp_path: Path) -> None:
    (tmp_path / "ringside-manager").mkdir()
    text = '[General]\nversion=1\nrecent="[{\\"path\\": \\"/x\\", \\"managers\\": 5}]"\nzoom=NaN\n'
    (tmp_path / "ringside-manager" / "settings.ini").write_text(text, encoding="utf-8")
    told = started("--startup-report", XDG_CONFIG_HOME=str(tmp_path))
    assert set(told) == {"first_paint_ms", "rss_mb", "page"}
    assert told["page"] == "start"
    assert 0 < float(str(told["first_paint_ms"])) < 60_000


@pytest.mark.slow
def test_the_report_tells_of_a_league(league_path: Path) -> None:
    assert started(str(league_path), "--startup-report")["page"] == "office"


def test_every_bout_system_is_loaded_behind_the_start_page(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sample league, a new one and an exhibition ask for all of them at the first click."""
    loaded: list[str] = []
    monkeypatch.setattr(program, "PAGES", ())
    monkeypatch.setattr(program, "MODULES", ())
    monkeypatch.setattr(window, "named", loaded.append)
    monkeypatch.setattr(compiled, "begin_by_itself", lambda: None)
    parent = QObject()
    with qtbot.waitSignal(program.WarmUp(parent).done):
        pass
    assert set(loaded) >= set(registry.names())


def test_nothing_heavy_is_loaded_before_it_is_needed() -> None:
    """Not by the window, and neither matplotlib nor numpy by the pages of charts."""
    heavy = ("matplotlib", "numpy", "scipy", "pydantic", "peewee", "jinja2", "yaml")
    code = (
        "import importlib, pkgutil, sys, ringside_manager.gui.main\n"
        f"print([name for name in {heavy} if name in sys.modules])\n"
        "import ringside_manager.gui.pages.charts_page, ringside_manager.gui.charts as room\n"
        "for part in pkgutil.iter_modules(room.__path__): importlib.import_module(f'{room.__name__}.{part.name}')\n"
        f"print([name for name in {heavy[:2]} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["[]", "[]"]


@each(
    "words, save, report",
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
        "from ringside_manager.gui.main import hand_over;"
        "app = QCoreApplication([]); sys.exit(not hand_over(sys.argv[1], Path(sys.argv[2])))"
    )
    second = subprocess.Popen([sys.executable, "-c", code, name, str(tmp_path / "club.ringside")])
    qtbot.waitUntil(lambda: bool(came))
    assert second.wait(20) == 0
    assert came == [str(tmp_path / "club.ringside")]
    reception.close()
    QCoreApplication.processEvents()


@pytest.mark.slow
def test_the_gallery_paints_pages_in_every_dress(league_path: Path, tmp_path: Path) -> None:
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    words = [str(tmp_path / "pictures"), "--save", str(league_path), "--only", "rankings"]
    command = [sys.executable, "-m", "ringside_manager.gui.gallery", *words]
    subprocess.run(command, env=environ, capture_output=True, check=True)
    names = {file.name for file in (tmp_path / "pictures").iterdir()}
    assert names == {"start-light.png"} | {f"rankings-{dress}.png" for dress in gallery.DRESSES}


@pytest.mark.parametrize("words", rest_slow([(), (("--safe-mode",),)]))
def test_the_window_opens_where_no_settings_can_be_kept(words: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where the folder should be", encoding="utf-8")
    assert started(*words, "--startup-report", XDG_CONFIG_HOME=str(tmp_path / "config"))["page"] == "start"


@pytest.fixture
def at_home(tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of settings of a program that is started in this process."""
    monkeypatch.setattr(paths, "settings", lambda: tmp_path / "home")
    monkeypatch.setattr(program, "make_application", lambda _words: qapp)
    monkeypatch.setattr(program, "end_on_signals", lambda _application: None)
    monkeypatch.setattr(app, "faulthandler", type("Deaf", (), {"enable": lambda *_: None}))
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(program, "prepare", lambda _application, **_wish: None)
    return tmp_path / "home"


def window_begun(qtbot: QtBot) -> program.MainWindow:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    begun = program._start(application, program.Words(new_instance=True))
    assert isinstance(begun, program.Windows)
    qtbot.addWidget(begun.window)
    return begun.window


def _no_window() -> None:
    raise ValueError("no window today")


def test_a_fault_before_the_window_opens_is_printed_and_kept(
    at_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(program, "MainWindow", _no_window)
    assert program.main(["--startup-report"]) == 1
    assert "ValueError: no window today" in capsys.readouterr().err
    assert "no window today" in (at_home / "reports" / "report-0001.txt").read_text(encoding="utf-8")


def test_a_fault_before_the_window_opens_is_shown(at_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    def look() -> None:
        (dialog,) = (one for one in QApplication.topLevelWidgets() if isinstance(one, about.CrashDialog))
        shown.extend(texts(dialog))
        dialog.close()

    monkeypatch.setattr(program, "MainWindow", _no_window)
    at_home.write_text("no folder, so the report cannot be kept either", encoding="utf-8")
    QTimer.singleShot(0, look)
    assert program.main(["--new-instance"]) == 1
    assert any("cannot open its window" in text for text in shown)
    assert any("no window today" in text for text in shown)
    assert any(text.startswith("The report could not be kept") for text in shown)


def test_what_is_wrong_with_the_settings_is_told_at_the_start(at_home: Path, qtbot: QtBot) -> None:
    use_settings(Settings(None))
    window = window_begun(qtbot)
    assert window.notices.texts == (
        "The program runs without settings; what you choose lasts until you quit.",
    )
    window.close()


_CRASHING = """
import os, sys
from ringside_manager.gui import main, window
from ringside_manager.office.docket import NightOrder
show = window.MainWindow.show_league
def crash(office, job):
    office.hold_night(NightOrder(office.seed))
    os.abort()
def shown(self, session):
    show(self, session)
    session.do("night", crash)
window.MainWindow.show_league = shown
main.main([sys.argv[1], "--new-instance"])
"""


@pytest.mark.skipif(os.name == "nt", reason="ends by a signal")
def test_a_hard_crash_is_told_once_at_the_next_start(at_home: Path, league_path: Path, qtbot: QtBot) -> None:
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(at_home.parent)}
    crashing = [sys.executable, "-c", _CRASHING, str(league_path)]
    assert subprocess.run(crashing, env=environ, check=False, timeout=60).returncode < 0
    at_home.symlink_to(at_home.parent / "ringside-manager")
    assert "Fatal Python error: Aborted" in (at_home / "reports" / "hard-crash.log").read_text(
        encoding="utf-8"
    )
    with Office.open(league_path) as office:
        assert office.books.closed == 25
        assert office.check() == ()
    window = window_begun(qtbot)
    (text,) = window.notices.texts
    assert "ended suddenly" in text
    assert app.left_crash_log() == ""
    next(one for one in window.notices.findChildren(QPushButton) if "happened" in one.text()).click()
    settle()
    dialog = QApplication.activeModalWidget()
    assert any("Fatal Python error: Aborted" in told for told in texts(dialog))
    dialog.close()
    window.close()


def test_garbage_is_searched_for_in_no_thread_but_the_window_s(qapp: QApplication, qtbot: QtBot) -> None:
    where: list[str] = []

    class Knot:
        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            where.append(threading.current_thread().name)

    gc.enable()
    timer = app.search_for_garbage(qapp)
    working = threading.Thread(target=lambda: [Knot() for _ in range(5_000)])
    working.start()
    working.join()
    assert where == []
    timer.setInterval(1)
    qtbot.waitUntil(lambda: len(where) == 5_000)
    timer.stop()
    assert set(where) == {threading.main_thread().name}


_WORKING = """
import sys, time
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget
from ringside_manager.gui import main, operation, window
from ringside_manager.office.docket import NightOrder
operation.CLOSING_MS, main.PAUSE_MS = 500, 60_000
show = window.MainWindow.show_league
def nights(office, job):
    while not job.cancelled:
        office.hold_night(NightOrder(office.seed))
        print(office.books.closed, flush=True)
def deaf(office, job):
    print("deaf", flush=True)
    time.sleep(60)
def loading(self):
    while True:
        type("Loaded", (QWidget,), {"signal": Signal()})
        self.done.emit()
        time.sleep(0.001)
def shown(self, session):
    show(self, session)
    session.do("nights", {"nights": nights, "deaf": deaf, "loading": nights}[sys.argv[2]])
if sys.argv[2] == "loading":
    main.PAUSE_MS, main.WarmUp._load = 0, loading
window.MainWindow.show_league = shown
sys.exit(main.main([sys.argv[1], "--new-instance"]))
"""


@pytest.mark.skipif(os.name == "nt", reason="ends by a signal")
@pytest.mark.parametrize("work", ["nights", "deaf", "loading"])
def test_a_window_that_is_told_to_end_at_work_closes_its_league(
    work: str, new_league_path: Path, tmp_path: Path
) -> None:
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(tmp_path)}
    command = [sys.executable, "-c", _WORKING, str(new_league_path), work]
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True) as child:
        first = child.stdout.readline()
        child.terminate()
        assert child.wait(30) == 0
    lock = new_league_path.with_name(new_league_path.name + ".lock")
    assert lock.exists() == (work == "deaf"), "work that does not listen dies with the program"
    with Office.open(new_league_path) as office:
        assert office.check() == ()
        assert office.books.closed >= int(first.strip().replace("deaf", "0"))
