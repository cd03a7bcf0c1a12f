"""The corner AI of Quest: every clash is worked out and weighed in chances of winning."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import erf, exp, pi, sqrt
from typing import Any, NamedTuple

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.engine import ForgetfulCorner
from ringside_manager.bout.request import Request
from ringside_manager.engines.quest import automatic, moves
from ringside_manager.engines.quest.automatic import AutomaticCorner
from ringside_manager.engines.quest.chances import Numbers, Turn, exchange, outwits, spread
from ringside_manager.engines.quest.moves import (
    NO_MOVE,
    NO_TECHNIQUE,
    PLAIN,
    WITH_MOVE,
    Action,
    Family,
    Move,
    Technique,
)
from ringside_manager.engines.quest.options import CLASH_KINDS, CLASH_NUMBERS, WATCH_KINDS, Reaction
from ringside_manager.engines.quest.tables import CLASHES, CLINCH_FOUL_FROM, SUCCESS, Criterion, Pool
from ringside_manager.engines.quest.view import QuestView

# What things are worth in chances of winning: hits and the Edge to the judges, stamina, dice, an end of the bout


class Taste(NamedTuple):
    """What a judge's lead in a round grows by: a hit, more for one from an aggressive stance, the Edge, a point of Might
    above Defense, a knockdown, a point of stamina; ``spread`` is how far leads of a round lie apart, ``late`` says that
    a hit counts as much as the number of its clash.
    """

    hit: float
    edge: float
    margin: float
    down: float
    stamina: float
    spread: float
    late: bool = False


_CLEAN = Taste(1, 0, 0, 3, 0, 1.3)
TASTES = {
    Criterion.CLEAN_HITTING.value: _CLEAN,
    Criterion.RING_GENERAL.value: Taste(0, 1, 0, 2, 0, 1.6),
    Criterion.EFFECTIVE_AGGRESSION.value: Taste(2.3, 0, 0, 3, 0, 2.9),
    Criterion.HEAVY_ARTILLERY.value: Taste(0, 0, 1, 4, 0, 3.0),
    Criterion.DEFENCE_FIRST.value: Taste(1, 0.5, 0, 2, 0, 1.8),
    Criterion.CONDITIONING.value: Taste(0, 0, 0, 2, 1, 2.6),
    Criterion.LATE_SHOW.value: Taste(1, 0, 0, 3, 0, 2.9, late=True),
    Criterion.SHOWMANSHIP.value: Taste(1, 0, 0, 2, 0, 1.9),
    Criterion.OLD_SCHOOL.value: Taste(1, 0, 0, 3, 0, 1.8),
    Criterion.HOMETOWN.value: _CLEAN,
}
"""Spreads are those of rounds between automatic corners."""

ROUND_SPREAD = 0.9
"""Variance of a round on a card."""
PART_OF_A_JUDGE = 0.42
"""How much a card counts: two of three are needed."""
STAMINA_WORTH, STAMINA_BASE, STAMINA_A_ROUND = 0.55, 4.0, 1.1
"""All of the stamina in chances of winning, and how many points make two thirds of it: base, and more for each round left."""
DIE_WORTH = 0.06
"""A die lost with twelve rounds to go."""
STAMINA_TELLS = 1.2
"""How much of the difference in stamina tells in the chance of winning."""


class Worth(NamedTuple):
    """What counts at the moment, in chances of winning: for both the same, stamina apart."""

    hits: tuple[float, float, float]
    edge: float
    margin: float
    down: float
    stamina: float
    own_stamina: float
    other_stamina: float
    die: float
    win: float


def worth(view: QuestView) -> Worth:
    """What counts where the bout stands, as far as the corner knows the judges."""
    leads = tuple(mine - his for mine, his in view.scores)
    stamina = view.stamina_to_plan_with if view.clash == 0 else view.me.stamina
    return _worth(leads, view.criteria, view.rounds_to_score, stamina, view.opponent.stamina)


@lru_cache(maxsize=8192)
def _worth(leads: tuple[int, ...], criteria: tuple[str, ...], rounds: int, own: int, other: int) -> Worth:
    hits, edge, margin, down, stamina = [0.0, 0.0, 0.0], 0.0, 0.0, 0.0, 0.0
    variance = ROUND_SPREAD * max(1, rounds)
    for lead, criterion in zip(leads, criteria, strict=True):
        point = PART_OF_A_JUDGE * exp(-lead * lead / (2 * variance)) / sqrt(2 * pi * variance)
        tastes = (TASTES[criterion],) if criterion else tuple(TASTES.values())
        for taste in tastes:
            unit = 0.8 * point / taste.spread / len(tastes)
            for clash in range(3):
                hits[clash] += unit * taste.hit * ((clash + 1) if taste.late else 1)
            edge += unit * taste.edge
            margin += unit * taste.margin
            stamina += unit * taste.stamina
            down += unit * taste.down + 0.5 * point / len(tastes)
    mine, his = marginal(own, rounds), marginal(other, rounds)
    die = DIE_WORTH * min(1.0, sqrt(rounds / 12))
    middle = sum(leads) / len(leads)
    ahead = middle / sqrt(ROUND_SPREAD * rounds) + STAMINA_TELLS * (
        reserve(own, rounds) - reserve(other, rounds)
    )
    return Worth((hits[0], hits[1], hits[2]), edge, margin, down, stamina, mine, his, die, normal(ahead))


def normal(z: float) -> float:
    """The normal distribution function."""
    return 0.5 * (1 + erf(z / sqrt(2)))


def _scale(rounds: int) -> float:
    return STAMINA_BASE + STAMINA_A_ROUND * rounds


def reserve(stamina: int, rounds: int) -> float:
    """What stamina is worth with so many rounds to go."""
    return STAMINA_WORTH * (1 - exp(-stamina / _scale(rounds)))


def marginal(stamina: float, rounds: int) -> float:
    """What the next point of stamina is worth."""
    return STAMINA_WORTH / _scale(rounds) * exp(-max(0.0, stamina) / _scale(rounds))


def gain(weights: Worth, clash: int, mine: Turn, his: Turn, prices: tuple[int, int]) -> float:
    """What a clash (0 the first) brings in chances of winning, with what both pay for it."""
    lost = his.stamina + his.drained + prices[0]
    taken = mine.stamina + mine.drained + prices[1]
    return (
        weights.hits[clash] * (mine.hit - his.hit)
        + weights.edge * (mine.edge - his.edge)
        + weights.margin * (mine.margin - his.margin)
        + weights.down * (mine.down - his.down)
        + weights.die * (mine.dice - his.dice)
        + (1 - weights.win) * mine.ends
        - weights.win * his.ends
        + (weights.other_stamina + weights.stamina) * taken
        - (weights.own_stamina + weights.stamina) * lost
    )


# Which stance and move, what to watch for, which techniques: each what adds most to the chance of winning


NAMES = 2.5
"""How many moves the other is thought to watch for in a clash."""
TRIES = 0.5
"""How often the other is thought to add a move to his stance."""

Mix = tuple[tuple[Action, float], ...]
"""What the other may do, with shares that add up to 1."""


class Situation(NamedTuple):
    """What a clash is weighed by: both boxers, what the other may do, what counts, and which clash it is (0 the first)."""

    me: Numbers
    him: Numbers
    others: Mix
    weights: Worth
    clash: int

    @classmethod
    def of(cls, view: QuestView, clash: int) -> Situation:
        """The situation as the corner sees it, what the clashes planned before cost already gone."""
        stamina = (view.stamina_to_plan_with if view.clash == 0 else view.me.stamina) - view.planned_price
        me = view.me.numbers()._replace(stamina=stamina)
        return cls(me, view.opponent.numbers(), mix(view, clash), worth(view), clash)

    def expected(self, mine: Action, price: int, others: Mix | None = None) -> float:
        """What an action that comes off brings against the mix, in chances of winning."""
        return _expected(self.me, self.him, mine, others or self.others, self.weights, self.clash, price)


def best_action(view: QuestView, request: Request[Action]) -> Action:
    """The stance and the move of a clash."""
    at = Situation.of(view, CLASH_KINDS.index(request.kind))
    scores = [(score(view, at, option), -place) for place, option in enumerate(request.options)]
    return request.options[-max(scores)[1]]


def score(view: QuestView, at: Situation, action: Action) -> float:
    """What an action brings in chances of winning, if it comes off as often as it may be watched for."""
    if action.price > at.me.stamina:
        return -1.0 - action.price
    plain = at.expected(action.as_plain(), action.price)
    if action.move is NO_MOVE:
        return plain
    if action.move is moves.CLINCH and view.me.used[moves.CLINCH.place] >= CLINCH_FOUL_FROM - 1:
        return plain - 1.0
    works = comes_off(view, action.move, at.clash)
    return works * at.expected(action, action.price) + (1 - works) * plain


def comes_off(view: QuestView, move: Move, clash: int) -> float:
    """How likely a move comes off: watched for by chance, or surely the third time running (Q15, Q16)."""
    seen = min(1.0, NAMES / max(1, len(view.me.declared)))
    if _before(view, clash) == (move.name, move.name):
        seen = 1.0
    return 1 - seen + seen * outwits(view.me.card.cunning, view.opponent.card.cunning)


def _before(view: QuestView, clash: int) -> tuple[str, str]:
    """The moves of his two clashes before, as planned or fought; empty where none."""
    fought = [move.name for move in view.me.last]
    told = [name.partition("_")[2] for name in view.planned[view.clash : clash]]
    one, other = ([*fought, *told])[-2:]
    return one, other


@lru_cache(maxsize=65536)
def _expected(
    me: Numbers, him: Numbers, mine: Action, others: Mix, weights: Worth, clash: int, price: int
) -> float:
    total = 0.0
    for his, share in others:
        own, other = exchange(me, him, mine, his)
        total += share * gain(weights, clash, own, other, (price, his.price))
    return total


def mix(view: QuestView, clash: int) -> Mix:
    """What the other may do in a clash: the stances of an automatic corner, or the one that was read, and his moves."""
    opponent = view.opponent
    rounds_left = view.terms.rounds - view.round + 1
    told = view.told
    if told is not None and told[0] == clash + 1:
        return _mix(Family(told[1]), opponent.declared, clash)
    planned, _ = automatic.stances(rounds_left, opponent.stamina)
    return _mix(planned[clash].family, opponent.declared, clash)


@lru_cache(maxsize=4096)
def _mix(family: Family, declared: tuple[Move, ...], clash: int) -> Mix:
    fitting = [
        WITH_MOVE[family, move]
        for move in declared
        if family in move.families and (move is not moves.GRANDSTAND or clash == CLASHES - 1)
    ]
    if not fitting:
        return ((PLAIN[family], 1.0),)
    return ((PLAIN[family], 1 - TRIES), *((action, TRIES / len(fitting)) for action in fitting))


# Watching


def best_name(view: QuestView, request: Request[Move]) -> Move:
    """The move of the other that would harm most, as far as he can use it."""
    clash = WATCH_KINDS.index(request.kind)
    if view.opponent.southpaw and moves.SOUTHPAW in request.options:
        return moves.SOUTHPAW
    at = Situation.of(view, clash)
    planned = view.planned[clash]
    mine = next((action for action in moves.ACTIONS if action.name == planned), moves.DEFENSIVE)
    harms = [(harm(view, at, mine, move), place) for place, move in enumerate(request.options)]
    most, place = max(harms)
    return request.options[place] if most > 0 else NO_MOVE


def harm(view: QuestView, at: Situation, mine: Action, move: Move) -> float:
    """What a move of the other would cost in this clash beyond his plain stance; 0 if he cannot use it."""
    if not view.opponent.has(move) or (move is moves.GRANDSTAND and at.clash < CLASHES - 1):
        return 0.0
    if move.per_bout and view.opponent.used[move.place]:
        return 0.0
    likely = [action.family for action, _ in at.others]
    costs = []
    for family in move.families:
        with_it = at.expected(mine, 0, ((WITH_MOVE[family, move], 1.0),))
        cost = at.expected(mine, 0, ((PLAIN[family], 1.0),)) - with_it
        costs.append(cost if family in likely else cost * UNLIKELY)
    return max(costs)


UNLIKELY = 0.2
"""How much a move counts that goes with another stance than the one expected."""


# Seconds


def best_technique(view: QuestView, request: Request[Technique]) -> Technique:
    """The technique that is worth most now; nothing if none is worth anything."""
    weights = worth(view)
    values = [(_technique_worth(view, weights, one), -place) for place, one in enumerate(request.options)]
    most, place = max(values)
    return request.options[-place] if most > 0 else NO_TECHNIQUE


def _technique_worth(view: QuestView, weights: Worth, technique: Technique) -> float:
    me = view.me
    rounds = view.terms.rounds - view.round + 1
    if technique is moves.WATER:
        return weights.own_stamina if view.stamina_to_plan_with < me.start else 0.0
    healed: dict[Technique, float] = {
        moves.SWAB: 1.2 * me.damage_defense,
        moves.COLD_IRON: 0.8 * me.damage_speed,
        moves.RUB_DOWN: 1.0 * me.damage_might,
    }
    if technique in healed:
        return weights.die * min(1.2, healed[technique])
    flat: dict[Technique, float] = {
        moves.SALTS: 0.015 * max(0, me.knockdowns - 1),
        moves.WORK_JUDGES: 0.004 * (rounds > 3),
        moves.SCOUTING: 0.0035 if len(view.opponent.declared) > 2 else 0.0,
        moves.READ: 0.0015,
        moves.NEW_PLAN: 0.0002,
        moves.CALM_DOWN: 0.002 * (weights.win > 0.7) * (rounds < 4),
        moves.FIRE_UP: 0.002 * (weights.win < 0.3) * (rounds < 4),
    }
    return flat.get(technique, 0.0)


# Reactive moves


def second_wind(view: QuestView, _: Request[Any]) -> Reaction:
    """Once nothing of it is wasted, and in time to be of use."""
    me, rounds = view.me, view.terms.rounds - view.round + 1
    missing = me.start - me.stamina
    return Reaction.USE if missing >= me.start // 4 or rounds == 1 else Reaction.KEEP


def shoulder_roll(view: QuestView, _: Request[Any]) -> Reaction:
    """If what it may prevent is worth more than its price."""
    me, other = view.me, view.opponent
    gap = other.might - me.defense
    if gap <= 0:
        return Reaction.KEEP
    weights, rounds = worth(view), view.rounds_to_score
    price = marginal(me.stamina, rounds)
    saved = _at_least(me.failed, gap) * (weights.hits[max(0, view.clash - 1)] + price + weights.die * 0.3)
    if other.might > 3 * me.defense:
        saved += _at_least(me.failed, -(-other.might // 3) - me.defense) * 0.15
    return Reaction.USE if saved > price else Reaction.KEEP


def _at_least(dice: int, needed: int) -> float:
    return sum(spread(Pool(dice, 6), SUCCESS)[max(0, needed) :])


# The corner that decides for a Quest boxer.
#
# How it thinks:
#
# * **A clash** between two actions is worked out exactly from the pools (``chances.py``): the Edge, hits, knockdowns, what
#   they cost in stamina and dice.
# * **Worth**: everything is counted in chances of winning: hits, Edges and margins as the judges count them
#   who are known, on average for those who are not; stamina more the less there is of it and the more rounds are left; an
#   end of the bout by what there is to win or lose.
# * **The other** is thought to plan like an absent manager: his stances follow from his stamina, his moves come by chance;
#   a stance that was read counts as it was read.
# * **Stance and move**: the action that brings most against that mix, if it comes off as often as it may be watched for.
# * **Watching**: the moves of the other that would harm most against the own plan.
# * **Seconds**: the techniques worth most now.
#
# Weaker levels know all this but forget it: as often as ``LAPSES`` says, a decision is left to the automatic corner of the
# rules (section 15).


_DECIDERS: dict[str, Callable[[QuestView, Request[Any]], object]] = {
    **dict.fromkeys(CLASH_KINDS, best_action),
    **dict.fromkeys(WATCH_KINDS, best_name),
    "technique": best_technique,
    "read": lambda view, request: CLASH_NUMBERS[-1],
    "judge": lambda view, request: request.options[0],
    "second_wind": second_wind,
    "shoulder_roll": shoulder_roll,
    "iron_chin": lambda view, request: Reaction.USE,
}


class QuestCorner(ForgetfulCorner[QuestView]):
    """A corner at one of the levels of ``LAPSES``; where it forgets, the automatic corner decides."""

    def __init__(self, chance: Chance, level: str) -> None:
        super().__init__(chance, level)
        self._otherwise = AutomaticCorner(chance)

    def best(self, request: Request[Any], view: QuestView) -> object:
        return _DECIDERS[request.kind](view, request)


def shares(request: Request[Any], view: QuestView) -> tuple[float, ...]:
    """How often the corner at its best takes each option: one of them always."""
    chosen = _DECIDERS[request.kind](view, request)
    return tuple(float(option is chosen) for option in request.options)


Mind = QuestCorner
