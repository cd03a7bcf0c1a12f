"""A member's copy and the line to the place its league is kept: fetched in the background, orders handed in.

Whatever may wait for a network runs on a thread of its own; what is written into the copy is work on the save.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QDateTime, QObject, QTimer, Signal
from shiboken6 import isValid

from ringside_manager.club.outbox import SERVER, Outbox
from ringside_manager.errors import RingsideError
from ringside_manager.gui.operation import Job, error_of, handed_over, post, raise_fault
from ringside_manager.gui.session import Session
from ringside_manager.language import tr
from ringside_manager.office.office import Office

if TYPE_CHECKING:
    from ringside_manager.club.lines import Line
    from ringside_manager.club.outbox import News

FOLDER_MS, SERVER_MS = 30_000, 120_000
"""How often the place is looked at; a server tells by itself when something has happened."""
PATIENCE_SECONDS = 5.0
"""How long until a lost line to a server is tried again."""


class Away(QObject):
    """The line of a member's copy; ``changed`` follows whatever a page tells of it."""

    changed = Signal()
    failed = Signal(object)
    """What somebody asked for could not be done; carries the ``RingsideError``."""
    told = Signal(str, str)
    """A sentence about what came or went, and its tone."""

    def __init__(self, session: Session, outbox: Outbox) -> None:
        super().__init__(session)
        self._session, self.outbox = session, outbox
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="line")
        self._post = post()
        self._line: Line | None = None
        self._listener: Listener | None = None
        self._loud = self._again = False
        self._notice: Any = None
        """What stands in the window about the outbox."""
        self.busy = False
        self.at: QDateTime | None = None
        """When the place was last reached."""
        self.trouble: RingsideError | None = None
        """Why it could not be reached the last time."""
        self._timer = QTimer(self)
        self._timer.setInterval(SERVER_MS if outbox.way == SERVER else FOLDER_MS)
        self._timer.timeout.connect(self.fetch)
        self._timer.start()
        session.closing.connect(self.stop)
        QTimer.singleShot(0, self, self._begin)

    @classmethod
    def of(cls, session: Session) -> Away | None:
        """The line of a league that is a member's copy, None of any other."""
        if session.outbox is None:
            return None
        there = session.findChild(cls)
        return there if isinstance(there, cls) else cls(session, session.outbox)

    def _begin(self) -> None:
        if self.outbox.way == SERVER:
            self._listener = Listener(self, self.outbox.place, lambda: len(self._session.entries))
        if self.outbox.waiting:
            self._session.outbox_changed.emit()
        self.fetch()

    def report(self, tell: Callable[..., object], look: Callable[[], object]) -> None:
        """Let a window tell what is put by, handed in and brought; ``look`` shows the outbox."""

        def waiting() -> None:
            if self._notice is not None and isValid(self._notice):
                self._notice.close_notice()
            self._notice = None
            if not self.outbox.waiting:
                return
            ways = ((tr("Hand in"), self.hand_in), (tr("Look at it"), look))
            self._notice = tell(
                waiting_words(self.outbox), "info", ways[1:] if self.outbox.owed else ways, passing=True
            )

        self._session.outbox_changed.connect(waiting)
        self._session.outbox_changed.connect(self.changed)
        self.told.connect(lambda text, tone: tell(text, tone, passing=tone == "info"))

    # What a person, the timer and the server ask for

    def fetch(self, *, loud: bool = False) -> None:
        """Bring the copy up to date; ``loud``: somebody has asked, and is told also that nothing is new."""
        self._loud = self._loud or loud
        if self.busy:
            self._again = True
            return
        self._set_busy(True)
        self._session.do(tr("Fetching what is new"), _standing, self._look, self._fail)

    def hand_in(self) -> None:
        """Hand in what waits in the outbox; where the place cannot be reached, as soon as it can, after a restart, too."""
        self._session.do(tr("Handing in"), lambda *_: self.outbox.owe(), lambda _: self.fetch(loud=True))

    def take_back(self, word: str) -> None:
        """Order something no longer that was not handed in yet."""
        self._off_thread(lambda: self.outbox.take_back(word), lambda _: self._session.outbox_changed.emit())

    def stop(self) -> None:
        """Let go of the line; nothing follows any more."""
        self._timer.stop()
        if self._listener is not None:
            self._listener.stop()
        with suppress(RuntimeError):
            self._thread.submit(self._hang_up)
        self._thread.shutdown(wait=False)

    # One look: where the copy stands, what the place has, written into the copy, then what is owed

    def _look(self, standing: tuple[int, str, tuple[int, ...]]) -> None:
        self._off_thread(lambda: self._lined().look(*standing), self._take_in)

    def _take_in(self, found: Any) -> None:
        def work(office: Office, _job: Job) -> News:
            news = self._lined().take_in(office, found)
            if news.shown:
                self._session.read_again()
            self.outbox.tell(news.told)
            return news

        self._session.do(tr("Fetching what is new"), work, self._brought, self._fail)

    def _brought(self, news: News) -> None:
        self.at, self.trouble = QDateTime.currentDateTime(), None
        self._tell(news)
        if self.outbox.owed:
            self._session.do(tr("Handing in"), lambda office, _job: self._lined().post(office, self.outbox), self._send, self._fail)  # fmt: skip
        else:
            self._end()

    def _send(self, _none: object) -> None:
        self._off_thread(lambda: self._lined().send(self.outbox), self._sent)

    def _sent(self, _none: object) -> None:
        for told in self.outbox.told[:1]:
            self.told.emit(told.text, "good" if told.good else "warn")
        self._session.outbox_changed.emit()
        self._again = self._again or self.outbox.way == SERVER
        self._end()

    def _tell(self, news: News) -> None:
        for told in news.told[:3]:
            self.told.emit(told.text, "good" if told.good else "warn")
        for note in news.notes[:2]:
            self.told.emit(note, "warn")
        if news.entries:
            self.told.emit(tr("%n entry is new.", "%n entries are new.", news.entries), "info")
        elif self._loud and not self.outbox.owed:
            self.told.emit(tr("Nothing is new."), "info")

    def _fail(self, error: Any) -> None:
        """Keep why it did not work; it is said aloud to whoever has asked for it."""
        self.trouble = error
        loud = self._loud
        self._session.outbox_changed.emit()
        self._end()
        if loud:
            self.failed.emit(error)

    def _end(self) -> None:
        self._loud = False
        self._set_busy(False)
        if self._again:
            self._again = False
            self.fetch()

    def _set_busy(self, busy: bool) -> None:
        self.busy = busy
        self.changed.emit()

    def _lined(self) -> Line:
        """The line, made on the first thread that needs it."""
        if self._line is None:
            from ringside_manager.club.lines import line_of

            self._line = line_of(self.outbox)
        return self._line

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()

    def _off_thread(self, work: Callable[[], Any], then: Callable[[Any], object]) -> None:
        def ended(future: Future[Any]) -> None:
            error = error_of(future)
            if error is None:
                then(future.result())
            elif isinstance(error, RingsideError):
                self._fail(error)
            else:
                self._set_busy(False)
                raise_fault(error)

        handed_over(self._thread, work).add_done_callback(
            lambda future: self._post.send(self, lambda: ended(future))
        )


