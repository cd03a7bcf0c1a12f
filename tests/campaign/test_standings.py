from __future__ import annotations

import pytest

from ringside_manager.campaign.rankings import is_over, places, winners


@pytest.mark.parametrize(
    ("money", "seats", "order"),
    [([300, 100, 200], (1,), (1, 3, 2)), ([5, 9, 9], (2, 3), (3, 1, 1)), ([0], (1,), (1,))],
)
def test_most_money_wins_and_equal_money_shares_the_victory(money, seats, order) -> None:
    assert winners(money) == seats
    assert places(money) == order


def test_a_campaign_is_over_after_its_last_night() -> None:
    assert [is_over(night, nights=52) for night in (51, 52)] == [False, True]
    assert is_over(10, nights=10)
