"""Rows of a table that are struck through, because what they tell does not count any more."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLine, QModelIndex, QPersistentModelIndex, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from ringside_manager.gui.look import px, theme

Index = QModelIndex | QPersistentModelIndex
_SIDE = 6


class StruckPainter(QStyledItemDelegate):
    """Draws cells as the table does, and a line through those whose row is struck and whose column tells it."""

    def __init__(
        self, view: QAbstractItemView, is_struck: Callable[[int], bool], columns: frozenset[int]
    ) -> None:
        super().__init__(view)
        self._inner = view.itemDelegate()
        self._is_struck = is_struck
        self._columns = columns

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one cell."""
        self._inner.paint(painter, option, index)
        if index.column() in self._columns and self._is_struck(index.row()):
            self._strike(painter, option, index)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As the table's own cells."""
        return self._inner.sizeHint(option, index)

    def _strike(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect, text = option.rect, str(index.data() or "")
        side = px(_SIDE)
        width = min(painter.fontMetrics().horizontalAdvance(text), rect.width() - 2 * side)
        right = bool(
            int(index.data(Qt.ItemDataRole.TextAlignmentRole)) & int(Qt.AlignmentFlag.AlignRight.value)
        )
        left = rect.right() - side - width if right else rect.left() + side
        middle = rect.center().y() + 1
        painter.save()
        painter.setPen(QPen(QColor(theme().bad), px(1)))
        painter.drawLine(QLine(QPoint(left, middle), QPoint(left + width, middle)))
        painter.restore()
