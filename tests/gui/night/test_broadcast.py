"""The broadcast of a night: its run by itself, and that nothing is shown before it has been seen to happen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.events import BoutEnded, Fell, Injured
from ringside_manager.commentary.results import result_line
from ringside_manager.gui import words
from ringside_manager.gui.advance import NightRun, RunState
from ringside_manager.gui.pages.night import bill
from ringside_manager.gui.pages.night.broadcast import BroadcastScreen
from ringside_manager.gui.pages.night.programme import (
    ROWS,
    Kind,
    Programme,
    Reel,
    Scene,
    latest_night,
    lines_of,
)
from ringside_manager.gui.pages.night.scenes import left_on
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.session import Session
from ringside_manager.office.facts.nights import PosterBout, night_results, poster
from ringside_manager.play import Film
from tests.gui.night.test_night_page import fill_card
from tests.gui.ring import bouts, control_bouts, glory_bouts, quests, title_bouts
from tests.slow import each

FILMS: dict[str, Callable[[], Film]] = {
    "control": control_bouts.eventful,
    "glory_days": glory_bouts.eventful,
    "quest": quests.eventful,
    "ringside": lambda: bouts.watched(bouts.DECIDED).film,
    "title_bout": title_bouts.cut_up,
}


def on_film(film: Film, number: int) -> Reel:
    """The reel of a bout, as if it went to the cards of three judges."""
    falls = tuple(place for place, event in enumerate(film.events, 1) if isinstance(event, Fell))
    return Reel(number, film, lines_of(film, 1), falls, judges=3)


def by_itself(programme: Programme) -> Iterator[Scene]:
    """Every scene, as they come when nobody touches a key."""
    yield programme.scene
    while programme.on():
        yield programme.scene


@each("system", sorted(FILMS))
def test_a_card_goes_from_its_bill_to_the_standings_by_itself(system: str) -> None:
    film = FILMS[system]()
    reels = (on_film(film, 1), Reel(2, televised=False), on_film(film, 3))
    scenes = list(by_itself(Programme(reels)))
    assert [scenes[0].kind, scenes[-1].kind] == [Kind.BILL, Kind.STANDINGS]
    order = [
        Kind.WALK_ON,
        Kind.TAPE,
        Kind.ACTION,
        *([Kind.AGAIN] if reels[0].falls else []),
        Kind.CARDS,
        Kind.RESULT,
    ]
    for bout in (0, 2):
        mine = [scene for scene in scenes if scene.bout == bout and scene.kind in order]
        assert list(dict.fromkeys(scene.kind for scene in mine)) == order
        assert [scene.kind for scene in mine].count(Kind.ACTION) == len(reels[0].lines)
        assert {scene.told for scene in mine[:-1]} == {bout}
        assert mine[-1] == (Kind.RESULT, bout, 0, mine[-1].seconds, bout + 1)
    assert all(1 <= scene.seconds <= 45 for scene in scenes)
    said = " ".join(line.text for line in reels[0].lines)
    end = film.events[-1]
    assert isinstance(end, BoutEnded)
    clock = film.setup.engine.info.clock
    assert result_line(end.outcome, *LiveBout(film, 1).names, clock) not in said
    assert not any(f"{red}-{blue}" in said for red, blue in (card.total for card in end.outcome.scorecards))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.booleans(), min_size=1, max_size=30), st.data())
def test_every_result_of_any_card_is_told_once_its_time_has_come(
    card: list[bool], data: st.DataObject
) -> None:
    shown = data.draw(st.integers(0, len(card) - 1))
    reels = [Reel(n, judges=n % 4, televised=seen) for n, seen in enumerate(card)]
    scenes = list(by_itself(Programme(reels, shown)))
    assert all(before.told <= after.told for before, after in pairwise(scenes))
    read = {scene.bout for scene in scenes if scene.kind is Kind.RESULT}
    for scene in scenes:
        if scene.kind is Kind.SO_FAR:
            read |= set(range(max(0, scene.told - ROWS), scene.told))
        elif scene.kind is not Kind.STANDINGS:
            assert scene.told == scene.bout + (scene.kind is Kind.RESULT)
    assert read >= set(range(shown, len(card)))


@each("system", sorted(set(FILMS) - {"ringside"}))
def test_large_faces_show_what_the_bout_has_left_on_them(system: str) -> None:
    film, marked = FILMS[system](), 0
    for corner in CORNERS:
        assert left_on(film, 0, corner) == ()
        hurt = [
            at
            for at, event in enumerate(film.events, 1)
            if getattr(event, "corner", None) is corner and isinstance(event, Injured)
        ]
        for place in range(0, len(film) + 1, max(1, len(film) // 40)):
            marks = left_on(film, place, corner)
            assert not marks or any(at <= place for at in hurt), "nobody is marked before he was hurt"
            marked += bool(marks)
    assert marked


def test_a_bout_is_skipped_to_its_end_and_no_further() -> None:
    programme = Programme([on_film(FILMS["ringside"](), 1)])
    while programme.scene.kind is not Kind.ACTION:
        programme.skip()
    programme.skip()
    assert programme.scene.kind is Kind.AGAIN


def screen_of(session: Session, night: int, qtbot: QtBot) -> BroadcastScreen:
    """A broadcast that stands at its first scene."""
    screen = BroadcastScreen(session, night)
    screen.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(screen)
    screen.resize(640, 360)
    screen.show()
    session.wait()
    return screen


def records(bouts: Iterable[PosterBout]) -> dict[int, tuple[str, str]]:
    """Of each bout what the records of both are said to be."""
    return {bout.bout: (words.record(bout.red.tally), words.record(bout.blue.tally)) for bout in bouts}


def test_a_card_runs_to_its_end_without_a_hand(session: Session, qtbot: QtBot) -> None:
    screen = screen_of(session, latest_night(session), qtbot)
    assert screen.programme is not None
    screen.set_pace(100_000)
    qtbot.waitUntil(lambda: not screen.isVisible())
    assert screen.programme.scene.kind is Kind.STANDINGS


def test_no_result_is_on_the_screen_before_its_scene(session: Session, qtbot: QtBot) -> None:
    """A night that is shown bout by bout goes on in the broadcast; who leaves it finds the rest held back."""
    session.do("card", fill_card)
    session.wait()
    night, run, page = session.books.closed + 1, NightRun.of(session), object()
    before = records(poster(session.books, night).bouts)
    run.watch(page, night)  # type: ignore[arg-type]
    run.start()
    session.wait()
    run.next()
    screen = screen_of(session, night, qtbot)
    assert screen.programme is not None
    assert records(screen.evening.bouts) == before
    seen = set()
    while run.revealed < 3:
        screen.pause()
        screen.grab()
        said = "\n".join((*screen.said, screen.board.describe(), screen.accessibleName()))
        for result in run.results[run.revealed :]:
            for telling in (bill.result_sentence(result), *bill.scores(result)):
                assert telling not in said
            assert result.outcome.winner is None or bill.verdict(result) not in said
        seen.add(screen.programme.scene.kind)
        screen.pause()
        QTest.keyClick(screen, Qt.Key.Key_Space)
    assert seen >= {Kind.BILL, Kind.WALK_ON, Kind.TAPE, Kind.ACTION, Kind.RESULT}
    screen.grab()
    assert bill.verdict(run.results[2]) in screen.said
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert not screen.isVisible()
    assert (run.state, run.revealed) == (RunState.REVEALING, 3)
    assert len(list(night_results(session.books, night))) > 3
