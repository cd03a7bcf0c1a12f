"""Where everything of a bracket stands, in units that are pixels at normal size."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ringside_manager.office.facts.tournaments import BracketRow, Cell, Decision

WIDE, LINE, FOOT, GAP = 220.0, 23.0, 19.0, 15.0
"""A box, a name in it, the small line under the names, and what is free between two boxes."""
BETWEEN = 34.0
"""Between two rounds."""
HEAD, MARGIN = 46.0, 16.0
CROWN_WIDE, CROWN_HIGH = 190.0, 104.0
HIGH = 2 * LINE + FOOT


class BracketLayout:
    """The boxes of a bracket by round and place, and the lines between them."""

    def __init__(self, row: BracketRow) -> None:
        self.row = row
        self.boxes = {(cell.round, cell.place): self._box(cell) for cells in row.rounds for cell in cells}

    @property
    def size(self) -> QSizeF:
        """The whole drawing."""
        rounds = len(self.row.rounds)
        wide = 2 * MARGIN + rounds * (WIDE + BETWEEN) + CROWN_WIDE
        first = len(self.row.rounds[0])
        high = HEAD + MARGIN + max(first * (HIGH + GAP), CROWN_HIGH + 2 * GAP)
        return QSizeF(wide, high + MARGIN)

    def head(self, number: int) -> QRectF:
        """Where the name of a round stands."""
        return QRectF(self._left(number), MARGIN, WIDE, HEAD - 8)

    def crown(self) -> QRectF:
        """Where whoever has won it stands."""
        middle = self._middle(len(self.row.rounds), 1)
        return QRectF(self._left(len(self.row.rounds) + 1), middle - CROWN_HIGH / 2, CROWN_WIDE, CROWN_HIGH)

    def line(self, cell: Cell) -> list[QPointF]:
        """From the middle of a box to where its winner goes on."""
        box = self.boxes[cell.round, cell.place]
        start = QPointF(box.right(), box.center().y())
        if cell.round == len(self.row.rounds):
            return [start, QPointF(self.crown().left(), start.y())]
        end = self.boxes[cell.round + 1, (cell.place + 1) // 2]
        across = box.right() + BETWEEN / 2
        y = end.top() + LINE * (0.5 if cell.place % 2 else 1.5)
        return [start, QPointF(across, start.y()), QPointF(across, y), QPointF(end.left(), y)]

    def side(self, cell: Cell, upper: bool) -> QRectF:
        """The line of one of the two in a box."""
        box = self.boxes[cell.round, cell.place]
        return QRectF(box.left(), box.top() + (0 if upper else LINE), box.width(), LINE)

    def foot(self, cell: Cell) -> QRectF:
        """The small line of a box."""
        box = self.boxes[cell.round, cell.place]
        return QRectF(box.left(), box.bottom() - FOOT, box.width(), FOOT)

    def cell_at(self, spot: QPointF) -> Cell | None:
        """The pairing at a spot."""
        for cells in self.row.rounds:
            for cell in cells:
                if self.boxes[cell.round, cell.place].contains(spot):
                    return cell
        return None

    def _box(self, cell: Cell) -> QRectF:
        high = LINE + FOOT if cell.decision is Decision.BYE else HIGH
        return QRectF(self._left(cell.round), self._middle(cell.round, cell.place) - high / 2, WIDE, high)

    @staticmethod
    def _left(number: int) -> float:
        return MARGIN + (number - 1) * (WIDE + BETWEEN)

    def _middle(self, number: int, place: int) -> float:
        """The height of a box's middle; the first round stands evenly, later ones between the two before."""
        slot = (HIGH + GAP) * (1 << (number - 1))
        alone = len(self.row.rounds[0]) == 1
        top = HEAD + MARGIN + (max(0.0, (CROWN_HIGH + 2 * GAP - slot) / 2) if alone else 0.0)
        return top + slot * (place - 0.5)
