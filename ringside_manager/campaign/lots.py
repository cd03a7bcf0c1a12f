"""Drawing lots with a hundred-sided die (C8, C54, C61)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from ringside_manager.bout.chance import Chance

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Lot(Generic[T]):
    """One item with the d100s thrown for it, later ones where it was tied."""

    item: T
    rolls: tuple[int, ...]


def by_d100(items: Sequence[T], chance: Chance, purpose: str) -> tuple[T, ...]:
    """``items`` in the order of a d100 each, high first (C8, C54, C61); see ``draw_lots``."""
    return tuple(lot.item for lot in draw_lots(items, chance, purpose))


def draw_lots(items: Sequence[T], chance: Chance, purpose: str) -> tuple[Lot[T], ...]:
    """``items`` in the order of a d100 each, high first, with their dice (C8, C54, C61).

    Dice are thrown in the order of ``items``; equal rolls are thrown again among the tied alone, the highest
    tie first.  A single item needs no die.
    """
    if len(items) < 2:
        return tuple(Lot(item, ()) for item in items)
    rolls = [chance.roll(100, purpose) for _ in items]
    ordered: list[Lot[T]] = []
    for face in sorted(set(rolls), reverse=True):
        tied = [item for item, rolled in zip(items, rolls, strict=True) if rolled == face]
        ordered.extend(Lot(lot.item, (face, *lot.rolls)) for lot in draw_lots(tied, chance, purpose))
    return tuple(ordered)
