"""Printing: results to standard output, everything else to standard error.

All text passes through ``visible``, so no name can move the cursor or turn the line around.
Colours and wrapping appear only on a terminal and come from rich, imported when first needed.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import TYPE_CHECKING, TextIO

from ringside_manager.text_safety import visible

if TYPE_CHECKING:
    from rich.console import Console


def prepare_streams() -> None:
    """What no encoding can print is escaped; output that is not for a terminal is the same everywhere."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is None:
            continue
        if on_terminal(stream):
            reconfigure(errors="backslashreplace")
        else:
            reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def on_terminal(stream: TextIO) -> bool:
    """Whether a person looks at ``stream``."""
    try:
        return stream.isatty()
    except ValueError:  # closed
        return False


def out(text: str = "", style: str = "", hang: int = 0) -> None:
    """A line of the result.

    On a terminal it is wrapped, with ``hang`` blanks before the second line and those after it, and
    shown in ``style`` (as rich names them).
    """
    if on_terminal(sys.stdout):
        from textwrap import fill

        from rich.text import Text

        console = console_of(sys.stdout)
        wrapped = fill(visible(text), max(console.width, hang + 20), subsequent_indent=" " * hang)
        console.print(Text(wrapped, style=style))
    else:
        sys.stdout.write(f"{visible(text)}\n")


def out_text(text: str) -> None:
    """A whole file as the result, as it is; the text must be safe already."""
    sys.stdout.write(text)


def out_json(document: object) -> None:
    """The one JSON document of a command called with ``--json``: pure ASCII, keys in their given order."""
    import json

    sys.stdout.write(f"{json.dumps(document, ensure_ascii=True, indent=2)}\n")


def note(text: str) -> None:
    """A message beside the result."""
    sys.stderr.write(f"{visible(text)}\n")


@lru_cache(maxsize=2)
def console_of(stream: TextIO) -> Console:
    """Rich's view of a terminal; it minds its width and NO_COLOR."""
    from rich.console import Console

    return Console(file=stream, highlight=False, markup=False, emoji=False)
