"""Popularity, the ranking that follows from it, and titles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.rankings import (
    Contender,
    Verdict,
    earned_change_half,
    pop_text,
    rank,
    rank_pop_half,
    result_half,
    total_half,
    verdict,
    with_given_ranks,
)
from ringside_manager.campaign.titles import champion_after, check_title, vacant_title_pair
from ringside_manager.errors import RuleError
from tests.slow import each

PLAIN = Contender(entry_order=5, earned_half=7, wins=4, losses=2, kos=1, bouts=7)

contenders = st.lists(
    st.builds(
        Contender,
        entry_order=st.integers(1, 1000),
        earned_half=st.integers(-3, 3),
        wins=st.integers(0, 2),
        losses=st.integers(0, 2),
        kos=st.integers(0, 2),
        bouts=st.integers(0, 3),
        retired=st.booleans(),
        champion=st.booleans(),
    ),
    max_size=30,
    unique_by=lambda contender: contender.entry_order,
)


@each(
    "better",
    [
        PLAIN._replace(entry_order=9, earned_half=8, wins=0, losses=9, kos=0),
        PLAIN._replace(entry_order=9, wins=5, losses=9, kos=0),
        PLAIN._replace(entry_order=9, losses=1, kos=0),
        PLAIN._replace(entry_order=9, kos=2),
        PLAIN._replace(entry_order=4),
    ],
)
def test_each_criterion_decides_before_the_next(better: Contender) -> None:
    assert rank([PLAIN, better], crowned=True) == (better, PLAIN)
    assert rank([better, PLAIN], crowned=True) == (better, PLAIN)


@each("unranked", [PLAIN._replace(bouts=0), PLAIN._replace(retired=True), PLAIN._replace(champion=True)])
def test_who_is_not_ranked(unranked: Contender) -> None:
    assert rank([unranked], crowned=True) == ()


def test_one_bout_is_enough_to_be_ranked() -> None:
    newcomer = PLAIN._replace(bouts=1)
    assert rank([newcomer], crowned=True) == (newcomer,)


def test_there_are_no_ranks_before_the_first_champion() -> None:
    assert rank([PLAIN], crowned=False) == ()


@given(contenders, st.randoms(use_true_random=False))
def test_the_order_does_not_depend_on_how_they_are_listed(field: list[Contender], shuffler) -> None:
    ranked = rank(field, crowned=True)
    shuffler.shuffle(field)
    assert rank(field, crowned=True) == ranked
    assert {one.entry_order for one in ranked} == {one.entry_order for one in field if one.is_rankable}
    assert [one.earned_half for one in ranked] == sorted((one.earned_half for one in ranked), reverse=True)


def test_a_given_rank_is_kept_and_the_others_keep_their_order() -> None:
    assert with_given_ranks([5, 6, 7, 8], {8: 2}) == [5, 8, 6, 7]
    assert with_given_ranks([5, 6, 7, 8], {5: 3}) == [6, 7, 5, 8]
    assert with_given_ranks([5, 6, 7, 8], {5: 2, 6: 1}) == [6, 5, 7, 8]
    assert with_given_ranks([5, 6, 7, 8], {7: 1, 8: 1}) == [7, 8, 5, 6]
    assert with_given_ranks([5, 6], {5: 9, 99: 1}) == [6, 5]


@given(st.permutations(range(1, 9)), st.dictionaries(st.integers(1, 10), st.integers(1, 10), max_size=6))
def test_given_ranks_lose_nobody(ranking: list[int], given_ranks: dict[int, int]) -> None:
    ranked = with_given_ranks(ranking, given_ranks)
    assert sorted(ranked) == sorted(ranking)
    others = [number for number in ranking if number not in given_ranks]
    assert [number for number in ranked if number not in given_ranks] == others
    given_places = {fighter: place for fighter, place in given_ranks.items() if fighter in ranking}
    if len(set(given_places.values())) == len(given_places) and max(given_places.values(), default=1) <= 8:
        assert {fighter: ranked.index(fighter) + 1 for fighter in given_places} == given_places


@each("ranks", [(0, 1), (17, 0)])
def test_champion_and_ranked_contender_may_fight_for_the_title(ranks) -> None:
    check_title(ranks)


@each("ranks, reason", [((1, 2), "Neither"), ((0, None), "not ranked"), ((None, None), "Neither")])
def test_no_declaration_makes_another_bout_a_title_bout(ranks, reason: str) -> None:
    with pytest.raises(RuleError, match=rf"{reason}.*\(C40\)"):
        check_title(ranks)


@each(
    "champion, winner, after",
    [
        ("Louis", RED, "Louis"),
        ("Louis", BLUE, "Conn"),
        ("Louis", None, "Louis"),
        (None, BLUE, "Conn"),
        (None, None, None),
    ],
)
def test_who_is_champion_after_a_title_bout(champion, winner, after) -> None:
    assert champion_after(champion, ("Louis", "Conn"), winner) == after


def test_a_vacant_title_goes_to_the_two_best_ranked_who_accept() -> None:
    ranking = [(name, name != "Schmeling") for name in ("Baer", "Schmeling", "Carnera", "Sharkey")]
    assert vacant_title_pair(ranking) == ("Baer", "Carnera")
    assert vacant_title_pair(ranking[:3]) == ("Baer", "Carnera")
    assert vacant_title_pair(ranking[:2]) is None
    assert vacant_title_pair([]) is None


DRAWN = (Method.DRAW, Method.NC)


@each(
    "method, winner, loser",
    [
        (Method.KO, 4, -3), (Method.TKO, 3, -2), (Method.RTD, 3, -2), (Method.UD, 2, -1), (Method.SD, 2, -1),
        (Method.MD, 2, -1), (Method.DEC, 2, -1), (Method.TD, 2, -1), (Method.DQ, 2, -2),
    ],
)  # fmt: skip
def test_what_each_result_is_worth(method: Method, winner: int, loser: int) -> None:
    assert result_half(BY_THE_BOOK.popularity, method, RED) == (winner, loser)
    assert result_half(BY_THE_BOOK.popularity, method, BLUE) == (loser, winner)


@each("method", DRAWN)
def test_a_bout_without_a_winner_changes_nothing(method: Method) -> None:
    assert result_half(BY_THE_BOOK.popularity, method, None) == (0, 0)
    assert verdict(method, won=False) is Verdict.DRAW


@given(st.sampled_from(Method), st.sampled_from([RED, BLUE]), st.integers(0, 9), st.integers(0, 9))
def test_each_is_paid_for_his_own_knockdowns(method, winner, red: int, blue: int) -> None:
    corner = None if method in DRAWN else winner
    outcome = Outcome(method, corner, 3, 7, (red, blue), (50, 40), (20, 18), (40, 50), (80, 80))
    plain = result_half(BY_THE_BOOK.popularity, method, corner)
    assert earned_change_half(BY_THE_BOOK.popularity, outcome) == (
        plain[0] + red,
        plain[1] + blue,
    )


@given(st.integers(1, 400))
def test_rank_pop_is_the_nearest_half_and_never_less_than_nothing(rank: int) -> None:
    tenths = max(0, 51 - rank)
    assert abs(10 * rank_pop_half(BY_THE_BOOK.rank_pop, rank) - 2 * tenths) < 5
    assert rank_pop_half(BY_THE_BOOK.rank_pop, rank) >= rank_pop_half(BY_THE_BOOK.rank_pop, rank + 1) >= 0


def test_there_is_no_rank_before_the_champion() -> None:
    with pytest.raises(ValueError, match="-1"):
        rank_pop_half(BY_THE_BOOK.rank_pop, -1)


@each("rank, total", [(None, -3), (0, 17), (1, 7), (60, -3)])
def test_the_total_is_earned_pop_and_rank_pop(rank: int | None, total: int) -> None:
    assert total_half(BY_THE_BOOK.rank_pop, -3, rank) == total


@each("half, text", [(0, "0"), (1, "½"), (-1, "-½"), (2, "1"), (29, "14½"), (-5, "-2½"), (-6, "-3")])
def test_pop_is_written_exactly(half: int, text: str) -> None:
    assert pop_text(half) == text
