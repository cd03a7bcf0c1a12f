"""What a corner can achieve with each problem of the minute, and what is at stake (sections 17, 18 and 25)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ringside_manager.bout.request import Request
from ringside_manager.engines.title_bout import chances
from ringside_manager.engines.title_bout.corner_work import SHUT, worked_skill
from ringside_manager.engines.title_bout.cuts import GASHES, LENIENT, stop_limit
from ringside_manager.engines.title_bout.requests import Problem
from ringside_manager.engines.title_bout.state import Noted
from ringside_manager.engines.title_bout.tables import (
    CUT_MAN,
    DOCTOR_TABLE,
    RECURRENCE_ADDS,
    SHUT_EYE_STOPS,
    SKILLS,
    SWELLING_MAN,
)
from ringside_manager.engines.title_bout.view import TitleBoutView
from ringside_manager.engines.title_bout.wounds import DOCTOR, RESULTS, SERIOUS, STARTS, Harm, corner_limit

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
        return dict(_injuries(view, request))
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
    threat = chances.number(next_limit(view, letter, reopened))
    return Treatment(
        holds=chances.number(controls),
        stops=chances.number(stops),
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
        threat = chances.CARDS if SHUT in others else chances.number(SHUT_EYE_STOPS)
    return Treatment(holds=chances.number(held), stage=stage, threat=threat)


def _injuries(view: TitleBoutView, request: Request[Problem]) -> Iterator[tuple[Problem, Treatment]]:
    """The gravest injury of each place the request offers, with half the chance if it is the second (T162-T165)."""
    at_once = taken_on(view, request) + 1
    for problem in request.options:
        if problem is not Problem.DONE:
            yield problem, injury(view, gravest(view, problem), at_once)


def gravest(view: TitleBoutView, problem: Problem) -> Noted:
    """The gravest injury of a place that waits for the corner (T164)."""
    waiting: list[Noted] = [
        noted for noted in view.me.noted if f"{noted.wound}_{noted.place}" == problem.value
    ]
    return min(waiting, key=lambda noted: SERIOUS.index(noted.severity))


def injury(view: TitleBoutView, noted: Noted, at_once: int = 1) -> Treatment:
    """An injury of the advanced tables, treated with as many at once."""
    limit = corner_limit(view.me.corner_skill, noted) // at_once - RECURRENCE_ADDS[min(noted.times, 3) - 1]
    holds = chances.number(limit)
    if noted.severity == DOCTOR:
        column = (0 if view.me.visits == 0 else 2) + (1 if noted.place.startswith("over") else 0)
        goes_on = DOCTOR_TABLE[view.doctor][column][0]
        return Treatment(holds, threat=chances.CARDS - chances.number(goes_on))
    done = harm(view, noted)
    return Treatment(holds, control=done.control, defence=done.defence, cut_rating=done.cut)


def harm(view: TitleBoutView, noted: Noted) -> Harm:
    """What an injury does if the corner fails; nothing if the same has been counted already (T163)."""
    if noted.step in view.me.wounds.get((noted.wound, noted.severity, noted.place), frozenset()):
        return Harm()
    where = noted.place.split("_", maxsplit=1)[0]
    return RESULTS[noted.wound, noted.severity, where][0 if noted.step == STARTS else 1]
