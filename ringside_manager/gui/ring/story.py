"""The commentary beside the ring: told up to where the bout is seen, each line a way back to its moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QComboBox, QTextEdit, QWidget

from ringside_manager.bout.view import Rolled
from ringside_manager.commentary import Line, Tone
from ringside_manager.commentary.phrases import Length
from ringside_manager.commentary.results import SECONDS
from ringside_manager.gui.look import follow_look, px, spacing, theme
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.desk.questions import roll_sentences
from ringside_manager.gui.ring.watching import Follower, Telling, Watching, clock_cell, clock_head, round_told
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import Afterwards, column, note, plain_label, row, set_tip
from ringside_manager.gui.widgets.texts import show_if
from ringside_manager.language import tr
from ringside_manager.text_safety import plain_tip

_KEY = "ring/telling"
LINES = 5
"""Lines that can be read at least."""
COLUMN = 34
"""Pixels at normal size for the clock in front of a line."""


_PAUSE_MS, _AT_ONCE = 30, 40
"""Milliseconds between, and how many events of what is still to come are told at once."""


@dataclass(frozen=True, slots=True)
class Written:
    """A paragraph: its text, the clock in front of it, how it is told, and the place it belongs to.

    ``time`` is empty where the clock has nothing to say, ``None`` where no room is kept for it.
    """

    text: str
    time: str | None
    tone: Tone
    place: int


class Story(QTextEdit):
    """Lines of a telling as paragraphs; ``chosen`` carries the place of the one that was clicked."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setAccessibleName(tr("Commentary"))
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._lines: list[Written] = []
        self._here = -1
        follow_look(self._again)
        self._measure()

    @property
    def lines(self) -> tuple[Written, ...]:
        """What can be read, first to last."""
        return tuple(self._lines)

    def write(self, lines: Sequence[Written], here: int) -> None:
        """Show these lines; number ``here`` is told now, those behind it are still to come."""
        same = 0
        for before, now in zip(self._lines, lines, strict=False):
            if before != now:
                break
            same += 1
        if same < max(len(self._lines), len(lines)):
            self._replace(same, lines)
        self._lines, self._here = list(lines), here
        self._mark()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a line goes to its moment; marking a text does not."""
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and not self.textCursor().hasSelection():
            self._choose(self.cursorForPosition(event.position().toPoint()).blockNumber())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the moment of the line the cursor is in."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.textCursor().blockNumber())
        elif event.text().isprintable() and event.text() and not event.modifiers():
            event.ignore()  # no text is typed here: keys of the window
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line told now has a ground of its own and a bar in front."""
        block = self.document().findBlockByNumber(self._here)
        if self._here >= 0 and block.isValid():
            box = self.document().documentLayout().blockBoundingRect(block)
            box.translate(0, -self.verticalScrollBar().value())
            box.setLeft(0)
            box.setRight(self.viewport().width())
            painter = QPainter(self.viewport())
            painter.fillRect(box, QColor(theme().chosen))
            box.setWidth(px(3))
            painter.fillRect(box, QColor(theme().accent_strong))
            painter.end()
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._lines:
            self.ensureCursorVisible()

    def _choose(self, line: int) -> None:
        if 0 <= line < len(self._lines):
            self.chosen.emit(self._lines[line].place)

    def _replace(self, same: int, lines: Sequence[Written]) -> None:
        """Write anew what follows the first ``same`` lines; letter by letter, so that a name can never be markup."""
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        if same:
            cursor.setPosition(self.document().findBlockByNumber(same - 1).position())
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        for number, line in enumerate(lines[same:], same):
            if number:
                cursor.insertBlock()
            cursor.setBlockFormat(_paragraph(line))
            if _has_column(line):
                cursor.insertText(f"{line.time or ''}\t", _letters(Tone.SCORE))
            cursor.insertText(line.text, _letters(line.tone))
        cursor.endEditBlock()

    def _mark(self) -> None:
        """Bring the line told now into sight, and dim what is to come."""
        block = self.document().findBlockByNumber(max(self._here, 0))
        marks = []
        if self._here + 1 < len(self._lines):
            rest = QTextCursor(block)
            if self._here >= 0:
                rest.movePosition(QTextCursor.MoveOperation.NextBlock)
            rest.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
            marks.append(_dimmed(rest))
        self.setExtraSelections(marks)
        if self._lines:
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
            self.setTextCursor(cursor)
            self.ensureCursorVisible()
        if marks:
            self._centre()
        self.viewport().update()

    def _centre(self) -> None:
        """What is to come is seen below the line told now."""
        bar, here = self.verticalScrollBar(), self.cursorRect()
        bar.setValue(bar.value() + here.bottom() - round(self.viewport().height() * 0.6))

    @property
    def least(self) -> int:
        """The height in which the last lines can be read, in pixels."""
        line = self.fontMetrics().lineSpacing() + spacing(1)
        edges = self.height() - self.viewport().height() if self.isVisible() else px(16)
        return LINES * line + edges + 2 * round(self.document().documentMargin())

    def _measure(self) -> None:
        self.setTabStopDistance(px(COLUMN))

    def _again(self) -> None:
        self._measure()
        lines, self._lines = self._lines, []
        self.clear()
        self.write(lines, self._here)


