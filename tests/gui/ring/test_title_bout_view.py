"""The bout window with Title Bout II in it: clock, cards, incidents, keys, names for screen readers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ringside_manager.bout.events import BoutEnded
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.ring.live_bout import LiveBout
from ringside_manager.gui.ring.tables import verdict_of
from ringside_manager.gui.ring.timeline import Course, ledger_of
from ringside_manager.gui.ring.view import RingView
from ringside_manager.gui.ring.watching import clock_cell, clock_told, incident_told, time_told
from tests.gui.looking import settle, texts, uncut, unnamed
from tests.gui.ring.title_bouts import ENGINE, cut_up, watched, with_a_run

Shown = Callable[..., RingView]
INFO = ENGINE.info


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    """A view of a match, on the screen."""

    def show(match: LiveBout, size: tuple[int, int] = (1280, 800)) -> RingView:
        view = RingView()
        match.setParent(view)
        qtbot.addWidget(view)
        view.resize(*size)
        view.show_match(match)
        view.show()
        settle(20)
        return view

    return show


def go(view: RingView, place: int) -> None:
    view.player.go_to(place)


def test_seconds_are_told_as_minutes_and_seconds() -> None:
    assert time_told(INFO, 94) == "1:34 of 3:00"
    assert clock_told(INFO, 3, 94) == "Round 3, 1:34"
    assert clock_cell("second", 7) == "0:07"
    assert clock_cell("turn", 7) == "7"
    assert clock_cell("second", 0) == ""


def test_the_clock_is_the_same_wherever_it_is_shown(shown: Shown) -> None:
    film = cut_up()
    view = shown(watched(film))
    place = 200
    go(view, place)
    scene = film.scene(place)
    clock = f"{scene.time // 60}:{scene.time % 60:02}"
    assert view.head.time.text() == f"{clock} of 3:00"
    assert view.transport.scrubber.line.accessibleDescription() == f"Round {scene.round}, {clock}"
    assert f"Round {scene.round}, {clock}." in view.board.accessibleDescription()
    assert not any("second" in text.casefold() for text in texts(view.head))


def test_the_cards_tab_shows_three_judges_and_their_sums(shown: Shown) -> None:
    film = cut_up()
    view = shown(watched(film))
    bells = [place for place, event in enumerate(film.events, 1) if event.name == "round_scored"]
    go(view, bells[2])
    table = view.side.cards.table
    heads = [item.text() for at in range(table.columnCount()) if (item := table.horizontalHeaderItem(at))]
    assert heads == ["Round", "Judge 1", "Judge 2", "Judge 3", "Scored"]
    scored = Course(film).scored(3, bells[2])
    assert [cell.text for cell in table.rows[2]][1:4] == [f"{red} : {blue}" for red, blue in scored.cards]
    sides = film.scene(bells[2]).sides
    totals = [f"{sides[0].numbers[f'card_{n}']} : {sides[1].numbers[f'card_{n}']}" for n in (1, 2, 3)]
    assert [cell.text for cell in table.rows[-1]][1:4] == totals


def test_closed_cards_are_open_at_the_end_only(shown: Shown) -> None:
    film = cut_up()
    view = shown(watched(film, scores=False))
    go(view, len(film) - 1)
    assert not view.side.cards.table.isVisibleTo(view)
    assert "Points" not in view.board.accessibleDescription()
    go(view, len(film))
    assert isinstance(film.event(len(film)), BoutEnded)
    assert view.side.cards.table.rows[0][1].text != "·"
    assert view.board.moment.scores


def test_cuts_and_warnings_are_told_in_words() -> None:
    film = cut_up()
    match = watched(film)
    told = [incident_told(match, one) for one in Course(film).incidents]
    assert any("The cut" in line or "nose" in line or "lip" in line for line in told if line)
    assert any("warned for" in line for line in told)
    assert not any("_" in line or "legal" in line for line in told)


def test_the_blows_of_every_round_are_what_it_was_scored_by() -> None:
    for film in (cut_up(), with_a_run()):
        course, proven = Course(film), 0
        for number in range(1, film.scenes[-1].round):
            ledger = ledger_of(course, number, len(film))
            proven += ledger.proves
            assert "the judges:" in verdict_of(ledger, ("Red", "Blue"))
        assert proven


@pytest.mark.parametrize(("size", "zoom"), [((1280, 800), 1.0), ((900, 560), 1.0), ((1280, 800), 1.5)])
def test_every_control_has_a_name_and_no_text_is_cut_off(
    shown: Shown, size: tuple[int, int], zoom: float
) -> None:
    before = LOOK.zoom
    LOOK.set_zoom(zoom)
    try:
        view = shown(watched(cut_up()), size)
        for place in (0, 150, len(cut_up())):
            go(view, place)
            settle(10)
            assert unnamed(view) == []
            assert uncut(view) == []
    finally:
        LOOK.set_zoom(before)


def test_cards_drawn_are_told_by_their_place_among_those_left(shown: Shown) -> None:
    film = cut_up()
    view = shown(watched(film))
    view.side.tabs.setCurrentWidget(view.side.dice)
    go(view, 60)
    lines = [line.text for line in view.side.dice.dice.lines if ": " in line.text]
    rolls = film.rolls_until(60)
    assert len(lines) == len(rolls)
    for line, rolled in zip(lines, rolls, strict=True):
        assert line.endswith(f"card {rolled.result} of {rolled.die.sides}")
    assert any("spare card" in line for line in lines)


def test_keys_step_through_the_bout(shown: Shown) -> None:
    view = shown(watched(cut_up()))
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.player.place == 1
    QTest.keyClick(view, Qt.Key.Key_End)
    assert view.player.place == len(cut_up())
    assert "Round" in view.board.accessibleDescription()
