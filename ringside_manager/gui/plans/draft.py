"""The draft of a plan: as it stands, how it came there, what is the matter with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from ringside_manager.bout.corner import (
    Comparison,
    Condition,
    Decision,
    FactSpec,
    Instruction,
    Mixture,
    Preference,
)
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.fighters.editing import Steps
from ringside_manager.gui.board import Names
from ringside_manager.gui.board.window import window_of
from ringside_manager.gui.plans import rule_numbers
from ringside_manager.language import later, tr
from ringside_manager.plans import (
    LONGEST_NAME,
    LONGEST_NOTE,
    LONGEST_REMARK,
    MOST_ORDERS,
    MOST_WEIGHT,
    FaultKind,
    Plan,
    PlanFault,
    plan_faults,
    words_of,
)

# Changes of a plan: a plan in, a plan out, with the place of the rule they leave chosen


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
    return _with_order(plan, behind + 1, Instruction(kind, (), Preference(())))


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


def with_order(plan: Plan, place: int, order: Instruction) -> Plan:
    """Another rule in the place of one; a rule of another decision keeps its place."""
    return replace(plan, orders=(*plan.orders[:place], order, *plan.orders[place + 1 :]))


def of_kind(order: Instruction, kind: str, info: EngineInfo) -> Instruction:
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


def _with_order(plan: Plan, place: int, order: Instruction) -> Changed:
    return replace(plan, orders=(*plan.orders[:place], order, *plan.orders[place:])), place


# What is the matter with a plan, in plain words beside the rule it is about


def fault_text(fault: PlanFault, plan: Plan, numbers: Mapping[int, int], names: Names) -> str:
    """The fault as a sentence; ``numbers`` are those the rules are shown with, by their places."""
    kind = plan.orders[fault.order].request if 0 <= fault.order < len(plan.orders) else ""
    return _TEXTS[fault.kind]().format(
        word=names.option(kind, fault.named),
        named=fault.named,
        fact=names.fact(fault.named),
        near=tr(" or ").join(fault.near) or "–",
        before=numbers.get(fault.before, 0),
        most=MOST_ORDERS,
        weight=MOST_WEIGHT,
        name=LONGEST_NAME,
        note=LONGEST_NOTE,
        remark=LONGEST_REMARK,
    )


_TEXTS: dict[FaultKind, Callable[[], str]] = {
    FaultKind.NO_ORDERS: later("The plan has no rule yet: add one, or begin with a plan that is there."),
    FaultKind.TOO_MANY_ORDERS: later("A plan has at most {most} rules."),
    FaultKind.TEXT: later(
        "A text is too long or holds signs that do not show: the name takes {name} signs, the note of the plan "
        "{note}, the note of a rule {remark}."
    ),
    FaultKind.OTHERWISE: later("Nobody who could decide the rest is called “{named}”."),
    FaultKind.REQUEST: later("There is no decision called “{named}”. Close to it: {near}."),
    FaultKind.FACT: later("There is no fact called “{named}”. Close to it: {near}."),
    FaultKind.BOUND: later("The number for “{fact}” has more than nine digits."),
    FaultKind.NOTHING_CHOSEN: later("Nothing is chosen yet: say what he is to do."),
    FaultKind.WORD: later("“{word}” cannot be chosen here. Close to it: {near}."),
    FaultKind.TWICE: later("“{word}” is chosen twice."),
    FaultKind.WEIGHT: later("The weight of “{word}” is not 1 to {weight}."),
    FaultKind.NEVER_TRUE: later("The conditions on “{fact}” can never hold together."),
    FaultKind.NEVER_REACHED: later("Never reached: rule {before} decides whenever this one could."),
}


State = tuple[Plan, int]
"""A plan and the place of the rule that is chosen."""


class PlanDraft(QObject):
    """A plan being written; every change can be undone.  ``changed`` follows each, ``chosen`` another choice."""

    changed = Signal()
    chosen = Signal()

    def __init__(self, info: EngineInfo, plan: Plan, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.info = info
        self.place = 0 if plan.orders else NOBODY
        self._steps: Steps[State] = Steps.begin((plan, self.place))
        self.faults: tuple[PlanFault, ...] = ()
        self._judge()

    @property
    def plan(self) -> Plan:
        return self._steps.state[0]

    @property
    def order(self) -> Instruction | None:
        return self.plan.orders[self.place] if 0 <= self.place < len(self.plan.orders) else None

    @property
    def undoes(self) -> str:
        """The act that can be undone; empty if none."""
        return self._steps.undoes

    @property
    def redoes(self) -> str:
        """The act that can be done again; empty if none."""
        return self._steps.redoes

    @property
    def is_sound(self) -> bool:
        """Whether the plan can be sealed: nothing in it is refused."""
        return not any(fault.is_refused for fault in self.faults)

    def numbers(self) -> dict[int, int]:
        """The numbers the rules are shown with, by their places."""
        return rule_numbers(self.plan, self.info)

    def faults_of(self, place: int) -> tuple[PlanFault, ...]:
        """What is the matter with one rule; ``NOBODY``: with the plan as a whole.

        That there is no rule yet is no mistake of anybody's; only ``is_sound`` minds it.
        """
        here = (fault for fault in self.faults if fault.order == place)
        return tuple(fault for fault in here if fault.kind is not FaultKind.NO_ORDERS)

    def fault_text(self, fault: PlanFault) -> str:
        return fault_text(fault, self.plan, self.numbers(), window_of(self.info).names)

    def choose(self, place: int) -> None:
        """Another rule is looked at; ``NOBODY`` for the plan as a whole."""
        if place != self.place:
            self.place = place
            self.chosen.emit()

    def take(self, plan: Plan, act: str, run: str = "", place: int | None = None) -> None:
        """Another state of the plan; acts of one ``run``, such as letters of a word, are undone together."""
        if place is not None:
            self.place = place
        if plan == self.plan:
            return
        self._steps = self._steps.take((plan, self.place), act, run)
        self._tell()

    def set_order(self, order: Instruction, act: str, run: str = "") -> None:
        """The chosen rule says something else."""
        if self.order is not None:
            # a run belongs to the rule it was typed in
            self.take(with_order(self.plan, self.place, order), act, run and f"{self.place}/{run}")

    def replace_all(self, plan: Plan, act: str) -> None:
        self.take(plan, act, place=0 if plan.orders else NOBODY)

    def add(self, kind: str) -> None:
        """A new rule about a decision."""
        plan, place = with_new(self.plan, kind, self.place)
        self.take(plan, tr("Add a rule"), place=place)

    def duplicate(self) -> None:
        """The chosen rule once more."""
        if self.order is not None:
            plan, place = with_copy(self.plan, self.place)
            self.take(plan, tr("Duplicate a rule"), place=place)

    def remove(self) -> None:
        if self.order is not None:
            plan, place = without(self.plan, self.place)
            self.take(plan, tr("Delete a rule"), place=place)

    def shift(self, by: int) -> None:
        """The chosen rule one up (-1) or down (1) among those of its decision."""
        if self.order is not None:
            plan, place = shifted(self.plan, self.place, by)
            self.take(plan, tr("Move a rule"), place=place)

    def undo(self) -> None:
        self._go_to(self._steps.undone())

    def redo(self) -> None:
        self._go_to(self._steps.redone())

    def _go_to(self, steps: Steps[State]) -> None:
        if steps is not self._steps:
            self._steps = steps
            self.place = min(steps.state[1], len(self.plan.orders) - 1)
            self._tell()

    def _tell(self) -> None:
        self._judge()
        self.changed.emit()

    def _judge(self) -> None:
        self.faults = plan_faults(self.plan, self.info)
