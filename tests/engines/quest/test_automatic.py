"""The automatic corner (section 15), rule by rule."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ringside_manager.bout import RED, SeededChance
from ringside_manager.bout.corner import choice_word
from ringside_manager.engines.quest import ENGINE, automatic, moves
from ringside_manager.engines.quest.moves import NO_MOVE, move_named
from ringside_manager.engines.quest.state import BoutState, action_request, new_bout, watch_request
from tests.engines.quest.vector_script import boxer_card
from tests.slow import each


def table(red: dict[str, Any], blue: dict[str, Any] | None = None, rounds: int = 12) -> BoutState:
    state = new_bout(boxer_card(red), boxer_card(blue or {}), ENGINE.info.terms(rounds), SeededChance(1))
    state.table.round = 1
    return state


@each("rounds_left, stamina, planned", [
        (12, 52, "AAA"), (12, 29, "DDD"), (12, 30, "DDA"), (12, 36, "DAA"), (12, 42, "AAA"), (1, 3, "DDS"),
        (1, 4, "ADS"), (1, 5, "ADD"), (1, 6, "AAD"), (2, 2, "DSS"), (1, 1, "SSS"), (1, 9, "AAA"), (3, 8, "DDA"),
    ])  # fmt: skip
def test_stances(rounds_left: int, stamina: int, planned: str) -> None:
    found, left = automatic.stances(rounds_left, stamina)
    assert "".join(action.family.value[0].upper() for action in found) == planned
    assert left == stamina - sum(action.price for action in found)


def plans(state: BoutState, many: int = 400) -> Counter[str]:
    boxer = state.table.boxers[0]
    chance, found = SeededChance(3), Counter[str]()
    for _ in range(many):
        for number, action in enumerate(automatic.plan(state.table, boxer, state.books[0], chance)):
            found[f"{number} {action.move.name}"] += 1
    return found


def test_half_of_the_clashes_have_a_move() -> None:
    found = plans(table({"moves": ["feint", "cut_off_ring", "southpaw"]}), 1000)
    for clash in range(3):
        assert 440 < found[f"{clash} nothing"] < 560


def test_moves_it_does_not_try() -> None:
    """Limits, the third Clinch, Grandstand before the third clash, what it cannot pay, what would be the third running."""
    found = plans(table({"moves": ["haymaker", "grandstand"]}))
    assert found["2 grandstand"] > 0 == found["0 grandstand"] + found["1 grandstand"]
    state = table({"moves": ["clinch"], "stamina_bonus": -9}, rounds=1)
    boxer = state.table.boxers[0]
    boxer.stamina = 3
    assert plans(state)["0 clinch"] > 0
    boxer.used[move_named("clinch").place] = 2
    assert plans(state)["0 clinch"] == 0
    state = table({"moves": ["liver_shot"]}, rounds=1)
    state.table.boxers[0].stamina = 4
    assert set(plans(state)) == {"0 nothing", "1 nothing", "2 nothing"}
    state = table({"moves": ["feint"]})
    state.table.boxers[0].last = (move_named("feint"), move_named("feint"))
    assert plans(state)["0 feint"] == 0
    assert plans(state)["1 feint"] > 0


def test_no_limit_of_a_round_is_broken() -> None:
    state = table({"moves": ["haymaker", "body_snatcher", "cut_off_ring", "southpaw"]})
    chance = SeededChance(5)
    for _ in range(300):
        planned = automatic.plan(state.table, state.table.boxers[0], state.books[0], chance)
        names = Counter(action.move.name for action in planned)
        assert max(names["haymaker"], names["body_snatcher"], names["southpaw"]) <= 1
        assert names["cut_off_ring"] <= 2


def test_it_watches_for_what_the_other_has() -> None:
    state = table({}, {"moves": ["turtle", "iron_chin", "haymaker"]})
    corner, view = ENGINE.plain_corner(SeededChance(2)), ENGINE.view(state, RED)
    turtle, haymaker = move_named("turtle"), move_named("haymaker")
    assert {corner.choose(watch_request(0, 1, 0), view) for _ in range(40)} == {turtle, haymaker}
    state.books[0].watched[1] = turtle.bit
    assert corner.choose(watch_request(0, 1, turtle.bit), view) is haymaker
    state.books[0].watched[1] |= haymaker.bit
    assert corner.choose(watch_request(0, 1, state.books[0].watched[1]), view) is NO_MOVE


def test_it_plans_with_the_stamina_to_come() -> None:
    state = table({})
    boxer, book = state.table.boxers[0], state.books[0]
    boxer.stamina = 20
    book.techniques.append(moves.WATER)
    assert automatic.stamina_to_plan_with(boxer, book) == 21
    book.second_wind = True
    assert automatic.stamina_to_plan_with(boxer, book) == 34
    boxer.stamina = 51
    assert automatic.stamina_to_plan_with(boxer, book) == 52


def test_a_plan_that_is_no_longer_allowed_falls_back_to_its_stance() -> None:
    state = table({"moves": ["haymaker"]})
    corner, view = ENGINE.plain_corner(SeededChance(8)), ENGINE.view(state, RED)
    without = action_request(0, 0, 0)
    assert all(choice_word(corner.choose(without, view)) == "aggressive" for _ in range(20))
