"""The five arenas as rows to choose from: what each pays, or the rule that forbids it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QGridLayout, QLabel, QRadioButton, QWidget

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books
from ringside_manager.gui import words
from ringside_manager.gui.language import tr
from ringside_manager.gui.look import look
from ringside_manager.gui.matchmaker.words import with_rule
from ringside_manager.gui.widgets import note, plain_label, row
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.office.queries.matchmaker import ArenaLine, PairSheet, Pay


@dataclass(frozen=True, slots=True)
class _Row:
    """The widgets of one arena."""

    arena: Arena
    choice: QRadioButton
    pays: tuple[QLabel, QLabel, QLabel]
    reason: QLabel


class ArenaChoice(QWidget):
    """One arena can be chosen, also one that is forbidden, to see why; ``chosen`` follows every choice."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(look().space(3))
        self._grid.setVerticalSpacing(look().space(1))
        self._grid.setColumnStretch(0, 1)
        self.shares = QCheckBox(tr("Managers' shares"))
        self.shares.setToolTip(tr("Show what the managers get instead of the purses"))
        self.shares.setProperty("rule", "C23")
        self.shares.setAccessibleName(self.shares.text())
        self.shares.toggled.connect(self._fill)
        self._heads = [plain_label(tone="muted") for _ in range(3)]
        self._sheet: PairSheet | None = None
        self._books: Books | None = None
        self._title = False
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

    def show_sheet(self, books: Books, sheet: PairSheet, *, title: bool) -> None:
        """Show what a pair would be paid, at The Best for the title if it is at stake."""
        self._books, self._sheet, self._title = books, sheet, title
        red, blue = (books.fighters[side.fighter].name.split()[-1] for side in sheet.sides)
        texts = tr("{name} wins").format(name=red), tr("Draw"), tr("{name} wins").format(name=blue)
        for label, text in zip(self._heads, texts, strict=True):
            label.setText(text)
        self._fill()

    def _head(self) -> None:
        self._grid.addLayout(row(self.shares), 0, 0)
        for place, label in enumerate(self._heads, 1):
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            self._grid.addWidget(label, 0, place)

    def _row(self, arena: Arena) -> _Row:
        line = 1 + 2 * arena.place
        choice = QRadioButton(words.arena(arena))
        self._group.addButton(choice, arena.place)
        pays = plain_label(), plain_label(), plain_label()
        self._grid.addWidget(choice, line, 0)
        for place, label in enumerate(pays, 1):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(label, line, place)
        reason = note()
        reason.setContentsMargins(look().space(5), 0, 0, look().space(1))
        self._grid.addWidget(reason, line + 1, 0, 1, 4)
        return _Row(arena, choice, pays, reason)

    def _fill(self) -> None:
        if self._sheet is None or self._books is None:
            return
        for shown in self._rows:
            line = self._sheet.line(shown.arena, self._title and shown.arena is Arena.BEST)
            self._fill_row(shown, line, self._books)
        self._mark()

    def _fill_row(self, shown: _Row, line: ArenaLine, books: Books) -> None:
        name = words.arena(shown.arena)
        if line.title:
            name = tr("{arena}, for the title").format(arena=name)
        reason = _reason(books, line)
        shown.choice.setText(name if line.open_rounds else tr("{arena} – not allowed").format(arena=name))
        shown.choice.setProperty("rule", line.rule)
        for label, pay in zip(shown.pays, line.pays, strict=True):
            label.setText(self._paid(pay))
            set_tone(label, "" if line.open_rounds else "muted")
        shown.reason.setText(reason)
        shown.reason.setVisible(bool(reason))
        shown.choice.setToolTip(reason)
        shown.choice.setAccessibleName(shown.choice.text())
        texts = (
            f"{head.text()}: {label.text()}" for head, label in zip(self._heads, shown.pays, strict=True)
        )
        shown.choice.setAccessibleDescription("; ".join([reason, *texts] if reason else texts))

    def _paid(self, pay: Pay) -> str:
        """Red's and blue's."""
        if self.shares.isChecked():
            red, blue = (words.money(cents) for cents in pay.shares_cents)
        else:
            red, blue = (words.dollars(whole) for whole in pay.purses_dollars)
        return tr("{red} · {blue}").format(red=red, blue=blue)

    def _mark(self) -> None:
        """The row chosen stands out."""
        for shown in self._rows:
            font = shown.choice.font()
            font.setBold(shown.choice.isChecked())
            shown.choice.setFont(font)


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
