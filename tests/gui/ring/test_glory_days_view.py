"""The bout window with Glory Days Boxing in it: clock, cards, dice, keys, names for screen readers, sizes."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ringside_manager.gui.look import LOOK
from ringside_manager.gui.ring.live_bout import LiveBout
from ringside_manager.gui.ring.tables import verdict_of
from ringside_manager.gui.ring.timeline import Course, ledger_of
from ringside_manager.gui.ring.view import RingView
from tests.gui.looking import settle, uncut, unnamed
from tests.gui.ring.glory_bouts import eventful, watched


def shown(qtbot: QtBot, match: LiveBout, size: tuple[int, int] = (1280, 800)) -> RingView:
    """A view of a match, on the screen."""
    view = RingView()
    match.setParent(view)
    qtbot.addWidget(view)
    view.resize(*size)
    view.show_match(match)
    view.show()
    settle(20)
    return view


def go(view: RingView, place: int) -> None:
    view.player.go_to(place)


def test_the_table_is_told_to_those_who_do_not_see_it(qtbot: QtBot) -> None:
    film = eventful()
    view = shown(qtbot, watched(film))
    go(view, 150)
    scene, told = film.scene(150), view.board.accessibleDescription()
    assert f"Round {scene.round}, {scene.time // 60}:{scene.time % 60:02}." in told
    for side in scene.sides:
        assert f"Stamina {side.numbers['stamina']}" in told
    assert "Momentum" in told


def test_closed_cards_are_open_at_the_end_only(qtbot: QtBot) -> None:
    film = eventful()
    view = shown(qtbot, watched(film, scores=False))
    go(view, len(film) - 1)
    assert not view.board.moment.scores
    assert view.board.moment.rolls
    go(view, len(film))
    assert view.board.moment.scores


def test_the_punches_of_every_round_are_what_it_was_judged_by() -> None:
    film = eventful()
    course = Course(film)
    for number in range(1, film.scenes[-1].round):
        ledger = ledger_of(course, number, len(film))
        assert ledger.proves
        assert "the judges:" in verdict_of(ledger, ("Red", "Blue"))


def test_every_die_is_told_in_the_dice_tab(qtbot: QtBot) -> None:
    film = eventful()
    view = shown(qtbot, watched(film))
    view.side.tabs.setCurrentWidget(view.side.dice)
    go(view, 60)
    lines = [line.text for line in view.side.dice.dice.lines if ": " in line.text]
    assert len(lines) == len(film.rolls_until(60))
    assert any("Control (d6): " in line for line in lines)
    assert not any("_" in line for line in lines)


@pytest.mark.parametrize(("size", "zoom"), [((1280, 800), 1.0), ((900, 560), 1.0), ((1280, 800), 1.5)])
def test_every_control_has_a_name_and_no_text_is_cut_off(
    qtbot: QtBot, size: tuple[int, int], zoom: float
) -> None:
    before = LOOK.zoom
    LOOK.set_zoom(zoom)
    try:
        view = shown(qtbot, watched(eventful()), size)
        for place in (0, 150, len(eventful())):
            go(view, place)
            settle(10)
            assert unnamed(view) == []
            assert uncut(view) == []
    finally:
        LOOK.set_zoom(before)
