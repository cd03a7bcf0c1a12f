"""What each result would change: popularity and rank of both."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import Books
from ringside_manager.gui import words
from ringside_manager.gui.look import spacing
from ringside_manager.gui.matchmaker.words import rank
from ringside_manager.gui.widgets import clear_layout, note, plain_label
from ringside_manager.language import tr
from ringside_manager.office.facts.matchmaking import PairSheet
from ringside_manager.office.facts.prospects import KNOCKDOWN_HALF, Consequence


class Results(QWidget):
    """A line for each result; popularity as it changes, rank as it would be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(spacing(3))
        self._grid.setVerticalSpacing(spacing(1))
        self._grid.setColumnStretch(0, 1)
        self.setProperty("rule", "C29")

    def show_results(self, books: Books, sheet: PairSheet, told: tuple[Consequence, ...]) -> None:
        """Show what the results of a pair would change."""
        clear_layout(self._grid)
        names = [books.fighters[side.fighter].name.split()[-1] for side in sheet.sides]
        self._put(0, 1, plain_label(names[0], tone="red"))
        self._put(0, 2, plain_label(names[1], tone="blue"))
        now = [rank(side.rank) for side in sheet.sides]
        for line, row in enumerate(told, 1):
            self._line(line, row, names, now)
        each = words.signed(words.pop(KNOCKDOWN_HALF))
        remark = note(tr("Each knockdown adds {points}. Ranks as if nobody else boxed.").format(points=each))
        self._grid.addWidget(remark, len(told) + 1, 0, 1, 3)

    def _line(self, line: int, row: Consequence, names: list[str], now: list[str]) -> None:
        result = result_words(row.winner, row.method, names)
        if row.title_changes:
            result = tr("{result}, new champion").format(result=result)
        self._put(line, 0, plain_label(result))
        for place in (0, 1):
            change = words.signed(words.pop(row.changes_half[place]))
            after = rank(row.ranks[place])
            label = plain_label(change if after == now[place] else _moved(change, after))
            label.setAccessibleName(f"{result}, {names[place]}: {label.text()}")
            self._put(line, place + 1, label)

    def _put(self, line: int, place: int, label: QLabel) -> None:
        align = Qt.AlignmentFlag.AlignLeft if place == 0 else Qt.AlignmentFlag.AlignRight
        self._grid.addWidget(label, line, place, align)


def _moved(change: str, after: str) -> str:
    return tr("{change}, {rank}").format(change=change, rank=after)


def result_words(winner: Corner | None, method: Method, names: list[str]) -> str:
    """A result with who wins it."""
    if winner is None:
        return words.method(method)
    name = names[0] if winner is RED else names[1]
    texts = {
        Method.KO: tr("{name} by knockout"),
        Method.TKO: tr("{name} by technical knockout"),
        Method.DEC: tr("{name} by decision"),
    }
    return texts[method].format(name=name)
