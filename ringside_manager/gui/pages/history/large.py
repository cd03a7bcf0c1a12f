"""Names in larger type that keep their size against the text around them, whatever the zoom."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from ringside_manager.gui.look import follow_look, typeface


class _Sized(QObject):
    """Belongs to its widget, and gives it its font anew when the zoom changes."""

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
