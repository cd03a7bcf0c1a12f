"""What is asked over the cards: a bout made in a cell, and a card brought in from a file."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from ringside_manager.campaign.arenas import Arena
from ringside_manager.gui import words
from ringside_manager.gui.look import size_window
from ringside_manager.gui.matchmaker.opponents import fitness, manager, with_rule
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.shown import standing
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Dialog, Heading, button, column, note, plain_label, row, show_if
from ringside_manager.language import tr, translated
from ringside_manager.office.facts.cards import Partner, partners, why_no_bout
from ringside_manager.office.facts.matchmaking import order_for
from ringside_manager.office.facts.objections import objection
from ringside_manager.office.office import Receipt
from ringside_manager.office.orders_file import Bout, PlacedOrder

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
        self.told.setText(
            tr(
                "%n line would be allowed as things stand. Lines are judged one after the other.",
                "%n lines would be allowed as things stand. Lines are judged one after the other.",
                possible,
            )
        )
        self.handing_in.setEnabled(bool(self.planned) and not self.session.read_only)

    def _answered(self, receipts: tuple[Receipt, ...]) -> None:
        self._show([translated(receipt.refusal) for receipt in receipts], tr("done"))
        stood = sum(receipt.accepted for receipt in receipts)
        refused = len(receipts) - stood
        texts = (
            tr("%n line stands.", "%n lines stand.", stood),
            tr("%n line was refused.", "%n lines were refused.", refused) if refused else "",
        )
        self.told.setText(" ".join(filter(None, texts)))

    def _show(self, refusals: Sequence[str], good: str) -> None:
        lines = [
            (planned, refusal or good, not refusal)
            for planned, refusal in zip(self.planned, refusals, strict=True)
        ]
        self.table.set_rows(lines)

    def _table(self) -> Table[Line]:
        def name(number: int) -> str:
            return self.session.books.fighters[number].name

        columns: tuple[Column[Line], ...] = (
            Column("line", tr("Line"), lambda line: line[0].line, align="right", width=6),
            Column("night", tr("Night"), lambda line: line[0].order.night, align="right", width=7),
            Column(
                "arena",
                tr("Arena"),
                lambda line: (line[0].order.arena.place,),
                lambda line: words.arena(line[0].order.arena),
                width=12,
            ),
            Column("red", tr("Red corner"), lambda line: name(line[0].order.red), width=18),
            Column("blue", tr("Blue corner"), lambda line: name(line[0].order.blue), width=18),
            Column("answer", tr("The office says"), _sign, tip=lambda line: line[1], width=44),
        )
        empty = tr("The table has no bouts.")
        return Table("board-import", columns, lambda line: line[0].line, empty)


def _sign(line: Line) -> str:
    return f"{'✓' if line[2] else '✗'} {line[1]}"


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
        free = [
            page.number for page in own if why_no_bout(books, by, page.number, self.night, self.arena) is None
        ]
        chosen = fighter or next(iter(free), 0)
        self.mine.setCurrentIndex(max(0, self.mine.findData(chosen)))

    def _fill(self) -> None:
        found: tuple[Partner, ...] = ()
        why = ""
        if self.fighter:
            books = self.session.books
            found = partners(books, self.session.party, self.fighter, self.night, self.arena)
            refused = (
                None
                if found
                else why_no_bout(books, self.session.party, self.fighter, self.night, self.arena)
            )
            why = "" if refused is None else with_rule(books, refused)
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
        Column(
            "win",
            tr("If he wins"),
            lambda row: row.win_dollars,
            lambda row: words.dollars(row.win_dollars),
            "right",
            width=9,
        ),
        Column(
            "lose",
            tr("If he loses"),
            lambda row: row.lose_dollars,
            lambda row: words.dollars(row.lose_dollars),
            "right",
            width=9,
        ),
        Column("rank", tr("Rank"), lambda row: row.side.rank, lambda row: standing(row.side.rank), width=9),
        Column(
            "record",
            tr("Record"),
            lambda row: row.side.tally.wins,
            lambda row: words.record(row.side.tally),
            width=8,
        ),
        Column("manager", tr("Manager"), lambda row: manager(session.books, row.side), width=13),
        Column("rest", tr("Rest"), lambda row: row.side.since or 0, lambda row: fitness(row.side), width=18),
    )
    empty = tr("By the rules he can meet nobody here.")
    table: Table[Partner] = Table("board-partners", columns, lambda row: row.fighter, empty)
    table.sort_first_by("win", descending=True)
    return table
