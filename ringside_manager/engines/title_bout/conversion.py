"""The Title Bout II card of a fighter of whom only the home ratings are known (CV1 to CV5, CV50 to CV54)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import floor

from ringside_manager.bout.abilities import Abilities
from ringside_manager.engines.title_bout.card import (
    NUMBERS,
    CardSide,
    CardStyle,
    HittingValue,
    Span,
    Stance,
    TitleBoutCard,
)

_MISSED = 48
"""CV51: where every converted fighter's missed range ends."""


@dataclass(frozen=True, slots=True)
class _Derived:
    """CV3, CV50 and CV51: what the formulas speak of, exact."""

    evasiveness: Fraction
    punching: int
    jabs: int
    hooks: int
    heavy: int
    overall: Fraction
    """Y of CV50."""
    chin: Fraction
    """D of CV51."""
    extra: Fraction
    """What Agility beyond 58 takes from power."""

    @classmethod
    def of(cls, abilities: Abilities) -> _Derived:
        agility, hooks = abilities.agility, abilities.left_hook + abilities.right_hook + abilities.uppercut
        evasiveness = Fraction(2 * (agility - 50), 150 - agility)
        punching = sum(abilities.punches)
        return cls(
            evasiveness=evasiveness,
            punching=punching,
            jabs=abilities.left_jab + abilities.right_jab,
            hooks=hooks,
            heavy=hooks + abilities.combination,
            overall=3 * evasiveness + Fraction(punching, 11) + Fraction(abilities.counterpunch, 60),
            chin=agility - 50 + Fraction(abilities.endurance, 2),
            extra=max(Fraction(0), Fraction(agility - 58, 8)),
        )


def rounded(value: Fraction) -> int:
    """CV2: rnd, the nearest whole number, halves up also below zero."""
    return floor(value + Fraction(1, 2))


def card_from_abilities(name: str, abilities: Abilities) -> TitleBoutCard:
    """The card the abilities of the day convert to, without dice and at any time the same (CV4)."""
    derived = _Derived.of(abilities)
    lean = Fraction(abilities.agility - 55, 3) + 3 * derived.jabs - 2 * derived.hooks
    return TitleBoutCard(
        name=name,
        overall=_within(Fraction(11, 2) + Fraction(23, 20) * derived.overall, 1, 15),
        style=CardStyle.BOXER if lean >= 3 else CardStyle.SLUGGER if lean <= -3 else CardStyle.EITHER,
        special="",
        stance=Stance.ORTHODOX,
        endurance=max(60, min(120, 5 * rounded((78 + Fraction(6 * abilities.endurance, 5)) / 5))),
        strategies=_strategies(abilities, derived),
        fresh=_fresh(abilities, derived),
        fatigued=_fatigued(abilities, derived),
        hitting=_hitting_values(abilities),
    )


def _within(value: Fraction, least: int, most: int) -> int:
    """CV2: [rnd(value); least, most]."""
    return min(max(rounded(value), least), most)


def _strategies(abilities: Abilities, derived: _Derived) -> tuple[int, int, int, int]:
    """CV53: FI, FO, CU, KO."""
    swift = abilities.agility - 55
    return (
        _within(3 + Fraction(derived.hooks, 2) - Fraction(swift, 10), 1, 10),
        _within(3 + Fraction(derived.jabs, 2) + Fraction(swift, 5), 1, 10),
        _within(5 + Fraction(swift, 6) + Fraction(abilities.endurance, 20), 1, 10),
        _within(3 + Fraction(derived.heavy, 3), 1, 10),
    )


