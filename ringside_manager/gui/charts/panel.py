"""The panel that shows a chart or the figures behind it, and the box in which a person is found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QLocale, QObject, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from ringside_manager.charts import Cell, Chart, Key, csv_of, picture_of
from ringside_manager.charts.sheet import Skin
from ringside_manager.errors import RingsideError
from ringside_manager.files import new_file, write_text
from ringside_manager.gui.charts.canvas import ChartCanvas, loader, skin_of, skin_on_paper
from ringside_manager.gui.look import follow_look, icon, px, set_margins, spacing, square, theme
from ringside_manager.gui.place import Place
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Heading, column, note, set_tip, warn
from ringside_manager.gui.widgets.dialogs import ask_for_file
from ringside_manager.language import tr
from ringside_manager.text_safety import file_slug

# A chart leaves the window: as a picture, as a document, as its figures, over the clipboard


BYTE_ORDER_MARK = "\ufeff"
SUFFIXES = ("png", "svg", "pdf", "csv")


def skin_for(kind: str) -> Skin:
    """A PNG looks as the window does; drawings and documents are for paper."""
    return skin_of(theme()) if kind == "png" else skin_on_paper()


def save_chart(chart: Chart, path: Path, kind: str, skin: Skin) -> None:
    """Write a chart as one of ``SUFFIXES``, all of it or nothing; an existing file is replaced.

    Raises ``OSError`` of the disk and ``NoSaveError`` without a folder.
    """
    if kind == "csv":
        write_text(path, [BYTE_ORDER_MARK, csv_of(chart.data())], overwrite=True)
        return
    picture = picture_of(chart, kind, skin)
    with new_file(path, overwrite=True) as part:
        part.write_bytes(picture)


class Saver(QObject):
    """Saves charts one after another beside the window's thread, as a document takes a third of a second.

    ``ended`` carries the path and what went wrong, ``None`` if nothing did.
    """

    ended = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self._threads = ThreadPoolExecutor(max_workers=1, thread_name_prefix="saving")

    def begin(self, chart: Chart, path: Path, kind: str) -> None:
        work = self._threads.submit(save_chart, chart, path, kind, skin_for(kind))
        work.add_done_callback(lambda done: self.ended.emit(path, done.exception()))


_SAVER: list[Saver] = []


def saver() -> Saver:
    """Who saves charts in this program."""
    if not _SAVER:
        _SAVER.append(Saver())
    return _SAVER[0]


# The figures behind a chart, as a table.


FigureRow = tuple[int, tuple[Cell, ...]]
"""A line of the table: its place and its cells."""


def table_of(chart: Chart) -> Table[FigureRow]:
    """A table of the chart's figures, filled."""
    data = chart.data()
    columns = [
        Column(
            f"column{index}", header, _value(index), _text(index), align=_align(index, data.rows),
            width=max(10, min(len(header) + 4, 26)),
        )
        for index, header in enumerate(data.headers)
    ]  # fmt: skip
    table = Table(f"chart {chart.kind}", columns, lambda row: row[0], tr("There is nothing to show yet."))
    table.set_title(chart.title)
    fill(table, chart)
    return table


def fill(table: Table[FigureRow], chart: Chart) -> None:
    """Show the figures of another chart of the same kind."""
    table.set_title(chart.title)
    table.set_rows(list(enumerate(chart.data().rows)))


def _value(index: int) -> Callable[[FigureRow], object]:
    return lambda row: row[1][index]


def _text(index: int) -> Callable[[FigureRow], str]:
    return lambda row: shown_cell(row[1][index])


def shown_cell(cell: Cell) -> str:
    """A cell as people read it: figures as the language writes them, to the cent at most."""
    if cell is None:
        return ""
    if isinstance(cell, str):
        return cell
    if cell == int(cell):
        return QLocale().toString(int(cell))
    return QLocale().toString(float(cell), "f", 1 if cell * 2 == int(cell * 2) else 2)


def _align(index: int, rows: tuple[tuple[Cell, ...], ...]) -> Literal["left", "right"]:
    known = (row[index] for row in rows if row[index] is not None)
    return "right" if not isinstance(next(known, ""), str) else "left"


