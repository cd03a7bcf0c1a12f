"""What the promoter may change: the card of a night, a bout taken off it, and the ranking."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, FighterBook
from ringside_manager.campaign.orders import (
    ApproveCard,
    AwardPlaces,
    CancelBout,
    HoldAuction,
    Order,
    OrderCard,
    OverrideRanking,
)
from ringside_manager.gui import words
from ringside_manager.gui.justice.mending import promote
from ringside_manager.gui.look import px
from ringside_manager.gui.pages.promoter.arena_list import ArenaList
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Dialog,
    Empty,
    Facts,
    Heading,
    Link,
    Panel,
    button,
    clear_layout,
    column,
    note,
    plain_label,
    row,
    set_tip,
    show_if,
)
from ringside_manager.gui.widgets.fields import combo, line_edit, spin
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import tr
from ringside_manager.office.facts.promoter import (
    PromoterCard,
    contenders,
    given_from,
    nights_with_bouts,
)
from ringside_manager.office.orders.pairings import DuePairing

# Calling a bout off: what follows from it, and why


class CancelDialog(Dialog):
    """Ask why a bout is to be off; ``called_off`` carries the reason."""

    called_off = Signal(str)

    def __init__(self, session: Session, bout: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        page = session.books.bouts[bout]
        red, blue = (session.books.fighters[number].name for number in page.fighters)
        self.setWindowTitle(tr("Call off a bout"))
        self.setModal(True)
        self.reason = line_edit(tr("Reason"), hint=tr("Why? It is told in the news."), most=200)
        self.do = button(tr("Call it off"), self._do, kind="danger")
        self.do.setProperty("rule", "C3")
        self.keep = button(tr("Keep the bout"), self.reject)
        self.missing = note(tr("Give a reason first."))
        buttons = row((self.missing, 1), self.keep, self.do, space=3)
        follows = tr(
            "Both men are free again on night {night}, and their managers are told. "
            "Nobody is paid, and no record changes. It can be undone."
        ).format(night=page.night)
        facts = Facts(
            [
                (tr("Bout"), tr("{red} – {blue}").format(red=red, blue=blue)),
                (tr("On night"), str(page.night)),
                (tr("At"), words.arena(page.arena)),
            ]
        )
        column(
            Heading(self.windowTitle(), 2),
            facts,
            note(follows),
            column(plain_label(tr("Reason")), self.reason, space=1),
            None,
            buttons,
            space=3,
            parent=self,
            margins=5,
        )
        self.reason.textChanged.connect(self._judge)
        self.reason.returnPressed.connect(self._do)
        self.setMinimumWidth(px(480))
        self._judge()
        self.reason.setFocus()

    def _judge(self) -> None:
        ready = bool(self.reason.text().strip())
        self.do.setEnabled(ready)
        self.missing.setText("" if ready else tr("Give a reason first."))

    def _do(self) -> None:
        if why := self.reason.text().strip():
            self.accept()
            self.called_off.emit(why)


# Give a contender a rank, with a reason, or lift what was given


class RankPanel(Panel):
    """Who, which rank, why."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(tr("Override a ranking"), parent)
        self._session = session
        self._rows: dict[int, FighterBook] = {}
        self._can_act = False
        self.fighter = combo(tr("Contender"))
        self.rank = spin(tr("Rank"), 1, 1)
        self.reason = line_edit(tr("Reason for the rank"), hint=tr("Why? It is told in the news."), most=200)
        self.give = button(tr("Give the rank"), self._give)
        self.lift = button(tr("Lift it"), self._lift)
        for widget in (self.fighter, self.rank, self.reason, self.give, self.lift):
            widget.setProperty("rule", "C32")
        self.state = note()
        self.body.addWidget(
            note(tr("It counts from the next drawing up of the rankings until he has boxed with it."))
        )
        self.fighter.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.fighter.setMinimumContentsLength(24)
        self.said = plain_label(tone="good", wrap=True)
        self.said.hide()
        self.missing = note()
        self.body.addWidget(self.fighter)
        self.body.addWidget(self.state)
        line = row(plain_label(tr("Rank")), self.rank, (self.reason, 1))
        self.body.addLayout(line)
        self.body.addWidget(self.said)
        bottom = row((self.missing, 1), self.lift, self.give)
        self.body.addLayout(bottom)
        self.fighter.currentIndexChanged.connect(self.said.hide)
        self.fighter.currentIndexChanged.connect(self._judge)
        self.reason.textChanged.connect(self._judge)
        self.rank.valueChanged.connect(self._judge)

    def show_books(self, books: Books, can_act: bool) -> None:
        self._can_act = can_act
        rows = contenders(books)
        self._rows = {found.number: found for found in rows}
        kept = self.fighter.currentData()
        with QSignalBlocker(self.fighter):
            self.fighter.clear()
            for found in rows:
                self.fighter.addItem(_contender(books, found), found.number)
            self.fighter.setCurrentIndex(max(0, self.fighter.findData(kept)))
        self.rank.setRange(1, max(1, len(rows)))
        self._judge()

    def _judge(self, *_: object) -> None:
        chosen = self._rows.get(self.fighter.currentData() or 0)
        ready = self._can_act and chosen is not None and bool(self.reason.text().strip())
        self.give.setEnabled(ready)
        show_if(self.lift, chosen is not None and chosen.given is not None)
        self.lift.setEnabled(ready)
        self.missing.setText("" if ready else self._why_not(chosen))
        self.state.setText(_state(self._session.books, chosen))

    def _why_not(self, chosen: FighterBook | None) -> str:
        """Why no rank can be given or lifted now."""
        if not self._can_act:
            return tr("This league is open for reading only, or its campaign is over.")
        return tr("Nobody is ranked yet.") if chosen is None else tr("Give a reason first.")

    def _give(self) -> None:
        sentence = tr("{name} is given rank {rank}.")
        self._hand_in(self.rank.value(), sentence)

    def _lift(self) -> None:
        self._hand_in(None, tr("{name} is ranked by his record again."))

    def _hand_in(self, rank: int | None, sentence: str) -> None:
        chosen = self._rows[self.fighter.currentData()]
        order = OverrideRanking(chosen.number, rank, self.reason.text().strip())
        said = sentence.format(name=chosen.name, rank=rank)
        promote(self._session, order, lambda _: self._tell(said))

    def _tell(self, said: str) -> None:
        """It has happened; the next reason can be typed."""
        self.reason.clear()
        self.said.setText(said)
        self.said.show()
        self.reason.setFocus()


