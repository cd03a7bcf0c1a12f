"""A member's copy of a sealed league in the window: every page stands, and tells what it does not show."""

from __future__ import annotations

from pathlib import Path

from ringside_manager.campaign.many_places import Role
from ringside_manager.gui.gallery import places
from ringside_manager.office import copies
from ringside_manager.office.docket import NightOrder
from tests.gui.conftest import league_window
from tests.gui.looking import settle, texts
from tests.office.clubs import PERSONS, club, founding, known_secrets


def test_every_page_of_a_members_copy_stands(tmp_path: Path) -> None:
    with known_secrets(), club(tmp_path / "club.ringside", founding(PERSONS)) as office:
        office.club.seal(office.promoter)
        office.club.admit("Bob", Role.MEMBER, "b" * 64, "Laptop", office.promoter)
        for _ in range(2):
            office.hold_night(NightOrder(0))
        lines = [text.encode() for text in office.club.journal_text(0, office.party("Bob"))]
    copy = tmp_path / "bob.ringside"
    copies.make_copy(tmp_path / "part", lines, copy)
    told = {}
    with league_window(copy, read_only=True, seat=1) as window:
        for name, place in places(window.desk.session.books):
            window.desk.go(place)
            settle()
            page = window.desk.view.page
            assert page is not None
            told[name] = page.title(), " ".join(texts(page))
    assert all(title for title, _ in told.values())
    assert "its dice are known" in told["journal"][1]
