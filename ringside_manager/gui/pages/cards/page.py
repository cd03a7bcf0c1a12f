"""The page of the cards: the nights to come as a board of days, and as a list where it is narrow."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QPushButton, QSizePolicy, QStackedWidget

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books
from ringside_manager.errors import SetError
from ringside_manager.gui import words
from ringside_manager.gui.matchmaker.opponents import with_rule
from ringside_manager.gui.operation import Job
from ringside_manager.gui.pages.cards.board import BoardView
from ringside_manager.gui.pages.cards.chips import Load, Tray, legend, short_state, span, state
from ringside_manager.gui.pages.cards.dialogs import ImportDialog, MakeHere
from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.place import Command, Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Scroll, button, column, note, row, show_if
from ringside_manager.language import tr
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.cards import Chip, ChipState, board, move, why_no_bout
from ringside_manager.office.facts.objections import Objection
from ringside_manager.office.office import Office
from ringside_manager.office.orders_file import read_schedule
from ringside_manager.written.yaml_files import read_file

# The board as a list, for whoever reads rather than looks


def board_table(session: Session) -> Table[Chip]:
    """Every bout and offer of the nights on the board, night by night."""

    def name(number: int) -> str:
        return session.books.fighters[number].name

    columns: tuple[Column[Chip], ...] = (
        Column(
            "night",
            tr("Night"),
            lambda chip: chip.night,
            lambda chip: words.night(chip.night),
            place=lambda chip: Place("night", chip.night),
            width=18,
        ),
        Column(
            "arena",
            tr("Arena"),
            lambda chip: (chip.arena.place,),
            lambda chip: words.arena(chip.arena),
            rule="C40",
        ),
        Column(
            "red",
            tr("Red corner"),
            lambda chip: name(chip.red),
            place=lambda chip: Place("fighter", chip.red),
            width=18,
        ),
        Column(
            "blue",
            tr("Blue corner"),
            lambda chip: name(chip.blue),
            place=lambda chip: Place("fighter", chip.blue),
            width=18,
        ),
        Column("rounds", tr("Rounds"), lambda chip: chip.rounds, align="right", rule="C51", width=8),
        Column("title", tr("Title"), lambda chip: tr("title") if chip.title else "", rule="C40", width=8),
        Column("state", tr("State"), state, width=20),
        Column(
            "result",
            tr("Result"),
            lambda chip: "" if chip.method is None else short_state(session.books, chip),
            width=20,
        ),
    )
    empty = tr("No bout is made or offered for these nights.")
    return Table("board", columns, lambda chip: (chip.is_offer, chip.number), empty)


# The calendar board: coming nights by arena, with what is made, offered and still free


NIGHTS = 6
"""How many nights stand side by side."""


class CardsPage(Page):
    """``Place("cards", night)``: the board from that night on, from the next one if none is named."""

    def build(self) -> None:
        self.first = 0
        self._span = ""
        self.board = BoardView(self._why_not)
        self.tray = Tray()
        self.table = board_table(self.session)
        self.status = note()
        self.status.setAccessibleName(tr("About the place on the board"))
        self.legend = note(legend())
        self.earlier = _turner("back", tr("Earlier nights"), lambda: self.turn(-NIGHTS))
        self.now = button(tr("Next night"), lambda: self.turn(0))
        self.later = _turner("forward", tr("Later nights"), lambda: self.turn(NIGHTS))
        self.listed = button(tr("As a list"), self.toggle_list, picture="columns")
        self.listed.setCheckable(True)
        self.make = button(tr("Make a bout"), self._make_anywhere, kind="primary", picture="handshake")
        self._lay_out()
        self._connect()

    @property
    def books(self) -> Books:
        return self.session.books

    @property
    def party(self) -> Party:
        return self.session.viewer or Party("")

    # the page -----------------------------------------------------------------------------------------

    def title(self) -> str:
        return tr("Cards: {nights}").format(nights=self._span) if self._span else tr("Cards")

    def show_place(self, place: Place) -> None:
        self.place = place
        self.first = place.number or self._next
        self.refresh()

    def refresh(self) -> None:
        first = min(max(1, self.first or self._next), self.books.options.nights)
        seen = board(self.books, self.session.viewer, first, NIGHTS)
        self.board.show_board(self.books, seen)
        self.tray.show_board(self.books, seen)
        self.table.set_rows([chip for night in seen.nights for cell in night for chip in cell.chips])
        show_if(self.trayed, bool(seen.tray))
        show_if(self.legend, bool(seen.tray))
        self.earlier.setEnabled(first > 1)
        self.later.setEnabled(first + NIGHTS <= self.books.options.nights)
        self.now.setEnabled(first != self._next)
        self.make.setEnabled(self.session.viewer is not None and not self.books.ended)
        self._span = span(seen.nights[0][0].night, seen.nights[-1][0].night)
        self.retitled.emit()

    def commands(self) -> tuple[Command, ...]:
        return (
            Command("cards.list", tr("Board as a list"), self.listed.click, "view", "Ctrl+L", "columns"),
            Command(
                "cards.import",
                tr("Import a schedule…"),
                self.ask_and_import,
                "fights",
                "",
                "import",
                why_not=lambda: "" if self.make.isEnabled() else tr("Somebody has to take the seat first."),
            ),
            Command("cards.now", tr("Board from the next night"), lambda: self.turn(0), "view"),
        )

    def turn(self, nights: int) -> None:
        """So many nights on or back; 0 for the next night."""
        self.first = min(max(1, self.first + nights), self.books.options.nights) if nights else self._next
        self.refresh()

    def toggle_list(self) -> None:
        """The board, or the same as a list."""
        self.views.setCurrentIndex(int(self.listed.isChecked()))

    # carrying and opening -----------------------------------------------------------------------------

    def put(self, load: Load, night: int, arena: Arena) -> None:
        """Put what was carried on a night in an arena."""
        if load.chip is None:
            self.make_here(night, arena, load.fighter)
            return
        found = move(self.books, self.party, load.chip, night, arena)
        if isinstance(found, tuple) and found:
            by, orders = self.party, found

            def work(office: Office, _job: Job) -> None:
                for order in orders:
                    office.hand_in(order, by)

            self.session.do(tr("Moving a bout"), work)

    def make_here(self, night: int, arena: Arena, fighter: int = 0) -> None:
        """Ask for a bout on a night in an arena."""
        if self.session.viewer is None or night <= self.books.closed:
            self.go.emit(Place("night", night))
            return
        dialog = MakeHere(self.session, night, arena, fighter, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.go.connect(self.go)
        dialog.open()

    def ask_and_import(self) -> None:
        """Ask for a table of bouts and show what the office would say to them."""
        file, _ = QFileDialog.getOpenFileName(
            self, tr("Import a schedule"), "", tr("Tables (*.csv *.tsv *.txt)")
        )
        if file:
            self.import_schedule(Path(file))

    def import_schedule(self, file: Path) -> None:
        """Show a table of bouts with what the office would say to them; a broken one is refused as a whole."""
        try:
            planned = read_schedule(read_file(file), file.name, self.books, self.party)
        except SetError as refused:
            self.session.failed.emit(refused)
            return
        dialog = ImportDialog(self.session, planned, file.name, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def open_chip(self, chip: Chip) -> None:
        """To the bout, its night, or the offer."""
        if chip.is_offer:
            self._open_offer(chip.number)
        elif chip.state is ChipState.FOUGHT:
            self.go.emit(Place("bout", chip.number))
        else:
            self.go.emit(Place("night", chip.night))

    # inside -------------------------------------------------------------------------------------------

    @property
    def _next(self) -> int:
        return min(self.books.closed + 1, self.books.options.nights)

    def _lay_out(self) -> None:
        top = row(self.earlier, self.now, self.later, None, self.listed, self.make)
        self.trayed = Scroll(self.tray)
        self.trayed.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.trayed.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.views = QStackedWidget()
        self.views.addWidget(Scroll(self.board))
        self.views.addWidget(self.table)
        column(top, self.trayed, self.legend, (self.views, 1), self.status, margins=5, parent=self)

    def _connect(self) -> None:
        self.board.go.connect(self.go)
        self.board.opened.connect(self.open_chip)
        self.board.wanted.connect(self.make_here)
        self.board.put.connect(self.put)
        self.board.told.connect(self.status.setText)
        self.board.carrying.connect(self._carrying)
        self.tray.lifted.connect(self.board.pick_up)
        self.tray.dropped.connect(self.board.put_back)
        self.tray.picked_up.connect(self._from_tray)
        self.tray.opened.connect(lambda number: self.go.emit(Place("matchmaker", number)))
        self.tray.met.connect(lambda mine, his: self.go.emit(Place("matchmaker", mine, str(his))))
        self.table.activated.connect(self.open_chip)
        self.table.go.connect(self.go)
        self.session.viewer_changed.connect(self.refresh)

    def _from_tray(self, load: Load) -> None:
        """By keyboard: the board takes over."""
        self.board.pick_up(load)
        self.board.cell_here.setFocus()

    def _why_not(self, load: Load, night: int, arena: Arena) -> str:
        if load.chip is None:
            found = why_no_bout(self.books, self.party, load.fighter, night, arena)
        else:
            moved = move(self.books, self.party, load.chip, night, arena)
            found = moved if isinstance(moved, Objection) else None
        return "" if found is None else with_rule(self.books, found)

    def _carrying(self, load: Load | None) -> None:
        if load is None:
            self.status.setText(
                tr("Arrows go over the board, Enter makes or opens a bout, M picks it up and puts it down.")
            )
        else:
            self.status.setText(
                tr("Arrows carry it over the board, M or Enter puts it down, Esc puts it back.")
            )

    def _open_offer(self, number: int) -> None:
        from ringside_manager.gui.matchmaker.offer_dialog import OfferDialog  # heavy, and seldom wanted

        dialog = OfferDialog(self.session, number, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.go.connect(self.go)
        dialog.open()

    def _make_anywhere(self) -> None:
        self.go.emit(Place("matchmaker", self.tray.chips[0].load.fighter if self.tray.chips else 0))


def _turner(picture: str, text: str, act: Callable[[], object]) -> QPushButton:
    """A button that is only a picture."""
    return button("", act, picture=picture, tip=text, name=text)
