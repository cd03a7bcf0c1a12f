"""The nine ratings of a fighter as bars, measured against the best on the list."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from ringside_manager.bout.abilities import ABILITY_NAMES, Abilities
from ringside_manager.gui import words
from ringside_manager.gui.look import px, spacing, theme
from ringside_manager.gui.widgets import plain_label


class Bar(QWidget):
    """A share of 1 as a bar; the number it stands for is always written beside it."""

    def __init__(self) -> None:
        super().__init__()
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(px(8))
        self.setMinimumWidth(px(20))

    def set(self, share: float) -> None:
        """Show another share, 0 to 1."""
        self._share = min(max(share, 0.0), 1.0)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the groove and the share of it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        round_by = self.height() / 2
        for width, shade in ((1.0, theme().line), (self._share, theme().accent_strong)):
            painter.setBrush(QColor(shade))
            if width:
                area = QRectF(0, 0, max(self.width() * width, self.height()), self.height())
                painter.drawRoundedRect(area, round_by, round_by)
        painter.end()


class RatingBars(QWidget):
    """Ratings in columns, each with its name, bar and number."""

    def __init__(self, best: Mapping[str, int], columns: int = 3) -> None:
        super().__init__()
        self._best = best
        self._bars: dict[str, Bar] = {}
        self._numbers = {name: plain_label() for name in ABILITY_NAMES}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(spacing(3))
        grid.setVerticalSpacing(spacing(1))
        rows = -(-len(ABILITY_NAMES) // columns)
        for at, name in enumerate(ABILITY_NAMES):
            line, side = at % rows, at // rows * 3
            self._bars[name] = Bar()
            self._numbers[name].setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._numbers[name].setMinimumWidth(px(20))
            grid.addWidget(plain_label(words.rating(name), tone="muted"), line, side)
            grid.addWidget(self._bars[name], line, side + 1)
            grid.addWidget(self._numbers[name], line, side + 2)
            grid.setColumnStretch(side + 1, 1)

    def set(self, abilities: Abilities) -> None:
        """Show the ratings of another fighter."""
        for name, rating in abilities.as_dict().items():
            self._bars[name].set(rating / max(self._best.get(name, 1), 1))
            self._numbers[name].setText(str(rating))
            self._numbers[name].setAccessibleName(f"{words.rating(name)}: {rating}")


def best_of(all_abilities: list[Abilities]) -> dict[str, int]:
    """The best of each rating on a list."""
    told = [abilities.as_dict() for abilities in all_abilities]
    return {name: max((ratings[name] for ratings in told), default=1) for name in ABILITY_NAMES}
