"""Loading, behind the start page, what an open league will need."""

from __future__ import annotations

import threading
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

from ringside_manager.gui.pages.catalogue import PAGES

PAUSE_MS = 400
"""How long after the first painting the loading begins."""
MODULES = (
    "ringside_manager.gui.shell.opening",
    "ringside_manager.gui.shell.league_desk",
    "ringside_manager.gui.pages.office.page",
    "ringside_manager.gui.start.assistant",
)
"""What comes first; the pages follow.  Nothing that matplotlib hangs on."""


def warm_up(parent: QObject) -> None:
    """Load in a thread of its own, a while from now; whoever needs a module sooner waits for it alone."""
    QTimer.singleShot(PAUSE_MS, parent, lambda: threading.Thread(target=_load, daemon=True).start())


def _load() -> None:
    for module in MODULES:
        import_module(module)
    for page in PAGES:
        page.load()
