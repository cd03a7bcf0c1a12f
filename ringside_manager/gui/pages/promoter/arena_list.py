"""The card of one arena: its running order, who gets a place, what is off."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from ringside_manager.gui import words
from ringside_manager.gui.look import px
from ringside_manager.gui.widgets import Panel, button, note, row, set_tip, show_if
from ringside_manager.language import tr
from ringside_manager.office.facts.promoter import ArenaCardRow, CardBout

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
        self.keep = button(
            tr("Keep this order"),
            lambda: self.order_wanted.emit(self.order),
            name=tr("Keep this order at {arena}").format(arena=arena),
        )
        self.cancel = button(
            tr("Call off…"), self._cancel, name=tr("Call off the bout chosen at {arena}").format(arena=arena)
        )
        self.give = button(
            tr("Give the places"), lambda: self.places_wanted.emit(self.ticked), kind="primary"
        )
        self.open_bids = button(tr("Open the bids"), self.bids_wanted.emit, kind="primary")
        for widget, rule in (
            (self.keep, "C5"),
            (self.cancel, "C3"),
            (self.give, "C53"),
            (self.open_bids, "C54"),
        ):
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
        self.cancel.setEnabled(self._can_act and chosen is not None and not chosen.tournament)
        set_tip(
            self.cancel,
            tr("A tournament's bout is fought.") if chosen is not None and chosen.tournament else "",
        )
        awarded = tuple(bout.bout for bout in self.card.bouts if bout.awarded)
        fits = self.card.places is None or len(self.ticked) <= self.card.places
        self.give.setEnabled(self._can_act and fits and set(self.ticked) != set(awarded))
        set_tip(
            self.give,
            "" if fits else tr("There is only %n place.", "There are only %n places.", self.card.places or 0),
        )
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
