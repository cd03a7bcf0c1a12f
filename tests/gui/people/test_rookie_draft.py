"""The draft of the rookies in the window: told in the inbox, put in order, kept (Y8)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.talks import undrafted
from ringside_manager.gui.pages.office.contracts import DraftDialog
from ringside_manager.gui.pages.office.page import OfficePage
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from tests.gui.conftest import seated
from tests.gui.widgets_read import texts
from tests.office.test_rookie_draft import turned

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def ann(tmp_path: Path, qapp: QApplication) -> Iterator[Session]:
    """A league in which rookies wait, with Ann at the keyboard."""
    path = tmp_path / "draft.ringside"
    with turned(path, ("Ann", "ai:Cat", "ai:Dan")) as office:
        assert undrafted(office.books)
    with seated(path) as session:
        yield session


def test_rookies_are_put_in_order_and_kept(ann: Session, qtbot: QtBot) -> None:
    page = OfficePage(ann)
    qtbot.addWidget(page)
    page.show_place(Place("office"))
    page.show()
    rookies = undrafted(ann.books)
    assert f"{len(rookies)} rookies wait for the draft before night 53." in texts(page.inbox)
    next(one for one in page.inbox.findChildren(QPushButton) if one.text() == "Choose rookies…").click()
    dialog = page.findChild(DraftDialog)
    assert dialog is not None
    first, last = rookies[0], rookies[-1]
    for wanted in (last, first):
        dialog.table.select(wanted.number)
        assert dialog.chosen.text() == wanted.name
        dialog.wisher.click()
    assert dialog.wisher.text() == "Leave him open"
    dialog.only.setChecked(True)
    dialog.keep.click()
    ann.wait()
    manager = ann.books.managers[ann.persons[0].manager or 0]
    assert (manager.draft_list, manager.draft_only) == ((last.number, first.number), True)
    again = DraftDialog(ann)
    qtbot.addWidget(again)
    assert again.only.isChecked()
    again.table.select(last.number)
    again.wisher.click()
    assert again.wisher.text() == "Make him choice no. 2"
