"""The calendar board over a real league: what is seen, carried by mouse and by keyboard, and forbidden."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Answer, BoutState
from ringside_manager.campaign.orders import AcceptOffer, OfferBout
from ringside_manager.gui.matchmaker.offer_dialog import OfferDialog
from ringside_manager.gui.pages.cards import NIGHTS, CardsPage, ImportDialog, MakeHere
from ringside_manager.gui.pages.cards.board import CellWidget
from ringside_manager.gui.pages.cards.chips import Load, packed
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.cards import Chip, ChipState
from ringside_manager.office.facts.matchmaking import opponents

PITS = Arena.PITS


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> CardsPage:
    return board_page(session, qtbot)


def board_page(session: Session, qtbot: QtBot) -> CardsPage:
    made = CardsPage(session)
    qtbot.addWidget(made)
    made.resize(1100, 700)
    made.show()
    made.show_place(Place("cards"))
    return made


def later(session: Session) -> int:
    """A night on the board for which everybody is rested."""
    return session.books.closed + 4


def stable(session: Session, seat: int = 0) -> list[int]:
    manager = session.persons[seat].manager
    assert manager is not None
    return session.books.managers[manager].stable


def offer(session: Session, seat: int, to: int, night: int) -> int:
    """One person offers another's fighter a bout at The Pits; the number of the offer."""
    by = session.persons[seat]
    session.sit(by)
    mine = stable(session, seat)[0]
    his = stable(session, to)[0]
    session.hand_in(OfferBout(night, mine, his, PITS, 5))
    session.wait()
    session.sit(session.persons[0])
    return max(session.books.open_offers)


def drop(page: CardsPage, load: Load, night: int, arena: Arena) -> bool:
    """Drag something onto a place of the board as the mouse does; whether it was taken."""
    page.board.pick_up(load)
    cell = page.board.cell(night, arena)
    point, keys = QPointF(cell.rect().center()), Qt.KeyboardModifier.NoModifier
    data = packed(load)
    entering = QDragEnterEvent(
        point.toPoint(), Qt.DropAction.MoveAction, data, Qt.MouseButton.LeftButton, keys
    )
    cell.dragEnterEvent(entering)
    dropping = QDropEvent(
        point, Qt.DropAction.MoveAction, data, Qt.MouseButton.LeftButton, keys, QEvent.Type.Drop
    )
    cell.dropEvent(dropping)
    page.board.put_back()
    return entering.isAccepted()


def key(page: CardsPage, *keys: Qt.Key) -> None:
    """Press keys where the focus is on the board."""
    for one in keys:
        QTest.keyClick(focused(page), one)


def focused(page: CardsPage) -> QWidget:
    widget = page.window().focusWidget()
    assert widget is not None
    return widget


def chips(page: CardsPage) -> list[Chip]:
    return [chip.chip for cells in page.board.cells for cell in cells for chip in cell.chips]


def cell_of(page: CardsPage, night: int, arena: Arena) -> CellWidget:
    return page.board.cell(night, arena)


# What is seen


def test_the_board_begins_with_the_next_night_and_bouts_before_it_lead_to_their_pages(
    page: CardsPage, qtbot: QtBot
) -> None:
    nights = [cells[0].cell.night for cells in page.board.cells if cells[0].cell]
    first = page.books.closed + 1
    assert nights == list(range(first, first + NIGHTS))
    assert len(page.tray.chips) == len(stable(page.session))
    page.earlier.click()
    assert chips(page)
    assert {chip.state for chip in chips(page)} == {ChipState.FOUGHT}
    cells = [cell for cells in page.board.cells for cell in cells]
    named = [*cells, *page.tray.chips, *(chip for cell in cells for chip in cell.chips)]
    assert all(widget.accessibleName() for widget in named)
    assert sum(bool(cell.focusPolicy() & Qt.FocusPolicy.TabFocus) for cell in cells) == 1
    page.grab()
    fought = chips(page)[0]
    with qtbot.waitSignal(page.go) as gone:
        page.board.chip(fought.number).click()
    assert gone.args == [Place("bout", fought.number)]
    page.listed.click()
    assert page.views.currentIndex() == 1
    assert {row.number for row in page.table.rows} == {chip.number for chip in chips(page)}
    with qtbot.waitSignal(page.go):
        page.table.activated.emit(page.table.rows[0])
    page.now.click()
    assert not chips(page)


