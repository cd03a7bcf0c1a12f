"""Answers typed as words: ``cover``, ``lh``, ``e5``, ``try``, ``71``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit

from ringside_manager.bout.request import Request, choice_word
from ringside_manager.errors import IllegalChoiceError
from ringside_manager.gui.board.window import SystemWindow
from ringside_manager.language import tr

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
    """The face of a die as it is read: ``00`` is 100 on a d100, ``0`` is 10 on a d10.

    Raises ``IllegalChoiceError`` with the range for anything else.
    """
    said = text.strip()
    if (sides, said) in ((100, "00"), (10, "0")):
        return sides
    if said.isdecimal() and said.isascii() and 1 <= int(said) <= sides:
        return int(said)
    told = tr("A d{sides} shows 1 to {sides}, not “{text}”.").format(sides=sides, text=said)
    raise IllegalChoiceError(rule, told)


def _plain(text: str) -> str:
    return text.strip().casefold().replace("_", " ").replace("-", " ")


@dataclass(slots=True)
class _Hidden:
    """Letters typed in secret; they stand in no widget."""

    letters: list[str] = field(default_factory=list)

    def take(self) -> str:
        """What was typed, which is forgotten with it."""
        text = "".join(self.letters)
        self.letters.clear()
        return text


class TypeField(QLineEdit):
    """The line to type answers into; in secret nothing of what is typed is shown or kept in it."""

    said = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(_LONGEST)
        self._hidden = _Hidden()
        self._words: QCompleter | None = None
        self._secret = False

    def ask(self, wanted: Wanted | None) -> None:
        """Take words for something else; what was typed before is gone."""
        self._hidden.take()
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
            self._hidden.take()
        elif _is_letter(event):
            self._hidden.letters.append(event.text())
        elif event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            super().keyPressEvent(event)

    def _say(self) -> bool:
        """Hand over what was typed; whether it was anything."""
        text = self._hidden.take() if self._secret else self.text()
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
        return event.key() in (Qt.Key.Key_T, Qt.Key.Key_W)
    mine = event.key() == Qt.Key.Key_H or (event.key() == Qt.Key.Key_Z and not text)
    return mine and held == Qt.KeyboardModifier.ControlModifier


def _is_letter(event: QKeyEvent) -> bool:
    return bool(event.text()) and event.text().isprintable()
