"""The words of fight plans in the window's language: decisions, choices within a sentence, comparisons, corners."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.bout.corners import AI, PLAIN
from ringside_manager.bout.orders import Comparison
from ringside_manager.gui import words
from ringside_manager.gui.ring.pool_words import POOL_DECISIONS
from ringside_manager.gui.ring.words import option_word
from ringside_manager.language import LANGUAGE, later, tr
from ringside_manager.plans import Plan, shipped_plans
from ringside_manager.plans.files import in_language

Said = Callable[[], str]


def decision_word(kind: str) -> str:
    """A decision as the heading of its rules."""
    return _DECISIONS.get(kind, lambda: _plainly(kind))()


def chosen_word(kind: str, word: str) -> str:
    """What may be chosen for a decision, within a sentence; a word nobody knows stays as it is written."""
    said = _OPTIONS.get(kind, {}).get(word)
    if said:
        return said()
    headed = option_word(kind, word)
    return headed[:1].lower() + headed[1:]


def comparison_word(comparison: Comparison) -> str:
    """How a fact is held against a number."""
    return _COMPARISONS[comparison]()


def corner_word(word: str) -> str:
    """Who sits in a corner or decides the rest: ``plain``, ``ai`` or ``ai:LEVEL``."""
    kind, _, level = word.partition(":")
    if word == PLAIN:
        return tr("the plain corner: dice and habit")
    if kind == AI:
        return tr("the program at its best") if not level else _level(level)
    return word


def shipped(system: str) -> tuple[Plan, ...]:
    """The plans that come with the program, in the window's language."""
    return tuple(in_language(plan, LANGUAGE.code) for plan in shipped_plans(system))


def level_sentence(level: str, explanation: str) -> str:
    """A level with what it can do."""
    return words.level(level, explanation)


def _level(level: str) -> str:
    known = _LEVELS.get(level)
    return known() if known else tr("the program ({level})").format(level=_plainly(level))


def _plainly(name: str) -> str:
    return name.replace("_", " ").capitalize()


_LEVELS: dict[str, Said] = {
    "beginner": later("the program (beginner)"),
    "club": later("the program (club)"),
    "contender": later("the program (contender)"),
    "expert": later("the program (expert)"),
}
_COMPARISONS: dict[Comparison, Said] = {
    Comparison.AT_LEAST: later("at least"),
    Comparison.AT_MOST: later("at most"),
    Comparison.EQUAL: later("exactly"),
    Comparison.OTHER: later("anything but"),
    Comparison.MORE: later("more than"),
    Comparison.LESS: later("less than"),
}
_DECISIONS: dict[str, Said] = {
    **POOL_DECISIONS,
    "tactic": later("Tactic in defence"),
    "rush": later("Rush"),
    "thrown": later("Punches he throws"),
    "anticipated": later("Punches he expects"),
    "counter": later("Counterpunch"),
    "clinch": later("Keeping a clinch"),
    "dodge": later("Stepping out of a miss"),
    "follow": later("Following the opponent"),
    "style": later("Style"),
    "strategy": later("Strategy"),
    "treat": later("Work of his corner between rounds"),
    "plan": later("Plan for the round"),
    "towel": later("Towel"),
}
_PUNCHES: dict[str, Said] = {
    "uppercut": later("uppercut"),
    "right_jab": later("right jab"),
    "right_hook": later("right hook"),
    "combination": later("combination"),
    "left_jab": later("left jab"),
    "left_hook": later("left hook"),
}
_OPTIONS: dict[str, dict[str, Said]] = {
    "tactic": {
        "none": later("no tactic"),
        "cover_up": later("cover up"),
        "backpedal": later("backpedal"),
        "clinch": later("clinch"),
    },
    "rush": {"hold": later("no rush"), "rush": later("rush")},
    "thrown": _PUNCHES,
    "anticipated": _PUNCHES,
    "counter": {"try": later("hit back"), "decline": later("let it go")},
    "clinch": {"release": later("let go of him"), "keep": later("hold on")},
}
