"""Questions about the bout itself: whether something is taken back, whether the towel flies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from ringside_manager.bout.corner import Corner
from ringside_manager.gui.language import tr
from ringside_manager.gui.ring.desk.cards import Cards, OptionCard
from ringside_manager.gui.ring.desk.panel import DeskPanel
from ringside_manager.gui.ring.desk.questions import letter
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.widgets import button, column, note, row


class ConfirmPanel(DeskPanel):
    """A sentence, a button for each corner with his letter as key, and the way out."""

    refused = Signal()

    def __init__(self, question: str, words: str, rule: str = "") -> None:
        super().__init__(question, None, rule)
        self._words = words

    def lay_out(self, cards: Sequence[OptionCard], out: str) -> None:
        """Put the cards under the words; ``out`` is the way back to the bout."""
        self.out = button(out, self.refused.emit, kind="primary")
        column(note(self._words), Cards(cards), row(self.out, None), None, space=2, parent=self)

    def start(self) -> None:
        """Nothing happens by a key pressed too often."""
        self.out.setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self, event: QKeyEvent) -> bool:
        """Esc and Enter are the way out: nobody gives up by a key pressed too often."""
        out = event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if out and not event.isAutoRepeat():
            self.refused.emit()
            return True
        return False


class AgreementPanel(ConfirmPanel):
    """Asks ``corners`` whether the last decision may be taken back; ``agreed`` when all of them have said so."""

    agreed = Signal()

    def __init__(self, match: Match, corners: Sequence[Corner]) -> None:
        super().__init__(
            tr("Take the last decision back?"),
            tr("It is taken back if the other corner agrees. His key is the letter of his corner."),
        )
        self._waiting = list(corners)
        shape = tr("{name}'s corner agrees")
        self.buttons = {
            corner: OptionCard(letter(corner), shape.format(name=match.name(corner))) for corner in corners
        }
        for corner, card in self.buttons.items():
            card.clicked.connect(partial(self._agree, corner))
        self.lay_out(tuple(self.buttons.values()), tr("It stands"))

    def press(self, event: QKeyEvent) -> bool:
        """The letter of a corner is his consent."""
        for corner in tuple(self._waiting):
            if event.text().casefold() == letter(corner).casefold() and not event.isAutoRepeat():
                self._agree(corner)
                return True
        return super().press(event)

    def _agree(self, corner: Corner, _checked: bool = False) -> None:
        if corner in self._waiting:
            self._waiting.remove(corner)
            self.buttons[corner].setEnabled(False)
        if not self._waiting:
            self.agreed.emit()


class TowelPanel(ConfirmPanel):
    """Asks which corner gives up, and whether it means it."""

    thrown = Signal(object)

    def __init__(self, match: Match, corners: Sequence[Corner]) -> None:
        (first, *more) = corners
        if more:
            words = tr("The bout ends at once and counts as won by a stoppage for the other corner.")
        else:
            shape = tr("The bout ends at once and counts as won by a stoppage for {winner}.")
            words = shape.format(winner=match.name(first.opponent))
        super().__init__(tr("Throw in the towel?"), words, "R58")
        shape = tr("Throw in the towel for {name}")
        self.buttons = {corner: OptionCard("", shape.format(name=match.name(corner))) for corner in corners}
        for corner, card in self.buttons.items():
            card.setProperty("kind", "danger")
            card.clicked.connect(partial(self._throw, corner))
        self.lay_out(tuple(self.buttons.values()), tr("Fight on"))

    def _throw(self, corner: Corner, _checked: bool = False) -> None:
        self.thrown.emit(corner)
