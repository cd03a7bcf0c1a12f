"""The bracket on the screen: drawn, scrolled, enlarged, and walked through by keyboard."""

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

from ringside_manager.gui.look import follow_look, theme, typeface, zoom_factor
from ringside_manager.gui.pages.tournament.bracket_drawing import (
    HEAD_PIXELS,
    BracketLayout,
    BracketPainter,
    told,
)
from ringside_manager.gui.place import Place
from ringside_manager.gui.portraits.portrait import Sitter, portrait
from ringside_manager.gui.spoken import Spoken
from ringside_manager.gui.widgets import show_tip
from ringside_manager.language import tr
from ringside_manager.office.facts.seeding import Outlook
from ringside_manager.office.facts.tournaments import BracketRow, Cell

# A bracket on the screen: to look at, to walk through by keys, to open bouts and fighters from


ZOOMS = (0.4, 0.5, 0.65, 0.8, 1.0, 1.25, 1.5, 2.0)
SMALLEST = 0.2
"""How small a bracket may be made to have all of it in sight."""
_AT_ONCE = 4
"""So many portraits are drawn between two looks at the keyboard."""
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


class BracketCanvas(Spoken, QWidget):
    """The drawing; ``go`` asks for a bout or a fighter, ``seen`` for a part of it to be brought into sight."""

    go = Signal(object)
    seen = Signal(object)
    zoom_wished = Signal(int)
    told_as = QAccessible.Role.Chart

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row: BracketRow | None = None
        self.plan: BracketLayout | None = None
        self.zoom = 1.0
        self.current: tuple[int, int] | None = None
        self._followed = 0
        self.chances: Outlook | None = None
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
        return self.zoom * zoom_factor()

    def show_row(self, row: BracketRow, sitters: Mapping[int, Sitter] | None = None) -> None:
        """Show another tournament, or the same as it stands now, with portraits where they are known."""
        if (sitters or {}) != self._known:
            self._sitters, self._known = {}, sitters or {}
            self._undrawn = list(self._known.values())
            self._drawing.start()
        if self.row is None or self.row.number != row.number:
            self.current = None
        self.row, self.plan = row, BracketLayout(row)
        self.setAccessibleName(tr("Bracket of {name}").format(name=row.name))
        cell = self.cell()
        self.setAccessibleDescription(
            tr("Arrow keys walk through the pairings.") if cell is None else told(row, cell)
        )
        self._fit()

    def in_words(self) -> str:
        """Return the pairing the keyboard is at, or every pairing round by round where it is at none."""
        if self.row is None or self.cell() is not None:
            return ""
        cells = (cell for cells in self.row.rounds for cell in cells)
        return " ".join([self.accessibleDescription(), *(told(self.row, cell) for cell in cells)])

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

    def show_chances(self, chances: Outlook | None) -> None:
        """Show who is how likely to win the bouts to come, or no more."""
        self.chances = chances
        self.update()

    def set_zoom(self, zoom: float) -> None:
        self.zoom = min(max(zoom, SMALLEST), ZOOMS[-1])
        self._fit()

    def cell(self) -> Cell | None:
        if self.row is None or self.current is None:
            return None
        number, place = self.current
        return self.row.rounds[number - 1][place - 1]

    def sizeHint(self) -> QSize:
        if self.plan is None:
            return QSize(1, 1)
        size = self.plan.size * self.scale
        return QSize(round(size.width()), round(size.height()))

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
        BracketPainter(self.plan, theme(), family, here, self._followed, self.chances, self._sitters).paint(
            painter
        )

    # mouse --------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        cell = self._at(event.position())
        place = None if cell is None else self._place_at(cell, event.position())
        self.setCursor(Qt.CursorShape.ArrowCursor if place is None else Qt.CursorShape.PointingHandCursor)
        self._follow(place.number if place is not None and place.page == "fighter" else 0)

    def leaveEvent(self, event: QEvent) -> None:
        """Nobody is followed any more."""
        self._follow(0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        cell = self._at(event.position())
        if cell is not None:
            self._walk_to(cell)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open what was clicked: a name, or the bout under the names."""
        cell = self._at(event.position())
        if cell is not None and event.button() == Qt.MouseButton.LeftButton:
            self._open(self._place_at(cell, event.position()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_wished.emit(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            event.ignore()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            cell = self._at(QPointF(event.pos()))
            text = "" if cell is None or self.row is None else told(self.row, cell)
            show_tip(event.globalPos(), text, self)
            return True
        return super().event(event)

    # keys ---------------------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the next bout, or at the top."""
        super().focusInEvent(event)
        if self.current is None and self.row is not None:
            cells = [cell for cells in self.row.rounds for cell in cells]
            self._walk_to(next((cell for cell in cells if cell.is_next), cells[0]))
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Enter opens the bout, 1 and 2 the fighters."""
        key, cell = Qt.Key(event.key()), self.cell()
        target = self._next(key)
        if target is not None:
            self._walk_to(target)
        elif cell is not None and key in _ENTER:
            self._open(self._bout(cell) or self._side(cell, upper=True))
        elif cell is not None and key in (Qt.Key.Key_1, Qt.Key.Key_2):
            self._open(self._side(cell, upper=key == Qt.Key.Key_1))
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        cell = self.cell()
        if cell is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, place in self.links(cell):
            menu.addAction(text.replace("&", "&&")).triggered.connect(
                lambda _checked=False, place=place: self._open(place)
            )
        menu.popup(event.globalPos())

    def links(self, cell: Cell) -> list[tuple[str, Place]]:
        """What a pairing leads to, with what each is called."""
        bout = self._bout(cell)
        found = [] if bout is None else [(tr("The bout"), bout)]
        found += [(side.name, Place("fighter", side.fighter)) for side in (cell.red, cell.blue) if side]
        return found

    def _next(self, key: Qt.Key) -> Cell | None:
        if self.row is None or self.current is None:
            return None
        number, place = self.current
        steps = {
            Qt.Key.Key_Up: (number, place - 1),
            Qt.Key.Key_Down: (number, place + 1),
            Qt.Key.Key_Left: (number - 1, 2 * place - 1),
            Qt.Key.Key_Right: (number + 1, (place + 1) // 2),
            Qt.Key.Key_Home: (1, 1),
            Qt.Key.Key_End: (len(self.row.rounds), 1),
        }
        if key not in steps:
            return None
        number, place = steps[key]
        inside = 1 <= number <= len(self.row.rounds) and 1 <= place <= len(self.row.rounds[number - 1])
        return self.row.rounds[number - 1][place - 1] if inside else self.cell()

    def _walk_to(self, cell: Cell) -> None:
        self.current = cell.round, cell.place
        assert self.row is not None
        text = told(self.row, cell)
        self.setAccessibleDescription(text)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        self.seen.emit(self.box_of(cell))
        self.update()

    # where ----------------------------------------------------------------------------------------------

    def box_of(self, cell: Cell) -> QRectF:
        """Where a pairing is drawn, in pixels."""
        assert self.plan is not None
        box = self.plan.boxes[cell.round, cell.place]
        return QRectF(box.topLeft() * self.scale, box.size() * self.scale)

    def _at(self, spot: QPointF) -> Cell | None:
        return None if self.plan is None else self.plan.cell_at(spot / self.scale)

    def _place_at(self, cell: Cell, spot: QPointF) -> Place | None:
        assert self.plan is not None
        for upper in (True, False):
            if self.plan.side(cell, upper).contains(spot / self.scale) and (
                side := self._side(cell, upper=upper)
            ):
                return side
        return self._bout(cell)

    @staticmethod
    def _bout(cell: Cell) -> Place | None:
        return Place("bout", cell.bout) if cell.bout else None

    @staticmethod
    def _side(cell: Cell, *, upper: bool) -> Place | None:
        side = cell.red if upper else cell.blue
        return None if side is None else Place("fighter", side.fighter)

    def _open(self, place: Place | None) -> None:
        if place is not None:
            self.go.emit(place)

    def _follow(self, fighter: int) -> None:
        if fighter != self._followed:
            self._followed = fighter
            self.update()


# A bracket with scroll bars, zoomed by steps or to fit


READABLE = 0.65
"""A bracket is not shown smaller than this unasked: one of 16 is whole in a window of 1280 by 800."""


class BracketView(QScrollArea):
    """The drawing with scroll bars, zoomed by steps or to fit."""

    go = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.canvas = BracketCanvas()
        self._new = False
        self.canvas.go.connect(self.go)
        self.canvas.seen.connect(self._show)
        self.canvas.zoom_wished.connect(self.zoom_by)
        self.setWidget(self.canvas)
        self.setWidgetResizable(True)
        self.setFocusProxy(self.canvas)

    def show_row(self, row: BracketRow, sitters: Mapping[int, Sitter] | None = None) -> None:
        """Show a tournament; another than before as large as it goes well."""
        another = self.canvas.row is None or self.canvas.row.number != row.number
        self.canvas.show_row(row, sitters)
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
            self._new = False
            assert self.canvas.plan is not None
            size, room = self.canvas.plan.size * zoom_factor(), self.maximumViewportSize()
            whole = min(room.width() / size.width(), room.height() / size.height())
            wide = (room.width() - self.verticalScrollBar().sizeHint().width()) / size.width()
            self.canvas.set_zoom(min(whole if whole >= READABLE else max(wide, READABLE), 1.0))

    def _show(self, box: QRectF) -> None:
        middle = box.center().toPoint()
        self.ensureVisible(middle.x(), middle.y(), round(box.width()), round(box.height()))
