"""The fighters of a draft or auction as rows to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from ringside_manager.campaign.ai.strength import strength
from ringside_manager.fighters.fighter import Fighter


@dataclass(frozen=True, slots=True)
class Prospect:
    """A fighter on the list, by his ``place`` in it from 1.

    ``punching`` is the sum of his six punches; ``promise`` the chance, 0 to 1, that he beats the average
    fighter of the list by the fitted formula AI managers judge with.
    """

    place: int
    fighter: Fighter
    punching: int
    promise: float


def prospects(fighters: Sequence[Fighter]) -> tuple[Prospect, ...]:
    """Every fighter of a list measured against its average, in list order."""
    strengths = [strength(fighter.abilities) for fighter in fighters]
    average = sum(strengths) / len(strengths) if strengths else 0.0
    return tuple(
        Prospect(place, fighter, sum(fighter.abilities.punches), 1 / (1 + exp(average - strong)))
        for place, (fighter, strong) in enumerate(zip(fighters, strengths, strict=True), 1)
    )
