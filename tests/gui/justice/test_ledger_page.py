"""The ledger page over a real league."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.books import LedgerKind
from ringside_manager.gui import words
from ringside_manager.gui.pages.ledger import CHART, LedgerPage
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from tests.gui.conftest import shown_page

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> LedgerPage:
    return shown_page(LedgerPage, session, qtbot, Place("ledger"))


def ann(session: Session) -> int:
    return next(number for number, page in session.books.managers.items() if page.name == "Ann")


def test_every_line_of_the_books_is_there_leads_on_and_is_summed(
    session: Session, page: LedgerPage, qtbot: QtBot, qtmodeltester: ModelTester
) -> None:
    assert len(page.lines.rows) == len(session.books.ledger)
    assert page.figures[2].value.text() == words.money(
        sum(manager.balance_cents for manager in session.books.managers.values())
    )
    qtmodeltester.check(page.lines.model)
    qtmodeltester.check(page.sums.model)
    assert page.lines.model.rowCount() > 0
    line = next(line for line in page.lines.rows if line.bout)
    with qtbot.waitSignal(page.go) as gone:
        page.lines.activated.emit(line)
    assert gone.args == [Place("bout", line.bout)]
    column = next(column for column in page.lines.model.columns if column.key == "entry")
    assert column.place(line) == Place("journal", line.entry)
    with qtbot.waitSignal(page.go) as gone:
        page.tabs.setCurrentIndex(1)
    assert gone.args == [Place("journal")]
    assert page.tabs.currentIndex() == 0
    months = page.sums.rows
    assert sum(period.lines for period in months) == len(page.lines.rows)
    page.aside.setCurrentIndex(1)
    assert [(period.first, period.last) for period in page.sums.rows] == [(1, 52)]
    page.aside.setCurrentIndex(CHART)
    assert page.chart.chart is not None


def test_a_place_names_a_manager_or_a_fighter(session: Session, page: LedgerPage) -> None:
    page.show_place(Place("ledger", ann(session)))
    assert {line.manager_name for line in page.lines.rows} == {"Ann"}
    assert page.figures[2].value.text() == words.money(session.books.managers[ann(session)].balance_cents)
    fighter = page.lines.rows[0].fighter
    page.show_place(Place("ledger", fighter, "fighter"))
    assert {line.fighter for line in page.lines.rows} == {fighter}


def test_lines_are_chosen_by_kind_and_nights(session: Session, page: LedgerPage) -> None:
    page.choices.kind.setCurrentIndex(page.choices.kind.findData(LedgerKind.SHARE))
    assert all(line.kind is LedgerKind.SHARE for line in page.lines.rows)
    page.choices.nights.setCurrentIndex(1)
    assert page.lines.rows
    assert all(line.night > session.books.closed - 4 for line in page.lines.rows)


def test_the_books_are_verified(session: Session, page: LedgerPage) -> None:
    dialog = page.verify_books()
    session.wait()
    assert "Everything agrees" in dialog.said.text()
    assert dialog.bar.value() == dialog.bar.maximum()
    dialog.reject()


def test_an_audit_can_be_stopped(session: Session, page: LedgerPage) -> None:
    dialog = page.verify_books()
    dialog.reject()
    session.wait()
    assert dialog.operation.done
    assert dialog.said.text() == "Stopped."
    assert session.trouble is None


def test_a_new_league_says_that_no_money_has_moved(new_session: Session, qtbot: QtBot) -> None:
    made = LedgerPage(new_session)
    qtbot.addWidget(made)
    made.show_place(Place("ledger"))
    made.show()
    assert any("No money" in label.text() for label in made.findChildren(QLabel))
