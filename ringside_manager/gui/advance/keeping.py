"""A league this window keeps in a shared folder: the rounds of its keeper, and nights held when their deadlines have passed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ringside_manager.gui.session import Session
from ringside_manager.language import tr
from ringside_manager.office.advancing import catch_up, due_at, now
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
