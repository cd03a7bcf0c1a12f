"""The page of a tournament: the bracket and its pairings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSignalBlocker, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPagedPaintDevice, QPainter, QPdfWriter, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QTabWidget,
    QWidget,
)

from ringside_manager.campaign.books import Touched
from ringside_manager.files import new_file
from ringside_manager.gui.commands import Command
from ringside_manager.gui.look import LIGHT, theme
from ringside_manager.gui.look.colours import Colours
from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.pages.tournament.bracket import BracketView
from ringside_manager.gui.pages.tournament.bracket_drawing import (
    HEAD_PIXELS,
    MARGIN,
    BracketLayout,
    BracketPainter,
    how_decided,
    mark,
    round_name,
    state,
)
from ringside_manager.gui.pages.tournament.chances import ChancesView
from ringside_manager.gui.pages.tournament.new_tournament import NewTournament, not_the_promoter
from ringside_manager.gui.place import Place
from ringside_manager.gui.portraits.portrait import Sitter, sitter_in
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Badge, Empty, Link, button, column, note, plain_label, row, show_if
from ringside_manager.gui.widgets.leaving import ask_for_file, lay_out, preview_and_print, write_or_warn
from ringside_manager.language import tr
from ringside_manager.office.facts.tournaments import BracketRow, Cell, Entrant, brackets
from ringside_manager.text_safety import file_slug

# A bracket leaves the window: as a picture, a drawing, a document, on paper


Sitters = Mapping[int, Sitter]
NOBODY: Sitters = {}
SUFFIXES = ("pdf", "svg", "png")
_MARGIN_MM = 12
TITLE_HIGH, TITLE_SIZE = 44.0, 20
PICTURE_SCALE = 2.0
"""A picture is twice as large as the drawing at normal size, to be sharp."""


def save_bracket(row: BracketRow, path: Path, sitters: Sitters = NOBODY) -> None:
    """Write a bracket as what the name of the file ends with, one of ``SUFFIXES``; an existing file is replaced.

    ``sitters`` are the fighters as their portraits show them, by their numbers.

    A PNG looks as the window does, the others are for paper.  Raises ``OSError`` of the disk and
    ``NoSaveError`` without a folder.
    """
    with new_file(path, overwrite=True) as part:
        _WRITERS.get(path.suffix.lower(), _write_pdf)(row, part, sitters)


def _write_png(row: BracketRow, path: Path, sitters: Sitters) -> None:
    size = _size(row) * PICTURE_SCALE
    image = QImage(size.toSize(), QImage.Format.Format_ARGB32)
    image.fill(theme().window)
    painter = QPainter(image)
    painter.scale(PICTURE_SCALE, PICTURE_SCALE)
    _paint(painter, row, theme(), sitters)
    painter.end()
    memory = QByteArray()
    buffer = QBuffer(memory)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    path.write_bytes(memory.data())


def _write_svg(row: BracketRow, path: Path, sitters: Sitters) -> None:
    from PySide6.QtSvg import QSvgGenerator

    memory = QByteArray()
    buffer = QBuffer(memory)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    drawing = QSvgGenerator()
    drawing.setOutputDevice(buffer)
    size = _size(row).toSize()
    drawing.setSize(size)
    drawing.setViewBox(QRectF(0, 0, size.width(), size.height()))
    drawing.setTitle(row.name)
    painter = QPainter(drawing)
    _paint(painter, row, LIGHT, sitters)
    painter.end()
    path.write_bytes(memory.data())


def _write_pdf(row: BracketRow, path: Path, sitters: Sitters) -> None:
    writer = QPdfWriter(str(path))
    writer.setTitle(row.name)
    lay_out(writer, _MARGIN_MM, wide=True)
    _print(writer, row, sitters)
    del writer


_WRITERS: dict[str, Callable[[BracketRow, Path, Sitters], None]] = {
    ".png": _write_png,
    ".svg": _write_svg,
    ".pdf": _write_pdf,
}


def paint_page(painter: QPainter, row: BracketRow, page: QRectF, sitters: Sitters = NOBODY) -> None:
    """Paint a bracket as large as the page allows."""
    size = _size(row)
    scale = min(page.width() / size.width(), page.height() / size.height())
    painter.scale(scale, scale)
    _paint(painter, row, LIGHT, sitters)


def _size(row: BracketRow) -> QSizeF:
    return BracketLayout(row).size + QSizeF(0, TITLE_HIGH)


def _paint(painter: QPainter, row: BracketRow, colours: Colours, sitters: Sitters) -> None:
    layout = BracketLayout(row)
    family = QApplication.font().family()
    font = QFont(family)
    font.setPixelSize(TITLE_SIZE)
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    painter.setPen(QColor(colours.text))
    title = QRectF(MARGIN, MARGIN, layout.size.width() - 2 * MARGIN, TITLE_HIGH - MARGIN)
    painter.drawText(title, int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine), row.name)
    painter.translate(0, TITLE_HIGH)
    BracketPainter(layout, colours, family, sitters=sitters, head_pixels=2 * HEAD_PIXELS).paint(painter)


def ask_and_save(parent: QWidget, row: BracketRow, suffix: str, sitters: Sitters = NOBODY) -> None:
    """Ask for a file and save there; what goes wrong on the disk is told in a sentence."""
    path = ask_for_file(parent, tr("Save the bracket"), file_slug(row.name, "bracket"), suffix)
    if path is not None:
        write_or_warn(parent, lambda: save_bracket(row, path, sitters), tr("The bracket was not written"))


def ask_and_print(parent: QWidget, row: BracketRow, sitters: Sitters = NOBODY) -> None:
    """Show the page, ask for a printer, print."""
    preview_and_print(
        parent,
        tr("Print the bracket"),
        row.name,
        lambda device: lay_out(device, _MARGIN_MM, wide=True),
        lambda device: _print(device, row, sitters),
    )


def _print(device: QPagedPaintDevice, row: BracketRow, sitters: Sitters) -> None:
    painter = QPainter(device)
    paint_page(painter, row, QRectF(0, 0, device.width(), device.height()), sitters)
    painter.end()


# The pairings of a tournament as a table: the bracket for those who would rather read it


def _leads_to(cell: Cell) -> Place | None:
    """Where a pairing leads: to the bout, or the upper man."""
    return Place("bout", cell.bout) if cell.bout else _place(cell.red)


def pairings_table(name_of: Callable[[Cell], str]) -> Table[Cell]:
    """Return the table of a bracket's pairings; ``name_of`` names the round of one."""
    columns: list[Column[Cell]] = [
        Column("round", tr("Round"), lambda cell: cell.round, name_of, width=14),
        Column("place", tr("Pairing"), lambda cell: cell.place, align="right", width=8, rule="C61"),
        Column("night", tr("Night"), lambda cell: cell.night or None, align="right", width=7, rule="C62"),
        Column(
            "red", tr("Red corner"), lambda cell: _name(cell.red),
            place=lambda cell: _place(cell.red), width=22,
        ),
        Column(
            "blue", tr("Blue corner"), lambda cell: _name(cell.blue),
            place=lambda cell: _place(cell.blue), width=22,
        ),
        Column(
            "result", tr("Result"), lambda cell: mark(cell) or None,
            place=lambda cell: Place("bout", cell.bout) if cell.bout else None, width=9,
        ),
        Column("how", tr("Who goes on"), lambda cell: how_decided(cell) or None, width=40, rule="C63"),
    ]  # fmt: skip
    table: Table[Cell] = Table(
        "pairings",
        columns,
        lambda cell: (cell.round, cell.place),
        tr("There is no tournament yet."),
    )
    table.set_title(tr("Pairings"))
    return table


