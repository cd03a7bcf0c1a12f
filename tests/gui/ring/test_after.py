"""What can be done with a bout that is over: look back, write it down, lay another beside it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.bout import BoutRecord
from ringside_manager.gui.pages.night.ring import RingPage
from ringside_manager.gui.place import Place
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.host import RingHost
from ringside_manager.gui.session import Session
from ringside_manager.gui.window import MainWindow
from ringside_manager.play import Contest
from ringside_manager.play.film import take_down
from tests.gui.looking import unnamed
from tests.play.test_contest import EXPERT, PERSON, heavyweights

pytestmark = pytest.mark.usefixtures("undressed")


def fought(seed: int = 3) -> BoutRecord:
    contest = Contest(heavyweights(2), seed, (EXPERT, EXPERT))
    contest.run_on()
    return contest.record()


@pytest.fixture
def host(qtbot: QtBot) -> RingHost:
    made = RingHost()
    qtbot.addWidget(made)
    made.show_match(LiveBout.watched(fought()))
    made.show()
    return made


def test_a_bout_is_written_as_text_page_and_record(host: RingHost, tmp_path: Path) -> None:
    host.after.write_text(tmp_path / "b.txt")
    host.after.write_page(tmp_path / "b.html")
    host.after.write_record(tmp_path / "b.bout")
    assert "ROUND 1" in (tmp_path / "b.txt").read_text(encoding="utf-8")
    page = (tmp_path / "b.html").read_text(encoding="utf-8")
    assert page.count("<svg") == len(host.view.watching.match.film.rounds(10**6))
    assert "://" not in page.replace("http://www.w3.org", "").replace("http://www.tiny.org", "")
    assert take_down(tmp_path / "b.bout").record == fought()
    assert "b.bout" in host.told.text()


def test_what_cannot_be_written_is_said(host: RingHost, tmp_path: Path) -> None:
    host.after.write_text(tmp_path / "no" / "such" / "folder.txt")
    assert host.told.isVisible()
    assert "folder" in host.told.text()


def test_a_bout_under_way_is_neither_reviewed_nor_written(qtbot: QtBot) -> None:
    made = RingHost()
    qtbot.addWidget(made)
    made.show_match(LiveBout.played(Contest(heavyweights(1), 3, (PERSON, EXPERT))))
    made.show()
    for act in made.after.acts:
        made.told.hide()
        act.run()
        assert "not over yet" in made.told.text()


def test_bouts_of_the_league_can_be_laid_beside_each_other(session: Session, qtbot: QtBot) -> None:
    page = RingPage(session)
    qtbot.addWidget(page)
    page.show()
    first, second = [n for n, bout in session.books.bouts.items() if bout.fought_entry][:2]
    page.show_place(Place("ring", first))
    kept: list[QWidget] = []
    page.host.after.wanted.connect(kept.append)
    page.host.after.ask_for_other()
    dialog = kept[0]
    assert unnamed(dialog) == []
    red = session.books.fighters[session.books.bouts[second].red].name
    dialog.search.setText(red)
    shown = [
        dialog.list.item(line) for line in range(dialog.list.count()) if not dialog.list.item(line).isHidden()
    ]
    assert shown
    assert all(red in item.text() for item in shown)
    assert not dialog.show_both.isEnabled()
    dialog.list.setCurrentItem(shown[0])
    qtbot.mouseClick(dialog.show_both, Qt.MouseButton.LeftButton)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert len(kept) == 2
    assert kept[1].isVisible()
    kept[1].close()


def test_a_file_with_a_bout_named_at_the_start_is_watched(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "b.bout"
    file.write_text(fought().to_json(), encoding="utf-8")
    window = MainWindow()
    qtbot.addWidget(window)
    window.open_league(file)
    assert len(window.ring.windows) == 1
    assert not window.is_opening
    window.ring.close()
