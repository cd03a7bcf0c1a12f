"""Whose turn it is at the one keyboard, and the PINs that keep a seat private.

Between two fight nights every person has a turn in the order of the seats, a promoter in person
the last.  Turns are no part of the league: after a restart everybody may look at his desk again,
unless the doors of the night are open already.
"""

from __future__ import annotations

import hashlib
import re
import secrets

from PySide6.QtCore import QObject, Signal

from ringside_manager.gui.session import Session
from ringside_manager.gui.settings import settings
from ringside_manager.office.docket import Party

_ROUNDS = 200_000
_HEX = re.compile("(?:[0-9a-f]{2})+")


class Turns(QObject):
    """Who has had his turn before the coming night."""

    changed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._ended: set[str] = set()
        self._night = session.books.closed
        session.changed.connect(self._on_books)
        if session.books.doors > session.books.closed:
            self._ended = {
                party.name for party in self.order
            }  # the night has begun: all have had their turns

    @property
    def order(self) -> tuple[Party, ...]:
        return self._session.persons

    @property
    def waiting(self) -> tuple[Party, ...]:
        """Who has not ended his turn for the coming night, in order."""
        return tuple(party for party in self.order if party.name not in self._ended)

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
        self._ended.add(viewer.name)
        if len(self.order) > 1:
            self._session.sit(None)
        self.changed.emit()

    def end_all(self) -> None:
        """Nobody wants a turn before this night."""
        self._ended = {party.name for party in self.order}
        if len(self.order) > 1:
            self._session.sit(None)
        self.changed.emit()

    def reopen(self, party: Party) -> None:
        """Give somebody his turn back, as when an offer has come in since."""
        self._ended.discard(party.name)
        self.changed.emit()

    def _on_books(self, _touched: object) -> None:
        if self._session.books.closed != self._night:
            self._night = self._session.books.closed
            self._ended.clear()
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
