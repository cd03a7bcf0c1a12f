"""The offer of a bout: its terms, and the rules of the guest."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from ringside_manager.bout import registry
from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.campaign.arenas import default_rounds
from ringside_manager.campaign.books import OfferBook, Touched
from ringside_manager.campaign.orders import (
    AcceptOffer,
    CounterOffer,
    MakeBout,
    OfferBout,
    RefuseOffer,
    WithdrawOffer,
)
from ringside_manager.errors import RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.look import size_window
from ringside_manager.gui.matchmaker.sheet_view import SheetView, Wish
from ringside_manager.gui.matchmaker.tale import changed, side_words, terms_words
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Badge,
    Dialog,
    Heading,
    Scroll,
    button,
    column,
    note,
    plain_label,
    row,
)
from ringside_manager.gui.widgets.fields import Choice, combo, line_edit
from ringside_manager.gui.widgets.frames import Flow
from ringside_manager.gui.widgets.texts import set_tone, show_text
from ringside_manager.language import tr
from ringside_manager.office.facts.cards import visible_offers
from ringside_manager.office.facts.matchmaking import Terms, answer_order, offer_sheet, terms_of
from ringside_manager.office.facts.objections import BoutOrder, Objection, objection
from ringside_manager.office.facts.suggestions import coming_nights

# An offer with its sheet: accept, refuse or counter one received, take back one's own


class OfferDialog(Dialog):
    """Shows one offer to whoever sits here; closes when it is answered, here or elsewhere.

    ``go`` asks the window to go somewhere, after which the dialog is closed.  ``ValueError`` if the offer is
    not open or not the viewer's to see.
    """

    go = Signal(object)

    def __init__(self, session: Session, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.number = number
        if not self._is_open():
            raise ValueError(f"offer {number} is not open to whoever sits here")
        self._make()
        self._lay_out()
        self._connect()
        self.refresh(first=True)

    @property
    def offer(self) -> OfferBook:
        return self.session.books.offers[self.number]

    @property
    def is_asked(self) -> bool:
        asked = self.session.books.fighters[self.offer.blue].manager
        return self.session.party.manager is not None and asked == self.session.party.manager

    @property
    def is_own(self) -> bool:
        return self.session.party.manager is not None and self.offer.proposer == self.session.party.manager

    @property
    def night(self) -> int:
        """The night chosen for the bout."""
        return int(self.nights.currentData() or self.offer.night)

    @property
    def answer(self) -> AcceptOffer | CounterOffer:
        """What the terms chosen come to: accepting, or a counter-offer."""
        return answer_order(self.offer, self._chosen(self.sheet.wish), self.note.text().strip())

    def refresh(self, *, first: bool = False) -> None:
        if not self._is_open():
            self.reject()
            return
        offer, books = self.offer, self.session.books
        red, blue = (books.fighters[number].name for number in (offer.red, offer.blue))
        self.head.setText(words.against(red, blue))
        self.setWindowTitle(tr("Offer: {red} against {blue}").format(red=red, blue=blue))
        self.terms.setText(self._terms())
        wish = None
        if first:
            wish = Wish(offer.arena, offer.rounds, offer.title, terms_of(offer).side_cents)
            for night in sorted({offer.night, *coming_nights(books)}):
                self.nights.addItem(words.night(night), night)
            self.nights.setCurrentIndex(self.nights.findData(offer.night))
        kept = wish or self.sheet.wish
        self.sheet.show_sheet(offer_sheet(books, self.session.party, self.number, self.night), kept)

    def take(self) -> None:
        """Accept, or counter if other terms are chosen."""
        self._hand_in(self.answer)

    def take_any_length(self) -> None:
        """Accept with a wish for another length, which leaves the length to rule C51."""
        self._hand_in(AcceptOffer(self.number, self.sheet.wish.rounds))

    def refuse(self) -> None:
        self._hand_in(RefuseOffer(self.number, self.note.text().strip()))

    def withdraw(self) -> None:
        self._hand_in(WithdrawOffer(self.number))

    def done(self, result: int) -> None:
        """Nothing more is worked out for it."""
        self.sheet.stop()
        super().done(result)

    def _make(self) -> None:
        self.head, self.terms = Heading("", 2), note()
        corner = BLUE if self.is_asked else RED
        asked = self.is_asked
        self.sheet = SheetView(self.session, self._judge, title_fixed=not asked, money=asked, corner=corner)
        self.nights = combo(tr("Fight night"), rule="C75")
        self.nights.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.night_row = QWidget()
        night = plain_label(tr("Fight night"), tone="muted")
        night.setBuddy(self.nights)
        row(night, self.nights, None, space=3, parent=self.night_row)
        self.signs = QWidget()
        self.flow = Flow(2)
        self.signs.setLayout(self.flow)
        self.wanted = plain_label(wrap=True)
        self.note = line_edit(
            tr("A word to the other manager"), hint=tr("A word to the other manager (optional)"), most=200
        )
        self.accepting = button(tr("Accept"), self.take, kind="primary", picture="check")
        self.any_length = button(tr("Accept"), self.take_any_length)
        self.any_length.setProperty("rule", "C51")
        self.refusing = button(tr("Refuse"), self.refuse, kind="danger")
        self.withdrawing = button(tr("Take the offer back"), self.withdraw, kind="danger")
        self.leaving = button(tr("Close"), self.reject)

    def _lay_out(self) -> None:
        asked = self.is_asked
        for widget, shown in (
            (self.note, asked),
            (self.accepting, asked),
            (self.any_length, asked),
            (self.refusing, asked),
            (self.withdrawing, self.is_own and not asked),
            (self.night_row, asked),
            (self.wanted, asked),
        ):
            widget.setVisible(shown)
        signs = changed(self.session.books, self.offer)
        for text in signs:
            self.flow.addWidget(Badge(text, "gold"))
        self.signs.setVisible(bool(signs))
        buttons = row(self.leaving, None, self.withdrawing, self.refusing, self.any_length, self.accepting)
        column(
            self.head,
            self.terms,
            self.signs,
            self.night_row,
            (Scroll(self.sheet), 1),
            self.wanted,
            self.note,
            self.sheet.verdict,
            buttons,
            space=3,
            margins=5,
            parent=self,
        )
        size_window(self, 600, 680)

    def _connect(self) -> None:
        self.sheet.changed.connect(self._judged)
        self.nights.activated.connect(lambda _: self.refresh())
        self.sheet.go.connect(self._leave)
        self.session.changed.connect(self._changed)
        self.session.viewer_changed.connect(self._changed)

    def _terms(self) -> str:
        offer = self.offer
        said = tr("{manager} offers {rounds} at {arena} on night {night}.").format(
            manager=self.session.books.managers[offer.proposer].name,
            rounds=tr("%n round", "%n rounds", offer.rounds),
            arena=words.arena(offer.arena),
            night=offer.night,
        )
        if offer.title:
            said = tr("{sentence} The title is at stake.").format(sentence=said)
        said = f"{said} {side_words(self.session.books, offer)}".rstrip()
        return f"{said}\n“{offer.note}”" if offer.note else said

    def _chosen(self, wish: Wish) -> Terms:
        return Terms(self.night, wish.arena, wish.rounds, wish.title, wish.side_cents)

    def _judge(self, wish: Wish) -> Objection | None:
        order: BoutOrder = answer_order(self.offer, self._chosen(wish))
        if not self.is_asked:
            sheet = self.sheet.sheet
            line = None if sheet is None else sheet.line(wish.arena, wish.title)
            return None if line is None or wish.rounds in line.open_rounds else line.objection
        return objection(self.session.books, order, self.session.party)

    def _judged(self) -> None:
        wish, answer = self.sheet.wish, self.answer
        counters, terms = isinstance(answer, CounterOffer), self._chosen(wish)
        quoted = tr("You want {terms}.").format(terms=terms_words(self.session.books, self.offer, terms))
        self.wanted.setText(quoted if counters else tr("These are the terms of the offer."))
        set_tone(self.wanted, "good" if counters else "muted")
        self.accepting.setText(tr("Make a counter-offer") if counters else tr("Accept"))
        self.accepting.setAccessibleName(self.accepting.text())
        self.accepting.setEnabled(self.sheet.objection is None and not self.session.read_only)
        usual = default_rounds(self.session.books.house.arenas, self.offer.arena, self.offer.title)
        text = tr("Accept, at the usual %n round", "Accept, at the usual %n rounds", usual)
        self.any_length.setText(text)
        self.any_length.setAccessibleName(text)
        only_length = counters and terms._replace(rounds=self.offer.rounds) == terms_of(self.offer)
        stands = (
            objection(self.session.books, AcceptOffer(self.number, wish.rounds), self.session.party) is None
        )
        self.any_length.setVisible(self.is_asked and only_length and stands)

    def _hand_in(self, order: BoutOrder) -> None:
        self.session.hand_in(order, lambda _: self.accept())

    def _is_open(self) -> bool:
        seen = visible_offers(self.session.books, self.session.viewer)
        return any(offer.number == self.number for offer in seen)

    def _changed(self, _touched: Touched | None = None) -> None:
        if self.isVisible():
            self.refresh()

    def _leave(self, place: object) -> None:
        self.go.emit(place)
        self.reject()


# Guest rules: what the promoter says of a bout he makes, besides its setting


class GuestRules(QWidget):
    """Under which bout system, and whether it counts; ``changed`` after every change."""

    changed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.rules = Choice(tr("Rules of this bout"), _entries(session), self._on_change)
        self.exhibition = QCheckBox(tr("Exhibition"))
        self.exhibition.setAccessibleName(tr("An exhibition, which does not count"))
        self.eliminator = QCheckBox(tr("Eliminator"))
        self.eliminator.setAccessibleName(tr("An eliminator, whose winner is mandatory challenger"))
        self.eliminator.setProperty("rule", "Y14")
        self.told = note()
        for box in (self.exhibition, self.eliminator):
            box.toggled.connect(self._on_change)
        label = plain_label(tr("Rules"), tone="muted")
        label.setBuddy(self.rules)
        line = row(label, (self.rules, 1), self.exhibition, self.eliminator, space=3)
        self.eliminator.setVisible(bool(session.books.house.titles.eliminator_ranks))
        column(line, self.told, space=1, parent=self)
        self._tell()

    def applied(self, order: OfferBout | MakeBout) -> OfferBout | MakeBout:
        """The order with what is said here, if it is the promoter's."""
        if not isinstance(order, MakeBout):
            return order
        return replace(
            order,
            system=str(self.rules.currentData()),
            exhibition=self.exhibition.isChecked(),
            eliminator=self.eliminator.isChecked(),
        )

    def clear(self) -> None:
        """The league's own rules again, and a bout that counts."""
        self.rules.setCurrentIndex(0)
        self.exhibition.setChecked(False)
        self.eliminator.setChecked(False)
        self._tell()

    def _on_change(self) -> None:
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        text = ""
        if self.exhibition.isChecked():
            text = tr("No purse, no record, no popularity; but both will need their rest.")
        elif self.eliminator.isChecked():
            text = tr("The winner is mandatory challenger. Either manager may decline until the doors open.")
        elif self.rules.currentData():
            text = tr(
                "It counts like any bout of the league. What it takes out of a man is carried over as a share of his whole strength."
            )
        show_text(self.told, text)


def _entries(session: Session) -> list[tuple[str, object]]:
    """The league's own system first, which needs no name."""
    own = session.books.system
    entries: list[tuple[str, object]] = [(tr("{system} (the league's)").format(system=_title(own)), "")]
    return [*entries, *((_title(name), name) for name in registry.names() if name != own)]


def _title(system: str) -> str:
    try:
        return str(registry.get(system).info.title)
    except RingsideError:  # a system that is not installed any more
        return system
