"""Strikes, corrections and doubts settled: which entries count, and as what (C3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from ringside_manager.campaign.books import Doubt, Settlement
from ringside_manager.language import say
from ringside_manager.league.business.open_books import OpenBooks, post
from ringside_manager.league.deeds import Deed, Entry, Number, Text, Word


@dataclass(frozen=True, slots=True)
class Struck(Deed):
    """Earlier entries no longer count; they stay readable.  Striking this entry restores them."""

    kind: ClassVar[str] = "struck"
    entries: tuple[Number, ...]
    why: Text = ""


@post.register
def struck(deed: Struck, opened: OpenBooks) -> None:
    """Note a strike of what has not been written; the rest is done by ``in_force``."""
    for target in deed.entries:
        _check_target(opened, target)


@dataclass(frozen=True, slots=True)
class Corrected(Deed):
    """An earlier entry counts as if it had held ``deed``.  Striking this entry undoes it."""

    kind: ClassVar[str] = "corrected"
    entry: Number
    deed: Deed
    why: Text = ""


@post.register
def corrected(deed: Corrected, opened: OpenBooks) -> None:
    """Note a correction of what has not been written; the rest is done by ``in_force``."""
    _check_target(opened, deed.entry)


def _check_target(opened: OpenBooks, target: int) -> None:
    if target >= opened.entry:
        opened.doubt(
            "",
            say(
                "Entry {target} was not in the journal yet when entry {entry} spoke of it.",
                target=target,
                entry=opened.entry,
            ),
        )


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

    Read from the last entry to the first, since a word can only be about what stands before it.  No word is about a deed
    that is ``lasting``.
    """
    said: dict[int, Entry] = {}
    standing = list(_read_back(entries, said))
    return InForce(tuple(reversed(standing)), *_split(said))


def latest_in_force(entries: Sequence[Entry]) -> Iterator[Entry]:
    """The entries that count, as in ``in_force`` but the last one first: what is recent costs no whole journal."""
    return _read_back(entries, {})


def _read_back(entries: Sequence[Entry], said: dict[int, Entry]) -> Iterator[Entry]:
    """Yield what counts from the last entry on, and note in ``said`` the last word about each entry."""
    for entry in reversed(entries):
        word = said.get(entry.number)
        if word is None or entry.deed.lasting:
            held = entry
        elif isinstance(word.deed, Corrected):
            held = replace(entry, deed=word.deed.deed)
        else:
            continue
        if type(held.deed) in _WORDS:
            for target in _targets(held.deed):
                if target < entry.number:
                    said.setdefault(target, held)
        yield held


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


@dataclass(frozen=True, slots=True)
class DoubtSettled(Deed):
    """The promoter has seen what is in doubt about ``entry`` and lets it stand (C3).

    Empty ``rule`` and ``why`` stand for every doubt about that entry, else they name one.
    """

    kind: ClassVar[str] = "doubt_settled"
    entry: Number
    rule: Word = ""
    why: Text = ""
    note: Text = ""


@post.register
def doubt_settled(deed: DoubtSettled, opened: OpenBooks) -> None:
    """Mark what is in doubt about an entry as seen; a doubt that is no longer there needs nothing."""
    seen = {settlement.doubt for settlement in opened.books.settlements}
    for doubt in dict.fromkeys(opened.books.doubts):
        if _is_meant(deed, doubt) and doubt not in seen:
            opened.books.settlements.append(Settlement(opened.entry, doubt, deed.note))


def _is_meant(deed: DoubtSettled, doubt: Doubt) -> bool:
    named = (deed.rule, deed.why) in (("", ""), (doubt.rule, doubt.why))
    return doubt.entry == deed.entry and named
