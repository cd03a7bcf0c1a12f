"""Injuries and fouls in a few words, as they stand below the ring."""

from __future__ import annotations

from ringside_manager.engines.quest.events import CutOpened, DoctorLooked, Fouled
from ringside_manager.gui.board.names import Words
from ringside_manager.gui.board.window import Incidents
from ringside_manager.language import later, tr


def _cut(event: CutOpened) -> str:
    return tr("cut, number {count}").format(count=event.cuts)


def _fouled(event: Fouled) -> str | None:
    """A foul, how many of its kind there are, and what it costs (Q47, Q73)."""
    known = _FOULED.get(event.kind)
    if known is None:
        return None
    shape = tr("{offence}, foul {total}: a point off") if event.points else tr("{offence}, foul {total}")
    return shape.format(offence=known(), total=event.number)


def _doctor(event: DoctorLooked) -> str:
    return tr("the doctor stops it") if event.drawn <= event.limit else tr("the doctor lets him go on")


_FOULED: Words = {
    "clinch": later("clinching"),
    "ring": later("a foul the referee saw"),
}
INCIDENTS: Incidents = {CutOpened: _cut, DoctorLooked: _doctor, Fouled: _fouled}
