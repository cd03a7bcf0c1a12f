"""The dialog that corrects the result of a bout."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ringside_manager.errors import RuleError, UsageError
from ringside_manager.gui.justice.mending_dialog import MendingDialog
from ringside_manager.gui.justice.result_form import ResultForm
from ringside_manager.gui.messages import error_text
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import plain_label
from ringside_manager.language import tr
from ringside_manager.office.mending import (
    Booked,
    Caution,
    CorrectResult,
    ResultChange,
    booked_result,
    cautions,
    fought_entry,
    true_result,
)


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
        self.warning.setText(text)
        self.warning.setVisible(bool(text))


def caution_text(caution: Caution) -> str:
    """What is odd about a result."""
    if caution is Caution.SPENT_WINNER:
        return tr("The winner has less than nothing left, and less than the loser: is that right?")
    if caution is Caution.STANDING_LOSER:
        return tr(
            "A technical knockout comes at −25 Endurance, and the loser has more left: was it a knockout?"
        )
    return tr("The loser scored more knockdowns than the winner: is that right?")
