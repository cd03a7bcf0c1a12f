"""Cuts, swelling and the advanced tables of wounds (sections 16 and 25)."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout.corner import Script
from ringside_manager.engines.title_bout.effective import cut_rating, refresh, refresh_control
from ringside_manager.engines.title_bout.events import (
    CutAvoided,
    CutBecameGash,
    CutLookedAt,
    CutOpened,
    CutReopened,
    CutThere,
    DoctorLooked,
    WoundNoted,
    WoundTreated,
)
from ringside_manager.engines.title_bout.judging import stopped, stopped_by_cut
from ringside_manager.engines.title_bout.options import Problem, treat
from ringside_manager.engines.title_bout.state import (
    BoutState,
    Cause,
    Cut,
    CutPlace,
    Eye,
    Fighter,
    Noted,
    Wound,
)
from ringside_manager.engines.title_bout.tables import (
    CORNER_CUT,
    CORNER_SKILLS,
    CORNER_SWELLING,
    CUT_LETTERS,
    CUT_STOPS,
    DOCTOR_TABLE,
    LAST_ROUND_CUT_STOPS,
    LAST_ROUND_FROM,
    MOST_MARKERS,
    MOUTH_CUT,
    NOTHING_TO,
    RECURRENCE_ADDS,
    REOPENS,
    SPLIT_LIP,
    SWELLING_TO,
)

# Advanced cuts and swellings, and the ring doctor (section 25)


SWELLING, CUT, LIP, MOUTH = "swelling", "cut", "lip", "mouth"
MINOR, MAJOR, DOCTOR = "minor", "major", "doctor"
STARTS, WORSENS, BECOMES = "starts", "worsens", "becomes"
GO_ON, ONE_MORE_ROUND, STOP = "go_on", "one_more_round", "stop"
MOST_READING = 80
"""T158: sums above count as 80."""

WOUND_PLACES = (
    (15, MINOR, "under_right"),
    (30, MINOR, "under_left"),
    (45, MINOR, "over_right"),
    (60, MINOR, "over_left"),
    (65, MAJOR, "under_right"),
    (70, MAJOR, "under_left"),
    (75, MAJOR, "over_right"),
    (80, MAJOR, "over_left"),
)
"""X2 and X3: severity and place by RN."""


@dataclass(frozen=True, slots=True)
class Harm:
    """What a result does for the rest of the bout: added to DEF and CUT, taken from the control factor (T163)."""

    defence: int = 0
    cut: int = 0
    control: int = 0


RESULTS = {
    (SWELLING, MINOR, "under"): (Harm(), Harm(defence=1)),
    (SWELLING, MINOR, "over"): (Harm(), Harm(defence=1, cut=1)),
    (SWELLING, MAJOR, "under"): (Harm(defence=1, cut=1), Harm(defence=2, cut=1)),
    (SWELLING, MAJOR, "over"): (Harm(1, 1, 1), Harm(2, 1, 1)),
    (CUT, MINOR, "under"): (Harm(), Harm(defence=1)),
    (CUT, MINOR, "over"): (Harm(defence=1), Harm(defence=2)),
    (CUT, MAJOR, "under"): (Harm(control=1), Harm(defence=2, control=1)),
    (CUT, MAJOR, "over"): (Harm(2, 1, 1), Harm(2, 2, 2)),
}
"""X2 and X3: what an injury does when it starts, and when it worsens."""
SERIOUS = (DOCTOR, MAJOR, MINOR)
"""T164: the gravest first."""


# In the round


def check(state: BoutState, fighter: Fighter) -> None:
    """A cut check by the advanced tables (T158); what comes of it waits for the corner (T160, T157)."""
    rating = cut_rating(state, fighter)
    wound = reading(rating, state.deck.spare("RN").rnv)
    if not wound:
        state.tell(CutAvoided, fighter)
        return
    state.moved = True
    if wound in fighter.lip_mouth:
        fighter.lip_mouth[wound] += 1
        state.tell(WoundNoted, fighter, wound, "", "", "")
        return
    number = state.deck.spare("RN").rnv
    severity, place = next((severe, place) for limit, severe, place in WOUND_PLACES if number <= limit)
    noted = note(fighter, wound, severity, place)
    state.tell(WoundNoted, fighter, wound, noted.severity, place, noted.step)


def reading(rating: int, number: int) -> str:
    """What an RN is for a cut rating 1 to 8 (T158): lip, mouth, swelling, cut, or empty for nothing."""
    total = min(MOST_READING, number + rating)
    if total <= NOTHING_TO:
        return ""
    if total in (SPLIT_LIP, MOUTH_CUT):
        return LIP if total == SPLIT_LIP else MOUTH
    return SWELLING if total <= SWELLING_TO[rating - 1] else CUT


def note(fighter: Fighter, wound: str, severity: str, place: str) -> Noted:
    """An injury comes up once more (T160): it starts, worsens, or becomes the next more serious one (T161)."""
    injury = fighter.wounds.setdefault((wound, severity, place), Wound())
    injury.times += 1
    if injury.times > 2 and severity == MINOR:
        return note(fighter, wound, MAJOR, place)
    step = (STARTS, WORSENS, BECOMES)[min(injury.times, 3) - 1]
    serious = DOCTOR if step is BECOMES else severity
    noted = Noted(wound, serious, place, step, injury.times)
    fighter.noted.append(noted)
    return noted


def mouth_loss(fighter: Fighter) -> int:
    """END lost in an interval by a split lip and a cut in the mouth (T159)."""
    lip, mouth = fighter.lip_mouth[LIP], fighter.lip_mouth[MOUTH]
    return (2 if lip > 1 else 0) + (0, 2, 3)[min(mouth, 2)]


# Between rounds


def work(state: BoutState, fighter: Fighter) -> Script[None]:
    """The corner works on one injury, or on two with half its chances; the doctor looks at what is left to him (T162-T165)."""
    if fighter.one_more:
        stopped(state, fighter, "doctor")
    if not fighter.noted:
        return
    noted = fighter.noted
    chosen = yield from choose(fighter, noted)  # while the corner thinks, everybody sees what there is to do
    fighter.noted = []
    for injury in noted:
        held = injury in chosen and treated(state, fighter, injury, len(chosen))
        settle(state, fighter, injury, held)
    refresh(state)


def choose(fighter: Fighter, noted: list[Noted]) -> Script[list[Noted]]:
    """What the corner works on: the most serious and the earlier first; a second one halves both chances (T164)."""
    left = sorted(noted, key=lambda injury: SERIOUS.index(injury.severity))
    chosen: list[Noted] = []
    while left and len(chosen) < 2:
        problems = tuple(dict.fromkeys(_problem(injury) for injury in left))
        choice: Problem = yield treat(fighter.corner, problems, "T164", further=not chosen)
        if choice is Problem.DONE:
            break
        taken = next(injury for injury in left if _problem(injury) is choice)
        chosen.append(taken)
        left.remove(taken)
    return chosen


def _problem(injury: Noted) -> Problem:
    return Problem(f"{injury.wound}_{injury.place}")


def treated(state: BoutState, fighter: Fighter, injury: Noted, at_once: int) -> bool:
    """The corner's reading for one injury (T162, T164); whether it succeeded."""
    number = state.deck.spare("RN").rnv + RECURRENCE_ADDS[min(injury.times, 3) - 1]
    held = number <= corner_limit(fighter.corner_skill, injury) // at_once
    state.tell(WoundTreated, fighter, injury.wound, injury.severity, injury.place, held)
    return held


