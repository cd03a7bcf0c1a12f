"""The promoter's desk over real leagues."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutState, Dispute
from ringside_manager.campaign.orders import BidForDate, MakeBout, OverrideRanking
from ringside_manager.gui.justice.correcting import CorrectDialog
from ringside_manager.gui.matchmaker.suggest_dialog import SuggestDialog
from ringside_manager.gui.pages import Page
from ringside_manager.gui.pages.journal import JournalPage
from ringside_manager.gui.pages.ledger import LedgerPage
from ringside_manager.gui.pages.promoter import PromoterPage
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Panel
from ringside_manager.office.docket import Party
from ringside_manager.office.founding_script import Founding
from ringside_manager.office.mending import CorrectResult, ResultChange
from tests.gui.conftest import seated, shown_page
from tests.gui.looking import unnamed
from tests.office.clubs import aged

pytestmark = pytest.mark.usefixtures("undressed")

PROMOTER = Party("program", promoter=True)


def shown(session: Session, qtbot: QtBot) -> PromoterPage:
    return shown_page(PromoterPage, session, qtbot, Place("promoter"))


def make_bouts(session: Session, count: int) -> list[int]:
    """Bouts at The Pits on the next night, between rested men without a bout."""
    books = session.books
    night = books.closed + 1
    free = [
        page.number
        for page in books.fighters.values()
        if page.manager and not page.booked and (page.last_night or -9) + 4 <= night
    ][: 2 * count]
    for red, blue in zip(free[::2], free[1::2], strict=True):
        order = MakeBout(night, red, blue, Arena.PITS)
        session.do("make", lambda office, _job, order=order: office.hand_in(order, office.promoter))
    session.wait()
    made = [bout.number for bout in session.books.bouts_of_night(night) if bout.arena is Arena.PITS]
    assert len(made) == count
    return made


def texts(widget: QWidget) -> str:
    """Everything a widget and those in it say, to eyes, screen readers and the mouse."""
    found = [widget, *widget.findChildren(QWidget)]
    said = [
        part
        for each in found
        for part in (each.toolTip(), each.accessibleName(), each.accessibleDescription())
    ]
    said += [label.text() for label in widget.findChildren(QLabel)]
    said += [made.text() for made in widget.findChildren(QAbstractButton)]
    said += [line.text() for line in widget.findChildren(QLineEdit)]
    for box in widget.findChildren(QComboBox):
        said += [box.itemText(index) for index in range(box.count())]
    for items in widget.findChildren(QListWidget):
        said += [items.item(line).text() + items.item(line).toolTip() for line in range(items.count())]
    return "\n".join(said)


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> PromoterPage:
    return shown(session, qtbot)


# Whose desk it is


def test_where_the_program_is_promoter_everybody_sits_here_and_finds_what_he_needs(
    page: PromoterPage,
) -> None:
    assert page.stack.currentIndex() == 0
    assert "speaks for all managers" in page.word.text()
    page.results.correct.click()
    (dialog,) = page.window().findChildren(CorrectDialog)
    assert dialog.isVisible()
    dialog.reject()
    assert unnamed(page) == []
    page.resize(700, 500)
    QApplication.processEvents()
    assert page.both.direction() is page.both.Direction.TopToBottom


def test_only_a_promoter_in_person_sits_here(promoter_session: Session, qtbot: QtBot) -> None:
    page = shown(promoter_session, qtbot)
    assert page.stack.currentIndex() == 0
    promoter_session.sit(promoter_session.persons[0])
    page.refresh()
    assert page.stack.currentIndex() == 1
    assert "Pat" in page.closed.text.text()


# Cards


def test_a_card_is_approved_and_the_journal_names_who_did(session: Session, page: PromoterPage) -> None:
    make_bouts(session, 2)
    assert any("not approved" in line for line in page.todo.lines)
    page.cards.approve.click()
    session.wait()
    assert not page.cards.approve.isEnabled()
    assert "approved" in page.cards.why_not.text()
    assert page.cards.said.isVisibleTo(page)
    assert session.entries[-1].by == "Ann"
    assert all(bout.approved for bout in session.books.bouts_of_night(session.books.closed + 1))


def test_bouts_are_moved_by_key_and_kept(session: Session, page: PromoterPage, qtbot: QtBot) -> None:
    first, second, third = make_bouts(session, 3)
    arena = page.cards.arenas[0]
    assert arena.order == (first, second, third)
    assert not arena.keep.isEnabled()
    arena.bouts.setCurrentRow(2)
    qtbot.keyClick(arena.bouts, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert arena.order == (first, third, second)
    assert arena.keep.isEnabled()
    arena.keep.click()
    session.wait()
    assert [session.books.bouts[number].turn for number in (first, third, second)] == [1, 2, 3]
    assert page.cards.arenas[0].order == (first, third, second)


def test_bouts_are_moved_by_mouse(session: Session, page: PromoterPage) -> None:
    first, second, third = make_bouts(session, 3)
    arena = page.cards.arenas[0]
    assert arena.bouts.model().moveRow(QModelIndex(), 2, QModelIndex(), 0)
    assert arena.order == (third, first, second)
    assert arena.keep.isEnabled()


def test_a_bout_is_cancelled_with_a_reason(session: Session, page: PromoterPage) -> None:
    first, second = make_bouts(session, 2)
    dialog = page.cards.ask_and_cancel(first)
    assert not dialog.do.isEnabled()
    assert "no record changes" in texts(dialog)
    dialog.reason.setText("no")
    dialog.keep.click()
    session.wait()
    assert session.books.bouts[first].state is BoutState.MADE
    dialog = page.cards.ask_and_cancel(first)
    dialog.reason.setText("The hall has burnt down.")
    dialog.do.click()
    session.wait()
    assert "is off" in page.cards.said.text()
    assert session.books.bouts[first].reason == "The hall has burnt down."
    assert page.cards.arenas[0].order == (second,)


# Places and auctions


@pytest.fixture(scope="module")
def short_files(founding: Founding, tmp_path_factory: pytest.TempPathFactory) -> dict[Dispute, Path]:
    """Leagues of one place a card, by who decides about it; never to be written."""
    files = {}
    for disputes in (Dispute.PROMOTER, Dispute.AUCTION):
        options = replace(founding.options, card_cap=1, disputes=disputes)
        path = tmp_path_factory.mktemp(disputes.value) / "short.ringside"
        files[disputes] = aged(path, replace(founding, options=options), 20)
    return files


@pytest.fixture
def short(short_files: dict[Dispute, Path], tmp_path: Path) -> Iterator[Session]:
    """One place a card, the promoter decides."""
    with seated(Path(shutil.copy(short_files[Dispute.PROMOTER], tmp_path))) as session:
        yield session


@pytest.fixture
def auctioned(short_files: dict[Dispute, Path], tmp_path: Path) -> Iterator[Session]:
    """One place a card, sealed bids decide."""
    with seated(Path(shutil.copy(short_files[Dispute.AUCTION], tmp_path))) as session:
        yield session


def test_the_promoter_gives_the_places(short: Session, qtbot: QtBot) -> None:
    page = shown(short, qtbot)
    _, second = make_bouts(short, 2)
    arena = page.cards.arenas[-1]
    assert any("ask for" in line for line in page.todo.lines)
    for line in (0, 1):
        arena.bouts.item(line).setCheckState(Qt.CheckState.Checked)
    assert not arena.give.isEnabled(), "there is one place"
    arena.bouts.item(0).setCheckState(Qt.CheckState.Unchecked)
    arena.give.click()
    short.wait()
    assert short.books.bouts[second].awarded
    assert page.cards.arenas[-1].ticked == (second,)


def bid_of(session: Session, bout: int, cents: int) -> Party:
    """A sealed bid by the first person with a man in the bout; who it was."""
    page = session.books.bouts[bout]
    owners = {session.books.fighters[number].manager for number in page.fighters}
    by = next(party for party in session.persons if party.manager in owners)
    session.do("bid", lambda office, _job: office.hand_in(BidForDate(bout, cents), by))
    session.wait()
    return by


@pytest.fixture
def bidding(auctioned: Session) -> tuple[Session, int, Party]:
    """Two bouts for one place, and a sealed bid of $12.34 of a person's for one of them."""
    persons = {party.manager for party in auctioned.persons}
    made = make_bouts(auctioned, 2)
    bout = next(
        number
        for number in made
        if persons & {auctioned.books.fighters[man].manager for man in auctioned.books.bouts[number].fighters}
    )
    return auctioned, bout, bid_of(auctioned, bout, 1234)


