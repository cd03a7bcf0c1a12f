"""Fight plans in the window, and their words: decisions, conditions and whole rules as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import reduce

from ringside_manager.bout.corner import (
    Comparison,
    Condition,
    FactSpec,
    Instruction,
    Mixture,
    Preference,
)
from ringside_manager.bout.engine import AI, IN_CHARACTER, PLAIN, EngineInfo, Setup
from ringside_manager.gui.board import plainly
from ringside_manager.gui.board.window import SystemWindow, window_of
from ringside_manager.gui.words import MINUS
from ringside_manager.language import LANGUAGE, later, tr
from ringside_manager.plans import Plan
from ringside_manager.plans.files import in_language, round_plans, shipped_plans
from ringside_manager.plans.suggesting import kinds_asked

# Conditions of a rule in words: when in the bout, and what has to be so


Said = Callable[[], str]
_LEAST, _MOST, _EXACTLY, _NOT = Comparison.AT_LEAST, Comparison.AT_MOST, Comparison.EQUAL, Comparison.OTHER


def condition_words(conditions: Sequence[Condition], info: EngineInfo) -> tuple[list[str], list[str]]:
    """Say all conditions of a rule: when (``from round 9 on``), and what has to be so; those on one fact together."""
    specs, window = {spec.name: spec for spec in info.facts}, window_of(info)
    times: list[str] = []
    clauses: list[str] = []
    for name in dict.fromkeys(condition.fact for condition in conditions):
        held = [_without_edges(condition) for condition in conditions if condition.fact == name]
        if name in _CLOCKS:
            times += _times(name, held)
        else:
            clauses += [_clause(condition, specs.get(name), window) for condition in held]
    return times, clauses


def number(value: int) -> str:
    """A number as it stands in a sentence."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def yes_or_no(condition: Condition) -> bool | None:
    """What a condition asks of a fact that is so or not so; ``None`` if it is neither."""
    both = condition.holds({condition.fact: 1}), condition.holds({condition.fact: 0})
    return both[0] if both[0] != both[1] else None


def _without_edges(condition: Condition) -> Condition:
    """``more than 2`` is ``at least 3``: half the sentences."""
    if condition.comparison is Comparison.MORE:
        return replace(condition, comparison=_LEAST, bound=condition.bound + 1)
    if condition.comparison is Comparison.LESS:
        return replace(condition, comparison=_MOST, bound=condition.bound - 1)
    return condition


# When


def _times(name: str, held: Sequence[Condition]) -> Iterator[str]:
    """Conditions on a clock; a beginning and an end make one stretch of time."""
    begin = next((condition.bound for condition in held if condition.comparison is _LEAST), None)
    end = next((condition.bound for condition in held if condition.comparison is _MOST), None)
    stretch = _STRETCHES.get(name)
    if stretch and len(held) == 2 and begin is not None and end is not None and begin < end:
        yield stretch().format(begin=begin, end=end)
        return
    for condition in held:
        yield _CLOCKS[name](condition.comparison, condition.bound)


def _round(comparison: Comparison, bound: int) -> str:
    said = {
        _LEAST: tr("from round {n} on"),
        _MOST: tr("up to round {n}"),
        _EXACTLY: tr("in round {n}"),
        _NOT: tr("in every round but round {n}"),
    }
    return said[comparison].format(n=number(bound))


def _turn(comparison: Comparison, bound: int) -> str:
    said = {
        _LEAST: tr("from turn {n} of a round on"),
        _MOST: tr("up to turn {n} of a round"),
        _EXACTLY: tr("in turn {n} of a round"),
        _NOT: tr("in every turn of a round but turn {n}"),
    }
    return said[comparison].format(n=number(bound))


def _rounds_left(comparison: Comparison, bound: int) -> str:
    if comparison is _MOST and bound >= 0:
        return tr("in the last round", "in the last %n rounds", bound + 1)
    if comparison is _EXACTLY and bound == 0:
        return tr("in the last round")
    if comparison is _LEAST and bound == 1:
        return tr("before the last round")
    return _left_of(comparison).format(what=tr("rounds"), n=number(bound))


def _turns_left(comparison: Comparison, bound: int) -> str:
    if comparison is _MOST and bound >= 0:
        return tr("in the last turn of a round", "in the last %n turns of a round", bound + 1)
    if comparison is _EXACTLY and bound == 0:
        return tr("in the last turn of a round")
    if comparison is _LEAST and bound == 1:
        return tr("before the last turn of a round")
    return _left_of(comparison).format(what=tr("turns of the round"), n=number(bound))


