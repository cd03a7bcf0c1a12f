"""Joining a league that is kept elsewhere: by a shared folder, or by the link of a server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from ringside_manager import paths
from ringside_manager.errors import RingsideError
from ringside_manager.gui.background import Background
from ringside_manager.gui.look import size_window
from ringside_manager.gui.messages import error_text
from ringside_manager.gui.operation import Job
from ringside_manager.gui.widgets import (
    Dialog,
    Heading,
    Panel,
    button,
    column,
    note,
    plain_label,
    row,
    show_if,
)
from ringside_manager.gui.widgets.fields import Field, line_edit
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import tr
from ringside_manager.text_safety import file_slug

if TYPE_CHECKING:
    from ringside_manager.club.joining import Copy


class JoinDialog(Dialog):
    """Asks for folder or link, name and code; ``joined`` carries the copy to open."""

    joined = Signal(Path)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Join a league"))
        self._background = Background(self)
        self.copy: Copy | None = None
        self.place = line_edit(tr("Shared folder or link"), most=2_000)
        self.name = line_edit(tr("Your name in the league"), most=100)
        self.code = line_edit(tr("Code of your invitation"), most=200)
        browse = button(tr("Choose a folder…"), self._browse, picture="folder")
        holder = QWidget()
        row((self.place, 1), browse, parent=holder)
        self.fields = (
            Field(tr("Shared folder or link"), self.place, beside=holder, hint=tr("The folder the keeper shares with you, or the link of a server, with or without an invitation.")),
            Field(tr("Your name in the league"), self.name),
            Field(tr("Code of your invitation"), self.code),
        )  # fmt: skip
        self.told = plain_label(wrap=True)
        self.digits = Panel(tr("Compare these digits"))
        self._digits = plain_label(wrap=True)
        self.digits.body.addWidget(self._digits)
        self.go_on = button(tr("Join"), self.join, kind="primary")
        self.leave = button(tr("Cancel"), self.reject)
        head = note(
            tr("You get a copy of the league that shows what is yours to see. What you order in it waits in an outbox until you hand it in.")
        )  # fmt: skip
        column(Heading(tr("Join a league")), head, *self.fields, self.digits, self.told, None, row(None, self.go_on, self.leave), space=3, margins=5, parent=self)  # fmt: skip
        self.digits.hide()
        self.place.textChanged.connect(self._tell_kind)
        size_window(self, 620, 480)
        self._tell_kind()

    @property
    def is_link(self) -> bool:
        """Whether a server is asked for."""
        return self.place.text().strip().casefold().startswith(("http:", "https:"))

    def join(self) -> None:
        """Join what was named; with a copy at hand, open it."""
        if self.copy is not None:
            self.joined.emit(self.copy.path)
            self.accept()
            return
        place, name, code = self.place.text().strip(), self.name.text(), self.code.text()
        is_link = self.is_link

        def work(_job: Job) -> Copy:
            from ringside_manager.club.verify import check_installed

            check_installed()
            from ringside_manager.club.joining import join_folder, join_server

            return (
                join_server(place, name, code, copy_path)
                if is_link
                else join_folder(Path(place), name, code, copy_path)
            )

        self.go_on.setEnabled(False)
        self._say(tr("Joining…"), "muted")
        self._background.run(tr("Joining a league"), work, self._on_joined, self._on_refused)

    def done(self, result: int) -> None:
        """Close; what is under way ends by itself."""
        self._background.stop()
        super().done(result)

    def _on_joined(self, copy: Copy) -> None:
        self.copy = copy
        self.go_on.setEnabled(True)
        if not copy.digits:
            self.join()
            return
        for field in self.fields:
            field.setEnabled(False)
        text = tr("Read these digits to the keeper: {digits}\nAnd let him read you his: {keeper}\nWho has the same digits has the right key. You can order at once; it is taken in when the keeper has let you in.")  # fmt: skip
        self._digits.setText(text.format(digits=copy.digits, keeper=copy.keeper))
        self.digits.show()
        self.go_on.setText(tr("Open my copy"))
        self._say(tr("Your copy is {file}.").format(file=copy.path), "good")

    def _on_refused(self, error: RingsideError) -> None:
        self.go_on.setEnabled(True)
        self._say(error_text(error).whole, "bad")

    def _say(self, text: str, tone: str) -> None:
        self.told.setText(text)
        set_tone(self.told, tone)

    def _browse(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, tr("The shared folder"), str(Path.home()))
        if folder:
            self.place.setText(folder)

    def _tell_kind(self) -> None:
        """A folder asks for a code, a server for a passphrase; an invitation brings the name with it."""
        link = self.is_link
        invited = link and "code=" in self.place.text()
        show_if(self.fields[1], not invited)
        label = tr("Code of your invitation")
        if link:
            label = (
                tr("A passphrase of your choice, eight signs or more") if invited else tr("Your passphrase")
            )
        self.fields[2].label.setText(label)
        self.code.setAccessibleName(label)
        self.code.setEchoMode(self.code.EchoMode.Password if link else self.code.EchoMode.Normal)


def copy_path(league: str, name: str) -> Path:
    """Where the copy of a league lies, among this person's saves."""
    return paths.saves() / f"{file_slug(league)} {file_slug(name or 'guest')}.ringside"
