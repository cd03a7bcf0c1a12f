"""Advanced cuts and swellings, and the ring doctor (section 25)."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest

from ringside_manager.bout.outcome import BoutOver
from ringside_manager.engines.title_bout import cuts
from ringside_manager.engines.title_bout.effective import changes, control_factor, cut_rating
from ringside_manager.engines.title_bout.options import Problem
from ringside_manager.engines.title_bout.state import BoutState, Cause, Noted, Wound
from tests.engines.title_bout.test_tables import PRINTED, numbers
from tests.engines.title_bout.vector_script import nothing_left, script, settle, told
from tests.slow import each

OVER = ("swelling", "minor", "over_right")
NOTED = {
    "minor": Noted("cut", "minor", "under_left", "starts", 1),
    "major": Noted("swelling", "major", "over_right", "starts", 1),
    "doctor": Noted("cut", "doctor", "over_left", "becomes", 3),
}


@each("rating", range(1, 9))
def test_what_a_number_is(rating: int) -> None:
    """T158, X1: the sum decides, and 80 is the most."""
    limit = PRINTED["swelling_to"][rating - 1]
    for number in range(1, 81):
        total = min(80, number + rating)
        expected = (
            ""
            if total <= 42
            else {43: "lip", 44: "mouth"}.get(total, "swelling" if total <= limit else "cut")
        )
        assert cuts.reading(rating, number) == expected


def test_places() -> None:
    """X2, X3: severity and place by RN."""
    for number in range(1, 81):
        words = next(where for band, where in PRINTED["wound_places"].items() if number in numbers(band))
        severity, place = next((severe, at) for limit, severe, at in cuts.WOUND_PLACES if number <= limit)
        assert f"{severity} {place.replace('_', ' ')}" == words


@each("name", PRINTED["wounds"])
def test_results(name: str) -> None:
    """X2, X3: what an injury does when it starts and when it worsens."""
    severity, wound, where = name.split()
    for harm, printed in zip(cuts.RESULTS[wound, severity, where], PRINTED["wounds"][name], strict=False):
        changes = {word: int(by) for word, by in re.findall(r"(\w+) ([+-]\d)", printed)}
        assert harm == cuts.Harm(changes.get("DEF", 0), changes.get("CUT", 0), -changes.get("CF", 0))


@each("lips, mouths, lost", [(1, 0, 0), (2, 0, 2), (3, 0, 2), (0, 1, 2), (0, 2, 3), (0, 5, 3), (2, 2, 5)])
def test_lip_and_mouth(lips: int, mouths: int, lost: int) -> None:
    """T159: END lost in each interval."""
    state = script(advanced_cuts=True)
    state.blue.lip_mouth = {"lip": lips, "mouth": mouths}
    told(state, "bell")
    assert state.blue.endurance == 80 - lost


def hit(state: BoutState, times: int) -> list[str]:
    """B is checked for a cut so often; what was noted of it."""
    for _ in range(times):
        cuts.cut_check(state, state.blue, Cause.LEGAL)
    assert nothing_left(state)
    return [f"{noted.severity} {noted.step}" for noted in state.blue.noted]


def test_how_often_it_has_come_up() -> None:
    """T160, T161: a third minor swelling over the right eye is the major one, as its next occurrence."""
    state = script(spare=("RN=60", "RN=31") * 5, advanced_cuts=True)
    found = hit(state, 5)
    assert found == ["minor starts", "minor worsens", "major starts", "major worsens", "doctor becomes"]


def test_different_places_are_no_recurrence() -> None:
    """T160."""
    state = script(spare=("RN=60", "RN=31", "RN=60", "RN=46", "RN=72", "RN=31"), advanced_cuts=True)
    assert hit(state, 3) == ["minor starts"] * 3


@each("times, most", [(0, 65), (1, 60)])
def test_a_second_occurrence_is_harder(times: int, most: int) -> None:
    """T162, X4: a Good corner holds a minor swelling up to 65, with 5 added the second time."""
    for number, held in ((most, True), (most + 1, False)):
        state = script(spare=("RN=60", "RN=31", f"RN={number}"), advanced_cuts=True)
        state.blue.corner_skill = "good"
        state.blue.wounds[OVER] = Wound(times)
        hit_and_work(state)
        worsened = times == 1 and not held
        assert state.blue.for_bout.defence == (1 if worsened else 0)


def hit_and_work(state: BoutState) -> None:
    cuts.cut_check(state, state.blue, Cause.LEGAL)
    settle(cuts.work(state, state.blue))
    assert nothing_left(state)


def test_a_result_counts_once() -> None:
    """T163: a final result equal to one already counted adds nothing."""
    state = script(advanced_cuts=True)
    for _ in range(2):
        cuts.harm(state.blue, "cut", "major", "under_left", "starts")
    assert (state.blue.wound_control, state.blue.for_bout.defence) == (1, 0)


def test_control_is_lost_within_its_limits() -> None:
    """T163, T93: four at most, never below half of the card's."""
    state = script(advanced_cuts=True)
    state.blue.wound_control = 6
    state.blue.clashes = 2
    assert control_factor(state, state.blue, changes(state.blue)) == 9 - 4


