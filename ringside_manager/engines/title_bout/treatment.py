"""What a corner can treat, and the chances of it and of actions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ringside_manager.bout.corner import Request
from ringside_manager.engines.title_bout.actions import succeeds
from ringside_manager.engines.title_bout.corner_work import SHUT, worked_skill
from ringside_manager.engines.title_bout.cuts import (
    DOCTOR,
    GASHES,
    LENIENT,
    RESULTS,
    SERIOUS,
    STARTS,
    Harm,
    corner_limit,
    stop_limit,
)
from ringside_manager.engines.title_bout.deck import ACTION_CARDS
from ringside_manager.engines.title_bout.knockdowns import advanced_reading, basic_reading
from ringside_manager.engines.title_bout.options import Problem, Strategy
from ringside_manager.engines.title_bout.state import Action, Noted
from ringside_manager.engines.title_bout.tables import (
    CUT_MAN,
    DOCTOR_TABLE,
    RECURRENCE_ADDS,
    SHUT_EYE_STOPS,
    SKILLS,
    SWELLING_MAN,
    TEN_DOWN,
    WORST_RATING,
    Power,
)
from ringside_manager.engines.title_bout.view import TitleBoutView

# How often the hundred action cards say what, exactly: chances in 100, for nothing is drawn but cards (T19, T21, D1)


CARDS = len(ACTION_CARDS)


@cache
def control(factor: int) -> int:
    """Chance in 100 of a control check with that control factor (T35)."""
    return sum(card.cf <= factor for card in ACTION_CARDS)


@cache
def number(limit: int) -> int:
    """Chance in 100 of a number up to ``limit`` where words are skipped (RNv, T14)."""
    return sum(card.rnv <= limit for card in ACTION_CARDS)


@cache
def counter(limit: int) -> int:
    """Chance in 100 of a number up to ``limit`` where a word is a miss (T67)."""
    return sum(0 < card.rn <= limit for card in ACTION_CARDS)


def action(actions: tuple[Action, ...], *wanted: Action) -> int:
    """Chance in 100 that an action card is one of ``wanted`` (T47)."""
    return sum(actions[card.rn] in wanted for card in ACTION_CARDS)


@cache
def works(strategy: Strategy, rating: int, smart: bool) -> int:
    """Chance in 100 that a strategy works with that rating, with Ring Smarts or without (T167, T190)."""
    if strategy is Strategy.NONE:
        return CARDS
    return sum(succeeds(card.rnv, rating, smart=smart) for card in ACTION_CARDS)


@cache
def reading(rating: int, field: str, advanced: bool) -> tuple[float, float, float]:
    """Chances of a 4, of a 5 of any kind and of a K by a reading of KD, KD2 or KOR against a rating (T57-T60, T155)."""
    found = [0.0, 0.0, 0.0]
    for number_read in (_field(field, card) for card in range(CARDS)):
        for place, share in enumerate(_said(rating, field, number_read, advanced)):
            found[place] += share / CARDS
    return found[0], found[1], found[2]


def _field(field: str, card: int) -> int:
    drawn = ACTION_CARDS[card]
    return drawn.kor if field == "KOR" else drawn.kd2 if field == "KD2" else drawn.kd


def _said(rating: int, field: str, number_read: int, advanced: bool) -> tuple[float, float, float]:
    """What a card number says, the cards behind #, K10 and K+1 included."""
    table = advanced_reading if advanced else basic_reading
    result = table(rating, number_read)
    if result is Power.AGAIN:
        return reading(1, field, False)
    if result is Power.TEN:
        ten = sum(_field(field, card) <= TEN_DOWN for card in range(CARDS)) / CARDS
        return 0.0, 1 - ten, ten
    if result is Power.NEXT:
        return reading(min(WORST_RATING, rating + 1), field, True)
    return (
        float(result is Power.FOUR),
        float(result not in (Power.FOUR, Power.DOWN)),
        float(result is Power.DOWN),
    )


# What a corner can achieve with each problem of the minute, and what is at stake (sections 17, 18 and 25)


_EYES = {Problem.LEFT_EYE: "left", Problem.RIGHT_EYE: "right"}
ADVANCED = "T164"
SLIGHT_OVER_EYE = ("D", "E")


@dataclass(frozen=True, slots=True)
class Treatment:
    """One problem if the corner takes it on now.

    ``holds`` is the chance in 100 of success (of a cut: controls or better), ``stops`` that of a cut being closed with
    all control regained.  ``control``, ``defence``, ``cut_rating`` and ``stage`` are what is at stake; ``threat`` is the
    chance in 100 of a stoppage: of a cut the next time it opens, of an eye or a doctor's case now if the corner fails.
    """

    holds: int
    stops: int | None = None
    control: int = 0
    defence: int = 0
    cut_rating: int = 0
    stage: int = 0
    threat: int = 0


