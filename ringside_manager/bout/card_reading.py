"""What readers of written cards share: parts of a card that note what is wrong with them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Self, TypeGuard

from ringside_manager.bout.engine import CardFault
from ringside_manager.errors import close_matches, excerpt
from ringside_manager.language import say

Faults = list[CardFault]


@dataclass(frozen=True, slots=True)
class CardPart:
    """A mapping of the card, the keys that lead to it, and what is wrong; what is no mapping is an empty one."""

    place: tuple[str, ...]
    values: Mapping[object, object]
    faults: Faults

    @classmethod
    def of(cls, place: tuple[str, ...], written: object, keys: Collection[str], faults: Faults) -> Self:
        """The mapping at ``place``, which may hold ``keys``; any other key is a fault."""
        if not isinstance(written, Mapping):
            named, known = ".".join(place), ", ".join(keys)
            faults.append(
                CardFault(
                    place,
                    say(
                        "{named} is {written}, expected a mapping of {known}",
                        named=named,
                        written=excerpt(written),
                        known=known,
                    ),
                )
            )
            return cls(place, {}, [])  # what it lacks need not be told as well
        part = cls(place, written, faults)
        for key in map(_text, written):
            if key not in keys:
                named, near = part.named(key), close_matches(key, keys)
                hint = (
                    say("{named} is no rating (did you mean {near}?)", named=named, near=near[0])
                    if near
                    else say("{named} is no rating", named=named)
                )
                part.fault(key, hint)
        return part

    def fault(self, key: str, message: str) -> None:
        """Note that something is wrong at ``key``; empty: with the part as a whole."""
        self.faults.append(CardFault((*self.place, key) if key else self.place, message))

    def named(self, key: str, what: str = "") -> str:
        """The place of ``key``, or of ``what`` in it, as it is told: ``fresh.KD (KD1)``."""
        place = ".".join((*self.place, key))
        return f"{place} ({what})" if what else place

    def part(self, key: str, keys: Collection[str]) -> Self:
        """The mapping under ``key``."""
        place = (*self.place, key)
        if not self.holds(key):
            return type(self)(place, {}, [])
        return self.of(place, self.values[key], keys, self.faults)

    def holds(self, key: str) -> bool:
        """Whether something is written under ``key``; if not, that is a fault."""
        if key not in self.values:
            named = self.named(key)
            self.fault(key, say("{named} is missing", named=named))
        return key in self.values

    def whole(self, key: str, allowed: range, fallback: int | None = None) -> int:
        """The whole number under ``key``; ``fallback`` stands in for a missing one."""
        if key not in self.values and fallback is not None:
            return fallback
        return self.number(key, self.values[key], allowed) if self.holds(key) else allowed[0]

    def number(self, key: str, written: object, allowed: range, what: str = "") -> int:
        """``written``, which stands at ``key``, if it is one of the whole numbers allowed; the lowest of them (and a fault) if not."""
        if is_whole(written) and written in allowed:
            return written
        named, lowest, highest = self.named(key, what), allowed[0], allowed[-1]
        self.fault(
            key,
            say(
                "{named} is {written}, allowed are {lowest} to {highest}",
                named=named,
                written=excerpt(written),
                lowest=lowest,
                highest=highest,
            ),
        )
        return allowed[0]


def is_whole(value: object) -> TypeGuard[int]:
    """Whether it is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def _text(key: object) -> str:
    return key if isinstance(key, str) and key.isidentifier() else excerpt(key)
