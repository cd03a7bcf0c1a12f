"""The dialog in which a keeper agrees on a deadline: until when orders are taken, and how often again."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, QTimeZone
from PySide6.QtWidgets import QWidget

from ringside_manager.campaign.deadlines import Deadline, read_deadline
from ringside_manager.errors import RingsideError
from ringside_manager.gui.look import size_window
from ringside_manager.gui.messages import error_text
from ringside_manager.gui.operation import Job
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Dialog, Heading, button, column, note, plain_label, row
from ringside_manager.gui.widgets.fields import Field, combo, line_edit
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import tr
from ringside_manager.office.deadlines import now
from ringside_manager.office.office import Office


class DeadlineDialog(Dialog):
    """Until when orders are taken, in which time zone, and how often again."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._night = session.books.closed + 1
        known = session.books.club.deadline
        self.setWindowTitle(tr("A deadline"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        wall = None if known is None else known.wall(self._night)
        zone = known.zone if known else bytes(QTimeZone.systemTimeZoneId().data()).decode()
        self.at = line_edit(tr("Until"), f"{wall:%Y-%m-%d %H:%M}" if wall else "", hint="2026-12-04 20:00")
        self.zone = line_edit(tr("Time zone"), zone, most=60)
        days = sorted({1, 7, 14, known.days if known else 0} - {0})
        again = [(tr("each night %n day later", "each night %n days later", each), each) for each in days]
        self.again = combo(tr("And then"), [(tr("no other"), 0), *again])
        self.again.setCurrentIndex(max(0, self.again.findData(known.days if known else 7)))
        self.told = plain_label(wrap=True)
        self.agree = button(tr("Agree on it"), self.accept, kind="primary")
        self.none = button(tr("No deadline"), self._end)
        self.none.setEnabled(known is not None)
        about = tr(
            "At that time the window that has the league open holds the night by itself; for who is missing his standing orders "
            "decide, else the program. Members see it with what is published next."
        )
        column(
            Heading(tr("Orders for night {night} until").format(night=self._night)), note(about),
            Field(tr("Until"), self.at), Field(tr("Time zone"), self.zone), Field(tr("And then"), self.again), self.told, None,
            row(None, self.agree, self.none, button(tr("Cancel"), self.reject)), space=3, margins=5, parent=self,
        )  # fmt: skip
        size_window(self, 560, 460)

    def accept(self) -> None:
        """Agree on what stands there."""
        try:
            days = int(self.again.currentData())
            made = read_deadline(self._night, self.at.text(), self.zone.text(), days, now())
        except RingsideError as wrong:
            self._refused(wrong)
            return
        self._set(made)

    def _end(self) -> None:
        self._set(None)

    def _set(self, deadline: Deadline | None) -> None:
        def work(office: Office, _job: Job) -> None:
            office.set_deadline(deadline, office.promoter)

        self._session.do(tr("Agreeing on a deadline"), work, lambda _: self.done(1), self._refused)

    def _refused(self, error: Any) -> None:
        self.told.setText(error_text(error).whole)
        set_tone(self.told, "bad")
