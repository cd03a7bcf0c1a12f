"""The office in a window, over a real league."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QPushButton
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.books import Answer
from ringside_manager.campaign.orders import AcceptOffer, CounterOffer, ProposeDeal, SetFightPlan
from ringside_manager.gui import words
from ringside_manager.gui.advance.advancer import Advancer
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.matchmaker.suggest_dialog import SuggestDialog
from ringside_manager.gui.matchmaker.tale import OfferTale
from ringside_manager.gui.pages.office import glance
from ringside_manager.gui.pages.office.dialogs import BUY, EXCHANGE, BidDialog, DealDialog, RetireDialog
from ringside_manager.gui.pages.office.glance import since_words
from ringside_manager.gui.pages.office.page import OfficePage
from ringside_manager.gui.pages.office.words import detail
from ringside_manager.gui.place import Place
from ringside_manager.gui.seats import Turns
from ringside_manager.gui.session import Session
from ringside_manager.office.docket import NightOrder, Party
from ringside_manager.office.facts.decisions import InboxKind
from ringside_manager.office.facts.inbox import open_decisions
from ringside_manager.office.facts.roster import stable_glance
from ringside_manager.office.founding_script import Founding
from ringside_manager.office.office import Office
from tests.gui.conftest import shown_page
from tests.gui.looking import unnamed
from tests.gui.offers import offer_to, order
from tests.gui.widgets_read import press, settle, texts
from tests.slow import each

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> Iterator[OfficePage]:
    """Ann's office."""
    yield shown_page(OfficePage, session, qtbot, Place("office"), (1032, 740))
    session.wait()


def test_an_offer_is_answered_in_the_inbox(session: Session, page: OfficePage) -> None:
    ann, ben = session.persons
    theirs, mine = offer_to(session, ann, ben)
    assert f"Ben offers {mine} a bout against {theirs}." in texts(page)
    assert "for Ben's eyes" in texts(page)
    press(page.inbox, "Accept")
    session.wait()
    offer = next(reversed(session.books.offers.values()))
    assert offer.answer is Answer.ACCEPTED
    assert "Ben offers" not in texts(page)
    assert f"{mine} against {theirs}" in texts(page)


def test_an_offer_is_answered_beside_the_chance_and_both_men(
    session: Session, page: OfficePage, qtbot: QtBot
) -> None:
    theirs, mine = offer_to(session, *session.persons)
    (tale,) = page.findChildren(OfferTale)
    qtbot.waitUntil(lambda: tale.chance.bar.chances is not None, timeout=20_000)
    men = {man.name: man for man in session.books.fighters.values()}
    for name in (theirs, mine):
        assert f"{name.split()[-1]} wins" in texts(tale)
        assert words.record(men[name].tally) in texts(tale)
    page.hide()
    assert not page.inbox.field.is_working


def test_an_offer_is_looked_at_more_closely_and_refused_in_the_inbox(
    session: Session, page: OfficePage
) -> None:
    theirs, mine = offer_to(session, *session.persons)
    assert unnamed(page) == []
    press(page.inbox, "Propose other terms…")
    dialog = page.findChild(QDialog)
    assert dialog.isVisible()
    said = texts(dialog)
    assert theirs in said
    assert mine in said
    dialog.reject()
    press(page.inbox, "Refuse")
    session.wait()
    assert next(reversed(session.books.offers.values())).answer is Answer.REFUSED


def test_a_counter_offer_says_what_is_wanted(session: Session, page: OfficePage) -> None:
    ann, ben = session.persons
    theirs, mine = offer_to(session, ben, ann)
    offer = max(session.books.open_offers)
    order(session, ben, CounterOffer(offer, night=session.books.closed + 6, side_cents=-100))
    night = session.books.closed + 6
    assert f"Ben wants night {night} and to pay $1 for {theirs} against {mine}." in texts(page)
    assert f"Night {night} (was: Night {night - 1})" in texts(page)


def test_tile_stable_and_inbox_tell_how_it_stands_with_her_men(session: Session, page: OfficePage) -> None:
    assert page.fighters.label.text() == "Your stable"
    assert page.fighters.remark.text().endswith("of yours")
    said = texts(page.stable)
    for number in session.books.managers[session.persons[0].manager or 0].stable:
        fighter = session.books.fighters[number]
        assert fighter.name in said
        assert f"{fighter.percentage} %" in said
    assert "rolled again after" in said
    assert "his last bout" in said
    books = session.books
    idle = [row for row in open_decisions(books, session.persons[0]) if row.kind is InboxKind.IDLE]
    glances = {glance.fighter: glance for glance in stable_glance(books, session.persons[0].manager or 0)}
    assert idle
    for row in idle:
        since = since_words(glances[row.fighter or 0])
        assert since in detail(books, row) or since == "No bout yet"


