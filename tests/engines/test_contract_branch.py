"""The contract for taking a bout up again at one of its events; a system that cannot do it is left alone."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ringside_manager.bout import CORNERS, SeededChance
from ringside_manager.bout.chance import RecordedChance, RecordingChance
from ringside_manager.bout.drive import run
from ringside_manager.bout.engine import AnyEngine, Restart
from ringside_manager.bout.events import Event
from ringside_manager.bout.outcome import Outcome
from tests.engines import contract
from tests.engines.test_contract import every_seed, every_system


class First:
    """Takes the first option, whatever it is, so that it needs no dice and no memory."""

    def choose(self, request: Any, view: Any) -> Any:
        return request.options[0]


@dataclass
class Fought:
    """A bout with everything needed to take it up again: dice, events, and the places it was kept at."""

    outcome: Outcome
    dice: Sequence[int]
    events: list[Event]
    kept: list[tuple[Restart[Any], int, int]]


def fought(engine: AnyEngine, seed: int) -> Fought:
    setup, dice = contract.random_setup(engine, seed), RecordingChance(SeededChance(seed))
    events: list[Event] = []
    kept: list[tuple[Restart[Any], int, int]] = []

    def hear(event: Event) -> None:
        events.append(event)
        if restart := engine.branch(started.state, event):
            kept.append((restart, len(events), len(dice.rolls)))

    started = engine.start(setup.red, setup.blue, setup.terms, dice, hear)
    return Fought(played(engine, started), dice.rolls, events, kept)


def played(engine: AnyEngine, started: Any) -> Outcome:
    red, blue = ((First(), engine.view(started.state, corner)) for corner in CORNERS)
    outcome: Outcome = run(started.script, red, blue)
    return outcome


@every_system
@every_seed
def test_taken_up_again_with_the_same_dice_a_bout_goes_on_the_same(engine: AnyEngine, seed: int) -> None:
    bout = fought(engine, seed)
    for restart, told, thrown in bout.kept[:: max(1, len(bout.kept) // 9)]:
        for again in (restart, pickle.loads(pickle.dumps(restart)), restart):
            heard: list[Event] = []
            assert played(engine, again(RecordedChance(bout.dice[thrown:]), heard.append)) == bout.outcome
            # The event a bout is kept at may be told again.
            assert heard in (bout.events[told:], bout.events[told - 1 :])
