"""Seeds set by hand: a list to drag in, or to move in with Alt and the arrow keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from ringside_manager.gui.look import px
from ringside_manager.gui.widgets import button, column, note, row
from ringside_manager.language import tr

_NUMBER = Qt.ItemDataRole.UserRole
Here = Qt.ShortcutContext.WidgetWithChildrenShortcut


class Seeds(QWidget):
    """The entrants from the first seed to the last; ``changed`` follows every move."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: dict[int, str] = {}
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Seeds"))
        self.list.setProperty("rule", "C61")
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.model().rowsMoved.connect(self._moved)
        self.list.setMinimumHeight(px(130))
        QShortcut("Alt+Up", self, lambda: self.shift(-1), context=Here)
        QShortcut("Alt+Down", self, lambda: self.shift(1), context=Here)
        movers = row(
            button(tr("Move up"), lambda: self.shift(-1), tip="Alt+Up", picture="up"),
            button(tr("Move down"), lambda: self.shift(1), tip="Alt+Down", picture="down"),
            None,
        )
        column(
            note(tr("Drag the names, or move them with Alt+Up and Alt+Down.")), self.list, movers, parent=self
        )

    def show_entrants(self, names: Mapping[int, str]) -> None:
        """Show other entrants: those known keep their order, new ones go to the end."""
        kept = [number for number in self.order() if number in names]
        kept += [number for number in names if number not in kept]
        self._names = dict(names)
        self._fill(kept, self.list.currentRow())

    def order(self) -> tuple[int, ...]:
        """The entrants, the first seed first."""
        return tuple(self.list.item(place).data(_NUMBER) for place in range(self.list.count()))

    def shift(self, step: int) -> None:
        """Move the entrant chosen up (-1) or down (1)."""
        here = self.list.currentRow()
        there = here + step
        if here < 0 or not 0 <= there < self.list.count():
            return
        order = list(self.order())
        order[here], order[there] = order[there], order[here]
        self._fill(order, there)
        self.changed.emit()

    def _moved(self) -> None:
        self._number()
        self.changed.emit()

    def _fill(self, order: Sequence[int], current: int) -> None:
        self.list.clear()
        for number in order:
            item = QListWidgetItem()
            item.setData(_NUMBER, number)
            self.list.addItem(item)
        self._number()
        self.list.setCurrentRow(min(max(current, 0), self.list.count() - 1))

    def _number(self) -> None:
        for place in range(self.list.count()):
            item = self.list.item(place)
            name = self._names.get(item.data(_NUMBER), "")
            item.setText(tr("{seed}. {name}").format(seed=place + 1, name=name))
