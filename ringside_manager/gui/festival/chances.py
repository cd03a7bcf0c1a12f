"""Who is how likely to win a festival, before and after each bout, and what the seeding does to it; worked out beside the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QWidget

from ringside_manager.campaign.festivals import Key
from ringside_manager.campaign.orders import Seeding
from ringside_manager.errors import CancelledError, RingsideError
from ringside_manager.gui.language import error_text
from ringside_manager.gui.operation import Background, Job, Operation, pool, post
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Empty, Heading, button, column, plain_label, row, show_if
from ringside_manager.gui.words import percent, signed_share
from ringside_manager.language import later, tr
from ringside_manager.office.facts.prospects import Chance
from ringside_manager.office.festival_forecast import FestivalForecasting, FestivalOutlook, ManChances
from ringside_manager.office.festival_runs import PARTS
from ringside_manager.office.festivals import Festival

SEEDINGS: dict[Seeding, Callable[[], str]] = {
    Seeding.GIVEN: later("As entered"),
    Seeding.RANKING: later("By strength"),
    Seeding.DICE: later("Drawn by dice"),
}


FINE = 0.045
"""No better answer is looked for once every chance to win is told as finely."""
MOST = 128
"""So often each pair boxes at most in each of the parts where bouts take their time."""
FEW = 16
"""From so many bouts on, festivals are drawn twice as often."""
LIGHT = 16
"""The rest of a festival of so many men is drawn so fast that no other process need be asked, where bouts are compiled."""


class Asked(NamedTuple):
    """What is to be worked out: how a festival stands, and what other seedings would have done if that is wanted."""

    festival: Festival
    study: bool = False


@dataclass(frozen=True, slots=True)
class Known:
    """What has been worked out: the forecast of a festival as it stood after so many things had happened.

    ``bouts`` is how often each pair has boxed, 0 where festivals were boxed whole.
    """

    forecasting: FestivalForecasting
    asked: Asked
    stands: FestivalOutlook
    study: Mapping[Seeding, FestivalOutlook]
    bouts: int

    @property
    def is_fine(self) -> bool:
        """Whether no better answer is looked for."""
        return self.stands.error < FINE


class Forecasts(QObject):
    """One piece of work at a time, which tells what it knows again and again, each time finer; ``told`` when there is more."""

    told = Signal()
    failed = Signal(object)
    working = Signal(object)
    """An ``Operation`` has begun."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = Background(self)
        self._post = post()
        self._asked: Asked | None = None
        self.known: Known | None = None
        self.before: FestivalOutlook | None = None
        """The chances before the latest bouts, once there are any."""

    @property
    def is_working(self) -> bool:
        return self._background.running is not None

    @property
    def study(self) -> Mapping[Seeding, FestivalOutlook]:
        """What other seedings would have done, once that is known."""
        return {} if self.known is None else self.known.study

    def begin(self, festival: Festival) -> None:
        """Let every pair box, and say how the festival stands; after a stop go on with it."""
        self._ask(Asked(festival, bool(self.study)))

    def follow(self, festival: Festival) -> None:
        """Say how the festival stands now, if anything was asked before; another field of men is another festival."""
        asked = self._asked
        if asked is None or festival is asked.festival:
            return
        if not festival.due:
            self.stop()
        elif festival.cards == asked.festival.cards:
            self._ask(asked._replace(festival=festival))
        else:
            self._asked, self.known, self.before = None, None, None
            self.stop()
            self.told.emit()

    def ask_for_study(self) -> None:
        """Work out what other seedings would have done, too."""
        if self._asked is not None:
            self._ask(self._asked._replace(study=True))

    def stop(self) -> None:
        """Work nothing out any more."""
        self._background.stop()

    def close(self) -> None:
        """Stop, and wait for what is worked out now."""
        self._background.close()

    def _ask(self, asked: Asked) -> None:
        """Hand it to the work under way, or begin; what is known of the same men is built on."""
        self._asked = asked
        if not self.is_working:
            known = self.known
            work = _Work(self, None if known is None else known.forecasting)
            operation = self._background.run(
                tr("Working out the chances"), work.run, self._ended, self.failed.emit
            )
            self.working.emit(operation)

    def wanted(self) -> Asked | None:
        """What is to be worked out now; may be called from any thread."""
        return self._asked

    def have(self, known: Known) -> None:
        """Take in what is known now; may be called from any thread."""
        self._post.send(self, lambda: self._have(known))

    def _have(self, known: Known) -> None:
        if self._asked is None or known.asked.festival.cards != self._asked.festival.cards:
            return  # somebody has been replaced
        before = self.known
        if before is not None and len(before.asked.festival.happened) < len(known.asked.festival.happened):
            self.before = before.stands
        self.known = known
        self.told.emit()

    def _ended(self, told: Asked) -> None:
        if self._asked is not None and self._asked != told:  # asked for in the very moment in which it ended
            self._ask(self._asked)


