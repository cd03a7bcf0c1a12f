"""The corner's minute (sections 17, 18): cuts and swellings, what can be treated, what that achieves and what is at stake."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout.corner import Request, Script
from ringside_manager.engines.title_bout import cuts
from ringside_manager.engines.title_bout.actions import CARDS, number
from ringside_manager.engines.title_bout.cuts import (
    CUT_PLACES,
    DOCTOR,
    EYES,
    GASHES,
    LENIENT,
    OF_CUT,
    RESULTS,
    SERIOUS,
    SHUT,
    STARTS,
    Harm,
    corner_limit,
    stop_limit,
)
from ringside_manager.engines.title_bout.effective import refresh
from ringside_manager.engines.title_bout.events import CutTreated, EyeTreated
from ringside_manager.engines.title_bout.judging import stopped
from ringside_manager.engines.title_bout.options import Problem, treat
from ringside_manager.engines.title_bout.state import BoutState, CutPlace, Eye, Fighter, Noted
from ringside_manager.engines.title_bout.tables import (
    CUT_MAN,
    DOCTOR_TABLE,
    RECURRENCE_ADDS,
    SHUT_EYE_STOPS,
    SKILLS,
    SWELLING_MAN,
)
from ringside_manager.engines.title_bout.view import TitleBoutView


def work(state: BoutState, fighter: Fighter) -> Script[None]:
    """Step 7 of T137 for one corner: cuts, swelling, stoppage by swelling (T166)."""
    if state.options.advanced_cuts:
        yield from cuts.work(state, fighter)
        return
    shut_before = {eye for eye, stage in fighter.eyes.items() if stage == SHUT}
    if fighter.cuts or fighter.pending_eyes:
        yield from (one_man if state.options.one_man_corner else two_men)(state, fighter)
        refresh(state)
    named = set(fighter.pending_eyes)
    fighter.pending_eyes.clear()
    stop_by_swelling(state, fighter, shut_before, named)


def two_men(state: BoutState, fighter: Fighter) -> Script[None]:
    """A man for the cuts and one for the swellings (T25)."""
    cut_problems, eye_problems = cuts.problems_cut(fighter), cuts.problems_swollen(fighter)
    chosen = yield from choose(fighter, cut_problems, capacity(fighter.cut_skill), "T96")
    treat_all(state, fighter, chosen, fighter.cut_skill)
    leave_bleeding(fighter, chosen)
    chosen = yield from choose(fighter, eye_problems, capacity(fighter.swelling_skill), "T106")
    treat_all(state, fighter, chosen, fighter.swelling_skill)
    lose_untreated(state, fighter, chosen)


def one_man(state: BoutState, fighter: Fighter) -> Script[None]:
    """One man for everything (T25, T101)."""
    problems = (*cuts.problems_cut(fighter), *cuts.problems_swollen(fighter))
    chosen = yield from choose(fighter, problems, capacity(fighter.cut_skill), "T101")
    treat_all(state, fighter, chosen, fighter.cut_skill)
    leave_bleeding(fighter, chosen)
    lose_untreated(state, fighter, chosen)


# What to work on


def capacity(skill: str) -> int:
    """How many problems a man can work on before he would fall below Fair (T101)."""
    return len(SKILLS) - SKILLS.index(skill)


def worked_skill(skill: str, problems: int) -> str:
    """His rating while he works on that many problems: a step towards Fair for each beyond the first (T101)."""
    return SKILLS[min(len(SKILLS) - 1, SKILLS.index(skill) + max(0, problems - 1))]


def choose(
    fighter: Fighter, problems: tuple[Problem, ...], most: int, rule: str
) -> Script[tuple[Problem, ...]]:
    """What the corner takes on, one after the other until it has enough (T96, T101)."""
    chosen: list[Problem] = []
    left = problems
    while left and len(chosen) < most:
        choice: Problem = yield treat(fighter.corner, left, rule)
        if choice is Problem.DONE:
            break
        chosen.append(choice)
        left = tuple(problem for problem in left if problem is not choice)
    return tuple(chosen)


def treat_all(state: BoutState, fighter: Fighter, chosen: tuple[Problem, ...], skill: str) -> None:
    """One reading for each problem taken on (T97, T105)."""
    working = worked_skill(skill, len(chosen))
    for problem in chosen:
        if problem in EYES:
            treat_eye(state, fighter, EYES[problem], working)
        else:
            treat_cut(state, fighter, CUT_PLACES[problem], working)


# Cuts


def treat_cut(state: BoutState, fighter: Fighter, place: CutPlace, skill: str) -> None:
    """Table W (T97, T98)."""
    number = state.deck.spare("RN").rnv
    result = cut_man(skill, number)
    cut = fighter.cuts[place]
    if result in ("stops", "controls"):
        cut.markers = 0 if result == "stops" else max(0, cut.markers - 1)
        cut.open, cut.penalty = False, 0
    elif cut.open:
        cut.penalty = max(cut.penalty, 1 if result == "seeping" else 2)
    state.tell(CutTreated, fighter, place.value, result, skill)


def cut_man(skill: str, number: int) -> str:
    """What a cut man of that skill achieves with an RN: stops, controls, seeping or bleeding (29.5)."""
    limits = CUT_MAN[SKILLS.index(skill)]
    results = zip(limits, ("stops", "controls", "seeping"), strict=True)
    return next((result for limit, result in results if number <= limit), "bleeding")


def leave_bleeding(fighter: Fighter, chosen: tuple[Problem, ...]) -> None:
    """An open cut nobody has treated bleeds (T100)."""
    for place, cut in fighter.cuts.items():
        if cut.open and OF_CUT[place] not in chosen:
            cut.penalty = 2


# Swelling


def treat_eye(state: BoutState, fighter: Fighter, eye: Eye, skill: str) -> None:
    """Table P (T105)."""
    stage = fighter.pending_eyes[eye]
    number = state.deck.spare("RN").rnv
    held = number <= SWELLING_MAN[SKILLS.index(skill)][0 if stage == 1 else 1]
    swell(state, fighter, eye, held, skill)


def lose_untreated(state: BoutState, fighter: Fighter, chosen: tuple[Problem, ...]) -> None:
    """An eye he did not get to counts as a failure (T106)."""
    for problem in cuts.problems_swollen(fighter):
        eye = EYES[problem]
        if problem not in chosen and fighter.eyes[eye] == fighter.pending_eyes[eye] - 1:
            swell(state, fighter, eye, False, "")


def swell(state: BoutState, fighter: Fighter, eye: Eye, held: bool, skill: str) -> None:
    """The eye stays as it was, or comes to the stage that was pending (T105)."""
    if not held:
        fighter.eyes[eye] = fighter.pending_eyes[eye]
    if state.emit:
        told = 0 if held else fighter.eyes[eye]
        state.tell(EyeTreated, fighter, eye.value, told, skill)


def stop_by_swelling(state: BoutState, fighter: Fighter, shut_before: set[Eye], named: set[Eye]) -> None:
    """Both eyes shut, or a look at an eye that has just shut or was named again (T108)."""
    shut = [eye for eye, stage in fighter.eyes.items() if stage == SHUT]
    if len(shut) == len(fighter.eyes):
        stopped(state, fighter, "swelling")
    looked_at = [eye for eye in shut if eye not in shut_before or eye in named]
    for _ in looked_at:
        if state.deck.spare("RN").rnv <= SHUT_EYE_STOPS:
            stopped(state, fighter, "swelling")


# What a corner can achieve with each problem of the minute, and what is at stake (sections 17, 18 and 25)


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
    return problem in EYES


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
    name = EYES[problem].value
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
