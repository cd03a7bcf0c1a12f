"""How the corner chooses: strategies, styles and treatments, weighed by chances of winning."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ringside_manager.bout.corner import Request
from ringside_manager.bout.view import leads
from ringside_manager.engines.title_bout import actions as chances
from ringside_manager.engines.title_bout.card import Group
from ringside_manager.engines.title_bout.corner_ai.round_model import CUTS, Round, average_round
from ringside_manager.engines.title_bout.corner_ai.win_chance import (
    Future,
    Men,
    Pair,
    Standing,
    ahead,
    men,
    pair,
    planned,
    styled,
    win_chance,
)
from ringside_manager.engines.title_bout.corner_work import (
    ADVANCED,
    Treatment,
    capacity,
    cut,
    eye,
    gravest,
    harm,
    injury,
    is_eye,
    problems_of,
    skill_of,
    taken_on,
    worked_skill,
)
from ringside_manager.engines.title_bout.cuts import (
    CUT,
    DOCTOR,
    GASHES,
    MAJOR,
    MINOR,
    RESULTS,
    SHUT,
    Harm,
    cut_letter,
    stop_limit,
)
from ringside_manager.engines.title_bout.options import PLANS, Problem, Strategy, Style
from ringside_manager.engines.title_bout.state import Noted
from ringside_manager.engines.title_bout.tables import (
    CUT_MAN,
    EYE_LIMIT,
    REOPENS,
    RING_SMARTS,
    ROUND_CARDS,
    SKILLS,
    WORST_CUT_RATING,
)
from ringside_manager.engines.title_bout.view import TitleBoutView

# Which style and which strategy: the one with which the bout is won most often (T27, T167)


WORTH_WHILE = 0.001
"""Chance of winning a strategy must bring before it is tried, and a style before it is changed."""
ENDURANCE_STEP, PARTS = 5, 10
"""Standings are told apart no finer than this, so that they come up again."""


Prospect = tuple[Strategy, float, Round]
"""A strategy, how often it works, and the round with it."""


def standing(view: TitleBoutView) -> Standing:
    """Where the bout stands for the corner of a view, in steps."""
    me, him = view.me, view.opponent
    ends = (me.endurance // ENDURANCE_STEP * ENDURANCE_STEP, him.endurance // ENDURANCE_STEP * ENDURANCE_STEP)
    part = -(-view.cards_left * PARTS // ROUND_CARDS) / PARTS
    lead = leads(view)[1]
    return Standing(
        view.rounds_to_score - 1, part, lead, me.points - him.points, view.to_stop, ends, view.options.scoring
    )


def best_strategy(view: TitleBoutView, offered: tuple[Strategy, ...]) -> Strategy:
    """The strategy to try now; none while one is in force."""
    if view.me.strategy is not Strategy.NONE:
        return Strategy.NONE
    options = view.options
    smart = options.traits and view.me.card.special in RING_SMARTS
    return strategy_to_try(pair(view), men(view), offered, smart, standing(view), options.advanced_kd_table)


@lru_cache(maxsize=65536)
def strategy_to_try(
    both: Pair, fighters: Men, offered: tuple[Strategy, ...], smart: bool, at: Standing, advanced: bool
) -> Strategy:
    """The strategy that adds most to the chance of winning, by how often it works."""
    then = ahead(both, fighters, at.scoring, advanced)
    without = win_chance(average_round(*both, advanced), then, at)
    best, most = Strategy.NONE, WORTH_WHILE
    for strategy, works, round_with_it in prospects(
        both, offered, _shares(fighters[0][0].strategies, smart), advanced
    ):
        gain = works * (win_chance(round_with_it, then, at) - without)
        if gain > most:
            best, most = strategy, gain
    return best


@lru_cache(maxsize=1024)
def _shares(rated: tuple[int, int, int, int], smart: bool) -> tuple[float, ...]:
    """How often each strategy works, in the order of ``Strategy``; none always does."""
    ratings = dict(zip(Group, rated, strict=True))
    return tuple(
        chances.works(strategy, ratings[PLANS[strategy].group] if strategy in PLANS else 0, smart)
        / chances.CARDS
        for strategy in Strategy
    )


@lru_cache(maxsize=16384)
def prospects(
    both: Pair, offered: tuple[Strategy, ...], works: tuple[float, ...], advanced: bool
) -> tuple[Prospect, ...]:
    """Every strategy on offer."""
    return tuple(
        (strategy, works[place], average_round(*planned(both, PLANS[strategy]), advanced))
        for place, strategy in enumerate(Strategy)
        if strategy in PLANS and strategy in offered
    )


def best_style(view: TitleBoutView, offered: tuple[Style, ...]) -> Style:
    """The style with which he wins most often, now and in the rounds to come; as it is if nothing is gained.

    Within a round he thinks again only when somebody was down, or when it is the last.
    """
    me = view.me
    if me.forced or (view.second and view.rounds_to_score > 1 and not shaken(view)):
        return me.style
    options = view.options
    worths = style_worths(
        pair(view), men(view), offered, options.cf_conversion, standing(view), options.advanced_kd_table
    )
    now, best = me.style, max(worths)
    if now in offered and best <= worths[offered.index(now)] + WORTH_WHILE:
        return now
    return offered[worths.index(best)]


def shaken(view: TitleBoutView) -> bool:
    """Whether one of the two has been down and feels it still (T63, T66)."""
    return view.me.temporary is not None or view.opponent.temporary is not None


@lru_cache(maxsize=65536)
def style_worths(
    both: Pair, fighters: Men, offered: tuple[Style, ...], convert: bool, at: Standing, advanced: bool
) -> tuple[float, ...]:
    """The chance of winning with each style; ``convert`` says that T142 is in force."""
    either = [styled(both, fighters, style, convert) for style in offered]
    return tuple(
        win_chance(average_round(*so, advanced), ahead(so, fighters, at.scoring, advanced), at)
        for so in either
    )


# What a corner works on between two rounds: what threatens the bout and the control of it most (sections 17, 18, 25).
#
# Everything is weighed in chances of winning: a point of control or of the landing limit by what the round model makes of
# it over the rounds to come, a stoppage by all there is to lose, bleeding by the gashes it makes likelier.


LASTING = 3
"""Rounds a cut's harm lasts on average until another minute of work ends it."""
PUFFY = 0.15
"""A first stage does no harm but opens the way to the second: its share of the second's."""
BLEEDING_POINTS = 0.004
"""T156: what a point for a cut that bleeds is worth for the coming round."""


