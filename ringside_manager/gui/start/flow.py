"""Widgets beside each other that go on in the next line where there is no more room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem

from ringside_manager.gui.look import spacing


class Flow(QLayout):
    """Lines of widgets from left to right, as high as their number of lines."""

    def __init__(self, space: int = 1) -> None:
        super().__init__()
        self._space = space
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Another widget at the end."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The one at an index, or ``None``."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take one out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It takes no more room than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Narrow lines are more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines at a width."""
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, area: QRect) -> None:
        """Put every widget in its place."""
        super().setGeometry(area)
        self._place(area, move=True)

    def sizeHint(self) -> QSize:
        """One line, if it may be."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """As wide as the widest widget."""
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size

    def _place(self, area: QRect, *, move: bool) -> int:
        gap = spacing(self._space)
        x, y = area.x(), area.y()
        line: list[tuple[QLayoutItem, QRect]] = []
        for item in self._items:
            if item.isEmpty():
                continue  # hidden
            size = item.sizeHint()
            if x + size.width() > area.right() + 1 and line:
                x, y, line = area.x(), y + _set(line, move=move) + gap, []
            line.append((item, QRect(QPoint(x, y), size)))
            x += size.width() + gap
        return y + _set(line, move=move) - area.y()


def _set(line: list[tuple[QLayoutItem, QRect]], *, move: bool) -> int:
    """The height of a line; its widgets stand on one middle."""
    high = max((place.height() for _, place in line), default=0)
    for item, place in line if move else ():
        item.setGeometry(place.translated(0, (high - place.height()) // 2))
    return high
