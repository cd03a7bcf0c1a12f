"""Each system's window is found like its engine, and nobody outside it knows the system by name."""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path

import pytest

import ringside_manager.gui
from ringside_manager.bout import registry
from ringside_manager.gui.board.face import PlainFace
from ringside_manager.gui.board.window import GROUP, PLAIN, named

GUI = Path(ringside_manager.gui.__file__).parent
HOME = {"app.py", "festival/founding.py", "ring/exhibition.py", "start/plan.py"}
"""Where something begins: the system offered first is that of the home ratings."""
WORDS = {"control"}
"""Names that are words of boxing, too."""


@pytest.mark.parametrize("system", registry.names())
def test_each_system_of_ours_has_a_window_with_a_board_of_its_own(system: str) -> None:
    window = named(system)
    assert window is not PLAIN
    assert window.face is not PlainFace
    assert {entry.name for entry in entry_points(group=GROUP)} >= {*registry.names()}


def test_a_stranger_gets_the_plain_one() -> None:
    assert named("nobody's") is PLAIN


@pytest.mark.parametrize("system", registry.names())
def test_only_its_own_room_names_a_system(system: str) -> None:
    signs = (f"systems.{system}", f"engines.{system}", *(() if system in WORDS else (f'"{system}"',)))
    naming = {
        path.relative_to(GUI).as_posix()
        for path in GUI.rglob("*.py")
        if any(sign in path.read_text("utf-8") for sign in signs)
    }
    others = {name for name in naming if not name.startswith(f"systems/{system}/")}
    assert others <= (HOME if system == "ringside" else set())
