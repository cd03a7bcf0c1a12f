"""The compiled bouts of Ringside are the script's, die for die, and the free ones are like them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from math import isnan
from typing import Any

import pytest

from ringside_manager.bout import CORNERS, Bout, Corner, SeededChance, Setup, derive_seed
from ringside_manager.bout.chance import seed_text
from ringside_manager.odds.moment import Moment, moment_of
from ringside_manager.odds.review_walk import Place, Play, Player, walk
from tests.bout.corners import AnyOption
from tests.engines.ringside.compiled_bouts import ENGINE, Case, cards, cases, row_of
from tests.odds.reviewed import record
from tests.odds.test_review import plain

pytestmark = pytest.mark.timeout(600)  # the first of all compiles


def state_of(case: Case, moment: Moment | None = None) -> Any:
    setup = case.setup
    if moment:
        return moment.restart(SeededChance(0), None).state
    return ENGINE.start(setup.red, setup.blue, setup.terms, SeededChance(0), None).state


def differing(twin: Any, many: Iterator[Case]) -> list[Case]:
    return [
        case
        for case in many
        if tuple(twin.prepared(state_of(case), case.seated()).seeded([case.seeds])[0])
        != row_of(case.outcome())
    ]


def test_two_thousand_bouts_are_the_same(twin: Any) -> None:
    """All options, carried losses, 1 to 15 rounds, every level and any table at all, strange cards."""
    assert differing(twin, cases(2000, men=8, seed=1)) == []


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_a_hundred_thousand_bouts_are_the_same(twin: Any) -> None:
    assert differing(twin, cases(100_000, men=40, seed=2)) == []


def test_the_streams_are_those_of_python(twin: Any) -> None:
    """Seeds at the edges of their words, more draws than a stream keeps ahead, numbers of any length."""
    import numba
    import numpy as np

    streams, drawn = twin.streams, twin.streams.drawn

    @numba.njit(_nrt=False)
    def draw(dice: Any, stream: int, drawings: Any) -> None:
        for place in range(len(drawings)):
            drawings[place] = drawn(dice, stream, 1 << 30, True)

    drawings = np.zeros(1000, np.int64)
    for seed in (0, 1, 2**32 - 1, 2**32, 2**32 + 5, 2**63 - 1, 987_654_321_012_345_678):
        dice = np.zeros(1, streams.EXACT_ROOM)
        streams.seeded(dice["words"][0], dice["used"][0], np.array([seed, 5, seed], np.uint64))
        for stream, first in ((2, seed), (1, 5)):
            draw(dice[0], stream, drawings)
            expected = random.Random(first)
            assert drawings.tolist() == [int(expected.random() * (1 << 30)) for _ in range(1000)]
    endings = tuple(seed_text("", f"{corner.value} corner") for corner in CORNERS)
    for before, numbers in ((0, range(1, 12)), (10**60, range(9_999_998, 10_000_001))):
        for number, seeds in zip(
            numbers, streams.seeds_of(seed_text(before, "bout", ""), numbers, endings), strict=True
        ):
            own = derive_seed(before, "bout", number)
            assert [*map(int, seeds)] == [own, *(derive_seed(own, f"{c.value} corner") for c in CORNERS)]


def places(case: Case) -> Iterator[Moment]:
    """Some moments of the bout: before it, between two turns, within one, and each with an answer forced."""
    bout, both = Bout(case.setup, case.seeds[0], listen=False), AnyOption(SeededChance(case.seeds[1]))
    while bout.pending:
        if len(bout.choices) % 29 < 3:
            moment = moment_of(bout)
            yield moment
            for request in bout.pending:
                yield moment.answered(request.corner, len(request.options) - 1)
        for request in bout.pending:
            bout.answer(request, both.choose(request, None))


def test_a_bout_in_progress_goes_on_the_same(twin: Any) -> None:
    compared = 0
    for case in cases(7, men=8, seed=3):
        for moment in places(case):
            red, blue = case.seated()
            told = moment.rolls, moment.choices, moment.forced
            fights = twin.prepared(state_of(case, moment), (red, blue), *told)
            expected = moment.play_on(SeededChance(case.seeds[0]), red, blue)
            assert tuple(fights.seeded([case.seeds])[0]) == row_of(expected)
            compared += 1
    assert compared > 150


def test_free_bouts_are_like_the_exact_ones(twin: Any) -> None:
    """A test of chi-square over winner, method and round; the seeds stand fixed, so it passes always or never."""
    from scipy.stats import chi2_contingency

    red, blue = cards(8)[1:3]
    terms = ENGINE.info.terms(12)
    for word in ("plain", "expert"):
        case = Case(Setup(ENGINE, red, blue, terms), (word, word), (0, 0, 0))
        fights = twin.prepared(state_of(case), case.seated())
        exact, free = fights.numbered("1/bout/", ("/a", "/b"), range(1, 20_001)), fights.free(1, 40_000)
        counts = [dict(fights.counted(outcomes)[0]) for outcomes in (exact, free)]
        often = [ending for ending, count in counts[1].items() if count >= 20]
        table = [[found.get(ending, 0) for ending in often] for found in counts]
        assert chi2_contingency(table).pvalue > 1e-4
        for column in range(3, 12):
            means = [outcomes[:, column].mean() for outcomes in (exact, free)]
            spread = exact[:, column].std() * (1 / 20_000 + 1 / 40_000) ** 0.5
            assert abs(means[0] - means[1]) < 4.5 * spread


def test_threads_do_not_meet(twin: Any) -> None:
    case = next(cases(1, men=8, seed=9))
    fights = twin.prepared(state_of(case), case.seated())
    alone = fights.free(7, 3000)
    with ThreadPoolExecutor(4) as threads:
        assert all((found == alone).all() for found in threads.map(lambda _: fights.free(7, 3000), range(8)))


def test_who_decides_by_no_table_is_left_to_the_script(twin: Any) -> None:
    case = next(cases(1, men=8, seed=9))
    red, _ = case.seated()
    assert twin.prepared(state_of(case), (red, AnyOption(SeededChance(0)))) is None


def test_a_bout_looked_at_on_its_way_shows_what_the_script_shows(twin: Any) -> None:
    """After each option of a decision, some turns on and to the end: the facts of every look, and the result."""
    walked = walk(record(12, plain, rounds=3))
    player = Player(walked.setup, walked.turns, 77)
    questions = walked.questions[::20]
    plays = [
        Play(question.place, question.corner, option, turns, numbers=range(3), every=max(turns, 1))
        for question in questions
        for option in range(len(question.options))
        for turns in (1, 4)
    ]
    plays += [Play(place, numbers=range(3), every=2) for place in walked.places[::12]]
    strayed = [place for place in walked.places if place.row]
    plays += [Play(place, turns=3, stray=True, numbers=range(8), every=2) for place in strayed]
    seated = tuple(ENGINE.corner_ai(SeededChance(0), ENGINE.info.best_level) for _ in CORNERS)
    for _, group in groupby(plays, lambda play: (play.turns, play.every, play.stray)):
        alike = list(group)
        numbers = alike[0].numbers
        begun = [
            (state_of_place(play.place), play.place.rolls, play.place.choices, forced_by(play))
            for play in alike
        ]
        results, facts, counts = twin.prepared_each(begun, seated).courses(
            [player._seeds(number) for number in numbers],
            len(numbers),
            alike[0].turns,
            alike[0].every,
            [play.place.retold for play in alike],
            stray=alike[0].stray,
        )
        expected = [[player.play(play, number) for number in numbers] for play in alike]
        told = [[None if isnan(one) else one for one in of] for of in results.tolist()]
        assert told == [[course.result for course in courses] for courses in expected]
        assert counts.tolist() == [[len(course.rows) for course in courses] for courses in expected]
        looks = [
            (*row[:-1], row[-1] - play.place.turn)
            for play, courses in zip(alike, expected, strict=True)
            for course in courses
            for row in course.rows
        ]
        assert list(map(tuple, facts.tolist())) == looks


def state_of_place(place: Place) -> Any:
    return place.restart(SeededChance(0), None).state


def forced_by(play: Play) -> tuple[Corner, int] | None:
    return (play.corner, play.option) if play.corner else None
