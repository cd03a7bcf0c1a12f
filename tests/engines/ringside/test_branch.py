"""A bout of Ringside can be taken up again at the beginning of every turn (R17)."""

from __future__ import annotations

import pickle
from typing import Any

from ringside_manager.bout import BLUE, RED, SeededChance
from ringside_manager.bout.chance import RecordedChance, RecordingChance
from ringside_manager.bout.drive import run
from ringside_manager.bout.engine import Restart
from ringside_manager.bout.events import Event
from ringside_manager.engines.ringside import ENGINE
from ringside_manager.engines.ringside.events import TurnBegan


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
