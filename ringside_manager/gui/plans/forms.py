"""The form beside the rules: of the chosen rule, or of the plan as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QPlainTextEdit, QStackedWidget, QVBoxLayout, QWidget

from ringside_manager.bout.corner import Comparison, Condition, FactSpec, Mixture, Preference
from ringside_manager.bout.drive import corner_words
from ringside_manager.gui.board.window import SystemWindow, window_of
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.plans.choice_form import ChoiceForm
from ringside_manager.gui.plans.draft import NOBODY, PlanDraft, first_condition, flagged, of_kind
from ringside_manager.gui.plans.sentences import COMPARISONS, corner_word, yes_or_no
from ringside_manager.gui.widgets import Heading, Scroll, button, column, note, row
from ringside_manager.gui.widgets.fields import Choice, Whole, leave_steps, small_button
from ringside_manager.language import tr
from ringside_manager.plans.plan import LONGEST_NAME, LONGEST_REMARK

# When a rule holds: facts held against numbers, a row for each


FARTHEST = 999
"""How far a number can be turned where the system sets no bound."""


class ConditionRow(QFrame):
    """One condition; ``edited`` carries what it has become, ``removed`` tells that it is to go."""

    edited = Signal(object)
    removed = Signal()

    def __init__(self, facts: Sequence[FactSpec], window: SystemWindow) -> None:
        super().__init__()
        self.setProperty("kind", "raised")
        self._facts, self._window = {spec.name: spec for spec in facts}, window
        self._condition = Condition("", Comparison.EQUAL, 0)
        named = [(window.names.fact(spec.name), spec.name) for spec in facts]
        self.fact = Choice(tr("Fact"), named, self._other_fact)
        compared = [(said(), kind) for kind, said in COMPARISONS.items()]
        self.comparison = Choice(tr("How it is compared with the number"), compared, self._other_comparison)
        self.number = Whole(tr("Number"), -FARTHEST, FARTHEST)
        self.number.valueChanged.connect(self._other_number)
        both: list[tuple[str, object]] = [(tr("is so"), True), (tr("is not so"), False)]
        self.answer = Choice(tr("Whether it is so"), both, self._other_answer)
        self.answer.setMinimumContentsLength(10)
        self.remove = small_button("close", tr("Remove this condition"), self.removed.emit)
        self.hint = note()
        first = row((self.fact, 1), self.answer, self.remove, space=1)
        column(first, row(self.comparison, self.number, space=2), self.hint, space=1, margins=2, parent=self)
        leave_steps(self.number)

    def show_condition(self, condition: Condition) -> None:
        self._condition = condition
        spec = self._facts.get(condition.fact)
        self.fact.show_value(condition.fact, self._window.names.fact(condition.fact))
        asked = yes_or_no(condition) if spec is not None and spec.is_yes_or_no else None
        for widget in (self.comparison, self.number):
            widget.setVisible(asked is None)
        self.answer.setVisible(asked is not None)
        if spec is not None:
            self.number.blockSignals(True)
            self.number.setRange(
                -FARTHEST if spec.lowest is None else spec.lowest,
                FARTHEST if spec.highest is None else spec.highest,
            )
            self.number.blockSignals(False)
        self.number.show_value(condition.bound)
        self.comparison.show_value(condition.comparison)
        self._explain(condition.fact, asked=asked is not None)
        if asked is not None:
            self.answer.show_value(asked)

    def _explain(self, fact: str, *, asked: bool) -> None:
        """What its numbers mean, where they may go below 0 or are of a hundred."""
        text = ""
        if self._window.clauses.lead(fact):
            text = tr("Below 0 he is behind: at most −2 is two or more behind.")
        elif self._window.clauses.percentage(fact):
            text = tr("In per cent of what he began the bout with.")
        self.hint.setText(text)
        self.hint.setVisible(bool(text) and not asked)
        self.number.setAccessibleDescription(text)

    def _other_fact(self) -> None:
        spec = self._facts.get(self.fact.currentData())
        if spec is not None and spec.name != self._condition.fact:
            self.edited.emit(first_condition(spec))

    def _other_comparison(self) -> None:
        self.edited.emit(replace(self._condition, comparison=self.comparison.currentData()))

    def _other_number(self, number: int) -> None:
        self.edited.emit(replace(self._condition, bound=number))

    def _other_answer(self) -> None:
        self.edited.emit(flagged(self._condition.fact, so=bool(self.answer.currentData())))


class ConditionsForm(QWidget):
    """All conditions of a rule; ``edited`` carries them with the run of typing a change belongs to."""

    edited = Signal(tuple, str)

    def __init__(self, facts: Sequence[FactSpec], window: SystemWindow) -> None:
        super().__init__()
        self._facts, self._window = facts, window
        self._conditions: tuple[Condition, ...] = ()
        self.rows: list[ConditionRow] = []
        self.always = note(tr("No condition: the rule holds throughout the bout."))
        self._box = QVBoxLayout()
        self._box.setSpacing(spacing(2))
        self.add = button(tr("Add a condition"), self._add, picture="plus")
        column(self.always, self._box, row(self.add, None), space=2, parent=self)

    def show_conditions(self, conditions: tuple[Condition, ...]) -> None:
        """Show other conditions; rows that are there already stay, so that typing goes on."""
        self._conditions = conditions
        while len(self.rows) > len(conditions):
            gone = self.rows.pop()
            self._box.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self.rows) < len(conditions):
            self._append()
        for made, condition in zip(self.rows, conditions, strict=True):
            made.show_condition(condition)
        self.always.setVisible(not conditions)

    def _append(self) -> None:
        made, place = ConditionRow(self._facts, self._window), len(self.rows)
        made.edited.connect(lambda condition: self._put(place, condition))
        made.removed.connect(lambda: self._drop(place))
        self.rows.append(made)
        self._box.addWidget(made)

    def _put(self, place: int, condition: Condition) -> None:
        before = self._conditions[place]
        typing = before.fact == condition.fact and before.comparison is condition.comparison
        changed = (*self._conditions[:place], condition, *self._conditions[place + 1 :])
        self.edited.emit(changed, f"condition {place}" if typing else "")

    def _drop(self, place: int) -> None:
        self.edited.emit((*self._conditions[:place], *self._conditions[place + 1 :]), "")
        following = self.rows[min(place, len(self.rows) - 1)].fact if self.rows else self.add
        following.setFocus()

    def _add(self) -> None:
        used = {condition.fact for condition in self._conditions}
        spec = next((spec for spec in self._facts if spec.name not in used), self._facts[0])
        self.edited.emit((*self._conditions, first_condition(spec)), "")
        self.rows[-1].fact.setFocus()


class RuleForm(QWidget):
    """The chosen rule: its decision, when it holds, what it chooses, and why."""

    def __init__(self, draft: PlanDraft) -> None:
        super().__init__()
        self._draft = draft
        self._place = NOBODY
        self._kind = ""
        info, self._names = draft.info, window_of(draft.info).names
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
        column(*parts, None, space=2, margins=3, parent=self)

    def refresh(self) -> None:
        order, draft = self._draft.order, self._draft
        if order is None:
            return
        other = (draft.place, order.request) != (self._place, self._kind)
        self._place, self._kind = draft.place, order.request
        number = draft.numbers()[draft.place]
        self.heading.setText(tr("Rule {number}").format(number=number))
        self.kind.show_value(order.request, self._names.decision(order.request))
        self.when.show_conditions(order.when)
        decision = next((known for known in draft.info.decisions if known.kind == order.request), None)
        self.choice.setVisible(decision is not None)
        if decision is not None:
            self.kind.setProperty("rule", decision.rule)
            self.choice.show_choice(decision, order.choose, other_rule=other)
        if self.note.text().strip() != order.note:
            self.note.setText(order.note)

    def _other_kind(self) -> None:
        kind, order = self.kind.currentData(), self._draft.order
        if order is not None and kind != order.request:
            self._draft.set_order(of_kind(order, kind, self._draft.info), tr("Change the decision"))

    def _other_when(self, conditions: tuple[Condition, ...], run: str) -> None:
        self._change(tr("Change a condition"), run, when=conditions)

    def _other_choice(self, choose: Preference | Mixture, run: str) -> None:
        self._change(tr("Change the choice"), run, choose=choose)

    def _other_note(self, text: str) -> None:
        self._change(tr("Change a note"), "note", note=text.strip())

    def _change(self, act: str, run: str, **changes: Any) -> None:
        if self._draft.order is not None:
            self._draft.set_order(replace(self._draft.order, **changes), act, run)


class PlanForm(QWidget):
    """The plan as a whole: its name, its note, and who decides the rest."""

    def __init__(self, draft: PlanDraft) -> None:
        super().__init__()
        self._draft = draft
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
        corners = [(corner_word(word), word) for word in corner_words(draft.info)]
        self.rest = Choice(tr("Who decides the rest"), corners, self._other_rest)
        for field in (self.name, self.note):
            leave_steps(field)
        column(
            Heading(tr("The plan as a whole"), 2),
            *self._titled(tr("Name"), self.name),
            *self._titled(tr("Note"), self.note),
            *self._titled(tr("Who decides the rest"), self.rest),
            note(
                tr(
                    "Rules are tried from top to bottom. The first that fits decides; what none decides is left to this corner."
                )
            ),
            None,
            space=2,
            margins=3,
            parent=self,
        )

    def refresh(self) -> None:
        plan = self._draft.plan
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
        self._draft.take(replace(self._draft.plan, name=text.strip()), tr("Change the name"), "name")

    def _other_text(self) -> None:
        text = self.note.toPlainText().strip()
        self._draft.take(replace(self._draft.plan, note=text), tr("Change the note"), "note")

    def _other_rest(self) -> None:
        plan = replace(self._draft.plan, otherwise=self.rest.currentData())
        self._draft.take(plan, tr("Change who decides the rest"))


class FormStack(QStackedWidget):
    """The form of what is chosen on the draft."""

    def __init__(self, draft: PlanDraft) -> None:
        super().__init__()
        self._draft = draft
        self.rule, self.whole = RuleForm(draft), PlanForm(draft)
        self._scrolls = Scroll(self.rule), Scroll(self.whole)
        for scroll in self._scrolls:
            self.addWidget(scroll)
        self.setMinimumWidth(px(280))
        draft.changed.connect(self.refresh)
        draft.chosen.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        self.setCurrentWidget(self._scrolls[0 if self._draft.order is not None else 1])
        self.rule.refresh()
        self.whole.refresh()

    def take_keyboard(self) -> None:
        first = self.rule.kind if self._draft.order is not None else self.whole.name
        first.setFocus()
