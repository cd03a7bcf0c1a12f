"""The door to another weight class on a fighter's page (Y13)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.careers import may_move
from ringside_manager.gui.pages.office.dialogs import ClassDialog
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.office.facts.fighters import moves_of
from tests.gui.conftest import seated
from tests.gui.people.conftest import Traveller
from tests.gui.widgets_read import texts
from tests.office.clubs import CLASSES, aged, of_classes

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def ann(tmp_path: Path, qapp: QApplication) -> Iterator[Session]:
    """A league of three weight classes after its tournaments, with Ann at the keyboard."""
    with seated(aged(tmp_path / "classes.ringside", of_classes(("Ann", "ai:Cat")), 14)) as session:
        yield session


def test_a_man_is_sent_to_another_class_from_his_page(ann: Session, qtbot: QtBot) -> None:
    show, books = Traveller(ann, qtbot), ann.books
    stable = books.managers[ann.persons[0].manager or 0].stable
    number, other = next(
        (man, move.weight_class) for man in stable for move in moves_of(books, man) if not move.why_not
    )
    page = show(Place("fighter", number))
    assert f"{books.fighters[number].weight_class}, " in texts(page.header)
    page.header.weight.click()
    dialog = page.findChild(ClassDialog)
    assert dialog is not None
    said = texts(dialog)
    assert "He keeps the popularity he has earned, not his rank." in said
    go = next(
        found for found in dialog.findChildren(QPushButton) if found.accessibleName().endswith(f": {other}")
    )
    go.click()
    ann.wait()
    assert ann.books.fighters[number].weight_class == other
    again = ClassDialog(ann, number, page)
    qtbot.addWidget(again)
    assert "and stays for 10" in texts(again)


def test_the_dialog_names_what_stands_against_a_class(ann: Session, qtbot: QtBot) -> None:
    for number, page in ann.books.fighters.items():
        dialog = ClassDialog(ann, number)
        qtbot.addWidget(dialog)
        open_doors = [found.isEnabled() for found in dialog.findChildren(QPushButton)][:-1]
        moves = [name for name in CLASSES if may_move(ann.books, page, name)]
        assert sum(open_doors) == len(moves)


def test_by_the_book_there_is_no_such_door(show: Traveller) -> None:
    mine = show.session.persons[0].manager or 0
    page = show(Place("fighter", show.session.books.managers[mine].stable[0]))
    assert not page.header.weight.isVisibleTo(page)
    command = next(command for command in page.commands() if command.key == "fighter_class")
    assert command.why_not() == "In this league nobody changes his weight class."
