"""A man called out in the window: on the matchmaker's sheet, in the inbox of who is asked, on the offer's sheet (C81)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.books import Answer, OfferBook
from ringside_manager.gui.matchmaker.offer_dialog import OfferDialog
from ringside_manager.gui.pages.matchmaker_page import MatchmakerPage
from ringside_manager.gui.pages.office.page import OfficePage
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.office.facts.matchmaking import opponents
from tests.gui.conftest import seated
from tests.gui.widgets_read import texts
from tests.office.clubs import aged, founding

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def ann(tmp_path: Path, qapp: QApplication) -> Iterator[Session]:
    """A league in which men may be called out for 10 to 40 dollars, Ann at the keyboard."""
    made = founding(("Ann", "Bob", "ai:Cyd"), options={"tournament_night": "40"})
    numbers = (("wagers.most_stake_dollars", 40),)
    made = replace(made, options=replace(made.options, house_numbers=numbers))
    with seated(aged(tmp_path / "wagers.ringside", made, 8)) as session:
        yield session


def called_out(ann: Session, qtbot: QtBot) -> OfferBook:
    """Ann calls out a man of Bob's for 25 dollars on the matchmaker's page."""
    books, (one, bob) = ann.books, ann.persons
    night = books.closed + 6
    mine = next(n for n in books.managers[one.manager or 0].stable if not books.fighters[n].booked)
    his = next(row for row in opponents(books, one, mine, night) if row.side.manager == bob.manager)
    page = MatchmakerPage(ann)
    qtbot.addWidget(page)
    page.show()
    page.show_place(Place("matchmaker", mine, f"{his.fighter}@{night}"))
    stake = page.sheet.stake
    assert not stake.isHidden()
    assert (stake.dollars.minimum(), stake.dollars.maximum()) == (10, 40)
    assert page.sheet.wish.stake_cents == 0
    stake.calls.setChecked(True)
    stake.dollars.setValue(25)
    page.offer.click()
    ann.wait()
    page.hide()
    (number,) = (n for n in ann.books.open_offers if ann.books.offers[n].stake_cents)
    return ann.books.offers[number]


def test_a_man_is_called_out_on_the_sheet_and_declines_in_the_inbox(ann: Session, qtbot: QtBot) -> None:
    offer = called_out(ann, qtbot)
    assert offer.stake_cents == 2_500
    ann.sit(ann.persons[1])
    office = OfficePage(ann)
    qtbot.addWidget(office)
    office.show_place(Place("office"))
    office.show()
    told = texts(office.inbox)
    mine, his = (ann.books.fighters[number].name for number in (offer.blue, offer.red))
    assert f"Ann calls out {mine} for {his}, with $25 from each side at stake." in told
    assert "each manager puts up $25, and the winner's takes both" in told
    office.hide()
    dialog = OfferDialog(ann, offer.number)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.nights.setCurrentIndex(dialog.nights.count() - 1)
    dialog.nights.activated.emit(dialog.nights.count() - 1)
    assert not dialog.accepting.isEnabled(), "no other terms"
    assert "is taken as it stands, or declined" in dialog.sheet.verdict.text()
    dialog.refuse()
    ann.wait()
    assert ann.books.offers[offer.number].answer is Answer.REFUSED


def test_where_nobody_is_called_out_there_is_nothing_to_choose(session: Session, qtbot: QtBot) -> None:
    books, one = session.books, session.persons[0]
    mine = books.managers[one.manager or 0].stable[0]
    his = next(
        row for row in opponents(books, one, mine, books.closed + 6) if row.side.manager != one.manager
    )
    page = MatchmakerPage(session)
    qtbot.addWidget(page)
    page.show()
    page.show_place(Place("matchmaker", mine, f"{his.fighter}@{books.closed + 6}"))
    assert page.sheet.stake.isHidden()
    page.hide()