def test_who_has_handed_in_is_seen_and_the_bids_are_opened_together(
    bidding: tuple[Session, int, Party], qtbot: QtBot
) -> None:
    session, _, by = bidding
    page = shown(session, qtbot)
    assert by.name in texts(page.cards.arenas[-1])
    assert "bid handed in" in texts(page.cards.arenas[-1])
    page.cards.arenas[-1].open_bids.click()
    session.wait()
    states = [session.books.bouts[number].state for number in session.books.cards[session.books.closed + 1]]
    assert states.count(BoutState.CANCELLED) >= 1
    assert not any("ask for" in line for line in page.todo.lines)


def test_no_widget_tells_another_managers_sealed_bid(
    bidding: tuple[Session, int, Party], qtbot: QtBot
) -> None:
    session, _, by = bidding
    for viewer in [*session.persons, None]:
        session.sit(viewer)
        for kind in (PromoterPage, LedgerPage, JournalPage):
            page: Page = kind(session)
            qtbot.addWidget(page)
            page.show_place(Place("any"))
            page.show()
            said = texts(page)
            if isinstance(page, JournalPage):
                page.nights.setCurrentIndex(page.nights.count() - 1)
                said += "\n".join(
                    column.shown(row) for row in page.table.rows for column in page.table.model.columns
                )
                page.panel.show_entry(page.table.rows[0])
                said += texts(page.panel)
            assert "12.34" not in said
            assert "1234" not in said
    assert by.name


