"""A scorecard as boxing writes it: rounds across, corners below each other, the winner of a round marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ringside_manager.bout.outcome import Scorecard
from ringside_manager.gui.look import px, set_margins, spacing
from ringside_manager.gui.widgets import clear_layout, plain_label
from ringside_manager.gui.widgets.texts import SizedLabel, set_tone
from ringside_manager.language import tr

Pairs = Sequence[tuple[int, int] | None]


@dataclass(frozen=True, slots=True)
class Line:
    """Two rows of the grid: figures of both corners for each round, and a name over them."""

    name: str
    rounds: Pairs
    totals: tuple[int, int]


class ScoreGrid(QWidget):
    """Cards of the judges, and below them whatever else is counted by rounds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(0)
        self._grid.setVerticalSpacing(spacing(1))
        self.setAccessibleName(tr("Scorecard"))

    def show_lines(self, names: tuple[str, str], rounds: int, lines: Sequence[Line]) -> None:
        """Show other figures over ``rounds`` rounds."""
        clear_layout(self._grid)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)
        self._put(0, 0, tr("Round"), "muted", left=True)
        for number in range(1, rounds + 1):
            self._put(0, number, str(number), "muted")
            self._grid.setColumnStretch(number, 1)
        self._put(0, rounds + 1, tr("In all"), "muted")
        line = 1
        for shown in lines:
            line = self._show(line, names, rounds, shown)
        self.setAccessibleDescription("\n".join(_told(names, shown) for shown in lines))

    def _show(self, line: int, names: tuple[str, str], rounds: int, shown: Line) -> int:
        title = plain_label(shown.name, tone="muted")
        set_margins(title, 0, 2, 0, 0)
        self._grid.addWidget(title, line, 0, 1, rounds + 2)
        for side, tone in ((0, "red"), (1, "blue")):
            row = line + 1 + side
            name = self._put(row, 0, names[side], tone, left=True)
            name.setMinimumWidth(px(110))
            for number in range(1, rounds + 1):
                pair = shown.rounds[number - 1] if number <= len(shown.rounds) else None
                ahead = pair is not None and pair[side] > pair[1 - side]
                self._put(
                    row, number, "·" if pair is None else str(pair[side]), tone if ahead else "", bold=ahead
                )
            best = shown.totals[side] > shown.totals[1 - side]
            self._put(row, rounds + 1, str(shown.totals[side]), tone if best else "", bold=True)
        return line + 3

    def _put(
        self, row: int, column: int, text: str, tone: str, *, left: bool = False, bold: bool = False
    ) -> QLabel:
        label = SizedLabel(text, weight=QFont.Weight.Bold if bold else QFont.Weight.Normal)
        set_tone(label, tone)
        label.setMinimumWidth(px(26))
        across = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignHCenter
        label.setAlignment(across | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(label, row, column)
        return label


def card_lines(cards: Sequence[Scorecard], several: str, single: str) -> list[Line]:
    """The cards of the judges; ``several`` names one of many by his number, ``{judge}``, ``single`` the only one."""
    only = len(cards) == 1
    return [
        Line(single if only else several.format(judge=number), card.rounds, card.total)
        for number, card in enumerate(cards, 1)
    ]


def _told(names: tuple[str, str], line: Line) -> str:
    told = tr("{title}: {red_name} {red}, {blue_name} {blue}")
    return told.format(
        title=line.name, red_name=names[0], red=line.totals[0], blue_name=names[1], blue=line.totals[1]
    )
