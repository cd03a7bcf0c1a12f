from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.chance import Chance, ScriptedChance, SeededChance
from ringside_manager.campaign.stables import (
    Signing,
    draft_turns,
    open_draft,
    roll_draft_order,
    roll_stables,
    sign,
)
from ringside_manager.errors import RuleError


def roll_agility(chance: Chance) -> int:
    return 40 + chance.roll(20, "agility")


def test_dice_fill_the_stables_in_seat_order_each_with_his_percentage() -> None:
    script = [("agility", 1), ("percentage", 5), ("agility", 2), ("percentage", 6)]
    script += [("agility", 3), ("percentage", 7), ("agility", 4), ("percentage", 20)]
    chance = ScriptedChance(script)
    assert roll_stables(2, 2, roll_agility, chance) == (
        Signing(1, 41, 15),
        Signing(1, 42, 16),
        Signing(2, 43, 17),
        Signing(2, 44, 30),
    )
    assert chance.left == 0


def test_a_signing_rolls_a_percentage_at_once() -> None:
    assert sign(3, "Dempsey", ScriptedChance([("percentage", 1)])) == Signing(3, "Dempsey", 11)


def test_the_draft_order_is_diced_high_first() -> None:
    chance = ScriptedChance([("draft order", rolled) for rolled in (50, 99, 50, 3, 60, 61)])
    assert roll_draft_order(4, chance) == (2, 3, 1, 4)
    assert chance.left == 0


@given(st.integers(1, 40), st.integers(0, 2**32))
def test_every_seat_drafts(managers: int, seed: int) -> None:
    assert sorted(roll_draft_order(managers, SeededChance(seed))) == list(range(1, managers + 1))


def test_the_draft_repeats_its_order_and_does_not_reverse() -> None:
    assert draft_turns((2, 3, 1), 2) == (2, 3, 1, 2, 3, 1)
    draft = open_draft("ABCDEFG", (2, 3, 1), stable_size=2)
    seats = []
    for fighter in "GFEDCB":
        seats.append(draft.seat)
        draft = draft.pick(fighter)
    assert seats == [2, 3, 1, 2, 3, 1]
    assert draft.seat is None
    assert [draft.stable(seat) for seat in (1, 2, 3)] == [("E", "B"), ("G", "D"), ("F", "C")]
    assert draft.available == ("A",)


def test_a_fighter_is_drafted_once_and_only_from_the_list() -> None:
    draft = open_draft("ABCD", (1, 2), stable_size=1).pick("A")
    for fighter in "AZ":
        with pytest.raises(RuleError, match=rf"Mr {fighter} .*\(C8\)"):
            draft.pick(fighter, lambda name: f"Mr {name}")
    with pytest.raises(RuleError, match="the draft is over"):
        draft.pick("B").pick("C")


@pytest.mark.parametrize(
    ("listed", "order"), [("ABC", (1, 2)), ("ABCDE", (1, 2, 3)), ("", (1,)), ("ABC", ())]
)
def test_a_draft_needs_a_list_long_enough(listed: str, order: tuple[int, ...]) -> None:
    with pytest.raises(RuleError, match=rf"list has {len(listed)}.*\(C8\)"):
        open_draft(listed, order, stable_size=2)


def test_a_list_may_be_just_long_enough_for_stables_of_four() -> None:
    assert open_draft("ABCDEFGH", (2, 1)).stable_size == 4