def _left_of(comparison: Comparison) -> str:
    said = {
        _LEAST: tr("with {n} or more {what} to come"),
        _MOST: tr("with {n} or fewer {what} to come"),
        _EXACTLY: tr("with exactly {n} {what} to come"),
        _NOT: tr("unless {n} {what} are to come"),
    }
    return said[comparison]


_CLOCKS: dict[str, Callable[[Comparison, int], str]] = {
    "round": _round,
    "turn": _turn,
    "rounds_left": _rounds_left,
    "turns_left": _turns_left,
}
_STRETCHES: dict[str, Said] = {
    "round": later("from round {begin} to round {end}"),
    "turn": later("from turn {begin} to turn {end} of a round"),
}


# What has to be so


def _clause(condition: Condition, spec: FactSpec | None, window: SystemWindow) -> str:
    name, clauses = condition.fact, window.clauses
    if spec is not None and spec.is_yes_or_no:
        asked = yes_or_no(condition)
        if asked is not None:
            return _so_or_not(spec, window, so=asked)
    lead, percentage, amount = clauses.lead(name), clauses.percentage(name), clauses.amount(name)
    if lead is not None:
        return _lead(condition, lead())
    said = amount or percentage
    text = _percentage(condition.comparison) if percentage else _amount(condition.comparison)
    return text.format(what=said() if said else window.names.fact(name), n=number(condition.bound))


def _so_or_not(spec: FactSpec, window: SystemWindow, *, so: bool) -> str:
    pair = window.clauses.flag(spec.name)
    if pair is not None:
        return pair[0 if so else 1]()
    text = tr("“{fact}” is so") if so else tr("“{fact}” is not so")
    return text.format(fact=window.names.fact(spec.name))


def _amount(comparison: Comparison) -> str:
    said = {
        _LEAST: tr("{what} is {n} or more"),
        _MOST: tr("{what} is {n} or less"),
        _EXACTLY: tr("{what} is exactly {n}"),
        _NOT: tr("{what} is anything but {n}"),
    }
    return said[comparison]


def _percentage(comparison: Comparison) -> str:
    said = {
        _LEAST: tr("{what} is {n} % or more"),
        _MOST: tr("{what} is {n} % or less"),
        _EXACTLY: tr("{what} is exactly {n} %"),
        _NOT: tr("{what} is anything but {n} %"),
    }
    return said[comparison]


def _lead(condition: Condition, what: str) -> str:
    """A lead is negative for whoever is behind, which no sentence should say so."""
    comparison, bound = condition.comparison, condition.bound
    if comparison is _LEAST:
        text = _ahead(bound)
    elif comparison is _MOST:
        text = _behind(bound)
    else:
        text = _level_word(bound, but=comparison is _NOT)
    return text.format(what=what, n=abs(bound))


def _ahead(bound: int) -> str:
    if bound < 0:
        return tr("he is not more than {n} behind {what}")
    known = {0: tr("he is not behind {what}"), 1: tr("he is ahead {what}")}
    return known.get(bound, tr("he is ahead {what} by {n} or more"))


def _behind(bound: int) -> str:
    if bound > 0:
        return tr("he is not more than {n} ahead {what}")
    known = {0: tr("he is not ahead {what}"), -1: tr("he is behind {what}")}
    return known.get(bound, tr("he is behind {what} by {n} or more"))


def _level_word(bound: int, *, but: bool) -> str:
    if bound == 0:
        return tr("they are not level {what}") if but else tr("they are level {what}")
    if bound > 0:
        return tr("he is not ahead {what} by just {n}") if but else tr("he is ahead {what} by just {n}")
    return tr("he is not behind {what} by just {n}") if but else tr("he is behind {what} by just {n}")


# The words of fight plans in the window's language: decisions, choices within a sentence, comparisons, corners


def corner_word(word: str) -> str:
    """Who sits in a corner or decides the rest: ``plain``, ``in_character``, ``ai`` or ``ai:LEVEL``."""
    kind, _, level = word.partition(":")
    if word == PLAIN:
        return tr("the plain corner: dice and habit")
    if word == IN_CHARACTER:
        return tr("the program in character")
    if kind == AI:
        if not level:
            return tr("the program at its best")
        known = _LEVELS.get(level)
        return known() if known else tr("the program ({level})").format(level=plainly(level))
    return word


def shipped(system: str) -> tuple[Plan, ...]:
    """The plans that come with the program, in the window's language."""
    return tuple(in_language(plan, LANGUAGE.code) for plan in shipped_plans(system))


