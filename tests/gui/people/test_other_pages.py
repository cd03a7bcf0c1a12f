"""Stables, managers, comparisons, rankings."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ringside_manager.gui import words
from ringside_manager.gui.pages.people.rankings import (
    moved,
)
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import Link
from tests.gui.people.conftest import Traveller
from tests.gui.widgets_read import press, texts

pytestmark = pytest.mark.usefixtures("undressed")


def test_stables_are_in_the_order_of_the_money(show: Traveller) -> None:
    page = show(Place("stables"))
    books = show.session.books
    assert [row.manager.number for row in page.table.rows] == [m.number for m in books.standings()]
    page.table.select(page.table.rows[1].manager.number)
    QTest.keyClick(page.table.view, Qt.Key.Key_Return)
    assert show.last == Place("manager", books.standings()[1].number)
    assert page.chart.chart is not None


def test_the_page_of_a_manager_and_of_one_who_is_not_there(show: Traveller) -> None:
    books = show.session.books
    manager = books.standings()[0]
    page = show(Place("manager", manager.number, "stable"))
    told = texts(page.header)
    assert page.title() == manager.name
    for expected in (manager.name, words.money(manager.balance_cents), "Place 1 of 4"):
        assert expected in told
    part = page.tabs.part()
    assert {row.number for row in part.table.rows} == set(manager.stable)
    part.table.activated.emit(part.table.rows[0])
    assert show.last == Place("fighter", part.table.rows[0].number)
    page = show(Place("manager", manager.number, "deals"))
    deals = page.tabs.part()
    assert set(manager.stable) <= {row.fighter.number for row in deals.table.rows}
    show(Place("manager", manager.number, "money"))
    money = page.tabs.part()
    assert sum(season.net_cents for season in money.table.rows) == manager.balance_cents
    money.ledger.click()
    assert show.last == Place("ledger", manager.number)
    show(Place("manager", manager.number, "rivals"))
    rivals = page.tabs.part()
    rivals.rivals.activated.emit(rivals.rivals.rows[0])
    met = rivals.rivals.rows[0].manager
    assert show.last == Place("manager", met.number)
    page = show(Place("manager", 999_999))
    assert "There is no such manager." in texts(page)
    press(page, "All stables")
    assert show.last == Place("stables")


def test_two_fighters_side_by_side_are_never_one(show: Traveller) -> None:
    books = show.session.books
    bout = next(bout for bout in books.bouts.values() if bout.outcome is not None)
    page = show(Place("compare", bout.red, str(bout.blue)))
    red, blue = (books.fighters[number] for number in bout.fighters)
    told = page.ratings.accessibleDescription()
    assert f"Agility: {red.name} {red.abilities.agility}, {blue.name} {blue.abilities.agility}" in told
    assert (page.red.number, page.blue.number) == bout.fighters
    assert Place("bout", bout.number) in {link.place for link in page.meetings.findChildren(Link)}
    press(page, "Swap corners")
    assert show.last == Place("compare", bout.blue, str(bout.red))
    one = next(iter(show.session.books.fighters))
    page = show(Place("compare", one, str(one)))
    assert not page.ratings.isVisibleTo(page)
    assert not page.swap.isEnabled()


def test_choosing_somebody_else(show: Traveller) -> None:
    one, other, third = list(show.session.books.fighters)[:3]
    page = show(Place("compare", one))
    assert "Choose two different fighters" in texts(page)
    place = page.blue.findText(show.session.books.fighters[other].name)
    page.blue.setCurrentIndex(place)
    page.blue.activated.emit(place)
    assert show.last == Place("compare", one, str(other))
    show(show.last)
    assert show.session.books.fighters[other].name in texts(page.names[1])
    page.red.show_number(third)
    page.red.activated.emit(page.red.currentIndex())
    assert show.last == Place("compare", third, str(other))


def test_the_ladder_stands_under_the_champion_beside_the_line_of_those_before(show: Traveller) -> None:
    page = show(Place("rankings", part="ranking"))
    division = show.session.books.divisions[""]
    part = page.tabs.part()
    assert division.champion is not None
    assert [row.fighter.number for row in part.table.shown_rows] == [division.champion, *division.ranking]
    assert part.champion.name.text() == show.session.books.fighters[division.champion].name
    part.champion.links[0].click()
    assert show.last == Place("fighter", division.champion)
    part.champion.links[1].click()
    assert show.last == Place("bout", division.reigns[-1].won_bout or 0)
    page = show(Place("rankings", part="champions"))
    part = page.tabs.part()
    reigns = show.session.books.divisions[""].reigns
    assert [row.champion.number for row in part.table.rows] == [reign.fighter for reign in reigns]
    show(Place("rankings", part="movement"))
    movement = page.tabs.part()
    assert movement.chart.chart is not None


def test_before_the_first_champion(show_new: Traveller) -> None:
    page = show_new(Place("rankings", part="ranking"))
    told = texts(page)
    assert "Nobody has won it yet" in told
    assert "Nobody is ranked before the first champion is crowned." in told
    press(page, "Tournament")
    assert show_new.last == Place("tournament")


def test_movement_is_told_with_arrow_and_number() -> None:
    told = [moved(3, new=False), moved(-2, new=False), moved(0, new=False), moved(None, new=True)]
    assert told == ["▲ 3", "▼ 2", "–", "new"]
