"""Injuries and warnings by the names bout systems tell them with, as people read them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.gui.ring.round_words import ROUND_MARKS
from ringside_manager.gui.ring.segment_words import INJURY_WORDS, SEGMENT_INCIDENTS
from ringside_manager.gui.ring.words import option_word
from ringside_manager.language import later, tr

Facts = tuple[str, ...]


def incident_word(name: str, facts: Facts) -> str:
    """What happened in a few words; empty for what is no injury or warning after all."""
    told = _TOLD.get(name)
    if told is not None and (said := told(facts)) is not None:
        return said
    what = name.replace("_", " ").capitalize()
    rest = ", ".join(fact.replace("_", " ") for fact in facts if fact)
    return f"{what} ({rest})" if rest else what


def _cut(facts: Facts) -> str | None:
    if len(facts) < 2:
        return tr("cut, number {count}").format(count=facts[0]) if facts and facts[0].isdecimal() else None
    letter, place = facts[:2]
    cut = option_word("treat", place)
    return tr("{letter}: {cut}").format(letter=letter, cut=cut)


def _gash(facts: Facts) -> str | None:
    return tr("{cut} has become a gash").format(cut=option_word("treat", facts[0])) if facts else None


def _eye(facts: Facts) -> str | None:
    """The swelling man's work; an eye he has held is none."""
    if len(facts) < 2:
        return None
    eye, stage = facts[:2]
    told = _STAGES.get((eye, stage))
    return told() if told is not None else ""


def _effect(facts: Facts) -> str | None:
    """An effect of a text; only injuries are told."""
    known = _INJURIES.get(facts[0]) if facts else None
    return known() if known is not None else ""


def _warned(facts: Facts) -> str | None:
    if len(facts) < 2:
        return None
    offence, total = facts[:2]
    known = _OFFENCES.get(offence)
    told = known() if known else offence.replace("_", " ")
    return tr("warned for {offence}, warning {total}").format(offence=told, total=total)


def _injured(facts: Facts) -> str | None:
    """A hand or a rib; with a hand also the column of the punch chart it leaves him (K40)."""
    told = _HURT.get(facts[0]) if facts else None
    return told().format(column=facts[-1]) if told is not None else _wounded(facts)


def _wounded(facts: Facts) -> str | None:
    """An injury by its place, and how often it has come up now (G62)."""
    known = INJURY_WORDS.get(facts[0]) if facts else None
    if known is None or len(facts) < 2 or not facts[1].isdecimal():
        return None
    again = tr("{mark}, number {times}")
    return known() if facts[1] == "1" else again.format(mark=known(), times=facts[1])


def _called(facts: Facts) -> str | None:
    """A foul, how many there are, and what follows (G70)."""
    if len(facts) < 4 or facts[3] not in _VERDICTS_ON_FOULS:
        return None
    shapes = {
        "warning": tr("{offence}, foul {total}: warned"),
        "point": tr("{offence}, foul {total}: a point off"),
        "disqualified": tr("{offence}, foul {total}: disqualified"),
    }
    known = _OFFENCES.get(facts[0])
    offence = known() if known else facts[0].replace("_", " ")
    return shapes[facts[3]].format(offence=offence, total=facts[2])


def _occurred(facts: Facts) -> str | None:
    """What happened to a hand or a foot; all else on the chart of events is told by what follows from it (G81)."""
    if len(facts) < 3 or facts[2] != "False":
        return ""
    known = SEGMENT_INCIDENTS.get(facts[1])
    return known() if known is not None else ""


def _hand(facts: Facts) -> str | None:
    """The corner's look at a broken hand; only that it retires him is told (G81)."""
    return tr("retired with a broken hand") if facts and facts[-1] == "True" else ""


def _marked(facts: Facts) -> str | None:
    """A mark, and how often he has it now (K41)."""
    known = ROUND_MARKS.get(f"has_{facts[0]}") if facts else None
    if known is None or not facts[-1].isdecimal():
        return None
    again = tr("{mark}, number {times}")
    return known() if facts[-1] == "1" else again.format(mark=known(), times=facts[-1])


