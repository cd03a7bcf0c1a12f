"""An eliminator at the desk of a manager, on the page of the rankings and in the promoter's matchmaker (Y14)."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.books import BoutState
from ringside_manager.campaign.eliminators import booked_eliminator
from ringside_manager.gui.matchmaker.offer_dialog import GuestRules
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.office import Office
from tests.gui.conftest import seated
from tests.gui.people.conftest import Traveller
from tests.gui.widgets_read import texts
from tests.office.clubs import founding
from tests.office.test_eliminators import NUMBERS

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture(scope="module")
def ordered_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A league in which a man of Ann's has been ordered into an eliminator."""
    base = founding(("Ann", "ai:Ben", "ai:Cy", "ai:Dan"), size=4)
    founded = replace(base, options=replace(base.options, house_numbers=NUMBERS))
    path = tmp_path_factory.mktemp("eliminator") / "club.ringside"
    with Office.found(path, founded) as office:
        while not _is_asked(office):
            office.hold_night(NightOrder(7, True))
    return path


def _is_asked(office: Office) -> bool:
    books = office.books
    made = booked_eliminator(books, books.divisions[""]) if books.divisions else None
    ann = next(iter(books.managers))
    return made is not None and ann in [books.fighters[number].manager for number in made.fighters]


@pytest.fixture
def ann(ordered_file: Path, tmp_path: Path, qapp: QApplication) -> Iterator[Session]:
    with seated(Path(shutil.copy(ordered_file, tmp_path / "club.ringside"))) as session:
        yield session


def test_a_manager_is_asked_and_declines(ann: Session, qtbot: QtBot) -> None:
    page = Traveller(ann, qtbot)(Place("office"))
    made = booked_eliminator(ann.books, ann.books.divisions[""])
    assert made is not None
    assert "is ordered into an eliminator against" in texts(page)
    (no,) = [found for found in page.findChildren(QPushButton) if found.text() == "Decline"]
    no.click()
    ann.wait()
    assert ann.books.bouts[made.number].state is BoutState.CANCELLED


def test_the_rankings_name_the_bout(ann: Session, qtbot: QtBot) -> None:
    made = booked_eliminator(ann.books, ann.books.divisions[""])
    assert made is not None
    red, blue = (ann.books.fighters[number].name for number in made.fighters)
    page = Traveller(ann, qtbot)(Place("rankings"))
    assert f"eliminator on night {made.night}: {red} against {blue}" in texts(page)


def test_the_promoter_may_order_one_where_the_house_rules_know_them(
    ann: Session, promoter_session: Session, qtbot: QtBot
) -> None:
    for session, known in ((ann, True), (promoter_session, False)):
        guest = GuestRules(session)
        qtbot.addWidget(guest)
        assert guest.eliminator.isVisibleTo(guest) is known
    guest = GuestRules(ann)
    qtbot.addWidget(guest)
    guest.eliminator.setChecked(True)
    assert "Either manager may decline" in guest.told.text()
    guest.clear()
    assert not guest.eliminator.isChecked()
