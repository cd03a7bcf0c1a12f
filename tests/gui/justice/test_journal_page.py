"""The journal page over a real league."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.orders import OfferBout
from ringside_manager.gui.justice import MendingDialog
from ringside_manager.gui.justice.branching import BranchDialog
from ringside_manager.gui.justice.comparing import CompareBranches
from ringside_manager.gui.justice.correcting import CorrectDialog
from ringside_manager.gui.justice.deed_words import KINDS, deed_text, kind_text, state_text
from ringside_manager.gui.pages.journal import BRANCH, CORRECT, RESTORE, STRIKE, UNDO_TO, JournalPage
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.league.deeds import KINDS as DEEDS
from ringside_manager.office.facts.deeds import DeedFacts
from ringside_manager.office.mending import StrikeAct
from ringside_manager.office.undoing import end_of_night
from tests.gui.conftest import shown_page
from tests.gui.looking import labels, unnamed
from tests.office.clubs import club, founding, opened, play
from tests.slow import each

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> JournalPage:
    return made(session, qtbot)


def made(session: Session, qtbot: QtBot) -> JournalPage:
    return shown_page(JournalPage, session, qtbot, Place("journal"))


def entry_of(session: Session, kind: str) -> int:
    return next(entry.number for entry in reversed(session.entries) if entry.deed.kind == kind)


def read_all(page: JournalPage) -> str:
    """Every text a person can see on the page: all rows, and the latest of them chosen."""
    page.nights.setCurrentIndex(page.nights.count() - 1)
    page.private.setChecked(True)
    cells = [
        column.shown(row) + (column.tip(row) if callable(column.tip) else "")
        for row in page.table.rows
        for column in page.table.model.columns
    ]
    found = labels(page)
    for row in page.table.rows[:20]:
        page.panel.show_entry(row)
        found += labels(page.panel)
    return "\n".join([*cells, found])


def test_every_entry_is_readable(session: Session, page: JournalPage) -> None:
    page.nights.setCurrentIndex(page.nights.count() - 1)
    page.private.setChecked(True)
    assert len(page.table.rows) == len(session.entries)
    assert all("{" not in deed_text(row.facts) for row in page.table.rows)


@each("kind", [*DEEDS, "hidden"])
def test_every_kind_of_entry_is_told(kind: str) -> None:
    facts = DeedFacts(kind, ("Ali", "Frazier"), ("Ann", "Ben"), 3, Arena.PITS, number=7, word="so", count=2)
    assert "{" not in deed_text(facts)
    assert kind_text(kind)
    assert kind in KINDS


def test_a_place_chooses_its_entry(session: Session, page: JournalPage) -> None:
    number = entry_of(session, "bout_fought")
    page.show_place(Place("journal", number))
    chosen = page.table.selected()
    assert chosen.entry == number
    assert str(number) in page.panel.heading.text()
    assert page.panel.acts[CORRECT].isVisibleTo(page)
    assert not page.panel.acts[RESTORE].isVisibleTo(page)


def test_kinds_and_standing_filter_the_entries(session: Session, page: JournalPage) -> None:
    page.kinds.setCurrentIndex(page.kinds.findData("night_closed"))
    assert [row.facts.night for row in page.table.rows] == list(range(24, 0, -1))
    session.do(
        "strike", lambda office, _job: office.mend(StrikeAct(session.entries[-1].act), office.promoter, "x")
    )
    session.wait()
    assert [row.counts for row in page.table.rows] == [False] + [True] * 23
    page.only_counting.setChecked(True)
    assert len(page.table.rows) == 23


def test_what_is_struck_says_by_whom_and_why(session: Session, page: JournalPage) -> None:
    act = session.entries[-1].act
    session.do(
        "strike", lambda office, _job: office.mend(StrikeAct(act), office.party("Ann"), "held by mistake")
    )
    session.wait()
    page.show_place(Place("journal", act))
    chosen = page.table.selected()
    assert chosen is not None
    assert "Struck by Ann" in state_text(chosen)
    assert "held by mistake" in labels(page.panel)
    assert page.panel.acts[RESTORE].isVisibleTo(page)
    assert not page.panel.acts[STRIKE].isVisibleTo(page)


@pytest.mark.parametrize(
    ("key", "dialog"),
    [(UNDO_TO, MendingDialog), (STRIKE, MendingDialog), (CORRECT, CorrectDialog), (BRANCH, BranchDialog)],
)
def test_every_button_opens_its_dialog(
    session: Session, page: JournalPage, key: str, dialog: type[QWidget]
) -> None:
    page.show_place(Place("journal", entry_of(session, "bout_fought")))
    page.panel.acts[key].click()
    (opened,) = page.window().findChildren(dialog)
    assert opened.isVisible()
    opened.close()
    session.wait()


def test_the_founding_is_not_struck(page: JournalPage) -> None:
    page.show_place(Place("journal", 1))
    assert not page.panel.acts[STRIKE].isVisibleTo(page)
    assert page.panel.acts[BRANCH].isVisibleTo(page)


def test_who_may_not_mend_is_told_whom_to_ask(promoter_session: Session, qtbot: QtBot) -> None:
    promoter_session.sit(promoter_session.persons[0])
    page = made(promoter_session, qtbot)
    page.show_place(Place("journal", entry_of(promoter_session, "bout_fought")))
    for key in (STRIKE, CORRECT, UNDO_TO):
        assert not page.panel.acts[key].isEnabled()
    assert "Pat" in page.panel.why_not.text()
    promoter_session.sit(promoter_session.persons[-1])
    page.refresh()
    assert page.panel.acts[CORRECT].isEnabled()


def test_an_offer_between_others_is_seen_nowhere(session: Session, qtbot: QtBot) -> None:
    ben, di = session.persons[1], next(m for m in session.books.managers.values() if m.name == "Di")
    red = session.books.managers[ben.manager or 0].stable[0]
    order = OfferBout(40, red, di.stable[0], Arena.PITS, note="psst, only for you")
    session.sit(ben)
    session.hand_in(order)
    session.wait()
    for viewer, sees in ((ben, True), (session.persons[0], False), (None, False)):
        session.sit(viewer)
        page = made(session, qtbot)
        page.refresh()
        assert (page.table.rows[0].entry == len(session.entries)) == sees
        assert page.private.isVisibleTo(page) or sees
        page.private.setChecked(True)
        red_name = session.books.fighters[red].name
        latest = page.table.rows[0]
        assert (red_name in deed_text(latest.facts)) == sees
        page.show_place(Place("journal", latest.entry))
        assert (red_name in labels(page.panel)) == sees
        assert "psst" not in read_all(page)


def test_its_table_keeps_the_rules_of_models(page: JournalPage, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(page.table.model)
    assert page.table.model.rowCount() > 0


# Branches laid beside the open league in a window


def test_a_branch_stands_beside_the_league(session: Session, qtbot: QtBot, tmp_path: Path) -> None:
    """Money, ranks and champions of both; a league of another history is refused in words."""
    there = tmp_path / "other.ringside"
    last = end_of_night(session.entries, 10)
    session.do(
        "branch",
        lambda office, _job: office.branch(there, last, office.promoter, "What if"),
        lambda _path: None,
    )
    qtbot.waitUntil(there.exists, timeout=30_000)
    qtbot.waitUntil(lambda: not session.running, timeout=30_000)
    with opened(there) as office:
        play(office, 3, seed=5)
    dialog = CompareBranches(session)
    qtbot.addWidget(dialog)
    dialog.show()
    assert "side by side" in dialog.empty.text.text()
    assert not unnamed(dialog)
    dialog.read(there)
    qtbot.waitUntil(lambda: dialog.table.topLevelItemCount() > 0, timeout=30_000)
    assert (
        dialog.said.text()
        == "They share everything up to night 10. Compared is how they stood after night 13."
    )
    rows = [dialog.table.topLevelItem(place) for place in range(dialog.table.topLevelItemCount())]
    names = [row.text(0) for row in rows]
    assert [name for name in names if rows[names.index(name)].font(0).bold()][:3] == [
        "Money",
        "Ranks",
        "Champions since they parted",
    ]
    assert {page.name for page in session.books.managers.values()} <= set(names)
    assert dialog.table.headerItem().text(2) == "What if"
    with club(tmp_path / "strange.ringside", founding()):
        pass
    dialog.read(tmp_path / "strange.ringside")
    qtbot.waitUntil(lambda: "not branches of one history" in dialog.said.text(), timeout=30_000)
    assert dialog.add.isEnabled()
