"""After the last bell: result, cards, moments, figures, what it brings, and the doors."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ringside_manager.bout import Setup, registry
from ringside_manager.bout.events import Fell, RoundScored
from ringside_manager.bout.record import BoutRecord
from ringside_manager.fighters.sets import load_set
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.desk.bells import EndPanel, EndSheet, Home, card_pairs
from ringside_manager.gui.ring.host import RingHost
from ringside_manager.gui.ring.timeline import Course
from ringside_manager.gui.ring.watching import decisive_moments
from ringside_manager.gui.tape import Pair
from ringside_manager.play import Contest, Until
from tests.gui.looking import settle, texts
from tests.gui.ring.desk.drive import ANN, EXPERT, press
from tests.slow import each

pytestmark = pytest.mark.usefixtures("undressed")

SEEDS = range(3)


def fought(system: str, seed: int = 1) -> LiveBout:
    """A bout that a person has left to the corner to its end."""
    engine = registry.get(system)
    by_name = {fighter.name: fighter.card(engine) for fighter in load_set("heavyweights").fighters}
    setup = Setup(engine, by_name["Muhammad Ali"], by_name["Ezzard Charles"], engine.info.terms(4))
    contest = Contest(setup, seed, (ANN, EXPERT))
    contest.run_on()
    for corner in {request.corner for request in contest.asked}:
        contest.hand_over(corner, Until.END)
    contest.run_on()
    return LiveBout.played(contest)


def host_of(qtbot: QtBot, match: LiveBout, home: Home | None = None) -> RingHost:
    host = RingHost()
    qtbot.addWidget(host)
    host.home = home
    host.resize(1280, 800)
    host.show()
    match.setParent(host)
    host.show_match(match)
    host.view.player.to_the_end()
    settle()
    return host


@each("system", registry.names())
def test_every_moment_is_one_that_decided_the_bout(system: str) -> None:
    for seed in SEEDS:
        match = fought(system, seed)
        assert match.finished is not None
        outcome, film = match.finished.outcome, match.film
        found = decisive_moments(match, outcome, Course(film))
        assert [place for place, _told in found] == sorted(place for place, _told in found)
        assert found or outcome.winner is None or outcome.method.value in ("RTD", "DQ")
        falls = sum(isinstance(event, Fell) for event in film.events)
        assert sum("goes down" in told for _place, told in found) >= min(falls, 5) - 2
        assert len(card_pairs(outcome)) == len(outcome.scorecards)


def test_the_rounds_that_decided_a_bout_on_points_are_named() -> None:
    match = next(
        found
        for seed in range(20)
        if (found := fought("glory_days", seed)).finished.outcome.method.is_decision
        and found.finished.outcome.winner is not None
    )
    course = Course(match.film)
    found = decisive_moments(match, match.finished.outcome, course)
    rounds = [(place, told) for place, told in found if "lead" in told or "clearest" in told]
    assert rounds
    scored = {event.round: event for event in match.film.events if isinstance(event, RoundScored)}
    assert all(match.name(scored[course.clock(place)[0]].winner) in told for place, told in rounds)


def test_the_doors_of_an_exhibition_and_of_the_league(qtbot: QtBot) -> None:
    host = host_of(qtbot, fought("ringside"))
    panel = host.desk.panel
    assert isinstance(panel, EndPanel)
    assert panel.more.property("kind") == "primary"
    home = Home(lambda: "Back to the night", lambda _: ((Pair("Purse", "$500", "$250"),), "Not yet."))
    host = host_of(qtbot, fought("ringside"), home)
    panel = host.desk.panel
    assert panel.more.isHidden()
    assert (panel.close_.text(), panel.close_.property("kind")) == ("Back to the night", "primary")
    assert {"What it brings", "Not yet."} <= set(texts(panel))
    with qtbot.waitSignal(host.closed):
        press(panel.close_)


def test_a_moment_and_the_whole_bout_are_watched_again(qtbot: QtBot) -> None:
    host = host_of(qtbot, fought("ringside"))
    press(host.desk.panel.sheet.moments[0])
    assert host.view.player.is_playing
    assert not host.view.player.at_end
    host.view.player.to_the_end()
    settle()
    assert isinstance(host.desk.panel, EndPanel)
    press(host.desk.panel.watch)
    assert host.view.player.place == 0


def test_a_watched_bout_tells_its_end_beside_the_ring_once_it_is_seen(qtbot: QtBot) -> None:
    record = fought("ringside").finished
    assert isinstance(record, BoutRecord)
    host = host_of(qtbot, LiveBout.watched(record))
    side = host.view.side
    assert side.tabs.currentWidget() is side.ending
    assert isinstance(side.ending.sheet, EndSheet)
    host.view.player.go_to(3)
    assert side.tabs.indexOf(side.ending) < 0
    QTest.qWait(1)
