"""Looking at windows as a person would: what text is cut off, what cannot be named, what can be read."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from html.parser import HTMLParser
from time import sleep
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QModelIndex, QObject, Qt, QThread
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QMainWindow,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
    QWidget,
)

from ringside_manager.gui.operation import Job
from ringside_manager.office.office import Office

T = TypeVar("T", bound=QObject)
SLACK = 2
"""Pixels by which a text may seem too wide, for rounding."""
_NAMED = (
    QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit,
)  # fmt: skip


def settle(milliseconds: int = 5) -> None:
    """Deliver events for a while and some turns at least; in between others have the processor."""
    deadline, turns = QDeadlineTimer(milliseconds), 0
    while not deadline.hasExpired() or turns < 5:
        QCoreApplication.processEvents()
        QThread.msleep(1)
        turns += 1


def until_stopped(_office: Office, job: Job) -> None:
    """Work that does nothing until it is stopped, and says nothing: the window would deliver events without end."""
    while not job.cancelled:
        sleep(0.001)


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


def labels(top: QWidget) -> str:
    """What all labels of a widget say, shown or not, a line each."""
    return "\n".join(label.text() for label in top.findChildren(QLabel))


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


_SILENT = frozenset({
    QAccessible.Role.Client, QAccessible.Role.Grouping, QAccessible.Role.LayeredPane, QAccessible.Role.Pane,
    QAccessible.Role.Separator, QAccessible.Role.Splitter, QAccessible.Role.ScrollBar, QAccessible.Role.Whitespace,
    QAccessible.Role.Border, QAccessible.Role.StaticText, QAccessible.Role.StatusBar, QAccessible.Role.MenuBar,
    QAccessible.Role.ToolBar, QAccessible.Role.Grip,
})  # fmt: skip
"""What holds other things, or parts them, may have no name."""
_MOST_CELLS = 40


def unheard(top: QWidget) -> list[str]:
    """What a screen reader meets without knowing what it is: no role or no name, or a painted widget of no kind."""
    found = []
    for told in heard(QAccessible.queryAccessibleInterface(top)):
        widget, role = told.object(), told.role()
        own = type(widget).__module__.startswith("ringside_manager")
        painted = own and "paintEvent" in type(widget).__dict__
        silent = role in _SILENT and not (
            painted and role is QAccessible.Role.Client and not told.childCount()
        )
        if role is QAccessible.Role.NoRole or not (silent or told.text(QAccessible.Text.Name).strip()):
            where = described(widget) if isinstance(widget, QWidget) else type(widget).__name__
            found.append(f"{role.name}: {where}")
    return found


def heard(told: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Everything of a window a screen reader can come to, of long tables the first cells."""
    if told.state().invisible:
        return
    yield told
    cells = told.role() in (QAccessible.Role.Table, QAccessible.Role.Tree, QAccessible.Role.List)
    for place in range(min(told.childCount(), _MOST_CELLS) if cells else told.childCount()):
        if (inner := told.child(place)) is not None and inner.isValid():
            yield from heard(inner)


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
    settle()
    while (found := clipped(top)) and not deadline.hasExpired():
        settle(20)
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


def _bound(top: QWidget) -> Iterator[tuple[QKeySequence, str]]:
    """Every key of a window as it is now, with what it does: actions, shortcuts and buttons that are shown, menus."""
    menus = top.menuBar().actions() if isinstance(top, QMainWindow) else []
    for menu in menus:
        yield QKeySequence.mnemonic(menu.text()), menu.text()
    for action in (*top.actions(), *(entry for menu in menus for entry in entries(menu))):
        for keys in action.shortcuts():
            yield keys, action.text().replace("&", "")
    for shortcut in _shown(top, QShortcut):
        for keys in shortcut.keys():  # noqa: SIM118
            yield keys, f"of {type(shortcut.parent()).__name__}"
    for button in _shown(top, QAbstractButton):
        yield button.shortcut(), button.text()


def entries(menu: QAction) -> list[QAction]:
    """What a menu offers."""
    found = menu.menu()
    return found.actions() if isinstance(found, QMenu) else []


def _shown(top: QWidget, kind: type[T]) -> list[T]:
    """What of a kind is shown in this very window."""
    holders = [(one, one if isinstance(one, QWidget) else one.parent()) for one in top.findChildren(kind)]
    return [one for one, at in holders if isinstance(at, QWidget) and at.isVisible() and at.window() is top]


def meanings(top: QWidget) -> dict[str, set[str]]:
    """What every key of a window does."""
    found: dict[str, set[str]] = defaultdict(set)
    for keys, told in _bound(top):
        found[keys.toString()].add(told)
    found.pop("", None)
    return found


def doubled(top: QWidget) -> dict[str, set[str]]:
    """Every key of a window with more than one meaning."""
    return {keys: told for keys, told in meanings(top).items() if len(told) > 1}


class Tags(HTMLParser):
    """The tags of a page, and its text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the tag."""
        self.tags.add(tag)

    def handle_data(self, data: str) -> None:
        """Note the text."""
        self.text += data
