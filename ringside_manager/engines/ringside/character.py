"""Ringside's corner in character: a boxer does what a man of his style and card would do, as a table of shares.

Everything here is designed (P10 and up of ``docs/rules/ringside_corners.md``) and was calibrated on the thirty
heavyweights: ``docs/studies/in_character.md``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from ringside_manager.engines.ringside.policies import (
    AHEAD,
    BEHIND,
    BEST,
    CLINCH_DIMS,
    COUNTER_CLASSES,
    FRESH_WORTH,
    LATE,
    PARTS,
    PUNCH_CLASSES,
    RUSH_DIMS,
    SAFE,
    TACTIC_DIMS,
    TIRED,
    UNIFORM,
    WEARY,
    WEARY_WORTH,
    CornerTable,
    Shares,
    classes,
    knockdown_chance,
    parts_of,
)
from ringside_manager.engines.ringside.tables import HOOKS, PUNCH_CHART, PUNCHES, RingsideCard, damage_table


class Manner(NamedTuple):
    """How the men of a style box; shares of tactics are weights for none, cover-up, backpedaling and clinch.

    ``punches`` are weights of the six in the order of R2; ``rush``, ``finish`` (the other is weary or was down in this round)
    and ``chase`` (late and behind) the rushes in a hundred; ``hold`` the clinches kept in a hundred; ``dodge`` and
    ``follow`` how he chooses squares.
    """

    punches: tuple[int, int, int, int, int, int]
    usual: tuple[int, int, int, int]
    hurt: tuple[int, int, int, int]
    ahead: tuple[int, int, int, int]
    behind: tuple[int, int, int, int]
    rush: int
    finish: int
    chase: int
    hold: int = 100
    dodge: int = BEST
    follow: int = BEST


MANNERS = {
    "swarmer": Manner(
        (2, 1, 2, 2, 1, 12), (55, 5, 0, 40), (35, 25, 0, 40), (50, 10, 0, 40), (60, 5, 0, 35), 80, 100, 100, 80, UNIFORM
    ),
    "slugger": Manner(
        (2, 1, 14, 1, 1, 3), (50, 5, 0, 45), (35, 25, 0, 40), (45, 10, 0, 45), (60, 0, 0, 40), 65, 100, 90, 80, UNIFORM, UNIFORM
    ),
    "boxer-puncher": Manner(
        (1, 3, 1, 2, 13, 1), (35, 5, 0, 60), (15, 25, 5, 55), (25, 10, 5, 60), (50, 0, 0, 50), 55, 80, 70
    ),
    "out-boxer": Manner(
        (1, 4, 1, 1, 15, 1), (25, 0, 5, 70), (10, 20, 5, 65), (15, 10, 10, 65), (40, 0, 0, 60), 40, 60, 60
    ),
    "counterpuncher": Manner(
        (1, 1, 4, 1, 13, 1), (30, 5, 0, 65), (10, 25, 0, 65), (20, 15, 0, 65), (40, 5, 0, 55), 40, 70, 60
    ),
}  # fmt: skip
"""P12."""


def style_of(card: RingsideCard) -> str:
    """The style of a card: the one it names, else derived from the nine ratings (P11)."""
    return card.style or card.abilities.style


def table_in_character(own: RingsideCard, other: RingsideCard) -> CornerTable:
    """What a man with the card ``own`` does in character against ``other``, whose habits he has studied."""
    manner = MANNERS[style_of(own)]
    tactic, rush, clinch = _movement(manner)
    return CornerTable(
        tactic=tactic,
        rush=rush,
        counter=_TRYING,
        clinch=clinch,
        thrown=_rows(own)[0],
        anticipated=_rows(other)[1],
        dodge=manner.dodge,
        follow=manner.follow,
    )


_TRYING = (PARTS,) * COUNTER_CLASSES


# Tactics, rushes, clinches: by manner alone


@lru_cache(maxsize=len(MANNERS))
def _movement(manner: Manner) -> tuple[tuple[Shares, ...], Shares, Shares]:
    """Tactic, rush and clinch."""
    return (
        tuple(
            _legal(_wish(manner, score, own, weary, phase, down), trapped, barred)
            for score, own, weary, phase, down, _, trapped, barred in classes(TACTIC_DIMS)
        ),
        tuple(
            _rush(manner, score, own, other >= WEARY or down, phase)
            for score, own, other, phase, down, _ in classes(RUSH_DIMS)
        ),
        tuple(_hold(manner, own, other, trapped) for _, own, other, trapped in classes(CLINCH_DIMS)),
    )


def _wish(manner: Manner, score: int, own: int, finishing: int, phase: int, down: int) -> Sequence[int]:
    """P13: weights of what he would do, whether he may or not."""
    if own >= WEARY or down:
        return manner.hurt
    if finishing or (score == BEHIND and phase == LATE):
        wish = manner.behind
    else:
        wish = manner.ahead if score == SAFE or (score == AHEAD and phase == LATE) else manner.usual
    return [one + other for one, other in zip(wish, manner.hurt, strict=True)] if own == TIRED else wish


def _legal(wish: Sequence[int], trapped: int, barred: int) -> Shares:
    """P14: a man trapped clinches where he would backpedal; one who may not clinch covers up or stands, half and half."""
    none, cover, backpedal, clinch = (2 * weight for weight in wish)
    if trapped:
        backpedal, clinch = 0, clinch + backpedal
    if barred:
        none, cover, clinch = none + clinch // 2, cover + clinch // 2, 0
    return parts_of((none, cover, backpedal, clinch))


def _rush(manner: Manner, score: int, own: int, finishing: int, phase: int) -> int:
    """P15: the parts of a rush; a weary man, or one who protects a lead, rushes half as often."""
    chasing = score == BEHIND and phase == LATE
    percent = manner.finish if finishing else manner.chase if chasing else manner.rush
    careful = own >= WEARY or (not finishing and (score == SAFE or (score == AHEAD and phase == LATE)))
    return percent * PARTS // (200 if careful else 100)


def _hold(manner: Manner, own: int, other: int, trapped: int) -> int:
    """P16: the parts of keeping a clinch: always where it saves him, half as often where the other is the weary one."""
    if own >= WEARY or trapped:
        return PARTS
    return manner.hold * PARTS // (200 if other >= WEARY else 100)


# Punches: what he likes and can do, and what he expects of the other


FANCY = 4
"""P17: a punch is thrown so many times as often for each point of its rating."""
SHARPNESS = 20.0
"""P18: how fast a guess becomes rarer with the damage it would let through."""


def _habits(card: RingsideCard) -> tuple[Shares, Shares]:
    """P17: how often he throws each punch, free and in a clinch: his style's weight times his rating."""
    weights = [
        weight * FANCY ** card.rating(punch)
        for weight, punch in zip(MANNERS[style_of(card)].punches, PUNCHES, strict=True)
    ]
    held = [0 if punch in HOOKS else weight for weight, punch in zip(weights, PUNCHES, strict=True)]
    return parts_of(weights), parts_of(held)


