"""The inbox: decisions with their answers at hand, then what is good to know, then the news."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ringside_manager.campaign.books import Answer, BoutState, NewsKind, Task
from ringside_manager.campaign.orders import (
    AcceptOffer,
    AnswerBet,
    AnswerDeal,
    DeclineEliminator,
    RefuseOffer,
    WithdrawOffer,
)
from ringside_manager.gui.look import pixmap, px, set_margins, spacing, theme
from ringside_manager.gui.matchmaker.chance import ChancesOfField, Samples
from ringside_manager.gui.matchmaker.tale import OfferTale
from ringside_manager.gui.pages.office.words import changes_of, detail, headline, lost_plans
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Badge,
    Heading,
    Link,
    Panel,
    Sign,
    button,
    clear_layout,
    note,
    plain_label,
    row,
    set_tip,
)
from ringside_manager.gui.widgets.frames import Flow
from ringside_manager.language import tr
from ringside_manager.office.agreeing import waits_for_manager
from ringside_manager.office.facts.decisions import InboxKind, InboxRow
from ringside_manager.office.facts.suggestions import coming_nights, first_free, free_men

MOST_NEWS = 12
"""News shown here; all of them are on the page of the news."""

_ICONS = {
    InboxKind.OFFER: "handshake", InboxKind.DEAL: "ledger", InboxKind.ELIMINATOR: "belt", InboxKind.BID: "lock", InboxKind.TONIGHT: "bell", InboxKind.TITLE_PAIR: "belt",
    InboxKind.CARD: "cards", InboxKind.CARD_SHORT: "cards", InboxKind.MAY_CHALLENGE: "belt", InboxKind.CHALLENGER: "belt",
    InboxKind.IDLE: "clock", InboxKind.CONTRACT: "handshake", InboxKind.MAY_RETIRE: "flag", InboxKind.DOUBT: "warning", InboxKind.ANSWERED: "handshake",
    InboxKind.AWAITED: "clock", InboxKind.TOURNAMENT: "bracket", InboxKind.DEFEND: "belt", InboxKind.DUE: "dice", InboxKind.RENEWED: "dice",
    InboxKind.DRAFT: "stable", InboxKind.TERMS_ANSWERED: "handshake", InboxKind.TERMS_AWAITED: "clock",
    InboxKind.SIDE_BET: "dice",
}  # fmt: skip
_RULES = {
    InboxKind.OFFER: "C51", InboxKind.DEAL: "C24", InboxKind.ELIMINATOR: "Y14", InboxKind.BID: "C54", InboxKind.TONIGHT: "C5", InboxKind.TITLE_PAIR: "C66",
    InboxKind.CARD: "C73", InboxKind.CARD_SHORT: "C53", InboxKind.MAY_CHALLENGE: "C40", InboxKind.CHALLENGER: "C40", InboxKind.IDLE: "C55",
    InboxKind.CONTRACT: "Y9", InboxKind.MAY_RETIRE: "C16", InboxKind.DOUBT: "C3", InboxKind.ANSWERED: "C51", InboxKind.AWAITED: "C51",
    InboxKind.TOURNAMENT: "C62", InboxKind.DEFEND: "Y12", InboxKind.DUE: "C21", InboxKind.RENEWED: "C21",
    InboxKind.DRAFT: "Y8", InboxKind.TERMS_ANSWERED: "Y9", InboxKind.TERMS_AWAITED: "Y9", InboxKind.SIDE_BET: "C82",
}  # fmt: skip


class InboxPanel(Panel):
    """Everything that waits for the viewer, his answers one click away."""

    offer_wanted = Signal(int)
    """Look closer at an offer."""
    deal_wanted = Signal(int, int)
    """Other terms are to be proposed: one's own fighter, 0 for none, and the partner."""
    suggest_wanted = Signal()
    """Bouts are to be suggested for the men who have none."""
    bid_wanted = Signal(int)
    retire_wanted = Signal(int)
    plan_wanted = Signal(int)
    contract_wanted = Signal(int)
    draft_wanted = Signal()
    leave_wanted = Signal(object)
    """All offers are to be left to the office: its ``Task``."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.set_title(tr("Inbox"))
        self._session = session
        self.count = Badge("")
        self.field = ChancesOfField(session, Samples(session), self, rounds=2)
        self._tales: dict[int, OfferTale] = {}
        self.field.told.connect(self._tell_chances)
        self.field.settled.connect(self._tell_chances)
        self.head.insertWidget(1, self.count)
        self.at_once = QVBoxLayout()
        self.decisions = QVBoxLayout()
        self.known = QVBoxLayout()
        for box in (self.at_once, self.decisions, self.known):
            box.setSpacing(spacing(2))
            self.body.addLayout(box)
        self.body.addStretch(1)
        self.news_panel = Panel()
        self.news_panel.set_title(tr("News of your stable"))
        self.news = self.news_panel.body
        self.news.setSpacing(spacing(1))

    def set_rows(self, rows: tuple[InboxRow, ...]) -> None:
        own = [entry for entry in rows if entry.kind is InboxKind.AWAITED]
        offered = {number for entry in own for number in (entry.fighter, entry.other)}
        deciding = [
            entry
            for entry in rows
            if entry.kind.is_decision and not (entry.kind is InboxKind.IDLE and entry.fighter in offered)
        ]
        lines = [entry for entry in rows if entry.kind is InboxKind.NEWS]
        known = [entry for entry in rows if not entry.kind.is_decision and entry.kind is not InboxKind.NEWS]
        waiting = sum(not self._is_sealed(entry) for entry in deciding)
        self.count.set(tr("%n to decide", "%n to decide", waiting) if waiting else "", "gold")
        books = self._session.books
        self._tales.clear()
        self._fill(self.decisions, "", deciding)
        self._ask_chances()
        offers = [books.offers[entry.number] for entry in deciding if entry.kind is InboxKind.OFFER]
        clear_layout(self.at_once)
        if not self._session.read_only and any(waits_for_manager(books, offer) for offer in offers):
            self.at_once.addLayout(self._for_all())
        idle = (place for place, entry in enumerate(deciding) if entry.kind is InboxKind.IDLE)
        self._suggest(next(idle, len(deciding)))
        if not deciding:
            self.decisions.addWidget(note(tr("Nothing waits for you. Go on when you are ready.")))
        self._fill(self.known, tr("Good to know"), known)
        self._fill(self.news, "", lines[:MOST_NEWS])
        if not lines:
            self.news.addWidget(note(tr("Nothing has happened since your last turn.")))
        if len(lines) > MOST_NEWS:
            more = Link(tr("All news"), Place("news"), go=self.go)
            self.news.addWidget(more)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.field.go_on()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is worked out for nobody."""
        super().hideEvent(event)
        self.field.stop()

    def _ask_chances(self) -> None:
        """Work out the chance to win of each offer that waits for an answer."""
        offers = [self._session.books.offers[number] for number in self._tales]
        self.field.ask({offer.number: (offer.red, offer.blue, offer.night, offer.rounds) for offer in offers})
        self._tell_chances()
        if self.isVisible():
            self.field.go_on()

    def _tell_chances(self) -> None:
        for number, tale in self._tales.items():
            told = self.field.chances(number)
            if told is not None:
                tale.chance.show_chances(told, better_to_come=self.field.is_working)

    def _is_sealed(self, entry: InboxRow) -> bool:
        """Whether it tells of a bout for which a plan is sealed: that can be changed, and waits for nothing."""
        sealed = self._session.books.fighters[entry.fighter or 0].plan if entry.fighter else None
        return entry.kind is InboxKind.TONIGHT and sealed is not None

    def _for_all(self) -> QHBoxLayout:
        """What can be done about all offers at once, those to come included."""
        decline = button(tr("Decline all offers and go on"), partial(self.leave_wanted.emit, Task.DECLINE))
        set_tip(
            decline,
            tr("As a standing order: to the night you want to go on to, else to the end of the season."),
        )
        leave = button(tr("Let the office manage and go on"), partial(self.leave_wanted.emit, Task.MANAGE))
        set_tip(
            leave,
            tr("As a standing order: it finds bouts, answers offers and bids for dates until you end it."),
        )
        return row(decline, leave, None, space=2)

    def _suggest(self, place: int) -> None:
        """Say who has no bout, from the first night on which one of them is free, and offer suggestions, before each by himself."""
        books, by = self._session.books, self._session.viewer
        if by is None or by.manager not in books.managers or books.ended:
            return
        men = free_men(books, by.manager or 0)
        first = first_free(books, by, men, coming_nights(books)) if men else None
        if first is None:
            return
        text = tr("%n of your fighters has no bout.", "%n of your fighters have no bout.", len(men))
        card = InboxCard(
            "clock", text, tr("The first is free on night {night}.").format(night=first[0]), strong=True
        )
        card.add_buttons([button(tr("Suggest bouts…"), self.suggest_wanted.emit)])
        self.decisions.insertWidget(place, card)

    def place_of(self, widget: QWidget) -> int:
        """The place of the decision a widget belongs to, counted from 0; 0 if it belongs to none."""
        items = (self.decisions.itemAt(at) for at in range(self.decisions.count()))
        cards = [item.widget() if item is not None else None for item in items]
        return next(
            (at for at, card in enumerate(cards) if card is not None and card.isAncestorOf(widget)), 0
        )

    def focus_on(self, place: int = 0) -> None:
        """Put the keyboard on the first answer of a decision, of the last one if there are not so many."""
        item = self.decisions.itemAt(min(place, self.decisions.count() - 1))
        card = item.widget() if item is not None else None
        if isinstance(card, InboxCard) and card.buttons:
            card.show()  # else its layout does so later, and a window that comes to the front gives its keys to nothing unseen
            card.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill(self, box: QVBoxLayout, title: str, rows: Iterable[InboxRow]) -> None:
        clear_layout(box)
        cards = [self._card(entry) for entry in rows]
        if title and cards:
            heading = Heading(title, 3)
            set_margins(heading, 0, 3, 0, 0)
            box.addWidget(heading)
        for card in cards:
            box.addWidget(card)

    def _card(self, entry: InboxRow) -> InboxCard:
        books = self._session.books
        card = InboxCard(
            "" if entry.kind is InboxKind.NEWS else _ICONS[entry.kind],
            headline(books, entry),
            detail(books, entry),
            strong=entry.kind.is_decision,
        )
        card.setProperty("rule", _RULES.get(entry.kind, ""))
        card.add_signs(changes_of(books, entry))
        if entry.kind is InboxKind.OFFER:
            tale = self._tales[entry.number] = OfferTale(books, books.offers[entry.number])
            card.add_part(tale)
        card.add_buttons(self._acts(entry))
        return card

    def _acts(self, entry: InboxRow) -> list[QPushButton]:
        """What can be done about a row; nothing in a league open for reading."""
        links = self._links(entry)
        if self._session.read_only:
            return links
        answers = self._bet_answers if entry.kind is InboxKind.SIDE_BET else self._answers
        buttons = answers(entry)
        about = headline(self._session.books, entry)
        for made in buttons:
            made.setAccessibleName(f"{made.text()}: {about}")
        return [*buttons, *links]

    def _answers(self, entry: InboxRow) -> list[QPushButton]:
        hand_in, number = self._session.hand_in, entry.number
        if entry.kind is InboxKind.OFFER:
            return [
                button(tr("Accept"), lambda: hand_in(AcceptOffer(number)), kind="primary"),
                button(tr("Refuse"), lambda: hand_in(RefuseOffer(number))),
                button(self._closer(number), partial(self.offer_wanted.emit, number)),
            ]
        if entry.kind is InboxKind.DEAL:
            return [
                button(tr("Accept"), partial(self._accept_deal, entry), kind="primary"),
                button(tr("Refuse"), lambda: hand_in(AnswerDeal(number, accept=False))),
                button(
                    tr("Propose other terms…"),
                    partial(self.deal_wanted.emit, entry.fighter or 0, entry.manager or 0),
                ),
            ]
        if entry.kind is InboxKind.AWAITED:
            return [button(tr("Withdraw"), lambda: hand_in(WithdrawOffer(number)))]
        if entry.kind is InboxKind.TERMS_AWAITED:
            other = button(tr("Offer other terms…"), partial(self.contract_wanted.emit, entry.fighter or 0))
            return [other, button(tr("Withdraw"), lambda: hand_in(WithdrawOffer(number)))]
        if entry.kind is InboxKind.ELIMINATOR:
            return [button(tr("Decline"), lambda: hand_in(DeclineEliminator(number)))]
        return self._doors(entry)

    def _doors(self, entry: InboxRow) -> list[QPushButton]:
        """The button that opens the dialog in which a row is decided, if there is one."""
        fighter = entry.fighter or 0
        talk = (tr("Contract…"), partial(self.contract_wanted.emit, fighter), "")
        doors: dict[InboxKind, tuple[str, Callable[[], object], str]] = {
            InboxKind.BID: (tr("Seal a bid…"), partial(self.bid_wanted.emit, entry.number), "primary"),
            InboxKind.TONIGHT: (tr("Fight plan…"), partial(self.plan_wanted.emit, fighter), ""),
            InboxKind.CONTRACT: talk,
            InboxKind.DRAFT: (tr("Choose rookies…"), self.draft_wanted.emit, "primary"),
            InboxKind.MAY_RETIRE: (tr("Retire…"), partial(self.retire_wanted.emit, fighter), ""),
        }
        if entry.answer is Answer.COUNTERED:
            doors[InboxKind.TERMS_ANSWERED] = talk
        if entry.kind not in doors:
            return []
        text, act, kind = doors[entry.kind]
        return [button(text, act, kind=kind)]

    def _bet_answers(self, entry: InboxRow) -> list[QPushButton]:
        def hand_in(accept: bool) -> None:
            self._session.hand_in(AnswerBet(entry.number, accept))

        return [
            button(tr("Take the bet"), partial(hand_in, True), kind="primary"),
            button(tr("Decline"), partial(hand_in, False)),
        ]

    def _closer(self, number: int) -> str:
        """What opens an offer's sheet; a call-out has no other terms (C81)."""
        called_out = self._session.books.offers[number].stake_cents
        return tr("Look closer…") if called_out else tr("Propose other terms…")

    def _accept_deal(self, entry: InboxRow) -> None:
        """Accept a deal and tell the manager what has become of the plan he had sealed; nobody else is told."""
        session, lost = self._session, lost_plans(self._session.books, entry)
        reader = session.viewer

        def done(_: object) -> None:
            for name in lost if session.viewer == reader else ():
                session.told.emit(tr("The fight plan sealed for {name} has lapsed.").format(name=name))

        session.hand_in(AnswerDeal(entry.number, accept=True), done)

    def _links(self, entry: InboxRow) -> list[QPushButton]:
        place = self._place(entry)
        if place is None:
            return []
        text, target = place
        link = Link(text, target, go=self.go)
        return [link]

    def _place(self, entry: InboxRow) -> tuple[str, Place] | None:
        mine, other = entry.fighter or 0, entry.other or 0
        viewer = self._session.viewer
        promoting = viewer is not None and viewer.promoter
        if entry.kind is InboxKind.DOUBT or (promoting and entry.kind.is_decision):
            return tr("To the desk"), Place("promoter")
        if entry.kind in (
            InboxKind.TITLE_PAIR,
            InboxKind.MAY_CHALLENGE,
            InboxKind.CHALLENGER,
            InboxKind.ANSWERED,
        ):
            return tr("Make an offer"), Place("matchmaker", mine, str(other))
        if entry.kind is InboxKind.IDLE:
            return tr("Find a bout"), Place("matchmaker", mine)
        if entry.kind is InboxKind.TOURNAMENT:
            return tr("To the bracket"), Place("tournament", entry.number)
        if entry.kind in (InboxKind.OFFER, InboxKind.DEAL, InboxKind.ELIMINATOR, InboxKind.TONIGHT) and other:
            return self._session.books.fighters[other].name, Place("fighter", other)
        return self._news_place(entry)

    def _news_place(self, entry: InboxRow) -> tuple[str, Place] | None:
        item = entry.news
        if item is None:
            return (tr("His page"), Place("fighter", entry.fighter)) if entry.fighter else None
        if item.kind is NewsKind.TOURNAMENT_DRAWN and item.entry in self._session.books.tournaments:
            return tr("To the bracket"), Place("tournament", item.entry)
        bout = self._session.books.bouts.get(item.bout or 0)
        if bout is not None and bout.is_over:
            return tr("The bout"), Place("bout", bout.number)
        if bout is not None and bout.state is BoutState.MADE:
            return tr("The card"), Place("cards", bout.night)
        return (tr("His page"), Place("fighter", item.fighters[0])) if item.fighters else None


