"""Retiring a fighter, with or without a newcomer in his place (C16-C18)."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QDialog, QLineEdit, QWidget

from ringside_manager.campaign.orders import RetireFighter
from ringside_manager.gui import words
from ringside_manager.gui.look import px, set_margins
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Facts, Heading, button, column, note, plain_label, row
from ringside_manager.language import tr


class RetireDialog(QDialog):
    """Asks once more, says what goes with him, and hands the order in."""

    def __init__(self, session: Session, fighter: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._fighter = fighter
        page = session.books.fighters[fighter]
        self.setWindowTitle(tr("Retire {name}").format(name=page.name))
        facts = Facts(
            [
                (tr("Record"), words.record(page.tally)),
                (tr("Losses in a row"), words.number(page.losing_streak)),
                (tr("POP"), words.pop(page.pop_half)),
                (tr("Earnings"), words.dollars(page.earnings_dollars)),
            ]
        )
        self.replace = QCheckBox(tr("Sign a newcomer in his place at once"))
        self.replace.setChecked(True)
        self.replace.setProperty("rule", "C18")
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        self.reason.setPlaceholderText(tr("Why, for the record (may stay empty)"))
        self.reason.setAccessibleName(tr("Reason"))
        self.retire = button(tr("Retire him"), self._retire, kind="danger")
        self.retire.setProperty("rule", "C16")
        cancel = button(tr("Keep him"), self.reject)
        cancel.setDefault(True)
        self.consequences = plain_label("\n".join(_consequences(session, fighter)), wrap=True)
        set_margins(
            column(
                Heading(self.windowTitle()),
                note(tr("A retired fighter fights no more and leaves the rankings; his books are kept.")),
                facts,
                self.consequences,
                self.replace,
                self.reason,
                row(None, cancel, self.retire),
                space=4,
                parent=self,
            ),
            5,
        )
        self.consequences.setVisible(bool(self.consequences.text()))
        self.setMinimumWidth(px(460))

    def _retire(self) -> None:
        order = RetireFighter(self._fighter, self.replace.isChecked(), self.reason.text().strip())
        self._session.hand_in(order)
        self.accept()


def _consequences(session: Session, fighter: int) -> list[str]:
    """What is lost with him, a line each."""
    books = session.books
    page = books.fighters[fighter]
    lines = []
    if books.is_champion(fighter):
        lines.append(tr("He is champion: the title falls vacant."))
    if page.booked:
        lines.append(
            tr(
                "%n bout he is booked for will be called off.",
                "%n bouts he is booked for will be called off.",
                len(page.booked),
            )
        )
    return lines
