"""The form beside the rules: of the chosen rule, or of the plan as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit, QStackedWidget, QWidget

from ringside_manager.bout.drive import corner_words
from ringside_manager.bout.orders import Condition, Mixture, Preference
from ringside_manager.gui.board.window import window_of
from ringside_manager.gui.look import px, set_margins
from ringside_manager.gui.plans.changes import NOBODY, of_kind
from ringside_manager.gui.plans.choice_form import ChoiceForm
from ringside_manager.gui.plans.condition_form import ConditionsForm
from ringside_manager.gui.plans.desk import PlanDesk
from ringside_manager.gui.plans.small import Choice, leave_steps
from ringside_manager.gui.plans.words import corner_word
from ringside_manager.gui.widgets import Heading, Scroll, column, note
from ringside_manager.language import tr
from ringside_manager.plans.plan import LONGEST_NAME, LONGEST_REMARK


class RuleForm(QWidget):
    """The chosen rule: its decision, when it holds, what it chooses, and why."""

    def __init__(self, desk: PlanDesk) -> None:
        super().__init__()
        self._desk = desk
        self._place = NOBODY
        self._kind = ""
        info, self._names = desk.info, window_of(desk.info).names
        self.heading = Heading("", 2)
        kinds = [(self._names.decision(decision.kind), decision.kind) for decision in info.decisions]
        self.kind = Choice(tr("What the rule decides"), kinds, self._other_kind)
        self.when = ConditionsForm(info.facts, window_of(info))
        self.when.edited.connect(self._other_when)
        self.choice = ChoiceForm(self._names)
        self.choice.edited.connect(self._other_choice)
        self.note = QLineEdit()
        self.note.setMaxLength(LONGEST_REMARK)
        self.note.setAccessibleName(tr("Why, in your words"))
        self.note.setPlaceholderText(tr("Why, in your words (optional)"))
        self.note.textEdited.connect(self._other_note)
        leave_steps(self.note)
        parts: Sequence[QWidget] = (
            self.heading,
            Heading(tr("What the rule decides"), 3), self.kind,
            Heading(tr("When"), 3), self.when,
            Heading(tr("What he is to do"), 3), self.choice,
            Heading(tr("Note"), 3), self.note,
        )  # fmt: skip
        box = column(*parts, None, space=2, parent=self)
        set_margins(box, 3)

    def refresh(self) -> None:
        """Show the rule chosen on the desk."""
        order, desk = self._desk.order, self._desk
        if order is None:
            return
        other = (desk.place, order.request) != (self._place, self._kind)
        self._place, self._kind = desk.place, order.request
        number = desk.numbers()[desk.place]
        self.heading.setText(tr("Rule {number}").format(number=number))
        self.kind.show_value(order.request, self._names.decision(order.request))
        self.when.show_conditions(order.when)
        decision = next((known for known in desk.info.decisions if known.kind == order.request), None)
        self.choice.setVisible(decision is not None)
        if decision is not None:
            self.kind.setProperty("rule", decision.rule)
            self.choice.show_choice(decision, order.choose, other_rule=other)
        if self.note.text().strip() != order.note:
            self.note.setText(order.note)

    def _other_kind(self) -> None:
        kind, order = self.kind.currentData(), self._desk.order
        if order is not None and kind != order.request:
            self._desk.set_order(of_kind(order, kind, self._desk.info), tr("Change the decision"))

    def _other_when(self, conditions: tuple[Condition, ...], run: str) -> None:
        if self._desk.order is not None:
            self._desk.set_order(replace(self._desk.order, when=conditions), tr("Change a condition"), run)

    def _other_choice(self, choose: Preference | Mixture, run: str) -> None:
        if self._desk.order is not None:
            self._desk.set_order(replace(self._desk.order, choose=choose), tr("Change the choice"), run)

    def _other_note(self, text: str) -> None:
        if self._desk.order is not None:
            self._desk.set_order(replace(self._desk.order, note=text.strip()), tr("Change a note"), "note")


class PlanForm(QWidget):
    """The plan as a whole: its name, its note, and who decides the rest."""

    def __init__(self, desk: PlanDesk) -> None:
        super().__init__()
        self._desk = desk
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(tr("Name of the plan"))
        self.name.setPlaceholderText(tr("What the plan is called"))
        self.name.textEdited.connect(self._other_name)
        self.note = QPlainTextEdit()
        self.note.setAccessibleName(tr("Note on the plan"))
        self.note.setPlaceholderText(tr("What it is about, for people"))
        self.note.setTabChangesFocus(True)
        self.note.setMinimumHeight(self.note.fontMetrics().lineSpacing() * 4)
        self.note.setMaximumHeight(self.note.fontMetrics().lineSpacing() * 8)
        self.note.textChanged.connect(self._other_text)
        corners = [(corner_word(word), word) for word in corner_words(desk.info)]
        self.rest = Choice(tr("Who decides the rest"), corners, self._other_rest)
        for field in (self.name, self.note):
            leave_steps(field)
        box = column(
            Heading(tr("The plan as a whole"), 2),
            *self._titled(tr("Name"), self.name),
            *self._titled(tr("Note"), self.note),
            *self._titled(tr("Who decides the rest"), self.rest),
            note(tr("Rules are tried from top to bottom. The first that fits decides; what none decides is left to this corner.")),
            None, space=2, parent=self,
        )  # fmt: skip
        set_margins(box, 3)

    def refresh(self) -> None:
        """Show the plan on the desk."""
        plan = self._desk.plan
        if self.name.text().strip() != plan.name:
            self.name.setText(plan.name)
        if self.note.toPlainText().strip() != plan.note:
            self.note.blockSignals(True)
            self.note.setPlainText(plan.note)
            self.note.blockSignals(False)
        self.rest.show_value(plan.otherwise, corner_word(plan.otherwise))

    @staticmethod
    def _titled(title: str, field: QWidget) -> tuple[QLabel, QWidget]:
        label: QLabel = Heading(title, 3)
        label.setBuddy(field)
        return label, field

    def _other_name(self, text: str) -> None:
        self._desk.take(replace(self._desk.plan, name=text.strip()), tr("Change the name"), "name")

    def _other_text(self) -> None:
        text = self.note.toPlainText().strip()
        self._desk.take(replace(self._desk.plan, note=text), tr("Change the note"), "note")

    def _other_rest(self) -> None:
        plan = replace(self._desk.plan, otherwise=self.rest.currentData())
        self._desk.take(plan, tr("Change who decides the rest"))


class FormStack(QStackedWidget):
    """The form of what is chosen on the desk."""

    def __init__(self, desk: PlanDesk) -> None:
        super().__init__()
        self._desk = desk
        self.rule, self.whole = RuleForm(desk), PlanForm(desk)
        self._scrolls = Scroll(self.rule), Scroll(self.whole)
        for scroll in self._scrolls:
            self.addWidget(scroll)
        self.setMinimumWidth(px(280))
        desk.changed.connect(self.refresh)
        desk.chosen.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show what is chosen."""
        self.setCurrentWidget(self._scrolls[0 if self._desk.order is not None else 1])
        self.rule.refresh()
        self.whole.refresh()

    def take_keyboard(self) -> None:
        """Put the keyboard into the form."""
        first = self.rule.kind if self._desk.order is not None else self.whole.name
        first.setFocus()
