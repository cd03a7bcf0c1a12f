"""The page of a fight night: poster, results one after the other, report."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMessageBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.arenas import eligible
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.orders import MakeBout
from ringside_manager.gui.advance import NightRun, RunState
from ringside_manager.gui.advance.advancer import Advancer
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.operation import Job
from ringside_manager.gui.pages.night.bill import Bill, result_sentence, verdict
from ringside_manager.gui.pages.night.page import NightPage
from ringside_manager.gui.pages.night.report import ReportView, portraits, poster_html
from ringside_manager.gui.pages.tournament.bracket import caption, night_text
from ringside_manager.gui.place import Place
from ringside_manager.gui.seats import Turns
from ringside_manager.gui.session import Session
from ringside_manager.office.facts.nights import night_report, night_results, poster
from ringside_manager.office.facts.tournaments import brackets
from ringside_manager.office.office import Office
from ringside_manager.text_safety import PAGE_POLICY
from tests.gui.looking import Tags, unnamed, until_stopped
from tests.gui.widgets_read import press, settle, texts
from tests.office.table import OPTIONS, Table, everybody

pytestmark = pytest.mark.usefixtures("undressed")

BOUTS = 4


def fill_card(office: Office, _job: Job) -> None:
    """Make bouts for the coming night among those who are rested."""
    night = office.books.closed + 1
    rested = [
        fighter
        for fighter in office.books.fighters.values()
        if fighter.manager and not fighter.booked and (fighter.last_night or 0) < night - 3
    ]
    rested.sort(key=lambda fighter: -fighter.pop_half)
    for red, blue in list(zip(rested[::2], rested[1::2], strict=False))[:BOUTS]:
        arena = eligible(BY_THE_BOOK.arenas, red.pop_half, blue.pop_half)[0]
        office.hand_in(MakeBout(night, red.number, blue.number, arena), office.promoter)


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> Iterator[NightPage]:
    """The poster of the coming night with a full card."""
    session.do("card", fill_card)
    session.wait()
    made = NightPage(session)
    qtbot.addWidget(made)
    made.resize(1032, 740)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.show_place(Place("night", 0))
    session.changed.connect(lambda _: made.refresh())
    yield made
    session.wait()


def test_the_poster_bills_the_night(page: NightPage, session: Session) -> None:
    bill = page.poster()
    assert (page.night, len(bill.bouts) >= 3) == (25, True)
    said = texts(page)
    for bout in bill.bouts:
        assert bout.red.name in said
        assert bout.blue.name in said
    assert "Fight night 25" in said
    assert unnamed(page) == []


class Painted(QObject):
    """Notes whether a widget had the height it needs each time it was painted."""

    def __init__(self, of: QWidget) -> None:
        super().__init__(of)
        self.whole: list[bool] = []
        of.installEventFilter(self)

    def eventFilter(self, of: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint and isinstance(of, QWidget):
            self.whole.append(of.height() >= of.heightForWidth(of.width()))
        return False


@pytest.mark.parametrize("height", [740, 1500])
def test_the_poster_is_never_painted_squeezed(session: Session, qtbot: QtBot, height: int) -> None:
    session.do("card", fill_card)
    session.wait()
    made = NightPage(session)
    qtbot.addWidget(made)
    made.resize(1032, height)
    made.show()
    painted = [Painted(part) for part in (made.bill, made.bill.main, made.bill.undercard)]
    made.show_place(Place("night", 0))
    qtbot.waitUntil(lambda: all(part.whole for part in painted))
    assert [part.whole[0] for part in painted] == [True] * 3


def start(page: NightPage, session: Session) -> None:
    """Hold the night by keyboard and wait until it is in the save."""
    page._take_focus()
    assert page.focusWidget() is page.start
    page.start.click()
    session.wait()


def test_results_are_in_the_save_before_any_is_shown(page: NightPage, session: Session) -> None:
    start(page, session)
    assert session.books.closed == 25
    assert page.run.state is RunState.REVEALING
    assert page.run.concealing
    results = tuple(night_results(session.books, 25))
    said = texts(page, hidden=True)
    for result in results:
        assert result_sentence(result) not in said
        assert verdict(result) not in said
        assert f"${result.bout.shares_cents[0] / 100:.2f}" not in said


def test_every_key_shows_one_result_more_and_nothing_of_the_next(
    page: NightPage, session: Session, qtbot: QtBot
) -> None:
    start(page, session)
    results = page.run.results
    assert page.running.duel.red.portrait.isVisible()
    keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
    for count, result in enumerate(results, 1):
        qtbot.keyClick(page.focusWidget(), keys[count % 3])
        session.wait()
        assert page.run.revealed == count
        assert verdict(result) in texts(page)
        later = {verdict(other) for other in results[count:]} - {verdict(r) for r in results[:count]}
        said = texts(page, hidden=True)
        assert not any(words in said for words in later)
        for other in results[count:]:
            assert result_sentence(other) not in said
        assert page.running.duel.red.page.isVisible() is not page.run.concealing
        assert not page.running.duel.red.portrait.isVisible(), "the result has the room"
    assert not page.run.concealing
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    session.wait()
    assert page.run.state is RunState.IDLE
    assert all(result_sentence(result) in texts(page) for result in results)


def test_one_key_shows_all_of_it(page: NightPage, session: Session, qtbot: QtBot) -> None:
    start(page, session)
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_A)
    assert page.run.state is RunState.IDLE
    assert page.views.currentWidget() is page.report_page


def test_all_at_once_goes_straight_to_the_report(page: NightPage, session: Session) -> None:
    page.at_once.click()
    session.wait()
    assert (session.books.closed, page.run.state) == (25, RunState.IDLE)
    assert page.views.currentWidget() is page.report_page


def test_who_leaves_the_page_has_seen_everything(page: NightPage, session: Session) -> None:
    start(page, session)
    assert page.run.concealing
    page.hide()
    assert not page.run.concealing
    page.show()
    assert page.views.currentWidget() is page.report_page


def test_for_who_looks_elsewhere_nothing_is_held_back(session: Session) -> None:
    run = NightRun.of(session)
    run.start()
    session.wait()
    assert (run.state, session.books.closed) == (RunState.IDLE, 25)


def test_a_stopped_night_has_not_begun(page: NightPage, session: Session) -> None:
    blocking = session.do("wait", until_stopped)
    page.start.click()
    assert page.views.currentWidget() is page.computing_page
    press(page, "Stop")
    blocking.cancel()
    session.wait()
    assert session.books.closed == 24
    assert "Fight night 25 has not begun." in texts(page)
    assert page.views.currentWidget() is page.poster_page


@pytest.mark.parametrize("bouts", [0, 1, 2])
def test_stopped_between_two_bouts_the_save_is_what_it_was(
    page: NightPage, session: Session, bouts: int
) -> None:
    hashes: list[str] = []

    def hashed() -> str:
        session.do("hash", lambda office, _job: office._league.state_hash(), hashes.append)
        session.wait()
        return hashes[-1]

    before = hashed()
    blocking = session.do("wait", until_stopped)
    page.start.click()
    asked: list[int] = []
    page.run.operation.job.progress = lambda done, total: asked.append(done) or (total < 2 or done < bouts)
    blocking.cancel()
    session.wait()
    assert max(asked) == bouts
    assert (session.books.closed, hashed()) == (24, before)
    page.start.click()
    session.wait()
    assert session.books.closed == 25


def test_a_story_comes_to_every_bout_from_its_record(page: NightPage, session: Session) -> None:
    page.show_place(Place("night", 13))
    session.wait()
    results = tuple(night_results(session.books, 13))
    told = [page._stories[result.bout.number] for result in results]
    assert results
    for story, result in zip(told, results, strict=True):
        if story.text:
            assert story.round <= result.outcome.round
            assert story.text in texts(page)
    assert any(story.text for story in told)


def test_nights_gone_by_can_be_read_one_after_the_other(page: NightPage, session: Session) -> None:
    gone: list[Place] = []
    page.go.connect(gone.append)
    page.before.click()
    assert gone == [Place("night", 24)]
    page.show_place(gone[-1])
    assert page.title() == "Fight night 24"
    assert page.nights.currentData() == 24
    page.nights.setCurrentIndex(page.nights.findData(5))
    page.nights.activated.emit(page.nights.currentIndex())
    assert gone[-1] == Place("night", 5)
    page.show_place(Place("night", 1))
    assert not page.before.isEnabled()
    page.show_place(Place("night", 99))
    assert page.night == 25


def test_a_bout_is_watched_from_ringside(page: NightPage, session: Session) -> None:
    bout = next(iter(session.books.bouts))
    assert page.ringside_seat(bout) == Place("ring", bout)


# The poster in files


def test_the_poster_is_written_as_page_picture_and_document(page: NightPage, tmp_path: Path) -> None:
    for name in ("p.html", "p.png", "p.pdf"):
        page.keeper.save(tmp_path / name)
    text = unescape((tmp_path / "p.html").read_text(encoding="utf-8"))
    assert f'content="{PAGE_POLICY}"' in text
    read = Tags(text)
    bill = page.poster()
    for bout in bill.bouts:
        assert bout.red.name.casefold() in read.text.casefold()
    assert read.tags.isdisjoint({"script", "a", "iframe"})
    assert text.count("<img") == text.count("<img src='data:image/png;base64,") == 2 * len(bill.bouts)
    assert QImage(str(tmp_path / "p.png")).width() == 1800
    assert (tmp_path / "p.pdf").read_bytes().startswith(b"%PDF")


def test_a_poster_that_cannot_be_written_is_told(
    page: NightPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    page.keeper.save(tmp_path / "nowhere" / "p.pdf")
    assert len(told) == 1
    assert "nowhere" in told[0]


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize(("width", "zoom"), [(760, 1.0), (1032, 1.0), (1032, 1.5)])
def test_nothing_is_cut_off_sideways(session: Session, qtbot: QtBot, width: int, zoom: float) -> None:
    session.do("card", fill_card)
    session.wait()
    LOOK.set_zoom(zoom)
    page = NightPage(session)
    qtbot.addWidget(page)
    page.resize(width, 740)
    page.show()
    for night in (0, 13):
        page.show_place(Place("night", night))
        session.wait()
        settle()
        assert page.minimumSizeHint().width() <= width
        for scrolled in page.views.currentWidget().findChildren(QWidget, "scrolled"):
            viewport = scrolled.parentWidget()
            assert scrolled.minimumSizeHint().width() <= viewport.width()


def test_one_step_has_one_name_and_one_yellow_button(page: NightPage, session: Session, qtbot: QtBot) -> None:
    start(page, session)
    advancer = Advancer(session, Turns(session))
    for label, watched in (
        ("Ring the bell", "Watch it from ringside"),
        ("Next bout", "Watch the next bout from ringside"),
    ):
        assert page.running.next.text() == advancer.label() == label
        assert page.running.watch.text() == watched
        assert page.running.next.property("kind") != "primary"
        page.run.next()


# A card that is too short


@pytest.fixture
def short() -> Table:
    """Eight fighters whose cup begins tomorrow, and one place a night at an arena."""
    table = Table(stable=4, options=replace(OPTIONS, card_cap=1))
    table.order("promoter", everybody())
    return table


def test_the_bill_says_who_waits_for_a_place_and_until_when(short: Table, qtbot: QtBot) -> None:
    bill = Bill()
    qtbot.addWidget(bill)
    bill.set(poster(short.books, 1))
    head, *lines = bill.waiting.text().splitlines()
    assert head == "3 bouts of tournaments wait for a place on the card:"
    assert [line.rsplit(", ", 1)[1] for line in lines] == [
        f"expected on night {night}" for night in (2, 3, 4)
    ]
    assert "expected on night 4" in poster_html(poster(short.books, 1))
    bill.set(poster(short.books, 9))
    assert bill.waiting.isHidden()


def test_the_report_says_where_the_others_went(short: Table, qtbot: QtBot) -> None:
    short.hold()
    view = ReportView()
    qtbot.addWidget(view)
    view.set(short.books, night_report(short.books, 1), {})
    assert "wait for a place on the card" in view.waiting.text()
    assert not view.waiting.isHidden()


def test_the_bracket_says_when_a_bout_without_a_place_is_expected(short: Table) -> None:
    (row,) = brackets(short.books)
    assert [caption(cell) for cell in row.rounds[0]] == [f"Night {night}" for night in (1, 2, 3, 4)]
    assert night_text(row, 1) == "Nights 1 to 4"


def test_no_night_is_promised_to_a_final_that_has_none() -> None:
    table = Table(stable=4, options=replace(OPTIONS, card_cap=1, nights=10))
    table.order("promoter", everybody())
    (row,) = brackets(table.books)
    (final,) = row.rounds[-1]
    assert (caption(final), night_text(row, 3)) == ("no night is left for it",) * 2


def test_a_poster_holds_the_portraits_of_its_boxers_and_asks_nobody_for_them(short: Table) -> None:
    bill = poster(short.books, 1)
    page = poster_html(bill, portraits(short.books, bill))
    assert page.count("<img src='data:image/png;base64,") == 2 * len(bill.bouts)
    assert page.count("<img") == 2 * len(bill.bouts)


# The best bout closes the show, and a bout that is to be watched is


def test_the_best_bout_headlines_and_closes_the_show(page: NightPage, session: Session) -> None:
    bill = page.poster()
    drawn = [bout.red.pop_half + bout.blue.pop_half for bout in bill.bouts if bout.title is None]
    assert drawn == sorted(drawn, reverse=True)
    start(page, session)
    shown = [result.bout.fighters for result in page.run.results]
    assert shown == [bout.key for bout in reversed(bill.bouts)]
    report = night_report(session.books, session.books.closed)
    assert [result.bout.fighters for result in report.results] == [bout.key for bout in bill.bouts]


def test_a_bout_marked_to_be_watched_is_seen_from_ringside_when_its_turn_comes(
    page: NightPage, session: Session, qtbot: QtBot
) -> None:
    last = page.poster().main_event
    watch, leave = page.bill.main.findChildren(QToolButton)
    assert leave.isChecked()
    watch.click()
    start(page, session)
    for _ in page.run.results[1:]:
        page.run.next()
    assert page.run.label == "Watch the next bout from ringside"
    with qtbot.waitSignal(page.go) as went:
        page.run.next()
    assert went.args == [Place("ring", page.run.results[-1].bout.number)]
    assert (page.run.results[-1].bout.fighters, page.run.concealing) == (last.key, True)


def test_a_night_opened_is_painted_before_what_stands_below_it_and_then_shows_that_night(
    session: Session, qtbot: QtBot
) -> None:
    reports = (night_report(session.books, night) for night in range(session.books.closed, 0, -1))
    moved = next(report for report in reports if report.risers)
    page = NightPage(session)
    qtbot.addWidget(page)
    page.show_place(Place("night", moved.night - 1))
    page.show_place(Place("night", moved.night))  # before anything could follow
    page.show()
    assert page.report.results.isVisible()
    assert not page.report.pop.isVisible()
    qtbot.waitUntil(page.report.pop.isVisible)
    told = texts(page.report.pop)
    assert all(fighter.name in told for fighter, _half in (*moved.risers, *moved.fallers))
    assert page.report.ranks.isVisible() == bool(moved.ranks)
