"""The Quest card of a fighter of whom only the home ratings are known (CV1 to CV5, CV30 to CV33)."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from ringside_manager.bout.abilities import Abilities
from ringside_manager.engines.quest import moves
from ringside_manager.engines.quest.card import QuestCard
from ringside_manager.engines.quest.moves import Move
from ringside_manager.engines.quest.pools import Pool

_QUARTER = Fraction(1, 4)


def rounded(value: Fraction) -> int:
    """CV2: rnd, the nearest whole number, halves up also below zero."""
    return floor(value + Fraction(1, 2))


def card_from_abilities(name: str, abilities: Abilities) -> QuestCard:
    """The card the abilities of the day convert to, without dice and at any time the same (CV4)."""
    agility, counter, endurance = abilities.agility, abilities.counterpunch, abilities.endurance
    evasiveness, punching = Fraction(2 * (agility - 50), 150 - agility), sum(abilities.punches)
    return QuestCard(
        name=name,
        speed=pool(Fraction(61, 10) + 3 * evasiveness),
        defense=pool(
            Fraction(23, 4) + Fraction(7, 4) * evasiveness + Fraction(counter, 200) + Fraction(endurance, 40)
        ),
        might=pool(Fraction(21, 5) + Fraction(10 * punching, punching + 22)),
        cunning=pool(3 + Fraction(counter, 10)),
        stamina_bonus=max(-9, min(9, rounded(Fraction(endurance, 3)) - 9)),
        moves=known_moves(abilities),
    )


def pool(value: Fraction) -> Pool:
    """CV30: d6, the part behind the point as a d4 or one die more."""
    value = max(Fraction(3), min(Fraction(10), value))
    whole = floor(value)
    part = value - whole
    if part < _QUARTER:
        return Pool(whole, 6)
    return Pool(whole, 6, 4) if part < 3 * _QUARTER else Pool(whole + 1, 6)


def known_moves(abilities: Abilities) -> tuple[Move, ...]:
    """CV32: so many of the list as his Counterpunch allows, of those whose condition holds."""
    agility, counter, endurance = abilities.agility, abilities.counterpunch, abilities.endurance
    uppercut, left_hook, right_hook = abilities.uppercut, abilities.left_hook, abilities.right_hook
    conditions = (
        (moves.HAYMAKER, max(uppercut, right_hook, left_hook) >= 3),
        (moves.STICK_AND_MOVE, agility >= 57),
        (moves.IRON_CHIN, endurance >= 18),
        (moves.SWARM, abilities.combination >= 3),
        (moves.COUNTERPUNCH, counter >= 25),
        (moves.TURTLE, True),
        (moves.FEINT, counter >= 20),
        (moves.BODY_SNATCHER, max(uppercut, left_hook) >= 3),
        (moves.SHOULDER_ROLL, agility >= 55),
        (moves.SECOND_WIND, endurance >= 15),
        (moves.LIVER_SHOT, left_hook >= 4),
        (moves.CUT_OFF_RING, sum(abilities.punches) >= 18),
        (moves.PEEKABOO, agility < 55),
        (moves.CLINCH, True),
        (moves.GRANDSTAND, True),
    )
    many = max(0, 3 + floor(Fraction(counter - 11, 10)))
    return tuple(move for move, holds in conditions if holds)[:many]
