"""What a round may bring, in exact chances; only fouls, cuts and injuries are left out (K10 to K32).

For outlooks and the corner AI.  Sides are *me* and *him*; leads are mine minus his.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from ringside_manager.engines.control.state import PACE_BY_PLAN, TROUBLE_BY_PLAN, Fighter, FighterView, Plan
from ringside_manager.engines.control.tables import (
    ADJUSTMENT,
    BEATING,
    BEATINGS,
    BIG,
    COUNTED_OUT_FROM,
    EPL_CHART,
    KNOCKDOWN_SCORE,
    LOWEST_TOTAL,
    MARGINS,
    OUTLANDED,
    PACES,
    PUNCHER,
    PUNCHERS_CHANCE,
    SHAKY_FROM,
    STOPPED_UNHURT_UP_TO,
    STOPPED_UP_TO,
    Trouble,
)
from ringside_manager.engines.control.trouble import trouble_of

FACES = range(1, 7)
NONE = -1
"""Stands for no trouble modifier."""
MODIFIERS = (NONE, *sorted({row.modifier for row in MARGINS if row.modifier is not None}))


def _sums(dice: int) -> dict[int, float]:
    """The chance of every sum of so many dice."""
    chances: dict[int, float] = {}
    for faces in product(FACES, repeat=dice):
        chances[sum(faces)] = chances.get(sum(faces), 0.0) + 6.0**-dice
    return chances


TWO, THREE = _sums(2), _sums(3)


class Numbers(NamedTuple):
    """What counts of a fighter in a round."""

    con: int
    tr: int
    column: int
    worn_out: bool
    past: bool
    chin: int
    wear: int
    downs: int
    power: int
    beatings: int


class Fall(NamedTuple):
    """What a trouble roll does to the other: chances that it stops him, knocks him down and up again, hurts him; and wear."""

    stops: float
    downs: float
    """Knockdowns he gets up from, on average."""
    wear: float


class Round(NamedTuple):
    """What a round brings: chances that either is stopped, and if not, means of what both take from it."""

    i_stop: float
    he_stops: float
    points: float
    """Lead on a card, on average."""
    spread: float
    """Its variance."""
    my_wear: float
    his_wear: float
    lead: float
    """Effective punches more than his, on average."""


def numbers_of(fighter: Fighter | FighterView) -> Numbers:
    """A fighter's numbers in the round as it stands."""
    card = fighter.card
    return Numbers(
        fighter.con, fighter.tr, fighter.column, fighter.worn_out, fighter.past, card.chin, fighter.wear,
        fighter.downs, card.power, fighter.beatings,
    )  # fmt: skip


@lru_cache(maxsize=512)
def control(lead: int) -> tuple[float, float]:
    """Chances of control for me and for him, my CON being ``lead`` higher (K10)."""
    sums = [mine + lead - his for mine in FACES for his in FACES]
    return sum(each > 0 for each in sums) / 36, sum(each < 0 for each in sums) / 36


@lru_cache(maxsize=8)
def adjustments(shift: int) -> tuple[tuple[int, float], ...]:
    """Every adjustment with its chance, the pace die changed by ``shift`` (K11, K12, K91)."""
    chances: dict[int, float] = {}
    for pace, face in product(FACES, FACES):
        by = ADJUSTMENT[PACES[min(6, max(1, pace + shift)) - 1]][face - 1]
        chances[by] = chances.get(by, 0.0) + 1 / 36
    return tuple(sorted(chances.items()))


@lru_cache(maxsize=16)
def punches(column: int, worn_out: bool) -> tuple[tuple[int, int, float], ...]:
    """Punches, puncher's chance and probability of every total (K13, K16)."""
    chances: dict[tuple[int, int], float] = {}
    for drawn, chance in THREE.items():
        total = max(LOWEST_TOTAL, drawn - worn_out)
        key = EPL_CHART[total - LOWEST_TOTAL][column], PUNCHERS_CHANCE.get(total, NONE)
        chances[key] = chances.get(key, 0.0) + chance
    return tuple((landed, puncher, chance) for (landed, puncher), chance in chances.items())