# Doubts, ranks, results


@pytest.fixture
def doubtful(session: Session) -> Session:
    """The played league after a correction that leaves something in doubt."""
    title = [page for page in session.books.bouts.values() if page.title and page.winner is not None]
    for page in title:
        change = ResultChange(winner=page.outcome.winner.opponent)
        wish = CorrectResult(page.number, change)
        session.do("correct", lambda office, _job, wish=wish: office.mend(wish, office.promoter, "misread"))
        session.wait()
        if session.books.open_doubts():
            return session
    raise AssertionError("no correction left a doubt")


def test_a_doubt_is_settled(doubtful: Session, qtbot: QtBot) -> None:
    page = shown(doubtful, qtbot)
    doubts = doubtful.books.open_doubts()
    assert "would not have been allowed" in page.todo.lines[0]
    assert doubts[0].why in texts(page.doubts)
    page.doubts.settle(doubts[0])
    doubtful.wait()
    assert doubts[0] not in doubtful.books.open_doubts()
    assert doubts[0] in doubtful.books.doubts


def test_a_rank_is_given_with_a_reason_and_lifted(session: Session, qtbot: QtBot) -> None:
    page = shown(session, qtbot)
    ranks = page.ranks
    last = session.books.divisions[""].ranking[-1]
    ranks.fighter.setCurrentIndex(ranks.fighter.findData(last))
    ranks.rank.setValue(1)
    assert not ranks.give.isEnabled()
    assert ranks.missing.text() == "Give a reason first."
    ranks.reason.setText("robbed by two judges")
    ranks.give.click()
    session.wait()
    given = session.books.fighters[last].given
    assert (given.rank, given.reason) == (1, "robbed by two judges")
    assert "robbed by two judges" in ranks.state.text()
    assert "is given rank 1" in ranks.said.text()
    coming = session.books.closed + 1
    assert f"(1 from night {coming})" in ranks.fighter.currentText()
    assert ranks.reason.text() == ""
    ranks.reason.setText("enough")
    ranks.lift.click()
    session.wait()
    assert session.books.fighters[last].given is None


def test_what_the_office_refuses_is_said(session: Session, qtbot: QtBot) -> None:
    page = shown(session, qtbot)
    first, second = session.books.divisions[""].ranking[:2]
    session.do("give", lambda office, _job: office.hand_in(OverrideRanking(first, 2, "x"), office.promoter))
    session.wait()
    page.ranks.fighter.setCurrentIndex(page.ranks.fighter.findData(second))
    page.ranks.rank.setValue(2)
    page.ranks.reason.setText("y")
    with qtbot.waitSignal(session.failed) as failed:
        page.ranks.give.click()
        session.wait()
    assert "rank 2" in str(failed.args[0])


# Whole cards


def test_a_whole_card_is_taken_from_the_desk(session: Session, page: PromoterPage) -> None:
    page.cards.whole.click()
    dialog = page.window().findChild(SuggestDialog)
    heads = [panel.heading.text() for panel in dialog.findChildren(Panel)]
    assert heads == ["The most even card", "The best paid card", "The most wanted card"]
    take = next(made for made in dialog.findChildren(QPushButton) if made.text() == "Take this card")
    books = session.books
    before = set(books.bouts)
    take.click()
    session.wait()
    made = [books.bouts[number] for number in set(books.bouts) - before]
    assert made
    assert {bout.night for bout in made} == {made[0].night}
    assert not any(offer for offer in books.open_offers if books.offers[offer].made_night == books.closed)
    assert any(entry.by == "Ann" for entry in session.entries[-len(made) :]), "the journal names him"
    dialog.reject()
