"""Curves over the time of a bout: who had the better of it lately, and the chance to win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.gui.look import px, theme, typeface
from ringside_manager.gui.ring.timeline import Blow
from ringside_manager.gui.ring.watching import Follower, Watching
from ringside_manager.gui.widgets import column, note, plain_label
from ringside_manager.gui.widgets.texts import Spoken
from ringside_manager.language import tr

if TYPE_CHECKING:
    from ringside_manager.odds.review import CurvePoint, Swing

# Drawing along the time of a bout: rounds across, marks of falls and bells, the place that is seen


class Axis:
    """Time as a length: where a place lies between ``left`` and ``right``, and the other way round."""

    def __init__(self, watching: Watching, left: float, right: float) -> None:
        self._watching, self._left, self._right = watching, left, right

    def x(self, place: int) -> float:
        return self.x_of(self._watching.course.at[place])

    def x_of(self, rounds: float) -> float:
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


# Who had the better of it: what each did over the last turns, red above the line and blue below


WINDOW = 1 / 3
"""What lies this far back counts for as long as it takes to go by, in rounds: six turns of Ringside."""
_STEPS = 240


class Curve(Spoken, Follower):
    """The picture; a click goes to the moment."""

    told_as = QAccessible.Role.Chart

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tr("Momentum"))

    def sizeHint(self) -> QSize:
        return QSize(px(280), px(190))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(160), px(90))

    def show_place(self, watching: Watching, animate: bool = False) -> None:
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.watching is not None and event.button() is Qt.MouseButton.LeftButton:
            self.watching.player.go_to(self._axis(self.watching).place(event.position().x()))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.watching is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        axis, field = self._axis(self.watching), self._field()
        self._ground(painter, axis, field)
        self._curves(painter, self.watching, axis, field)
        self._falls(painter, self.watching, axis, field)
        x = axis.x(self.watching.place)
        painter.setPen(QPen(QColor(theme().text), px(2)))
        painter.drawLine(QPointF(x, field.top()), QPointF(x, field.bottom()))
        painter.end()

    def _axis(self, watching: Watching) -> Axis:
        margin = px(9)
        return Axis(watching, margin, self.width() - margin)

    def _field(self) -> QRectF:
        return QRectF(px(9), px(18), self.width() - px(18), max(px(20), self.height() - px(22)))

    def _ground(self, painter: QPainter, axis: Axis, field: QRectF) -> None:
        colours = theme()
        painter.setFont(typeface(0.85))
        for number, left, right in axis.bells():
            if number % 2 == 0:
                painter.fillRect(
                    QRectF(left, field.top(), right - left, field.height()), QColor(colours.shade)
                )
            painter.setPen(QColor(colours.muted))
            painter.drawText(QRectF(left, 0, right - left, px(17)), Qt.AlignmentFlag.AlignCenter, str(number))
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.drawRect(field)
        painter.drawLine(
            QPointF(field.left(), field.center().y()), QPointF(field.right(), field.center().y())
        )

    def _curves(self, painter: QPainter, watching: Watching, axis: Axis, field: QRectF) -> None:
        values = [strength(watching, corner, watching.horizon) for corner in CORNERS]
        scale = (field.height() / 2 - px(4)) / max(1.0, *values[0], *values[1])
        colours, middle = (theme().red, theme().blue), field.center().y()
        for told, colour, sign in zip(values, colours, (-1, 1), strict=True):
            xs = [axis.x_of(watching.span * step / _STEPS) for step in range(len(told))]
            points = [QPointF(x, middle + sign * value * scale) for x, value in zip(xs, told, strict=True)]
            fill = QColor(colour)
            fill.setAlphaF(0.35)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(fill)
            painter.drawPolygon(QPolygonF([QPointF(xs[0], middle), *points, QPointF(xs[-1], middle)]))
            painter.setPen(QPen(QColor(colour), px(1.6)))
            painter.drawPolyline(QPolygonF(points))

    def _falls(self, painter: QPainter, watching: Watching, axis: Axis, field: QRectF) -> None:
        """A boxer's falls stand on his side of the line."""
        for place, corner in watching.course.falls:
            if place <= watching.horizon:
                red = corner is RED
                y = field.top() + px(8) if red else field.bottom() - px(8)
                fall_mark(painter, axis.x(place), y, corner)