class InboxCard(QFrame):
    """One row of the inbox: a picture, what it is about, what to know, what to do."""

    def __init__(self, picture: str, text: str, more: str, *, strong: bool) -> None:
        super().__init__()
        self.setProperty("kind", "raised" if strong else "")
        self.setAccessibleName(text)
        self.buttons: list[QPushButton] = []
        self._box = row(space=3, parent=self)
        if picture:
            self._box.addWidget(_sign(picture, strong=strong))
        self._words = words = QVBoxLayout()
        words.setSpacing(spacing(1))
        words.addWidget(plain_label(text, wrap=True))
        if more:
            words.addWidget(plain_label(more, wrap=True, tone="muted"))
        self._acts = row(space=2)
        self._box.addLayout(words, 1)
        self._box.addLayout(self._acts)
        gap = spacing(3) if strong else spacing(1)
        side = spacing(3) if picture else 0
        self._box.setContentsMargins(side, gap, side, gap)

    def add_signs(self, texts: Sequence[str]) -> None:
        """Show these at a glance, below the words."""
        if texts:
            signs = QWidget()
            flow = Flow(2)
            signs.setLayout(flow)
            for text in texts:
                flow.addWidget(Badge(text, "gold"))
            self._words.addWidget(signs)

    def add_part(self, part: QWidget) -> None:
        """Put more below the words."""
        self._words.addWidget(part)

    def add_buttons(self, buttons: list[QPushButton]) -> None:
        self.buttons += buttons
        if len(buttons) > 1:
            below = row(*buttons, None, margins=(0, 1, 0, 0))
            self._words.addLayout(below)
        else:
            for made in buttons:
                self._acts.addWidget(made, 0, Qt.AlignmentFlag.AlignVCenter)


def _sign(picture: str, *, strong: bool) -> QLabel:
    """The picture of a row; it says no more than the text."""
    sign = Sign()
    colour = theme().accent_strong if strong else theme().muted
    sign.setPixmap(pixmap(picture, px(20), colour))
    sign.setAlignment(Qt.AlignmentFlag.AlignTop)
    sign.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
    return sign
