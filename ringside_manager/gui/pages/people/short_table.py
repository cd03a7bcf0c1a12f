"""A table of few rows inside a panel: as high as its rows, without the bar above them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ringside_manager.gui.look import follow_look, px
from ringside_manager.gui.tables import Column, Table

R = TypeVar("R")


class ShortTable(Table[R]):
    """Everything a table can do is in its menus; it grows up to ``most`` rows and is scrolled beyond."""

    def __init__(
        self,
        key: str,
        columns: Sequence[Column[R]],
        identity: Callable[[R], Hashable],
        empty: str,
        parent: QWidget | None = None,
        *,
        title: str = "",
        most: int = 12,
    ) -> None:
        super().__init__(key, columns, identity, empty, parent)
        self._most = most
        self.bar.hide()
        self.set_title(title)
        self.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.view.horizontalScrollBar().rangeChanged.connect(lambda *_: self._fit())
        follow_look(self._fit)
        self._fit()

    def set_rows(self, rows: Sequence[R]) -> None:
        """Show other rows, and be as high as they need."""
        super().set_rows(rows)
        self._fit()

    def _fit(self) -> None:
        lines = min(max(len(self.rows), 2), self._most)
        row = self.view.verticalHeader().defaultSectionSize()
        head = self.view.horizontalHeader().sizeHint().height()
        frame = 2 * self.view.frameWidth() + px(2)
        sideways = self.view.horizontalScrollBar()
        bar = sideways.sizeHint().height() if sideways.maximum() > 0 else 0
        self.setFixedHeight(head + lines * row + frame + bar)
