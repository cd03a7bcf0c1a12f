"""The pages of the books by themselves: what they tell of what stands on them."""

from __future__ import annotations

import pytest

from ringside_manager.bout.abilities import Abilities
from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Method, Outcome
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
from ringside_manager.campaign.progress import Gains
from ringside_manager.fighters.fighter import Fighter


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


@pytest.mark.parametrize("name", ["nights", "stable_size", "stake_dollars", "tournament_night", "card_cap"])
def test_options_are_one_or_more(name: str) -> None:
    assert getattr(LeagueOptions(**{name: 1}), name) == 1
    for number in (0, -1, 1_000_001):
        with pytest.raises(ValueError, match=f"{name} is {number}"):
            LeagueOptions(**{name: number})
