"""The office when nobody sits in it: what the league waits for, and the seats to take."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ringside_manager.gui.advance import Advancer
from ringside_manager.gui.look import spacing
from ringside_manager.gui.session import Session
from ringside_manager.gui.turns import Turns
from ringside_manager.gui.widgets import Badge, Heading, Panel, button, clear_layout, note, plain_label, row
from ringside_manager.language import tr
from ringside_manager.office.docket import Party


class WaitingView(Panel):
    """Whose turn is still to come, in order."""

    go = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._session = session
        self.heading = Heading("", 2)
        self.words = note()
        self._list = QVBoxLayout()
        self._list.setSpacing(spacing(2))
        for widget in (self.heading, self.words):
            self.body.addWidget(widget)
        self.body.addLayout(self._list)
        self.body.addStretch(1)

    def refresh(self) -> None:
        """Read who is waited for."""
        turns = self._session.findChild(Turns)
        order = self._session.persons
        waiting = turns.waiting if isinstance(turns, Turns) else order
        night = self._session.books.closed + 1
        clear_layout(self._list)
        if self._session.books.ended:
            self.heading.setText(tr("The campaign is over"))
            self.words.setText(tr("The books stay open to read."))
        elif waiting:
            self.heading.setText(tr("Fight night {night} waits").format(night=night))
            self.words.setText(tr("Each of these has a turn before it. Take your seat."))
        else:
            self.heading.setText(tr("Everything is ready for fight night {night}").format(night=night))
            self.words.setText(tr("Continue to the poster of the night."))
        for party in order:
            self._list.addLayout(self._line(party, party in waiting))

    def _line(self, party: Party, waits: bool) -> QVBoxLayout:
        role = tr("Promoter") if party.promoter else tr("Manager")
        take = button(
            tr("Take this seat"),
            partial(self._take, party),
            kind="primary" if waits else "",
            picture="seat",
            name=tr("Take the seat of {name}").format(name=party.name),
        )
        badge = Badge(tr("Turn to come") if waits else tr("Turn ended"), "warn" if waits else "good", self)
        box = QVBoxLayout()
        line = row(Heading(party.name, 3), plain_label(role, tone="muted"), badge, None, take, space=3)
        line.setAlignment(badge, Qt.AlignmentFlag.AlignVCenter)
        box.addLayout(line)
        return box

    def _take(self, party: Party) -> None:
        """Ask for the seat; the window lets the curtain down where there is somebody to hide things from."""
        turns = self._session.findChild(Turns)
        if isinstance(turns, Turns) and party not in turns.waiting:
            turns.reopen(party)
        advancer = self._session.findChild(Advancer)
        if isinstance(advancer, Advancer):
            advancer.hand_to(party)
        else:
            self._session.sit(party)
