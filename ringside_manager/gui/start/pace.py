"""How fast AI managers act in a draft or auction, and how long persons may think."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QComboBox

from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import set_tip
from ringside_manager.language import later, tr

PACE, CLOCK = "rooms/pace", "rooms/clock"
PACES: tuple[tuple[int, Callable[[], str]], ...] = (
    (1500, later("Slow")),
    (700, later("Normal")),
    (250, later("Fast")),
    (0, later("At once")),
)
"""Milliseconds an AI manager takes for a pick."""
CLOCKS = (0, 15, 30, 60, 120)
"""Seconds a person has for a choice; 0 for as long as he likes."""
_TICK = 1000


def pace_box() -> QComboBox:
    """The list of paces, the remembered one chosen."""
    made = QComboBox()
    made.setAccessibleName(tr("Pace of the program"))
    set_tip(made, tr("How fast the program acts"))
    for pause, text in PACES:
        made.addItem(text(), pause)
    _remembered(made, PACE, 700)
    return made


def clock_box() -> QComboBox:
    """The list of times to think, the remembered one chosen."""
    made = QComboBox()
    made.setAccessibleName(tr("Clock for persons"))
    set_tip(made, tr("When the time is up the program decides"))
    for seconds in CLOCKS:
        made.addItem(tr("%n second", "%n seconds", seconds) if seconds else tr("No clock"), seconds)
    _remembered(made, CLOCK, 0)
    return made


def _remembered(box: QComboBox, key: str, default: int) -> None:
    box.setCurrentIndex(max(0, box.findData(settings().value(key, default))))
    box.currentIndexChanged.connect(lambda _index: settings().set_value(key, box.currentData()))


class Clock(QObject):
    """Counts the seconds of a person's turn down; does nothing while ``seconds`` is 0."""

    ticked = Signal(int)
    ran_out = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.seconds = 0
        self.left = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self.tick)

    @property
    def running(self) -> bool:
        """Whether time is passing."""
        return self._timer.isActive()

    def start(self) -> None:
        """A new turn, with all its time."""
        self.left = self.seconds
        if self.seconds:
            self._timer.start()
            self.ticked.emit(self.left)
        else:
            self._timer.stop()

    def stop(self) -> None:
        """Nobody is waited for."""
        self._timer.stop()

    def tick(self) -> None:
        """A second has passed."""
        self.left -= 1
        self.ticked.emit(self.left)
        if self.left <= 0:
            self._timer.stop()
            self.ran_out.emit()
