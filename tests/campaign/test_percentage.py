from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.chance import ScriptedChance, exact_odds
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.progress import (
    first_percentage,
    is_due,
    renewed_percentage,
    roll_percentage,
    share_cents,
)


def test_a_first_percentage_is_ten_and_the_roll() -> None:
    assert [first_percentage(BY_THE_BOOK.share, d20) for d20 in (1, 20)] == [11, 30]
    for d20 in (0, 21):
        with pytest.raises(ValueError, match=str(d20)):
            first_percentage(BY_THE_BOOK.share, d20)


@given(st.integers(1, 20), st.integers(0, 60), st.integers(0, 60))
def test_a_renewed_percentage_stays_within_its_limits(d20: int, wins: int, losses: int) -> None:
    percentage = renewed_percentage(BY_THE_BOOK.share, d20, wins, losses)
    assert 10 <= percentage <= 30
    assert percentage in {10, 30, 10 + d20 + losses - wins}
    assert (
        renewed_percentage(BY_THE_BOOK.share, d20, wins + 1, losses)
        <= percentage
        <= renewed_percentage(BY_THE_BOOK.share, d20, wins, losses + 1)
    )


def test_a_percentage_is_due_after_every_tenth_bout() -> None:
    assert [bouts for bouts in range(31) if is_due(BY_THE_BOOK.share, bouts)] == [
        10,
        20,
        30,
    ]
    assert not is_due(BY_THE_BOOK.share, 10, retired=True)


@given(st.integers(0, 20_000).map(lambda fives: 5 * fives), st.integers(10, 30))
def test_a_share_is_exact_to_the_cent(purse_dollars: int, percentage: int) -> None:
    assert Fraction(share_cents(purse_dollars, percentage), 100) == purse_dollars * Fraction(percentage, 100)
    assert share_cents(purse_dollars, percentage) % 5 == 0


def test_the_die_has_twenty_faces_and_says_what_it_is_for() -> None:
    assert set(exact_odds(roll_percentage)) == set(range(1, 21))
    assert roll_percentage(ScriptedChance([("percentage", 20)])) == 20