def test_a_deal_says_what_it_costs_and_is_refused(session: Session, page: OfficePage) -> None:
    ann, ben = session.persons
    fighter = session.books.managers[ben.manager or 0].stable[1]
    order(session, ben, ProposeDeal(fighter, ann.manager or 0, 12_500))
    name = session.books.fighters[fighter].name
    assert f"Ben offers {name} for $125." in texts(page)
    press(page.inbox, "Refuse")
    session.wait()
    assert not session.books.open_deals


def test_what_is_between_two_others_is_shown_to_neither_a_third_nor_nobody(
    session: Session, page: OfficePage
) -> None:
    _, ben = session.persons
    cy = next(m for m in session.books.managers.values() if m.name == "Cy")
    session.sit(ben)
    before = texts(page.inbox, hidden=True)
    offer_to(session, Party("Cy", cy.number), session.persons[0])
    assert "for Ben's eyes" not in texts(page, hidden=True)
    assert "Ann offers" not in texts(page, hidden=True)
    assert "waits for Cy" not in texts(page, hidden=True)
    assert texts(page.inbox, hidden=True) == before


def test_when_nobody_sits_here_nothing_of_the_last_is_left(
    session: Session, page: OfficePage, qtbot: QtBot
) -> None:
    ann, ben = session.persons
    offer_to(session, ann, ben)
    own = [session.books.fighters[n].name for n in session.books.managers[ann.manager or 0].stable]
    assert own[0] in texts(page)
    session.sit(None)
    qtbot.wait(1)
    left = texts(page)
    assert not any(name in left for name in own)
    assert "Ben offers" not in left
    assert "Fight night 25 waits" in left
    press(page, "Take this seat")
    assert session.viewer == ann
    assert own[0] in texts(page)


def test_with_a_window_around_it_a_seat_is_taken_behind_the_curtain(
    session: Session, page: OfficePage
) -> None:
    session.sit(None)
    advancer = Advancer(session, Turns(session))
    asked: list[Party] = []
    advancer.hand_over.connect(asked.append)
    page.waiting.refresh()
    press(page, "Take this seat")
    assert asked == [session.persons[0]]
    assert session.viewer is None


def test_suggestions_lead_the_men_without_a_bout_and_go_when_all_have_an_offer(
    session: Session, page: OfficePage
) -> None:
    cards = [page.inbox.decisions.itemAt(at).widget() for at in range(page.inbox.decisions.count())]
    said = [texts(card) for card in cards]
    [leading] = [at for at, text in enumerate(said) if "Suggest bouts…" in text]
    assert all("no bout to come" not in text for text in said[:leading])
    assert "no bout to come" in said[leading + 1]
    press(page.inbox, "Suggest bouts…")
    dialog = page.findChild(SuggestDialog)
    press(dialog, "Offer fair bouts for all my men")
    session.wait()
    settle()
    assert page.findChild(SuggestDialog) is None, "nothing is left to suggest"
    assert "no bout to come" not in texts(page.inbox), "whoever has an offer waits for its answer"


def test_the_promoter_has_a_way_to_his_desk(promoter_session: Session, qtbot: QtBot) -> None:
    page = OfficePage(promoter_session)
    qtbot.addWidget(page)
    page.show()
    page.show_place(Place("office"))
    gone: list[Place] = []
    page.go.connect(gone.append)
    press(page, "To the promoter's desk")
    assert gone == [Place("promoter")]
    assert "Your stable" not in texts(page)


def test_a_spectator_reads_what_the_league_waits_for(session: Session, page: OfficePage) -> None:
    session.sit(Party("Spectator"))
    said = texts(page)
    assert "Fight night 25 waits" in said
    assert "Inbox" not in said
    assert "League table" in said


def test_decisions_take_the_keyboard_when_continue_asks_for_them(
    session: Session, page: OfficePage, qtbot: QtBot
) -> None:
    offer_to(session, *session.persons)
    page.activateWindow()
    page.show_place(Place("office", 0, "decisions"))
    qtbot.waitUntil(lambda: page.inbox.isAncestorOf(page.focusWidget()) if page.focusWidget() else False)
    focused = page.focusWidget()
    assert focused.accessibleName().startswith("Accept: Ben offers")


