"""The forecast: the rest of the campaign played many times beside the window, as a fan of money and as chances."""

from __future__ import annotations

import time
from concurrent.futures import BrokenExecutor
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QProgressBar, QSplitter, QStackedWidget, QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.charts import Heading as ChartHeading
from ringside_manager.charts import Key
from ringside_manager.charts.money import Balance, FanChart, FanNight, Runner
from ringside_manager.errors import CancelledError, RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.charts import money_word
from ringside_manager.gui.charts.panel import ChartPanel, Named, PersonChooser
from ringside_manager.gui.look import px
from ringside_manager.gui.operation import Job, Operation, pool
from ringside_manager.gui.pages import Page
from ringside_manager.gui.place import Place
from ringside_manager.gui.seats import colours_in
from ringside_manager.gui.session import Session
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Empty, Heading, button, column, note, row
from ringside_manager.gui.words import percent
from ringside_manager.language import tr, translated
from ringside_manager.office.facts.charting import money_facts
from ringside_manager.office.facts.prospects import Chance, Fan, Forecast, ManagerForecast, title_holder
from ringside_manager.office.forecasting import DEFAULT_RUNS, Forecasting, last_night, start_of

# Played beside the window: a first answer within a second, then better ones


OFTEN = 0.5
"""Seconds until the first answer, and from one to the next."""

Asked = tuple[int, object]
"""What a forecast is of: the length of the journal, and the bouts in the ring."""


class ForecastOfLeague(QObject):
    """One forecast at a time, for the league as it stood when it was begun."""

    told = Signal(object)
    """A ``Forecast``; each is better than the one before."""
    ended = Signal()
    """No better answer will come, because this is the best or because somebody stopped it."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._operation: Operation | None = None
        self.asked: Asked | None = None

    @property
    def is_working(self) -> bool:
        return self._operation is not None and not self._operation.done

    @property
    def now(self) -> Asked:
        """What a forecast begun now would be of."""
        return len(self._session.entries), dict(self._session.ring)

    def begin(self, runs: int) -> None:
        """Play; raises ``RingsideError`` where there is nothing to forecast."""
        self.stop()
        books = self._session.books
        start = start_of(books, self._session.ring, len(self._session.entries))
        forecasting = Forecasting(start, books, books.seed)
        self.asked = asked = self.now

        def then(told: Forecast) -> None:
            if asked == self.asked:
                self.told.emit(told)
                self.ended.emit()

        def failed(error: RingsideError) -> None:
            if asked == self.asked:
                self.ended.emit()
            if not isinstance(error, CancelledError):
                self._session.failed.emit(error)

        title = tr("Playing the rest of the campaign")
        self._operation = self._session.compute(
            title, lambda job: self._play(forecasting, runs, job), then, failed
        )

    def stop(self) -> None:
        if self._operation is not None and not self._operation.done:
            self._operation.cancel()

    def _play(self, forecasting: Forecasting, runs: int, job: Job) -> Forecast:
        """Off the window's thread; what has been played is told from time to time."""
        told = time.monotonic()
        try:
            for done in forecasting.play(runs, pool().executor()):
                if not job.progress(done, runs):
                    raise CancelledError(tr("Stopped."))
                if time.monotonic() - told >= OFTEN:
                    self.told.emit(forecasting.forecast())
                    told = time.monotonic()
        except (BrokenExecutor, OSError):  # no processes to be had: slower, but here
            pool().close()
            for done in forecasting.play(runs):
                if not job.progress(done, runs):
                    raise CancelledError(tr("Stopped.")) from None
        return forecasting.forecast()


# The page


