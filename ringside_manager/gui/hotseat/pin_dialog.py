"""Setting, changing and taking away the PIN of a seat."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QFormLayout, QLineEdit, QWidget

from ringside_manager.gui.hotseat.pins import has_pin, opens, set_seat_pin
from ringside_manager.gui.look import set_margins, spacing
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Heading, button, column, note, plain_label, row
from ringside_manager.language import tr
from ringside_manager.office.docket import Party


class PinDialog(QDialog):
    """Asks for the present PIN if there is one, and twice for the new one."""

    def __init__(self, session: Session, party: Party, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._party = party
        self.setWindowTitle(tr("PIN of {name}").format(name=party.name))
        self.old, self.new, self.again = (
            _field(words) for words in (tr("Present PIN"), tr("New PIN"), tr("New PIN again"))
        )
        form = QFormLayout()
        form.setSpacing(spacing(2))
        if has_pin(session, party.name):
            form.addRow(tr("Present PIN"), self.old)
        form.addRow(tr("New PIN"), self.new)
        form.addRow(tr("New PIN again"), self.again)
        self.wrong = plain_label(tone="bad", wrap=True)
        self.wrong.setVisible(False)
        self.save = button(tr("Keep this PIN"), self._save, kind="primary")
        self.save.setDefault(True)
        cancel = button(tr("Cancel"), self.reject)
        set_margins(
            column(
                Heading(self.windowTitle()),
                note(tr("Leave the new PIN empty to open the seat without one.")),
                form,
                self.wrong,
                row(None, cancel, self.save),
                space=4,
                parent=self,
            ),
            5,
        )

    def _save(self) -> None:
        if not opens(self._session, self._party.name, self.old.text()):
            self._refuse(tr("That is not the present PIN."), self.old)
        elif self.new.text() != self.again.text():
            self._refuse(tr("The two new PINs differ."), self.again)
        else:
            set_seat_pin(self._session, self._party.name, self.new.text())
            self.accept()

    def _refuse(self, why: str, field: QLineEdit) -> None:
        self.wrong.setText(why)
        self.wrong.setVisible(True)
        field.selectAll()
        field.setFocus()


def _field(name: str) -> QLineEdit:
    field = QLineEdit()
    field.setEchoMode(QLineEdit.EchoMode.Password)
    field.setMaxLength(64)
    field.setAccessibleName(name)
    return field
