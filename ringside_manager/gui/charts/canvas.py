"""A chart drawn in the window: it follows size and theme, and its marks can be walked by mouse and keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager.charts.chart import Chart, Drawn, Target
from ringside_manager.charts.library import Easel
from ringside_manager.gui.charts.bubble import paint_bubble, paint_focus, paint_ring
from ringside_manager.gui.charts.skinning import skin_now
from ringside_manager.gui.look import follow_look, px

REACH = 22
"""A mark answers to the mouse within so many pixels at normal size."""
SETTLE = 30
"""Milliseconds without a change of size before a chart is drawn anew; until then the old picture is stretched."""
_STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class ChartCanvas(QWidget):
    """One figure, kept for every chart shown here.  The library must be loaded before ``show_chart``.

    ``picked`` carries the key of a mark that was clicked or opened by Enter, ``told`` what the mark pointed at says.
    """

    picked = Signal(object)
    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chart: Chart | None = None
        self.drawn = Drawn()
        self.current: int | None = None
        self.spare = 0
        """Pixels the heading of the chart leaves free on the right, for buttons."""
        self._easel: Easel | None = None
        self._picture = QImage()
        self._painted: Chart | None = None
        self._stale = True
        self._settle = QTimer(self, singleShot=True, interval=SETTLE)
        self._settle.timeout.connect(self._redraw_soon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow_look(self._redraw_soon)

    def sizeHint(self) -> QSize:
        """Wide enough for a season."""
        return QSize(px(760), px(420))

    def minimumSizeHint(self) -> QSize:
        """Below this a chart cannot be read."""
        return QSize(px(300), px(220))

    def show_chart(self, chart: Chart) -> None:
        """Show another chart, or the same with other rows."""
        self._point_at(None)
        self.chart, self.drawn = chart, Drawn()
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(chart.summary)
        self._redraw_soon()

    def image(self) -> QImage:
        """The picture as it is seen."""
        self._draw()
        return self._picture

    # drawing ------------------------------------------------------------------------------------------

    def _redraw_soon(self) -> None:
        self._stale = True
        self.update()

    def _draw(self) -> None:
        """Draw the chart at the size and in the look in force, if that was not done yet."""
        if self.chart is None or not self._stale:
            return
        self._stale, self._painted = False, self.chart
        self._easel = self._easel or Easel()
        dots = self.logicalDpiX()
        painting = self._easel.paint(
            self.chart,
            skin_now(),
            (self.width() / dots, self.height() / dots),
            dots * self.devicePixelRatioF(),
            self.spare * 72 / dots,
        )
        self.drawn = painting.drawn
        image = QImage(
            painting.pixels, painting.wide, painting.high, 4 * painting.wide, QImage.Format.Format_RGBA8888
        )
        self._picture = image.copy()
        self._picture.setDevicePixelRatio(self.devicePixelRatioF())
        if self.current is not None and self.current >= len(self.drawn.targets):
            self.current = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture, and over it the mark pointed at."""
        if self._painted is not self.chart or not self._settle.isActive():
            self._draw()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if not self._picture.isNull():
            painter.drawImage(self.rect(), self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        target = self.target()
        if target is not None:
            box = self.box_of(target)
            paint_ring(painter, box)
            paint_bubble(painter, QRectF(self.rect()), box, target.told)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wait until the size stands still."""
        if self._painted is not self.chart:
            self._redraw_soon()
        else:
            self._settle.start()

    # marks --------------------------------------------------------------------------------------------

    @property
    def marks(self) -> tuple[Target, ...]:
        """The marks of the chart as it is seen, or will be when it is painted next."""
        self._draw()
        return self.drawn.targets

    def target(self) -> Target | None:
        """The mark pointed at by mouse or keys."""
        return None if self.current is None else self.marks[self.current]

    def box_of(self, target: Target) -> QRectF:
        """Where a mark is, in the widget's pixels."""
        ratio = self.devicePixelRatioF()
        left, bottom, right, top = (value / ratio for value in target.box())
        return QRectF(left, self.height() - top, right - left, top - bottom)

    def _point_at(self, index: int | None) -> None:
        if index == self.current:
            return
        self.current = index
        target = self.target()
        self.told.emit("" if target is None else target.told)
        can_open = target is not None and target.key is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if can_open else Qt.CursorShape.ArrowCursor)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the mark nearest to the mouse."""
        self._point_at(self._under(event.position()))

    def _under(self, place: QPointF) -> int | None:
        self._draw()
        ratio = self.devicePixelRatioF()
        x, y = place.x() * ratio, (self.height() - place.y()) * ratio
        return self.drawn.nearest(x, y, px(REACH) * ratio)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the mark that was clicked."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._point_at(self._under(event.position()))
            self._pick()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        self._point_at(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing is pointed at any more."""
        self._point_at(None)
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk from mark to mark, Home and End jump, Enter opens, Escape lets go."""
        key = event.key()
        if key in _STEPS:
            self._step(_STEPS[Qt.Key(key)])
        elif key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self._walk_to(0 if key == Qt.Key.Key_Home else len(self.marks) - 1)
        elif key in _ENTER:
            self._pick()
        elif key == Qt.Key.Key_Escape and self.current is not None:
            self._point_at(None)
        else:
            super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        """To the next mark that says something else, as some are drawn twice."""
        if self.current is None:
            self._walk_to(0 if by > 0 else len(self.marks) - 1)
            return
        here = self.marks[self.current]
        index = self.current + by
        while 0 <= index < len(self.marks) and self.marks[index].told == here.told:
            index += by
        self._walk_to(index)

    def _walk_to(self, index: int) -> None:
        if not 0 <= index < len(self.marks):
            return
        self._point_at(index)
        announcement = QAccessibleAnnouncementEvent(self, self.marks[index].told)
        QAccessible.updateAccessibility(announcement)

    def _pick(self) -> None:
        target = self.target()
        if target is not None and target.key is not None:
            self.picked.emit(target.key)
