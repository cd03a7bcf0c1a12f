"""The plan on the desk: as it stands, how it came there, what is the matter with it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.orders import Order
from ringside_manager.fighters.editing import Steps
from ringside_manager.gui.board.window import window_of
from ringside_manager.gui.plans import changes
from ringside_manager.gui.plans.faults import fault_text
from ringside_manager.gui.plans.sentences import rule_numbers
from ringside_manager.language import tr
from ringside_manager.plans import FaultKind, Plan, PlanFault, plan_faults

State = tuple[Plan, int]
"""A plan and the place of the rule that is chosen."""


class PlanDesk(QObject):
    """A plan being written; every change can be undone.  ``changed`` follows each, ``chosen`` another choice."""

    changed = Signal()
    chosen = Signal()

    def __init__(self, info: EngineInfo, plan: Plan, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.info = info
        self.place = 0 if plan.orders else changes.NOBODY
        self._steps: Steps[State] = Steps.begin((plan, self.place))
        self.faults: tuple[PlanFault, ...] = ()
        self._judge()

    @property
    def plan(self) -> Plan:
        """The plan as it stands."""
        return self._steps.state[0]

    @property
    def order(self) -> Order | None:
        """The rule that is chosen."""
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

    def told(self, fault: PlanFault) -> str:
        """A fault in words."""
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

    def set_order(self, order: Order, act: str, run: str = "") -> None:
        """The chosen rule says something else."""
        if self.order is not None:
            # a run belongs to the rule it was typed in
            self.take(changes.with_order(self.plan, self.place, order), act, run and f"{self.place}/{run}")

    def replace_all(self, plan: Plan, act: str) -> None:
        """Start from another plan."""
        self.take(plan, act, place=0 if plan.orders else changes.NOBODY)

    def add(self, kind: str) -> None:
        """A new rule about a decision."""
        plan, place = changes.with_new(self.plan, kind, self.place)
        self.take(plan, tr("Add a rule"), place=place)

    def duplicate(self) -> None:
        """The chosen rule once more."""
        if self.order is not None:
            plan, place = changes.with_copy(self.plan, self.place)
            self.take(plan, tr("Duplicate a rule"), place=place)

    def remove(self) -> None:
        """The chosen rule goes."""
        if self.order is not None:
            plan, place = changes.without(self.plan, self.place)
            self.take(plan, tr("Delete a rule"), place=place)

    def shift(self, by: int) -> None:
        """The chosen rule one up (-1) or down (1) among those of its decision."""
        if self.order is not None:
            plan, place = changes.shifted(self.plan, self.place, by)
            self.take(plan, tr("Move a rule"), place=place)

    def undo(self) -> None:
        """Take the last change back."""
        self._go_to(self._steps.undone())

    def redo(self) -> None:
        """Make the change again that was taken back last."""
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
