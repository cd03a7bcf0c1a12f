"""Single values of a written card: each reader takes what stands there and notes what is wrong with it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeGuard

from ringside_manager.engines.title_bout.card import NUMBERS, Span
from ringside_manager.errors import close_matches, excerpt


@dataclass(slots=True)
class Faults:
    """What is wrong with a card, each with the place where it stands."""

    told: list[str] = field(default_factory=list)

    def add(self, fault: str) -> None:
        """Note a fault, as half a sentence that begins with its place."""
        self.told.append(fault)


@dataclass(frozen=True, slots=True)
class Part:
    """A mapping of the card with its place in front of every key; what is no mapping is an empty one."""

    place: str
    values: Mapping[object, object]
    faults: Faults

    @classmethod
    def of(cls, place: str, written: object, keys: Collection[str], faults: Faults) -> Part:
        """The mapping at ``place``, which may hold ``keys``; any other key is a fault."""
        if not isinstance(written, Mapping):
            faults.add(f"{place} is {excerpt(written)}, expected a mapping of {', '.join(keys)}")
            return cls(place, {}, Faults())  # what it lacks need not be told as well
        part = cls(f"{place}." if place else "", written, faults)
        for key in written:
            if key not in keys:
                faults.add(f"{part.place}{_text(key)} is no rating{_hint(_text(key), keys)}")
        return part

    def part(self, key: str, keys: Collection[str]) -> Part:
        """The mapping under ``key``."""
        if key not in self.values:
            self.faults.add(f"{self.place}{key} is missing")
            return Part(key, {}, Faults())
        return Part.of(f"{self.place}{key}", self.values[key], keys, self.faults)

    def whole(self, key: str, allowed: range, fallback: int | None = None) -> int:
        """The whole number under ``key``; ``fallback`` stands in for a missing one."""
        if key not in self.values and fallback is not None:
            return fallback
        if key not in self.values:
            self.faults.add(f"{self.place}{key} is missing")
            return allowed[0]
        return self.number(key, self.values[key], allowed)

    def number(self, key: str, value: object, allowed: range) -> int:
        """``value``, written at ``key``, as a whole number."""
        if is_whole(value) and value in allowed:
            return value
        self.faults.add(f"{self.place}{key} is {excerpt(value)}, allowed are {allowed[0]} to {allowed[-1]}")
        return allowed[0]

    def two(self, key: str, names: tuple[str, str], allowed: range) -> tuple[int, int]:
        """The two whole numbers under ``key``, which are called ``names``."""
        written = self.values.get(key)
        if key not in self.values:
            self.faults.add(f"{self.place}{key} is missing")
        elif not isinstance(written, list | tuple) or len(written) != 2:
            self.faults.add(f"{self.place}{key} is {excerpt(written)}, expected [{names[0]}, {names[1]}]")
        else:
            first, second = (
                self.number(f"{key} ({name})", value, allowed)
                for name, value in zip(names, written, strict=True)
            )
            return first, second
        return allowed[0], allowed[0]

    def word(self, key: str, words: Collection[str], fallback: str | None = None) -> str:
        """One of ``words`` under ``key``; ``fallback`` stands in for a missing one."""
        value = self.values.get(key, fallback)
        if key not in self.values and fallback is None:
            self.faults.add(f"{self.place}{key} is missing")
        elif isinstance(value, str) and value in words:
            return value
        else:
            hint = _hint(value, words) if isinstance(value, str) else ""
            self.faults.add(f"{self.place}{key} is {excerpt(value)}, allowed are {_listed(words)}{hint}")
        return next(iter(words))

    def span(self, key: str, written: object) -> Span | None:
        """The first and last number of a range within 1 to 80, written at ``key``; ``None`` stands for no range."""
        if written is None:
            return None
        if isinstance(written, list | tuple) and len(written) == 2:
            first, last = written
            if is_whole(first) and is_whole(last) and 1 <= first <= last <= NUMBERS:
                return first, last
        self.faults.add(
            f"{self.place}{key} is {excerpt(written)}, expected [first, last] within 1 to {NUMBERS}, or null"
        )
        return None


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


def _hint(word: str, known: Iterable[str]) -> str:
    near = close_matches(word, known)
    return f" (did you mean {near[0]}?)" if near else ""


def _listed(words: Collection[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last
