"""The rhythm of an evening: how often people are called to the keyboard, and what for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from ringside_manager.bout import registry
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Asking, ManagerKind, Task, Temperament
from ringside_manager.campaign.orders import GiveMandate
from ringside_manager.gui.pages.office.standing import StandingDialog
from ringside_manager.gui.plans.editor import PlanEditor
from ringside_manager.gui.session import Session
from ringside_manager.gui.settings import settings
from ringside_manager.gui.window import MainWindow
from ringside_manager.league.business.offers import OfferMade
from ringside_manager.league.deeds import Draft
from ringside_manager.office.facts.going_on import AdvancePlan
from ringside_manager.office.founding_script import Founding, Seat
from ringside_manager.office.office import Office
from ringside_manager.plans.files import parse_plan
from tests.gui.looking import settle, unnamed
from tests.gui.night.evening import Evening
from tests.gui.widgets_read import texts
from tests.slow import rest_slow

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def evening(founding: Founding, tmp_path: Path, qapp: QApplication) -> Iterator[Evening]:
    """A new league of three persons and one program manager, sixteen men in the tournament for the title."""
    seats = (
        *(Seat(name, ManagerKind.PERSON) for name in ("Ann", "Ben", "Cleo")),
        Seat("Dolores", ManagerKind.AI, Temperament.CAREFUL),
    )
    path = tmp_path / "three.ringside"
    options = replace(founding.options, asking=Asking.AHEAD, corners="plain")  # asked as the window proposes
    Office.found(path, replace(founding, seats=seats, options=options)).close()
    settings().set_value("curtain", True)
    window = MainWindow()
    window.resize(1280, 800)
    window.show()
    window.show_league(Session.open(path))
    yield Evening(window)
    window.close()


@pytest.mark.parametrize(("nights", "most"), rest_slow([(4, 6), (5, 6), (8, 11)]))
def test_nights_of_three_people(evening: Evening, nights: int, most: int) -> None:
    """Eight nights took 80 clicks and 24 curtains when everybody was called each night."""
    evening.play(nights)
    assert evening.idle == [], "nobody is called to decide nothing"
    assert {night for night, _ in evening.curtains}.isdisjoint({2, 3, 4}), "all who box have boxed on night 1"
    assert len(evening.curtains) <= most
    assert evening.clicks <= 43


def test_a_tournament_that_everybody_leaves_to_the_office(evening: Evening) -> None:
    """Each sits down once; nobody is called again, and nothing stops it before the final is over."""
    for _ in range(3):
        evening.sit_down()
        evening.leave_it(AdvancePlan.TOURNAMENT_LEFT)
    session = evening.window.desk.session
    (drawn,) = session.books.tournaments.values()
    assert drawn.bracket.winner is not None
    assert session.books.closed == 13
    assert len(evening.curtains) == 3
    assert evening.clicks <= 10


def test_a_stop_offers_to_leave_all_such_to_the_office(evening: Evening) -> None:
    desk = evening.window.desk
    evening.sit_down()
    ann = desk.session.viewer
    desk.turns.go_on(ann, 40)
    other = desk.session.books.managers[desk.session.persons[1].manager]
    mine = desk.session.books.managers[ann.manager]
    offer = OfferMade(20, other.stable[0], mine.stable[0], Arena.PITS, 6, False, other.number)
    desk.session.do("o", lambda office, _: office._league.write([Draft(offer)], other.name))
    desk.session.wait()
    settle()
    (decline,) = [
        made
        for made in desk.view.page.findChildren(QPushButton)
        if made.text() == "Decline all offers and go on"
    ]
    decline.click()
    desk.session.wait()
    settle()
    (mandate,) = desk.session.books.mandates.values()
    assert (mandate.manager, mandate.task, mandate.until) == (ann.manager, Task.DECLINE, 40)
    assert desk.curtain.party.name == "Ben"
    desk.take_seat(ann)
    settle()
    assert "Your standing order answers it before the night." in texts(desk.view.page)


def test_the_form_says_what_it_will_do_and_the_office_lists_it(evening: Evening) -> None:
    desk = evening.window.desk
    evening.sit_down()
    books, stable = desk.session.books, desk.session.books.managers[desk.session.viewer.manager].stable
    panel = desk.view.page.standing
    panel.ask()
    (form,) = evening.window.findChildren(StandingDialog)
    form.task.setCurrentIndex(form.task.findData(Task.ANSWER))
    form.whom.setCurrentIndex(1)
    form.checks[stable[1]].setChecked(True)
    form.chance[0].setChecked(True)
    form.rest[0].setChecked(True)
    man = min(
        page.name
        for page in books.fighters.values()
        if page.manager not in (None, desk.session.viewer.manager)
    )
    for text in (man, "whoever is champion", "the champion while he is Ben's"):
        place = next(at for at in range(form.other.count()) if form.other.itemText(at).startswith(text))
        form.other.setCurrentIndex(place)
        form.other.activated.emit(place)
    never = form.order().never
    ben = next(number for number, page in books.managers.items() if page.name == "Ben")
    assert form.order() == GiveMandate(
        Task.ANSWER, 13, (stable[1],), 40, None, 4, never, never_champion=True, never_champions_of=(ben,)
    )
    said = form.said.text()
    for part in (
        "never against whoever is champion",
        "never against the champion while he is Ben's",
        books.fighters[stable[1]].name,
        books.fighters[never[0]].name,
        "40 %",
        "night 13",
        "declined",
    ):
        assert part in said
    assert unnamed(form) == []
    form.findChildren(QPushButton)[-1].click()
    desk.session.wait()
    settle()
    assert said in texts(panel)
    (end,) = [made for made in panel.findChildren(QPushButton) if made.text() == "End"]
    end.click()
    desk.session.wait()
    assert not any(mandate.holds(1) for mandate in desk.session.books.mandates.values())


def test_a_plan_is_written_from_the_form(evening: Evening) -> None:
    desk = evening.window.desk
    evening.sit_down()
    man = desk.session.books.managers[desk.session.viewer.manager].stable[0]
    desk.view.page.standing.ask()
    (form,) = evening.window.findChildren(StandingDialog)
    assert form.ring.count() == 2
    form.write.menu().actions()[0].trigger()
    (editor,) = form.findChildren(PlanEditor)
    written = "orders:\n  - {request: rush, choose: hold}\n"
    editor.finished_with.emit(parse_plan(written, "plan", registry.get("ringside").info))
    desk.session.wait()
    settle()
    assert desk.session.books.fighters[man].plan is not None
    assert form.ring.currentText() == f"the plan sealed for {desk.session.books.fighters[man].name}"
    assert form.order().plan
    form.reject()
