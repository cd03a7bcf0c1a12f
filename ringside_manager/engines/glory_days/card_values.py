"""Single values of a written card: each reader takes what stands there and notes what is wrong with it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeGuard

from ringside_manager.bout.engine import CardFault
from ringside_manager.engines.glory_days.card import Span
from ringside_manager.engines.glory_days.tables import FACES, Pair
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

    def named(self, key: str) -> str:
        """The place of ``key`` as it is told: ``counter.hook``."""
        return ".".join((*self.place, key))

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

    def whole(self, key: str, allowed: range) -> int:
        """The whole number under ``key``."""
        if not self.holds(key):
            return allowed[0]
        written = self.values[key]
        if is_whole(written) and written in allowed:
            return written
        named, lowest, highest = self.named(key), allowed[0], allowed[-1]
        self.fault(key, f"{named} is {excerpt(written)}, allowed are {lowest} to {highest}")
        return allowed[0]

    def pair(self, key: str, names: str, allowed: range) -> Pair:
        """The two whole numbers under ``key``, which are called ``names``."""
        if not self.holds(key):
            return allowed[0], allowed[0]
        found = pair_of(self.values[key], allowed)
        return found or self._no_pair(key, names, allowed)

    def pairs(self, key: str, names: str, allowed: range) -> tuple[Pair, Pair]:
        """Two such pairs, fresh and tired."""
        none = (allowed[0], allowed[0])
        written = self.values.get(key)
        if not self.holds(key):
            return none, none
        if isinstance(written, list | tuple) and len(written) == 2:
            found = [pair_of(one, allowed) for one in written]
            if found[0] and found[1]:
                return found[0], found[1]
        self._no_pair(key, f"[{names}] fresh, [{names}] tired", allowed)
        return none, none

    def _no_pair(self, key: str, names: str, allowed: range) -> Pair:
        named, written, lowest, highest = self.named(key), self.values[key], allowed[0], allowed[-1]
        self.fault(
            key,
            f"{named} is {excerpt(written)}, expected [{names}], whole numbers from {lowest} to {highest}",
        )
        return lowest, lowest

    def rows(self, key: str) -> Sequence[object]:
        """The list under ``key``."""
        if not self.holds(key):
            return ()
        written = self.values[key]
        if isinstance(written, list | tuple):
            return written
        named = self.named(key)
        self.fault(key, f"{named} is {excerpt(written)}, expected a list")
        return ()

    def span(self, key: str) -> Span | None:
        """First and last face under ``key``; ``None`` (and a fault) if there are none such."""
        if not self.holds(key):
            return None
        found = pair_of(self.values[key], range(1, FACES + 1))
        if found and found[0] <= found[1]:
            return found
        named, written = self.named(key), self.values[key]
        self.fault(key, f"{named} is {excerpt(written)}, expected [first, last] within 1 to {FACES}")
        return None

    def faces(self, key: str, written: object, punches: range) -> tuple[int, int, int] | None:
        """First face, last face and punches written at ``key``; ``None`` (and a fault) if they are none such."""
        if isinstance(written, list | tuple) and len(written) == 3:
            span = pair_of(written[:2], range(1, FACES + 1))
            change = written[2]
            if span and span[0] <= span[1] and is_whole(change) and change in punches:
                return span[0], span[1], change
        named, lowest, highest = self.named(key), punches[0], punches[-1]
        self.fault(
            key,
            f"{named} has {excerpt(written)}, expected [first, last, punches] "
            f"with faces from 1 to {FACES} and punches from {lowest} to {highest}",
        )
        return None


def pair_of(written: object, allowed: range) -> Pair | None:
    """The pair of whole numbers written, ``None`` if it is none."""
    if isinstance(written, list | tuple) and len(written) == 2:
        first, second = written
        if is_whole(first) and is_whole(second) and first in allowed and second in allowed:
            return first, second
    return None


def is_whole(value: object) -> TypeGuard[int]:
    """Whether it is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def _text(key: object) -> str:
    return key if isinstance(key, str) and key.isidentifier() else excerpt(key)
