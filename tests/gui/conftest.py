"""Real leagues in real save files, and windows without a screen."""

from __future__ import annotations

import ast
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt import plugin
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker

from ringside_manager import paths
from ringside_manager.campaign.books import LeagueOptions, ManagerKind, StableMethod, Temperament
from ringside_manager.fighters.sets import load_set
from ringside_manager.gui import justice, look
from ringside_manager.gui import session as session_module
from ringside_manager.gui.charts import canvas
from ringside_manager.gui.language import speak
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.pages import Page
from ringside_manager.gui.place import Place
from ringside_manager.gui.ring import chance
from ringside_manager.gui.session import Session
from ringside_manager.gui.settings import Settings, _Kept, settings, use_settings
from ringside_manager.gui.window import MainWindow
from ringside_manager.language import LANGUAGE
from ringside_manager.office.founding_script import Founding, Seat
from tests.as_it_was import Shared, as_it_was
from tests.office.clubs import aged

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

plugin._process_events = lambda: (
    None
)  # it paints each window thrice more after its test: a tenth of the time of all
STYLE_SHEET = look.style_sheet
LONG = 60_000
"""Milliseconds after which what a test waits for will not come any more."""
NIGHTS_PLAYED = 24
"""Fight nights of the league of ``league_path``, everything decided by the program."""


@pytest.hookimpl(trylast=True)
def pytest_runtest_setup() -> None:
    """Lay out and paint what the fixtures of a test have shown."""
    QCoreApplication.processEvents()


@pytest.fixture(scope="session")
def founding() -> Founding:
    """Two persons, Ann and Ben, and two AI managers, Cy and Di, who draft from the heavyweights."""
    heavyweights = load_set("heavyweights")
    seats = (
        Seat("Ann", ManagerKind.PERSON),
        Seat("Ben", ManagerKind.PERSON),
        Seat("Cy", ManagerKind.AI, Temperament.RECKLESS),
        Seat("Di", ManagerKind.AI, Temperament.CAREFUL),
    )
    options = LeagueOptions(stable_method=StableMethod.DRAFT, corners="club", nights=104)
    return Founding("Friday Club", "ringside", "heavyweights", heavyweights.fighters, seats, "", options, 7)


@pytest.fixture(scope="session")
def new_league_file(founding: Founding, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A league that was only founded; never to be written."""
    return aged(tmp_path_factory.mktemp("new") / "new.ringside", founding)


@pytest.fixture(scope="session")
def played_league_file(founding: Founding, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A league of ``NIGHTS_PLAYED`` nights with a champion; never to be written."""
    return aged(tmp_path_factory.mktemp("played") / "played.ringside", founding, NIGHTS_PLAYED)


@pytest.fixture(scope="session")
def promoter_league_file(founding: Founding, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As the played league, with Pat as promoter in person and 12 nights; never to be written."""
    return aged(
        tmp_path_factory.mktemp("promoter") / "promoter.ringside", replace(founding, promoter="Pat"), 12
    )


@pytest.fixture
def league_path(played_league_file: Path, tmp_path: Path) -> Path:
    """A copy of the played league for one test."""
    return Path(shutil.copy(played_league_file, tmp_path / "club.ringside"))


@pytest.fixture
def new_league_path(new_league_file: Path, tmp_path: Path) -> Path:
    """A copy of the new league for one test."""
    return Path(shutil.copy(new_league_file, tmp_path / "new.ringside"))


@pytest.fixture
def promoter_league_path(promoter_league_file: Path, tmp_path: Path) -> Path:
    """A copy of the league with a promoter in person for one test."""
    return Path(shutil.copy(promoter_league_file, tmp_path / "promoter.ringside"))


@contextmanager
def seated(path: Path, seat: int = 0) -> Iterator[Session]:
    """A league, open, with whoever has this ``seat`` at the keyboard."""
    opened = Session.open(path)
    opened.sit(opened.persons[seat])
    yield opened
    opened.close()


@pytest.fixture
def session(league_path: Path, qapp: QApplication) -> Iterator[Session]:
    """The played league, open, with Ann at the keyboard."""
    with seated(league_path) as opened:
        yield opened


@pytest.fixture
def new_session(new_league_path: Path, qapp: QApplication) -> Iterator[Session]:
    """The new league, open, with Ann at the keyboard."""
    with seated(new_league_path) as opened:
        yield opened


@pytest.fixture
def promoter_session(promoter_league_path: Path, qapp: QApplication) -> Iterator[Session]:
    """The league with a promoter in person, open, with the promoter at the keyboard."""
    with seated(promoter_league_path, -1) as opened:
        yield opened


class Patient(QtBot):
    """Waits as long as a busy machine needs: a wait that succeeds costs nothing, and no test is about its length."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = LONG) -> None:
        super().waitUntil(callback, timeout=max(timeout, LONG))

    def waitSignal(self, signal: object, *, timeout: int = LONG, **more: Any) -> SignalBlocker:
        if more.get("raising") is not False:  # as ``assertNotEmitted`` has it, which waits in vain
            timeout = max(timeout, LONG)
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitExposed(self, widget: QWidget, *, timeout: int = LONG) -> Any:
        return super().waitExposed(widget, timeout=max(timeout, LONG))

    def waitActive(self, widget: QWidget, *, timeout: int = LONG) -> Any:
        return super().waitActive(widget, timeout=max(timeout, LONG))


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> Patient:
    """A person at the window who has time."""
    return Patient(request)


def shown_page(
    kind: type[Page], session: Session, qtbot: QtBot, place: Place, size: tuple[int, int] = (1080, 720)
) -> Page:
    """A page on the screen that is filled anew when the league changes, as the window sees to it."""
    made = kind(session)
    qtbot.addWidget(made)
    made.resize(*size)
    made.show()
    made.show_place(place)
    session.changed.connect(lambda _touched: made.refresh())
    return made


@contextmanager
def league_window(path: Path, *, read_only: bool = False, seat: int = 0) -> Iterator[MainWindow]:
    """A window of 1280 x 800 over a league, with whoever has this ``seat`` at the keyboard and no curtain."""
    settings().set_value("curtain", False)
    window = MainWindow()
    window.resize(1280, 800)
    window.show()
    window.show_league(Session.open(path, read_only=read_only))
    window.desk.take_seat(window.desk.turns.order[seat])
    yield window
    window.close()


@contextmanager
def shared_window(path: Path, folder: Path, **how: object) -> Iterator[MainWindow]:
    """A window over a copy of a league, in a ``folder``, for all tests of a module; they only look at it."""
    use_settings(Settings(None))
    with league_window(Path(shutil.copy(path, folder)), **how) as window:
        yield window
        use_settings(Settings(None))
    use_settings(None)


@pytest.fixture
def window(league_path: Path, qapp: QApplication) -> Iterator[MainWindow]:
    """A window over a copy of the played league, Ann at the keyboard."""
    with league_window(league_path) as opened:
        yield opened


@pytest.fixture(scope="session")
def gui_sources(repository: Path) -> dict[Path, ast.Module]:
    """The code of the window, read once for all who search it."""
    folder = repository / "ringside_manager" / "gui"
    return {
        path.relative_to(folder): ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))
    }


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    return QApplication


