"""The stables filling up, seat by seat, at the side of the draft room and the auction room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ringside_manager.campaign.books import StableMethod
from ringside_manager.gui import words
from ringside_manager.gui.look import px, set_margins, spacing
from ringside_manager.gui.start.corners import CornerColour, CornerMark
from ringside_manager.gui.start.rating_bars import Bar
from ringside_manager.gui.widgets import Badge, Heading, Panel, Scroll, plain_label, row, set_tip
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import tr
from ringside_manager.office.founding_script import Founding, Seat
from ringside_manager.office.live_founding import LiveFounding, Signed


class StablesPanel(QWidget):
    """A card for every seat."""

    def __init__(self, live: LiveFounding, colours: Sequence[CornerColour]) -> None:
        super().__init__()
        self.setMinimumWidth(px(240))
        inner = QWidget()
        self._grid = QGridLayout(inner)
        set_margins(self._grid, 0, 0, 2, 0)
        self._grid.setSpacing(spacing(2))
        self._columns = 0
        self.cards = [
            SeatCard(live.founding, seat, colour)
            for seat, colour in zip(live.founding.seats, colours, strict=True)
        ]
        self.arrange(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(spacing(2))
        outer.addWidget(Heading(tr("Stables")))
        self._scroll = Scroll(inner)
        self._scroll.setAccessibleName(tr("Stables"))
        outer.addWidget(self._scroll, 1)
        self.refresh(live)

    def arrange(self, columns: int) -> None:
        """Set the cards in so many columns."""
        if columns == self._columns:
            return
        self._columns = columns
        for at, card in enumerate(self.cards):
            self._grid.addWidget(card, at // columns, at % columns, Qt.AlignmentFlag.AlignTop)
        for column in range(max(columns, self._grid.columnCount())):
            self._grid.setColumnStretch(column, int(column < columns))
        rows = self._grid.rowCount()
        for line in range(rows + 1):
            self._grid.setRowStretch(line, int(line == rows))

    def refresh(self, live: LiveFounding) -> None:
        """Show every stable as it stands, and whose turn it is."""
        turn = live.turn
        for at, (card, stable) in enumerate(zip(self.cards, live.stables, strict=True), 1):
            left = at not in live.persons
            card.show_stable(stable, has_turn=turn is not None and turn.seat == at, left_to_program=left)
            if turn is not None and turn.seat == at:
                self._scroll.ensureWidgetVisible(card, 0, spacing(3))


class SeatCard(Panel):
    """A manager, his fighters, and in an auction his money."""

    def __init__(self, founding: Founding, seat: Seat, colour: CornerColour) -> None:
        super().__init__()
        self._options = founding.options
        self._auction = founding.options.stable_method is StableMethod.AUCTION
        kind = words.temperament(seat.temperament) if seat.temperament else tr("Person")
        self._kind = kind
        self._turn = Badge("", "gold")
        self._count = plain_label(tone="muted", wrap=True)
        name = SizedLabel(seat.name, 1.0, 600)
        name.setWordWrap(True)
        head = row(CornerMark(colour))
        head.addWidget(name, 1)
        head.addWidget(self._turn)
        self.body.addLayout(head)
        self.body.addWidget(self._count)
        self._money, self._bar = plain_label(), Bar()
        money = QWidget()
        money_line = row(self._money, parent=money)
        money_line.addWidget(self._bar, 1)
        money.setVisible(self._auction)
        self.body.addWidget(money)
        self._names, self._prices = plain_label(wrap=True), plain_label(tone="muted")
        if not self._auction:
            set_tip(self._prices, tr("The manager's share of the fighter's purses, from the dice"))
            self._prices.setProperty("rule", "C20")
        self._prices.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        line = row()
        line.addWidget(self._names, 1)
        line.addWidget(self._prices)
        self.body.addLayout(line)
        self._seat = seat

    def show_stable(self, stable: Sequence[Signed], *, has_turn: bool, left_to_program: bool = False) -> None:
        """Show the fighters signed so far, and at a person's seat whether the program decides for him."""
        self._turn.set(tr("Now") if has_turn else "", "gold")
        told = tr("{count} of {size}").format(count=len(stable), size=self._options.stable_size)
        fighters = tr("%n fighter", "%n fighters", len(stable)) if self._auction else told
        kind = tr("Left to the program") if left_to_program and self._seat.is_person else self._kind
        self._count.setText(tr("{kind} · {fighters}").format(kind=kind, fighters=fighters))
        self._names.setText("\n".join(signed.fighter.name for signed in stable))
        self._names.setVisible(bool(stable))
        self._prices.setText("\n".join(self._told(signed) for signed in stable))
        self._prices.setVisible(bool(stable))
        self.setAccessibleName(tr("Stable of {name}: {count}").format(name=self._seat.name, count=told))
        if self._auction:
            left = self._options.stake_dollars - sum(signed.price_dollars for signed in stable)
            self._bar.set(left / self._options.stake_dollars)
            self._money.setText(tr("{money} left").format(money=words.dollars(left)))

    def _told(self, signed: Signed) -> str:
        """The price, or else the manager's share of the fighter's purses (C20)."""
        if self._auction:
            return words.dollars(signed.price_dollars)
        return tr("share {percent} %").format(percent=signed.percentage)
