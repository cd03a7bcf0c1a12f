"""A manager has one colour wherever he is shown, and no two managers share one."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from ringside_manager.charts.sheet import DARK, LIGHT
from ringside_manager.gui.charts.league_charts import manager_chart, money_race_chart
from ringside_manager.gui.hotseat import Curtain
from ringside_manager.gui.pages.people.managers import StablesPage
from ringside_manager.gui.place import Place
from ringside_manager.gui.portraits import sitter_in
from ringside_manager.gui.seats import PALETTE, CornerMark, colours_in
from ringside_manager.gui.session import Session
from ringside_manager.office.docket import Party


@pytest.fixture
def chosen(session: Session) -> Session:
    """The league with purple for the second manager, and the colour of his seat taken by the first."""
    first, second = list(session.books.managers.values())[:2]
    first.colour, second.colour = PALETTE[second.seat - 1].key, "purple"
    return session


def test_no_two_managers_have_one_colour(chosen: Session) -> None:
    given = [colour.key for colour in colours_in(chosen.books).values()]
    assert len(set(given)) == len(given) == len(chosen.books.managers)
    assert given[1] == "purple"


def test_charts_portraits_curtain_and_tables_agree(chosen: Session, qtbot: QtBot) -> None:
    books = chosen.books
    second = list(books.managers.values())[1]
    purple = colours_in(books)[second.number]
    for chart in (money_race_chart(books), manager_chart(books, second.number)):
        racer = next(one for one in chart.racers if one.key.number == second.number)
        assert racer.colour == purple.shades
    assert LIGHT.own(purple.shades) == purple.on_light
    assert DARK.own(purple.shades) == purple.on_dark
    assert sitter_in(books, second.stable[0]).colour == purple.on_light
    page = StablesPage(chosen)
    qtbot.addWidget(page)
    page.resize(900, 600)
    page.show()
    page.show_place(Place("stables"))
    assert page.manager_shade(second.number) == purple.shade
    view = page.table.view
    line = next(at for at, row in enumerate(page.table.shown_rows) if row.manager.number == second.number)
    column = next(at for at, one in enumerate(page.table.model.columns) if one.key == "manager")
    cell = view.visualRect(page.table.model.index(line, column))
    seen = view.viewport().grab(cell).toImage()
    row = [seen.pixelColor(x, seen.height() // 2).name() for x in range(seen.width() // 3)]
    assert QColor(purple.shade).name() in row


def test_the_curtain_shows_whose_turn_it_is_in_his_colour(chosen: Session, qtbot: QtBot) -> None:
    page = StablesPage(chosen)
    qtbot.addWidget(page)
    curtain = Curtain(chosen, page, tuple)
    second = list(chosen.books.managers.values())[1]
    curtain.drop(Party(second.name, second.number))
    mark = curtain.findChild(CornerMark)
    assert mark is not None
    assert mark.isVisibleTo(curtain)
    assert mark.grab().toImage().pixelColor(mark.width() // 2, mark.height() // 2) == QColor(
        colours_in(chosen.books)[second.number].shade
    )
    curtain.drop(Party("Pat", promoter=True))
    assert not mark.isVisibleTo(curtain)
