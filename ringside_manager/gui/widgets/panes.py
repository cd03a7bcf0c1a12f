"""Panes, of which less is seen than they hold: what is scrolled, what stands one behind the other, what goes on in the next line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QStackedWidget, QWidget

from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.widgets.frames import grid

_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class Scroll(QScrollArea):
    """A widget that can be scrolled, sideways only where it cannot be as narrow as its room.

    Keys stop at it, framed, only where there is something to scroll and nothing in it takes the keyboard.
    The widget is taken in when a size is first asked for: Qt lays out what it takes in at once, and the style of all that
    is inside would be worked out again for every frame this is put into.
    """

    def __init__(self, widget: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        widget.setObjectName("scrolled")
        widget.setAttribute(
            Qt.WidgetAttribute.WA_Resized
        )  # it has the size of this: none is to be worked out
        widget.setParent(self.viewport())
        self._outside: QWidget | None = widget
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._edge = QFrame(self)
        self._edge.setObjectName("edge")
        self._edge.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._edge.hide()
        self.verticalScrollBar().rangeChanged.connect(self._on_range)

    def widget(self) -> QWidget | None:
        """Return what can be scrolled, or None."""
        self._take_in()
        return super().widget()

    def setWidget(self, widget: QWidget) -> None:
        """Scroll another widget from now on; the one before is deleted."""
        self._take_in()
        super().setWidget(widget)

    def ensureWidgetVisible(self, child: QWidget, xmargin: int = 50, ymargin: int = 50) -> None:
        """Scroll as far as needed for something inside to be seen."""
        self._take_in()
        super().ensureWidgetVisible(child, xmargin, ymargin)

    def sizeHint(self) -> QSize:
        self._take_in()
        return super().sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._take_in()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self._take_in()
        super().showEvent(event)

    def _take_in(self) -> None:
        widget, self._outside = self._outside, None
        if widget is not None:
            super().setWidget(widget)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to what is inside and takes it; else be called what is read first inside."""
        if not self.accessibleName():
            labels = self.viewport().findChildren(QLabel)
            self.setAccessibleName(next((label.text() for label in labels if label.text()), ""))
        super().focusInEvent(event)
        reason = event.reason()
        if reason in _BY_TAB and self._holds_a_stop():
            self.focusNextPrevChild(reason is Qt.FocusReason.TabFocusReason)
            return
        self._edge.setGeometry(self.rect())
        self._edge.raise_()
        self._edge.show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._edge.hide()

    def _on_range(self, _least: int, most: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if most else Qt.FocusPolicy.NoFocus)

    def _holds_a_stop(self) -> bool:
        """Whether Tab stops at something inside."""
        return any(
            inner.focusPolicy() & Qt.FocusPolicy.TabFocus and inner.isVisible() and inner.isEnabled()
            for inner in self.viewport().findChildren(QWidget)
            if not isinstance(inner, QScrollArea)
        )


class Stack(QStackedWidget):
    """Widgets of which one is seen; while the stack is not, the one in front is left to be shown with it.

    Qt works out style and layout of what comes to the front at once, even where nobody sees it and its size is not known yet.
    """

    def addWidget(self, widget: QWidget) -> int:
        """Add a widget behind the others; the first is in front."""
        widget.setParent(self)
        if not self.count():
            self._leave_for_later(widget)
        return super().addWidget(widget)

    def setCurrentWidget(self, widget: QWidget) -> None:
        """Bring one of the widgets to the front."""
        if widget is not self.currentWidget():
            self._leave_for_later(widget)
        super().setCurrentWidget(widget)

    def _leave_for_later(self, widget: QWidget) -> None:
        if not self.isVisible():
            widget.setAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
            widget.setAttribute(Qt.WidgetAttribute.WA_WState_Hidden, on=False)


# Cards beside each other, as many in a row as there is room for


class CardGrid(QWidget):
    """Widgets in columns of at least ``wide`` pixels at normal size; few of them share the whole width if ``fill``."""

    def __init__(self, wide: float, parent: QWidget | None = None, *, fill: bool = True) -> None:
        super().__init__(parent)
        self._wide = wide
        self._fill = fill
        self._cards: list[QWidget] = []
        self._columns = 0
        self._grid = grid(3, parent=self)

    def set_cards(self, cards: Sequence[QWidget]) -> None:
        """Show other cards; the old ones are deleted."""
        for card in self._cards:
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        self._cards = []
        self.add_cards(cards)

    def add_cards(self, cards: Sequence[QWidget]) -> None:
        """Show these cards behind the others."""
        self._cards += cards
        self._columns = 0
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        columns = max(1, int(self.width() // px(self._wide)))
        if self._fill:
            columns = min(columns, max(1, len(self._cards)))
        if columns == self._columns:
            return
        for place in range(self._columns):
            self._grid.setColumnStretch(place, 0)
        self._columns = columns
        for place in range(columns):
            self._grid.setColumnStretch(place, 1)
        for place, card in enumerate(self._cards):
            self._grid.removeWidget(card)
            self._grid.addWidget(card, place // columns, place % columns, Qt.AlignmentFlag(0))


class FlowRow(QWidget):
    """Small widgets beside each other, wrapped onto further lines where there is no room."""

    def __init__(self, widgets: Sequence[QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._widgets = list(widgets)
        self._lines: tuple[int, ...] = ()
        self._grid = grid(1, parent=self)
        self._lay_out()

    def minimumSizeHint(self) -> QSize:
        widest = max((widget.sizeHint().width() for widget in self._widgets), default=0)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        lines, room, line = [], self.width(), -1
        left = 0
        for widget in self._widgets:
            wide = widget.sizeHint().width() + spacing(1)
            if line < 0 or left + wide > room:
                line, left = line + 1, 0
            lines.append(line)
            left += wide
        if tuple(lines) == self._lines:
            return
        for place in range(len(self._widgets) + 1):
            self._grid.setColumnStretch(place, 0)
        self._lines = tuple(lines)
        counts: dict[int, int] = {}
        for widget, number in zip(self._widgets, lines, strict=True):
            self._grid.removeWidget(widget)
            self._grid.addWidget(widget, number, counts.get(number, 0))
            counts[number] = counts.get(number, 0) + 1
        self._grid.setColumnStretch(max(counts.values(), default=0), 1)
