"""The head of the two pages about what was written: money and journal, beside each other."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QTabBar, QWidget

from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import row
from ringside_manager.language import tr

PAGES = ("ledger", "journal")


class SiblingTabs(QTabBar):
    """Ledger and journal as tabs; ``go`` asks for the other one."""

    go = Signal(object)

    def __init__(self, here: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDocumentMode(True)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Ledger and journal"))
        for text in (tr("Ledger"), tr("Journal")):
            self.addTab(text)
        self._here = PAGES.index(here)
        self.setCurrentIndex(self._here)
        self.currentChanged.connect(self._leave)

    def _leave(self, index: int) -> None:
        """Go to the other page; this one keeps its own tab for the way back."""
        if index != self._here:
            self.setCurrentIndex(self._here)
            self.go.emit(Place(PAGES[index]))


def head_row(tabs: SiblingTabs, *more: QWidget) -> QHBoxLayout:
    """The tabs, and at the other end what can be done."""
    return row(tabs, None, *more, space=3)
