"""Panes, of which less is seen than they hold: what is scrolled, and what stands one behind the other."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QStackedWidget, QWidget

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