def corner_limit(skill: str, injury: Noted) -> int:
    """X4 and X5: the highest RNv of success."""
    table = CORNER_SWELLING if injury.wound == SWELLING else CORNER_CUT
    return table[injury.severity][CORNER_SKILLS.index(skill)]


def settle(state: BoutState, fighter: Fighter, injury: Noted, held: bool) -> None:
    """The final result of an injury (T162, T163), the doctor's for the gravest (T165)."""
    if injury.severity == DOCTOR:
        if not held:
            see_doctor(state, fighter, injury)
    elif not held:
        harm(fighter, injury.wound, injury.severity, injury.place, injury.step)
    elif injury.severity == MAJOR:
        harm(fighter, injury.wound, MINOR, injury.place, STARTS)


def harm(fighter: Fighter, wound: str, severity: str, place: str, step: str) -> None:
    """What a final result does, unless the same one has been counted already (T163)."""
    counted = fighter.wounds.setdefault((wound, severity, place), Wound()).final
    if step in counted:
        return
    counted.add(step)
    where = place.partition("_")[0]
    done = RESULTS[wound, severity, where][0 if step == STARTS else 1]
    fighter.for_bout = fighter.for_bout.plus(defence=done.defence)
    fighter.wound_cut += done.cut
    fighter.wound_control += done.control


def see_doctor(state: BoutState, fighter: Fighter, injury: Noted) -> None:
    """The ring doctor lets him go on, gives him one more round, or stops the bout (T165)."""
    fighter.visits += 1
    verdict = doctor(state.doctor, injury.place, fighter.visits, state.deck.spare("RN").rnv)
    state.tell(DoctorLooked, fighter, injury.wound, injury.place, verdict)
    if verdict == STOP:
        stopped(state, fighter, "doctor")
    if verdict == ONE_MORE_ROUND:
        fighter.one_more = True


def doctor(kind: str, place: str, visit: int, number: int) -> str:
    """X6: go_on, one_more_round or stop, by the doctor, the place, the visit (from 1) and an RN."""
    column = (0 if visit == 1 else 2) + (1 if place.startswith("over") else 0)
    goes_on, one_more = DOCTOR_TABLE[kind][column]
    return GO_ON if number <= goes_on else ONE_MORE_ROUND if number <= one_more else STOP


# Cuts (section 16)


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


