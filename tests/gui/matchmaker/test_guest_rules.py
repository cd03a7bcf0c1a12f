"""Guest rules in the matchmaker: the promoter names another system for one bout, and says whether it counts."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from ringside_manager.bout import registry
from ringside_manager.campaign.books import BoutState
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.pages.matchmaker_page import MatchmakerPage
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from tests.gui.looking import settle, uncut, unnamed
from tests.slow import each


def shown(session: Session, qtbot: QtBot, size: tuple[int, int] = (1080, 720)) -> MatchmakerPage:
    page = MatchmakerPage(session)
    qtbot.addWidget(page)
    page.resize(*size)
    managed = [page for page in session.books.fighters.values() if page.manager and not page.is_retired]
    red, blue = managed[0].number, managed[-1].number
    page.show_place(Place("matchmaker", red, f"{blue}@{session.books.closed + 8}"))
    page.show()
    settle(30)
    return page


def choose(page: MatchmakerPage, system: str) -> None:
    page.guest.rules.show_value(system)
    page.guest.rules.activated.emit(page.guest.rules.currentIndex())


def test_a_manager_is_not_asked(session: Session, qtbot: QtBot) -> None:
    page = MatchmakerPage(session)
    qtbot.addWidget(page)
    page.show_place(Place("matchmaker"))
    page.show()
    assert not page.guest.isVisible()


def test_the_promoter_makes_an_exhibition_under_guest_rules(promoter_session: Session, qtbot: QtBot) -> None:
    session = promoter_session
    page = shown(session, qtbot)
    assert page.guest.isVisible()
    assert {page.guest.rules.itemData(at) for at in range(page.guest.rules.count())} == {
        "", *(name for name in registry.names() if name != "ringside"),
    }  # fmt: skip
    choose(page, "control")
    assert "counts like any bout" in page.guest.told.text()
    page.guest.exhibition.setChecked(True)
    assert "No purse" in page.guest.told.text()
    before = set(session.books.bouts)
    page.make_offer()
    session.wait()
    (number,) = set(session.books.bouts) - before
    bout = session.books.bouts[number]
    assert (bout.system, bout.exhibition) == ("control", True)
    assert (page.guest.rules.currentData(), page.guest.exhibition.isChecked()) == ("", False)
    assert bout.state is BoutState.MADE


@each("size, zoom", [((1080, 720), 1.0), ((900, 560), 1.0), ((1280, 800), 1.5)])
def test_everything_has_a_name_and_fits(
    promoter_session: Session, qtbot: QtBot, size: tuple[int, int], zoom: float
) -> None:
    LOOK.zoom = zoom
    page = shown(promoter_session, qtbot, size)
    page.guest.exhibition.setChecked(True)
    assert unnamed(page) == []
    assert uncut(page) == []