def _foul(facts: Facts) -> str | None:
    """The referee's word on a foul (K42); a caution is none."""
    if len(facts) < 4 or facts[1] not in _VERDICTS_ON_FOULS:
        return ""
    known = _OFFENCES.get(facts[0])
    offence = known() if known else facts[0].replace("_", " ")
    return _VERDICTS_ON_FOULS[facts[1]]().format(offence=offence, total=facts[3])


def _fouled(facts: Facts) -> str | None:
    """A foul, how many of its kind there are, and what it costs (Q47, Q73)."""
    if len(facts) < 3 or facts[0] not in _FOULED:
        return None
    shape = tr("{offence}, foul {total}: a point off") if facts[2] != "0" else tr("{offence}, foul {total}")
    return shape.format(offence=_FOULED[facts[0]](), total=facts[1])


def _doctor(facts: Facts) -> str | None:
    if len(facts) == 2 and all(fact.isdecimal() for fact in facts):
        drawn, limit = map(int, facts)
        return _VERDICTS["stop" if drawn <= limit else "go_on"]()
    known = _VERDICTS.get(facts[-1]) if facts else None
    return known() if known is not None else None


_HURT: Mapping[str, Callable[[], str]] = {
    "hand": later("hand hurt: one control less, column {column}"),
    "rib": later("rib hurt: one control less"),
}
_VERDICTS_ON_FOULS: Mapping[str, Callable[[], str]] = {
    "warning": later("warned for {offence}, warning {total}"),
    "point": later("a point off for {offence}, warning {total}"),
    "disqualified": later("sent out for {offence}"),
}
_STAGES: Mapping[tuple[str, str], Callable[[], str]] = {
    ("left", "1"): later("left eye puffy"),
    ("left", "2"): later("left eye half shut"),
    ("left", "3"): later("left eye shut"),
    ("right", "1"): later("right eye puffy"),
    ("right", "2"): later("right eye half shut"),
    ("right", "3"): later("right eye shut"),
}
_INJURIES: Mapping[str, Callable[[], str]] = {
    "HAND": later("hand injured"),
    "CLASH": later("gash from a clash of heads"),
    "RIB": later("cracked rib"),
    "SLUG": later("leg injured"),
}
_OFFENCES: Mapping[str, Callable[[], str]] = {
    "low_blow": later("a low blow"),
    "head_butt": later("a head butt"),
    "rabbit_punch": later("a rabbit punch"),
    "hold_and_hit": later("holding and hitting"),
    "pull_head": later("pulling the head down"),
    "elbow": later("the elbow"),
    "laces": later("the laces"),
    "push": later("pushing"),
    "holding": later("holding"),
    "elbows": later("the elbows"),
    "late_punch": later("a punch after the bell"),
    "temper": later("losing his temper"),
}
_FOULED: Mapping[str, Callable[[], str]] = {
    "clinch": later("clinching"),
    "ring": later("a foul the referee saw"),
}
_VERDICTS: Mapping[str, Callable[[], str]] = {
    "go_on": later("the doctor lets him go on"),
    "one_more_round": later("the doctor gives him one more round"),
    "stop": later("the doctor stops it"),
}
_TOLD: Mapping[str, Callable[[Facts], str | None]] = {
    "cut_opened": _cut,
    "cut_became_gash": _gash,
    "eye_treated": _eye,
    "affected": _effect,
    "warned": _warned,
    "point_taken": lambda _facts: tr("the referee takes a point"),
    "retaliated": lambda _facts: tr("pays the foul back, a point off"),
    "doctor_looked": _doctor,
    "injured": _injured,
    "marked": _marked,
    "foul_seen": _foul,
    "foul_called": _called,
    "fouled": _fouled,
    "occurred": _occurred,
    "hand_tested": _hand,
}
