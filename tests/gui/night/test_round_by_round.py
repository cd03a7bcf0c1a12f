"""The later rounds of a tournament of one night, drawn and boxed in turn from the page of the night (F84)."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.orders import DrawTournament
from ringside_manager.gui.advance import RunState
from ringside_manager.gui.advance.advancer import Advancer
from ringside_manager.gui.operation import Job
from ringside_manager.gui.pages.night.bill import result_sentence
from ringside_manager.gui.pages.night.page import NightPage
from ringside_manager.gui.place import Place
from ringside_manager.gui.seats import Turns
from ringside_manager.gui.session import Session
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.nights import night_results
from ringside_manager.office.office import Office
from tests.gui.conftest import shown_page
from tests.gui.widgets_read import texts

pytestmark = pytest.mark.usefixtures("undressed")


def draw_one_night(office: Office, _job: Job) -> None:
    """Draw a tournament of one night among eight and come to its night, whose doors are opened."""
    night = office.books.closed + office.books.house.rest.nights + 1
    men = [page.number for page in office.books.fighters.values() if page.manager and not page.is_retired]
    order = DrawTournament("Gala", night, entrants=tuple(men[:8]), form=Format.ONE_NIGHT, rounds=4)
    office.hand_in(order, office.promoter)
    while office.books.closed < night - 1:
        office.hold_night(NightOrder(office.seed))
    office.open_doors(NightOrder(office.seed))


def test_a_round_is_boxed_and_the_next_is_on_the_card(session: Session, qtbot: QtBot) -> None:
    session.do("Gala", draw_one_night)
    session.wait()
    advancer = Advancer(session, Turns(session))
    night = session.books.closed + 1
    page = shown_page(NightPage, session, qtbot, Place("night", night), (1000, 700))
    asked: list[Place] = []
    advancer.show.connect(asked.append)
    assert page.corners.round.isVisible()
    assert "Gala" in page.corners.told.text()
    page.corners.round.click()
    session.wait()
    assert asked == [Place("night", night)]
    page.refresh()
    card = list(session.books.bouts_of_night(night))
    over = [bout for bout in card if bout.is_over]
    later = [bout for bout in card if not bout.is_over]
    assert over
    assert all(bout.slot is not None and bout.slot.round > 1 for bout in later)
    assert session.books.doors == night
    shown = texts(page)
    assert all(result_sentence(one) in shown for one in night_results(session.books, night))
    advancer.start_night()
    session.wait()
    assert session.books.closed == night
    told = {result.bout.number for result in advancer.run.results}
    assert not told & {bout.number for bout in over}
    assert advancer.run.state in (RunState.IDLE, RunState.REVEALING)
