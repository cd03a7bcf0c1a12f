from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.chance import ScriptedChance, SeededChance
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.stables import by_d100, check_draft, draft_turns
from ringside_manager.errors import RuleError


def test_the_draft_order_is_diced_high_first() -> None:
    chance = ScriptedChance([("draft order", rolled) for rolled in (50, 99, 50, 3, 60, 61)])
    assert by_d100(range(1, 5), chance, "draft order") == (2, 3, 1, 4)
    assert chance.left == 0


@given(st.integers(1, 40), st.integers(0, 2**32))
def test_every_seat_drafts(managers: int, seed: int) -> None:
    seats = range(1, managers + 1)
    assert sorted(by_d100(seats, SeededChance(seed), "draft order")) == list(seats)


def test_the_draft_repeats_its_order_and_does_not_reverse() -> None:
    assert draft_turns((2, 3, 1), 2) == (2, 3, 1, 2, 3, 1)


@pytest.mark.parametrize(("listed", "managers"), [(3, 2), (5, 3), (0, 1), (3, 0)])
def test_a_draft_needs_a_list_long_enough(listed: int, managers: int) -> None:
    with pytest.raises(RuleError, match=rf"list has {listed}.*\(C8\)"):
        check_draft(listed, managers, stable_size=2)


def test_a_list_may_be_just_long_enough_for_stables_of_four() -> None:
    check_draft(8, 2, BY_THE_BOOK.proposed.stable_size)
