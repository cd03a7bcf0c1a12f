"""The form of a rule: when it holds, and what it chooses: one word, words in order of preference, or a mix drawn by weight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.bout.corner import Comparison, Condition, Decision, FactSpec, Mixture, Preference
from ringside_manager.gui.board import Names
from ringside_manager.gui.board.window import SystemWindow, window_of
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.plans import COMPARISONS, shares, yes_or_no
from ringside_manager.gui.plans.draft import (
    BIG_CHOICE,
    NOBODY,
    PlanDraft,
    as_list,
    as_mix,
    as_one,
    first_condition,
    flagged,
    of_kind,
    unused,
    with_weight,
)
from ringside_manager.gui.widgets import Heading, button, clear_layout, column, note, plain_label, row
from ringside_manager.gui.widgets.fields import Choice, ShareBar, Whole, leave_steps, small_button
from ringside_manager.language import later, tr
from ringside_manager.plans import LONGEST_REMARK, MOST_WEIGHT, words_of

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


# What it chooses


Choose = Preference | Mixture


class Mode(Enum):
    """The three ways to choose."""

    ONE = "one"
    LIST = "list"
    MIX = "mix"


class ChoiceForm(QWidget):
    """Shows and changes a choice; ``edited`` carries it with the run of typing a change belongs to."""

    edited = Signal(object, str)

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names
        self._decision = Decision("", (), "", "")
        self._choose: Choose = Preference(())
        self._shown: tuple[object, ...] = ()
        self.mode = Choice(tr("How to choose"), [], self._other_mode)
        self.mode.offer((said(), mode) for mode, said in _MODES.items())
        self.hint = note()
        self.one = Choice(tr("Choice"), [], self._other_word)
        self.adder = Choice(tr("Add a choice"), [], self._add)
        self.weights: dict[str, Whole] = {}
        self._bars: dict[str, tuple[ShareBar, QLabel]] = {}
        self.buttons: dict[tuple[str, str], QPushButton] = {}
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(spacing(2))
        self._grid.setVerticalSpacing(spacing(1))
        self._grid.setContentsMargins(0, 0, 0, 0)
        column(self.mode, self.hint, self.one, self._grid, row(self.adder), None, space=2, parent=self)

    @property
    def way(self) -> Mode:
        mode: Mode = self.mode.currentData()
        return mode

    def show_choice(self, decision: Decision, choose: Choose, *, other_rule: bool) -> None:
        """Show a choice; a list of one word stays a list unless this is another rule."""
        self._decision, self._choose = decision, choose
        self.mode.show_value(self._mode(other_rule=other_rule))
        self.hint.setText(_HINTS[self.way]())
        self.one.setVisible(self.way is Mode.ONE)
        rest = unused(choose, decision)
        whole = self.way is Mode.MIX and len(decision.options) <= BIG_CHOICE
        self.adder.setVisible(self.way is not Mode.ONE and not whole and bool(rest))
        if self.way is Mode.ONE:
            self._show_one()
        self._show_rows(decision.options if whole else words_of(choose))
        self.adder.offer(
            [(tr("Add a choice…"), ""), *((self._names.option(decision.kind, word), word) for word in rest)]
        )

    def _mode(self, *, other_rule: bool) -> Mode:
        if isinstance(self._choose, Mixture):
            return Mode.MIX
        if len(self._choose.words) > 1:
            return Mode.LIST
        return Mode.ONE if other_rule or self.way is Mode.MIX else self.way

    def _show_one(self) -> None:
        kind, words = self._decision.kind, words_of(self._choose)
        entries = [(self._names.option(kind, word), word) for word in self._decision.options]
        self.one.offer(entries if words else [(tr("Choose…"), ""), *entries])
        word = words[0] if words else ""
        self.one.show_value(word, self._names.option(kind, word))

    def _show_rows(self, words: tuple[str, ...]) -> None:
        """The rows of a list or a mix; they are made again only if they are other ones, so that typing goes on."""
        shown: tuple[object, ...] = () if self.way is Mode.ONE else (self.way, self._decision.kind, words)
        if shown != self._shown:
            self._shown = shown
            clear_layout(self._grid)
            self.weights, self._bars, self.buttons = {}, {}, {}
            if shown:
                for line, word in enumerate(words):
                    self._make_row(line, word)
        if self.way is Mode.MIX:
            self._show_weights()

    def _make_row(self, line: int, word: str) -> None:
        said = self._names.option(self._decision.kind, word)
        if self.way is Mode.LIST:
            self._make_ranked(line, word, said)
        else:
            self._make_weighed(line, word, said)

    def _make_ranked(self, line: int, word: str, said: str) -> None:
        self._grid.addWidget(plain_label(tr("{n}. {word}").format(n=line + 1, word=said), wrap=True), line, 0)
        acts = (
            ("up", tr("Prefer {word} more").format(word=said), lambda: self._move(word, -1)),
            ("down", tr("Prefer {word} less").format(word=said), lambda: self._move(word, 1)),
            ("close", tr("Do not choose {word}").format(word=said), lambda: self._drop(word)),
        )
        pictures = {"up": "up", "down": "down", "close": "close"}
        for place, (key, name, act) in enumerate(acts, 1):
            made = self.buttons[key, word] = small_button(pictures[key], name, act)
            self._grid.addWidget(made, line, place)
        self._grid.setColumnStretch(0, 1)

    def _make_weighed(self, line: int, word: str, said: str) -> None:
        field = self.weights[word] = Whole(tr("Weight of {word}").format(word=said), 0, MOST_WEIGHT)
        field.valueChanged.connect(lambda weight: self._weigh(word, weight))
        leave_steps(field)
        bar, share = ShareBar(), plain_label(tone="muted")
        share.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        share.setMinimumWidth(share.fontMetrics().horizontalAdvance("100 %") + px(4))
        self._bars[word] = bar, share
        label = plain_label(said)
        label.setBuddy(field)
        for place, widget in enumerate((label, field, bar, share)):
            self._grid.addWidget(widget, line, place)
        self._grid.setColumnStretch(0, 0)
        self._grid.setColumnStretch(2, 1)

    def _show_weights(self) -> None:
        held = dict(as_mix(self._choose).weights)
        parts = shares([held.get(word, 0) for word in self.weights])
        for (word, field), part in zip(self.weights.items(), parts, strict=True):
            field.show_value(held.get(word, 0))
            bar, share = self._bars[word]
            bar.show_share(part / 100)
            share.setText(tr("{percent} %").format(percent=part))

    # what people do

    def _other_mode(self) -> None:
        turned: dict[Mode, Callable[[Choose], Choose]] = {
            Mode.ONE: as_one,
            Mode.LIST: as_list,
            Mode.MIX: as_mix,
        }
        choose = turned[self.way](self._choose)
        if choose == self._choose:
            self.show_choice(self._decision, choose, other_rule=False)
        else:
            self.edited.emit(choose, "")

    def _other_word(self) -> None:
        word = self.one.currentData()
        if word:
            self.edited.emit(Preference((word,)), "")

    def _add(self) -> None:
        word = self.adder.currentData()
        if not word:
            return
        if isinstance(self._choose, Mixture):
            self.edited.emit(with_weight(self._choose, self._decision, word, 1), "")
        else:
            self.edited.emit(Preference((*self._choose.words, word)), "")

    def _weigh(self, word: str, weight: int) -> None:
        self.edited.emit(with_weight(as_mix(self._choose), self._decision, word, weight), f"weight {word}")

    def _move(self, word: str, by: int) -> None:
        words = list(words_of(self._choose))
        there = words.index(word) + by
        if 0 <= there < len(words):
            words.remove(word)
            words.insert(there, word)
            self.edited.emit(Preference(tuple(words)), "")
            self.buttons["up" if by < 0 else "down", word].setFocus()

    def _drop(self, word: str) -> None:
        self.edited.emit(Preference(tuple(kept for kept in words_of(self._choose) if kept != word)), "")


_MODES: dict[Mode, Callable[[], str]] = {
    Mode.ONE: later("One choice"),
    Mode.LIST: later("In order of preference"),
    Mode.MIX: later("A mix, drawn by weight"),
}
_HINTS: dict[Mode, Callable[[], str]] = {
    Mode.ONE: later("If it is not allowed at the moment, the next rule that fits decides."),
    Mode.LIST: later("The first that is allowed at the moment."),
    Mode.MIX: later("Dice draw one of those allowed at the moment; 0 leaves a choice out."),
}


# The rule as a whole


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
