"""The chance to win, of a bout as the league would have it fought."""

from __future__ import annotations

import pytest

from ringside_manager.bout.corner import RED
from ringside_manager.bout.outcome import Method
from ringside_manager.office.facts.prospects import chances, pair_sampling
from tests.league.scribe import result
from tests.office.table import Table


def table() -> Table:
    played = Table()
    played.bout(1, played.number("A1"), played.number("B1"), result(Method.DEC, RED, loss=(10, 40)), rounds=7)
    played.close(1)
    return played


def test_shares_add_up_and_know_their_error() -> None:
    league = table()
    told = chances(pair_sampling(league.books, league.number("A1"), league.number("B2"), 2, 7).fight(120))
    assert told.bouts == 120
    assert told.red.share + told.draw.share + told.blue.share == pytest.approx(1)
    assert 0 < told.red.error < 0.2
    shares = [ending.share.share for ending in told.endings]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(told.red.share + told.blue.share)
    assert 1 <= told.typical_round <= 7


def test_who_goes_the_distance_has_a_decision_or_a_draw() -> None:
    league = table()
    told = chances(pair_sampling(league.books, league.number("A1"), league.number("B2"), 2, 3).fight(60))
    decided = sum(ending.share.share for ending in told.endings if ending.method is Method.DEC)
    assert told.distance.share == pytest.approx(decided + told.draw.share)


def test_a_carried_loss_costs_chances() -> None:
    league = table()
    pair = league.number("A1"), league.number("B1")
    tired = chances(pair_sampling(league.books, *pair, 2, 7).fight(150))
    rested = chances(pair_sampling(league.books, *pair, 5, 7).fight(150))
    assert tired.red.share > rested.red.share + rested.red.error


def test_the_same_question_has_the_same_answer() -> None:
    league = table()
    first, second = (
        pair_sampling(league.books, league.number("A1"), league.number("B1"), 5, 5).fight(20)
        for _ in range(2)
    )
    assert first == second
    other = pair_sampling(league.books, league.number("A1"), league.number("B1"), 5, 6).fight(20)
    assert len(other.ended) == 6
