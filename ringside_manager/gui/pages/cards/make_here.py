"""A bout in one arena on one night: which of mine, whom the office would let him meet there, and for how much."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QWidget

from ringside_manager.campaign.arenas import Arena
from ringside_manager.gui import words
from ringside_manager.gui.look import set_margins, size_window
from ringside_manager.gui.matchmaker.words import fitness, manager, rank, with_rule
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Heading, button, column, plain_label, row
from ringside_manager.language import tr
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.cards import Partner, partners, why_no_bout
from ringside_manager.office.facts.matchmaking import order_for


class MakeHere(QDialog):
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
    def party(self) -> Party:
        """Who asks."""
        return self.session.viewer or Party("")

    @property
    def fighter(self) -> int:
        """Mine; 0 for none."""
        return int(self.mine.currentData() or 0)

    def make(self) -> None:
        """Hand in the offer, or make the bout where no answer is needed."""
        chosen = self.table.selected()
        if chosen is None or not self.fighter:
            return
        order = order_for(self.party, self.night, (self.fighter, chosen.fighter), self.arena)
        self.session.hand_in(order, lambda _: self.accept())

    def weigh(self) -> None:
        """Look at the pair in the matchmaker."""
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
        self.weighing = button(tr("Weigh it in the matchmaker"), self.weigh)
        self.leaving = button(tr("Close"), self.reject)

    def _lay_out(self) -> None:
        label = plain_label(tr("My fighter"), tone="muted")
        label.setBuddy(self.mine)
        chooser = row(label, self.mine)
        chooser.setStretch(1, 1)
        buttons = row(self.leaving, None, self.weighing, self.offering)
        box = column(self.head, chooser, self.why, self.table, buttons, space=3, parent=self)
        box.setStretch(3, 1)
        set_margins(box, 5)
        size_window(self, 620, 480)

    def _connect(self) -> None:
        self.mine.currentIndexChanged.connect(lambda _: self._fill())
        self.table.selected_changed.connect(lambda _: self._judged())
        self.table.activated.connect(lambda _: self.make())
        self.session.changed.connect(lambda _: self._fill())
        self.session.viewer_changed.connect(self.reject)

    def _fill_mine(self, fighter: int) -> None:
        """Those who have somebody to meet here come first."""
        books, by = self.session.books, self.party
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
            found = partners(books, self.party, self.fighter, self.night, self.arena)
            refused = None if found else why_no_bout(books, self.party, self.fighter, self.night, self.arena)
            why = "" if refused is None else with_rule(books, refused)
        self.table.set_rows(found)
        self.why.setText(why)
        self.why.setVisible(bool(why))
        if found:
            self.table.select(found[0].fighter)
        self._judged()

    def _judged(self) -> None:
        chosen = self.table.selected()
        page = None if chosen is None else self.session.books.fighters[chosen.fighter]
        own = page is not None and page.manager == self.party.manager
        text = tr("Make the bout") if own or self.party.promoter else tr("Make the offer")
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
        Column(
            "rank",
            tr("Rank"),
            lambda row: row.side.rank,
            lambda row: rank(row.side.rank),
            width=9,
        ),
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
    empty = tr("The office would let him meet nobody here.")
    table: Table[Partner] = Table("board-partners", columns, lambda row: row.fighter, empty)
    table.sort_first_by("win", descending=True)
    return table
