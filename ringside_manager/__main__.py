"""Starts the window or the command line; whichever it is, the other is never imported."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

OPENED = (".ringside", ".festival")
"""The suffixes of the files the window opens by themselves: a league, a festival without one."""
_COMPLETION = "_RINGSIDE_COMPLETE"
"""Set where a shell asks what to offer; it calls the program without a word then."""
_WINDOW_OPTIONS = ("--startup-report", "--safe-mode", "--new-instance")
_MARK = slice(68, 72)
"""Where SQLite keeps whose file it is."""
_THREADS = "OPENBLAS_NUM_THREADS"
"""NumPy's products here are small: shared out among threads, they take several times the time on a busy machine."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with ``argv`` (default: the words of the command) and return its exit code."""
    os.environ.setdefault(_THREADS, "1")
    words = list(sys.argv[1:] if argv is None else argv)
    if _COMPLETION in os.environ or not wants_window(words):
        return _command_line(words)
    reason = why_no_window()
    if not reason:
        return _window(words)
    print(f"No window: {reason}. Everything can be done from the command line.", file=sys.stderr)
    return _command_line(["--help"])


def wants_window(words: Sequence[str]) -> bool:
    """Whether ``words`` ask for the window: none at all, a save or a festival alone, or a start-up report."""
    return (
        not words
        or words[0].casefold().endswith(OPENED)
        or words[0] in _WINDOW_OPTIONS
        or (len(words) == 1 and is_league(words[0]))
    )


def is_league(word: str) -> bool:
    """Whether ``word`` is the path, not the bare name, of a file with a save's header: desktops open such under any name."""
    path = Path(word)
    if path.name == word or not path.is_file():
        return False
    try:
        with path.open("rb") as file:
            header = file.read(_MARK.stop)
    except OSError:
        return False
    return header.startswith(b"SQLite format 3\0") and header[_MARK] == b"RING"


def why_no_window() -> str:
    """The reason why no window can open here, as part of a sentence; empty if one can."""
    window = find_spec("ringside_manager.gui")
    if window is None or window.origin is None:
        return "this version does not have one yet"
    if not _has_screen():
        return "there is no screen (neither DISPLAY nor WAYLAND_DISPLAY is set)"
    return ""


def _has_screen() -> bool:
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"))


def _command_line(words: list[str]) -> int:
    from ringside_manager.cli.main import main as command_line

    return command_line(words)


def _window(words: list[str]) -> int:
    window = import_module("ringside_manager.gui.main")
    code: int = window.main(words)
    return code


if __name__ == "__main__":
    sys.exit(main())
