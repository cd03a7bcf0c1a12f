"""Recent leagues in the menu."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QMenu, QWidget

from ringside_manager.gui.settings import settings
from ringside_manager.gui.shell.menus import Actions
from ringside_manager.gui.widgets import set_tip
from ringside_manager.gui.words import night
from ringside_manager.language import tr


class RecentMenu(QMenu):
    """Stands behind "Open a league"; leagues whose file is gone are greyed, the path is told beside each."""

    def __init__(self, actions: Actions, open_league: Callable[[Path], object], parent: QWidget) -> None:
        super().__init__(tr("Open &recent"), parent)
        self._open = open_league
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self.fill)
        actions.menus["league"].insertMenu(actions.actions["sample"], self)

    def fill(self) -> None:
        """List them as the settings have them."""
        self.clear()
        for recent in settings().recent():
            text = f"{recent.name} – {night(recent.night)}".replace("&", "&&")
            action = self.addAction(text)
            set_tip(action, recent.path)
            action.setEnabled(recent.exists)
            action.triggered.connect(lambda _checked=False, path=recent.path: self._open(Path(path)))
        if self.isEmpty():
            self.addAction(tr("Leagues you open are listed here")).setEnabled(False)
