"""What a person at the keyboard keeps for himself: fighters he watches and notes on them.

It is kept with the program's settings, by league and by person, and never in the save.
"""

from __future__ import annotations

import hashlib

from ringside_manager.gui.session import Session
from ringside_manager.gui.settings import settings

MOST_LETTERS = 4000
"""The longest note that is kept."""


def watched(session: Session) -> frozenset[int]:
    """The fighters he watches."""
    kept = settings().value(_key(session, "watched"), [])
    return frozenset(number for number in kept if isinstance(number, int))


def watch(session: Session, fighter: int, *, on: bool) -> None:
    """Watch a fighter from now on, or no longer."""
    now = watched(session) | {fighter} if on else watched(session) - {fighter}
    settings().set_value(_key(session, "watched"), sorted(now))


def note_on(session: Session, fighter: int) -> str:
    """His note on a fighter; empty without one."""
    kept = settings().value(_key(session, "notes"), {}).get(str(fighter), "")
    return kept if isinstance(kept, str) else ""


def write_note(session: Session, fighter: int, text: str) -> None:
    """Keep a note on a fighter; an empty one is forgotten."""
    notes = {**settings().value(_key(session, "notes"), {}), str(fighter): text[:MOST_LETTERS]}
    if not text.strip():
        del notes[str(fighter)]
    settings().set_value(_key(session, "notes"), notes)


def _key(session: Session, what: str) -> str:
    """By league and person: the next one at the keyboard has his own."""
    who = session.viewer.name if session.viewer else ""
    league = f"{session.books.name}\n{session.books.seed}\n{who}"
    return f"people/{hashlib.sha256(league.encode()).hexdigest()[:16]}/{what}"
