"""An open league as the window knows it: a reading copy of its books, and work done on its save.

The save belongs to one thread of its own, on which all work on it runs one after another.  Pages
read ``books`` directly, on the window's thread, also while a night is being fought.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, Qt, QThread, QTimer, Signal, Slot

from ringside_manager.campaign.books import Books, ManagerKind
from ringside_manager.campaign.many_places import Role
from ringside_manager.campaign.orders import Order
from ringside_manager.club.outbox import Outbox, kept_folder, outbox_of
from ringside_manager.errors import CancelledError, RingsideError, SaveError
from ringside_manager.gui.operation import Job, Operation, error_of, handed_over, raise_fault, wound_up
from ringside_manager.language import tr
from ringside_manager.office.copies import Reading, Update
from ringside_manager.office.docket import Party
from ringside_manager.office.office import Office
from ringside_manager.office.previewing import judge_aside

SETTLING_MS = 1500
"""How long after opening the rest of the checks begin, so that the first pages have the machine to themselves."""

Work = Callable[[Office, Job], Any]
Then = Callable[[Any], object]


@dataclass(frozen=True, slots=True)
class Opened:
    """A league opened on its own thread, and what the window reads of it."""

    office: Office
    reading: Reading
    outbox: Outbox | None = None
    """Where it is a member's copy: what he has ordered and not handed in yet."""
    folder: Path | None = None
    """The shared folder it is kept in, where this device keeps it."""


def new_thread() -> ThreadPoolExecutor:
    """A thread for one save; everything done to it runs there, one after another."""
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="save")


def opened(path: Path, *, read_only: bool = False) -> Opened:
    """Open the league at ``path``; to be called on the thread it is to belong to.  Errors as ``Office.open``."""
    office = Office.open(path, read_only=read_only, thorough=False)
    try:
        outbox = None if office.read_only else outbox_of(office)
        folder = None if office.read_only or outbox else kept_folder(office)
    except BaseException:
        office.close()
        raise
    if outbox is not None:
        office.follow()
    league = Opened(office, office.lend_reading(), outbox, folder)
    gc.freeze()  # a league of ten seasons is not searched for garbage again and again: 70 ms each time
    return league


