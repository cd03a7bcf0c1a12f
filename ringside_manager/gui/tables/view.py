"""The rows as they are drawn and walked through by mouse and keys."""

from __future__ import annotations

from functools import cache
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFocusEvent,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from ringside_manager.gui.look import px, theme
from ringside_manager.gui.tables.column import FilterHeader, fold
from ringside_manager.gui.tables.model import LEFT, PLACE_ROLE, RIGHT, RowsModel, Shades
from ringside_manager.gui.widgets import show_tip

LEAST_ROWS = 5
"""Rows one sees of a table where the page can be scrolled."""
_SIDE = 6
"""Free space left and right of the text of a cell, in pixels at normal size."""
_FLAGS = {"left": LEFT.value, "right": RIGHT.value}
Key = Qt.Key
_COLUMN_KEYS = {Key.Key_Left: -1, Key.Key_Right: 1}
Modifier = Qt.KeyboardModifier
Index = QModelIndex | QPersistentModelIndex
Move = QAbstractItemView.CursorAction


def tabular(font: QFont) -> QFont:
    """``font`` with figures of one width, so that numbers stand under each other."""
    even = QFont(font)
    even.setFeature(QFont.Tag("tnum"), 1)
    return even


class TableView(QTableView):
    """A table whose rows are chosen whole, with links among its cells."""

    opened = Signal(int)
    led = Signal(object)
    copied = Signal(bool)
    sorted_here = Signal(int, bool)
    ordered = Signal(int, bool)
    """The rows are wanted in the order of a column: upwards, or downwards where the second is true."""
    resized = Signal()

    def __init__(self, model: RowsModel[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hovered = -1
        self.filters = FilterHeader(self)
        self.setHorizontalHeader(self.filters)
        self.setModel(model)
        self.rows_model = model
        self.setItemDelegate(_Painter(self))
        self._settle()
        self.selectionModel().currentChanged.connect(self._name_rule)
        self.selectionModel().currentColumnChanged.connect(lambda *_: self.filters.viewport().update())
        model.modelReset.connect(self.updateGeometry)
        self.clicked.connect(self._follow)
        self.doubleClicked.connect(lambda index: self.opened.emit(index.row()))

    def _settle(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setCornerWidget(QWidget())
        self.setMouseTracking(True)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(self.verticalHeader().ResizeMode.Fixed)
        self._fit_rows()

    def _fit_rows(self) -> None:
        height = self.fontMetrics().height() + px(12)
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)

    # keys ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+arrows choose a column and sort by it, Enter opens, Ctrl+Enter follows a link, Ctrl+C copies.

        Alt+Enter sorts as a click on the title does, Shift+Enter by this column, too.
        """
        control = event.modifiers() & ~Modifier.KeypadModifier == Modifier.ControlModifier
        if control and event.key() in _COLUMN_KEYS:
            self._choose_column(_COLUMN_KEYS[Qt.Key(event.key())])
        elif control and event.key() in {Key.Key_Up, Key.Key_Down}:
            self.ordered.emit(self._column_here(), event.key() == Key.Key_Down)
        elif event.key() in {Key.Key_Return, Key.Key_Enter}:
            self._entered(event.modifiers() & ~Modifier.KeypadModifier)
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit(False)
        elif (
            event.key() == Key.Key_C
            and event.modifiers() == Modifier.ControlModifier | Modifier.ShiftModifier
        ):
            self.copied.emit(True)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming by keys, begin at the first row where none is selected."""
        super().focusInEvent(event)
        self.filters.viewport().update()
        by_keys = event.reason() is not Qt.FocusReason.MouseFocusReason
        if (
            by_keys
            and self.isVisible()
            and self.rows_model.rowCount()
            and not self.selectionModel().hasSelection()
        ):
            self.selectRow(max(self.currentIndex().row(), 0))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.filters.viewport().update()

    def _choose_column(self, step: int) -> None:
        """Go to a column on show beside the current one, in the same row, and say its title."""
        shown = self._shown_columns()
        here = shown.index(self._column_here())
        column = shown[min(max(here + step, 0), len(shown) - 1)]
        index = self.rows_model.index(max(self.currentIndex().row(), 0), column)
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.scrollTo(index)
        self.say(self.rows_model.columns[column].title)

    def _column_here(self) -> int:
        here, shown = self.currentIndex().column(), self._shown_columns()
        return here if here in shown else shown[0]

    def _shown_columns(self) -> list[int]:
        sections = [self.filters.logicalIndex(place) for place in range(self.filters.count())]
        return [section for section in sections if not self.filters.isSectionHidden(section)] or [0]

    def say(self, text: str) -> None:
        """Let a screen reader say something of the table."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _entered(self, modifiers: Qt.KeyboardModifier) -> None:
        index = self.currentIndex()
        if not index.isValid():
            return
        if modifiers == Modifier.ControlModifier:
            place = index.data(PLACE_ROLE) or self._place_in(index.row())
            if place is not None:
                self.led.emit(place)
        elif modifiers in {Modifier.ShiftModifier, Modifier.AltModifier}:
            self.sorted_here.emit(index.column(), modifiers == Modifier.ShiftModifier)
        else:
            self.opened.emit(index.row())

    def _place_in(self, line: int) -> object:
        columns = [self.filters.logicalIndex(place) for place in range(self.filters.count())]
        places = [self.rows_model.index(line, column).data(PLACE_ROLE) for column in columns]
        return next((place for place in places if place is not None), None)

    def moveCursor(self, action: Move, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Home and End go to the first and the last row, since rows are chosen whole."""
        if action in {Move.MoveHome, Move.MoveEnd} and self.rows_model.rowCount():
            line = 0 if action == Move.MoveHome else self.rows_model.rowCount() - 1
            return self.rows_model.index(line, max(self.currentIndex().column(), self._first_column()))
        return super().moveCursor(action, modifiers)

    def keyboardSearch(self, search: str) -> None:
        """Go to the next row whose first worded column begins with what is typed, accents apart."""
        wanted, count = fold(search), self.rows_model.rowCount()
        column = self._first_column()
        start = max(self.currentIndex().row(), 0) + (1 if len(set(wanted)) == 1 else 0)
        for step in range(count):
            index = self.rows_model.index((start + step) % count, column)
            if fold(index.data()).startswith(wanted[:1] if len(set(wanted)) == 1 else wanted):
                self.setCurrentIndex(index)
                return

    def _first_column(self) -> int:
        shown = self._shown_columns()
        return next(
            (section for section in shown if self.rows_model.columns[section].align == "left"), shown[0]
        )

    # mouse --------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the row under the pointer; a hand over a link."""
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        self._hover(index.row() if index.isValid() else -1)
        linked = index.isValid() and self._over_link(index, event.position().toPoint().x())
        shape = Qt.CursorShape.PointingHandCursor if linked else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        self._pointer = event.position().toPoint().x()

    _pointer = -1

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note where, so that only the words of a link lead away."""
        self._pointer = event.position().toPoint().x()
        super().mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def _hover(self, line: int) -> None:
        if line != self.hovered:
            self.hovered = line
            self.viewport().update()

    def _over_link(self, index: QModelIndex, x: int) -> bool:
        if index.data(PLACE_ROLE) is None:
            return False
        side = px(_SIDE)
        cell = self.visualRect(index).adjusted(side, 0, -side, 0)
        width = min(self.fontMetrics().horizontalAdvance(index.data()), cell.width())
        right = bool(index.data(Qt.ItemDataRole.TextAlignmentRole) & Qt.AlignmentFlag.AlignRight)
        start = cell.right() - width if right != self.isRightToLeft() else cell.left()
        return start - 2 <= x <= start + width + 2

    def _follow(self, index: QModelIndex) -> None:
        if self._over_link(index, self._pointer):
            self.led.emit(index.data(PLACE_ROLE))

    def _name_rule(self, index: QModelIndex) -> None:
        """F1 asks the widget with the keyboard for its rule: here it is that of the current column."""
        self.setProperty("rule", self.rows_model.columns[index.column()].rule if index.isValid() else "")

    # size ---------------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        """Five rows under the titles, or as many as there are: a page with less room is scrolled."""
        rows = min(max(len(self.rows_model.rows), 1), LEAST_ROWS) * self.verticalHeader().defaultSectionSize()
        frame = self.horizontalScrollBar().sizeHint().height() + 2 * self.frameWidth()
        return QSize(super().minimumSizeHint().width(), self.filters.sizeHint().height() + rows + frame)

    def showEvent(self, event: QShowEvent) -> None:
        """Tell the table to share out the width: nothing is measured before it is seen."""
        super().showEvent(event)
        self.resized.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._fit_rows()
            self.filters.updateGeometries()
            self.resized.emit()


class _Painter(QStyledItemDelegate):
    """Draws a cell: ground by state, one line of text, numbers under each other, links in the accent."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._plain, self._tabular = QFont(), tabular(QFont())
        self._shades = Shades(view)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        # Any: the fields of a style option are known to Qt at run time only.
        cell: Any = option
        rect: QRect = cell.rect
        line, model = index.row(), self._view.rows_model
        column, row = (
            model.columns[index.column()],
            model.row(line),
        )  # asked through the index each costs twice
        place = column.place(row) if column.place is not None else None
        linked = place is not None
        selected = bool(cell.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.fillRect(rect, self._ground(line, selected))
        painter.setPen(_colour(theme().link if linked and not selected else theme().text))
        painter.setFont(self._font(cell.font, column.align, linked and line == self._view.hovered))
        side = px(_SIDE)
        inner = rect.adjusted(side, 0, -side, 0)
        if place is not None and place.page == "manager" and (shade := self._shades.of(place.number)):
            pen = painter.pen()
            painter.setPen(_colour(shade))
            painter.drawText(inner, _FLAGS["left"], "\N{BLACK CIRCLE}")
            painter.setPen(pen)
            inner.setLeft(inner.left() + px(15))
        text = painter.fontMetrics().elidedText(column.shown(row), Qt.TextElideMode.ElideRight, inner.width())
        painter.drawText(inner, _FLAGS[column.align], text)
        if index == self._view.currentIndex() and self._view.hasFocus():
            painter.setPen(QPen(QColor(theme().accent_strong), 1))
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        painter.restore()

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """Tell what a cell has no room for, if it has nothing else to explain."""
        if index.isValid() and not index.data(Qt.ItemDataRole.ToolTipRole):
            text, cell = (
                str(index.data() or ""),
                self._view.visualRect(self._view.rows_model.index(index.row(), index.column())),
            )
            cut = self._view.fontMetrics().horizontalAdvance(text) > cell.width() - 2 * px(_SIDE)
            show_tip(event.globalPos(), text if cut else "", view)
            return True
        return super().helpEvent(event, view, option, index)

    def _ground(self, line: int, selected: bool) -> QColor:
        colours = theme()
        if selected:
            return _colour(colours.chosen)
        if line == self._view.hovered:
            return _colour(colours.hover)
        return _colour(colours.shade if line % 2 else colours.panel)

    def _font(self, font: QFont, align: str, underlined: bool) -> QFont:
        if align == "right":
            if self._plain != font:
                self._plain, self._tabular = QFont(font), tabular(font)
            font = self._tabular
        if underlined:
            font = QFont(font)
            font.setUnderline(True)
        return font


@cache
def _colour(name: str) -> QColor:
    return QColor(name)
