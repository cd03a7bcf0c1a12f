"""A fight night as it happens in the window: held at once and on disk, then shown bout by bout; and the rounds of a keeper."""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ringside_manager.gui.operation import Job, Operation
from ringside_manager.gui.session import Session
from ringside_manager.language import tr
from ringside_manager.office.advancing import Advanced, StopFor, catch_up, due_at, hold_until, now
from ringside_manager.office.facts.inbox import Call
from ringside_manager.office.facts.nights import NightResult, evening_results, night_results
from ringside_manager.office.office import Office

if TYPE_CHECKING:
    from ringside_manager.club.keeper import KeptFolder
    from ringside_manager.club.parcels import Collected


Round = Callable[["KeptFolder"], "Collected"]
LOOK_MS, RETRY_MS = 10_000, 600_000
"""How often the clock is looked at, and how long a night that could not be held is left alone."""


def went_round(office: Office, folder: Path, act: Round, *, take_over: bool = False) -> tuple[Collected, int]:
    """One round of a keeper's, and what it published: how many entries.  For work on the save; raises as ``KeptFolder``."""
    from ringside_manager.club.keeper import KeptFolder

    with KeptFolder(office, folder, take_over=take_over) as shared:
        if act is held:
            catch_up(office, now())
        done = act(shared)
        return done, shared.publish()


def held(shared: KeptFolder) -> Collected:
    """Take in what is there, and hold the night."""
    if not shared.is_listed:
        shared.collect(over_gaps=True)
    return shared.hold()


