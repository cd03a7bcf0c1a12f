"""Drawing along the time of a bout: rounds across, marks of falls and bells, the place that is seen."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.gui.look import px, theme
from ringside_manager.gui.ring.watching import Watching


class Axis:
    """Time as a length: where a place lies between ``left`` and ``right``, and the other way round."""

    def __init__(self, watching: Watching, left: float, right: float) -> None:
        self._watching, self._left, self._right = watching, left, right

    def x(self, place: int) -> float:
        """Where a place lies."""
        return self.x_of(self._watching.course.at[place])

    def x_of(self, rounds: float) -> float:
        """Where a moment lies that is counted in rounds."""
        return self._left + (self._right - self._left) * min(rounds / self._watching.span, 1.0)

    def place(self, x: float) -> int:
        """The place nearest to a point; never one that may not be known."""
        wide = max(1.0, self._right - self._left)
        at = (x - self._left) / wide * self._watching.span
        return self._watching.course.nearest(at)

    def bells(self) -> Iterator[tuple[int, float, float]]:
        """Number, beginning and end of each round."""
        for number in range(1, round(self._watching.span) + 1):
            yield number, self.x_of(number - 1), self.x_of(number)


def fall_mark(painter: QPainter, x: float, y: float, corner: Corner) -> None:
    """The sign of a knockdown, shaped as the corner's counter on the board: a disc for red, a diamond for blue."""
    colours, size = theme(), px(5)
    painter.setPen(QPen(QColor(colours.panel), 1))
    painter.setBrush(QColor(colours.red if corner is RED else colours.blue))
    if corner is RED:
        painter.drawEllipse(QPointF(x, y), size, size)
    else:
        tips = ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0))
        painter.drawPolygon(QPolygonF([QPointF(x + size * dx, y + size * dy) for dx, dy in tips]))
