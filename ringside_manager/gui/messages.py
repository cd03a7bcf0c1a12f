"""Errors of all rooms as the window shows them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ringside_manager.errors import RingsideError
from ringside_manager.files import refusal
from ringside_manager.language import translated


@dataclass(frozen=True, slots=True)
class ErrorText:
    """An error in the window's language; ``title`` heads a box of its own, ``next_step`` may be empty."""

    title: str
    text: str
    next_step: str

    @property
    def whole(self) -> str:
        """What happened and what to do about it, on one line."""
        return f"{self.text} {self.next_step}".strip()


def error_text(error: BaseException) -> ErrorText:
    """Return an error in the window's language; one that is not of ours keeps its words.

    What the operating system reports of a file has the same words here as everywhere.
    """
    if isinstance(error, OSError) and isinstance(error.filename, str):
        error = refusal(Path(error.filename), error)
    if not isinstance(error, RingsideError):
        return ErrorText("", str(error), "")
    return ErrorText(translated(error.title), translated(error.message), translated(error.next_step))
