"""Reading what is on the screen, line by line, and pressing what it says."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)


def settle() -> None:
    """Let the window lay out what is new and drop what is gone."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def texts(widget: QWidget, *, hidden: bool = False) -> str:
    """Everything one can read in ``widget``, or hear of it, a line each."""
    settle()
    found = []
    for child in (widget, *widget.findChildren(QWidget)):
        if not hidden and not child.isVisibleTo(widget.window()):
            continue
        found += [child.accessibleName(), child.toolTip(), child.windowTitle()]
        if isinstance(child, QLabel | QAbstractButton | QLineEdit):
            found.append(child.text())
        if isinstance(child, QComboBox):
            found += [child.itemText(index) for index in range(child.count())]
    return "\n".join(filter(None, found))


def press(widget: QWidget, text: str) -> None:
    """Click the first visible button that says ``text``."""
    settle()
    for button in widget.findChildren(QPushButton):
        if button.text() == text and button.isVisibleTo(widget) and button.isEnabled():
            button.click()
            return
    raise AssertionError(f"there is no button {text!r} in:\n{texts(widget)}")
