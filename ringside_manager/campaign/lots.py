"""Drawing lots with a hundred-sided die (C8, C54, C61)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ringside_manager.bout.chance import Chance

T = TypeVar("T")


def by_d100(items: Sequence[T], chance: Chance, purpose: str) -> tuple[T, ...]:
    """``items`` in the order of a d100 each, high first (C8, C54, C61).

    Dice are thrown in the order of ``items``; equal rolls are thrown again among the tied alone, the highest
    tie first.  A single item needs no die.
    """
    if len(items) < 2:
        return tuple(items)
    rolls = [chance.roll(100, purpose) for _ in items]
    ordered: list[T] = []
    for face in sorted(set(rolls), reverse=True):
        tied = [item for item, rolled in zip(items, rolls, strict=True) if rolled == face]
        ordered.extend(by_d100(tied, chance, purpose))
    return tuple(ordered)
