"""Pages about people (fighters, managers, their bouts, rankings): the pieces they are made of, and what they remember."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QPlainTextEdit,
    QSizePolicy,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.charts import Chart
from ringside_manager.gui.charts.panel import ChartPanel
from ringside_manager.gui.explain import Explained
from ringside_manager.gui.look import follow_look, px
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.settings import settings
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Link, Scroll, column, note, plain_label, row, set_tip, show_if
from ringside_manager.gui.widgets.texts import SizedLabel, set_tone
from ringside_manager.language import tr
from ringside_manager.office.facts.explanations import Explanation
from ringside_manager.office.facts.fighters import FighterFacts
from ringside_manager.office.facts.rankings import ReignFacts
from ringside_manager.office.facts.roster import RosterRow

# Pieces the pages about people are made of


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
        self.value.setText(text)
        set_tone(self.value, tone)
        set_tip(self, tip)
        self.setAccessibleDescription(text)

    def explain(self, why: Callable[[], Explanation] | None) -> None:
        """Let the words under the figure say how it was computed; ``None`` makes them plain."""
        show_if(self.label, why is None)
        show_if(self.why, why is not None)
        self.why.set(self.label.text(), why)


class PagePart(QWidget, Generic[F]):
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
        return Link(text, place, go=self.go)


class LeaguePart(PagePart[F]):
    """A part that reads more of the league than the facts it shows."""

    def __init__(self, session: Session) -> None:
        self._session = session
        super().__init__()


class PartTabs(QTabWidget, Generic[F]):
    """Parts behind tabs; each is made and filled when it is first seen, so that a page opens at once."""

    go = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDocumentMode(True)
        self.setAccessibleName(name)
        self.tabBar().setAccessibleName(name)
        self._makers: list[tuple[str, Callable[[], PagePart[F]]]] = []
        self._holders: list[QVBoxLayout] = []
        self._parts: dict[int, PagePart[F]] = {}
        self._stale: set[int] = set()
        self._facts: F | None = None
        self.currentChanged.connect(self._freshen)

    def add(self, key: str, text: str, make: Callable[[], PagePart[F]]) -> None:
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
        return self._makers[self.currentIndex()][0]

    def part(self) -> PagePart[F]:
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

    _is_measuring = False

    def minimumSizeHint(self) -> QSize:
        """As wide as its widget needs, with the scroll bar."""
        least, inner = super().minimumSizeHint(), self.widget()
        if inner is None:
            return least
        needed = inner.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(max(least.width(), needed), least.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What it holds has changed, so it may have to be wider.

        A scroll bar that comes makes what is held narrower and sometimes lower, so that it could go again, without end:
        what happens while one change is measured is no change of its own.
        """
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        if self._is_measuring:
            return False
        self._is_measuring = True
        try:
            return super().eventFilter(watched, event)
        finally:
            self._is_measuring = False


class Room(QWidget):
    """What a page holds; it is scrolled only when less is left than it needs, not than it would like."""

    def heightForWidth(self, width: int) -> int:
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
    column(Scroll(inner), space=1, parent=page)
    return box


# A table of few rows inside a panel: as high as its rows, without the bar above them


R = TypeVar("R")


class ShortTable(Table[R]):
    """Everything a table can do is in its menus; it grows up to ``most`` rows and is scrolled beyond."""

    def __init__(
        self,
        key: str,
        columns: Sequence[Column[R]],
        identity: Callable[[R], Hashable],
        empty: str,
        parent: QWidget | None = None,
        *,
        title: str = "",
        most: int = 12,
    ) -> None:
        super().__init__(key, columns, identity, empty, parent)
        self._most = most
        self.bar.hide()
        self.set_title(title)
        self.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.view.horizontalScrollBar().rangeChanged.connect(lambda *_: self._fit())
        follow_look(self._fit)
        self._fit()

    def set_rows(self, rows: Sequence[R]) -> None:
        """Show other rows, and be as high as they need."""
        super().set_rows(rows)
        self._fit()

    def _fit(self) -> None:
        lines = min(max(len(self.rows), 2), self._most)
        row = self.view.verticalHeader().defaultSectionSize()
        head = self.view.horizontalHeader().sizeHint().height()
        frame = 2 * self.view.frameWidth() + px(2)
        sideways = self.view.horizontalScrollBar()
        bar = sideways.sizeHint().height() if sideways.maximum() > 0 else 0
        self.setFixedHeight(head + lines * row + frame + bar)


def reign_nights() -> tuple[Column[ReignFacts], Column[ReignFacts]]:
    """Return the columns of a reign's first and last night, each leading to the bout that decided it."""

    def bout(number: int | None) -> Place | None:
        return None if number is None else Place("bout", number)

    return (
        Column("from", tr("From night"), lambda r: r.from_night, align="right", place=lambda r: bout(r.won_bout), width=10),
        Column("until", tr("Until night"), lambda r: r.until_night, align="right", place=lambda r: bout(r.lost_bout), width=10),
    )  # fmt: skip


# A chart that is made when the page around it has been painted


