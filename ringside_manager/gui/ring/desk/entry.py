"""Answers typed as words: ``cover``, ``lh``, ``e5``, ``try``, ``71``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import SystemRandom
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QSizePolicy, QWidget

from ringside_manager.bout.chance import read_face
from ringside_manager.bout.corner import Corner, Request, choice_word
from ringside_manager.bout.view import WantedDie
from ringside_manager.errors import IllegalChoiceError
from ringside_manager.gui.board.window import SystemWindow
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import px
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.chance import Known
from ringside_manager.gui.ring.desk.questions import die_question, last_roll, meaning
from ringside_manager.gui.widgets import button, column, note, plain_label, set_tip
from ringside_manager.gui.widgets.frames import Flow
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import tr


class DeskPanel(QWidget):
    """One thing that is asked; the head above it says what.

    ``corner`` is whose it is (``None`` for both), ``question`` the sentence, ``rule`` the id of the rule that asks
    for it, ``wanted`` what may be typed.
    """

    chose = Signal(object, int)
    """A ``Request`` and the place among its options."""
    entered: SignalInstance | None = None
    """What a key of ``entering`` means; ``None`` for nothing."""
    is_end = False
    """Whether nothing more is asked: the last decision needs no line of its own above the result."""
    entering: tuple[Qt.Key, ...] = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

    def __init__(self, question: str, corner: Corner | None = None, rule: str = "") -> None:
        super().__init__()
        self.question, self.corner, self.rule = question, corner, rule
        self.setProperty("rule", rule)
        self.setAccessibleName(question)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def told(self) -> str:
        """What a screen reader says when it comes up."""
        return self.question

    @property
    def wanted(self) -> Wanted | None:
        """What may be typed now; nothing by default."""
        return None

    @property
    def has_field(self) -> bool:
        """Whether what is wanted is typed into a field of its own instead of the one at the foot."""
        return False

    @property
    def no_hint(self) -> str | None:
        """Why the corner cannot be asked; ``None`` if it can, empty where there is nothing to ask."""
        return ""

    def ask_corner(self) -> str:
        """Show what the corner advises beside the options; the sentence that says it."""
        return ""

    def show_chances(self, found: Sequence[Known]) -> None:
        """Show what each option does to the chance to win; there is nothing to show where nobody can ask."""

    def takes(self, event: QKeyEvent) -> bool:
        """Whether a key with a letter or digit would be an answer here; nothing happens by asking."""
        return False

    def press(self, event: QKeyEvent) -> bool:
        """A key nobody else wanted; whether it was meant for this panel."""
        if self.entered is None or event.key() not in self.entering or event.isAutoRepeat():
            return False
        self.entered.emit()
        return True

    def start(self) -> None:
        """Take the keys, now that it is shown."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)


_LONGEST = 40


