"""A small table of figures beside the ring; what stands in it is text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from ringside_manager.bout.events import RoundScored
from ringside_manager.commentary.results import speaking_names
from ringside_manager.gui.board import punch_word
from ringside_manager.gui.look import follow_look, px, size_window, theme, typeface
from ringside_manager.gui.ring.timeline import Counts, Entry, Ledger, ledger_of, totals
from ringside_manager.gui.ring.watching import Follower, Watching, clock_cell, clock_head, incident_told
from ringside_manager.gui.tape import TapeRows, punch_pairs
from ringside_manager.gui.widgets import (
    Dialog,
    Empty,
    Heading,
    Scroll,
    button,
    column,
    note,
    plain_label,
    row,
)
from ringside_manager.gui.widgets.texts import show_if
from ringside_manager.gui.words import MINUS, signed
from ringside_manager.language import tr
from ringside_manager.office.facts.replays import RoundCount


@dataclass(frozen=True, slots=True)
class Cell:
    """A figure; ``tone`` is that of a corner or ``muted``."""

    text: str
    tone: str = ""
    bold: bool = False


class FigureTable(QTableWidget):
    """Rows of figures under heads; letters typed into it are keys of the window."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        self._heads: list[Cell] = []
        self._rows: list[tuple[Cell, ...]] = []
        follow_look(self._again)
        self._size()

    @property
    def rows(self) -> tuple[tuple[Cell, ...], ...]:
        return tuple(self._rows)

    def set_heads(self, heads: Sequence[Cell], stretch: int | None = 0) -> None:
        """Name the columns; column ``stretch`` takes what room is left, all of them if it is ``None``."""
        if list(heads) == self._heads:
            return
        self._heads = list(heads)
        self.setColumnCount(len(heads))
        for place, head in enumerate(heads):
            self.setHorizontalHeaderItem(place, _item(head))
            mode = QHeaderView.ResizeMode
            self.horizontalHeader().setSectionResizeMode(
                place, mode.Stretch if stretch in (place, None) else mode.ResizeToContents
            )

    def set_rows(self, rows: Sequence[Sequence[Cell]]) -> None:
        """Show other rows; those that are as before stay."""
        self.setRowCount(len(rows))
        for line, cells in enumerate(rows):
            if line < len(self._rows) and self._rows[line] == tuple(cells):
                continue
            before = self._rows[line] if line < len(self._rows) else ()
            for place, cell in enumerate(cells):
                if place >= len(before) or before[place] != cell:
                    self.setItem(line, place, _item(cell))
        self._rows = [tuple(cells) for cells in rows]

    def fit(self) -> None:
        """Be as high as the rows, for a place that is scrolled itself."""
        head = self.horizontalHeader().sizeHint().height()
        lines = max(1, self.rowCount()) * self.verticalHeader().defaultSectionSize()
        self.setFixedHeight(head + lines + 2 * self.frameWidth() + px(2))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters and the space bar are the window's; a table has no use for them."""
        if event.text() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _again(self) -> None:
        rows, self._rows = self._rows, []
        self._size()
        self.set_rows(rows)

    def _size(self) -> None:
        self.verticalHeader().setDefaultSectionSize(px(28))


def _item(cell: Cell) -> QTableWidgetItem:
    item = QTableWidgetItem(cell.text)
    colours = theme()
    tones = {"red": colours.red, "blue": colours.blue, "muted": colours.muted, "good": colours.good}
    item.setForeground(QColor(tones.get(cell.tone, colours.text)))
    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
    font = typeface(1.0, 700 if cell.bold else 400)
    item.setFont(font)
    return item


# How was this round won?  The ledger of a round as a window beside the bout


