"""Correcting the result of a bout: the form and the dialog."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.outcome import Method
from ringside_manager.errors import RuleError, UsageError
from ringside_manager.gui import words
from ringside_manager.gui.justice import MendingDialog
from ringside_manager.gui.language import error_text
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import grid, plain_label
from ringside_manager.gui.widgets.fields import spin
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import tr
from ringside_manager.office.mending import (
    NOBODY_WINS,
    Booked,
    Caution,
    CorrectResult,
    ResultChange,
    booked_result,
    cautions,
    fought_entry,
    true_result,
)

# The form of a result: winner, method, round, knockdowns, Endurance left; judged as one types


WINNERS: tuple[Corner | None, ...] = (RED, BLUE, None)


class ResultForm(QWidget):
    """A result to be changed; ``changed`` follows every change of it."""

    changed = Signal()

    def __init__(self, booked: Booked, names: tuple[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._booked = booked
        self._names = names
        self._winner = booked.outcome.winner
        self._make()
        self._fill()
        self.winner.currentIndexChanged.connect(self._winner_changed)
        self.method.currentIndexChanged.connect(self._method_changed)
        for box in (self.round, *self.knockdowns, *self.left):
            box.valueChanged.connect(lambda _value: self.changed.emit())

    def change(self) -> ResultChange:
        was, winner = self._booked.outcome, WINNERS[self.winner.currentIndex()]
        method: Method = self.method.currentData()
        ended = self.round.value()
        knockdowns = self.knockdowns[0].value(), self.knockdowns[1].value()
        left = self.left[0].value(), self.left[1].value()
        return ResultChange(
            method=method if method is not was.method else None,
            winner=winner if winner is not was.winner else None,
            drawn=winner is None and was.winner is not None,
            round=ended if ended != was.round else None,
            knockdowns=knockdowns if knockdowns != was.knockdowns else None,
            endurance=left if left != self._booked.endurance else None,
        )

    @property
    def swapped(self) -> bool:
        """Whether the figures of the corners were exchanged, because the other one is said to have won."""
        was = self._booked.outcome.winner
        return was is not None and self._winner is was.opponent

    @property
    def is_mirrored(self) -> bool:
        """Whether nothing but the winner was changed, so that every figure is one the form put there itself."""
        change, was = self.change(), self._booked.outcome
        shown = tuple(tuple(box.value() for box in pair) for pair in (self.knockdowns, self.left))
        same = (change.method, change.round) == (None, None)
        return self.swapped and same and shown == self._mirrored(was.knockdowns, self._booked.endurance)

    def _make(self) -> None:
        red, blue = self._names
        self.winner = _box(
            tr("Winner"),
            [tr("{name} (red)").format(name=red), tr("{name} (blue)").format(name=blue), tr("Nobody")],
        )
        self.method = _box(tr("Method"), [])
        self.round = spin(tr("Round it ended in"), 1, self._booked.rounds)
        self.knockdowns = tuple(
            spin(tr("Knockdowns by {name}").format(name=name), 0, 99) for name in self._names
        )
        self.left = tuple(
            spin(tr("Endurance {name} had left").format(name=name), -9_999, 9_999) for name in self._names
        )
        for rule, widgets in (
            ("C29", (self.winner, self.method)), ("C30", self.knockdowns), ("C57", self.left), ("R58", (self.round,)),
        ):  # fmt: skip
            for widget in widgets:
                widget.setProperty("rule", rule)
        self._lay_out()

    def _lay_out(self) -> None:
        """Winner, method and round above, then a line of the two names over what each did."""
        cells = grid(4, 2, stretch={3: 1}, parent=self)
        for line, (text, widget, span) in enumerate(
            ((tr("Winner"), self.winner, 3), (tr("Method"), self.method, 3), (tr("Round"), self.round, 1))
        ):
            cells.addWidget(plain_label(text), line, 0)
            cells.addWidget(widget, line, 1, 1, span)
        for place, (name, tone) in enumerate(zip(self._names, ("red", "blue"), strict=True), 1):
            cells.addWidget(plain_label(name, tone=tone), 3, place)
        for line, (text, pair) in enumerate(
            ((tr("Knockdowns scored"), self.knockdowns), (tr("Endurance left"), self.left)), 4
        ):
            cells.addWidget(plain_label(text), line, 0)
            for place, box in enumerate(pair, 1):
                cells.addWidget(box, line, place)

    def _fill(self) -> None:
        was = self._booked.outcome
        self.winner.setCurrentIndex(WINNERS.index(was.winner))
        self._offer_methods()
        self.method.setCurrentIndex(max(0, self.method.findData(was.method)))
        self.round.setValue(was.round)
        for boxes, values in ((self.knockdowns, was.knockdowns), (self.left, self._booked.endurance)):
            for box, value in zip(boxes, values, strict=True):
                box.setValue(value)
        self._fit_round()

    def _winner_changed(self) -> None:
        winner = WINNERS[self.winner.currentIndex()]
        if winner is not None and self._winner is winner.opponent:
            shown = tuple(tuple(box.value() for box in pair) for pair in (self.knockdowns, self.left))
            for pair, values in zip((self.knockdowns, self.left), self._mirrored(*shown), strict=True):
                for box, value in zip(pair, values, strict=True):
                    box.blockSignals(True)
                    box.setValue(value)
                    box.blockSignals(False)
        self._winner = winner or self._winner
        self._offer_methods()
        self._method_changed()

    def _mirrored(self, downs: tuple[int, ...], left: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """Knockdowns and Endurance left of the other corner each, nobody left with more than he began with."""
        start = self._booked.outcome.start
        return downs[::-1], tuple(min(most, here) for most, here in zip(start, left[::-1], strict=True))

    def _method_changed(self) -> None:
        self._fit_round()
        self.changed.emit()

    def _offer_methods(self) -> None:
        """Only methods by which that winner, or nobody, can have won."""
        nobody = WINNERS[self.winner.currentIndex()] is None
        kept = self.method.currentData()
        methods = [method for method in self._booked.methods if (method in NOBODY_WINS) == nobody]
        self.method.blockSignals(True)
        self.method.clear()
        for method in methods:
            self.method.addItem(words.method(method), method)
        wanted = kept if kept in methods else self._booked.outcome.method
        self.method.setCurrentIndex(max(0, self.method.findData(wanted)))
        self.method.blockSignals(False)

    def _fit_round(self) -> None:
        """A decision comes after the last round, a disqualification perhaps before the first."""
        method = self.method.currentData()
        full = self._booked.goes_the_distance(method)
        self.round.setMinimum(0 if method is Method.DQ else 1)
        self.round.setEnabled(not full)
        if full:
            self.round.setValue(self._booked.rounds)


def _box(name: str, texts: list[str]) -> QComboBox:
    made = QComboBox()
    made.addItems(texts)
    made.setAccessibleName(name)
    return made


# The dialog that corrects the result of a bout


class CorrectDialog(MendingDialog):
    """Correct the result of a bout that was fought; ``UsageError`` if it was not."""

    def __init__(self, session: Session, bout: int, parent: QWidget | None = None) -> None:
        books, entries = session.books, session.entries
        self._booked: Booked = booked_result(books, entries, fought_entry(books, entries, bout))
        page = books.bouts[self._booked.deed.bout]
        self._bout = page.number
        red, blue = (books.fighters[number].name for number in page.fighters)
        explanation = tr(
            "Night {night}: {red} against {blue}. Everything after it is worked out anew."
        ).format(night=page.night, red=red, blue=blue)
        super().__init__(session, tr("Correct the result"), explanation, parent)
        self.result_form = ResultForm(self._booked, (red, blue))
        self.form.addWidget(self.result_form)
        self.warning = plain_label(tone="warn", wrap=True)
        self.form.addWidget(self.warning)
        self.result_form.changed.connect(self._judge_form)
        self._judge_form()

    def _judge_form(self) -> None:
        change = self.result_form.change()
        self._warn("")
        if change == ResultChange():
            self.set_wish(None)
            return
        try:
            true = true_result(self._booked, change)
        except (RuleError, UsageError) as refused:
            self.set_wish(None, error_text(refused).whole)
            return
        odd = () if self.result_form.is_mirrored else cautions(true.outcome, self._booked.system)
        said = [caution_text(caution) for caution in odd]
        if self.result_form.swapped:
            said.insert(0, tr("Knockdowns and Endurance have changed corners with the winner."))
        self._warn("\n".join(said))
        self.set_wish(CorrectResult(self._bout, change))

    def _warn(self, text: str) -> None:
        show_text(self.warning, text)


def caution_text(caution: Caution) -> str:
    """What is odd about a result."""
    if caution is Caution.SPENT_WINNER:
        return tr("The winner ends below 0 Endurance, and below the loser: is that right?")
    if caution is Caution.STANDING_LOSER:
        return tr(
            "A technical knockout comes at −25 Endurance, and the loser has more left: was it a knockout?"
        )
    return tr("The loser scored more knockdowns than the winner: is that right?")
