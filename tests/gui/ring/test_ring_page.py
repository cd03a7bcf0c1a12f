"""A bout of the league in the ring: boxed by people, put aside, taken up, booked; and watched."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.drive import run
from ringside_manager.bout.record import BoutRecord
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutState, ManagerKind
from ringside_manager.campaign.orders import MakeBout
from ringside_manager.gui.advance import RunState
from ringside_manager.gui.advance.advancer import Advancer
from ringside_manager.gui.pages.night.entering import led_by_hand
from ringside_manager.gui.pages.night.ring import RingPage
from ringside_manager.gui.pages.night.run_view import own_bouts
from ringside_manager.gui.place import Place
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.beginning import TypedDialog
from ringside_manager.gui.seats import Turns
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Link
from ringside_manager.gui.window import MainWindow
from ringside_manager.office.facts.bouts import brought
from tests.bout.test_typed import Scribe, Writing
from tests.gui.widgets_read import settle, texts

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def window(new_session: Session, qtbot: QtBot) -> Iterator[MainWindow]:
    """A league before its first night, on which the tournament begins; everybody has ended his turn."""
    ann = new_session.persons[0]
    made = MainWindow()
    qtbot.addWidget(made)
    made.show_league(new_session)
    made.show()
    made.desk.take_seat(ann)
    for party in new_session.persons:
        made.desk.take_seat(party)
        made.desk.turns.end_turn()
    settle()
    yield made
    new_session.wait()
    made.give_up_league()
    made.close()


def own_bout(session: Session) -> int:
    return own_bouts(session.books, 1)[0].number


def to_the_ring(window: MainWindow) -> RingPage:
    """From the poster through the doors into the ring, up to the question who boxes."""
    desk = window.desk
    desk.go(Place("night", 1))
    page = desk.view.page
    page.corners.doors.click()
    desk.session.wait()
    settle()
    assert desk.session.books.doors == 1
    assert not page.corners.doors.isVisible()
    page.box(desk.session.books.bouts[own_bout(desk.session)].fighters)
    desk.session.wait()
    settle()
    ring = desk.view.page
    desk.session.wait()
    settle()
    return ring


def box(match: LiveBout, decisions: int, seed: int = 3) -> None:
    """Answer whatever is asked of people, so many times."""
    chance = SeededChance(seed)
    for _ in range(decisions):
        if not match.is_live:
            return
        for request in match.requests:
            match.answer(request, chance.pick(request.options))


def taken_up(window: MainWindow, number: int) -> LiveBout:
    """The bout after somebody else had sat down, or the program had been closed in between."""
    desk = window.desk
    desk.view.forget_pages()
    desk.go(Place("ring", number))
    desk.session.wait()
    settle()
    page = desk.view.page
    assert page.host.match is not None
    return page.host.match


def test_before_the_bell_nothing_but_the_bell_is_the_next_thing_to_do(window: MainWindow) -> None:
    ring, number = to_the_ring(window), own_bout(window.desk.session)
    settle()
    assert window.go_on.go.property("kind") == ""
    ring.door.bell.click()
    settle()
    window.desk.go(Place("night"))
    settle()
    assert window.go_on.go.property("kind") == "primary"
    assert window.go_on.go.text() == "Go on with the bout"
    window.go_on.go.click()
    settle()
    assert window.desk.view.trail.here == Place("ring", number)


def test_nobody_throws_the_dice_of_a_sealed_night(window: MainWindow) -> None:
    ring = to_the_ring(window)
    thrown = ring.door.real_dice, ring.door.paper
    assert all(each.isVisible() for each in thrown)
    door = ring._door
    assert door is not None
    ring.door.show_door(replace(door, sealed=True), hidden=False)
    assert not any(each.isVisible() for each in thrown)


def test_a_bout_of_the_league_is_boxed_put_aside_taken_up_and_booked_and_tells_by_whom(
    window: MainWindow, tmp_path: Path
) -> None:
    desk = window.desk
    session = desk.session
    ring = to_the_ring(window)
    number = own_bout(session)
    assert ring.door.isVisible()
    ring.door.bell.click()
    settle()
    assert led_by_hand(ring.host.match.contest) == (False, False), "nothing is decided yet"
    ring.host.view.player.go_to(len(ring.host.match.film))
    settle()
    assert window.focusWidget() is ring.host.desk.panel, (
        "the first question is answered by a key, without a click"
    )
    box(ring.host.match, 25)
    session.wait()
    events = ring.host.match.film.events
    asked = [(request.kind, request.corner) for request in ring.host.match.requests]
    assert not session.ring[number].done

    again = taken_up(window, number)
    assert again.film.events == events
    assert [(request.kind, request.corner) for request in again.requests] == asked
    advancer = session.findChild(Advancer)
    assert isinstance(advancer, Advancer)
    assert "still under way" in advancer.why_no_night()
    box(again, 100_000)
    session.wait()
    assert session.ring[number].done
    assert advancer.why_no_night() == ""
    boxed, before = again.finished, brought(session.books, number, again.finished.outcome)
    the_end_is_told(window)
    advancer.start_night()
    session.wait()
    settle()
    bout = session.books.bouts[number]
    assert bout.state is BoutState.FOUGHT
    assert bout.outcome == boxed.outcome
    after = brought(session.books, number, boxed.outcome)
    assert [replace(one, rank_after=...) for one in after] == list(before)
    entry = next(entry for entry in session.entries if entry.number == bout.fought_entry)
    assert BoutRecord.from_json(entry.record) == boxed
    assert not session.ring
    page_and_export_tell_who_led(window, number, tmp_path / "b.txt")


def the_end_is_told(window: MainWindow) -> None:
    """What a bout in the ring brings is told after its last bell, and the way leads back to its night."""
    host = window.desk.view.page.host
    host.view.player.to_the_end()
    settle()
    told = texts(host.desk.panel)
    assert "What it brings" in told
    assert "It counts when the night is held; ranks are drawn up after it." in told
    host.desk.panel.close_.click()
    assert window.desk.view.trail.here == Place("night", 1)


def page_and_export_tell_who_led(window: MainWindow, number: int, file: Path) -> None:
    """Whoever boxed himself stands on the page of the bout, and in the text that is written of it."""
    desk, books = window.desk, window.desk.session.books
    bout = books.bouts[number]
    managers = [books.managers[manager] if manager else None for manager in bout.managers]
    names = [page.name if page and page.kind is ManagerKind.PERSON else None for page in managers]
    assert "Ann" in names
    desk.advancer.run.finish()
    desk.go(Place("bout", number))
    told = texts(desk.view.page)
    assert all((f"{name}, by hand" if name else "the program") in told for name in names)
    taken_up(window, number)
    desk.view.page.host.after.write_text(file)
    written = file.read_text(encoding="utf-8")
    for name, fighter in zip(names, bout.fighters, strict=True):
        man = books.fighters[fighter].name
        assert (f"{name} by hand ({man})" if name else f"the program ({man})") in written


def test_the_last_person_still_seated_opens_the_doors_and_stands_before_the_card(
    new_session: Session, qtbot: QtBot
) -> None:
    made = MainWindow()
    qtbot.addWidget(made)
    made.show_league(new_session)
    made.show()
    first, last = new_session.persons
    made.desk.take_seat(first)
    made.desk.turns.end_turn()
    made.desk.take_seat(last)
    made.desk.go(Place("night", 1))
    page = made.desk.view.page
    page.corners.doors.click()
    new_session.wait()
    settle()
    after = made.desk.view.page
    assert new_session.books.doors == 1
    assert own_bouts(new_session.books, 1)
    assert after.start.isEnabled()
    made.give_up_league()


def test_the_corners_can_finish_what_people_have_left_in_the_ring(window: MainWindow) -> None:
    ring = to_the_ring(window)
    desk = window.desk
    assert Turns(desk.session).all_done, "after a restart with open doors nobody is asked for another turn"
    number = own_bout(desk.session)
    ring.door.bell.click()
    settle()
    assert ring.host.match is not None
    box(ring.host.match, 10)
    desk.session.wait()
    desk.go(Place("night", 1))
    page = desk.view.page
    assert not page.start.isEnabled()
    page.let_corners.click()
    desk.session.wait()
    settle()
    assert desk.session.books.closed == 1
    assert desk.session.books.bouts[number].state is BoutState.FOUGHT


def test_who_watches_from_ringside_hears_no_result_before_and_the_night_goes_on_after(
    window: MainWindow,
) -> None:
    desk = window.desk
    session = desk.session
    desk.go(Place("night", 1))
    desk.advancer.start_night()
    session.wait()
    settle()
    run = desk.advancer.run
    assert run.concealing
    first = run.results[0].bout.number
    page = desk.view.page
    page.running.watch.click()
    settle()
    ring = desk.view.page
    assert ring.host.match is not None
    assert ring.host.view.player.place == 0
    assert ring.host.view.player.is_playing, "who asks to watch need not press Play as well"
    ring.host.view.player.pause()
    assert run.revealed == 0
    assert run.state is RunState.REVEALING
    assert ring.place == Place("ring", first)
    ring.host.view.player.to_the_end()
    settle()
    assert "What it brings" not in texts(ring.host.view.side.ending)
    for act in ring.host.after.acts:
        ring.host.told.hide()
        act.run()
        assert "Watch it to its end first" in ring.host.told.text()
    desk.go(Place("night", 1))
    settle()
    assert run.revealed == 1
    assert run.state is RunState.REVEALING
    desk.go(Place("ring", run.results[1].bout.number))
    desk.go(Place("rankings"))
    settle()
    assert run.state is RunState.IDLE, "leaving ringside for another page shows everything"


def test_what_cannot_be_seen_is_said_in_words(session: Session, qtbot: QtBot) -> None:
    one, other = [n for n, page in session.books.fighters.items() if not page.is_retired][:2]
    order = MakeBout(60, one, other, Arena.PITS, 4)
    session.do("", lambda office, _job: office.hand_in(order, office.promoter))
    session.wait()
    to_come = next(n for n, bout in session.books.bouts.items() if bout.night == 60)
    page = RingPage(session)
    qtbot.addWidget(page)
    page.show()
    page.show_place(Place("ring", to_come))
    assert page.empty.isVisible()
    assert "doors" in page.empty.text.text()
    page.show_place(Place("ring", 999_999))
    assert "no such bout" in page.choice.reason.text()
    latest = page.choice.panel.findChild(Link)
    assert isinstance(latest, Link)
    with qtbot.waitSignal(page.go) as gone:
        latest.click()
    assert session.books.bouts[gone.args[0].number].state is BoutState.FOUGHT


def test_a_bout_played_on_paper_is_typed_in_and_counts(window: MainWindow) -> None:
    ring, session = to_the_ring(window), window.desk.session
    number = own_bout(session)
    setup, scribe = ring._door.setup, Scribe(5)
    state, script = setup.engine.start(setup.red, setup.blue, setup.terms, scribe, lambda _event: None)
    red, blue = Writing(scribe, 6), Writing(scribe, 7)
    view = setup.engine.view
    outcome = run(script, (red, view(state, RED)), (blue, view(state, BLUE)))
    ring.door.paper.click()
    (asking,) = window.findChildren(TypedDialog)
    asking.text.setPlainText("\n".join(scribe.lines))
    asking.judge()
    asking.keep.click()
    session.wait()
    settle()
    assert ring.host.match.finished.outcome == outcome
    assert session.ring[number].done