def cut_check(state: BoutState, fighter: Fighter, cause: Cause) -> None:
    """Whether the fighter hit is cut, or cut again (T85, T86); other tables with ``advanced_cuts`` (T158)."""
    if state.options.advanced_cuts:
        check(state, fighter)
        return
    number = state.check_card("RN").rnv
    if fighter.cuts:
        if number <= REOPENS:
            reopen(state, fighter)
            return
        number = state.check_card("RN").rnv
    letter = cut_letter(cut_rating(state, fighter), number)
    if not letter:
        state.tell(CutAvoided, fighter)
    elif PLACES[letter] in fighter.cuts:
        state.tell(CutThere, fighter)
    else:
        open_cut(state, fighter, letter, cause)


def cut_letter(rating: int, number: int) -> str:
    """Table C: the letter for a cut rating 1 to 8 and an RN 1 to 80, empty for none (T92, 29.3)."""
    letters = next(row for highest, row in CUT_LETTERS if number <= highest)
    return letters[rating - 1].replace("-", "")


def open_cut(state: BoutState, fighter: Fighter, letter: str, cause: Cause) -> None:
    """A new cut (T87, T127, T95)."""
    place = PLACES[letter]
    cut = fighter.cuts[place] = Cut(letter, cause)
    state.moved = True
    state.tell(CutOpened, fighter, letter, place.value, cause.value)
    if letter in GASHES:
        look(state, fighter, place, cut, True)


def reopen(state: BoutState, fighter: Fighter) -> None:
    """The most serious cut opens again (T88, T89, T102)."""
    place = worst_cut(state, fighter)
    cut = fighter.cuts[place]
    cut.reopened += 1
    cut.open = True
    state.moved = True
    state.tell(CutReopened, fighter, place.value)
    if cut.letter in GASH_OF and cut.reopened > 1:
        cut.letter, cut.reopened = GASH_OF[cut.letter], 0
        state.tell(CutBecameGash, fighter, place.value)
    if cut.letter in GASHES:
        look(state, fighter, place, cut, False)


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


def look(state: BoutState, fighter: Fighter, place: CutPlace, cut: Cut, just_opened: bool) -> None:
    """The stoppage reading over a gash (T90): the bout is stopped, or a marker lowers his control."""
    only = state.options.lenient_last_round and state.referee not in LENIENT
    limit = stop_limit(state.round, state.terms.rounds, cut.reopened, last_round_counts=not only)
    number = state.check_card("RN").rnv
    if number <= limit:
        stopped_by_cut(state, fighter, cut.cause, just_opened)
    cut.markers = min(MOST_MARKERS, cut.markers + 1)
    refresh_control(state)
    state.tell(CutLookedAt, fighter, place.value, number, limit)


def stop_limit(number: int, rounds: int, reopened: int, *, last_round_counts: bool = True) -> int:
    """Table S: the highest RN that stops the bout (T90, T91), for a gash reopened so many times.

    ``number`` is the round, ``rounds`` how many are scheduled.
    """
    column = min(reopened, 2)
    if number == rounds and rounds >= LAST_ROUND_FROM and last_round_counts:
        return LAST_ROUND_CUT_STOPS[column]
    return next(limits for last, limits in CUT_STOPS if number <= last)[column]


# What a corner can work on


SHUT = 3
"""T103: an eye at this stage is shut."""
EYES = {Problem.LEFT_EYE: Eye.LEFT, Problem.RIGHT_EYE: Eye.RIGHT}
_ORDER = tuple(CutPlace)
OF_CUT = {place: Problem(place.value) for place in CutPlace}
CUT_PLACES = {problem: place for place, problem in OF_CUT.items()}
_OF_EYE = {eye: problem for problem, eye in EYES.items()}


def problems_cut(fighter: Fighter) -> tuple[Problem, ...]:
    """Cuts that are open or carry a marker, highest class first, equals in the order of T88 (T96, T101)."""
    places = [place for place, cut in fighter.cuts.items() if cut.open or cut.markers]
    if len(places) > 1:
        places.sort(key=lambda place: (-CLASSES[fighter.cuts[place].letter], _ORDER.index(place)))
    return tuple([OF_CUT[place] for place in places])


def problems_swollen(fighter: Fighter) -> tuple[Problem, ...]:
    """Eyes with a pending text that can still be treated, higher stage first, then left (T106, T108)."""
    if not fighter.pending_eyes:
        return ()
    eyes = [eye for eye in fighter.pending_eyes if fighter.eyes[eye] < SHUT]
    eyes.sort(key=lambda eye: (-fighter.pending_eyes[eye], list(Eye).index(eye)))
    return tuple(_OF_EYE[eye] for eye in eyes)


def name_swelling(fighter: Fighter, eye: Eye, stage: int) -> None:
    """A text says that an eye may come to a stage (T104); one that does not fit is ignored."""
    now = fighter.eyes[eye]
    if now == stage - 1 or now == stage == SHUT:
        fighter.pending_eyes[eye] = stage
