"""Choosing fighters at the start: draft picks and auction bids (C8, C9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ringside_manager.campaign.ai.strength import strength
from ringside_manager.campaign.ai.style import Style
from ringside_manager.fighters.fighter import Fighter


def pick(available: Sequence[Fighter], style: Style) -> Fighter:
    """The fighter a manager drafts: the strongest in his eyes, the first listed of equals (C8)."""
    return max(available, key=lambda fighter: strength(fighter.abilities, style.power))


@dataclass(frozen=True, slots=True)
class Yardstick:
    """How strong the fighters on a list are in a manager's eyes: the weakest, and the average above him."""

    weakest: float
    average_edge: float


def yardstick(field: Sequence[Fighter], style: Style) -> Yardstick:
    """The measure of a whole list, taken once before the bidding."""
    strengths = [strength(fighter.abilities, style.power) for fighter in field]
    weakest = min(strengths)
    return Yardstick(weakest, sum(strengths) / len(strengths) - weakest)


def limit_dollars(lot: Fighter, measure: Yardstick, style: Style, stake: int, places: int) -> int:
    """The most a manager bids for a lot (C9).

    He spreads his stake over the ``places`` he has to fill in proportion to strength above the
    weakest on the list, and keeps a dollar for each place left after this one.
    """
    if places <= 0:
        return 0
    edge = strength(lot.abilities, style.power) - measure.weakest
    wish = stake / places * (edge / measure.average_edge if measure.average_edge else 1.0)
    return max(1, min(stake - (places - 1), round(wish)))
