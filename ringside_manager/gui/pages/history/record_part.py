"""The record book: every record with its holder, the ten best of one of them, and the feats."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QListWidget, QListWidgetItem, QSplitter, QStackedWidget, QWidget

from ringside_manager.gui import words
from ringside_manager.gui.look import px, set_margins
from ringside_manager.gui.pages.history.record_words import feat_text, figure, record_name, remark, when
from ringside_manager.gui.pages.people.parts import Part
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Empty, Heading, column, plain_label, row
from ringside_manager.language import tr
from ringside_manager.office.facts.history import (
    FeatRow,
    RecordRow,
    RecordTableRow,
    feat_rows,
    record_tables,
    seasons,
)


class RecordPart(Part[Session]):
    """Of the whole league, or of one season: every record with its holder, beside it the ten best at one."""

    def build(self) -> None:
        """Make the choice of the season, the list of records, the table beside it."""
        self._session: Session | None = None
        self._tables: tuple[RecordTableRow, ...] = ()
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
                self.records.addItem(QListWidgetItem(f"{record_name(table.record)}\n{_holder(table)}"))
            count = tr("%n in the books", "%n in the books", len(feats))
            self.records.addItem(QListWidgetItem(f"{tr('Feats')}\n{count}"))
            self.records.setCurrentRow(min(here, self.records.count() - 1))
        self.both.setVisible(bool(self._tables))
        self.empty.setVisible(not self._tables)
        self._show_best()

    def _show_best(self) -> None:
        place = self.records.currentRow()
        if 0 <= place < len(self._tables):
            table = self._tables[place]
            self.name.setText(record_name(table.record))
            self.best.set_title(self.name.text())
            self.best.set_rows(table.rows)
            self.stack.setCurrentWidget(self.best)
        else:
            self.name.setText(tr("Feats"))
            self.stack.setCurrentWidget(self.feats)

    def _open_first(self) -> None:
        """Enter on a record leads to its holder."""
        place = self.records.currentRow()
        if 0 <= place < len(self._tables):
            self._open(self._tables[place].rows[0])

    def _open(self, line: RecordRow) -> None:
        self.go.emit(_place(line))


def _holder(table: RecordTableRow) -> str:
    """The one who holds it with his figure, and how many share it."""
    first = sum(line.place == 1 for line in table.rows)
    best = table.rows[0]
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
