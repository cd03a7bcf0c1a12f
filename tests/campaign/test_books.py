"""The pages of the books by themselves: what they tell of what stands on them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.chance import ScriptedChance, SeededChance
from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.terms import Abilities
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import (
    Books,
    BoutBook,
    BoutState,
    Division,
    Entrance,
    FighterBook,
    LeagueOptions,
    ManagerBook,
    ManagerKind,
    Reign,
    Tally,
    Touched,
)
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.progress import Gains
from ringside_manager.campaign.rankings import places, winners
from ringside_manager.campaign.schedule import SEASON, night_of_season, nights_of, season_of
from ringside_manager.campaign.stables import by_d100, check_draft, draft_turns
from ringside_manager.errors import RuleError
from ringside_manager.fighters import Fighter
from tests.slow import each


def fighter(number: int, name: str = "Ash") -> FighterBook:
    abilities = Abilities(50, 2, 2, 2, 2, 2, 2, 20, 15)
    return FighterBook(
        number, Fighter(name, abilities), "", Entrance.DICE, 0, 0, None, abilities, Gains(), 25
    )


def bout(number: int, outcome: Outcome | None = None, state: BoutState = BoutState.MADE) -> BoutBook:
    return BoutBook(number, 1, 4, 5, Arena.PITS, 5, False, False, "ringside", state=state, outcome=outcome)


def outcome(method: Method, winner: object) -> Outcome:
    pair = (0, 0)
    return Outcome(method, winner, 1, 1, pair, pair, pair, pair, (9, 9))  # type: ignore[arg-type]


def test_a_tally_adds_up_every_way_to_win_and_lose() -> None:
    tally = Tally(1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
    assert (tally.wins, tally.losses, tally.bouts) == (15, 240, 1023)


def test_a_fighter_is_retired_from_any_night_on() -> None:
    page = fighter(4)
    assert (page.name, page.is_retired) == ("Ash", False)
    page.retired_night = 0
    assert page.is_retired


def test_the_winner_of_a_bout() -> None:
    assert bout(9).winner is None
    assert bout(9, outcome(Method.KO, RED)).winner == 4
    assert bout(9, outcome(Method.UD, BLUE)).winner == 5
    assert bout(9, outcome(Method.DRAW, None)).winner is None
    assert (bout(9).fighters, bout(9).corner_of(5)) == ((4, 5), BLUE)


def test_a_night_is_told_without_its_cancelled_bouts() -> None:
    books = Books(
        bouts={8: bout(8), 9: bout(9, state=BoutState.CANCELLED), 10: bout(10)}, cards={1: [8, 9, 10]}
    )
    assert [page.number for page in books.bouts_of_night(1)] == [8, 10]
    assert list(books.bouts_of_night(2)) == []


def test_the_richest_stands_first_and_equals_by_seat() -> None:
    pages = {
        number: ManagerBook(number, name, ManagerKind.PERSON, None, number, cents)
        for number, name, cents in ((1, "Ann", 5), (2, "Bob", 9), (3, "Cy", 5))
    }
    assert [page.name for page in Books(managers=pages).standings()] == ["Bob", "Ann", "Cy"]


def test_reigns_are_told_by_fighter() -> None:
    reigns = [Reign(4, 1, 8), Reign(5, 2, 9), Reign(4, 3, 10)]
    books = Books(
        fighters={4: fighter(4), 5: fighter(5)},
        divisions={"": Division("", champion=4, crowned=True, reigns=reigns)},
    )
    assert [reign.from_night for reign in books.reigns_of(4)] == [1, 3]
    assert books.is_champion(4)
    assert not books.is_champion(5)
    assert Books(fighters={4: fighter(4)}).reigns_of(4) == ()
    assert not Books(fighters={4: fighter(4)}).is_champion(4)


def test_what_was_touched_is_no_part_of_the_books() -> None:
    books = Books()
    books.touched.fighters.add(3)
    books.touched.divisions.add("")
    books.touched.league = True
    assert books == Books()
    books.touched.clear()
    assert books.touched == Touched()


@each("name", ["nights", "stable_size", "stake_dollars", "tournament_night", "card_cap"])
def test_options_are_one_or_more(name: str) -> None:
    assert getattr(LeagueOptions(**{name: 1}), name) == 1
    for number in (0, -1, 1_000_001):
        with pytest.raises(ValueError, match=f"{name} is {number}"):
            LeagueOptions(**{name: number})


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


@each("listed, managers", [(3, 2), (5, 3), (0, 1), (3, 0)])
def test_a_draft_needs_a_list_long_enough(listed: int, managers: int) -> None:
    with pytest.raises(RuleError, match=rf"list has {listed}.*\(C8\)"):
        check_draft(listed, managers, stable_size=2)


def test_a_list_may_be_just_long_enough_for_stables_of_four() -> None:
    check_draft(8, 2, BY_THE_BOOK.proposed.stable_size)


@each(
    "money, seats, order",
    [([300, 100, 200], (1,), (1, 3, 2)), ([5, 9, 9], (2, 3), (3, 1, 1)), ([0], (1,), (1,))],
)
def test_most_money_wins_and_equal_money_shares_the_victory(money, seats, order) -> None:
    assert winners(money) == seats
    assert places(money) == order


# Seasons of fight nights


@each("night, season, within", [(0, 1, 0), (1, 1, 1), (52, 1, 52), (53, 2, 1), (104, 2, 52), (105, 3, 1)])
def test_a_night_has_its_place_in_a_season(night: int, season: int, within: int) -> None:
    assert (season_of(night), night_of_season(night)) == (season, within)


@each("season", [1, 2, 11])
def test_a_season_has_its_own_nights(season: int) -> None:
    nights = nights_of(season)
    assert len(nights) == SEASON
    assert {season_of(night) for night in nights} == {season}
