"""What a decision has come to is told until the next, and great moments are shown large."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ringside_manager.bout.events import CountedOut, Fell, Landed
from ringside_manager.gui.ring import LiveBout, Speed
from ringside_manager.gui.ring.desk.asking import WatchingPanel
from ringside_manager.gui.ring.host import AfterButton, RingHost
from ringside_manager.gui.ring.strips import blows_told
from ringside_manager.play import Contest
from tests.gui.looking import settle
from tests.gui.ring.bouts import STOPPED, record, watched
from tests.gui.ring.conftest import Shown, go
from tests.gui.ring.desk.drive import ANN, EXPERT
from tests.play.test_contest import heavyweights

pytestmark = pytest.mark.usefixtures("undressed")


def boxed(qtbot: QtBot) -> RingHost:
    """A bout of one person, who can hurry to every question."""
    host = RingHost()
    qtbot.addWidget(host)
    host.resize(1280, 800)
    host.show()
    host.show_match(LiveBout.played(Contest(heavyweights(), 7, (ANN, EXPERT))))
    host.match.setParent(host)
    host.desk.reveal_time = 0
    return host


def to_the_fall(host: RingHost) -> int:
    """Box on, always the first choice, until somebody has fallen in what is still to be seen; the place of the fall."""
    match, player = host.match, host.view.player
    while match.is_live:
        seen = len(match.film)
        player.go_to(seen)
        match.answer(match.requests[0], match.requests[0].options[0])
        falls = [at for at, event in enumerate(match.film.events, 1) if at > seen and isinstance(event, Fell)]
        if falls and falls[0] < len(match.film):
            return falls[0]
    raise AssertionError("nobody fell")


def test_the_line_says_what_was_thrown_expected_and_done(qtbot: QtBot) -> None:
    host = boxed(qtbot)
    match, told = host.match, set()
    for _ in range(24):
        before = len(match.film)
        host.view.player.go_to(before)
        match.answer(match.requests[0], match.requests[0].options[0])
        host.view.player.go_to(len(match.film))
        events = match.film.events[before:]
        line = host.desk.result.whole
        assert bool(line) or not events
        told.add(line)
        for event in events:
            if isinstance(event, Landed):
                assert f"{event.damage} damage" in line
                assert match.name(event.corner) in line
    assert len(told) > 6
    host.desk._take_back()
    assert host.desk.result.whole == ""


def test_a_fall_and_its_count_stand_in_the_line() -> None:
    match = watched()
    events = match.film.events
    last = max(at for at, event in enumerate(events) if isinstance(event, Landed))
    told = blows_told(match, events[last:])
    out = next(event for event in events if isinstance(event, CountedOut))
    assert told.endswith(f"{match.name(out.corner)} is counted out")


def test_after_many_turns_the_line_tells_the_newest() -> None:
    match = watched()
    blows = [event for event in match.film.events if isinstance(event, Landed)]
    told = blows_told(match, match.film.events)
    assert told.endswith("is counted out")
    assert told.count(" threw: ") == 2 < len(blows)


def test_what_happens_is_told_large_while_it_is_watched(qtbot: QtBot) -> None:
    host = boxed(qtbot)
    to_the_fall(host)
    player, told = host.view.player, set()
    for place in range(1, len(host.match.film)):
        player.go_to(place)
        panel = host.desk.panel
        assert isinstance(panel, WatchingPanel)
        assert panel.happens.text()
        assert host.desk.result.whole == ""
        told.add(panel.happens.text())
    assert len(told) > 3
    player.go_to(len(host.match.film))
    assert host.desk.result.whole


def test_a_fall_stops_the_show_until_somebody_goes_on(qtbot: QtBot) -> None:
    host = boxed(qtbot)
    fall = to_the_fall(host)
    player = host.view.player
    player.go_to(fall - 1)
    player.set_speed(Speed.EIGHTFOLD)
    player.play()
    qtbot.waitUntil(lambda: not player.is_playing)
    assert player.place == fall
    assert host.view.moments.banner.isVisible()
    assert "Down!" in host.view.moments.banner.accessibleName()
    assert host.desk.panel.go_on.isVisible()
    QTest.keyClick(host.desk, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: player.place > fall)
    assert not host.view.moments.banner.isVisible()


def test_nothing_stops_a_bout_that_is_hurried_through_or_watched(qtbot: QtBot, shown: Shown) -> None:
    host = boxed(qtbot)
    fall = to_the_fall(host)
    for player, place in ((host.view.player, fall - 1), (shown(watched()).player, 0)):
        player.go_to(place)
        player.set_speed(Speed.TOP)
        player.play()
        qtbot.waitUntil(lambda player=player: player.at_end)


def test_a_knockout_has_its_moment_and_moves_nothing(shown: Shown) -> None:
    view = shown(watched(STOPPED))
    last = len(view.watching.match.film)
    go(view, last - 2)
    settle()
    before = [part.geometry() for part in (view.ring, view.head, view.side.story, view.side.tabs)]
    go(view, last)
    settle()
    outcome = record(STOPPED).outcome
    banner = view.moments.banner
    assert banner.isVisible()
    assert banner.accessibleName().startswith(f"{outcome.method.value} {outcome.round} ")
    assert before == [part.geometry() for part in (view.ring, view.head, view.side.story, view.side.tabs)]


def test_whether_the_record_holds_is_told_in_the_menu_and_not_before_the_end(qtbot: QtBot) -> None:
    host = RingHost()
    qtbot.addWidget(host)
    host.show_match(watched())
    host.match.setParent(host)
    (more,) = host.findChildren(AfterButton)
    for place, told in ((3, ""), (len(host.match.film), "Ends exactly as recorded")):
        host.view.player.go_to(place)
        more.menu().aboutToShow.emit()
        assert (more.said.text(), more.said.isVisible()) == (told, bool(told))
