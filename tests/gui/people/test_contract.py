"""Contracts in the window: seen in time, talked about, extended (Y9)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.orders import SignFighter
from ringside_manager.gui.pages.office.contracts import ContractDialog, why_no_talk
from ringside_manager.gui.pages.office.page import OfficePage
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.office import Office
from tests.gui.conftest import seated
from tests.gui.people.conftest import Traveller
from tests.gui.widgets_read import texts
from tests.office.clubs import aged, by_contract, founding

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def ann(tmp_path: Path, qapp: QApplication) -> Iterator[Session]:
    """A league by contract in which the first may be extended, with Ann at the keyboard."""
    made = by_contract(("Ann", "ai:Cat", "ai:Dan"))
    with seated(aged(tmp_path / "contracts.ringside", made, 30)) as session:
        yield session


def ending(session: Session) -> int:
    """The man of Ann's whose contract ends with the season."""
    stable = session.books.managers[session.persons[0].manager or 0].stable
    return next(man for man in stable if session.books.fighters[man].contract_until == 52)


def test_a_contract_that_ends_soon_is_told_and_extended_from_the_office(ann: Session, qtbot: QtBot) -> None:
    man = ending(ann)
    page = OfficePage(ann)
    qtbot.addWidget(page)
    page.show_place(Place("office"))
    page.show()
    assert f"The contract of {ann.books.fighters[man].name} ends with night 52." in texts(page.inbox)
    assert "by contract until night 52" in texts(page.stable)
    assert "rolled again" not in texts(page.stable)
    menus = [one.menu() for one in page.stable.findChildren(QPushButton) if one.menu() is not None]
    assert [menu.actions()[0].text() for menu in menus] == ["Contract…"] * len(menus)
    next(one for one in page.inbox.findChildren(QPushButton) if one.text() == "Contract…").click()
    dialog = page.findChild(ContractDialog)
    assert dialog is not None
    assert dialog.answer.text() == "He would sign."
    assert dialog.asks.text().startswith(f"{dialog.talk.wanted.share} %, seasons: ")
    assert dialog.asks.isEnabled(), "why he asks for so much is a click away"
    dialog.fee.setValue(0)
    while dialog.answer.text() != "He would sign.":
        dialog.share.setValue(dialog.share.value() - 1)
    offered = dialog.share.value()
    dialog.offer.click()
    ann.wait()
    extended = ann.books.fighters[man]
    assert extended.contract_until in (104, 156)
    assert extended.percentage == offered


def test_what_he_would_refuse_or_cannot_be_paid_is_not_offered(ann: Session, qtbot: QtBot) -> None:
    dialog = ContractDialog(ann, ending(ann))
    qtbot.addWidget(dialog)
    dialog.fee.setValue(900_000)
    assert "cannot pay" in dialog.refused.text()
    assert not dialog.offer.isEnabled()
    dialog.fee.setValue(0)
    dialog.share.setValue(dialog.share.maximum())
    assert not dialog.answer.text().startswith("He would sign")


def test_the_page_of_a_man_offers_talks_where_there_are_contracts(ann: Session, qtbot: QtBot) -> None:
    show = Traveller(ann, qtbot)
    page = show(Place("fighter", ending(ann)))
    assert page.header.contract.isVisibleTo(page.header)
    other = next(
        one for one in ann.books.fighters.values() if one.manager not in (None, ann.persons[0].manager)
    )
    page = show(Place("fighter", other.number))
    assert not page.header.contract.isVisibleTo(page.header)
    assert why_no_talk(ann, other.number) == "You do not manage him."


def test_by_the_book_there_is_nothing_to_talk_about(tmp_path: Path, qapp: QApplication) -> None:
    path = tmp_path / "book.ringside"
    Office.found(path, founding(("Ann", "ai:Cat"))).close()
    with seated(path) as session:
        man = session.books.managers[session.persons[0].manager or 0].stable[0]
        assert why_no_talk(session, man) == "In this league there are no contracts."


def test_terms_that_wait_are_told_changed_and_taken_back(ann: Session, qtbot: QtBot) -> None:
    man = ending(ann)
    ann.do("On", lambda office, _job: [office.hold_night(NightOrder(office.seed, False)) for _ in range(22)])
    ann.wait()
    assert ann.books.fighters[man].manager is None, "nobody extended his contract"
    page = OfficePage(ann)
    qtbot.addWidget(page)
    page.show_place(Place("office"))
    page.show()
    ann.hand_in(SignFighter(man))
    ann.wait()
    page.refresh()
    name = ann.books.fighters[man].name
    assert f"Your terms wait for {name}." in texts(page.inbox)
    buttons = {one.text(): one for one in page.inbox.findChildren(QPushButton) if one.isVisible()}
    buttons["Offer other terms…"].click()
    dialog = page.findChild(ContractDialog)
    assert dialog is not None
    assert dialog.talk.offered is not None
    dialog.reject()
    buttons["Withdraw"].click()
    ann.wait()
    page.refresh()
    assert "Your terms wait" not in texts(page.inbox)
