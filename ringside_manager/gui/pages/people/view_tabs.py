"""Tabs over a table that can be scrolled where they do not fit, with arrows one can see."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QTabBar, QToolButton, QWidget

from ringside_manager.gui.look import icon
from ringside_manager.language import tr

_ARROWS = {"ScrollLeftButton": "back", "ScrollRightButton": "forward"}


class ViewTabs(QTabBar):
    """Saved views as tabs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(True)
        self.setAccessibleName(tr("Views"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tabs; Qt gives its arrows back their shape with every layout, and the style hides that."""
        for arrow in self.findChildren(QToolButton):
            name = _ARROWS.get(arrow.objectName())
            if name and arrow.arrowType() is not Qt.ArrowType.NoArrow:
                arrow.setArrowType(Qt.ArrowType.NoArrow)
                arrow.setIcon(icon(name))
                arrow.setStyleSheet("padding: 0px; margin: 0px;")
        super().paintEvent(event)
