"""A match: what is kept, and when everybody is told."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from ringside_manager.bout.drive import Verdict
from ringside_manager.gui.ring import LiveBout
from ringside_manager.play import Contest
from tests.play.test_contest import EXPERT, PERSON, heavyweights, played


def test_two_people_decide_and_the_bout_is_kept_after_every_decision(qtbot: QtBot) -> None:
    kept: list[tuple[str, bool]] = []
    contest = Contest(heavyweights(1), 7, (PERSON, PERSON))
    match = LiveBout.played(contest, lambda text, over: kept.append((text, over)))
    match.begin()
    lengths = []
    while match.is_live:
        before = len(kept)
        requests = match.requests
        for request in requests:
            match.answer(request, request.options[-1])
        lengths.append(len(kept) - before)
    assert set(lengths) == {1}  # one of a secret pair alone is nothing to keep
    assert kept[-1][1]
    assert match.finished is not None
    assert len(match.film) == len(contest.bout.events)
    assert match.film.is_complete


def test_a_recorded_bout_is_watched_and_says_whether_it_comes_out_the_same(qtbot: QtBot) -> None:
    record = played(Contest(heavyweights(), 7, (PERSON, EXPERT))).record()
    match = LiveBout.watched(record)
    assert match.verdict is Verdict.SAME
    assert not match.is_live
    assert match.film.is_complete
    assert match.names == ("Muhammad Ali", "Rocky Marciano")


def test_taking_back_shortens_the_film_and_says_what_is_still_true(qtbot: QtBot) -> None:
    match = LiveBout.played(Contest(heavyweights(), 7, (PERSON, EXPERT)))
    match.begin()
    request = match.requests[0]
    length = len(match.film)
    match.answer(request, request.options[0])
    with qtbot.waitSignal(match.moved) as told:
        match.take_back()
    assert told.args == [length]
    assert len(match.film) == length
    assert match.requests[0] is request
