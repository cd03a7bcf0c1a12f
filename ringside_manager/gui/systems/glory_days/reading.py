"""What has just happened in the segment, as a line above the dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.events import Event
from ringside_manager.gui.language import tr
from ringside_manager.gui.ring.words import punch_word
from ringside_manager.gui.systems.glory_days.words import event_word, foul_word, injury_told

Headline = tuple[Corner | None, str, str]
"""Whose it is, what happened, and the rule."""


def headline(event: Event | None, *, scores: bool = True) -> Headline:
    """The line for what was told last, without punches while ``scores`` are kept; empty before the first segment."""
    told = _TOLD.get(event.name) if event is not None else None
    if event is not None and not scores:
        told = _KEPT.get(event.name, told)
    if event is None or told is None:
        return None, "", ""
    shape, rule = told
    corner = getattr(event, "corner", None)
    return corner if isinstance(corner, Corner) else None, shape(event), rule


def _led(event: Any) -> str:
    if event.why == "hurt":
        return tr("acts alone, the other is hurt")
    shape = tr("leads, {stars}★ to {others}★")
    if event.why == "rally":
        shape = tr("takes the tie of {stars}★, the crowd behind him")
    return shape.format(stars=event.stars, others=event.others)


def _landed(event: Any) -> str:
    told = tr("lands %n", event.punches) if event.punches else tr("lands nothing")
    if event.lost:
        told = tr("{told}, %n lost to penalties", event.lost).format(told=told)
    if event.blocked > 0:
        return tr("{told}, %n blocked", event.blocked).format(told=told)
    return tr("{told}, %n let through", -event.blocked).format(told=told) if event.blocked else told


def _countered(event: Any) -> str:
    if not event.thrown:
        return tr("no counter")
    return tr("counters with a {punch}: %n", event.punches).format(punch=punch_word(event.thrown).casefold())


def _rough(event: Any) -> str:
    if event.called:
        return tr("a rough punch, and the referee calls it")
    return tr("a rough punch, not called")


def _clinched(event: Any) -> str:
    if event.let_through:
        return tr("clinches; a punch gets through before it")
    return tr("clinches: the segment is over")


def _chin(event: Any) -> str:
    shapes = {
        "down": tr("chin: down he goes"),
        "stunned": tr("chin: stunned"),
        "nothing": tr("chin: he takes it"),
    }
    return shapes[event.result]


def _fell(event: Any) -> str:
    if event.flash:
        return tr("a flash knockdown: up at once")
    return tr("DOWN, time {times} in this round").format(times=event.times)


def _counted(event: Any) -> str:
    if event.out:
        return tr("counted out")
    return tr("saved by the bell") if event.saved else tr("beats the count")


def _fouled(event: Any) -> str:
    shapes = {
        "warning": tr("{foul}, foul {total}: a warning"),
        "point": tr("{foul}, foul {total}: a point off"),
        "disqualified": tr("{foul}, foul {total}: disqualified"),
    }
    return shapes[event.follows].format(foul=foul_word(event.kind), total=event.total)


def _occurred(event: Any) -> str:
    told = tr("event {number}: {what}").format(number=event.number, what=event_word(event.line))
    return tr("{told}; ignored, one of its kind has happened").format(told=told) if event.ignored else told


def _looked(event: Any) -> str:
    if event.stopped:
        return tr("the injury stops the bout")
    return tr("the doctor lets him go on") if event.by_doctor else tr("the injury does not stop him")


_TOLD: Mapping[str, tuple[Callable[[Any], str], str]] = {
    "took_control": (_led, "G17"),
    "toe_to_toe": (
        lambda event: tr("goes first, toe to toe at {stars}★").format(stars=event.stars),
        "G18",
    ),
    "punches_landed": (_landed, "G22"),
    "action_missed": (lambda _event: tr("misses"), "G25"),
    "counter_tried": (_countered, "G37"),
    "rough_punch": (_rough, "G26"),
    "clinched": (_clinched, "G73"),
    "chin_tested": (_chin, "G44"),
    "knocked_down": (_fell, "G45"),
    "count_taken": (_counted, "G45"),
    "stunned": (lambda _event: tr("stunned: hurt in the next segment"), "G46"),
    "will_tested": (
        lambda event: tr("will: the referee stops it") if event.stopped else tr("will: he fights on"),
        "G51",
    ),
    "cut_tested": (lambda event: tr("his skin holds") if event.holds else tr("he is marked"), "G61"),
    "injury_tested": (
        lambda event: tr("an old injury gets worse") if event.worse else tr("an old injury holds"),
        "G65",
    ),
    "injured": (lambda event: injury_told(event.injury, event.times), "G62"),
    "stoppage_tested": (_looked, "G63"),
    "foul_called": (_fouled, "G70"),
    "occurred": (_occurred, "G80"),
    "foul_tested": (lambda event: tr("it is a foul") if event.called else tr("no foul"), "G81"),
    "too_many_punches": (lambda event: tr("has taken {taken} in the round").format(taken=event.taken), "G55"),
    "tired": (lambda _event: tr("tired from now on"), "G92"),
    "hand_tested": (
        lambda event: tr("his corner retires him") if event.retired else tr("the hand holds"),
        "G81",
    ),
    "towel_thrown": (lambda _event: tr("the towel comes in"), "G105"),
}
_KEPT: Mapping[str, tuple[Callable[[Any], str], str]] = {
    "punches_landed": (lambda _event: tr("punches, and the dice are read"), "G22"),
    "counter_tried": (lambda event: tr("counters") if event.thrown else tr("no counter"), "G37"),
    "too_many_punches": (lambda _event: tr("has taken too many in the round"), "G55"),
}
"""The same while punches are kept."""
