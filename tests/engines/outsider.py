"""A bout system in a package of somebody else: the toy, as an installer would lay it down in a folder of its own."""

from __future__ import annotations

import shutil
from pathlib import Path

MODULE = "fingers_and_a_die"
METADATA = "Metadata-Version: 2.1\nName: fingers-and-a-die\nVersion: 1.0\n"
ENTRY_POINTS = f"[ringside_manager.engines]\ntoy = {MODULE}:TOY\n"


def installed(folder: Path, repository: Path) -> Path:
    """The folder with the package in it; put it on Python's path and the system is there."""
    shutil.copy(repository / "tests" / "bout" / "toy.py", folder / f"{MODULE}.py")
    about = folder / f"{MODULE}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(METADATA, encoding="utf-8")
    (about / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    return folder


WINDOW = f"""
from PySide6.QtCore import QRectF
from ringside_manager.gui.board.face import Face, Piece
from ringside_manager.gui.board.names import Names
from ringside_manager.gui.board.window import DeskWords, SystemWindow
from {MODULE} import Shown


class Hands(Face):
    def pieces(self, moment):
        shown = [event.fingers for event in moment.past if isinstance(event, Shown)]

        def draw(painter):
            painter.drawText(self.rect, str(shown[-1:]))

        return (Piece("hands", QRectF(self.rect), tuple(shown), draw),)

    def hint(self, point):
        return "Fingers of both hands"


WINDOW = SystemWindow(
    face=Hands,
    names=Names(options={{"towel": {{"keep": lambda: "Fight on", "throw": lambda: "Enough"}}}}),
    desk=DeskWords(questions={{"fingers": lambda: "How many fingers does {{name}} show?"}}),
)
"""
"""What its package says of the window, in a module of its own: a board, names, questions."""


def with_window(folder: Path, repository: Path) -> Path:
    """The package with a window of its own."""
    installed(folder, repository)
    (folder / f"{MODULE}_window.py").write_text(WINDOW, encoding="utf-8")
    points = folder / f"{MODULE}-1.0.dist-info" / "entry_points.txt"
    groups = f"{ENTRY_POINTS}\n[ringside_manager.windows]\ntoy = {MODULE}_window:WINDOW\n"
    points.write_text(groups, encoding="utf-8")
    return folder


def broken(folder: Path, repository: Path, body: str = "raise SystemExit('boom')") -> Path:
    """The same with a module that cannot be imported."""
    installed(folder, repository)
    (folder / f"{MODULE}.py").write_text(body, encoding="utf-8")
    return folder
