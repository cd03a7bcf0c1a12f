"""Side bets in the window: proposed in a dialog, taken in the inbox, told in tables beside the ledger (C82)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BetBook
from ringside_manager.campaign.orders import AcceptOffer, OfferBout
from ringside_manager.gui.matchmaker.bets import BetDialog, may_bet
from ringside_manager.gui.pages.ledger import BETS, LedgerPage
from ringside_manager.gui.pages.night.page import NightPage
from ringside_manager.gui.pages.office.page import OfficePage
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from tests.gui.conftest import seated
from tests.gui.widgets_read import texts
from tests.office.clubs import club, founding

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def ann(tmp_path: Path, qapp: QApplication) -> Iterator[Session]:
    """A league with play money; a man of Ann's boxes one of Bob's on the coming night; Ann at the keyboard."""
    made = founding(("Ann", "Bob", "ai:Cyd"), options={"tournament_night": "40"})
    numbers = (("wagers.play_dollars", 100),)
    path = tmp_path / "wagers.ringside"
    with club(path, replace(made, options=replace(made.options, house_numbers=numbers)), 8) as office:
        books = office.books
        ann, bob = (office.party(name) for name in ("Ann", "Bob"))
        red, blue = (
            next(
                n
                for n in books.managers[who.manager or 0].stable
                if not books.fighters[n].booked and (books.fighters[n].last_night or 0) <= books.closed - 3
            )
            for who in (ann, bob)
        )
        offer = len(office.entries) + 1
        office.hand_in(OfferBout(books.closed + 1, red, blue, Arena.PITS), ann)
        office.hand_in(AcceptOffer(offer), bob)
    with seated(path) as session:
        yield session


def proposed(ann: Session, qtbot: QtBot) -> BetBook:
    """Ann backs her own man for 20 dollars against Bob, by the button on the night's bill."""
    bill = NightPage(ann)
    qtbot.addWidget(bill)
    bill.show()
    bill.show_place(Place("night"))
    asks = [one for one in bill.findChildren(QPushButton) if one.text() == "Bet…"]
    asks[-1].click()
    dialog = next(
        one for one in QApplication.topLevelWidgets() if isinstance(one, BetDialog) and one.isVisible()
    )
    bob = ann.persons[1].manager or 0
    dialog.partner.setCurrentIndex(dialog.partner.findData(bob))
    number = next(
        n
        for n, bout in ann.books.bouts.items()
        if bout.state.value == "made" and ann.books.fighters[bout.blue].manager == bob
    )
    dialog.bouts.setCurrentIndex(dialog.bouts.findData(number))
    bout = ann.books.bouts[number]
    dialog.backed.setCurrentIndex(dialog.backed.findData(bout.blue))
    assert not dialog.propose.isEnabled()
    assert "nobody bets against his own man" in dialog.refused.text()
    dialog.backed.setCurrentIndex(dialog.backed.findData(bout.red))
    dialog.stake.setValue(101)
    assert "has $100 of play money left" in dialog.refused.text()
    dialog.stake.setValue(20)
    assert dialog.propose.isEnabled()
    assert "of 100 such bouts: $20 of yours against $" in dialog.odds.text()
    dialog.propose.click()
    ann.wait()
    (bet,) = ann.books.bets.values()
    assert (bet.bout, bet.fighter, bet.stake_dollars) == (number, bout.red, 20)
    bill.hide()
    return bet


def test_a_bet_is_proposed_on_the_bill_and_taken_in_the_inbox(ann: Session, qtbot: QtBot) -> None:
    bet = proposed(ann, qtbot)
    bout = ann.books.bouts[bet.bout]
    ann.sit(ann.persons[1])
    office = OfficePage(ann)
    qtbot.addWidget(office)
    office.show_place(Place("office"))
    office.show()
    told = texts(office.inbox)
    red, blue = (ann.books.fighters[n].name for n in bout.fighters)
    assert f"Ann bets on {red} and wants you to back {blue}, in play money." in told
    assert f"You would win $20 or lose ${bet.win_dollars}." in told
    next(one for one in office.inbox.findChildren(QPushButton) if one.text() == "Take the bet").click()
    ann.wait()
    assert ann.books.bets[bet.number].accepted
    office.hide()
    page = LedgerPage(ann)
    qtbot.addWidget(page)
    page.show()
    page.show_place(Place("ledger"))
    page.aside.setCurrentIndex(BETS)
    assert page.bets is not None
    assert [row.state for row in page.bets.bets.rows] == ["taken"]
    assert {row.manager: row.bound for row in page.bets.purses.rows} == {
        "Ann": 20,
        "Bob": bet.win_dollars,
        "Cyd": 0,
    }
    page.hide()


def test_where_there_is_no_play_money_it_is_said(session: Session, qtbot: QtBot) -> None:
    assert not may_bet(session)
    page = LedgerPage(session)
    qtbot.addWidget(page)
    page.show()
    page.show_place(Place("ledger"))
    page.aside.setCurrentIndex(BETS)
    assert page.bets is not None
    assert page.bets.bet.isHidden()
    assert not page.bets.none.isHidden()
    page.hide()
