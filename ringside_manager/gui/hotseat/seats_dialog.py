"""Who sits where: take a seat, end a turn, set a PIN."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QGridLayout, QWidget

from ringside_manager.gui.hotseat.pin_dialog import PinDialog
from ringside_manager.gui.hotseat.pins import has_pin
from ringside_manager.gui.look import px, set_margins, spacing
from ringside_manager.gui.session import Session
from ringside_manager.gui.turns import Turns
from ringside_manager.gui.widgets import Badge, Heading, Panel, button, clear_layout, column, note, row
from ringside_manager.language import tr
from ringside_manager.office.docket import Party


class SeatsDialog(QDialog):
    """The seats of persons, with what each can do."""

    seat_wanted = Signal(object)
    """This ``Party`` wants the keyboard; the window lets the curtain down for him."""

    def __init__(self, session: Session, turns: Turns, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._turns = turns
        self.setWindowTitle(tr("Seats and turns"))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(spacing(4))
        self._grid.setVerticalSpacing(spacing(3))
        self._grid.setColumnStretch(0, 1)
        panel = Panel()
        panel.body.addLayout(self._grid)
        explained = note(
            tr(
                "Before every fight night each person has a turn. A PIN keeps a seat from being opened by "
                "mistake; it does not lock the file."
            )
        )
        close = button(tr("Close"), self.accept)
        set_margins(
            column(Heading(tr("Seats and turns")), explained, panel, row(None, close), space=4, parent=self),
            5,
        )
        self.setMinimumWidth(px(560))
        turns.changed.connect(self._fill)
        session.viewer_changed.connect(self._fill)
        self._fill()

    def _fill(self) -> None:
        clear_layout(self._grid)
        for line, party in enumerate(self._turns.order):
            for place, widget in enumerate(self._cells(party)):
                self._grid.addWidget(widget, line, place)

    def _cells(self, party: Party) -> tuple[QWidget, ...]:
        here = self._session.viewer == party
        waits = party in self._turns.waiting
        who = tr("{name}, promoter").format(name=party.name) if party.promoter else party.name
        state = tr("Sits here") if here else tr("Turn to come") if waits else tr("Turn ended")
        tone = "gold" if here else "neutral" if waits else "good"
        seat = self._seat_button(party, here=here, waits=waits)
        guarded = has_pin(self._session, party.name)
        pin = button(
            tr("Change PIN…") if guarded else tr("Set a PIN…"),
            partial(self._set_pin, party),
            name=tr("PIN of {name}").format(name=party.name),
        )
        return Heading(who, 3), Badge(state, tone, self), seat, pin

    def _seat_button(self, party: Party, *, here: bool, waits: bool) -> QWidget:
        if here and waits:
            return button(
                tr("End my turn"), self._end_turn, name=tr("End the turn of {name}").format(name=party.name)
            )
        made = button(
            tr("Take this seat"),
            partial(self._take, party),
            name=tr("Take the seat of {name}").format(name=party.name),
        )
        made.setEnabled(not here)
        return made

    def _end_turn(self) -> None:
        self._turns.end_turn()

    def _take(self, party: Party) -> None:
        """Hand over to somebody; who has ended his turn gets it back."""
        self.accept()
        if party not in self._turns.waiting:
            self._turns.reopen(party)
        self.seat_wanted.emit(party)

    def _set_pin(self, party: Party) -> None:
        dialog = PinDialog(self._session, party, self)
        dialog.finished.connect(lambda _: self._fill())
        dialog.open()