# The box in which a person is found by part of the name.


Named = tuple[int, str]


class PersonChooser(QComboBox):
    """Names with their numbers; ``chosen`` carries the number picked by a person, not by the program."""

    chosen = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setAccessibleName(name)
        self.setMinimumContentsLength(14)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMaxVisibleItems(16)
        self._people: tuple[Named, ...] = ()
        self._complete()
        self.activated.connect(self._on_activated)
        edit = self.lineEdit()
        assert edit is not None
        edit.setAccessibleName(name)
        edit.editingFinished.connect(self._settle)

    def set_people(self, people: Sequence[Named], number: int) -> None:
        if tuple(people) != self._people:
            self._people = tuple(people)
            self.clear()
            self.addItems([name for _, name in people])
            self._complete()
        self.set_number(number)

    def set_number(self, number: int) -> None:
        """Choose somebody without telling; nobody if he is not offered."""
        numbers = [one for one, _ in self._people]
        self.setCurrentIndex(numbers.index(number) if number in numbers else -1)

    def number(self) -> int:
        """The number of whoever is chosen, 0 for nobody."""
        index = self.currentIndex()
        return self._people[index][0] if 0 <= index < len(self._people) else 0

    def _complete(self) -> None:
        completer = QCompleter(self.model(), self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.setCompleter(completer)

    def _on_activated(self, index: int) -> None:
        if 0 <= index < len(self._people):
            self.chosen.emit(self._people[index][0])

    def _settle(self) -> None:
        """What was typed and names nobody is taken back; a whole name chooses its man."""
        index = self.findText(self.currentText(), Qt.MatchFlag.MatchFixedString)
        if index < 0:
            self.setEditText(self.itemText(self.currentIndex()))
        elif index != self.currentIndex():
            self.setCurrentIndex(index)
            self._on_activated(index)


# The panel.


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
        return self._stack.currentWidget() is self._figures

    @property
    def is_drawing(self) -> bool:
        """Whether a chart is seen whose picture is still to come."""
        if self.chart is None or self.shows_table or self.visibleRegion().isEmpty():
            return False
        return self._stack.currentWidget() is self._waiting or not self.canvas.is_drawn

    def showEvent(self, event: QShowEvent) -> None:
        """Load the library when the first chart is seen."""
        super().showEvent(event)
        self._show()

    def _show(self) -> None:
        if self.chart is None or not self.isVisible():
            return
        if self.as_table.isChecked():
            if self.table is None or self._table_kind != f"{self.chart.kind}{len(self.chart.data().headers)}":
                self._new_table(self.chart)
            else:
                fill(self.table, self.chart)
            self._heading.setText(self.chart.title)
            self._stack.setCurrentWidget(self._figures)
        elif not loader().is_ready:
            self._stack.setCurrentWidget(self._waiting)
            loader().begin()
        else:
            self.canvas.spare = self._buttons.sizeHint().width()
            if self.canvas.chart is not self.chart:
                self.canvas.show_chart(self.chart)
            self._stack.setCurrentWidget(self.canvas)

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
        self.save.setMenu(menu)
        self.save.setStyleSheet("QToolButton::menu-indicator { image: none; }")

    def _button(self, text: str, picture: str) -> QToolButton:
        made = QToolButton()
        set_tip(made, text)
        made.setAccessibleName(text)
        made.setAutoRaise(True)
        made.setProperty("picture", picture)
        made.setEnabled(False)
        return made

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
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
        if self.chart is not None and loader().is_ready:
            if self.canvas.chart is not self.chart:
                self.canvas.show_chart(self.chart)
            QGuiApplication.clipboard().setImage(self.canvas.image())

    def save_as(self, kind: str) -> None:
        """Ask for a file and save there as ``png``, ``svg``, ``pdf`` or ``csv``."""
        if self.chart is None:
            return
        path = ask_for_file(self, tr("Save the chart"), file_slug(self.chart.title, "chart"), kind)
        if path is None:
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
