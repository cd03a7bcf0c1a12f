"""The five arenas as rows to choose from: what each pays one of the two, or the rule that forbids it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QRadioButton, QWidget

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books
from ringside_manager.gui import words
from ringside_manager.gui.look import set_margins, spacing
from ringside_manager.gui.matchmaker.words import is_waiting, with_rule
from ringside_manager.gui.widgets import note, plain_label, set_tip
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import tr
from ringside_manager.office.facts.matchmaking import ArenaLine, PairSheet


@dataclass(frozen=True, slots=True)
class _Row:
    """The widgets of one arena."""

    arena: Arena
    choice: QRadioButton
    pays: tuple[QLabel, QLabel]
    reason: QLabel


class ArenaChoice(QWidget):
    """One arena can be chosen; one that is forbidden says why and cannot; ``chosen`` follows every choice."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(spacing(3))
        self._grid.setVerticalSpacing(spacing(1))
        self._grid.setColumnStretch(0, 1)
        self._heads = [plain_label(tone="muted") for _ in range(2)]
        self._sheet: PairSheet | None = None
        self._books: Books | None = None
        self._title = False
        self._corner = RED
        self._group = QButtonGroup(self)
        self._head()
        self._rows = tuple(self._row(arena) for arena in Arena)
        self._group.idClicked.connect(lambda _: self.chosen.emit())

    @property
    def arena(self) -> Arena:
        """The arena chosen."""
        return tuple(Arena)[max(0, self._group.checkedId())]

    def choose(self, arena: Arena) -> None:
        """Choose an arena."""
        self._rows[arena.place].choice.setChecked(True)
        self._mark()

    def show_sheet(self, books: Books, sheet: PairSheet, corner: Corner, *, title: bool) -> None:
        """Show what ``corner`` would be paid, at The Best for the title if it is at stake."""
        self._books, self._sheet, self._corner, self._title = books, sheet, corner, title
        mine = books.fighters[sheet.sides[corner.index].fighter].name.split()[-1]
        texts = tr("{name} wins").format(name=mine), tr("{name} loses").format(name=mine)
        for label, text in zip(self._heads, texts, strict=True):
            label.setText(text)
        self._fill()

    def _head(self) -> None:
        for place, label in enumerate(self._heads, 1):
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            self._grid.addWidget(label, 0, place)

    def _row(self, arena: Arena) -> _Row:
        line = 1 + 2 * arena.place
        choice = QRadioButton(words.arena(arena))
        self._group.addButton(choice, arena.place)
        pays = plain_label(), plain_label()
        self._grid.addWidget(choice, line, 0)
        for place, label in enumerate(pays, 1):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(label, line, place)
        reason = note()
        set_margins(reason, 5, 0, 0, 1)
        self._grid.addWidget(reason, line + 1, 0, 1, 3)
        return _Row(arena, choice, pays, reason)

    def _fill(self) -> None:
        if self._sheet is None or self._books is None:
            return
        lines = [self._sheet.line(row.arena, self._title and row.arena is Arena.BEST) for row in self._rows]
        alike = _one_reason(lines)
        for shown, line in zip(self._rows, lines, strict=True):
            told = alike or is_waiting(line.objection)  # beside the button
            self._fill_row(shown, line, "" if told else _reason(self._books, line))
        self._mark()

    def _fill_row(self, shown: _Row, line: ArenaLine, reason: str) -> None:
        name = words.arena(shown.arena)
        if line.title:
            name = tr("{arena}, for the title").format(arena=name)
        stands = line.open_rounds or is_waiting(line.objection)
        shown.choice.setText(name if stands else tr("{arena} – not allowed").format(arena=name))
        shown.choice.setEnabled(bool(line.open_rounds))
        shown.choice.setProperty("rule", line.rule)
        won, lost = (line.pays[0], line.pays[2]) if self._corner is RED else (line.pays[2], line.pays[0])
        for label, pay in zip(shown.pays, (won, lost), strict=True):
            label.setText(words.dollars(pay.purses_dollars[self._corner.index]))
            set_tone(label, "" if line.open_rounds else "muted")
        shown.reason.setText(reason)
        shown.reason.setVisible(bool(reason))
        set_tip(shown.choice, reason)
        shown.choice.setAccessibleName(shown.choice.text())
        texts = (
            f"{head.text()}: {label.text()}" for head, label in zip(self._heads, shown.pays, strict=True)
        )
        shown.choice.setAccessibleDescription("; ".join([reason, *texts] if reason else texts))

    def _mark(self) -> None:
        """The row chosen stands out."""
        for shown in self._rows:
            font = shown.choice.font()
            font.setBold(shown.choice.isChecked())
            shown.choice.setFont(font)


def _one_reason(lines: list[ArenaLine]) -> bool:
    """Whether one and the same thing forbids every arena; it need not be said five times."""
    bars = {line.objection and (line.objection.bar, line.objection.fighter) for line in lines}
    return len(bars) == 1 and not any(line.open_rounds for line in lines)


def _reason(books: Books, line: ArenaLine) -> str:
    """Why not, or from which length on."""
    if line.objection is None:
        return ""
    if line.open_rounds:
        lengths = ", ".join(words.number(rounds) for rounds in line.open_rounds)
        return tr("Only over {lengths} rounds: {reason}").format(
            lengths=lengths, reason=with_rule(books, line.objection)
        )
    return with_rule(books, line.objection)
