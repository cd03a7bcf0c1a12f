"""The chances of a tournament, round by round, and what the seeding does to them; worked out beside the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import suppress

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QSplitter, QStackedWidget, QWidget

from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.orders import Seeding
from ringside_manager.errors import CancelledError, RingsideError
from ringside_manager.gui.background import pool
from ringside_manager.gui.look import set_margins, size_window
from ringside_manager.gui.operation import Job, Operation
from ringside_manager.gui.pages.tournament.bracket_drawing import round_name
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Dialog, Empty, Heading, button, column, plain_label, row
from ringside_manager.gui.words import percent
from ringside_manager.language import later, tr, translated
from ringside_manager.office.facts.prospects import Chance
from ringside_manager.office.facts.seeding import (
    EntrantChances,
    Outlook,
    TournamentForecast,
    TournamentForecasting,
)
from ringside_manager.office.facts.tournaments import BracketRow

FIRST = 10
"""One in so many of the bouts is enough for a first answer."""


class ForecastOfTournament(QObject):
    """One forecast at a time; another calls the first off."""

    told = Signal(object)
    """A ``TournamentForecast``; each is better than the one before."""
    ended = Signal()
    """No better answer will come."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._operation: Operation | None = None

    @property
    def is_working(self) -> bool:
        return self._operation is not None and not self._operation.done

    def begin(self, forecasting: TournamentForecasting) -> None:
        """Let its pairs box, a tenth of the bouts first."""
        self.stop()
        first = max(1, forecasting.bouts // FIRST)
        self._go_on(forecasting, (first, forecasting.bouts - first))

    def stop(self) -> None:
        if self._operation is not None and not self._operation.done:
            self._operation.cancel()
        self._operation = None

    def _go_on(self, forecasting: TournamentForecasting, steps: tuple[int, ...]) -> None:
        def then(told: TournamentForecast) -> None:
            if operation is not self._operation:
                return
            if steps[1:]:
                self._go_on(forecasting, steps[1:])
            self.told.emit(told)
            if not steps[1:]:
                self.ended.emit()

        def failed(error: RingsideError) -> None:
            if operation is self._operation:
                with suppress(RuntimeError):  # the page is gone, and this with it
                    self.ended.emit()
            if not isinstance(error, CancelledError):
                self._session.failed.emit(error)

        title = tr("Working out the chances of the tournament")
        operation = self._session.compute(title, lambda job: _fight(forecasting, steps[0], job), then, failed)
        self._operation = operation


def _fight(forecasting: TournamentForecasting, bouts: int, job: Job) -> TournamentForecast:
    """Off the window's thread; compiled bouts on threads, others in processes of their own."""

    def watch() -> None:
        if job.cancelled:
            raise CancelledError(tr("Stopped."))

    executor = None if forecasting.is_quick else pool().executor()
    try:
        _listen(forecasting.fight(bouts, executor, afar=executor is not None), forecasting.pairs, job)
        return forecasting.forecast(executor, afar=executor is not None, watch=watch)
    except (BrokenExecutor, OSError):  # no processes to be had: slower, but here
        pool().close()
        _listen(forecasting.fight(bouts), forecasting.pairs, job)
        return forecasting.forecast(watch=watch)


def _listen(fought: Iterator[int], pairs: int, job: Job) -> None:
    for done in fought:
        if not job.progress(done, pairs):
            raise CancelledError(tr("Stopped."))


# As tables


SEEDINGS: dict[Seeding, Callable[[], str]] = {
    Seeding.RANKING: later("By ranking"),
    Seeding.DICE: later("Drawn by dice"),
}


def _fighter(one: EntrantChances) -> Place:
    return Place("fighter", one.fighter)


class Rounds(QWidget):
    """Everybody's chance to come through each round, as the bracket stands."""

    go = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table: Table[EntrantChances] | None = None
        self._heads: tuple[str, ...] = ()
        self._head = Heading(tr("Who comes through"), 3)
        self._box = column(self._head, space=1, parent=self)

    def show_forecast(self, told: Outlook, row: BracketRow) -> None:
        """Show these chances; another number of rounds has another table, and what is no knockout one of its own."""
        heads: tuple[str, ...] = (tr("First or second"), tr("Wins it"))
        if row.fixtures is None:
            heads = tuple(round_name(row, number) for number in range(1, len(row.rounds) + 1))
        if self.table is None or heads != self._heads:
            if self.table is not None:
                self.table.deleteLater()
            self._heads = heads
            self.table = _table(
                f"chances {len(heads) if row.fixtures is None else 'of places'}",
                [_round(place, head, row) for place, head in enumerate(heads)],
            )
            title = tr("Chances to come through each round") if row.fixtures is None else tr("Who wins it")
            self.table.set_title(title)
            self._head.setText(tr("Who comes through") if row.fixtures is None else title)
            self.table.go.connect(self.go)
            self._box.addWidget(self.table, 1)
        self.table.set_rows(told.entrants)


def _round(place: int, head: str, row: BracketRow) -> Column[EntrantChances]:
    tip, rule = tr("The chance to win his bout of this round"), "C61"
    if row.fixtures is not None:
        tips = (
            tr("The chance to end it first or second"),
            tr("The chance to win the tournament as it stands"),
        )
        tip, rule = tips[place], "F89"
    return Column(
        f"round{place}", head, lambda one: one.rounds[place].share, lambda one: percent(one.rounds[place]), "right",
        tip, rule=rule, width=13,
    )  # fmt: skip


class Study(QWidget):
    """What the seeding does: chances to win from the first bell, and whether the best two meet in the final."""

    go = Signal(object)

    def __init__(self, given: str, parent: QWidget | None = None, *, links: bool = True) -> None:
        super().__init__(parent)
        self._given = given
        self._told: TournamentForecast | None = None
        self.final = plain_label(wrap=True)
        self.table = _table("seedings", [self._column(seeding) for seeding in reversed(Seeding)], links=links)
        self.table.set_title(tr("What does the seeding do?"))
        self.table.go.connect(self.go)
        column(Heading(self.table.title, 3), self.final, (self.table, 1), space=1, parent=self)

    def show_forecast(self, told: TournamentForecast) -> None:
        self._told = told
        self.table.set_rows(told.seedings[-1].entrants)
        first, second = told.best
        shown = (f"{self._named(one.seeding)} {percent(one.best_final)}" for one in told.seedings)
        text = tr("{first} and {second}, the best against the whole field, meet in the final: {chances}.")
        if told.form is not Format.KNOCKOUT:
            text = tr(
                "{first} and {second}, the best against the whole field, end first and second: {chances}."
            )
        self.final.setText(text.format(first=first, second=second, chances=", ".join(shown)))

    def _named(self, seeding: Seeding | None) -> str:
        return self._given if seeding is None or seeding is Seeding.GIVEN else SEEDINGS[seeding]()

    def _column(self, seeding: Seeding) -> Column[EntrantChances]:
        def chance(one: EntrantChances) -> Chance | None:
            studied = () if self._told is None else self._told.seedings
            return next((study.of(one.fighter).win for study in studied if study.seeding is seeding), None)

        def share(one: EntrantChances) -> float | None:
            found = chance(one)
            return None if found is None else found.share

        def shown(one: EntrantChances) -> str:
            found = chance(one)
            return "" if found is None else percent(found)

        tip = tr("The chance to win the tournament from its first bell")
        return Column(seeding.value, self._named(seeding), share, shown, "right", tip, rule="C61", width=13)


def _table(key: str, columns: list[Column[EntrantChances]], *, links: bool = True) -> Table[EntrantChances]:
    """A table of entrants with nothing to search it by; where names lead somewhere they are links."""
    name: Column[EntrantChances] = Column(
        "name", tr("Fighter"), lambda one: one.name, place=_fighter if links else None, width=18
    )
    table = Table(key, [name, *columns], lambda one: one.fighter, tr("Nothing is known yet."))
    table.bar.hide()
    return table


# On the page, and before the draw


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


class SeedingDialog(Dialog):
    """What the seeding would do to a tournament that is being planned."""

    def __init__(
        self, session: Session, forecasting: TournamentForecasting, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("What does the seeding do?"))
        self.study = Study(tr("By hand"), links=False)
        self.study.final.setText(tr("Every pair boxes many times…"))
        if Seeding.GIVEN not in forecasting.studied:
            self.study.table.view.setColumnHidden(1, True)
        self.work = ForecastOfTournament(session, self)
        self.work.told.connect(self.study.show_forecast)
        self.finished.connect(self.work.stop)
        box = column((self.study, 1), row(None, button(tr("Close"), self.accept)), space=4, parent=self)
        set_margins(box, 5)
        size_window(self, 720, 560)
        self.work.begin(forecasting)
