"""What the arena chosen would pay: purses of both for each result, and what their managers get of them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.campaign.books import Books
from ringside_manager.gui import words
from ringside_manager.gui.explain import Explained
from ringside_manager.gui.look import spacing
from ringside_manager.gui.widgets import clear_layout, column, plain_label
from ringside_manager.language import tr
from ringside_manager.office.facts.explanations import Explanation, Subject, purse_lines
from ringside_manager.office.facts.matchmaking import ArenaLine, PairSheet, Pay


class PayTable(QWidget):
    """A row for each result, a column for each corner; every purse can say how it was computed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(spacing(4))
        self._grid.setVerticalSpacing(spacing(1))
        self._grid.setColumnStretch(0, 1)

    def show_line(self, books: Books, sheet: PairSheet, line: ArenaLine) -> None:
        """Show what one arena pays a pair."""
        clear_layout(self._grid)
        names = [books.fighters[side.fighter].name.split()[-1] for side in sheet.sides]
        for corner, tone in zip(CORNERS, ("red", "blue"), strict=True):
            head = plain_label(tr("{name} gets").format(name=names[corner.index]), tone=tone)
            self._grid.addWidget(head, 0, corner.index + 1, Qt.AlignmentFlag.AlignRight)
        for row, pay in enumerate(line.pays, 1):
            self._grid.addWidget(plain_label(_result(pay, names)), row, 0, Qt.AlignmentFlag.AlignTop)
            for corner in CORNERS:
                cell = _cell(books, sheet, line, pay, corner)
                self._grid.addWidget(cell, row, corner.index + 1, Qt.AlignmentFlag.AlignRight)


def _result(pay: Pay, names: list[str]) -> str:
    if pay.winner is None:
        return tr("Draw")
    return tr("{name} wins").format(name=names[0] if pay.winner is RED else names[1])


def _cell(books: Books, sheet: PairSheet, line: ArenaLine, pay: Pay, corner: Corner) -> QWidget:
    """A purse, and under it the manager's part of it."""
    side = sheet.sides[corner.index]
    purse = Explained(
        words.dollars(pay.purses_dollars[corner.index]),
        lambda: _explained(sheet, line, pay, corner),
        name=tr("Purse"),
    )
    purse.setProperty("rule", line.rule)
    cell = QWidget()
    box = column(purse, space=1, parent=cell)
    box.setSpacing(0)
    box.setAlignment(purse, Qt.AlignmentFlag.AlignRight)
    if side.manager is not None:
        share = words.money(pay.shares_cents[corner.index])
        owner = books.managers[side.manager].name
        label = plain_label(tr("{manager} {share}").format(manager=owner, share=share), tone="muted")
        label.setProperty("rule", "C23")
        box.addWidget(label, 0, Qt.AlignmentFlag.AlignRight)
    return cell


def _explained(sheet: PairSheet, line: ArenaLine, pay: Pay, corner: Corner) -> Explanation:
    """How the purse of a bout nobody has made yet would be computed."""
    pops = sheet.sides[0].pop_half, sheet.sides[1].pop_half
    lines = purse_lines(line.arena, pops, pay.winner, corner, title=line.title)
    fighter = sheet.sides[corner.index].fighter
    return Explanation(
        Subject.PURSE,
        lines[0].rule,
        lines[-1].amount,
        lines,
        (fighter,),
        arena=line.arena.value,
        title=line.title,
    )
