"""My fighters in a row, each with rank, popularity and how fit he is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QSizePolicy, QWidget

from ringside_manager.campaign.books import Books, FighterBook
from ringside_manager.gui import words
from ringside_manager.gui.look import px
from ringside_manager.gui.matchmaker.words import fitness, rank
from ringside_manager.gui.widgets import set_tip
from ringside_manager.language import tr
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.cards import Availability, availability
from ringside_manager.office.facts.matchmaking import side
from ringside_manager.office.facts.roster import NextBout, bouts_to_come

LINES = 3


@dataclass(frozen=True, slots=True)
class StripRow:
    """A fighter by his number, and what is said of him in lines."""

    fighter: int
    lines: tuple[str, ...]


class FighterStrip(QListWidget):
    """A row to choose a fighter from with mouse, arrows or by typing his name; ``picked`` carries his number."""

    picked = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setHorizontalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._filling = False
        self.currentItemChanged.connect(lambda *_: self._tell())
        self._fit()

    @property
    def fighter(self) -> int:
        """The fighter chosen; 0 for none."""
        line = self.currentRow()
        return 0 if line < 0 else int(self.item(line).data(Qt.ItemDataRole.UserRole))

    def show_rows(self, rows: Sequence[StripRow], chosen: int) -> None:
        """Show these fighters and choose one, the first if he is not among them; nothing is told."""
        self._filling = True
        self.clear()
        for row in rows:
            item = QListWidgetItem("\n".join(row.lines))
            item.setData(Qt.ItemDataRole.UserRole, row.fighter)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(row.lines))
            set_tip(item, "\n".join(row.lines))
            self.addItem(item)
        numbers = [row.fighter for row in rows]
        if numbers:
            self.setCurrentRow(numbers.index(chosen) if chosen in numbers else 0)
        self._fit()
        self._filling = False

    def sizeHint(self) -> QSize:
        """As high as its lines and a scroll bar, wherever one is needed."""
        bar = self.horizontalScrollBar().sizeHint().height()
        return QSize(px(300), self._place().height() + bar + px(4))

    def minimumSizeHint(self) -> QSize:
        """It may be narrow, not low."""
        return QSize(px(120), self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Another size of text needs other places."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _place(self, text: str = "") -> QSize:
        """The room its lines take."""
        metrics = self.fontMetrics()
        wide = max((metrics.horizontalAdvance(line) for line in text.split("\n")), default=0)
        return QSize(wide + px(36), metrics.lineSpacing() * LINES + px(12))

    def _fit(self) -> None:
        for line in range(self.count()):
            self.item(line).setSizeHint(self._place(self.item(line).text()))
        self.updateGeometry()

    def _tell(self) -> None:
        if not self._filling and self.fighter:
            self.picked.emit(self.fighter)


def strip_rows(books: Books, party: Party, night: int) -> list[StripRow]:
    """A manager's own fighters, a promoter's everybody, as they would be on a night."""
    own = _own(books, party)
    coming = bouts_to_come(books, [page.number for page in own])
    return [
        StripRow(page.number, (page.name, *_condition(books, page, night, coming[page.number])))
        for page in own
    ]


def _own(books: Books, party: Party) -> list[FighterBook]:
    pages = books.fighters
    if party.manager is not None:
        return [pages[number] for number in books.managers[party.manager].stable]
    if party.promoter:
        order = {weight_class: place for place, weight_class in enumerate(books.divisions)}
        own = [page for page in pages.values() if not page.is_retired and page.manager is not None]
        return sorted(own, key=lambda page: order.get(page.weight_class, 0))
    return []


def _condition(books: Books, page: FighterBook, night: int, coming: tuple[NextBout, ...]) -> tuple[str, str]:
    """Rank and how fit he is, or whom a tournament keeps him for (C62)."""
    standing = tr("{rank}, popularity {pop}").format(rank=rank(page.rank), pop=words.pop(page.pop_half))
    if len(books.divisions) > 1:
        standing = tr("{weight_class}: {standing}").format(weight_class=page.weight_class, standing=standing)
    can = availability(books, page, night)
    if can is Availability.BOOKED:
        return standing, tr("Boxes that night")
    if can is Availability.KEPT and coming:
        return standing, tr("Meets {name} on night {night}").format(
            name=coming[0].name, night=coming[0].night
        )
    if can is Availability.KEPT:
        return standing, tr("Kept by a tournament")
    return standing, fitness(side(books, page, night))
