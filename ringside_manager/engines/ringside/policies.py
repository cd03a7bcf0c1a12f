"""Ringside's corner policies as tables, and those of a corner in character: how often each option is taken (R19).

A class is a whole number worked out by small functions of whole numbers, which a compiler of loops can take as they
stand; ``docs/rules/ringside_corners.md`` says in words what the classes are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import compress, product
from math import exp, prod
from typing import NamedTuple

from ringside_manager.engines.ringside.tables import (
    HOOKS,
    KNOCKDOWN_FROM,
    PUNCH_CHART,
    PUNCHES,
    WEARY_KNOCKDOWN,
    RingsideCard,
    Tactic,
    damage_table,
)

PARTS = 10_000
"""What the shares of a row add up to."""

# Classes of situations (P1-P8)


BEHIND, LEVEL, AHEAD, SAFE = range(4)
"""P1: how he stands on points; ``SAFE``: no round left can take his lead."""
FRESH, TIRED, WEARY, SPENT = range(4)
"""P2: his Endurance."""
EARLY, MIDDLE, LATE = range(3)
"""P3: the third of the scheduled rounds."""

WEARY_SOON = 5
"""P2: from this Endurance on the next landed punch is expected to leave the receiver at 0 or less (R30)."""
SPENT_SOON = -12
"""P2: from this Endurance on three or four more punches stop him (R27)."""

SCORES, CONDITIONS, PHASES = 4, 4, 3


def score_class(lead: int, round_lead: int, rounds_to_score: int, swing: int) -> int:
    """P1: of his points and of his damage in this round, each less the other's, the rounds not yet scored and the most
    points one of them can put between the boxers (R56, R57).

    A lead that they could just make up to a draw is safe while he is not behind in this one.
    """
    at_stake = swing * rounds_to_score
    if lead > at_stake or (lead == at_stake and round_lead >= 0):
        return SAFE
    return AHEAD if lead > 0 else LEVEL if lead == 0 else BEHIND


def condition_class(endurance: int, starting_total: int) -> int:
    """P2: of a boxer's Endurance now and of that he began the bout with (R9)."""
    if endurance <= SPENT_SOON:
        return SPENT
    if endurance <= WEARY_SOON:
        return WEARY
    return TIRED if 5 * endurance <= 2 * starting_total else FRESH


def phase_class(round_number: int, rounds: int) -> int:
    """P3: of the round being fought, from 1, and of the scheduled rounds."""
    return (round_number - 1) * 3 // rounds


TACTIC_DIMS = (SCORES, CONDITIONS, 2, PHASES, 2, 2, 2, 2)
RUSH_DIMS = (SCORES, CONDITIONS, CONDITIONS, PHASES, 2, 3)
COUNTER_DIMS = (SCORES, CONDITIONS, CONDITIONS, 2)
CLINCH_DIMS = (SCORES, CONDITIONS, CONDITIONS, 2)
PUNCH_DIMS = (2, CONDITIONS, CONDITIONS)
TACTIC_CLASSES, RUSH_CLASSES = prod(TACTIC_DIMS), prod(RUSH_DIMS)
COUNTER_CLASSES, CLINCH_CLASSES, PUNCH_CLASSES = prod(COUNTER_DIMS), prod(CLINCH_DIMS), prod(PUNCH_DIMS)


def tactic_class(
    score: int, own: int, other: int, phase: int, down: int, covered: int, trapped: int, barred: int
) -> int:
    """P4: DF before a turn.  ``down``: he was knocked down in this round; ``covered``: AT's cover-up is in force;
    ``trapped``, ``barred``: he may not backpedal (R74), not clinch (R80).
    """
    mood = (((score * 4 + own) * 2 + (other >= WEARY)) * 3 + phase) * 2 + down
    return ((mood * 2 + covered) * 2 + trapped) * 2 + barred


def rush_class(score: int, own: int, other: int, phase: int, other_down: int, tactic: int) -> int:
    """P5: AT after DF's choice, where he may rush (R64).  ``other_down``: DF was knocked down in this round; ``tactic``:
    DF's, 0 none, 1 cover-up, 2 backpedaling.
    """
    return ((((score * 4 + own) * 4 + other) * 3 + phase) * 2 + other_down) * 3 + tactic


def counter_class(score: int, own: int, other: int, rushed: int) -> int:
    """P6: a boxer just hit.  ``rushed``: the other rushes in this turn (R81)."""
    return ((score * 4 + own) * 4 + other) * 2 + rushed


def clinch_class(score: int, own: int, other: int, trapped: int) -> int:
    """P7: DF whose clinch is still in force (R77)."""
    return ((score * 4 + own) * 4 + other) * 2 + trapped


def punch_class(clinch: int, receiver: int, thrower: int) -> int:
    """P8: a punch on target, for both boxers (R22).  ``clinch``: one is in force (R76)."""
    return (clinch * 4 + receiver) * 4 + thrower


# The tables


TACTICS = tuple(Tactic)


