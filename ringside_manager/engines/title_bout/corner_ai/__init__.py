"""The corner AI of Title Bout II: strategies, styles and treatments weighed by chances of winning, and the orders it would write."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from ringside_manager.bout.chance import UNDRAWN
from ringside_manager.bout.corner import (
    RED,
    Comparison,
    Condition,
    Instruction,
    Preference,
    Request,
    choice_word,
)
from ringside_manager.bout.engine import ForgetfulCorner
from ringside_manager.bout.terms import Terms
from ringside_manager.bout.view import leads
from ringside_manager.engines.title_bout import actions as chances
from ringside_manager.engines.title_bout.card import CardStyle, Group, TitleBoutCard
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
from ringside_manager.engines.title_bout.deck import ActionDeck
from ringside_manager.engines.title_bout.effective import refresh
from ringside_manager.engines.title_bout.options import PLANS, Problem, Strategy, Style
from ringside_manager.engines.title_bout.state import JUDGES, BoutState, Noted
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


# The corner that decides for a Title Bout II fighter.
#
# How it thinks:
#
# * **A round** between the two is worked out in a closed form (``round_model.py``): who has control how often, what an
#   action costs and brings, counters, finishing runs, knockdowns and knockouts, with the shares of the hundred cards.
# * **The bout** is the coming round and then the others as the fighters stand, tired when their Endurance will be
#   used up; stoppages come at a rate for each round, the cards add up (``win_chance.py``).
# * **Style** (T27): the one with which the bout is won more often, weighed anew whenever it is asked for.
# * **Strategy** (T167): the one whose chance to work times what it adds to the chance of winning is highest; none if
#   none adds anything.  So it follows from the score, the rounds left, the chins, fatigue and the limits of T78.
# * **Corner work** (T96, T106, T164): what threatens the bout and the control of it most, and only as many problems as
#   are worth the skill they cost.
#
# The study behind it is ``docs/studies/title_bout_corner.md``.  Weaker levels know all this but forget it: as often as
# ``LAPSES`` says, a decision is left to the default policies of the rules (T30, T101).


_DECIDERS: dict[str, Callable[[TitleBoutView, Request[Any]], object]] = {
    "style": lambda view, request: best_style(view, request.options),
    "strategy": lambda view, request: best_strategy(view, request.options),
    "treat": next_problem,
}


class TitleBoutCorner(ForgetfulCorner[TitleBoutView]):
    """A corner at one of the levels of ``LAPSES``; at its best there is no dice in what it chooses."""

    def best(self, request: Request[Any], view: TitleBoutView) -> object:
        return _DECIDERS[request.kind](view, request)


def shares(request: Request[Any], view: TitleBoutView) -> tuple[float, ...]:
    """How often the corner at its best takes each option: one of them always."""
    chosen = _DECIDERS[request.kind](view, request)
    return tuple(float(option == chosen) for option in request.options)


# What the corner would do with two cards, written down as orders.
#
# Styles and strategies by the rounds left, the middle card and the other's fatigue; a case stands for all that are like it.
# Corner work is left to the AI: what it takes on depends on everything at once.


Part = tuple[tuple[Condition, ...], int]
"""Cases that are decided alike: what they have in common, and a number that stands for them."""
LEADS: tuple[Part, ...] = (
    ((Condition("lead", Comparison.AT_MOST, -3),), -4),
    ((Condition("lead", Comparison.LESS, 0),), -1),
    ((Condition("lead", Comparison.AT_LEAST, 3),), 4),
    ((), 1),
)
"""The middle card; an order further down has what those above it leave over."""
ROUNDS_LEFT: tuple[Part, ...] = (
    ((Condition("rounds_left", Comparison.EQUAL, 0),), 0),
    ((Condition("rounds_left", Comparison.AT_MOST, 3),), 2),
    ((), 6),
)
FATIGUE: tuple[Part, ...] = (((Condition("opponent_fatigued", Comparison.OTHER, 0),), 1), ((), 0))


def suggested_instructions(own: TitleBoutCard, other: TitleBoutCard, terms: Terms) -> tuple[Instruction, ...]:
    """The orders of the best corner for ``own`` against ``other``, from top to bottom."""
    styles = tuple(_orders("style", own, other, terms)) if own.style is CardStyle.EITHER else ()
    return (*styles, *_orders("strategy", own, other, terms))


def _orders(kind: str, own: TitleBoutCard, other: TitleBoutCard, terms: Terms) -> Iterator[Instruction]:
    """An order for each kind of case that the orders below it would decide otherwise."""
    kept: list[Instruction] = []
    cases = [(tired, left, lead) for tired in FATIGUE for left in ROUNDS_LEFT for lead in LEADS]
    for tired, left, lead in reversed(cases):
        facts = {"opponent_fatigued": tired[1], "rounds_left": left[1], "lead": lead[1]}
        choice = Preference((_decided(kind, _case(own, other, terms, left[1], lead[1], tired[1])),))
        below = next((order for order in kept if all(one.holds(facts) for one in order.when)), None)
        if below is None or below.choose != choice:
            kept.insert(0, Instruction(kind, (*tired[0], *left[0], *lead[0]), choice))
    yield from kept


def _decided(kind: str, state: BoutState) -> str:
    view = TitleBoutView(state, RED)
    if kind == "style":
        return choice_word(best_style(view, tuple(Style)))
    return choice_word(best_strategy(view, state.red.strategy_request.options))


def _case(
    own: TitleBoutCard, other: TitleBoutCard, terms: Terms, left: int, lead: int, tired: int
) -> BoutState:
    """A bout before a round of that kind, both as worn as they will be by then."""
    state = BoutState(own, other, terms, ActionDeck(UNDRAWN))
    to_come = min(left, terms.rounds - 1)
    state.round = terms.rounds - to_come
    gone = state.round - 1
    state.cards = tuple([(10 * gone + lead, 10 * gone)] + [(0, 0)] * (gone - 1) for _ in range(JUDGES))
    if not gone:
        state.cards = tuple([] for _ in range(JUDGES))
    for fighter in state.fighters:
        fighter.endurance = max(1, fighter.start * (to_come + 1) // terms.rounds)
    if tired:
        worn = state.blue
        worn.endurance, worn.fatigued, worn.side = 0, True, worn.card.fatigued
    refresh(state)
    return state


Mind = TitleBoutCorner
