"""Opening a league without stopping the window."""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot

from ringside_manager.errors import RingsideError
from ringside_manager.gui.operation import raise_fault
from ringside_manager.gui.session import Opened, new_thread, opened


class Opening(QObject):
    """A league being opened on the thread that will own its save.

    ``opened`` or ``failed`` follows, or neither where the program is at fault; ``over`` comes first in any case.
    """

    over = Signal()

    opened = Signal(object)
    failed = Signal(object)
    _arrived = Signal(object)

    def __init__(self, path: Path, *, read_only: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.is_over = False
        self.thread_of_save = new_thread()
        self._arrived.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        future = self.thread_of_save.submit(opened, path, read_only=read_only)
        future.add_done_callback(self._arrived.emit)

    @Slot(object)
    def _deliver(self, future: Future[Opened]) -> None:
        self.is_over = True
        self.over.emit()
        error = future.exception()
        if error is None:
            self.opened.emit(future.result())
            return
        self.thread_of_save.shutdown(wait=False)
        if not isinstance(error, RingsideError):
            raise_fault(error)
        self.failed.emit(error)
