"""How managers come by their fighters: lots drawn, dice and draft (C6-C8, C10, C18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ringside_manager.bout.chance import Chance
from ringside_manager.errors import against
from ringside_manager.language import say

# Drawing lots with a hundred-sided die (C8, C54, C61)


T = TypeVar("T")


def by_d100(items: Sequence[T], chance: Chance, purpose: str) -> tuple[T, ...]:
    """``items`` in the order of a d100 each, high first (C8, C54, C61); see ``draw_lots``."""
    return tuple(item for item, _ in draw_lots(items, chance, purpose))


def draw_lots(items: Sequence[T], chance: Chance, purpose: str) -> tuple[tuple[T, tuple[int, ...]], ...]:
    """``items`` in the order of a d100 each, high first, with the dice thrown for them (C8, C54, C61).

    Dice are thrown in the order of ``items``; equal rolls are thrown again among the tied alone, the highest
    tie first.  A single item needs no die.
    """
    if len(items) < 2:
        return tuple((item, ()) for item in items)
    rolls = [chance.roll(100, purpose) for _ in items]
    ordered: list[tuple[T, tuple[int, ...]]] = []
    for face in sorted(set(rolls), reverse=True):
        tied = [item for item, rolled in zip(items, rolls, strict=True) if rolled == face]
        ordered.extend((item, (face, *again)) for item, again in draw_lots(tied, chance, purpose))
    return tuple(ordered)


# The draft (C6, C8)


def draft_turns(order: Sequence[int], stable_size: int) -> tuple[int, ...]:
    """Whose pick it is, pick by pick: the same order again until every stable is full (C8)."""
    return tuple(order) * stable_size


def check_draft(listed: int, managers: int, stable_size: int) -> None:
    """Raise ``RuleError`` C8 if a list of so many fighters is too short for the stables."""
    needed = managers * stable_size
    if not managers or listed < needed:
        raise against(
            "C8",
            "{order} stables of {stable_size} need {needed} fighters; the list has {listed}.",
            order=managers,
            stable_size=stable_size,
            needed=needed,
            listed=listed,
            next_step=say("Take a longer list, smaller stables or fewer managers."),
        )
