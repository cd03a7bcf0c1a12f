"""What a clash brings on average: pools as distributions, the Edge, blows, knockdowns (sections 6 to 9, exact)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
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


class Dice(NamedTuple):
    """The pools of a boxer as they are now, and whether his Southpaw Switch lasts."""

    speed: Pool
    defense: Pool
    might: Pool
    cunning: Pool
    southpaw: bool


class Numbers(NamedTuple):
    """What of a boxer counts in a clash: his dice, and what he can take."""

    dice: Dice
    stamina: int
    start: int
    knockdowns: int
    chin: bool


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


@lru_cache(maxsize=8192)
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


@dataclass(frozen=True, slots=True, eq=False)
class Footing:
    """How a boxer who has paid for a clash stands in it; each exists once.

    ``able`` says that he can strike (Q31).  A knockdown that is no knockout beats him with the chance ``beaten``, and
    getting up costs him ``cost`` stamina on average (Q41, Q42).
    """

    able: bool
    beaten: float
    cost: float


_footing = cache(Footing)


@lru_cache(maxsize=1024)
def footings(start: int, knockdowns: int, chin: bool) -> tuple[Footing, ...]:
    """How a boxer stands with 0, 1, 2 … stamina left: mostly the same, for only a knockdown asks how much it is."""
    return tuple(
        _footing(left > 0, *counted(max(0, left - 1), start, knockdowns, chin)) for left in range(start + 1)
    )


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
    stands, he_stands = (
        footings(who.start, who.knockdowns, who.chin)[max(0, who.stamina - action.price)]
        for who, action in ((me, mine), (him, his))
    )
    return _exchange(me.dice, him.dice, mine, his, stands, he_stands)


def _exchange(
    me: Dice, him: Dice, mine: Action, his: Action, stands: Footing, he_stands: Footing
) -> tuple[Turn, Turn]:
    first, second = _feints(me, him, mine.move), _feints(him, me, his.move)
    ahead = leads(me.speed.left(_speed(mine.move, his.move)), him.speed.left(_speed(his.move, mine.move)))
    found: tuple[Turn, Turn] | None = None
    for feinted, share in first:
        for feinted_too, part in second:
            struck = strokes(me.might, me.southpaw, him.defense, mine, his, feinted, feinted_too)
            back = strokes(him.might, him.southpaw, me.defense, his, mine, feinted_too, feinted)
            turns = (
                _turn(ahead, struck, stands.able, he_stands),
                _turn(ahead, back[::-1], he_stands.able, stands),
            )
            found = _mixed(found, turns, share * part)
    assert found is not None
    return found


def _feints(me: Dice, him: Dice, move: Move) -> tuple[tuple[bool, float], ...]:
    if move is not moves.FEINT:
        return ((False, 1.0),)
    works = outwits(me.cunning, him.cunning)
    return ((True, works), (False, 1 - works))


def _mixed(found: tuple[Turn, Turn] | None, turns: tuple[Turn, Turn], share: float) -> tuple[Turn, Turn]:
    if found is None and share == 1:
        return turns
    one, other = (Turn(*[value * share for value in turn]) for turn in turns)
    if found is None:
        return one, other
    return (
        Turn(*[a + b for a, b in zip(found[0], one, strict=True)]),
        Turn(*[a + b for a, b in zip(found[1], other, strict=True)]),
    )


def _turn(ahead: Spread, strokes: Strokes, able: bool, target: Footing) -> Turn:
    """What an attack does over all leads in the Speed test, whose chances are ``ahead``."""
    edge = hit = down = ends = stamina = dice = drained = margin = 0.0
    beaten, cost = target.beaten, target.cost
    for chance, stroke in zip(ahead, strokes, strict=True):
        first, stopped, struck, hits, downs, out, falls, takes, breaks, beyond = stroke
        edge += chance * first
        if able and struck:
            hit += chance * hits
            down += chance * downs
            ends += chance * (1 - (1 - stopped) * (1 - out - falls * beaten))
            stamina += chance * takes
            dice += chance * breaks
            drained += chance * (falls * cost)
            margin += chance * beyond
        else:
            ends += chance * stopped
    return Turn(edge, hit, down, ends, stamina, dice, drained, margin)


def _speed(move: Move, other: Move) -> int:
    own = 0 if move is moves.STICK_AND_MOVE and other is moves.CUT_OFF_RING else move.own_speed
    return own + other.opponent_speed


class Stroke(NamedTuple):
    """An attack of a boxer who is so far ahead in the Speed test, whoever stands how.

    ``struck`` says whether he tests Might; ``stopped`` is the chance that the referee stops the other, ``falls`` that the
    other is down and not knocked out; ``stamina`` and ``dice`` what hits take, on average.  The others are those of ``Blow``.
    """

    edge: float
    stopped: float
    struck: bool
    hit: float = 0.0
    down: float = 0.0
    out: float = 0.0
    falls: float = 0.0
    stamina: float = 0.0
    dice: float = 0.0
    margin: float = 0.0


Strokes = tuple[Stroke, ...]


@lru_cache(maxsize=8192)
def strokes(
    might: Pool, southpaw: bool, defense: Pool, mine: Action, his: Action, feinted: bool, feinted_too: bool
) -> Strokes:
    """The attacks of a boxer who is -2, -1, 0, 1, 2 successes ahead in the Speed test."""
    return tuple(
        _stroke(
            might, defense.left(_defense(southpaw, mine.move, his.move, ahead > 0, feinted)), mine, his, ahead, feinted_too
        )
        for ahead in range(-EDGE_PENALTY, EDGE_PENALTY + 1)
    )  # fmt: skip


def _stroke(might: Pool, defense: Pool, mine: Action, his: Action, ahead: int, feinted_too: bool) -> Stroke:
    edge = float(ahead > 0)
    stopped = REFEREE_STOPS / 10 if defense.total == 0 else 0.0
    if mine.sandbag or moves.CLINCH in (mine.move, his.move):
        return Stroke(edge, stopped, struck=False)
    more = mine.move.own_might
    if ahead > 0 and not (mine.move is moves.COUNTERPUNCH and feinted_too):
        more += mine.move.edge_might
    hit, down, out, double, margin = blow(
        might.left(more), max(0, -ahead), defense, mine.move is moves.HAYMAKER
    )
    stamina, dice = HURT[mine.aggressive, his.aggressive]
    if mine.move is moves.BODY_SNATCHER:
        stamina, dice = 2.0, 1.0
    lost = stamina * hit + moves.LIVER_STAMINA * double * (mine.move is moves.LIVER_SHOT)
    return Stroke(edge, stopped, True, hit, down, out, down - out, lost, dice * hit, margin)


def _defense(southpaw: bool, mine: Move, his: Move, edge: bool, feinted: bool) -> int:
    """Defense dice his moves and mine give him."""
    change = 0 if his is moves.TURTLE and mine is moves.LIVER_SHOT else his.own_defense
    if edge:
        change += his.no_edge_defense
    if feinted:
        change += moves.FEINT_DEFENSE
    if southpaw or mine is moves.SOUTHPAW:
        change += moves.SOUTHPAW_DEFENSE
    return change


# What a clash brings one boxer, kept for everything two boxers can do as long as their dice are the same


Nine = tuple[float, float, float, float, float, float, float, float, float]
Swing = Nine
"""A clash from one side: his hits, edge, margin, knockdowns and dice minus the other's; the chances that it ends for him and
against him; what stamina it takes from the other, price included, and from him without his price.
"""


class Meeting(dict[tuple[Action, Action, Footing, Footing], Swing]):
    """What two boxers with these dice bring about, by both actions and by how both stand once they have paid."""

    def __init__(self, me: Dice, him: Dice) -> None:
        super().__init__()
        self._me, self._him = me, him

    def __missing__(self, case: tuple[Action, Action, Footing, Footing]) -> Swing:
        mine, his = _exchange(self._me, self._him, *case)
        taken, lost = mine.stamina + mine.drained + case[1].price, his.stamina + his.drained
        hit, edge, margin = mine.hit - his.hit, mine.edge - his.edge, mine.margin - his.margin
        down, dice = mine.down - his.down, mine.dice - his.dice
        found = self[case] = hit, edge, margin, down, dice, mine.ends, his.ends, taken, lost
        return found


meeting = lru_cache(maxsize=256)(Meeting)
"""The meeting of two boxers' dice: a bout knows few, for dice are lost seldom, and each is asked for thousands of clashes."""
