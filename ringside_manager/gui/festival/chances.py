"""Who is how likely to win a festival, before and after each bout, and what the seeding does to it; worked out beside the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QWidget

from ringside_manager.campaign.festivals import Key
from ringside_manager.campaign.orders import Seeding
from ringside_manager.errors import CancelledError, RingsideError
from ringside_manager.gui.background import Background, pool
from ringside_manager.gui.messages import error_text
from ringside_manager.gui.operation import Job, Operation
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Empty, Heading, button, column, plain_label, row, show_if
from ringside_manager.gui.words import percent, signed_share
from ringside_manager.language import later, tr
from ringside_manager.office.facts.forecast import Chance
from ringside_manager.office.festival_forecast import FestivalForecasting, FestivalOutlook, ManChances
from ringside_manager.office.festivals import Festival

SEEDINGS: dict[Seeding, Callable[[], str]] = {
    Seeding.GIVEN: later("As entered"),
    Seeding.RANKING: later("By strength"),
    Seeding.DICE: later("Drawn by dice"),
}


FEW = 1
"""So often each pair boxes in each of the parts where bouts take their time."""


@dataclass(frozen=True, slots=True)
class Known:
    """What has been worked out: the forecast of a festival as it stood after so many things had happened."""

    forecasting: FestivalForecasting
    festival: Festival
    stands: FestivalOutlook


class Forecasts(QObject):
    """One piece of work at a time; ``told`` when something more is known."""

    told = Signal()
    failed = Signal(object)
    working = Signal(object)
    """An ``Operation`` has begun."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = Background(self)
        self._wanted: Festival | None = None
        self.known: Known | None = None
        self.before: FestivalOutlook | None = None
        """The chances before the latest bouts, once there are any."""
        self.study: Mapping[Seeding, FestivalOutlook] = {}

    @property
    def is_working(self) -> bool:
        return self._background.running is not None

    def begin(self, festival: Festival) -> None:
        """Let every pair box, and say how the festival stands."""
        self._run(tr("Working out the chances"), lambda job: _first(festival, job), self._have)

    def follow(self, festival: Festival) -> None:
        """Say how the festival stands now, if anything was asked before; another field of men is another festival."""
        known = self.known
        if known is None or festival is known.festival or not festival.due:
            return
        if festival.cards != known.festival.cards:
            self.known, self.before, self.study = None, None, {}
            self.told.emit()
        elif self.is_working:
            self._wanted = festival
        else:
            forecasting = known.forecasting
            work = _stood(forecasting, festival)
            self._run(tr("Working out the chances"), work, self._have)

    def ask_for_study(self) -> None:
        """Work out what other seedings would have done."""
        if self.known is not None and not self.is_working:
            forecasting = self.known.forecasting
            self._run(tr("Trying seedings"), lambda job: _studied(forecasting, job), self._studied)

    def stop(self) -> None:
        """Work nothing out any more."""
        self._wanted = None
        self._background.stop()

    def close(self) -> None:
        """Stop, and wait for what is worked out now."""
        self._background.close()

    def _run(self, title: str, work: Callable[[Job], object], then: Callable[[object], None]) -> None:
        if not self.is_working:
            self.working.emit(self._background.run(title, work, then, self.failed.emit))

    def _have(self, known: object) -> None:
        assert isinstance(known, Known)
        before = self.known
        if before is not None and len(before.festival.happened) < len(known.festival.happened):
            self.before = before.stands
        self.known = known
        self.told.emit()
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            self.follow(wanted)

    def _studied(self, study: object) -> None:
        assert isinstance(study, dict)
        self.study = study
        self.told.emit()


def _first(festival: Festival, job: Job) -> Known:
    """Off the window's thread: compiled bouts on threads, others in processes of their own."""
    forecasting = FestivalForecasting(festival)
    executor = _executor(forecasting)
    try:
        _listen(forecasting, executor, job)
    except (BrokenExecutor, OSError):  # no processes to be had: slower, but here
        pool().close()
        executor = None
        _listen(forecasting, None, job)
    return Known(forecasting, festival, forecasting.stands(festival, executor=_runs(forecasting, executor)))


def _listen(forecasting: FestivalForecasting, executor: Executor | None, job: Job) -> None:
    bouts = None if forecasting.is_quick else FEW
    for done in forecasting.fight(bouts, executor):
        if not job.progress(done, len(forecasting.pairs)):
            raise CancelledError(tr("Stopped."))


def _executor(forecasting: FestivalForecasting) -> Executor | None:
    return None if forecasting.is_quick else pool().executor()


def _runs(forecasting: FestivalForecasting, executor: Executor | None) -> Executor | None:
    """Where whole festivals are boxed the processes do it; what is drawn from pairs is drawn here."""
    return executor if forecasting.is_whole else None


def _stood(forecasting: FestivalForecasting, festival: Festival) -> Callable[[Job], Known]:
    def work(_job: Job) -> Known:
        executor = _runs(forecasting, _executor(forecasting))
        return Known(forecasting, festival, forecasting.stands(festival, executor=executor))

    return work


def _studied(forecasting: FestivalForecasting, job: Job) -> dict[Seeding, FestivalOutlook]:
    executor = _runs(forecasting, _executor(forecasting))
    found: dict[Seeding, FestivalOutlook] = {}
    for done, seeding in enumerate(SEEDINGS, 1):
        found[seeding] = forecasting.study(seeding, executor=executor)
        if not job.progress(done, len(SEEDINGS)):
            raise CancelledError(tr("Stopped."))
    return found


# As tables


