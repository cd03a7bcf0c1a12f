"""Questions about the bout itself: whether something is taken back, whether the towel flies."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ringside_manager.bout.corner import Corner
from ringside_manager.gui.ring.desk.cards import Cards, OptionCard
from ringside_manager.gui.ring.desk.panel import DeskPanel
from ringside_manager.gui.ring.desk.questions import letter
from ringside_manager.gui.ring.desk.taking import Last
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.widgets import button, column, note, plain_label, row
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import later, tr


class ConfirmPanel(DeskPanel):
    """A sentence, a button for each corner with his letter as key, and the way out."""

    refused = Signal()

    def __init__(self, question: str, words: str, rule: str = "") -> None:
        super().__init__(question, None, rule)
        self._words = words

    def lay_out(self, cards: Sequence[OptionCard], out: str, below: Sequence[QWidget] = ()) -> None:
        """Put the cards under the words, what stands ``below`` them, and ``out``, the way back to the bout."""
        self.out = button(out, self.refused.emit, kind="primary")
        column(note(self._words), Cards(cards), row(*below), row(self.out, None), None, space=2, parent=self)

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
    """Asks ``corners`` whether the ``last`` thing may be taken back; ``agreed`` when all of them have said so."""

    agreed = Signal()

    def __init__(self, match: Match, corners: Sequence[Corner], last: Last) -> None:
        super().__init__(_QUESTIONS[last](), _needed(match, corners, last))
        self._match = match
        self._waiting = list(corners)
        shape = tr("{name}'s corner agrees")
        self.buttons = {
            corner: OptionCard(letter(corner), shape.format(name=match.name(corner))) for corner in corners
        }
        self.states = {corner: plain_label(wrap=True) for corner in corners}
        for corner, card in self.buttons.items():
            card.clicked.connect(partial(self._agree, corner))
        self.lay_out(tuple(self.buttons.values()), tr("It stands"), tuple(self.states.values()))
        self._tell()

    def takes(self, event: QKeyEvent) -> bool:
        """The letter of a corner that is asked, agreed already or not."""
        return self._meant(event) is not None

    def press(self, event: QKeyEvent) -> bool:
        """The letter of a corner is his consent."""
        corner = self._meant(event)
        if corner is None:
            return super().press(event)
        self._agree(corner)
        return True

    def _meant(self, event: QKeyEvent) -> Corner | None:
        if event.isAutoRepeat():
            return None
        said = event.text().casefold()
        return next((corner for corner in self.buttons if said == letter(corner).casefold()), None)

    def _agree(self, corner: Corner, _checked: bool = False) -> None:
        if corner in self._waiting:
            self._waiting.remove(corner)
            self.buttons[corner].setEnabled(False)
            self._tell()
            if not self._waiting:
                self.agreed.emit()

    def _tell(self) -> None:
        """Say of each corner whether it has agreed."""
        for corner, label in self.states.items():
            waits = corner in self._waiting
            shape = tr("Waiting for {name}") if waits else tr("{name}: agreed ✓")
            label.setText(shape.format(name=self._match.name(corner)))
            set_tone(label, "muted" if waits else "good")


def _needed(match: Match, corners: Sequence[Corner], last: Last) -> str:
    """Who has to agree, and by which key."""
    if len(corners) == 1:
        (other,) = corners
        told = tr("It is taken back if {name}'s corner agrees, by the key {letter}.")
        return told.format(name=match.name(other), letter=letter(other))
    if last is Last.PAIR:
        return tr(
            "Both corners have to agree: they chose at the same time. Each has the letter of his corner as key."
        )
    return tr("Both corners have to agree. Each has the letter of his corner as key.")


_QUESTIONS: Mapping[Last, Callable[[], str]] = {
    Last.DECISION: later("Take the last decision back?"),
    Last.PAIR: later("Take both choices back?"),
    Last.DIE: later("Take the last die back?"),
    Last.UNKNOWN: later("Take the last decision or die back?"),
}


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
