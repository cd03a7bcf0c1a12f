"""Single values of a written card: each reader takes what stands there and notes what is wrong with it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeGuard

from ringside_manager.bout.engine import CardFault
from ringside_manager.engines.title_bout.card import NUMBERS, Span
from ringside_manager.errors import close_matches, excerpt

Faults = list[CardFault]


@dataclass(frozen=True, slots=True)
class Part:
    """A mapping of the card, the keys that lead to it, and what is wrong; what is no mapping is an empty one."""

    place: tuple[str, ...]
    values: Mapping[object, object]
    faults: Faults

    @classmethod
    def of(cls, place: tuple[str, ...], written: object, keys: Collection[str], faults: Faults) -> Part:
        """The mapping at ``place``, which may hold ``keys``; any other key is a fault."""
        if not isinstance(written, Mapping):
            named, known = ".".join(place), ", ".join(keys)
            faults.append(CardFault(place, f"{named} is {excerpt(written)}, expected a mapping of {known}"))
            return cls(place, {}, [])  # what it lacks need not be told as well
        part = cls(place, written, faults)
        for key in map(_text, written):
            if key not in keys:
                named, near = part.named(key), close_matches(key, keys)
                hint = f"{named} is no rating (did you mean {near[0]}?)" if near else f"{named} is no rating"
                part.fault(key, hint)
        return part

    def fault(self, key: str, message: str) -> None:
        """Note that something is wrong at ``key``; empty: with the part as a whole."""
        self.faults.append(CardFault((*self.place, key) if key else self.place, message))

    def named(self, key: str, what: str = "") -> str:
        """The place of ``key``, or of ``what`` in it, as it is told: ``fresh.KD (KD1)``."""
        place = ".".join((*self.place, key))
        return f"{place} ({what})" if what else place

    def part(self, key: str, keys: Collection[str]) -> Part:
        """The mapping under ``key``."""
        if not self.holds(key):
            return Part((*self.place, key), {}, [])
        return Part.of((*self.place, key), self.values[key], keys, self.faults)

    def holds(self, key: str) -> bool:
        """Whether something is written under ``key``; if not, that is a fault."""
        if key not in self.values:
            named = self.named(key)
            self.fault(key, f"{named} is missing")
        return key in self.values

    def whole(self, key: str, allowed: range, fallback: int | None = None) -> int:
        """The whole number under ``key``; ``fallback`` stands in for a missing one."""
        if key not in self.values and fallback is not None:
            return fallback
        return self._number(key, self.values[key], allowed) if self.holds(key) else allowed[0]

    def two(self, key: str, names: tuple[str, str], allowed: range) -> tuple[int, int]:
        """The two whole numbers under ``key``, which are called ``names``."""
        if not self.holds(key):
            return allowed[0], allowed[0]
        named, written = self.named(key), self.values[key]
        if not isinstance(written, list | tuple) or len(written) != 2:
            first_name, second_name = names
            self.fault(key, f"{named} is {excerpt(written)}, expected [{first_name}, {second_name}]")
            return allowed[0], allowed[0]
        first, second = (
            self._number(key, one, allowed, name) for name, one in zip(names, written, strict=True)
        )
        return first, second

    def one_of(self, key: str, words: Collection[str], fallback: str | None = None) -> str:
        """One of ``words`` under ``key``; ``fallback`` stands in for a missing one."""
        if key not in self.values and fallback is not None:
            return fallback
        written = self.values.get(key)
        if isinstance(written, str) and written in words:
            return written
        if self.holds(key):
            near = close_matches(written, words) if isinstance(written, str) else ()
            named, known = self.named(key), ", ".join(words)
            self.fault(
                key,
                f"{named} is {excerpt(written)}, allowed are {known} (did you mean {near[0]}?)"
                if near
                else f"{named} is {excerpt(written)}, allowed are {known}",
            )
        return next(iter(words))

    def span(self, key: str, written: object, what: str = "") -> Span | None:
        """The first and last number of a range within 1 to 80, written at ``key``; ``None`` stands for no range."""
        if written is None:
            return None
        if isinstance(written, list | tuple) and len(written) == 2:
            first, last = written
            if is_whole(first) and is_whole(last) and 1 <= first <= last <= NUMBERS:
                return first, last
        named = self.named(key, what)
        self.fault(
            key, f"{named} is {excerpt(written)}, expected [first, last] within 1 to {NUMBERS}, or null"
        )
        return None

    def _number(self, key: str, written: object, allowed: range, what: str = "") -> int:
        if is_whole(written) and written in allowed:
            return written
        named, lowest, highest = self.named(key, what), allowed[0], allowed[-1]
        self.fault(key, f"{named} is {excerpt(written)}, allowed are {lowest} to {highest}")
        return allowed[0]


def is_whole(value: object) -> TypeGuard[int]:
    """Whether it is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def numbers_text(numbers: Iterable[int]) -> str:
    """Numbers in rising order in few words: ``3, 7-9, 80``."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def _text(key: object) -> str:
    return key if isinstance(key, str) and key.isidentifier() else excerpt(key)
