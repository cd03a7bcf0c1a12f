"""The hall of fame: stated points, a stated threshold, and nobody in it who still boxes."""

from __future__ import annotations

from ringside_manager.campaign.award_winners import season_awards
from ringside_manager.campaign.awards import (
    HONOUR_HALF,
    THRESHOLD_HALF,
    Award,
    Career,
    Honour,
    careers,
)
from ringside_manager.league.business.careers import FighterRetired
from tests.office.seasons import season
from tests.office.table import Table
from tests.slow import each


def honours(table: Table, name: str) -> dict[Honour, int]:
    found = {career.fighter.number: career for career in careers(table.books, ())}
    return found[table.number(name)].honours


def test_every_honour_is_worth_something() -> None:
    assert set(HONOUR_HALF) == set(Honour)
    assert min(HONOUR_HALF.values()) > 0


def test_titles_and_who_was_beaten_count() -> None:
    table = Table()
    table.crown("A1", "B1")
    table.pass_nights(4)
    table.win("A2", "A1")
    assert honours(table, "A1") == {Honour.TITLES: 1, Honour.STOPPAGES: 1}
    assert honours(table, "A2") == {Honour.CHAMPIONS_BEATEN: 1, Honour.MORE_WINS: 1, Honour.STOPPAGES: 1}
    table.win("B2", "B1")
    assert honours(table, "B2") == {Honour.TOP_MEN_BEATEN: 1, Honour.MORE_WINS: 1, Honour.STOPPAGES: 1}


def test_nobody_is_in_who_has_not_boxed_and_the_order_is_by_points() -> None:
    table = Table()
    table.win("B1", "A1")
    found = [career.fighter.number for career in careers(table.books, ())]
    assert found == [table.number("B1"), table.number("A1")]


def test_whom_he_beat_is_told_by_the_rank_brought_to_the_bout() -> None:
    table = Table()
    table.crown("A1", "B1")
    table.win("A2", "B2")
    table.pass_nights(4)
    table.win("A2", "A1")
    met = {Honour.CHAMPIONS_BEATEN: 1, Honour.MORE_WINS: 2}
    assert {honour: honours(table, "A2")[honour] for honour in met} == met
    assert Honour.TOP_MEN_BEATEN not in honours(table, "A2")


@each("more", [-1, 0])
def test_a_member_is_retired_and_has_the_points(more: int) -> None:
    points = {Honour.STOPPAGES: THRESHOLD_HALF + more}
    fighter = Table().fighter("A1")
    assert not Career(fighter, points).is_member
    fighter.retired_night = 9
    assert Career(fighter, points).is_member == (more == 0)


def test_retiring_opens_the_door() -> None:
    table = Table()
    for _ in range(10):
        table.pass_nights(4)
        table.win("A1", "B1")
    before = honours(table, "A1")
    assert before == {Honour.MORE_WINS: 10, Honour.STOPPAGES: 10, Honour.LONGEVITY: 1, Honour.UNBEATEN: 1}
    table.write(FighterRetired(table.number("A1")))
    assert honours(table, "A1") == before
    assert next(c for c in careers(table.books, ()) if c.fighter.name == "A1").fighter.is_retired


def test_fighters_of_seasons_that_are_over_are_paid_for_it() -> None:
    books = season(seed=1)
    awards = (season_awards(books, 1),)
    best = awards[0].awards[Award.FIGHTER][0].fighter
    (career,) = (career for career in careers(books, awards) if career.fighter.number == best)
    assert career.honours[Honour.AWARDS] == 1
    (without,) = (career for career in careers(books, ()) if career.fighter.number == best)
    assert career.points_half - without.points_half == HONOUR_HALF[Honour.AWARDS]
