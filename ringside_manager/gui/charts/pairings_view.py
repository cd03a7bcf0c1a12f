"""Pairings on the screen: drawn, scrolled, enlarged, and walked through by keyboard."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QMenu, QScrollArea, QWidget

from ringside_manager.gui.charts.pairings import (
    HEAD_PIXELS,
    Key,
    Pairing,
    Pairings,
    PairingsLayout,
    PairingsPainter,
    Side,
    State,
)
from ringside_manager.gui.look import follow_look, theme, typeface, zoom_factor
from ringside_manager.gui.portraits import Sitter, portrait
from ringside_manager.gui.widgets import show_tip
from ringside_manager.gui.widgets.texts import Spoken
from ringside_manager.language import tr

# A picture of pairings: to look at, to walk through by keys, to open bouts and fighters from


ZOOMS = (0.4, 0.5, 0.65, 0.8, 1.0, 1.25, 1.5, 2.0)
SMALLEST = 0.2
"""How small a picture may be made to have all of it in sight."""
_AT_ONCE = 4
"""So many portraits are drawn between two looks at the keyboard."""
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


class PairingsCanvas(Spoken, QWidget):
    """The drawing; ``opened`` asks for a pairing, ``man_opened`` for a man, ``seen`` for a part of it to be brought into sight.

    ``chosen`` carries the pairing that is walked to.
    """

    opened = Signal(object)
    man_opened = Signal(int)
    chosen = Signal(object)
    seen = Signal(object)
    zoom_wished = Signal(int)
    told_as = QAccessible.Role.Chart

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drawn: Pairings | None = None
        self.plan: PairingsLayout | None = None
        self.zoom = 1.0
        self.current: Key | None = None
        self._followed = 0
        self._sitters: Mapping[int, Sitter] = {}
        self._known: Mapping[int, Sitter] = {}
        self._undrawn: list[Sitter] = []
        self._drawing = QTimer(self, singleShot=True, interval=0)
        self._drawing.timeout.connect(self._draw_heads)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setProperty("rule", "C61")
        follow_look(self._fit)

    @property
    def scale(self) -> float:
        """Pixels a unit of the layout."""
        return self.zoom * zoom_factor()

    def show_pairings(self, drawn: Pairings, sitters: Mapping[int, Sitter] | None = None) -> None:
        """Show another tournament, or the same as it stands now, with portraits where they are known."""
        if (sitters or {}) != self._known:
            self._sitters, self._known = {}, sitters or {}
            self._undrawn = list(self._known.values())
            self._drawing.start()
        if self.drawn is None or self.drawn.number != drawn.number or drawn.of(self.current) is None:
            self.current = None
        self.drawn, self.plan = drawn, PairingsLayout(drawn)
        self.setAccessibleName(tr("Bracket of {name}").format(name=drawn.name))
        one = self.pairing()
        self.setAccessibleDescription(
            tr("Arrow keys walk through the pairings.") if one is None else one.words
        )
        self._fit()

    def in_words(self) -> str:
        """Return the pairing the keyboard is at, or every pairing round by round where it is at none."""
        if self.drawn is None or self.pairing() is not None:
            return ""
        return " ".join([self.accessibleDescription(), *(one.words for one in self.drawn.pairings)])

    def pairing(self) -> Pairing | None:
        """The pairing the keyboard is at."""
        return None if self.drawn is None or self.current is None else self.drawn.of(self.current)

    def set_zoom(self, zoom: float) -> None:
        """Draw it so many times as large as normal."""
        self.zoom = min(max(zoom, SMALLEST), ZOOMS[-1])
        self._fit()

    def sizeHint(self) -> QSize:
        if self.plan is None:
            return QSize(1, 1)
        size = self.plan.size * self.scale
        return QSize(round(size.width()), round(size.height()))

    def _draw_heads(self) -> None:
        """Draw a few portraits at a time after the bracket itself is seen; show them when all are there."""
        for sitter in self._undrawn[-_AT_ONCE:]:
            portrait(sitter, HEAD_PIXELS)
        del self._undrawn[-_AT_ONCE:]
        if self._undrawn:
            self._drawing.start()
            return
        self._sitters = self._known
        self.update()

    def _fit(self) -> None:
        self.setMinimumSize(self.sizeHint())
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.plan is None:
            return
        painter = QPainter(self)
        painter.scale(self.scale, self.scale)
        here = self.current if self.hasFocus() else None
        family = typeface().family()
        PairingsPainter(self.plan, theme(), family, here, self._followed, self._sitters).paint(painter)

    # mouse --------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point out the way of the man under the mouse."""
        one = self._at(event.position())
        side = None if one is None else self._side_at(one, event.position())
        opens = one is not None and (one.opens if side is None else self._names_lead)
        self.setCursor(Qt.CursorShape.PointingHandCursor if opens else Qt.CursorShape.ArrowCursor)
        self._follow(0 if side is None else side.man)

    def leaveEvent(self, event: QEvent) -> None:
        """Nobody is followed any more."""
        self._follow(0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        one = self._at(event.position())
        if one is not None:
            self.walk_to(one)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open what was clicked where names lead somewhere: a name, or the bout under the names."""
        one = self._at(event.position())
        if one is None or event.button() != Qt.MouseButton.LeftButton or not self._names_lead:
            return
        side = self._side_at(one, event.position())
        if side is not None:
            self.man_opened.emit(side.man)
        else:
            self._open(one)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the pairing where names lead nowhere."""
        one = self._at(event.position())
        if one is not None and not self._names_lead:
            self._open(one)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_wished.emit(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            event.ignore()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            one = self._at(QPointF(event.pos()))
            show_tip(event.globalPos(), "" if one is None else one.words, self)
            return True
        return super().event(event)

    # keys ---------------------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the next bout, or at the top."""
        super().focusInEvent(event)
        if self.current is None and self.drawn is not None and self.drawn.pairings:
            coming = (one for one in self.drawn.pairings if one.state is State.NEXT)
            self.walk_to(next(coming, self.drawn.pairings[0]))
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Enter opens the bout, 1 and 2 the fighters."""
        key, one = Qt.Key(event.key()), self.pairing()
        target = self._next(key)
        if target is not None:
            self.walk_to(target)
        elif one is not None and key in _ENTER:
            if not self._open(one) and one.sides and self._names_lead:
                self.man_opened.emit(one.sides[0].man)
        elif one is not None and key in (Qt.Key.Key_1, Qt.Key.Key_2) and self._names_lead:
            side = one.red if key == Qt.Key.Key_1 else one.blue
            if side is not None:
                self.man_opened.emit(side.man)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what the pairing leads to."""
        one = self.pairing()
        if one is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if one.opens:
            menu.addAction(one.opens).triggered.connect(lambda _checked=False: self._open(one))
        for side in one.sides if self._names_lead else ():
            line = menu.addAction(side.name.replace("&", "&&"))
            line.triggered.connect(lambda _checked=False, man=side.man: self.man_opened.emit(man))
        menu.popup(event.globalPos())

    def walk_to(self, one: Pairing) -> None:
        """Stand at a pairing, say it, and bring it into sight."""
        self.current = one.key
        self.setAccessibleDescription(one.words)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, one.words))
        self.seen.emit(self.box_of(one))
        self.chosen.emit(one)
        self.update()

    def _next(self, key: Qt.Key) -> Pairing | None:
        """Where a key leads; the pairing itself at an edge, ``None`` for a key that does not walk."""
        one, drawn = self.pairing(), self.drawn
        if one is None or drawn is None:
            return None
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            return drawn.pairings[0 if key == Qt.Key.Key_Home else -1]
        column = sorted(
            (other for other in drawn.pairings if other.column == one.column), key=lambda one: one.middle
        )
        place = column.index(one)
        if key == Qt.Key.Key_Up:
            return column[max(place - 1, 0)]
        if key == Qt.Key.Key_Down:
            return column[min(place + 1, len(column) - 1)]
        if key == Qt.Key.Key_Left:
            return self._beside(one, -1, [other for other in drawn.pairings if _leads(other, one)])
        if key == Qt.Key.Key_Right:
            return self._beside(one, 1, [other for other in drawn.pairings if _leads(one, other)])
        return None

    def _beside(self, one: Pairing, step: int, joined: list[Pairing]) -> Pairing:
        """The pairing a line leads to, else the nearest of the next column on that side that has one."""
        if joined:
            return min(joined, key=lambda other: other.middle)
        assert self.drawn is not None
        there = [other for other in self.drawn.pairings if (other.column - one.column) * step > 0]
        near = (abs(other.column - one.column) for other in there)
        distance = min(near, default=0)
        column = [other for other in there if abs(other.column - one.column) == distance]
        return min(column, key=lambda other: abs(other.middle - one.middle), default=one)

    # where ----------------------------------------------------------------------------------------------

    @property
    def _names_lead(self) -> bool:
        return self.drawn is not None and self.drawn.names_lead

    def box_of(self, one: Pairing) -> QRectF:
        """Where a pairing is drawn, in pixels."""
        assert self.plan is not None
        box = self.plan.boxes[one.key]
        return QRectF(box.topLeft() * self.scale, box.size() * self.scale)

    def _at(self, spot: QPointF) -> Pairing | None:
        return None if self.plan is None else self.plan.at(spot / self.scale)

    def _side_at(self, one: Pairing, spot: QPointF) -> Side | None:
        assert self.plan is not None
        for side, upper in ((one.red, True), (one.blue, False)):
            if side is not None and self.plan.side(one, upper).contains(spot / self.scale):
                return side
        return None

    def _open(self, one: Pairing) -> bool:
        """Ask for a pairing that can be opened; whether it can."""
        if one.opens:
            self.opened.emit(one)
        return bool(one.opens)

    def _follow(self, man: int) -> None:
        if man != self._followed:
            self._followed = man
            self.update()


