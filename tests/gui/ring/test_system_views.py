"""The bout window with each system in it: clock, cards, dice, ledger, keys, names for screen readers, sizes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ringside_manager.bout import registry
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.ring.tables import verdict_of
from ringside_manager.gui.ring.timeline import Course, ledger_of
from ringside_manager.gui.ring.watching import clock_cell, clock_told, incident_told, time_told
from ringside_manager.play import Film
from tests.gui.looking import settle, texts, uncut, unnamed
from tests.gui.ring import bouts, control_bouts, glory_bouts, title_bouts
from tests.gui.ring.bouts import of_film
from tests.gui.ring.conftest import Shown, go
from tests.slow import each


class Watched(NamedTuple):
    """A long bout of a system and a place in its middle."""

    film: Callable[[], Film]
    middle: int


SYSTEMS = {
    "control": Watched(control_bouts.eventful, 60),
    "glory_days": Watched(glory_bouts.eventful, 150),
    "ringside": Watched(lambda: bouts.watched().film, 200),
    "title_bout": Watched(title_bouts.cut_up, 200),
}
DECKS = ("glory_days", "title_bout")
"""Systems of three judges whose cards can stay closed."""


@pytest.mark.parametrize(
    ("system", "size", "zoom", "theme"),
    [
        ("ringside", (1280, 800), 1.0, "high contrast"), ("ringside", (900, 560), 1.0, "dark"),
        ("ringside", (1280, 800), 1.5, "light"), ("control", (900, 560), 1.0, "light"),
        ("glory_days", (1280, 800), 1.5, "light"), ("glory_days", (900, 560), 1.0, "dark"),
        ("title_bout", (900, 560), 1.0, "light"), ("title_bout", (1280, 800), 1.5, "dark"),
    ],
)  # fmt: skip
def test_every_control_has_a_name_and_no_text_is_cut_off(
    shown: Shown, system: str, size: tuple[int, int], zoom: float, theme: str
) -> None:
    LOOK.zoom = zoom
    LOOK.set_theme(theme)
    film, middle = SYSTEMS[system].film(), SYSTEMS[system].middle
    view = shown(of_film(film), size)
    for place in (middle, len(film)):
        go(view, place)
        cards = view.side.tabs.indexOf(view.side.cards)
        for tab in range(view.side.tabs.count()) if system == "ringside" else (0, cards):
            view.side.tabs.setCurrentIndex(tab)
            assert uncut(view) == []
            assert unnamed(view) == []
    assert view.width() == size[0]


def test_the_clock_of_a_system_is_told_in_its_units() -> None:
    control, title_bout = registry.get("control").info, registry.get("title_bout").info
    assert (time_told(control, 3), clock_told(control, 2, 5)) == ("Step 3 of 7", "Round 2, step 5")
    assert (time_told(title_bout, 94), clock_told(title_bout, 3, 94)) == ("1:34 of 3:00", "Round 3, 1:34")
    assert [clock_cell(*of) for of in (("second", 7), ("turn", 7), ("second", 0))] == ["0:07", "7", ""]


@pytest.mark.parametrize("system", DECKS)
def test_the_clock_is_the_same_wherever_it_is_shown(shown: Shown, system: str) -> None:
    film, place = SYSTEMS[system].film(), SYSTEMS[system].middle
    view = shown(of_film(film))
    go(view, place)
    scene = film.scene(place)
    clock = f"{scene.time // 60}:{scene.time % 60:02}"
    assert view.head.time.text() == f"{clock} of 3:00"
    assert view.transport.scrubber.line.accessibleDescription() == f"Round {scene.round}, {clock}"
    assert f"Round {scene.round}, {clock}." in view.board.accessibleDescription()
    assert not any("second" in text.casefold() for text in texts(view.head))


def test_the_table_is_told_to_those_who_do_not_see_it(shown: Shown) -> None:
    film = glory_bouts.eventful()
    view = shown(of_film(film))
    go(view, 150)
    told = view.board.accessibleDescription()
    assert "Momentum" in told
    assert all(f"Stamina {side.numbers['stamina']}" in told for side in film.scene(150).sides)


def test_the_cards_tab_shows_three_judges_and_their_sums(shown: Shown) -> None:
    film = title_bouts.cut_up()
    view = shown(of_film(film))
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


@pytest.mark.parametrize("system", DECKS)
def test_closed_cards_are_open_at_the_end_only(shown: Shown, system: str) -> None:
    film = SYSTEMS[system].film()
    view = shown(of_film(film, scores=False))
    go(view, len(film) - 1)
    assert not view.board.moment.scores
    assert view.board.moment.rolls
    assert not view.side.cards.table.isVisibleTo(view)
    assert "Points" not in view.board.accessibleDescription()
    go(view, len(film))
    assert view.board.moment.scores
    assert view.side.cards.table.rows[0][1].text != "·"


def test_cuts_and_warnings_are_told_in_words() -> None:
    film = title_bouts.cut_up()
    told = [incident_told(of_film(film), *one) for one in Course(film).incidents]
    assert any("The cut" in line or "nose" in line or "lip" in line for line in told if line)
    assert any("warned for" in line for line in told)
    assert not any("_" in line or "legal" in line for line in told)


@each("film", [glory_bouts.eventful, title_bouts.cut_up, title_bouts.with_a_run])
def test_the_blows_of_every_round_are_what_it_was_judged_by(film: Callable[[], Film]) -> None:
    course, proven = Course(film()), 0
    for number in range(1, film().scenes[-1].round):
        ledger = ledger_of(course, number, len(film()))
        proven += ledger.proves
        assert ledger.proves or film is not glory_bouts.eventful
        assert "the judges:" in verdict_of(ledger, ("Red", "Blue"))
    assert proven


@pytest.mark.parametrize("system", ["control", *DECKS])
def test_every_die_and_card_drawn_is_told_in_the_dice_tab(shown: Shown, system: str) -> None:
    film = SYSTEMS[system].film()
    view = shown(of_film(film))
    view.side.tabs.setCurrentWidget(view.side.dice)
    go(view, 60)
    lines = [line.text for line in view.side.dice.dice.lines if ": " in line.text]
    for line, rolled in zip(lines, film.rolls_until(60), strict=True):
        if system == "title_bout":
            assert line.endswith(f"card {rolled.result} of {rolled.die.sides}")
        elif system == "control":
            assert line.endswith(f": {rolled.result}")
            assert (rolled.die.corner is None) != line.startswith(("Ron Lyle, ", "Gene Tunney, "))
    wanted = {"title_bout": "spare card", "glory_days": "Control (d6): "}.get(system, "")
    assert any(wanted in line for line in lines)
    assert not any("_" in line for line in lines)


def test_keys_step_through_the_bout(shown: Shown) -> None:
    view = shown(of_film(title_bouts.cut_up()))
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.player.place == 1
    QTest.keyClick(view, Qt.Key.Key_End)
    settle(5)
    assert view.player.at_end
    assert "Round" in view.board.accessibleDescription()
