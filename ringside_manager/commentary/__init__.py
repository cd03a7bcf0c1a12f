"""Bouts told in sentences: events in, lines out."""

from __future__ import annotations

from ringside_manager.commentary.narrator import Line, Narrator, Tone, narrate
from ringside_manager.commentary.phrases import Length
from ringside_manager.commentary.results import result_line, speaking_names, summary

__all__ = [
    "Length",
    "Line",
    "Narrator",
    "Tone",
    "narrate",
    "result_line",
    "speaking_names",
    "summary",
]
