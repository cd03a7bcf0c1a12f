"""A small season worked out by hand from the campaign rules, to the cent and the half point."""

from __future__ import annotations

import pytest

from ringside_manager.bout.corner import BLUE
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.terms import Carried
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import (
    Entrance,
    LeagueOptions,
    LedgerKind,
    NewsKind,
    ReignEnd,
    Slot,
)
from ringside_manager.league.business import post_all
from ringside_manager.league.business.bouts import Aftermath
from ringside_manager.league.business.careers import FighterRetired
from ringside_manager.league.business.contracts import FighterSold
from ringside_manager.league.business.founding import LeagueEnded
from ringside_manager.league.business.tournaments import TournamentDrawn
from ringside_manager.office.facts.news_sentences import sentence
from tests.league.scribe import ANN, ASH, BIRCH, BOB, COLE, DORN, Scribe, draw, result

CUP = 8


def half_way() -> Scribe:
    """Four men, two managers: the tournament for the title, nights 1 to 5."""
    scribe = Scribe()
    scribe.found(options=LeagueOptions(nights=45, stable_size=2))
    for name, manager, roll in (("Ash", ANN, 10), ("Birch", ANN, 5), ("Cole", BOB, 20), ("Dorn", BOB, 1)):
        scribe.sign(name, manager, roll)
    scribe.write(TournamentDrawn("Cup", "", (ASH, BIRCH, COLE, DORN), 1, for_title=True))
    first, second = Slot(CUP, 1, 1), Slot(CUP, 1, 2)
    scribe.bout(1, ASH, DORN, result(knockdowns=(2, 0)), rounds=7, slot=first)
    even = draw(knockdowns=(1, 0), damage=(40, 40), landed=(20, 22))
    scribe.bout(1, BIRCH, COLE, even, rounds=7, slot=second)
    scribe.close(1)
    scribe.close(2)
    scribe.bout(3, BIRCH, DORN, result(Method.TKO, BLUE, knockdowns=(0, 1)))
    scribe.close(3)
    scribe.close(4)
    final = result(Method.UD, BLUE, knockdowns=(1, 0))
    scribe.bout(5, ASH, COLE, final, Arena.BEST, title=True, slot=Slot(CUP, 2, 1))
    scribe.close(5)
    return scribe


def whole() -> Scribe:
    """Then a defence, a sale, a long row of draws, a retirement and a bout for the vacant title."""
    scribe = half_way()
    _close(scribe, 6, 8)
    dice = Aftermath((7, 1), (1, 1))
    scribe.bout(9, COLE, ASH, result(knockdowns=(1, 2)), Arena.BEST, title=True, rounds=15, dice=dice)
    scribe.close(9)
    scribe.write(FighterSold(DORN, ANN, 100_000, 15))
    for night in range(13, 42, 4):
        _close(scribe, night - 3, night - 1)
        scribe.bout(night, COLE, BIRCH, draw(), dice=Aftermath((1, 1), (10, 3)))
        scribe.close(night)
    scribe.write(FighterRetired(COLE, "undefeated"))
    scribe.sign("Elm", BOB, 2, entrance=Entrance.REPLACEMENT, replaces=COLE)
    _close(scribe, 42, 44)
    vacant = result(Method.TKO, BLUE)
    scribe.bout(45, ASH, DORN, vacant, Arena.BEST, title=True, dice=Aftermath((1, 3), (1, 1)))
    scribe.close(45)
    scribe.write(LeagueEnded())
    return scribe


def _close(scribe: Scribe, first: int, last: int) -> None:
    for night in range(first, last + 1):
        scribe.close(night)


@pytest.fixture(scope="module")
def early() -> Scribe:
    return half_way()


@pytest.fixture(scope="module")
def season() -> Scribe:
    return whole()


def test_nothing_in_it_is_in_doubt(season: Scribe) -> None:
    assert season.books.doubts == []
    assert post_all(season.entries) == season.books


def test_the_ledger_of_the_tournament(early: Scribe) -> None:
    lines = [(line.night, line.manager, line.fighter, line.amount_cents) for line in early.books.ledger]
    assert lines == [
        (1, ANN, ASH, 1400),  # 20 % of 70, winner first
        (1, BOB, DORN, 330),
        (1, ANN, BIRCH, 750),  # a draw: half of 70 + 30 each, red first
        (1, BOB, COLE, 1500),
        (3, BOB, DORN, 770),  # a combined POP of -1 is no bonus
        (3, ANN, BIRCH, 450),
        (5, BOB, COLE, 219_000),  # the first title bout: 7,000 / 3,000 and 100 for each of 3 POP
        (5, ANN, ASH, 66_000),
    ]
    assert {line.kind for line in early.books.ledger} == {LedgerKind.SHARE}


