"""A portrait on a page."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager.gui.look import follow_look, px, theme
from ringside_manager.gui.portraits.portrait import Sitter, portrait
from ringside_manager.gui.widgets.texts import Spoken
from ringside_manager.gui.words import looks_told
from ringside_manager.language import tr

ROUND = 0.09
"""How round the corners of a portrait are, as a part of its side."""


class PortraitLabel(Spoken, QWidget):
    """A portrait with round corners, ``size`` pixels a side at normal size; nothing until somebody sits."""

    def __init__(self, size: int, sitter: Sitter | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self.sitter: Sitter | None = sitter
        self.setAccessibleName(tr("Portrait"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        follow_look(self.updateGeometry)

    def show_sitter(self, sitter: Sitter | None) -> None:
        """Show somebody else, or nobody."""
        if sitter != self.sitter:
            self.sitter = sitter
            self.update()

    def in_words(self) -> str:
        """Return the looks of whoever sits: skin, hair, beard and the like."""
        return looks_told(self.sitter.face.looks) if self.sitter is not None else ""

    def sizeHint(self) -> QSize:
        return QSize(px(self._size), px(self._size))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.sitter is None:
            return
        painter = QPainter(self)
        paint_framed(painter, QRectF(self.rect()), self.sitter)
        painter.end()


def paint_framed(painter: QPainter, rect: QRectF, sitter: Sitter, radius: float = ROUND) -> None:
    """Paint a portrait with round corners and a thin frame; ``radius`` is a part of its side."""
    ratio = painter.device().devicePixelRatioF()
    picture = portrait(sitter, max(8, round(rect.width() * ratio)))
    brush = QBrush(picture)
    brush.setTransform(QTransform.fromTranslate(rect.left(), rect.top()).scale(1 / ratio, 1 / ratio))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme().line), max(1.0, rect.width() / 128)))
    painter.setBrush(brush)
    round_ = rect.width() * radius
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), round_, round_)
    painter.restore()
