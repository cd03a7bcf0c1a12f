"""How a number was computed, shown beside it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.bout.corner import CORNERS, RED
from ringside_manager.campaign.books import BoutState
from ringside_manager.campaign.bouts import fit_from
from ringside_manager.gui.explain import Explained, Popover, amount, heading, show_explanation, steps
from ringside_manager.gui.pages import Page
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Link
from ringside_manager.office.facts import explained_standing, explanations
from ringside_manager.office.facts.explanations import Explanation


def everything(session: Session) -> list[Explanation]:
    """Every explanation of the played league."""
    books = session.books
    pages = list(books.fighters.values())
    fought = [bout for bout in books.bouts.values() if bout.state is BoutState.FOUGHT]
    told = [explanations.explain_purse(books, bout, corner) for bout in fought for corner in CORNERS]
    told += [explanations.explain_share(books, bout, corner) for bout in fought for corner in CORNERS]
    for page in pages:
        told += [explained_standing.explain_pop(books, page), explained_standing.explain_rank(books, page)]
        told.append(explained_standing.explain_carried(books, page, books.closed + 1))
        unfit = explained_standing.explain_condition(books, page)
        assert (unfit is None) == (page.is_retired or fit_from(books, page) <= books.closed + 1)
        if page.percentage is not None:
            told.append(explanations.explain_percentage(books, page, session.entries))
    return told


def test_every_explanation_has_words(session: Session) -> None:
    for told in everything(session):
        assert heading(session.books, told)
        assert amount(told.result)
        for step in steps(session.books, told):
            assert step.name
            assert "{" not in step.name + step.how + step.value


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> Page:
    made = Page(session)
    qtbot.addWidget(made)
    made.resize(300, 200)
    made.show()
    return made


def bout_of(session: Session) -> Explanation:
    bout = next(bout for bout in session.books.bouts.values() if bout.state is BoutState.FOUGHT)
    return explanations.explain_purse(session.books, bout, RED)


def shown(widget: QWidget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel))


def test_the_sheet_shows_steps_result_and_rules(page: Page, qtbot: QtBot) -> None:
    told = bout_of(page.session)
    sheet = show_explanation(page, told)
    text = shown(sheet)
    assert f"${told.result.value:,}" in text
    assert "Base for the" in text
    assert [link.text() for link in sheet.findChildren(Link)] == list(sheet.rules)
    assert told.rule in sheet.rules
    assert "Purse" in sheet.accessibleName()
    sheet.close()


def test_a_rule_leads_to_the_rulebook(page: Page, qtbot: QtBot) -> None:
    sheet = show_explanation(page, bout_of(page.session))
    link = sheet.findChildren(Link)[0]
    with qtbot.waitSignal(page.go) as gone:
        QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    assert gone.args == [Place("rulebook", part=link.text())]


def test_a_number_explains_itself_by_keyboard(page: Page, qtbot: QtBot) -> None:
    told = bout_of(page.session)
    number = Explained("$70", lambda: told, page, name="Purse")
    assert number.accessibleName() == "Purse $70"
    number.show()
    QTest.keyClick(number, Qt.Key.Key_Space)
    (sheet,) = number.findChildren(Popover)
    assert sheet.isVisible()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_a_number_nobody_can_explain_is_a_text(page: Page) -> None:
    number = Explained("$70", None, page)
    assert not number.isEnabled()


def test_a_number_outside_any_page_needs_the_books(session: Session, qtbot: QtBot) -> None:
    alone = QWidget()
    qtbot.addWidget(alone)
    told = bout_of(session)
    with pytest.raises(ValueError, match="books"):
        show_explanation(alone, told)
    gone: list[object] = []
    sheet = show_explanation(alone, told, session.books, gone.append)
    sheet.findChildren(Link)[0].click()
    assert len(gone) == 1