def classes(dims: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every situation of one of the classes above, in the order of their numbers."""
    return product(*map(range, dims))


def legal_tactics(trapped: int, barred: int) -> tuple[Tactic, ...]:
    """R63: none and cover-up always, backpedaling unless trapped (R74), clinch unless barred (R80)."""
    return tuple(compress(TACTICS, (True, True, not trapped, not barred)))


Shares = tuple[int, ...]
"""Parts of ``PARTS`` for each option, in the order of the enum or of R2."""
UNIFORM, BEST = 0, 1
"""How squares are chosen: any with equal chance (R90), or the roomiest as DF and the closest as AT."""


@dataclass(frozen=True, eq=False)
class CornerTable:
    """What a corner does, by class; ``eq=False`` makes it a key by what it is, not by its thousands of rows.

    ``rush``, ``counter`` and ``clinch`` hold the parts of rushing, of trying and of keeping.  What is certain needs no die,
    except punches: each is drawn by a die of ``PARTS``, or, where ``picks``, like any of six.  Before everything else a die of
    100 leaves ``lapse`` decisions in a hundred to the plain policy.
    """

    tactic: tuple[Shares, ...]
    rush: Shares
    counter: Shares
    clinch: Shares
    thrown: tuple[Shares, ...]
    anticipated: tuple[Shares, ...]
    dodge: int
    follow: int
    picks: bool = False
    lapse: int = 0

    @cached_property
    def steady(self) -> frozenset[str]:
        """The decisions that are the same in every class, so that nobody needs to ask which it is."""
        return frozenset(kind for kind in ("rush", "counter", "clinch") if len(set(getattr(self, kind))) == 1)


CERTAIN: dict[Tactic, Shares] = {
    tactic: tuple(PARTS * (tactic is other) for other in TACTICS) for tactic in TACTICS
}
"""The rows of one tactic and no other."""
_ALIKE = (PARTS // len(PUNCHES),) * (len(PUNCHES) - 1) + (PARTS - PARTS // len(PUNCHES) * (len(PUNCHES) - 1),)

PLAIN_TABLE = CornerTable(
    tactic=(CERTAIN[Tactic.NONE],) * TACTIC_CLASSES,
    rush=(0,) * RUSH_CLASSES,
    counter=(PARTS,) * COUNTER_CLASSES,
    clinch=(0,) * CLINCH_CLASSES,
    thrown=(_ALIKE,) * PUNCH_CLASSES,
    anticipated=(_ALIKE,) * PUNCH_CLASSES,
    dodge=UNIFORM,
    follow=UNIFORM,
    picks=True,
)
"""The plain policy (R90)."""


def habit(table: CornerTable, tactic: Tactic, rush: int = 0) -> CornerTable:
    """``table``, but for one tactic whenever it is allowed, else none, and so many parts of rushes."""
    rows = tuple(
        CERTAIN[tactic if tactic in legal_tactics(trapped, barred) else Tactic.NONE]
        for *_, trapped, barred in classes(TACTIC_DIMS)
    )
    return replace(table, tactic=rows, rush=(rush,) * RUSH_CLASSES)


# What tables are made of


FRESH_WORTH, WEARY_WORTH = 12.0, 40.0
"""A knockdown in points of damage: it scores twice, costs the turn, and is a KO in 10 or 50 of 100."""


def knockdown_chance(damage: int, weary: bool) -> float:
    """The chance of a knockdown by a punch of that damage (R30, R31)."""
    number = damage + WEARY_KNOCKDOWN if weary else damage
    return number / 100 if number >= KNOCKDOWN_FROM else 0.0


TINY = 1e-6
"""How much less each row of a game counts than the one before it, where several mixes are best."""
_NOTHING, _TOO_NEAR, _EDGE = 1e-12, 2e-7, 1e-6
"""What rounding makes of 0; a loss of stake, and a part's distance from a half, that two good solvers see differently."""


def sure_mix(stakes: Sequence[Sequence[float]]) -> list[float] | None:
    """The row player's equilibrium mix of a zero-sum game, of several the one that ``TINY`` picks.

    ``None`` where another mix is as good but for less than a solver tells apart, or a share's part of ``PARTS`` lies on the
    edge of rounding.  The simplex method for the column player (Dantzig 1951): the other's mix is what his limits cost.
    """
    size, lowest = len(stakes), min(map(min, stakes)) - 1
    rows = [
        [
            *(stake - lowest - TINY * place for stake in row),
            *(float(place == other) for other in range(size)),
            1.0,
        ]
        for place, row in enumerate(stakes)
    ]
    slack = len(rows[0]) - size - 1
    goal = [-1.0] * slack + [0.0] * (size + 1)
    while goal[enter := goal.index(min(goal))] < -_NOTHING:
        leave = min((row for row in rows if row[enter] > _NOTHING), key=lambda row: row[-1] / row[enter])
        pivot = [value / leave[enter] for value in leave]
        rows = [pivot if row is leave else _cleared(row, row[enter], pivot) for row in rows]
        goal = _cleared(goal, goal[enter], pivot)
    worth = sum(goal[slack:-1])  # 1 / the value of the game
    mix = [cost / worth for cost in goal[slack:-1]]
    is_sure = min(row[-1] for row in rows) > _TOO_NEAR * worth
    return mix if is_sure and all(abs(part * PARTS % 1 - 0.5) > _EDGE for part in mix) else None


def _cleared(row: Sequence[float], times: float, pivot: Sequence[float]) -> list[float]:
    return [value - times * other for value, other in zip(row, pivot, strict=True)] if times else list(row)


def parts_of(weights: Sequence[float]) -> Shares:
    """Weights as whole parts that add up, the rest to the largest."""
    total = sum(weights)
    parts = [round(weight * PARTS / total) for weight in weights]
    parts[parts.index(max(parts))] += PARTS - sum(parts)
    return tuple(parts)


# The corner in character: a boxer does what a man of his style and card would do, as a table of shares.
#
# Everything here is designed (P10 and up of ``docs/rules/ringside_corners.md``) and was calibrated on the thirty
# heavyweights: ``docs/studies/in_character.md``.


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
