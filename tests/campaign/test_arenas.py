from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.corner import BLUE, CORNERS, RED
from ringside_manager.campaign.arenas import (
    Arena,
    agreed_rounds,
    check_eligible,
    check_rounds,
    check_side_payment,
    default_rounds,
    eligibility_reason,
    eligible,
    is_open,
    purses,
    rounds_allowed,
    side_payment_cents,
)
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.errors import RuleError
from tests.slow import each

pops = st.integers(-60, 120)
arenas = st.sampled_from(Arena)
winners = st.sampled_from([*CORNERS, None])


def test_the_table_stands_in_its_printed_order() -> None:
    rows = (BY_THE_BOOK.arenas.title, *BY_THE_BOOK.arenas.rows)
    assert [row.rule for row in rows] == ["C40", "C41", "C42", "C43", "C44", "C45"]
    assert [row.arena for row in rows] == [Arena.BEST, *Arena]
    assert [arena.place for arena in Arena] == [0, 1, 2, 3, 4]
    found = [arena.title for arena in Arena]
    assert found == ["The Best", "High Class", "Middle Class", "Low Class", "The Pits"]


@each(
    "arena, combined, high, low",
    [
        (Arena.BEST, 35, 20, 10),
        (Arena.HIGH, 26, 16, 6),
        (Arena.MIDDLE, 18, 12, 3),
        (Arena.LOW, 10, 8, -50),
    ],
)
def test_half_a_point_decides_who_is_let_in(arena: Arena, combined: int, high: int, low: int) -> None:
    assert is_open(BY_THE_BOOK.arenas, arena, combined, combined)
    assert not is_open(BY_THE_BOOK.arenas, arena, combined, combined - 1)
    assert is_open(BY_THE_BOOK.arenas, arena, 2 * low, 2 * high)
    assert not is_open(BY_THE_BOOK.arenas, arena, 2 * low, 2 * high - 1)
    assert is_open(BY_THE_BOOK.arenas, arena, 2 * high, 2 * low - 1) is (arena is Arena.LOW)


@given(pops, pops)
def test_a_pair_may_fight_in_every_arena_below_its_best(red: int, blue: int) -> None:
    open_to_them = eligible(BY_THE_BOOK.arenas, red, blue)
    assert open_to_them == tuple(Arena)[-len(open_to_them) :]
    assert open_to_them == tuple(arena for arena in Arena if is_open(BY_THE_BOOK.arenas, arena, red, blue))


@given(arenas, pops, pops, winners)
def test_purses_are_multiples_of_five_and_the_winner_has_no_less(arena, red, blue, winner) -> None:
    paid = purses(BY_THE_BOOK.arenas, arena, (red, blue), winner)
    assert all(purse > 0 and purse % 5 == 0 for purse in paid)
    if winner is None:
        assert paid[0] == paid[1]
    else:
        assert paid[winner.index] > paid[winner.opponent.index]


@given(arenas, pops, pops)
def test_purses_change_sides_with_the_corners(arena, red, blue) -> None:
    assert (
        purses(BY_THE_BOOK.arenas, arena, (red, blue), RED)
        == purses(BY_THE_BOOK.arenas, arena, (blue, red), BLUE)[::-1]
    )


@given(arenas, pops, pops, winners)
def test_a_draw_costs_what_a_win_costs(arena, red, blue, winner) -> None:
    assert sum(purses(BY_THE_BOOK.arenas, arena, (red, blue), winner)) == sum(
        purses(BY_THE_BOOK.arenas, arena, (red, blue), None)
    )


def test_a_title_bonus_is_everybodys_own_and_half_points_count() -> None:
    assert purses(BY_THE_BOOK.arenas, Arena.BEST, (33, -1), RED, title=True) == (
        35_000 + 16_500,
        15_000,
    )


@given(pops, pops, winners)
def test_the_first_title_bout_pays_like_one_without_the_title(red, blue, winner) -> None:
    assert purses(
        BY_THE_BOOK.arenas, Arena.BEST, (red, blue), winner, title=True, first_title=True
    ) == purses(BY_THE_BOOK.arenas, Arena.BEST, (red, blue), winner)


