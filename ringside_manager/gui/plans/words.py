"""The words of fight plans in the window's language: decisions, choices within a sentence, comparisons, corners."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.bout.drive import AI, PLAIN
from ringside_manager.bout.orders import Comparison
from ringside_manager.gui import words
from ringside_manager.gui.board.names import plainly
from ringside_manager.language import LANGUAGE, later, tr
from ringside_manager.plans import Plan, shipped_plans
from ringside_manager.plans.files import in_language

Said = Callable[[], str]


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
    return known() if known else tr("the program ({level})").format(level=plainly(level))


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
