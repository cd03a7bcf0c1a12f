"""The window on a league that a real server keeps: entries stream in, orders go out, a lost line loses nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ringside_manager.club.outbox import outbox_beside
from ringside_manager.gui import away
from ringside_manager.gui.start.panels import JoinDialog
from ringside_manager.office.office import Office
from tests.club.served import PHRASE, Member, invitations, served_apart
from tests.gui.conftest import league_window
from tests.gui.places.test_folder_window import offer, page_of, press, quiet, shows
from tests.office.clubs import club, founding

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where Bob's copy will lie, on a computer of his own whose lines are tried again soon."""
    made = tmp_path / "mine.ringside"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(away, "PATIENCE_SECONDS", 0.2)
    monkeypatch.setattr("ringside_manager.gui.start.panels.copy_path", lambda *_: made)
    return made


@pytest.mark.slow
def test_a_window_joins_by_a_link_orders_hears_and_outlives_its_server(
    tmp_path: Path, copy: Path, qtbot: QtBot
) -> None:
    save = tmp_path / "there" / "club.ringside"
    save.parent.mkdir()
    with club(save, founding(("Ann", "Bob", "Cleo", "ai:Dan"), options={"tournament_night": "40"})):
        pass
    links = invitations(save, keeper="Ann", members=("Bob",))
    with served_apart(save) as (address, _):
        join(address + links["Bob"], copy, qtbot)
        keeper = Member(address)
        keeper.take_seat(links["Ann"])
        played(copy, keeper, qtbot)
    ordered_without_a_line(copy, qtbot)
    assert len(outbox_beside(copy).waiting) == 1
    with served_apart(save, "--listen", address.removeprefix("http://")), league_window(copy) as window:
        quiet(qtbot, window)
        quiet(qtbot, window, lambda: not window.desk.away.outbox.waiting)  # by itself: it was to be handed in
        assert window.desk.away.outbox.told[0].good
    with Office.open(save, read_only=True) as office:
        assert [each.night for each in office.books.offers.values() if each.note == "Again?"] == [2]


def join(link: str, copy: Path, qtbot: QtBot) -> None:
    """Take Bob's seat by the dialog."""
    dialog = JoinDialog()
    qtbot.addWidget(dialog)
    dialog.place.setText(link)
    dialog.code.setText(PHRASE)
    with qtbot.waitSignal(dialog.joined) as wanted:
        dialog.join()
    assert wanted.args == [copy]


def played(copy: Path, keeper: Member, qtbot: QtBot) -> None:
    """Bob offers, the promoter holds the night, and Bob hears of it without asking."""
    with league_window(copy) as window:
        session = window.desk.session
        quiet(qtbot, window)
        page = page_of(window)
        with qtbot.waitSignal(session.outbox_changed):
            session.hand_in(offer(window))
        press(qtbot, page.hand_in)
        quiet(qtbot, window, lambda: len(session.books.open_offers) == 1)
        assert not window.desk.away.outbox.waiting
        shows(qtbot, page.answers, "That is done")
        assert keeper.night(1).status_code == 200
        quiet(qtbot, window, lambda: session.books.closed == 1)


def ordered_without_a_line(copy: Path, qtbot: QtBot) -> None:
    """Bob reads and orders while the server is gone."""
    with league_window(copy) as window:
        session = window.desk.session
        quiet(qtbot, window)
        assert session.books.closed == 1
        page = page_of(window)
        assert "cannot be reached" in page.state.text()
        with qtbot.waitSignal(session.outbox_changed):
            session.hand_in(offer(window, note="Again?"))
        with qtbot.waitSignal(window.desk.away.failed):
            press(qtbot, page.hand_in)
        assert window.desk.away.outbox.owed
