"""The corner's minute: cuts and swellings (sections 17 and 18)."""

from __future__ import annotations

from ringside_manager.bout.corner import Script
from ringside_manager.engines.title_bout import cuts
from ringside_manager.engines.title_bout.cuts import CLASSES
from ringside_manager.engines.title_bout.effective import refresh
from ringside_manager.engines.title_bout.events import CutTreated, EyeTreated
from ringside_manager.engines.title_bout.judging import stopped
from ringside_manager.engines.title_bout.options import Problem, treat
from ringside_manager.engines.title_bout.state import BoutState, CutPlace, Eye, Fighter
from ringside_manager.engines.title_bout.tables import CUT_MAN, SHUT_EYE_STOPS, SKILLS, SWELLING_MAN

SHUT = 3
"""T103: an eye at this stage is shut."""
_EYES = {Problem.LEFT_EYE: Eye.LEFT, Problem.RIGHT_EYE: Eye.RIGHT}
_ORDER = tuple(CutPlace)
_OF_CUT = {place: Problem(place.value) for place in CutPlace}
_PLACES = {problem: place for place, problem in _OF_CUT.items()}
_OF_EYE = {eye: problem for problem, eye in _EYES.items()}


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
    cut_problems, eye_problems = problems_cut(fighter), problems_swollen(fighter)
    chosen = yield from choose(fighter, cut_problems, capacity(fighter.cut_skill), "T96")
    treat_all(state, fighter, chosen, fighter.cut_skill)
    leave_bleeding(fighter, chosen)
    chosen = yield from choose(fighter, eye_problems, capacity(fighter.swelling_skill), "T106")
    treat_all(state, fighter, chosen, fighter.swelling_skill)
    lose_untreated(state, fighter, chosen)


def one_man(state: BoutState, fighter: Fighter) -> Script[None]:
    """One man for everything (T25, T101)."""
    problems = (*problems_cut(fighter), *problems_swollen(fighter))
    chosen = yield from choose(fighter, problems, capacity(fighter.cut_skill), "T101")
    treat_all(state, fighter, chosen, fighter.cut_skill)
    leave_bleeding(fighter, chosen)
    lose_untreated(state, fighter, chosen)


# What to work on


def problems_cut(fighter: Fighter) -> tuple[Problem, ...]:
    """Cuts that are open or carry a marker, highest class first, equals in the order of T88 (T96, T101)."""
    places = [place for place, cut in fighter.cuts.items() if cut.open or cut.markers]
    if len(places) > 1:
        places.sort(key=lambda place: (-CLASSES[fighter.cuts[place].letter], _ORDER.index(place)))
    return tuple([_OF_CUT[place] for place in places])


def problems_swollen(fighter: Fighter) -> tuple[Problem, ...]:
    """Eyes with a pending text that can still be treated, higher stage first, then left (T106, T108)."""
    if not fighter.pending_eyes:
        return ()
    eyes = [eye for eye in fighter.pending_eyes if fighter.eyes[eye] < SHUT]
    eyes.sort(key=lambda eye: (-fighter.pending_eyes[eye], list(Eye).index(eye)))
    return tuple(_OF_EYE[eye] for eye in eyes)


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
        if problem in _EYES:
            treat_eye(state, fighter, _EYES[problem], working)
        else:
            treat_cut(state, fighter, _PLACES[problem], working)


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
        if cut.open and _OF_CUT[place] not in chosen:
            cut.penalty = 2


# Swelling


def name_swelling(fighter: Fighter, eye: Eye, stage: int) -> None:
    """A text says that an eye may come to a stage (T104); one that does not fit is ignored."""
    now = fighter.eyes[eye]
    if now == stage - 1 or now == stage == SHUT:
        fighter.pending_eyes[eye] = stage


def treat_eye(state: BoutState, fighter: Fighter, eye: Eye, skill: str) -> None:
    """Table P (T105)."""
    stage = fighter.pending_eyes[eye]
    number = state.deck.spare("RN").rnv
    held = number <= SWELLING_MAN[SKILLS.index(skill)][0 if stage == 1 else 1]
    swell(state, fighter, eye, held, skill)


def lose_untreated(state: BoutState, fighter: Fighter, chosen: tuple[Problem, ...]) -> None:
    """An eye he did not get to counts as a failure (T106)."""
    for problem in problems_swollen(fighter):
        eye = _EYES[problem]
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
