"""The record book: every record with its holder, the ten best of one of them, and the feats."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QSplitter, QTabWidget, QWidget

from ringside_manager.gui import words
from ringside_manager.gui.language import tr
from ringside_manager.gui.look import look
from ringside_manager.gui.pages.history.record_words import feat_text, figure, record_name, remark, when
from ringside_manager.gui.pages.people.parts import Part
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Heading, column, plain_label, row
from ringside_manager.office.queries.awards import seasons
from ringside_manager.office.queries.record_book import (
    FeatRow,
    RecordRow,
    RecordTableRow,
    feat_rows,
    record_tables,
)


NARROW = 780
"""Below this many pixels at normal size the two tables stand under each other."""


class RecordPart(Part[Session]):
    """Of the whole league, or of one season."""

    def build(self) -> None:
        """Make the choice of the season, both tables and the list of feats."""
        self._session: Session | None = None
        self.season = QComboBox()
        self.season.setAccessibleName(tr("Records of"))
        self.season.currentIndexChanged.connect(lambda _place: self._show())
        self.records = holders_table()
        self.records.selected_changed.connect(self._show_best)
        self.records.go.connect(self.go)
        self.records.activated.connect(lambda table: self._open(table.rows[0]))
        self.name = Heading("", 2)
        self.best = best_table()
        self.best.go.connect(self.go)
        self.best.activated.connect(self._open)
        self.feats = feats_table()
        self.feats.go.connect(self.go)
        self.feats.activated.connect(lambda feat: self.go.emit(Place("bout", feat.bout)))
        tabs = QTabWidget()
        tabs.setDocumentMode(True)
        tabs.tabBar().setAccessibleName(tr("Records or feats"))
        tabs.addTab(self._both(), tr("Records"))
        tabs.addTab(self.feats, tr("Feats"))
        self.tabs = tabs
        box = column(row(plain_label(tr("Records of")), self.season, None), space=2, parent=self)
        box.addWidget(tabs, 1)
        box.setContentsMargins(0, look().space(3), 0, 0)

    def fill(self, facts: Session) -> None:
        """Read the books again; the season shown stays."""
        self._session = facts
        shown = self.season.currentData() or 0
        self.season.blockSignals(True)
        self.season.clear()
        self.season.addItem(tr("All seasons"), 0)
        for number in seasons(facts.books):
            self.season.addItem(tr("Season {season}").format(season=number), number)
        self.season.setCurrentIndex(max(0, self.season.findData(shown)))
        self.season.blockSignals(False)
        self._show()

    def _both(self) -> QWidget:
        right = QWidget()
        box = column(self.name, space=2, parent=right)
        box.addWidget(self.best, 1)
        box.setContentsMargins(look().space(3), look().space(2), 0, 0)
        both = QSplitter(Qt.Orientation.Horizontal)
        both.addWidget(self.records)
        both.addWidget(right)
        both.setChildrenCollapsible(False)
        both.setSizes([look().px(470), look().px(540)])
        self.both = both
        return both

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Under each other where there is no room beside each other."""
        super().resizeEvent(event)
        narrow = self.width() < look().px(NARROW)
        self.both.setOrientation(Qt.Orientation.Vertical if narrow else Qt.Orientation.Horizontal)

    def _show(self) -> None:
        if self._session is None:
            return
        books, season = self._session.books, int(self.season.currentData() or 0)
        tables = record_tables(books, season)
        self.records.set_rows(tables)
        self.feats.set_rows(feat_rows(books, season))
        if self.records.selected() is None and tables:
            self.records.select(tables[0].record)
        self._show_best(self.records.selected())

    def _show_best(self, table: RecordTableRow | None) -> None:
        self.name.setText("" if table is None else record_name(table.record))
        self.best.set_title(self.name.text() or tr("Records"))
        self.best.set_rows(() if table is None else table.rows)

    def _open(self, line: RecordRow) -> None:
        self.go.emit(_place(line))


def holders_table() -> Table[RecordTableRow]:
    """Every record with who holds it."""
    columns: list[Column[RecordTableRow]] = [
        Column("record", tr("Record"), lambda table: record_name(table.record), width=26),
        Column("figure", tr("Figure"), lambda table: figure(table.rows[0]), align="right", width=11),
        Column("holder", tr("Holder"), _holder, place=lambda table: _name_place(table.rows[0]), width=22),
    ]
    table: Table[RecordTableRow] = Table(
        "record_holders", columns, lambda table: table.record, tr("No bout has been fought yet.")
    )
    table.set_title(tr("Records"))
    return table


def _holder(table: RecordTableRow) -> str:
    """The one who holds it, and how many share it."""
    first = sum(line.place == 1 for line in table.rows)
    name = table.rows[0].name
    return name if first == 1 else tr("{name} and %n more", n=first - 1).format(name=name)


def best_table() -> Table[RecordRow]:
    """The ten best at one record."""
    columns: list[Column[RecordRow]] = [
        Column("place", tr("Place"), lambda line: line.place, align="right", width=5),
        Column("name", tr("Name"), lambda line: line.name, place=_name_place, width=19),
        Column("figure", tr("Figure"), lambda line: line.value, figure, align="right", width=9),
        Column("remark", tr("Remark"), lambda line: remark(line) or None, place=_bout_place, width=20),
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


def _bout_place(line: RecordRow) -> Place | None:
    return Place("bout", line.bout) if line.bout and line.other else None


def _place(line: RecordRow) -> Place:
    return Place("bout", line.bout) if line.bout else _name_place(line)
