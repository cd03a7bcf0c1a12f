"""Branches of one history side by side: what they share, and what became of each."""

from __future__ import annotations

from pathlib import Path

import pytest

from ringside_manager.campaign.rankings import CHAMPION
from ringside_manager.errors import UsageError
from ringside_manager.office.facts.charting import Branch, compare
from ringside_manager.office.office import Office
from ringside_manager.office.undoing import end_of_night
from tests.office.clubs import club, founding, opened, play


def branch_of(office: Office) -> Branch:
    return Branch(office.books, office.entries)


def test_a_league_and_its_branch_part_where_it_branched_off(tmp_path: Path) -> None:
    """Both have the money, ranks and reigns of their own books after the last night they have in common."""
    other = tmp_path / "other.ringside"
    with club(tmp_path / "club.ringside", founding(), 16) as office:
        last = end_of_night(office.entries, 10)
        office.branch(other, last, office.promoter, "Otherwise")
        play(office, 6)
        with opened(other) as branched:
            play(branched, 12, seed=99)
            found = compare((branch_of(office), branch_of(branched)))
            assert found.names == ("Club", "Otherwise")
            assert (found.entry, found.parted, found.night) == (last, 10, 22)
            assert [line.cents for line in found.money] == sorted(
                (line.cents for line in found.money), key=lambda cents: -cents[0]
            )
            seats = {page.name: page.balance_cents for page in branched.books.managers.values()}
            assert {line.name: line.cents[1] for line in found.money} == seats
            champion = office.books.divisions[""].nights[22].champion
            heads = [line.name for line in found.ranks if line.ranks[0] == CHAMPION]
            assert heads == [office.books.fighters[champion].name]
            for side, books in zip(found.titles, (office.books, branched.books), strict=True):
                holds = [
                    page
                    for page in books.divisions[""].reigns
                    if page.until_night is None or page.until_night > 10
                ]
                assert [line.champion for line in side] == [
                    books.fighters[page.fighter].name for page in holds
                ]


def test_leagues_of_two_histories_are_not_compared(tmp_path: Path) -> None:
    with (
        club(tmp_path / "a.ringside", founding()) as one,
        club(tmp_path / "b.ringside", founding(seed=8)) as other,
    ):
        with pytest.raises(UsageError, match="not branches of one history"):
            compare((branch_of(one), branch_of(other)))
        with pytest.raises(UsageError, match="Two to 6 leagues"):
            compare((branch_of(one),))
