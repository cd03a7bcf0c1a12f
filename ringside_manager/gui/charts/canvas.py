"""A chart painted in the window, in its colours, with what the mark pointed at says of itself."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Thread

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager import charts
from ringside_manager.charts import Cell, Chart, DataTable, Drawn, Easel, Target
from ringside_manager.charts.sheet import SERIES_ON_DARK, SERIES_ON_LIGHT, Skin, blend
from ringside_manager.gui.look import follow_look, px, theme, typeface, zoom_factor
from ringside_manager.gui.widgets.texts import Spoken
from ringside_manager.language import tr
from ringside_manager.palette import HIGH_CONTRAST, LIGHT, Colours
from ringside_manager.text_safety import visible

# The colours of the window.


def skin_of(colours: Colours, scale: float = 1.0) -> Skin:
    """A theme of the window as charts take it."""
    return Skin(
        surface=colours.panel,
        text=colours.text,
        muted=colours.muted,
        line=blend(colours.line, colours.panel, 0.65 if colours is HIGH_CONTRAST else 0.3),
        shade=colours.hover,
        accent=colours.blue,
        good=colours.good,
        bad=colours.bad,
        gold=colours.gold,
        title=colours.accent_strong if colours is LIGHT else colours.accent,
        red=colours.red,
        blue=colours.blue,
        series=SERIES_ON_LIGHT if colours is LIGHT else SERIES_ON_DARK,
        scale=scale,
        shaped=colours is HIGH_CONTRAST,
    )


def skin_now() -> Skin:
    """The look in force."""
    return skin_of(theme(), zoom_factor())


def skin_on_paper() -> Skin:
    """For documents and print: the light theme at normal size."""
    return skin_of(LIGHT)


# The library that draws, imported beside the window's thread when the first chart is shown.


class Loader(QObject):
    """Imports the library once; ``ready`` follows when charts can be drawn."""

    ready = Signal()
    _ended = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._thread: Thread | None = None
        self._ended.connect(self._on_ended, Qt.ConnectionType.QueuedConnection)

    @property
    def is_ready(self) -> bool:
        """Whether charts can be drawn at once."""
        return charts.is_loaded()

    def begin(self) -> None:
        """Begin, unless it was begun before."""
        if self._thread is None and not self.is_ready:
            self._thread = Thread(target=self._load, name="charts", daemon=True)
            self._thread.start()

    def _load(self) -> None:
        """In the thread: whatever goes wrong is told in the window's."""
        fault: BaseException | None = None
        try:
            charts.load()
        except Exception as error:
            fault = error
        self._ended.emit(fault)

    def _on_ended(self, fault: BaseException | None) -> None:
        self._thread = None
        if fault is not None:
            raise fault
        self.ready.emit()


_LOADER: list[Loader] = []


def loader() -> Loader:
    """The loader of this program."""
    if not _LOADER:
        _LOADER.append(Loader())
    return _LOADER[0]


# What is painted over a chart.


LONGEST = 48
"""Letters of a line; names may be of any length."""


def paint_focus(painter: QPainter, around: QRectF) -> None:
    """A frame that shows where the keyboard is."""
    pen = QPen(QColor(theme().accent_strong), px(2))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = pen.widthF() / 2
    painter.drawRoundedRect(around.adjusted(inset, inset, -inset, -inset), px(4), px(4))


def paint_ring(painter: QPainter, box: QRectF) -> None:
    """A ring round a mark, a frame round a bar."""
    colours = theme()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.text), px(2)))
    if box.width() < 2 and box.height() < 2:
        painter.drawEllipse(box.center(), px(9), px(9))
    else:
        space = px(3)
        painter.drawRoundedRect(box.adjusted(-space, -space, space, space), space, space)


def paint_bubble(painter: QPainter, ground: QRectF, mark: QRectF, text: str) -> None:
    """A small panel beside a mark, within the ground: its first line bold, the others quiet."""
    lines = [_short(visible(line)) for line in text.split("\n")]
    fonts = [typeface(1.0, QFont.Weight.DemiBold), *[typeface(0.95)] * (len(lines) - 1)]
    sizes = [QFontMetricsF(font) for font in fonts]
    margin = px(9)
    wide = max(size.horizontalAdvance(line) for size, line in zip(sizes, lines, strict=True)) + 2 * margin
    high = sum(size.height() for size in sizes) + 2 * margin - sizes[0].descent() / 2
    place = _place(ground, mark, wide, high)
    colours = theme()
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.setBrush(QColor(colours.raised))
    painter.drawRoundedRect(place, px(6), px(6))
    y = place.top() + margin
    for line, font, size in zip(lines, fonts, sizes, strict=True):
        painter.setFont(font)
        painter.setPen(QColor(colours.text if font is fonts[0] else colours.muted))
        painter.drawText(QPointF(place.left() + margin, y + size.ascent()), line)
        y += size.height()