class LateChart(ChartPanel):
    """Going to a page must not wait for its pictures: ``show_later`` makes them when there is nothing else to do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make: Callable[[], Chart] | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._made)

    def show_later(self, make: Callable[[], Chart]) -> None:
        """Show the chart ``make`` gives; of several asked for in a row only the last is made."""
        self._make = make
        self._soon.start()

    @property
    def is_drawing(self) -> bool:
        waiting = self._make is not None and not self.visibleRegion().isEmpty()
        return waiting or super().is_drawing

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._make is not None:
            self._soon.start()

    def _made(self) -> None:
        if self._make is not None and self.isVisible():
            make, self._make = self._make, None
            self.show_chart(make())


# A field in which a fighter is chosen by a part of his name


class FighterChooser(QComboBox):
    """Everybody by name; ``chosen`` carries the number of whoever is chosen by hand."""

    chosen = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setAccessibleName(name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(18)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaxVisibleItems(20)
        self._numbers: list[int] = []
        completer = QCompleter(self.model(), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCompleter(completer)
        self.activated.connect(self._tell)
        edit = self.lineEdit()
        assert edit is not None
        edit.setPlaceholderText(tr("Choose a fighter"))
        edit.setAccessibleName(name)

    def set_fighters(self, rows: Sequence[RosterRow]) -> None:
        """Offer other fighters; who is chosen stays."""
        kept = self.number
        names: dict[str, int] = {}
        for one in rows:
            names[one.name] = names.get(one.name, 0) + 1
        self.blockSignals(True)
        self.clear()
        self._numbers = [one.number for one in rows]
        self.addItems([one.name if names[one.name] == 1 else _told_apart(one) for one in rows])
        self.blockSignals(False)
        self.show_number(kept)

    @property
    def number(self) -> int:
        """The number of whoever is chosen, 0 for nobody."""
        place = self.currentIndex()
        return self._numbers[place] if 0 <= place < len(self._numbers) else 0

    def show_number(self, number: int) -> None:
        """Show a fighter as chosen; 0 for nobody."""
        place = self._numbers.index(number) if number in self._numbers else -1
        self.setCurrentIndex(place)
        if place < 0:
            self.setEditText("")

    def _tell(self, _place: int) -> None:
        self.chosen.emit(self.number)


def _told_apart(row: RosterRow) -> str:
    """Two of one name are told apart by their managers, or by the night they came."""
    word = row.manager_name or tr("free agent")
    return tr("{name} ({word}, from night {night})").format(name=row.name, word=word, night=row.entered_night)


# What a person at the keyboard keeps for himself: fighters he watches and notes on them


MOST_LETTERS = 4000
"""The longest note that is kept."""


def watched(session: Session) -> frozenset[int]:
    """The fighters he watches."""
    kept = settings().value(_key(session, "watched"), [])
    return frozenset(number for number in kept if isinstance(number, int))


def watch(session: Session, fighter: int, *, on: bool) -> None:
    """Watch a fighter from now on, or no longer."""
    now = watched(session) | {fighter} if on else watched(session) - {fighter}
    settings().set_value(_key(session, "watched"), sorted(now))


def note_on(session: Session, fighter: int) -> str:
    """His note on a fighter; empty without one."""
    kept = settings().value(_key(session, "notes"), {}).get(str(fighter), "")
    return kept if isinstance(kept, str) else ""


def write_note(session: Session, fighter: int, text: str) -> None:
    """Keep a note on a fighter; an empty one is forgotten."""
    notes = {**settings().value(_key(session, "notes"), {}), str(fighter): text[:MOST_LETTERS]}
    if not text.strip():
        del notes[str(fighter)]
    settings().set_value(_key(session, "notes"), notes)


def _key(session: Session, what: str) -> str:
    """By league and person: the next one at the keyboard has his own."""
    who = session.viewer.name if session.viewer else ""
    league = f"{session.books.name}\n{session.books.seed}\n{who}"
    return f"people/{hashlib.sha256(league.encode()).hexdigest()[:16]}/{what}"


# Notes on a fighter that only the person at the keyboard sees


class NotesPart(PagePart[FighterFacts]):
    """A field to write in; what is written is kept at once."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._number = 0
        self._filling = False
        super().__init__()

    def build(self) -> None:
        self.field = QPlainTextEdit()
        self.field.setAccessibleName(tr("My notes"))
        self.field.setPlaceholderText(tr("What to remember of him"))
        self.field.setTabChangesFocus(True)
        self.field.textChanged.connect(self._keep)
        hint = note(
            tr("Only you see these notes. They stay on this computer and are not part of the league.")
        )
        column(hint, self.field, margins=(0, 3, 0, 0), parent=self)

    def fill(self, facts: FighterFacts) -> None:
        self._number = facts.row.number
        kept = note_on(self._session, self._number)
        if kept != self.field.toPlainText():
            self._filling = True
            self.field.setPlainText(kept)
            self._filling = False

    def _keep(self) -> None:
        if not self._filling:
            write_note(self._session, self._number, self.field.toPlainText())