Exchange = tuple[tuple[int, int, int, float], ...]
Shape = tuple[int, bool]
"""What his punches depend on: his column, and whether he is worn out."""

_FROM = (0, 2, 6, 7, 9, 12, 16)
LEADS = tuple(max(least for least in _FROM if least <= lead) for lead in range(BIG + 1))
"""K15, K51: leads that mean the same are told as the least of them."""


def by_lead(lead: int) -> int:
    """The trouble modifier of a lead (K15)."""
    modifier = MARGINS[lead].modifier if lead > 0 else None
    return NONE if modifier is None else modifier


@lru_cache(maxsize=4096)
def exchange(mine: Shape, his: Shape, shift: int | None) -> tuple[Exchange, float]:
    """Leads, my and his trouble modifier (K15 to K17), and probability; and the mean lead.

    I am in control with the pace die changed by ``shift``, or nobody is without one.
    """
    chances: dict[tuple[int, int, int], float] = {}
    changes = ((0, 1.0),) if shift is None else adjustments(shift)
    mean = 0.0
    for (landed, mod, p), (other, other_mod, q), (by, r) in product(punches(*mine), punches(*his), changes):
        lead = landed + by - other if by > 0 else landed - max(0, other + by)
        size = LEADS[min(BIG, abs(lead))]
        step = size if lead > 0 else -size
        key = step, max(mod, by_lead(step)), max(other_mod, by_lead(-step))
        chances[key] = chances.get(key, 0.0) + p * q * r
        mean += lead * p * q * r
    return tuple((*key, chance) for key, chance in chances.items()), mean


@lru_cache(maxsize=16384)
def mixed(mine: Shape, his: Shape, con: int, shifts: tuple[int, int]) -> tuple[Exchange, float]:
    """The same whoever comes to control the round, my CON being ``con`` higher (K10)."""
    i_control, he_controls = control(con)
    nobody = 1 - i_control - he_controls
    ours, my_mean = exchange(mine, his, shifts[0])
    theirs, his_mean = exchange(his, mine, shifts[1])
    level, level_mean = exchange(mine, his, None)
    chances: dict[tuple[int, int, int], float] = {}
    for share, found in ((i_control, ours), (nobody, level)):
        for lead, mod, other, chance in found:
            chances[lead, mod, other] = chances.get((lead, mod, other), 0.0) + share * chance
    for lead, other, mod, chance in theirs:
        chances[-lead, mod, other] = chances.get((-lead, mod, other), 0.0) + he_controls * chance
    mean = i_control * my_mean - he_controls * his_mean + nobody * level_mean
    return tuple((*key, chance) for key, chance in chances.items()), mean


@lru_cache(maxsize=256)
def at_most(bound: int) -> float:
    """The chance that two dice show at most that."""
    return sum(chance for total, chance in TWO.items() if total <= bound)


