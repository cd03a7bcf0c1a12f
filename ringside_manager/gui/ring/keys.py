"""What can be done while a bout is watched, and the keys it is under."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QWidget

from ringside_manager.gui.commands import Command
from ringside_manager.gui.look import set_margins, size_window
from ringside_manager.gui.widgets import Facts, Heading, Scroll, button, column, note, row
from ringside_manager.language import tr


@dataclass(frozen=True, slots=True)
class Act:
    """One of them; ``keys`` as Qt writes them, the first is the one that is told."""

    key: str
    text: str
    run: Callable[[], object]
    keys: tuple[str, ...] = ()
    icon: str = ""

    @property
    def tip(self) -> str:
        return keyed(self.text, self.keys[0]) if self.keys else self.text

    def command(self) -> Command:
        """The act for menus and the palette.

        Its keys are those of the view, which leaves them to fields and tables that need them; a menu would not.
        """
        return Command(f"ring.{self.key}", self.text, self.run, icon=self.icon, group="ring")


def shown(keys: str) -> str:
    """A key as it stands on the keyboard."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def keyed(what: str, keys: str) -> str:
    """What is done, with the keys it is under."""
    return tr("{what} ({key})").format(what=what, key=shown(keys))


def act_for(event: QKeyEvent, acts: tuple[Act, ...]) -> Act | None:
    """What a key stands for."""
    pressed = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    code = event.key()
    sign = code in (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Question)
    if sign:  # which of them need Shift depends on the keyboard
        pressed &= ~Qt.KeyboardModifier.ShiftModifier
    sequence = QKeySequence(code | pressed.value)
    return next((act for act in acts if any(QKeySequence(keys) == sequence for keys in act.keys)), None)


Told = tuple[tuple[str, str], ...]
"""Keys as they stand on the keyboard, each with what it does."""


def told_of(acts: Iterable[Act]) -> Told:
    """Acts with the keys they have."""
    return tuple((shown(act.keys[0]), act.text) for act in acts if act.keys)


class KeysView(QDialog):
    """A page of keys: those for watching, and before them those for ``deciding`` if there are any."""

    def __init__(self, acts: tuple[Act, ...], parent: QWidget | None = None, deciding: Told = ()) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keys"))
        told = told_of(acts)
        half = (len(told) + 1) // 2
        watching = row(Facts(told[:half]), Facts(told[half:]), space=5)
        shown_keys = QWidget()
        parts = [Heading(tr("Deciding"), 3), Facts(deciding), Heading(tr("Watching"), 3)] if deciding else []
        column(*parts, watching, None, space=3, parent=shown_keys)
        hint = note(tr("While a text is written the keys are letters."))
        close = button(tr("Close"), self.accept, kind="primary")
        scroll = Scroll(shown_keys)
        box = column(Heading(tr("Keys"), 2), scroll, hint, row(None, close), space=3, parent=self)
        set_margins(box, 5)
        size_window(self, 700, 640 if deciding else 420)


def keys_act(
    parent: QWidget, acts: Callable[[], tuple[Act, ...]], deciding: Callable[[], Told] = tuple
) -> Act:
    """The act that shows the page of keys."""
    return Act("keys", tr("Keys"), lambda: KeysView(acts(), parent, deciding()).open(), ("?",), "help")
