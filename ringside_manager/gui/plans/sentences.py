"""The rules of a fight plan as sentences: “From round 9 on, when he is behind on points by 2 or more: rush.”"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.orders import Mixture, Order, Preference
from ringside_manager.gui.board.window import SystemWindow, window_of
from ringside_manager.gui.plans.clauses import told
from ringside_manager.gui.plans.words import corner_word
from ringside_manager.language import tr
from ringside_manager.plans import Plan


def order_sentence(order: Order, info: EngineInfo) -> str:
    """A rule in words, without its note."""
    said = told(order.when, info)
    choice = choice_words(order, info)
    times, clauses = ", ".join(said.times), _and(said.clauses)
    if times and clauses:
        text = tr("{times}, when {clauses}: {choice}.")
    elif times:
        text = tr("{times}: {choice}.")
    else:
        text = tr("When {clauses}: {choice}.") if clauses else tr("Always: {choice}.")
    return _capital(text.format(times=times, clauses=clauses, choice=choice))


def choice_words(order: Order, info: EngineInfo) -> str:
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


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
