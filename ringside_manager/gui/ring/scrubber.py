"""The line of a bout's time: what has been seen, round by round, and a handle to go anywhere."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from ringside_manager.gui.look import px, theme, typeface
from ringside_manager.gui.ring.axis import Axis, fall_mark
from ringside_manager.gui.ring.watching import Follower, Watching
from ringside_manager.gui.ring.wording import clock_told
from ringside_manager.gui.widgets import column, set_tip
from ringside_manager.language import tr


class Line(QSlider):
    """The line itself; it is a slider over the places of the film, painted over the rounds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.watching: Watching | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Where the bout is seen"))
        set_tip(self, tr("Drag to any moment; arrow keys step"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        """Room for the rounds above the line and the falls below it."""
        return QSize(px(240), px(40))

    def minimumSizeHint(self) -> QSize:
        """As high as it is, and not much narrower than the buttons below it."""
        return self.sizeHint()

    @property
    def axis(self) -> Axis | None:
        """Where the places lie."""
        margin = px(9)
        return None if self.watching is None else Axis(self.watching, margin, self.width() - margin)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to where the mouse is."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._drag(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go along with the mouse."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._drag(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and the like are those of the whole window."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rounds, what has been seen, the falls that may be known, and the handle."""
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
        self.line = Line()
        self.line.valueChanged.connect(self._on_value)
        column(self.line, parent=self)

    def show_bout(self, watching: Watching) -> None:
        """Another bout has another length."""
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
