"""A chart in a page, with everything one does with charts."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from ringside_manager.charts.chart import Chart, Key
from ringside_manager.errors import RingsideError
from ringside_manager.gui.charts.canvas import ChartCanvas
from ringside_manager.gui.charts.figures import FigureRow, fill, table_of
from ringside_manager.gui.charts.loading import loader
from ringside_manager.gui.charts.saving import SUFFIXES, ask_for_file, copy_image, saver
from ringside_manager.gui.look import follow_look, icon, px, set_margins, spacing, square
from ringside_manager.gui.place import Place
from ringside_manager.gui.tables import Table
from ringside_manager.gui.widgets import Heading, column, note, set_tip, warn
from ringside_manager.language import tr

_HERE = Qt.ShortcutContext.WidgetShortcut


class ChartPanel(QFrame):
    """One chart at a time, as a picture or as a table; the library that draws it is loaded when it is first seen.

    ``picked`` carries the ``Key`` of a mark that was clicked or opened by Enter, ``go`` the place it stands for.
    """

    picked = Signal(object)
    go = Signal(object)
    saved = Signal(object)
    """A chart was saved; carries its path."""

    def __init__(self, parent: QWidget | None = None, *, framed: bool = True) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel" if framed else "")
        self.chart: Chart | None = None
        self._saving: Path | None = None
        self.canvas = ChartCanvas()
        self.table: Table[FigureRow] | None = None
        self._table_kind = ""
        self._waiting = note(tr("Drawing the chart…"))
        self._waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._heading = Heading("", 2)
        self._figures = QWidget()
        self._stack = QStackedWidget()
        self._make_buttons()
        self._lay_out()
        self.canvas.picked.connect(self._pick)
        loader().ready.connect(self._show)
        saver().ended.connect(self._on_saved, Qt.ConnectionType.QueuedConnection)
        follow_look(self._restyle)
        self._restyle()

    # what is shown ------------------------------------------------------------------------------------

    def show_chart(self, chart: Chart) -> None:
        """Show another chart, or the same with other rows."""
        self.chart = chart
        for button in (self.as_table, self.copy, self.save):
            button.setEnabled(not chart.is_empty)
        if chart.is_empty:
            self.as_table.setChecked(False)
        if self.isVisible():
            self._show()

    @property
    def shows_table(self) -> bool:
        """Whether the figures are shown instead of the picture."""
        return self._stack.currentWidget() is self._figures

    def showEvent(self, event: QShowEvent) -> None:
        """Load the library when the first chart is seen."""
        super().showEvent(event)
        self._show()

    def _show(self) -> None:
        if self.chart is None or not self.isVisible():
            return
        if self.as_table.isChecked():
            self._show_table(self.chart)
        elif not loader().is_ready:
            self._stack.setCurrentWidget(self._waiting)
            loader().begin()
        else:
            self.canvas.spare = self._buttons.sizeHint().width()
            if self.canvas.chart is not self.chart:
                self.canvas.show_chart(self.chart)
            self._stack.setCurrentWidget(self.canvas)

    def _show_table(self, chart: Chart) -> None:
        if self.table is None or self._table_kind != f"{chart.kind}{len(chart.data().headers)}":
            self._new_table(chart)
        else:
            fill(self.table, chart)
        self._heading.setText(chart.title)
        self._stack.setCurrentWidget(self._figures)

    def _new_table(self, chart: Chart) -> None:
        layout = self._figures.layout()
        assert layout is not None
        if self.table is not None:
            layout.removeWidget(self.table)
            self.table.deleteLater()
        self.table = table_of(chart)
        self._table_kind = f"{chart.kind}{len(chart.data().headers)}"
        layout.addWidget(self.table)

    def _pick(self, key: Key) -> None:
        self.picked.emit(key)
        self.go.emit(Place(key.kind, key.number))

    # buttons ------------------------------------------------------------------------------------------

    def _make_buttons(self) -> None:
        self.as_table = self._button(tr("Show as table"), "columns")
        self.as_table.setCheckable(True)
        self.as_table.toggled.connect(self._show)
        self.copy = self._button(tr("Copy the picture"), "copy")
        self.copy.clicked.connect(self.copy_picture)
        QShortcut(QKeySequence.StandardKey.Copy, self.canvas, self.copy_picture, context=_HERE)
        self.save = self._button(tr("Save the chart"), "export")
        self.save.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.save.setMenu(self._save_menu())
        self.save.setStyleSheet("QToolButton::menu-indicator { image: none; }")

    def _button(self, text: str, picture: str) -> QToolButton:
        made = QToolButton()
        set_tip(made, text)
        made.setAccessibleName(text)
        made.setAutoRaise(True)
        made.setProperty("picture", picture)
        made.setEnabled(False)
        return made

    def _save_menu(self) -> QMenu:
        menu = QMenu(self)
        texts = {
            "png": tr("Picture (PNG)…"),
            "svg": tr("Drawing (SVG)…"),
            "pdf": tr("Document (PDF)…"),
            "csv": tr("Figures as a table (CSV)…"),
        }
        for kind in SUFFIXES:
            menu.addAction(texts[kind]).triggered.connect(
                lambda _checked=False, kind=kind: self.save_as(kind)
            )
        return menu

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The same as the buttons, where the mouse is."""
        if self.chart is None or self.chart.is_empty or self.shows_table:
            return
        menu = QMenu(self)
        menu.addAction(self.as_table.toolTip()).triggered.connect(self.as_table.click)
        menu.addAction(self.copy.toolTip()).triggered.connect(self.copy_picture)
        menu.addSeparator()
        menu.addActions(self.save.menu().actions())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def copy_picture(self) -> None:
        """Put the picture on the clipboard."""
        if self.chart is not None and loader().is_ready:
            if self.canvas.chart is not self.chart:
                self.canvas.show_chart(self.chart)
            copy_image(self.canvas.image())

    def save_as(self, kind: str) -> None:
        """Ask for a file and save there as ``png``, ``svg``, ``pdf`` or ``csv``."""
        if self.chart is None or (path := ask_for_file(self, self.chart, kind)) is None:
            return
        self._saving = path
        self.save.setEnabled(False)
        saver().begin(self.chart, path, kind)

    @Slot(object, object)
    def _on_saved(self, path: Path, fault: BaseException | None) -> None:
        if path is not self._saving:
            return
        self._saving = None
        self.save.setEnabled(self.chart is not None and not self.chart.is_empty)
        if fault is None:
            self.saved.emit(path)
        elif isinstance(fault, OSError | RingsideError):
            warn(self, tr("The chart was not saved"), str(fault))
        else:
            raise fault

    # layout -------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._buttons = QWidget()
        row = QHBoxLayout(self._buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for button in (self.as_table, self.copy, self.save):
            row.addWidget(button)
        column(self._heading, space=2, parent=self._figures)
        for page in (self._waiting, self.canvas, self._figures):
            self._stack.addWidget(page)
        grid = QGridLayout(self)
        margin = 2 if self.property("kind") else 0
        grid.setContentsMargins(margin, margin, margin, margin)
        grid.addWidget(self._stack, 0, 0)
        grid.addWidget(self._buttons, 0, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        self._buttons.raise_()

    def _restyle(self) -> None:
        edge = spacing(2)
        self._buttons.setContentsMargins(0, edge, edge, 0)
        figures = self._figures.layout()
        if figures is not None:
            set_margins(figures, 4, 3, 0, 0)
        for button in (self.as_table, self.copy, self.save):
            button.setIcon(icon(str(button.property("picture"))))
            button.setIconSize(square(18))
        for label in (self._waiting, self._heading):
            label.setMinimumHeight(px(24))