def test_popularity_and_ranks_of_the_tournament(early: Scribe) -> None:
    pages = early.books.fighters
    assert [pages[man].earned_half for man in (ASH, BIRCH, COLE, DORN)] == [6, -1, 2, 1]
    assert [pages[man].rank for man in (ASH, BIRCH, COLE, DORN)] == [1, 3, 0, 2]
    assert [pages[man].pop_half for man in (ASH, BIRCH, COLE, DORN)] == [16, 9, 22, 11]
    assert early.books.divisions[""].ranking == [ASH, DORN, BIRCH]


def test_nobody_has_a_rank_before_the_first_champion(early: Scribe) -> None:
    cut = next(
        entry.number for entry in early.entries if entry.deed.kind == "night_closed" and entry.night == 4
    )
    books = post_all(early.entries[:cut])
    assert books.closed == 4
    assert [page.rank for page in books.fighters.values()] == [None] * 4
    assert [page.pop_half for page in books.fighters.values()] == [6, -1, 0, 1]
    assert books.divisions[""].ranking == []


def test_the_drawn_semi_final_sends_the_man_with_more_landed_punches_on(early: Scribe) -> None:
    cup = early.books.tournaments[CUP]
    assert cup.bracket.winners == ((ASH, COLE), (COLE,))
    semi_final = next(bout for bout in early.books.bouts.values() if bout.slot == Slot(CUP, 1, 2))
    assert semi_final.advanced is BLUE
    assert semi_final.winner is None


def test_the_news_tell_which_round_a_man_has_come_through(early: Scribe) -> None:
    gone_on = [item for item in early.books.news if item.kind is NewsKind.ADVANCED]
    assert [(item.fighters, item.amount) for item in gone_on] == [((ASH, DORN), 1), ((COLE, BIRCH), 1)]
    assert [sentence(early.books, item) for item in gone_on] == [
        "Ash goes on to round 2 of the tournament.",
        "Cole goes on to round 2 of the tournament.",
    ]


def test_the_loss_carried_into_the_early_bout(early: Scribe) -> None:
    bout = next(bout for bout in early.books.bouts.values() if bout.night == 3)
    assert bout.carried == (Carried("ringside", 30, 50), Carried("ringside", 40, 50))
    final = next(bout for bout in early.books.bouts.values() if bout.night == 5)
    assert final.carried == (None, None)
    assert (final.first_title, final.purses_dollars) == (True, (3300, 7300))


def test_the_defence(season: Scribe) -> None:
    bout = next(bout for bout in season.books.bouts.values() if bout.night == 9)
    assert bout.pops_half == (22, 16)
    assert bout.purses_dollars == (46_000, 23_000)
    assert bout.shares_cents == (1_380_000, 460_000)
    assert bout.pop_changes_half == (5, -1)
    assert (bout.first_title, bout.gained) == (False, ("agility", ""))
    cole = season.books.fighters[COLE]
    assert (cole.abilities.agility, cole.gains.agility) == (51, 1)


def test_the_tenth_bout_brings_a_new_percentage_from_the_next_bout_on(season: Scribe) -> None:
    draws = [bout for bout in season.books.bouts.values() if bout.blue == BIRCH and bout.red == COLE]
    assert [bout.percentages for bout in draws] == [(30, 15)] * 7 + [(18, 15)]
    assert [bout.renewed for bout in draws] == [(None, None)] * 6 + [(18, None), (None, 14)]
    assert [bout.shares_cents for bout in draws] == [(6900, 3450)] * 7 + [(4140, 3450)]
    told = [(item.fighters, item.amount) for item in season.books.news if item.kind is NewsKind.RENEWED]
    assert told == [((COLE,), 18), ((BIRCH,), 14)]


