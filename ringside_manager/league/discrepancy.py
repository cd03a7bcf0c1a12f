"""What an audit finds: one sentence for every place where a save does not agree with itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from ringside_manager.language import joined, say, word


class Area(Enum):
    """The part of a save something was found in."""

    FILE = "file"
    SCHEMA = "schema"
    JOURNAL = "journal"
    SEAL = "seal"
    BOOKS = "books"
    RECORD = "record"
    RING = "ring"


@dataclass(frozen=True, slots=True)
class Discrepancy:
    """One finding; ``table``, ``key`` and ``column`` say where in the books, ``entry`` where in the journal."""

    area: Area
    what: str
    entry: int | None = None
    table: str = ""
    key: str = ""
    column: str = ""

    def __str__(self) -> str:
        if self.entry is not None:
            return say(
                "{value}, entry {entry}: {what}",
                value=word(self.area.value),
                entry=self.entry,
                what=self.what,
            )
        area = word(self.area.value)
        table = "" if self.table == self.area.value else self.table
        place = " ".join(part for part in (table, self.key) if part)
        where = joined(", ", [part for part in (area, place, self.column) if part])
        return joined(": ", (where, self.what))


class Findings(tuple[Discrepancy, ...]):  # noqa: SLOT001 - tuples take no slots that are filled
    """Everything wrong with a save, empty if nothing is; ``notes`` are what no rule forbids but somebody may ask about."""

    notes: tuple[Discrepancy, ...]

    def __new__(cls, wrong: Iterable[Discrepancy], notes: Iterable[Discrepancy] = ()) -> Findings:
        """Findings of what is ``wrong``, and ``notes``."""
        found = super().__new__(cls, wrong)
        found.notes = tuple(notes)
        return found
