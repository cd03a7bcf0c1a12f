"""How strong a fighter is, and his chance to win: a fitted formula over the nine ratings.

The weights come from a logistic fit to simulated bouts; see ``docs/studies/win_chance.md``.
"""

from __future__ import annotations

from math import exp

from ringside_manager.bout.abilities import Abilities

AGILITY, PUNCHES, COUNTERPUNCH, ENDURANCE = 0.130, 0.163, 0.026, 0.021
"""Log-odds of winning for one point more of Agility, of the six punches' sum, of Counterpunch, of Endurance."""

NEWCOMER = AGILITY * 50.5 + PUNCHES * 12.75 + COUNTERPUNCH * 20.5 + ENDURANCE * 10.5
"""The strength of the average rolled fighter (R5-R8; a punch rating is 2.125 on average)."""


def strength(abilities: Abilities, power: float = 1.0) -> float:
    """A fighter's strength in log-odds; ``power`` weighs his punches."""
    return (
        AGILITY * abilities.agility
        + PUNCHES * power * sum(abilities.punches)
        + COUNTERPUNCH * abilities.counterpunch
        + ENDURANCE * abilities.endurance
    )


def chance_to_win(mine: Abilities, his: Abilities, my_loss: int = 0, his_loss: int = 0) -> float:
    """The chance that the first beats the second, 0 to 1; losses are Endurance carried into the bout (C57)."""
    edge = strength(mine) - strength(his) - ENDURANCE * (my_loss - his_loss)
    return 1.0 / (1.0 + exp(-edge))
