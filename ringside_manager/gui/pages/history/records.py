"""The page of records: the books of records with their holders and feats, beside awards, seasons, hall of fame and luck."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QListWidget, QListWidgetItem, QSplitter, QStackedWidget, QWidget

from ringside_manager.campaign.awards import seasons
from ringside_manager.campaign.records_book import Feat, Record
from ringside_manager.commentary.results import SECONDS, clock_time
from ringside_manager.gui import words
from ringside_manager.gui.charts.league_charts import seasons_chart
from ringside_manager.gui.charts.panel import ChartPanel
from ringside_manager.gui.look import px, set_margins
from ringside_manager.gui.pages import Page
from ringside_manager.gui.pages.history.awards import AwardsPart
from ringside_manager.gui.pages.history.hall import HallPart, LineagePart
from ringside_manager.gui.pages.history.luck import LuckPart
from ringside_manager.gui.pages.people import PagePart, PartTabs
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Empty, Heading, column, plain_label, row, show_if
from ringside_manager.language import later, tr
from ringside_manager.office.facts.charting import ArenaSeason, seasons_used
from ringside_manager.office.facts.history import RECORD_NAMES, FeatRow, RecordRow, feat_rows, record_tables

# Records and feats in words: what each is called, and its figures as people read them


def record_name(record: Record) -> str:
    """What a record is called."""
    return RECORD_NAMES[record]()


def figure(row: RecordRow) -> str:
    """The figure of a place in a table, with its unit."""
    return _FIGURES.get(row.record, words.number)(row.value)


def when(row: RecordRow) -> str:
    """When it was done: a night, or the nights of a run or reign."""
    if not row.night:
        return ""
    if row.record not in _RUNS:
        return words.night(row.night)
    if not row.until_night:
        return tr("Since night {night}").format(night=row.night)
    return tr("Nights {first} to {last}").format(first=row.night, last=row.until_night)


def remark(row: RecordRow) -> str:
    """What else is to be said: whom he met, the moment of a knockout."""
    if row.record is Record.FASTEST_KNOCKOUT:
        if row.clock == SECONDS:
            return tr("against {other}, after {time}").format(
                other=row.other, time=clock_time(row.time, row.clock)
            )
        return tr("against {other}, turn {turn}").format(other=row.other, turn=row.time)
    if row.record is Record.MOST_KNOCKDOWNS:
        return tr("with {other}").format(other=row.other)
    if row.other:
        return tr("against {other}").format(other=row.other)
    return tr("goes on") if row.record in _RUNS and not row.until_night else ""


def feat_text(row: FeatRow) -> str:
    """A feat as a sentence."""
    if row.feat is Feat.FIRST_ROUND_KNOCKOUT and row.clock == SECONDS:
        text = tr("{name} knocked out {other} in the first round, after {time}.")
        return text.format(name=row.name, other=row.other, time=clock_time(row.value, row.clock))
    return _FEATS[row.feat]().format(
        name=row.name, other=row.other, value=row.value, pop=words.pop(row.value)
    )


_RUNS = frozenset({
    Record.WINNING_STREAK, Record.UNBEATEN_RUN, Record.STOPPAGE_RUN, Record.DEFENCES, Record.LONGEST_REIGN,
})  # fmt: skip

_FIGURES: dict[Record, Callable[[int], str]] = {
    Record.EARNINGS: words.dollars,
    Record.BIGGEST_PURSE: words.dollars,
    Record.MANAGER_EARNINGS: words.money,
    Record.HIGHEST_POP: words.pop,
    Record.BIGGEST_UPSET: lambda value: tr("{pop} POP").format(pop=words.pop(value)),
    Record.LONGEST_REIGN: lambda value: tr("%n night", "%n nights", value),
    Record.QUICKEST_TITLE: lambda value: tr("%n bout", "%n bouts", value),
    Record.FASTEST_KNOCKOUT: lambda value: tr("round {round}").format(round=value),
}

_FEATS: dict[Feat, Callable[[], str]] = {
    Feat.FIRST_ROUND_KNOCKOUT: later("{name} knocked out {other} in the first round, in turn {value}."),
    Feat.KNOCKDOWNS: later("{name} scored {value} knockdowns against {other}."),
    Feat.OFF_THE_FLOOR: later("{name} was down {value} times and beat {other}."),
    Feat.COMEBACK: later("{name}, far behind on the cards, stopped {other} in round {value}."),
    Feat.STREAK: later("{name} won for the {value}th time in a row, against {other}."),
    Feat.GREAT_UPSET: later("{name} beat {other}, who stood {pop} POP above him."),
    Feat.TITLE_REGAINED: later("{name} was champion again, for time number {value}, against {other}."),
    Feat.TITLE_IN_FIVE: later("{name} was champion after {value} bouts, against {other}."),
}
"""``STREAK`` comes at tens only, so that its ordinal always ends alike."""


# The record book: every record with its holder, the ten best of one of them, and the feats


class RecordPart(PagePart[Session]):
    """Of the whole league, or of one season: every record with its holder, beside it the ten best at one."""

    def build(self) -> None:
        """Make the choice of the season, the list of records, the table beside it."""
        self._session: Session | None = None
        self._tables: tuple[tuple[RecordRow, ...], ...] = ()
        self.season = QComboBox()
        self.season.setAccessibleName(tr("Records of"))
        self.season.currentIndexChanged.connect(lambda _place: self._show())
        self.records = QListWidget()
        self.records.setAccessibleName(tr("Records"))
        self.records.setAlternatingRowColors(True)
        self.records.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.records.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.records.currentRowChanged.connect(lambda _place: self._show_best())
        self.records.itemActivated.connect(lambda _item: self._open_first())
        self.name = Heading("", 2)
        self.best = best_table()
        self.best.go.connect(self.go)
        self.best.activated.connect(self._open)
        self.feats = feats_table()
        self.feats.go.connect(self.go)
        self.feats.activated.connect(lambda feat: self.go.emit(Place("bout", feat.bout)))
        self.both = self._both()
        self.empty = Empty(tr("No bout has been fought yet. Records are made from the first one on."))
        box = column(row(plain_label(tr("Records of")), self.season, None), space=3, parent=self)
        box.addWidget(self.both, 1)
        box.addWidget(self.empty, 1)
        set_margins(box, 0, 3, 0, 0)

    def fill(self, facts: Session) -> None:
        """Read the books again; the season shown stays."""
        self._session = facts
        shown = self.season.currentData() or 0
        with QSignalBlocker(self.season):
            self.season.clear()
            self.season.addItem(tr("All seasons"), 0)
            for number in seasons(facts.books):
                self.season.addItem(tr("Season {season}").format(season=number), number)
            self.season.setCurrentIndex(max(0, self.season.findData(shown)))
        self._show()

    def _both(self) -> QSplitter:
        self.stack = QStackedWidget()
        self.stack.addWidget(self.best)
        self.stack.addWidget(self.feats)
        right = QWidget()
        box = column(self.name, space=2, parent=right)
        box.addWidget(self.stack, 1)
        set_margins(box, 4, 0, 0, 0)
        both = QSplitter(Qt.Orientation.Horizontal)
        both.addWidget(self.records)
        both.addWidget(right)
        both.setChildrenCollapsible(False)
        both.setStretchFactor(1, 1)
        both.setSizes([px(250), px(760)])
        return both

    def _show(self) -> None:
        if self._session is None:
            return
        books, season = self._session.books, int(self.season.currentData() or 0)
        self._tables = record_tables(books, season)
        feats = feat_rows(books, season)
        self.feats.set_rows(feats)
        here = max(0, self.records.currentRow())
        with QSignalBlocker(self.records):
            self.records.clear()
            for table in self._tables:
                self.records.addItem(QListWidgetItem(f"{record_name(table[0].record)}\n{_holder(table)}"))
            count = tr("%n in the books", "%n in the books", len(feats))
            self.records.addItem(QListWidgetItem(f"{tr('Feats')}\n{count}"))
            self.records.setCurrentRow(min(here, self.records.count() - 1))
        show_if(self.both, bool(self._tables))
        show_if(self.empty, not self._tables)
        self._show_best()

    def _show_best(self) -> None:
        place = self.records.currentRow()
        if 0 <= place < len(self._tables):
            table = self._tables[place]
            self.name.setText(record_name(table[0].record))
            self.best.set_title(self.name.text())
            self.best.set_rows(table)
            self.stack.setCurrentWidget(self.best)
        else:
            self.name.setText(tr("Feats"))
            self.stack.setCurrentWidget(self.feats)

    def _open_first(self) -> None:
        place = self.records.currentRow()
        if 0 <= place < len(self._tables):
            self._open(self._tables[place][0])

    def _open(self, line: RecordRow) -> None:
        self.go.emit(Place("bout", line.bout) if line.bout else _name_place(line))


def _holder(table: tuple[RecordRow, ...]) -> str:
    """The one who holds it with his figure, and how many share it."""
    first = sum(line.place == 1 for line in table)
    best = table[0]
    if first == 1:
        return tr("{name}, {figure}").format(name=best.name, figure=figure(best))
    return tr("{name} and %n more, {figure}", "{name} and %n more, {figure}", first - 1).format(
        name=best.name, figure=figure(best)
    )


def best_table() -> Table[RecordRow]:
    """The ten best at one record."""
    columns: list[Column[RecordRow]] = [
        Column("place", tr("Place"), lambda line: line.place, align="right", width=5),
        Column("name", tr("Name"), lambda line: line.name, place=_name_place, width=19),
        Column("figure", tr("Figure"), lambda line: line.value, figure, align="right", width=9),
        Column(
            "remark",
            tr("Remark"),
            lambda line: remark(line) or None,
            place=lambda line: Place("bout", line.bout) if line.bout and line.other else None,
            width=20,
        ),
        Column("when", tr("When"), lambda line: line.night or None, when, width=24),
    ]
    table: Table[RecordRow] = Table(
        "record_best",
        columns,
        lambda line: (line.record, line.fighter, line.manager, line.bout, line.night),
        tr("Choose a record."),
    )
    return table


def feats_table() -> Table[FeatRow]:
    """What does not happen every night."""
    columns: list[Column[FeatRow]] = [
        Column("night", tr("Night"), lambda feat: feat.night, lambda feat: words.night(feat.night), width=18),
        Column(
            "name", tr("Name"), lambda feat: feat.name, place=lambda f: Place("fighter", f.fighter), width=21
        ),
        Column("what", tr("What happened"), feat_text, place=lambda f: Place("bout", f.bout), width=64),
    ]
    table: Table[FeatRow] = Table(
        "feats",
        columns,
        lambda feat: (feat.bout, feat.feat),
        tr("Nothing out of the ordinary has happened yet."),
    )
    table.set_title(tr("Feats"))
    return table


def _name_place(line: RecordRow) -> Place:
    return Place("manager", line.manager) if line.manager else Place("fighter", line.fighter)


# Records and history: awards by season, the record book, the hall of fame, the line of champions, luck and ratings


class RecordsPage(Page):
    """``part`` of a place names a tab: ``awards``, ``book``, ``hall``, ``lineage``, ``seasons`` or ``luck``."""

    def build(self) -> None:
        self.tabs: PartTabs[Session] = PartTabs(tr("Records and history"))
        self.tabs.add("awards", tr("Awards"), AwardsPart)
        self.tabs.add("book", tr("Record book"), RecordPart)
        self.tabs.add("hall", tr("Hall of fame"), HallPart)
        self.tabs.add("lineage", tr("Title lineage"), LineagePart)
        self.tabs.add("seasons", tr("Seasons"), SeasonsPart)
        self.tabs.add("luck", tr("Luck and ratings"), LuckPart)
        self.tabs.go.connect(self.go)
        column(self.tabs, parent=self)

    def show_place(self, place: Place) -> None:
        self.place = place
        self.tabs.fill(self.session, place.part)

    def refresh(self) -> None:
        self.tabs.fill(self.session)

    def title(self) -> str:
        return tr("Records")


class SeasonRow(NamedTuple):
    """An arena in a season, and how many bouts the season had in all."""

    season: int
    hall: ArenaSeason
    whole: int


class SeasonsPart(PagePart[Session]):
    """The chart above, the table below; whoever wants more of either moves the line between them."""

    def build(self) -> None:
        """Make the chart and the table."""
        self.chart = ChartPanel()
        self.chart.go.connect(self.go)
        self.table = seasons_table()
        self.table.setMinimumHeight(px(130))
        self.both = QSplitter(Qt.Orientation.Vertical)
        self.both.addWidget(self.chart)
        self.both.addWidget(self.table)
        self.both.setChildrenCollapsible(False)
        self.both.setSizes([px(360), px(260)])
        self.empty = Empty(tr("No bout has been fought yet. Seasons are compared from the first one on."))
        column((self.both, 1), (self.empty, 1), margins=(0, 3, 0, 0), parent=self)

    def fill(self, facts: Session) -> None:
        """Read the books again."""
        rows = [
            SeasonRow(season.season, hall, season.bouts)
            for season in reversed(seasons_used(facts.books))
            for hall in season.arenas
            if hall.bouts
        ]
        self.table.set_rows(rows)
        show_if(self.both, bool(rows))
        show_if(self.empty, not rows)
        if rows:
            self.chart.show_chart(seasons_chart(facts.books))


def seasons_table() -> Table[SeasonRow]:
    """Every arena of every season, the latest season first."""
    columns: list[Column[SeasonRow]] = [
        Column("season", tr("Season"), lambda line: line.season, align="right", width=8),
        Column("arena", tr("Arena"), lambda line: words.arena(line.hall.arena), width=14),
        Column("bouts", tr("Bouts"), lambda line: line.hall.bouts, align="right", width=8),
        Column(
            "share",
            tr("Share of bouts"),
            lambda line: line.hall.bouts / line.whole,
            lambda line: tr("{percent} %").format(percent=round(100 * line.hall.bouts / line.whole)),
            align="right",
            width=14,
        ),
        Column("titles", tr("Title bouts"), lambda line: line.hall.title_bouts, align="right", width=11),
        Column(
            "average",
            tr("A bout on average"),
            lambda line: line.hall.average_dollars,
            lambda line: words.dollars(line.hall.average_dollars),
            align="right",
            width=17,
        ),
        Column(
            "paid",
            tr("Purses"),
            lambda line: line.hall.paid_dollars,
            lambda line: words.dollars(line.hall.paid_dollars),
            align="right",
            width=14,
        ),
    ]
    table: Table[SeasonRow] = Table(
        "seasons", columns, lambda line: (line.season, line.hall.arena), tr("No bout was fought yet.")
    )
    table.set_title(tr("Arenas and purses by season"))
    return table
