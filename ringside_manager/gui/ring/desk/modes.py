"""How two people at one keyboard choose in secret; remembered for the next bout."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox

from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import set_tip
from ringside_manager.language import later, tr


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
        """The mode in force."""
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
