"""A festival under way in the window: its file, what may be shown of it, and the bout that is being boxed or watched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal

from ringside_manager.bout.record import Begun, BoutRecord
from ringside_manager.campaign.festivals import Meeting
from ringside_manager.errors import DiskFaultError, RingsideError
from ringside_manager.gui.operation import Background, Job, Operation
from ringside_manager.gui.ring import LiveBout, TakingBack, agreed
from ringside_manager.gui.ring.desk.bells import Home
from ringside_manager.gui.ring.host import ring_window
from ringside_manager.gui.ring.window import RingWindow
from ringside_manager.language import tr
from ringside_manager.locks import SaveLock
from ringside_manager.office.festivals import Festival, Held, write
from ringside_manager.play import Contest, Seats
from ringside_manager.play.film import Shelved, keep, take_down

ASIDE = ".bout"
"""What the name of the file of a bout under way ends with, after that of its festival."""


class Keeper(QObject):
    """One festival and its file, by whose ``lock`` nobody else writes it: everything that happens is on the disk before it is shown.

    ``festival`` is all that has happened, ``shown`` without the bout that is being watched.  ``changed`` follows
    every change of either, ``failed`` carries an error of the house.
    """

    changed = Signal()
    failed = Signal(object)
    left = Signal()
    """The window of the bout that was watched or boxed is closed."""
    working = Signal(object)
    """An ``Operation`` has begun."""

    def __init__(
        self, festival: Festival, path: Path, parent: QObject | None = None, lock: SaveLock | None = None
    ) -> None:
        super().__init__(parent)
        self.festival, self.shown, self.path = festival, festival, path
        self._lock = lock
        self.ring: RingWindow | None = None
        """The window of the bout that is being watched or boxed."""
        self._background = Background(self)
        self._latest = festival
        self._boxing: Meeting | None = None
        self._take_in_what_is_over()

    # bouts that are held ------------------------------------------------------------------------------

    @property
    def is_holding(self) -> bool:
        """Whether bouts are being held in the background."""
        return self._background.running is not None

    @property
    def busy(self) -> str:
        """Why nothing else can be done now; empty if something can."""
        if self.is_holding:
            return tr("Bouts are being held.")
        if self.ring is not None:
            return tr("A bout is in the ring.")
        return tr("A bout was put aside: go on with it, or throw it away.") if self.aside is not None else ""

    def hold(self, meetings: Sequence[Meeting]) -> Operation:
        """Hold these bouts one after another, each on the disk before the next."""
        return self._run(lambda job: self._hold_each(job, meetings))

    def hold_all(self) -> Operation:
        """Hold all bouts to the end of the festival."""
        return self._run(self._hold_on)

    def stop(self) -> None:
        """Stop holding bouts after the one that is held now."""
        self._background.stop()

    def close(self) -> None:
        """Stop, wait for the bout that is held now, and let go of the file."""
        if self.ring is not None:
            self.ring.close()
        self._background.close()
        if self._lock is not None:
            self._lock.release()

    def change(self, act: Callable[[Festival], Festival]) -> None:
        """Let something else happen to the festival; what the rules or the disk refuse is told."""
        try:
            self._kept(act(self.festival))
        except RingsideError as refused:
            self.failed.emit(refused)
        except OSError as error:
            self.failed.emit(disk_fault(error))

    def _run(self, work: Callable[[Job], Festival]) -> Operation:
        operation = self._background.run(tr("Holding bouts"), work, self._done, self._not_done)
        operation.progressed.connect(lambda *_: self._show(self._latest))
        self.working.emit(operation)
        self.changed.emit()
        return operation

    def _hold_each(self, job: Job, meetings: Sequence[Meeting]) -> Festival:
        for done, meeting in enumerate(meetings, 1):
            if job.cancelled or meeting not in self._latest.due:
                break
            self._step(job, meeting, done, len(meetings))
        return self._latest

    def _hold_on(self, job: Job) -> Festival:
        done = 0
        while self._latest.due and not job.cancelled:
            done += 1
            self._step(job, self._latest.due[0], done, done + len(self._latest.due))
        return self._latest

    def _step(self, job: Job, meeting: Meeting, done: int, total: int) -> None:
        """Off the window's thread: one bout, on the disk before anybody hears of it."""
        after = self._latest.hold(meeting)
        write(after, self.path, overwrite=True)
        self._latest = after
        job.progress(done, total)

    def _done(self, festival: Festival) -> None:
        self.festival = festival
        self._show(festival)

    def _not_done(self, error: RingsideError) -> None:
        self._done(self._latest)
        self.failed.emit(error)

    def _kept(self, festival: Festival) -> None:
        write(festival, self.path, overwrite=True)
        self.festival = self._latest = festival
        self._show(festival)

    def _show(self, festival: Festival) -> None:
        self.shown = festival
        self.changed.emit()

    # bouts that are seen ------------------------------------------------------------------------------

    def watch(self, meeting: Meeting) -> None:
        """Hold a bout and show it blow by blow; the festival shows it when it has been seen, or its window is closed."""
        before = self.festival
        try:
            after = before.hold(meeting)
            write(after, self.path, overwrite=True)
            self.festival = self._latest = after
            happened = after.happened[-1]
            if not isinstance(happened, Held):
                self._show(after)
                return
            match = LiveBout.watched(happened.record)
        except RingsideError as refused:
            self.failed.emit(refused)
            return
        except OSError as error:
            self.failed.emit(disk_fault(error))
            return
        self._open(match)
        assert self.ring is not None
        player = self.ring.view.player
        if player is not None:
            player.placed.connect(lambda *_: self._reveal() if player.at_end else None)

    def watch_again(self, record: BoutRecord) -> RingWindow | None:
        """Show a bout that was held before; its window is its caller's."""
        try:
            window, host = ring_window(LiveBout.watched(record))
        except RingsideError as refused:
            self.failed.emit(refused)
            return None
        window.show()
        host.take_keys()
        return window

    def box(self, meeting: Meeting, seats: Seats, taking_back: TakingBack) -> None:
        """Let people box a bout; every decision is on the disk beside the festival."""
        try:
            setup = self.festival.setup(meeting.red, meeting.blue)
            contest = Contest(setup, self.festival.seed_of(meeting.red, meeting.blue), seats)
            contest.notes["taking_back"] = taking_back.value
        except RingsideError as refused:
            self.failed.emit(refused)
            return
        self._play(meeting, contest, taking_back)

    def go_on(self) -> None:
        """Go on with the bout that was put aside."""
        found, meeting = self.aside, self.meeting_aside
        if found is None or found.unfinished is None or meeting is None:
            return
        try:
            contest = Contest.take_up(found.unfinished.to_json())
        except RingsideError as refused:
            self.failed.emit(refused)
            return
        self._play(meeting, contest, agreed(contest, TakingBack.FREE))

    def throw_away(self) -> None:
        """Forget the bout that was put aside, as if nobody had begun it."""
        try:
            self.aside_path.unlink(missing_ok=True)
        except OSError as error:
            self.failed.emit(disk_fault(error))
        self.changed.emit()

    @property
    def aside_path(self) -> Path:
        """Where a bout lies that is under way."""
        return self.path.with_name(self.path.name + ASIDE)

    @property
    def aside(self) -> Shelved | None:
        """The bout under way, if it is one that is due: another than that has no place here."""
        if not self.aside_path.exists():
            return None
        try:
            found = take_down(self.aside_path)
        except RingsideError:
            return None
        return found if self._meeting_of(found) is not None else None

    @property
    def meeting_aside(self) -> Meeting | None:
        """Who meets in the bout under way."""
        found = self.aside
        return None if found is None else self._meeting_of(found)

    def _meeting_of(self, found: Shelved) -> Meeting | None:
        begun = found.record or (found.unfinished.begun if found.unfinished else None)
        if begun is None:
            return None
        return next((one for one in self.festival.due if is_of(self.festival, one, begun)), None)

    def _play(self, meeting: Meeting, contest: Contest, taking_back: TakingBack) -> None:
        self._boxing = meeting
        self._open(LiveBout.played(contest, self._keep, taking_back=taking_back))

    def _keep(self, text: str, _over: bool) -> None:
        try:
            keep(self.aside_path, text)
        except OSError as error:
            self.failed.emit(disk_fault(error))
        except RingsideError as error:
            self.failed.emit(error)

    def _open(self, match: LiveBout) -> None:
        window, host = ring_window(match, home=Home(lambda: tr("Back to the festival")))
        self.ring = window
        window.installEventFilter(self)
        window.show()
        host.take_keys()
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take in the bout of a ring that is closed."""
        if watched is self.ring and event.type() is QEvent.Type.Close:
            ring, self.ring = self.ring, None
            ring.removeEventFilter(self)
            ring.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            if self._boxing is not None:
                self._boxing = None
                self._take_in_what_is_over()
            self._reveal()
            self.left.emit()
        return super().eventFilter(watched, event)

    def _take_in_what_is_over(self) -> None:
        """A bout that people boxed to its end becomes part of the festival, and its file goes."""
        found = self.aside
        if found is None or found.record is None:
            return
        meeting = self._meeting_of(found)
        assert meeting is not None, "only a bout that is due is one under way"
        held = Held(meeting.red, meeting.blue, found.record)
        self.change(lambda festival: festival.after(held))
        if self.festival.happened and self.festival.happened[-1] == held:
            self.aside_path.unlink(missing_ok=True)

    def _reveal(self) -> None:
        self._show(self.festival)


def is_of(festival: Festival, meeting: Meeting, begun: Begun) -> bool:
    """Whether a bout is the one of a meeting that is due: its rules, cards, terms and seed."""
    setup = festival.setup(meeting.red, meeting.blue)
    cards = tuple(setup.engine.card_data(card) for card in (setup.red, setup.blue))
    said = (begun.engine, begun.rules_version, (begun.red, begun.blue), begun.terms, begun.seed)
    seed = festival.seed_of(meeting.red, meeting.blue)
    return said == (festival.system, festival.version, cards, setup.terms, seed)


def disk_fault(error: OSError) -> RingsideError:
    """What the disk did not allow, as an error of the house."""
    text = tr("The festival cannot be kept: {cause}. What was shown before is on the disk.")
    return DiskFaultError(text.format(cause=error.strerror or error))
