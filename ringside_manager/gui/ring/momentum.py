"""Who had the better of it: what each did over the last turns, red above the line and blue below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.gui.look import px, theme, typeface
from ringside_manager.gui.ring.axis import Axis, fall_mark
from ringside_manager.gui.ring.course import Blow
from ringside_manager.gui.ring.watching import Follower, Watching
from ringside_manager.gui.widgets import column, note, plain_label
from ringside_manager.language import tr

WINDOW = 1 / 3
"""What lies this far back counts for as long as it takes to go by, in rounds: six turns of Ringside."""
_STEPS = 240


class Curve(Follower):
    """The picture; a click goes to the moment."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tr("Momentum"))

    def sizeHint(self) -> QSize:
        """Wide enough for twelve rounds."""
        return QSize(px(280), px(190))

    def minimumSizeHint(self) -> QSize:
        """Below this nothing can be seen."""
        return QSize(px(160), px(90))

    def show_place(self, watching: Watching, animate: bool = False) -> None:
        """Paint it up to where the bout is seen."""
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the moment that was clicked."""
        if self.watching is not None and event.button() is Qt.MouseButton.LeftButton:
            self.watching.player.go_to(self._axis(self.watching).place(event.position().x()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint rounds, both curves, falls, and the moment seen."""
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
        for fall in watching.course.falls:
            if fall.place <= watching.horizon:
                red = fall.corner is RED
                y = field.top() + px(8) if red else field.bottom() - px(8)
                fall_mark(painter, axis.x(fall.place), y, fall.corner)


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
        """Follow another bout, the curve with it."""
        super().follow(watching)
        self.curve.follow(watching)

    def show_bout(self, watching: Watching) -> None:
        """Both names, above and below the line."""
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
