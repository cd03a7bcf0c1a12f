"""The cards of a night to come: the list of each arena with its running order and places, approving them, calling a bout off."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books
from ringside_manager.campaign.orders import (
    ApproveCard,
    AwardPlaces,
    CancelBout,
    HoldAuction,
    Order,
    OrderCard,
)
from ringside_manager.gui import words
from ringside_manager.gui.justice import promote
from ringside_manager.gui.look import px
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
from ringside_manager.gui.widgets.fields import combo, line_edit
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import tr
from ringside_manager.office.facts.promoter import (
    ArenaCardRow,
    CardBout,
    PromoterCard,
    nights_with_bouts,
)
from ringside_manager.office.orders.pairings import DuePairing

BOUT = Qt.ItemDataRole.UserRole
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class ArenaList(Panel):
    """Bouts to be moved by mouse or Alt with the arrows, and ticked for a place.

    ``order_wanted`` and ``places_wanted`` carry the numbers of bouts, ``cancel_wanted`` and ``opened`` one.
    """

    order_wanted = Signal(tuple)
    places_wanted = Signal(tuple)
    bids_wanted = Signal()
    cancel_wanted = Signal(int)
    opened = Signal(int)

    def __init__(self, card: ArenaCardRow, can_act: bool, parent: QWidget | None = None) -> None:
        super().__init__(words.arena(card.arena), parent)
        self.card = card
        self._can_act = can_act
        self._filling = True
        self.bouts = QListWidget()
        self.bouts.setAccessibleName(tr("Card at {arena}").format(arena=words.arena(card.arena)))
        self.bouts.setProperty("rule", "C5")
        self.bouts.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.bouts.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.bouts.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for bout in card.bouts:
            self.bouts.addItem(self._item(bout))
        self.bouts.itemActivated.connect(lambda item: self.opened.emit(item.data(BOUT)))
        self.bouts.model().rowsMoved.connect(self._judge)
        self.bouts.itemChanged.connect(self._judge)
        self.bouts.currentRowChanged.connect(self._judge)
        if card.places is not None:
            self.body.addWidget(note(dispute_text(card)))
            self.body.addWidget(note(how_text(card)))
        self.body.addWidget(self.bouts)
        self._make_buttons()
        self._filling = False
        self.bouts.setCurrentRow(0)
        self._fit()
        self._judge()

    @property
    def order(self) -> tuple[int, ...]:
        return tuple(self.bouts.item(line).data(BOUT) for line in range(self.bouts.count()))

    @property
    def ticked(self) -> tuple[int, ...]:
        items = (self.bouts.item(line) for line in range(self.bouts.count()))
        return tuple(item.data(BOUT) for item in items if item.checkState() is Qt.CheckState.Checked)

    def shift(self, step: int) -> None:
        """Move the bout chosen up (-1) or down (1)."""
        line = self.bouts.currentRow()
        if 0 <= line + step < self.bouts.count() and line >= 0:
            item = self.bouts.takeItem(line)
            self.bouts.insertItem(line + step, item)
            self.bouts.setCurrentRow(line + step)
            self._judge()

    def _item(self, bout: CardBout) -> QListWidgetItem:
        item = QListWidgetItem(bout_text(bout))
        item.setData(BOUT, bout.bout)
        set_tip(item, f"{bout_text(bout)}\n{_managers_text(bout)}")
        flags = item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled
        if bout.asks and not self.card.auction and self._can_act:
            item.setFlags(flags | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if bout.awarded else Qt.CheckState.Unchecked)
        else:
            item.setFlags(flags & ~Qt.ItemFlag.ItemIsUserCheckable)
        return item

    def _make_buttons(self) -> None:
        arena = words.arena(self.card.arena)
        self.up = button(
            "", lambda: self.shift(-1), picture="up", tip=tr("Earlier (Alt+Up)"), name=tr("Earlier")
        )
        self.down = button(
            "", lambda: self.shift(1), picture="down", tip=tr("Later (Alt+Down)"), name=tr("Later")
        )
        kept = tr("Keep this order at {arena}").format(arena=arena)
        self.keep = button(tr("Keep this order"), lambda: self.order_wanted.emit(self.order), name=kept)
        self.cancel = button(
            tr("Call off…"), self._cancel, name=tr("Call off the bout chosen at {arena}").format(arena=arena)
        )
        self.give = button(
            tr("Give the places"), lambda: self.places_wanted.emit(self.ticked), kind="primary"
        )
        self.open_bids = button(tr("Open the bids"), self.bids_wanted.emit, kind="primary")
        rules = (self.keep, "C5"), (self.cancel, "C3"), (self.give, "C53"), (self.open_bids, "C54")
        for widget, rule in rules:
            widget.setProperty("rule", rule)
        dispute = self.card.places is not None
        show_if(self.give, dispute and not self.card.auction)
        show_if(self.open_bids, dispute and self.card.auction)
        self.body.addLayout(row(self.up, self.down, self.keep, None, self.give, self.open_bids, self.cancel))
        self.bouts.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Alt with an arrow moves the bout chosen instead of the choice."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = _STEPS.get(Qt.Key(event.key()))
            if step is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
                if self._can_act:
                    self.shift(step)
                return True
        return super().eventFilter(watched, event)

    def _judge(self, *_: object) -> None:
        """What can be done with the list as it stands."""
        if self._filling:
            return
        line = self.bouts.currentRow()
        chosen = self.card_bout(self.order[line]) if line >= 0 else None
        self.up.setEnabled(self._can_act and line > 0)
        self.down.setEnabled(self._can_act and 0 <= line < self.bouts.count() - 1)
        self.keep.setEnabled(self._can_act and self.order != tuple(bout.bout for bout in self.card.bouts))
        fought = chosen is not None and chosen.tournament
        self.cancel.setEnabled(self._can_act and chosen is not None and not fought)
        set_tip(self.cancel, tr("A tournament's bout is fought.") if fought else "")
        awarded = tuple(bout.bout for bout in self.card.bouts if bout.awarded)
        fits = self.card.places is None or len(self.ticked) <= self.card.places
        self.give.setEnabled(self._can_act and fits and set(self.ticked) != set(awarded))
        few = tr("There is only %n place.", "There are only %n places.", self.card.places or 0)
        set_tip(self.give, "" if fits else few)
        self.open_bids.setEnabled(self._can_act and bool(self.card.places))

    def card_bout(self, number: int) -> CardBout:
        """A bout of the card by its number."""
        return next(bout for bout in self.card.bouts if bout.bout == number)

    def _cancel(self) -> None:
        if (line := self.bouts.currentRow()) >= 0:
            self.cancel_wanted.emit(self.order[line])

    def _fit(self) -> None:
        """High enough for all its bouts, as far as there is room."""
        line = max(self.bouts.sizeHintForRow(0), 2 * self.bouts.fontMetrics().lineSpacing() + px(6))
        shown = min(max(self.bouts.count(), 1), 6)
        self.bouts.setFixedHeight(line * shown + px(12))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()


def bout_text(bout: CardBout) -> str:
    """A bout, and under it all that matters for its place on the card."""
    parts = [tr("%n round", "%n rounds", bout.rounds)]
    if bout.title:
        parts.append(tr("for the title"))
    if bout.tournament:
        parts.append(tr("tournament"))
    parts.append(tr("combined POP {pop}").format(pop=words.pop(bout.combined_half)))
    parts.append(tr("approved") if bout.approved else tr("not approved yet"))
    if bout.awarded:
        parts.append(tr("has a place"))
    if bout.asks and bout.sealed:
        parts.append(tr("bid handed in: {names}").format(names=", ".join(bout.sealed)))
    if bout.asks and bout.open:
        parts.append(tr("no bid yet: {names}").format(names=", ".join(bout.open)))
    pair = tr("{red} – {blue}").format(red=bout.red, blue=bout.blue)
    return f"{pair}\n{' · '.join(parts)}"


def _managers_text(bout: CardBout) -> str:
    return tr("{red} of {red_manager} against {blue} of {blue_manager}").format(
        red=bout.red, red_manager=bout.managers[0], blue=bout.blue, blue_manager=bout.managers[1]
    )


def dispute_text(card: ArenaCardRow) -> str:
    """How many ask for how many places."""
    return tr("{asking} ask for a place at {arena}; places left: {places}.").format(
        asking=len(card.asking), arena=words.arena(card.arena), places=card.places or 0
    )


def how_text(card: ArenaCardRow) -> str:
    """How it is decided who gets them."""
    if card.auction:
        return tr("The sealed bids decide; they are opened together, at the latest on the night.")
    if card.is_decided:
        return tr("Those with a place come first; tick others to decide anew.")
    return tr(
        "Tick the bouts that get a place. What you leave open goes to title bouts first, then to the more popular pair, then to the earlier one."
    )


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
        pair = tr("{red} – {blue}").format(red=red, blue=blue)
        facts = (tr("Bout"), pair), (tr("On night"), str(page.night)), (tr("At"), words.arena(page.arena))
        column(
            Heading(self.windowTitle(), 2), Facts(facts), note(follows),
            column(plain_label(tr("Reason")), self.reason, space=1), None, buttons,
            space=3, parent=self, margins=5,
        )  # fmt: skip
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
            many = tr(
                "%n waits for a place on the card:", "%n wait for a place on the card:", len(desk.waiting)
            )
            made.body.addWidget(note(many))
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
