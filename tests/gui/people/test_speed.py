"""How long it takes to go to a page of people in a league of ten seasons; run with ``-m speed``.

Measured is the processor's time until the page stands painted; its charts follow after that.
"""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.books import LeagueOptions, ManagerKind, StableMethod, Temperament
from ringside_manager.fighters.generation import generate_set
from ringside_manager.gui.pages import catalogue
from ringside_manager.gui.session import Session
from ringside_manager.office.evening import Evening
from ringside_manager.office.founding import Founding, Seat
from ringside_manager.office.office import Office
from tests.gui.people.conftest import Traveller
from tests.gui.people.test_all_pages import _places

pytestmark = [pytest.mark.speed, pytest.mark.timeout(900)]
SEASONS, FIGHTERS, LIMIT = 10, 64, 100


@pytest.fixture(scope="module")
def decade(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ten seasons of 64 fighters and 16 managers."""
    path = tmp_path_factory.mktemp("decade") / "decade.ringside"
    moods = list(Temperament)
    seats = tuple(Seat(f"Manager {place}", ManagerKind.AI, moods[place % 3]) for place in range(15))
    options = LeagueOptions(stable_method=StableMethod.DRAFT, corners="plain", nights=2000)
    everybody = (*seats, Seat("Ann", ManagerKind.PERSON))
    fighters = generate_set(FIGHTERS, 5).fighters
    with Office.found(
        path, Founding("Decade", "ringside", "generated", fighters, everybody, "", options, 7)
    ) as office:
        office._league._save.database.pragma("synchronous", 0)
        for _ in range(52 * SEASONS):
            office.hold_night(Evening(office.seed, True))
    return path


def test_a_page_change_takes_less_than_100_ms(decade: Path, qapp: QApplication, qtbot: QtBot) -> None:
    session = Session.open(decade)
    session.sit(session.persons[0])
    show = Traveller(session, qtbot)
    slow = {}
    for place in _places(show):
        show(place)
        page = catalogue.entry(place.page).make(session)
        qtbot.addWidget(page)
        page.resize(1060, 660)
        page.show()
        qtbot.wait(300)
        started = time.thread_time()
        page.show_place(place)
        QApplication.sendPostedEvents()
        page.repaint()
        took = 1000 * (time.thread_time() - started)
        session.wait()
        QApplication.processEvents()
        print(f"{place.page:10} {place.part:12} {took:6.1f} ms")
        if took > LIMIT:
            slow[place] = took
    session.close()
    assert slow == {}
