"""What a house rule says of one of its numbers: the unit, the range, the rule it belongs to and why it is there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import Field, dataclass, field, fields, is_dataclass, replace
from enum import Enum
from operator import attrgetter
from typing import Any, TypeVar

T = TypeVar("T")


class Unit(Enum):
    """What a number of the house rules counts."""

    NIGHTS = "nights"
    BOUTS = "bouts"
    ROUNDS = "rounds"
    DOLLARS = "dollars"
    DOLLARS_PER_POP = "dollars_per_pop"
    POP = "pop"
    POP_HALF = "pop_half"
    """Held in half points, written in POP."""
    POINTS = "points"
    """Of a rating."""
    PERCENT = "percent"
    FACES = "faces"
    """Of a ten-sided die."""
    VICTORIES = "victories"
    LOSSES = "losses"
    RANKS = "ranks"
    FIGHTERS = "fighters"
    YEARS = "years"
    SEASONS = "seasons"
    BELTS = "belts"
    KNOCKDOWNS = "knockdowns"


@dataclass(frozen=True, slots=True)
class Meaning:
    """What is declared of a number where it stands: ``rule`` is empty where the row around it names one.

    ``step``: it is a multiple of it.  ``founding``: it counts when a league is founded and never again.
    """

    rule: str
    unit: Unit
    lowest: int
    highest: int
    label: str
    why: str
    step: int = 1
    founding: bool = False


@dataclass(frozen=True, slots=True)
class Number:
    """A number of the house rules: the names that lead to it, its value by the book and what it means."""

    path: tuple[str, ...]
    book: int
    meaning: Meaning
    rule: str

    @property
    def name(self) -> str:
        """Its names with points between, as the journal writes it."""
        return ".".join(self.path)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that lead to it in a file, where popularity is written in points and not in halves."""
        return (*self.path[:-1], self.path[-1].removesuffix("_half"))

    @property
    def key(self) -> str:
        """Its keys with points between, as people read it."""
        return ".".join(self.keys)

    @property
    def is_half(self) -> bool:
        """Whether it is held in half points."""
        return self.meaning.unit is Unit.POP_HALF

    def of(self, pack: object) -> int:
        """Return the value a pack gives it."""
        value: int = attrgetter(self.name)(pack)
        return value

    def allows(self, value: int) -> bool:
        """Whether the value is in its range, and a multiple of its step."""
        meaning = self.meaning
        return meaning.lowest <= value <= meaning.highest and value % meaning.step == 0

    def text(self, value: int) -> str:
        """Return a value as a file writes it."""
        if not self.is_half:
            return str(value)
        sign = "-" if value < 0 else ""
        return f"{sign}{abs(value) // 2}{'.5' if value % 2 else ''}"


def house_number(
    book: int,
    rule: str,
    unit: Unit,
    allowed: tuple[int, int],
    label: str,
    why: str,
    *,
    step: int = 1,
    founding: bool = False,
) -> int:
    """Declare a number of a chapter with its value by the book and its lowest and highest."""
    meaning = Meaning(rule, unit, *allowed, label, why, step, founding)
    declared: int = field(default=book, metadata={"meaning": meaning})
    return declared


def measure(rule: str, unit: Unit, allowed: tuple[int, int], label: str, why: str, *, step: int = 1) -> Any:
    """Declare a number of a row of a table, which gives its value.  Any: what a field is declared by has the field's type."""
    return field(metadata={"meaning": Meaning(rule, unit, *allowed, label, why, step)})


def numbers_in(book: object, path: tuple[str, ...] = (), rule: str = "") -> Iterator[Number]:
    """Every number of a pack or a part of it, in the order they are declared; what a part does not have is left out."""
    rule = getattr(book, "rule", rule)
    for each in _fields(book):
        value, below = getattr(book, each.name), (*path, each.name)
        meaning = each.metadata.get("meaning")
        if isinstance(meaning, Meaning):
            if value is not None:
                yield Number(below, value, meaning, meaning.rule or rule)
        elif is_dataclass(value):
            yield from numbers_in(value, below, rule)


def _fields(part: object) -> tuple[Field[Any], ...]:
    return fields(part)  # type: ignore[arg-type]


def changed(pack: T, values: dict[tuple[str, ...], int]) -> T:
    """Return a pack with other values at these paths, which must be its own."""
    if not values:
        return pack
    parts: dict[str, dict[tuple[str, ...], int]] = {}
    leaves: dict[str, Any] = {}
    for (name, *below), value in values.items():
        if below:
            parts.setdefault(name, {})[tuple(below)] = value
        else:
            leaves[name] = value
    nested = {name: changed(getattr(pack, name), inner) for name, inner in parts.items()}
    return replace(pack, **leaves, **nested)  # type: ignore[type-var]
