"""What a clash brings on average: pools as distributions, the Edge, blows, knockdowns (sections 6 to 9, exact)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ringside_manager.engines.quest import moves
from ringside_manager.engines.quest.moves import Action, Move
from ringside_manager.engines.quest.tables import (
    DAMAGE,
    EDGE_PENALTY,
    HALF_UP_TO,
    KNOCKDOWN_ABOVE,
    KNOCKOUT_ABOVE,
    QUARTER_UP_TO,
    REFEREE_STOPS,
    RISES_UP_TO,
    SUCCESS,
    Pool,
)

Spread = tuple[float, ...]
"""Chances of 0, 1, 2 … successes."""


class Numbers(NamedTuple):
    """What of a boxer counts in a clash: his pools as they are now, and what he can take."""

    speed: Pool
    defense: Pool
    might: Pool
    cunning: Pool
    stamina: int
    start: int
    knockdowns: int
    chin: bool
    southpaw: bool


class Blow(NamedTuple):
    """What an attack does: chances of a hit, of a knockdown, of a knockout and of more than twice the Clash Defense.

    ``margin`` is what Might is above Defense on average, misses counted as 0.
    """

    hit: float
    down: float
    out: float
    double: float
    margin: float


class Turn(NamedTuple):
    """What one boxer does to the other in a clash, on average.

    ``stamina`` and ``dice`` are what the other loses by hits, knockdowns apart; ``ends`` the chance that he is beaten;
    ``drained`` what getting up costs him; ``margin`` as in ``Blow``.
    """

    edge: float
    hit: float
    down: float
    ends: float
    stamina: float
    dice: float
    drained: float
    margin: float


@lru_cache(maxsize=8192)
def spread(pool: Pool, least: int) -> Spread:
    """Successes of a pool whose dice need ``least`` (Q3)."""
    found = _binomial(pool.dice, _chance(pool.sides, least))
    return _added(found, _binomial(1, _chance(pool.extra, least))) if pool.extra else found


def _chance(sides: int, least: int) -> float:
    return min(1.0, max(0.0, (sides - least + 1) / sides))


def _binomial(dice: int, chance: float) -> Spread:
    found: Spread = (1.0,)
    for _ in range(dice):
        found = _added(found, (1 - chance, chance))
    return found


def _added(one: Spread, other: Spread) -> Spread:
    total = [0.0] * (len(one) + len(other) - 1)
    for mine, chance in enumerate(one):
        for his, share in enumerate(other):
            total[mine + his] += chance * share
    return tuple(total)


@lru_cache(maxsize=8192)
def held(pool: Pool) -> Spread:
    """Clash Defense of a pool, its first die a success (Q24)."""
    if pool.dice:
        return (0.0, *spread(Pool(pool.dice - 1, pool.sides, pool.extra), SUCCESS))
    return (0.0, 1.0) if pool.extra else (1.0,)


@lru_cache(maxsize=8192)
def leads(mine: Pool, his: Pool) -> Spread:
    """Chances that the first is ahead by -2 or more, -1, 0, 1, 2 or more successes (Q22, Q25)."""
    found = [0.0] * (2 * EDGE_PENALTY + 1)
    for own, chance in enumerate(spread(mine, SUCCESS)):
        for other, share in enumerate(spread(his, SUCCESS)):
            found[max(-EDGE_PENALTY, min(EDGE_PENALTY, own - other)) + EDGE_PENALTY] += chance * share
    return tuple(found)


@lru_cache(maxsize=4096)
def outwits(mine: Pool, his: Pool) -> float:
    """Chance that the first has more Cunning successes (Q21)."""
    return sum(leads(mine, his)[EDGE_PENALTY + 1 :])


@lru_cache(maxsize=65536)
def blow(might: Pool, penalty: int, defense: Pool, haymaker: bool) -> Blow:
    """An attack with so much Might against so much Defense (Q31, Q32)."""
    down, out = (
        (moves.HAYMAKER_KNOCKDOWN, moves.HAYMAKER_KNOCKOUT) if haymaker else (KNOCKDOWN_ABOVE, KNOCKOUT_ABOVE)
    )
    found = [0.0] * 5
    for blocked, share in enumerate(held(defense)):
        for power, chance in enumerate(spread(might, SUCCESS + penalty)):
            if power > blocked:
                both = chance * share
                found[0] += both
                found[1] += both * (power > down * blocked)
                found[2] += both * (power > out * blocked)
                found[3] += both * (power > moves.LIVER_ABOVE * blocked)
                found[4] += both * (power - blocked)
    return Blow(*found)


@lru_cache(maxsize=8192)
def counted(stamina: int, start: int, knockdowns: int, chin: bool) -> tuple[float, float]:
    """A knockdown that is no knockout: the chance that he does not get up, and the stamina getting up costs (Q41, Q42)."""
    beaten, cost = 0, 0
    for drawn in range(1, 11):
        rolled = drawn + knockdowns
        if rolled > HALF_UP_TO and chin:
            rolled = HALF_UP_TO
        part = 0 if rolled <= RISES_UP_TO else -(-start // 4) if rolled <= QUARTER_UP_TO else -(-start // 2)
        if rolled > HALF_UP_TO or stamina - part < 1:
            beaten += 1
        else:
            cost += part + 1
    return beaten / 10, cost / 10


_DICE_LOST = tuple(line.speed + line.might + line.defense for line in DAMAGE)
_LOWER_OF_TWO = tuple((2 * (10 - place) - 1) / 100 for place in range(10))


def _hurt(own: bool, other: bool) -> tuple[float, float]:
    """Stamina and dice a hit costs on average, by who is aggressive (Q35, Q36)."""
    if not (own or other):
        return 1.0, 0.0
    weights = (0.1,) * 10 if own and other else _LOWER_OF_TWO
    return (
        sum(weight * line.stamina for weight, line in zip(weights, DAMAGE, strict=True)),
        sum(weight * dice for weight, dice in zip(weights, _DICE_LOST, strict=True)),
    )


HURT = {(own, other): _hurt(own, other) for own in (False, True) for other in (False, True)}


def exchange(me: Numbers, him: Numbers, mine: Action, his: Action) -> tuple[Turn, Turn]:
    """A clash with these actions, their moves come off: what the first does, then what the other does."""
    first, second = _feints(me, him, mine.move), _feints(him, me, his.move)
    found: tuple[Turn, Turn] | None = None
    for feinted, share in first:
        for feinted_too, part in second:
            turns = _clash(me, him, mine, his, (feinted, feinted_too))
            found = _mixed(found, turns, share * part)
    assert found is not None
    return found


def _feints(me: Numbers, him: Numbers, move: Move) -> tuple[tuple[bool, float], ...]:
    if move is not moves.FEINT:
        return ((False, 1.0),)
    works = outwits(me.cunning, him.cunning)
    return ((True, works), (False, 1 - works))


def _mixed(found: tuple[Turn, Turn] | None, turns: tuple[Turn, Turn], share: float) -> tuple[Turn, Turn]:
    one, other = (Turn(*(value * share for value in turn)) for turn in turns)
    if found is None:
        return one, other
    return (
        Turn(*(a + b for a, b in zip(found[0], one, strict=True))),
        Turn(*(a + b for a, b in zip(found[1], other, strict=True))),
    )


@lru_cache(maxsize=65536)
def _clash(
    me: Numbers, him: Numbers, mine: Action, his: Action, feints: tuple[bool, bool]
) -> tuple[Turn, Turn]:
    sides, actions = (me, him), (mine, his)
    first, second = (
        sides[side].speed.left(_speed(actions[side].move, actions[1 - side].move)) for side in (0, 1)
    )
    totals = [[0.0] * 8, [0.0] * 8]
    for place, chance in enumerate(leads(first, second)):
        lead = place - EDGE_PENALTY
        for side in (0, 1):
            ahead = lead if side == 0 else -lead
            struck = _struck(sides, actions, feints, side, ahead)
            values = (float(ahead > 0), *struck)
            for number, value in enumerate(values):
                totals[side][number] += chance * value
    return Turn(*totals[0]), Turn(*totals[1])


def _speed(move: Move, other: Move) -> int:
    own = 0 if move is moves.STICK_AND_MOVE and other is moves.CUT_OFF_RING else move.own_speed
    return own + other.opponent_speed


def _struck(
    sides: tuple[Numbers, Numbers],
    actions: tuple[Action, Action],
    feints: tuple[bool, bool],
    side: int,
    ahead: int,
) -> tuple[float, float, float, float, float, float, float]:
    """What a side's attack does, ``ahead`` in the Speed test by so much: the fields of ``Turn`` after the Edge."""
    me, him = sides[side], sides[1 - side]
    mine, his = actions[side], actions[1 - side]
    defense = him.defense.left(_defense(me, mine.move, his.move, ahead > 0, feints[side]))
    stopped = REFEREE_STOPS / 10 if defense.total == 0 else 0.0
    if mine.sandbag or moves.CLINCH in (mine.move, his.move) or me.stamina - mine.price < 1:
        return 0.0, 0.0, stopped, 0.0, 0.0, 0.0, 0.0
    more = mine.move.own_might
    if ahead > 0 and not (mine.move is moves.COUNTERPUNCH and feints[1 - side]):
        more += mine.move.edge_might
    might = me.might.left(more)
    struck = blow(might, max(0, -ahead), defense, mine.move is moves.HAYMAKER)
    stamina, dice = HURT[mine.aggressive, his.aggressive]
    if mine.move is moves.BODY_SNATCHER:
        stamina, dice = 2.0, 1.0
    lost = stamina * struck.hit + moves.LIVER_STAMINA * struck.double * (mine.move is moves.LIVER_SHOT)
    beaten, cost = counted(max(0, him.stamina - his.price - 1), him.start, him.knockdowns, him.chin)
    falls = struck.down - struck.out
    ends = 1 - (1 - stopped) * (1 - struck.out - falls * beaten)
    return struck.hit, struck.down, ends, lost, dice * struck.hit, falls * cost, struck.margin


def _defense(me: Numbers, mine: Move, his: Move, edge: bool, feinted: bool) -> int:
    """Defense dice his moves and mine give him."""
    change = 0 if his is moves.TURTLE and mine is moves.LIVER_SHOT else his.own_defense
    if edge:
        change += his.no_edge_defense
    if feinted:
        change += moves.FEINT_DEFENSE
    if me.southpaw or mine is moves.SOUTHPAW:
        change += moves.SOUTHPAW_DEFENSE
    return change