def _fresh(abilities: Abilities, derived: _Derived) -> CardSide:
    """CV51, and CUT, FOUL and CP of CV52."""
    agility, endurance = abilities.agility, abilities.endurance
    control = Fraction(83, 10) + Fraction(9, 2) * derived.evasiveness
    control += Fraction(derived.punching, 40) + Fraction(abilities.counterpunch, 40)
    width = _within(5 - Fraction(agility - 50, 10), 2, 6)
    return CardSide(
        control_boxer=_within(control - Fraction(1, 4), 4, 12),
        control_slugger=_within(control + Fraction(1, 4), 4, 12),
        defence=max(-6, min(6, -2 * rounded(6 * derived.evasiveness))),
        aggressiveness=_within(5 + Fraction(derived.heavy, 4) - Fraction(agility - 50, 6), 1, 10),
        knockdown=_within(4 - derived.chin / 10, 0, 10),
        knockdown_added=_within(6 - Fraction(endurance, 6), 1, 10),
        killer_instinct=_within(4 + Fraction(derived.heavy, 3), 1, 10),
        knockout=_within(4 - Fraction(endurance, 12), 0, 10),
        landed=max(24, min(36, 2 * rounded((28 + Fraction(7 * derived.punching, 25)) / 2))),
        power=_within(Fraction(5, 2) + Fraction(11 * derived.heavy, 20) - derived.extra, 1, 12),
        missed=_MISSED,
        window=(_MISSED - width + 1, _MISSED),
        clinched=62,
        cut=2 if agility >= 60 else 3 if agility >= 48 else 4,
        foul="A" if agility >= 62 else "B" if agility >= 52 else "C" if agility >= 45 else "D",
        counter=max(1, min(10, abilities.counterpunch // 4)),
    )


def _fatigued(abilities: Abilities, derived: _Derived) -> CardSide:
    """CV51: the tired side, each rating a step from the fresh one."""
    fresh = _fresh(abilities, derived)
    assert fresh.window is not None
    return CardSide(
        control_boxer=max(4, fresh.control_boxer - 1),
        control_slugger=max(4, fresh.control_slugger - 1),
        defence=min(6, fresh.defence + 2),
        aggressiveness=fresh.aggressiveness,
        knockdown=min(10, fresh.knockdown + 1),
        knockdown_added=min(10, fresh.knockdown_added + 1),
        killer_instinct=max(1, fresh.killer_instinct - 1),
        knockout=min(10, fresh.knockout + 1),
        landed=fresh.landed - 2,
        power=max(1, fresh.power - 1),
        missed=_MISSED,
        window=(fresh.window[0] - 1, _MISSED),
        clinched=64,
        cut=fresh.cut,
        foul=fresh.foul,
        counter=fresh.counter,
    )


def _hitting_values(abilities: Abilities) -> tuple[HittingValue, ...]:
    """CV54: the numbers of each punch from 1 on, in the order of ``Punch``; the first of them are worth 3."""
    uppercut, right_jab, right_hook, combination, left_jab, left_hook = abilities.punches
    weights = (
        left_jab + right_jab,
        left_hook + right_hook,
        right_jab + right_hook,
        combination + 1,
        uppercut + 1,
    )
    counts = [NUMBERS * weight // sum(weights) for weight in weights]
    counts[0] += NUMBERS - sum(counts)
    quality = (
        Fraction(left_jab + right_jab, 2),
        Fraction(left_hook + right_hook, 2),
        Fraction(right_jab + right_hook, 2),
        Fraction(combination),
        Fraction(uppercut),
    )
    base = (Fraction(1, 10), *[Fraction(3, 10)] * 4)
    values, first = [], 1
    for count, good, share in zip(counts, quality, base, strict=True):
        # Of a single number "at least 1" and "at most n - 1" cannot both hold: the upper limit, named last, does.
        threes = min(max(rounded(count * (share + good / 20)), 1), max(count - 1, 0))
        values.append(HittingValue(_span(first, threes), _span(first + threes, count - threes)))
        first += count
    return tuple(values)


def _span(first: int, count: int) -> Span | None:
    """``count`` numbers from ``first`` on, ``None`` for none (T10)."""
    return (first, first + count - 1) if count else None