def _leads(one: Pairing, other: Pairing) -> bool:
    return one.leads_to is not None and one.leads_to[0] == other.key


# The picture with scroll bars, zoomed by steps or to fit


READABLE = 0.65
"""A picture is not shown smaller than this unasked: a bracket of 16 is whole in a window of 1280 by 800."""


class PairingsView(QScrollArea):
    """The drawing with scroll bars, zoomed by steps or to fit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.canvas = PairingsCanvas()
        self._new = False
        self._settled = QTimer(self, singleShot=True, interval=0)
        self._settled.timeout.connect(self._leave_alone)
        self.canvas.seen.connect(self._show)
        self.canvas.zoom_wished.connect(self.zoom_by)
        self.setWidget(self.canvas)
        self.setWidgetResizable(True)
        self.setFocusProxy(self.canvas)

    def show_pairings(self, drawn: Pairings, sitters: Mapping[int, Sitter] | None = None) -> None:
        """Show a tournament; another than before as large as it goes well."""
        another = self.canvas.drawn is None or self.canvas.drawn.number != drawn.number
        self.canvas.show_pairings(drawn, sitters)
        if another:
            self._new = True
            self._fit_new()

    def zoom_by(self, steps: int) -> None:
        """One or more steps larger or smaller."""
        near = min(range(len(ZOOMS)), key=lambda index: abs(ZOOMS[index] - self.canvas.zoom))
        self.canvas.set_zoom(ZOOMS[min(max(near + steps, 0), len(ZOOMS) - 1)])

    def fit(self) -> None:
        """As large as it can be with all of it in sight."""
        if self.canvas.plan is None:
            return
        size, room = self.canvas.plan.size * zoom_factor(), self.viewport().size()
        self.canvas.set_zoom(min(room.width() / size.width(), room.height() / size.height(), 1.5))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A tournament just shown is fitted once its room is known."""
        super().resizeEvent(event)
        self._fit_new()

    def _fit_new(self) -> None:
        if self._new and self.isVisible():
            self._settled.start()  # a window that is just shown gives it its room in several steps
            assert self.canvas.plan is not None
            size, room = self.canvas.plan.size * zoom_factor(), self.maximumViewportSize()
            whole = min(room.width() / size.width(), room.height() / size.height())
            wide = (room.width() - self.verticalScrollBar().sizeHint().width()) / size.width()
            self.canvas.set_zoom(min(whole if whole >= READABLE else max(wide, READABLE), 1.0))

    def _leave_alone(self) -> None:
        self._new = False

    def _show(self, box: QRectF) -> None:
        middle = box.center().toPoint()
        self.ensureVisible(middle.x(), middle.y(), round(box.width()), round(box.height()))
