"""Frames that hold other widgets: columns and rows, panels, facts, and lines that flow."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QPushButton,
    QSizePolicy,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.gui.look import follow_look, icon, pixmap, px, set_margins, spacing, theme
from ringside_manager.gui.widgets.texts import (
    Heading,
    Sign,
    SizedLabel,
    button,
    note,
    plain_label,
    set_tone,
    show_if,
)
from ringside_manager.language import tr

AFTER_MS = 15
"""Milliseconds of rest before what could wait is done."""


class Afterwards(QTimer):
    """Does what can wait until the window has been painted, as what stands below its edge can."""

    def __init__(self, act: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent, singleShot=True, interval=AFTER_MS)
        self.timeout.connect(act)

    def ask(self) -> None:
        """Have it done once, however often it is asked for before."""
        QTimer.singleShot(1, self, self.start)  # the rest begins when all is laid out, which may take longer


# Frames that hold other widgets


Box = TypeVar("Box", bound=QBoxLayout)
Part = QWidget | QLayout
Margins = int | tuple[int, int, int, int]


def column(
    *parts: Part | tuple[Part, int] | None,
    space: int = 2,
    margins: Margins = 0,
    parent: QWidget | None = None,
) -> QVBoxLayout:
    """Parts under each other, ``space`` steps apart; a pair is a part with its stretch, ``None`` a stretch alone.

    ``margins`` are steps too: one for all sides, or left, top, right and bottom.
    """
    return _fill(QVBoxLayout() if parent is None else QVBoxLayout(parent), parts, space, margins)


def row(
    *parts: Part | tuple[Part, int] | None,
    space: int = 2,
    margins: Margins = 0,
    parent: QWidget | None = None,
) -> QHBoxLayout:
    """Parts beside each other, otherwise as in a ``column``."""
    return _fill(QHBoxLayout() if parent is None else QHBoxLayout(parent), parts, space, margins)


def _fill(box: Box, parts: Sequence[Part | tuple[Part, int] | None], space: int, margins: Margins) -> Box:
    set_margins(box, *(margins if isinstance(margins, tuple) else (margins,)))
    box.setSpacing(spacing(space))
    for given in parts:
        part, stretch = given if isinstance(given, tuple) else (given, 0)
        if part is None:
            box.addStretch(1)
        elif isinstance(part, QLayout):
            box.addLayout(part, stretch)
        else:
            box.addWidget(part, stretch)
    return box


def grid(
    across: int, down: int | None = None, *, stretch: Mapping[int, int] = {}, parent: QWidget | None = None
) -> QGridLayout:
    """A grid without margins, its columns and lines so many steps apart; ``stretch`` by column."""
    made = QGridLayout() if parent is None else QGridLayout(parent)
    made.setContentsMargins(0, 0, 0, 0)
    made.setHorizontalSpacing(spacing(across))
    made.setVerticalSpacing(spacing(across if down is None else down))
    for place, share in stretch.items():
        made.setColumnStretch(place, share)
    return made


def clear_layout(layout: QLayout) -> None:
    """Take everything out of a layout and delete it."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            clear_layout(inner)


class Panel(QFrame):
    """A card with an optional heading; put content into ``body``; ``go`` asks the window to go to a place."""

    go = Signal(object)

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
        self.text.setText(text)


# Widgets beside each other that go on in the next line where there is no more room


