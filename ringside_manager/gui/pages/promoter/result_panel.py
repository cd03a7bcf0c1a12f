"""Correct a result that was entered wrongly."""

from __future__ import annotations

from itertools import islice

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.gui.justice.correct_dialog import CorrectDialog
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Panel, button, note, row
from ringside_manager.language import tr

LATEST = 60
"""Bouts offered; older ones are corrected from the journal."""


class ResultPanel(Panel):
    """The latest bouts and a button."""

    go = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(tr("Correct a result"), parent)
        self._session = session
        self.bout = QComboBox()
        self.bout.setAccessibleName(tr("Bout to correct"))
        self.bout.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.bout.setMinimumContentsLength(24)
        self.correct = button(tr("Correct…"), self._open, name=tr("Correct the result chosen"))
        line = row(self.bout, self.correct)
        line.setStretch(0, 1)
        self.body.addWidget(
            note(tr("Everything after it is worked out anew; you see what follows before it is done."))
        )
        self.body.addLayout(line)

    def show_books(self, books: Books, can_act: bool) -> None:
        """Offer the latest bouts."""
        fought = (page for page in reversed(books.bouts.values()) if page.is_over)
        kept = self.bout.currentData()
        with QSignalBlocker(self.bout):
            self.bout.clear()
            for page in islice(fought, LATEST):
                red, blue = (books.fighters[number].name for number in page.fighters)
                text = tr("Night {night}: {red} – {blue}").format(night=page.night, red=red, blue=blue)
                self.bout.addItem(text, page.number)
            self.bout.setCurrentIndex(max(0, self.bout.findData(kept)))
        self.correct.setEnabled(can_act and self.bout.count() > 0)

    def _open(self) -> None:
        dialog = CorrectDialog(self._session, self.bout.currentData(), self.window())
        dialog.go.connect(self.go)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