def test_an_offer_is_seen_and_goes_where_it_may_by_keyboard_and_by_mouse(page: CardsPage) -> None:
    night = later(page.session)
    number = offer(page.session, 0, 1, night)
    page.refresh()
    assert [(chip.number, chip.state) for chip in chips(page)] == [(number, ChipState.OFFERED)]
    assert page.board.chip(number).accessibleName().count("against") == 1
    assert [row.number for row in page.table.rows] == [number]
    assert not drop(page, page.board.chip(number).load, night, Arena.BEST), "a dimmed place takes nothing"
    page.session.wait()
    QApplication.processEvents()
    page.board.chip(number).setFocus()
    key(page, Qt.Key.Key_M, Qt.Key.Key_Right, Qt.Key.Key_Escape)
    assert page.board.load is None
    assert page.books.offers[number].answer is None
    page.board.chip(number).setFocus()
    key(page, Qt.Key.Key_M)
    assert page.board.load is not None
    key(page, Qt.Key.Key_Right, Qt.Key.Key_M)
    page.session.wait()
    page.refresh()
    assert [(chip.night, chip.arena) for chip in chips(page)] == [(night + 1, PITS)]
    moved = max(page.books.open_offers)
    assert drop(page, page.board.chip(moved).load, night + 2, PITS)
    page.session.wait()
    page.refresh()
    assert page.books.offers[moved].answer is Answer.WITHDRAWN
    assert [(chip.night, chip.state) for chip in chips(page)] == [(night + 2, ChipState.OFFERED)]


def test_offers_between_others_are_not_seen(page: CardsPage) -> None:
    books = page.books
    cy, di = (manager for manager in books.managers.values() if manager.name in ("Cy", "Di"))
    night, red, blue = later(page.session), cy.stable[0], di.stable[0]
    by = next(party for party in [page.session.viewer] if party is not None)
    order = OfferBout(night, red, blue, PITS, 5)
    page.session.do("Offer", lambda office, _: office.hand_in(order, Party(cy.name, cy.number)))
    page.session.wait()
    page.refresh()
    assert page.books.open_offers
    assert by.manager not in (cy.number, di.number)
    assert chips(page) == []
    assert not page.table.rows


def test_a_promoter_sees_every_offer(promoter_session: Session, qtbot: QtBot) -> None:
    promoter = promoter_session.persons[-1]
    number = offer(promoter_session, 0, 1, later(promoter_session))
    promoter_session.sit(promoter)
    page = board_page(promoter_session, qtbot)
    assert [(chip.number, chip.state) for chip in chips(page)] == [(number, ChipState.PENDING)]
    assert page.trayed.isHidden()


def test_nobody_at_the_keyboard_sees_no_offers(page: CardsPage) -> None:
    offer(page.session, 0, 1, later(page.session))
    page.session.sit(None)
    assert chips(page) == []
    assert not page.tray.chips
    assert not page.make.isEnabled()


# Places where something may not go


def test_places_he_may_not_box_in_are_dimmed_with_the_rule(page: CardsPage) -> None:
    weakest = min(stable(page.session), key=lambda number: page.books.fighters[number].pop_half)
    page.board.pick_up(Load(weakest))
    night = later(page.session)
    closed, free = cell_of(page, night, Arena.BEST), cell_of(page, night, PITS)
    assert (closed.open, free.open) == (False, True)
    assert "rule C41" in closed.reason
    assert closed.toolTip() == closed.reason == closed.accessibleDescription()
    closed.setFocus()
    assert page.status.text() == closed.reason
    page.board.put_back()
    assert closed.open is None
    assert closed.reason == ""


# By mouse, and by keyboard


def test_a_fighter_dropped_on_a_place_asks_for_an_opponent(page: CardsPage) -> None:
    mine, night = stable(page.session)[0], later(page.session)
    assert drop(page, Load(mine), night, PITS)
    dialog = page.findChild(MakeHere)
    assert dialog.fighter == mine
    assert dialog.table.rows
    dialog.offering.click()
    page.session.wait()
    offers = [
        (made.red, made.night, made.arena) for made in page.books.offers.values() if made.answer is None
    ]
    bouts = page.books.bouts.values()
    made = [(bout.red, bout.night, bout.arena) for bout in bouts if bout.state is BoutState.MADE]
    assert offers + made == [(mine, night, PITS)]


def test_a_fighter_is_carried_there_by_keyboard(page: CardsPage) -> None:
    page.tray.chips[1].setFocus()
    key(page, Qt.Key.Key_M)
    for _ in range(4):
        key(page, Qt.Key.Key_Down)
    for _ in range(3):
        key(page, Qt.Key.Key_Right)
    key(page, Qt.Key.Key_Return)
    dialog = page.findChild(MakeHere)
    assert (dialog.fighter, dialog.night, dialog.arena) == (
        stable(page.session)[1],
        page.books.closed + 4,
        PITS,
    )
    dialog.reject()


