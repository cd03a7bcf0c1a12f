"""Everything a person, a screen reader or a prying program could learn of the windows at a moment."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

_WHERE = re.compile(r" at 0x\w+")
_READ = (
    "text", "placeholderText", "selectedText", "displayText", "currentText", "isChecked", "isDown",
    "cursorPosition", "isUndoAvailable", "title",
)  # fmt: skip


def everything() -> list[object]:
    """All widgets of all windows with all they tell, the clipboard, and the picture of each window.

    The first look makes Qt build the lists behind closed boxes; it should not be counted.
    """
    for _ in range(4):  # layouts within layouts come to rest one after the other
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
    found: list[object] = [QGuiApplication.clipboard().text()]
    focus = QApplication.focusWidget()
    for window in QApplication.topLevelWidgets():
        if not window.isVisible():
            continue
        for number, widget in enumerate((window, *window.findChildren(QWidget))):
            found.append((number, widget is focus, *_told(widget)))
        picture = window.grab().toImage()
        found.append(bytes(picture.constBits()))
    return found


def _told(widget: QWidget) -> Iterator[object]:
    yield type(widget).__name__
    yield widget.isVisible(), widget.isEnabled(), widget.geometry().getRect()
    yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle())
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.objectName())
    yield widget.styleSheet()
    yield [
        (name, _property(widget, name))
        for name in (bytes(name.data()) for name in widget.dynamicPropertyNames())
    ]
    for name in _READ:
        read = getattr(widget, name, None)
        if callable(read):
            yield name, read()
    interface = QAccessible.queryAccessibleInterface(widget)
    if interface is not None:
        yield tuple(interface.text(kind) for kind in QAccessible.Text if kind.name != "UserText")
        state = interface.state()
        yield state.focused, state.pressed, state.checked, state.selected, state.hotTracked


def _property(widget: QWidget, name: bytes) -> str:
    try:
        return _WHERE.sub("", repr(widget.property(name.decode())))
    except RuntimeError:  # one of Qt's own, which Python cannot read
        return ""


def differences(one: list[object], other: list[object]) -> list[str]:
    """What is not the same at two moments."""
    if len(one) != len(other):
        return [f"{len(one)} and {len(other)} things"]
    return [f"{a!r:.400} / {b!r:.400}" for a, b in zip(one, other, strict=True) if a != b]
