"""Strikes and corrections: which entries count, and as what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ringside_manager.league.deed_base import Deed
from ringside_manager.league.deeds import (
    Corrected,
    Entry,
    Struck,
)
from ringside_manager.league.posting.desk import Desk


@dataclass(frozen=True, slots=True)
class InForce:
    """The entries that count, corrected ones with the deed that replaces theirs.

    ``struck`` and ``corrected`` give, for each entry that a later one speaks of, the number of that
    later one; a word that is itself struck speaks of nothing.
    """

    entries: tuple[Entry, ...]
    struck: dict[int, int]
    corrected: dict[int, int]


def in_force(entries: Sequence[Entry]) -> InForce:
    """Which entries count, and as what: of several words about one entry the last one holds.

    Read from the last entry to the first, since a word can only be about what stands before it.
    """
    said: dict[int, Entry] = {}
    standing: list[Entry] = []
    for entry in reversed(entries):
        word = said.get(entry.number)
        if word is None:
            held = entry
        elif isinstance(word.deed, Corrected):
            held = replace(entry, deed=word.deed.deed)
        else:
            continue
        standing.append(held)
        if type(held.deed) in _WORDS:
            for target in _targets(held.deed):
                if target < entry.number:
                    said.setdefault(target, held)
    return InForce(tuple(reversed(standing)), *_split(said))


def written_otherwise(entries: Sequence[Entry], held: InForce) -> list[tuple[int, int]]:
    """Return the stretches of the journal (both ends outside) written while something before them counted otherwise.

    What was corrected and then put back as it was counted otherwise only from its first correction on.
    """
    stretches = list(held.struck.items())
    deeds = {entry.number: entry.deed for entry in held.entries if entry.number in held.corrected}
    for entry in entries:
        if entry.number in held.corrected:
            until, since = held.corrected[entry.number], entry.number
            if deeds.get(since) == entry.deed:
                since = next(word.number for word in entries if since in _targets(word.deed))
            stretches.append((since, until))
    return stretches


_WORDS = frozenset({Struck, Corrected})
"""The deeds that speak of other entries."""


def _split(said: dict[int, Entry]) -> tuple[dict[int, int], dict[int, int]]:
    struck = {target: word.number for target, word in said.items() if isinstance(word.deed, Struck)}
    corrected = {target: word.number for target, word in said.items() if isinstance(word.deed, Corrected)}
    return dict(sorted(struck.items())), dict(sorted(corrected.items()))


def _targets(deed: Deed) -> tuple[int, ...]:
    if isinstance(deed, Struck):
        return deed.entries
    return (deed.entry,) if isinstance(deed, Corrected) else ()


def struck(desk: Desk, deed: Struck) -> None:
    """Note a strike of what has not been written; the rest is done by ``in_force``."""
    for target in deed.entries:
        _check_target(desk, target)


def corrected(desk: Desk, deed: Corrected) -> None:
    """Note a correction of what has not been written; the rest is done by ``in_force``."""
    _check_target(desk, deed.entry)


def _check_target(desk: Desk, target: int) -> None:
    if target >= desk.entry:
        desk.doubt("", f"Entry {target} was not in the journal yet when entry {desk.entry} spoke of it.")
