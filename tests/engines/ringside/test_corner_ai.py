"""Ringside's corner AI: the punch game is solved, and its policy does what its page says."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout import RED, Abilities, SeededChance, Setup, derive_seed, simulate
from ringside_manager.bout.corner import Controller, UniformController
from ringside_manager.engines.ringside import ENGINE, corner_ai
from ringside_manager.engines.ringside.corner_ai import (
    RingsideCorner,
    _best_mix,
    _other_side,
    punch_game,
    room,
)
from ringside_manager.engines.ringside.policies import PARTS, CornerTable, habit, parts_of, sure_mix
from ringside_manager.engines.ringside.state import lead_is_safe
from ringside_manager.engines.ringside.tables import (
    HOOKS,
    PUNCH_CHART,
    PUNCHES,
    RingsideCard,
    Tactic,
    damage_table,
    placings,
    retreat,
)
from tests.slow import each, rest_slow

VECTORS = Path(__file__).parents[2] / "vectors"
Maker = Callable[[SeededChance], Controller]


def heavyweight(name: str) -> Abilities:
    with (VECTORS / "ringside_heavyweights.csv").open(encoding="utf-8") as lines:
        row = next(row for row in csv.DictReader(lines) if row["name"] == name)
    return Abilities.from_dict(
        {key: int(value) for key, value in row.items() if key not in ("name", "doubtful")}
    )


def expert(chance: SeededChance) -> Controller:
    return RingsideCorner(chance, "expert")


def without_tactics(chance: SeededChance) -> Controller:
    return Habit(chance, Tactic.NONE)


def at_level(level: str) -> Maker:
    return lambda chance: RingsideCorner(chance, level)


class Habit(RingsideCorner):
    """An expert who takes one tactic whenever he may."""

    def __init__(self, chance: SeededChance, tactic: Tactic) -> None:
        super().__init__(chance, "expert")
        self._tactic = tactic

    def table(self, own: RingsideCard, other: RingsideCard) -> CornerTable:
        return habit(super().table(own, other), self._tactic)


def share_won(one: Maker, other: Maker, name: str, bouts: int) -> tuple[float, float]:
    """The share of bouts ``one`` wins, draws half, on equal cards and in either corner; and of full distances."""
    card = ENGINE.card_from_abilities(name, heavyweight(name))
    setup = Setup(ENGINE, card, card, ENGINE.info.terms(12))
    won, far = 0.0, 0
    for number in range(bouts):
        mine, his = one(SeededChance(derive_seed(number, 1))), other(SeededChance(derive_seed(number, 2)))
        corners = (mine, his) if number % 2 else (his, mine)
        outcome = simulate(setup, derive_seed(number, 0), *corners)
        won += 0.5 if outcome.winner is None else (outcome.winner is RED) == bool(number % 2)
        far += not outcome.method.is_stoppage
    return won / bouts, far / bouts


# The punch game


@each("name, value", json.loads((VECTORS / "ringside_equilibrium.json").read_text()).items())
def test_the_equilibrium_in_damage_alone_is_the_published_one(name: str, value: float) -> None:
    ratings = (0,) * 6 if name == "equal ratings" else heavyweight(name).punches
    stakes = [[cell + rating for cell in row] for row, rating in zip(PUNCH_CHART, ratings, strict=True)]
    throw, guess = _best_mix(stakes), _best_mix(_other_side(stakes))
    sure = min(sum(t * row[a] for t, row in zip(throw, stakes, strict=True)) for a in range(6))
    most = max(sum(g * cell for g, cell in zip(guess, row, strict=True)) for row in stakes)
    assert sure == pytest.approx(value, abs=0.002)
    assert most == pytest.approx(value, abs=0.002)


@given(st.tuples(*[st.integers(0, 9)] * 6), st.booleans(), st.booleans())
def test_neither_side_can_do_better_than_the_mix(ratings: Any, weary: bool, clinch: bool) -> None:
    names = ("uppercut", "right_jab", "right_hook", "combination", "left_jab", "left_hook")
    abilities = Abilities(agility=50, counterpunch=20, endurance=10, **dict(zip(names, ratings, strict=True)))
    damage = damage_table(ENGINE.card_from_abilities("x", abilities), PUNCH_CHART)
    game = punch_game(damage, weary, clinch)
    best_throw = max(
        sum(part * worth(damage[t][a], weary, t, clinch) for a, part in zip(PUNCHES, game.guess, strict=True))
        for t in PUNCHES
    )
    best_guess = min(
        sum(part * worth(damage[t][a], weary, t, clinch) for t, part in zip(PUNCHES, game.throw, strict=True))
        for a in PUNCHES
    )
    assert best_throw / PARTS == pytest.approx(game.stake, abs=0.02)
    assert best_guess / PARTS == pytest.approx(game.stake, abs=0.02)


@given(st.tuples(*[st.integers(0, 9)] * 6), st.booleans(), st.booleans())
def test_what_is_sure_is_what_linear_programming_comes_to(ratings: Any, weary: bool, clinch: bool) -> None:
    stakes = [
        [worth(max(0, cell + rating), weary, thrown, clinch) for cell in row]
        for thrown, row, rating in zip(PUNCHES, PUNCH_CHART, ratings, strict=True)
    ]
    for game in (stakes, _other_side(stakes)):
        if sure := sure_mix(game):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(corner_ai, "sure_mix", lambda _: None)
                assert parts_of(sure) == parts_of(_best_mix(game))


@each(
    "stakes",
    [
        [
            [1.0, 3.0, 3.0],
            [2.0, 2.0, 3.0],
            [3.0, 1.0, 3.0],
        ],  # the second row is as good as the others by turns
        [[19999.0, 0.0], [0.0, 1.0]],  # half a part in ten thousand
    ],
)
def test_nobody_is_sure_where_two_mixes_are_as_good_or_a_part_is_halved(stakes: list[list[float]]) -> None:
    assert sure_mix(stakes) is None
    assert sum(parts_of(_best_mix(stakes))) == PARTS


def worth(damage: int, weary: bool, thrown: int, clinch: bool) -> float:
    """Damage and knockdown as the game values them, written down once more (R30, R31, R76)."""
    if clinch and thrown in HOOKS:
        return 0.0
    number = damage + 10 * weary
    return damage + (40.0 if weary else 12.0) * (number / 100 if number >= 4 else 0)


def test_no_hook_is_thrown_in_a_clinch() -> None:
    damage = damage_table(ENGINE.card_from_abilities("Louis", heavyweight("Joe Louis")), PUNCH_CHART)
    assert any(punch_game(damage, False, False).throw[hook - 1] for hook in HOOKS)
    assert not any(punch_game(damage, False, True).throw[hook - 1] for hook in HOOKS)


# The policy


@pytest.mark.parametrize("name", rest_slow(["George Foreman", "Jerry Quarry"]))
def test_the_expert_beats_the_plain_policy_and_himself_without_tactics(name: str) -> None:
    assert share_won(expert, UniformController, name, 200)[0] > 0.75
    assert share_won(expert, without_tactics, name, 400)[0] > 0.56


def test_habitual_cover_lasts_the_distance_and_loses() -> None:
    cover = lambda chance: Habit(chance, Tactic.COVER_UP)  # noqa: E731 - a maker like the others
    won, _ = share_won(cover, expert, "Jerry Quarry", 120)
    assert won < 0.35
    assert share_won(cover, cover, "Jerry Quarry", 60)[1] > 0.8


class Watched(RingsideCorner):
    """An expert whose tactics are noted beside the state he took them in."""

    def __init__(self, chance: SeededChance, notes: list[tuple[Tactic, bool, bool]]) -> None:
        super().__init__(chance, "expert")
        self._notes = notes

    def choose(self, request: Any, view: Any) -> Any:
        choice = super().choose(request, view)
        if request.kind == "tactic":
            self._notes.append((choice, lead_is_safe(view), view.me.points > view.opponent.points))
        return choice


def test_he_hides_only_when_time_is_all_he_needs() -> None:
    notes: list[tuple[Tactic, bool, bool]] = []
    share_won(lambda chance: Watched(chance, notes), at_level("beginner"), "James J. Corbett", 150)
    hiding = [note for note in notes if note[0] in (Tactic.COVER_UP, Tactic.BACKPEDAL)]
    assert len(hiding) > 50
    assert all(time_is_enough and ahead for _, time_is_enough, ahead in hiding)
    assert any(tactic is Tactic.CLINCH for tactic, _, _ in notes)


@pytest.mark.slow
def test_levels_are_ordered() -> None:
    levels = [level.name for level in ENGINE.info.levels]
    for worse, better in pairwise(levels):
        assert share_won(at_level(better), at_level(worse), "Jerry Quarry", 500)[0] > 0.5, better


def test_the_same_chance_and_view_give_the_same_bout() -> None:
    card = ENGINE.card_from_abilities("Ali", heavyweight("Muhammad Ali"))
    setup = Setup(ENGINE, card, card, ENGINE.info.terms(12))
    first, second = (simulate(setup, 5, expert(SeededChance(1)), expert(SeededChance(2))) for _ in range(2))
    assert first == second


def test_room_counts_the_steps_to_the_ropes() -> None:
    assert room("e4", "f4") == 0
    assert all((room(at, df) == 0) == (retreat(at, df) is None) for at, df in placings())
    assert room("c3", "d4") > room("d4", "e5") > room("e5", "f6")


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", ["George Foreman", "Jerry Quarry"])
def test_ten_thousand_bouts_each_way(name: str) -> None:
    assert share_won(expert, UniformController, name, 10_000)[0] > 0.80
    assert share_won(expert, without_tactics, name, 10_000)[0] > 0.60
