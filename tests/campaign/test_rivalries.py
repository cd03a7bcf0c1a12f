"""C80: what heats a feud and what cools it, worked out by hand."""

from __future__ import annotations

import pytest

from ringside_manager.bout.corner import RED
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.rivalries import (
    CLOSE,
    MEETING,
    REVENGE,
    TITLE,
    feuds,
    heat_before,
    quarters,
    stable_feuds,
)
from ringside_manager.league.business.bouts import BoutMade
from ringside_manager.office.facts.feuds import feud_rows, story_line
from tests.league.scribe import draw, result
from tests.office.seasons import season
from tests.office.table import Table
from tests.slow import each


@pytest.fixture
def table() -> Table:
    return Table()


def heats(table: Table) -> dict[tuple[str, str], int]:
    names = {number: page.name for number, page in table.books.fighters.items()}
    return {(names[feud.one], names[feud.other]): feud.heat for feud in feuds(table.books)}


def test_two_who_met_once_have_no_feud(table: Table) -> None:
    table.win("A1", "B1")
    assert heats(table) == {}
    table.win("A1", "B1")
    assert heats(table) == {("A1", "B1"): 2 * MEETING}


def test_a_revenge_heats_it_and_a_draw(table: Table) -> None:
    table.win("A1", "B1")
    table.win("B1", "A1")
    assert heats(table) == {("A1", "B1"): 2 * MEETING + REVENGE}
    night = table.books.closed + 1
    table.bout(night, table.number("B1"), table.number("A1"), draw(), rounds=7)
    table.close(night)
    assert heats(table) == {("A1", "B1"): 3 * MEETING + REVENGE + CLOSE}
    table.win("A1", "B1")  # the last winner was B1, whatever was drawn between
    assert heats(table) == {("A1", "B1"): 4 * MEETING + 2 * REVENGE + CLOSE}


def test_a_title_bout_with_both_down_is_worth_more(table: Table) -> None:
    table.crown("A1", "B1")
    night = table.books.closed + 4
    table.pass_nights(3)
    number = table.bout(
        night, table.number("A1"), table.number("B1"), result(Method.KO, RED, knockdowns=(1, 2)),
        Arena.BEST, title=True,
    )  # fmt: skip
    table.close(night)
    assert heats(table)["A1", "B1"] == 2 * MEETING + 2 * TITLE + 5
    assert heat_before(table.books, table.books.bouts[number]) == MEETING + TITLE


def test_an_upset_is_worth_more(table: Table) -> None:
    table.crown("A1", "A2")  # a champion stands twenty points of POP above anybody
    table.win("A1", "B1")
    before = heats(table)
    table.win("B1", "A1")
    assert before == {}
    assert heats(table) == {("A1", "B1"): 2 * MEETING + REVENGE + 5}


@each("nights, share", [(0, 4), (26, 4), (27, 2), (52, 2), (53, 1), (104, 1), (105, 0)])
def test_a_meeting_cools(nights: int, share: int) -> None:
    assert quarters(nights) == share


def test_a_feud_nobody_feeds_goes_out(table: Table) -> None:
    for _ in range(2):
        table.win("A1", "B1")
        table.win("B1", "A1")
    assert heats(table) == {("A1", "B1"): 4 * MEETING + 3 * REVENGE}
    table.pass_nights(40)
    assert heats(table) == {("A1", "B1"): 35}
    table.pass_nights(40)
    assert heats(table) == {}


def test_stables_have_feuds_of_all_their_men_and_one_house_has_none(table: Table) -> None:
    table.win("A1", "B1")
    table.win("B2", "A2")
    table.win("A1", "A2")
    (feud,) = stable_feuds(table.books)
    assert (feud.heat, feud.wins, len(feud.bouts)) == (2 * MEETING, (1, 1), 2)


def test_the_table_names_who_leads_and_when_they_meet_again(table: Table) -> None:
    table.win("B1", "A1")
    table.win("B1", "A1")
    night = table.books.closed + 3
    table.write(BoutMade(night, table.number("A1"), table.number("B1"), Arena.PITS, 5))
    row, stables = feud_rows(table.books)
    assert (row.one_name, row.other_name, row.won, row.lost, row.next_night) == ("B1", "A1", 2, 0, night)
    assert (stables.kind, stables.one_name, stables.next_night) == ("managers", "Bob", 0)


def test_a_season_without_a_bout_is_about_nothing(table: Table) -> None:
    assert story_line(table.books) == ()
    table.pass_nights(2)
    assert story_line(table.books) == ()


def test_a_season_is_about_its_feuds_and_its_unbeaten_men(table: Table) -> None:
    for winner, loser in (("A1", "B1"), ("B1", "A1")) * 2:
        table.win(winner, loser)
    for _ in range(6):
        table.win("A2", "B2")
    told = story_line(table.books, most=9)
    assert told[0] == "A1 and B1 have met 4 times and nothing is settled between them: 2-2."
    assert "Nobody has beaten A2 yet: 6 bouts, 6 wins." in told


@pytest.mark.parametrize("seed", [1, 2])
def test_every_feud_adds_up_and_a_season_says_at_most_three_sentences(seed: int) -> None:
    books = season(seed=seed)
    for row in feud_rows(books):
        assert row.won + row.lost + row.drawn == row.bouts
        assert row.won >= row.lost
        assert (row.kind == "managers") or row.bouts > 1
    assert len(story_line(books)) <= 3


def test_before_the_first_night_there_is_no_feud(table: Table) -> None:
    assert (feuds(table.books), stable_feuds(table.books), feud_rows(table.books)) == ((), (), ())
