"""The line at the bottom: the night, who is waited for, work under way, and whether all is saved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QProgressBar, QPushButton, QStatusBar, QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.errors import DamagedError, DiskFullError, ReadOnlyError, RingsideError
from ringside_manager.gui.look import follow_look, px, set_margins
from ringside_manager.gui.operation import Operation
from ringside_manager.gui.widgets import button, plain_label, row
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.gui.words import in_season
from ringside_manager.language import tr

if TYPE_CHECKING:
    from ringside_manager.office.docket import Party

PATIENCE_MS = 300
"""Work shorter than this shows no bar."""


class StatusBar(QStatusBar):
    """What everybody may see at any time; ``waiting_clicked`` asks for more about who is waited for."""

    waiting_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self.night = plain_label()
        self.turn = plain_label()
        self.waiting: QPushButton = button("", self.waiting_clicked.emit, kind="link")
        self.saved = plain_label(tone="muted")
        self.work = Work()
        left = QWidget()
        row(self.night, self.turn, self.waiting, space=5, parent=left)
        self.addWidget(left)
        self.addPermanentWidget(self.work)
        self.addPermanentWidget(self.saved)
        self._space()
        follow_look(self._space)

    def _space(self) -> None:
        set_margins(self, 3, 0, 3, 0)

    def show_league(self, books: Books, viewer: Party | None, waiting: Sequence[str]) -> None:
        """Show the night, whose turn it is and whom the league waits for."""
        held = tr("Night {night} of {nights}").format(night=books.closed, nights=books.options.nights)
        within = in_season(books.closed) if books.closed else tr("Before the first night")
        self.night.setText(f"{held} · {within}")
        self.turn.setText(tr("Turn: {name}").format(name=viewer.name) if viewer else tr("Nobody is seated"))
        if books.ended:
            text = tr("The campaign is over")
        elif others := [name for name in waiting if viewer is None or name != viewer.name]:
            text = tr("Waiting for {names}").format(names=", ".join(others))
        elif waiting:
            text = tr("Only you are waited for")
        else:
            text = tr("Ready for the next fight night")
        self.waiting.setText(text.replace("&", "&&"))
        self.waiting.setAccessibleName(text)

    def show_saved(self, trouble: RingsideError | None, *, read_only: bool, busy: bool) -> None:
        """Show whether everything is on the disk."""
        text, tone = saved_text(trouble, read_only=read_only, busy=busy)
        self.saved.setText(text)
        set_tone(self.saved, tone)

    def clear_league(self) -> None:
        """Show nothing, as when no league is open."""
        for label in (self.night, self.turn, self.waiting, self.saved):
            label.setText("")


def saved_text(trouble: RingsideError | None, *, read_only: bool, busy: bool) -> tuple[str, str]:
    """Whether everything is on the disk, in words, and their tone."""
    if read_only:
        return tr("Read-only"), "warn"
    if isinstance(trouble, DiskFullError):
        return tr("Not saved: the disk is full"), "bad"
    if isinstance(trouble, ReadOnlyError):
        return tr("Not saved: the file cannot be written"), "bad"
    if isinstance(trouble, DamagedError):
        return tr("Damaged: nothing more is written to it"), "bad"
    if trouble is not None:
        return tr("The last change was not saved"), "bad"
    return (tr("Saving…"), "muted") if busy else (tr("All changes saved"), "muted")


class Work(QWidget):
    """The work under way: what it is, how far it is, and a button to stop it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = plain_label(tone="muted")
        self.bar = QProgressBar()
        self.bar.setAccessibleName(tr("Progress"))
        self.bar.setFixedWidth(px(160))
        self.stop = button(tr("Stop"), self._cancel)
        row(self.title, self.bar, self.stop, space=2, parent=self)
        self._operation: Operation | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._appear)
        self.hide()

    def follow(self, operation: Operation) -> None:
        """Show this work from now on, unless it is over soon."""
        if operation.done:
            return
        self._operation = operation
        self.title.setText(operation.title)
        self.bar.setRange(0, 0)
        operation.progressed.connect(self._progress, Qt.ConnectionType.QueuedConnection)
        operation.finished.connect(self._vanish)
        self._patience.start()

    def _appear(self) -> None:
        self.setVisible(self._operation is not None)

    def _progress(self, done: int, total: int) -> None:
        if self.sender() in (self._operation, None):
            self.bar.setRange(0, max(total, 1))
            self.bar.setValue(done)

    def _vanish(self) -> None:
        if self._operation is None or self._operation.done:
            self._operation = None
            self._patience.stop()
            self.hide()

    def _cancel(self) -> None:
        if self._operation is not None:
            self._operation.cancel()
            self.title.setText(tr("Stopping…"))
