"""An offer on its sheet: accept, counter, refuse, take back; seen by those it concerns."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.arenas import Arena, default_rounds
from ringside_manager.campaign.books import Answer, OfferBook
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.orders import CounterOffer, OfferBout
from ringside_manager.gui.matchmaker.offer_dialog import OfferDialog
from ringside_manager.gui.matchmaker.tale import HE_PAYS, I_PAY
from ringside_manager.gui.pages.matchmaker_page import MatchmakerPage
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Badge
from ringside_manager.office.facts.matchmaking import opponents

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def offer(session: Session) -> OfferBook:
    """Ann offers one of Ben's fighters a bout at The Pits over 7 rounds; Ben sits down."""
    ann, ben = session.persons
    assert ann.manager is not None
    mine = session.books.managers[ann.manager].stable[0]
    night = session.books.closed + 6
    his = next(row for row in opponents(session.books, ann, mine, night) if row.side.manager == ben.manager)
    session.hand_in(OfferBout(night, mine, his.fighter, Arena.PITS, 7, note="Come and try"))
    session.wait()
    session.sit(ben)
    (number,) = session.books.open_offers
    return session.books.offers[number]


@pytest.fixture(autouse=True)
def _closed(session: Session) -> Iterator[None]:
    """Dialogs are closed before their league is."""
    yield
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, OfferDialog):
            widget.done(0)


def dialog(session: Session, offer: OfferBook, qtbot: QtBot) -> OfferDialog:
    made = OfferDialog(session, offer.number)
    qtbot.addWidget(made)
    made.show()
    return made


def answer(session: Session, offer: OfferBook) -> Answer | None:
    return session.books.offers[offer.number].answer


def test_it_opens_with_the_terms_offered(session: Session, offer: OfferBook, qtbot: QtBot) -> None:
    shown = dialog(session, offer, qtbot)
    assert (shown.sheet.wish.arena, shown.sheet.wish.rounds) == (Arena.PITS, 7)
    assert shown.accepting.text() == "Accept"
    assert "Come and try" in shown.terms.text()
    assert shown.accepting.isEnabled()
    assert shown.withdrawing.isHidden()
    assert shown.any_length.isHidden()


def test_accepting_makes_the_bout(session: Session, offer: OfferBook, qtbot: QtBot) -> None:
    shown = dialog(session, offer, qtbot)
    shown.accepting.click()
    session.wait()
    assert answer(session, offer) is Answer.ACCEPTED
    assert not shown.isVisible()
    (bout,) = [bout for bout in session.books.bouts.values() if bout.offer == offer.number]
    assert bout.rounds == 7


def test_other_terms_are_a_counter_offer(session: Session, offer: OfferBook, qtbot: QtBot) -> None:
    shown = dialog(session, offer, qtbot)
    shown.sheet.length.setCurrentIndex(shown.sheet.length.findData(4))
    assert shown.accepting.text() == "Make a counter-offer"
    shown.note.setText("Shorter")
    shown.accepting.click()
    session.wait()
    assert answer(session, offer) is Answer.COUNTERED
    (number,) = session.books.open_offers
    counter = session.books.offers[number]
    assert (counter.red, counter.blue, counter.rounds, counter.note) == (offer.blue, offer.red, 4, "Shorter")


def test_night_and_money_are_terms_as_well(session: Session, offer: OfferBook, qtbot: QtBot) -> None:
    shown = dialog(session, offer, qtbot)
    assert shown.wanted.text() == "These are the terms of the offer."
    shown.nights.setCurrentIndex(shown.nights.findData(offer.night + 1))
    shown.nights.activated.emit(shown.nights.currentIndex())
    assert shown.sheet.sheet is not None
    assert shown.sheet.sheet.night == offer.night + 1
    shown.sheet.side.who.setCurrentIndex(shown.sheet.side.who.findData(HE_PAYS))
    shown.sheet.side.dollars.setValue(2)
    assert shown.wanted.text() == f"You want night {offer.night + 1} and $2."
    shown.accepting.click()
    session.wait()
    (counter,) = (page for page in session.books.offers.values() if page.answers == offer.number)
    assert (counter.night, counter.side_cents, counter.rounds) == (offer.night + 1, 200, offer.rounds)


