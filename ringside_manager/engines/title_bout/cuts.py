"""Cuts (section 16)."""

from __future__ import annotations

from ringside_manager.bout.events import Emit
from ringside_manager.engines.title_bout import wounds
from ringside_manager.engines.title_bout.effective import cut_rating, refresh_control
from ringside_manager.engines.title_bout.events import (
    CutAvoided,
    CutBecameGash,
    CutLookedAt,
    CutOpened,
    CutReopened,
    CutThere,
)
from ringside_manager.engines.title_bout.judging import stopped_by_cut
from ringside_manager.engines.title_bout.state import BoutState, Cause, Cut, CutPlace, Fighter
from ringside_manager.engines.title_bout.tables import (
    CUT_LETTERS,
    CUT_STOPS,
    LAST_ROUND_CUT_STOPS,
    LAST_ROUND_FROM,
    MOST_MARKERS,
    REOPENS,
)

PLACES = {
    "A": CutPlace.NOSE_BLEED,
    "B": CutPlace.UNDER_LEFT,
    "C": CutPlace.UNDER_RIGHT,
    "D": CutPlace.OVER_LEFT,
    "E": CutPlace.OVER_RIGHT,
    "F": CutPlace.BRIDGE,
    "G": CutPlace.LIP,
    "H": CutPlace.OVER_LEFT,
    "I": CutPlace.OVER_RIGHT,
}
"""T84."""
CLASSES = {"A": 1, "B": 2, "C": 2, "D": 3, "E": 3, "F": 4, "G": 5, "H": 6, "I": 6}
"""T84: least to most serious."""
GASHES = ("H", "I")
GASH_OF = {"D": "H", "E": "I"}
"""T89: the gash a slight cut over an eye becomes."""
LENIENT = ("lenient", "very_lenient")


def cut_check(state: BoutState, fighter: Fighter, cause: Cause, emit: Emit | None) -> None:
    """Whether the fighter hit is cut, or cut again (T85, T86); other tables with ``advanced_cuts`` (T158)."""
    if state.options.advanced_cuts:
        wounds.check(state, fighter, emit)
        return
    number = state.check_card("RN").rnv
    if fighter.cuts:
        if number <= REOPENS:
            reopen(state, fighter, emit)
            return
        number = state.check_card("RN").rnv
    letter = cut_letter(cut_rating(state, fighter), number)
    if not letter:
        if emit:
            emit(CutAvoided(state.round, state.second, fighter.corner))
    elif PLACES[letter] in fighter.cuts:
        if emit:
            emit(CutThere(state.round, state.second, fighter.corner))
    else:
        open_cut(state, fighter, letter, cause, emit)


def cut_letter(rating: int, number: int) -> str:
    """Table C: the letter for a cut rating 1 to 8 and an RN 1 to 80, empty for none (29.3)."""
    letters = next(row for highest, row in CUT_LETTERS if number <= highest)
    return letters[rating - 1].replace("-", "")


def open_cut(state: BoutState, fighter: Fighter, letter: str, cause: Cause, emit: Emit | None) -> None:
    """A new cut (T87, T127)."""
    place = PLACES[letter]
    cut = fighter.cuts[place] = Cut(letter, cause)
    state.moved = True
    if emit:
        emit(CutOpened(state.round, state.second, fighter.corner, letter, place.value, cause.value))
    if letter in GASHES:
        look(state, fighter, place, cut, True, emit)


def reopen(state: BoutState, fighter: Fighter, emit: Emit | None) -> None:
    """The most serious cut opens again (T88, T89)."""
    place = worst_cut(state, fighter)
    cut = fighter.cuts[place]
    cut.reopened += 1
    cut.open = True
    state.moved = True
    if emit:
        emit(CutReopened(state.round, state.second, fighter.corner, place.value))
    if cut.letter in GASH_OF and cut.reopened > 1:
        cut.letter, cut.reopened = GASH_OF[cut.letter], 0
        if emit:
            emit(CutBecameGash(state.round, state.second, fighter.corner, place.value))
    if cut.letter in GASHES:
        look(state, fighter, place, cut, False, emit)


def worst_cut(state: BoutState, fighter: Fighter) -> CutPlace:
    """The cut of the highest class; among equals one spare number each, drawn again while the highest tie (T88)."""
    highest = max(CLASSES[cut.letter] for cut in fighter.cuts.values())
    equals = [
        place
        for place in CutPlace
        if place in fighter.cuts and CLASSES[fighter.cuts[place].letter] == highest
    ]
    while len(equals) > 1:
        numbers = [state.deck.spare("RN").rnv for _ in equals]
        most = max(numbers)
        equals = [place for place, number in zip(equals, numbers, strict=True) if number == most]
    return equals[0]


def look(
    state: BoutState, fighter: Fighter, place: CutPlace, cut: Cut, just_opened: bool, emit: Emit | None
) -> None:
    """The stoppage reading over a gash (T90): the bout is stopped, or a marker lowers his control."""
    only = state.options.lenient_last_round and state.referee not in LENIENT
    limit = stop_limit(state.round, state.terms.rounds, cut.reopened, last_round_counts=not only)
    number = state.check_card("RN").rnv
    if number <= limit:
        stopped_by_cut(state, fighter, cut.cause, just_opened, emit)
    cut.markers = min(MOST_MARKERS, cut.markers + 1)
    refresh_control(state)
    if emit:
        emit(CutLookedAt(state.round, state.second, fighter.corner, place.value, number, limit))


def stop_limit(number: int, rounds: int, reopened: int, *, last_round_counts: bool = True) -> int:
    """Table S: the highest RN that stops the bout (T90, T91), for a gash reopened so many times.

    ``number`` is the round, ``rounds`` how many are scheduled.
    """
    column = min(reopened, 2)
    if number == rounds and rounds >= LAST_ROUND_FROM and last_round_counts:
        return LAST_ROUND_CUT_STOPS[column]
    return next(limits for last, limits in CUT_STOPS if number <= last)[column]
