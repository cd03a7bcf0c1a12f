"""What can be undone and redone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ringside_manager.campaign.books import Doubt
from ringside_manager.league.deeds import Corrected, Entry, NightClosed, Struck
from ringside_manager.league.posting import in_force


@dataclass(frozen=True, slots=True)
class Undone:
    """What was struck or corrected, and what has come into doubt by it, for the promoter to look at."""

    entry: int
    what: str
    doubts: tuple[Doubt, ...]


@dataclass(frozen=True, slots=True)
class PastAct:
    """An act of the journal that still counts."""

    number: int
    what: str
    entries: tuple[Entry, ...]

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of its entries."""
        return tuple(entry.number for entry in self.entries)


def counting(entries: Sequence[Entry]) -> Iterator[Entry]:
    """The entries that count, undoing itself apart."""
    return (entry for entry in in_force(entries).entries if not isinstance(entry.deed, Struck))


def last_act(entries: Sequence[Entry]) -> PastAct | None:
    """The latest act that counts; ``None`` if that is the founding."""
    latest = [entry for entry in counting(entries) if entry.act > 1]
    return _act(entries, latest[-1].act) if latest else None


def last_undo(entries: Sequence[Entry]) -> Entry | None:
    """The latest undo that counts, for redo; ``None`` if there is none or something was done since."""
    for entry in reversed(in_force(entries).entries):
        if not isinstance(entry.deed, Struck):
            return None
        if not any(isinstance(entries[target - 1].deed, Struck) for target in entry.deed.entries):
            return entry
    return None


def what_was_struck(entries: Sequence[Entry], undo: Entry) -> str:
    """What an undo took back, in words."""
    first = undo.deed.entries[0] if isinstance(undo.deed, Struck) else undo.number
    act = entries[first - 1].act
    return _words(tuple(entry for entry in entries if entry.act == act))


def _act(entries: Sequence[Entry], number: int) -> PastAct:
    act = tuple(entry for entry in counting(entries) if entry.act == number)
    return PastAct(number, _words(act), act)


def _words(act: tuple[Entry, ...]) -> str:
    night = next((entry.deed.night for entry in act if isinstance(entry.deed, NightClosed)), None)
    if night is not None:
        return f"fight night {night}"
    first = act[0].deed
    if isinstance(first, Corrected):
        return f"the correction of entry {first.entry}"
    return f"{first.kind.replace('_', ' ')} by {act[0].by}"