@lru_cache(maxsize=1024)
def _rows(thrower: RingsideCard) -> tuple[tuple[Shares, ...], tuple[Shares, ...]]:
    """What he throws and what is expected of him, by class."""
    habits = _habits(thrower)
    read = [
        _read(thrower, mix, clinch, weary) for clinch, mix in enumerate(habits) for weary in (False, True)
    ]
    return (
        tuple(mix for mix in habits for _ in range(PUNCH_CLASSES // 2)),
        tuple(mix for mix in read for _ in range(PUNCH_CLASSES // 4)),
    )


def _read(other: RingsideCard, mix: Shares, clinch: int, weary: bool) -> Shares:
    """P18: what he expects of ``other``, who throws ``mix``: a guess the more often the less it lets through."""
    damage = damage_table(other, PUNCH_CHART)
    worth = WEARY_WORTH if weary else FRESH_WORTH
    stakes = [
        sum(
            part * (damage[thrown][guess] + worth * knockdown_chance(damage[thrown][guess], weary))
            for thrown, part in zip(PUNCHES, mix, strict=True)
            if not (clinch and thrown in HOOKS)
        )
        / PARTS
        for guess in PUNCHES
    ]
    return parts_of([exp(SHARPNESS * (min(stakes) - stake)) for stake in stakes])