class StoryPart(Follower):
    """The commentary with its switch of lengths."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.length = QComboBox()
        self.length.setAccessibleName(tr("How much is told"))
        for length, text, tip in (
            (Length.TICKER, tr("Ticker"), tr("Only what matters (Alt+1)")),
            (Length.STANDARD, tr("Standard"), tr("A line for each turn (Alt+2)")),
            (Length.RADIO, tr("Radio"), tr("Everything, for somebody who cannot see it (Alt+3)")),
        ):
            self.length.addItem(text, length.value)
            self.length.setItemData(self.length.count() - 1, plain_tip(tip), Qt.ItemDataRole.ToolTipRole)
        wished = self.length.findData(settings().value(_KEY, Length.STANDARD.value))
        self.length.setCurrentIndex(max(0, wished))
        set_tip(self.length, tr("How much is told: Alt with 1, 2 or 3"))
        self.story = Story()
        self.story.chosen.connect(self._go)
        self.ahead = plain_label(tr("Dimmed lines are still to come."), tone="muted", wrap=True)
        show_if(self.ahead, False)
        self._telling: Telling | None = None
        self._ahead = QTimer(self, interval=_PAUSE_MS)
        self._ahead.timeout.connect(self._tell_ahead)
        self._missed = Afterwards(super().catch_up, self)
        self._switch = QWidget()
        row(self.length, None, parent=self._switch)
        column(self._switch, self.story, self.ahead, space=2, parent=self)
        follow_look(self._measure)
        self.length.currentIndexChanged.connect(self._on_length)

    def set_length(self, length: Length) -> None:
        self.length.setCurrentIndex(self.length.findData(length.value))

    def set_brief(self, brief: bool) -> None:
        """Leave the switch of lengths to its keys, where there is room for little."""
        show_if(self._switch, not brief)
        self._measure()

    def _measure(self) -> None:
        """Leave room for the last lines whatever stands beside them."""
        box = self.layout()
        above = 0 if self._switch.isHidden() else self._switch.sizeHint().height() + spacing(2)
        edges = 0 if box is None else box.contentsMargins().top() + box.contentsMargins().bottom()
        self.setMinimumHeight(self.story.least + above + edges)

    def show_bout(self, watching: Watching) -> None:
        self._telling = None

    def catch_up(self) -> None:
        """Tell what was missed once the rest has been painted: rounds of it take longer than all that stands beside it."""
        if self._telling is None:
            self.story.write((), -1)  # what is still written there is another bout
        self._missed.ask()

    def show_place(self, watching: Watching, animate: bool = False) -> None:
        telling = self._told_by(watching)
        lines, still_open = telling.at(watching.place)
        clock = watching.match.setup.engine.info.clock
        shown = [_of(line, telling.length, clock) for line in lines]
        if still_open:
            shown.append(_open(still_open, watching, watching.place, telling.length))
        here = len(shown) - 1
        if not watching.as_live:
            rest = telling.lines[len(lines) + bool(still_open) :]
            shown += [_of(line, telling.length, clock) for line in rest]
            if telling.last and not (still_open and not rest):
                shown.append(_open(telling.last, watching, len(watching.match.film), telling.length))
        show_if(self.ahead, len(shown) > here + 1)
        self.story.write(shown, here)

    def _told_by(self, watching: Watching) -> Telling:
        length = Length(self.length.currentData())
        if self._telling is None or self._telling.length is not length:
            self._telling = Telling(watching.match, length)
        else:
            self._telling.follow()
        QTimer.singleShot(0, self._ahead, self._ahead.start)  # once what is seen has been laid out
        return self._telling

    def _tell_ahead(self) -> None:
        """Tell what is still to come a little at a time, while nobody does anything."""
        telling = self._telling
        if telling is None or telling.is_whole:
            self._ahead.stop()
        else:
            telling.tell(telling.told + _AT_ONCE)

    def _on_length(self) -> None:
        settings().set_value(_KEY, self.length.currentData())
        self._on_changed()

    def _go(self, place: int) -> None:
        if self.watching is not None:
            self.watching.player.go_to(place)


def _open(text: str, watching: Watching, place: int, length: Length) -> Written:
    """A line that is not complete; it has the clock of its latest event."""
    clock, time = watching.match.setup.engine.info.clock, watching.course.clock(place)[1]
    return Written(text, None if length is Length.TICKER else clock_cell(clock, time), Tone.PLAIN, place)


@lru_cache(maxsize=4096)
def _of(line: Line, length: Length, clock: str) -> Written:
    """A line of the telling; in a ticker each says itself when it was."""
    time = None if length is Length.TICKER else clock_cell(clock, line.time)
    return Written(line.text, time, line.tone, line.event + 1)


def _has_column(line: Written) -> bool:
    return line.time is not None and line.tone in (Tone.PLAIN, Tone.LOUD)


def _paragraph(line: Written) -> QTextBlockFormat:
    """Bells stand apart; the others hang on a narrow column with the clock."""
    made, space = QTextBlockFormat(), spacing
    made.setTopMargin(space(3) if line.tone is Tone.BELL else space(1) / 2)
    made.setBottomMargin(space(1) / 2)
    if _has_column(line):
        made.setLeftMargin(px(COLUMN))
        made.setTextIndent(-px(COLUMN))
    return made


def _letters(tone: Tone) -> QTextCharFormat:
    shape, colours = QTextCharFormat(), theme()
    shape.setForeground(QColor(colours.muted if tone is Tone.SCORE else colours.text))
    bold = tone in (Tone.BELL, Tone.RESULT, Tone.LOUD)
    shape.setFontWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    return shape


def _dimmed(cursor: QTextCursor) -> QTextEdit.ExtraSelection:
    made = QTextEdit.ExtraSelection()
    made.cursor = cursor
    colour = QColor(theme().muted)
    made.format.setForeground(colour)
    made.format.setFontItalic(True)
    return made


# The dice beside the ring: every roll up to where the bout is seen, to be checked with the printed rules


class DicePart(Follower):
    """A line for each die, by rounds and turns; a click leads to its moment, the newest is in sight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.dice = Story()
        self.dice.setAccessibleName(tr("Dice thrown"))
        self.dice.chosen.connect(self._go)
        self.none = note(tr("No die has been thrown yet."))
        self.ahead = plain_label(tr("Dimmed lines are still to come."), tone="muted", wrap=True)
        self.clock, self.seed = note(), note()
        for part in (self.none, self.ahead, self.clock):
            show_if(part, False)
        self._rolls: tuple[Rolled, ...] | None = None
        self._lines: list[Written] = []
        self._line_of: list[int] = []
        self._seen: tuple[int, tuple[Rolled, ...]] = (0, ())
        column(self.none, self.clock, self.dice, self.ahead, self.seed, space=2, parent=self)

    def show_bout(self, watching: Watching) -> None:
        self._rolls, self._seen = None, (0, ())
        info = watching.match.setup.engine.info
        told = tr("The number in front of a line is the clock: {unit}.") if info.clock_length else ""
        if info.clock == SECONDS:
            told = tr("In front of a line stands the time of the round.")
        self.clock.setText(told.format(unit=clock_head(info)))

    def show_place(self, watching: Watching, animate: bool = False) -> None:
        rolls = watching.match.film.rolls
        if self._rolls is not rolls:
            self._rolls = rolls
            self._lines, self._line_of = _written(watching, rolls)
        known = self._known(watching)
        here = self._line_of[known - 1] if known else -1
        shown = self._lines[: here + 1] if watching.as_live else self._lines
        self.dice.write(shown, here)
        show_if(self.none, not shown)
        show_if(self.clock, bool(shown) and bool(self.clock.text()))
        show_if(self.ahead, len(shown) > here + 1)
        self.seed.setText(_source_told(watching))

    def _known(self, watching: Watching) -> int:
        """How many dice have been seen.

        Those that waited for a decision at the end of a bout being fought stay known when it goes on.
        """
        film, place = watching.match.film, watching.place
        known, (at, seen) = film.rolls_until(place), self._seen
        if len(known) < len(seen) and at <= place and film.rolls[: len(seen)] == seen:
            return len(seen)
        if watching.player.at_end:
            self._seen = place, known
        return len(known)

    def _go(self, place: int) -> None:
        if self.watching is not None:
            self.watching.player.go_to(place)


