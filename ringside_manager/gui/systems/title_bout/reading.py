"""The card turned over last: which of its readings counted, the number, what it was held against, what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.events import Event
from ringside_manager.gui.board.names import punch_word
from ringside_manager.gui.systems.title_bout.names import NAMES
from ringside_manager.gui.systems.title_bout.words import (
    Words,
    caution_word,
    offence_word,
    place_word,
    said,
    text_word,
)
from ringside_manager.language import later, tr


@dataclass(frozen=True, slots=True)
class CardRead:
    """The face of the card: ``number`` is empty where the bout only tells what came of it.

    ``good`` says whether it came out well for ``corner``, whose card it was; ``None`` if that is no question.
    """

    reading: str
    number: str
    against: str
    says: str
    corner: Corner | None = None
    good: bool | None = None
    rule: str = ""


def card_read(event: Event | None, *, scores: bool) -> CardRead | None:
    """The card behind an event; points are left out while ``scores`` are kept."""
    told = _TOLD.get(event.name) if event is not None else None
    return told(event, scores) if told is not None else None


def _control(event: Any, _scores: bool) -> CardRead:
    return CardRead(
        tr("Control"),
        str(event.drawn),
        tr("{factor} or less").format(factor=event.factor),
        tr("He has control") if event.passed else tr("He does not get it"),
        event.corner,
        event.passed,
        "T35",
    )


def _landed(event: Any, scores: bool) -> CardRead:
    what = punch_word(event.thrown)
    if scores:
        what = tr("{punch}, %n point", "{punch}, %n points", event.damage).format(punch=what)
    return CardRead(tr("Result"), "", "", what, event.corner, True, "T50")


def _power(event: Any, scores: bool) -> CardRead:
    told = said(_POWER, event.result)
    if event.result in ("3", "4") and not scores:
        told = tr("He stands it")
    chin = tr("chin {rating}").format(rating=event.rating)
    return CardRead(
        tr("Knockdown"),
        str(event.drawn),
        chin,
        told,
        event.corner,
        None if event.result in ("3", "4") else True,
        "T57",
    )


def _missed(event: Any, _scores: bool) -> CardRead:
    return CardRead(tr("Action"), "", "", tr("Out of range"), event.corner, False, "T48")


def _open(event: Any, _scores: bool) -> CardRead:
    return CardRead(tr("Action"), "", "", tr("Misses, open to a counter"), event.corner, False, "T48")


def _counter(event: Any, _scores: bool) -> CardRead:
    limit = tr("{factor} or less").format(factor=event.limit)
    number = str(event.drawn) if event.drawn else tr("word")
    told = tr("The counter lands") if event.landed else tr("The counter misses")
    return CardRead(tr("Counter"), number, limit, told, event.corner, event.landed, "T67")


def _clinch(event: Any, _scores: bool) -> CardRead:
    return CardRead(tr("Action"), "", "", tr("Clinch"), event.corner, None, "T49")


def _moved(event: Any, _scores: bool) -> CardRead:
    return CardRead(tr("Position"), "", "", NAMES.place(event.place), event.corner, None, "T51")


def _free(event: Any, _scores: bool) -> CardRead:
    return CardRead(tr("Action"), "", "", tr("He comes free"), event.corner, True, "T51")


def _down(event: Any, _scores: bool) -> CardRead:
    return CardRead(tr("Knockout"), "", "", tr("He is down, and will rise"), event.corner, None, "T60")


def _count(event: Any, _scores: bool) -> CardRead:
    return CardRead(tr("Count"), str(event.count), "", tr("He is up"), event.corner, None, "T61")


def _flash(event: Any, _scores: bool) -> CardRead:
    return CardRead(
        tr("Count"), str(event.count), "", tr("A flash knockdown: up at once"), event.corner, None, "T62"
    )


def _out(event: Any, _scores: bool) -> CardRead:
    return CardRead(tr("Knockout"), "", "", tr("He is counted out"), event.corner, False, "T60")


def _saved(event: Any, _scores: bool) -> CardRead:
    return CardRead(tr("Knockout"), "", "", tr("Saved by the bell"), event.corner, True, "T149")


def _again(_event: Any, _scores: bool) -> CardRead:
    return CardRead(tr("Knockdown"), "", "", tr("Another card decides"), None, None, "T59")


def _no_cut(event: Any, _scores: bool) -> CardRead:
    return CardRead(tr("Cut"), "", "", tr("No cut"), event.corner, True, "T85")


def _same_cut(event: Any, _scores: bool) -> CardRead:
    return CardRead(tr("Cut"), "", "", tr("He is cut there already"), event.corner, None, "T86")


def _cut(event: Any, _scores: bool) -> CardRead:
    told = tr("{letter}: {place}").format(letter=event.letter, place=place_word(event.place))
    return CardRead(tr("Cut"), event.letter, "", told, event.corner, False, "T85")


def _reopened(event: Any, _scores: bool) -> CardRead:
    told = tr("The cut opens again: {place}").format(place=place_word(event.place))
    return CardRead(tr("Cut"), "", "", told, event.corner, False, "T88")


def _gash(event: Any, _scores: bool) -> CardRead:
    told = tr("Now it is a gash: {place}").format(place=place_word(event.place))
    return CardRead(tr("Cut"), "", "", told, event.corner, False, "T89")


def _looked(event: Any, _scores: bool) -> CardRead:
    over = tr("over {limit}").format(limit=event.limit)
    return CardRead(tr("Stoppage"), str(event.drawn), over, tr("The bout goes on"), event.corner, True, "T90")


def _word(event: Any, _scores: bool) -> CardRead:
    return CardRead(tr("Action"), said(_WORDS, event.word), "", "", event.corner, None, "T46")


def _seen(event: Any, _scores: bool) -> CardRead:
    return CardRead(tr("Foul"), "", "", caution_word(event.caution), event.corner, None, "T110")


def _warned(event: Any, _scores: bool) -> CardRead:
    told = tr("Warning: {offence}").format(offence=offence_word(event.offence))
    return CardRead(tr("Foul"), "", "", told, event.corner, False, "T110")


def _text(event: Any, _scores: bool) -> CardRead:
    what = said(_KINDS, event.kind)
    return CardRead(what, "", "", text_word(event.code), event.corner, None, "T115")


def _repeated(event: Any, _scores: bool) -> CardRead:
    return CardRead(tr("Text"), "", "", tr("He has that already"), event.corner, None, "T116")


def _passed(event: Any, _scores: bool) -> CardRead:
    return CardRead(tr("Text"), str(event.drawn), "", tr("He gets away with it"), event.corner, True, "T116")


def _plan(event: Any, _scores: bool) -> CardRead:
    told = tr("{strategy} works") if event.works else tr("{strategy} does not work")
    says = told.format(strategy=NAMES.option("strategy", event.strategy))
    limit = tr("{factor} or less").format(factor=event.rating)
    return CardRead(tr("Strategy"), str(event.drawn), limit, says, event.corner, event.works, "T167")


_POWER: Words = {
    "3": later("3 points"),
    "4": later("4 points"),
    "5": later("5 points: he is hurt"),
    "5H": later("5 points: half a finishing run"),
    "5F": later("5 points: a finishing run"),
    "K": later("Down!"),
}
_WORDS: Words = {"Foul": later("Foul"), "Injury": later("Injury"), "Special": later("Special")}
_KINDS: Words = {"injury": later("Injury"), "special": later("Special"), "condition": later("Condition")}
_TOLD: Mapping[str, Callable[[Any, bool], CardRead]] = {
    "control_checked": _control,
    "punch_landed": _landed,
    "power_punch": _power,
    "second_reading": _again,
    "punch_missed": _missed,
    "counter_opened": _open,
    "countered": _counter,
    "clinched": _clinch,
    "moved": _moved,
    "came_free": _free,
    "knocked_down": _down,
    "counted": _count,
    "flash_knockdown": _flash,
    "counted_out": _out,
    "saved_by_bell": _saved,
    "cut_avoided": _no_cut,
    "cut_there": _same_cut,
    "cut_opened": _cut,
    "cut_reopened": _reopened,
    "cut_became_gash": _gash,
    "cut_looked_at": _looked,
    "word_drawn": _word,
    "foul_seen": _seen,
    "warned": _warned,
    "text_read": _text,
    "text_repeated": _repeated,
    "text_passed": _passed,
    "strategy_named": _plan,
}