def _contender(books: Books, row: FighterBook) -> str:
    sentence = tr("{rank}. {name}").format(rank=row.rank, name=row.name)
    if row.weight_class:
        sentence = tr("{fighter}, {weight_class}").format(fighter=sentence, weight_class=row.weight_class)
    if row.given is None:
        return sentence
    if night := given_from(books, row.given):
        return tr("{fighter} ({rank} from night {night})").format(
            fighter=sentence, rank=row.given.rank, night=night
        )
    return tr("{fighter} (given)").format(fighter=sentence)


def _state(books: Books, row: FighterBook | None) -> str:
    if row is None:
        return tr("There are no ranks before the first champion.")
    if row.given is None:
        return tr("Ranked by his record.")
    if night := given_from(books, row.given):
        return tr("Given rank {rank}, counts from night {night}: {reason}").format(
            rank=row.given.rank, night=night, reason=row.given.reason
        )
    return tr("Given rank {rank} after night {night}: {reason}").format(
        rank=row.given.rank, night=row.given.night, reason=row.given.reason
    )


# The cards of a night to come: approve them, put them in order, settle who gets a place, cancel a bout


class CardPanel(Panel):
    """A night's cards; ``night_chosen`` follows when another night is to be shown."""

    night_chosen = Signal()
    go = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(tr("Cards to come"), parent)
        self._session = session
        self.arenas: list[ArenaList] = []
        self.nights = combo(tr("Fight night"))
        self.nights.currentIndexChanged.connect(lambda _index: self._choose_night())
        self.approve = button(tr("Approve the card"), self._approve, kind="primary", picture="check")
        self.approve.setProperty("rule", "C3")
        self.why_not = note()
        self.said = plain_label(tone="good", wrap=True)
        self.said.hide()
        self.whole = button(tr("Whole cards…"), self._suggest, picture="cards")
        self.whole.setProperty("rule", "C3")
        set_tip(
            self.whole, tr("The most even, the best paid and the most wanted card of those who are free.")
        )
        self.body.addLayout(row(self.nights, None, self.whole, self.approve, space=3))
        self.body.addWidget(self.why_not)
        self.body.addWidget(self.said)
        self._cards = column(space=3)
        self.body.addLayout(self._cards)

    @property
    def night(self) -> int:
        return self.nights.currentData() or self._session.books.closed + 1

    def _choose_night(self) -> None:
        self.said.hide()
        self.night_chosen.emit()

    def offer_nights(self) -> None:
        nights = nights_with_bouts(self._session.books)
        kept = self.nights.currentData()
        with QSignalBlocker(self.nights):
            self.nights.clear()
            for night in nights:
                self.nights.addItem(tr("Fight night {night}").format(night=night), night)
            self.nights.setCurrentIndex(nights.index(kept) if kept in nights else 0)

    def show_desk(self, desk: PromoterCard, can_act: bool) -> None:
        clear_layout(self._cards)
        self.arenas = [ArenaList(card, can_act) for card in desk.cards]
        for arena in self.arenas:
            self._connect(arena)
            self._cards.addWidget(arena)
        if desk.due or desk.waiting:
            self._cards.addWidget(self._due_panel(desk))
        elif not self.arenas:
            empty = tr("No bout is made for this night yet. Most are agreed on when the night begins.")
            if self._session.books.drawn_up == desk.night:
                empty = tr("Nobody has agreed on a bout for this night.")
            self._cards.addWidget(Empty(empty))
        self.approve.setEnabled(can_act and desk.unapproved > 0)
        self.whole.setEnabled(can_act)
        set_tip(self.approve, tr("The bouts stand even without approval; approving is noted in the journal."))
        show_text(self.why_not, self._why_not(desk, can_act))

    def _why_not(self, desk: PromoterCard, can_act: bool) -> str:
        """Why the card cannot be approved; empty if it can."""
        if not can_act:
            return tr("This league is open for reading only, or its campaign is over.")
        if desk.unapproved:
            return ""
        return tr("Every bout is approved.") if self.arenas else tr("No bout to approve yet.")

    def _due_panel(self, desk: PromoterCard) -> Panel:
        """Who meets by the bracket; those bouts are made when the night begins, as far as the card has places (C53)."""
        made = Panel(tr("Tournament pairings"))
        made.body.addWidget(note(tr("The bracket makes these bouts when the night begins.")))
        for pairing in desk.due:
            made.body.addWidget(self._pairing(pairing, due_text(pairing, self._session.books)))
        if desk.waiting:
            made.body.addWidget(
                note(
                    tr(
                        "%n waits for a place on the card:",
                        "%n wait for a place on the card:",
                        len(desk.waiting),
                    )
                )
            )
        for pairing in desk.waiting:
            pair = due_text(pairing, self._session.books)
            text = tr("{pair}, {when}").format(pair=pair, when=words.expected(pairing.night))
            made.body.addWidget(self._pairing(pairing, text))
        return made

    def _pairing(self, pairing: DuePairing, text: str) -> Link:
        return Link(text, Place("tournament", pairing.slot.tournament), go=self.go)

    def _connect(self, arena: ArenaList) -> None:
        which = arena.card.arena
        arena.order_wanted.connect(lambda bouts: self._order(which, bouts))
        arena.places_wanted.connect(lambda bouts: self._award(which, bouts))
        arena.bids_wanted.connect(lambda: self._open_bids(which))
        arena.cancel_wanted.connect(self.ask_and_cancel)
        arena.opened.connect(lambda bout: self.go.emit(Place("bout", bout)))

    def _suggest(self) -> None:
        """Compare whole cards for the night, and take one."""
        from ringside_manager.gui.matchmaker.suggest_dialog import SuggestDialog  # heavy, and seldom wanted

        dialog = SuggestDialog(self._session, self.window(), whole_cards=True, night=self.night)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _approve(self) -> None:
        said = tr("The card of night {night} is approved.").format(night=self.night)
        self._promote(ApproveCard(self.night), said)

    def _order(self, arena: Arena, bouts: tuple[int, ...]) -> None:
        said = tr("The order at {arena} is kept.").format(arena=words.arena(arena))
        self._promote(OrderCard(self.night, arena, bouts), said, arena)

    def _award(self, arena: Arena, bouts: tuple[int, ...]) -> None:
        said = tr("The places at {arena} are given.").format(arena=words.arena(arena))
        self._promote(AwardPlaces(self.night, arena, bouts), said, arena)

    def _open_bids(self, arena: Arena) -> None:
        said = tr("The bids for {arena} are opened.").format(arena=words.arena(arena))
        self._promote(HoldAuction(self.night, arena), said, arena)

    def ask_and_cancel(self, bout: int) -> CancelDialog:
        """Ask why a bout is to be off, and take it off."""
        dialog = CancelDialog(self._session, bout, self.window())
        dialog.called_off.connect(lambda why: self._cancel(bout, why))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def _cancel(self, bout: int, why: str) -> None:
        page = self._session.books.bouts[bout]
        red, blue = (self._session.books.fighters[number].name for number in page.fighters)
        said = tr("{red} against {blue} is off.").format(red=red, blue=blue)
        self._promote(CancelBout(bout, why), said, page.arena)

    def _promote(self, order: Order, said: str, arena: Arena | None = None) -> None:
        """Hand in an order; when it is done it is said here, and the focus stays with the arena or the night."""
        promote(self._session, order, lambda _: self._tell(said, arena))

    def _tell(self, said: str, arena: Arena | None) -> None:
        self.said.setText(said)
        self.said.show()
        lists = [shown.bouts for shown in self.arenas if shown.card.arena is arena]
        (lists[0] if lists else self.nights).setFocus()


def due_text(pairing: DuePairing, books: Books) -> str:
    """Two who meet by a bracket, and where they stand in it."""
    red, blue = (books.fighters[number].name for number in (pairing.red, pairing.blue))
    sentence = tr("{red} – {blue}").format(red=red, blue=blue)
    if pairing.final:
        return tr("{pair}: final of {tournament}").format(pair=sentence, tournament=pairing.name)
    return tr("{pair}: {tournament}, round {round}").format(
        pair=sentence, tournament=pairing.name, round=pairing.slot.round
    )