class MomentumPart(Follower):
    """The curve with what it shows in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.curve = Curve()
        self.red, self.blue = plain_label(tone="red", wrap=True), plain_label(tone="blue", wrap=True)
        self.told = note()
        column(self.red, self.curve, self.blue, self.told, space=1, parent=self)
        self.layout().setStretch(1, 1)  # type: ignore[union-attr]

    def follow(self, watching: Watching) -> None:
        super().follow(watching)
        self.curve.follow(watching)

    def show_bout(self, watching: Watching) -> None:
        red, blue = watching.match.names
        self.red.setText(tr("▲ {name}").format(name=red))
        self.blue.setText(tr("▼ {name}").format(name=blue))

    def show_place(self, watching: Watching, animate: bool = False) -> None:
        """Say what is measured, and who was on top lately."""
        red, blue = (latest(watching, corner) for corner in CORNERS)
        told = (
            tr(
                "Damage over the last third of a round: {red} by red, {blue} by blue. A disc is a knockdown of red, a diamond one of blue."
            )
            if watching.scores_open
            else tr(
                "Punches landed over the last third of a round: {red} by red, {blue} by blue. A disc is a knockdown of red, a diamond one of blue."
            )
        )
        self.told.setText(told.format(red=red, blue=blue))
        self.curve.setAccessibleDescription(self.told.text())


def latest(watching: Watching, corner: Corner) -> int:
    """What a corner has done lately where the bout is seen."""
    return sum(
        _weight(watching, blow)
        for blow in _seen(watching, corner, watching.place)
        if _share(watching.course.at[watching.place], watching.course.at[blow.place]) > 0
    )


def strength(watching: Watching, corner: Corner, place: int) -> list[float]:
    """The curve of a corner up to a place, in steps of the whole width; older blows fade out."""
    at, span = watching.course.at, watching.span
    steps = int(at[place] / span * _STEPS) + 1
    values = [0.0] * min(steps, _STEPS + 1)
    for blow in _seen(watching, corner, place):
        begins = int(at[blow.place] / span * _STEPS)
        for step in range(begins, min(len(values), begins + int(WINDOW / span * _STEPS) + 2)):
            values[step] += _weight(watching, blow) * _share(step * span / _STEPS, at[blow.place])
    return values


def _seen(watching: Watching, corner: Corner, place: int) -> Sequence[Blow]:
    return [blow for blow in watching.course.blows if blow.corner is corner and blow.place <= place]


def _weight(watching: Watching, blow: Blow) -> int:
    """Damage, or each punch alike while scores are hidden, for damage is how rounds are scored."""
    return blow.damage if watching.scores_open else 1


def _share(now: float, then: float) -> float:
    """How much a blow still counts, 1 to 0."""
    return max(0.0, 1 - max(0.0, now - then) / WINDOW)


# The chance to win over the time of a bout, as a curve between the two corners


_MARK = 9
"""Half the width of a turn's mark."""


class CurveView(Spoken, QWidget):
    """Red's chance from the bottom, blue's from the top; a click carries the event of the moment to ``jumped``."""

    told_as = QAccessible.Role.Chart

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
        return QSize(px(640), px(220))

    def minimumSizeHint(self) -> QSize:
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
        if self._points and event.button() is Qt.MouseButton.LeftButton:
            field = self._field()
            share = (event.position().x() - field.left()) / max(1.0, field.width())
            place = min(max(round(share * (len(self._points) - 1)), 0), len(self._points) - 1)
            self.jumped.emit(self._points[place].event)

    def paintEvent(self, _event: QPaintEvent) -> None:
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
        return QRectF(self.rect()).adjusted(px(44), px(_MARK + 1), -px(_MARK + 1), -px(22))

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
        places = {point.event: place for place, point in enumerate(self._points)}
        painter.setFont(typeface(0.8, 700))
        for number, swing in enumerate(self._swings, 1):
            place = places.get(swing.event_to)
            if place is None:
                continue
            centre, size = self._at(field, place), px(_MARK)
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
