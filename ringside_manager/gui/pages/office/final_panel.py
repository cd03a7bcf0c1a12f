"""A campaign that is over: who has won it, the final table, and where to read on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.gui import words
from ringside_manager.gui.look import spacing
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import Heading, Link, Panel, clear_layout, note, plain_label, row
from ringside_manager.language import tr
from ringside_manager.office.facts.roster import Standing


class FinalPanel(Panel):
    """The end of a league, for everybody."""

    go = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.heading = Heading("", 1)
        self.champions = note()
        self._table = QGridLayout()
        self._table.setHorizontalSpacing(spacing(5))
        self._table.setColumnStretch(1, 1)
        self._doors = QVBoxLayout()
        self.body.addWidget(self.heading)
        self.body.addWidget(self.champions)
        self.body.addLayout(self._table)
        self.body.addLayout(self._doors)

    def show_end(self, books: Books, table: Sequence[Standing]) -> None:
        """Show how it ended (C70)."""
        winners = " · ".join(books.managers[number].name for number in books.winners)
        self.heading.setText(tr("{names} has won the campaign").format(names=winners))
        if len(books.winners) > 1:
            self.heading.setText(tr("{names} have won the campaign together").format(names=winners))
        champions = [
            books.fighters[d.champion].name for d in books.divisions.values() if d.champion is not None
        ]
        told = tr("Champion at the end: {names}").format(names=", ".join(champions))
        self.champions.setText(told if champions else tr("Nobody was champion at the end."))
        clear_layout(self._table)
        for line, standing in enumerate(table):
            self._fill_line(line, standing)
        self._fill_doors()

    def _fill_line(self, line: int, standing: Standing) -> None:
        name = Link(standing.name, Place("manager", standing.manager))
        name.go.connect(self.go)
        place = plain_label(tr("{place}.").format(place=standing.place))
        money = plain_label(words.money(standing.balance_cents))
        money.setAlignment(Qt.AlignmentFlag.AlignRight)
        for column, widget in enumerate((place, name, plain_label(words.record(standing.tally)), money)):
            self._table.addWidget(widget, line, column)

    def _fill_doors(self) -> None:
        clear_layout(self._doors)
        doors = (
            (tr("Awards of the seasons"), Place("records", part="awards")),
            (tr("Record book"), Place("records", part="book")),
            (tr("The race for money"), Place("charts", part="money")),
            (tr("Every dollar"), Place("ledger")),
        )
        links = [Link(text, place) for text, place in doors]
        for link in links:
            link.go.connect(self.go)
        self._doors.addLayout(row(*links, None, space=4))
        self._doors.addWidget(
            note(tr("The menu Reports writes the whole season as pages, tables or one document."))
        )
