"""The pages of a league under another bout system: three cards, causes, bouts over before the first bell."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringside_manager.bout import registry
from ringside_manager.bout.corner import RED
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.record import BoutRecord
from ringside_manager.gui import words
from ringside_manager.gui.gallery import places
from ringside_manager.gui.pages import Page
from ringside_manager.gui.place import Place
from ringside_manager.gui.window import MainWindow
from ringside_manager.office.mending import ResultChange
from ringside_manager.office.office import Office
from tests.gui.conftest import shared_window
from tests.gui.looking import settle, texts, uncut, unnamed
from tests.office.clubs import club, founding
from tests.office.systems import OTHERS, options_of
from tests.slow import each, rest_slow

NIGHTS = 13


@pytest.fixture(scope="module", params=rest_slow(sorted(OTHERS, reverse=True)))
def system(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def league_file(tmp_path_factory: pytest.TempPathFactory, system: str) -> Path:
    """A league of two persons with its champion, and results as Ringside never has them."""
    path = tmp_path_factory.mktemp(system) / "club.ringside"
    names = ("Ann", "Ben", "ai:Cy", "ai:Di")
    with club(path, founding(names, system=system, options=options_of(system)), NIGHTS) as office:
        fought = [bout.number for bout in office.books.bouts.values() if bout.outcome is not None]
        _correct(office, fought[-1], method=Method.DQ, round=0)
        _correct(office, fought[-2], drawn=True, round=2)
        _correct(office, fought[-3], method=early_end(system), winner=RED, round=2)
        assert office.check(replay=False) == ()
    return path


def early_end(system: str) -> Method:
    """A technical decision where the system knows it, else a corner that gives up."""
    return Method.TD if Method.TD in registry.get(system).info.methods else Method.RTD


def _correct(office: Office, bout: int, **change: object) -> None:
    office.correct_result(bout, ResultChange(**change), office.promoter, "as it was")


@pytest.fixture(scope="module")
def window(
    league_file: Path, tmp_path_factory: pytest.TempPathFactory, qapp: QApplication
) -> Iterator[MainWindow]:
    """A window over that league, which is only looked at."""
    with shared_window(league_file, tmp_path_factory.mktemp("shared")) as opened:
        yield opened


def go(window: MainWindow, place: Place) -> Page:
    window.desk.go(place)
    settle()
    page = window.desk.view.page
    assert page is not None
    return page


def results(window: MainWindow) -> list[int]:
    return [bout.number for bout in window.desk.session.books.bouts.values() if bout.outcome is not None]


def test_every_page_stands(window: MainWindow) -> None:
    for name, place in places(window.desk.session.books):
        page = go(window, place)
        assert page.title(), name
        assert not unnamed(page), name
        assert list(uncut(page)) == [] or name == "ring", name


def test_the_page_of_a_bout_shows_three_judges(window: MainWindow, qtbot: QtBot) -> None:
    page = go(window, Place("bout", results(window)[0]))
    qtbot.waitUntil(lambda: {"Judge 1", "Judge 2", "Judge 3"} <= set(texts(page)))
    assert not any(text == "first" or "Card of" in text for text in texts(page))


@pytest.mark.parametrize(
    ("place", "result", "when"),
    [
        (-1, "Disqualification", "before the first bell"),
        (-2, "Technical draw", "in round 2 of"),
        (-3, "Technical decision", "in round 2 of"),
    ],
)
def test_the_page_of_a_bout_tells_how_it_ended(
    window: MainWindow, system: str, place: int, result: str, when: str
) -> None:
    if place == -3 and early_end(system) is Method.RTD:
        result = "Retired in the corner"
    found = texts(go(window, Place("bout", results(window)[place])))
    assert result in found or any(text.startswith(f"{result} (") for text in found)
    assert any(text.startswith(when) for text in found)


def test_the_page_of_a_bout_counts_what_its_record_says(
    window: MainWindow, league_file: Path, qtbot: QtBot
) -> None:
    number = results(window)[0]
    with Office.open(league_file, read_only=True) as office:
        record = BoutRecord.from_json(office.record_of(number) or "")
    page = go(window, Place("bout", number))
    qtbot.waitUntil(lambda: "Punches landed" in texts(page))
    assert {str(landed) for landed in record.outcome.landed} <= set(texts(page))


def test_a_night_and_a_career_with_such_results_stand(window: MainWindow, system: str, qtbot: QtBot) -> None:
    books = window.desk.session.books
    early = "Technical decision" if early_end(system) is Method.TD else "Retired in the corner"
    told = f"{early}, round 2", "Technical draw, round 2", "Disqualification, before the first bell"
    for number, how in zip(results(window)[-3:], told, strict=True):
        bout = books.bouts[number]
        page = go(window, Place("night", bout.night))
        qtbot.waitUntil(lambda page=page, how=how: any(text.endswith(f": {how}") for text in texts(page)))
        for part in ("career", "bouts", "titles"):
            assert go(window, Place("fighter", bout.red, part)).title()


@each(
    "kind, cause, told",
    [
        (Method.KO, "knocked_out", "Knockout"),
        (Method.KO, "cannot_rise", "Knockout (could not rise)"),
        (Method.TKO, "hurt", "Technical knockout"),
        (Method.TKO, "three_knockdowns", "Technical knockout (three knockdowns)"),
        (Method.RTD, "towel", "Retired in the corner (towel)"),
        (Method.DQ, "rabbit_punch", "Disqualification (rabbit punches)"),
        (Method.DRAW, "both_beaten", "Technical draw (both beaten)"),
        (Method.DRAW, "technical_draw", "Technical draw"),
        (Method.DRAW, "", "Draw"),
    ],
)
def test_what_ended_a_bout_is_told_in_words(kind: Method, cause: str, told: str) -> None:
    assert words.method(kind, cause) == told
