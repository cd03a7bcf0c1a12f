"""The Glory Days card of a fighter of whom only the home ratings are known (CV1 to CV5, CV10 to CV20)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import floor

from ringside_manager.bout.abilities import Abilities
from ringside_manager.engines.glory_days.card import (
    Blow,
    Change,
    Columns,
    Distance,
    GloryDaysCard,
    Line,
    Span,
)
from ringside_manager.engines.glory_days.tables import FACES, NO_TRAIT, Injury, Offence, Pair

STARS: dict[int, tuple[int, ...]] = {
    2: (1, 1, 0, 0, 0, 0),
    3: (1, 1, 1, 0, 0, 0),
    4: (2, 1, 1, 0, 0, 0),
    5: (2, 1, 1, 1, 0, 0),
    6: (2, 2, 1, 1, 0, 0),
    7: (2, 2, 1, 1, 1, 0),
    8: (3, 2, 1, 1, 1, 0),
    9: (3, 2, 2, 1, 1, 0),
    10: (3, 2, 2, 2, 1, 0),
    11: (3, 2, 2, 2, 1, 1),
    12: (3, 3, 2, 2, 1, 1),
    13: (3, 3, 2, 2, 2, 1),
}
"""CV11: the stars of the six faces, by their sum."""
FOULS: tuple[tuple[Offence, Span], ...] = (
    (Offence.LOW_BLOW, (1, 6)),
    (Offence.HEAD_BUTT, (7, 12)),
    (Offence.HOLDING, (13, 15)),
    (Offence.ELBOWS, (16, 18)),
    (Offence.RABBIT_PUNCH, (19, 20)),
)
CUTS: tuple[tuple[Injury, Span], ...] = (
    (Injury.GASH_LEFT_EYE, (13, 13)),
    (Injury.GASH_RIGHT_EYE, (14, 14)),
    (Injury.CUT_LEFT_EYE, (9, 10)),
    (Injury.CUT_RIGHT_EYE, (11, 12)),
    (Injury.CUT_LEFT_CHEEK, (15, 16)),
    (Injury.CUT_RIGHT_CHEEK, (17, 18)),
    (Injury.BLOODY_NOSE, (19, 20)),
    (Injury.SWELLING_LEFT_EYE, (1, 4)),
    (Injury.SWELLING_RIGHT_EYE, (5, 8)),
)
"""CV19: every converted card has these lists, in the order of ``Injury``."""
_ENDS = {Distance.INSIDE: (82, 94, 98), Distance.OUTSIDE: (90, 94, 98)}


@dataclass(frozen=True, slots=True)
class _Derived:
    """CV3 and CV10: what the formulas speak of, exact."""

    evasiveness: Fraction
    punching: int
    heavy: int
    outside_lines: int

    @classmethod
    def of(cls, abilities: Abilities) -> _Derived:
        agility = abilities.agility
        jabs = abilities.left_jab + abilities.right_jab
        hooks = abilities.left_hook + abilities.right_hook + abilities.uppercut
        lines = 3 + Fraction(agility - 61, 7) + Fraction(3 * jabs - 2 * hooks, 6)
        return cls(
            evasiveness=Fraction(2 * (agility - 50), 150 - agility),
            punching=sum(abilities.punches),
            heavy=hooks + abilities.combination,
            outside_lines=_within(lines, 1, 5),
        )


def rounded(value: Fraction) -> int:
    """CV2: rnd, the nearest whole number, halves up also below zero."""
    return floor(value + Fraction(1, 2))


def _within(value: Fraction, least: int, most: int) -> int:
    """CV2: [rnd(value); least, most]."""
    return min(max(rounded(value), least), most)


def card_from_abilities(name: str, abilities: Abilities) -> GloryDaysCard:
    """The card of section 2 of the conversion; the same abilities always give the same card."""
    derived = _Derived.of(abilities)
    lines, inside, outside = _distances(abilities, derived)
    hook, cross = _counter(abilities)
    return GloryDaysCard(
        name=name,
        trait=_trait(abilities, derived),
        ring_general=lines,
        power=_power(abilities, derived),
        chin_kd=_chin(abilities),
        chin_ko=_worse(1 if abilities.endurance >= 22 else 2 if abilities.endurance >= 8 else 3),
        will=_worse(3 if abilities.endurance >= 23 else 4 if abilities.endurance >= 18 else 5),
        cut=_within(8 - Fraction(rounded(Fraction(abilities.agility - 41, 7))), 3, 8),
        foul=8 - derived.outside_lines,
        stamina=_stamina(abilities),
        inside=inside,
        outside=outside,
        defence=_defence(derived),
        hook=hook,
        cross=cross,
        fouls=FOULS,
        cuts=CUTS,
    )


def _worse(fresh: int) -> Pair:
    """CV14: tired one more."""
    return fresh, fresh + 1


def _distances(
    abilities: Abilities, derived: _Derived
) -> tuple[tuple[Line, ...], tuple[int, ...], tuple[int, ...]]:
    """CV10 to CV12: the lines, and what lands inside and outside."""
    outside = derived.outside_lines
    likes, other = (
        (Distance.OUTSIDE, Distance.INSIDE) if outside >= 3 else (Distance.INSIDE, Distance.OUTSIDE)
    )
    at_it = outside if likes is Distance.OUTSIDE else 6 - outside
    wanted = Fraction(13, 2) + 5 * derived.evasiveness + Fraction(abilities.counterpunch, 50)
    total = _within(wanted, 2, 13)
    lines = tuple(Line(likes if face < at_it else other, stars) for face, stars in enumerate(STARS[total]))
    landing = _within(49 + Fraction(3 * derived.punching, 5) + 4 * (wanted - total), 52, 68)
    numbers = {likes: landing, other: landing - 16}
    inside, outward = (_ends(distance, numbers[distance]) for distance in Distance)
    return lines, inside, outward


def _ends(distance: Distance, landing: int) -> tuple[int, ...]:
    """CV12: the upper ends of an action list with so many landing numbers."""
    five, four, three = (rounded(Fraction(share * landing, 62)) for share in (8, 16, 22))
    return (five - 1, five + four - 1, five + four + three - 1, landing - 1, *_ENDS[distance])


def _power(abilities: Abilities, derived: _Derived) -> Columns:
    """CV13."""
    slower = max(Fraction(0), Fraction(abilities.agility - 58, 8))
    power = _within(Fraction(2 * derived.heavy, 5) - slower, 1, 9)
    finishing = power + (4 if abilities.counterpunch >= 25 else 3)
    tired = max(1, power - (2 if power >= 6 else 1))
    return (power, finishing), (tired, finishing - 2)


def _chin(abilities: Abilities) -> Columns:
    """CV14."""
    hardness = abilities.agility - 50 + Fraction(abilities.endurance, 3)
    down, stunned = 1 if hardness >= 3 else 2, 6 if hardness >= 14 else 7
    return (down, stunned), (down + 1, stunned + 1)


def _stamina(abilities: Abilities) -> Pair:
    """CV15."""
    long = 89 + rounded(Fraction(4 * abilities.endurance, 5))
    return rounded(Fraction(9 * long, 11)), long


def _defence(derived: _Derived) -> tuple[Change, ...]:
    """CV16; beyond the ratings of CV1 more faces may be wanted than a d20 has: those that change 2 go first."""
    value = rounded(24 * derived.evasiveness)
    width = abs(value)
    twice = min(FACES, rounded(Fraction(36 * width, 100)))
    once = min(width - 2 * twice, FACES - twice)
    sign = -1 if value >= 0 else 1
    spans = ((1, once, sign), (once + 1, once + twice, 2 * sign))
    return tuple(Change(first, last, punches) for first, last, punches in spans if first <= last)


def _counter(abilities: Abilities) -> tuple[Blow | None, Blow | None]:
    """CV17."""
    faces = min(FACES, rounded(2 + Fraction(abilities.counterpunch, 8)))
    half = (faces + 1) // 2
    return Blow(1, half, 2), Blow(half + 1, faces, 2)


def _trait(abilities: Abilities, derived: _Derived) -> str:
    """CV18."""
    if derived.punching >= 26:
        return "Iceman"
    if abilities.agility >= 65:
        return "Roll with it"
    return "Closer" if abilities.counterpunch >= 30 and derived.heavy >= 14 else NO_TRAIT
