"""The auction room: lot after lot under the hammer (C9)."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ringside_manager.fighters.fighter import Fighter
from ringside_manager.gui import words
from ringside_manager.gui.look import px, set_margins, spacing
from ringside_manager.gui.start.auction_talk import said
from ringside_manager.gui.start.bid_panel import BidPanel
from ringside_manager.gui.start.draft_room import about
from ringside_manager.gui.start.flow import Flow
from ringside_manager.gui.start.rating_bars import RatingBars, best_of
from ringside_manager.gui.start.room import Room
from ringside_manager.gui.widgets import Badge, Panel, Scroll, clear_layout, note, plain_label, row, set_tip
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import tr
from ringside_manager.office.founding_script import AuctionTurn, Bid, Pass
from ringside_manager.office.live_founding import LiveFounding, prospects

MOST_LISTED = 60
"""Lots to come that are listed at most."""


class AuctionRoom(Room):
    """The lot, the standing bid, who is in, and the bids of the person asked.

    A person may leave a limit for a lot: the program then raises for him, dollar by dollar, as far as that.
    """

    steps_per_pick = 3

    def __init__(self, live: LiveFounding, path: Path, parent: QWidget | None = None) -> None:
        self._promise = {made.fighter: made.promise for made in prospects(live.founding.fighters)}
        super().__init__(live, path, parent)

    # choices -------------------------------------------------------------------------------------------

    def bid(self, dollars: int) -> None:
        """Bid so much."""
        self.choose(Bid(dollars))

    def bid_up_to(self, dollars: int) -> None:
        """Raise by a dollar whenever it is this seat's turn on this lot, as far as so much."""
        if self._is_persons():
            self.live.bid_up_to(dollars)
            self._keep()
            self._go_on()

    def pass_lot(self) -> None:
        """No more bids on this lot."""
        self.choose(Pass())

    def let_program(self) -> None:
        """The program bids on this lot as an AI manager would, to the end of it."""
        if self._is_persons():
            self.bid_up_to(self.live.advised_limit())

    # layout --------------------------------------------------------------------------------------------

    def build_stage(self) -> QWidget:
        """The lot, the bids, and below them what was said and the lots to come."""
        holder = QWidget()
        box = QVBoxLayout(holder)
        set_margins(box, 0, 0, 2, 0)
        box.setSpacing(spacing(3))
        box.addWidget(self._lot_card())
        box.addWidget(self._bid_card())
        box.addLayout(self._lists(), 1)
        return Scroll(holder, sideways=True)

    def _lot_card(self) -> QWidget:
        card = self.lot_card = Panel()
        self.lot_name = SizedLabel(size=1.9, weight=700, display=True)
        self.lot_name.setWordWrap(True)
        self.lot_facts = note()
        self.promise = Badge()
        best = best_of([fighter.abilities for fighter in self.live.founding.fighters])
        self.bars = RatingBars(best)
        head = row(self.lot_name, space=3)
        head.setStretch(0, 1)
        head.addWidget(self.promise)
        card.body.addLayout(head)
        card.body.addWidget(self.lot_facts)
        card.body.addWidget(self.bars)
        return card

    def _bid_card(self) -> QWidget:
        card = self.bid_card = Panel()
        self.standing = SizedLabel(size=1.9, weight=700, display=True)
        self.leader = plain_label(tone="muted", wrap=True)
        self.bidders = Flow()
        self.bids = BidPanel()
        self.bids.bid.connect(self.bid)
        self.bids.bid_up_to.connect(self.bid_up_to)
        self.bids.passed.connect(self.pass_lot)
        self.bids.program.connect(self.let_program)
        head = row(self.standing, space=3)
        head.addWidget(self.leader, 1)
        card.body.addLayout(head)
        card.body.addLayout(self.bidders)
        card.body.addWidget(self.bids)
        return card

    def _lists(self) -> QHBoxLayout:
        self.said = plain_label(wrap=True)
        self.said.setAccessibleName(tr("What was bid"))
        self.to_come = plain_label(wrap=True)
        self._to_come_card = Panel(tr("Lots to come"))
        said = Panel(tr("What was bid"))
        for card, label in ((said, self.said), (self._to_come_card, self.to_come)):
            holder = QWidget()
            box = QVBoxLayout(holder)
            box.setContentsMargins(0, 0, 0, 0)
            box.addWidget(label)
            box.addStretch(1)
            card.body.addWidget(Scroll(holder), 1)
            card.setMinimumHeight(px(130))
        lists = QHBoxLayout()
        lists.setSpacing(spacing(3))
        lists.addWidget(said, 1)
        lists.addWidget(self._to_come_card, 1)
        return lists

    # what is shown -------------------------------------------------------------------------------------

    def headline(self) -> tuple[str, str]:
        """Who is asked, and which lot it is."""
        turn, seat = self.live.turn, self.live.seat
        assert isinstance(turn, AuctionTurn)
        assert seat is not None
        auction = turn.auction
        told = tr("Lot {lot} of {lots} · {name}").format(
            lot=auction.calls[0] + 1, lots=len(auction.lots), name=turn.lot.name
        )
        if auction.calls[0] in auction.passed_over:
            told = tr("{lot} · called a second time").format(lot=told)
        return tr("{name} bids or passes").format(name=seat.name), told

    def show_stage(self, *, mine: bool) -> None:
        """The lot, the bid that stands, who is still in, what may be bid."""
        turn = self.live.turn
        for card in (self.lot_card, self.bid_card):
            card.setVisible(isinstance(turn, AuctionTurn))
        self.said.setText("\n".join(said(self.live)))
        if not isinstance(turn, AuctionTurn):
            self.to_come.setText("")
            return
        self._show_lot(turn.lot)
        self._show_bids(turn)
        self._show_to_come(turn)
        seat = self.live.founding.seats[turn.seat - 1]
        self.bids.ask(turn.auction, seat.name if mine else "")

    def _show_lot(self, lot: Fighter) -> None:
        self.lot_name.setText(lot.name)
        self.lot_facts.setText(about(lot))
        self.promise.set(tr("Promise {percent} %").format(percent=round(100 * self._promise[lot])), "gold")
        set_tip(self.promise, tr("Chance to beat the average fighter of this list"))
        self.bars.set(lot.abilities)

    def _show_bids(self, turn: AuctionTurn) -> None:
        auction, seats = turn.auction, self.live.founding.seats
        self.standing.setText(words.dollars(auction.high_dollars) if auction.leader else tr("No bid"))
        leads = (
            tr("{name} has bid this.").format(name=seats[auction.leader - 1].name)
            if auction.leader
            else tr("Nobody has bid yet.")
        )
        allowed = auction.bids_allowed
        may = tr("{name} may bid {least} to {most}.").format(
            name=seats[turn.seat - 1].name, least=words.dollars(allowed[0]), most=words.dollars(allowed[-1])
        )
        self.leader.setText(f"{leads} {may}")
        clear_layout(self.bidders)
        for number, seat in enumerate(seats, 1):
            text, tone = _place(number, turn)
            badge = Badge(tr("{name}: {place}").format(name=seat.name, place=text), tone)
            self.bidders.addWidget(badge)

    def _show_to_come(self, turn: AuctionTurn) -> None:
        coming = turn.auction.calls[1:]
        names = [
            f"{turn.auction.lots[call].name}  ·  {round(100 * self._promise[turn.auction.lots[call]])} %"
            for call in coming[:MOST_LISTED]
        ]
        more = len(coming) - len(names)
        self.to_come.setText("\n".join([*names, *([tr("and %n more", "and %n more", more)] if more else [])]))
        self._to_come_card.set_title(tr("%n lot to come", "%n lots to come", len(coming)))


def _place(number: int, turn: AuctionTurn) -> tuple[str, str]:
    auction = turn.auction
    if number == turn.seat:
        return tr("to bid"), "gold"
    if number == auction.leader:
        return tr("leads"), "good"
    if number in auction.bidders:
        return tr("in"), "neutral"
    return tr("out"), "neutral"
