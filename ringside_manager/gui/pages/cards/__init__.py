"""The page of the cards: the nights to come as a board of days or as a list, and what is asked over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QPushButton, QSizePolicy, QStackedWidget, QWidget

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books
from ringside_manager.errors import SetError
from ringside_manager.gui import words
from ringside_manager.gui.look import size_window
from ringside_manager.gui.matchmaker.opponents import fitness, manager, with_rule
from ringside_manager.gui.operation import Job
from ringside_manager.gui.pages import Page
from ringside_manager.gui.pages.cards.board import BoardView, board_table
from ringside_manager.gui.pages.cards.chips import Load, Tray, legend, span
from ringside_manager.gui.place import Command, Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.shown import standing
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import (
    Dialog,
    Heading,
    Scroll,
    button,
    column,
    note,
    plain_label,
    row,
    show_if,
)
from ringside_manager.language import tr, translated
from ringside_manager.office.facts.cards import Chip, ChipState, Partner, board, move, partners, why_no_bout
from ringside_manager.office.facts.matchmaking import order_for
from ringside_manager.office.facts.objections import Objection, objection
from ringside_manager.office.office import Office, Receipt
from ringside_manager.office.orders_file import Bout, PlacedOrder, read_schedule
from ringside_manager.written.yaml_files import read_file

# A schedule from a table: what each line asks for, what the office says to it, and handing it in


Line = tuple[PlacedOrder[Bout], str, bool]
"""A line of the schedule, what the office says to it, and whether it stands."""


class ImportDialog(Dialog):
    """Shows the lines with what the office would say to each by itself; hands them in one by one."""

    def __init__(
        self,
        session: Session,
        planned: Sequence[PlacedOrder[Bout]],
        source: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.session, self.planned = session, tuple(planned)
        self.setWindowTitle(tr("Import a schedule"))
        self.told = note()
        self.table = self._table()
        self.handing_in = button(tr("Hand them in"), self.hand_in, kind="primary", picture="import")
        self.leaving = button(tr("Close"), self.reject)
        heading = Heading(tr("Schedule from {file}").format(file=source), 2)
        buttons = row(self.leaving, None, self.handing_in)
        column(heading, self.told, (self.table, 1), buttons, space=3, margins=5, parent=self)
        size_window(self, 760, 520)
        self._weigh()
        session.viewer_changed.connect(self.reject)

    def hand_in(self) -> None:
        """Every line as an order of its own; what is refused changes nothing."""
        self.handing_in.setEnabled(False)
        planned, by = self.planned, self.session.party
        title = tr("Handing in a schedule")
        self.session.do(title, lambda office, _job: office.hand_in_placed(planned, by), self._answered)

    def _weigh(self) -> None:
        """What the office would say now, to each line as if it were the only one."""
        books = self.session.books
        found = [objection(books, line.order, self.session.party) for line in self.planned]
        self._show([("" if bar is None else with_rule(books, bar)) for bar in found], tr("allowed"))
        possible = sum(bar is None for bar in found)
        told = tr(
            "%n line would be allowed as things stand. Lines are judged one after the other.",
            "%n lines would be allowed as things stand. Lines are judged one after the other.",
            possible,
        )
        self.told.setText(told)
        self.handing_in.setEnabled(bool(self.planned) and not self.session.read_only)

    def _answered(self, receipts: tuple[Receipt, ...]) -> None:
        self._show([translated(receipt.refusal) for receipt in receipts], tr("done"))
        stood = sum(receipt.accepted for receipt in receipts)
        told = tr("%n line stands.", "%n lines stand.", stood)
        if refused := len(receipts) - stood:
            told += " " + tr("%n line was refused.", "%n lines were refused.", refused)
        self.told.setText(told)

    def _show(self, refusals: Sequence[str], good: str) -> None:
        both = zip(self.planned, refusals, strict=True)
        self.table.set_rows([(planned, refusal or good, not refusal) for planned, refusal in both])

    def _table(self) -> Table[Line]:
        def name(number: int) -> str:
            return self.session.books.fighters[number].name

        columns: tuple[Column[Line], ...] = (
            Column("line", tr("Line"), lambda line: line[0].line, align="right", width=6),
            Column("night", tr("Night"), lambda line: line[0].order.night, align="right", width=7),
            Column("arena", tr("Arena"), lambda line: (line[0].order.arena.place,), lambda line: words.arena(line[0].order.arena), width=12),
            Column("red", tr("Red corner"), lambda line: name(line[0].order.red), width=18),
            Column("blue", tr("Blue corner"), lambda line: name(line[0].order.blue), width=18),
            Column("answer", tr("The office says"), lambda line: f"{'✓' if line[2] else '✗'} {line[1]}", tip=lambda line: line[1], width=44),
        )  # fmt: skip
        return Table("board-import", columns, lambda line: line[0].line, tr("The table has no bouts."))


# A bout in one arena on one night: which of mine, whom the office would let him meet there, and for how much


class MakeHere(Dialog):
    """Asks for fighter and opponent and hands the order in; ``go`` leads to the matchmaker."""

    go = Signal(object)

    def __init__(
        self, session: Session, night: int, arena: Arena, fighter: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.session, self.night, self.arena = session, night, arena
        self._make()
        self._lay_out()
        self._fill_mine(fighter)
        self._fill()
        self._connect()

    @property
    def fighter(self) -> int:
        """Mine; 0 for none."""
        return int(self.mine.currentData() or 0)

    def make(self) -> None:
        """Hand in the offer, or make the bout where no answer is needed."""
        chosen = self.table.selected()
        if chosen is None or not self.fighter:
            return
        order = order_for(self.session.party, self.night, (self.fighter, chosen.fighter), self.arena)
        self.session.hand_in(order, lambda _: self.accept())

    def weigh(self) -> None:
        chosen = self.table.selected()
        opponent = chosen.fighter if chosen else ""
        self.go.emit(Place("matchmaker", self.fighter, f"{opponent}@{self.night}"))
        self.reject()

    def _make(self) -> None:
        place = tr("A bout at {arena}, night {night}").format(arena=words.arena(self.arena), night=self.night)
        self.setWindowTitle(place)
        self.head = Heading(place, 2)
        self.mine = QComboBox()
        self.mine.setAccessibleName(tr("My fighter"))
        self.why = plain_label(wrap=True, tone="bad")
        self.table = _partners_table(self.session)
        self.offering = button(tr("Make the offer"), self.make, kind="primary", picture="handshake")
        self.weighing = button(tr("See his chances in the matchmaker"), self.weigh)
        self.leaving = button(tr("Close"), self.reject)

    def _lay_out(self) -> None:
        label = plain_label(tr("My fighter"), tone="muted")
        label.setBuddy(self.mine)
        chooser = row(label, (self.mine, 1))
        buttons = row(self.leaving, None, self.weighing, self.offering)
        column(self.head, chooser, self.why, (self.table, 1), buttons, space=3, margins=5, parent=self)
        size_window(self, 620, 480)

    def _connect(self) -> None:
        self.mine.currentIndexChanged.connect(lambda _: self._fill())
        self.table.selected_changed.connect(lambda _: self._judged())
        self.table.activated.connect(lambda _: self.make())
        self.session.changed.connect(lambda _: self._fill())
        self.session.viewer_changed.connect(self.reject)

    def _fill_mine(self, fighter: int) -> None:
        """Those who have somebody to meet here come first."""
        books, by = self.session.books, self.session.party
        own = [page for page in books.fighters.values() if not page.is_retired and page.manager is not None]
        if by.manager is not None:
            own = [page for page in own if page.manager == by.manager]
        for page in own:
            self.mine.addItem(page.name, page.number)
        chosen = fighter or next((page.number for page in own if self._why_not(page.number) is None), 0)
        self.mine.setCurrentIndex(max(0, self.mine.findData(chosen)))

    def _why_not(self, fighter: int) -> Objection | None:
        return why_no_bout(self.session.books, self.session.party, fighter, self.night, self.arena)

    def _fill(self) -> None:
        found, why = tuple[Partner, ...](), ""
        if self.fighter:
            books = self.session.books
            found = partners(books, self.session.party, self.fighter, self.night, self.arena)
            if not found and (refused := self._why_not(self.fighter)) is not None:
                why = with_rule(books, refused)
        self.table.set_rows(found)
        self.why.setText(why)
        show_if(self.why, bool(why))
        if found:
            self.table.select(found[0].fighter)
        self._judged()

    def _judged(self) -> None:
        chosen = self.table.selected()
        page = None if chosen is None else self.session.books.fighters[chosen.fighter]
        own = page is not None and page.manager == self.session.party.manager
        text = tr("Make the bout") if own or self.session.party.promoter else tr("Make the offer")
        self.offering.setText(text)
        self.offering.setAccessibleName(text)
        self.offering.setEnabled(chosen is not None and not self.session.read_only)


def _partners_table(session: Session) -> Table[Partner]:
    """Whom he could meet, the best paid first."""
    columns: tuple[Column[Partner], ...] = (
        Column("name", tr("Opponent"), lambda row: session.books.fighters[row.fighter].name, width=18),
        Column("win", tr("If he wins"), lambda row: row.win_dollars, lambda row: words.dollars(row.win_dollars), "right", width=9),
        Column("lose", tr("If he loses"), lambda row: row.lose_dollars, lambda row: words.dollars(row.lose_dollars), "right", width=9),
        Column("rank", tr("Rank"), lambda row: row.side.rank, lambda row: standing(row.side.rank), width=9),
        Column("record", tr("Record"), lambda row: row.side.tally.wins, lambda row: words.record(row.side.tally), width=8),
        Column("manager", tr("Manager"), lambda row: manager(session.books, row.side), width=13),
        Column("rest", tr("Rest"), lambda row: row.side.since or 0, lambda row: fitness(row.side), width=18),
    )  # fmt: skip
    empty = tr("By the rules he can meet nobody here.")
    table: Table[Partner] = Table("board-partners", columns, lambda row: row.fighter, empty)
    table.sort_first_by("win", descending=True)
    return table


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
        found = move(self.books, self.session.party, load.chip, night, arena)
        if isinstance(found, tuple) and found:
            by, orders = self.session.party, found

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
            planned = read_schedule(read_file(file), file.name, self.books, self.session.party)
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
            found = why_no_bout(self.books, self.session.party, load.fighter, night, arena)
        else:
            moved = move(self.books, self.session.party, load.chip, night, arena)
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
