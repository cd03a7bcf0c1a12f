"""Whose turn it is at the one keyboard, and the PINs that keep a seat private.

Before a fight night everybody who has something to decide has a turn in the order of the seats, a promoter in
person the last; what somebody let be when he ended his turn does not call him again, nor does a bout of the night made
meanwhile, which is one he has offered or agreed to.  Turns are no part of the
league: after a restart everybody is called for whatever waits, unless the doors of the night are open already.
"""

from __future__ import annotations

import hashlib
import re
import secrets

from PySide6.QtCore import QObject, Signal

from ringside_manager.gui.session import Session
from ringside_manager.gui.settings import settings
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.decisions import STOP_FOR, InboxKind
from ringside_manager.office.facts.going_on import quiet_until
from ringside_manager.office.facts.inbox import Call, calls

_ROUNDS = 200_000
_HEX = re.compile("(?:[0-9a-f]{2})+")


class Turns(QObject):
    """Who is to have his turn before the coming night."""

    changed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._let_be: dict[str, frozenset[Call]] = {}
        """What has called each when he ended his turn, as long as it calls him."""
        self._ended: dict[str, int] = {}
        """After which night each ended his latest turn."""
        self._wanted: set[str] = set()
        """Who has asked for a turn himself."""
        self._until: dict[str, int] = {}
        self._calls: dict[str, frozenset[Call]] | None = None
        self._quiet: dict[str, int] = {}
        self.stop_for: frozenset[InboxKind] = STOP_FOR
        """For what somebody is asked who goes on over several nights."""
        session.changed.connect(self._on_books)

    @property
    def order(self) -> tuple[Party, ...]:
        return self._session.persons

    @property
    def waiting(self) -> tuple[Party, ...]:
        """Who is still to have a turn before the coming night, in order; nobody once its doors are open."""
        if self._session.books.doors > self._session.books.closed:
            return ()
        return tuple(party for party in self.order if party.name in self._wanted or self._fresh(party))

    def go_on(self, party: Party, until: int) -> None:
        """Somebody wants to be asked no more up to a night, unless he is to be stopped; 0 takes it back."""
        self._until[party.name] = until

    def until(self, party: Party) -> int:
        """The last night somebody goes on to without being asked; 0 if he is asked as ever."""
        last = self._until.get(party.name, 0)
        return last if last > self._session.books.closed else 0

    def quiet_until(self, party: Party) -> int:
        """The last of the coming nights before which nothing waits for somebody, or 0; worked out once for the books."""
        if party.name not in self._quiet:
            self._quiet[party.name] = quiet_until(self._session.books, [party]) or 0
        return self._quiet[party.name]

    def stop(self) -> None:
        """Everybody is asked as ever."""
        self._until.clear()

    @property
    def let_be(self) -> frozenset[Call]:
        """Whatever somebody has seen and let be."""
        return frozenset().union(*self._let_be.values())

    @property
    def all_done(self) -> bool:
        """Whether nobody's turn is left before the night."""
        return not self.waiting

    @property
    def next(self) -> Party | None:
        """Who is to sit down next: the first still waited for who does not sit here already."""
        here = self._session.viewer
        return next((party for party in self.waiting if here is None or party.name != here.name), None)

    def take_seat(self, party: Party) -> None:
        self._session.sit(party)
        self.changed.emit()

    def end_turn(self) -> None:
        """Whoever sits here is done for this night; the seat is empty unless he is the only person."""
        viewer = self._session.viewer
        if viewer is None:
            return
        self._done(viewer)
        if len(self.order) > 1:
            self._session.sit(None)
        self.changed.emit()

    def end_all(self) -> None:
        """Nobody wants a turn before this night."""
        for party in self.order:
            self._done(party)
        if len(self.order) > 1:
            self._session.sit(None)
        self.changed.emit()

    def reopen(self, party: Party) -> None:
        """Give somebody a turn he has asked for."""
        self._wanted.add(party.name)
        self.changed.emit()

    def _fresh(self, party: Party) -> bool:
        """Whether something calls somebody that did not when he ended his last turn."""
        fresh = self._calling(party) - self._let_be.get(party.name, frozenset())
        if self._ended.get(party.name) == self._session.books.closed:
            fresh = frozenset(
                call for call in fresh if call[0] is not InboxKind.TONIGHT
            )  # his own offer, accepted
        return any(call[0] in self.stop_for for call in fresh) if self.until(party) else bool(fresh)

    def _done(self, party: Party) -> None:
        self._let_be[party.name] = self._calling(party)
        self._ended[party.name] = self._session.books.closed
        self._wanted.discard(party.name)

    def _calling(self, party: Party) -> frozenset[Call]:
        if self._calls is None:
            self._calls = {one.name: frozenset(calls(self._session.books, one)) for one in self.order}
        return self._calls.get(party.name, frozenset())

    def _on_books(self, _touched: object) -> None:
        """Forget what calls nobody any more, so that it does the next time."""
        self._calls = None
        self._quiet.clear()
        self._let_be = {
            party.name: self._let_be[party.name] & self._calling(party)
            for party in self.order
            if party.name in self._let_be
        }
        self.changed.emit()


def pin_required(league: str, name: str) -> bool:
    """Whether a seat of a league has a PIN."""
    return name in _pins(league)


def check_pin(league: str, name: str, pin: str) -> bool:
    """Whether ``pin`` opens a seat; true for a seat without one."""
    if name not in (pins := _pins(league)):
        return True
    salt, digest = pins[name]
    return secrets.compare_digest(_digest(pin, salt), digest)


def set_pin(league: str, name: str, pin: str) -> None:
    """Give a seat a PIN, or none with an empty one.

    It keeps honest friends from looking by mistake; it is no protection of the file.
    """
    pins = _pins(league)
    pins.pop(name, None)
    if pin:
        salt = secrets.token_hex(16)
        pins[name] = (salt, _digest(pin, salt))
    settings().set_value(_key(league), pins)


def _pins(league: str) -> dict[str, tuple[str, str]]:
    """Salt and digest by name; whatever is no such pair is no PIN."""
    pins: dict[str, tuple[str, str]] = {}
    for name, kept in settings().value(_key(league), {}).items():
        match kept:
            case [str(salt), str(digest)] if _HEX.fullmatch(salt) and _HEX.fullmatch(digest):
                pins[name] = (salt, digest)
    return pins


def _key(league: str) -> str:
    return f"pins/{hashlib.sha256(league.encode()).hexdigest()[:16]}"


def _digest(pin: str, salt: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", pin.encode(), bytes.fromhex(salt), _ROUNDS).hex()
