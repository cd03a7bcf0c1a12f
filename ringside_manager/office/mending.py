"""Mending the journal: strike any act, bring it back, go back to a point, correct a result (C3).

Each is a wish of its own, so that it can be previewed, refused with a reason and carried out alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ringside_manager.campaign.books import Books
from ringside_manager.errors import RuleError, UsageError
from ringside_manager.league.business.corrections import Corrected, Struck, in_force
from ringside_manager.league.deeds import Deed, Entry
from ringside_manager.office.correcting import ResultChange, corrected_result, fought_entry
from ringside_manager.office.docket import Party
from ringside_manager.office.parties import check_may_mend
from ringside_manager.office.undoing import act_of, words_of


@dataclass(frozen=True, slots=True)
class StrikeAct:
    """That act is to count no longer; ``act`` is the number of its first entry."""

    act: int


@dataclass(frozen=True, slots=True)
class RestoreAct:
    """An act that was struck is to count again; others struck with it stay struck."""

    act: int


@dataclass(frozen=True, slots=True)
class UndoTo:
    """Everything after the act of ``entry`` is to count no longer: the league is as it was then."""

    entry: int


@dataclass(frozen=True, slots=True)
class CorrectResult:
    """A bout, by its number or that of its entry, ended otherwise."""

    bout: int
    change: ResultChange


Mending: TypeAlias = StrikeAct | RestoreAct | UndoTo | CorrectResult


@dataclass(frozen=True, slots=True)
class Plan:
    """How a wish is carried out: the deeds to write, the entries concerned, and what it is in words."""

    deeds: tuple[Deed, ...]
    concerned: tuple[Entry, ...]
    what: str


def plan(entries: Sequence[Entry], books: Books, wish: Mending, why: str = "") -> Plan:
    """How to carry out a wish; ``books`` are those posted from ``entries``.

    Raises ``RuleError`` C3 or R58, ``UsageError`` if there is nothing of the kind.
    """
    if isinstance(wish, StrikeAct):
        return _strike(entries, wish.act, why)
    if isinstance(wish, RestoreAct):
        return _restore(entries, wish.act, why)
    if isinstance(wish, UndoTo):
        return _undo_to(entries, wish.entry, why)
    entry = fought_entry(books, entries, wish.bout)
    deed = corrected_result(books, entries, entry, wish.change)
    return Plan((Corrected(entry.number, deed, why),), (entry,), f"the result of bout {deed.bout}")


def why_not(entries: Sequence[Entry], books: Books, wish: Mending, by: Party) -> str:
    """Why he cannot have his wish, as a sentence; empty if he can."""
    try:
        check_may_mend(books, by, plan(entries, books, wish).concerned)
    except (RuleError, UsageError) as refusal:
        return f"{refusal} {refusal.next_step}".strip()
    return ""


def refusal(books: Books, entries: Iterable[Entry], by: Party) -> str:
    """Why he may not mend these entries, as a sentence; empty if he may."""
    try:
        check_may_mend(books, by, entries)
    except RuleError as refused:
        return f"{refused} {refused.next_step}".strip()
    return ""


def _strike(entries: Sequence[Entry], act: int, why: str) -> Plan:
    written = _existing(entries, act)
    standing = {entry.number for entry in in_force(entries).entries}
    struck = tuple(entry for entry in written if entry.number in standing)
    if not struck:
        raise RuleError("C3", f"Act {act} does not count any more; there is nothing to strike.")
    return Plan((Struck(tuple(entry.number for entry in struck), why),), struck, words_of(struck))


def _restore(entries: Sequence[Entry], act: int, why: str) -> Plan:
    """Strike the strikes that hold for it, and strike again what else they had struck."""
    written = _existing(entries, act)
    numbers = {entry.number for entry in written}
    deeds: list[Deed] = []
    while wrong := _strikes_of(numbers, [*entries, *_as_entries(entries, deeds)]):
        others = {target for strike in wrong for target in strike[1]} - numbers
        deeds.append(Struck(tuple(strike[0] for strike in wrong), why))
        if others:
            deeds.append(Struck(tuple(sorted(others)), why))
    if not deeds:
        raise RuleError("C3", f"Act {act} counts; there is nothing to restore.")
    return Plan(tuple(deeds), written, words_of(written))


def _strikes_of(numbers: set[int], entries: Sequence[Entry]) -> list[tuple[int, tuple[int, ...]]]:
    """The strikes that hold for any of these entries, each with all it strikes."""
    struck = in_force(entries).struck
    holding = sorted({struck[number] for number in numbers if number in struck})
    deeds = ((number, entries[number - 1].deed) for number in holding)
    return [(number, deed.entries) for number, deed in deeds if isinstance(deed, Struck)]


def _as_entries(entries: Sequence[Entry], deeds: Sequence[Deed]) -> list[Entry]:
    first = len(entries) + 1
    return [Entry(number, first, 0, "", deed) for number, deed in enumerate(deeds, first)]


def _undo_to(entries: Sequence[Entry], number: int, why: str) -> Plan:
    """Strike whatever was written since, strikes and corrections too, struck or not."""
    if not 1 <= number <= len(entries):
        raise UsageError(f"There is no entry {number}; the journal has 1 to {len(entries)}.")
    act = entries[number - 1].act
    since = tuple(entry for entry in entries[number:] if entry.act != act)
    if not since:
        raise RuleError("C3", "Nothing was done since; there is nothing to undo.")
    return Plan((Struck(tuple(entry.number for entry in since), why),), since, f"all since entry {number}")


def _existing(entries: Sequence[Entry], act: int) -> tuple[Entry, ...]:
    written = act_of(entries, act)
    if not written:
        raise UsageError(f"No act begins with entry {act}.")
    if act == 1:
        raise RuleError("C3", "The founding of a league cannot be struck; found another one instead.")
    return written
