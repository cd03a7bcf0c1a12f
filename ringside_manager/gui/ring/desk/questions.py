"""What people are asked, as plain sentences, and why a choice they might look for is not there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.orders import Decision
from ringside_manager.bout.request import Request, choice_word
from ringside_manager.gui.messages import translated
from ringside_manager.gui.ring.desk.pools_told import POOL_QUESTIONS
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.ring.words import option_word
from ringside_manager.language import later, tr

_AS_NEEDED = frozenset({"treat", "technique", "judge", "watch_1", "watch_2", "watch_3"})
"""Decisions that offer only what there is a need for."""
_MOST_MISSING = 6
"""A decision that could offer more than that (any square of the ring) offers never all of it."""


@dataclass(frozen=True, slots=True)
class Missing:
    """An option that is not open now: why, and the rule that says so."""

    word: str
    told: str
    rule: str


def letter(corner: Corner) -> str:
    """The letter of a corner, as it stands on the board."""
    return tr("R") if corner is Corner.RED else tr("B")


def corner_word(corner: Corner) -> str:
    """``Red corner``."""
    return tr("Red corner") if corner is Corner.RED else tr("Blue corner")


def person(match: Match, corner: Corner) -> str:
    """Who sits in a corner; the boxer's own name where the person has none."""
    seat = match.contest.seat(corner) if match.contest is not None else None
    return seat.name if seat is not None and seat.name else match.name(corner)


def question(match: Match, request: Request[Any]) -> str:
    """What is asked, as a sentence with both boxers' names."""
    asked = _QUESTIONS.get(request.kind)
    names = {"name": match.name(request.corner), "other": match.name(request.corner.opponent)}
    if asked is not None:
        return asked().format(**names)
    decision = _decision(match, request)
    told = translated(decision.explanation) if decision else request.kind.replace("_", " ")
    return tr("{name} decides: {what}.").format(name=names["name"], what=told)


def is_sealed(match: Match, request: Request[Any]) -> bool:
    """Whether what is chosen stays secret even when all have chosen, until the bout tells of it."""
    decision = _decision(match, request)
    return decision is not None and decision.sealed


def missing(match: Match, request: Request[Any]) -> tuple[Missing, ...]:
    """The options of this decision that are not open now, each with its reason."""
    decision = _decision(match, request)
    if decision is None or request.kind in _AS_NEEDED:
        return ()
    offered = {choice_word(option) for option in request.options}
    absent = [word for word in decision.options if word not in offered]
    if len(absent) > _MOST_MISSING:
        return ()
    return tuple(_reason(match, request, decision, word) for word in absent)


def _reason(match: Match, request: Request[Any], decision: Decision, word: str) -> Missing:
    mark, rule, told = _REASONS.get((request.kind, word), ("", "", None))
    contest = match.contest
    marks = contest.bout.scene.side(request.corner).marks if contest is not None else frozenset()
    if told is not None and (not mark or mark in marks):
        return Missing(word, told().format(rule=rule), rule)
    generic = tr("{option} is not allowed now ({rule}).")
    option = option_word(request.kind, word)
    return Missing(word, generic.format(option=option, rule=decision.rule), decision.rule)


def _decision(match: Match, request: Request[Any]) -> Decision | None:
    decisions = match.setup.engine.info.decisions
    return next((decision for decision in decisions if decision.kind == request.kind), None)


_QUESTIONS: Mapping[str, Callable[[], str]] = {
    **POOL_QUESTIONS,
    "tactic": later("{other} attacks. How does {name} meet him?"),
    "rush": later("{name} attacks. Does he rush in?"),
    "thrown": later("{name} is on target. Which punch does he throw?"),
    "anticipated": later("{other} is on target. Which punch does {name} expect?"),
    "counter": later("{name} was hit. Does he punch back?"),
    "clinch": later("{name} was hit in his clinch. Does he hold on?"),
    "dodge": later("{other} has missed. Where does {name} step?"),
    "follow": later("Where does {name} stand against {other} now?"),
    "style": later("{name} can box or slug. How does he fight {other} now?"),
    "strategy": later("Which strategy does {name} try?"),
    "treat": later("What does the corner of {name} work on next?"),
    "plan": later("How shall {name} fight the coming round?"),
    "towel": later("Does the corner of {name} let him go on?"),
}
_REASONS: Mapping[tuple[str, str], tuple[str, str, Callable[[], str]]] = {
    ("tactic", "clinch"): ("barred", "R80", later("No clinch: barred after the last one ({rule}).")),
    ("strategy", "tie_up"): ("", "T179", later("No tying up: he clinches as it is ({rule}).")),
    ("tactic", "backpedal"): ("trapped", "R74", later("No backpedaling: he is trapped ({rule}).")),
}
"""For an option: the mark of a scene that takes it away (any if empty), its rule, and the sentence."""