def round_words(setup: Setup) -> tuple[Plan, ...]:
    """What can be said between two rounds of this bout, in the window's language: what decides nothing in it is left out."""
    asked = kinds_asked(setup)
    plans = round_plans(setup.engine.info.system)
    return tuple(in_language(plan, LANGUAGE.code) for plan in plans if plan.orders[0].request in asked)


_LEVELS: dict[str, Said] = {
    "beginner": later("the program (beginner)"),
    "club": later("the program (club)"),
    "contender": later("the program (contender)"),
    "expert": later("the program (expert)"),
}
COMPARISONS: dict[Comparison, Said] = {
    Comparison.AT_LEAST: later("at least"),
    Comparison.AT_MOST: later("at most"),
    Comparison.EQUAL: later("exactly"),
    Comparison.OTHER: later("anything but"),
    Comparison.MORE: later("more than"),
    Comparison.LESS: later("less than"),
}


# The rules of a fight plan as sentences: “From round 9 on, when he is behind on points by 2 or more: rush.”


def order_sentence(order: Instruction, info: EngineInfo) -> str:
    """A rule in words, without its note."""
    when, held = condition_words(order.when, info)
    choice = choice_words(order, info)
    times, clauses = ", ".join(when), _and(held)
    if times and clauses:
        text = tr("{times}, when {clauses}: {choice}.")
    elif times:
        text = tr("{times}: {choice}.")
    else:
        text = tr("When {clauses}: {choice}.") if clauses else tr("Always: {choice}.")
    sentence = text.format(times=times, clauses=clauses, choice=choice)
    return sentence[:1].upper() + sentence[1:]


def choice_words(order: Instruction, info: EngineInfo) -> str:
    """What a rule chooses, with what is done with it."""
    window = window_of(info)
    chosen = _chosen(window, order.request, order.choose)
    if not chosen:
        return tr("nothing is chosen yet")
    doing = window.clauses.doing.get(order.request)
    return doing().format(chosen=chosen) if doing else chosen


def rest_sentence(plan: Plan) -> str:
    """Who decides what no rule decides."""
    return tr("Everything else is decided by {corner}.").format(corner=corner_word(plan.otherwise))


def plan_sentences(plan: Plan, info: EngineInfo) -> str:
    """The whole plan for reading: headings, numbered rules, and who decides the rest."""
    lines: list[str] = []
    for kind, places in grouped(plan, info):
        lines.append(window_of(info).names.decision(kind))
        lines += [f"    {order_sentence(plan.orders[place], info)}" for place in places]
    return "\n".join([*lines, rest_sentence(plan)])


def grouped(plan: Plan, info: EngineInfo) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The places of the rules by decision, in the order of the system's decisions; those nobody knows last."""
    kinds = [decision.kind for decision in info.decisions]
    kinds += [order.request for order in plan.orders if order.request not in kinds]
    found = (
        (kind, tuple(place for place, order in enumerate(plan.orders) if order.request == kind))
        for kind in dict.fromkeys(kinds)
    )
    return tuple((kind, places) for kind, places in found if places)


def rule_numbers(plan: Plan, info: EngineInfo) -> dict[int, int]:
    """By place in the plan the number a rule is shown with, counted from 1 down the groups."""
    places = [place for _, group in grouped(plan, info) for place in group]
    return {place: number for number, place in enumerate(places, 1)}


def shares(weights: Sequence[int]) -> tuple[int, ...]:
    """Weights as whole parts of 100 that add up to 100; the largest remainders are rounded up."""
    total = sum(weights)
    if total <= 0:
        return tuple(0 for _ in weights)
    parts = [weight * 100 // total for weight in weights]
    by_rest = sorted(range(len(weights)), key=lambda place: -(weights[place] * 100 % total))
    for place in by_rest[: 100 - sum(parts)]:
        parts[place] += 1
    return tuple(parts)


def _chosen(window: SystemWindow, kind: str, choose: Preference | Mixture) -> str:
    if isinstance(choose, Preference):
        words = [window.names.option_in_sentence(kind, word) for word in choose.words]
        return (
            reduce(lambda before, last: tr("{before}, else {last}").format(before=before, last=last), words)
            if words
            else ""
        )
    parts = shares([weight for _, weight in choose.weights])
    named = zip(choose.weights, parts, strict=True)
    return ", ".join(
        tr("{word} {share} %").format(word=window.names.option_in_sentence(kind, word), share=share)
        for (word, _), share in named
    )


def _and(clauses: Sequence[str]) -> str:
    if not clauses:
        return ""
    return reduce(lambda before, last: tr("{before} and {last}").format(before=before, last=last), clauses)
