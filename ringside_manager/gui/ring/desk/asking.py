"""Which panel asks for what people have to decide now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.request import Request
from ringside_manager.gui.ring.desk.entry import DeskPanel
from ringside_manager.gui.ring.desk.panels import RequestPanel
from ringside_manager.gui.ring.desk.questions import is_sealed, person
from ringside_manager.gui.ring.desk.secrets import MOST_KEYS, CurtainPanel, PairPanel, SecretPanel
from ringside_manager.gui.ring.desk.sheet import SheetPanel, is_on_sheet
from ringside_manager.gui.ring.live_bout import LiveBout
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import button, column, row, set_tip, show_if
from ringside_manager.language import later, tr

# How two people at one keyboard choose in secret; remembered for the next bout


class SecretMode(Enum):
    """The ways of choosing."""

    KEYS = "keys"
    """Both at once, each with hidden keys of his own."""
    CURTAIN = "curtain"
    """One after the other, while the other looks away."""
    OPEN = "open"
    """Entered openly by whoever keeps the table: with real dice, or one person in both corners."""


def remembered(*, real_dice: bool) -> SecretMode:
    """The mode chosen last, else hidden keys: the rules want both to choose in secret."""
    default = SecretMode.KEYS
    kept = settings().value(_key(real_dice=real_dice), default.value)
    known = {mode.value: mode for mode in offered(real_dice=real_dice)}
    return known.get(kept, default)


def remember(mode: SecretMode, *, real_dice: bool) -> None:
    """Take this mode from now on."""
    settings().set_value(_key(real_dice=real_dice), mode.value)


def offered(*, real_dice: bool) -> tuple[SecretMode, ...]:
    """The modes there are; openly only where a clerk enters everything anyway."""
    secret = (SecretMode.KEYS, SecretMode.CURTAIN)
    return (SecretMode.OPEN, *secret) if real_dice else secret


def _key(*, real_dice: bool) -> str:
    return "ring/secret_dice" if real_dice else "ring/secret"


class ModeBox(QComboBox):
    """Chooses the mode; ``mode_chosen`` carries it when a person has."""

    mode_chosen = Signal(object)

    def __init__(self, *, real_dice: bool) -> None:
        super().__init__()
        self._real_dice = real_dice
        for mode in offered(real_dice=real_dice):
            self.addItem(_NAMES[mode](), mode.value)
        self.setCurrentIndex(self.findData(remembered(real_dice=real_dice).value))
        self.setAccessibleName(tr("How secret choices are made"))
        set_tip(self, tr("How secret choices are made"))
        self.activated.connect(self._on_activated)

    @property
    def mode(self) -> SecretMode:
        return SecretMode(self.currentData())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters are hidden keys of those who choose, never a way to look for a mode."""
        if event.text().strip() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _on_activated(self) -> None:
        remember(self.mode, real_dice=self._real_dice)
        self.mode_chosen.emit(self.mode)


_NAMES: Mapping[SecretMode, Callable[[], str]] = {
    SecretMode.KEYS: later("Both at once, hidden keys"),
    SecretMode.CURTAIN: later("One by one, behind a curtain"),
    SecretMode.OPEN: later("Openly, for all to see"),
}


# What the desk says while the bout is being shown and nobody is asked yet


class WatchingPanel(DeskPanel):
    """A way to the present; the question waits there.  Where a fall has ``halted`` the bout, a way on before it."""

    skipped = Signal()
    gone_on = Signal()

    def __init__(self, *, over: bool, halted: bool = False) -> None:
        super().__init__(
            tr("A knockdown! The bout goes on when you have seen it.")
            if halted
            else tr("The end of the bout is still to be seen.")
            if over
            else tr("The bout is being shown; the next decision comes after it.")
        )
        self.entered = self.gone_on if halted else self.skipped
        self.go_on = button(tr("Go on"), self.gone_on.emit, kind="primary", picture="play")
        self.skip = button(tr("Go to the present"), self.skipped.emit, picture="forward")
        show_if(self.go_on, halted)
        column(row(self.go_on, self.skip, None), None, parent=self)

    def start(self) -> None:
        """Whoever has the keys keeps them: the player is steered by keys, too."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)


class Asking:
    """Follows the requests of a match; ``pair`` are two secret ones until both are answered.

    ``looking`` is the corner whose table is open behind the curtain.
    """

    def __init__(self, match: LiveBout) -> None:
        self._match = match
        self.pair: tuple[Request[Any], ...] = ()
        self.looking: Corner | None = None
        self._alone: Request[Any] | None = None

    def follow(self) -> None:
        requests = self._match.requests
        if len(requests) == 1 and requests[0] in self.pair:
            return
        pair = requests if len(requests) > 1 else ()
        alone = requests[0] if len(requests) == 1 and self.is_sealed and self._two_people() else None
        if pair != self.pair or alone is not self._alone:
            self.pair, self._alone, self.looking = pair, alone, None

    @property
    def is_sealed(self) -> bool:
        return any(is_sealed(self._match, request) for request in self._match.requests)

    def _two_people(self) -> bool:
        """Whether somebody else in the room must not know."""
        return len({person(self._match, corner) for corner in self._match.people}) > 1

    def is_secret(self, request: Request[Any]) -> bool:
        """Whether the other corner chooses at the same time and may not know."""
        contest = self._match.contest
        return request in self.pair or (contest is not None and bool(contest.outlook(request).others))

    def mode(self, wish: SecretMode) -> SecretMode:
        """How a pair is asked: one person in both corners has no secrets, and hands have only so many keys."""
        red, blue = (person(self._match, request.corner) for request in self.pair)
        if red == blue:
            return SecretMode.OPEN
        most = max(len(request.options) for request in self.pair)
        return SecretMode.CURTAIN if most > MOST_KEYS or self.is_sealed else wish

    def key(self, wish: SecretMode) -> object:
        """Another one means another panel."""
        if not self.pair:
            return id(self._match.requests[0]), self.looking
        mode = self.mode(wish)
        waiting = len(self._match.requests) if mode is SecretMode.CURTAIN else 0
        return (*map(id, self.pair), mode, waiting, self.looking)

    def panel(self, wish: SecretMode) -> DeskPanel:
        if self.pair:
            mode = self.mode(wish)
            if mode is SecretMode.CURTAIN:
                return self._behind_the_curtain()
            return PairPanel(self._match, self.pair, open_=mode is SecretMode.OPEN)
        if self._alone is not None:
            return self._behind_the_curtain()
        (request,) = self._match.requests
        if is_on_sheet(self._match, request):
            return SheetPanel(self._match)
        if self.is_secret(request):
            return SecretPanel(self._match, request)
        return RequestPanel(self._match, request)

    def _behind_the_curtain(self) -> DeskPanel:
        request = self._match.requests[0]
        if self.looking is request.corner:
            return SecretPanel(self._match, request, hidden=True)
        corner = request.corner
        name, other = person(self._match, corner), person(self._match, corner.opponent)
        first_is_in = len(self._match.requests) < len(self.pair)
        return CurtainPanel(name, other, corner, request.rule, first_is_in=first_is_in)
