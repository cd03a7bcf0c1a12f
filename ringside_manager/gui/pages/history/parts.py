"""Pieces the pages of history are made of: rows and grids that go on in the next line, and large print."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QWidget

from ringside_manager.gui.look import follow_look, px, spacing, typeface
from ringside_manager.gui.widgets import grid

# Cards beside each other, as many in a row as there is room for


class CardGrid(QWidget):
    """Widgets in columns of at least ``wide`` pixels at normal size; few of them share the whole width if ``fill``."""

    def __init__(self, wide: float, parent: QWidget | None = None, *, fill: bool = True) -> None:
        super().__init__(parent)
        self._wide = wide
        self._fill = fill
        self._cards: list[QWidget] = []
        self._columns = 0
        self._grid = grid(3, parent=self)

    def set_cards(self, cards: Sequence[QWidget]) -> None:
        """Show other cards; the old ones are deleted."""
        for card in self._cards:
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        self._cards = []
        self.add_cards(cards)

    def add_cards(self, cards: Sequence[QWidget]) -> None:
        """Show these cards behind the others."""
        self._cards += cards
        self._columns = 0
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        columns = max(1, int(self.width() // px(self._wide)))
        if self._fill:
            columns = min(columns, max(1, len(self._cards)))
        if columns == self._columns:
            return
        for place in range(self._columns):
            self._grid.setColumnStretch(place, 0)
        self._columns = columns
        for place in range(columns):
            self._grid.setColumnStretch(place, 1)
        for place, card in enumerate(self._cards):
            self._grid.removeWidget(card)
            self._grid.addWidget(card, place // columns, place % columns, Qt.AlignmentFlag(0))


class FlowRow(QWidget):
    """Small widgets beside each other, wrapped onto further lines where there is no room."""

    def __init__(self, widgets: Sequence[QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._widgets = list(widgets)
        self._lines: tuple[int, ...] = ()
        self._grid = grid(1, parent=self)
        self._lay_out()

    def minimumSizeHint(self) -> QSize:
        widest = max((widget.sizeHint().width() for widget in self._widgets), default=0)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        lines, room, line = [], self.width(), -1
        left = 0
        for widget in self._widgets:
            wide = widget.sizeHint().width() + spacing(1)
            if line < 0 or left + wide > room:
                line, left = line + 1, 0
            lines.append(line)
            left += wide
        if tuple(lines) == self._lines:
            return
        for place in range(len(self._widgets) + 1):
            self._grid.setColumnStretch(place, 0)
        self._lines = tuple(lines)
        counts: dict[int, int] = {}
        for widget, number in zip(self._widgets, lines, strict=True):
            self._grid.removeWidget(widget)
            self._grid.addWidget(widget, number, counts.get(number, 0))
            counts[number] = counts.get(number, 0) + 1
        self._grid.setColumnStretch(max(counts.values(), default=0), 1)


# Names in larger type that keep their size against the text around them, whatever the zoom


class _Sized(QObject):
    """Belongs to its widget, and gives it its font again when the zoom changes."""

    def __init__(self, widget: QWidget, size: float) -> None:
        super().__init__(widget)
        self._widget, self._size = widget, size
        follow_look(self._resize)
        self._resize()

    def _resize(self) -> None:
        self._widget.setFont(typeface(self._size, QFont.Weight.Bold, display=True))


def enlarge(widget: QWidget, size: float) -> None:
    """Write a widget in ``size`` times the usual type, now and after every change of zoom."""
    _Sized(widget, size)
