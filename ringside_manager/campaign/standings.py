"""Who leads the campaign and who has won it (C1, C70)."""

from __future__ import annotations

from collections.abc import Sequence

DEFAULT_NIGHTS = 52
"""Fight nights of a campaign unless agreed otherwise (C70)."""


def is_over(nights_fought: int, nights: int = DEFAULT_NIGHTS) -> bool:
    """Whether the agreed number of fight nights is over (C70)."""
    return nights_fought >= nights


def places(money_cents: Sequence[int]) -> tuple[int, ...]:
    """The place of each manager in seat order, 1 for the most money; equals share the better place (C70)."""
    return tuple(1 + sum(other > money for other in money_cents) for money in money_cents)


def winners(money_cents: Sequence[int]) -> tuple[int, ...]:
    """The seats, counted from 1, with the most money; more than one share the victory (C1, C70)."""
    return tuple(seat for seat, place in enumerate(places(money_cents), 1) if place == 1)
