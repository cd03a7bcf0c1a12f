"""The foot of the desk: the line to type into, what was said last, and what can be done about the bout."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.ring.desk.typed import TypeField
from ringside_manager.gui.ring.keys import keyed
from ringside_manager.gui.widgets import button, note, row, set_tip
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import tr

HINT, BACK, TOWEL, ASIDE = "Ctrl+H", "Ctrl+Z", "Ctrl+Shift+T", "Ctrl+Shift+W"
"""Keys of the acts of a desk; none of them is a letter or a digit, which answer, or means something else in the window."""


class Foot(QWidget):
    """Typing, and the ways back and out."""

    back_wanted = Signal()
    towel_wanted = Signal()
    aside_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.field = TypeField()
        self.field.setMinimumWidth(px(110))
        self.said = note()
        self.said.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.said.setMinimumWidth(px(120))
        self.back = button(tr("Take back"), self.back_wanted.emit, picture="undo")
        self.towel = button(tr("Throw in the towel…"), self.towel_wanted.emit, picture="flag")
        self.aside = button(tr("Put it aside"), self.aside_wanted.emit, picture="save")
        self._words = {tool: tool.text() for tool in (self.back, self.towel, self.aside)}
        set_tip(self.back, keyed(tr("Take back the last thing decided or thrown"), BACK))
        set_tip(self.towel, keyed(tr("Throw in the towel…"), TOWEL))
        told = tr("Put it aside: close the bout and finish it later; everything is kept")
        set_tip(self.aside, keyed(told, ASIDE))
        self._tools = QWidget()
        row(self.back, self.towel, self.aside, space=2, parent=self._tools)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(spacing(3))
        self._grid.setVerticalSpacing(spacing(1))
        self.setMinimumWidth(px(200))
        self._shape: tuple[bool, bool] | None = None
        self.set_shape(narrow=False, short=False)

    def set_shape(self, *, narrow: bool, short: bool) -> None:
        """Stand under each other where it is narrow; buttons are only pictures where it is ``short`` of room."""
        if self._shape == (narrow, short):
            return
        self._shape = narrow, short
        for tool, words in self._words.items():
            tool.setText("" if short else words)
        self._grid.addWidget(self.field, 0, 0)
        self._grid.addWidget(self._tools, 0, 2)
        self.field.setMaximumWidth(16_777_215 if narrow else px(200))
        self._grid.addWidget(self.said, *((1, 0, 1, 3) if narrow else (0, 1, 1, 1)))
        self._grid.setColumnStretch(0, 1 if narrow else 0)
        self._grid.setColumnStretch(1, 0 if narrow else 1)

    def say(self, text: str, tone: str = "muted") -> None:
        """A quiet sentence; an empty one takes the last away."""
        self.said.setText(text)
        set_tone(self.said, tone)