def test_a_counter_offer_shows_what_it_changes(session: Session, offer: OfferBook, qtbot: QtBot) -> None:
    session.hand_in(CounterOffer(offer.number, night=offer.night + 2, side_cents=300))
    session.wait()
    (counter,) = (page for page in session.books.offers.values() if page.answers == offer.number)
    session.sit(session.persons[0])
    shown = dialog(session, counter, qtbot)
    signs = [badge.text() for badge in shown.signs.findChildren(Badge)]
    assert signs == [
        f"Night {offer.night + 2} (was: Night {offer.night})",
        "$3 for Ben (was: No side payment)",
    ]
    assert "Ann pays Ben $3" in shown.terms.text()
    assert shown.accepting.text() == "Accept"
    shown.accepting.click()
    session.wait()
    assert answer(session, counter) is Answer.ACCEPTED


def test_nobody_can_promise_what_he_has_not(session: Session, offer: OfferBook, qtbot: QtBot) -> None:
    shown = dialog(session, offer, qtbot)
    shown.sheet.side.who.setCurrentIndex(shown.sheet.side.who.findData(I_PAY))
    shown.sheet.side.dollars.setValue(1_000_000)
    assert not shown.accepting.isEnabled()
    assert "rule C75" in shown.sheet.verdict.text()


def test_the_matchmaker_leads_to_the_offer_of_the_pair(
    session: Session, offer: OfferBook, qtbot: QtBot
) -> None:
    page = MatchmakerPage(session)
    qtbot.addWidget(page)
    page.resize(1200, 800)
    page.show_place(Place("matchmaker", offer.blue, f"{offer.red}@{offer.night}"))
    page.show()
    assert page.answer.isVisible()
    assert page.offer.isHidden()
    assert page.sheet.verdict.text() == "Ann offers you this bout."
    page.answer.click()
    shown = page.findChild(OfferDialog)
    assert shown.number == offer.number


def test_a_counter_offer_the_rules_forbid_cannot_be_made(
    session: Session, offer: OfferBook, qtbot: QtBot
) -> None:
    shown = dialog(session, offer, qtbot)
    shown.sheet.arenas.choose(Arena.BEST)
    shown.sheet.arenas.chosen.emit()
    assert not shown.accepting.isEnabled()
    assert "rule C41" in shown.sheet.verdict.text()


def test_accepting_with_a_wish_for_another_length_leaves_it_to_the_rules(
    session: Session, offer: OfferBook, qtbot: QtBot
) -> None:
    shown = dialog(session, offer, qtbot)
    shown.sheet.length.setCurrentIndex(shown.sheet.length.findData(4))
    assert shown.any_length.isVisible()
    shown.any_length.click()
    session.wait()
    (bout,) = [bout for bout in session.books.bouts.values() if bout.offer == offer.number]
    assert bout.rounds == default_rounds(BY_THE_BOOK.arenas, Arena.PITS)


def test_refusing_says_why(session: Session, offer: OfferBook, qtbot: QtBot) -> None:
    shown = dialog(session, offer, qtbot)
    shown.note.setText("He is ill")
    shown.refusing.click()
    session.wait()
    assert answer(session, offer) is Answer.REFUSED
    assert session.books.offers[offer.number].reason == "He is ill"


def test_ones_own_offer_can_be_taken_back_and_not_answered(
    session: Session, offer: OfferBook, qtbot: QtBot
) -> None:
    session.sit(session.persons[0])
    shown = dialog(session, offer, qtbot)
    assert shown.accepting.isHidden()
    assert shown.refusing.isHidden()
    shown.withdrawing.click()
    session.wait()
    assert answer(session, offer) is Answer.WITHDRAWN


def test_it_closes_when_the_offer_is_answered_elsewhere(
    session: Session, offer: OfferBook, qtbot: QtBot
) -> None:
    shown = dialog(session, offer, qtbot)
    other = OfferDialog(session, offer.number)
    qtbot.addWidget(other)
    other.refuse()
    session.wait()
    assert not shown.isVisible()


def test_nobody_else_sees_it(session: Session, offer: OfferBook, qtbot: QtBot) -> None:
    session.sit(None)
    with pytest.raises(ValueError, match="not open"):
        OfferDialog(session, offer.number)


def test_a_link_leaves_the_dialog(session: Session, offer: OfferBook, qtbot: QtBot) -> None:
    shown = dialog(session, offer, qtbot)
    with qtbot.waitSignal(shown.go) as gone:
        shown.sheet.compare.click()
    assert gone.args == [Place("compare", offer.red, str(offer.blue))]
    assert not shown.isVisible()