def test_enter_asks_for_a_bout_where_the_keyboard_is(page: CardsPage, qtbot: QtBot) -> None:
    cell_of(page, later(page.session), Arena.LOW).setFocus()
    key(page, Qt.Key.Key_Return)
    dialog = page.findChild(MakeHere)
    assert (dialog.night, dialog.arena) == (later(page.session), Arena.LOW)
    with qtbot.waitSignal(page.go) as gone:
        dialog.weighing.click()
    place = gone.args[0]
    assert place.page == "matchmaker"
    assert place.part.endswith(f"@{later(page.session)}")


def test_a_double_click_asks_for_a_bout(page: CardsPage) -> None:
    cell = cell_of(page, later(page.session), PITS)
    QTest.mouseClick(cell, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(cell, Qt.MouseButton.LeftButton)
    dialog = page.findChild(MakeHere)
    assert dialog.arena is PITS
    dialog.reject()


def test_one_of_mine_on_another_leads_to_the_matchmaker(page: CardsPage, qtbot: QtBot) -> None:
    first, second = page.tray.chips[:2]
    with qtbot.waitSignal(page.go) as gone:
        second.met.emit(first.load.tag)
    assert gone.args == [Place("matchmaker", first.load.fighter, str(second.load.fighter))]


def test_a_bout_that_is_made_is_moved_by_the_promoter_alone(promoter_session: Session, qtbot: QtBot) -> None:
    promoter, night = promoter_session.persons[-1], later(promoter_session)
    number = offer(promoter_session, 0, 1, night)
    promoter_session.sit(promoter_session.persons[1])
    promoter_session.hand_in(AcceptOffer(number))
    promoter_session.wait()
    page = board_page(promoter_session, qtbot)
    (chip,) = chips(page)
    page.board.pick_up(Load(chip=chip))
    assert "promoter" in cell_of(page, night + 1, PITS).reason
    promoter_session.sit(promoter)
    assert drop(page, Load(chip=chips(page)[0]), night + 1, PITS)
    promoter_session.wait()
    page.refresh()
    assert [(moved.night, moved.state) for moved in chips(page)] == [(night + 1, ChipState.MADE)]


# Opening


def test_an_offer_opens_its_sheet(page: CardsPage) -> None:
    number = offer(page.session, 1, 0, later(page.session))
    page.refresh()
    page.board.chip(number).click()
    dialog = page.findChild(OfferDialog)
    assert dialog.is_asked
    dialog.done(0)


def test_arrows_go_from_bout_to_bout_and_on(page: CardsPage) -> None:
    page.earlier.click()
    cell = next(cell for cells in page.board.cells for cell in cells if len(cell.chips) > 1)
    QApplication.processEvents()
    cell.setFocus()
    key(page, Qt.Key.Key_Down)
    assert cell.chips[0].hasFocus()
    key(page, Qt.Key.Key_Down)
    assert cell.chips[1].hasFocus()
    key(page, Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert cell.hasFocus()
    key(page, Qt.Key.Key_Right)
    assert page.board.cell_here is not cell


def test_partners_are_those_of_the_arena(page: CardsPage) -> None:
    by, night = page.session.viewer, later(page.session)
    assert by is not None
    mine = stable(page.session)[0]
    page.make_here(night, Arena.LOW, mine)
    dialog = page.findChild(MakeHere)
    allowed = {
        row.fighter
        for row in opponents(page.books, by, mine, night)
        if row.best is not None and Arena.LOW in row.arenas
    }
    assert {row.fighter for row in dialog.table.rows} == allowed
    dialog.reject()


def test_a_schedule_is_weighed_and_handed_in_line_by_line(page: CardsPage, tmp_path: Path) -> None:
    mine = [page.books.fighters[number].name for number in stable(page.session)]
    file, night = tmp_path / "plan.csv", later(page.session)
    lines = (mine[0], mine[1]), (mine[0], mine[2]), (mine[2], mine[3])
    text = "Night;Arena;Red corner;Blue corner\n" + "".join(
        f"{night};The Pits;{red};{blue}\n" for red, blue in lines
    )
    file.write_text(text, "utf-8")
    page.import_schedule(file)
    dialog = page.findChild(ImportDialog)
    assert dialog.told.text().startswith("3 line")
    dialog.handing_in.click()
    page.session.wait()
    assert [line[2] for line in dialog.table.rows] == [True, False, True]
    assert len(list(page.books.bouts_of_night(night))) == 2
    dialog.reject()


def test_a_broken_schedule_is_refused_as_a_whole(page: CardsPage, tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "plan.csv"
    file.write_text("night,arena,red,blue\n1,heaven,x,y\n", "utf-8")
    with qtbot.waitSignal(page.session.failed) as refused:
        page.import_schedule(file)
    assert "heaven" in str(refused.args[0])
    assert page.findChild(ImportDialog) is None
