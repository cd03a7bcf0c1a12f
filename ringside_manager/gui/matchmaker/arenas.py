"""Where and when a bout may be: the arenas of a night, and the strip of nights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutBook, FighterBook
from ringside_manager.gui import words
from ringside_manager.gui.look import px, set_margins
from ringside_manager.gui.matchmaker.opponents import fitness, is_waiting, with_rule
from ringside_manager.gui.shown import standing
from ringside_manager.gui.widgets import grid, note, plain_label, set_tip
from ringside_manager.gui.widgets.texts import set_tone, show_text
from ringside_manager.language import tr
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.cards import Availability, availability
from ringside_manager.office.facts.matchmaking import ArenaLine, PairSheet, side
from ringside_manager.office.facts.roster import bouts_to_come
from ringside_manager.office.house_rules import differing

# The five arenas as rows to choose from: what each pays one of the two, or the rule that forbids it


@dataclass(frozen=True, slots=True)
class _Row:
    """The widgets of one arena."""

    arena: Arena
    choice: QRadioButton
    pays: tuple[QLabel, QLabel]
    reason: QLabel


class ArenaChoice(QWidget):
    """One arena can be chosen; one that is forbidden says why and cannot; ``chosen`` follows every choice."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = grid(3, 1, stretch={0: 1}, parent=self)
        self._heads = [plain_label(tone="muted") for _ in range(2)]
        self._sheet: PairSheet | None = None
        self._books: Books | None = None
        self._title = False
        self._corner = RED
        self._group = QButtonGroup(self)
        for place, label in enumerate(self._heads, 1):
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            self._grid.addWidget(label, 0, place)
        self._rows = tuple(self._row(arena) for arena in Arena)
        self._group.idClicked.connect(lambda _: self.chosen.emit())

    @property
    def arena(self) -> Arena:
        return tuple(Arena)[max(0, self._group.checkedId())]

    def choose(self, arena: Arena) -> None:
        self._rows[arena.place].choice.setChecked(True)
        self._mark()

    def show_sheet(self, books: Books, sheet: PairSheet, corner: Corner, *, title: bool) -> None:
        """Show what ``corner`` would be paid, at The Best for the title if it is at stake."""
        self._books, self._sheet, self._corner, self._title = books, sheet, corner, title
        mine = books.fighters[sheet.sides[corner.index].fighter].name.split()[-1]
        texts = tr("{name} wins").format(name=mine), tr("{name} loses").format(name=mine)
        for label, text in zip(self._heads, texts, strict=True):
            label.setText(text)
        self._fill()

    def _row(self, arena: Arena) -> _Row:
        line = 1 + 2 * arena.place
        choice = QRadioButton(words.arena(arena))
        self._group.addButton(choice, arena.place)
        pays = plain_label(), plain_label()
        self._grid.addWidget(choice, line, 0)
        for place, label in enumerate(pays, 1):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(label, line, place)
        reason = note()
        set_margins(reason, 5, 0, 0, 1)
        self._grid.addWidget(reason, line + 1, 0, 1, 3)
        return _Row(arena, choice, pays, reason)

    def _fill(self) -> None:
        if self._sheet is None or self._books is None:
            return
        lines = [self._sheet.line(row.arena, self._title and row.arena is Arena.BEST) for row in self._rows]
        bars = {line.objection and (line.objection.bar, line.objection.fighter) for line in lines}
        alike = len(bars) == 1 and not any(line.open_rounds for line in lines)
        for shown, line in zip(self._rows, lines, strict=True):
            told = alike or is_waiting(line.objection)  # beside the button
            self._fill_row(shown, line, "" if told else _reason(self._books, line))
        self._mark()

    def _fill_row(self, shown: _Row, line: ArenaLine, reason: str) -> None:
        name = words.arena(shown.arena)
        if line.title:
            name = tr("{arena}, for the title").format(arena=name)
        house = [] if self._books is None else [*differing(self._books.house, {line.rule})]
        name = f"★ {name}" if house else name
        stands = line.open_rounds or is_waiting(line.objection)
        shown.choice.setText(name if stands else tr("{arena} – not allowed").format(arena=name))
        shown.choice.setEnabled(bool(line.open_rounds))
        shown.choice.setProperty("rule", line.rule)
        won, lost = (line.pays[0], line.pays[2]) if self._corner is RED else (line.pays[2], line.pays[0])
        for label, pay in zip(shown.pays, (won, lost), strict=True):
            label.setText(words.dollars(pay.purses_dollars[self._corner.index]))
            set_tone(label, "" if line.open_rounds else "muted")
        show_text(shown.reason, reason)
        told = "\n".join(filter(None, (reason, *map(words.house_rule, house))))
        set_tip(shown.choice, told)
        shown.choice.setAccessibleName(shown.choice.text())
        texts = (
            f"{head.text()}: {label.text()}" for head, label in zip(self._heads, shown.pays, strict=True)
        )
        shown.choice.setAccessibleDescription("; ".join([told, *texts] if told else texts))

    def _mark(self) -> None:
        for shown in self._rows:
            font = shown.choice.font()
            font.setBold(shown.choice.isChecked())
            shown.choice.setFont(font)


