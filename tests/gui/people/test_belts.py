"""Several belts in the window: who holds them on the page of the rankings, and their names among the house rules (Y16)."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringside_manager.gui.house_rules.form import LeagueRules
from ringside_manager.gui.pages.people.rankings import lineage_columns
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.rankings import rankings_page
from ringside_manager.office.office import Office
from tests.gui.conftest import seated
from tests.gui.people.conftest import Traveller
from tests.gui.widgets_read import texts
from tests.office.clubs import founding

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture(scope="module")
def belted_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A league of two belts in which both are held, by two men."""
    base = founding(("Ann", "ai:Ben", "ai:Cy", "ai:Dan"), size=4)
    founded = replace(base, options=replace(base.options, house_numbers=(("titles.belts", 2),)))
    path = tmp_path_factory.mktemp("belts") / "club.ringside"
    with Office.found(path, founded) as office:
        while len(office.books.divisions[""].champions if office.books.divisions else ()) < 2:
            office.hold_night(NightOrder(7, True))
    return path


@pytest.fixture
def ann(belted_file: Path, tmp_path: Path, qapp: QApplication) -> Iterator[Session]:
    with seated(Path(shutil.copy(belted_file, tmp_path / "club.ringside"))) as session:
        yield session


def test_the_rankings_name_every_champion(ann: Session, qtbot: QtBot) -> None:
    division = ann.books.divisions[""]
    one, other = (ann.books.fighters[number].name for number in division.champions)
    show = Traveller(ann, qtbot)
    page = show(Place("rankings"))
    said = texts(page)
    assert f"Crown: {one}, since night" in said
    assert f"Laurel: {other}, since night" in said
    assert "Undisputed" not in said
    assert lineage_columns(belts=True)[0].key == "belt"
    assert {reign.belt for reign in rankings_page(ann.books)[0].lineage} == {"Crown", "Laurel"}


def test_belts_are_named_among_the_house_rules(tmp_path: Path, qtbot: QtBot, qapp: QApplication) -> None:
    base = founding(("Ann", "ai:Ben"), size=3)
    founded = replace(base, options=replace(base.options, house_numbers=(("titles.belts", 2),)))
    path = tmp_path / "new.ringside"
    Office.found(path, founded).close()
    with seated(path) as session:
        dialog = LeagueRules(session)
        qtbot.addWidget(dialog)
        belts = dialog.belts
        assert belts.isVisibleTo(dialog)
        assert [name.isVisibleTo(dialog) for name in belts.names] == [True, True, False, False]
        assert not belts.naming.isEnabled()
        belts.names[0].setText("Laurel")
        assert not belts.naming.isEnabled()  # two of one name
        belts.names[0].setText("North Star")
        belts.naming.click()
        session.wait()
        assert session.books.belt_names == ("North Star", "Laurel")
        assert not belts.naming.isEnabled()


def test_a_league_with_one_belt_names_none(new_session: Session, qtbot: QtBot) -> None:
    dialog = LeagueRules(new_session)
    qtbot.addWidget(dialog)
    assert not dialog.belts.isVisibleTo(dialog)
