"""All fighters of the league in one table, and the columns every table of fighters has."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from ringside_manager.bout.terms import ABILITY_NAMES
from ringside_manager.gui import shown, words
from ringside_manager.gui.pages import Page
from ringside_manager.gui.pages.people import page_box, watch, watched
from ringside_manager.gui.place import Command, Place
from ringside_manager.gui.settings import settings
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import button, row
from ringside_manager.gui.widgets.frames import ViewTabs
from ringside_manager.language import tr
from ringside_manager.office.facts.careers import Contract
from ringside_manager.office.facts.roster import RosterRow, roster

# The columns of every table of fighters


Columns = tuple[Column[RosterRow], ...]


def fighter_columns(*, classes: bool = False, manager: bool = True, watched: Collection[int] = ()) -> Columns:
    """Columns over fighters; ``classes`` for a league of several, ``watched`` are marked with a star and may change."""
    return (
        *_who(classes=classes, manager=manager, watched=watched),
        *_standing(),
        *_record(),
        *_body(),
        *(_rating(name) for name in ABILITY_NAMES),
    )


def _who(*, classes: bool, manager: bool, watched: Collection[int]) -> Columns:
    star: Column[RosterRow] = Column(
        "watched", "★", lambda row: row.number in watched, lambda row: "★" if row.number in watched else "",
        tip=tr("Fighters you watch"), width=3,
    )  # fmt: skip
    weight: Column[RosterRow] = Column(
        "class", tr("Class"), lambda row: row.weight_class, width=12, hidden=not classes
    )
    return (
        star,
        Column("name", tr("Fighter"), lambda row: row.name, place=lambda row: Place("fighter", row.number), width=19),
        Column("nickname", tr("Nickname"), lambda row: row.nickname, width=16, hidden=True),
        Column("nation", tr("From"), lambda row: row.nationality, width=12, hidden=True),
        Column("stance", tr("Stance"), lambda row: shown.stance(row.stance), width=10, hidden=True),
        weight,
        Column(
            "manager", tr("Manager"), lambda row: row.manager_name,
            lambda row: row.manager_name or tr("Free agent"), place=lambda row: None if row.manager is None else Place("manager", row.manager), width=13, hidden=not manager,
        ),
    )  # fmt: skip


def _standing() -> Columns:
    return (
        Column(
            "rank", tr("Standing"), _rank_worth, lambda row: shown.standing(row.rank, retired=row.is_retired), tip=tr("Champion, place in the ranking, or retired"),
            rule="C32", width=10,
        ),
        Column(
            "place", tr("Rank"), lambda row: row.rank, align="right", tip=tr("Place in the ranking, 0 for the champion"),
            rule="C32", width=6, hidden=True,
        ),
        Column("record", tr("Record"), lambda row: (row.wins, -row.losses, row.draws), shown.record_of, tip=tr("Won, lost, drawn"), width=9),
        Column(
            "pop", tr("POP"), lambda row: row.pop_half / 2, lambda row: words.pop(row.pop_half), "right",
            tr("Popularity in all: earned and by rank"), rule="C28", width=7,
        ),
        Column(
            "earned", tr("Earned POP"), lambda row: row.earned_half / 2, lambda row: words.pop(row.earned_half),
            "right", tr("Popularity earned in bouts, without what the rank adds"), rule="C28", width=10, hidden=True,
        ),
    )  # fmt: skip


def _record() -> Columns:
    return (
        Column("bouts", tr("Bouts"), lambda row: row.bouts, align="right", width=7, hidden=True),
        Column("wins", tr("Won"), lambda row: row.wins, align="right", width=6, hidden=True),
        Column("losses", tr("Lost"), lambda row: row.losses, align="right", width=6, hidden=True),
        Column("kos", tr("KOs"), lambda row: row.kos, align="right", tip=tr("Wins by knockout"), width=6),
        Column(
            "koshare", tr("KO share"), lambda row: None if row.ko_share is None else round(100 * row.ko_share),
            lambda row: shown.share(row.ko_share), "right", tr("The part of his wins that came by knockout"), width=9, hidden=True,
        ),
        Column(
            "streak", tr("Streak"), lambda row: row.streak, lambda row: shown.streak(row.streak), "right",
            tr("Bouts won or lost in a row"), width=8,
        ),
        Column(
            "downs", tr("Knockdowns"), lambda row: row.knockdowns,
            lambda row: tr("{scored} : {suffered}").format(scored=row.knockdowns, suffered=row.knockdowns_suffered),
            "right", tr("Scored and suffered"), width=11, hidden=True,
        ),
        Column(
            "earnings", tr("Earnings"), lambda row: row.earnings, lambda row: words.dollars(row.earnings), "right",
            tr("All his purses"), rule="C23", width=10,
        ),
        Column(
            "percentage", tr("Share"), lambda row: row.percentage,
            lambda row: "" if row.percentage is None else tr("{number} %").format(number=row.percentage), "right",
            tr("The manager's part of his purses"), rule="C20", width=8, hidden=True,
        ),
    )  # fmt: skip


def _body() -> Columns:
    return (
        Column(
            "condition", tr("Condition"), lambda row: None if row.is_retired else (max(row.rested_in, row.out_in), row.carried_loss), shown.condition,
            tip=tr("On the next fight night: what he still misses from his last bout"),
            rule="C57", width=22,
        ),
        Column("last", tr("Last bout"), lambda row: row.last_night, lambda row: "" if row.last_night is None else words.number(row.last_night), "right", tr("Fight night"), width=9, hidden=True),
        Column(
            "since", tr("Nights since"), shown.nights_since, align="right",
            tip=tr("From his last bout to the coming fight night"), width=11, hidden=True,
        ),
        Column("booked", tr("Booked"), lambda row: row.booked, align="right", tip=tr("Bouts to come"), width=8, hidden=True),
        Column("entered", tr("Entered"), lambda row: row.entered_night, align="right", width=8, hidden=True),
    )  # fmt: skip


def _rating(name: str) -> Column[RosterRow]:
    title = words.rating(name)
    return Column(
        name, title, lambda row: getattr(row.abilities, name), align="right",
        tip=tr("The rating {name} as it is now").format(name=title), width=max(8, len(title) + 2),
        hidden=True,
    )  # fmt: skip


def _rank_worth(row: RosterRow) -> tuple[bool, bool, int]:
    """Ranks first, then the unranked by their popularity, then the retired."""
    return row.is_retired, row.rank is None, -row.pop_half if row.rank is None else row.rank


# The columns of contracts: who had whom, from when to when, and what came of it


def contract_columns(*, fighter: bool) -> tuple[Column[Contract], ...]:
    """Columns over contracts; ``fighter`` names the fighter, otherwise the manager is named."""
    who: Column[Contract] = (
        Column(
            "fighter",
            tr("Fighter"),
            lambda c: c.fighter.name,
            place=lambda c: shown.fighter_place(c.fighter),
            width=16,
        )
        if fighter
        else Column(
            "manager",
            tr("Manager"),
            lambda c: c.manager.name,
            place=lambda c: shown.manager_place(c.manager),
            width=13,
        )
    )
    return (
        who,
        Column("from", tr("From night"), lambda c: c.from_night, align="right", width=10),
        Column("came", tr("How he came"), lambda c: shown.change(c.came), tip=_came_text, width=11),
        Column("until", tr("Until night"), lambda c: c.until_night, align="right", width=10),
        Column("left", tr("Left by"), lambda c: shown.change(c.left), _left, width=15),
        Column("record", tr("Record"), lambda c: shown.record_worth(c.record), lambda c: shown.record(c.record), tip=tr("Under this manager"), width=9),
        Column("paid", tr("Paid"), lambda c: c.paid_cents, _paid, "right", tr("What his manager paid for him; a stake in an auction is not money"), rule="C24", width=11),
        Column("shares", tr("Shares"), lambda c: c.shares_cents, lambda c: words.money(c.shares_cents), "right", tr("The manager's part of his purses"), rule="C23", width=11),
        Column("received", tr("Sold for"), lambda c: c.received_cents, lambda c: words.money(c.received_cents) if c.received_cents else "", "right", width=10, hidden=True),
        Column("profit", tr("Gain"), lambda c: c.profit_cents, lambda c: shown.gain(c.profit_cents), "right", tr("Shares and sale, less the price paid"), width=12),
    )  # fmt: skip


def _came_text(contract: Contract) -> str:
    if contract.partner is None:
        return shown.change(contract.came)
    if contract.exchanged_for is None:
        return tr("From {manager}").format(manager=contract.partner.name)
    return tr("From {manager}, for {fighter}").format(
        manager=contract.partner.name, fighter=contract.exchanged_for.name
    )


def _left(contract: Contract) -> str:
    if contract.left is None:
        return tr("Still here")
    if contract.next_manager is None:
        return shown.change(contract.left)
    return tr("{change} to {manager}").format(
        change=shown.change(contract.left), manager=contract.next_manager.name
    )


def _paid(contract: Contract) -> str:
    if contract.stake_cents:
        return tr("{amount} of stake").format(amount=words.money(contract.stake_cents))
    return words.money(contract.paid_cents) if contract.paid_cents else ""


# All fighters of the league in one table


View = tuple[str, Callable[[RosterRow], bool]]
"""What a saved view is called, and which fighters it shows."""


class FightersPage(Page):
    """Views above, the table below; two fighters selected can be compared."""

    def build(self) -> None:
        books = self.session.books
        self._watched: set[int] = set(watched(self.session))
        self.table: Table[RosterRow] = Table(
            "fighters",
            fighter_columns(classes=len(books.options.weight_classes) > 1, watched=self._watched),
            lambda row: row.number,
            tr("There is no fighter to show here."),
            empty_act=(tr("Show all active fighters"), lambda: self.choose("active")),
        )
        self.table.set_title(tr("Fighters"))
        self.table.sort_first_by("rank")
        self.views = ViewTabs()
        for key, (text, _) in self._all_views().items():
            self.views.setTabData(self.views.addTab(text), key)
        self.compare = button(
            tr("Compare"),
            self._compare,
            picture="compare",
            tip=tr("Select two fighters with Ctrl to compare them"),
        )
        box = page_box(self, [])
        box.addLayout(row(self.views, None, self.compare))
        box.addWidget(self.table, 1)
        self.choose(settings().value("people/fighters_view", "active"))
        self._connect()
        self._told_selection()

    def _connect(self) -> None:
        self.views.currentChanged.connect(lambda _place: self._view_chosen())
        self.table.activated.connect(lambda row: self.go.emit(Place("fighter", row.number)))
        self.table.go.connect(self.go)
        self.table.row_menu.connect(self._add_to_menu)
        self.table.view.selectionModel().selectionChanged.connect(lambda *_: self._told_selection())

    def _all_views(self) -> dict[str, View]:
        return {
            "active": (tr("All active"), lambda row: not row.is_retired),
            "mine": (tr("My stable"), self._is_mine),
            "contenders": (tr("Contenders"), lambda row: row.rank is not None),
            "free": (tr("Free agents"), lambda row: row.manager is None and not row.is_retired),
            "watched": (tr("Watched"), lambda row: row.number in self._watched),
            "retired": (tr("Retired"), lambda row: row.is_retired),
            "all": (tr("Everybody"), lambda _row: True),
        }

    def _is_mine(self, row: RosterRow) -> bool:
        viewer = self.session.viewer
        return (
            viewer is not None
            and viewer.manager is not None
            and row.manager == viewer.manager
            and not row.is_retired
        )

    def choose(self, key: str) -> None:
        """Show the view of that key; an unknown one changes nothing."""
        keys = [self.views.tabData(place) for place in range(self.views.count())]
        if key in keys:
            self.views.setCurrentIndex(keys.index(key))

    @property
    def view(self) -> str:
        return str(self.views.tabData(self.views.currentIndex()))

    def _view_chosen(self) -> None:
        settings().set_value("people/fighters_view", self.view)
        self.refresh()

    def refresh(self) -> None:
        rows = roster(self.session.books)
        self._watched.clear()
        self._watched.update(watched(self.session))
        views = self._all_views()
        for place, (text, shows) in enumerate(views.values()):
            count = sum(map(shows, rows))
            self.views.setTabText(place, tr("{view}  {count}").format(view=text, count=count))
        _, shows = views[self.view]
        self.table.set_rows([row for row in rows if shows(row)])

    def show_place(self, place: Place) -> None:
        """Show the table; ``part`` of a place names the view."""
        self.place = place
        self.choose(place.part)
        self.refresh()

    def title(self) -> str:
        return tr("Fighters")

    def commands(self) -> tuple[Command, ...]:
        return (
            Command(
                "compare_selected", tr("Compare the selected fighters"), self._compare, icon="compare",
                why_not=lambda: "" if self._pair() else tr("Select two fighters first."),
            ),
        )  # fmt: skip

    def _pair(self) -> tuple[int, int] | None:
        chosen = self.table.selected_rows()
        return (chosen[0].number, chosen[1].number) if len(chosen) == 2 else None

    def _compare(self) -> None:
        pair = self._pair()
        if pair is not None:
            self.go.emit(Place("compare", pair[0], str(pair[1])))

    def _told_selection(self) -> None:
        self.compare.setEnabled(self._pair() is not None)

    def _add_to_menu(self, menu: QMenu, chosen: RosterRow) -> None:
        on = chosen.number not in self._watched
        text = tr("Watch") if on else tr("Stop watching")
        menu.addAction(text).triggered.connect(lambda _checked=False: self._watch(chosen.number, on=on))
        compare: QAction = menu.addAction(tr("Compare with…"))
        compare.triggered.connect(lambda _checked=False: self.go.emit(Place("compare", chosen.number)))
        if self._is_mine(chosen):
            find = menu.addAction(tr("Find a bout"))
            find.triggered.connect(lambda _checked=False: self.go.emit(Place("matchmaker", chosen.number)))

    def _watch(self, number: int, *, on: bool) -> None:
        watch(self.session, number, on=on)
        self.refresh()
