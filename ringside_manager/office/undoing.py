"""What can be undone and redone, and by whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile

from ringside_manager.campaign.books import Books, Doubt
from ringside_manager.errors import against, misused
from ringside_manager.language import say
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.nights import DoorsOpened, NightClosed
from ringside_manager.league.business.open_books import Corrected, Struck, in_force, latest_in_force
from ringside_manager.league.deeds import Entry, check_entry
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.deeds import DeedFacts, Directory, facts_of
from ringside_manager.office.facts.journal import is_hidden


@dataclass(frozen=True, slots=True)
class Undone:
    """What was struck or corrected, and what has come into doubt by it, for the promoter to look at."""

    entry: int
    what: str
    doubts: tuple[Doubt, ...]


FIGHT_NIGHT = "fight_night"
"""The kind of an act that is a fight night, or the card boxed before rounds that follow (F84); its facts hold the night."""


@dataclass(frozen=True, slots=True)
class Undoable:
    """What undo or redo would take back, as facts.

    ``kind`` is that of the act's first deed, ``doors_opened`` for all that led to it, or ``FIGHT_NIGHT``; ``facts`` are those of the deed that names the act.
    ``more`` acts go with it.  ``hidden``: it concerns others than the viewer, and ``facts`` tell nothing.
    """

    act: int
    kind: str
    by: str
    night: int
    facts: DeedFacts
    more: int = 0
    hidden: bool = False


def struck_by(entries: Sequence[Entry], undo: Entry) -> tuple[Entry, ...]:
    """The entries an undo struck."""
    return tuple(entries[target - 1] for target in undo.deed.entries) if isinstance(undo.deed, Struck) else ()


def next_undo(entries: Sequence[Entry], books: Books, viewer: Party | None = None) -> Undoable | None:
    """What undo would strike now; ``None`` if only the founding is left.

    ``viewer`` is who looks; see ``secrecy``.
    """
    act = last_act(entries)
    return _undoable(act, entries, books, viewer) if act else None


def next_redo(entries: Sequence[Entry], books: Books, viewer: Party | None = None) -> Undoable | None:
    """What redo would bring back now; ``None`` if there is nothing."""
    undo = last_undo(entries)
    if undo is None or not isinstance(undo.deed, Struck) or not undo.deed.entries:
        return None
    struck = [entries[target - 1] for target in undo.deed.entries]
    latest = struck[-1].act
    act = tuple(entry for entry in struck if entry.act == latest)
    acts = {entry.act for entry in struck if not isinstance(entry.deed, Struck)}
    return _undoable(act, entries, books, viewer, more=len(acts - {latest}))


def act_of(entries: Sequence[Entry], number: int) -> tuple[Entry, ...]:
    """The entries of the act whose first entry is ``number``; empty if there is none."""
    if not 1 <= number <= len(entries) or entries[number - 1].act != number:
        return ()
    end = number
    while end < len(entries) and entries[end].act == number:
        end += 1
    return tuple(entries[number - 1 : end])


def reading_of(
    act: Sequence[Entry], entries: Sequence[Entry], books: Books, viewer: Party | None = None
) -> Undoable:
    """An act as undo would name it; ``act`` are its entries, one or more."""
    return _undoable(tuple(act), entries, books, viewer)


def _undoable(
    act: tuple[Entry, ...], entries: Sequence[Entry], books: Books, viewer: Party | None, more: int = 0
) -> Undoable:
    first = act[0]
    night = next((entry for entry in act if isinstance(entry.deed, NightClosed)), None)
    doors = next((entry for entry in act if isinstance(entry.deed, DoorsOpened)), None)
    if night is None and doors is None and is_hidden(first, entries, books, viewer):
        hidden = DeedFacts("hidden")
        return Undoable(first.act, hidden.kind, "", first.night, hidden, more, hidden=True)
    told = night or doors or first
    facts = facts_of(told.deed, Directory(entries))
    fought = night is not None or isinstance(told.deed, BoutFought)
    kind = FIGHT_NIGHT if fought else told.deed.kind
    return Undoable(first.act, kind, first.by, first.night, facts, more)


def counting(entries: Sequence[Entry]) -> Iterator[Entry]:
    """The entries that count, undoing itself apart."""
    return (entry for entry in in_force(entries).entries if not isinstance(entry.deed, Struck))


def last_act(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """The entries of the latest act that counts; empty if that is the founding."""
    counted = (
        entry
        for entry in latest_in_force(entries)
        if not isinstance(entry.deed, Struck) and not entry.deed.lasting
    )
    latest = next(counted, None)
    if latest is None or latest.act == 1:
        return ()
    return (latest, *takewhile(lambda entry: entry.act == latest.act, counted))[::-1]


def last_undo(entries: Sequence[Entry]) -> Entry | None:
    """The latest undo that counts, for redo; ``None`` if there is none or something was done since."""
    for entry in latest_in_force(entries):
        if entry.deed.lasting:
            continue
        if not isinstance(entry.deed, Struck):
            return None
        if not all(isinstance(entries[target - 1].deed, Struck) for target in entry.deed.entries):
            return entry
    return None


def what_was_struck(entries: Sequence[Entry], undo: Entry) -> str:
    """What an undo took back, in words."""
    first = undo.deed.entries[0] if isinstance(undo.deed, Struck) else undo.number
    act = entries[first - 1].act
    return words_of(tuple(entry for entry in entries if entry.act == act))


def words_of(act: Sequence[Entry]) -> str:
    """An act in a few words."""
    for entry in act:
        if isinstance(entry.deed, NightClosed):
            return say("fight night {night}", night=entry.deed.night)
        if isinstance(entry.deed, DoorsOpened):
            return say("the opening of the doors of night {night}", night=entry.deed.night)
    first = act[0].deed
    if isinstance(first, BoutFought):
        return say("the card of night {night}", night=act[0].night)
    if isinstance(first, Corrected):
        return say("the correction of entry {entry}", entry=first.entry)
    return say("{replace} by {by}", replace=first.kind.replace("_", " "), by=act[0].by)


# Branching off: a league of its own that shares the journal of another up to a point, to ask "what if"


@dataclass(frozen=True, slots=True)
class BranchPoint:
    """Where a branch may begin: its last entry, the night then, how many nights it holds and its latest act.

    ``latest`` is ``None`` if the branch holds the founding only.
    """

    entry: int
    night: int
    closed: int
    latest: Undoable | None


def branch_points(
    entries: Sequence[Entry], books: Books, number: int, viewer: Party | None = None
) -> tuple[Undoable, BranchPoint | None, BranchPoint]:
    """The act of entry ``number``, and where a branch may begin just before and just after it, for acts are whole.

    Nothing is before the founding.  ``UsageError`` as ``end_of_act``.
    """
    last = end_of_act(entries, number)
    first = entries[number - 1].act
    act = reading_of(act_of(entries, first), entries, books, viewer)
    before = _point(entries, books, first - 1, viewer) if first > 1 else None
    return act, before, _point(entries, books, last, viewer)


def _point(entries: Sequence[Entry], books: Books, last: int, viewer: Party | None) -> BranchPoint:
    held = entries[:last]
    nights = [entry.deed.night for entry in in_force(held).entries if isinstance(entry.deed, NightClosed)]
    latest = last_act(held)
    named = reading_of(latest, entries, books, viewer) if latest else None
    return BranchPoint(last, entries[last - 1].night, max(nights, default=0), named)


def end_of_act(entries: Sequence[Entry], number: int) -> int:
    """The last entry of the act that entry ``number`` belongs to; ``UsageError`` if there is no such entry."""
    check_entry(entries, number)
    act, last = entries[number - 1].act, number
    while last < len(entries) and entries[last].act == act:
        last += 1
    return last


def end_of_night(entries: Sequence[Entry], night: int) -> int:
    """The last entry of the act that closed a night, 0 standing for the founding.

    Raises ``UsageError`` for a night that was not held or was undone.
    """
    if night == 0:
        return end_of_act(entries, 1)
    for entry in in_force(entries).entries:
        if isinstance(entry.deed, NightClosed) and entry.deed.night == night:
            return end_of_act(entries, entry.number)
    raise misused("Night {night} has not been held, so nothing can branch off after it.", night=night)


def branch_name(name: str, night: int) -> str:
    """What a branch is called if nobody says otherwise."""
    return f"{name}, otherwise from night {night}"[:200]


# Who may undo what others did (C3)


def check_not_private(books: Books, by: Party, concerned: Iterable[Entry], entries: Sequence[Entry]) -> None:
    """Raise ``RuleError`` C3 for what concerns others alone and is hidden from him; a promoter strikes it unread."""
    if not by.promoter and any(is_hidden(entry, entries, books, by) for entry in concerned):
        raise against(
            "C3",
            "The latest act is private and belongs to others.",
            next_step=say("Whoever it belongs to can take it back."),
        )


def check_may_mend(books: Books, by: Party, entries: Iterable[Entry]) -> None:
    """Raise ``RuleError`` C3 unless he may undo or correct these entries.

    Where a person is the promoter it is his office, but everybody may take back his own order; else anybody may.
    """
    own = all(entry.by == by.name for entry in entries)
    if books.promoter and not by.promoter and not own:
        raise against(
            "C3",
            "Only the promoter may undo or correct this, not {name}.",
            name=by.name,
            next_step=say("Ask {promoter}.", promoter=books.promoter),
        )
