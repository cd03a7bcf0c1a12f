"""Drawing a bracket with vectors, on the screen as on paper."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from ringside_manager.gui.look.colours import Colours
from ringside_manager.gui.pages.tournament.bracket_layout import BracketLayout
from ringside_manager.gui.pages.tournament.bracket_words import caption, mark, night_text, round_name
from ringside_manager.language import tr
from ringside_manager.office.facts.tournaments import Cell, Decision, Entrant

NAME, SMALL, HEADING = 13, 11, 15
"""Sizes of the letters, in units of the layout."""


@dataclass(frozen=True, slots=True)
class Marked:
    """What is pointed out: the pairing the keyboard is at, the fighter whose way is followed (0 for none)."""

    cell: tuple[int, int] | None = None
    fighter: int = 0


@dataclass(frozen=True, slots=True)
class BracketPainter:
    """Paints one layout in the colours of a theme with the letters of a family."""

    layout: BracketLayout
    colours: Colours
    family: str

    def paint(self, painter: QPainter, marked: Marked) -> None:
        """Paint all of it; one unit of the layout is one of the painter."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = self.layout.row
        for number in range(1, len(row.rounds) + 1):
            self._head(painter, number)
        for cells in row.rounds:
            for cell in cells:
                self._line(painter, cell, marked)
        for cells in row.rounds:
            for cell in cells:
                self._cell(painter, cell, marked)
        self._crown(painter)

    def _head(self, painter: QPainter, number: int) -> None:
        box = self.layout.head(number)
        row = self.layout.row
        self._write(painter, box, round_name(row, number), HEADING, self.colours.text, bold=True, top=True)
        below = box.adjusted(0, 21, 0, 0)
        self._write(painter, below, night_text(row, number), SMALL, self.colours.muted, top=True)

    def _line(self, painter: QPainter, cell: Cell, marked: Marked) -> None:
        followed = marked.fighter and cell.winner == marked.fighter
        won = cell.winner is not None
        colour = self.colours.accent_strong if followed else self.colours.muted if won else self.colours.line
        painter.setPen(QPen(QColor(colour), 2.4 if followed else 1.3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(self.layout.line(cell)))

    def _cell(self, painter: QPainter, cell: Cell, marked: Marked) -> None:
        box = self.layout.boxes[cell.round, cell.place]
        path = QPainterPath()
        path.addRoundedRect(box, 6, 6)
        painter.fillPath(
            path, QColor(self.colours.panel if cell.decision is not Decision.BYE else self.colours.window)
        )
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        if cell.decision is not Decision.BYE or cell.red is not None:
            self._side(painter, cell, cell.red, True, marked)
        if cell.decision is not Decision.BYE:
            self._side(painter, cell, cell.blue, False, marked)
        painter.restore()
        foot = self.layout.foot(cell).adjusted(10, 0, -10, 0)
        tone = self.colours.warn if cell.is_next else self.colours.muted
        self._write(painter, foot, caption(cell), SMALL, tone, bold=cell.is_next)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self._frame(cell, marked))
        painter.drawPath(path)

    def _frame(self, cell: Cell, marked: Marked) -> QPen:
        if marked.cell == (cell.round, cell.place):
            return QPen(QColor(self.colours.text), 2.4)
        if cell.is_next:
            return QPen(QColor(self.colours.accent_strong), 2.0)
        style = Qt.PenStyle.DashLine if cell.decision is Decision.BYE else Qt.PenStyle.SolidLine
        return QPen(QColor(self.colours.line), 1.2, style)

    def _side(self, painter: QPainter, cell: Cell, side: Entrant | None, upper: bool, marked: Marked) -> None:
        box = self.layout.side(cell, upper)
        won = side is not None and cell.winner == side.fighter
        if side is not None and side.fighter == marked.fighter:
            painter.fillRect(box, QColor(self.colours.chosen))
        elif won and cell.decision is not Decision.BYE:
            painter.fillRect(box, QColor(self.colours.hover))
        corner = self.colours.red if upper else self.colours.blue
        if cell.decision is not Decision.BYE:
            painter.fillRect(QRectF(box.left(), box.top(), 4, box.height()), QColor(corner))
        self._names(painter, box, cell, side, won)

    def _names(self, painter: QPainter, box: QRectF, cell: Cell, side: Entrant | None, won: bool) -> None:
        if side is None:
            self._write(painter, box.adjusted(38, 0, -8, 0), tr("to be decided"), NAME, self.colours.muted)
            return
        seed = QRectF(box.left() + 8, box.top(), 22, box.height())
        right = Qt.AlignmentFlag.AlignRight
        self._write(painter, seed, str(side.seed), SMALL, self.colours.muted, align=right)
        result = mark(cell) if won else ""
        end = 56.0 if result else 8.0
        lost = cell.winner is not None and not won
        colour = self.colours.muted if lost else self.colours.text
        bold = won and cell.decision is not Decision.BYE
        self._write(painter, box.adjusted(38, 0, -end, 0), side.name, NAME, colour, bold=bold)
        if result:
            place = QRectF(box.right() - 58, box.top(), 50, box.height())
            self._write(painter, place, result, SMALL, self.colours.good, bold=True, align=right)

    def _crown(self, painter: QPainter) -> None:
        row, box = self.layout.row, self.layout.crown()
        won = row.winner is not None
        path = QPainterPath()
        path.addRoundedRect(box, 8, 8)
        painter.fillPath(path, QColor(self.colours.raised))
        style = Qt.PenStyle.SolidLine if won else Qt.PenStyle.DashLine
        painter.setPen(QPen(QColor(self.colours.gold if won else self.colours.line), 2.0, style))
        painter.drawPath(path)
        crown = crown_path(QRectF(box.center().x() - 19, box.top() + 12, 38, 28))
        painter.setPen(QPen(QColor(self.colours.gold if won else self.colours.line), 1.4))
        painter.setBrush(QBrush(QColor(self.colours.gold)) if won else Qt.BrushStyle.NoBrush)
        painter.drawPath(crown)
        middle = Qt.AlignmentFlag.AlignHCenter
        name = row.winner.name if row.winner is not None else tr("to be decided")
        tone = self.colours.text if won else self.colours.muted
        line = QRectF(box.left() + 8, box.top() + 47, box.width() - 16, 24)
        self._write(painter, line, name, HEADING, tone, bold=won, align=middle)
        what = tr("Champion") if row.for_title else tr("Winner")
        self._write(painter, line.translated(0, 25), what, SMALL, self.colours.muted, align=middle)

    def _write(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        size: int,
        colour: str,
        *,
        bold: bool = False,
        top: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        font = QFont(self.family)
        font.setPixelSize(size)
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(QColor(colour))
        vertical = Qt.AlignmentFlag.AlignTop if top else Qt.AlignmentFlag.AlignVCenter
        short = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, int(align | vertical | Qt.TextFlag.TextSingleLine), short)


def crown_path(box: QRectF) -> QPainterPath:
    """A crown of three points."""
    points = ((0, 0.25), (0.25, 0.6), (0.5, 0), (0.75, 0.6), (1, 0.25), (0.88, 0.85), (0.12, 0.85))
    path = QPainterPath()
    corners = [QPointF(box.left() + x * box.width(), box.top() + y * box.height()) for x, y in points]
    path.addPolygon(QPolygonF([*corners, corners[0]]))
    path.addRect(
        QRectF(
            box.left() + 0.12 * box.width(),
            box.bottom() - 0.09 * box.height(),
            0.76 * box.width(),
            0.1 * box.height(),
        )
    )
    return path
