from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.chance import ScriptedChance, SeededChance
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutBook
from ringside_manager.campaign.schedule import (
    DateBid,
    auction_dates,
    cards,
    check_offers,
    fill_card,
    order_of_work,
)
from ringside_manager.errors import RuleError
from tests.slow import each

NO_DICE = ScriptedChance([])


def booking(number: int, arena: Arena = Arena.PITS, title: bool = False) -> BoutBook:
    return BoutBook(number, 1, 2 * number, 2 * number + 1, arena, 5, title, False, "ringside")


bookings = st.lists(
    st.builds(booking, st.integers(1, 500), st.sampled_from(Arena)),
    unique_by=lambda bout: bout.number,
    max_size=20,
)


def bid(number: int, red_cents: int, blue_cents: int) -> DateBid:
    return DateBid(booking(number), (red_cents, blue_cents))


def numbers(bids: tuple[DateBid, ...]) -> list[int]:
    return [one.bout.number for one in bids]


def test_a_night_is_worked_arena_by_arena_and_then_as_scheduled() -> None:
    bouts = [booking(4), booking(2, Arena.LOW), booking(1), booking(3, Arena.BEST)]
    assert [bout.number for bout in order_of_work(bouts)] == [3, 2, 1, 4]


def test_a_title_bout_closes_the_show_at_the_best() -> None:
    title = booking(1, Arena.BEST, title=True)
    bouts = [title, booking(2, Arena.BEST), booking(3, Arena.HIGH)]
    assert [bout.number for bout in order_of_work(bouts)] == [2, 1, 3]
    named = [replace(title, turn=1), *bouts[1:]]
    assert [bout.number for bout in order_of_work(named)] == [1, 2, 3], "the promoter's word goes before"
    fought = [replace(bout, fought_entry=90 + bout.number) for bout in bouts]
    assert [bout.number for bout in order_of_work(fought)] == [1, 2, 3], (
        "a night that is over stays as it was"
    )


@given(bookings)
def test_every_arena_has_one_card(bouts: list[BoutBook]) -> None:
    night = cards(bouts)
    assert [arena for arena, _ in night] == [
        arena for arena in Arena if arena in {bout.arena for bout in bouts}
    ]
    assert tuple(bout for _, card in night for bout in card) == order_of_work(bouts)


def test_a_short_card_takes_the_title_then_the_most_popular_then_the_earlier() -> None:
    requests = [
        (booking(1, Arena.BEST), 70),
        (booking(2, Arena.BEST), 80),
        (booking(3, Arena.BEST, title=True), 10),
        (booking(4, Arena.BEST), 80),
    ]
    granted, refused = fill_card(requests, cap=2)
    assert [bout.number for bout in granted] == [3, 2]
    assert [bout.number for bout in refused] == [4, 1]


def test_without_a_cap_everybody_fits() -> None:
    granted, refused = fill_card([(booking(1), 0), (booking(2), 0)])
    assert len(granted) == 2
    assert refused == ()


def test_places_are_given_for_one_arena_at_a_time_and_never_below_none() -> None:
    with pytest.raises(ValueError, match="one arena"):
        fill_card([(booking(1), 0), (booking(2, Arena.LOW), 0)], cap=1)
    with pytest.raises(ValueError, match="-1"):
        fill_card([(booking(1), 0)], cap=-1)
    assert fill_card([(booking(1), 0)], cap=0)[0] == ()


def test_the_highest_bids_get_the_places() -> None:
    granted, refused = auction_dates([bid(1, 500, 0), bid(2, 300, 300), bid(3, 0, 400)], 2, NO_DICE)
    assert numbers(granted) == [2, 1]
    assert numbers(refused) == [3]
    assert sum(one.total_cents for one in granted) == 1100


def test_dice_part_equal_bids_for_the_last_places_only() -> None:
    bids = [bid(1, 900, 0), bid(2, 900, 0), bid(3, 50, 50), bid(4, 100, 0), bid(5, 0, 100), bid(6, 1, 0)]
    chance = ScriptedChance([("tie", rolled) for rolled in (12, 80, 80, 3, 4)])
    granted, refused = auction_dates(bids, 3, chance)
    assert numbers(granted) == [1, 2, 5]
    assert numbers(refused) == [4, 3, 6]
    assert chance.left == 0


def test_dice_decide_a_single_place_too() -> None:
    chance = ScriptedChance([("tie", 3), ("tie", 4)])
    assert numbers(auction_dates([bid(1, 7, 0), bid(2, 7, 0)], 1, chance)[0]) == [2]


@each("cap", [None, 0, 2, 5])
def test_equal_bids_need_no_dice_when_all_or_none_fit(cap: int | None) -> None:
    granted, _ = auction_dates([bid(1, 7, 0), bid(2, 7, 0)], cap, NO_DICE)
    assert len(granted) == (2 if cap is None else min(cap, 2))


@given(st.lists(st.integers(0, 3), max_size=9), st.integers(0, 9), st.integers(0, 2**32))
def test_nobody_is_refused_for_a_higher_bid(offers: list[int], cap: int, seed: int) -> None:
    bids = [bid(number, offer, 0) for number, offer in enumerate(offers)]
    granted, refused = auction_dates(bids, cap, SeededChance(seed))
    assert sorted(numbers(granted) + numbers(refused)) == list(range(len(offers)))
    assert len(granted) == min(cap, len(offers))
    if granted and refused:
        assert granted[-1].total_cents >= refused[0].total_cents


def test_offers_are_made_out_of_ones_own_money() -> None:
    check_offers("Rickard", [100, 250], 350)
    check_offers("Rickard", [], 0)
    with pytest.raises(RuleError, match=r"Rickard offers \$3\.50 in all and has \$3\.49\. \(C54\)"):
        check_offers("Rickard", [100, 250], 349)
    with pytest.raises(RuleError, match=r"offers \$1,234\.56 in all and has \$0\.00"):
        check_offers("Rickard", [123_456], 0)
    with pytest.raises(RuleError, match=r"Rickard offers -\$0\.05"):
        check_offers("Rickard", [500, -5], 1_000)
