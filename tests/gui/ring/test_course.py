"""The course of a bout: time as a length, falls, places."""

from __future__ import annotations

from itertools import pairwise

from ringside_manager.bout.corner import BLUE
from ringside_manager.bout.events import RoundScored
from ringside_manager.gui.board import moments
from ringside_manager.gui.ring.timeline import Counts, Course, totals
from ringside_manager.office.facts.replays import counts_of, rounds_of
from tests.gui.board.scenes import a_bout
from tests.gui.ring.bouts import DECIDED, watched


def test_time_never_goes_back_and_ends_with_the_last_bell() -> None:
    course = Course(watched(DECIDED).film)
    assert list(course.at) == sorted(course.at)
    assert course.at[0] == 0
    assert course.at[-1] == 12
    stopped = Course(watched().film)
    assert 4 < stopped.at[-1] < 5


def test_a_point_of_time_leads_to_its_place_and_back() -> None:
    course = Course(watched().film)
    for place in range(0, len(course.at), 7):
        assert course.at[course.nearest(course.at[place])] == course.at[place]
        assert course.at[course.by(course.at[place])] == course.at[place]
    assert course.by(-1) == 0
    assert course.nearest(99) == len(course.film)


def test_a_knockout_is_one_fall() -> None:
    match = watched()
    falls = Course(match.film).falls
    assert falls[-1][1] is BLUE
    names = [event.name for event in match.film.events]
    assert len(falls) == names.count("knocked_down")
    assert names[-2] == "counted_out"


def test_every_place_belongs_to_one_round() -> None:
    course = Course(watched(DECIDED).film)
    places = [place for number in range(13) for place in course.places_of(number)]
    assert places == list(range(1, len(course.film) + 1))


def test_counts_are_those_of_the_events_seen() -> None:
    course = Course(watched(DECIDED).film)
    counts = Counts(course)
    for place in (0, 1, 40, 200, 199, len(course.film), 85):
        seen = course.film.events[:place]
        assert counts.at(place) == rounds_of(seen)
        told, wanted = totals(counts.at(place)), counts_of(seen)
        for side in (0, 1):
            assert told[side] == wanted[side]


def test_a_moment_knows_the_rounds_over_by_then() -> None:
    bout = a_bout(5, rounds=4)
    shown = moments(bout.events, bout.scenes)
    assert len(shown) == len(bout.events)
    assert shown[0].rounds == ()
    assert list(shown[-1].rounds) == [event for event in bout.events if isinstance(event, RoundScored)]
    for before, moment in pairwise(shown):
        ended = isinstance(moment.event, RoundScored)
        assert len(moment.rounds) == len(before.rounds) + ended
        if ended:
            assert moment.rounds[-1].round == moment.event.round
            assert moment.rounds[-1].winner is moment.event.winner
