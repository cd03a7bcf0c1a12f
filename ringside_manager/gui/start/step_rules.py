"""Third step of the new-league assistant: the pack of house rules the league is founded under."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ringside_manager.gui.house_rules.form import PackForm
from ringside_manager.gui.start.plan import Plan, under
from ringside_manager.gui.start.step_league import Step
from ringside_manager.language import tr


class HouseRulesStep(Step):
    """The pack chosen, or changed number by number; what it proposes fills in the steps after it."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(
            tr("House rules"),
            tr(
                "Every number of the campaign, as the book has it or as you want it. Leave it alone for the usual game."
            ),
        )
        self.form = PackForm(plan.pack)
        self.body.addWidget(self.form, 1)
        self.form.changed.connect(self._on_change)

    def write(self, plan: Plan) -> Plan:
        pack = self.form.pack
        return plan if pack is None or pack == plan.pack else under(plan, pack)

    def faulty(self) -> QWidget | None:
        """The form while its numbers contradict each other, gone to the first of them."""
        found = self.form.faults()
        if not found:
            return None
        self.form.tree.mark(found[0].names)
        return self.form.tree
