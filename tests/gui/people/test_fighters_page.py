"""All fighters in one table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from ringside_manager.gui.pages.people import watched
from ringside_manager.gui.pages.people.fighters_page import FightersPage
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from tests.gui.people.conftest import Traveller

ALL = Place("fighters", part="all")


def _page(show: Traveller, part: str = "all") -> FightersPage:
    return show(Place("fighters", part=part))


def test_everybody_is_there_with_his_figures_in_words_where_needed_and_two_can_be_compared(
    show: Traveller,
) -> None:
    page, books = _page(show), show.session.books
    assert {row.number for row in page.table.rows} == set(books.fighters)
    shown = {row.number: row for row in page.table.rows}
    assert all(shown[number].pop_half == fighter.pop_half for number, fighter in books.fighters.items())
    page = _page(show)
    columns = {column.key: column for column in page.table.model.columns}
    champion = next((row for row in page.table.rows if row.is_champion), page.table.rows[0])
    assert columns["rank"].cell(champion) in ("Champion", "Unranked")
    assert columns["record"].cell(champion) == f"{champion.wins}-{champion.losses}-{champion.draws}"
    assert isinstance(columns["pop"].cell(champion), int | float)
    assert not page.compare.isEnabled()
    command = page.commands()[0]
    assert command.why_not()
    first, second = page.table.shown_rows[:2]
    page.table.view.selectRow(0)
    page.table.view.setFocus()
    QTest.keyClick(page.table.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert page.compare.isEnabled()
    assert not command.why_not()
    page.compare.click()
    assert show.last == Place("compare", first.number, str(second.number))


def test_views_show_whom_they_say(show: Traveller) -> None:
    page, books = _page(show), show.session.books
    viewer = show.session.viewer
    page.choose("mine")
    assert {row.number for row in page.table.rows} == set(books.managers[viewer.manager or 0].stable)
    page.choose("contenders")
    assert {row.number for row in page.table.rows} == {
        n for n, f in books.fighters.items() if f.rank is not None
    }
    page.choose("retired")
    assert {row.number for row in page.table.rows} == {n for n, f in books.fighters.items() if f.is_retired}
    page.choose("free")
    assert {row.number for row in page.table.rows} == {fighter.number for fighter in books.free_agents()}
    assert page.table.rows
    page.choose("active")
    active = [fighter for fighter in books.fighters.values() if not fighter.is_retired]
    assert len(page.table.rows) == len(active)
    assert str(len(active)) in page.views.tabText(page.views.currentIndex())


def test_the_view_is_remembered(show: Traveller, session: Session) -> None:
    _page(show).choose("free")
    again = FightersPage(session)
    again.show_place(Place("fighters"))
    assert again.view == "free"
    again.deleteLater()


def test_enter_opens_and_a_link_leads_to_the_manager(show: Traveller) -> None:
    page = _page(show, "mine")
    row = page.table.shown_rows[0]
    page.table.select(row.number)
    QTest.keyClick(page.table.view, Qt.Key.Key_Return)
    assert show.last == Place("fighter", row.number)
    column = next(c for c in page.table.model.columns if c.key == "manager")
    assert column.place(row) == Place("manager", row.manager or 0)


def test_watched_fighters_have_a_view_of_their_own(show: Traveller) -> None:
    page = _page(show)
    row = page.table.shown_rows[3]
    menu = QMenu()
    page.table.row_menu.emit(menu, row)
    next(action for action in menu.actions() if action.text() == "Watch").trigger()
    page.choose("watched")
    assert [other.number for other in page.table.rows] == [row.number]
    assert watched(show.session) == {row.number}
    menu = QMenu()
    page.table.row_menu.emit(menu, row)
    next(action for action in menu.actions() if action.text().startswith("Stop watching")).trigger()
    assert list(page.table.rows) == []


def test_a_bout_is_only_sought_for_ones_own(show: Traveller) -> None:
    page = _page(show)
    mine = next(row for row in page.table.rows if row.manager_name == "Ann" and not row.is_retired)
    others = next(row for row in page.table.rows if row.manager_name == "Cy")
    menus, found = [], {}
    for row in (mine, others):
        menus.append(menu := QMenu())
        page.table.row_menu.emit(menu, row)
        found[row.number] = [action for action in menu.actions() if action.text() == "Find a bout"]
    assert len(found[mine.number]) == 1
    assert found[others.number] == []
    found[mine.number][0].trigger()
    assert show.last == Place("matchmaker", mine.number)
