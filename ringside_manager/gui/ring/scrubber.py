"""The line of a bout's time: what has been seen, round by round, and a handle to go anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.gui.look import px, theme, typeface
from ringside_manager.gui.ring.timeline import Blow
from ringside_manager.gui.ring.watching import Follower, Watching, clock_told
from ringside_manager.gui.widgets import column, note, plain_label, set_tip
from ringside_manager.gui.widgets.texts import Spoken
from ringside_manager.language import tr

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


class TimeLine(QSlider):
    """The line itself; it is a slider over the places of the film, painted over the rounds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.watching: Watching | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Where the bout is seen"))
        set_tip(self, tr("Drag to any moment; arrow keys step"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        return QSize(px(240), px(40))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def axis(self) -> Axis | None:
        margin = px(9)
        return None if self.watching is None else Axis(self.watching, margin, self.width() - margin)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._drag(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._drag(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and the like are those of the whole window."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.watching is None or (axis := self.axis) is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._rounds(painter, axis)
        self._falls(painter, axis)
        self._handle(painter, axis.x(self.watching.place))
        painter.end()

    def _rounds(self, painter: QPainter, axis: Axis) -> None:
        assert self.watching is not None
        colours = theme()
        here, end = axis.x(self.watching.place), axis.x(len(self.watching.match.film))
        font = typeface(0.85)
        painter.setFont(font)
        for number, left, right in axis.bells():
            box = QRectF(left, px(20), max(right - left - px(2), 1), px(8))
            painter.setPen(QPen(QColor(colours.shadow), 1))
            painter.setBrush(QColor(colours.raised))
            painter.drawRoundedRect(box, px(2), px(2))
            if not self.watching.as_live:
                _block(painter, _until(box, end), colours.line)
            _block(painter, _until(box, here), colours.accent)
            now = left <= here < right
            painter.setPen(QColor(colours.text if now else colours.muted))
            painter.drawText(QRectF(left, 0, right - left, px(18)), Qt.AlignmentFlag.AlignCenter, str(number))

    def _falls(self, painter: QPainter, axis: Axis) -> None:
        assert self.watching is not None
        for fall in self.watching.course.falls:
            if fall.place <= self.watching.horizon:
                fall_mark(painter, axis.x(fall.place), px(34), fall.corner)

    def _handle(self, painter: QPainter, x: float) -> None:
        colours = theme()
        painter.setBrush(QColor(colours.text))
        ring = QColor(colours.accent_strong if self.hasFocus() else colours.panel)
        painter.setPen(QPen(ring, px(2)))
        painter.drawEllipse(QRectF(x - px(7), px(17), px(14), px(14)))

    def _drag(self, event: QMouseEvent) -> None:
        if self.watching is not None and (axis := self.axis) is not None:
            self.watching.player.go_to(axis.place(event.position().x()))


class Scrubber(Follower):
    """The line, following a bout; screen readers hear round and time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = TimeLine()
        self.line.valueChanged.connect(self._on_value)
        column(self.line, parent=self)

    def show_bout(self, watching: Watching) -> None:
        self.line.watching = watching

    def show_place(self, watching: Watching, animate: bool = False) -> None:
        """Bring the handle to where the bout is seen."""
        self.line.blockSignals(True)
        self.line.setRange(0, watching.horizon if watching.as_live else len(watching.match.film))
        self.line.setValue(watching.place)
        self.line.blockSignals(False)
        info = watching.match.setup.engine.info
        clock = watching.course.clock(watching.place)
        self.line.setAccessibleDescription(clock_told(info, *clock))
        self.line.update()

    def _on_value(self, place: int) -> None:
        """An aid moved the slider; the arrow keys are the window's."""
        if self.watching is not None:
            self.watching.player.go_to(place)


def _until(box: QRectF, x: float) -> QRectF:
    """The part of a box left of a point."""
    return QRectF(box.left(), box.top(), min(x, box.right()) - box.left(), box.height())


def _block(painter: QPainter, box: QRectF, colour: str) -> None:
    if box.width() > 0:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(box, px(2), px(2))