class KeeperClock(QObject):
    """Holds the nights of a league this window keeps in a folder when their deadlines have passed."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(LOOK_MS)
        session.closing.connect(self._timer.stop)

    def look(self) -> None:
        """Hold the coming night if its deadline has passed, unless the window is at work."""
        session, folder = self._session, self._session.folder
        due = due_at(session.books)
        if folder is None or due is None or due > now() or session.busy or session.read_only:
            return
        self._timer.setInterval(RETRY_MS)
        session.do(tr("Holding the night"), lambda office, _job: went_round(office, folder, held), self._done)

    def _done(self, result: tuple[Collected, int]) -> None:
        self._timer.setInterval(LOOK_MS)
        self._session.told.emit(tr("Night {night} was held at its deadline.").format(night=result[0].night))


class RunState(Enum):
    """What is going on."""

    IDLE = auto()
    COMPUTING = auto()
    """The bouts are being fought; it can be stopped, and then nothing has happened."""
    REVEALING = auto()
    """Everything is in the save; the results are shown one after the other."""


class NightRun(QObject):
    """The one fight night in progress of an open league; get it with ``NightRun.of(session)``."""

    changed = Signal()
    looked_at = Signal()
    """People look at another night, or away."""
    ringside_wanted = Signal(int)
    """The turn of a bout has come that somebody wants to watch."""
    held = Signal(object)
    """Nights have been held; carries ``Advanced``."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self.clock = KeeperClock(session)
        self._told_at_once = False
        self._several = False
        self.state = RunState.IDLE
        self.night = 0
        self.results: tuple[NightResult, ...] = ()
        self.revealed = 0
        self.operation: Operation | None = None
        self._told: set[int] = set()
        """The bouts of the night that were boxed, and told, before the run (F84)."""
        self.remark = ""
        """What there is to say about the latest run: stopped, or why it went no further."""
        self._watcher: QObject | None = None
        self.to_watch: set[tuple[int, int]] = set()
        """The pairs somebody wants to watch from ringside."""
        self.ringside = 0
        """The bout somebody watches from ringside before its result is shown; 0 for none."""
        self.watched = 0
        """The night of the page people look at, 0 if they look elsewhere: then nothing is held back from them."""

    @classmethod
    def of(cls, session: Session) -> NightRun:
        """The run of a league, made when it is first asked for."""
        found = session.findChild(cls)
        return found if isinstance(found, cls) else cls(session)

    @property
    def label(self) -> str:
        """What the next step of the night is called, on the page and on Continue."""
        if not self.concealing:
            return tr("To the report")
        if self.bout_to_watch:
            return tr("Watch the next bout from ringside") if self.revealed else tr("Watch it from ringside")
        return tr("Next bout") if self.revealed else tr("Ring the bell")

    @property
    def bout_to_watch(self) -> int:
        """The bout that is shown next if somebody wants to watch it; 0 otherwise."""
        if not self.concealing or self.results[self.revealed].bout.fighters not in self.to_watch:
            return 0
        return self.results[self.revealed].bout.number

    @property
    def concealing(self) -> bool:
        """Whether there are results nobody has been shown yet: no page may show them."""
        return self.state is RunState.REVEALING and self.revealed < len(self.results)

    def watch(self, watcher: QObject, night: int) -> None:
        """A page shows a night from now on."""
        if (watcher, night) != (self._watcher, self.watched):
            self._watcher, self.watched = watcher, night
            self.looked_at.emit()

    def go_ringside(self, bout: int) -> None:
        """Somebody watches the bout that is shown next; what comes after it is held back meanwhile."""
        self.ringside = bout if self.concealing and bout == self.results[self.revealed].bout.number else 0

    def come_back(self) -> None:
        """Whoever was ringside has seen how it came out."""
        if self.ringside and self.concealing and self.results[self.revealed].bout.number == self.ringside:
            self.next()
        self.ringside = 0

    def look_away(self, watcher: QObject) -> None:
        """The page is looked at no longer: nothing is held back any more, unless one went ringside."""
        if watcher is self._watcher:
            self._watcher, self.watched = None, 0
            if not self.ringside:
                self.finish()
            self.looked_at.emit()

    @property
    def at_poster(self) -> bool:
        """Whether people look at the poster of the coming night."""
        return self.watched == self._session.books.closed + 1

    @property
    def shown(self) -> tuple[NightResult, ...]:
        """The results shown so far."""
        return self.results[: self.revealed]

    def start(self, *, at_once: bool = False, finish_ring: bool = False) -> None:
        """Hold the coming night; ``at_once`` shows all results together, ``finish_ring`` as ``hold_until``."""
        if self.state is RunState.IDLE and not self._session.read_only:
            self._hold(self._session.books.closed + 1, {}, (), at_once=at_once, finish_ring=finish_ring)

    def start_until(self, until: int, stop_for: StopFor, known: Collection[Call] = ()) -> None:
        """Hold nights up to ``until`` unless somebody is to be stopped; see ``hold_until``."""
        if self.state is RunState.IDLE and not self._session.read_only:
            self._hold(until, stop_for, known, at_once=True)

    def cancel(self) -> None:
        """Stop the computing; the night in progress is as if it had not begun."""
        if self.operation is not None:
            self.operation.cancel()

    def next(self) -> None:
        """Show the next result, or go to ringside for it; after the last the night is over for the audience, too."""
        if (bout := self.bout_to_watch) != 0:
            self.to_watch.discard(self.results[self.revealed].bout.fighters)
            self.ringside_wanted.emit(bout)
        elif self.concealing:
            self.revealed += 1
            self.changed.emit()
        else:
            self.finish()

    def finish(self) -> None:
        """Show all that is left."""
        if self.state is RunState.REVEALING:
            self.revealed = len(self.results)
            self.to_watch.clear()
            self.state = RunState.IDLE
            self.changed.emit()

    def _hold(
        self,
        until: int,
        stop_for: StopFor,
        known: Collection[Call],
        *,
        at_once: bool,
        finish_ring: bool = False,
    ) -> None:
        self.night = self._session.books.closed + 1
        self._told_at_once, self._several, self.remark = at_once, until > self.night, ""
        self.state, self.results, self.revealed = RunState.COMPUTING, (), 0
        self._told = {one.bout.number for one in night_results(self._session.books, self.night)}

        def work(office: Office, job: Job) -> Advanced:
            return hold_until(
                office, until, stop_for, known=known, progress=job.progress, finish_ring=finish_ring
            )

        title = tr("Fight night {night}").format(night=self.night)
        self.operation = self._session.do(title, work, self._on_held)
        self.operation.finished.connect(self._on_finished)
        self.changed.emit()

    def _on_finished(self) -> None:
        """After a failure, which the window tells, nothing is under way any more."""
        if self.operation is not None and self.operation.error is not None:
            self.state, self.operation = RunState.IDLE, None
            self.changed.emit()

    def _on_held(self, advanced: Advanced) -> None:
        self.operation = None
        self.state = RunState.IDLE
        self.remark = _remark(advanced, self._session.books.closed + 1, several=self._several)
        if len(advanced.nights) == 1 and self.watched and not self._told_at_once:
            self.night = advanced.nights[0]
            evening = evening_results(self._session.books, self.night)
            self.results = tuple(one for one in evening if one.bout.number not in self._told)
            self.state = RunState.REVEALING if self.results else RunState.IDLE
        elif advanced.nights:
            self.night = advanced.nights[-1]
        self.held.emit(advanced)
        self.changed.emit()


def _remark(advanced: Advanced, coming: int, *, several: bool) -> str:
    """What is to be said of a run; nothing of one night that was held as wished."""
    nights = len(advanced.nights)
    if advanced.cancelled and not nights:
        return tr("Stopped. Fight night {night} has not begun.").format(night=coming)
    if advanced.cancelled:
        held = tr("%n night held, then stopped.", "%n nights held, then stopped.", nights)
        return tr("{held} Fight night {night} has not begun.").format(held=held, night=coming)
    if advanced.stopped_for and several:
        names = ", ".join(dict.fromkeys(party.name for party, _ in advanced.stopped_for))
        held = tr("%n night held.", "%n nights held.", nights)
        return tr("{held} There is something to decide for: {names}.").format(held=held, names=names)
    return tr("%n night held.", "%n nights held.", nights) if several else ""
