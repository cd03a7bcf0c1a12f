"""What a die is wanted for, and what a roll of it means, as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.bout.orders import Comparison
from ringside_manager.bout.outlook import WantedDie
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.ring.pool_words import POOL_MEANINGS
from ringside_manager.gui.ring.segment_words import SEGMENT_MEANINGS, SEGMENT_QUESTIONS
from ringside_manager.gui.ring.words import die_word
from ringside_manager.language import later, tr

_Meaning = tuple[Callable[[], str], Callable[[], str]]


def die_question(match: Match, wanted: WantedDie) -> str:
    """``Ali throws d100: to hit he needs more than 63.``"""
    name = match.name(wanted.corner) if wanted.corner is not None else ""
    told = _ASKED.get((wanted.purpose, wanted.comparison))
    if told is not None and name:
        return told().format(name=name, sides=wanted.sides, bound=wanted.bound)
    if wanted.comparison is None:
        what = die_word(wanted.purpose, wanted.sides)
        return tr("{name} throws: {what}.").format(name=name, what=what) if name else what
    bound = bound_told(wanted)
    shape = tr("{name} throws: {what}; it is held against {bound}.")
    return shape.format(name=name, what=die_word(wanted.purpose, wanted.sides), bound=bound)


def meaning(wanted: WantedDie, roll: int, before: int | None = None) -> str:
    """``71: on target``; only the number where the rules hold it against nothing.

    ``before`` is the roll thrown before it, if there was any: two equal ones for the first attack decide nothing (R14).
    """
    if wanted.purpose == "initB" and roll == before:
        return tr("Equal: both throw again.")
    if wanted.comparison is None:
        return tr("{roll} thrown.").format(roll=roll)
    return tr("{roll}: {meaning}").format(roll=roll, meaning=consequence(wanted, roll))


def consequence(wanted: WantedDie, roll: int) -> str:
    """``on target``; nothing where the rules hold the roll against nothing."""
    if wanted.comparison is None:
        return ""
    holds = wanted.comparison.holds(roll, wanted.bound)
    yes, no = _MEANINGS.get(wanted.purpose, (later("it succeeds"), later("it fails")))
    return (yes if holds else no)()


def bound_told(wanted: WantedDie) -> str:
    """``more than 63``; nothing where the rules hold the roll against nothing."""
    if wanted.comparison is None:
        return ""
    return _BOUNDS[wanted.comparison]().format(bound=wanted.bound)


def last_roll(match: Match) -> int | None:
    """The die thrown last in a bout with real dice; ``None`` if there is none."""
    thrown = match.contest.bout.dice if match.contest is not None else None
    return thrown[-1] if thrown else None


_BOUNDS: Mapping[Comparison, Callable[[], str]] = {
    Comparison.LESS: later("less than {bound}"),
    Comparison.AT_MOST: later("at most {bound}"),
    Comparison.EQUAL: later("exactly {bound}"),
    Comparison.OTHER: later("anything but {bound}"),
    Comparison.AT_LEAST: later("at least {bound}"),
    Comparison.MORE: later("more than {bound}"),
}
_ASKED: Mapping[tuple[str, Comparison | None], Callable[[], str]] = {
    ("initA", None): later("{name} throws d{sides}: the higher roll attacks first."),
    ("initB", None): later("{name} throws d{sides}: the higher roll attacks first."),
    ("hit", Comparison.MORE): later("{name} throws d{sides}: to hit he needs more than {bound}."),
    ("cp", Comparison.AT_MOST): later("{name} throws d{sides}: he counters with {bound} or less."),
    ("down", Comparison.AT_MOST): later("{name} throws d{sides}: with {bound} or less the other goes down."),
    ("count", Comparison.AT_LEAST): later(
        "{name} throws d{sides} for the count: {bound} or more is a knockout."
    ),
    **SEGMENT_QUESTIONS,
}
_MEANINGS: Mapping[str, _Meaning] = {
    **POOL_MEANINGS,
    "hit": (later("on target"), later("a miss")),
    "cp": (later("he counters"), later("no counterpunch")),
    "down": (later("down he goes"), later("he stays on his feet")),
    "count": (later("counted out"), later("he rises")),
    **SEGMENT_MEANINGS,
}
