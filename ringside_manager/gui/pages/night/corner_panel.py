"""Before a night: the bouts people can box themselves, and how far those in the ring have come."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Signal

from ringside_manager.campaign.books import Books, BoutBook, BoutState, ManagerKind
from ringside_manager.gui.language import tr
from ringside_manager.gui.widgets import Panel, button, clear_layout, column, note, plain_label, row
from ringside_manager.office.ring import RingBout


class CornerPanel(Panel):
    """One row for every bout of the night with a person's fighter in it; ``asked`` carries the bout to box."""

    asked = Signal(int)

    def __init__(self) -> None:
        super().__init__(tr("Step into the ring"))
        self.told = note()
        self.rows = column(space=2)
        self.body.addWidget(self.told)
        self.body.addLayout(self.rows)

    def show_night(self, books: Books, night: int, ring: Mapping[int, RingBout], why_not: str) -> None:
        """Show the bouts of the coming night; hidden where no person has a corner in any."""
        bouts = own_bouts(books, night)
        self.setVisible(bool(bouts))
        opened = books.doors >= night
        self.told.setText(
            tr("The card of the night is final. Bouts nobody boxes are fought by the corners.")
            if opened
            else tr(
                "You can box these bouts yourself instead of leaving them to your corner. "
                "The first one opens the doors: from then on the card of the night is final."
            )
        )
        clear_layout(self.rows)
        for bout in bouts:
            self._add(books, bout, ring.get(bout.number), why_not)

    def _add(self, books: Books, bout: BoutBook, row_: RingBout | None, why_not: str) -> None:
        red, blue = (books.fighters[number].name for number in bout.fighters)
        names = tr("{red} against {blue}").format(red=red, blue=blue)
        over = row_ is not None and row_.done
        text = tr("Box it yourself") if row_ is None else tr("Go on with it")
        act = button(
            text,
            partial(self.asked.emit, bout.number),
            picture="glove",
            name=tr("{act}: {bout}").format(act=text, bout=names),
        )
        act.setEnabled(not why_not and not over)
        act.setToolTip(why_not)
        act.setVisible(not over)
        state = plain_label(
            tr("Over in the ring; it counts when the night is held.") if over else "", tone="muted"
        )
        state.setVisible(over)
        self.rows.addLayout(row(plain_label(names), None, state, act, space=3))


def own_bouts(books: Books, night: int) -> tuple[BoutBook, ...]:
    """The bouts of a night to come in which a person's fighter meets somebody."""
    return tuple(
        bout
        for bout in books.bouts_of_night(night)
        if bout.state is BoutState.MADE and any(_has_person(books, number) for number in bout.fighters)
    )


def _has_person(books: Books, fighter: int) -> bool:
    manager = books.managers.get(books.fighters[fighter].manager or 0)
    return manager is not None and manager.kind is ManagerKind.PERSON
