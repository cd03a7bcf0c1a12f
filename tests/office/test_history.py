"""Awards, records, hall and lineage as rows: names, links, and what they leave out."""

from __future__ import annotations

import pytest

from ringside_manager.bout.corner import BLUE
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.awards import THRESHOLD_HALF, Award, seasons
from ringside_manager.campaign.books import Books, ReignEnd
from ringside_manager.campaign.orders import RetireFighter
from ringside_manager.office.facts.history import (
    feat_rows,
    final_fighters,
    hall,
    record_tables,
    season_row,
)
from ringside_manager.office.facts.rankings import lineages
from tests.league.scribe import result
from tests.office.seasons import season
from tests.office.table import Table


@pytest.fixture
def table() -> Table:
    """A1 wins the title, defends it, loses it to B1, who retires with it."""
    table = Table()
    table.crown("A1", "B1")
    for winner in ("A1", "B1"):
        table.pass_nights(4)
        outcome = result() if winner == "A1" else result(winner=BLUE)
        men = table.number("A1"), table.number("B1")
        table.bout(table.books.closed + 1, *men, outcome, Arena.BEST, title=True)
        table.close(table.books.closed + 1)
    for _ in range(7):
        table.pass_nights(4)
        table.win("B1", "A2")
    table.order("Bob", RetireFighter(table.number("B1"), replace=False))
    return table


def test_the_line_says_how_every_reign_began_and_ended(table: Table) -> None:
    (line,) = lineages(table.books)
    first, second = line.reigns
    assert (first.champion.name, first.tournament, first.took_it, first.defences) == ("A1", "Title", False, 1)
    assert (first.end, first.lost_to, first.nights) == (ReignEnd.BEATEN, second.champion, 10)
    found = second.champion.name, second.won_from, second.took_it, second.vacant_nights
    assert found == ("B1", first.champion, True, 0)
    found = second.end, second.lost_bout, line.vacant_since
    assert found == (ReignEnd.RETIRED, None, second.until_night)


def test_a_reign_that_lasts_counts_until_tonight() -> None:
    table = Table()
    table.crown("A1", "B1")
    table.pass_nights(5)
    (line,) = lineages(table.books)
    assert (line.reigns[0].nights, line.reigns[0].until_night, line.vacant_since) == (5, None, 0)
    assert lineages(Table().books)[0].reigns == ()


def test_the_hall_takes_in_who_is_retired_and_watches_the_others(table: Table) -> None:
    members, watched = hall(table.books)
    everybody = {career.fighter.name: career.fighter for career in (*members, *watched)}
    assert everybody["B1"].is_retired
    assert not everybody["A1"].is_retired
    assert all(row.points_half >= THRESHOLD_HALF for row in members)
    assert all(row.points_half < THRESHOLD_HALF or not row.fighter.is_retired for row in watched)


@pytest.mark.parametrize("seed", [1, 2])
def test_rows_name_people_and_link_to_what_there_is(seed: int) -> None:
    books = season(seed=seed)
    for table in record_tables(books):
        assert table[0].place == 1
        for row in table:
            assert row.name
            assert not row.bout or row.bout in books.bouts
            assert not row.fighter or books.fighters[row.fighter].name == row.name
    for feat in feat_rows(books):
        assert feat.bout in books.bouts
        assert feat.name != feat.other
    for award, nominees in season_row(books, 1).awards.items():
        for nominee in nominees:
            assert (nominee.manager > 0) == (award is Award.MANAGER)
            assert (nominee.bout > 0) == (award not in (Award.MANAGER, Award.FIGHTER))
            assert nominee.points_half == sum(part.points_half for part in nominee.parts)


def test_equals_share_a_place() -> None:
    table = Table()
    for winner, loser in (("A1", "B1"), ("A2", "B2")):
        table.win(winner, loser)
    wins = record_tables(table.books)[0]
    assert [(row.name, row.place) for row in wins] == [("A1", 1), ("A2", 1)]


def test_nothing_has_happened_yet() -> None:
    books = Books()
    assert record_tables(books) == ()
    assert list(seasons(books)) == []
    assert final_fighters(books) == ()
    assert hall(books) == ((), ())
