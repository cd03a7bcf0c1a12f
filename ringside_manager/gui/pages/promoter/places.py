"""A league in many places: who must hand in yet, for its keeper; outbox and answers, for a member."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.campaign.orders import Order
from ringside_manager.club.outbox import SERVER, Told, Waiting
from ringside_manager.errors import LockedError, RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.advance import Round, held, went_round
from ringside_manager.gui.away import Away, waiting_words
from ringside_manager.gui.language import error_text
from ringside_manager.gui.operation import Job
from ringside_manager.gui.pages import Page
from ringside_manager.gui.pages.promoter.sharing import (
    DeadlineDialog,
    InviteDialog,
    ShareDialog,
    ask_to_take_back,
)
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Empty,
    MessageBox,
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
from ringside_manager.gui.widgets.frames import flow
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import later, tr, translated
from ringside_manager.office.advancing import closing, closing_here
from ringside_manager.office.office import Office

if TYPE_CHECKING:
    from ringside_manager.club.member import Seat
    from ringside_manager.club.parcels import Asked, Collected

# The keeper's desk of a league in a shared folder

MOST_LINES = 40


class KeeperDesk(Panel):
    """Who has handed in for the coming night, and the rounds of the keeper."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(tr("Who has handed in"), parent)
        self._session = session
        self._asked: tuple[Asked, ...] = ()
        self._said: list[tuple[str, str]] = []
        self.question: MessageBox | None = None
        self._seats, self._asking, self._told = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        self.where = plain_label(wrap=True, tone="muted")
        self.collect = button(tr("Take in"), self.take_in, picture="import")
        self.hold = button(tr("Hold the night"), self.ask_to_hold, kind="primary", picture="bell")
        self.publish = button(tr("Publish"), self.publish_now, picture="export")
        self.remind = button(tr("Copy a reminder"), self._copy_reminder, picture="copy")
        self.invite = button(tr("Invite…"), self._invite, picture="person")
        self.agree = button(tr("Deadline…"), self._agree, picture="clock")
        self.until = plain_label(wrap=True)
        self.back = button(tr("Take it back to this keyboard…"), lambda: ask_to_take_back(session, self.window()), picture="home")  # fmt: skip
        self.body.addWidget(self.until)
        for layout in (self._seats, self._asking):
            self.body.addLayout(layout)
        self.body.addLayout(row(self.hold, self.collect, self.publish, None))
        self.body.addLayout(flow(self.remind, self.agree, self.invite, self.back))
        self.body.addLayout(self._told)
        self.body.addWidget(self.where)

    def refresh(self) -> None:
        """Show the seats as the books know them, who asks to be let in, and what the last round brought."""
        from ringside_manager.club import member

        books = self._session.books
        self.set_title(tr("Who has handed in for night {night}").format(night=books.closed + 1))
        _fill(self._seats, [plain_label(_seat_words(seat)) for seat in member.seats(books)])
        _fill(self._asking, [self._asks(each) for each in self._asked if each.key not in books.club.devices])
        _fill(self._told, [plain_label(text, wrap=True, tone=tone) for text, tone in self._said[:MOST_LINES]])
        until = closing(books)
        show_if(self.until, bool(until))
        self.until.setText(f"{translated(until)} {translated(closing_here(books))}")
        self.agree.setEnabled(not books.ended)
        show_if(self.remind, bool(member.reminder(books)))
        self.hold.setEnabled(not books.ended and not self._session.busy)
        self.where.setText(tr("Shared folder: {place}").format(place=self._session.folder or ""))

    def take_in(self, *, admit: tuple[str, ...] = (), take_over: bool = False) -> None:
        """Take in what has come, and publish the receipts."""
        self._round(tr("Taking in"), lambda shared: shared.collect(admit), take_over=take_over)

    def publish_now(self) -> None:
        """Publish what was done in this window meanwhile."""
        from ringside_manager.club.parcels import Collected

        self._round(tr("Publishing"), lambda _shared: Collected())

    def ask_to_hold(self) -> None:
        """Ask whether the deadline has come, naming who is missing."""
        from ringside_manager.club import member

        books = self._session.books
        missing = [seat.name for seat in member.seats(books) if seat.is_missing]
        text = tr("Everybody has handed in.")
        if missing:
            text = tr("Orders are missing from {names}: standing orders decide for them, else the program. What comes later is late.").format(names=", ".join(missing))  # fmt: skip
        box = self.question = MessageBox(
            self.window(),
            tr("Hold night {night}?").format(night=books.closed + 1),
            text,
            picture=MessageBox.Icon.Question,
        )
        box.addButton(tr("Hold the night"), MessageBox.ButtonRole.AcceptRole).clicked.connect(self.hold_now)
        box.addButton(tr("Cancel"), MessageBox.ButtonRole.RejectRole)
        box.open()

    def hold_now(self) -> None:
        """Take in what is there, list the parcels, open the seals, box, and publish."""
        self._round(tr("Holding the night"), held)

    def _round(self, title: str, act: Round, *, take_over: bool = False) -> None:
        folder = self._session.folder
        if folder is None:
            return

        def work(office: Office, _job: Job) -> tuple[Collected, int, list[tuple[str, str]]]:
            done, published = went_round(office, folder, act, take_over=take_over)
            return done, published, collected_words(office, done, published)

        self._session.do(title, work, self._done, lambda error: self._refused(error, title, act))

    def _done(self, result: tuple[Collected, int, list[tuple[str, str]]]) -> None:
        done, _, said = result
        self._asked = tuple(done.asked)
        self._said = said
        self.refresh()
        if done.night:
            self.go.emit(Place("night", done.night))

    def _refused(self, error: Any, title: str, act: Round) -> None:
        """Tell it here; a folder another computer has in hand may be taken over."""
        assert isinstance(error, RingsideError)
        self._said = [(error_text(error).whole, "bad")]
        self.refresh()
        if not isinstance(error, LockedError):
            return
        box = self.question = MessageBox(
            self.window(), tr("Another computer has the folder in hand"), error_text(error).text, picture=MessageBox.Icon.Warning
        )  # fmt: skip
        over = box.addButton(tr("Take it over"), MessageBox.ButtonRole.AcceptRole)
        box.addButton(tr("Cancel"), MessageBox.ButtonRole.RejectRole)
        over.clicked.connect(lambda: self._round(title, act, take_over=True))
        box.open()

    def _asks(self, asked: Asked) -> QWidget:
        text = tr("{name} asks to be let in: {digits} ({device})").format(name=asked.name, digits=asked.fingerprint, device=asked.label)  # fmt: skip
        line = QWidget()
        let_in = button(tr("Let in"), lambda: self.take_in(admit=(asked.key,)), picture="check", name=tr("Let {name} in").format(name=asked.name))  # fmt: skip
        row((plain_label(text, wrap=True), 1), let_in, parent=line)
        return line

    def _copy_reminder(self) -> None:
        from ringside_manager.club import member

        QGuiApplication.clipboard().setText(translated(member.reminder(self._session.books)))

    def _agree(self) -> None:
        DeadlineDialog(self._session, self.window()).open()

    def _invite(self) -> None:
        InviteDialog(self._session, self.window()).open()


