"""One line of the managers' step: a manager with his corner, kind, temperament or PIN."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from ringside_manager.campaign.books import ManagerKind, Temperament
from ringside_manager.errors import RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.look import px, spacing, square
from ringside_manager.gui.messages import told
from ringside_manager.gui.start.corners import PALETTE, colour_icon, colour_of
from ringside_manager.gui.start.field import mark_wrong
from ringside_manager.gui.start.plan import SeatPlan
from ringside_manager.gui.widgets import button, plain_label, row, set_tip
from ringside_manager.language import tr

CheckName = Callable[[str], object]


class SeatRow(QWidget):
    """Colour, name, person or AI, and what goes with it; moved and removed by the buttons at its end."""

    changed = Signal()
    moved = Signal(int)
    removed = Signal()

    def __init__(self, plan: SeatPlan, check: CheckName) -> None:
        super().__init__()
        self._check = check
        self.name = QLineEdit(plan.name)
        self.colour = _colours(plan.colour)
        self.kind = QComboBox()
        for kind, text in ((ManagerKind.PERSON, tr("Person")), (ManagerKind.AI, tr("The program"))):
            self.kind.addItem(text, kind)
        self.temperament = QComboBox()
        for temper in Temperament:
            self.temperament.addItem(words.temperament(temper), temper)
        self.pin = QLineEdit(plan.pin)
        self.wrong = plain_label(wrap=True, tone="bad")
        self.wrong.hide()
        self._settle(plan)
        self._lay_out()
        self._on_kind()

    def _settle(self, plan: SeatPlan) -> None:
        self.name.setMaxLength(60)
        self.name.setPlaceholderText(tr("Name"))
        self.name.setMinimumWidth(px(150))
        self.pin.setPlaceholderText(tr("PIN, if wanted"))
        hint = self.pin.fontMetrics().horizontalAdvance(self.pin.placeholderText())
        self.pin.setMinimumWidth(hint + px(28))
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)
        self.pin.setMaxLength(12)
        set_tip(self.pin, tr("Keeps honest friends from looking at this desk by mistake."))
        self.kind.setCurrentIndex(self.kind.findData(plan.kind))
        self.temperament.setCurrentIndex(max(0, self.temperament.findData(plan.temperament)))
        set_tip(self.temperament, tr("How the program leans as a manager: what it risks, and how it picks."))
        self.name.textChanged.connect(lambda _text: self.changed.emit())
        self.name.editingFinished.connect(self.validate)
        self.kind.currentIndexChanged.connect(self._on_kind)
        for choice in (self.kind, self.temperament, self.colour):
            choice.currentIndexChanged.connect(lambda _index: self.changed.emit())

    def _lay_out(self) -> None:
        self.more = QStackedWidget()
        self.more.addWidget(self.pin)
        self.more.addWidget(self.temperament)
        self.up = button("▲", lambda: self.moved.emit(-1), kind="flat", tip=tr("Move up"))
        self.down = button("▼", lambda: self.moved.emit(1), kind="flat", tip=tr("Move down"))
        self.remove = button("✕", self.removed.emit, kind="flat", tip=tr("Remove this manager"))
        line = row(space=2)
        for widget, stretch in ((self.colour, 0), (self.name, 4), (self.kind, 0), (self.more, 2)):
            line.addWidget(widget, stretch)
        acts = row()
        acts.setSpacing(0)
        for act in (self.up, self.down, self.remove):
            act.setFixedWidth(px(28))
            act.setStyleSheet(f"padding: {px(6)}px 0;")
            acts.addWidget(act)
        line.addLayout(acts)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(spacing(1))
        box.addLayout(line)
        box.addWidget(self.wrong)

    @property
    def seat(self) -> SeatPlan:
        """What the line says."""
        person = self.kind.currentData() is ManagerKind.PERSON
        return SeatPlan(
            " ".join(self.name.text().split()),
            self.kind.currentData(),
            None if person else self.temperament.currentData(),
            str(self.colour.currentData()),
            self.pin.text() if person else "",
        )

    def number(self, seat: int, seats: int) -> None:
        """Say which seat this is, counted from 1, and what may be done with it."""
        told = {
            self.name: tr("Name of manager {seat}"),
            self.kind: tr("Person or the program, seat {seat}"),
            self.temperament: tr("Temperament of manager {seat}"),
            self.pin: tr("PIN of manager {seat}"),
            self.colour: tr("Colour of manager {seat}"),
            self.up: tr("Move manager {seat} up"),
            self.down: tr("Move manager {seat} down"),
            self.remove: tr("Remove manager {seat}"),
        }
        for widget, text in told.items():
            widget.setAccessibleName(text.format(seat=seat))
        self.up.setEnabled(seat > 1)
        self.down.setEnabled(seat < seats)
        self.remove.setEnabled(seats > 2)

    def validate(self) -> bool:
        """Show what is wrong with the name; whether it will do."""
        message = ""
        try:
            self._check(self.seat.name)
        except RingsideError as refused:
            message = told(refused).text
        self.wrong.setText(message)
        self.wrong.setVisible(bool(message))
        mark_wrong(self.name, message)
        return not message

    def _on_kind(self) -> None:
        person = self.kind.currentData() is ManagerKind.PERSON
        self.more.setCurrentWidget(self.pin if person else self.temperament)


def _colours(chosen: str) -> QComboBox:
    made = QComboBox()
    for colour in PALETTE:
        made.addItem(colour_icon(colour, 32), colour.title(), colour.key)
    made.setCurrentIndex(max(0, made.findData(colour_of(chosen).key)))
    made.setIconSize(square(16))
    made.view().setMinimumWidth(made.sizeHint().width())
    made.setFixedWidth(px(54))
    set_tip(made, tr("The colour of the corner"))
    return made
