"""A thin bar for a share of the best mix; the number is always written beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager.gui.look import px, theme


def paint_share(painter: QPainter, area: QRectF, share: float) -> None:
    """A groove with the share of it filled."""
    colours = theme()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    bend = area.height() / 2
    painter.setPen(QColor(colours.line))
    painter.setBrush(QColor(colours.shade))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), bend, bend)
    painter.setPen(Qt.PenStyle.NoPen)
    if share > 0:
        painter.setBrush(QColor(colours.accent))
        width = max(area.width() * min(share, 1.0), area.height())
        painter.drawRoundedRect(QRectF(area.left(), area.top(), width, area.height()), bend, bend)


class ShareBar(QWidget):
    """A share of 1 as a bar."""

    def __init__(self, share: float) -> None:
        super().__init__()
        self._share = share
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(px(7))
        self.setMinimumWidth(px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        paint_share(painter, QRectF(self.rect()), self._share)
        painter.end()
