"""The head of the desk: whose decision it is, what is asked, and the door to its rule."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from ringside_manager.bout.corner import Corner
from ringside_manager.gui.language import tr
from ringside_manager.gui.look import look
from ringside_manager.gui.place import Place
from ringside_manager.gui.ring.desk.questions import corner_word, letter
from ringside_manager.gui.widgets import Badge, Link, button, row
from ringside_manager.gui.widgets.texts import SizedLabel, set_tone


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
        self.rule = Link()
        self.rule.go.connect(self.go)
        self.hint = button(tr("Ask the corner"), self.hint_wanted.emit, picture="help")
        self._first = row(self.badge, self.who, space=2)
        self._last = row(self.rule, self.hint, space=2)
        self.slot = QHBoxLayout()
        self._last.insertLayout(0, self.slot)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(look().space(3))
        self._box.addLayout(self._first)
        self._box.addWidget(self.question, 1)
        self._box.addLayout(self._last)
        self._first.addStretch(0)

    def set_narrow(self, narrow: bool) -> None:
        """Stand under each other where there is no room beside each other."""
        down, right = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._box.setDirection(down if narrow else right)
        self._box.setSpacing(look().space(1 if narrow else 3))

    def show_asked(self, question: str, corner: Corner | None, person: str, rule: str) -> None:
        """Say who is asked what, under which rule."""
        self.question.setText(question)
        shown = letter(corner) if corner is not None else ""
        self.badge.set(shown, corner.value if corner is not None else "neutral")
        self.badge.setAccessibleName(corner_word(corner) if corner is not None else "")
        self.who.setText(person)
        self.who.setVisible(bool(person))
        set_tone(self.who, corner.value if corner is not None else "")
        self.rule.setVisible(bool(rule))
        self.rule.set(rule, Place("rulebook", part=rule) if rule else None)
        told = tr("Rule {rule} in the rulebook").format(rule=rule) if rule else ""
        self.rule.setAccessibleName(told)
        self.rule.setToolTip(told)
        self.rule.setProperty("rule", rule)
        self.setProperty("rule", rule)