@each("width, zoom", [(760, 1.0), (1032, 1.0), (1032, 1.5), (1700, 1.0)])
@pytest.mark.usefixtures("dressed")
def test_nothing_is_cut_off_sideways(session: Session, qtbot: QtBot, width: int, zoom: float) -> None:
    LOOK.set_zoom(zoom)
    page = shown_page(OfficePage, session, qtbot, Place("office"), (width, 740))
    settle()
    content = page.pane.widget()
    assert content.minimumSizeHint().width() <= page.pane.viewport().width()


@pytest.mark.usefixtures("dressed")
def test_nothing_is_cut_off_at_any_width_however_long_it_is(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(glance, "condition_words", lambda _: "Tired: 163 of 188 missing, fresh on night 1024")
    page = shown_page(OfficePage, session, qtbot, Place("office"), (1200, 740))
    beside = []
    for width in range(900, 1201, 20):
        page.resize(width, 740)
        settle()
        assert page.pane.widget().minimumSizeHint().width() <= page.pane.viewport().width(), width
        beside.append(page.side.x() > 0)
    assert beside == sorted(beside)
    assert len(set(beside)) == 2


# Dialogs


def test_retiring_says_what_goes_with_him_and_signs_a_newcomer(
    session: Session, qtbot: QtBot, page: OfficePage
) -> None:
    stable = session.books.managers[session.persons[0].manager or 0].stable
    dialog = RetireDialog(session, stable[0], page)
    qtbot.addWidget(dialog)
    told: list[str] = []
    session.failed.connect(lambda error: told.append(error.rule))
    dialog.reason.setText("his hands")
    dialog.retire.click()
    session.wait()
    fighter = session.books.fighters[dialog._fighter]
    if told:
        assert told == ["C16"]
        assert not fighter.is_retired
    else:
        assert (fighter.is_retired, fighter.retired_reason) == (True, "his hands")


def test_a_deal_is_proposed_in_the_form_the_office_wants(session: Session, qtbot: QtBot) -> None:
    ann, ben = (session.books.managers[party.manager or 0] for party in session.persons)
    dialog = DealDialog(session, ann.stable[1])
    assert dialog.price.lineEdit().textMargins().left() > 4, "the cursor stands clear of the frame"
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.price.maximum() == ben.balance_cents / 100
    dialog.price.setValue(10)
    assert dialog.order() == ProposeDeal(ann.stable[1], ben.number, 1_000)
    dialog.kind.setCurrentIndex(BUY)
    dialog.price.setValue(10)
    assert dialog.price.maximum() == ann.balance_cents / 100
    assert dialog.order() == ProposeDeal(ben.stable[0], ben.number, -1_000)
    dialog.kind.setCurrentIndex(EXCHANGE)
    dialog.price.setValue(-5)
    assert dialog.order() == ProposeDeal(ann.stable[1], ben.number, -500, ben.stable[0])
    dialog.propose.click()
    session.wait()
    assert len(session.books.open_deals) == 1


def test_a_bid_goes_as_far_as_the_money(session: Session, qtbot: QtBot) -> None:
    ann, ben = session.persons
    offer_to(session, ben, ann)
    offer = next(reversed(session.books.offers.values()))
    session.do("yes", lambda office, _job: office.hand_in(AcceptOffer(offer.number), ben))
    session.wait()
    bout = max(session.books.bouts)
    dialog = BidDialog(session, bout)
    qtbot.addWidget(dialog)
    assert dialog.amount.maximum() == session.books.managers[ann.manager or 0].balance_cents / 100
    assert unnamed(dialog) == []


def test_the_end_of_a_campaign_names_the_winner(tmp_path: Path, founding: Founding, qtbot: QtBot) -> None:
    path = tmp_path / "short.ringside"
    with Office.found(path, replace(founding, options=replace(founding.options, nights=2))) as office:
        for _ in range(2):
            office.hold_night(NightOrder(office.seed))
        winners = [office.books.managers[number].name for number in office.books.winners]
    session = Session.open(path)
    page = OfficePage(session)
    qtbot.addWidget(page)
    page.show_place(Place("office"))
    page.show()
    assert all(name in page.final.heading.text() for name in winners)
    assert not page.waiting.isVisible()
    session.sit(session.persons[0])
    page.refresh()
    assert not page.inbox.isVisible()
    assert not [button for button in page.stable.findChildren(QPushButton) if "bout" in button.text()]
    session.sit(None)
    page.refresh()
    assert "Take this seat" not in [
        button.text() for button in page.findChildren(QPushButton) if button.isVisible()
    ]
    advancer = Advancer(session, Turns(session))
    assert (advancer.label(), advancer.why_not()) == ("The finale", "")
    session.close()


PLAN = "orders: [{request: rush, choose: rush}]"


def test_a_deal_says_that_the_sealed_plan_lapses(session: Session, page: OfficePage, qtbot: QtBot) -> None:
    ann, ben = (session.books.managers[who.manager or 0] for who in session.persons)
    mine, his = ann.stable[0], ben.stable[0]
    order(session, session.persons[0], SetFightPlan(mine, PLAN))
    order(session, session.persons[1], SetFightPlan(his, PLAN))
    lapses = f"The fight plan sealed for {session.books.fighters[mine].name} lapses when he changes managers."
    dialog = DealDialog(session, mine)
    qtbot.addWidget(dialog)
    assert dialog.lapse.text() == lapses
    dialog.kind.setCurrentIndex(BUY)
    assert not dialog.lapse.text(), "that another manager has sealed a plan is his secret"
    dialog.kind.setCurrentIndex(EXCHANGE)
    dialog.mine.setCurrentIndex(1)
    assert not dialog.lapse.text()
    order(session, session.persons[1], ProposeDeal(his, ann.number, 0, mine))
    page.refresh()
    assert lapses in texts(page)
    assert session.books.fighters[his].name not in lapses


def test_who_accepts_a_deal_is_told_that_his_own_plan_has_lapsed(session: Session, page: OfficePage) -> None:
    ann, ben = (session.books.managers[who.manager or 0] for who in session.persons)
    mine, his = ann.stable[0], ben.stable[0]
    order(session, session.persons[0], SetFightPlan(mine, PLAN))
    order(session, session.persons[1], SetFightPlan(his, PLAN))
    order(session, session.persons[1], ProposeDeal(his, ann.number, 0, mine))
    page.refresh()
    told: list[str] = []
    session.told.connect(told.append)
    press(page.inbox, "Accept")
    session.wait()
    assert session.books.fighters[mine].manager == ben.number
    assert told == [f"The fight plan sealed for {session.books.fighters[mine].name} has lapsed."]


def test_who_buys_is_told_nothing_of_the_sellers_plan(session: Session, page: OfficePage) -> None:
    ann, ben = (session.books.managers[who.manager or 0] for who in session.persons)
    his = ben.stable[0]
    order(session, session.persons[1], SetFightPlan(his, PLAN))
    order(session, session.persons[1], ProposeDeal(his, ann.number, 100))
    page.refresh()
    told: list[str] = []
    session.told.connect(told.append)
    press(page.inbox, "Accept")
    session.wait()
    assert session.books.fighters[his].manager == ann.number
    assert told == []


@pytest.mark.usefixtures("dressed")
def test_an_answer_moves_neither_the_page_nor_the_keyboard_away(session: Session, page: OfficePage) -> None:
    ann, ben = session.persons
    for _ in range(2):
        offer_to(session, ann, ben)
    page.resize(1032, 300)
    page.refresh()
    settle()
    bar = page.pane.verticalScrollBar()
    bar.setValue(40)
    [refuse, *_] = [made for made in page.inbox.findChildren(QPushButton) if made.text() == "Refuse"]
    refuse.setFocus()
    press(page.inbox, "Refuse")
    session.wait()
    settle()
    assert bar.value() == 40
    focused = page.window().focusWidget()
    assert isinstance(focused, QPushButton)
    assert page.inbox.isAncestorOf(focused)
    assert page.inbox.place_of(focused) == 0
    page.refresh()
    focused = page.window().focusWidget()
    assert page.inbox.isAncestorOf(focused)
    assert focused.isVisible(), "a dialog that closes now hands the keys to it, not to Undo"


def test_a_deal_shows_both_men_whole(session: Session, qtbot: QtBot) -> None:
    dialog = DealDialog(session)
    qtbot.addWidget(dialog)
    dialog.kind.setCurrentIndex(1)
    pages = session.books.fighters
    for field in dialog.mine, dialog.theirs:
        page = pages[field.currentData()]
        assert f"{page.name}: " in dialog.men.text()
        assert f"EN\N{NO-BREAK SPACE}{page.abilities.endurance}" in dialog.men.text()
    assert "would beat" in dialog.men.text()
