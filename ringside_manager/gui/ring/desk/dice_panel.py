"""Dice thrown at the table: the panel asks for exactly the roll wanted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import SystemRandom

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from ringside_manager.bout.view import WantedDie
from ringside_manager.errors import IllegalChoiceError
from ringside_manager.gui.look import px
from ringside_manager.gui.messages import error_text
from ringside_manager.gui.ring.desk.panel import DeskPanel
from ringside_manager.gui.ring.desk.questions import die_question, last_roll, meaning
from ringside_manager.gui.ring.desk.typed import Wanted, is_command, read_roll
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.start.flow import Flow
from ringside_manager.gui.widgets import button, column, note, plain_label, set_tip
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import tr

_TEN = 10
_HUNDRED = 100
_MOST_FACES = 20
"""Dice with more faces have no button for each."""


class RollField(QLineEdit):
    """The line for the number thrown."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Commands of the desk are not typed."""
        if is_command(event, self.text()):
            event.ignore()
        else:
            super().keyPressEvent(event)


class DicePanel(DeskPanel):
    """A number field with what the number means, faces to press, and the program's own throw."""

    thrown = Signal(int)

    def __init__(self, match: Match, wanted: WantedDie) -> None:
        rule = next((die.rule for die in match.setup.engine.info.dice if die.purpose == wanted.purpose), "R3")
        super().__init__(die_question(match, wanted), wanted.corner, rule)
        self._desk_words = match.window.desk
        self.die = wanted
        self._before = last_roll(match)
        self._tens: int | None = None
        self.number = RollField()
        self.number.setMaxLength(3)
        self.number.setFixedWidth(px(90))
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.number.setPlaceholderText(tr("1 to {sides}").format(sides=wanted.sides))
        self.number.setAccessibleName(self.question)
        self.number.textChanged.connect(self._tell)
        self.number.returnPressed.connect(self._enter)
        self.enter = button(tr("Enter it"), self._enter, kind="primary", picture="check")
        self.throw = button(tr("Throw it for us"), self._throw, picture="dice")
        set_tip(self.throw, tr("The program throws this one die."))
        self.meaning = plain_label(wrap=True)
        self.meaning.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.enter.ensurePolished()
        self.number.setFixedHeight(self.enter.sizeHint().height())
        line = QWidget()
        flow = Flow(2)
        line.setLayout(flow)
        for widget in (self.number, self.enter, self.throw):
            flow.addWidget(widget)
        column(line, self.meaning, *self._faces(), None, space=1, parent=self)
        self._tell()

    def _faces(self) -> list[QWidget]:
        """Buttons for the faces: one row for small dice, tens and ones for a d100."""
        if self.die.sides == _HUNDRED:
            tens = [("00", 0), *((str(ten), ten) for ten in range(10, 100, 10))]
            ones = [(str(one), one) for one in range(_TEN)]
            self.tens = self._line(tens, tr("Tens {face}"), self._on_tens)
            self.ones = self._line(ones, tr("Ones {face}"), self._on_ones)
            return [
                self.tens,
                self.ones,
                note(tr("Press tens, then ones. 00 and 0 are 100; typed, 00 means 100 as well.")),
            ]
        if self.die.sides > _MOST_FACES:
            return []
        faces = [(str(face), face) for face in range(1, self.die.sides + 1)]
        return [self._line(faces, tr("Enter {face}"), self._send)]

    @staticmethod
    def _line(faces: list[tuple[str, int]], name: str, act: Callable[[int], object]) -> QWidget:
        holder = QWidget()
        flow = Flow(1)
        holder.setLayout(flow)
        for shown, face in faces:
            made = button(shown, partial(act, face), name=name.format(face=shown))
            made.setMinimumWidth(px(44))
            flow.addWidget(made)
        return holder

    @property
    def wanted(self) -> Wanted:
        """A roll of the die."""
        return Wanted(self.question, sides=self.die.sides, rule=self.rule)

    @property
    def has_field(self) -> bool:
        """The number stands beside what it means."""
        return True

    def start(self) -> None:
        """The number is typed at once."""
        self.number.setFocus(Qt.FocusReason.OtherFocusReason)

    def takes(self, event: QKeyEvent) -> bool:
        """A digit, alone."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        said = event.text()
        return not held and said.isdecimal() and said.isascii() and not event.isAutoRepeat()

    def press(self, event: QKeyEvent) -> bool:
        """A digit pressed anywhere on the desk begins the number."""
        if self.takes(event):
            self.number.setFocus(Qt.FocusReason.OtherFocusReason)
            self.number.insert(event.text())
            return True
        return False

    def _tell(self) -> None:
        """Say what the number would mean, before it is entered."""
        text = self.number.text()
        self.enter.setEnabled(bool(text))
        if not text:
            self._say("", "muted")
            return
        try:
            roll = read_roll(text, self.die.sides)
        except IllegalChoiceError as error:
            self._say(error_text(error).whole, "bad")
        else:
            self._say(meaning(self._desk_words, self.die, roll, self._before), "")

    def _say(self, text: str, tone: str) -> None:
        self.meaning.setText(text)
        set_tone(self.meaning, tone)
        wrong = tone == "bad"
        if bool(self.number.property("wrong")) != wrong:
            self.number.setProperty("wrong", wrong)
            self.number.style().unpolish(self.number)
            self.number.style().polish(self.number)

    def _enter(self) -> None:
        try:
            roll = read_roll(self.number.text(), self.die.sides)
        except IllegalChoiceError as error:
            self._say(error_text(error).whole, "bad")
            self.number.selectAll()
        else:
            self._send(roll)

    def _throw(self) -> None:
        self._send(SystemRandom().randint(1, self.die.sides))

    def _on_tens(self, tens: int) -> None:
        self._tens = tens
        self._say(tr("{tens} and …").format(tens=f"{tens:02d}"), "")

    def _on_ones(self, ones: int) -> None:
        tens, self._tens = self._tens, None
        if tens is None:
            self._say(tr("Press the tens first."), "bad")
            return
        self._send(tens + ones or _HUNDRED)

    def _send(self, roll: int) -> None:
        self.thrown.emit(roll)
