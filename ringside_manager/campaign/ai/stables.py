"""Choosing fighters at the start: draft picks and auction bids (C8, C9)."""

from __future__ import annotations

from collections.abc import Sequence

from ringside_manager.campaign.ai.strength import strength
from ringside_manager.campaign.ai.style import Style
from ringside_manager.fighters.fighter import Fighter


def pick(available: Sequence[Fighter], style: Style) -> Fighter:
    """The fighter a manager drafts: the strongest in his eyes, the first listed of equals (C8)."""
    return max(available, key=lambda fighter: strength(fighter.abilities, style.power))


def limit_dollars(lot: Fighter, field: Sequence[Fighter], style: Style, stake: int, places: int) -> int:
    """The most a manager bids for a lot (C9).

    He spreads his stake over the ``places`` he has to fill in proportion to strength above the
    weakest of ``field``, the fighters listed, and keeps a dollar for each place left after this one.
    """
    if places <= 0:
        return 0
    weakest = min(strength(fighter.abilities, style.power) for fighter in field)
    edge = strength(lot.abilities, style.power) - weakest
    average = sum(strength(fighter.abilities, style.power) - weakest for fighter in field) / len(field)
    wish = stake / places * (edge / average if average else 1.0)
    return max(1, min(stake - (places - 1), round(wish)))
