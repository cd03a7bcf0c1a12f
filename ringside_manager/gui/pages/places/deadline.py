"""The deadline of a league in a shared folder: agreed on by its keeper, and kept by the window that has the league open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, QTimeZone
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
from ringside_manager.office.deadlines import catch_up, due_at, now
from ringside_manager.office.office import Office

if TYPE_CHECKING:
    from ringside_manager.club.keeper import KeptFolder
    from ringside_manager.club.parcels import Collected

Round = Callable[["KeptFolder"], "Collected"]
LOOK_MS, RETRY_MS = 10_000, 600_000
"""How often the clock is looked at, and how long a night that could not be held is left alone."""


def went_round(office: Office, folder: Path, act: Round, *, take_over: bool = False) -> tuple[Collected, int]:
    """One round of a keeper's, and what it published: how many entries.  For work on the save; raises as ``KeptFolder``."""
    from ringside_manager.club.keeper import KeptFolder

    with KeptFolder(office, folder, take_over=take_over) as shared:
        if act is held:
            catch_up(office, now())
        done = act(shared)
        return done, shared.publish()


def held(shared: KeptFolder) -> Collected:
    """Take in what is there, and hold the night."""
    if not shared.is_listed:
        shared.collect(over_gaps=True)
    return shared.hold()


class KeeperClock(QObject):
    """Holds the nights of a league this window keeps in a folder when their deadlines have passed."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(LOOK_MS)
        session.closing.connect(self._timer.stop)

    def look(self) -> None:
        """Hold the coming night if its deadline has passed, unless the window is at work."""
        session, folder = self._session, self._session.folder
        due = due_at(session.books)
        if folder is None or due is None or due > now() or session.busy or session.read_only:
            return
        self._timer.setInterval(RETRY_MS)
        session.do(tr("Holding the night"), lambda office, _job: went_round(office, folder, held), self._done)

    def _done(self, result: tuple[Collected, int]) -> None:
        self._timer.setInterval(LOOK_MS)
        self._session.told.emit(tr("Night {night} was held at its deadline.").format(night=result[0].night))


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
