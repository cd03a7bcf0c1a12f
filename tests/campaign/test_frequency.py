from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.terms import Carried, full_total, home_loss
from ringside_manager.campaign.bouts import (
    carried,
    check_start,
    rested_from,
    starting_total,
)
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.errors import RuleError
from tests.slow import each

LOST = Carried("ringside", 40, 94)


@each("night, expected", [(8, LOST), (9, LOST), (10, LOST), (11, None), (40, None)])
def test_a_loss_is_carried_for_three_nights(night: int, expected: Carried | None) -> None:
    assert carried(BY_THE_BOOK.rest, 7, LOST, night) == expected
    assert rested_from(BY_THE_BOOK.rest, 7) == 11


def test_a_newcomer_carries_nothing() -> None:
    assert carried(BY_THE_BOOK.rest, None, None, 1) is None


@each("night", [6, 7])
def test_nobody_fights_twice_on_a_night_or_before_his_latest_bout(night: int) -> None:
    with pytest.raises(RuleError, match=f"night {night}") as refused:
        carried(BY_THE_BOOK.rest, 7, LOST, night)
    assert refused.value.rule == "C2"
    assert refused.value.next_step == "Choose night 8 or later."


def test_a_rested_fighter_starts_with_his_full_total() -> None:
    assert starting_total(10, 12, None) == full_total(10, 12) == 94


def test_a_loss_under_ringside_rules_counts_as_it_is() -> None:
    assert starting_total(10, 15, LOST) == 115 - 40


@each("loss, start, points", [(0, 50, 0), (25, 50, 41), (1, 3, 27), (50, 50, 83), (60, 50, 83)])
def test_a_loss_from_another_system_counts_by_its_share(loss: int, start: int, points: int) -> None:
    assert home_loss(Carried("quest", loss, start), 83) == points


@given(st.integers(1, 30), st.integers(3, 15), st.integers(0, 160))
def test_a_ringside_bout_is_forbidden_at_nothing_or_less(base: int, rounds: int, loss: int) -> None:
    lost = Carried("ringside", loss, 160)
    total = starting_total(base, rounds, lost)
    if total > 0:
        check_start(BY_THE_BOOK.rest, "Jem Mace", "ringside", base, rounds, lost)
    else:
        with pytest.raises(RuleError, match=rf"total of {total} \({base + 7 * rounds} less {loss} "):
            check_start(BY_THE_BOOK.rest, "Jem Mace", "ringside", base, rounds, lost)
    assert total == base + 7 * rounds - loss


def test_a_refusal_names_the_length_that_would_do() -> None:
    with pytest.raises(RuleError) as refused:
        check_start(BY_THE_BOOK.rest, "Jem Mace", "ringside", 12, 10, Carried("ringside", 91, 82))
    assert refused.value.next_step.startswith(
        "Make it 12 rounds or more if the arena allows it. Or: Give him 4"
    )


def test_a_start_at_one_is_allowed_and_fifteen_rounds_are_the_longest_remedy() -> None:
    check_start(BY_THE_BOOK.rest, "Jem Mace", "ringside", 12, 15, Carried("ringside", 116, 82))
    with pytest.raises(RuleError) as refused:
        check_start(BY_THE_BOOK.rest, "Jem Mace", "ringside", 12, 10, Carried("ringside", 116, 82))
    assert refused.value.next_step.startswith("Make it 15 rounds or more")
    for rounds in (10, 15):
        with pytest.raises(RuleError) as hopeless:
            check_start(
                BY_THE_BOOK.rest,
                "Jem Mace",
                "ringside",
                12,
                rounds,
                Carried("ringside", 117, 82),
            )
        assert hopeless.value.next_step == "Give him 4 nights from his latest bout."


def test_a_fighter_without_strength_of_his_own_may_not_start_either() -> None:
    with pytest.raises(RuleError, match="total of 0") as refused:
        check_start(BY_THE_BOOK.rest, "Jem Mace", "ringside", -21, 3, None)
    assert refused.value.next_step == "Make it 4 rounds or more if the arena allows it."


@each("system", ["quest", "ringside"])
@each("earlier", ["quest", "glory_days"])
def test_whoever_lost_everything_elsewhere_may_not_start_at_all(system: str, earlier: str) -> None:
    with pytest.raises(RuleError, match="Jem Mace") as refused:
        check_start(BY_THE_BOOK.rest, "Jem Mace", system, 12, 15, Carried(earlier, 30, 30))
    assert refused.value.rule == "C58"
    check_start(BY_THE_BOOK.rest, "Jem Mace", system, 12, 15, Carried(earlier, 29, 30))


def test_a_ringside_loss_of_everything_forbids_the_other_systems() -> None:
    check_start(BY_THE_BOOK.rest, "Jem Mace", "quest", 12, 5, Carried("ringside", 81, 82))
    check_start(BY_THE_BOOK.rest, "Jem Mace", "quest", 12, 5, None)
    with pytest.raises(RuleError, match="lost 91 of 82"):
        check_start(BY_THE_BOOK.rest, "Jem Mace", "quest", 12, 15, Carried("ringside", 91, 82))