@each("arena", [arena for arena in Arena if arena is not Arena.BEST])
@each("first_title", [True, False])
def test_a_title_bout_is_held_at_the_best_only(arena: Arena, first_title: bool) -> None:
    with pytest.raises(RuleError, match=arena.title) as refused:
        purses(
            BY_THE_BOOK.arenas,
            arena,
            (40, 40),
            RED,
            title=not first_title,
            first_title=first_title,
        )
    assert refused.value.rule == "C40"
    with pytest.raises(RuleError, match="C40"):
        check_eligible(BY_THE_BOOK.arenas, arena, 80, 80, title=True)


def test_a_title_bout_is_let_in_whatever_the_pop() -> None:
    check_eligible(BY_THE_BOOK.arenas, Arena.BEST, 20, -10, title=True)
    with pytest.raises(RuleError, match="C41"):
        check_eligible(BY_THE_BOOK.arenas, Arena.BEST, 20, -10)


def test_a_pair_shut_out_reads_why_and_where_it_may_go() -> None:
    with pytest.raises(RuleError) as refused:
        check_eligible(BY_THE_BOOK.arenas, Arena.HIGH, 31, -1)
    assert str(refused.value) == (
        "High Class is open to pairs with a combined POP of 26 or more, or one of 16 or more beside 6 or more; "
        "these two have 15½ and -½, together 15, which is 11 short. (C42)"
    )
    assert refused.value.next_step == "Low Class is the best arena open to them."


@given(arenas, pops, pops)
def test_a_reason_is_given_to_those_shut_out_alone(arena, red, blue) -> None:
    assert (eligibility_reason(BY_THE_BOOK.arenas, arena, red, blue) == "") == is_open(
        BY_THE_BOOK.arenas, arena, red, blue
    )


@each(
    "arena, title, least, most, default",
    [
        (Arena.BEST, True, 10, 15, 12), (Arena.BEST, False, 8, 12, 10), (Arena.HIGH, False, 6, 12, 9),
        (Arena.MIDDLE, False, 6, 10, 8), (Arena.LOW, False, 5, 8, 7), (Arena.PITS, False, 3, 7, 5),
    ],
)  # fmt: skip
def test_lengths(arena: Arena, title: bool, least: int, most: int, default: int) -> None:
    assert list(rounds_allowed(BY_THE_BOOK.arenas, arena, title)) == list(range(least, most + 1))
    assert default_rounds(BY_THE_BOOK.arenas, arena, title) == default
    for rounds in (least, most):
        check_rounds(BY_THE_BOOK.arenas, arena, rounds, title)
    for rounds in (least - 1, most + 1):
        with pytest.raises(RuleError, match=f"{least} to {most} rounds, not {rounds}"):
            check_rounds(BY_THE_BOOK.arenas, arena, rounds, title)


@each("wishes, rounds", [((6, 6), 6), ((6, 8), 7), ((None, 6), 7), ((6, None), 7), ((None, None), 7)])
def test_managers_who_do_not_agree_get_the_default_length(wishes, rounds: int) -> None:
    assert agreed_rounds(BY_THE_BOOK.arenas, Arena.LOW, wishes) == rounds


def test_managers_cannot_agree_on_a_length_not_allowed() -> None:
    with pytest.raises(RuleError, match="C51"):
        agreed_rounds(BY_THE_BOOK.arenas, Arena.PITS, (12, 12))


@each(
    "agreed, balance, paid",
    [
        (50_000, 100_000, 50_000),
        (50_000, 50_000, 50_000),
        (50_000, 49_999, 49_999),
        (50_000, 0, 0),
        (50_000, -1, 0),
        (0, 100, 0),
        (100_000_000, 10**12, 100_000_000),
    ],
)
def test_a_side_payment_is_never_more_than_the_payer_has(agreed: int, balance: int, paid: int) -> None:
    assert side_payment_cents(agreed, balance) == paid


@each(
    "cents, balance, promised, stands",
    [(100, 100, 0, True), (101, 100, 0, False), (50, 100, 50, True), (51, 100, 50, False)],
)
def test_promises_lie_within_the_payers_money(cents: int, balance: int, promised: int, stands: bool) -> None:
    if stands:
        check_side_payment("Ann", cents, balance, promised)
        return
    with pytest.raises(RuleError) as refused:
        check_side_payment("Ann", cents, balance, promised)
    assert refused.value.rule == "C75"
