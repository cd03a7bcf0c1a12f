"""What the set editor begins with: the sets there are, a new one, or one from a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ringside_manager.fighters.sets import load_set, shipped_sets
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.settings import known_sets
from ringside_manager.gui.start.card_button import CardButton
from ringside_manager.gui.widgets import Heading, Scroll
from ringside_manager.language import tr

COLUMNS = 2
WIDEST = 900
"""How wide the list grows, in pixels at normal size."""


class Welcome(QWidget):
    """Cards to begin with; ``chosen`` carries the name of a shipped set or the path of another."""

    chosen = Signal(object)
    new_wanted = Signal()
    file_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        inner = QWidget()
        inner.setMaximumWidth(px(WIDEST))
        self._box = QVBoxLayout(inner)
        space = spacing(5)
        self._box.setContentsMargins(space, space, space, space)
        self._box.setSpacing(spacing(3))
        self.new = CardButton(
            tr("A new set"), tr("Begin without fighters; add, roll or import them."), self.new_wanted.emit,
            picture="plus", size=1.0,
        )  # fmt: skip
        self.file = CardButton(
            tr("Open a set from a file…"), tr("A set somebody wrote before, as a YAML file."),
            self.file_wanted.emit, picture="folder", size=1.0,
        )  # fmt: skip
        self._section(tr("Write a fighter set"), [self.new, self.file])
        self.shipped = [self._shipped(name) for name in shipped_sets()]
        self._section(tr("Or begin with a copy of a set that comes with the program"), self.shipped)
        self.known = [self._known(Path(file)) for file in known_sets()]
        if self.known:
            self._section(tr("Or go on with one of yours"), self.known)
        self._box.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(Scroll(inner))

    def _section(self, title: str, cards: list[CardButton]) -> None:
        self._box.addWidget(Heading(title))
        grid = QGridLayout()
        grid.setSpacing(spacing(3))
        for at, card in enumerate(cards):
            grid.addWidget(card, at // COLUMNS, at % COLUMNS)
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)
        self._box.addLayout(grid)

    def _shipped(self, name: str) -> CardButton:
        made = load_set(name)
        return self._card(made.title or name, tr("%n fighter", "%n fighters", len(made.fighters)), name)

    def _known(self, file: Path) -> CardButton:
        return self._card(file.name, str(file.parent), file)

    def _card(self, title: str, text: str, what: str | Path) -> CardButton:
        act: Callable[[], object] = partial(self.chosen.emit, what)
        return CardButton(title, text, act, picture="glove", size=1.0)
