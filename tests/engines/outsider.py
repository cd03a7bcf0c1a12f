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


PLANNED = f"""
from dataclasses import replace
from ringside_manager.bout.corner import Decision, FactSpec
from {MODULE} import ToyEngine


def lead(view):
    won = [points[view.corner.index] - points[1 - view.corner.index] for points in view.rounds]
    return sum(won)


class Planned(ToyEngine):
    info = replace(
        ToyEngine.info,
        decisions=(Decision("towel", ("keep", "throw"), "whether to go on", "X2"),),
        facts=(
            FactSpec("lead", "Rounds ahead"),
            FactSpec("shown", "Rounds shown", 0),
            FactSpec("ahead", "Ahead", 0, 1),
        ),
    )
    readers = {{"lead": lead, "shown": lambda view: len(view.rounds), "ahead": lambda view: int(lead(view) > 0)}}


TOY = Planned()
"""
"""The same with a decision written instructions can be about, and facts they can depend on."""
WINDOW = f"""
from PySide6.QtCore import QRectF
from ringside_manager.gui.board.face import Face, Piece
from ringside_manager.gui.board import Names
from ringside_manager.gui.board.window import Clauses, DeskWords, SystemWindow
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
    clauses=Clauses(
        leads={{"lead": lambda: "in hands"}},
        amounts={{"shown": lambda: "the number of hands shown"}},
        flags={{"ahead": (lambda: "his fingers win", lambda: "his fingers lose")}},
        doing={{"towel": lambda: "tell the corner to {{chosen}}"}},
    ),
)
"""
"""What its package says of the window, in a module of its own: a board, names, questions, clauses of plans."""


def with_window(folder: Path, repository: Path) -> Path:
    """The package with a window of its own, and with plans."""
    installed(folder, repository)
    (folder / f"{MODULE}_planned.py").write_text(PLANNED, encoding="utf-8")
    (folder / f"{MODULE}_window.py").write_text(WINDOW, encoding="utf-8")
    points = folder / f"{MODULE}-1.0.dist-info" / "entry_points.txt"
    planned = ENTRY_POINTS.replace(f"{MODULE}:", f"{MODULE}_planned:")
    groups = f"{planned}\n[ringside_manager.windows]\ntoy = {MODULE}_window:WINDOW\n"
    points.write_text(groups, encoding="utf-8")
    return folder


def broken(folder: Path, repository: Path, body: str = "raise SystemExit('boom')") -> Path:
    """The same with a module that cannot be imported."""
    installed(folder, repository)
    (folder / f"{MODULE}.py").write_text(body, encoding="utf-8")
    return folder
