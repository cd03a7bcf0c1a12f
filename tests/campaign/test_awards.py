"""Season awards: every sum as it is stated, the right winners, and the same ones every time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Method, Scorecard
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.award_winners import is_comeback, season_awards
from ringside_manager.campaign.awards import NOMINEES, Award, Merit, Nominee, seasons
from ringside_manager.campaign.books import Books, BoutState
from ringside_manager.campaign.schedule import SEASON, nights_of
from tests.league.scribe import result
from tests.office.seasons import season
from tests.office.table import Table


def winner(books: Books, award: Award, number: int = 1) -> Nominee:
    return season_awards(books, number).awards[award][0]


def merits(nominee: Nominee) -> dict[Merit, int]:
    return {part.merit: part.points_half for part in nominee.parts}


@pytest.fixture
def table() -> Table:
    table = Table()
    table.crown("A1", "B1")
    return table


def test_there_are_awards_for_seasons_with_a_night(table: Table) -> None:
    assert seasons(Books()) == range(0)
    assert seasons(table.books) == range(1, 2)
    assert not season_awards(table.books, 1).final


def test_a_season_is_decided_after_its_last_night(table: Table) -> None:
    table.pass_nights(SEASON - 1)
    assert season_awards(table.books, 1).final
    assert list(seasons(table.books)) == [1]
    table.pass_nights(1)
    assert list(seasons(table.books)) == [1, 2]
    assert not any(season_awards(table.books, 2).awards.values())


def test_the_fighter_of_the_season_is_paid_for_whom_he_beat_and_the_title(table: Table) -> None:
    table.pass_nights(4)
    table.win("A2", "A1")
    champion = table.number("A1")
    before = table.books.bouts[table.fighter("A2").bouts[0]].pops_half[1]
    assert before == 4 + 20
    assert winner(table.books, Award.FIGHTER).fighter == champion
    found = {n.fighter: n for n in season_awards(table.books, 1).awards[Award.FIGHTER]}
    assert merits(found[champion]) == {Merit.WINS: 8, Merit.STOPPAGES: 4, Merit.TITLES: 30, Merit.LOSSES: -8}
    told = merits(found[table.number("A2")])
    assert told == {Merit.WINS: 8, Merit.STOPPAGES: 4, Merit.OPPOSITION: before // 2}


def test_a_defence_counts_and_a_draw_is_one(table: Table) -> None:
    table.pass_nights(4)
    men = table.number("A1"), table.number("B1")
    drawn = result(Method.DRAW, None)
    table.bout(table.books.closed + 1, *men, drawn, title=True, arena=Arena.BEST)
    table.close(table.books.closed + 1)
    assert merits(winner(table.books, Award.FIGHTER))[Merit.DEFENCES] == 16


def test_who_beats_a_man_of_more_pop_made_an_upset_and_the_champions_fall_counts_more(table: Table) -> None:
    table.pass_nights(4)
    table.bout(
        table.books.closed + 1,
        table.number("A1"),
        table.number("B1"),
        result(winner=BLUE),
        Arena.BEST,
        title=True,
    )
    table.close(table.books.closed + 1)
    upset = winner(table.books, Award.UPSET)
    assert upset.fighter == table.number("B1")
    gap = 24 - (10 - 3)
    assert merits(upset) == {Merit.POPULARITY: gap, Merit.INSIDE: 4, Merit.CHAMPION_BEATEN: 20}


def test_a_win_of_the_favourite_is_no_upset(table: Table) -> None:
    assert season_awards(table.books, 1).awards[Award.UPSET] == ()


def test_the_knockout_of_the_season_beat_the_bigger_man(table: Table) -> None:
    table.pass_nights(4)
    knockout = table.win("A2", "A1")
    table.win("B2", "B3", Method.TKO)
    best = winner(table.books, Award.KNOCKOUT)
    assert (best.bout, best.fighter) == (knockout, table.number("A2"))
    assert merits(best) == {Merit.POPULARITY: 24, Merit.EARLY: 2 * (7 - 3), Merit.CLEAN_KNOCKOUT: 10}


def test_decisions_are_no_knockouts() -> None:
    table = Table()
    table.win("A1", "B1", Method.DEC)
    table.win("A2", "B2", Method.RTD)
    assert season_awards(table.books, 1).awards[Award.KNOCKOUT] == ()


def test_the_bout_of_the_season_is_the_even_one_with_knockdowns() -> None:
    table = Table()
    dull = result(damage=(80, 20))
    war = result(damage=(100, 95), knockdowns=(2, 2), winner=BLUE)
    for men, outcome in ((("A1", "B1"), dull), (("A2", "B2"), war)):
        table.bout(table.books.closed + 1, *map(table.number, men), outcome, rounds=7)
        table.close(table.books.closed + 1)
    best = winner(table.books, Award.BOUT)
    assert best.fighter == table.number("B2")
    assert merits(best) == {Merit.BALANCE: 19, Merit.KNOCKDOWNS: 16, Merit.BOTH_DOWN: 6, Merit.ROUNDS: 3}


def test_who_was_behind_and_won_inside_came_back() -> None:
    behind = Scorecard("table", ((0, 1), (0, 1)))
    outcome = replace(result(), scorecards=(behind,))
    assert is_comeback(outcome)
    assert is_comeback(outcome, 2)
    assert not is_comeback(outcome, 3)
    assert not is_comeback(replace(outcome, winner=BLUE))
    assert not is_comeback(replace(outcome, method=Method.DEC))
    assert not is_comeback(result(winner=RED))


def test_the_manager_of_the_season_earned_it_in_the_ring(table: Table) -> None:
    best = winner(table.books, Award.MANAGER)
    assert best.manager == table.manager("Ann")
    shares = sum(line.amount_cents for line in table.books.ledger if line.manager == table.manager("Ann"))
    assert merits(best)[Merit.MONEY] == shares // 50_000
    assert merits(best)[Merit.TITLES] == 20


def test_bouts_of_other_seasons_do_not_count(table: Table) -> None:
    table.pass_nights(SEASON)
    table.win("B2", "B3")
    assert winner(table.books, Award.FIGHTER, 2).fighter == table.number("B2")
    assert winner(table.books, Award.FIGHTER, 1).fighter == table.number("A1")


def test_equals_are_parted_by_who_came_first() -> None:
    table = Table()
    for red, blue in (("A2", "B2"), ("A1", "B1")):
        table.win(red, blue)
    assert [n.fighter for n in season_awards(table.books, 1).awards[Award.FIGHTER]] == [
        table.number("A1"), table.number("A2"),
    ]  # fmt: skip


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_played_season_has_winners_that_make_sense(seed: int) -> None:
    books = season(seed=seed)
    awards = season_awards(books, 1)
    assert awards.final
    assert awards == season_awards(books, 1)
    for nominees in awards.awards.values():
        assert 0 < len(nominees) <= NOMINEES
        points = [nominee.points_half for nominee in nominees]
        assert points == sorted(points, reverse=True)
    fighter, bout, knockout, upset, manager = (nominees[0] for nominees in awards.awards.values())
    assert books.fighters[fighter.fighter or 0].tally.wins > books.fighters[fighter.fighter or 0].tally.losses
    assert books.bouts[bout.bout or 0].state is BoutState.FOUGHT
    assert books.bouts[knockout.bout or 0].winner == knockout.fighter
    beaten = books.bouts[upset.bout or 0]
    pops = dict(zip(beaten.fighters, beaten.pops_half, strict=True))
    assert pops[upset.fighter or 0] == min(pops.values())
    assert manager.manager in books.managers
    assert books.bouts[upset.bout or 0].night in nights_of(1)
