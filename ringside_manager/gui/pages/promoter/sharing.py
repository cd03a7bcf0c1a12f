"""A league put into a shared folder, invitations into it, its deadlines, and the way back to one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimeZone
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QFileDialog, QPlainTextEdit, QWidget

from ringside_manager.campaign.books import ManagerKind
from ringside_manager.campaign.many_places import Deadline, read_deadline
from ringside_manager.errors import RingsideError
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import size_window
from ringside_manager.gui.operation import Job
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Dialog, Heading, MessageBox, button, column, note, plain_label, row
from ringside_manager.gui.widgets.fields import Field, combo, line_edit
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import tr
from ringside_manager.office.advancing import now
from ringside_manager.office.office import Office


class InviteDialog(Dialog):
    """Makes codes by which members' devices are let in at once."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setWindowTitle(self._heading())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        managers = sorted(session.books.managers.values(), key=lambda manager: manager.seat)
        self._names = [each.name for each in managers if each.kind is ManagerKind.PERSON]
        self.invited = [QCheckBox(name.replace("&", "&&")) for name in self._names]
        self.codes = QPlainTextEdit()
        self.codes.setReadOnly(True)
        self.codes.setAccessibleName(tr("Invitations"))
        self.codes.hide()
        self.told = plain_label(wrap=True)
        self.go_on = button(self._act(), self.start, kind="primary")
        self.copying = button(tr("Copy"), self._copy, picture="copy")
        self.copying.hide()
        foot = row(None, self.go_on, self.copying, button(tr("Close"), self.reject))
        who = plain_label(tr("Who plays from elsewhere"))
        column(Heading(self._heading()), *self._above(), who, *self.invited, self.codes, self.told, None, foot, space=3, margins=5, parent=self)  # fmt: skip
        size_window(self, 620, 460)

    def start(self) -> None:
        """Make the codes, and show them."""
        folder = self._folder()
        names = [name for name, box in zip(self._names, self.invited, strict=True) if box.isChecked()]

        def work(office: Office, _job: Job) -> tuple[str, dict[str, str]]:
            from ringside_manager.club.verify import check_installed

            check_installed()
            from ringside_manager.club import keeper
            from ringside_manager.club.device import fingerprint

            memory, codes = keeper.start(office, folder, names)
            return fingerprint(memory.keeper), codes

        self.go_on.setEnabled(False)
        self._session.do(self._heading(), work, lambda made: self._started(folder, *made), self._refused)

    def _started(self, folder: Path, digits: str, codes: dict[str, str]) -> None:
        self._session.folder = folder
        self._session.state_changed.emit()
        lines = [tr("The keeper's digits: {digits}").format(digits=digits)]
        lines += [tr("{name} joins with the code {code}").format(name=name, code=code) for name, code in codes.items()]  # fmt: skip
        self.codes.setPlainText("\n".join(lines))
        self.codes.show()
        self.copying.show()
        self.go_on.hide()
        for box in self.invited:
            box.setEnabled(False)
        self._say(tr("Tell each his code by telephone or letter; it is good for one device. The folder has to reach him, too."), "good")  # fmt: skip

    def _refused(self, error: object) -> None:
        assert isinstance(error, RingsideError)
        self.go_on.setEnabled(True)
        self._say(error_text(error).whole, "bad")

    def _say(self, text: str, tone: str) -> None:
        self.told.setText(text)
        set_tone(self.told, tone)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.codes.toPlainText())

    def _heading(self) -> str:
        return tr("Invite members")

    def _act(self) -> str:
        return tr("Make the codes")

    def _above(self) -> tuple[QWidget, ...]:
        return (note(tr("A code admits one device of its member at once. Without a code you let a device in by its digits.")),)  # fmt: skip

    def _folder(self) -> Path:
        return self._session.folder or Path()


class ShareDialog(InviteDialog):
    """Puts a league into a shared folder: the folder, who is invited, and then the codes."""

    def _heading(self) -> str:
        return tr("Put the league into a shared folder")

    def _act(self) -> str:
        return tr("Put it there")

    def _above(self) -> tuple[QWidget, ...]:
        self.place = line_edit(tr("Shared folder"), most=2_000)
        holder = QWidget()
        row((self.place, 1), button(tr("Choose a folder…"), self._browse, picture="folder"), parent=holder)
        hint = tr("An empty folder that is synchronised between your computers, or a stick that goes round. The save itself stays where it is.")  # fmt: skip
        return (
            note(tr("The league is sealed from then on: nobody, you included, can know or choose the dice of a night.")),
            Field(tr("Shared folder"), self.place, beside=holder, hint=hint),
        )  # fmt: skip

    def _folder(self) -> Path:
        return Path(self.place.text().strip())

    def _browse(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, tr("The shared folder"), str(Path.home()))
        if folder:
            self.place.setText(folder)


def ask_to_take_back(session: Session, window: QWidget) -> MessageBox:
    """Ask whether a league is to be played at one keyboard again; the question."""
    text = tr("The sealing ends, and the folder is told so for the last time. Members keep their copies; the league can be put into the folder again.")  # fmt: skip
    box = MessageBox(
        window, tr("Take the league back to this keyboard?"), text, picture=MessageBox.Icon.Question
    )
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.addButton(tr("Take it back"), MessageBox.ButtonRole.AcceptRole).clicked.connect(
        lambda: take_back(session)
    )
    box.addButton(tr("Cancel"), MessageBox.ButtonRole.RejectRole)
    box.open()
    return box


def take_back(session: Session) -> None:
    """End the sealing, and publish that for the last time."""
    folder = session.folder
    if folder is None:
        return

    def work(office: Office, _job: Job) -> None:
        from ringside_manager.club.keeper import KeptFolder

        with KeptFolder(office, folder) as shared:
            office.club.unseal(office.promoter, tr("played at one keyboard again"))
            shared.publish()

    def done(_none: object) -> None:
        session.folder = None
        session.state_changed.emit()
        session.told.emit(tr("The league is played at this keyboard again."))
        session.viewer_changed.emit()

    session.do(tr("Taking the league back"), work, done)


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