@pytest.fixture(autouse=True, scope="session")
def _no_patience() -> None:
    """Charts and dialogs wait a moment for a person who is still drawing or typing; nobody is here."""
    canvas.SETTLE = justice._PAUSE = 1
    session_module.SETTLING_MS = (
        3_600_000  # nor are the rest of the checks begun in the midst of a test that takes long
    )
    session_module.gc = SimpleNamespace(freeze=lambda: None, unfreeze=lambda: None)
    chance.PATIENCE_MS = 3_600_000  # nobody looks at a bout so long that its chances are worked out


def _put_back_look(before: tuple[float, str]) -> None:
    LOOK.zoom, wish = before
    LOOK.set_theme(wish)


def _application() -> tuple[object, ...]:
    one = QGuiApplication
    return one.layoutDirection(), one.quitOnLastWindowClosed(), QApplication.cursorFlashTime()


def _put_back_application(before: tuple[Qt.LayoutDirection, bool, int]) -> None:
    QGuiApplication.setLayoutDirection(before[0])
    QGuiApplication.setQuitOnLastWindowClosed(before[1])
    QApplication.setCursorFlashTime(before[2])


def _put_back_cursor(_none: None) -> None:
    while QGuiApplication.overrideCursor() is not None:
        QGuiApplication.restoreOverrideCursor()


OF_THE_WINDOW = (
    Shared("language of Qt", lambda: (LANGUAGE.code, QLocale().name()), lambda before: speak(before[0])),
    Shared("locale of Qt", QLocale, QLocale.setDefault),
    Shared("settings", lambda: _Kept.current, use_settings),
    Shared("look", lambda: (LOOK.zoom, LOOK.wish), _put_back_look),
    Shared("application", _application, _put_back_application),
    Shared("cursor", QGuiApplication.overrideCursor, _put_back_cursor),
    Shared("clipboard", lambda: QGuiApplication.clipboard().text(), lambda text: QGuiApplication.clipboard().setText(text)),
)  # fmt: skip
"""What all windows share."""


@pytest.fixture(autouse=True, scope="session")
def _dressed_once(qapp: QApplication) -> None:
    """English, the light theme and normal size, from the first window on."""
    LOOK.dress(qapp)
    LOOK.set_theme("light")
    speak("en")


@pytest.fixture(autouse=True)
def _own_desk(tmp_path: Path) -> Iterator[None]:
    """Every test has settings of its own; language and look are afterwards what they were before."""
    with as_it_was(OF_THE_WINDOW):
        use_settings(Settings(tmp_path / "settings" / "settings.ini"))
        yield
        _close_windows()


@pytest.fixture(autouse=True, scope="module")
def _clean_up(qapp: QApplication) -> Iterator[None]:
    """Put back what fixtures of a module have changed."""
    with as_it_was(OF_THE_WINDOW):
        yield
        _close_windows()


@pytest.fixture(scope="module")
def undressed(qapp: QApplication) -> Iterator[None]:
    """Windows without a style sheet, which takes a fifth of their time: for modules that act and read, and do not look."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(look, "style_sheet", lambda *_: "")
        qapp.setStyleSheet("")
        yield
    LOOK.apply()


@pytest.fixture
def dressed(undressed: None, qapp: QApplication) -> Iterator[None]:
    """The style sheet after all, for one test that looks among others that do not."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(look, "style_sheet", STYLE_SHEET)
        LOOK.apply()
        yield
    qapp.setStyleSheet("")


def _close_windows() -> None:
    """Delete the windows of a test: no event loop runs between tests that would, and whatever is left
    would be painted again with every change of theme or size.
    """
    for widget in QApplication.topLevelWidgets():
        if widget.parent() is None and not widget.isVisible():
            widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where leagues are kept, a folder of the test's own that is made when it is first needed."""
    folder = tmp_path / "saves"
    monkeypatch.setattr(paths, "saves", lambda: folder)
    return folder
