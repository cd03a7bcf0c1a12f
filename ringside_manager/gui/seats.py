"""The seats of a league in the window: the colour of each manager's corner, whose turn it is, and the PINs.

A manager's colour is the same wherever he is shown: a mark, a line of a chart, the trunks of his men.

Before a fight night everybody who has something to decide has a turn in the order of the seats, a promoter in
person the last; what somebody let be when he ended his turn does not call him again, nor does a bout of the night made
meanwhile, which is one he has offered or agreed to.  Turns are no part of the
league: after a restart everybody is called for whatever waits, unless the doors of the night are open already.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import get_args

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager.campaign.books import Books, Colour
from ringside_manager.gui.look import px, theme
from ringside_manager.gui.session import Session
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import set_tip
from ringside_manager.gui.widgets.texts import Spoken
from ringside_manager.language import later
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.decisions import STOP_FOR, InboxKind
from ringside_manager.office.facts.going_on import quiet_until
from ringside_manager.office.facts.inbox import Call, calls
from ringside_manager.office.facts.managers import colour_keys
from ringside_manager.palette import CORNER_SHADES


@dataclass(frozen=True, slots=True)
class CornerColour:
    """A colour of the palette, in its light and its dark shade; neither is ever all that tells."""

    key: Colour
    title: Callable[[], str]
    on_light: str
    on_dark: str

    @property
    def shades(self) -> tuple[str, str]:
        """Both, as charts take them."""
        return self.on_light, self.on_dark

    @property
    def shade(self) -> str:
        return self.on_dark if theme().is_dark else self.on_light


_TITLES: dict[str, Callable[[], str]] = {
    "red": later("Red"),
    "blue": later("Blue"),
    "green": later("Green"),
    "gold": later("Gold"),
    "purple": later("Purple"),
    "teal": later("Teal"),
    "orange": later("Orange"),
    "rose": later("Rose"),
    "slate": later("Slate"),
    "brown": later("Brown"),
}
_KEYS: tuple[Colour, ...] = tuple(key for key in get_args(Colour) if key)
PALETTE: tuple[CornerColour, ...] = tuple(
    CornerColour(key, _TITLES[key], shades.on_light, shades.on_dark)
    for key, shades in zip(_KEYS, CORNER_SHADES, strict=True)
)
"""The colours in the order in which seats get them."""

_BY_KEY: dict[str, CornerColour] = {colour.key: colour for colour in PALETTE}


def colour_of(key: str, seat: int = 1) -> CornerColour:
    """The colour of that key, or that of a seat counted from 1 if there is none."""
    return _BY_KEY.get(key, PALETTE[(seat - 1) % len(PALETTE)])


def league_key(name: str, seed: int) -> str:
    """What a league is known by wherever its file lies, for what is remembered beside it."""
    return f"{name}/{seed}"


def colours_in(books: Books) -> dict[int, CornerColour]:
    """The colour of every manager of a league by his number, no two alike as long as there are enough.

    Where nobody chose one in the league it is what was chosen on this computer, as older leagues have it, or the seat's.
    """
    undecided = any(not manager.colour for manager in books.managers.values())
    before = colours_of(league_key(books.name, books.seed)) if undecided else {}
    return {number: _BY_KEY[key] for number, key in colour_keys(books, before).items()}


def manager_shade(books: Books, manager: int | None) -> str:
    """The shade of a manager's colour in the theme in force; empty for a free agent's."""
    colour = colours_in(books).get(manager) if manager is not None else None
    return colour.shade if colour is not None else ""


def colours_of(league: str) -> dict[str, str]:
    """The colour keys by name that were kept in the settings before leagues kept them; ``league`` is a ``league_key``."""
    kept = settings().value(_kept_under("colours", league), {})
    return {str(name): str(key) for name, key in kept.items()}


def _kept_under(what: str, league: str) -> str:
    """The setting that keeps something of a league; ``league`` is a ``league_key``."""
    return f"{what}/{hashlib.sha256(league.encode()).hexdigest()[:16]}"


def colour_icon(colour: CornerColour, size: int = 16) -> QIcon:
    """A colour as a disc, for a list to choose from."""
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    _disc(painter, colour.shade, size)
    painter.end()
    return QIcon(picture)


class CornerMark(Spoken, QWidget):
    """A disc in the colour of a corner, beside the manager's name."""

    def __init__(self, colour: CornerColour, size: int = 14, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour, self._size = colour, size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set(colour)

    def set(self, colour: CornerColour) -> None:
        self._colour = colour
        side = px(self._size)
        self.setFixedSize(side, side)
        set_tip(self, colour.title())
        self.setAccessibleName(colour.title())
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        _disc(painter, self._colour.shade, self.width())
        painter.end()


def _disc(painter: QPainter, shade: str, size: int) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(shade))
    painter.drawEllipse(QRectF(1, 1, size - 2, size - 2))


# Whose turn it is at the one keyboard


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


# The PINs that keep a seat private


_ROUNDS = 200_000
_HEX = re.compile("(?:[0-9a-f]{2})+")


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
    settings().set_value(_kept_under("pins", league), pins)


def _pins(league: str) -> dict[str, tuple[str, str]]:
    """Salt and digest by name; whatever is no such pair is no PIN."""
    pins: dict[str, tuple[str, str]] = {}
    for name, kept in settings().value(_kept_under("pins", league), {}).items():
        match kept:
            case [str(salt), str(digest)] if _HEX.fullmatch(salt) and _HEX.fullmatch(digest):
                pins[name] = (salt, digest)
    return pins


def _digest(pin: str, salt: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", pin.encode(), bytes.fromhex(salt), _ROUNDS).hex()
