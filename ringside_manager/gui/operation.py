"""Work in the background: one object carries its progress, its cancelling, its end."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Any

from PySide6.QtCore import QObject, Signal


class Job:
    """What work in the background holds in its hands: it tells how far it is and hears when to stop."""

    def __init__(self, tell: Callable[[int, int], None]) -> None:
        self._tell = tell
        self._stop = Event()

    def progress(self, done: int, total: int) -> bool:
        """Tell that ``done`` of ``total`` steps are done; false if the work is to stop."""
        self._tell(done, total)
        return not self.cancelled

    @property
    def cancelled(self) -> bool:
        """Whether the person wants it stopped."""
        return self._stop.is_set()

    def cancel(self) -> None:
        """Ask it to stop; may be called from any thread."""
        self._stop.set()


class Operation(QObject):
    """A piece of work under way, for whoever shows its progress.  Lives on the window's thread."""

    progressed = Signal(int, int)
    finished = Signal()

    def __init__(self, title: str, parent: QObject | None = None, *, on_save: bool = False) -> None:
        super().__init__(parent)
        self.title = title
        self.on_save = on_save
        """Whether it may change the save."""
        self.done = False
        self.result: Any = None
        self.error: BaseException | None = None
        self.job = Job(self.progressed.emit)

    def cancel(self) -> None:
        """Ask the work to stop; what it was about is then as if it had not begun."""
        self.job.cancel()

    @property
    def cancelled(self) -> bool:
        """Whether somebody asked it to stop."""
        return self.job.cancelled

    def conclude(self, result: Any, error: BaseException | None) -> None:
        """Note the end and tell of it."""
        self.done, self.result, self.error = True, result, error
        self.finished.emit()
