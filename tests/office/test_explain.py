"""Every number of a played league, explained: what leads to it comes to what the books say."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from ringside_manager.bout.corner import CORNERS, RED
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutBook, BoutState, FighterBook, GivenRank
from ringside_manager.campaign.bouts import carried, out_until
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.league.business.careers import FighterRetired
from ringside_manager.league.business.contracts import FighterSold
from ringside_manager.league.business.offers import BoutMade
from ringside_manager.league.deeds import Entry
from ringside_manager.office.facts import explained_standing, explanations
from ringside_manager.office.facts.explanations import Term, Unit
from ringside_manager.office.facts.rankings import ranks, roster
from tests.office.clubs import FOUR, founding
from tests.office.seasons import Season
from tests.office.table import OPTIONS, Table

NIGHTS = 52


@cache
def played(seed: int = 4) -> Season:
    league = Season(founding(FOUR, seed, "draft", options={"nights": "80"}))
    league.hold(NIGHTS, seed)
    return league


@cache
def journal() -> tuple[Entry, ...]:
    return tuple(Entry(number, number, 0, "program", deed) for number, deed in enumerate(played().deeds, 1))


def fought() -> list[BoutBook]:
    return [bout for bout in played().books.bouts.values() if bout.state is BoutState.FOUGHT]


def everybody() -> list[FighterBook]:
    return list(played().books.fighters.values())


def test_every_purse_is_explained() -> None:
    for bout in fought():
        for corner in CORNERS:
            told = explanations.explain_purse(played().books, bout, corner)
            assert told.result.value == bout.purses_dollars[corner.index]
            base, bonus, purse = told.lines
            assert base.amount.value + bonus.amount.value == purse.amount.value == told.result.value


def test_the_bonus_is_the_rate_for_each_point_of_popularity() -> None:
    for bout in fought():
        bonus = explanations.explain_purse(played().books, bout, RED).lines[1]
        rate, *pops = (amount.value for amount in bonus.inputs)
        assert bonus.amount.value == max(0, sum(pops)) * rate // 2
        assert (bonus.term is Term.BONUS_OWN) == (bout.title and not bout.first_title)


def test_every_share_is_explained() -> None:
    shares = 0
    for bout in fought():
        for corner in CORNERS:
            told = explanations.explain_share(played().books, bout, corner)
            assert told.result.value == bout.shares_cents[corner.index]
            assert told.result.unit is Unit.CENTS
            shares += told.result.value > 0
    assert shares > 50


def test_every_popularity_is_explained() -> None:
    for fighter in everybody():
        told = explained_standing.explain_pop(played().books, fighter)
        earned = next(line for line in told.lines if line.term is Term.EARNED)
        assert earned.amount.value == fighter.earned_half
        assert told.result.value == fighter.pop_half, fighter.name


def test_results_are_counted_as_the_campaign_counts_them() -> None:
    for fighter in everybody():
        told = explained_standing.explain_pop(played().books, fighter)
        times = {line.term: line.inputs[0].value for line in told.lines if line.rule == "C29"}
        tally = fighter.tally
        assert times.get(Term.WINS_KO, 0) == tally.wins_ko
        assert times.get(Term.LOSSES_TKO, 0) == tally.losses_tko + tally.losses_dq
        assert sum(times.values()) == tally.bouts


def test_every_percentage_is_explained_by_its_dice() -> None:
    renewed = 0
    for fighter in everybody():
        if fighter.percentage is None:
            continue
        told = explanations.explain_percentage(played().books, fighter, journal())
        assert told.lines[0].inputs[0].unit is Unit.DIE
        assert told.lines[-1].amount.value == fighter.percentage == told.result.value
        renewed += told.rule == "C21"
    assert renewed > 3


def test_a_percentage_is_explained_as_far_as_the_books_know() -> None:
    for fighter in everybody():
        if fighter.percentage is not None:
            told = explanations.explain_percentage(played().books, fighter)
            assert told.lines[-1].amount.value == fighter.percentage


def test_a_man_who_changed_hands_is_explained_by_the_latest_roll() -> None:
    sold = {deed.fighter: deed.percentage_roll for deed in played().deeds if isinstance(deed, FighterSold)}
    rolls = 0
    for number, roll in sold.items():
        told = explanations.explain_percentage(played().books, played().books.fighters[number], journal())
        if told.rule == "C20":
            assert told.lines[0].inputs[0].value == roll
            rolls += 1
    assert rolls


def test_nobody_has_a_percentage_of_a_free_agent() -> None:
    table = Table()
    free = table.fighter("A1")
    free.percentage = None
    with pytest.raises(ValueError, match="no manager"):
        explanations.explain_percentage(table.books, free)


def test_every_rank_is_explained() -> None:
    ranked, books = 0, played().books
    (division,) = books.divisions.values()
    order = ranks(roster(books, division), division.champions, {}, crowned=division.crowned)
    for fighter in everybody():
        told = explained_standing.explain_rank(played().books, fighter)
        assert told.result.value == order.get(fighter.number, -1)
        assert told.result.value == (-1 if fighter.rank is None else fighter.rank)
        ranked += bool(fighter.rank)
    assert ranked > 5


def test_a_rank_is_explained_by_its_neighbours() -> None:
    fighter = next(page for page in everybody() if page.rank == 2)
    told = explained_standing.explain_rank(played().books, fighter)
    assert [line.amount.value for line in told.lines] == [1, 2, 3]
    assert told.lines[1].fighter == fighter.number
    pops = [line.inputs[1].value for line in told.lines]
    assert pops == sorted(pops, reverse=True)


def test_a_rank_the_promoter_gave_is_told_as_such() -> None:
    table = Table()
    table.crown("A1", "B1")
    table.win("A2", "B2")
    fighter = table.fighter("B2")
    fighter.given = GivenRank(1, 2, "He deserves it")
    line = explained_standing.explain_rank(table.books, fighter).lines[-1]
    assert (line.term, line.rule, line.amount.value) == (Term.GIVEN, "C3", 1)


def test_why_somebody_has_no_rank() -> None:
    table = Table()
    assert (
        explained_standing.explain_rank(table.books, table.fighter("A1")).lines[0].term
        is Term.UNRANKED_UNCROWNED
    )
    table.crown("A1", "B1")
    told = explained_standing.explain_rank(table.books, table.fighter("A2"))
    assert (told.lines[0].term, told.rule, told.result.value) == (Term.UNRANKED_NO_BOUT, "C34", -1)
    assert explained_standing.explain_rank(table.books, table.fighter("A1")).lines[0].term is Term.CHAMPION
    for _ in range(3):
        table.win("A2", "B2")
    table.write(FighterRetired(table.number("B2"), ""))
    assert (
        explained_standing.explain_rank(table.books, table.fighter("B2")).lines[0].term
        is Term.UNRANKED_RETIRED
    )


def test_every_carried_loss_is_explained() -> None:
    books, carrying = played().books, 0
    for fighter in everybody():
        for night in range(books.closed + 1, books.closed + 6):
            told = explained_standing.explain_carried(books, fighter, night)
            booked = carried(BY_THE_BOOK.rest, fighter.last_night, fighter.lost, night)
            assert told.result.value == (booked.loss if booked else 0)
            assert told.lines[-1].amount.value == told.result.value
            carrying += told.result.value > 0
    assert carrying > 2


def test_an_injury_is_explained_by_how_he_was_beaten() -> None:
    numbers = (("injuries.ko_nights", 10), ("injuries.knockdown_nights", 2))
    table = Table(options=replace(OPTIONS, house_numbers=numbers))
    table.win("A1", "B1", Method.KO, knockdowns=3)
    hurt, other = table.fighter("B1"), table.fighter("A1")
    told = explained_standing.explain_condition(table.books, hurt)
    assert told is not None
    assert (told.rule, told.result.value, out_until(table.books, hurt)) == ("Y4", 17, 17)
    assert [(line.term, line.amount.value) for line in told.lines] == [
        (Term.HURT_IN, 1), (Term.HURT_BY_KO, 10), (Term.HURT_BY_KNOCKDOWNS, 6), (Term.FIT_AGAIN, 17),
    ]  # fmt: skip
    unhurt = explained_standing.explain_condition(table.books, other)
    assert unhurt is None or unhurt.rule == "C57"
    table.pass_nights(15)
    assert explained_standing.explain_condition(table.books, hurt) is None


def test_strength_lost_is_the_start_less_what_was_left() -> None:
    for fighter in everybody():
        if fighter.last_night is not None:
            line = explained_standing.explain_carried(played().books, fighter, fighter.last_night + 1).lines[
                1
            ]
            full, left = (amount.value for amount in line.inputs)
            assert full - left == line.amount.value


def test_a_bout_to_come_is_explained_at_todays_popularity() -> None:
    table = Table()
    number = table.win("A1", "B1", Method.KO)
    assert explanations.explain_purse(table.books, table.books.bouts[number], RED).result.value == 70
    table.pass_nights(4)
    pair = table.number("A1"), table.number("B1")
    made = table.write(BoutMade(9, *pair, Arena.PITS, 5, False, system="ringside"))
    told = explanations.explain_purse(table.books, table.books.bouts[made], RED)
    assert told.lines[0].term is Term.BASE_DRAWN
    assert told.result.value == 50 + 10 * sum(table.books.fighters[n].pop_half for n in pair) // 2
