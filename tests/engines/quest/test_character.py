"""The corner in character: it does what its tables say, keeps to the rules, and boxes neither too well nor too badly."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from ringside_manager.bout import RED, Bout, SeededChance, Setup, derive_seed, simulate
from ringside_manager.engines.quest import ENGINE, moves
from ringside_manager.engines.quest.character import (
    CHASING,
    FINISHING,
    HURT,
    KEEPING,
    MANNERS,
    USUAL,
    CharacterCorner,
    breath,
    liked,
    mood,
    style_of,
)
from ringside_manager.engines.quest.state import CLASH_KINDS
from ringside_manager.engines.quest.tables import CLASHES
from ringside_manager.fighters.sets import load_set
from tests.engines import contract
from tests.engines.quest.vector_script import boxer_card, table
from tests.slow import each

CARDS = {fighter.name: fighter.card(ENGINE) for fighter in load_set("heavyweights").fighters}


def corner(*labels: int | str) -> CharacterCorner:
    return CharacterCorner(SeededChance(derive_seed(3, *labels)))


def test_every_style_is_boxed_by_one_of_the_thirty() -> None:
    styles = {name: style_of(card) for name, card in CARDS.items()}
    assert set(styles.values()) == set(MANNERS)
    assert styles["Muhammad Ali"] == "out-boxer"
    assert styles["Joe Frazier"] == "swarmer"
    assert styles["George Foreman"] == "slugger"
    assert styles["Archie Moore"] == "counterpuncher"
    assert styles["Joe Louis"] == "boxer-puncher"


def test_breath_is_stamina_for_each_round_left() -> None:
    assert [breath(stamina, 10) for stamina in (24, 25, 30, 35, 40, 64)] == [0, 1, 2, 3, 4, 4]


@each(
    "boxers, number, cards, expected",
    [
        ({}, 1, 0, USUAL),
        ({"red": {"stamina": 10}}, 1, 0, HURT),
        ({"red": {"damage": {"speed": 1, "might": 1, "defense": 1}}, "blue": {"stamina": 5}}, 11, -3, HURT),
        ({"blue": {"stamina": 5}}, 11, -3, FINISHING),
        ({}, 9, -1, CHASING),
        ({}, 8, -1, USUAL),
        ({}, 12, 3, KEEPING),
        ({}, 12, 1, USUAL),
    ],
)
def test_moods(boxers: dict[str, Any], number: int, cards: int, expected: int) -> None:
    state = table({"kind": "corner", "state": boxers}, SeededChance(0))
    state.table.round = number
    won = (10, 10 - cards) if cards > 0 else (10 + cards, 10)
    for card in state.table.cards:
        card.extend([(10, 10)] * (number - 2) + [won] * (number > 1))
    assert mood(ENGINE.view(state, RED)) == expected


def test_moves_that_fit_the_mood_are_liked_more() -> None:
    manner = MANNERS["swarmer"]
    assert liked(manner, moves.SWARM, FINISHING) == 3 * liked(manner, moves.SWARM, USUAL) == 12
    assert liked(manner, moves.TURTLE, HURT) == 3 * liked(manner, moves.TURTLE, FINISHING) == 3


def test_it_plans_what_it_can_pay_and_fouls_never() -> None:
    planned: Counter[str] = Counter()
    for seed in range(12):
        bout = Bout(contract.random_setup(ENGINE, seed), seed, listen=False)
        corners = {corner.value: CharacterCorner(SeededChance(seed)) for corner in (RED, RED.opponent)}
        while bout.pending:
            request = bout.pending[0]
            view = bout.view(request.corner)
            choice: Any = corners[request.corner.value].choose(request, view)
            if request.kind in CLASH_KINDS:
                planned[choice.family.value] += 1
                assert choice.price <= max(0, view.stamina_at_hand - view.planned_price)
                number = CLASH_KINDS.index(request.kind)
                assert choice.move is moves.NO_MOVE or view.moves_before(number) != (choice.move, choice.move)
            bout.answer(request, choice)
            assert all(boxer.fouls == 0 for boxer in (view.me, view.opponent))
    assert min(planned.values()) > 20
    assert len(planned) == CLASHES


@pytest.mark.slow
def test_the_thirty_stop_each_other_as_often_as_they_did() -> None:
    """Real heavyweights of these thirty: 58 in 100; here a bout of each pair over 15 rounds, so that chance is ± 5."""
    stopped = knockdowns = 0
    pairs = list(combinations(CARDS.values(), 2))
    for number, pair in enumerate(pairs):
        setup = Setup(ENGINE, *pair, ENGINE.info.terms(15))
        outcome = simulate(setup, number, corner("red", number), corner("blue", number))
        stopped += outcome.winner is not None and not outcome.method.is_decision
        knockdowns += sum(outcome.knockdowns)
    assert 0.5 < stopped / len(pairs) < 0.65
    assert 0.8 < knockdowns / len(pairs) < 1.2


@pytest.mark.slow
def test_the_expert_wins_against_it_but_not_always() -> None:
    won = bouts = 0.0
    for number in range(12):
        for card in CARDS.values():
            setup = Setup(ENGINE, card, card, ENGINE.info.terms(15))
            expert = ENGINE.corner_ai(SeededChance(number), "expert")
            outcome = simulate(setup, derive_seed(number, card.name), expert, corner(number, card.name))
            won += 0.5 if outcome.winner is None else outcome.winner is RED
            bouts += 1
    assert 0.55 < won / bouts < 0.75


def test_it_names_what_the_other_likes() -> None:
    other = {"moves": ["swarm", "turtle", "feint"]}
    named: Counter[str] = Counter()
    for seed in range(150):
        bout = Bout(
            Setup(ENGINE, boxer_card({}), boxer_card(other), ENGINE.info.terms(4)), seed, listen=False
        )
        mine = corner(seed)
        while bout.pending[0].kind != "watch_1":
            request = bout.pending[0]
            bout.answer(request, mine.choose(request, bout.view(request.corner)))
        named[mine.choose(bout.pending[0], bout.view(RED)).name] += 1
    assert named["swarm"] > 1.5 * max(named["turtle"], named["feint"])
    assert set(named) == {"swarm", "turtle", "feint"}
