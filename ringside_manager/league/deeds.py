"""What can be written into the journal: what every deed is, the ranges of what deeds hold, and the entry that holds one.

A deed holds everything chance decided, so that posting it rolls no dice.  The number of an entry
names whatever it brings into the world: a manager, a fighter, an offer, a bout, a tournament.
To add a kind: write its class with a ``kind`` of its own into a chapter of ``league/business``, its posting
beside it, and describe it in ``docs/journal.md``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar

from annotated_types import Ge, Le, MaxLen
from pydantic import AfterValidator

from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.terms import ABILITY_RANGES, Carried
from ringside_manager.campaign.tournament import Slot
from ringside_manager.errors import excerpt, misused
from ringside_manager.fighters import (
    LONGEST_NOTE,
    MOST_BOUTS,
    NAME_LENGTH,
    YEARS,
    CareerRecord,
    Fighter,
)
from ringside_manager.text_safety import hidden_character

MOST_CENTS = 10**15
"""The most money one deed may move, so that sums never leave what a save file can hold."""

Number = Annotated[int, Ge(1), Le(2**53)]
"""The number of an entry, and of what it brought into the world."""
LAST_NIGHT = 1_000_000
Night = Annotated[int, Ge(1), Le(LAST_NIGHT)]
BoutRules = Annotated[int, Ge(0), Le(1_000)]
"""A version of a bout system's rules; 0 for the one that was."""
HIGHEST_ROUND = 99
Rounds = Annotated[int, Ge(1), Le(HIGHEST_ROUND)]
Cents = Annotated[int, Ge(0), Le(MOST_CENTS)]
_JOINERS = str.maketrans("", "", "\u200c\u200d")


def _shown(name: str) -> str:
    """A name without hidden signs, which would pass for another; those that join letters and pictures are let be."""
    hidden = hidden_character(name.translate(_JOINERS))
    if hidden:
        raise ValueError(f"a name holds no hidden sign such as {hidden}")
    return name


LONGEST_NAME = 200
Word = Annotated[str, MaxLen(LONGEST_NAME), AfterValidator(_shown)]
"""A name."""
Name = Annotated[str, MaxLen(NAME_LENGTH), AfterValidator(_shown)]
"""The name of a person."""
Text = Annotated[str, MaxLen(2000)]
"""A remark of somebody."""


def _counted(slot: Slot) -> Slot:
    if not all(1 <= number <= 2**53 for number in (slot.tournament, slot.round, slot.place)):
        raise ValueError("tournament, round and place count from 1")
    return slot


Place = Annotated[Slot, AfterValidator(_counted)]
"""A place in a tournament."""
Seed = Annotated[int, Ge(-(2**63)), Le(2**63 - 1)]
"""What dice are derived from."""
MOST = 1_000_000
"""No count of a bout is higher, so that sums never leave what a save file can hold."""
LONGEST_CAUSE = 60
"""The most letters of the word for what ended a bout."""
D10 = Annotated[int, Ge(1), Le(10)]
D20 = Annotated[int, Ge(1), Le(20)]
D100 = Annotated[int, Ge(1), Le(100)]


class Deed:
    """Something that changed the league; ``kind`` is its name in the journal.

    The types and ranges of a deed's fields hold for what is read from a journal: ``league/journal.py``.
    """

    __slots__ = ()
    __pydantic_config__: ClassVar[dict[str, object]] = {"strict": True, "extra": "forbid"}
    kind: ClassVar[str] = ""
    lasting: ClassVar[bool] = False
    """Whether nothing strikes or corrects it: it proves what was fixed before what (C85)."""

    def __init_subclass__(cls) -> None:
        if cls.kind:
            KINDS[cls.kind] = cls

    def percentage_roll_of(self, fighter: int, _entry: int) -> int | None:
        """The d20 with which ``fighter`` came to a manager by this deed of entry ``_entry`` (C20), or None."""
        return None