class Weights(NamedTuple):
    """Chances of winning that are lost with the bout, with a point of control, with a number of the landing limit, over
    all rounds to come; and with a point of the cut rating for a round.
    """

    bout: float
    control: float
    defence: float
    cut: float


def next_problem(view: TitleBoutView, request: Request[Problem]) -> Problem:
    """The problem to take on next, or that the corner is done."""
    weights = weigh(view)
    if request.rule == ADVANCED:
        if taken_on(view, request):  # two with half of the chance gain nothing (T164)
            return Problem.DONE
        waiting = [problem for problem in request.options if problem is not Problem.DONE]
        return max(waiting, key=lambda problem: injury_gain(view, gravest(view, problem), weights))
    problems = problems_of(view, request)
    skill, most = skill_of(view, request), capacity(skill_of(view, request))
    best: list[Problem] = []
    worth = 0.0
    for number in range(1, min(most, len(problems)) + 1):
        gains = {problem: gain(view, problem, worked_skill(skill, number), weights) for problem in problems}
        picked = sorted(problems, key=lambda problem: -gains[problem])[:number]
        total = sum(gains[problem] for problem in picked)
        if total > worth:
            best, worth = picked, total
    left = [problem for problem in best if problem in request.options]
    return left[0] if left and taken_on(view, request) < len(best) else Problem.DONE


# What it is worth


def gain(view: TitleBoutView, problem: Problem, skill: str, weights: Weights) -> float:
    """What a man of that skill gains on average by working on a cut or an eye."""
    if is_eye(problem):
        return _eye_gain(eye(view, problem, skill), weights)
    return _cut_gain(view, problem, cut(view, problem, skill), skill, weights)


