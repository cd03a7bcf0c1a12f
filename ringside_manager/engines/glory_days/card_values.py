"""Single values of a written card: each reader takes what stands there and notes what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ringside_manager.bout.card_reading import CardPart, is_whole
from ringside_manager.engines.glory_days.card import Span
from ringside_manager.engines.glory_days.tables import FACES, Pair
from ringside_manager.errors import excerpt


@dataclass(frozen=True, slots=True)
class Part(CardPart):
    """A mapping of a Glory Days card."""

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
