"""Which stance and move, what to watch for, which techniques: each what adds most to the chance of winning."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from ringside_manager.bout.request import Request
from ringside_manager.engines.quest import automatic, moves, seconds
from ringside_manager.engines.quest.chances import Numbers, exchange, outwits, spread
from ringside_manager.engines.quest.corner_ai.worth import Worth, gain, marginal, worth
from ringside_manager.engines.quest.moves import NO_MOVE, PLAIN, WITH_MOVE, Action, Family, Move
from ringside_manager.engines.quest.pools import Pool
from ringside_manager.engines.quest.requests import CLASH_KINDS, WATCH_KINDS, Reaction
from ringside_manager.engines.quest.seconds import NO_TECHNIQUE, Technique
from ringside_manager.engines.quest.tables import CLASHES, CLINCH_FOUL_FROM, SUCCESS
from ringside_manager.engines.quest.view import QuestView

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
    if technique is seconds.WATER:
        return weights.own_stamina if view.stamina_to_plan_with < me.start else 0.0
    healed: dict[Technique, float] = {
        seconds.SWAB: 1.2 * me.damage_defense,
        seconds.COLD_IRON: 0.8 * me.damage_speed,
        seconds.RUB_DOWN: 1.0 * me.damage_might,
    }
    if technique in healed:
        return weights.die * min(1.2, healed[technique])
    flat: dict[Technique, float] = {
        seconds.SALTS: 0.015 * max(0, me.knockdowns - 1),
        seconds.WORK_JUDGES: 0.004 * (rounds > 3),
        seconds.SCOUTING: 0.0035 if len(view.opponent.declared) > 2 else 0.0,
        seconds.READ: 0.0015,
        seconds.NEW_PLAN: 0.0002,
        seconds.CALM_DOWN: 0.002 * (weights.win > 0.7) * (rounds < 4),
        seconds.FIRE_UP: 0.002 * (weights.win < 0.3) * (rounds < 4),
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
    weights, rounds = worth(view), view.rounds_left
    price = marginal(me.stamina, rounds)
    saved = _at_least(me.failed, gap) * (weights.hits[max(0, view.clash - 1)] + price + weights.die * 0.3)
    if other.might > 3 * me.defense:
        saved += _at_least(me.failed, -(-other.might // 3) - me.defense) * 0.15
    return Reaction.USE if saved > price else Reaction.KEEP


def _at_least(dice: int, needed: int) -> float:
    return sum(spread(Pool(dice, 6), SUCCESS)[max(0, needed) :])
