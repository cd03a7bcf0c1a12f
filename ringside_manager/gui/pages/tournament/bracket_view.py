"""A bracket with scroll bars, zoomed by steps or to fit."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from ringside_manager.gui.look import zoom_factor
from ringside_manager.gui.pages.tournament.bracket_canvas import ZOOMS, BracketCanvas
from ringside_manager.office.facts.tournaments import BracketRow

READABLE = 0.8
"""A bracket is not shown smaller than this unasked."""


class BracketView(QScrollArea):
    """The drawing with scroll bars, zoomed by steps or to fit."""

    go = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.canvas = BracketCanvas()
        self._new = False
        self.canvas.go.connect(self.go)
        self.canvas.seen.connect(self._show)
        self.canvas.zoom_wished.connect(self.zoom_by)
        self.setWidget(self.canvas)
        self.setWidgetResizable(True)
        self.setFocusProxy(self.canvas)

    def show_row(self, row: BracketRow) -> None:
        """Show a tournament; another than before as large as it goes well."""
        another = self.canvas.row is None or self.canvas.row.number != row.number
        self.canvas.show_row(row)
        if another:
            self._new = True
            self._fit_new()

    def zoom_by(self, steps: int) -> None:
        """One or more steps larger or smaller."""
        near = min(range(len(ZOOMS)), key=lambda index: abs(ZOOMS[index] - self.canvas.zoom))
        self.canvas.set_zoom(ZOOMS[min(max(near + steps, 0), len(ZOOMS) - 1)])

    def fit(self) -> None:
        """As large as it can be with all of it in sight."""
        if self.canvas.plan is None:
            return
        size, room = self.canvas.plan.size * zoom_factor(), self.viewport().size()
        self.canvas.set_zoom(min(room.width() / size.width(), room.height() / size.height(), 1.5))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A tournament just shown is fitted once its room is known."""
        super().resizeEvent(event)
        self._fit_new()

    def _fit_new(self) -> None:
        if self._new and self.isVisible():
            self._new = False
            assert self.canvas.plan is not None
            size, room = self.canvas.plan.size * zoom_factor(), self.maximumViewportSize()
            whole = min(room.width() / size.width(), room.height() / size.height())
            wide = (room.width() - self.verticalScrollBar().sizeHint().width()) / size.width()
            self.canvas.set_zoom(min(whole if whole >= READABLE else max(wide, READABLE), 1.0))

    def _show(self, box: QRectF) -> None:
        middle = box.center().toPoint()
        self.ensureVisible(middle.x(), middle.y(), round(box.width()), round(box.height()))
