"""What a person may bid on the lot under the hammer."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QSpinBox, QVBoxLayout, QWidget

from ringside_manager.campaign.stables import Auction
from ringside_manager.fighters.fighter import Fighter
from ringside_manager.gui import words
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.widgets import button, roomy, row
from ringside_manager.language import tr

RAISES = (1, 5, 25, 100)
"""By how many dollars the buttons raise the standing bid."""


class BidPanel(QWidget):
    """Buttons for usual raises, a field for any other bid, a limit, and the way out."""

    bid = Signal(int)
    bid_up_to = Signal(int)
    passed = Signal()
    program = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._high = 0
        self.raises = [self._raise_button(by) for by in RAISES]
        self.amount = roomy(QSpinBox())
        self.amount.setPrefix("$")
        self.amount.setGroupSeparatorShown(True)
        self.amount.setAccessibleName(tr("Another bid in dollars"))
        self.amount.setMinimumWidth(px(120))
        self.amount.setProperty("rule", "C9")
        self.exact = button(tr("Bid this"), lambda: self.bid.emit(self.amount.value()))
        self.limit = button(
            tr("Bid up to this"),
            lambda: self.bid_up_to.emit(self.amount.value()),
            tip=tr("The program raises for you by a dollar at a time, as far as this, on this lot only"),
        )
        self.passer = button(tr("Pass"), self.passed.emit, tip=tr("No more bids on this lot (Alt+P)"))
        self.passer.setShortcut("Alt+P")
        self.advice = button(
            tr("Let the program bid"), self.program.emit, tip=tr("On this lot, as in its own seats")
        )
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(spacing(2))
        box.addLayout(row(*self.raises, None, self.passer))
        box.addLayout(row(self.amount, self.exact, self.limit, None, self.advice))

    def ask(self, auction: Auction[Fighter], name: str) -> None:
        """Offer ``name`` the bids the auction allows; with no name nobody at the keyboard is asked."""
        self.setEnabled(bool(name))
        allowed = auction.bids_allowed
        self._high = auction.high_dollars
        if not allowed:
            return
        for by, made in zip(RAISES, self.raises, strict=True):
            text = tr("Bid {money}").format(money=words.dollars(self._high + by))
            made.setText(text)
            made.setAccessibleName(text)
            made.setEnabled(bool(name) and self._high + by in allowed)
        if (self.amount.minimum(), self.amount.maximum()) != (allowed[0], allowed[-1]):
            self.amount.setRange(allowed[0], allowed[-1])
            self.amount.setValue(allowed[0])
        if name and self.isVisible() and not self.amount.hasFocus():
            self.raises[0].setFocus()

    def _raise_button(self, by: int) -> QPushButton:
        return button("", lambda: self.bid.emit(self._high + by), kind="primary" if by == 1 else "")
