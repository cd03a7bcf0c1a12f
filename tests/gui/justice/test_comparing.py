"""Branches laid beside the open league in a window."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ringside_manager.gui.justice.comparing import CompareBranches
from ringside_manager.gui.session import Session
from ringside_manager.office.undoing import end_of_night
from tests.gui.looking import unnamed
from tests.office.clubs import club, founding, opened, play

pytestmark = pytest.mark.usefixtures("undressed")


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