@dataclass(frozen=True, slots=True)
class Spoken:
    """A choice as it is shown, with every word it may be typed by, ``code`` among them if it has one."""

    shown: str
    words: tuple[str, ...] = ()
    code: str = ""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What may be typed: one of ``choices``, or a die of ``sides``; ``secret`` words are not shown.

    ``what`` says what it is, for the field's name.
    """

    what: str
    choices: tuple[Spoken, ...] = ()
    sides: int = 0
    secret: bool = False
    rule: str = ""

    def read(self, text: str) -> int:
        """The place of the choice typed, or the roll; ``IllegalChoiceError`` with what is allowed."""
        said = _plain(text)
        if self.sides:
            return read_roll(text, self.sides, self.rule)
        found = self._exact(said) or self._begun(said)
        if len(found) == 1:
            return found[0]
        allowed = ", ".join(choice.shown for choice in self.choices)
        what = (
            tr("Say one of these: {allowed}") if self.secret else tr("“{text}” is no choice here: {allowed}")
        )
        raise IllegalChoiceError(self.rule, what.format(text=text.strip(), allowed=allowed))

    def completions(self) -> tuple[str, ...]:
        """Words to complete to; none for dice and secrets."""
        if self.secret:
            return ()
        codes = (choice.code for choice in self.choices if choice.code)
        return (*(choice.shown for choice in self.choices), *codes)

    def _exact(self, said: str) -> list[int]:
        if said.isdecimal() and 1 <= int(said) <= len(self.choices):
            return [int(said) - 1]
        return [place for place, choice in enumerate(self.choices) if said in map(_plain, choice.words)]

    def _begun(self, said: str) -> list[int]:
        """Choices of which one word begins like that, if what was typed is something."""
        return [
            place
            for place, choice in enumerate(self.choices)
            if said and any(_plain(word).startswith(said) for word in choice.words)
        ]


def spoken(window: SystemWindow, request: Request[Any]) -> tuple[Spoken, ...]:
    """The options of a request with the words, names and codes they may be typed by."""
    made = []
    coded = request.kind in window.desk.secrets
    for option in request.options:
        word = choice_word(option)
        shown = window.names.option(request.kind, word)
        code = window.names.code(word) if coded else ""
        made.append(Spoken(shown, tuple(filter(None, (word, shown, code))), code))
    return tuple(made)


def read_roll(text: str, sides: int, rule: str = "R3") -> int:
    """The face of a die as it is read (``read_face``).

    Raises ``IllegalChoiceError`` with the range for anything else.
    """
    said, face = text.strip(), read_face(text, sides)
    if face is not None:
        return face
    told = tr("A d{sides} shows 1 to {sides}, not “{text}”.").format(sides=sides, text=said)
    raise IllegalChoiceError(rule, told)


def _plain(text: str) -> str:
    return text.strip().casefold().replace("_", " ").replace("-", " ")


class TypeField(QLineEdit):
    """The line to type answers into; in secret nothing of what is typed is shown or kept in it."""

    said = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(_LONGEST)
        self._hidden: list[str] = []
        self._words: QCompleter | None = None
        self._secret = False

    def ask(self, wanted: Wanted | None) -> None:
        """Take words for something else; what was typed before is gone."""
        self._hidden.clear()
        self.clear()
        self._secret = bool(wanted and wanted.secret)
        what = wanted.what if wanted else tr("Nothing is asked now")
        hint = tr("Type it, unseen") if self._secret else tr("Type it") if wanted else tr("Enter goes on")
        self.setPlaceholderText(hint)
        self.setAccessibleName(what)
        self.setInputMethodHints(
            Qt.InputMethodHint.ImhSensitiveData if self._secret else Qt.InputMethodHint.ImhNone
        )
        self.setReadOnly(self._secret)  # nothing can be pasted, dropped or composed into it
        self._complete(wanted.completions() if wanted else ())

    def _complete(self, words: Sequence[str]) -> None:
        completer = QCompleter(list(words), self) if words else None
        if completer is not None:
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self._words = completer
        self.setCompleter(completer)  # type: ignore[arg-type]  # Qt takes none to mean none

    def event(self, event: QEvent) -> bool:
        """No shortcut of the window takes a letter typed in secret."""
        overriding = event.type() is QEvent.Type.ShortcutOverride
        if self._secret and overriding and isinstance(event, QKeyEvent) and _is_letter(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """In secret, letters go past the field; Enter hands them over, and is the desk's if nothing was typed."""
        if is_command(event, self.text()):
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.setAccepted(self._say())
        elif not self._secret:
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Escape):
            self._hidden.clear()
        elif _is_letter(event):
            self._hidden.append(event.text())
        elif event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            super().keyPressEvent(event)

    def _say(self) -> bool:
        """Hand over what was typed; whether it was anything."""
        text = "".join(self._hidden) if self._secret else self.text()
        self._hidden.clear()
        if self._words is not None and (popup := self._words.popup()) is not None:
            popup.hide()
        self.clear()
        if text.strip():
            self.said.emit(text)
        return bool(text.strip())


def is_command(event: QKeyEvent, text: str) -> bool:
    """Whether a key pressed in a field with this text is not for the field: commands of the desk and of the ring.

    ``Ctrl+Z`` is the field's own as long as there is anything in it.
    """
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if held == Qt.KeyboardModifier.AltModifier:
        return Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9
    if held == Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier:
        return event.key() in (Qt.Key.Key_A, Qt.Key.Key_T, Qt.Key.Key_W)
    mine = event.key() == Qt.Key.Key_H or (event.key() == Qt.Key.Key_Z and not text)
    return mine and held == Qt.KeyboardModifier.ControlModifier


def _is_letter(event: QKeyEvent) -> bool:
    return bool(event.text()) and event.text().isprintable()


# Dice thrown at the table: the panel asks for exactly the roll wanted


_TEN = 10
_HUNDRED = 100
_MOST_FACES = 20
"""Dice with more faces have no button for each."""


class RollField(QLineEdit):
    """The line for the number thrown."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_command(event, self.text()):
            event.ignore()
        else:
            super().keyPressEvent(event)


class DicePanel(DeskPanel):
    """A number field with what the number means, faces to press, and the program's own throw."""

    thrown = Signal(int)

    def __init__(self, match: LiveBout, wanted: WantedDie) -> None:
        rule = next((die.rule for die in match.setup.engine.info.dice if die.purpose == wanted.purpose), "R3")
        super().__init__(die_question(match, wanted), wanted.corner, rule)
        self._desk_words = match.window.desk
        self.die = wanted
        self._before = last_roll(match)
        self._tens: int | None = None
        self.number = RollField()
        self.number.setMaxLength(5)  # 10+20
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
                note(
                    tr("Press tens, then ones; 00 and 0 are 100. Of a d10 and a d20 type both: 7+14 is 74.")
                ),
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
        return Wanted(self.question, sides=self.die.sides, rule=self.rule)

    @property
    def has_field(self) -> bool:
        return True

    def start(self) -> None:
        self.number.setFocus(Qt.FocusReason.OtherFocusReason)

    def takes(self, event: QKeyEvent) -> bool:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        said = event.text()
        return not held and said.isdecimal() and said.isascii() and not event.isAutoRepeat()

    def press(self, event: QKeyEvent) -> bool:
        if self.takes(event):
            self.number.setFocus(Qt.FocusReason.OtherFocusReason)
            self.number.insert(event.text())
            return True
        return False

    def _tell(self) -> None:
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
