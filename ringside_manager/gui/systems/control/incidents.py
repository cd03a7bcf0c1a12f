"""Injuries and fouls in a few words, as they stand below the ring."""

from __future__ import annotations

from ringside_manager.engines.control.events import FoulSeen, Injured, Marked
from ringside_manager.gui.board.names import Words, word_in
from ringside_manager.gui.board.window import Incidents
from ringside_manager.gui.systems.control.names import ROUND_MARKS
from ringside_manager.language import later, tr


def _injured(event: Injured) -> str | None:
    """A hand or a rib; with a hand also the column of the punch chart it leaves him (K40)."""
    known = _HURT.get(event.injury)
    return known().format(column=event.column) if known is not None else None


def _marked(event: Marked) -> str | None:
    """A mark, and how often he has it now (K41)."""
    known = ROUND_MARKS.get(f"has_{event.mark}")
    if known is None:
        return None
    again = tr("{mark}, number {times}")
    return known() if event.times == 1 else again.format(mark=known(), times=event.times)


def _foul(event: FoulSeen) -> str:
    """The referee's word on a foul (K42); a caution is none."""
    known = _VERDICTS.get(event.verdict)
    if known is None:
        return ""
    return known().format(offence=word_in(_OFFENCES, event.offence), total=event.warnings)


_HURT: Words = {
    "hand": later("hand hurt: one control less, column {column}"),
    "rib": later("rib hurt: one control less"),
}
_VERDICTS: Words = {
    "warning": later("warned for {offence}, warning {total}"),
    "point": later("a point off for {offence}, warning {total}"),
    "disqualified": later("sent out for {offence}"),
}
_OFFENCES: Words = {
    "low_blow": later("a low blow"),
    "head_butt": later("a head butt"),
    "holding": later("holding"),
    "rabbit_punch": later("a rabbit punch"),
}
INCIDENTS: Incidents = {FoulSeen: _foul, Injured: _injured, Marked: _marked}
