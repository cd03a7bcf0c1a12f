"""The chance to win over the time of a bout, as a curve between the two corners."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager.gui.look import px, theme, typeface
from ringside_manager.language import tr
from ringside_manager.odds.review import CurvePoint, Swing


class CurveView(QWidget):
    """Red's chance from the bottom, blue's from the top; a click carries the event of the moment to ``jumped``."""

    jumped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points: tuple[CurvePoint, ...] = ()
        self._swings: tuple[Swing, ...] = ()
        self._names = ("", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tr("Chance to win over the bout"))

    def sizeHint(self) -> QSize:
        """Wide enough for twelve rounds."""
        return QSize(px(640), px(220))

    def minimumSizeHint(self) -> QSize:
        """Below this nothing can be seen."""
        return QSize(px(320), px(150))

    def show_curve(
        self, names: tuple[str, str], points: Sequence[CurvePoint], swings: Sequence[Swing] = ()
    ) -> None:
        """Show another bout; ``swings`` are marked."""
        self._names, self._points, self._swings = names, tuple(points), tuple(swings)
        if points:
            told = tr("{red}: {start} % at the first bell, {end} % at the end.")
            self.setAccessibleDescription(
                told.format(
                    red=names[0], start=round(100 * points[0].chance), end=round(100 * points[-1].chance)
                )
            )
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the turn that was clicked."""
        if self._points and event.button() is Qt.MouseButton.LeftButton:
            field = self._field()
            share = (event.position().x() - field.left()) / max(1.0, field.width())
            place = min(max(round(share * (len(self._points) - 1)), 0), len(self._points) - 1)
            self.jumped.emit(self._points[place].event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Ground, rounds, curve, swings, names."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        field, colours = self._field(), theme()
        painter.fillRect(field, QColor(colours.panel))
        if len(self._points) > 1:
            self._paint_halves(painter, field)
        self._paint_rounds(painter, field)
        self._paint_scale(painter, field)
        if len(self._points) > 1:
            self._paint_curve(painter, field)
            self._paint_swings(painter, field)
        self._paint_names(painter, field)
        painter.end()

    def _field(self) -> QRectF:
        return QRectF(self.rect()).adjusted(px(44), px(8), -px(10), -px(22))

    def _at(self, field: QRectF, place: int) -> QPointF:
        x = field.left() + field.width() * place / max(1, len(self._points) - 1)
        return QPointF(x, field.bottom() - field.height() * self._points[place].chance)

    def _paint_halves(self, painter: QPainter, field: QRectF) -> None:
        """Red's share of the chances below the curve, blue's above it."""
        line = [self._at(field, place) for place in range(len(self._points))]
        for colour, corners in (
            (theme().red, (field.bottomRight(), field.bottomLeft())),
            (theme().blue, (field.topRight(), field.topLeft())),
        ):
            fill = QColor(colour)
            fill.setAlphaF(0.16)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(fill)
            painter.drawPolygon(QPolygonF([*line, *corners]))

    def _paint_rounds(self, painter: QPainter, field: QRectF) -> None:
        painter.setFont(typeface(0.85))
        shown = 0
        for place, point in enumerate(self._points):
            if point.round <= shown:
                continue
            shown = point.round
            x = self._at(field, place).x()
            painter.setPen(QPen(QColor(theme().line), 1))
            painter.drawLine(QPointF(x, field.top()), QPointF(x, field.bottom()))
            painter.setPen(QColor(theme().muted))
            painter.drawText(QPointF(x + px(3), field.bottom() + px(16)), str(point.round))

    def _paint_scale(self, painter: QPainter, field: QRectF) -> None:
        painter.setFont(typeface(0.85))
        for percent in (0, 25, 50, 75, 100):
            y = field.bottom() - field.height() * percent / 100
            painter.setPen(QPen(QColor(theme().line), 1 if percent != 50 else 2))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(QColor(theme().muted))
            box = QRectF(0, y - px(9), field.left() - px(6), px(18))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, right, tr("{number} %").format(number=percent))

    def _paint_curve(self, painter: QPainter, field: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme().text), px(2)))
        painter.drawPolyline(QPolygonF([self._at(field, place) for place in range(len(self._points))]))

    def _paint_swings(self, painter: QPainter, field: QRectF) -> None:
        """A numbered mark where the bout turned most."""
        places = {point.event: place for place, point in enumerate(self._points)}
        painter.setFont(typeface(0.8, 700))
        for number, swing in enumerate(self._swings, 1):
            place = places.get(swing.event_to)
            if place is None:
                continue
            centre, size = self._at(field, place), px(9)
            up = swing.after > swing.before
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme().red if up else theme().blue))
            painter.drawEllipse(centre, size, size)
            painter.setPen(QColor(theme().panel))
            box = QRectF(centre.x() - size, centre.y() - size, 2 * size, 2 * size)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_names(self, painter: QPainter, field: QRectF) -> None:
        painter.setFont(typeface(0.95, 600))
        inside = field.adjusted(px(8), px(4), -px(8), -px(4))
        for name, colour, edge in (
            (self._names[0], theme().red, Qt.AlignmentFlag.AlignBottom),
            (self._names[1], theme().blue, Qt.AlignmentFlag.AlignTop),
        ):
            box = painter.boundingRect(inside, edge | Qt.AlignmentFlag.AlignRight, name)
            ground = QColor(theme().panel)
            ground.setAlphaF(0.75)
            painter.fillRect(box, ground)
            painter.setPen(QColor(colour))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
