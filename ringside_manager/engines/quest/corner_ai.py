"""The corner AI of Quest: every clash is worked out and weighed in chances of winning."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from math import erf, exp, inf, pi, sqrt
from typing import Any, NamedTuple

from ringside_manager.bout.chance import Chance, SeededChance
from ringside_manager.bout.corner import Controller, Request
from ringside_manager.bout.engine import IN_CHARACTER, LAPSES, ForgetfulCorner
from ringside_manager.engines.quest import automatic, moves
from ringside_manager.engines.quest.automatic import AutomaticCorner
from ringside_manager.engines.quest.chances import Footing, Nine, footings, meeting, outwits, spread
from ringside_manager.engines.quest.character import CharacterCorner
from ringside_manager.engines.quest.moves import (
    AS_PLAIN,
    NO_MOVE,
    NO_TECHNIQUE,
    PLAIN,
    WITH_MOVE,
    Action,
    Family,
    Move,
    Technique,
    actions_of,
)
from ringside_manager.engines.quest.state import CLASH_KINDS, CLASH_NUMBERS, WATCH_KINDS, Reaction
from ringside_manager.engines.quest.tables import CLASHES, SUCCESS, Criterion, Pool
from ringside_manager.engines.quest.view import Moment, QuestView, Standing

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

    def scales(self) -> tuple[Scale, ...]:
        """What each field of a swing counts in each clash, in their order."""
        taken, lost = self.other_stamina + self.stamina, self.own_stamina + self.stamina
        rest = self.edge, self.margin, self.down, self.die, 1 - self.win, self.win, taken, lost
        return tuple((hits, *rest) for hits in self.hits)


Scale = Nine
"""What each field of a swing counts in a clash."""


def worth(view: QuestView) -> Worth:
    """What counts where the bout stands, as far as the corner knows the judges."""
    own, other = view.stamina_at_hand, view.opponent.stamina
    return _worth(view.leads, view.criteria, view.rounds_to_score, own, other)


@lru_cache(maxsize=4096)
def _worth(leads: tuple[int, ...], criteria: tuple[str, ...], rounds: int, own: int, other: int) -> Worth:
    middle = sum(leads) / len(leads)
    ahead = middle / sqrt(ROUND_SPREAD * rounds) + STAMINA_TELLS * (
        reserve(own, rounds) - reserve(other, rounds)
    )
    judged = _judged(leads, criteria, rounds)
    return Worth(*judged, marginal(own, rounds), marginal(other, rounds), _die(rounds), normal(ahead))


Judged = tuple[tuple[float, float, float], float, float, float, float]
"""What the judges give for hits in each clash, the Edge, margins, knockdowns and stamina."""


@lru_cache(maxsize=8192)
def _judged(leads: tuple[int, ...], criteria: tuple[str, ...], rounds: int) -> Judged:
    first = second = third = edge = margin = down = stamina = 0.0
    variance = ROUND_SPREAD * max(1, rounds)
    for lead, criterion in zip(leads, criteria, strict=True):
        point = PART_OF_A_JUDGE * exp(-lead * lead / (2 * variance)) / sqrt(2 * pi * variance)
        tastes = (TASTES[criterion],) if criterion else _ANY_TASTE
        fall = 0.5 * point / len(tastes)
        for taste in tastes:
            unit = 0.8 * point / taste.spread / len(tastes)
            hit = unit * taste.hit
            first += hit
            second += hit * 2 if taste.late else hit
            third += hit * 3 if taste.late else hit
            edge += unit * taste.edge
            margin += unit * taste.margin
            stamina += unit * taste.stamina
            down += unit * taste.down + fall
    return (first, second, third), edge, margin, down, stamina


_ANY_TASTE = tuple(TASTES.values())


@cache
def _die(rounds: int) -> float:
    return DIE_WORTH * min(1.0, sqrt(rounds / 12))


def normal(z: float) -> float:
    """The normal distribution function."""
    return 0.5 * (1 + erf(z / sqrt(2)))


def _scale(rounds: int) -> float:
    return STAMINA_BASE + STAMINA_A_ROUND * rounds


@lru_cache(maxsize=4096)
def reserve(stamina: int, rounds: int) -> float:
    """What stamina is worth with so many rounds to go."""
    return STAMINA_WORTH * (1 - exp(-stamina / _scale(rounds)))


@lru_cache(maxsize=4096)
def marginal(stamina: int, rounds: int) -> float:
    """What the next point of stamina is worth."""
    return STAMINA_WORTH / _scale(rounds) * exp(-max(0.0, stamina) / _scale(rounds))


# Which stance and move, what to watch for, which techniques: each what adds most to the chance of winning


NAMES = 2.5
"""How many moves the other is thought to watch for in a clash."""
TRIES = 0.5
"""How often the other is thought to add a move to his stance."""

Actions = tuple[Action | None, ...]
Mix = tuple[tuple[Action, float], ...]
"""What the other may do, with shares that add up to 1."""


class Situation:
    """What the clashes of a round are weighed by, once its techniques are chosen: both boxers, what the other may do in each
    clash, and what counts.

    Between two bells nothing of it changes but the own plan, so a corner makes it once and asks it of every clash; bouts that
    stand alike share it, with all it has been asked before.
    """

    def __init__(self, standing: Standing) -> None:
        me, him, declared, told = standing.me, standing.other, standing.others, standing.told
        self.stamina, self._usable, self._fouls = standing.stamina, standing.usable, standing.fouls
        self._meeting = meeting(me.dice, him.dice)
        self._stands = footings(me.start, me.knockdowns, me.chin)
        outwitted = outwits(me.dice.cunning, him.dice.cunning)
        seen = min(1.0, NAMES / max(1, len(standing.declared)))
        self._comes_off, self._comes_off_again = 1 - seen + seen * outwitted, outwitted
        rounds = standing.rounds_to_score
        self._scales = _worth(standing.leads, standing.criteria, rounds, self.stamina, him.stamina).scales()
        mixes = _mixes(standing.rounds_left, him.stamina, declared)
        if told is not None:
            read = _mix(Family(told[1]), declared, told[0] - 1)
            mixes = (*mixes[: told[0] - 1], read, *mixes[told[0] :])
        self._he_stands = _stands(him.stamina, him.start, him.knockdowns, him.chin)
        self._others = mixes
        self._southpaw = him.dice.southpaw
        self._harmful: dict[tuple[int, Actions], list[Move]] = {}
        self._answers: dict[tuple[Request[Any], Actions], object] = {}

    def answer(self, request: Request[Any], view: QuestView) -> object:
        """What the corner does in a clash or watches for in it, worked out when first asked beside the same plan."""
        asked = request, view.actions
        known = self._answers.get(asked)
        if known is None:
            known = self._answers[asked] = _PLANNED[request.kind](self, request, view)
        return known

    def expected(self, clash: int, left: int, mine: Action, price: int, others: Mix) -> float:
        """What an action that comes off brings against the mix, in chances of winning.

        ``left`` is the stamina he has for it and ``price`` what he pays; what the other pays is his loss.
        """
        per_hit, per_edge, per_margin, per_down, per_die, per_win, per_loss, per_taken, per_lost = (
            self._scales[clash]
        )
        known, he_stands = self._meeting, self._he_stands
        stands, total = self._stands[left - mine.price if left > mine.price else 0], 0.0
        for his, share in others:
            hit, edge, margin, down, dice, wins, loses, taken, lost = known[mine, his, stands, he_stands[his]]
            total += share * (
                per_hit * hit
                + per_edge * edge
                + per_margin * margin
                + per_down * down
                + per_die * dice
                + per_win * wins
                - per_loss * loses
                + per_taken * taken
                - per_lost * (lost + price)
            )
        return total

    def best_action(self, request: Request[Action], view: QuestView) -> Action:
        """The stance and the move of a clash: what brings most, if it comes off as often as it may be watched for."""
        clash = CLASH_KINDS.index(request.kind)
        left, others = self.stamina - view.planned_price, self._others[clash]
        one, other = view.moves_before(clash)
        plain: dict[tuple[Action, int], float] = {}
        best, chosen = -inf, request.options[0]
        for action in request.options:
            move, price = action.move, action.price
            if price > left:
                score = -1.0 - price
            else:
                fallback = AS_PLAIN[action], price
                if fallback not in plain:
                    plain[fallback] = self.expected(clash, left, *fallback, others)
                score = plain[fallback]
                if move is moves.CLINCH and self._fouls:
                    score -= 1.0
                elif move is not NO_MOVE:
                    works = self._comes_off_again if one is move and other is move else self._comes_off
                    score = works * self.expected(clash, left, action, price, others) + (1 - works) * score
            if score > best:
                best, chosen = score, action
        return chosen

    def best_name(self, request: Request[Move], view: QuestView) -> Move:
        """The move of the other that would harm most in a clash as it is planned, as far as he can use it."""
        clash, actions, options = WATCH_KINDS.index(request.kind), view.actions, request.options
        if self._southpaw and moves.SOUTHPAW in options:
            return moves.SOUTHPAW
        harmful = self._harmful.get((clash, actions))
        if harmful is None:
            left = self.stamina - view.planned_price
            harms = self._harms(clash, left, actions[clash] or moves.DEFENSIVE)
            harmful = [move for harm, _, move in sorted(harms, reverse=True) if harm > 0]
            self._harmful[clash, actions] = harmful
        for move in harmful:
            if move in options:
                return move
        return NO_MOVE

    def _harms(self, clash: int, left: int, mine: Action) -> Iterator[tuple[float, int, Move]]:
        """What each move would cost in a clash beyond his plain stance, with its place."""
        likely = [action.family for action, _ in self._others[clash]]
        without: dict[Action, float] = {}
        for move in self._usable:
            if move is moves.GRANDSTAND and clash < CLASHES - 1:
                continue
            most = -inf
            for his in actions_of(move):
                plain = AS_PLAIN[his]
                if plain not in without:
                    without[plain] = self.expected(clash, left, mine, 0, ((plain, 1.0),))
                cost = without[plain] - self.expected(clash, left, mine, 0, ((his, 1.0),))
                most = max(most, cost if his.family in likely else cost * UNLIKELY)
            yield most, move.place, move


UNLIKELY = 0.2
"""How much a move counts that goes with another stance than the one expected."""


@lru_cache(maxsize=4096)
def _stands(stamina: int, start: int, knockdowns: int, chin: bool) -> dict[Action, Footing]:
    """How a boxer stands who has paid for an action."""
    left = footings(start, knockdowns, chin)
    return {action: left[max(0, stamina - action.price)] for action in moves.ACTIONS}


@lru_cache(maxsize=4096)
def _mixes(rounds_left: int, stamina: int, declared: tuple[Move, ...]) -> tuple[Mix, ...]:
    """What the other may do in each clash of a round: the stances of an automatic corner, and his moves."""
    planned, _ = automatic.stances(rounds_left, stamina)
    return tuple(_mix(action.family, declared, clash) for clash, action in enumerate(planned))


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


# Seconds


def best_technique(view: QuestView, request: Request[Technique]) -> Technique:
    """The technique that is worth most now; nothing if none is worth anything."""
    weights, rounds = worth(view), view.terms.rounds - view.round + 1
    values = [
        (_TECHNIQUE_WORTH[one](view, weights, rounds), -place) for place, one in enumerate(request.options)
    ]
    most, place = max(values)
    return request.options[-place] if most > 0 else NO_TECHNIQUE


_TECHNIQUE_WORTH: dict[Technique, Callable[[QuestView, Worth, int], float]] = {
    moves.WATER: lambda view, weights, _: (
        weights.own_stamina if view.stamina_to_plan_with < view.me.start else 0.0
    ),
    moves.SWAB: lambda view, weights, _: weights.die * min(1.2, 1.2 * view.me.damage_defense),
    moves.COLD_IRON: lambda view, weights, _: weights.die * min(1.2, 0.8 * view.me.damage_speed),
    moves.RUB_DOWN: lambda view, weights, _: weights.die * min(1.2, 1.0 * view.me.damage_might),
    moves.SALTS: lambda view, *_: 0.015 * max(0, view.me.knockdowns - 1),
    moves.WORK_JUDGES: lambda _, weights, rounds: 0.004 * (rounds > 3),
    moves.SCOUTING: lambda view, *_: 0.0035 if len(view.opponent.declared) > 2 else 0.0,
    moves.READ: lambda *_: 0.0015,
    moves.NEW_PLAN: lambda *_: 0.0002,
    moves.CALM_DOWN: lambda _, weights, rounds: 0.002 * (weights.win > 0.7) * (rounds < 4),
    moves.FIRE_UP: lambda _, weights, rounds: 0.002 * (weights.win < 0.3) * (rounds < 4),
    moves.TOWEL: lambda *_: 0.0,
    NO_TECHNIQUE: lambda *_: 0.0,
}


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


# How the corner thinks:
# * **A clash** between two actions is worked out exactly from the pools (``chances.py``): the Edge, hits, knockdowns, what they
#   cost in stamina and dice.
# * **Worth**: everything is counted in chances of winning: hits, Edges and margins as the judges count them who are known, on
#   average for those who are not; stamina more the less of it and the more rounds are left; an end by what there is to win or lose.
# * **The other** is thought to plan like an absent manager: his stances follow from his stamina, his moves come by chance; a
#   stance that was read counts as it was read.
# * **Stance and move**: the action that brings most against that mix, if it comes off as often as it may be watched for.
# * **Watching**: the moves of the other that would harm most against the own plan.  **Seconds**: the techniques worth most now.
# Weaker levels know all this and forget it as often as ``LAPSES`` says: the automatic corner (section 15) decides then.


situation = lru_cache(maxsize=1024)(Situation)
"""What the clashes are weighed by where bouts stand alike: they do at the first bell, and in looking back at a round."""

_PLANNED: dict[str, Callable[[Situation, Request[Any], QuestView], object]] = {
    **dict.fromkeys(CLASH_KINDS, Situation.best_action),
    **dict.fromkeys(WATCH_KINDS, Situation.best_name),
}
"""Decisions of the plan for a round, all made of one situation."""
_OTHERS: dict[str, Callable[[QuestView, Request[Any]], object]] = {
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
        self._at: list[tuple[QuestView, Moment, Situation] | None] = [None, None]

    def best(self, request: Request[Any], view: QuestView) -> object:
        other = _OTHERS.get(request.kind)
        if other is not None:
            return other(view, request)
        at, moment = self._at[request.corner.index], view.moment
        if at is None or at[0] is not view or at[1] != moment:
            at = self._at[request.corner.index] = view, moment, situation(view.standing())
        return at[2].answer(request, view)


def shares(request: Request[Any], view: QuestView) -> tuple[float, ...]:
    """How often the corner at its best takes each option: one of them always."""
    chosen = QuestCorner(SeededChance(0), [*LAPSES][-1]).best(request, view)
    return tuple(float(option is chosen) for option in request.options)


def Mind(chance: Chance, level: str) -> Controller:  # noqa: N802  # stands where other systems have a class
    """The corner AI at a level, or in character."""
    return CharacterCorner(chance) if level == IN_CHARACTER else QuestCorner(chance, level)
