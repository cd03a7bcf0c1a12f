"""The ledger proves how a round was won."""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.events import RoundScored
from ringside_manager.gui.ring.tables import LedgerView, verdict_of
from ringside_manager.gui.ring.timeline import Course, ledger_of
from ringside_manager.gui.ring.watching import Watching
from tests.gui.ring.bouts import DECIDED, fought, watched
from tests.play.test_contest import heavyweights
from tests.slow import each


@each("first", range(0, 30, 10))
def test_the_blows_add_up_to_what_the_bell_says_in_thirty_bouts(first: int) -> None:
    rounds = falls = 0
    for seed in range(first, first + 10):
        film = fought(heavyweights(6), seed)
        course = Course(film)
        for event in film.events:
            if isinstance(event, RoundScored):
                ledger = ledger_of(course, event.round, len(film))
                assert ledger.sums == event.tally
                assert ledger.proves
                assert ledger.scored is event
                rounds += 1
                falls += sum(entry.blow.felled(len(film)) for entry in ledger.entries)
    assert rounds >= 20
    assert falls >= 5


def test_damage_is_what_the_chart_says_and_the_thrower_s_rating() -> None:
    """R23, by the printed chart: a left hook against an expected uppercut does 2 and his rating."""
    course = Course(watched().film)
    entries = [e for number in range(1, 6) for e in ledger_of(course, number, len(course.film)).entries]
    assert entries
    for entry in entries:
        assert entry.chart is not None
        assert entry.rating is not None
        assert entry.chart + entry.rating == entry.blow.damage
    hook = next(e for e in entries if (e.blow.thrown, e.blow.anticipated) == ("left_hook", "uppercut"))
    assert hook.chart == 2


def test_nothing_is_known_before_it_is_seen() -> None:
    course = Course(watched(DECIDED).film)
    fallen = next(blow for blow in course.blows if blow.fall)
    before, after = (ledger_of(course, fallen.round, place) for place in (fallen.fall - 1, fallen.fall))
    assert before.scored is None
    assert before.entries[-1].blow == fallen
    gained = after.sums[fallen.corner.index] - before.sums[fallen.corner.index]
    assert gained == fallen.damage  # it counts a second time (R53)


def test_the_view_tells_the_sum_and_leads_to_the_moment(qtbot: QtBot) -> None:
    watching = Watching(watched(DECIDED))
    watching.player.go_to(len(watching.match.film))
    view = LedgerView(watching, 1)
    qtbot.addWidget(view)
    red, blue = view.ledger.sums
    assert f"Muhammad Ali {red}, Rocky Marciano {blue}" in view.verdict.text()
    assert ("Muhammad Ali" if red > blue else "Rocky Marciano") + " did more damage" in view.verdict.text()
    assert [cell.text for cell in view.table.rows[-1][-2:]] == [str(red), str(blue)]
    view.table.cellActivated.emit(2, 0)
    assert watching.place == view.ledger.entries[2].blow.place
    assert len(view.table.rows) == 3  # a round that has only been seen so far


def test_it_goes_through_the_rounds_and_closes_where_scores_are_still_secret(qtbot: QtBot) -> None:
    match = watched(DECIDED, scores=False)
    watching = Watching(match)
    watching.player.go_to(len(match.film))
    view = LedgerView(watching, 1)
    qtbot.addWidget(view)
    view.show()
    seen = [view.earlier.isEnabled()]
    for _ in range(11):
        view.later.click()
    assert (view.number, view.later.isEnabled(), seen) == (12, False, [False])
    watching.player.go_to(100)
    assert not view.isVisible()


def test_an_even_round_and_a_system_that_counts_other_things() -> None:
    course = Course(watched(DECIDED).film)
    ledger = ledger_of(course, 1, len(course.film))
    names, scored = ("Ali", "Marciano"), ledger.scored
    assert scored is not None
    for other, said in (
        (replace(scored, winner=None), "the round is even"),
        (replace(scored, tally=(99, 1), winner=RED), "counts more than the damage of blows"),
        (None, "so far"),
        (replace(scored, winner=BLUE), "Marciano did more"),
    ):
        assert said in verdict_of(replace(ledger, scored=other), names)
