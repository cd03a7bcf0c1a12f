"""The foot of the desk: the line to type into, what was said last, and what can be done about the bout."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from ringside_manager.gui.language import tr
from ringside_manager.gui.look import look
from ringside_manager.gui.ring.desk.typed import TypeField
from ringside_manager.gui.start.flow import Flow
from ringside_manager.gui.widgets import button, note
from ringside_manager.gui.widgets.texts import set_tone


class Foot(QWidget):
    """Typing, and the ways back and out."""

    back_wanted = Signal()
    towel_wanted = Signal()
    aside_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.field = TypeField()
        self.field.setMinimumWidth(look().px(120))
        self.field.setMaximumWidth(look().px(220))
        self.said = note()
        self.said.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.back = button(tr("Take back"), self.back_wanted.emit, picture="undo")
        self.towel = button(tr("Throw in the towel…"), self.towel_wanted.emit, picture="flag")
        self.aside = button(tr("Put it aside"), self.aside_wanted.emit, picture="save")
        self.aside.setToolTip(tr("Close the bout and finish it later; everything is kept."))
        tools = QWidget()
        self._flow = Flow(2)
        tools.setLayout(self._flow)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        tools.setSizePolicy(policy)
        for tool in (self.back, self.towel, self.aside):
            self._flow.addWidget(tool)
        self._tools = tools
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(look().space(3))
        self._box.addWidget(self.field)
        self._box.addWidget(self.said, 1)
        self._box.addWidget(tools)
        self.set_narrow(False)

    def set_narrow(self, narrow: bool) -> None:
        """Stand under each other where there is no room beside each other."""
        down, right = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._box.setDirection(down if narrow else right)
        self._box.setSpacing(look().space(1 if narrow else 3))
        hints = (tool.sizeHint().width() for tool in (self.back, self.towel, self.aside))
        wide = sum(hints) + 2 * look().space(2)
        self._tools.setMinimumWidth(0 if narrow else wide + 2)
        self.field.setMaximumWidth(16_777_215 if narrow else look().px(220))

    def say(self, text: str, tone: str = "muted") -> None:
        """A quiet sentence; an empty one takes the last away."""
        self.said.setText(text)
        set_tone(self.said, tone)