class Flow(QLayout):
    """Lines of widgets from left to right, as high as their number of lines."""

    def __init__(self, space: int = 1) -> None:
        super().__init__()
        self._space = space
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The one at an index, or ``None``."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, area: QRect) -> None:
        super().setGeometry(area)
        self._place(area, move=True)

    def sizeHint(self) -> QSize:
        """One line, if it may be."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size

    def _place(self, area: QRect, *, move: bool) -> int:
        gap = spacing(self._space)
        x, y = area.x(), area.y()
        line: list[tuple[QLayoutItem, QRect]] = []
        for item in self._items:
            if item.isEmpty():
                continue  # hidden
            size = item.sizeHint()
            if x + size.width() > area.right() + 1 and line:
                x, y, line = area.x(), y + _set(line, move=move) + gap, []
            line.append((item, QRect(QPoint(x, y), size)))
            x += size.width() + gap
        return y + _set(line, move=move) - area.y()


def flow(*widgets: QWidget, space: int = 1) -> Flow:
    """Widgets beside each other, ``space`` steps apart, that go on in the next line where there is no more room."""
    made = Flow(space)
    for widget in widgets:
        made.addWidget(widget)
    return made


def _set(line: list[tuple[QLayoutItem, QRect]], *, move: bool) -> int:
    """The height of a line; its widgets stand on one middle."""
    high = max((place.height() for _, place in line), default=0)
    for item, place in line if move else ():
        item.setGeometry(place.translated(0, (high - place.height()) // 2))
    return high


# Tabs over a table that can be scrolled where they do not fit, with arrows one can see


_ARROWS = {"ScrollLeftButton": "back", "ScrollRightButton": "forward"}


class ViewTabs(QTabBar):
    """Saved views as tabs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(True)
        self.setAccessibleName(tr("Views"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tabs; Qt gives its arrows back their shape with every layout, and the style hides that."""
        for arrow in self.findChildren(QToolButton):
            name = _ARROWS.get(arrow.objectName())
            if name and arrow.arrowType() is not Qt.ArrowType.NoArrow:
                arrow.setArrowType(Qt.ArrowType.NoArrow)
                arrow.setIcon(icon(name))
                arrow.setStyleSheet("padding: 0px; margin: 0px;")
        super().paintEvent(event)


# Facts: labels with values, and large figures


Fact = tuple[str, str | QWidget]


class Facts(QWidget):
    """Rows of a quiet label and its value; a value may be a widget, such as a ``Link``."""

    def __init__(self, facts: Sequence[Fact] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = grid(4, 1, stretch={1: 1}, parent=self)
        self.set(facts)

    def set(self, facts: Sequence[Fact]) -> None:
        clear_layout(self._grid)
        for line, (name, value) in enumerate(facts):
            label = plain_label(name, tone="muted")
            beside = (
                Qt.AlignmentFlag.AlignVCenter if isinstance(value, QWidget) else Qt.AlignmentFlag.AlignTop
            )
            label.setAlignment(beside | Qt.AlignmentFlag.AlignLeft)
            shown = value if isinstance(value, QWidget) else plain_label(value, wrap=True)
            if not isinstance(value, QWidget):
                shown.setAccessibleName(f"{name}: {value}")
            self._grid.addWidget(label, line, 0)
            self._grid.addWidget(shown, line, 1)

    def show_fact(self, value: QWidget, shown: bool) -> None:
        """Show or hide a row by the widget that is its value."""
        place = self._grid.indexOf(value)
        for one in (place - 1, place):
            item = self._grid.itemAt(one)
            if item is not None and (widget := item.widget()) is not None:
                show_if(widget, shown)


class Tile(Panel):
    """One large figure with what it is and a word on it."""

    def __init__(
        self, label: str = "", value: str = "", remark: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent=parent)
        self.label = plain_label(tone="muted")
        self.value = SizedLabel(size=1.7, weight=QFont.Weight.Bold, display=True)
        self.remark = plain_label(tone="muted", wrap=True)
        for widget in (self.label, self.value, self.remark):
            self.body.addWidget(widget)
        self.body.addStretch(1)
        self.body.setSpacing(spacing(1))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.set(label, value, remark)

    def set(self, label: str, value: str, remark: str = "", tone: str = "") -> None:
        self.label.setText(label)
        self.value.setText(value)
        self.remark.setText(remark)
        show_if(self.remark, bool(remark))
        set_tone(self.value, tone)
        self.setAccessibleName(f"{label}: {value}")


# A card that is one button: doors of the start page, leagues one can open


class CardButton(QPushButton):
    """A heading with a line or two under it, and a picture; the whole of it is pressed."""

    def __init__(
        self,
        title: str,
        text: str,
        act: Callable[[], object],
        *,
        picture: str = "",
        size: float = 1.1,
        kind: str = "",
    ) -> None:
        super().__init__()
        self.setProperty("kind", kind)
        self.setAutoDefault(False)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.title = SizedLabel(title, size, 600)
        self.title.setWordWrap(True)
        self.under = plain_label(text, wrap=True, tone="muted")
        self.picture, self._icon = Sign(), picture
        self._lay_out()
        self._paint_icon()
        follow_look(self._paint_icon)
        self.clicked.connect(lambda _checked=False: act())

    def _lay_out(self) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(spacing(1))
        texts.addWidget(self.title)
        texts.addWidget(self.under)
        texts.addStretch(1)
        self._box = row(space=4, parent=self)
        if self._icon:
            self._box.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        self._box.addLayout(texts, 1)
        side = spacing(4)
        self._box.setContentsMargins(side, spacing(3), side, spacing(3))
        for label in (self.title, self.under, self.picture):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)

    def _paint_icon(self) -> None:
        if self._icon:
            self.picture.setPixmap(pixmap(self._icon, px(28), theme().link))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._box.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        return self._box.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._box.totalMinimumSize()


class Holder(QFrame):
    """Parts beside each other in one frame, the first taking the room there is."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        self.setProperty("kind", "panel")
        line = row(*parts, space=1, parent=self)
        line.setStretch(0, 1)
        side = spacing(1)
        line.setContentsMargins(side, side, spacing(2), side)