def _written(watching: Watching, rolls: Sequence[Rolled]) -> tuple[list[Written], list[int]]:
    """The lines of all dice with a line for each round before them, and which line is which roll's.

    The clock stands in front of the first roll of each time; a line leads to what the roll brought about.
    """
    film, lines, line_of = watching.match.film, list[Written](), list[int]()
    course = watching.course
    # before anything has been told there is no round
    clocks = [course.clock(rolled.event) if rolled.event else (0, 0) for rolled in rolls]
    told = roll_sentences(watching.match, rolls)
    for (before, (number, time)), rolled, text in zip(pairwise([(-1, 0), *clocks]), rolls, told, strict=True):
        place = min(rolled.event + 1, len(film))
        if number != before[0]:
            lines.append(Written(round_told(number), None, Tone.BELL, place))
        line_of.append(len(lines))
        told_time = (
            "" if (number, time) == before else clock_cell(watching.match.setup.engine.info.clock, time)
        )
        lines.append(Written(text, told_time, Tone.PLAIN, place))
    return lines, line_of


def _source_told(watching: Watching) -> str:
    """Where the dice come from: the table, or a seed, which is told when it can give away nothing."""
    match = watching.match
    if _from_the_table(match):
        return tr("These dice were thrown at the table.")
    if match.contest is not None and not watching.is_over:
        return tr("The seed of these dice is told at the end.")
    return tr("The seed of these dice: {seed}").format(seed=match.seed)


def _from_the_table(match: LiveBout) -> bool:
    if match.contest is not None:
        return match.contest.real_dice
    return match.finished is not None and match.finished.dice is not None