def _name(side: Entrant | None) -> str | None:
    return None if side is None else side.name


def _place(side: Entrant | None) -> Place | None:
    return None if side is None else Place("fighter", side.fighter)


# Tournaments: a list, the bracket of one, and the drawing of new ones (C60-C63)


Here = Qt.ShortcutContext.WidgetWithChildrenShortcut


class TournamentPage(Page):
    """``number`` of a place is the tournament's; without one the first of the list is shown."""

    def build(self) -> None:
        self.rows: tuple[BracketRow, ...] = ()
        self.choice = QComboBox()
        self.choice.setAccessibleName(tr("Tournaments"))
        self.choice.setMinimumContentsLength(20)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.choice.currentIndexChanged.connect(lambda _line: self._show_chosen())
        self.new = button(tr("New tournament…"), self.draw_new, picture="plus")
        self.new.setProperty("rule", "C60")
        self.why = note()
        self.stack = QStackedWidget()
        self.stack.addWidget(
            Empty(
                tr("No tournament has been drawn yet. The first one for the title crowns the first champion.")
            )
        )
        self.stack.addWidget(self._shown())
        column(row(self.choice, None, self.new), self.why, (self.stack, 1), parent=self)

    def _shown(self) -> QWidget:
        self.title_badge = Badge(tr("For the title"), "gold")
        self.class_badge = Badge()
        self.state_badge = Badge()
        self.facts = plain_label(tone="muted", wrap=True)
        self.winner = Link(go=self.go)
        self.bracket = BracketView()
        self.bracket.go.connect(self.go)
        self.table = pairings_table(self._round_name)
        self.table.go.connect(self.go)
        self.table.activated.connect(self._open)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setAccessibleName(tr("How the tournament is shown"))
        self.tabs.addTab(self.bracket, tr("Bracket"))
        self.tabs.addTab(self.table, tr("Pairings"))
        self.chances = ChancesView(self.session)
        self.chances.go.connect(self.go)
        self.chances.known.connect(self.bracket.canvas.show_chances)
        self.tabs.addTab(self.chances, tr("Chances"))
        self.tabs.setCornerWidget(self._tools())
        shown = QWidget()
        self.facts.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        head = row(self.title_badge, self.class_badge, self.state_badge, self.winner, self.facts)
        column(head, (self.tabs, 1), space=3, parent=shown)
        QShortcut("Ctrl+Alt+0", self, self.bracket.fit, context=Here)
        return shown

    def _tools(self) -> QWidget:
        self.leave = QPushButton(tr("Export"))
        self.leave.setAccessibleName(tr("Export or print the bracket"))
        menu = QMenu(self.leave)
        for text, suffix in (
            (tr("As document (PDF)…"), "pdf"),
            (tr("As drawing (SVG)…"), "svg"),
            (tr("As picture (PNG)…"), "png"),
        ):
            menu.addAction(text).triggered.connect(lambda _checked=False, suffix=suffix: self._save(suffix))
        menu.addAction(tr("Print…")).triggered.connect(lambda _checked=False: self._print())
        self.leave.setMenu(menu)
        tools = QWidget()
        row(
            button("−", lambda: self.bracket.zoom_by(-1), kind="flat", name=tr("Draw it smaller")),
            button("+", lambda: self.bracket.zoom_by(1), kind="flat", name=tr("Draw it larger")),
            button(tr("Fit"), self.bracket.fit, kind="flat", name=tr("Show all of it")),
            self.leave,
            space=1,
            parent=tools,
        )
        return tools

    # shown ----------------------------------------------------------------------------------------------

    def show_place(self, place: Place) -> None:
        super().show_place(place)
        if place.number:
            self._choose(place.number)

    def refresh(self) -> None:
        chosen = self.chosen()
        self.rows = brackets(self.session.books)
        with QSignalBlocker(self.choice):
            self.choice.clear()
            self.choice.addItems(
                [tr("{name}: {state}").format(name=one.name, state=state(one)) for one in self.rows]
            )
        show_if(self.choice, bool(self.rows))
        self.stack.setCurrentIndex(1 if self.rows else 0)
        why = not_the_promoter(self.session)
        self.new.setEnabled(not why and not self.session.read_only)
        self.why.setText(why)
        show_if(self.why, bool(why))
        self._choose(chosen.number if chosen is not None else 0)

    def chosen(self) -> BracketRow | None:
        line = self.choice.currentIndex()
        return self.rows[line] if 0 <= line < len(self.rows) else None

    def concerns(self, touched: Touched) -> bool:
        return bool(touched.tournaments or touched.bouts or touched.fighters or touched.league)

    def title(self) -> str:
        chosen = self.chosen()
        return tr("Tournaments") if chosen is None else chosen.name

    def commands(self) -> tuple[Command, ...]:
        return (
            Command(
                "tournament.new",
                tr("New tournament…"),
                self.draw_new,
                "fights",
                "",
                "bracket",
                why_not=lambda: not_the_promoter(self.session),
            ),
            Command("tournament.print", tr("Print the bracket…"), self._print, why_not=self._no_bracket),
        )

    def draw_new(self) -> NewTournament | None:
        """Ask for a new tournament; the dialog, while it is open."""
        if not_the_promoter(self.session):
            return None
        dialog = NewTournament(self.session, self._choose, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def _choose(self, number: int) -> None:
        places = [place for place, one in enumerate(self.rows) if one.number == number] or [0]
        self.choice.setCurrentIndex(places[0] if self.rows else -1)
        self._show_chosen()

    def _show_chosen(self) -> None:
        one = self.chosen()
        if one is None:
            return
        show_if(self.title_badge, one.for_title)
        self.class_badge.set(one.weight_class)
        over = one.winner is not None
        self.state_badge.set(tr("Over") if over else tr("Under way"), "neutral" if over else "good")
        show_if(self.winner, over)
        if one.winner is not None:
            self.winner.set(
                tr("Won by {name}").format(name=one.winner.name), Place("fighter", one.winner.fighter)
            )
        parts = [
            tr("%n fighter", "%n fighters", len(one.entrants)),
            tr("%n bye", "%n byes", one.byes) if one.byes else "",
            tr("nights {first} to {last}").format(first=one.first_night, last=one.last_night),
            tr("next bouts on night {night}").format(night=one.next_night) if one.next_night else "",
        ]
        self.facts.setText(" · ".join(part for part in parts if part))
        self.bracket.show_row(one, self._sitters(one))
        self.table.set_rows([cell for cells in one.rounds for cell in cells])
        self.table.set_title(one.name)
        self.chances.show_row(one)
        self.retitled.emit()

    def _sitters(self, one: BracketRow) -> Sitters:
        return {man.fighter: sitter_in(self.session.books, man.fighter) for man in one.entrants}

    def _round_name(self, cell: Cell) -> str:
        one = self.chosen()
        return "" if one is None else round_name(one, cell.round)

    def _open(self, cell: Cell) -> None:
        place = _leads_to(cell)
        if place is not None:
            self.go.emit(place)

    def _no_bracket(self) -> str:
        return "" if self.rows else tr("There is no tournament yet.")

    def _save(self, suffix: str) -> None:
        if (one := self.chosen()) is not None:
            ask_and_save(self, one, suffix, self._sitters(one))

    def _print(self) -> None:
        if (one := self.chosen()) is not None:
            ask_and_print(self, one, self._sitters(one))