def collected_words(office: Office, done: Collected, published: int) -> list[tuple[str, str]]:
    """What a round brought, in sentences with their tones."""
    from ringside_manager.club.member import receipt_line

    devices = office.books.club.devices

    def name_of(key: str) -> str:
        return devices[key].member if key in devices else key[:8]

    said = [
        (translated(receipt_line(each, name_of(each.device))), "warn" if each.refusals else "")
        for each in done.receipts
    ]
    refused = tr("Parcel {number} of {name} was refused: {why}")
    said += [
        (refused.format(number=number, name=name_of(key), why=why), "bad")
        for key, number, why in done.refused
    ]
    admitted = tr("{name} was admitted: {digits}")
    said += [(admitted.format(name=each.name, digits=each.fingerprint), "good") for each in done.admitted]
    if done.night:
        said.append((tr("Night {night} was held.").format(night=done.night), "good"))
    said += [(translated(note), "warn") for note in done.notes]
    said.append((tr("%n entry was published.", "%n entries were published.", published), "muted"))
    return said


def _seat_words(seat: Seat) -> str:
    if seat.entry is not None:
        return tr("✓ {name}: handed in (entry {entry})").format(name=seat.name, entry=seat.entry)
    if not seat.devices:
        return tr("{name}: gives orders where the league is kept").format(name=seat.name)
    return tr("{name}: nothing yet").format(name=seat.name)


def _fill(layout: QVBoxLayout, parts: list[Any]) -> None:
    clear_layout(layout)
    for part in parts:
        layout.addWidget(part)


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
        return words.against(names[0], names[1])
    return ", ".join(names)
