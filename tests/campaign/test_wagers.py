"""C81, C82: what a stake may be, what it is worth, what a bet wins and who gets it, worked out by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.campaign.house_rules import BY_THE_BOOK, agreed
from ringside_manager.campaign.wagers import (
    Wagers,
    bet_paid_dollars,
    check_covered,
    check_stake,
    is_fair_to_take,
    paid_out_cents,
    permille,
    stake_worth_cents,
    win_dollars,
)
from ringside_manager.errors import RuleError
from tests.slow import each

CENTS = st.integers(0, 10**9)


@each("winner, paid", [(0, (100_000, 0)), (1, (0, 100_000)), (None, (50_000, 50_000))])
def test_the_winner_takes_both_stakes_and_a_draw_returns_them(
    winner: int | None, paid: tuple[int, int]
) -> None:
    assert paid_out_cents((50_000, 50_000), winner) == paid


@given(CENTS, CENTS, st.sampled_from([0, 1, None]))
def test_what_is_paid_out_is_what_was_held_back(red: int, blue: int, winner: int | None) -> None:
    assert sum(paid_out_cents((red, blue), winner)) == red + blue


@each("chance, cents", [(0.5, 0), (0.6, 10_000), (0.3, -20_000), (1.0, 50_000)])
def test_a_stake_is_worth_what_the_chance_makes_of_it(chance: float, cents: int) -> None:
    assert stake_worth_cents(50_000, chance) == pytest.approx(cents)


def test_by_the_book_nobody_is_called_out() -> None:
    check_stake(BY_THE_BOOK.wagers, 0)
    with pytest.raises(RuleError, match="Nobody is called out") as refused:
        check_stake(BY_THE_BOOK.wagers, 10_000)
    assert refused.value.rule == "C81"


@each("cents, allowed", [(999, False), (1_000, True), (200_000, True), (200_001, False)])
def test_a_stake_stays_within_the_house_rules(cents: int, allowed: bool) -> None:
    wagers = Wagers(most_stake_dollars=2_000)
    if allowed:
        check_stake(wagers, cents)
        return
    with pytest.raises(RuleError, match=r"\$10 to \$2,000"):
        check_stake(wagers, cents)


def test_nobody_stakes_what_he_has_promised() -> None:
    check_covered("Ann", 50_000, 100_000, 50_000)
    with pytest.raises(RuleError, match=r"has \$1,000.00, has promised \$500.00"):
        check_covered("Ann", 60_000, 100_000, 50_000)
    with pytest.raises(RuleError, match=r"has \$1,000.00 and cannot put up \$1,000.01"):
        check_covered("Ann", 100_001, 100_000, 0)


def test_the_least_stake_is_no_more_than_the_most() -> None:
    with pytest.raises(ValueError, match="least_stake_dollars is 10, more than"):
        agreed((("wagers.most_stake_dollars", 5),))


# Side bets (C82)


@each(
    "stake, odds, win",
    [
        (10, 500, 10), (10, 612, 6), (10, 250, 30), (10, 999, 1), (100, 333, 200), (1, 1, 999), (5, 667, 2),
        (2, 800, 1),
    ],
)  # fmt: skip
def test_a_stake_wins_what_the_odds_say(stake: int, odds: int, win: int) -> None:
    assert win_dollars(stake, odds) == win


@given(st.integers(10**4, 10**6), st.integers(1, 999))
def test_odds_are_true_to_the_dollar(stake: int, odds: int) -> None:
    """What is won less what is lost comes to nothing on average, but for half a dollar of rounding."""
    win = win_dollars(stake, odds)
    assert abs(win * odds - stake * (1_000 - odds)) <= max(odds / 2, odds if win == 1 else 0)


@each("chance, odds", [(0.6124, 612), (0.0, 1), (1.0, 999), (0.5, 500)])
def test_nobody_is_certain_to_win(chance: float, odds: int) -> None:
    assert permille(chance) == odds


@each("now, takes", [(612, True), (642, True), (643, False), (400, True)])
def test_the_program_takes_odds_that_are_still_true(now: int, takes: bool) -> None:
    assert is_fair_to_take(Wagers(), 612, now) is takes


@each("won, paid", [(True, 30), (False, -10), (None, 0)])
def test_a_bet_pays_one_side_or_nobody(won: bool | None, paid: int) -> None:
    assert bet_paid_dollars(10, 30, won) == paid
