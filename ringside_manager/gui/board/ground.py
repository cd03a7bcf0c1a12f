"""The geometry of the ring seen at a slant: from squares to points on the screen and back."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

APRON = 0.42
"""How far the mat reaches beyond the squares, in squares."""
SKIRT = 0.34
TALL = 1.78
"""How tall a boxer is, in squares where he stands."""
NARROWER = 0.80
"""How wide the far edge is, the near one being 1."""
_SPREAD = 1.03
"""How much wider the edge of the mat is than the near edge of the squares, for its nearness."""
FLAT, STEEP = 0.40, 0.66
"""How deep a square may look, its width being 1."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A ring of squares in a rectangle; places are counted in squares from the near left corner.

    ``unit`` is the width of a square at the near edge, ``deep`` the height of all rows on the screen.
    """

    columns: str
    rows: str
    middle: float
    near: float
    unit: float
    deep: float

    @classmethod
    def within(cls, rect: QRectF, floor: tuple[str, str]) -> Ground:
        """The largest ring that fits, boxers on its far edge and letters on its skirt included."""
        columns, rows = floor
        across, along = (len(columns) + 2 * APRON) * _SPREAD, len(rows)
        around = SKIRT + TALL * NARROWER
        least = along + APRON * _SPREAD / NARROWER
        unit = max(1.0, min(rect.width() / across, rect.height() / (FLAT * least + around)))
        share = min(max((rect.height() / unit - around) / least, FLAT), STEEP)
        deep = along * unit * share
        spare = max(0.0, rect.height() - (least * share + around) * unit)
        near = rect.bottom() - (SKIRT + (least - along) * share) * unit - spare * 0.4
        return cls(columns, rows, rect.center().x(), near, unit, deep)

    @property
    def _slope(self) -> float:
        return (1 / NARROWER - 1) / len(self.rows)

    def scale(self, up: float) -> float:
        """The width of a square ``up`` rows from the near edge."""
        return self.unit / (1 + self._slope * up)

    def point(self, across: float, up: float) -> QPointF:
        """A place of the ring on the screen."""
        share = up * (1 / NARROWER) / (len(self.rows) * (1 + self._slope * up))
        x = self.middle + (across - len(self.columns) / 2) * self.scale(up)
        return QPointF(x, self.near - self.deep * share)

    def place(self, point: QPointF) -> tuple[float, float]:
        """The place of the ring that lies under a point of the screen."""
        share, rows = (self.near - point.y()) / self.deep, len(self.rows)
        up = rows * share / (1 / NARROWER - rows * self._slope * share)
        return (point.x() - self.middle) / self.scale(up) + len(self.columns) / 2, up

    def centre(self, square: str) -> tuple[float, float]:
        """The middle of a square, in squares."""
        return self.columns.index(square[0]) + 0.5, self.rows.index(square[1]) + 0.5

    def square_at(self, point: QPointF) -> str:
        """The square under a point of the screen; nothing beside the ring."""
        across, up = self.place(point)
        if 0 <= across < len(self.columns) and 0 <= up < len(self.rows):
            return self.columns[int(across)] + self.rows[int(up)]
        return ""

    def polygon(self, left: float, near: float, right: float, far: float) -> QPolygonF:
        """A rectangle of the ring as it is seen."""
        corners = ((left, near), (right, near), (right, far), (left, far))
        return QPolygonF([self.point(across, up) for across, up in corners])

    def square(self, square: str, inset: float = 0.0) -> QPolygonF:
        """A square as it is seen, made smaller on every side by ``inset`` squares."""
        across, up = self.columns.index(square[0]), self.rows.index(square[1])
        return self.polygon(across + inset, up + inset, across + 1 - inset, up + 1 - inset)

    def flat(self, across: float, up: float, radius: float) -> QRectF:
        """The box of a circle lying on the mat."""
        middle, wide = self.point(across, up), radius * self.scale(up)
        high = abs(self.point(across, up + radius).y() - self.point(across, up - radius).y()) / 2
        return QRectF(middle.x() - wide, middle.y() - high, 2 * wide, 2 * high)
