"""The PINs of an open league's seats."""

from __future__ import annotations

from ringside_manager.gui.session import Session
from ringside_manager.gui.turns import check_pin, pin_required, set_pin


def _league(session: Session) -> str:
    """What a league is known by wherever its file lies."""
    return f"{session.books.name}/{session.books.seed}"


def has_pin(session: Session, name: str) -> bool:
    """Whether a seat has a PIN."""
    return pin_required(_league(session), name)


def opens(session: Session, name: str, pin: str) -> bool:
    """Whether ``pin`` opens a seat; anything opens one without a PIN."""
    return check_pin(_league(session), name, pin)


def set_seat_pin(session: Session, name: str, pin: str) -> None:
    """Give a seat a PIN; an empty one takes it away."""
    set_pin(_league(session), name, pin)