@lru_cache(maxsize=4096)
def counted_out(downs: int, power: int, chin: int) -> float:
    """The chance that he does not come through a count after ``downs`` earlier knockdowns (K21, K25)."""
    added = downs + (power >= PUNCHER)
    out = 1 - at_most(COUNTED_OUT_FROM - 1 - added)
    shaky = 1 - at_most(SHAKY_FROM - 1 - added) - out
    return out + shaky * at_most(STOPPED_UP_TO - chin // 2)


@lru_cache(maxsize=16384)
def fall(added: int, downs: int, power: int, chin: int) -> Fall:
    """What two dice and all that is ``added`` to them do to the other (K20)."""
    stops = up = wear = 0.0
    once = counted_out(downs, power, chin)
    twice = once + (1 - once) * counted_out(downs + 1, power, chin)
    for drawn, chance in TWO.items():
        result = trouble_of(drawn + added)
        lost = {Trouble.OUT: 1.0, Trouble.DOWN: once, Trouble.DOWN_TWICE: twice}.get(result, 0.0)
        times = {Trouble.DOWN: 1, Trouble.DOWN_TWICE: 2}.get(result, 0)
        stops += chance * lost
        up += chance * (1 - lost) * times
        wear += chance * (1 - lost) * (times or (result is Trouble.HURT))
    return Fall(stops, up, wear)


_UNTOUCHED = Fall(0.0, 0.0, 0.0)


def trouble(one: Numbers, other: Numbers, modifier: int, plans: int) -> Fall:
    """What his trouble roll does, if he has one (K20)."""
    if modifier == NONE:
        return _UNTOUCHED
    added = one.tr + modifier - other.chin + other.wear + other.past + plans
    return fall(added, other.downs, one.power, other.chin)


def referee(loser: Numbers, lead: int, down: float) -> float:
    """The chance that the referee stops who is ``lead`` behind, ``down`` that he was down (K30 to K32)."""
    if lead < BEATING or (lead < BIG and loser.beatings + 1 < BEATINGS):
        return 0.0
    hard = at_most(STOPPED_UP_TO - loser.chin // 2)
    if loser.beatings + 1 >= BEATINGS:
        return hard
    down = min(1.0, down)
    return down * hard + (1 - down) * at_most(STOPPED_UNHURT_UP_TO - loser.chin // 2)


def card_lead(lead: int, net: float) -> float:
    """Points on a card for a lead of 0 or more, ``net`` knockdowns on average on top (K50, K51)."""
    even = 10 - MARGINS[lead].points
    if net >= 0:
        return even + net * (11 - KNOCKDOWN_SCORE - even if even > 1 else 1)
    lost = 1 if lead > OUTLANDED else 10 - KNOCKDOWN_SCORE
    return even + net * (even + lost)


@lru_cache(maxsize=65536)
def fought(me: Numbers, him: Numbers, mine: Plan = Plan.EVEN, his: Plan = Plan.EVEN) -> Round:
    """The round between two fighters with these plans."""
    plans = TROUBLE_BY_PLAN[mine] + TROUBLE_BY_PLAN[his]
    found, lead_mean = mixed(
        (me.column, me.worn_out),
        (him.column, him.worn_out),
        me.con - him.con,
        (PACE_BY_PLAN[mine], PACE_BY_PLAN[his]),
    )
    on_him = {modifier: trouble(me, him, modifier, plans) for modifier in MODIFIERS}
    on_me = {modifier: trouble(him, me, modifier, plans) for modifier in MODIFIERS}
    won = lost = points = squares = my_wear = his_wear = 0.0
    for lead, mod, other_mod, chance in found:
        his_fall, my_fall = on_him[mod], on_me[other_mod]
        i_stop, he_stops = stops(me, him, lead, his_fall, my_fall)
        won += chance * i_stop
        lost += chance * he_stops
        net = his_fall.downs - my_fall.downs
        scored = card_lead(lead, net) if lead >= 0 else -card_lead(-lead, -net)
        points += chance * scored
        squares += chance * scored * scored
        my_wear += chance * my_fall.wear
        his_wear += chance * his_fall.wear
    return Round(won, lost, points, squares - points * points, my_wear, his_wear, lead_mean)


def stops(me: Numbers, him: Numbers, lead: int, on_him: Fall, on_me: Fall) -> tuple[float, float]:
    """The chances that I stop him and he stops me: the leader rolls first, then the referee may look (K17, K18)."""
    if lead >= 0:
        i_stop = on_him.stops
        he_stops = (1 - i_stop) * on_me.stops
        i_stop += (1 - i_stop - he_stops) * referee(him, lead, on_him.downs)
        return i_stop, he_stops
    he_stops = on_me.stops
    i_stop = (1 - he_stops) * on_him.stops
    he_stops += (1 - i_stop - he_stops) * referee(me, -lead, on_me.downs)
    return i_stop, he_stops
