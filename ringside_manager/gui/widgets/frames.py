"""Frames that hold other widgets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLayout, QScrollArea, QVBoxLayout, QWidget

from ringside_manager.gui.look import set_margins, spacing
from ringside_manager.gui.widgets.buttons import button
from ringside_manager.gui.widgets.texts import Heading, note, show_if

Box = TypeVar("Box", bound=QBoxLayout)


def column(*widgets: QWidget | QLayout | None, space: int = 2, parent: QWidget | None = None) -> QVBoxLayout:
    """Widgets under each other, ``space`` steps apart; ``None`` is a stretch."""
    return _fill(QVBoxLayout() if parent is None else QVBoxLayout(parent), widgets, space)


def row(*widgets: QWidget | QLayout | None, space: int = 2, parent: QWidget | None = None) -> QHBoxLayout:
    """Widgets beside each other, ``space`` steps apart; ``None`` is a stretch."""
    return _fill(QHBoxLayout() if parent is None else QHBoxLayout(parent), widgets, space)


def _fill(box: Box, widgets: tuple[QWidget | QLayout | None, ...], space: int) -> Box:
    box.setContentsMargins(0, 0, 0, 0)
    box.setSpacing(spacing(space))
    for widget in widgets:
        if widget is None:
            box.addStretch(1)
        elif isinstance(widget, QLayout):
            box.addLayout(widget)
        else:
            box.addWidget(widget)
    return box


def clear_layout(layout: QLayout) -> None:
    """Take everything out of a layout and delete it."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            clear_layout(inner)


class Panel(QFrame):
    """A card with an optional heading; put content into ``body``."""

    def __init__(self, title: str = "", parent: QWidget | None = None, *, raised: bool = False) -> None:
        super().__init__(parent)
        self.setProperty("kind", "raised" if raised else "panel")
        self.heading = Heading(title, 3)
        show_if(self.heading, bool(title))
        self.head = row(self.heading, None)
        self.body = QVBoxLayout()
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(spacing(2))
        outer = column(self.head, self.body, space=2, parent=self)
        margin = spacing(4)
        outer.setContentsMargins(margin, margin, margin, margin)
        self.setAccessibleName(title)

    def set_title(self, title: str) -> None:
        """Another heading; an empty one hides it."""
        self.heading.setText(title)
        show_if(self.heading, bool(title))
        self.setAccessibleName(title)


class Empty(QWidget):
    """What stands where there is nothing: why, and what can be done."""

    def __init__(
        self,
        text: str,
        act_text: str = "",
        act: Callable[[], object] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.text = note(text)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box = column(None, self.text, space=3, parent=self)
        if act is not None:
            self.act = button(act_text, act)
            box.addLayout(row(None, self.act, None))
        box.addStretch(1)
        set_margins(box, 5)

    def set_text(self, text: str) -> None:
        """Say something else."""
        self.text.setText(text)


class Scroll(QScrollArea):
    """A widget that can be scrolled, never sideways unless told."""

    def __init__(self, widget: QWidget, parent: QWidget | None = None, *, sideways: bool = False) -> None:
        super().__init__(parent)
        widget.setObjectName("scrolled")
        self.setWidget(widget)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        if not sideways:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
