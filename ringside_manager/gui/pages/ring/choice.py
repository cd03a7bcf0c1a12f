"""Where no bout was named: the latest ones, to be watched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ringside_manager.bout import registry
from ringside_manager.campaign.books import Books, BoutBook
from ringside_manager.commentary import result_line
from ringside_manager.gui.place import Place
from ringside_manager.gui.ring.other_dialog import Offer
from ringside_manager.gui.widgets import Heading, Link, Panel, clear_layout, column, note, row
from ringside_manager.language import LANGUAGE, tr

MOST = 12


class Choice(QWidget):
    """A list of doors to the ring; ``go`` carries the place of the one gone through."""

    go = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.reason = note()
        self.panel = Panel(tr("The latest bouts"))
        self.rows = column(space=1)
        self.panel.body.addLayout(self.rows)
        told = note(
            tr("Every bout that was boxed can be watched again, from any point, as often as you like.")
        )
        cards = Link(tr("All cards"), Place("cards"))
        cards.go.connect(self.go)
        column(
            Heading(tr("Bouts to watch"), 1), self.reason, told, self.panel, row(cards, None), None,
            space=3, parent=self,
        )  # fmt: skip

    def show_books(self, books: Books, reason: str) -> None:
        """Offer the latest bouts; ``reason`` says why one has to choose."""
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        clear_layout(self.rows)
        bouts = sorted(
            (bout for bout in books.bouts.values() if bout.is_over),
            key=lambda bout: (-bout.night, bout.number),
        )[:MOST]
        for bout in bouts:
            link = Link(_told(books, bout), Place("ring", bout.number))
            link.go.connect(self.go)
            self.rows.addLayout(row(link, None))
        if not bouts:
            self.rows.addWidget(note(tr("No bout has been boxed yet.")))


def offers(books: Books, entries: Sequence[Any], beside: int) -> tuple[Offer, ...]:
    """Every bout of the league that has a record, latest first, but not the one it is laid beside."""
    records = {entry.number: entry.record for entry in entries if entry.record is not None}
    fought = (bout for bout in books.bouts.values() if bout.is_over and bout.number != beside)
    return tuple(
        Offer(_told(books, bout), records[bout.fought_entry])
        for bout in sorted(fought, key=lambda bout: (-bout.night, bout.number))
        if bout.fought_entry in records
    )


def _told(books: Books, bout: BoutBook) -> str:
    red, blue = (books.fighters[number].name for number in bout.fighters)
    assert bout.outcome is not None  # it was fought
    clock = registry.get(bout.system).info.clock if bout.system in registry.names() else ""
    result = result_line(bout.outcome, red, blue, clock, LANGUAGE.code)
    return tr("Night {night}: {result}").format(night=bout.night, result=result)
