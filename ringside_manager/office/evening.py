"""What one fight night is to be held with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ringside_manager.campaign.books import Books, ManagerKind

Progress = Callable[[int, int], bool]
"""Told (bouts fought, bouts of the night) before each bout; false stops, as if the night had not begun."""


@dataclass(frozen=True, slots=True)
class Evening:
    """One fight night to be held.

    ``seed`` decides everything chance decides on it.  ``autopilot``: the program also decides for
    seats of persons, as far as they have given no orders themselves.  ``finish_ring``: bouts under way in the ring
    are fought to their end by the corners.
    """

    seed: int
    autopilot: bool = True
    progress: Progress | None = None
    finish_ring: bool = False

    def decides(self, books: Books, manager: int | None) -> bool:
        """Whether the program decides for a manager tonight."""
        if manager is None:
            return False
        return self.autopilot or books.managers[manager].kind is ManagerKind.AI
