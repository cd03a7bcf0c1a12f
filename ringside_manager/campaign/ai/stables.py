"""Choosing fighters at the start: draft picks and auction bids (C8, C9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from ringside_manager.campaign.ai.strength import strength
from ringside_manager.campaign.ai.style import Style
from ringside_manager.fighters.fighter import Fighter

_DEPTH = 0.25
"""What strength above the weakest on the list counts, beside strength above those nobody need take."""


def pick(available: Sequence[Fighter], style: Style) -> Fighter:
    """The fighter a manager drafts: the strongest in his eyes, the first listed of equals (C8)."""
    return max(available, key=lambda fighter: strength(fighter.abilities, style.power))


@dataclass(frozen=True, slots=True)
class Yardstick:
    """What the fighters on a list are worth in a manager's eyes: more than 0 each, in no unit."""

    power: float
    weakest: float
    spare: float

    def worth(self, fighter: Fighter) -> float:
        """Strength above the weakest on the list, and far more for strength above the spare men."""
        strong = strength(fighter.abilities, self.power)
        return 0.01 + _DEPTH * max(strong - self.weakest, 0.0) + max(strong - self.spare, 0.0)


def yardstick(field: Sequence[Fighter], style: Style, wanted: int) -> Yardstick:
    """The measure of a whole list, taken once before the bidding; ``wanted`` fill all stables as agreed."""
    strengths = sorted((strength(fighter.abilities, style.power) for fighter in field), reverse=True)
    return Yardstick(style.power, strengths[-1], strengths[min(wanted, len(strengths) - 1)])


def limit_dollars(worths: Sequence[float], purse: int, managers: int, places: int) -> int:
    """The most a manager bids for a lot (C9).

    ``worths`` are those of the lots to come, this one first.  He reckons with what the lot would cost if
    everybody put his money on all of them in proportion to their worth.  While he has ``places`` to fill
    he keeps the greater part for the others, a dollar for each at the least; afterwards he takes what is
    cheap as long as his money lasts.
    """
    price = purse * managers * worths[0] / sum(worths)
    left = max(places, 1)
    most = min(purse / sqrt(left) if len(worths) > 1 else purse, purse - min(left, len(worths)) + 1)
    return min(purse, max(1, round(min(price, most))))
