from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.campaign.rankings import Contender, rank, with_given_ranks

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


@pytest.mark.parametrize(
    "better",
    [
        PLAIN._replace(entry_order=9, earned_half=8, wins=0, losses=9, kos=0),
        PLAIN._replace(entry_order=9, wins=5, losses=9, kos=0),
        PLAIN._replace(entry_order=9, losses=1, kos=0),
        PLAIN._replace(entry_order=9, kos=2),
        PLAIN._replace(entry_order=4),
    ],
    ids=["earned pop", "wins", "fewer losses", "knockouts", "entered first"],
)
def test_each_criterion_decides_before_the_next(better: Contender) -> None:
    assert rank([PLAIN, better], crowned=True) == (better, PLAIN)
    assert rank([better, PLAIN], crowned=True) == (better, PLAIN)


@pytest.mark.parametrize(
    "unranked", [PLAIN._replace(bouts=0), PLAIN._replace(retired=True), PLAIN._replace(champion=True)]
)
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
