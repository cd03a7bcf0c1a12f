"""The evening of a season and of a campaign: the race, who won, and another season with the same league."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ringside_manager.gui.advance import advancer as going_on
from ringside_manager.gui.pages.history.finale import FinalePage, PlayOnDialog
from ringside_manager.gui.pages.history.race import MoneyRace
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.settings import settings
from ringside_manager.gui.window import MainWindow
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.history import evening_facts
from ringside_manager.office.founding_script import Founding
from tests.gui.conftest import shown_page
from tests.gui.looking import unnamed
from tests.office.clubs import aged

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def ended(founding: Founding, tmp_path: Path) -> Path:
    """A campaign of six nights at its end."""
    return aged(
        tmp_path / "ended.ringside", replace(founding, options=replace(founding.options, nights=6)), 6
    )


@pytest.fixture
def window(ended: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    settings().set_value("curtain", False)
    made = MainWindow()
    made.resize(1280, 800)
    made.show()
    made.show_league(Session.open(ended))
    yield made
    made.close()


def finale(window: MainWindow) -> FinalePage:
    assert window.desk is not None
    page = window.desk.view.page
    assert isinstance(page, FinalePage)
    return page


def test_money_and_bouts_of_an_evening_are_those_of_the_books(session: Session) -> None:
    books = session.books
    for season in (0, 1):
        facts = evening_facts(books, season)
        assert [line.cents[-1] for line in facts.lines] == [one.balance_cents for one in books.standings()]
        assert all(len(line.cents) == books.closed + 1 for line in facts.lines)
        assert {(line.manager.number, line.record.bouts) for line in facts.lines} == {
            (one.number, one.tally.bouts) for one in books.managers.values()
        }
        assert facts.best is not None
    assert {line.manager.name for line in facts.won} == {
        one.name for one in books.managers.values() if one.balance_cents == books.standings()[0].balance_cents
    }


def test_the_winner_is_kept_back_until_the_race_is_over(window: MainWindow, qtbot: QtBot) -> None:
    assert window.desk is not None
    books = window.desk.session.books
    winner = books.managers[books.winners[0]].name
    assert winner in finale(window).heading.text()
    window.desk.go(Place("office"))
    window.desk.advancer.go()
    page = finale(window)
    assert page.race.is_running
    assert page.heading.text() == "Night 0"
    assert winner not in page.race.accessibleDescription()
    assert not any(part.isVisible() for part in (page.best, page.turns, page.awards))
    height = page.content.sizeHint().height()
    qtbot.keyClick(page.race, Qt.Key.Key_Space)
    assert not page.race.is_running
    assert page.heading.text() == f"{winner} has won the campaign"
    assert winner in page.race.accessibleDescription()
    assert all(part.isVisible() for part in (page.best, page.turns, page.awards))
    qtbot.waitUntil(
        lambda: page.content.sizeHint().height() == height
    )  # as it is laid out before it is painted
    assert unnamed(page) == []


def test_a_desktop_without_animations_is_shown_the_end_at_once(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MoneyRace, "style", lambda _race: SimpleNamespace(styleHint=lambda *_words: 0))
    assert window.desk is not None
    window.desk.go(Place("finale", 0, "race"))
    assert not finale(window).race.is_running
    assert finale(window).heading.text().endswith("has won the campaign")


def test_escape_leaves_the_evening(window: MainWindow, qtbot: QtBot) -> None:
    assert window.desk is not None
    page = finale(window)
    assert not window.bar.isVisible()
    qtbot.keyClick(page.on, Qt.Key.Key_Escape)
    assert window.desk.view.trail.here == Place("office")
    qtbot.waitUntil(window.bar.isVisible)


def test_the_same_league_plays_another_season(window: MainWindow, qtbot: QtBot) -> None:
    desk = window.desk
    assert desk is not None
    page = finale(window)
    page.on.click()
    dialog = page.findChild(PlayOnDialog)
    assert dialog is not None
    assert dialog.nights.value() == 6
    dialog.nights.setValue(4)
    next(button for button in dialog.findChildren(QPushButton) if button.text() == "Play on").click()
    qtbot.waitUntil(lambda: not desk.session.books.ended)
    assert (desk.session.books.options.nights, desk.session.books.closed) == (10, 6)
    qtbot.waitUntil(lambda: desk.view.trail.here == Place("office"))
    assert desk.advancer.why_not() == ""
    assert desk.advancer.label() != "The finale"


def test_only_a_promoter_in_person_opens_another_season(promoter_session: Session, qtbot: QtBot) -> None:
    page = shown_page(FinalePage, promoter_session, qtbot, Place("finale"))
    assert isinstance(page, FinalePage)
    assert page._why_not() == ""
    promoter_session.sit(promoter_session.persons[0])
    assert "Pat" in page._why_not()


def test_a_season_that_is_over_has_its_evening_once(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(going_on, "SEASON", 25)  # the league is 24 nights old
    turns = going_on.Turns(session)
    advancer = going_on.Advancer(session, turns)
    shown: list[Place] = []
    advancer.show.connect(shown.append)
    assert advancer.evening == 0
    session.do("A night", lambda office, _job: office.hold_night(NightOrder(office.seed)))
    qtbot.waitUntil(lambda: session.books.closed == 25)
    assert advancer.label() == "The evening of season 1"
    advancer.go()
    assert shown == [Place("finale", 1, "race")]
    assert advancer.evening == 0
    assert advancer.label() != "The evening of season 1"
    page = shown_page(FinalePage, session, qtbot, Place("finale", 1))
    assert isinstance(page, FinalePage)
    assert page.heading.text() == f"{session.books.standings()[0].name} leads after season 1"
    assert page.on.text() == "Go on"