class ForecastPage(Page):
    """How the campaign may end: the race for money as a fan, the chance of each place, and the champions to be."""

    def build(self) -> None:
        self.played: Forecast | None = None
        self._about = 0
        self.work = ForecastOfLeague(self.session, self)
        self.work.told.connect(self._show, Qt.ConnectionType.QueuedConnection)
        self.work.ended.connect(self._settle, Qt.ConnectionType.QueuedConnection)
        self.play = button(tr("Play it again"), self.begin)
        self.halt = button(tr("Stop"), self.work.stop)
        self.manager = PersonChooser(tr("Manager"))
        self.manager.chosen.connect(self._choose)
        self.said = note("")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setMaximumWidth(px(160))
        self.bar.setAccessibleName(tr("Runs played"))
        self.empty = Empty("", tr("Play it {runs} times").format(runs=words.number(DEFAULT_RUNS)), self.begin)
        self._lay_out()

    def _lay_out(self) -> None:
        self.panel = ChartPanel()
        self.places, self.titles = (
            _places_table(len(self.session.books.managers)),
            _titles_table(self.session),
        )
        for part in (self.panel, self.places, self.titles):
            part.go.connect(self.go)
        tables = QSplitter(Qt.Orientation.Horizontal)
        tables.addWidget(_under(tr("Places and money in the end"), self.places))
        tables.addWidget(_under(tr("Champion in the end"), self.titles))
        tables.setSizes([px(640), px(360)])
        tables.setMinimumHeight(px(140))
        both = QSplitter(Qt.Orientation.Vertical)
        both.addWidget(self.panel)
        both.addWidget(tables)
        both.setSizes([px(390), px(250)])
        for split in (tables, both):
            split.setChildrenCollapsible(False)
        held = QWidget()
        told = row(self.manager, (self.said, 1), self.bar, self.halt, self.play, space=2)
        column(told, (both, 1), space=2, parent=held)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.empty)
        self._stack.addWidget(held)
        column(Heading(tr("Forecast"), 1), (self._stack, 1), space=3, margins=(5, 4, 5, 5), parent=self)

    # where we are -------------------------------------------------------------------------------------

    def title(self) -> str:
        return tr("Forecast")

    def refresh(self) -> None:
        """Keep what was played as long as the league is the same."""
        if self.played is not None and self.work.asked == self.work.now:
            self._tell()
            return
        self.work.stop()
        self.played = None
        self._say(self.session.books)

    def _say(self, books: Books) -> None:
        """Why there is nothing to see yet, and whether there can be."""
        try:
            last = last_night(books)
        except RingsideError as nothing:
            self.empty.set_text(translated(nothing.message))
            self.empty.act.setEnabled(False)
        else:
            text = tr("The program plays nights {first} to {last} many times, with the bouts that are made: who ends where in the race for money, and who is champion then.")  # fmt: skip
            self.empty.set_text(text.format(first=books.closed + 1, last=last))
            self.empty.act.setEnabled(True)
        self._stack.setCurrentIndex(0)

    # what is played -----------------------------------------------------------------------------------

    def begin(self) -> None:
        """Play the rest of the campaign."""
        try:
            self.work.begin(DEFAULT_RUNS)
        except RingsideError:
            self.refresh()
        else:
            self.empty.act.setEnabled(False)
            self.empty.set_text(tr("The first runs are being played…"))

    def _show(self, told: Forecast) -> None:
        """Show what has been played; nothing of a league that is another by now."""
        if self.work.asked != self.work.now:
            return
        self.played = told
        self._tell()

    def _settle(self) -> None:
        if self.played is None:
            self._say(self.session.books)
        else:
            self._tell()

    def _tell(self) -> None:
        told = self.played
        assert told is not None
        working = self.work.is_working
        runs = words.number(told.runs)
        if told.runs == 1 and working:
            self.said.setText(tr("From one run so far…"))
        else:
            text = tr("From {runs} runs so far…") if working else tr("From {runs} runs.")
            self.said.setText(text.format(runs=runs))
        self.bar.setMaximum(DEFAULT_RUNS)
        self.bar.setValue(told.runs)
        self.bar.setVisible(working)
        self.halt.setVisible(working)
        self.play.setVisible(not working)
        everybody: list[Named] = [(0, tr("all managers"))]
        self.manager.set_people([*everybody, *((one.number, one.name) for one in told.managers)], self._about)
        self.panel.show_chart(fan_chart(self.session.books, told, self._about))
        self.places.set_rows(told.managers)
        self.titles.set_rows([(title.weight_class, *row) for title in told.titles for row in title.chances])
        self._stack.setCurrentIndex(1)

    def _choose(self, number: int) -> None:
        self._about = number
        self._tell()


