"""Parts of the auction room: what was bid, everybody's money and places, the bids of who is asked, and the hammer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QSpinBox, QTreeWidget, QTreeWidgetItem, QWidget

from ringside_manager.campaign.books import LeagueOptions
from ringside_manager.campaign.stables import OPENING_DOLLARS, Auction, Sale
from ringside_manager.fighters import Fighter
from ringside_manager.gui import words
from ringside_manager.gui.look import px
from ringside_manager.gui.seats import CornerColour, CornerMark
from ringside_manager.gui.start.room_parts import Bar, places_text
from ringside_manager.gui.widgets import Badge, button, column, plain_label, roomy, row, set_tip
from ringside_manager.gui.widgets.frames import Flow
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import later, tr
from ringside_manager.office.founding_script import AuctionTurn, Bid, NominationTurn, Pick, Seat, held_after
from ringside_manager.office.live_founding import LiveFounding, Made

# What was said in an auction: a line a lot, under it its bids


@dataclass(slots=True)
class Told:
    """A lot that came up: what was said about it, first to last, and to whom it went; ``sale`` is ``None`` until then."""

    fighter: Fighter
    again: bool
    said: list[str]
    sale: Sale[Fighter] | None = None


class Tale:
    """Every lot that has come up, first to last; what has been told once is not worked out again."""

    def __init__(self) -> None:
        self.lots: list[Told] = []
        self._made: list[Made] = []

    def go_on(self, live: LiveFounding) -> None:
        """Tell what was chosen since, or all of it again where something was taken back."""
        made = live.made
        known = len(self._made)
        if known > len(made) or (known and made[known - 1] is not self._made[-1]):
            self.lots, self._made, known = [], [], 0
        for one in made[known:]:
            self._add(live.founding.seats, one)
        self._made = list(made)

    def _add(self, seats: Sequence[Seat], made: Made) -> None:
        assert isinstance(made.turn, (AuctionTurn, NominationTurn))
        before, after = made.turn.auction, held_after(made.turn, made.choice)
        fighter = made.choice.fighter if isinstance(made.choice, Pick) else before.lot
        if fighter is None:
            return  # somebody names no more
        self._lot(fighter, before.calls[0] in before.passed_over).said.append(_text(seats, made, after))
        for sale in after.sales[len(before.sales) :]:
            self._lot(sale.fighter, sale.fighter != fighter or self.lots[-1].again).sale = sale

    def _lot(self, fighter: Fighter, again: bool) -> Told:
        """The lot that is up, a new one if it is not the last."""
        if not self.lots or (self.lots[-1].fighter, self.lots[-1].again) != (fighter, again):
            self.lots.append(Told(fighter, again, []))
        return self.lots[-1]


def _text(seats: Sequence[Seat], made: Made, after: Auction[Fighter]) -> str:
    name = seats[made.turn.seat - 1].name
    if isinstance(made.choice, Pick):
        return tr("{name} names him and bids {price}").format(name=name, price=words.dollars(OPENING_DOLLARS))
    if not isinstance(made.choice, Bid):
        return tr("{name} passes").format(name=name)
    if not after.rules.by_limits:
        return tr("{name} bids {price}").format(name=name, price=words.dollars(made.choice.dollars))
    assert isinstance(made.turn, AuctionTurn)
    leader, price = after.leader, after.high_dollars
    for sale in after.sales[len(made.turn.auction.sales) :][:1]:  # with this bid the lot was sold
        leader, price = sale.seat, sale.dollars
    assert leader is not None
    if leader == made.turn.seat:
        return tr("{name} leads at {price}").format(name=name, price=words.dollars(price))
    return tr("{name} is topped: {price} for {other}").format(
        name=name, price=words.dollars(price), other=seats[leader - 1].name
    )


def sold(seats: Sequence[Seat], sale: Sale[Fighter]) -> str:
    """To whom a lot went and for how much."""
    return tr("{fighter} to {name} for {price}").format(
        fighter=sale.fighter.name, name=seats[sale.seat - 1].name, price=words.dollars(sale.dollars)
    )


MOST_SAID = 60
"""How many bids for one lot are looked back on."""


class AuctionLog(QTreeWidget):
    """A line a lot, the latest first, each opened to what was bid; the lot under the hammer is open."""

    def __init__(self) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self.setAccessibleName(tr("What was bid"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._tale = Tale()
        self._shown: list[tuple[Told, int, bool]] = []

    def show_log(self, live: LiveFounding) -> None:
        """Show every lot so far; what has not changed stays as somebody has opened it."""
        self._tale.go_on(live)
        under = live.turn.lot if isinstance(live.turn, AuctionTurn) else None
        last = len(self._tale.lots) - 1
        lots = [
            (lot, len(lot.said), at == last and lot.fighter == under and lot.sale is None)
            for at, lot in enumerate(self._tale.lots)
        ]
        kept = 0
        for before, now in zip(self._shown, lots, strict=False):
            if before[0] is not now[0] or before[1:] != now[1:]:
                break
            kept += 1
        while self.topLevelItemCount() > kept:
            self.takeTopLevelItem(0)
        for lot, _said, is_up in lots[kept:]:
            item = self._item(live, lot, is_up=is_up)
            self.insertTopLevelItem(0, item)
            item.setExpanded(is_up)
        self._shown = lots
        if kept < len(lots):
            self.scrollToTop()

    def _item(self, live: LiveFounding, lot: Told, *, is_up: bool) -> QTreeWidgetItem:
        if lot.sale is not None:
            text = sold(live.founding.seats, lot.sale)
        elif is_up:
            text = tr("{fighter}: under the hammer").format(fighter=lot.fighter.name)
        else:
            text = tr("{fighter}: nobody bid").format(fighter=lot.fighter.name)
        item = QTreeWidgetItem([text])
        set_tip(item, text)
        for said in reversed(lot.said[-MOST_SAID:]):
            item.addChild(QTreeWidgetItem([said]))
        return item


# Everybody's money and places


class Paddle(QFrame):
    """A manager at the auction: his colour, his money and places, and whether he is still in."""

    def __init__(self, seat: Seat, colour: CornerColour) -> None:
        super().__init__()
        self._seat = seat
        self.setProperty("kind", "raised")
        self.state = Badge()
        kept = self.state.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.state.setSizePolicy(kept)
        self.money, self.bar = SizedLabel("", 1.1, 700), Bar(colour)
        self.places = plain_label(tone="muted")
        name = SizedLabel(seat.name, 1.0, 600)
        column(
            row(CornerMark(colour), (name, 1), self.state),
            row(self.money, (self.places, 1), None, space=2),
            self.bar,
            space=0,
            margins=(2, 1, 2, 1),
            parent=self,
        )
        self.setMinimumWidth(px(178))

    def show_seat(
        self, number: int, auction: Auction[Fighter], options: LeagueOptions, sale: Sale[Fighter] | None
    ) -> None:
        """Show what a seat, counted from 1, has left, and where it stands on the lot or on the sale just made."""
        text, tone = _place(number, auction) if sale is None else _bought(number, sale)
        self.state.set(text, tone)
        purse = words.dollars(auction.purses_dollars[number - 1])
        self.money.setText(purse)
        self.bar.set(auction.purses_dollars[number - 1] / options.stake_dollars)
        self.places.setText(places_text(auction.held(number), options))
        most = words.dollars(max(0, auction.most_dollars(number)))
        set_tip(self, tr("{name} may bid {most} at the most").format(name=self._seat.name, most=most))
        self.setAccessibleName(f"{self._seat.name}: {text}, {purse}, {self.places.text()}")


def _bought(number: int, sale: Sale[Fighter]) -> tuple[str, str]:
    return (tr("has him"), "good") if number == sale.seat else ("", "neutral")


def _place(number: int, auction: Auction[Fighter]) -> tuple[str, str]:
    if auction.nominator is not None:
        return _naming(number, auction)
    if number == auction.seat:
        return tr("to bid"), "gold"
    if number == auction.leader:
        return tr("leads"), "good"
    if not auction.may_buy(number):
        return tr("full"), "neutral"
    return (tr("in") if number in auction.bidders else tr("out")), "neutral"


def _naming(number: int, auction: Auction[Fighter]) -> tuple[str, str]:
    if number == auction.nominator:
        return tr("to name"), "gold"
    if not auction.may_buy(number):
        return tr("full"), "neutral"
    return (tr("names no more") if number in auction.content else ""), "neutral"


class Paddles(QWidget):
    """A paddle for every seat."""

    def __init__(self, live: LiveFounding, colours: Sequence[CornerColour]) -> None:
        super().__init__()
        self.paddles = [
            Paddle(seat, colour) for seat, colour in zip(live.founding.seats, colours, strict=True)
        ]
        flow = Flow()
        for paddle in self.paddles:
            flow.addWidget(paddle)
        self.setLayout(flow)

    def show_seats(
        self, auction: Auction[Fighter], options: LeagueOptions, sale: Sale[Fighter] | None = None
    ) -> None:
        """Show everybody at the auction as it stands, or with ``sale`` as it stands just after it."""
        for number, paddle in enumerate(self.paddles, 1):
            paddle.show_seat(number, auction, options, sale)


# What a person may bid on the lot under the hammer


RAISES = (1, 5, 25, 100)
"""By how many dollars the buttons raise the standing bid."""
ROUND = tuple(
    sum_ * 10**more
    for more in range(5)
    for sum_ in (10, 15, 20, 30, 40, 50, 75)
    if more or sum_ in {10, 20, 50}
)
"""Round sums in dollars the buttons go to where a bid is a limit (C74)."""


class BidPanel(QWidget):
    """Buttons for usual bids, a field for any other, and the way out.

    Where bids are prices (C9) there is a limit beside them, up to which the program raises; where they are limits (C74) it
    is what every button says.
    """

    bid = Signal(int)
    bid_up_to = Signal(int)
    passed = Signal()
    program = Signal()

    def __init__(self, *, by_limits: bool = False) -> None:
        super().__init__()
        self._by_limits, self._asked = by_limits, ("", 0)
        self._offered: Sequence[int] = RAISES
        self.raises = [self._raise_button(at) for at in range(len(RAISES))]
        self.amount = roomy(QSpinBox())
        self.amount.setPrefix("$")
        self.amount.setGroupSeparatorShown(True)
        self.amount.setAccessibleName(
            tr("Your limit in dollars") if by_limits else tr("Another bid in dollars")
        )
        self.amount.setMinimumWidth(px(110))
        self.amount.setProperty("rule", "C74" if by_limits else "C9")
        self.exact = button(tr("Bid this"), lambda: self.bid.emit(self.amount.value()))
        tip = (
            tr("The price goes a step above the second highest limit; nobody is told yours")
            if by_limits
            else tr("The program raises for you by a dollar at a time, as far as this, on this lot only")
        )
        self.limit = button(tr("Bid up to this"), lambda: self.bid_up_to.emit(self.amount.value()), tip=tip)
        self.passer = button(tr("Pass"), self.passed.emit, tip=tr("No more bids on this lot (Alt+P)"))
        self.passer.setShortcut("Alt+P")
        self.advice = button(
            tr("Let the program bid"), self.program.emit, tip=tr("The program decides for you on this lot")
        )
        lines = Flow()
        for widget in (*self.raises, self.amount, self.exact, self.limit, self.passer, self.advice):
            lines.addWidget(widget)
        self.setLayout(lines)
        if by_limits:
            self.exact.hide()

    def ask(self, auction: Auction[Fighter], name: str) -> None:
        """Offer ``name`` the bids the auction allows; with no name nobody at the keyboard is asked."""
        self.setEnabled(bool(name))
        allowed = auction.bids_allowed
        if not allowed:
            return
        self._offered = self._bids(allowed)
        shape = tr("Up to {money}") if self._by_limits else tr("Bid {money}")
        for dollars, made in zip(self._offered, self.raises, strict=True):
            text = shape.format(money=words.dollars(dollars))
            made.setText(text)
            made.setAccessibleName(text)
            made.setEnabled(bool(name) and dollars in allowed)
        asked = name, auction.calls[0]
        if asked != self._asked or (self.amount.minimum(), self.amount.maximum()) != (
            allowed[0],
            allowed[-1],
        ):
            self._asked = asked
            self.amount.setRange(allowed[0], allowed[-1])
            self.amount.setValue(allowed[0])  # what was written before is its manager's secret
        if name and self.isVisible() and not self.amount.hasFocus():
            self.raises[0].setFocus()

    def _bids(self, allowed: range) -> Sequence[int]:
        if not self._by_limits:
            return [allowed[0] - 1 + by for by in RAISES]
        least = allowed[0]
        above = [dollars for dollars in ROUND if dollars > least * 1.1]
        return [least, *above[: len(RAISES) - 1]]

    def _raise_button(self, at: int) -> QPushButton:
        return button("", lambda: self.bid.emit(self._offered[at]), kind="primary" if at == 0 else "")


# Going once, going twice, sold


PHASES: tuple[tuple[int, Callable[[], str]], ...] = (
    (450, later("Going once…")),
    (450, later("Going twice…")),
)
"""Milliseconds each stays in sight before a lot is sold."""
SOLD_STAYS = 1_300
"""Milliseconds a sale stays in sight."""


class Hammer(QObject):
    """Counts a sale out; ``said`` carries each line in turn, ``fallen`` says that it is over."""

    said = Signal(str)
    fallen = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: list[tuple[int, str]] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.strike)

    @property
    def is_up(self) -> bool:
        """Whether a sale is being counted out."""
        return self._timer.isActive()

    def raise_for(self, text: str) -> None:
        """Begin to count out a sale, which ``text`` tells."""
        self._lines = [*((pause, line()) for pause, line in PHASES), (SOLD_STAYS, text)]
        self.strike()

    def strike(self) -> None:
        """The next line, or the end."""
        if not self._lines:
            self.stop()
            self.fallen.emit()
            return
        pause, text = self._lines.pop(0)
        self._timer.start(pause)
        self.said.emit(text)

    def stop(self) -> None:
        """Leave off without a word."""
        self._lines = []
        self._timer.stop()