def _reason(books: Books, line: ArenaLine) -> str:
    """Why not, or from which length on."""
    if line.objection is None:
        return ""
    if line.open_rounds:
        lengths = ", ".join(words.number(rounds) for rounds in line.open_rounds)
        return tr("Only over {lengths} rounds: {reason}").format(
            lengths=lengths, reason=with_rule(books, line.objection)
        )
    return with_rule(books, line.objection)


# My fighters in a row, each with rank, popularity and how fit he is


LINES = 3


StripRow = tuple[int, tuple[str, ...]]
"""A fighter by his number, and what is said of him in lines."""


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
        for fighter, lines in rows:
            item = QListWidgetItem("\n".join(lines))
            item.setData(Qt.ItemDataRole.UserRole, fighter)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(lines))
            set_tip(item, "\n".join(lines))
            self.addItem(item)
        numbers = [fighter for fighter, _lines in rows]
        if numbers:
            self.setCurrentRow(numbers.index(chosen) if chosen in numbers else 0)
        self._fit()
        self._filling = False

    def sizeHint(self) -> QSize:
        """As high as its lines and a scroll bar, wherever one is needed."""
        bar = self.horizontalScrollBar().sizeHint().height()
        return QSize(px(300), self._place().height() + bar + px(4))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(120), self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _place(self, text: str = "") -> QSize:
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
    return [(page.number, (page.name, *_condition(books, page, night, coming[page.number]))) for page in own]


def _own(books: Books, party: Party) -> list[FighterBook]:
    pages = books.fighters
    if party.manager is not None:
        return [pages[number] for number in books.managers[party.manager].stable]
    if party.promoter:
        order = {weight_class: place for place, weight_class in enumerate(books.divisions)}
        own = [page for page in pages.values() if not page.is_retired and page.manager is not None]
        return sorted(own, key=lambda page: order.get(page.weight_class, 0))
    return []


def _condition(books: Books, page: FighterBook, night: int, coming: tuple[BoutBook, ...]) -> tuple[str, str]:
    """Rank and how fit he is, or whom a tournament keeps him for (C62)."""
    told = tr("{rank}, popularity {pop}").format(rank=standing(page.rank), pop=words.pop(page.pop_half))
    if len(books.divisions) > 1:
        told = tr("{weight_class}: {standing}").format(weight_class=page.weight_class, standing=told)
    can = availability(books, page, night)
    if can is Availability.BOOKED:
        return told, tr("Boxes that night")
    if can is Availability.KEPT and coming:
        return told, tr("Meets {name} on night {night}").format(
            name=books.fighters[coming[0].opponent_of(page.number)].name, night=coming[0].night
        )
    if can is Availability.KEPT:
        return told, tr("Taken by a tournament")
    return told, fitness(side(books, page, night))
