"""Fourth step: every option of the campaign and of the bout system, as their data declare them."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ringside_manager.bout import registry
from ringside_manager.errors import RingsideError
from ringside_manager.gui.look import spacing
from ringside_manager.gui.start.option_field import OptionField, campaign_field, system_field
from ringside_manager.gui.start.option_groups import option_widgets
from ringside_manager.gui.start.plan import Plan, no_champion
from ringside_manager.gui.start.step import Step
from ringside_manager.gui.start.step_stables import STAKE
from ringside_manager.gui.widgets import Heading, button, clear_layout, plain_label, row
from ringside_manager.language import tr
from ringside_manager.office.founding import OPTIONS


class OptionsStep(Step):
    """Options with names for people; what is left alone keeps the default of its rule."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(
            tr("Options"), tr("What the campaign rules leave open. Leave all of it alone for the usual game.")
        )
        self.options: list[OptionField[QWidget]] = []
        self._system = ""
        self._box = QVBoxLayout()
        self._box.setSpacing(spacing(4))
        self.reset = button(tr("Back to the defaults"), self._reset)
        self._plan, self._listed = plan, 0
        self.warning = plain_label(wrap=True, tone="warn")
        self.warning.hide()
        self.body.addWidget(self.warning)
        self.body.addLayout(self._box)
        self.body.addLayout(row(self.reset, None))
        self.body.addStretch(1)
        self._build(plan)

    def enter(self, plan: Plan) -> None:
        """Another bout system has other options."""
        if plan.system != self._system:
            self._build(plan)
        self._plan = plan
        try:
            self._listed = plan.listed()
        except RingsideError:
            self._listed = 0  # told by the step that asks for the fighters
        self._warn()

    def write(self, plan: Plan) -> Plan:
        """The plan with what differs from the defaults."""
        kept = tuple(pair for pair in plan.options if pair[0] == STAKE)
        chosen = tuple((option.name, option.text) for option in self.options if option.text)
        return replace(plan, options=kept + chosen)

    def option(self, name: str) -> OptionField[QWidget]:
        """The field of the option of that name."""
        return next(option for option in self.options if option.name == name)

    def _warn(self) -> None:
        """Say so when the campaign would end without a champion."""
        chosen = {option.name: option.text for option in self.options if option.text}
        text = no_champion(self._plan, chosen, self._listed)
        self.warning.setText(text)
        self.warning.setVisible(bool(text))

    def _on_change(self) -> None:
        self._warn()
        super()._on_change()

    def _build(self, plan: Plan) -> None:
        self._system, chosen = plan.system, dict(plan.options)
        info = registry.get(plan.system).info
        clear_layout(self._box)
        self.options = [
            campaign_field(option, info, chosen.get(option.name, ""))
            for option in OPTIONS
            if option.name != STAKE
        ]
        bouts = [system_field(spec.for_league, info, chosen.get(spec.name, "")) for spec in info.options]
        self._box.addWidget(Heading(tr("The campaign")))
        for option in self.options:
            self._box.addWidget(option)
        if bouts:
            self._box.addWidget(Heading(tr("Bouts under {system}").format(system=info.title)))
        for part in option_widgets(info, bouts):
            self._box.addWidget(part)
        self.options += bouts
        self.fields.clear()
        for option in self.options:
            self.add(option)

    def _reset(self) -> None:
        self._build(Plan(system=self._system))
        self._on_change()