def waiting_words(outbox: Outbox) -> str:
    """How many orders wait, and what for."""
    count = len(outbox.waiting)
    if outbox.owed:
        return tr(
            "%n order is handed in as soon as the line is there.",
            "%n orders are handed in as soon as the line is there.",
            count,
        )
    return tr("%n order waits in your outbox.", "%n orders wait in your outbox.", count)


def _standing(office: Office, _job: Job) -> tuple[int, str, tuple[int, ...]]:
    head = len(office.entries)
    return head, office.club.digest_of(head), office.club.withheld()


class Listener:
    """Hears from a server when its journal has grown, and asks again when the line was lost."""

    def __init__(self, away: Away, address: str, head: Callable[[], int]) -> None:
        self._away, self._address, self._head = away, address, head
        self._stop = Event()
        self._hang_up: Callable[[], object] = lambda: None
        self._thread = Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """End at once."""
        self._stop.set()
        self._hang_up()

    def _run(self) -> None:
        from ringside_manager.club.client import ServerLine, known_word

        with suppress(RingsideError), closing(ServerLine(self._address, known_word(self._address))) as line:
            self._hang_up = line.hang_up
            while not self._stop.is_set():
                with suppress(RingsideError):
                    line.listen(self._head(), self._stop, lambda _number: self._heard())
                self._stop.wait(PATIENCE_SECONDS)

    def _heard(self) -> None:
        with suppress(RuntimeError):  # the window is gone
            post().send(self._away, self._away.fetch)
