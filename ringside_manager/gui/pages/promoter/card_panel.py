"""The cards of a night to come: approve them, put them in order, settle who gets a place, cancel a bout."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QInputDialog, QVBoxLayout, QWidget

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.orders import (
    ApproveCard,
    AwardPlaces,
    CancelBout,
    HoldAuction,
    OrderCard,
)
from ringside_manager.gui.justice.acting import promote
from ringside_manager.gui.language import tr
from ringside_manager.gui.look import look
from ringside_manager.gui.pages.promoter.arena_list import ArenaList
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Empty, Panel, button, clear_layout, row
from ringside_manager.office.queries.promoter import Desk, nights_with_bouts


class CardPanel(Panel):
    """A night's cards; ``night_chosen`` follows when another night is to be shown."""

    night_chosen = Signal()
    go = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(tr("Cards to come"), parent)
        self._session = session
        self.arenas: list[ArenaList] = []
        self.nights = QComboBox()
        self.nights.setAccessibleName(tr("Fight night"))
        self.nights.currentIndexChanged.connect(lambda _index: self.night_chosen.emit())
        self.approve = button(tr("Approve the card"), self._approve, kind="primary", picture="check")
        self.approve.setProperty("rule", "C3")
        self.body.addLayout(row(self.nights, None, self.approve))
        self._cards = QVBoxLayout()
        self._cards.setSpacing(look().space(3))
        self.body.addLayout(self._cards)

    @property
    def night(self) -> int:
        """The night shown."""
        return self.nights.currentData() or self._session.books.closed + 1

    def offer_nights(self) -> None:
        """Offer the next night and those with bouts."""
        nights = nights_with_bouts(self._session.books)
        kept = self.nights.currentData()
        with QSignalBlocker(self.nights):
            self.nights.clear()
            for night in nights:
                self.nights.addItem(tr("Fight night {night}").format(night=night), night)
            self.nights.setCurrentIndex(nights.index(kept) if kept in nights else 0)

    def show_desk(self, desk: Desk, can_act: bool) -> None:
        """Show the cards of a night."""
        clear_layout(self._cards)
        self.arenas = [ArenaList(card, can_act) for card in desk.cards]
        for arena in self.arenas:
            self._connect(arena)
            self._cards.addWidget(arena)
        if not self.arenas:
            empty = tr("No bout is made for this night yet. Most are agreed on when the night begins.")
            self._cards.addWidget(Empty(empty))
        self.approve.setEnabled(can_act and desk.unapproved > 0)
        self.approve.setToolTip(
            tr("Bouts stand without it; it is written in the journal.")
            if desk.unapproved
            else tr("There is nothing to approve.")
        )

    def _connect(self, arena: ArenaList) -> None:
        which = arena.card.arena
        arena.order_wanted.connect(lambda bouts: self._order(which, bouts))
        arena.places_wanted.connect(lambda bouts: self._award(which, bouts))
        arena.bids_wanted.connect(lambda: promote(self._session, HoldAuction(self.night, which)))
        arena.cancel_wanted.connect(self.ask_and_cancel)
        arena.opened.connect(lambda bout: self.go.emit(Place("bout", bout)))

    def _approve(self) -> None:
        promote(self._session, ApproveCard(self.night))

    def _order(self, arena: Arena, bouts: tuple[int, ...]) -> None:
        promote(self._session, OrderCard(self.night, arena, bouts))

    def _award(self, arena: Arena, bouts: tuple[int, ...]) -> None:
        promote(self._session, AwardPlaces(self.night, arena, bouts))

    def ask_and_cancel(self, bout: int, ask: Callable[[], tuple[str, bool]] | None = None) -> None:
        """Ask why a bout is to be off, and take it off."""
        page = self._session.books.bouts[bout]
        red, blue = (self._session.books.fighters[number].name for number in page.fighters)
        question = tr("Why is {red} against {blue} off?").format(red=red, blue=blue)
        reason, given = ask() if ask else QInputDialog.getText(self, tr("Cancel a bout"), question)
        if given and reason.strip():
            promote(self._session, CancelBout(bout, reason.strip()))