def _under(text: str, table: Table[Any]) -> QWidget:
    """A short table under its heading, with nothing to search it by."""
    table.set_title(text)
    table.bar.hide()
    held = QWidget()
    column(Heading(text, 3), (table, 1), space=1, parent=held)
    return held


# What it is shown as


def fan_chart(books: Books, told: Forecast, about: int = 0) -> FanChart:
    """The race for money so far, and the fan of what it may come to, of everybody or of one manager."""
    so_far, colours = dict(money_facts(books)), colours_in(books)
    runners = tuple(
        Runner(
            Key("manager", one.number),
            one.name,
            tuple(Balance(night, cents / 100) for night, cents in enumerate(so_far[one.number])),
            tuple(_fan_night(one, fan) for fan in one.fans),
            colours[one.number].shades,
        )
        for one in sorted(told.managers, key=lambda one: books.managers[one.number].seat)
    )
    heading = ChartHeading(
        tr("What the race for money may come to"),
        tr("The middle of all runs; half of them end in the dark band, nine in ten in the light one"),
        tr("Nothing was played yet."),
        "\n".join(_fan_text(one, one.money) for one in told.managers),
    )
    return FanChart(heading, runners, Key("manager", about) if about else None, money_word())


def _fan_night(one: ManagerForecast, fan: Fan) -> FanNight:
    low, quarter, middle, more, high = (cents / 100 for cents in fan.cents)
    return FanNight(fan.night, (low, quarter, middle, more, high), _fan_text(one, fan))


def _fan_text(one: ManagerForecast, fan: Fan) -> str:
    low, _, middle, _, high = (words.dollars(round(cents / 100)) for cents in fan.cents)
    told = tr("{name}\n{middle} after night {night}, nine times in ten {low} to {high}")
    return told.format(name=one.name, middle=middle, night=fan.night, low=low, high=high)


def _places_table(managers: int) -> Table[ManagerForecast]:
    def chance_of(place: int) -> Column[ManagerForecast]:
        return Column(
            f"place{place}", f"{place + 1}.", lambda one: one.places[place].share,
            lambda one: percent(one.places[place]), "right", tr("The chance of this place in the money table"), rule="C70", width=10,
        )  # fmt: skip

    def sum_of(key: str, title: str, at: int, tip: str) -> Column[ManagerForecast]:
        return Column(
            key, title, lambda one: one.money.cents[at], lambda one: words.dollars(round(one.money.cents[at] / 100)), "right", tip, width=10,
        )  # fmt: skip

    columns: list[Column[ManagerForecast]] = [
        Column("name", tr("Manager"), lambda one: one.name, place=lambda one: Place("manager", one.number), width=14),
        *(chance_of(place) for place in range(managers)),
        sum_of("low", tr("Low"), 0, tr("One run in twenty ends with less")),
        sum_of("middle", tr("Middle"), 2, tr("Half of the runs end with more")),
        sum_of("high", tr("High"), 4, tr("One run in twenty ends with more")),
    ]  # fmt: skip
    return Table("forecast places", columns, lambda one: one.number, tr("Nothing was played yet."))


TitleRow = tuple[str, int | None, Chance]
"""A weight class, a possible champion of it, and the chance of that."""


def _titles_table(session: Session) -> Table[TitleRow]:
    classes = len(session.books.divisions) > 1
    columns: list[Column[TitleRow]] = [
        Column("class", tr("Weight class"), lambda one: one[0], width=12, hidden=not classes),
        Column("name", tr("Fighter"), lambda one: _name(session.books, one[1]), place=lambda one: Place("fighter", one[1]) if one[1] else None, width=20),
        Column("chance", tr("Chance"), lambda one: one[2].share, lambda one: percent(one[2]), "right", width=10),
    ]  # fmt: skip
    return Table("forecast titles", columns, lambda one: one[:2], tr("Nothing was played yet."))


def _name(books: Books, holder: int | None) -> str:
    return translated(title_holder(books, holder)) if not holder else books.fighters[holder].name
