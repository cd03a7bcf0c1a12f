"""The page of a tournament: the bracket and its pairings, with the chances of those who are in it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QWidget,
)

from ringside_manager.campaign.books import Touched
from ringside_manager.campaign.festivals import FORMAT_TITLES
from ringside_manager.campaign.orders import LeaveTournament
from ringside_manager.errors import RingsideError
from ringside_manager.gui.charts.pairings import Pairing, Pairings
from ringside_manager.gui.charts.pairings_leaving import PairingsTools, Sitters
from ringside_manager.gui.charts.pairings_view import PairingsView
from ringside_manager.gui.justice import promote
from ringside_manager.gui.look import set_margins, size_window
from ringside_manager.gui.pages import Page
from ringside_manager.gui.pages.tournament.bracket import (
    Rounds,
    leads_to,
    pairings_of,
    pairings_table,
    round_name,
    stables_table,
    standing_table,
    state,
)
from ringside_manager.gui.pages.tournament.planning import (
    ForecastOfTournament,
    NewTournament,
    Study,
    not_the_promoter,
)
from ringside_manager.gui.place import Command, Place
from ringside_manager.gui.portraits import sitters_in
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Badge,
    Dialog,
    Empty,
    Facts,
    Heading,
    Link,
    button,
    column,
    note,
    plain_label,
    row,
    show_if,
)
from ringside_manager.gui.widgets.fields import combo
from ringside_manager.language import tr, translated
from ringside_manager.office.facts.seeding import (
    Outlook,
    TournamentForecast,
    TournamentForecasting,
)
from ringside_manager.office.facts.tournaments import (
    BracketRow,
    Cell,
    Entrant,
    brackets,
)

# The chances of a tournament under way


class ChancesView(QStackedWidget):
    """The chances of a tournament under way; ``known`` carries them when they have been worked out."""

    go = Signal(object)
    known = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._row: BracketRow | None = None
        self._asked: tuple[int, int] | None = None
        self.stands: Outlook | None = None
        """The chances as the bracket stands, once they are known."""
        self.work = ForecastOfTournament(session, self)
        self.work.told.connect(self._show)
        self.work.ended.connect(self._settle)
        self.empty = Empty("", tr("Work out the chances"), self.begin)
        self.rounds, self.study = Rounds(), Study(tr("As drawn"))
        both = QSplitter(Qt.Orientation.Horizontal)
        for part in (self.rounds, self.study):
            part.go.connect(self.go)
            both.addWidget(part)
        both.setSizes([560, 440])
        both.setChildrenCollapsible(False)
        self.addWidget(self.empty)
        self.addWidget(both)

    def show_row(self, row: BracketRow) -> None:
        """Show a tournament; what can be worked out without waiting is begun at once."""
        asked = row.number, len(self._session.entries)
        self._row = row
        if asked == self._asked:
            return
        self._asked = asked
        self.work.stop()
        self.setCurrentIndex(0)
        self.stands = None
        try:
            forecasting = self._forecasting()
        except RingsideError as nothing:
            self.empty.set_text(translated(nothing.message))
            self.empty.act.hide()
            return
        self.empty.act.show()
        self._settle()
        if forecasting.is_quick:
            self.begin()

    def begin(self) -> None:
        """Work them out."""
        self.empty.act.hide()
        self.empty.set_text(tr("Every pair boxes many times…"))
        self.work.begin(self._forecasting())

    def _forecasting(self) -> TournamentForecasting:
        assert self._row is not None
        books = self._session.books
        return TournamentForecasting.of(books, books.tournaments[self._row.number])

    def _show(self, told: TournamentForecast) -> None:
        if self._row is None or told.stands is None:
            return
        self.rounds.show_forecast(told.stands, self._row)
        self.study.show_forecast(told)
        self.setCurrentIndex(1)
        self.stands = told.stands
        self.known.emit(told.stands)

    def _settle(self) -> None:
        """Nothing is known yet: what can be done."""
        if self.currentIndex() == 0:
            self.empty.act.show()
            self.empty.set_text(
                tr(
                    "Every pair of its fighters can box many times: that tells who comes through, and what the seeding does."
                )
            )


# Taking a man out of one (F85)


def who_may_leave(session: Session, row: BracketRow | None) -> tuple[Entrant, ...]:
    """The men whoever sits here may take out of a tournament: the promoter anybody still in it, a manager his own."""
    if row is None or row.for_title or row.winner is not None or session.read_only or session.books.ended:
        return ()
    drawn, viewer = session.books.tournaments[row.number], session.viewer
    mine = None if viewer is None else viewer.manager
    return tuple(
        one
        for one in row.entrants
        if drawn.bracket.next_round(one.fighter) is not None
        and not drawn.has_left(one.fighter)
        and (
            session.is_promoter or (mine is not None and session.books.fighters[one.fighter].manager == mine)
        )
    )


class Leaving(Dialog):
    """Asks who leaves and why."""

    def __init__(self, session: Session, one: BracketRow, men: Sequence[Entrant], parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._row = session, one
        self.setWindowTitle(tr("Take a man out of {tournament}").format(tournament=one.name))
        self.man = combo(tr("Fighter"), rule="F85")
        for man in men:
            self.man.addItem(man.name, man.fighter)
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        self.reason.setAccessibleName(tr("Reason"))
        told = note(
            tr("He boxes no more in it, and whoever would have met him wins without a bout. Before his first bout a reserve takes his place.")
        )  # fmt: skip
        self.out = button(tr("Take him out"), self._take_out, kind="primary")
        facts = Facts([(tr("Fighter"), self.man), (tr("Reason"), self.reason)])
        foot = row(None, button(tr("Cancel"), self.reject), self.out)
        box = column(Heading(self.windowTitle()), facts, told, None, space=4, parent=self)
        box.addLayout(foot)
        set_margins(box, 5)
        size_window(self, 480, 300)

    def _take_out(self) -> None:
        order = LeaveTournament(self._row.number, self.man.currentData(), self.reason.text().strip())
        if self._session.is_promoter:
            promote(self._session, order)
        else:
            self._session.hand_in(order)
        self.accept()


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
        self.leave = button(tr("Take a man out…"), self.take_out)
        self.leave.setProperty("rule", "F85")
        self.why = note()
        self.stack = QStackedWidget()
        self.stack.addWidget(
            Empty(
                tr("No tournament has been drawn yet. The first one for the title crowns the first champion.")
            )
        )
        self.stack.addWidget(self._shown())
        column(row(self.choice, None, self.leave, self.new), self.why, (self.stack, 1), parent=self)

    def _shown(self) -> QWidget:
        self.title_badge = Badge(tr("For the title"), "gold")
        self.class_badge = Badge()
        self.state_badge = Badge()
        self.facts = plain_label(tone="muted", wrap=True)
        self.winner = Link(go=self.go)
        self.bracket = PairingsView()
        self.bracket.canvas.opened.connect(self._open_pairing)
        self.bracket.canvas.man_opened.connect(self._open_man)
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
        self.chances.known.connect(self._draw)
        self.tabs.addTab(self.chances, tr("Chances"))
        self.standing = standing_table()
        self.standing.go.connect(self.go)
        self.tabs.addTab(self.standing, tr("Standing"))
        self.stables = stables_table()
        self.stables.go.connect(self.go)
        self.tabs.addTab(self.stables, tr("Stables"))
        self.tools = PairingsTools(self.bracket, self._leaving)
        self.tabs.setCornerWidget(self.tools)
        shown = QWidget()
        self.facts.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        head = row(self.title_badge, self.class_badge, self.state_badge, self.winner, self.facts)
        column(head, (self.tabs, 1), space=3, parent=shown)
        QShortcut("Ctrl+Alt+0", self, self.bracket.fit, context=Here)
        return shown

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
        show_if(self.leave, False)
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
            Command(
                "tournament.print", tr("Print the bracket…"), self.tools.print_it, why_not=self._no_bracket
            ),
        )

    def draw_new(self) -> NewTournament | None:
        """Ask for a new tournament; the dialog, while it is open."""
        if not_the_promoter(self.session):
            return None
        dialog = NewTournament(self.session, self._choose, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def take_out(self) -> Leaving | None:
        """Ask who leaves the tournament; the dialog, while it is open."""
        one = self.chosen()
        men = who_may_leave(self.session, one)
        if one is None or not men:
            return None
        dialog = Leaving(self.session, one, men, self)
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
        show_if(self.leave, bool(who_may_leave(self.session, one)))
        show_if(self.title_badge, one.for_title)
        self.class_badge.set(one.weight_class)
        over = one.winner is not None
        self.state_badge.set(tr("Over") if over else tr("Under way"), "neutral" if over else "good")
        show_if(self.winner, over)
        if one.winner is not None:
            self.winner.set(
                tr("Won by {name}").format(name=translated(one.champion)),
                Place("fighter", one.winner.fighter),
            )
        parts = [
            "" if one.fixtures is None else FORMAT_TITLES[one.terms.form](),
            tr("%n fighter", "%n fighters", len(one.entrants)),
            tr("%n bye", "%n byes", one.byes) if one.byes else "",
            tr("nights {first} to {last}").format(first=one.first_night, last=one.last_night),
            tr("next bouts on night {night}").format(night=one.next_night) if one.next_night else "",
        ]
        self.facts.setText(" · ".join(part for part in parts if part))
        self.standing.set_rows(list(enumerate(one.standing, 1)))
        self.stables.set_rows(list(enumerate(one.stables, 1)))
        self.tabs.setTabVisible(self.tabs.indexOf(self.standing), one.fixtures is not None)
        self.tabs.setTabVisible(self.tabs.indexOf(self.stables), bool(one.stables))
        self.chances.show_row(one)
        self._draw(self.chances.stands)
        self.table.set_rows([cell for cells in one.rounds for cell in cells])
        self.table.set_title(one.name)
        self.retitled.emit()

    def _sitters(self, one: BracketRow) -> Sitters:
        sitters = sitters_in(self.session.books, (man.fighter for man in one.entrants))
        return {
            man.fighter if one.fixtures is None else man.seed: sitters[man.fighter] for man in one.entrants
        }

    def _open_man(self, man: int) -> None:
        one = self.chosen()
        if one is not None and one.fixtures is not None:
            man = one.entrants[man - 1].fighter
        self.go.emit(Place("fighter", man))

    def _round_name(self, cell: Cell) -> str:
        one = self.chosen()
        if cell.where is not None:
            return translated(cell.where.where())
        return "" if one is None else round_name(one, cell.round)

    def _open(self, cell: Cell) -> None:
        place = leads_to(cell)
        if place is not None:
            self.go.emit(place)

    def _no_bracket(self) -> str:
        return "" if self.rows else tr("There is no tournament yet.")

    def _draw(self, chances: Outlook | None) -> None:
        """Draw the bracket as it stands, with the chances that are known."""
        if (one := self.chosen()) is not None:
            self.bracket.show_pairings(pairings_of(one, chances), self._sitters(one))

    def _open_pairing(self, pairing: Pairing) -> None:
        one = self.chosen()
        cells = () if one is None else (cell for cells in one.rounds for cell in cells)
        for cell in cells:
            if cell.bout and pairing.key == (cell.where or (cell.round, cell.place)):
                self.go.emit(Place("bout", cell.bout))

    def _leaving(self) -> tuple[Pairings, Sitters] | None:
        one = self.chosen()
        return None if one is None else (pairings_of(one), self._sitters(one))