def _cut_gain(
    view: TitleBoutView, problem: Problem, treated: Treatment, skill: str, weights: Weights
) -> float:
    stops, holds = (treated.stops or 0) / chances.CARDS, treated.holds / chances.CARDS
    control = stops * treated.control + (holds - stops) * min(1, treated.control)
    rounds = max(1, view.rounds_to_score)
    gained = control * weights.control * min(rounds, LASTING) / rounds
    if view.me.cuts[problem.value][3]:
        seeps = chances.number(CUT_MAN[SKILLS.index(skill)][2]) / chances.CARDS
        bleeding = 2 * holds + (seeps - holds)
        each = BLEEDING_POINTS if view.options.bleeding_points else weights.cut * min(rounds, LASTING)
        gained += bleeding * each
    return gained


def _eye_gain(treated: Treatment, weights: Weights) -> float:
    worse = EYE_LIMIT[2] * weights.defence
    lost = {1: PUFFY * worse, 2: worse}.get(treated.stage, 0.0)
    if treated.stage == SHUT:
        threat = treated.threat / chances.CARDS
        lost = threat * weights.bout + (1 - threat) * (worse + 2 * weights.control)
    return lost * treated.holds / chances.CARDS


def injury_gain(view: TitleBoutView, noted: Noted, weights: Weights) -> float:
    """What the corner gains on average by working on an injury of the advanced tables."""
    treated = injury(view, noted)
    holds = treated.holds / chances.CARDS
    if noted.severity == DOCTOR:
        return holds * treated.threat / chances.CARDS * weights.bout
    lost = _harm(harm(view, noted), view, weights)
    if noted.severity == MAJOR:  # held, it is still the minor one (T162)
        lost -= _harm(RESULTS[noted.wound, MINOR, noted.place.split("_", maxsplit=1)[0]][0], view, weights)
    urgent = PUFFY * weights.defence * (2 if noted.wound == CUT else 1)  # what comes next is worse (T160)
    return holds * (max(0.0, lost) + urgent)


def _harm(done: Harm, view: TitleBoutView, weights: Weights) -> float:
    rounds = max(1, view.rounds_to_score)
    return done.control * weights.control + done.defence * weights.defence + done.cut * weights.cut * rounds


def weigh(view: TitleBoutView) -> Weights:
    """What there is to lose where the bout stands."""
    both = pair(view)
    at = standing(view)._replace(part=1.0, ahead=0)
    advanced = view.options.advanced_kd_table
    won, control, defence = _worths(both, ahead(both, men(view), at.scoring, advanced), at, advanced)
    landed = average_round(*both, advanced).landed[1]
    rating = min(WORST_CUT_RATING, view.me.side.cut)
    return Weights(won, control, defence, _cut_weight(view, landed, rating, won, control))


@lru_cache(maxsize=16384)
def _worths(both: Pair, then: Future, at: Standing, advanced: bool) -> tuple[float, float, float]:
    """The chance of winning, and what a point of control and a number of the limit take from it, all rounds alike."""
    me, him = both
    won = win_chance(average_round(*both, advanced), then, at)
    worse = (
        (me._replace(cf=me.cf - 1), him),
        (me, him._replace(limit=him.limit + 1, counter=him.counter)),
    )
    each = [max(0.0, won - win_chance(average_round(*so, advanced), then, at)) for so in worse]
    rounds = at.rounds + 1
    return won, each[0] * rounds, each[1] * rounds


def _cut_weight(view: TitleBoutView, landed: float, rating: int, bout: float, control: float) -> float:
    """What a point more of cut rating costs in a round: gashes, and what they lead to (T85, T86, T90)."""
    limit = stop_limit(min(view.terms.rounds, view.round + 1), view.terms.rounds, 0)
    stopped = chances.number(limit) / chances.CARDS
    fresh = 1 - chances.number(REOPENS) / chances.CARDS if view.me.cuts else 1.0
    more = _gash(min(WORST_CUT_RATING, rating + 1)) - _gash(rating)
    return max(0.0, more) * landed * CUTS * fresh * (stopped * bout + control)


@lru_cache(maxsize=16)
def _gash(rating: int) -> float:
    """Chance that a cut check with that rating opens a gash."""
    return sum(cut_letter(rating, number) in GASHES for number in range(1, 81)) / 80