def test_the_sale(season: Scribe) -> None:
    dorn = season.books.fighters[DORN]
    assert (dorn.manager, dorn.percentage, dorn.bouts_under_manager) == (ANN, 25, 1)
    paid, got = (line for line in season.books.ledger if line.kind is not LedgerKind.SHARE)
    found = paid.kind, paid.manager, paid.amount_cents, paid.balance_cents
    assert found == (LedgerKind.PURCHASE, ANN, -100_000, 428_600)
    found = got.kind, got.manager, got.amount_cents, got.balance_cents
    assert found == (LedgerKind.SALE, BOB, 100_000, 1_701_600)
    assert season.books.managers[ANN].stable == [ASH, BIRCH, DORN]


def test_the_line_of_champions(season: Scribe) -> None:
    division = season.books.divisions[""]
    first, second = division.reigns
    assert (first.fighter, first.from_night, first.defences) == (COLE, 5, 1)
    assert (first.until_night, first.lost_bout, first.end) == (41, None, ReignEnd.RETIRED)
    assert (second.fighter, second.from_night, second.end) == (DORN, 45, None)
    assert division.champion == DORN
    assert division.ranking == [ASH, BIRCH]


def test_the_bout_for_the_vacant_title_pays_a_full_purse(season: Scribe) -> None:
    bout = season.books.bouts[season.books.divisions[""].reigns[1].won_bout or 0]
    assert bout.purses_dollars == (22_500, 40_500)
    assert bout.shares_cents == (450_000, 1_012_500)
    assert bout.gained == ("", "endurance")
    assert season.books.fighters[DORN].abilities.endurance == 16


def test_the_retired_champion_and_the_man_who_replaces_him(season: Scribe) -> None:
    cole = season.books.fighters[COLE]
    assert (cole.retired_night, cole.retired_reason, cole.rank, cole.rank_half) == (41, "undefeated", None, 0)
    assert (cole.tally.bouts, cole.tally.wins, cole.tally.draws) == (11, 2, 9)
    elm = max(season.books.fighters)
    assert season.books.managers[BOB].stable == [elm]
    newcomer = season.books.fighters[elm]
    assert (newcomer.percentage, newcomer.replaces, newcomer.entered_night) == (12, COLE, 41)
    assert (newcomer.rank, newcomer.pop_half) == (None, 0)


def test_the_winner_of_the_campaign(season: Scribe) -> None:
    books = season.books
    assert books.managers[ANN].balance_cents == 1_918_700
    assert books.managers[BOB].balance_cents == 1_754_040
    assert (books.ended, books.winners) == (True, (ANN,))
    assert [page.name for page in books.standings()] == ["Ann", "Bob"]


def test_records_by_method(season: Scribe) -> None:
    ash = season.books.fighters[ASH]
    tally = ash.tally
    assert (tally.wins_ko, tally.losses_decision, tally.losses_ko, tally.losses_tko) == (1, 1, 1, 1)
    assert (ash.winning_streak, ash.losing_streak) == (0, 3)
    assert (ash.knockdowns, ash.knockdowns_suffered) == (5, 1)
    assert ash.earnings_dollars == 70 + 3300 + 23_000 + 22_500
    assert season.books.managers[BOB].tally.bouts == 11 + 2
    assert season.books.divisions[""].roster == [ASH, BIRCH, DORN, max(season.books.fighters)]


def test_a_man_who_retires_after_his_tenth_bout_rolls_no_new_percentage() -> None:
    scribe = half_way()
    for night in range(6, 34):
        if night % 4 == 1:
            scribe.bout(night, COLE, BIRCH, draw(), dice=Aftermath((1, 1), (10, 10)))
        if night < 33:
            scribe.close(night)
    assert scribe.books.fighters[COLE].tally.bouts == 9
    for night in range(33, 37):
        scribe.close(night)
    last = scribe.bout(37, COLE, BIRCH, draw(), dice=Aftermath((1, 1), (10, 10)))
    assert scribe.books.bouts[last].renewed == (19, 21)
    scribe.write(FighterRetired(COLE, ""))
    scribe.close(37)
    assert scribe.books.fighters[COLE].percentage == 30
    assert scribe.books.bouts[last].renewed == (None, 21)
    told = [item.fighters for item in scribe.books.news if item.kind is NewsKind.RENEWED]
    assert told == [(BIRCH,)]
    assert scribe.books.doubts == []


def test_red_is_the_first_of_a_pair_in_the_news_unless_blue_won(early: Scribe) -> None:
    told = [item.fighters for item in early.books.news if item.kind is NewsKind.RESULT]
    assert told == [(ASH, DORN), (BIRCH, COLE), (DORN, BIRCH), (COLE, ASH)]
