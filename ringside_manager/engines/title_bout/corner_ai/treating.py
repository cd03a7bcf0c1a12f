"""What a corner works on between two rounds: what threatens the bout and the control of it most (sections 17, 18, 25).

Everything is weighed in chances of winning: a point of control or of the landing limit by what the round model makes of
it over the rounds to come, a stoppage by all there is to lose, bleeding by the gashes it makes likelier.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ringside_manager.bout.request import Request
from ringside_manager.engines.title_bout import chances
from ringside_manager.engines.title_bout.corner_ai.choosing import ahead, standing
from ringside_manager.engines.title_bout.corner_ai.numbers import Pair, pair
from ringside_manager.engines.title_bout.corner_ai.round_model import CUTS
from ringside_manager.engines.title_bout.corner_ai.win_chance import (
    Future,
    Standing,
    coming,
    win_chance,
)
from ringside_manager.engines.title_bout.corner_work import SHUT, capacity, worked_skill
from ringside_manager.engines.title_bout.cuts import GASHES, cut_letter, stop_limit
from ringside_manager.engines.title_bout.requests import Problem
from ringside_manager.engines.title_bout.state import Noted
from ringside_manager.engines.title_bout.tables import CUT_MAN, EYE_LIMIT, REOPENS, SKILLS, WORST_CUT_RATING
from ringside_manager.engines.title_bout.treatment import (
    ADVANCED,
    Treatment,
    cut,
    eye,
    gravest,
    harm,
    injury,
    is_eye,
    problems_of,
    skill_of,
    taken_on,
)
from ringside_manager.engines.title_bout.view import TitleBoutView
from ringside_manager.engines.title_bout.wounds import CUT, DOCTOR, MAJOR, MINOR, RESULTS, Harm

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
        return _one_injury(view, request, weights)
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


def _one_injury(view: TitleBoutView, request: Request[Problem], weights: Weights) -> Problem:
    """One injury with its full chance; two with half of it gain nothing (T164)."""
    if taken_on(view, request):
        return Problem.DONE
    problems = [problem for problem in request.options if problem is not Problem.DONE]
    return max(problems, key=lambda problem: injury_gain(view, gravest(view, problem), weights))


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
    won, control, defence = _worths(both, ahead(view, both), at, advanced)
    landed = coming(both, advanced).fought.landed[1]
    rating = min(WORST_CUT_RATING, view.me.side.cut)
    return Weights(won, control, defence, _cut_weight(view, landed, rating, won, control))


@lru_cache(maxsize=16384)
def _worths(both: Pair, then: Future, at: Standing, advanced: bool) -> tuple[float, float, float]:
    """The chance of winning, and what a point of control and a number of the limit take from it, all rounds alike."""
    me, him = both
    won = win_chance(coming(both, advanced), then, at)
    worse = (
        (me._replace(cf=me.cf - 1), him),
        (me, him._replace(limit=him.limit + 1, counter=him.counter)),
    )
    each = [max(0.0, won - win_chance(coming(so, advanced), then, at)) for so in worse]
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