class ChancesView(QStackedWidget):
    """The chances of a festival, asked for by a button, then kept up with it; ``told`` when something more is known."""

    told = Signal()
    working = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._festival: Festival | None = None
        self.work = Forecasts(self)
        self.work.told.connect(self._on_told)
        self.work.failed.connect(self._on_failed)
        self.work.working.connect(self._on_working)
        self.empty = Empty("", tr("Work out the chances"), self.begin)
        self.stop = button(tr("Stop"), self.work.stop, kind="danger")
        self.table: Table[ManChances] = Table(
            "festival chances", self._columns(), _man, tr("Nothing is known yet.")
        )
        self.table.set_title(tr("Who wins it"))
        self.study: Table[ManChances] = Table(
            "festival seedings", self._seedings(), _man, tr("Nothing is known yet.")
        )
        self.study.set_title(tr("What does the seeding do?"))
        self.final = plain_label(wrap=True)
        self.ask = button(tr("Try other seedings"), self.work.ask_for_study)
        for table in (self.table, self.study):
            table.bar.hide()
        both = QSplitter(Qt.Orientation.Horizontal)
        left, right = QWidget(), QWidget()
        column(Heading(self.table.title, 3), (self.table, 1), parent=left)
        column(row(Heading(self.study.title, 3), None, self.ask), self.final, (self.study, 1), parent=right)
        both.addWidget(left)
        both.addWidget(right)
        both.setChildrenCollapsible(False)
        waiting = QWidget()
        column(None, self.empty, row(None, self.stop, None), None, parent=waiting)
        self.addWidget(waiting)
        self.addWidget(both)
        self._on_told()

    def show_festival(self, festival: Festival) -> None:
        """Show the chances of another state; they are worked out while they are seen."""
        self._festival = festival
        if self.isVisible():
            self.work.follow(festival)
        self._settle()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what has happened while nobody looked."""
        super().showEvent(event)
        if self._festival is not None:
            self.work.follow(self._festival)

    def begin(self) -> None:
        """Work them out."""
        if self._festival is not None:
            self.work.begin(self._festival)

    def chances(self) -> Mapping[Key, tuple[float, float]]:
        """The chances of both in every bout that can be held, as far as they are known."""
        known, festival = self.work.known, self._festival
        if known is None or festival is None or known.festival.cards != festival.cards:
            return {}
        found: dict[Key, tuple[float, float]] = {}
        for one in festival.due:
            rounds = festival.course.length(one.key) or festival.rounds
            if (pair := known.forecasting.to_win(one.red, one.blue, rounds)) is not None:
                found[one.key] = pair
        return found

    def _on_told(self) -> None:
        known = self.work.known
        self.setCurrentIndex(0 if known is None else 1)
        if known is not None:
            self.table.set_rows(known.stands.entrants)
            self.study.set_rows(known.stands.entrants if self.work.study else ())
            self.final.setText(self._final())
        show_if(self.final, bool(self.final.text()))
        self._settle()
        self.told.emit()

    def _final(self) -> str:
        if not self.work.study:
            return ""
        shown = (f"{SEEDINGS[one]()} {percent(told.best_final)}" for one, told in self.work.study.items())
        text = tr("The two best against the whole field end first and second: {chances}.")
        return text.format(chances=", ".join(shown))

    def _settle(self) -> None:
        over = self._festival is not None and not self._festival.due
        text = tr(
            "Every pair can box many times: that tells who wins the festival, and what the seeding does."
        )
        if self.work.is_working:
            text = tr("Every pair boxes many times…")
        self.empty.set_text(tr("The festival is over: there is nothing left to forecast.") if over else text)
        show_if(self.empty.act, not over and not self.work.is_working)
        show_if(self.stop, self.work.is_working)
        self.ask.setEnabled(not self.work.is_working)

    def _on_working(self, operation: Operation) -> None:
        self._settle()
        operation.finished.connect(self._settle)
        operation.progressed.connect(self._on_progress)
        self.working.emit(operation)

    def _on_progress(self, done: int, total: int) -> None:
        text = tr("Every pair boxes many times: {done} of {total} pairs have.")
        self.empty.set_text(text.format(done=done, total=total))

    def _on_failed(self, error: RingsideError) -> None:
        self.empty.set_text(error_text(error).whole)

    def _columns(self) -> list[Column[ManChances]]:
        def change(one: ManChances) -> float | None:
            before = self.work.before
            return None if before is None else one.win.share - before.of(one.man).win.share

        def changed(one: ManChances) -> str:
            found = change(one)
            return "" if found is None else signed_share(found)

        return [
            _name(),
            _chance("win", tr("Wins it"), lambda one: one.win, tr("The chance to win the festival as it stands")),
            Column("change", tr("Change"), change, changed, "right", tr("Against the chance before the latest bouts"), width=10),
            _chance("two", tr("First or second"), lambda one: one.first_two, tr("The chance to end it first or second")),
        ]  # fmt: skip

    def _seedings(self) -> list[Column[ManChances]]:
        def of(seeding: Seeding) -> Callable[[ManChances], Chance | None]:
            def chance(one: ManChances) -> Chance | None:
                told = self.work.study.get(seeding)
                return None if told is None else told.of(one.man).win

            return chance

        tip = tr("The chance to win the festival from its first bell")
        return [_name(), *(_chance(one.value, text(), of(one), tip) for one, text in SEEDINGS.items())]


def _man(one: ManChances) -> int:
    return one.man


def _name() -> Column[ManChances]:
    return Column("name", tr("Fighter"), lambda one: one.name, width=20)


def _chance(key: str, title: str, of: Callable[[ManChances], Chance | None], tip: str) -> Column[ManChances]:
    def share(one: ManChances) -> float | None:
        found = of(one)
        return None if found is None else found.share

    def shown(one: ManChances) -> str:
        found = of(one)
        return "" if found is None else percent(found)

    return Column(key, title, share, shown, "right", tip, width=14)
