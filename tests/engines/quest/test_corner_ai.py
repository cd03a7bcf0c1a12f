"""The corner AI: its model is the rules, its choices are sound, and every level is stronger than the one before."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from ringside_manager.bout import BLUE, RED, Bout, SeededChance, Setup, derive_seed, simulate
from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import Controller
from ringside_manager.bout.outcome import BoutOver
from ringside_manager.engines.quest import ENGINE, chances
from ringside_manager.engines.quest.chances import Turn, exchange
from ringside_manager.engines.quest.clash import fight_clash
from ringside_manager.engines.quest.corner_ai import marginal, shares
from ringside_manager.engines.quest.moves import ACTIONS
from tests.engines import contract
from tests.engines.quest.vector_script import answered, boxer_card, table
from tests.slow import each

NAMED = {action.name: action for action in ACTIONS}


@each("mine, his", [("defensive", "defensive"), ("aggressive_haymaker", "defensive_counterpunch"), ("defensive_feint", "aggressive_swarm"),
     ("aggressive_liver_shot", "defensive_turtle"), ("defensive_cut_off_ring", "defensive_stick_and_move")])  # fmt: skip
def test_the_model_agrees_with_the_rules(mine: str, his: str) -> None:
    moves = [name.partition("_")[2] for name in (mine, his)]
    cards = [{"moves": [move] if move else "none"} for move in moves]
    vector = {"red": cards[0], "blue": cards[1], "kind": "clash"}
    many, found = 1500, [0.0] * 5
    for number in range(many):
        state = table(vector, SeededChance(derive_seed(number, mine, his)))
        state.books[0].actions[0], state.books[1].actions[0] = NAMED[mine], NAMED[his]
        red, blue = state.table.boxers
        with suppress(BoutOver):
            answered(fight_clash(state), state)
        hits = (
            red.edge,
            red.hit,
            blue.clash_downs,
            blue.hit,
            blue.damage_speed + blue.damage_might + blue.damage_defense,
        )
        found = [total + value for total, value in zip(found, hits, strict=True)]
    state = table(vector, SeededChance(0))
    numbers = [ENGINE.view(state, corner).me.numbers() for corner in (RED, BLUE)]
    own, other = exchange(numbers[0], numbers[1], NAMED[mine], NAMED[his])
    for measured, told in zip(found, (own.edge, own.hit, own.down, other.hit, own.dice), strict=True):
        assert measured / many == pytest.approx(told, abs=0.06)


def test_a_clash_is_the_same_from_both_sides() -> None:
    state = table({"red": {"speed": [[8, 6]]}, "blue": {"might": [[9, 6]]}, "kind": "clash"}, SeededChance(0))
    red, blue = (ENGINE.view(state, corner).me.numbers() for corner in (RED, BLUE))
    for mine in ("defensive", "aggressive_haymaker", "defensive_turtle"):
        for his in ("aggressive", "defensive_peekaboo"):
            one, other = exchange(red, blue, NAMED[mine], NAMED[his])
            turned = exchange(blue, red, NAMED[his], NAMED[mine])
            assert same((other, one), turned)


def same(one: tuple[Turn, Turn], other: tuple[Turn, Turn]) -> bool:
    return all(tuple(a) == pytest.approx(tuple(b)) for a, b in zip(one, other, strict=True))


def test_stamina_is_worth_more_the_less_there_is() -> None:
    worths = [marginal(stamina, 6) for stamina in (2, 10, 30, 50)]
    assert worths == sorted(worths, reverse=True)


def test_it_plans_nothing_it_cannot_pay() -> None:
    setup = contract.random_setup(ENGINE, 5)
    bout = Bout(setup, 5)
    expert = ENGINE.corner_ai(SeededChance(1), "expert")
    while bout.pending:
        for request in bout.pending:
            choice: Any = expert.choose(request, bout.view(request.corner))
            if request.kind.startswith("clash_"):
                view = bout.view(request.corner)
                stamina = view.stamina_to_plan_with if view.clash == 0 else view.me.stamina
                assert choice.price <= max(0, stamina - view.planned_price)
            bout.answer(request, choice)


def test_advice_is_what_the_expert_takes() -> None:
    expert = ENGINE.corner_ai(SeededChance(1), "expert")
    for number, bout in enumerate(contract.walk(contract.random_setup(ENGINE, 2), 2)):
        if number % 7 == 0:
            for request in bout.pending:
                view = bout.view(request.corner)
                advised = shares(request, view)
                assert sum(advised) == 1
                assert expert.choose(request, view) is request.options[advised.index(1)]


CACHES = (
    chances.meeting, chances.blow, chances.leads, chances.spread, chances.held, chances.outwits,
    chances.footings,
)  # fmt: skip


def test_what_is_kept_changes_no_choice() -> None:
    """A corner that has boxed for long, and one that knows nothing yet, decide alike wherever a bout stands."""
    old = {corner: ENGINE.corner_ai(SeededChance(1), "expert") for corner in (RED, BLUE)}
    asked = 0
    for seed in range(4):
        bout = Bout(contract.random_setup(ENGINE, seed), seed, listen=False)
        while bout.pending:
            request = bout.pending[0]
            view = bout.view(request.corner)
            choice: Any = old[request.corner].choose(request, view)
            asked += 1
            if asked % 6 == 0:
                for kept in CACHES:
                    kept.cache_clear()
                new: Any = ENGINE.corner_ai(SeededChance(1), "expert")
                assert new.choose(request, view) is choice
            bout.answer(request, choice)
    assert asked > 300


def wins(one: Any, other: Any, bouts: int) -> float:
    """The share of bouts between equals the first corner wins, draws halved, seats changed each time."""
    won = 0.0
    for number in range(bouts):
        card = contract.card(ENGINE, "X", SeededChance(derive_seed(number // 2, "card")))
        corners = [make(SeededChance(derive_seed(number, name))) for make, name in ((one, "1"), (other, "2"))]
        red, blue = corners if number % 2 == 0 else corners[::-1]
        outcome = simulate(
            Setup(ENGINE, card, card, ENGINE.info.terms(12)), derive_seed(number, "duel"), red, blue
        )
        mine = RED if number % 2 == 0 else BLUE
        won += 0.5 if outcome.winner is None else outcome.winner is mine
    return won / bouts


def level(name: str) -> Any:
    def make(chance: Chance) -> Controller:
        return ENGINE.corner_ai(chance, name)

    return make


@pytest.mark.slow
def test_the_expert_beats_the_automatic_corner() -> None:
    assert wins(level("expert"), ENGINE.plain_corner, 60) > 0.55


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_every_level_is_stronger_than_the_one_before(capsys: pytest.CaptureFixture[str]) -> None:
    shares_won = {
        name: wins(level(name), ENGINE.plain_corner, 600)
        for name in ("beginner", "club", "contender", "expert")
    }
    with capsys.disabled():
        print(shares_won)
    assert list(shares_won.values()) == sorted(shares_won.values())
    assert shares_won["expert"] > 0.6


def test_a_boxer_without_moves_can_be_advised() -> None:
    setup = Setup(ENGINE, boxer_card({}), boxer_card({}), ENGINE.info.terms(1))
    expert = ENGINE.corner_ai(SeededChance(1), "expert")
    assert simulate(setup, 1, expert, expert).round == 1
