"""Injuries and fouls in a few words, as they stand below the ring."""

from __future__ import annotations

from collections.abc import Mapping

from ringside_manager.engines.title_bout.events import (
    Affected,
    CutBecameGash,
    CutOpened,
    DoctorLooked,
    EyeTreated,
    FoulSeen,
    PointTaken,
    Retaliated,
    Warned,
)
from ringside_manager.gui.board.names import Text, Words, word_in
from ringside_manager.gui.board.window import Incidents
from ringside_manager.gui.systems.title_bout.names import NAMES
from ringside_manager.language import later, tr


def _cut(event: CutOpened) -> str:
    return tr("{letter}: {cut}").format(letter=event.letter, cut=NAMES.option("treat", event.place))


def _gash(event: CutBecameGash) -> str:
    return tr("{cut} has become a gash").format(cut=NAMES.option("treat", event.place))


def _eye(event: EyeTreated) -> str:
    """The swelling man's work; an eye he has held is none."""
    known = _STAGES.get((event.eye, event.stage))
    return known() if known is not None else ""


def _effect(event: Affected) -> str:
    """An effect of a text; only injuries are said."""
    known = _INJURIES.get(event.effect)
    return known() if known is not None else ""


def _warned(event: Warned) -> str:
    shape = tr("warned for {offence}, warning {total}")
    return shape.format(offence=word_in(_OFFENCES, event.offence), total=event.total)


def _doctor(event: DoctorLooked) -> str | None:
    known = _VERDICTS.get(event.verdict)
    return known() if known is not None else None


_STAGES: Mapping[tuple[str, int], Text] = {
    ("left", 1): later("left eye puffy"),
    ("left", 2): later("left eye half shut"),
    ("left", 3): later("left eye shut"),
    ("right", 1): later("right eye puffy"),
    ("right", 2): later("right eye half shut"),
    ("right", 3): later("right eye shut"),
}
_INJURIES: Words = {
    "HAND": later("hand injured"),
    "CLASH": later("gash from a clash of heads"),
    "RIB": later("cracked rib"),
    "SLUG": later("leg injured"),
}
_VERDICTS: Words = {
    "go_on": later("the doctor lets him go on"),
    "one_more_round": later("the doctor gives him one more round"),
    "stop": later("the doctor stops it"),
}
_OFFENCES: Words = {
    "low_blow": later("a low blow"),
    "head_butt": later("a head butt"),
    "rabbit_punch": later("a rabbit punch"),
    "hold_and_hit": later("holding and hitting"),
    "pull_head": later("pulling the head down"),
    "elbow": later("the elbow"),
    "laces": later("the laces"),
    "push": later("pushing"),
    "holding": later("holding"),
}
INCIDENTS: Incidents = {
    Affected: _effect,
    CutBecameGash: _gash,
    CutOpened: _cut,
    DoctorLooked: _doctor,
    EyeTreated: _eye,
    FoulSeen: lambda _event: "",
    PointTaken: lambda _event: tr("the referee takes a point"),
    Retaliated: lambda _event: tr("pays the foul back, a point off"),
    Warned: _warned,
}
