"""The library that draws charts, imported beside the window's thread when the first chart is shown."""

from __future__ import annotations

from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal

from ringside_manager.charts import library


class Loader(QObject):
    """Imports the library once; ``ready`` follows when charts can be drawn."""

    ready = Signal()
    _ended = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._thread: Thread | None = None
        self._ended.connect(self._on_ended, Qt.ConnectionType.QueuedConnection)

    @property
    def is_ready(self) -> bool:
        """Whether charts can be drawn at once."""
        return library.is_loaded()

    def begin(self) -> None:
        """Begin, unless it was begun before."""
        if self._thread is None and not self.is_ready:
            self._thread = Thread(target=self._load, name="charts", daemon=True)
            self._thread.start()

    def _load(self) -> None:
        """In the thread: whatever goes wrong is told in the window's."""
        fault: BaseException | None = None
        try:
            library.load()
        except Exception as error:
            fault = error
        self._ended.emit(fault)

    def _on_ended(self, fault: BaseException | None) -> None:
        self._thread = None
        if fault is not None:
            raise fault
        self.ready.emit()


_LOADER: list[Loader] = []


def loader() -> Loader:
    """The loader of this program."""
    if not _LOADER:
        _LOADER.append(Loader())
    return _LOADER[0]