class LedgerView(Dialog):
    """Every blow of a round with what it scored; a row leads to its moment.

    It follows the bout, so that a round that is being fought fills up.
    """

    def __init__(self, watching: Watching, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watching = watching
        self.number = number
        self._called = speaking_names(*watching.match.names)
        self.heading = Heading("", 2)
        self.verdict = plain_label(wrap=True, size=1.1)
        self.table = FigureTable(tr("Blows of the round"))
        self.table.cellActivated.connect(self._go)
        self.table.cellClicked.connect(self._go)
        before, behind = tr("The round before"), tr("The next round")
        self.earlier, self.later = (
            button("", partial(self._step, by), kind="flat", picture=picture, tip=name, name=name)
            for by, picture, name in ((-1, "back", before), (1, "forward", behind))
        )
        close = button(tr("Close"), self.accept)
        hint = note(_hint(watching))
        head = row(self.earlier, self.heading, self.later, None)
        column(head, self.verdict, (self.table, 1), hint, row(None, close), space=3, margins=5, parent=self)
        watching.player.placed.connect(self._fill)
        watching.changed.connect(self._fill)
        size_window(self, 840, 520)
        self._fill()

    @property
    def ledger(self) -> Ledger:
        return ledger_of(self.watching.course, self.number, self.watching.horizon)

    def show_round(self, number: int) -> None:
        self.number = number
        self._fill()

    def _fill(self) -> None:
        if not self.watching.scores_open:  # gone back behind the end of a bout scored in secret
            self.close()
            return
        ledger, names = self.ledger, self.watching.match.names
        title = tr("How was round {round} won?").format(round=self.number)
        self.setWindowTitle(title)
        self.heading.setText(title)
        self.verdict.setText(verdict_of(ledger, names))
        split = any(entry.chart is not None for entry in ledger.entries)
        kinds = any(entry.blow.thrown for entry in ledger.entries)
        unit = clock_head(self.watching.match.setup.engine.info)
        heads = [unit, tr("Boxer"), *([tr("Thrown"), tr("Expected")] if kinds else [])]
        heads += [
            *([tr("By chart"), tr("Rating")] if split else []),
            tr("Damage") if kinds or not ledger.entries else tr("Landed"),
            tr("Scores"),
        ]
        self.table.set_heads(
            [Cell(text, "muted") for text in (*heads, tr("Sum red"), tr("Sum blue"))], stretch=1
        )
        self.table.set_rows([self._cells(entry, kinds=kinds, split=split) for entry in ledger.entries])
        last = self.watching.course.clock(self.watching.horizon)[0]
        self.earlier.setEnabled(self.number > 1)
        self.later.setEnabled(self.number < last)

    def _cells(self, entry: Entry, *, kinds: bool, split: bool) -> list[Cell]:
        blow, tone = entry.blow, entry.blow.corner.value
        felled = blow.felled(self.watching.horizon)
        cells = [
            Cell(clock_cell(self.watching.match.setup.engine.info.clock, blow.time)),
            Cell(self._called[blow.corner.index], tone, bold=True),
        ]
        if kinds:
            cells += [Cell(punch_word(word)) for word in (blow.thrown, blow.anticipated)]
        if split:
            cells += [
                Cell(_number(entry.chart)),
                Cell("–" if entry.rating is None else signed(_number(entry.rating))),
            ]
        scored = blow.scored(self.watching.horizon)
        cells.append(Cell(str(blow.damage)))
        cells.append(Cell(_scored(scored, felled=felled, doubles=blow.doubles), tone, bold=felled))
        red, blue = entry.sums
        return [*cells, Cell(str(red), "red", bold=red > blue), Cell(str(blue), "blue", bold=blue > red)]

    def _go(self, line: int, _column: int) -> None:
        entries = self.ledger.entries
        if line < len(entries):
            self.watching.player.go_to(entries[line].blow.place)

    def _step(self, by: int) -> None:
        self.show_round(self.number + by)


def _scored(scored: int, *, felled: bool, doubles: bool) -> str:
    """What a blow scores, and why if it knocked down."""
    if not felled:
        return str(scored)
    told = tr("{scored} (down: ×2)") if doubles else tr("{scored} (down)")
    return told.format(scored=scored)


def _hint(watching: Watching) -> str:
    """What can be done in the table, and what a fall counts where it counts again."""
    if (
        any(blow.doubles and blow.fall for blow in watching.course.blows)
        or watching.match.setup.engine.info.floor
    ):
        return tr("Click a row to see that moment. A blow that knocks down scores twice (R53).")
    return tr("Click a row to see that moment.")


def _number(value: int | None) -> str:
    return "–" if value is None else str(value).replace("-", MINUS)


def verdict_of(ledger: Ledger, names: tuple[str, str]) -> str:
    """The sum, and what follows from it."""
    scored = ledger.scored
    red, blue = ledger.sums if scored is None else scored.tally
    both = {"red_name": names[0], "red": red, "blue_name": names[1], "blue": blue}
    if scored is None:
        return tr("{red_name} {red}, {blue_name} {blue} so far; the round is not over.").format(**both)
    if not ledger.proves and not scored.cards:
        told = tr("{red_name} {red}, {blue_name} {blue}: this system counts more than the damage of blows.")
        return told.format(**both)
    if scored.cards:
        told = tr("{red_name} {red}, {blue_name} {blue}; the judges: {cards}.")
        cards = ", ".join(f"{mine}–{his}" for mine, his in scored.cards)
        return told.format(**both, cards=cards)
    if scored.winner is None:
        return tr("{red_name} {red}, {blue_name} {blue}: the round is even (R52).").format(**both)
    told = tr("{red_name} {red}, {blue_name} {blue}: {winner} did more damage and wins the round (R52).")
    return told.format(**both, winner=names[scored.winner.index])


# The scorecard, open or kept until the end, with what each round was won by; below it injuries and warnings, which
# scroll where there is little room


_CARD = "card_"
"""What the numbers of a scene begin with that are the sums of several judges."""


class CardsPart(Follower):
    """One row a round; a click asks how it was won."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = FigureTable(tr("Scorecard"))
        self.table.cellActivated.connect(self._ask_row)
        self.table.cellClicked.connect(self._ask_row)
        self.why = button(
            tr("How was this round won?"),
            self.ask,
            picture="ledger",
            tip=tr("The ledger of the round chosen, or of the last one"),
        )
        self.closed = Empty(tr("The scorecards are opened when the bout is over."))
        self.incidents_head = Heading(tr("Injuries and warnings"), 3)
        self.incidents = note()
        self.list = Scroll(self.incidents)
        self.list.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.ledger: LedgerView | None = None
        column(
            (self.closed, 1),
            (self.table, 1),
            row(self.why, None),
            self.incidents_head,
            self.list,
            space=2,
            parent=self,
        )

    def show_place(self, watching: Watching, animate: bool = False) -> None:
        is_open = watching.scores_open
        show_if(self.table, is_open)
        show_if(self.why, is_open)
        show_if(self.closed, not is_open)
        if is_open:
            self._fill(watching)
        self._tell_incidents(watching)

    def ask(self, number: int = 0) -> None:
        """Open the ledger of a round; without one, of the row chosen or the round that is seen."""
        watching = self.watching
        if watching is None or not watching.scores_open:
            return
        chosen = number or self.table.currentRow() + 1 or watching.course.clock(watching.place)[0]
        seen = max(1, watching.course.clock(watching.horizon)[0])
        if self.ledger is None or self.ledger.watching is not watching:
            self.ledger = LedgerView(watching, min(chosen, seen), self.window())
        else:
            self.ledger.show_round(min(chosen, seen))
        self.ledger.show()
        self.ledger.raise_()

    def _ask_row(self, line: int, _column: int) -> None:
        if self.watching is not None and line < len(self.watching.course.rounds[self.watching.place]):
            self.ask(line + 1)

    def _fill(self, watching: Watching) -> None:
        over = watching.course.rounds[watching.place]
        judges = _judges(watching)
        heads = [tr("Round"), *[tr("Judge {judge}").format(judge=judge) for judge in judges]]
        heads += [*([] if judges else [tr("Red"), tr("Blue")]), tr("Scored")]
        self.table.set_heads([Cell(text, "muted") for text in heads], stretch=len(heads) - 1)
        rounds = range(1, watching.match.setup.terms.rounds + 1)
        rows = [_row(number, over, len(judges)) for number in rounds]
        self.table.set_rows([*rows, _sums(over, len(judges))])

    def _tell_incidents(self, watching: Watching) -> None:
        seen = (one for one in watching.course.incidents if one[0] <= watching.place)
        found = [told for one in seen if (told := incident_told(watching.match, *one))]
        show_if(self.incidents_head, bool(found))
        show_if(self.list, bool(found))
        self.incidents.setText("\n".join(found))


def _judges(watching: Watching) -> tuple[str, ...]:
    """What the judges are called, where there are several: their numbers, as they sit."""
    first = watching.course.scored(1, len(watching.match.film))
    if first is not None:
        return tuple(str(number) for number in range(1, len(first.cards) + 1))
    numbers = (spec.name for spec in watching.match.setup.engine.info.numbers)
    return tuple(name.removeprefix(_CARD) for name in numbers if name.startswith(_CARD))


def _row(number: int, over: tuple[RoundScored, ...], judges: int) -> list[Cell]:
    """One round: a cell for each judge, or red's and blue's points of the only one."""
    if number > len(over):
        return [Cell(str(number), "muted"), *[Cell("·", "muted")] * ((judges or 2) + 1)]
    won = over[number - 1]
    red, blue = won.points
    cells = [_both(card) for card in won.cards] if judges else [
        Cell(str(red), "red" if red > blue else "", bold=red > blue),
        Cell(str(blue), "blue" if blue > red else "", bold=blue > red),
    ]  # fmt: skip
    tally = Cell(f"{won.tally[0]} : {won.tally[1]}", won.winner.value if won.winner else "")
    return [Cell(str(number), bold=True), *cells, tally]


def _sums(over: tuple[RoundScored, ...], judges: int) -> list[Cell]:
    if judges:
        totals = [_added([one.cards[judge] for one in over if one.cards]) for judge in range(judges)]
        return [Cell(tr("In all"), bold=True), *[_both(total, bold=True) for total in totals], Cell("")]
    red, blue = _added([won.points for won in over])
    mine, his = Cell(str(red), "red", bold=red > blue), Cell(str(blue), "blue", bold=blue > red)
    return [Cell(tr("In all"), bold=True), mine, his, Cell("")]


def _added(pairs: Sequence[tuple[int, int]]) -> tuple[int, int]:
    return sum(red for red, _ in pairs), sum(blue for _, blue in pairs)


def _both(points: tuple[int, int], *, bold: bool = False) -> Cell:
    """Red's and blue's points in one cell; bold where somebody is ahead, in his colour."""
    red, blue = points
    tone = "red" if red > blue else "blue" if blue > red else ""
    return Cell(f"{red} : {blue}", tone, bold=bold or red != blue)


class FiguresPart(Follower):
    """A table of the rounds above, all of them below; damage is left out while scores are hidden."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rounds = FigureTable(tr("Punches by round"))
        self.tape = TapeRows()
        self.hint = note(tr("Red : blue in every column."))
        self._counts: Counts | None = None
        inner = QWidget()
        column(
            Heading(tr("By round"), 3), self.rounds, self.hint, Heading(tr("In all"), 3), self.tape, None,
            parent=inner,
        )  # fmt: skip
        self.scrolled = Scroll(inner)
        column(self.scrolled, parent=self)

    def show_place(self, watching: Watching, animate: bool = False) -> None:
        if self._counts is None or self._counts.course is not watching.course:
            self._counts = Counts(watching.course)
        rounds = self._counts.at(watching.place)
        scored = watching.scores_open
        heads = [tr("Round"), tr("Thrown"), tr("Landed"), *([tr("Damage")] if scored else []), tr("Down")]
        self.rounds.set_heads([Cell(text, "muted") for text in heads], stretch=len(heads) - 1)
        self.rounds.set_rows([_figures_row(one, scored=scored) for one in rounds])
        self.rounds.fit()
        self.tape.show_pairs(punch_pairs(totals(rounds), scored=scored), watching.match.names)


def _figures_row(one: RoundCount, *, scored: bool) -> list[Cell]:
    red, blue = one.counts
    number = str(one.round) if one.tally is not None else tr("{round} …").format(round=one.round)
    pairs = [(red.thrown, blue.thrown), (red.landed, blue.landed)]
    pairs += [one.scored] if scored else []
    return [
        Cell(number, bold=True),
        *(_figures_pair(*both) for both in pairs),
        _figures_pair(red.knockdowns, blue.knockdowns, quiet=True),
    ]


def _figures_pair(red: int, blue: int, *, quiet: bool = False) -> Cell:
    tone = "red" if red > blue else "blue" if blue > red else ""
    return Cell("–" if quiet and not red and not blue else f"{red} : {blue}", tone)