KINDS: dict[str, type[Deed]] = {}
"""Every kind of deed by its name in the journal."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal, never altered once written.

    Numbers run 1, 2, 3 …; ``act`` is the number of the first entry written in the same transaction;
    ``night`` the league's night (0 before the first); ``by`` a manager, the promoter or "program";
    ``record`` the JSON text of a bout record.
    """

    number: int
    act: int
    night: int
    by: str
    deed: Deed
    record: str | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """A deed about to be written, with the JSON text of its bout record if it has one."""

    deed: Deed
    record: str | None = None


def check_fought(outcome: Outcome, carried: tuple[Carried | None, Carried | None]) -> None:
    """Raise ``ValueError`` for a result no bout can have, or a loss nobody can have carried into it.

    Rounds count from 1; only a man disqualified before the first bell has not boxed one.
    """
    least = 0 if outcome.method is Method.DQ else 1
    if outcome.round < least:
        raise ValueError(f"a bout that ends by {outcome.method.value} ends in round {least} or later")
    if min(*outcome.knockdowns, *outcome.landed, *outcome.loss) < 0:
        raise ValueError("knockdowns, landed punches and losses count from 0")
    if min(outcome.start) < 1:
        raise ValueError(f"a fighter starts above 0, not at {min(outcome.start)}")
    if outcome.round > HIGHEST_ROUND:
        raise ValueError(f"a bout has {HIGHEST_ROUND} rounds at most, not {outcome.round}")
    points = (each for card in outcome.scorecards for pair in card.rounds for each in pair)
    losses = (each for lost in carried if lost is not None for each in (lost.loss, lost.start))
    numbers = (
        *outcome.knockdowns,
        *outcome.damage,
        *outcome.landed,
        *outcome.loss,
        *outcome.start,
        *points,
        *losses,
    )
    if max(map(abs, (outcome.time, *numbers))) > MOST:
        raise ValueError(f"a bout counts to {MOST:,} at most")
    if len(outcome.cause) > LONGEST_CAUSE or not outcome.cause.isprintable():
        raise ValueError(f"a cause is one word of at most {LONGEST_CAUSE} letters")


def check_fighter(fighter: Fighter) -> None:
    """Raise ``ValueError`` for a fighter no set could hold: a rating out of range, a name nobody sees, years of no career."""
    for name, rating in fighter.abilities.as_dict().items():
        allowed = ABILITY_RANGES[name]
        if rating not in allowed:
            raise ValueError(f"{name} is {rating}, allowed are {allowed[0]} to {allowed[-1]}")
    if not fighter.name.strip():
        raise ValueError("a fighter has a name")
    for text in (fighter.name, fighter.nickname, fighter.nationality, fighter.weight_class):
        _shown(text)
        if len(text) > NAME_LENGTH:
            raise ValueError(f"{excerpt(text)} has {len(text)} letters; {NAME_LENGTH} are allowed")
    _shown(fighter.note.replace("\n", " "))
    if len(fighter.note) > LONGEST_NOTE:
        raise ValueError(f"a note has {LONGEST_NOTE} letters at most, not {len(fighter.note)}")
    _check_career(fighter.career)
    for year in (fighter.born, *(fighter.years_active or ())):
        if year is not None and year not in YEARS:
            raise ValueError(f"{year} is no year of a career; allowed are {YEARS[0]} to {YEARS[-1]}")


def _check_career(career: CareerRecord | None) -> None:
    if career is None:
        return
    counts = (career.won, career.lost, career.drawn, career.by_ko or 0)
    if not all(0 <= count <= MOST_BOUTS for count in counts):
        raise ValueError(f"a career counts from 0 to {MOST_BOUTS:,} bouts")
    if (career.by_ko or 0) > career.won:
        raise ValueError(f"{career.by_ko} wins by KO are more than the {career.won} won")


def check_entry(entries: Sequence[Entry], number: int) -> None:
    """Raise ``UsageError`` unless the journal has an entry of that number."""
    if not 1 <= number <= len(entries):
        raise misused(
            "There is no entry {number}; the journal has 1 to {entries}.", number=number, entries=len(entries)
        )
