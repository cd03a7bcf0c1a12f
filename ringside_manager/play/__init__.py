"""Bouts that people play: who sits in which corner, what is put aside, what was seen."""

from __future__ import annotations

from ringside_manager.play.contest import Contest, Seat, Sitter, Until
from ringside_manager.play.film import Film, Jump

__all__ = ["Contest", "Film", "Jump", "Seat", "Sitter", "Until"]
