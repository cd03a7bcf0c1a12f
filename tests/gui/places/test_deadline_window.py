"""A deadline agreed on in the keeper's window, read in a member's, and kept by the window itself."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.many_places import Deadline
from ringside_manager.gui import advance
from ringside_manager.gui.advance import KeeperClock
from ringside_manager.gui.pages.promoter.sharing import DeadlineDialog
from tests.club.friends import Friends
from tests.gui.conftest import league_window
from tests.gui.places.test_folder_window import page_of, press, quiet, shows

pytestmark = pytest.mark.usefixtures("undressed")
FRIDAY = datetime(2996, 12, 2, 19, tzinfo=UTC)


def test_a_deadline_is_agreed_on_read_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    friends = Friends(tmp_path, monkeypatch)
    friends.start(members=("Bob",))
    friends.be("keeper")
    with league_window(friends.save) as window:
        session, page = window.desk.session, page_of(window)
        press(qtbot, page.keeper.agree)
        dialog = window.findChild(DeadlineDialog)
        assert dialog is not None
        dialog.at.setText("Friday at eight")
        press(qtbot, dialog.agree)
        assert "is no time" in dialog.told.text()
        dialog.at.setText("2996-12-02 20:00")
        dialog.zone.setText("Europe/Berlin")
        press(qtbot, dialog.agree)
        shows(qtbot, page.keeper, "until Friday, 2996-12-02 20:00 (Europe/Berlin)")
        assert session.books.club.deadline == Deadline(1, "2996-12-02T20:00", "Europe/Berlin", 7)
        page.keeper.publish_now()
        shows(qtbot, page.keeper, "was published")
        clock = session.findChild(KeeperClock)
        clock.look()
        assert not session.busy
        monkeypatch.setattr(advance, "now", lambda: FRIDAY + timedelta(days=16))  # three are overdue
        with qtbot.waitSignal(session.told) as told:
            clock.look()
        assert told.args == ["Night 1 was held at its deadline."]
        clock.look()
        assert not session.busy
        assert (session.books.closed, session.books.club.deadline.at) == (1, "2996-12-16T20:00")
    friends.sync()
    friends.be("Bob")
    with league_window(friends.copy("Bob")) as window:
        quiet(qtbot, window, lambda: window.desk.session.books.closed == 1)
        assert "until Friday, 2996-12-23 20:00 (Europe/Berlin)" in page_of(window).state.text()
