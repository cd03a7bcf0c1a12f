"""A league in many places: who must hand in yet, for its keeper; outbox and answers, for a member."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.campaign.orders import Order
from ringside_manager.club.outbox import SERVER, Told, Waiting
from ringside_manager.gui import words
from ringside_manager.gui.away import Away, waiting_words
from ringside_manager.gui.messages import error_text
from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.pages.places.keeper import KeeperDesk
from ringside_manager.gui.pages.places.sharing import ShareDialog
from ringside_manager.gui.widgets import (
    Empty,
    Panel,
    Scroll,
    button,
    clear_layout,
    column,
    note,
    plain_label,
    row,
    show_if,
)
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import later, tr, translated
from ringside_manager.office.deadlines import closing, closing_here


class PlacesPage(Page):
    """One of three faces: a member's outbox, the keeper's desk, or the way to become a keeper."""

    def build(self) -> None:
        self.away = Away.of(self.session)
        self.keeper = KeeperDesk(self.session)
        self.keeper.go.connect(self.go)
        self.outbox = Panel(tr("Outbox"))
        self.answers = Panel(tr("Answers"))
        self.alone = self._alone()
        self._build_outbox()
        self._lines, self._told = QVBoxLayout(), QVBoxLayout()
        self.outbox.body.insertLayout(0, self._lines)
        self.answers.body.addLayout(self._told)
        inner = QWidget()
        column(self.outbox, self.answers, self.keeper, self.alone, None, space=4, parent=inner)
        column(Scroll(inner), parent=self)
        self.session.outbox_changed.connect(self.refresh)
        if self.away is not None:
            self.away.changed.connect(self._tell_line)

    def title(self) -> str:
        """What the page is called."""
        return tr("Many places")

    def refresh(self) -> None:
        """Show the face that fits, filled."""
        outbox, folder = self.session.outbox, self.session.folder
        show_if(self.outbox, outbox is not None)
        show_if(self.answers, outbox is not None)
        show_if(self.keeper, outbox is None and folder is not None)
        show_if(self.alone, outbox is None and folder is None)
        if outbox is not None:
            self._fill()
            self._tell_line()
        elif folder is not None:
            self.keeper.refresh()

    def _build_outbox(self) -> None:
        self.state = plain_label(wrap=True, tone="muted")
        self.hand_in = button(tr("Hand in"), self._hand_in, kind="primary", picture="export")
        self.fetch = button(tr("Fetch what is new"), self._fetch, picture="refresh")
        self.outbox.body.addLayout(row(self.hand_in, self.fetch, None))
        self.outbox.body.addWidget(self.state)

    def _alone(self) -> Panel:
        panel = Panel(tr("Played at this keyboard"))
        text = tr(
            "Friends who do not sit here can play from their own computers: put the league into a folder that is synchronised "
            "between you. You keep it, and hold the nights."
        )
        panel.body.addWidget(note(text))
        self.share = button(tr("Put this league into a shared folder…"), self._share, picture="export")
        panel.body.addLayout(row(self.share, None))
        return panel

    def _fill(self) -> None:
        outbox = self.session.outbox
        assert outbox is not None
        clear_layout(self._lines)
        clear_layout(self._told)
        for each in outbox.waiting:
            self._lines.addWidget(self._waiting(each))
        if not outbox.waiting:
            self._lines.addWidget(
                Empty(tr("Nothing waits here. What you order on any page comes here first."))
            )
        for told in outbox.told:
            self._told.addWidget(_told_line(told))
        if not outbox.told:
            self._told.addWidget(Empty(tr("Nothing was answered yet.")))

    def _waiting(self, each: Waiting) -> QWidget:
        text = order_words(each.order, self.session.books)
        line = QWidget()
        back = button(tr("Take back"), lambda: self._take_back(each.word), picture="undo", name=tr("Take back: {order}").format(order=text))  # fmt: skip
        row((plain_label(text, wrap=True), 1), back, parent=line)
        return line

    def _tell_line(self) -> None:
        """How the line is, and what can be done."""
        outbox, away = self.session.outbox, self.away
        if outbox is None or away is None:
            return
        self.hand_in.setEnabled(bool(outbox.waiting) and not away.busy)
        self.fetch.setEnabled(not away.busy)
        where = tr("Server: {place}") if outbox.way == SERVER else tr("Shared folder: {place}")
        said = [where.format(place=outbox.place), tr("Night {night} is next.").format(night=self.session.books.closed + 1)]  # fmt: skip
        if until := closing(self.session.books):
            said += [translated(until), translated(closing_here(self.session.books))]
        if away.at is not None:
            said.append(tr("Last reached {time}.").format(time=QLocale().toString(away.at, QLocale.FormatType.ShortFormat)))  # fmt: skip
        if away.trouble is not None:
            said.append(error_text(away.trouble).whole)
        if outbox.waiting:
            said.append(waiting_words(outbox))
        self.state.setText("\n".join(said))
        set_tone(self.state, "warn" if away.trouble is not None else "muted")

    def _hand_in(self) -> None:
        if self.away is not None:
            self.away.hand_in()

    def _fetch(self) -> None:
        if self.away is not None:
            self.away.fetch(loud=True)

    def _take_back(self, word: str) -> None:
        if self.away is not None:
            self.away.take_back(word)

    def _share(self) -> None:
        dialog = ShareDialog(self.session, self.window())
        dialog.finished.connect(lambda _: self.refresh())
        dialog.open()


def _told_line(told: Told) -> QWidget:
    night = tr("Night {night}: {text}").format(night=told.night, text=told.text) if told.night else told.text
    return plain_label(night, wrap=True, tone="" if told.good else "bad")


# Orders that wait in an outbox, in words


_KINDS: dict[str, Callable[[], str]] = {
    "offer": later("Offer a bout: {men}, night {night}"),
    "accept": later("Accept the offer: {men}"),
    "refuse": later("Refuse the offer: {men}"),
    "counter": later("Ask for other terms: {men}"),
    "withdraw": later("Take the offer back: {men}"),
    "retire": later("Retire {men}"),
    "sign": later("Sign {men}"),
    "extend": later("Extend the contract of {men}"),
    "draft": later("List for the draft: {men}"),
    "move_class": later("Another weight class for {men}"),
    "decline_eliminator": later("Decline the eliminator: {men}"),
    "leave_tournament": later("Take {men} out of the tournament"),
    "deal": later("Propose a deal about {men}"),
    "answer_deal": later("Answer a deal"),
    "bet": later("Propose a bet on {men}"),
    "answer_bet": later("Answer a bet"),
    "bid": later("Bid {money} for the date: {men}"),
    "fight_plan": later("Fight plan for {men}"),
    "standing_order": later("A standing order to the office"),
    "end_standing_order": later("End a standing order"),
}


def order_words(order: Order, books: Books) -> str:
    """What an order wants, in a line; for a kind without words of its own its name in orders files."""
    told = _KINDS.get(order.kind)
    if told is None:
        return tr("An order: {kind}").format(kind=order.kind)
    cents = getattr(order, "cents", 0)
    text = told().format(
        men=_men(order, books), night=getattr(order, "night", 0) or 0, money=words.money(cents)
    )
    return text.strip().rstrip(":")


def _men(order: Order, books: Books) -> str:
    """The fighters an order speaks of, directly or by offer or bout."""
    page = books.offers.get(getattr(order, "offer", 0) or 0) or books.bouts.get(
        getattr(order, "bout", 0) or 0
    )
    if page is not None and not hasattr(order, "fighter"):
        numbers = [page.red, page.blue]
    elif hasattr(order, "red"):
        numbers = [order.red, getattr(order, "blue", 0)]
    elif hasattr(order, "fighter"):
        numbers = [order.fighter]
    else:
        numbers = list(getattr(order, "fighters", ()))[:5]
    names = [books.fighters[number].name for number in numbers if number in books.fighters]
    meet = any(hasattr(order, part) for part in ("offer", "bout", "red"))
    if len(names) == 2 and meet:
        return tr("{red} against {blue}").format(red=names[0], blue=names[1])
    return ", ".join(names)
