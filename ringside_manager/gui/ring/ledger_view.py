"""How was this round won?  The ledger of a round as a window beside the bout."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QWidget

from ringside_manager.commentary import speaking_names
from ringside_manager.gui.board.names import punch_word
from ringside_manager.gui.look import set_margins, size_window
from ringside_manager.gui.ring.figure_table import Cell, FigureTable
from ringside_manager.gui.ring.ledger import Entry, Ledger, ledger_of
from ringside_manager.gui.ring.watching import Watching
from ringside_manager.gui.ring.wording import clock_cell, clock_head
from ringside_manager.gui.widgets import Heading, button, column, note, plain_label, row
from ringside_manager.gui.words import MINUS, signed
from ringside_manager.language import tr


class LedgerView(QDialog):
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
        self.earlier = button(
            "",
            self._back,
            kind="flat",
            picture="back",
            tip=tr("The round before"),
            name=tr("The round before"),
        )
        self.later = button(
            "", self._on, kind="flat", picture="forward", tip=tr("The next round"), name=tr("The next round")
        )
        close = button(tr("Close"), self.accept)
        hint = note(_hint(watching))
        head = row(self.earlier, self.heading, self.later, None)
        box = column(head, self.verdict, self.table, hint, row(None, close), space=3, parent=self)
        set_margins(box, 5)
        box.setStretch(2, 1)
        watching.player.placed.connect(self._fill)
        watching.changed.connect(self._fill)
        size_window(self, 840, 520)
        self._fill()

    @property
    def ledger(self) -> Ledger:
        """What is shown."""
        return ledger_of(self.watching.course, self.number, self.watching.horizon)

    def show_round(self, number: int) -> None:
        """Show another round."""
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

    def _back(self) -> None:
        self.show_round(self.number - 1)

    def _on(self) -> None:
        self.show_round(self.number + 1)


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
        return tr("A click on a row goes to its moment. A blow that knocks down scores twice (R53).")
    return tr("A click on a row goes to its moment.")


def _number(value: int | None) -> str:
    return "–" if value is None else str(value).replace("-", MINUS)


def verdict_of(ledger: Ledger, names: tuple[str, str]) -> str:
    """The sum, and what follows from it."""
    red, blue = ledger.sums
    if ledger.cards and ledger.tally is not None:
        red, blue = ledger.tally
    both = {"red_name": names[0], "red": red, "blue_name": names[1], "blue": blue}
    if ledger.tally is None:
        return tr("{red_name} {red}, {blue_name} {blue} so far; the round is not over.").format(**both)
    if not ledger.proves and not ledger.cards:
        counted = {**both, "red": ledger.tally[0], "blue": ledger.tally[1]}
        told = tr("{red_name} {red}, {blue_name} {blue}: this system counts more than the damage of blows.")
        return told.format(**counted)
    if ledger.cards:
        told = tr("{red_name} {red}, {blue_name} {blue}; the judges: {cards}.")
        cards = ", ".join(f"{mine}–{his}" for mine, his in ledger.cards)
        return told.format(**both, cards=cards)
    if ledger.winner is None:
        return tr("{red_name} {red}, {blue_name} {blue}: the round is even (R52).").format(**both)
    told = tr("{red_name} {red}, {blue_name} {blue}: {winner} did more damage and wins the round (R52).")
    return told.format(**both, winner=names[ledger.winner.index])
