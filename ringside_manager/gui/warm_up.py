"""Loading, behind the start page, what an open league will need."""

from __future__ import annotations

import threading
from contextlib import suppress
from importlib import import_module

from PySide6.QtCore import QObject, QTimer, Signal

from ringside_manager.bout import registry
from ringside_manager.gui.pages.catalogue import PAGES

PAUSE_MS = 400
"""How long after the first painting the loading begins."""
MODULES = (
    "ringside_manager.gui.shell.league_files",
    "ringside_manager.gui.shell.league_desk",
    "ringside_manager.gui.pages.office.page",
    "ringside_manager.gui.start.assistant",
)
"""What comes first; the pages follow.  Nothing that matplotlib hangs on."""


class WarmUp(QObject):
    """Loads in a thread of its own, a while from now; whoever needs a module sooner waits for it alone."""

    done = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        QTimer.singleShot(PAUSE_MS, self, lambda: threading.Thread(target=self._load, daemon=True).start())

    def _load(self) -> None:
        for module in MODULES:
            import_module(module)
        for page in PAGES:
            page.load()
        registry.plug_ins()
        with suppress(RuntimeError):  # the window is gone already
            self.done.emit()
