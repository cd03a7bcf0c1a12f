"""The auction room: lot after lot under the hammer (C9)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from ringside_manager.campaign.stables import Auction, Sale
from ringside_manager.fighters.fighter import Fighter
from ringside_manager.gui import words
from ringside_manager.gui.look import px
from ringside_manager.gui.start.draft_room import about
from ringside_manager.gui.start.room import Room
from ringside_manager.gui.start.room_parts import RatingBars, best_of
from ringside_manager.gui.widgets import (
    Badge,
    Panel,
    Scroll,
    button,
    clear_layout,
    column,
    note,
    plain_label,
    roomy,
    row,
    set_tip,
)
from ringside_manager.gui.widgets.frames import Flow
from ringside_manager.gui.widgets.texts import SizedLabel, set_tone, show_text
from ringside_manager.language import tr
from ringside_manager.office.founding_script import AuctionTurn, Bid, Pass
from ringside_manager.office.live_founding import LiveFounding, Made, prospects

# What was said in an auction, in lines


MOST_CHOICES = 60
"""How many choices are looked back on."""


def said(live: LiveFounding) -> Iterator[str]:
    """The latest bids, passes and sales, the last one first."""
    made = live.made[-MOST_CHOICES:]
    sales = _sales_now(live, made[-1]) if made else ()
    for one in reversed(made):
        assert isinstance(one.turn, AuctionTurn)
        before = one.turn.auction.sales
        yield from (_sold(live, sale) for sale in reversed(sales[len(before) :]))
        sales = before
        yield _text(live, one)


def _sales_now(live: LiveFounding, last: Made) -> tuple[Sale[Fighter], ...]:
    """The sales so far, the last of them too when all is over."""
    if isinstance(live.turn, AuctionTurn):
        return live.turn.auction.sales
    assert isinstance(last.turn, AuctionTurn)
    return _after(last.turn.auction, last).sales


def _after(auction: Auction[Fighter], made: Made) -> Auction[Fighter]:
    return auction.bid(made.choice.dollars) if isinstance(made.choice, Bid) else auction.decline()


def _sold(live: LiveFounding, sale: Sale[Fighter]) -> str:
    buyer = live.founding.seats[sale.seat - 1].name
    price = words.dollars(sale.dollars)
    return tr("SOLD: {fighter} to {name} for {price}").format(
        fighter=sale.fighter.name, name=buyer, price=price
    )


def _text(live: LiveFounding, made: Made) -> str:
    name = live.founding.seats[made.turn.seat - 1].name
    if isinstance(made.choice, Bid):
        return tr("{name} bids {price}").format(name=name, price=words.dollars(made.choice.dollars))
    return tr("{name} passes").format(name=name)


# What a person may bid on the lot under the hammer


RAISES = (1, 5, 25, 100)
"""By how many dollars the buttons raise the standing bid."""


class BidPanel(QWidget):
    """Buttons for usual raises, a field for any other bid, a limit, and the way out."""

    bid = Signal(int)
    bid_up_to = Signal(int)
    passed = Signal()
    program = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._high = 0
        self.raises = [self._raise_button(by) for by in RAISES]
        self.amount = roomy(QSpinBox())
        self.amount.setPrefix("$")
        self.amount.setGroupSeparatorShown(True)
        self.amount.setAccessibleName(tr("Another bid in dollars"))
        self.amount.setMinimumWidth(px(120))
        self.amount.setProperty("rule", "C9")
        self.exact = button(tr("Bid this"), lambda: self.bid.emit(self.amount.value()))
        self.limit = button(
            tr("Bid up to this"),
            lambda: self.bid_up_to.emit(self.amount.value()),
            tip=tr("The program raises for you by a dollar at a time, as far as this, on this lot only"),
        )
        self.passer = button(tr("Pass"), self.passed.emit, tip=tr("No more bids on this lot (Alt+P)"))
        self.passer.setShortcut("Alt+P")
        self.advice = button(
            tr("Let the program bid"), self.program.emit, tip=tr("On this lot, as in its own seats")
        )
        column(
            row(*self.raises, None, self.passer),
            row(self.amount, self.exact, self.limit, None, self.advice),
            parent=self,
        )

    def ask(self, auction: Auction[Fighter], name: str) -> None:
        """Offer ``name`` the bids the auction allows; with no name nobody at the keyboard is asked."""
        self.setEnabled(bool(name))
        allowed = auction.bids_allowed
        self._high = auction.high_dollars
        if not allowed:
            return
        for by, made in zip(RAISES, self.raises, strict=True):
            text = tr("Bid {money}").format(money=words.dollars(self._high + by))
            made.setText(text)
            made.setAccessibleName(text)
            made.setEnabled(bool(name) and self._high + by in allowed)
        if (self.amount.minimum(), self.amount.maximum()) != (allowed[0], allowed[-1]):
            self.amount.setRange(allowed[0], allowed[-1])
            self.amount.setValue(allowed[0])
        if name and self.isVisible() and not self.amount.hasFocus():
            self.raises[0].setFocus()

    def _raise_button(self, by: int) -> QPushButton:
        return button("", lambda: self.bid.emit(self._high + by), kind="primary" if by == 1 else "")


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
        self.choose(Bid(dollars))

    def bid_up_to(self, dollars: int) -> None:
        """Raise by a dollar whenever it is this seat's turn on this lot, as far as so much."""
        if self._is_persons():
            self.live.bid_up_to(dollars)
            self._keep()
            self._go_on()

    def pass_lot(self) -> None:
        self.choose(Pass())

    def let_program(self) -> None:
        """The program bids on this lot as an AI manager would, to the end of it."""
        if self._is_persons():
            self.bid_up_to(self.live.advised_limit())

    # layout --------------------------------------------------------------------------------------------

    def build_stage(self) -> QWidget:
        """The lot, the bids, and below them what was said and the lots to come."""
        holder = QWidget()
        column(
            self._lot_card(),
            self._bid_card(),
            (self._lists(), 1),
            space=3,
            margins=(0, 0, 2, 0),
            parent=holder,
        )
        return Scroll(holder, sideways=True)

    def _lot_card(self) -> QWidget:
        card = self.lot_card = Panel()
        self.lot_name = SizedLabel(size=1.9, weight=700, display=True)
        self.lot_name.setWordWrap(True)
        self.lot_facts = note()
        self.promise = Badge()
        best = best_of([fighter.abilities for fighter in self.live.founding.fighters])
        self.bars = RatingBars(best)
        head = row((self.lot_name, 1), self.promise, space=3)
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
        self.last_sale = SizedLabel(size=1.3, weight=700)
        set_tone(self.last_sale, "gold")
        self.last_sale.setWordWrap(True)
        card.body.addWidget(self.last_sale)
        head = row(self.standing, (self.leader, 1), space=3)
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
        return row((said, 1), (self._to_come_card, 1), space=3)

    # what is shown -------------------------------------------------------------------------------------

    def headline(self) -> tuple[str, str]:
        turn, seat = self.live.turn, self.live.seat
        assert isinstance(turn, AuctionTurn)
        assert seat is not None
        auction = turn.auction
        sentence = tr("Lot {lot} of {lots} · {name}").format(
            lot=auction.calls[0] + 1, lots=len(auction.lots), name=turn.lot.name
        )
        if auction.calls[0] in auction.passed_over:
            sentence = tr("{lot} · called a second time").format(lot=sentence)
        return tr("{name} bids or passes").format(name=seat.name), sentence

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
        show_text(self.last_sale, _sold(self.live, auction.sales[-1]) if auction.sales else "")
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
