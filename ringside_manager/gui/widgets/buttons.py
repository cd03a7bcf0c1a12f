"""Buttons, plain and as links."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from ringside_manager.gui.look import follow_look, icon, square, theme
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets.texts import set_tip

_KEYPAD = Qt.KeyboardModifier.KeypadModifier


def button(
    text: str,
    act: Callable[[], object] | None = None,
    *,
    kind: str = "",
    tip: str = "",
    picture: str = "",
    name: str = "",
) -> QPushButton:
    """A button; ``kind`` is ``primary``, ``danger``, ``flat``, ``line`` or nothing, ``name`` what a screen reader says."""
    made = PictureButton(text.replace("&", "&&"), picture)
    made.setProperty("kind", kind)
    made.dress()
    set_tip(made, tip)
    made.setAccessibleName(name or text)
    made.setAutoDefault(False)
    if act is not None:
        made.clicked.connect(lambda _checked=False: act())
    return made


class PictureButton(QPushButton):
    """A button whose picture has the colours of the theme in force; ``""`` for none."""

    def __init__(self, text: str, picture: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._picture = picture
        if picture:
            follow_look(self.dress)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & ~_KEYPAD:
            self.click()
            return
        super().keyPressEvent(event)

    def dress(self) -> None:
        colours = theme()
        if not self._picture:
            return
        self.setIconSize(square(16))
        self.setIcon(icon(self._picture, colours.on_accent if self.property("kind") == "primary" else ""))


def link_button(text: str, act: Callable[[], object], *, tip: str = "") -> QPushButton:
    """A button that looks like a link."""
    made = button(text, act, kind="link", tip=tip)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    made.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    return made


class Link(QPushButton):
    """The name of something with a page of its own; ``go`` carries the place to go to, on to the ``go`` given."""

    go = Signal(object)

    def __init__(
        self, text: str = "", place: Place | None = None, *, go: SignalInstance | None = None
    ) -> None:
        super().__init__()
        self.place: Place | None = None
        if go is not None:
            self.go.connect(go)
        self.setProperty("kind", "link")
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._follow)
        self.set(text, place)

    def set(self, text: str, place: Place | None) -> None:
        """Name another thing; without a place it is only a text."""
        self.place = place
        self.setText(text.replace("&", "&&"))
        self.setAccessibleName(text)
        self.setEnabled(place is not None)
        shape = Qt.CursorShape.PointingHandCursor if place else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def _follow(self) -> None:
        if self.place is not None:
            self.go.emit(self.place)
