"""The ring and who attacks in it at every moment, and a bout taken up again at the beginning of every turn (R17, R38, R40)."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from ringside_manager.bout import BLUE, RED, Bout, SeededChance, registry
from ringside_manager.bout.chance import RecordedChance, RecordingChance
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.drive import run
from ringside_manager.bout.engine import Restart
from ringside_manager.bout.events import Event
from ringside_manager.engines.ringside import ENGINE
from ringside_manager.engines.ringside.events import TurnBegan
from ringside_manager.engines.ringside.tables import (
    SQUARES,
    START_BLUE,
    START_RED,
    adjacent,
    dodges,
    follows,
    on_the_ropes,
    placings,
    retreat,
    within_reach,
)
from tests.engines import contract
from tests.engines.ringside import referee
from tests.slow import each

Turn = Callable[[str], str]


def quarter_turn(square: str) -> str:
    column, row = referee.place(square)
    return referee.square_at(row, 5 - column)


def mirror(square: str) -> str:
    column, row = referee.place(square)
    return referee.square_at(5 - column, row)


def test_the_ring() -> None:
    assert len(SQUARES) == len(set(SQUARES)) == 36
    assert sorted(SQUARES) == sorted(referee.RING)
    assert sum(map(on_the_ropes, SQUARES)) == 20
    assert not on_the_ropes("b5")
    assert (START_RED, START_BLUE) == ("c3", "d4")
    assert len(placings()) == 220


def test_adjacent_means_touching() -> None:
    for one in SQUARES:
        for other in SQUARES:
            assert adjacent(one, other) == referee.touching(one, other)


def test_where_a_boxer_may_go_in_every_placing() -> None:
    """R43 in its second wording, R44 by coordinates."""
    for at, df in placings():
        assert set(dodges(at, df)) == referee.dodges(at, df)
        assert len(set(dodges(at, df))) == len(dodges(at, df)) <= 5
        driven = retreat(at, df)
        assert ({driven} if driven else set()) == referee.retreats(at, df)


def test_where_the_attacker_may_follow() -> None:
    """R47: there is always a square, staying is the first choice where there is a choice to stay."""
    for at, df in within_reach():
        options = follows(at, df)
        assert set(options) == referee.follows(at, df)
        assert len(set(options)) == len(options) >= 1
        assert (options[0] == at) == adjacent(at, df)
    assert len(within_reach()) == 36 * 35 - far_apart()


def far_apart() -> int:
    return sum(referee.distance(one, other) > 2 for one in SQUARES for other in SQUARES)


@each("turn", [quarter_turn, mirror])
def test_no_side_of_the_ring_is_special(turn: Turn) -> None:
    for at, df in placings():
        assert {turn(square) for square in dodges(at, df)} == set(dodges(turn(at), turn(df)))
        driven = retreat(at, df)
        assert (turn(driven) if driven else None) == retreat(turn(at), turn(df))
        assert {turn(square) for square in follows(at, df)} == set(follows(turn(at), turn(df)))


def test_half_a_turn_swaps_the_corners() -> None:
    assert quarter_turn(quarter_turn(START_RED)) == START_BLUE


def test_only_a_corner_leaves_no_dodge() -> None:
    stuck = {(at, df) for at, df in placings() if not dodges(at, df)}
    assert stuck == {("b2", "a1"), ("b5", "a6"), ("e2", "f1"), ("e5", "f6")}


# Who is the attacker, at every moment anybody could look (R38, R40)


@pytest.mark.parametrize("seed", range(6))
def test_whoever_lands_a_counterpunch_is_the_attacker_at_once(seed: int) -> None:
    bout = Bout(contract.random_setup(registry.get("ringside"), seed), seed, watch=True)
    bout.play(*contract.corners(seed))
    countered = 0
    for before, event, after in zip(bout.events, bout.events[1:], bout.scenes[1:], strict=False):
        if before.name == "countered" and event.name == "punch_landed":
            corner = Corner(event.as_dict()["corner"])
            assert "attacking" in after.side(corner).marks
            assert "attacking" not in after.side(corner.opponent).marks
            countered += 1
    assert countered


# A bout of Ringside can be taken up again at the beginning of every turn (R17)


def test_taken_up_with_the_same_dice_it_goes_on_the_same() -> None:
    card = ENGINE.card({"name": "Joe", **RATINGS})
    dice = RecordingChance(SeededChance(5))
    events: list[Event] = []
    kept: list[tuple[Restart[Any], int, int]] = []

    def hear(event: Event) -> None:
        if restart := ENGINE.branch(started.state, event):
            kept.append((restart, len(events), len(dice.rolls)))
        events.append(event)

    started = ENGINE.start(card, card, ENGINE.info.terms(2), dice, hear)
    outcome = run(started.script, *corners(started.state))
    assert len(kept) == sum(isinstance(event, TurnBegan) for event in events) > 20
    for restart, told, thrown in (kept[0], kept[7], kept[-1]):
        for again in (restart, pickle.loads(pickle.dumps(restart)), restart):
            heard: list[Event] = []
            other = again(RecordedChance(dice.rolls[thrown:]), heard.append)
            assert run(other.script, *corners(other.state)) == outcome
            assert heard == events[told:]


class First:
    """Takes the first option, whatever it is."""

    def choose(self, request: Any, view: Any) -> Any:
        return request.options[0]


RATINGS = {
    "agility": 65, "uppercut": 4, "right_jab": 4, "right_hook": 5, "combination": 4,
    "left_jab": 5, "left_hook": 4, "counterpunch": 40, "endurance": 30,
}  # fmt: skip


def corners(state: Any) -> tuple[tuple[First, Any], tuple[First, Any]]:
    return (First(), ENGINE.view(state, RED)), (First(), ENGINE.view(state, BLUE))