class Session(QObject):
    """The open league; one is made for every window that shows one and must be closed with ``close``."""

    changed = Signal(object)
    """Books changed; carries ``Touched``, which pages of them."""
    viewer_changed = Signal()
    state_changed = Signal()
    failed = Signal(object)
    """An order or piece of work was refused or went wrong; carries the ``RingsideError``."""
    handed_in = Signal(object)
    """An order stands; carries the ``Order``."""
    told = Signal(str)
    """A sentence for whoever sits here."""
    started = Signal(object)
    """Work began; carries its ``Operation``."""
    finishing = Signal(str)
    """Closing waits for work that has not ended yet; carries what it is called."""
    outbox_changed = Signal()
    """Something was put into the outbox of a member's copy, or is in it no longer."""
    closing = Signal()
    _arrived = Signal(object)

    def __init__(self, thread: ThreadPoolExecutor, league: Opened, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = thread
        self._elsewhere = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinking")
        self._office = league.office
        self._reading = league.reading
        self._running: list[Operation] = []
        self._told = len(league.reading.entries)
        self._closed = self._whole = False
        self.outbox, self.folder = league.outbox, league.folder
        self.path = league.office.path
        self.read_only = league.office.read_only
        self.upgraded = league.office.upgraded
        self.trouble: RingsideError | None = None
        """Why the last change could not be saved; ``None`` when all changes are saved."""
        self.viewer: Party | None = None
        self._arrived.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        QTimer.singleShot(SETTLING_MS, self, self._settle)

    @classmethod
    def open(cls, path: Path, *, read_only: bool = False) -> Session:
        """Open a league and wait for it; errors as ``Office.open``."""
        thread = new_thread()
        try:
            league = thread.submit(opened, path, read_only=read_only).result()
        except BaseException:
            thread.shutdown(wait=False)
            raise
        return cls(thread, league)

    def close(self) -> bool:
        """Stop what runs and close the save; whether it is closed.

        Waits for work that was begun, telling so through ``finishing``, but not without end: work that
        does not listen is left to itself, and with it the save.
        """
        if self._closed:
            return True
        self._closed = True
        self.closing.emit()
        for operation in self._running:
            operation.cancel()
        last = handed_over(self._thread, self._office.close)
        self._thread.shutdown(wait=False)
        self._elsewhere.shutdown(wait=False, cancel_futures=True)
        gc.unfreeze()
        return wound_up(last, self._tell_finishing)

    def _tell_finishing(self) -> None:
        titles = [operation.title for operation in self.running if operation.on_save]
        self.finishing.emit(titles[0] if titles else tr("Closing the league"))

    @property
    def books(self) -> Books:
        return self._reading.books

    @property
    def entries(self) -> Sequence[Any]:
        return self._reading.entries

    @property
    def ring(self) -> Mapping[int, Any]:
        """The bouts in the ring by their numbers (``office.ring.RingBout``), for reading on the window's thread."""
        return self._reading.ring

    @property
    def busy(self) -> bool:
        return any(operation.on_save and not operation.done for operation in self._running)

    @property
    def running(self) -> tuple[Operation, ...]:
        return tuple(operation for operation in self._running if not operation.done)

    @property
    def persons(self) -> tuple[Party, ...]:
        """The seats of people: managers in the order of their seats, then a promoter in person; on a member's copy his own."""
        seats = sorted(self.books.managers.values(), key=lambda manager: manager.seat)
        own = None if self.outbox is None else self.outbox.name
        people = [Party(m.name, m.number) for m in seats if m.kind is ManagerKind.PERSON or m.name == own]
        promoter = [Party(self.books.promoter, promoter=True)] if self.books.promoter else []
        if own is not None:
            return tuple(party for party in people + promoter if party.name == own)
        return tuple(party for party in people + promoter if not self._plays_elsewhere(party))

    def _plays_elsewhere(self, party: Party) -> bool:
        """Whether somebody hands in from a computer of his own, where the league lies in a shared folder."""
        if self.folder is None:
            return False
        return any(page.role is Role.MEMBER for page in self.books.club.devices_of(party.name))

    @property
    def is_promoter(self) -> bool:
        """Whether whoever sits here may do the promoter's work: in person, or because the program is promoter."""
        by_all = not self.books.promoter and self.outbox is None
        return self.viewer is not None and (self.viewer.promoter or by_all)

    @property
    def party(self) -> Party:
        """Whoever sits here; nobody in particular where nobody sits."""
        return self.viewer or Party("")

    def sit(self, party: Party | None) -> None:
        """Somebody takes the seat at the keyboard; ``None`` when nobody does."""
        self.viewer = party
        self.viewer_changed.emit()

    def hand_in(self, order: Order, then: Then | None = None) -> Operation:
        """An order by whoever sits here; a refusal is told through ``failed``."""
        by = self.party
        if self.outbox is not None:
            return self._put_by(self.outbox, order, by, then)

        def done(result: object) -> None:
            self.handed_in.emit(order)
            if then is not None:
                then(result)

        return self.do(tr("Handing in an order"), lambda office, _job: office.hand_in(order, by), done)

    def _put_by(self, outbox: Outbox, order: Order, by: Party, then: Then | None) -> Operation:
        """Keep an order in the outbox of a member's copy, if the copy knows no rule against it."""

        def work(office: Office, _job: Job) -> None:
            before = [each.order for each in outbox.waiting]
            judge_aside(office.books, len(office.entries), before, order, by)
            outbox.put(order)

        def done(result: object) -> None:
            self.outbox_changed.emit()
            if then is not None:
                then(result)

        return self.do(tr("Putting an order into the outbox"), work, done)

    def read_again(self) -> None:
        """Let the reading copy be made afresh: records were shown that were withheld; for work on the save's thread."""
        self._whole = True

    def do(self, title: str, work: Work, then: Then | None = None, failed: Then | None = None) -> Operation:
        """Work on the save; ``then(result)`` or ``failed(error)`` follow on the window's thread.

        Books are up to date when either is called.  Without ``failed`` errors of the house are told
        through the signal of that name; everything else is raised in the window.
        """
        operation = self._begin(title, on_save=True)
        worked = handed_over(self._thread, work, self._office, operation.job)
        written = handed_over(self._thread, self._written)
        written.add_done_callback(
            lambda _: self._arrived.emit(lambda: self._end(operation, worked, written, then, failed))
        )
        return operation

    def compute(
        self, title: str, work: Callable[[Job], Any], then: Then | None = None, failed: Then | None = None
    ) -> Operation:
        """Work beside the save, on values of its own; see ``do``."""
        operation = self._begin(title)
        handed_over(self._elsewhere, work, operation.job).add_done_callback(
            lambda future: self._arrived.emit(
                lambda: self._conclude(operation, future, error_of(future), then, failed)
            )
        )
        return operation

    def wait(self) -> None:
        """Deliver events until no work is under way; for tests and for closing."""
        while self.running:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            QThread.msleep(1)

    def _settle(self) -> None:
        """Check what opening left for later; nothing is written before that, whatever comes first."""
        if not self._closed:
            self.do(tr("Checking the league"), lambda office, _job: office.finish_opening())

    def _written(self) -> Update:
        """On the save's thread: what the office has written that was not told yet, even if work failed."""
        whole, self._whole = self._whole, False
        update = self._office.update_of_all() if whole else self._office.update_since(self._told)
        self._told = len(self._office.entries)
        return update

    def _begin(self, title: str, *, on_save: bool = False) -> Operation:
        operation = Operation(title, self, on_save=on_save)
        self._running = [*self.running, operation]
        self.started.emit(operation)
        self.state_changed.emit()
        return operation

    def _end(
        self,
        operation: Operation,
        worked: Future[Any],
        written: Future[Update],
        then: Then | None,
        failed: Then | None,
    ) -> None:
        """Take over what was written, then tell how the work ended; without what was written it has failed."""
        error = error_of(worked)
        try:
            update = written.result()
            if update.entries or update.ring != self._reading.ring:
                self.trouble = None
                self.changed.emit(self._reading.take(update))
        except Exception as unread:
            error = error or unread
        self._conclude(operation, worked, error, then, failed)

    def _conclude(
        self,
        operation: Operation,
        future: Future[Any],
        error: BaseException | None,
        then: Then | None,
        failed: Then | None,
    ) -> None:
        result = None if error else future.result()
        operation.conclude(result, error)
        self._running.remove(operation)
        if isinstance(error, SaveError):
            self.trouble = error
        self.state_changed.emit()
        if error is None:
            if then is not None and not self._closed:
                then(result)
        elif failed is not None and isinstance(error, RingsideError):
            failed(error)
        elif isinstance(error, CancelledError):
            return
        elif isinstance(error, RingsideError):
            self.failed.emit(error)
        else:
            raise_fault(error)

    @Slot(object)
    def _deliver(self, task: Callable[[], None]) -> None:
        task()
