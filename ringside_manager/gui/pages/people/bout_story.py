"""A bout fought again from its record, in figures and in words; worked out beside the save."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtGui import QColor, QFont, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QComboBox, QTextEdit, QWidget

from ringside_manager.commentary import Line, Tone, narrate
from ringside_manager.gui.look import follow_look, px, theme
from ringside_manager.gui.operation import Job
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import Panel, column
from ringside_manager.language import LANGUAGE, tr
from ringside_manager.office.facts.replays import ReplayFacts, replay_facts


@dataclass(frozen=True, slots=True)
class Told:
    """A bout fought again and told."""

    facts: ReplayFacts
    lines: tuple[Line, ...]


def tell(record: str, _job: Job | None = None) -> Told:
    """Fight a bout again and tell it; errors as ``replay_facts``."""
    facts = replay_facts(record)
    return Told(facts, _narrated(facts))


def _narrated(facts: ReplayFacts) -> tuple[Line, ...]:
    if facts.setup is None:
        return ()
    return tuple(narrate(facts.setup, facts.seed, facts.events, language=LANGUAGE.code))


class Length(Enum):
    """How much of the story is told."""

    ROUNDS = "rounds"
    HIGHLIGHTS = "highlights"
    FULL = "full"


_TONES = {
    Length.ROUNDS: (Tone.BELL, Tone.SCORE, Tone.RESULT),
    Length.HIGHLIGHTS: (Tone.BELL, Tone.LOUD, Tone.SCORE, Tone.RESULT),
    Length.FULL: tuple(Tone),
}


class StoryPanel(Panel):
    """The story at the length chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("The story"), parent)
        self.length = QComboBox()
        self.length.setAccessibleName(tr("Length of the story"))
        for length, text in (
            (Length.ROUNDS, tr("Round by round")),
            (Length.HIGHLIGHTS, tr("Highlights")),
            (Length.FULL, tr("Blow by blow")),
        ):
            self.length.addItem(text, length.value)
        wished = self.length.findData(settings().value("people/story_length", Length.HIGHLIGHTS.value))
        self.length.setCurrentIndex(max(0, wished))
        self.length.currentIndexChanged.connect(self._choose)
        self.text = QTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(tr("The story of the bout"))
        self.text.setMinimumHeight(px(240))
        self._lines: Sequence[Line] = ()
        self.head.addWidget(self.length)
        self.body.addLayout(column(self.text))
        follow_look(self._write)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Tell another story."""
        self._lines = lines
        self._write()

    def _choose(self) -> None:
        settings().set_value("people/story_length", self.length.currentData())
        self._write()

    def _write(self) -> None:
        """Texts go in letter by letter, so that a name can never be markup."""
        length = Length(self.length.currentData())
        told = told_at(self._lines, length)
        self.text.clear()
        cursor = QTextCursor(self.text.document())
        cursor.beginEditBlock()
        for place, line in enumerate(told):
            if place:
                cursor.insertText("\n")
            cursor.insertText(line.text, _shape(line.tone, length))
        cursor.endEditBlock()
        self.text.moveCursor(QTextCursor.MoveOperation.Start)


def told_at(lines: Sequence[Line], length: Length) -> list[Line]:
    """The lines of a story at a length; a round of which nothing is left is not rung in."""
    kept = [line for line in lines if line.tone in _TONES[length]]
    return [line for place, line in enumerate(kept) if not _is_idle(kept, place)]


def _is_idle(lines: list[Line], place: int) -> bool:
    return lines[place].tone is Tone.BELL and place + 1 < len(lines) and lines[place + 1].tone is Tone.BELL


def _shape(tone: Tone, length: Length) -> QTextCharFormat:
    """Bells and the result stand out; in the full story so does what the crowd stands up for."""
    shape, colours = QTextCharFormat(), theme()
    shape.setForeground(QColor(colours.muted if tone is Tone.SCORE else colours.text))
    bold = tone in (Tone.BELL, Tone.RESULT) or (tone is Tone.LOUD and length is Length.FULL)
    shape.setFontWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    return shape
