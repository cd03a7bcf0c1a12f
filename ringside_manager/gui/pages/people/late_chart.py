"""A chart that is made when the page around it has been painted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from ringside_manager.charts.chart import Chart
from ringside_manager.gui.charts.panel import ChartPanel


class LateChart(ChartPanel):
    """Going to a page must not wait for its pictures: ``show_later`` makes them when there is nothing else to do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make: Callable[[], Chart] | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._made)

    def show_later(self, make: Callable[[], Chart]) -> None:
        """Show the chart ``make`` gives; of several asked for in a row only the last is made."""
        self._make = make
        self._soon.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Now somebody sees it."""
        super().showEvent(event)
        if self._make is not None:
            self._soon.start()

    def _made(self) -> None:
        if self._make is not None and self.isVisible():
            make, self._make = self._make, None
            self.show_chart(make())
