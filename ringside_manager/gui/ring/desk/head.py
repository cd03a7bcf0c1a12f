"""The head of the desk: whose decision it is, what is asked, and the door to its rule."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from ringside_manager.bout.corner import Corner
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.place import Place
from ringside_manager.gui.ring.desk.questions import corner_word, letter
from ringside_manager.gui.widgets import Badge, Link, button, row, set_tip
from ringside_manager.gui.widgets.texts import SizedLabel, set_tone
from ringside_manager.language import tr


class Head(QWidget):
    """Corner, question, rule, and on the right a place for a choice of ``modes`` and the corner's advice."""

    go = Signal(object)
    hint_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.badge = Badge()
        self.who = QLabel()
        self.who.setTextFormat(Qt.TextFormat.PlainText)
        self.question = SizedLabel("", 1.2, QFont.Weight.DemiBold, display=True)
        self.question.setWordWrap(True)
        self.question.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.question.setMinimumWidth(px(120))
        self.rule = Link()
        self.rule.go.connect(self.go)
        self.hint = button(tr("Ask the corner"), self.hint_wanted.emit, picture="help")
        self._first, self._last, self._slot = QWidget(), QWidget(), QWidget()
        row(self.badge, self.who, space=2, parent=self._first)
        row(self.rule, self.hint, space=2, parent=self._last)
        self.slot = QHBoxLayout(self._slot)
        self.slot.setContentsMargins(0, 0, 0, 0)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(spacing(3))
        self._grid.setVerticalSpacing(spacing(1))
        self._grid.setColumnStretch(1, 1)
        self.setMinimumWidth(px(200))
        self._narrow: bool | None = None
        self.set_narrow(False)

    def set_narrow(self, narrow: bool) -> None:
        """Stand under each other where there is no room beside each other."""
        if narrow is not self._narrow:
            self._narrow = narrow
            self._arrange()

    def _arrange(self) -> None:
        """Where nobody in particular is asked, the question takes the place of his name."""
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._grid.addWidget(self._first, 0, 0)
        self._grid.addWidget(self._last, 0, 3, right)
        alone = not self.who.text()
        if self._narrow and alone:
            self._grid.addWidget(self.question, 0, 0, 1, 3)
            self._grid.addWidget(self._slot, 1, 0, 1, 4)
        elif self._narrow:
            self._grid.addWidget(self.question, 1, 0, 1, 4)
            self._grid.addWidget(self._slot, 2, 0, 1, 4)
        else:
            self._grid.addWidget(self.question, 0, 1)
            self._grid.addWidget(self._slot, 0, 2, right)

    def show_asked(self, question: str, corner: Corner | None, person: str, rule: str) -> None:
        """Say who is asked what, under which rule."""
        self.question.setText(question)
        shown = letter(corner) if corner is not None else ""
        self.badge.set(shown, corner.value if corner is not None else "neutral")
        self.badge.setAccessibleName(corner_word(corner) if corner is not None else "")
        self.who.setText(person)
        self.who.setVisible(bool(person))
        set_tone(self.who, corner.value if corner is not None else "")
        self._first.setVisible(bool(person))
        self._arrange()
        self.rule.setVisible(bool(rule))
        self.rule.set(rule, Place("rulebook", part=rule) if rule else None)
        told = tr("Rule {rule} in the rulebook").format(rule=rule) if rule else ""
        self.rule.setAccessibleName(told)
        set_tip(self.rule, told)
        self.rule.setProperty("rule", rule)
        self.setProperty("rule", rule)
