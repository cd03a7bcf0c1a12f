"""Pieces the pages about people are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from ringside_manager.gui.explain import Explained
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import Link, Scroll, column, plain_label, row, set_tip
from ringside_manager.gui.widgets.texts import SizedLabel, set_tone
from ringside_manager.office.facts.explanations import Explanation

F = TypeVar("F")


class Figure(QWidget):
    """A large figure with what it is under it, which may say how it was computed."""

    def __init__(self, label: str, *, size: float = 1.5, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.value = SizedLabel("", size, QFont.Weight.Bold, display=True)
        self.label = plain_label(label, tone="muted")
        self.why = Explained(name=label)
        self.why.hide()
        for shown in (self.value, self.label):
            shown.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
        column(None, self.value, self.label, row(None, self.why, None), space=1, parent=self)
        self.setAccessibleName(label)

    def show_value(self, text: str, *, tone: str = "", tip: str = "") -> None:
        """Show another figure."""
        self.value.setText(text)
        set_tone(self.value, tone)
        set_tip(self, tip)
        self.setAccessibleDescription(text)

    def explain(self, why: Callable[[], Explanation] | None) -> None:
        """Let the words under the figure say how it was computed; ``None`` makes them plain."""
        self.label.setVisible(why is None)
        self.why.setVisible(why is not None)
        self.why.set(self.label.text(), why)


class Part(QWidget, Generic[F]):
    """A part of a page that shows facts of one kind; ``go`` asks the window to go somewhere."""

    go = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.build()

    def build(self) -> None:
        """Make the widgets."""

    def fill(self, facts: F) -> None:
        """Show other facts."""

    def link(self, text: str, place: Place | None) -> Link:
        """A link that leads where this part leads."""
        made = Link(text, place)
        made.go.connect(self.go)
        return made


class PartTabs(QTabWidget, Generic[F]):
    """Parts behind tabs; each is made and filled when it is first seen, so that a page opens at once."""

    go = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDocumentMode(True)
        self.setAccessibleName(name)
        self.tabBar().setAccessibleName(name)
        self._makers: list[tuple[str, Callable[[], Part[F]]]] = []
        self._holders: list[QVBoxLayout] = []
        self._parts: dict[int, Part[F]] = {}
        self._stale: set[int] = set()
        self._facts: F | None = None
        self.currentChanged.connect(self._freshen)

    def add(self, key: str, text: str, make: Callable[[], Part[F]]) -> None:
        """Add a part under a tab; ``key`` names it for places."""
        self._makers.append((key, make))
        holder = QWidget()
        self._holders.append(column(parent=holder))
        self.addTab(holder, text)

    def fill(self, facts: F, key: str = "") -> None:
        """Show other facts: in the tab of ``key`` or the one that is open, in the others when they are."""
        self._facts = facts
        self._stale = set(range(len(self._makers)))
        keys = [known for known, _make in self._makers]
        if key in keys:
            self.setCurrentIndex(keys.index(key))
        self._freshen(self.currentIndex())

    @property
    def key(self) -> str:
        """The key of the tab that is open."""
        return self._makers[self.currentIndex()][0]

    def part(self) -> Part[F]:
        """The part behind the tab that is open."""
        place = self.currentIndex()
        if place not in self._parts:
            made = self._parts[place] = self._makers[place][1]()
            made.go.connect(self.go)
            self._holders[place].addWidget(made)
        return self._parts[place]

    def _freshen(self, place: int) -> None:
        if place in self._stale and self._facts is not None:
            self._stale.discard(place)
            self.part().fill(self._facts)


def leading(widget: QWidget) -> QWidget:
    """A widget that keeps to the left of whatever room it is given."""
    held = QWidget()
    row(widget, None, space=1, parent=held)
    return held


class TallScroll(Scroll):
    """Scrolls up and down only, and is never narrower than what it holds."""

    def minimumSizeHint(self) -> QSize:
        """As wide as its widget needs, with the scroll bar."""
        least, inner = super().minimumSizeHint(), self.widget()
        if inner is None:
            return least
        needed = inner.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(max(least.width(), needed), least.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What it holds has changed, so it may have to be wider."""
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class Room(QWidget):
    """What a page holds; it is scrolled only when less is left than it needs, not than it would like."""

    def heightForWidth(self, width: int) -> int:
        """The least height it can be shown in."""
        layout = self.layout()
        return -1 if layout is None else layout.minimumHeightForWidth(width)


def page_box(page: QWidget, widgets: Sequence[tuple[QWidget, int]]) -> QVBoxLayout:
    """The layout of a page: widgets under each other, each with its stretch.

    Where the window is too small for them, the page can be scrolled.
    """
    inner = Room()
    box = column(space=4, parent=inner)
    for widget, stretch in widgets:
        box.addWidget(widget, stretch)
    column(Scroll(inner, sideways=True), space=1, parent=page)
    return box
