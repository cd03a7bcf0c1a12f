"""The three temperaments, as numbers."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.campaign.books import Temperament


@dataclass(frozen=True, slots=True)
class Style:
    """How an AI manager leans.

    ``extra_rest``: nights of rest he adds to those of C55.  ``early``: how many nights sooner than
    C55 he will fight for a purse that is ``early_purse`` times the usual one.  ``least_chance``: the
    chance to win below which he refuses while there is no hurry.  ``patience``: nights after which
    an idle fighter takes whatever there is.  ``fear``: weight of what a loss would cost.  ``greed``:
    weight of the purse.  ``bid_share``: part of the stake at risk he puts into a sealed bid.
    ``power``: how much more he thinks of hard punches than of a good defence when he picks fighters.
    """

    extra_rest: int
    early: int
    early_purse: float
    least_chance: float
    patience: int
    fear: float
    greed: float
    bid_share: float
    power: float


STYLES = {
    Temperament.CAREFUL: Style(
        extra_rest=1, early=0, early_purse=0.0, least_chance=0.42, patience=7,
        fear=1.6, greed=0.8, bid_share=0.05, power=0.85,
    ),
    Temperament.BALANCED: Style(
        extra_rest=0, early=0, early_purse=0.0, least_chance=0.32, patience=6,
        fear=1.0, greed=1.0, bid_share=0.10, power=1.0,
    ),
    Temperament.RECKLESS: Style(
        extra_rest=0, early=2, early_purse=1.2, least_chance=0.18, patience=5,
        fear=0.5, greed=1.3, bid_share=0.20, power=1.2,
    ),
}  # fmt: skip


def style_of(temperament: Temperament | None) -> Style:
    """The style of a temperament; a person's seat the program looks after is balanced."""
    return STYLES[temperament or Temperament.BALANCED]
