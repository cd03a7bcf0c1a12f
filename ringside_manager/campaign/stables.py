"""How managers come by their fighters: dice, draft or auction (C6-C10, C18)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.lots import by_d100
from ringside_manager.campaign.percentage import first_percentage, roll_percentage
from ringside_manager.errors import RuleError

F = TypeVar("F")
"""Whatever the league knows a fighter by."""

STABLE_SIZE = 4
STAKE_DOLLARS = 1_000
"""The defaults of C6."""


@dataclass(frozen=True, slots=True)
class Signing(Generic[F]):
    """A fighter who enters the stable of a seat, counted from 1, at a percentage (C10)."""

    seat: int
    fighter: F
    percentage: int


def sign(seat: int, fighter: F, chance: Chance) -> Signing[F]:
    """The fighter signed, with the percentage rolled at once (C10, C20)."""
    return Signing(seat, fighter, first_percentage(roll_percentage(chance)))


def roll_signing(seat: int, roll_fighter: Callable[[Chance], F], chance: Chance) -> Signing[F]:
    """A fighter rolled up for a seat, then his percentage: newcomers and replacements (C7, C10, C18)."""
    return sign(seat, roll_fighter(chance), chance)


def roll_stables(
    managers: int, stable_size: int, roll_fighter: Callable[[Chance], F], chance: Chance
) -> tuple[Signing[F], ...]:
    """Every manager's fighters rolled up in seat order, one whole fighter after another (C7)."""
    return tuple(
        roll_signing(seat, roll_fighter, chance) for seat in _seats(managers) for _ in range(stable_size)
    )


def _seats(managers: int) -> range:
    return range(1, managers + 1)


def roll_draft_order(managers: int, chance: Chance) -> tuple[int, ...]:
    """The seats, counted from 1, in drafting order by a d100 each, ties rolled again (C8)."""
    return by_d100(_seats(managers), chance, "draft order")


def draft_turns(order: Sequence[int], stable_size: int) -> tuple[int, ...]:
    """Whose pick it is, pick by pick: the same order again until every stable is full (C8)."""
    return tuple(order) * stable_size


@dataclass(frozen=True, slots=True)
class Draft(Generic[F]):
    """A draft under way: the list, the order of the seats, and the picks so far (C8).

    Make one with ``open_draft``; ``pick`` gives the next.
    """

    listed: tuple[F, ...]
    order: tuple[int, ...]
    stable_size: int
    picks: tuple[F, ...] = ()

    @property
    def seat(self) -> int | None:
        """Whose pick it is; ``None`` when every stable is full."""
        made = len(self.picks)
        return self.order[made % len(self.order)] if made < len(self.order) * self.stable_size else None

    @property
    def available(self) -> tuple[F, ...]:
        """Who is still on the list, in its order."""
        return tuple(fighter for fighter in self.listed if fighter not in self.picks)

    def pick(self, fighter: F, name: Callable[[F], str] = str) -> Draft[F]:
        """The draft after ``seat`` took ``fighter``; ``RuleError`` C8, by his ``name``, if he is not to be had."""
        if self.seat is None:
            raise RuleError("C8", "Every stable is full; the draft is over.")
        if fighter not in self.available:
            raise RuleError(
                "C8", f"{name(fighter)} is not on the list any more.", next_step="Pick one who still is."
            )
        return replace(self, picks=(*self.picks, fighter))

    def stable(self, seat: int) -> tuple[F, ...]:
        """The fighters a seat has picked so far, in the order of the picks."""
        turns = draft_turns(self.order, self.stable_size)
        return tuple(fighter for turn, fighter in zip(turns, self.picks, strict=False) if turn == seat)


def open_draft(listed: Sequence[F], order: Sequence[int], stable_size: int = STABLE_SIZE) -> Draft[F]:
    """A draft before its first pick; ``RuleError`` C8 if the list is too short for the stables."""
    needed = len(order) * stable_size
    if not order or len(listed) < needed:
        raise RuleError(
            "C8",
            f"{len(order)} stables of {stable_size} need {needed} fighters; the list has {len(listed)}.",
            next_step="Take a longer list, smaller stables or fewer managers.",
        )
    return Draft(tuple(listed), tuple(order), stable_size)
