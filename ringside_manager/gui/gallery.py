"""Pictures of every page, made without a screen.

    python -m ringside_manager.gui.gallery DIR [--save FILE] [--only PAGE,…]

Every page is painted over a league in light, in dark, and at 150 % of its size.  Without ``--save`` the
sample league is played for it.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop
from PySide6.QtWidgets import QApplication

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import Books
from ringside_manager.gui.app import make_application, prepare
from ringside_manager.gui.charts.panel import ChartPanel
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.place import PAGES, Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.settings import Settings, settings, use_settings
from ringside_manager.gui.window import MainWindow
from ringside_manager.office.stores import make_sample

SIZE = (1280, 800)
CALM_MS = 700
"""How long a page has to come to rest before its picture is taken."""
PATIENCE_MS = 6000
"""How long at most is waited for what a page works out in the background."""


DRESSES = {"light": ("light", 1.0), "dark": ("dark", 1.0), "large": ("light", 1.5)}
"""Theme and zoom of each series of pictures, by its name."""


def places(books: Books) -> Iterator[tuple[str, Place]]:
    """Every page with something telling on it, by the name of its picture."""
    telling = _telling(books)
    for page in PAGES:
        yield page.key, telling.get(page.key, Place(page.key))


def _telling(books: Books) -> dict[str, Place]:
    """A place for each page that shows one of many: the man with most bouts, the last bout with a decision."""
    best = max(books.fighters.values(), key=lambda fighter: (len(fighter.bouts), fighter.pop_half))
    fought = [bout for bout in books.bouts.values() if bout.outcome]
    decided = [bout for bout in fought if bout.outcome and bout.outcome.method is not Method.KO]
    mine = next(iter(books.managers.values())).stable
    rivals = [fighter for fighter in books.fighters.values() if fighter.number not in (best.number, *mine)]
    rival = max(rivals, key=lambda fighter: fighter.pop_half)
    return {
        "fighter": Place("fighter", best.number),
        "compare": Place("compare", best.number, str(rival.number)),
        "manager": Place("manager", best.manager or next(iter(books.managers))),
        "bout": Place("bout", (decided or list(books.bouts.values()))[-1].number),
        "ring": Place("ring", (decided or list(books.bouts.values()))[-1].number, "4"),
        "night": Place("night", max((bout.night for bout in fought), default=books.closed + 1)),
        "matchmaker": Place("matchmaker", mine[-1], f"{rival.number}@{books.closed + 1}"),
    }


def paint(window: MainWindow, folder: Path, only: Sequence[str] = ()) -> list[Path]:
    """Paint the start page and every page of the open league into a folder; the files made."""
    desk = window.desk
    assert desk is not None, "a league must be open"
    made = []
    for dress, (colours, zoom) in DRESSES.items():
        LOOK.zoom = zoom
        LOOK.set_theme(colours)
        desk.view.forget_pages()
        for name, place in places(desk.session.books):
            if not only or name in only:
                desk.go(place)
                made.append(_picture(window, folder / f"{name}-{dress}.png"))
    return made


def _picture(window: MainWindow, file: Path) -> Path:
    settle()
    settle(lambda: _is_at_rest(window), PATIENCE_MS)
    window.grab().save(str(file))
    return file


def _is_at_rest(window: MainWindow) -> bool:
    """Whether nothing is worked out in the background, and no chart is still to be drawn."""
    if window.desk is not None and window.desk.session.running:
        return False
    return not any(chart.is_drawing for chart in window.findChildren(ChartPanel))


def settle(until: Callable[[], bool] = lambda: False, most_ms: int = CALM_MS) -> None:
    """Deliver events for a while, so that what happens in the background is seen."""
    deadline = QDeadlineTimer(most_ms)
    while not deadline.hasExpired() and not until():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


def main(words: Sequence[str]) -> int:
    """Paint what the words ask for."""
    parser = argparse.ArgumentParser(prog="gallery", description="Paint every page of the window.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--save", type=Path, help="the league to show")
    parser.add_argument("--only", default="", help="pages, with commas between")
    wish = parser.parse_args(words)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    wish.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as own:
        use_settings(Settings(Path(own) / "settings.ini"))
        settings().set_value("curtain", False)
        settings().set_value("evening/begun", True)
        application = make_application([])
        prepare(application)
        made = _painted(wish.save or make_sample(Path(own)), wish)
        application.processEvents()
    print(f"{len(made)} pictures in {wish.folder}")  # noqa: T201
    return 0


def _painted(save: Path, wish: argparse.Namespace) -> list[Path]:
    window = MainWindow()
    window.resize(*SIZE)
    window.show()
    start = _picture(window, wish.folder / "start-light.png")
    window.show_league(Session.open(save))
    only = [name for name in wish.only.split(",") if name]
    try:
        return [start, *paint(window, wish.folder, only)]
    finally:
        window.close()
        QApplication.sendPostedEvents()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
