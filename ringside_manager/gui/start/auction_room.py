"""The auction room: lot after lot under the hammer, named, bid for and sold (C9, C74, C76, C77)."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QStyle, QVBoxLayout, QWidget

from ringside_manager.campaign.stables import Sale
from ringside_manager.errors import RingsideError
from ringside_manager.fighters import Fighter
from ringside_manager.gui import words
from ringside_manager.gui.look import px, zoom_factor
from ringside_manager.gui.portraits import PortraitLabel, sitter_of
from ringside_manager.gui.start.auction_parts import AuctionLog, BidPanel, Hammer, Paddles, sold
from ringside_manager.gui.start.draft_room import about, prospect_columns
from ringside_manager.gui.start.room import Room
from ringside_manager.gui.start.room_parts import RatingBars, best_of
from ringside_manager.gui.start.wishes import WishLists
from ringside_manager.gui.tables import Table
from ringside_manager.gui.widgets import Badge, Panel, Scroll, button, column, note, plain_label, row, set_tip
from ringside_manager.gui.widgets.texts import SizedLabel, show_if
from ringside_manager.language import tr
from ringside_manager.office.founding_script import AuctionTurn, Bid, NominationTurn, Pass, Pick
from ringside_manager.office.live_founding import LiveFounding, Prospect, prospects

MOST_LISTED = 60
"""Lots to come that are listed at most."""
BESIDE = 760
"""From how wide a stage on the bids stand beside the lot, in pixels at normal size."""
NARROW = 1060
"""In a room less wide the stables stand below, not beside."""
QUICK = 250
"""At a pace of so many milliseconds or fewer no sale is counted out."""


class AuctionRoom(Room):
    """The lot, the standing bid, everybody's money and places, and the bids of the person asked.

    Where bids are prices a person may leave a limit for a lot: the program then raises for him, dollar by dollar. A sale is
    counted out before the next lot comes up.
    """

    steps_per_pick = 3

    def __init__(self, live: LiveFounding, path: Path, parent: QWidget | None = None) -> None:
        self._prospects = prospects(live.founding.fighters)
        self._by_fighter = {made.fighter: made for made in self._prospects}
        self._sold, self._hurries = 0, False
        self.wishes = button(
            tr("Wish list…"), self.open_wishes, tip=tr("Whom you want and how far you go, for your eyes only")
        )
        super().__init__(live, path, parent)
        line = self.foot.layout()
        assert line is not None
        line.addWidget(self.wishes)
        self._sold = len(self._sales())
        self.wishing: WishLists | None = None
        self.hammer = Hammer(self)
        self.hammer.said.connect(self._say)
        self.hammer.fallen.connect(self._go_on)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
            skip = QShortcut(QKeySequence(key), self.onwards)
            skip.setContext(Qt.ShortcutContext.WindowShortcut)
            skip.activated.connect(self.next_lot)

    # choices -------------------------------------------------------------------------------------------

    def bid(self, dollars: int) -> None:
        self.choose(Bid(dollars))

    def bid_up_to(self, dollars: int) -> None:
        """Go as far as so much on this lot: a limit, or a dollar more whenever it is this seat's turn."""
        if not self._is_persons():
            return
        try:
            self.live.bid_up_to(dollars)
        except RingsideError as refused:
            self.tell(refused)
            return
        self._keep()
        self._go_on()

    def pass_lot(self) -> None:
        self.choose(Pass())

    def name_lot(self) -> None:
        """Name the fighter chosen in the table as the next lot."""
        chosen = self.table.selected()
        if isinstance(self.live.turn, NominationTurn) and self._is_persons() and chosen is not None:
            self.choose(Pick(chosen.fighter))

    def let_program(self) -> None:
        """The program names a lot, or bids on this one to the end of it, as an AI manager would."""
        if self._is_persons():
            if isinstance(self.live.turn, AuctionTurn) and not self.live.turn.auction.rules.by_limits:
                self.bid_up_to(self.live.advised_limit())
            else:
                self.choose(self.live.advice())

    def undo(self) -> None:
        self.hammer.stop()
        super().undo()

    def skip(self) -> None:
        self._hurries = True
        super().skip()

    def open_wishes(self) -> None:
        """The wish lists, each for its manager alone; nothing goes on meanwhile."""
        if self.live.turn is None or not self.live.persons:
            return
        self._stop()
        self.wishing = WishLists(self.live, self._prospects, self)
        self.wishing.finished.connect(self._on_wished)
        self.wishing.open()

    def _on_wished(self) -> None:
        self._keep()
        self._go_on()

    # a sale --------------------------------------------------------------------------------------------

    def next_lot(self) -> None:
        """Wait no longer for the hammer."""
        if self.hammer.is_up:
            self.hammer.stop()
            self._go_on()

    def _go_on(self, *, same_run: bool = False) -> None:
        """Count a new sale out before the next question is shown; what was sold in one go is told by the last."""
        sales = self._sales()
        fresh, self._sold = len(sales) > self._sold and not self._hurries, len(sales)
        self._hurries = False
        self.hammer.stop()
        if fresh and self.isVisible() and self._counts_out():
            self._stop()
            self._count_out(sales[-1])
        else:
            super()._go_on(same_run=same_run)

    def _stop(self) -> None:
        super()._stop()
        self.hammer.stop()

    def _sales(self) -> tuple[Sale[Fighter], ...]:
        auction = self.live.auction
        return auction.sales if auction is not None else ()

    def _counts_out(self) -> bool:
        moves = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animate, None, self)
        return bool(moves) and int(self.pace.currentData()) > QUICK

    def _count_out(self, sale: Sale[Fighter]) -> None:
        auction = self.live.auction
        assert auction is not None
        self._show_lot(sale.fighter, sale.seat)
        self.standing.setText(words.dollars(sale.dollars))
        self.leader.setText(self.live.founding.seats[sale.seat - 1].name)
        self.under.setText(sold(self.live.founding.seats, sale))
        self.mark.set(self.colours[sale.seat - 1])
        self.paddles.show_seats(auction, self.live.founding.options, sale)
        self.log.show_log(self.live)
        self.stables.refresh(self.live)
        self.stage.setVisible(True)
        self._show_page(self._lot_page)
        self._show_asking(asking=False)
        self.undoer.setEnabled(self.live.may_undo)
        name = self.live.founding.seats[sale.seat - 1].name
        self.hammer.raise_for(
            tr("Sold to {name} for {price}").format(name=name, price=words.dollars(sale.dollars))
        )
        self.onwards.setFocus()
        self._scroll.verticalScrollBar().setValue(0)

    def _say(self, text: str) -> None:
        self.turn.setText(text)
        self.turn.setAccessibleName(text)

    # layout --------------------------------------------------------------------------------------------

    def build_stage(self) -> QWidget:
        """The lot and the bids, or who may be named; below them what was said, the lots to come and the stables."""
        self._lot_page = QWidget()
        self._cards = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._lot_page)
        self._cards.setContentsMargins(0, 0, 0, 0)
        self._cards.addWidget(self._lot_card(), 9)
        self._cards.addWidget(self._bid_card(), 10)
        self._naming_page = self._name_page()
        holder = QWidget()
        column(
            self._lot_page,
            (self._naming_page, 2),
            (self._lists(), 1),
            space=3,
            margins=(0, 0, 2, 0),
            parent=holder,
        )
        self._scroll = Scroll(holder)
        return self._scroll

    def _lot_card(self) -> QWidget:
        card = self.lot_card = Panel()
        self.portrait = PortraitLabel(136)
        self.lot_name = SizedLabel(size=1.9, weight=700, display=True)
        self.lot_name.setWordWrap(True)
        self.lot_facts = note()
        self.promise = Badge()
        self.bars = RatingBars(best_of([made.fighter.abilities for made in self._prospects]), columns=2)
        texts = column(self.lot_name, self.lot_facts, row(self.promise, None), None, space=1)
        card.body.addLayout(row(self.portrait, (texts, 1), space=4))
        card.body.addWidget(self.bars)
        card.body.addStretch(1)
        return card

    def _bid_card(self) -> QWidget:
        card = self.bid_card = Panel()
        self.standing = SizedLabel(size=1.9, weight=700, display=True)
        self.leader = plain_label(tone="muted", wrap=True)
        self.paddles = Paddles(self.live, self.colours)
        by_limits = self.live.auction is not None and self.live.auction.rules.by_limits
        self.bids = BidPanel(by_limits=by_limits)
        self.bids.bid.connect(self.bid)
        self.bids.bid_up_to.connect(self.bid_up_to)
        self.bids.passed.connect(self.pass_lot)
        self.bids.program.connect(self.let_program)
        self.onwards = button(tr("Go on"), self.next_lot, kind="primary", tip=tr("Space or Enter"))
        self.waiting = QWidget()
        column(row(self.onwards, None), None, parent=self.waiting)
        self.waiting.hide()
        card.body.addLayout(row(self.standing, (self.leader, 1), space=3))
        card.body.addWidget(self.bids)
        card.body.addWidget(self.waiting)
        card.body.addWidget(self.paddles)
        card.body.addStretch(1)
        return card

    def _name_page(self) -> QWidget:
        self.table: Table[Prospect] = Table(
            "auction", prospect_columns(), lambda made: made.place, tr("Everybody on the list has come up.")
        )
        self.table.set_title(tr("Fighters who may be named"))
        self.table.sort_first_by("promise", descending=True)
        self.table.activated.connect(lambda _row: self.name_lot())
        self.table.selected_changed.connect(lambda _row: self._show_named())
        self.table.setMinimumHeight(px(200))
        self.namer = button(tr("Name"), self.name_lot, kind="primary")
        self.namer.setProperty("rule", "C76")
        self.content = button(
            tr("Name no more"), self.pass_lot, tip=tr("You may go on bidding for the lots of others")
        )
        self.named_by_program = button(tr("Let the program name"), self.let_program)
        page = QWidget()
        self.naming_paddles = Paddles(self.live, self.colours)
        self.named_portrait = PortraitLabel(64)
        self.named_facts = note()
        foot = row(
            self.named_portrait,
            (column(row(self.namer, None), self.named_facts, space=0), 1),
            self.named_by_program,
            self.content,
            space=3,
        )
        column(self.naming_paddles, foot, (self.table, 1), space=2, parent=page)
        return page

    def _lists(self) -> QWidget:
        self.log = AuctionLog()
        self.to_come = plain_label(wrap=True)
        self.in_stables = plain_label(wrap=True)
        self._to_come_card, self.stables_card = Panel(tr("Lots to come")), Panel(tr("Stables"))
        said = Panel(tr("What was bid"))
        said.body.addWidget(self.log, 1)
        for card, label in ((self._to_come_card, self.to_come), (self.stables_card, self.in_stables)):
            holder = QWidget()
            box = QVBoxLayout(holder)
            box.setContentsMargins(0, 0, 0, 0)
            box.addWidget(label)
            box.addStretch(1)
            card.body.addWidget(Scroll(holder), 1)
        lists = QWidget()
        lists.setMinimumHeight(px(140))
        row((said, 1), (self._to_come_card, 1), (self.stables_card, 1), space=3, parent=lists)
        return lists

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Bids beside the lot, and stables beside the stage, where there is room for them."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        width = self.width() / zoom_factor()
        narrow = width < NARROW and self.live.turn is not None
        show_if(self.stables_card, narrow)
        show_if(self.stables, not narrow)
        stage = width if narrow else width - 330
        beside = stage >= BESIDE
        self._cards.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )

    # what is shown -------------------------------------------------------------------------------------

    def headline(self) -> tuple[str, str]:
        turn, seat = self.live.turn, self.live.seat
        assert seat is not None
        if isinstance(turn, NominationTurn):
            left = tr("%n fighter has not come up", "%n fighters have not come up", len(turn.available))
            return tr("{name} names the next lot").format(name=seat.name), self._with_last(left)
        assert isinstance(turn, AuctionTurn)
        auction = turn.auction
        number = len(auction.sales) if auction.rules.nominated else auction.calls[0]
        sentence = tr("Lot {lot} of {lots} · {name}").format(
            lot=number + 1, lots=len(auction.lots), name=turn.lot.name
        )
        if auction.calls[0] in auction.passed_over:
            sentence = tr("{lot} · called a second time").format(lot=sentence)
        return tr("{name} bids or passes").format(name=seat.name), self._with_last(sentence)

    def _with_last(self, sentence: str) -> str:
        """A sentence, and the last sale."""
        sales = self._sales()
        last = tr("Sold last: {sale}").format(sale=sold(self.live.founding.seats, sales[-1])) if sales else ""
        return f"{sentence}   ·   {last}" if last else sentence

    def show_stage(self, *, mine: bool) -> None:
        """The lot, the bid that stands, who is still in, what may be bid; or who may be named."""
        turn = self.live.turn
        self._arrange()
        self.log.show_log(self.live)
        show_if(self.wishes, turn is not None and bool(self.live.persons))
        self._show_stables()
        if isinstance(turn, AuctionTurn):
            self._show_page(self._lot_page)
            self._show_asking(asking=True)
            self._show_lot(turn.lot, turn.auction.leader)
            self._show_bids(turn)
            self._show_to_come(turn.auction.to_come[1:])
            seat = self.live.founding.seats[turn.seat - 1]
            self.bids.ask(turn.auction, seat.name if mine else "")
        elif isinstance(turn, NominationTurn):
            self._show_naming(turn, mine=mine)
        else:
            self.to_come.setText("")

    def _show_page(self, page: QWidget) -> None:
        """The lot, or who may be named."""
        for one in (self._lot_page, self._naming_page):
            show_if(one, one is page)
        show_if(self._to_come_card, page is self._lot_page)

    def _show_asking(self, *, asking: bool) -> None:
        """What may be bid, or, as high, the way on while the hammer falls."""
        if not asking:
            self.waiting.setMinimumHeight(self.bids.height())
        show_if(self.bids, asking)
        show_if(self.waiting, not asking)

    def _show_lot(self, lot: Fighter, leader: int | None) -> None:
        colour = self.colours[leader - 1].on_light if leader else ""
        self.portrait.show_sitter(sitter_of(lot, colour, self.live.founding.set_name))
        self.lot_name.setText(lot.name)
        self.lot_facts.setText(about(lot))
        promise = round(100 * self._by_fighter[lot].promise)
        self.promise.set(tr("Promise {percent} %").format(percent=promise), "gold")
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
        self.paddles.show_seats(auction, self.live.founding.options)

    def _show_naming(self, turn: NominationTurn, *, mine: bool) -> None:
        self._show_page(self._naming_page)
        self.naming_paddles.show_seats(turn.auction, self.live.founding.options)
        self.table.set_rows([self._by_fighter[fighter] for fighter in turn.available])
        if self.table.selected() is None and self.table.shown_rows:
            self.table.select(self.table.shown_rows[0].place)
        for widget in (self.namer, self.named_by_program, self.content):
            widget.setEnabled(mine)
        lacking = turn.auction.lacking(turn.seat)
        self.content.setEnabled(mine and not lacking)
        self._show_named()
        if mine and self.isVisible():
            self.table.view.setFocus()

    def _show_named(self) -> None:
        chosen = self.table.selected()
        text = tr("Name {fighter}").format(fighter=chosen.fighter.name) if chosen else tr("Name")
        self.namer.setText(text.replace("&", "&&"))
        self.namer.setAccessibleName(text)
        self.named_facts.setText(about(chosen.fighter) if chosen else "")
        sitter = sitter_of(chosen.fighter, "", self.live.founding.set_name) if chosen else None
        self.named_portrait.show_sitter(sitter)

    def _show_to_come(self, coming: tuple[Fighter, ...]) -> None:
        names = [
            f"{lot.name}  ·  {round(100 * self._by_fighter[lot].promise)} %" for lot in coming[:MOST_LISTED]
        ]
        more = len(coming) - len(names)
        self.to_come.setText("\n".join([*names, *([tr("and %n more", "and %n more", more)] if more else [])]))
        self._to_come_card.set_title(tr("%n lot to come", "%n lots to come", len(coming)))

    def _show_stables(self) -> None:
        lines = []
        for seat, stable in zip(self.live.founding.seats, self.live.stables, strict=True):
            men = ", ".join(f"{man.name} {words.dollars(man.price_cents // 100)}" for man in stable)
            lines.append(tr("{name}: {fighters}").format(name=seat.name, fighters=men or "–"))
        self.in_stables.setText("\n".join(lines))
