"""Bouts told in sentences: events in, lines out."""

from __future__ import annotations

from ringside_manager.commentary.length import Length
from ringside_manager.commentary.narrator import Line, Narrator, Tone, narrate
from ringside_manager.commentary.results import SummaryRow, result_line, summary
from ringside_manager.commentary.speaking_names import speaking_names

__all__ = [
    "Length",
    "Line",
    "Narrator",
    "SummaryRow",
    "Tone",
    "narrate",
    "result_line",
    "speaking_names",
    "summary",
]
