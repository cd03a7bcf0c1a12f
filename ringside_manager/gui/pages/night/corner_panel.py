"""Before a night: the bouts people can box themselves, and how far those in the ring have come."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Signal

from ringside_manager.campaign.books import Books, BoutBook, BoutState, ManagerKind
from ringside_manager.gui.widgets import Panel, button, clear_layout, column, note, plain_label, row, set_tip
from ringside_manager.language import tr
from ringside_manager.office.ring import RingBout


class CornerPanel(Panel):
    """One row for every bout of the night with a person's fighter in it; ``asked`` carries the bout to box.

    ``doors_asked`` when the doors are to be opened first, to see what the night brings.
    """

    asked = Signal(int)
    doors_asked = Signal()

    def __init__(self) -> None:
        super().__init__(tr("Step into the ring"))
        self.told = note()
        self.rows = column(space=2)
        self.doors = button(tr("Open the doors"), self.doors_asked.emit, picture="lock")
        self.body.addWidget(self.told)
        self.body.addLayout(self.rows)
        self.body.addLayout(row(self.doors, None))

    def show_night(self, books: Books, night: int, ring: Mapping[int, RingBout], why_not: str) -> None:
        """Show the bouts of the coming night."""
        bouts = own_bouts(books, night)
        opened = books.doors >= night
        self.doors.setVisible(not opened)
        self.doors.setEnabled(not why_not)
        set_tip(self.doors, why_not)
        self.told.setText(_told(opened=opened, any_bout=bool(bouts)))
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
        set_tip(act, why_not)
        act.setVisible(not over)
        state = plain_label(
            tr("Over in the ring; it counts when the night is held.") if over else "", tone="muted"
        )
        state.setVisible(over)
        self.rows.addLayout(row(plain_label(names), None, state, act, space=3))


def _told(*, opened: bool, any_bout: bool) -> str:
    if not opened:
        return tr(
            "Bouts of your fighters can be boxed by yourself instead of being left to the corner. Opening the doors "
            "makes the card of the night final, with all bouts of a tournament and whatever else the night brings."
        )
    if any_bout:
        return tr("The card of the night is final. Bouts nobody boxes are fought by the corners.")
    return tr("The card of the night is final, and none of your fighters is on it.")


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
