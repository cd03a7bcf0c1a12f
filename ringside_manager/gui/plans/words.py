"""The words of fight plans in the window's language: decisions, choices within a sentence, comparisons, corners."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.bout.corners import AI, PLAIN
from ringside_manager.bout.orders import Comparison
from ringside_manager.gui import words
from ringside_manager.gui.language import LANGUAGE, tr
from ringside_manager.gui.ring.pool_words import POOL_DECISIONS
from ringside_manager.gui.ring.words import option_word
from ringside_manager.plans import Plan, shipped_plans
from ringside_manager.plans.shipped import in_language

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
    "beginner": lambda: tr("the program (beginner)"),
    "club": lambda: tr("the program (club)"),
    "contender": lambda: tr("the program (contender)"),
    "expert": lambda: tr("the program (expert)"),
}
_COMPARISONS: dict[Comparison, Said] = {
    Comparison.AT_LEAST: lambda: tr("at least"),
    Comparison.AT_MOST: lambda: tr("at most"),
    Comparison.EQUAL: lambda: tr("exactly"),
    Comparison.OTHER: lambda: tr("anything but"),
    Comparison.MORE: lambda: tr("more than"),
    Comparison.LESS: lambda: tr("less than"),
}
_DECISIONS: dict[str, Said] = {
    **POOL_DECISIONS,
    "tactic": lambda: tr("Tactic in defence"),
    "rush": lambda: tr("Rush"),
    "thrown": lambda: tr("Punches he throws"),
    "anticipated": lambda: tr("Punches he expects"),
    "counter": lambda: tr("Counterpunch"),
    "clinch": lambda: tr("Keeping a clinch"),
    "dodge": lambda: tr("Stepping out of a miss"),
    "follow": lambda: tr("Following the opponent"),
    "style": lambda: tr("Style"),
    "strategy": lambda: tr("Strategy"),
    "treat": lambda: tr("Work of his corner between rounds"),
    "plan": lambda: tr("Plan for the round"),
    "towel": lambda: tr("Towel"),
}
_PUNCHES: dict[str, Said] = {
    "uppercut": lambda: tr("uppercut"),
    "right_jab": lambda: tr("right jab"),
    "right_hook": lambda: tr("right hook"),
    "combination": lambda: tr("combination"),
    "left_jab": lambda: tr("left jab"),
    "left_hook": lambda: tr("left hook"),
}
_OPTIONS: dict[str, dict[str, Said]] = {
    "tactic": {
        "none": lambda: tr("no tactic"),
        "cover_up": lambda: tr("cover up"),
        "backpedal": lambda: tr("backpedal"),
        "clinch": lambda: tr("clinch"),
    },
    "rush": {"hold": lambda: tr("no rush"), "rush": lambda: tr("rush")},
    "thrown": _PUNCHES,
    "anticipated": _PUNCHES,
    "counter": {"try": lambda: tr("hit back"), "decline": lambda: tr("let it go")},
    "clinch": {"release": lambda: tr("let go of him"), "keep": lambda: tr("hold on")},
}