class _Work:
    """The work off the window's thread: compiled bouts on threads, all others and large fields in processes of their own."""

    def __init__(self, whose: Forecasts, forecasting: FestivalForecasting | None) -> None:
        self._whose, self._begun = whose, forecasting

    def run(self, job: Job) -> Asked:
        """Tell what is asked for, finer and finer; what was told last."""
        festival = self._asked(job).festival
        forecasting = self._begun or FestivalForecasting(festival)
        quick = forecasting.is_quick
        light = quick and len(festival.cards) <= LIGHT
        try:
            return self._refine(forecasting, quick, None if light else pool().executor(), job)
        except (BrokenExecutor, OSError):  # no processes to be had: slower, but here
            pool().close()
            return self._refine(forecasting, quick, None, job)

    def _refine(
        self, forecasting: FestivalForecasting, quick: bool, executor: Executor | None, job: Job
    ) -> Asked:
        known: Known | None = None
        for bouts, runs in _steps(forecasting, quick):
            if bouts < forecasting.boxed:
                continue
            if known is None and forecasting.boxed:
                known = self._told(forecasting, forecasting.runs, executor, job)
            for done in forecasting.fight(bouts, None if quick else executor, afar=executor is not None):
                job.progress(done, len(forecasting.pairs))
                if self._asked(job) != known.asked if known else False:
                    known = self._told(forecasting, forecasting.runs, executor, job)
            if runs:
                known = self._told(forecasting, runs, executor, job)
                if known.is_fine and self._asked(job) == known.asked:
                    break
        assert known is not None, "the last step tells"
        return known.asked

    def _told(
        self, forecasting: FestivalForecasting, runs: int, executor: Executor | None, job: Job
    ) -> Known:
        asked, bouts = self._asked(job), forecasting.boxed * PARTS
        afar = executor is not None

        def watch() -> Asked:
            return self._asked(job)

        stands = forecasting.stands(asked.festival, runs, executor, afar=afar, watch=watch)
        study = {
            one: forecasting.study(asked.festival, one, runs, executor, afar=afar, watch=watch)
            for one in (SEEDINGS if asked.study else ())
        }
        known = Known(forecasting, asked, stands, study, bouts)
        self._whose.have(known)
        return known

    def _asked(self, job: Job) -> Asked:
        asked = self._whose.wanted()
        if job.cancelled or asked is None:
            raise CancelledError(tr("Stopped."))
        return asked


def _steps(forecasting: FestivalForecasting, quick: bool) -> Iterator[tuple[int, int]]:
    """How often each pair boxes in each part, and how many festivals are drawn then, or boxed whole; none where nothing is told yet."""
    if forecasting.is_whole:
        yield from ((0, (forecasting.runs << step) // 4) for step in range(5))
    elif quick:
        yield from ((times * forecasting.bouts, times * forecasting.runs) for times in (1, 2, 4))
    else:
        for bouts in range(1, MOST + 1):
            runs = forecasting.runs * (1 if bouts < FEW else 2)
            yield bouts, 0 if bouts & (bouts - 1) else runs


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
        self.stop, self.halt = (button(tr("Stop"), self.work.stop, kind="danger") for _ in range(2))
        self.more = button(tr("Go on"), self.begin)
        self.how_fine = plain_label(wrap=True, tone="muted")
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
        shown, both = QWidget(), QSplitter(Qt.Orientation.Horizontal)
        left, right = QWidget(), QWidget()
        column(Heading(self.table.title, 3), (self.table, 1), parent=left)
        column(row(Heading(self.study.title, 3), None, self.ask), self.final, (self.study, 1), parent=right)
        both.addWidget(left)
        both.addWidget(right)
        both.setChildrenCollapsible(False)
        column(row((self.how_fine, 1), self.halt, self.more), (both, 1), parent=shown)
        waiting = QWidget()
        column(None, self.empty, row(None, self.stop, None), None, parent=waiting)
        self.addWidget(waiting)
        self.addWidget(shown)
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
        if known is None or festival is None or known.asked.festival.cards != festival.cards:
            return {}
        told = {one.key: known.forecasting.to_win(one) for one in festival.due}
        return {key: pair for key, pair in told.items() if pair is not None}

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
        working, known = self.work.is_working, self.work.known
        for stop in (self.stop, self.halt):
            show_if(stop, working)
        show_if(self.more, not working and not over and known is not None and not known.is_fine)
        self.ask.setEnabled(not self.work.study)
        self.how_fine.setText("" if known is None else _how_fine(known, working))

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


def _how_fine(known: Known, working: bool) -> str:
    """From how many bouts the chances come, how far the true ones may lie from them, and whether that goes on falling."""
    bouts = tr("Every pair has boxed %n time", "Every pair has boxed %n times", known.bouts)
    text = bouts if known.bouts else tr("Whole nights were boxed")
    text = tr("{what}: the chances are right within {error} %.").format(
        what=text, error=max(1, round(100 * known.stands.error))
    )
    return tr("{text} They become finer.").format(text=text) if working and not known.is_fine else text


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
