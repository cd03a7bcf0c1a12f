"""Bouts of every kind of choice, watched by a referee who knows the rule book by heart."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from ringside_manager.bout import CORNERS, SeededChance, Setup
from ringside_manager.bout.corner import Controller, Request
from ringside_manager.bout.drive import run
from ringside_manager.engines.ringside import ENGINE, events, tables
from ringside_manager.engines.ringside.punching import take_up
from ringside_manager.engines.ringside.state import BoutState
from ringside_manager.engines.ringside.tables import on_the_ropes
from tests.bout.corners import AnyOption
from tests.engines import contract
from tests.engines.ringside.referee import Referee
from tests.slow import each


class Watched:
    """A controller whose requests the referee sees; the state must be as he has it in mind."""

    def __init__(self, controller: Controller, referee: Referee, state: BoutState) -> None:
        self.controller, self.referee, self.state = controller, referee, state

    def choose(self, request: Request[Any], view: Any) -> Any:
        self.referee.asked(request)
        for side in self.referee.sides.values():
            check_boxer(self.state.boxer(side.corner), side)
        return self.controller.choose(request, view)


def check_boxer(boxer: Any, side: Any) -> None:
    assert boxer.endurance == side.endurance <= boxer.starting_total
    assert boxer.endurance > -25
    assert boxer.square == side.square
    assert boxer.trapped == side.trapped
    assert on_the_ropes(boxer.square) or not boxer.trapped
    assert (boxer.landed, boxer.scored) == (side.landed, side.scored)
    assert boxer.cover + boxer.backpedal + boxer.clinch <= 1


def watch(setup: Setup, seed: int, make: Any = AnyOption) -> Referee:
    """A bout to its end under the referee's eyes."""
    referee = Referee(setup, SeededChance(seed))
    state, script = ENGINE.start(setup.red, setup.blue, setup.terms, referee, referee.hear)
    corners = [Watched(controller, referee, state) for controller in contract.corners(seed, make)]
    views = [ENGINE.view(state, corner) for corner in CORNERS]
    run(script, (corners[0], views[0]), (corners[1], views[1]))
    assert referee.over
    return referee


def watch_all(seeds: Iterable[int], make: Any = AnyOption) -> set[str]:
    heard: set[str] = set()
    for seed in seeds:
        heard |= watch(contract.random_setup(ENGINE, seed), seed, make).heard
    return heard


ALL_EVENTS = {
    "attack_won", "bout_ended", "clinch_kept", "could_not_move", "counted", "counted_out", "counter_failed",
    "countered", "dodged", "driven_back", "extra_turn", "followed", "knocked_down", "punch_landed", "punch_missed",
    "recovered", "round_scored", "rushed", "saved_by_bell", "tactic_chosen", "tired", "trapped", "turn_began",
}  # fmt: skip
TACTICS_ONLY = {"tactic_chosen", "rushed", "clinch_kept"}


def test_the_referee_knows_every_event() -> None:
    own = {
        kind.__name__
        for kind in vars(events).values()
        if isinstance(kind, type) and kind.__module__ == events.__name__
    }
    names = {
        "".join("_" + letter.lower() if letter.isupper() else letter for letter in name)[1:] for name in own
    }
    assert names - {"ringside_event"} == ALL_EVENTS - {"round_scored", "bout_ended"}
    assert all(callable(getattr(Referee, name)) for name in ALL_EVENTS)


def test_any_options() -> None:
    assert watch_all(range(200)) == ALL_EVENTS


def test_plain_corners() -> None:
    assert watch_all(range(100), ENGINE.plain_corner) == ALL_EVENTS - TACTICS_ONLY


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_any_options_many_times() -> None:
    assert watch_all(range(10_000, 20_000)) == ALL_EVENTS


class Habit(AnyOption):
    """Takes one option whenever it may, and anything else at random."""

    def __init__(self, chance: Any, kind: str, word: str) -> None:
        super().__init__(chance)
        self.kind, self.word = kind, word

    def choose(self, request: Request[Any], view: Any) -> Any:
        if request.kind == self.kind:
            return next(
                (option for option in request.options if option.name.lower() == self.word), request.plain
            )
        return super().choose(request, view)


@each("kind, word", [("tactic", "cover_up"), ("tactic", "backpedal"), ("tactic", "clinch"), ("rush", "rush"), ("clinch", "keep"),
     ("counter", "decline"), ("thrown", "left_hook")])  # fmt: skip
def test_habits(kind: str, word: str) -> None:
    """Corners that do one thing only reach places that chance seldom does."""
    heard = watch_all(range(20), lambda chance: Habit(chance, kind, word))
    assert {"round_scored", "bout_ended"} <= heard


# A referee who objects to nothing would be worthless


def keep_the_bar(state: Any, df: Any, tactic: Any, emit: Any) -> None:
    barred = df.barred
    take_up(state, df, tactic, emit)
    df.barred = barred


@pytest.mark.parametrize(
    ("module", "name", "value"),
    [
        ("punching", "COVER_OWN", 11),
        ("punching", "COVER_OPPONENT", 10),
        ("punching", "BACKPEDAL_OWN", 24),
        ("punching", "RUSH_AGILITY", -9),
        ("punching", "RUSH_COUNTERPUNCH", 14),
        ("punching", "TRAPPED_AGILITY", -11),
        ("punching", "STOPPED_AT", -24),
        ("punching", "TIRING_PUNCH", 7),
        ("punching", "WEARY_COUNT", 3),
        ("punching", "WEARY_KNOCKDOWN", 9),
        ("punching", "KNOCKDOWN_FROM", 5),
        ("punching", "COUNTED_OUT", 11),
        ("punching", "LONG_COUNT", 5),
        ("punching", "TURNS", 17),
        ("rules", "TURNS", 19),
        ("rules", "HOOKS", tables.HOOKS[:1]),
        ("rules", "end_clinch", lambda boxer: None),
        ("rules", "counterpunch_landed", lambda thrower: None),
        ("rules", "RECOVERY", 11),
        ("rules", "retreat", lambda at, df: None),
        ("rules", "take_up", keep_the_bar),
    ],
)
def test_he_objects_to_a_wrong_rule(
    monkeypatch: pytest.MonkeyPatch, module: str, name: str, value: Any
) -> None:
    monkeypatch.setattr(f"ringside_manager.engines.ringside.{module}.{name}", value)
    with pytest.raises(AssertionError):
        watch_all(range(300))
