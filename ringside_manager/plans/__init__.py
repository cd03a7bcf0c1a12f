"""Fight plans: written instructions a corner follows when nobody is there to be asked."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from math import hypot

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import (
    Comparison,
    Condition,
    Controller,
    Decision,
    FactSpec,
    Instruction,
    InstructionsController,
    Mixture,
    Preference,
)
from ringside_manager.bout.engine import PLAIN, AnyEngine, EngineInfo, corner_at, corner_words
from ringside_manager.errors import UsageError, close_matches, excerpt
from ringside_manager.language import Message, later, say
from ringside_manager.paths import resources
from ringside_manager.text_safety import hidden_character

# A fight plan: what a corner has made up its mind about, for bouts nobody plays


MOST_ORDERS = 500
MOST_WEIGHT = 1000
LONGEST_NAME = 80
LONGEST_NOTE = 2000
LONGEST_REMARK = 300
"""Of the note of one order."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Orders from top to bottom, and who decides the rest: ``plain``, ``ai`` or ``ai:LEVEL``.

    ``name`` and ``note`` (lines allowed) are for people and may be empty.  A plan is a value: it knows
    no bout, and ``Plan.controller`` travels between processes.
    """

    name: str
    system: str
    orders: tuple[Instruction, ...]
    otherwise: str = PLAIN
    note: str = ""

    def controller(self, engine: AnyEngine, chance: Chance) -> Controller:
        """The corner that follows the plan.

        Raises ``UsageError`` for a bout of another system or a corner unknown to it in ``otherwise``.
        """
        if engine.info.system != self.system:
            raise UsageError(
                say(
                    "The plan {or_} is written for {system}; a bout of {title} cannot follow it.",
                    or_=self.name or say("without a name"),
                    system=self.system,
                    title=engine.info.title,
                )
            )
        rest = corner_at(self.otherwise, engine.info)
        if rest is None:
            raise UsageError(
                say(
                    "{otherwise} is nobody who could decide: it is plain, ai or ai:LEVEL.",
                    otherwise=repr(self.otherwise),
                )
            )
        return InstructionsController(self.orders, rest(engine, chance), chance, engine.facts)


# How strong the corner AI is: what it was measured to win against plans, policies and itself


_ROUNDING = 0.00005
"""Half of the last digit the shares are written with."""


@dataclass(frozen=True, slots=True)
class StrengthRow:
    """The best corner AI with the card of ``expert`` against an opponent with the card of ``other``.

    ``kind`` is ``level``, ``plan``, ``suggested``, ``policy`` or ``habit``, ``opponent`` the word of the level,
    plan, policy or habit.  ``share`` counts bouts the AI won, draws as half; ``par`` is what it has
    against itself with the same cards, a half where both cards are the same.  Errors are those at 95 %.
    """

    kind: str
    opponent: str
    expert: str
    other: str
    bouts: int
    share: float
    error: float
    par: float
    par_error: float

    @property
    def holds(self) -> bool:
        """Whether the opponent does no better against the AI than the AI itself would, beyond the error.

        The AI against itself is the measure and always holds.
        """
        return self.kind == "level" or self.share >= self.par - hypot(self.error, self.par_error) - _ROUNDING


@cache
def strength(system: str) -> tuple[StrengthRow, ...]:
    """What was measured for a system, opponent by opponent; nothing where nothing was.

    The study behind it is ``docs/studies/ringside_strength.py``.
    """
    path = resources() / "plans" / system / "strength.toml"
    if not path.is_file():
        return ()
    return tuple(StrengthRow(**row) for row in tomllib.loads(path.read_text(encoding="utf-8"))["row"])


# What is wrong with a plan while it is being written, and which of its orders can never decide


MOST_BOUND = 999_999_999


class FaultKind(Enum):
    """What can be the matter with a plan; the last two are allowed in a file, but surely not meant."""

    NO_ORDERS = "no orders"
    TOO_MANY_ORDERS = "too many orders"
    TEXT = "text"
    OTHERWISE = "otherwise"
    REQUEST = "request"
    FACT = "fact"
    BOUND = "bound"
    NOTHING_CHOSEN = "nothing chosen"
    WORD = "word"
    TWICE = "twice"
    WEIGHT = "weight"
    NEVER_TRUE = "never true"
    NEVER_REACHED = "never reached"


@dataclass(frozen=True, slots=True)
class PlanFault:
    """One fault: ``order`` is the place of the order it is about, from 0 (-1: the plan as a whole).

    ``named`` is the word, fact or text that is wrong, ``near`` what may have been meant; ``before`` is
    the place of the earlier order that leaves nothing to this one.
    """

    kind: FaultKind
    order: int = -1
    named: str = ""
    near: tuple[str, ...] = ()
    before: int = -1

    @property
    def is_refused(self) -> bool:
        """Whether a file with this fault is not accepted."""
        return self.kind not in (FaultKind.NEVER_TRUE, FaultKind.NEVER_REACHED)

    @property
    def sentence(self) -> str:
        """The fault in words, without saying which order it is about."""
        near = " or ".join(self.near)
        values = {
            "named": excerpt(self.named),
            "hint": say("; did you mean {near}?", near=near) if near else ".",
            "before": self.before + 1,
            "most": MOST_ORDERS,
            "weight": MOST_WEIGHT,
        }
        return Message(_SENTENCES[self.kind], values)


_SENTENCES = {
    FaultKind.NO_ORDERS: later("A plan needs at least one order."),
    FaultKind.TOO_MANY_ORDERS: later("A plan has at most {most} orders."),
    FaultKind.TEXT: later("The text {named} is too long, or holds signs that do not show."),
    FaultKind.OTHERWISE: later("Nobody who decides is called {named}{hint}"),
    FaultKind.REQUEST: later("There is no decision {named}{hint}"),
    FaultKind.FACT: later("There is no fact {named}{hint}"),
    FaultKind.BOUND: later("The number held against {named} has more than nine digits."),
    FaultKind.NOTHING_CHOSEN: later("The order says nothing to choose."),
    FaultKind.WORD: later("It cannot choose {named}{hint}"),
    FaultKind.TWICE: later("The choice {named} stands twice."),
    FaultKind.WEIGHT: later("The weight of {named} is not 1 to {weight}."),
    FaultKind.NEVER_TRUE: later("The conditions on {named} can never hold together."),
    FaultKind.NEVER_REACHED: later("Order {before} decides whenever this one could, so it is never reached."),
}


def plan_faults(plan: Plan, info: EngineInfo) -> tuple[PlanFault, ...]:
    """Everything the matter with a plan, order by order from the top, the plan as a whole first.

    A plan none of whose faults ``is_refused`` is one that ``parse_plan`` accepts as ``plan_text`` writes it.
    """
    found = list(_whole_faults(plan, info))
    for place, order in enumerate(plan.orders):
        found += order_faults(order, info, place)
        before = _decides_before(plan.orders, place, info)
        if before is not None:
            found.append(PlanFault(FaultKind.NEVER_REACHED, place, before=before))
    return tuple(found)


def order_faults(order: Instruction, info: EngineInfo, place: int = 0) -> tuple[PlanFault, ...]:
    """The faults of one order by itself; ``place`` is where it stands."""
    decision = _decision(order, info)
    found: list[PlanFault] = []
    if decision is None:
        kinds = [known.kind for known in info.decisions]
        found.append(_unknown(FaultKind.REQUEST, place, order.request, kinds))
    found += _when_faults(order.when, info.facts, place)
    if decision is not None:
        found += _choose_faults(order.choose, decision, place)
    if not _is_fit(order.note, LONGEST_REMARK):
        found.append(PlanFault(FaultKind.TEXT, place, order.note))
    return tuple(found)


def _whole_faults(plan: Plan, info: EngineInfo) -> Iterator[PlanFault]:
    if not plan.orders:
        yield PlanFault(FaultKind.NO_ORDERS)
    if len(plan.orders) > MOST_ORDERS:
        yield PlanFault(FaultKind.TOO_MANY_ORDERS)
    if plan.otherwise not in corner_words(info):
        yield _unknown(FaultKind.OTHERWISE, -1, plan.otherwise, corner_words(info))
    for text, longest in ((plan.name, LONGEST_NAME), (plan.note.replace("\n", " "), LONGEST_NOTE)):
        if not _is_fit(text, longest):
            yield PlanFault(FaultKind.TEXT, named=text)


def _is_fit(text: str, longest: int) -> bool:
    return len(text) <= longest and not hidden_character(text)


def _unknown(kind: FaultKind, place: int, word: str, known: Iterable[str]) -> PlanFault:
    return PlanFault(kind, place, word, tuple(close_matches(word, known)))


def _decision(order: Instruction, info: EngineInfo) -> Decision | None:
    return next((decision for decision in info.decisions if decision.kind == order.request), None)


def _when_faults(when: Sequence[Condition], facts: Sequence[FactSpec], place: int) -> Iterator[PlanFault]:
    specs = {spec.name: spec for spec in facts}
    for name in dict.fromkeys(condition.fact for condition in when):
        held = [condition for condition in when if condition.fact == name]
        if name not in specs:
            yield _unknown(FaultKind.FACT, place, name, specs)
        elif any(abs(condition.bound) > MOST_BOUND for condition in held):
            yield PlanFault(FaultKind.BOUND, place, name)
        elif not _can_hold(held, specs[name]):
            yield PlanFault(FaultKind.NEVER_TRUE, place, name)


def _choose_faults(choose: Preference | Mixture, decision: Decision, place: int) -> Iterator[PlanFault]:
    words = words_of(choose)
    if not words:
        yield PlanFault(FaultKind.NOTHING_CHOSEN, place)
    for number, word in enumerate(words):
        if word not in decision.options:
            yield _unknown(FaultKind.WORD, place, word, decision.options)
        elif word in words[:number]:
            yield PlanFault(FaultKind.TWICE, place, word)
    for word, weight in choose.weights if isinstance(choose, Mixture) else ():
        if not 1 <= weight <= MOST_WEIGHT:
            yield PlanFault(FaultKind.WEIGHT, place, word)


def words_of(choose: Preference | Mixture) -> tuple[str, ...]:
    """The words an order may choose, in its order."""
    return choose.words if isinstance(choose, Preference) else tuple(word for word, _ in choose.weights)


# Which conditions can hold, and which follow from others


def _can_hold(conditions: Sequence[Condition], fact: FactSpec) -> bool:
    """Whether some value of the fact fulfils all conditions on it.

    Where a condition begins or stops to hold lies a bound, so the neighbours of all bounds are enough to try.
    """
    bounds = [condition.bound for condition in conditions]
    bounds += [bound for bound in (fact.lowest, fact.highest) if bound is not None]
    return any(
        all(condition.holds({fact.name: value}) for condition in conditions)
        for value in {bound + step for bound in bounds for step in (-1, 0, 1)} or {0}
        if (fact.lowest is None or value >= fact.lowest) and (fact.highest is None or value <= fact.highest)
    )


_OPPOSITE = {
    Comparison.LESS: Comparison.AT_LEAST,
    Comparison.AT_MOST: Comparison.MORE,
    Comparison.EQUAL: Comparison.OTHER,
    Comparison.OTHER: Comparison.EQUAL,
    Comparison.AT_LEAST: Comparison.LESS,
    Comparison.MORE: Comparison.AT_MOST,
}


def _follows(condition: Condition, given: Sequence[Condition], facts: dict[str, FactSpec]) -> bool:
    """Whether ``condition`` holds wherever all of ``given`` do and the facts are told."""
    about = [other for other in given if other.fact == condition.fact]
    spec = facts.get(condition.fact)
    if spec is None:
        return False
    contrary = Condition(condition.fact, _OPPOSITE[condition.comparison], condition.bound)
    return not _can_hold([*about, contrary], spec)


def _decides_before(orders: Sequence[Instruction], place: int, info: EngineInfo) -> int | None:
    """The first earlier order that decides whenever the one at ``place`` could."""
    later = orders[place]
    decision = _decision(later, info)
    facts = {spec.name: spec for spec in info.facts}
    if decision is None:
        return None
    for number, earlier in enumerate(orders[:place]):
        rivals = earlier.request == later.request and _takes_all(earlier, later, decision)
        if rivals and all(_follows(condition, later.when, facts) for condition in earlier.when):
            return number
    return None


def _takes_all(earlier: Instruction, later: Instruction, decision: Decision) -> bool:
    """Whether the earlier order finds a word allowed wherever the later one would."""
    words = set(words_of(earlier.choose))
    return bool(words & set(decision.always)) or set(words_of(later.choose)) <= words
