"""Calling a bout off: what follows from it, and why."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from ringside_manager.gui import words
from ringside_manager.gui.look import px, set_margins
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Facts, Heading, button, column, note, plain_label, row
from ringside_manager.language import tr


class CancelDialog(QDialog):
    """Ask why a bout is to be off; ``called_off`` carries the reason."""

    called_off = Signal(str)

    def __init__(self, session: Session, bout: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        page = session.books.bouts[bout]
        red, blue = (session.books.fighters[number].name for number in page.fighters)
        self.setWindowTitle(tr("Call off a bout"))
        self.setModal(True)
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        self.reason.setPlaceholderText(tr("Why? It is told in the news."))
        self.reason.setAccessibleName(tr("Reason"))
        self.do = button(tr("Call it off"), self._do, kind="danger")
        self.do.setProperty("rule", "C3")
        self.keep = button(tr("Keep the bout"), self.reject)
        self.missing = note(tr("Give a reason first."))
        buttons = row(self.missing, self.keep, self.do, space=3)
        buttons.setStretch(0, 1)
        follows = tr(
            "Both men are free again on night {night}, and their managers are told. "
            "Nobody is paid, and no record changes. It can be undone."
        ).format(night=page.night)
        facts = Facts(
            [
                (tr("Bout"), tr("{red} – {blue}").format(red=red, blue=blue)),
                (tr("On night"), str(page.night)),
                (tr("At"), words.arena(page.arena)),
            ]
        )
        set_margins(
            column(
                Heading(self.windowTitle(), 2),
                facts,
                note(follows),
                column(plain_label(tr("Reason")), self.reason, space=1),
                None,
                buttons,
                space=3,
                parent=self,
            ),
            5,
        )
        self.reason.textChanged.connect(self._judge)
        self.reason.returnPressed.connect(self._do)
        self.setMinimumWidth(px(480))
        self._judge()
        self.reason.setFocus()

    def _judge(self) -> None:
        ready = bool(self.reason.text().strip())
        self.do.setEnabled(ready)
        self.missing.setText("" if ready else tr("Give a reason first."))

    def _do(self) -> None:
        if why := self.reason.text().strip():
            self.accept()
            self.called_off.emit(why)
