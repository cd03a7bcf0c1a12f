"""Injuries and fouls in a few words, as they stand below the ring."""

from __future__ import annotations

from ringside_manager.engines.glory_days.events import FoulCalled, HandTested, Injured, Occurred
from ringside_manager.gui.board.names import Words, word_in
from ringside_manager.gui.board.window import Incidents
from ringside_manager.gui.systems.glory_days.names import INJURY_WORDS, SEGMENT_INCIDENTS
from ringside_manager.language import later, tr


def _wounded(event: Injured) -> str | None:
    """An injury by its place, and how often it has come up now (G62)."""
    known = INJURY_WORDS.get(event.injury)
    if known is None:
        return None
    again = tr("{mark}, number {times}")
    return known() if event.times == 1 else again.format(mark=known(), times=event.times)


def _called(event: FoulCalled) -> str | None:
    """A foul, how many there are, and what follows (G70)."""
    shape = _FOLLOWS.get(event.follows)
    if shape is None:
        return None
    return shape().format(offence=word_in(_OFFENCES, event.kind), total=event.total)


def _occurred(event: Occurred) -> str:
    """What happened to a hand or a foot; all else on the chart of events is said by what follows from it (G81)."""
    known = None if event.ignored else SEGMENT_INCIDENTS.get(event.line)
    return known() if known is not None else ""


def _hand(event: HandTested) -> str:
    """The corner's look at a broken hand; only that it retires him is said (G81)."""
    return tr("retired with a broken hand") if event.retired else ""


_FOLLOWS: Words = {
    "warning": later("{offence}, foul {total}: warned"),
    "point": later("{offence}, foul {total}: a point off"),
    "disqualified": later("{offence}, foul {total}: disqualified"),
}
_OFFENCES: Words = {
    "low_blow": later("a low blow"),
    "head_butt": later("a head butt"),
    "holding": later("holding"),
    "elbows": later("the elbows"),
    "rabbit_punch": later("a rabbit punch"),
    "late_punch": later("a punch after the bell"),
    "temper": later("losing his temper"),
}
INCIDENTS: Incidents = {FoulCalled: _called, HandTested: _hand, Injured: _wounded, Occurred: _occurred}
