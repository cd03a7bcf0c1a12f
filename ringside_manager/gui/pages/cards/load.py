"""What is carried over the board, by mouse or by keyboard."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QMimeData

from ringside_manager.office.facts.cards import Chip

MIME = "application/x-ringside-board"
"""Drags of the board are understood by the board alone."""


@dataclass(frozen=True, slots=True)
class Load:
    """A fighter of mine by his number, or a bout or offer that stands on the board."""

    fighter: int = 0
    chip: Chip | None = None

    @property
    def tag(self) -> str:
        """How it is called in a drag."""
        if self.chip is None:
            return f"fighter {self.fighter}"
        return f"{'offer' if self.chip.is_offer else 'bout'} {self.chip.number}"


def packed(load: Load) -> QMimeData:
    """A load as a drag carries it."""
    data = QMimeData()
    data.setData(MIME, load.tag.encode())
    return data


def tag_of(data: QMimeData) -> str:
    """What a drag carries; empty if it is none of the board's."""
    return bytes(data.data(MIME).data()).decode() if data.hasFormat(MIME) else ""