def treatments(view: TitleBoutView, request: Request[Problem]) -> dict[Problem, Treatment]:
    """Every problem the request offers, treated as one more of those taken on already."""
    if request.rule == ADVANCED:
        at_once = taken_on(view, request) + 1  # the second has half the chance (T162-T165)
        problems = [problem for problem in request.options if problem is not Problem.DONE]
        return {problem: injury(view, gravest(view, problem), at_once) for problem in problems}
    skill = worked_skill(skill_of(view, request), taken_on(view, request) + 1)
    return {
        problem: eye(view, problem, skill) if is_eye(problem) else cut(view, problem, skill)
        for problem in request.options
        if problem is not Problem.DONE
    }


def is_eye(problem: Problem) -> bool:
    """Whether it is an eye with a pending text (T106)."""
    return problem in _EYES


def problems_of(view: TitleBoutView, request: Request[Problem]) -> list[Problem]:
    """All there is for the man who is asked, what he has taken on already among it (T96, T101, T106)."""
    belongs = {"T96": False, "T106": True}.get(request.rule)
    return [problem for problem in view.me.work() if belongs is None or is_eye(problem) is belongs]


def taken_on(view: TitleBoutView, request: Request[Problem]) -> int:
    """How many problems the man has taken on already in this interval (T101, T164)."""
    if request.rule == ADVANCED:
        return int(request.plain is Problem.DONE)
    return len(problems_of(view, request)) - (len(request.options) - 1)


def skill_of(view: TitleBoutView, request: Request[Problem]) -> str:
    """The rating of the man who is asked, before what he takes on lowers it (T25)."""
    return str(view.me.swelling_skill if request.rule == "T106" else view.me.cut_skill)


def cut(view: TitleBoutView, problem: Problem, skill: str) -> Treatment:
    """A cut under a man of that skill (T98); its threat is that of T90 when it next opens."""
    letter, markers, reopened, is_open, _ = view.me.cuts[problem.value]
    stops, controls, _ = CUT_MAN[SKILLS.index(skill)]
    threat = number(next_limit(view, letter, reopened))
    return Treatment(
        holds=number(controls),
        stops=number(stops),
        control=markers,
        cut_rating=2 if is_open else 0,
        threat=threat,
    )


def next_limit(view: TitleBoutView, letter: str, reopened: int) -> int:
    """The stoppage limit if the cut opens once more in the coming round (T89, T90); 0 if nobody would look at it."""
    becomes_gash = letter in SLIGHT_OVER_EYE and reopened >= 1
    if letter not in GASHES and not becomes_gash:
        return 0
    only = view.options.lenient_last_round and view.referee not in LENIENT
    rounds = view.terms.rounds
    times = 0 if becomes_gash else reopened + 1
    return stop_limit(min(rounds, view.round + 1), rounds, times, last_round_counts=not only)


def eye(view: TitleBoutView, problem: Problem, skill: str) -> Treatment:
    """An eye under a man of that skill (T105); both shut is the end (T108)."""
    name = _EYES[problem]
    stage = view.me.pending_eyes[name]
    held = SWELLING_MAN[SKILLS.index(skill)][0 if stage == 1 else 1]
    threat = 0
    if stage == SHUT:
        others = [told for other, told in view.me.eyes.items() if other != name]
        threat = CARDS if SHUT in others else number(SHUT_EYE_STOPS)
    return Treatment(holds=number(held), stage=stage, threat=threat)


def gravest(view: TitleBoutView, problem: Problem) -> Noted:
    """The gravest injury of a place that waits for the corner (T164)."""
    waiting: list[Noted] = [
        noted for noted in view.me.noted if f"{noted.wound}_{noted.place}" == problem.value
    ]
    return min(waiting, key=lambda noted: SERIOUS.index(noted.severity))


def injury(view: TitleBoutView, noted: Noted, at_once: int = 1) -> Treatment:
    """An injury of the advanced tables, treated with as many at once."""
    limit = corner_limit(view.me.corner_skill, noted) // at_once - RECURRENCE_ADDS[min(noted.times, 3) - 1]
    holds = number(limit)
    if noted.severity == DOCTOR:
        column = (0 if view.me.visits == 0 else 2) + (1 if noted.place.startswith("over") else 0)
        goes_on = DOCTOR_TABLE[view.doctor][column][0]
        return Treatment(holds, threat=CARDS - number(goes_on))
    done = harm(view, noted)
    return Treatment(holds, control=done.control, defence=done.defence, cut_rating=done.cut)


def harm(view: TitleBoutView, noted: Noted) -> Harm:
    """What an injury does if the corner fails; nothing if the same has been counted already (T163)."""
    if noted.step in view.me.wounds.get((noted.wound, noted.severity, noted.place), frozenset()):
        return Harm()
    where = noted.place.split("_", maxsplit=1)[0]
    return RESULTS[noted.wound, noted.severity, where][0 if noted.step == STARTS else 1]