def _place(ground: QRectF, mark: QRectF, wide: float, high: float) -> QRectF:
    """Right of the mark, or left where there is no room; never outside the ground."""
    gap = px(14)
    inner = ground.adjusted(2, 2, -2, -2)
    x = min(mark.right(), mark.center().x() + px(60)) + gap
    if x + wide > inner.right():
        x = mark.left() - gap - wide
    x = min(max(x, inner.left()), max(inner.right() - wide, inner.left()))
    y = min(max(mark.center().y() - high / 2, inner.top()), max(inner.bottom() - high, inner.top()))
    return QRectF(x, y, wide, high)


def _short(line: str) -> str:
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


# What is heard of a chart.


MOST_HEARD = 60
"""About so many lines of figures are read aloud; of a chart with more every so many, and the last of each series."""


def figures_told(table: DataTable) -> str:
    """The figures of a chart, a line each: "Night 3: POP 12, Rank 4"."""
    step = -(-len(table.rows) // MOST_HEARD)
    heard = [
        _line_told(table.headers, row)
        for place, row in enumerate(table.rows)
        if place % step == 0 or _ends_series(table.rows, place)
    ]
    if step > 1:
        heard.append(tr("all lines are in the table of figures"))
    return "; ".join(heard)


def _ends_series(rows: Sequence[Sequence[Cell]], place: int) -> bool:
    """Whether the next row is of somebody else, or there is none."""
    following = rows[place + 1][0] if place + 1 < len(rows) else None
    return following is None or (isinstance(following, str) and following != rows[place][0])


def _line_told(headers: Sequence[str], row: Sequence[Cell]) -> str:
    pairs = [
        f"{header} {visible(str(cell))}"
        for header, cell in zip(headers, row, strict=True)
        if cell is not None
    ]
    return f"{pairs[0]}: {', '.join(pairs[1:])}" if len(pairs) > 1 else "".join(pairs)


# The canvas, whose marks can be walked by mouse and keys.


REACH = 22
"""A mark answers to the mouse within so many pixels at normal size."""
FOLLOW = 5
"""Milliseconds between the page around a chart and its drawing, so that the page is painted first."""
SETTLE = 30
"""Milliseconds without a change of size before a chart is drawn again; until then the old picture is stretched."""
_STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class ChartCanvas(Spoken, QWidget):
    """One figure, kept for every chart shown here.  The library must be loaded before ``show_chart``.

    ``picked`` carries the key of a mark that was clicked or opened by Enter, ``told`` what the mark pointed at says.
    """

    picked = Signal(object)
    told = Signal(str)
    told_as = QAccessible.Role.Chart

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
        self._soon = QTimer(self, singleShot=True, interval=FOLLOW)
        self._soon.timeout.connect(self._draw_seen)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow_look(self._redraw_soon)

    def sizeHint(self) -> QSize:
        return QSize(px(760), px(420))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(300), px(220))

    def show_chart(self, chart: Chart) -> None:
        """Show another chart, or the same with other rows."""
        self._point_at(None)
        self.chart, self.drawn = chart, Drawn()
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(chart.summary)
        self._redraw_soon()

    def in_words(self) -> str:
        """Return what the chart says, and its figures line by line."""
        if self.chart is None:
            return ""
        summary = self.chart.summary.replace("\n", "; ")
        return f"{summary} {figures_told(self.chart.data())}".strip()

    @property
    def is_drawn(self) -> bool:
        """Whether the picture is that of the chart at the size and in the look in force."""
        return not self._stale

    def image(self) -> QImage:
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

    def _draw_seen(self) -> None:
        if self.isVisible():
            self._draw()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture, and over it the mark pointed at.

        A chart is drawn when the page around it is there; until then the picture before it stays.
        """
        if self._stale and (self._painted is not self.chart or not self._settle.isActive()):
            self._soon.start()
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
        self._point_at(self._under(event.position()))

    def _under(self, place: QPointF) -> int | None:
        self._draw()
        ratio = self.devicePixelRatioF()
        x, y = place.x() * ratio, (self.height() - place.y()) * ratio
        return self.drawn.nearest(x, y, px(REACH) * ratio)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
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
