"""Looking at windows as a person would: what text is cut off, what cannot be named, what can be read."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop, QModelIndex, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
    QWidget,
)

SLACK = 2
"""Pixels by which a text may seem too wide, for rounding."""
_NAMED = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
)


def settle(milliseconds: int = 40) -> None:
    """Deliver events for a while, a little longer than a chart waits for its size, and some turns at least."""
    deadline, turns = QDeadlineTimer(milliseconds), 0
    while not deadline.hasExpired() or turns < 5:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
        turns += 1


def seen(top: QWidget) -> Iterator[QWidget]:
    """Every widget of a window that is shown, itself included."""
    yield top
    for widget in top.findChildren(QWidget):
        if widget.isVisible():
            yield widget


def texts(top: QWidget) -> list[str]:
    """Every text a person can read or have read aloud in a window, cells of tables included."""
    found = []
    for widget in seen(top):
        for told in ("text", "title", "toPlainText", "currentText", "placeholderText"):
            read = getattr(widget, told, None)
            if callable(read):
                found.append(str(read()))
        found += [
            widget.toolTip(),
            widget.accessibleName(),
            widget.accessibleDescription(),
            widget.windowTitle(),
        ]
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            found += _cells(widget)
    return [text for text in found if text]


def _cells(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    top = QModelIndex()
    for row in range(model.rowCount(top)):
        for column in range(1 if isinstance(view, QListView) else model.columnCount(top)):
            yield str(model.data(model.index(row, column)) or "")


def unnamed(top: QWidget) -> list[str]:
    """Every control one can reach by keyboard that has no name for a screen reader."""
    found = []
    for widget in seen(top):
        if not isinstance(widget, _NAMED) or widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
            continue
        if isinstance(widget, QLineEdit) and isinstance(widget.parentWidget(), QAbstractSpinBox | QComboBox):
            continue
        interface = QAccessible.queryAccessibleInterface(widget)
        if interface is None or not interface.text(QAccessible.Text.Name).strip():
            found.append(described(widget))
    return found


def clipped(top: QWidget) -> list[str]:
    """Every label and button whose text does not fit where it stands."""
    return [
        f"{described(widget)}: {text!r}"
        for widget in seen(top)
        if isinstance(widget, QLabel | QPushButton) and (text := widget.text()) and _is_clipped(widget, text)
    ]


def uncut(top: QWidget, milliseconds: int = 1500) -> list[str]:
    """What is still cut off once the layout has come to rest, or after a while."""
    deadline = QDeadlineTimer(milliseconds)
    settle(20)
    while (found := clipped(top)) and not deadline.hasExpired():
        settle(40)
    return found


def _is_clipped(widget: QLabel | QPushButton, text: str) -> bool:
    if isinstance(widget, QLabel) and widget.wordWrap():
        needed = widget.heightForWidth(widget.width())
        return needed > widget.height() + SLACK
    shown = text.replace("&&", "&")
    lines = shown.splitlines() or [""]
    metrics = widget.fontMetrics()
    width = max(metrics.horizontalAdvance(line) for line in lines)
    height = metrics.height() * len(lines)
    room = widget.contentsRect() if isinstance(widget, QLabel) else widget.rect()
    return width > room.width() + SLACK or height > widget.height() + SLACK + metrics.descent()


def described(widget: QWidget) -> str:
    """A widget in words, with those it stands in."""
    names = []
    here: QWidget | None = widget
    while here is not None and len(names) < 4:
        names.append(here.objectName() or type(here).__name__)
        here = here.parentWidget()
    return " < ".join(names)
