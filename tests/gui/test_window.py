"""The main window over real save files."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringside_manager.gui.language import speak
from ringside_manager.gui.main import Windows
from ringside_manager.gui.operation import Job
from ringside_manager.gui.place import Place
from ringside_manager.gui.settings import settings
from ringside_manager.gui.shell import status
from ringside_manager.gui.shell.help import Finder
from ringside_manager.gui.window import MainWindow
from ringside_manager.office.docket import NightOrder, Party
from ringside_manager.office.office import Office
from tests.gui.conftest import shared_window
from tests.gui.looking import settle
from tests.gui.widgets_read import texts

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    """A window without a league."""
    settings().set_value("curtain", False)
    made = MainWindow()
    made.show()
    yield made
    made.close()


@pytest.fixture
def open_window(window: MainWindow, league_path: Path, qtbot: QtBot) -> MainWindow:
    """A window into which the played league was opened from its file."""
    with qtbot.waitSignal(window.league_opened):
        window.open_league(league_path)
    window.desk.take_seat(window.desk.turns.order[0])
    return window


@pytest.fixture(scope="module")
def _shared(
    played_league_file: Path, tmp_path_factory: pytest.TempPathFactory, qapp: QApplication
) -> Iterator[MainWindow]:
    with shared_window(played_league_file, tmp_path_factory.mktemp("shared")) as opened:
        yield opened


@pytest.fixture
def club(_shared: MainWindow) -> MainWindow:
    """A window over the played league for all tests that leave the league as it is."""
    settings().set_value("curtain", False)
    _shared.notices.clear()
    _shared.desk.take_seat(_shared.desk.turns.order[0])
    return _shared


def test_a_league_opens_is_remembered_and_closes_and_every_command_says_whether_it_can_be_done(
    open_window: MainWindow, league_path: Path
) -> None:
    assert "Friday Club" in open_window.windowTitle()
    assert "Night 24 of 104 · night 24 of season 1" in open_window.status.night.whole
    assert open_window.status.saved.whole == "All changes saved"
    assert [recent.path for recent in settings().recent()] == [str(league_path)]
    for command in open_window.commands:
        assert isinstance(command.why_not(), str)
        assert (command.label() if command.label else command.text).strip()
    open_window.close_league()
    assert open_window.desk is None
    possible = {command.key for command in open_window.commands if not command.why_not()}
    assert {"new", "open", "sample", "quit", "settings", "about"} <= possible
    assert not {"undo", "continue", "copy", "go fighters"} & possible
    with Office.open(league_path) as office:
        assert office.check() == ()


def test_a_second_window_on_the_same_save_is_told_who_has_it(
    open_window: MainWindow, league_path: Path, qtbot: QtBot
) -> None:
    second = MainWindow()
    qtbot.addWidget(second)
    second.show()
    second.open_league(league_path)
    qtbot.waitUntil(lambda: bool(second.notices.texts))
    assert "in use by" in second.notices.texts[0]
    assert second.desk is None
    open_window.desk.turns.end_turn() if open_window.desk else None
    assert not open_window.desk.session.read_only


@pytest.mark.parametrize(
    ("content", "told"),
    [(b"", "is empty"), (b"hello" * 100, "no league"), (None, "There is no")],
    ids=["empty", "a text", "missing"],
)
def test_what_is_no_league_is_refused_and_left_alone(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, content: bytes | None, told: str
) -> None:
    file = tmp_path / "strange.ringside"
    if content is not None:
        file.write_bytes(content)
    window.open_league(file)
    qtbot.waitUntil(lambda: bool(window.notices.texts))
    assert window.desk is None
    assert window.start.isEnabled()
    assert file.exists() == (content is not None)
    if content is not None:
        assert file.read_bytes() == content


def test_a_newer_save_names_both_versions(window: MainWindow, league_path: Path, qtbot: QtBot) -> None:
    data = bytearray(league_path.read_bytes())
    data[60:64] = (99 << 16).to_bytes(4, "big")
    league_path.write_bytes(data)
    before = hashlib.sha256(league_path.read_bytes()).hexdigest()
    window.open_league(league_path)
    qtbot.waitUntil(lambda: bool(window.notices.texts))
    assert "99" in window.notices.texts[0]
    assert hashlib.sha256(league_path.read_bytes()).hexdigest() == before


def test_a_league_for_reading_says_so_and_refuses_changes(
    window: MainWindow, league_path: Path, qtbot: QtBot
) -> None:
    window.open_league(league_path, read_only=True)
    qtbot.waitUntil(lambda: window.desk is not None)
    assert window.status.saved.whole == "Read-only"
    assert "reading only" in window.notices.texts[0]
    window.actions_.refresh()
    assert not window.actions_.actions["undo"].isEnabled()
    assert not window.go_on.go.isEnabled()


def test_a_sentence_for_whoever_sits_here_is_a_notice_until_he_leaves(club: MainWindow) -> None:
    desk = club.desk
    desk.session.told.emit("The fight plan has lapsed.")
    assert club.notices.texts == ("The fight plan has lapsed.",)
    desk.hand_over(desk.session.persons[-1])
    assert not club.notices.texts


def test_a_full_disk_is_told_and_nothing_is_lost(open_window: MainWindow, qtbot: QtBot) -> None:
    def limit(pages: int) -> Callable[[Office, Job], object]:
        """As if the disk had no room but for so many more pages of the file."""

        def work(office: Office, _job: Job) -> object:
            database = office._league._save.database
            used = database.execute_sql("PRAGMA page_count").fetchone()[0]
            return database.execute_sql(f"PRAGMA max_page_count = {used + pages}").fetchone()

        return work

    desk = open_window.desk
    before = len(desk.session.entries)
    desk.session.do("limit", limit(0))
    desk.session.do("night", lambda office, _job: office.hold_night(NightOrder(office.seed)))
    desk.session.wait()
    settle()
    assert open_window.status.saved.whole == "Not saved: the disk is full"
    assert "full" in open_window.notices.texts[0]
    assert len(desk.session.entries) == before
    desk.session.do("limit", limit(10_000))
    desk.session.do("night", lambda office, _job: office.hold_night(NightOrder(office.seed)))
    desk.session.wait()
    settle()
    assert desk.session.books.closed == 25
    assert open_window.status.saved.whole == "All changes saved"


def test_undo_is_named_done_redone_and_signed_by_whoever_sits_here(open_window: MainWindow) -> None:
    desk, actions = open_window.desk, open_window.actions_
    for party in (Party("program", promoter=True), desk.session.persons[0]):
        desk.session.sit(party)
        for key, told, closed in (("undo", "Undo: ", 23), ("redo", "Redo: ", 24)):
            actions.refresh()
            assert actions.actions[key].text() == f"{told}fight night 24"
            actions.actions[key].trigger()
            desk.session.wait()
            settle()
            assert desk.session.books.closed == closed
            assert desk.session.entries[-1].by == party.name


def test_going_back_and_forth(club: MainWindow) -> None:
    desk = club.desk
    desk.go(Place("fighters"))
    desk.go(Place("rankings"))
    settle()
    club.actions_.actions["back"].trigger()
    assert desk.view.trail.here == Place("fighters")
    settle()
    club.actions_.actions["forward"].trigger()
    assert desk.view.trail.here == Place("rankings")


def test_the_palette_goes_where_it_says(club: MainWindow) -> None:
    desk = club.desk
    fighter = next(iter(desk.session.books.fighters.values()))
    found = next(one for one in Finder(desk.session.books, (), ()).find(f"@{fighter.name}") if one.place)
    club._on_found(found)
    assert desk.view.trail.here == Place("fighter", fighter.number)


def test_what_a_page_offers_goes_with_it(club: MainWindow) -> None:
    def actions() -> int:
        for key in ("fighters", "office"):
            club.desk.go(Place(key))
            settle()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return len(club.findChildren(QAction, options=Qt.FindChildOption.FindDirectChildrenOnly))

    before = actions()
    assert [actions() for _ in range(3)] == [before] * 3


def test_a_copy_and_a_season_in_files(club: MainWindow, tmp_path: Path) -> None:
    desk = club.desk
    desk.files.copy_to(tmp_path / "copy.ringside")
    desk.files.export_to(tmp_path / "almanac", "html")
    desk.session.wait()
    with Office.open(tmp_path / "copy.ringside") as copy:
        assert copy.books.closed == 24
    assert (tmp_path / "almanac" / "index.html").is_file()
    number = next(iter(desk.session.books.fighters))
    assert (tmp_path / "almanac" / "portrait" / f"{number}.jpg").read_bytes().startswith(b"\xff\xd8\xff")
    page = (tmp_path / "almanac" / "fighter" / f"{number}.html").read_text(encoding="utf-8")
    assert f'src="../portrait/{number}.jpg"' in page
    assert club.notices.texts[0].startswith("3") or "file" in club.notices.texts[0]
    assert "Open in the browser" in texts(club.notices)


def test_a_backup_is_listed_and_comes_back_as_a_new_league(
    club: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    from ringside_manager.gui.shell.league_files import BackupsDialog

    desk = club.desk
    desk.files.back_up()
    desk.session.wait()
    opened: list[Path] = []
    dialog = BackupsDialog(desk.session, opened.append, club)
    desk.session.wait()
    assert [(row.night, row.fault) for row in dialog.table.rows] == [(24, "")]
    dialog.restore_to(dialog.table.rows[0], tmp_path / "again.ringside")
    desk.session.wait()
    settle()
    assert opened == [tmp_path / "again.ringside"]
    with Office.open(opened[0]) as office:
        assert office.books == desk.session.books
    dialog.deleteLater()


def test_the_rulebook_opens_beside_the_page(club: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(club, Qt.Key.Key_F1)
    club.open_rulebook("C41")
    assert club.rulebook_is_open()
    club.toggle_rulebook()
    assert not club.rulebook_is_open()


def test_closing_the_window_keeps_its_place(open_window: MainWindow, qtbot: QtBot, league_path: Path) -> None:
    open_window.resize(950, 623)
    open_window.close()
    again = MainWindow()
    qtbot.addWidget(again)
    assert again.height() == 623
    with Office.open(Path(shutil.copy(league_path, league_path.with_name("other.ringside")))) as office:
        assert office.check() == ()


def test_another_language_is_spoken_at_once(
    open_window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MainWindow, "retire", MainWindow.hide)  # the test closes it itself
    keeper = Windows(open_window)
    session, viewer = open_window.desk.session, open_window.desk.session.viewer
    open_window.desk.go(Place("rankings"))
    speak("de")
    settings().set_value("language", "de")
    qtbot.waitUntil(lambda: keeper.window is not open_window)
    qtbot.addWidget(keeper.window)
    session.wait()
    settle()
    desk = keeper.window.desk
    assert desk.session is session
    assert desk.session.viewer == viewer
    assert desk.view.trail.here == Place("rankings")
    assert keeper.window.actions_.menus["league"].title() == "&Liga"
    assert "Alle Änderungen gespeichert" in keeper.window.status.saved.whole
    desk.session.do("night", lambda office, _job: office.hold_night(NightOrder(office.seed)))
    desk.session.wait()
    assert desk.session.books.closed == 25
    keeper.window.close()


def test_messages_move_nothing_and_good_ones_go(
    club: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(status, "PASSING_MS", 50)
    before = club.desk.view.geometry()
    club.notices.tell("The copy is made.", "good")
    settle()
    assert club.desk.view.geometry() == before
    qtbot.waitUntil(lambda: club.notices.texts == ())
    assert not club.notices.isVisible()
