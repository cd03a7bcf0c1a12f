"""When a rule holds: facts held against numbers, a row for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ringside_manager.bout.orders import Comparison, Condition, FactSpec
from ringside_manager.gui.board.window import SystemWindow
from ringside_manager.gui.look import set_margins, spacing
from ringside_manager.gui.plans.changes import first_condition, flagged
from ringside_manager.gui.plans.clauses import yes_or_no
from ringside_manager.gui.plans.small import Choice, Whole, leave_steps, small_button
from ringside_manager.gui.plans.words import comparison_word
from ringside_manager.gui.widgets import button, column, note, row
from ringside_manager.language import tr

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
        compared = [(comparison_word(kind), kind) for kind in _OFFERED]
        self.comparison = Choice(tr("How it is held against the number"), compared, self._other_comparison)
        self.number = Whole(tr("Number"), -FARTHEST, FARTHEST)
        self.number.valueChanged.connect(self._other_number)
        both: list[tuple[str, object]] = [(tr("is so"), True), (tr("is not so"), False)]
        self.answer = Choice(tr("Whether it is so"), both, self._other_answer)
        self.answer.setMinimumContentsLength(10)
        self.remove = small_button("close", tr("Remove this condition"), self.removed.emit)
        self.hint = note()
        first = row(self.fact, self.answer, self.remove, space=1)
        first.setStretch(0, 1)
        box = column(first, row(self.comparison, self.number, space=2), self.hint, space=1, parent=self)
        set_margins(box, 2)
        leave_steps(self.number)

    def show_condition(self, condition: Condition) -> None:
        """Show a condition."""
        self._condition = condition
        spec = self._facts.get(condition.fact)
        self.fact.show_value(condition.fact, self._window.names.fact(condition.fact))
        asked = yes_or_no(condition) if spec is not None and spec.is_yes_or_no else None
        for widget in (self.comparison, self.number):
            widget.setVisible(asked is None)
        self.answer.setVisible(asked is not None)
        if spec is not None:
            self.number.blockSignals(True)
            self.number.setRange(*_range(spec))
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


_OFFERED = (
    Comparison.AT_LEAST,
    Comparison.AT_MOST,
    Comparison.EQUAL,
    Comparison.OTHER,
    Comparison.MORE,
    Comparison.LESS,
)


def _range(spec: FactSpec) -> tuple[int, int]:
    lowest = -FARTHEST if spec.lowest is None else spec.lowest
    return lowest, FARTHEST if spec.highest is None else spec.highest
