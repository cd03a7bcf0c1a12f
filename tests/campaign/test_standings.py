from __future__ import annotations

import pytest

from ringside_manager.campaign.rankings import places, winners


@pytest.mark.parametrize(
    ("money", "seats", "order"),
    [([300, 100, 200], (1,), (1, 3, 2)), ([5, 9, 9], (2, 3), (3, 1, 1)), ([0], (1,), (1,))],
)
def test_most_money_wins_and_equal_money_shares_the_victory(money, seats, order) -> None:
    assert winners(money) == seats
    assert places(money) == order
