"""Before the bout: officials, corner men and traits (section 5, T26)."""

from __future__ import annotations

from ringside_manager.bout.events import Emit
from ringside_manager.engines.title_bout import traits
from ringside_manager.engines.title_bout.events import OfficialsNamed
from ringside_manager.engines.title_bout.state import BoutState
from ringside_manager.engines.title_bout.tables import (
    CORNER_SKILL_LIMITS,
    CORNER_SKILLS,
    DOCTOR_LIMITS,
    DOCTORS,
    REFEREE_LIMITS,
    REFEREES,
    SKILL_LIMITS,
    SKILLS,
)

RANDOM = "random"


def set_up(state: BoutState, emit: Emit | None) -> None:
    """Everything that is drawn before the first bell, in the order of T26."""
    options, red, blue = state.options, state.red, state.blue
    state.referee = drawn(state, options.referee, REFEREES, REFEREE_LIMITS)
    if options.advanced_cuts:
        red.corner_skill = drawn(state, options.red_corner, CORNER_SKILLS, CORNER_SKILL_LIMITS)
        blue.corner_skill = drawn(state, options.blue_corner, CORNER_SKILLS, CORNER_SKILL_LIMITS)
        state.doctor = drawn(state, options.doctor, DOCTORS, DOCTOR_LIMITS)
    else:
        corner_men(state)
    if emit:
        emit(officials(state))
    if options.traits:
        traits.set_up(state, emit)


def drawn(state: BoutState, named: str, names: tuple[str, ...], limits: tuple[int, ...]) -> str:
    """The official named, or one by RNv (T24, T25, T162, T165)."""
    if named != RANDOM:
        return named
    number = state.deck.spare("RN").rnv
    return next(name for name, limit in zip(names, limits, strict=True) if number <= limit)


def corner_men(state: BoutState) -> None:
    """A cut man and a swelling man for each corner, or one for both jobs (T25)."""
    options = state.options
    for fighter, cut_man, swelling_man in (
        (state.red, options.red_cut_man, options.red_swelling_man),
        (state.blue, options.blue_cut_man, options.blue_swelling_man),
    ):
        fighter.cut_skill = drawn(state, cut_man, SKILLS, SKILL_LIMITS)
        alone = options.one_man_corner
        fighter.swelling_skill = (
            fighter.cut_skill if alone else drawn(state, swelling_man, SKILLS, SKILL_LIMITS)
        )


def officials(state: BoutState) -> OfficialsNamed:
    """Who does what, as far as the options in force give him anything to do."""
    red, blue = state.red, state.blue
    if state.options.advanced_cuts:
        nobody = ("", "")
        return OfficialsNamed(
            0, state.referee, nobody, nobody, (red.corner_skill, blue.corner_skill), state.doctor
        )
    men = (red.cut_skill, blue.cut_skill), (red.swelling_skill, blue.swelling_skill)
    return OfficialsNamed(0, state.referee, *men, ("", ""), "")
