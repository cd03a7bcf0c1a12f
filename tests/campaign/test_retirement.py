from __future__ import annotations

import pytest

from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.progress import check_retire, losing_streak_after, may_retire
from ringside_manager.errors import RuleError
from tests.slow import each


@each("bouts, streak, may", [(9, 2, False), (10, 0, True), (3, 3, True), (0, 0, False), (12, 4, True)])
def test_who_may_be_retired(bouts: int, streak: int, may: bool) -> None:
    assert may_retire(BY_THE_BOOK.retirement, bouts, streak) is may
    if may:
        check_retire(BY_THE_BOOK.retirement, "Kid Azteca", bouts, streak)
    else:
        with pytest.raises(
            RuleError, match=rf"Kid Azteca .* {bouts} of 10 bouts and {streak} of 3 .*\(C16\)"
        ):
            check_retire(BY_THE_BOOK.retirement, "Kid Azteca", bouts, streak)


def test_only_losses_in_a_row_make_a_losing_streak() -> None:
    assert losing_streak_after(2, lost=True) == 3
    assert losing_streak_after(2, lost=False) == 0
