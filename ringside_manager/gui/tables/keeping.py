"""Keeps who is selected, and what is in sight, while the rows under a view are replaced."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QObject, Signal

from ringside_manager.gui.tables.view import TableView

Flag = QItemSelectionModel.SelectionFlag


class Keeping(QObject):
    """Watches one view; ``changed`` when another row, or none, is selected than before."""

    changed = Signal()

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view, self._model = view, view.rows_model
        self._chosen: list[Hashable] = []
        self._current: tuple[Hashable | None, int] = (None, 0)
        self._scrolled = 0
        self._told: Hashable | None = None
        self._replacing = False
        self._model.modelAboutToBeReset.connect(self._note)
        self._model.modelReset.connect(self._restore)
        view.selectionModel().selectionChanged.connect(self._tell)

    def chosen_lines(self) -> list[int]:
        """The lines selected, from top to bottom."""
        selection = self._view.selectionModel().selection()
        parts = [selection.at(place) for place in range(selection.count())]
        return sorted({line for part in parts for line in range(part.top(), part.bottom() + 1)})

    def choose(self, identities: list[Hashable]) -> bool:
        """Select these rows and no others; whether the first of them is shown."""
        lines = self._lines_of(identities)
        self._select(lines)
        if lines:
            self._current = (identities[0], max(self._view.currentIndex().column(), 0))
            self._make_current(lines[0])
            self._view.scrollTo(self._model.index(lines[0], 0))
        self._tell()
        return bool(lines)

    def _note(self) -> None:
        self._replacing = True
        index = self._view.currentIndex()
        row = self._model.row(index.row()) if index.isValid() else None
        self._current = (None if row is None else self._model.identity(row), max(index.column(), 0))
        self._chosen = [self._model.identity(self._model.row(line)) for line in self.chosen_lines()]
        self._scrolled = self._view.verticalScrollBar().value()

    def _restore(self) -> None:
        self._view.hovered = -1
        self._select(self._lines_of(self._chosen))
        line = None if self._current[0] is None else self._model.line_of(self._current[0])
        if line is not None:
            self._make_current(line)
        self._view.verticalScrollBar().setValue(self._scrolled)
        self._replacing = False
        self._tell()

    def _make_current(self, line: int) -> None:
        index = self._model.index(line, self._current[1])
        self._view.selectionModel().setCurrentIndex(index, Flag.NoUpdate)

    def _lines_of(self, identities: list[Hashable]) -> list[int]:
        if not identities:
            return []
        wanted, identity = set(identities), self._model.identity
        return [line for line, row in enumerate(self._model.shown_rows) if identity(row) in wanted]

    def _select(self, lines: list[int]) -> None:
        selection, last = QItemSelection(), self._model.columnCount() - 1
        for first, end in _runs(lines):
            selection.select(self._model.index(first, 0), self._model.index(end, last))
        self._view.selectionModel().select(selection, Flag.ClearAndSelect)

    def _tell(self) -> None:
        if self._replacing:
            return
        lines = self.chosen_lines()
        now = self._model.identity(self._model.row(lines[0])) if lines else None
        if now != self._told:
            self._told = now
            self.changed.emit()


def _runs(lines: list[int]) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    for line in lines:
        if runs and runs[-1][1] == line - 1:
            runs[-1] = (runs[-1][0], line)
        else:
            runs.append((line, line))
    return runs
