"""Third step: how the stables are filled, and how large they are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QSpinBox, QWidget

from ringside_manager.bout import registry
from ringside_manager.campaign.books import StableMethod
from ringside_manager.campaign.stables import open_draft
from ringside_manager.errors import RingsideError, RuleError
from ringside_manager.gui.look import px, theme, typeface
from ringside_manager.gui.start.field import Field
from ringside_manager.gui.start.option_field import campaign_field
from ringside_manager.gui.start.plan import Plan
from ringside_manager.gui.start.step import Step
from ringside_manager.gui.widgets import Panel, note, roomy
from ringside_manager.language import tr
from ringside_manager.office.founding import OPTIONS

STAKE = "stake"
"""The option this step asks for, because it only matters here."""

METHODS: dict[StableMethod, Callable[[], tuple[str, str, str]]] = {
    StableMethod.DRAFT: lambda: (
        tr("Draft"),
        tr(
            "Dice decide the order; in that order each manager picks one fighter from the list, again and again."
        ),
        "C8",
    ),
    StableMethod.AUCTION: lambda: (
        tr("Auction"),
        tr(
            "Every fighter on the list comes under the hammer; managers bid from equal stakes, the last one owns."
        ),
        "C9",
    ),
    StableMethod.DICE: lambda: (
        tr("Dice"),
        tr(
            "Every manager rolls up fighters of his own; the list of fighters is not used, and nothing is chosen."
        ),
        "C7",
    ),
}


class StablesStep(Step):
    """Dice, draft or auction; size and stake."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(tr("Stables"), tr("How every manager comes by his fighters."))
        self._plan = plan
        self._listed = 0
        self._buttons = QButtonGroup(self)
        self.methods: dict[StableMethod, QRadioButton] = {}
        for method in METHODS:
            self.body.addWidget(self._card(method))
        self.methods[plan.method].setChecked(True)
        self.size_spin = roomy(QSpinBox())
        self.size_spin.setRange(1, 100)
        self.size_spin.setValue(plan.stable_size)
        self.size_field = self.add(
            Field(tr("Fighters in a stable"), self.size_spin, check=self._check_size, hint=" ", rule="C6")
        )
        info = registry.get(plan.system).info
        stake = next(option for option in OPTIONS if option.name == STAKE)
        self.stake_field = campaign_field(stake, info, dict(plan.options).get(STAKE, ""))
        self.add(self.stake_field)
        for field in self.fields:
            self.body.addWidget(field)
        self.body.addStretch(1)
        self._buttons.buttonToggled.connect(lambda _button, on: self._on_method() if on else None)
        self._on_method()

    def _card(self, method: StableMethod) -> QWidget:
        title, text, rule = METHODS[method]()
        choice = QRadioButton(title)
        choice.setFont(typeface(1.1, 600))
        choice.setAccessibleDescription(text)
        choice.setProperty("rule", rule)
        self._buttons.addButton(choice)
        self.methods[method] = choice
        card = _Card(choice)
        card.body.addWidget(choice)
        card.body.addWidget(note(text))
        return card

    @property
    def method(self) -> StableMethod:
        """The method chosen."""
        return next(method for method, choice in self.methods.items() if choice.isChecked())

    def enter(self, plan: Plan) -> None:
        """Count the fighters of the set chosen."""
        self._plan = plan
        try:
            self._listed = len(plan.fighter_set().fighters)
        except RingsideError as refused:
            self._listed = 0
            self.tell(refused)
        self._on_method()

    def write(self, plan: Plan) -> Plan:
        """The plan with method, size and stake."""
        others = tuple(pair for pair in plan.options if pair[0] != STAKE)
        stake = self.stake_field.text
        kept = ((STAKE, stake),) if stake and self.method is StableMethod.AUCTION else ()
        return replace(plan, method=self.method, stable_size=self.size_spin.value(), options=others + kept)

    def _on_method(self) -> None:
        self.stake_field.setVisible(self.method is StableMethod.AUCTION)
        self.size_field.hint.setText(self._told())
        self.size_field.validate()
        self._on_change()

    def _on_change(self) -> None:
        if hasattr(self, "size_field"):
            self.size_field.hint.setText(self._told())
        super()._on_change()

    def _told(self) -> str:
        seats = len(self._plan.seats)
        needed = seats * self.size_spin.value()
        if self.method is StableMethod.DICE:
            return tr(
                "{seats} stables: %n fighter will be rolled.",
                "{seats} stables: %n fighters will be rolled.",
                needed,
            ).format(seats=seats)
        if self.method is StableMethod.DRAFT:
            return tr(
                "{seats} stables need %n fighter; the list has {listed}.",
                "{seats} stables need %n fighters; the list has {listed}.",
                needed,
            ).format(seats=seats, listed=self._listed)
        return tr(
            "What the program aims at. Stables may differ in size; the list has %n fighter.",
            "What the program aims at. Stables may differ in size; the list has %n fighters.",
            self._listed,
        )

    def _check_size(self) -> None:
        """The office's own word on a list that is too short."""
        seats = range(1, len(self._plan.seats) + 1)
        if self.method is StableMethod.DRAFT and self._listed:
            open_draft(range(self._listed), seats, self.size_spin.value())
        if self.method is StableMethod.AUCTION and not self._listed:
            raise RuleError("C9", tr("An auction needs fighters on its list."))


class _Card(Panel):
    """A card that can be clicked anywhere to choose it."""

    def __init__(self, choice: QRadioButton) -> None:
        super().__init__()
        self._choice = choice
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        choice.toggled.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card chosen has a frame in the accent, beside its mark."""
        super().paintEvent(event)
        if not self._choice.isChecked():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme().accent_strong), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(8), px(8))
        painter.end()

    def mousePressEvent(self, _event: object) -> None:
        """Choose it."""
        self._choice.setChecked(True)
        self._choice.setFocus()
