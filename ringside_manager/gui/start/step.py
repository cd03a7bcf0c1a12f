"""A step of the new-league assistant."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ringside_manager.errors import RingsideError
from ringside_manager.gui.look import set_margins, spacing
from ringside_manager.gui.messages import told
from ringside_manager.gui.start.field import Field
from ringside_manager.gui.start.plan import Plan
from ringside_manager.gui.widgets import Heading, Scroll, note, plain_label


class Step(QWidget):
    """One page of the assistant: fields, and what they mean for the plan."""

    changed = Signal()

    def __init__(self, title: str, intro: str) -> None:
        super().__init__()
        self.title = title
        self.fields: list[Field] = []
        self.trouble = plain_label(wrap=True, tone="bad")
        self.trouble.hide()
        inner = QWidget()
        self.body = QVBoxLayout(inner)
        set_margins(self.body, 0, 0, 3, 2)
        self.body.setSpacing(spacing(4))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(spacing(2))
        outer.addWidget(Heading(title, 1))
        outer.addWidget(note(intro))
        outer.addWidget(self.trouble)
        outer.addSpacing(spacing(2))
        outer.addWidget(Scroll(inner, sideways=True), 1)

    def add(self, field: Field) -> Field:
        """A field of this step."""
        self.fields.append(field)
        field.changed.connect(self._on_change)
        return field

    def enter(self, plan: Plan) -> None:
        """The step is about to be shown."""

    def write(self, plan: Plan) -> Plan:
        """The plan with what this step says."""
        return plan

    def faulty(self) -> QWidget | None:
        """The first widget that cannot stand as it is, every fault shown; ``None`` if all is well."""
        wrong = [field.widget for field in self.fields if field.isVisibleTo(self) and not field.validate()]
        return wrong[0] if wrong else None

    def tell(self, error: RingsideError | None) -> None:
        """Show what is wrong with the plan as a whole, or nothing."""
        text = "" if error is None else told(error).whole
        self.trouble.setText(text)
        self.trouble.setVisible(bool(text))

    def _on_change(self) -> None:
        self.tell(None)
        self.changed.emit()
