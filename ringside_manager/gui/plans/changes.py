"""Changes of a plan: a plan in, a plan out, with the place of the rule they leave chosen."""

from __future__ import annotations

from dataclasses import replace

from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.orders import Comparison, Condition, Decision, FactSpec, Mixture, Order, Preference
from ringside_manager.plans import Plan
from ringside_manager.plans.plan import words_of

Changed = tuple[Plan, int]
NOBODY = -1
"""The place when no rule is left to choose."""
BIG_CHOICE = 8
"""A decision of more options than this, such as a square of the ring, does not list them all."""


def empty_plan(info: EngineInfo, otherwise: str = "ai") -> Plan:
    """A plan without rules."""
    return Plan("", info.system, (), otherwise)


def with_new(plan: Plan, kind: str, after: int = NOBODY) -> Changed:
    """A rule that says nothing yet, under ``after`` if that is of the same decision, else last of them."""
    same = [place for place, order in enumerate(plan.orders) if order.request == kind]
    behind = after if after in same else (same[-1] if same else len(plan.orders) - 1)
    return _with_order(plan, behind + 1, Order(kind, (), Preference(())))


def with_copy(plan: Plan, place: int) -> Changed:
    """The rule once more, right below it."""
    return _with_order(plan, place + 1, plan.orders[place])


def without(plan: Plan, place: int) -> Changed:
    """The plan without a rule; the next of the same decision is chosen, else the one before."""
    kind = plan.orders[place].request
    orders = plan.orders[:place] + plan.orders[place + 1 :]
    same = [number for number, order in enumerate(orders) if order.request == kind]
    below = [number for number in same if number >= place]
    left = below[0] if below else (same[-1] if same else min(place, len(orders) - 1))
    return replace(plan, orders=orders), left


def shifted(plan: Plan, place: int, by: int) -> Changed:
    """The rule one up (-1) or down (1) among those of its decision; unchanged at the end."""
    kind = plan.orders[place].request
    same = [number for number, order in enumerate(plan.orders) if order.request == kind]
    there = same.index(place) + by
    if not 0 <= there < len(same):
        return plan, place
    orders = list(plan.orders)
    other = same[there]
    orders[place], orders[other] = orders[other], orders[place]
    return replace(plan, orders=tuple(orders)), other


def with_order(plan: Plan, place: int, order: Order) -> Plan:
    """Another rule in the place of one; a rule of another decision keeps its place."""
    return replace(plan, orders=(*plan.orders[:place], order, *plan.orders[place + 1 :]))


def of_kind(order: Order, kind: str, info: EngineInfo) -> Order:
    """The rule about another decision; what cannot be chosen there is dropped."""
    options = next((decision.options for decision in info.decisions if decision.kind == kind), ())
    if isinstance(order.choose, Mixture):
        kept = tuple(pair for pair in order.choose.weights if pair[0] in options)
        return replace(order, request=kind, choose=Mixture(kept))
    words = tuple(word for word in order.choose.words if word in options)
    return replace(order, request=kind, choose=Preference(words))


def as_mix(choose: Preference | Mixture) -> Mixture:
    """The same words with equal weights."""
    return choose if isinstance(choose, Mixture) else Mixture(tuple((word, 1) for word in choose.words))


def as_list(choose: Preference | Mixture) -> Preference:
    """The same words, the heaviest preferred."""
    if isinstance(choose, Preference):
        return choose
    return Preference(tuple(word for word, _ in sorted(choose.weights, key=lambda pair: -pair[1])))


def as_one(choose: Preference | Mixture) -> Preference:
    """The first of the words alone."""
    return Preference(as_list(choose).words[:1])


def with_weight(choose: Mixture, decision: Decision, word: str, weight: int) -> Mixture:
    """The mix with another weight for a word, in the system's order; 0 leaves it out."""
    weights = {**dict(choose.weights), word: weight}
    known = [option for option in decision.options if option in weights]
    unknown = [option for option in weights if option not in known]
    return Mixture(tuple((option, weights[option]) for option in (*known, *unknown) if weights[option]))


def first_condition(spec: FactSpec) -> Condition:
    """What a condition on a fact says before anybody has said more: yes, or a number in the middle of things."""
    if spec.is_yes_or_no:
        return Condition(spec.name, Comparison.OTHER, 0)
    lowest = 0 if spec.lowest is None else spec.lowest
    return Condition(spec.name, Comparison.AT_LEAST, max(lowest, 1))


def flagged(fact: str, *, so: bool) -> Condition:
    """That a fact is so, or is not so."""
    return Condition(fact, Comparison.OTHER if so else Comparison.EQUAL, 0)


def unused(choose: Preference | Mixture, decision: Decision) -> tuple[str, ...]:
    """The options of a decision that are not chosen yet."""
    taken = words_of(choose)
    return tuple(option for option in decision.options if option not in taken)


def _with_order(plan: Plan, place: int, order: Order) -> Changed:
    return replace(plan, orders=(*plan.orders[:place], order, *plan.orders[place:])), place