def test_wounds_make_cuts_easier() -> None:
    """T163: CUT 2 and 2 more."""
    state = script(advanced_cuts=True)
    cuts.harm(state.blue, "cut", "major", "over_left", "worsens")
    assert cut_rating(state, state.blue) == 4


def test_one_injury_by_default() -> None:
    """T164: the most serious first, then none; the others hold as noted."""
    state = script(spare=("RN=1",), advanced_cuts=True)
    state.blue.noted = [NOTED["minor"], NOTED["major"]]
    settle(cuts.work(state, state.blue))
    assert nothing_left(state)
    assert (
        state.blue.for_bout.defence == 0
    )  # the major one held, a minor cut under the eye starts without effect


@each("number, held", [(22, True), (23, False)])
def test_two_at_once(number: int, held: bool) -> None:
    """T164: an average corner's 45 for a major swelling becomes 22, and 55 for a minor cut 27."""
    state = script(spare=("RN=27", f"RN={number}"), advanced_cuts=True)
    state.blue.noted = [NOTED["minor"], NOTED["major"]]
    work = cuts.work(state, state.blue)
    first = next(work)
    assert first.plain is Problem.SWELLING_OVER_RIGHT
    second = work.send(first.plain)
    assert second.plain is Problem.DONE
    with pytest.raises(StopIteration):
        work.send(Problem.CUT_UNDER_LEFT)
    assert nothing_left(state)
    assert (state.blue.for_bout.defence == 0) == held


@each("kind", PRINTED["doctor"])
@each("place, visit, column", [("under_left", 1, 0), ("over_left", 1, 1), ("under_left", 2, 2), ("over_right", 3, 3)])  # fmt: skip
def test_the_doctor(kind: str, place: str, visit: int, column: int) -> None:
    """T165, X6."""
    go_on, one_more = PRINTED["doctor"][kind][column]
    for number in range(1, 81):
        expected = "go_on" if number <= go_on else "one_more_round" if number <= one_more else "stop"
        assert cuts.doctor(kind, place, visit, number) == expected


def seen_by_doctor(number: int) -> BoutState:
    """A balanced doctor looks at a gash over the eye the corner could not close."""
    state = script(spare=("RN=80", f"RN={number}"), advanced_cuts=True, state={"A.points": 5, "B.points": 5})
    state.blue.noted = [NOTED["doctor"]]
    with suppress(BoutOver):
        settle(cuts.work(state, state.blue))
    assert nothing_left(state)
    return state


def test_one_more_round() -> None:
    """T165: stopped after the round unless the bout is over by then."""
    assert not seen_by_doctor(60).blue.one_more
    state = seen_by_doctor(72)
    assert state.blue.one_more
    told(state, "next")
    assert told(state, "bell")[-1] == "stop TKO A"
    assert state.round == 2
    last = seen_by_doctor(72)
    last.round = 11
    told(last, "next")
    last.cards = tuple([(10, 9)] * 11 for _ in range(3))
    assert told(last, "bell")[-1] == "stop UD A"


def test_the_doctor_stops_it() -> None:
    """T165."""
    state = script(spare=("RN=80", "RN=73"), advanced_cuts=True)
    state.blue.noted = [NOTED["doctor"]]
    with pytest.raises(BoutOver) as over:
        settle(cuts.work(state, state.blue))
    assert (over.value.method.value, over.value.cause) == ("TKO", "doctor")


def test_eyes_do_not_swell_by_texts() -> None:
    """T157, T166."""
    state = script(spare=("COND=C-SWL1",), state={"A.points": 25}, advanced_cuts=True)
    told(state, "bell")
    assert nothing_left(state)
    assert not state.blue.pending_eyes
