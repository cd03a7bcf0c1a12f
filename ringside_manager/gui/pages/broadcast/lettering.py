"""Writing on a picture that is looked at from across a room: large, and no larger than its place."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from ringside_manager.gui.look import theme, typeface

LEAST = 3.2
"""The smallest letters that are read from three metres, in hundredths of the picture's height."""
_WHOLE = Qt.TextFlag.TextWordWrap
CENTRE, LEFT, RIGHT = (
    Qt.AlignmentFlag.AlignVCenter | side
    for side in (Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
)


def part_of(picture: QRectF, left: float, top: float, width: float, height: float) -> QRectF:
    """Return a part of a picture in pixels; where it lies is given in hundredths of its width and height."""
    x, y = picture.width() / 100, picture.height() / 100
    return QRectF(picture.left() + left * x, picture.top() + top * y, width * x, height * y)


class Lettering:
    """A picture being painted; ``said`` is what was written on it, in order.

    Places and sizes are given in hundredths of the picture's width and height; letters in hundredths of its height.
    """

    def __init__(self, painter: QPainter, picture: QRectF) -> None:
        self.painter, self.picture = painter, picture
        self.unit = min(picture.height() / 100, picture.width() / 160)
        self.said: list[str] = []
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def box(self, left: float, top: float, width: float, height: float) -> QRectF:
        """Return a part of the picture in pixels."""
        return part_of(self.picture, left, top, width, height)

    def write(
        self,
        area: QRectF,
        text: str,
        size: float,
        colour: str = "",
        *,
        align: Qt.AlignmentFlag = CENTRE,
        bold: bool = False,
    ) -> None:
        """Write a text into an area, over several lines where it needs them and smaller where it still does not fit."""
        if not text:
            return
        self.said.append(text)
        display = size >= 6
        weight = QFont.Weight.Bold if bold or display else QFont.Weight.Medium
        font = typeface(1, weight, display=display)
        flags = align | _WHOLE
        while True:
            font.setPixelSize(max(1, round(size * self.unit)))
            self.painter.setFont(font)
            needed = self.painter.fontMetrics().boundingRect(area.toRect(), int(flags), text)
            if (needed.height() <= area.height() and needed.width() <= area.width()) or size <= LEAST:
                break
            size *= 0.94
        self.painter.setPen(QColor(colour or theme().text))
        self.painter.drawText(area, int(flags), text)

    def write_end(self, area: QRectF, text: str, size: float, colour: str) -> None:
        """Write on one line as much of the end of a text as it holds."""
        font = typeface(1, QFont.Weight.Medium)
        font.setPixelSize(max(1, round(size * self.unit)))
        self.painter.setFont(font)
        width = int(area.width())
        shown = self.painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideLeft, width)
        self.said.append(shown)
        self.painter.setPen(QColor(colour))
        self.painter.drawText(area, int(CENTRE), shown)
