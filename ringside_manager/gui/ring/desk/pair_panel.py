"""Two secret choices at one keyboard: both at once with hidden keys, or entered openly by a clerk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.request import Request
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.ring.desk.panel import DeskPanel
from ringside_manager.gui.ring.desk.questions import hint_sentence, person
from ringside_manager.gui.ring.desk.sides import SidePanel
from ringside_manager.gui.ring.desk.typed import Wanted, spoken
from ringside_manager.gui.ring.match import Match
from ringside_manager.language import tr

Key = Qt.Key
LEFT_HAND = "QWEASDRFT"
RIGHT_HAND = "UIOJKLPHN"
MOST_KEYS = len(LEFT_HAND)
"""More options than that have no keys for both hands."""
_NARROW = 660


class PairPanel(DeskPanel):
    """Both tables beside each other, red's on the left; ``open_`` if everybody may see what is chosen.

    Red's keys are under the left hand (or 1 to 6), blue's under the right (or the keypad).
    """

    def __init__(self, match: Match, pair: Sequence[Request[Any]], *, open_: bool) -> None:
        told = tr("Both choose.") if open_ else tr("Both choose in secret, with keys of their own.")
        super().__init__(told, None, pair[0].rule)
        assert match.contest is not None
        self._match, self._contest, self._open = match, match.contest, open_
        self._picked: dict[Corner, int] = {}
        self._requests = {request.corner: request for request in pair}
        self.setMinimumWidth(px(250))
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(spacing(4))
        self.sides = {corner: self._side(corner) for corner in CORNERS}
        self._line = QFrame()
        self._line.setFrameShape(QFrame.Shape.VLine)
        red, blue = CORNERS
        self._box.addWidget(self.sides[red], 1)
        self._box.addWidget(self._line)
        self._box.addWidget(self.sides[blue], 1)
        self.tell()

    def _side(self, corner: Corner) -> SidePanel:
        request = self._requests[corner]
        letters = LEFT_HAND if corner is CORNERS[0] else RIGHT_HAND
        keys = [letters[place : place + 1] for place in range(len(request.options))]
        outlook = self._contest.outlook(request)
        side = SidePanel(self._match, request, outlook, keys, by_hand=self._open, brief=True)
        chosen = self._on_red if corner is CORNERS[0] else self._on_blue
        side.table.chosen.connect(chosen)
        return side

    def tell(self) -> None:
        """Say who has chosen; in the open also what."""
        waiting = {request.corner for request in self._match.requests}
        for corner, side in self.sides.items():
            side.say_state(chosen=corner not in waiting)
            if self._open:
                side.table.mark(None if corner in waiting else self._picked.get(corner))

    @property
    def wanted(self) -> Wanted | None:
        """The choice of him who has not chosen yet, red first."""
        waiting = [corner for corner in CORNERS if self._requests[corner] in self._match.requests]
        if not waiting:
            return None
        request = self._requests[waiting[0]]
        shape = (
            tr("Type the choice of {name}")
            if self._open
            else tr("Type the choice of {name}; it is not shown")
        )
        what = shape.format(name=person(self._match, request.corner))
        return Wanted(what, spoken(self._match.window, request), secret=not self._open, rule=request.rule)

    def typed(self, place: int) -> None:
        """The choice of him who has not chosen yet was typed."""
        waiting = [corner for corner in CORNERS if self._requests[corner] in self._match.requests]
        self._choose(waiting[0], place)

    @property
    def no_hint(self) -> str | None:
        """What the corner says to one the other would read."""
        return None if self._open else tr("No advice while both look: the other would read it.")

    def ask_corner(self) -> str:
        """The best mixes of both beside the rows."""
        told = []
        for corner in CORNERS:
            request = self._requests[corner]
            shares = self._contest.hint(request)
            self.sides[corner].table.show_shares(shares)
            shape = tr("{name}: {hint}")
            hint = hint_sentence(self._match.window.names, request, shares)
            told.append(shape.format(name=self._match.name(corner), hint=hint))
        return " ".join(told)

    def takes(self, event: QKeyEvent) -> bool:
        """Keys of either hand."""
        return hand(event) is not None

    def press(self, event: QKeyEvent) -> bool:
        """A key of either hand; which one is not shown."""
        meant = hand(event)
        if meant is None:
            return False
        corner, place = meant
        if place < len(self._requests[corner].options):
            self._choose(corner, place)
        return True

    def _on_red(self, place: int) -> None:
        self._choose(CORNERS[0], place)

    def _on_blue(self, place: int) -> None:
        self._choose(CORNERS[1], place)

    def _choose(self, corner: Corner, place: int) -> None:
        if self._open:
            self._picked[corner] = place
        self.chose.emit(self._requests[corner], place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Under each other where there is no room beside each other."""
        narrow = event.size().width() < px(_NARROW)
        down, right = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._box.setDirection(down if narrow else right)
        self._box.setSpacing(spacing(1 if narrow else 4))
        self._line.setFrameShape(QFrame.Shape.HLine if narrow else QFrame.Shape.VLine)
        super().resizeEvent(event)


def hand(event: QKeyEvent) -> tuple[Corner, int] | None:
    """Whose key it is and which of his options it means; ``None`` for any other key."""
    modifiers = event.modifiers()
    on_pad = bool(modifiers & Qt.KeyboardModifier.KeypadModifier)
    shift = Qt.KeyboardModifier.ShiftModifier
    if modifiers & ~(Qt.KeyboardModifier.KeypadModifier | shift) or event.isAutoRepeat():
        return None
    red, blue = CORNERS
    key = event.key()
    if Key.Key_1 <= key <= Key.Key_9:
        return (blue if on_pad else red), key - Key.Key_1.value
    letter = chr(key) if Key.Key_A <= key <= Key.Key_Z else ""
    for corner, letters in ((red, LEFT_HAND), (blue, RIGHT_HAND)):
        if letter and letter in letters:
            return corner, letters.index(letter)
    return None
