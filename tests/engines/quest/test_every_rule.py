"""Whole bouts over any options and any cards, with an umpire who knows the rule book by himself."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from ringside_manager.bout import Carried, Chance, SeededChance, Setup, derive_seed, simulate
from ringside_manager.bout.corner import Request
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.engines.quest import ENGINE
from ringside_manager.engines.quest import events as ev
from ringside_manager.engines.quest import moves as seconds
from ringside_manager.engines.quest.card import QuestCard
from ringside_manager.engines.quest.moves import MOVES
from ringside_manager.engines.quest.tables import Pool
from tests.engines.quest.umpire import Umpire

EVERY_EVENT = {kind for _, kind in inspect.getmembers(ev, inspect.isclass) if issubclass(kind, Event)} - {
    Event,
    ev.QuestEvent,
}


class Anything:
    """Takes any option but the towel, which it throws in now and then."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, request: Request[Any], view: Any) -> Any:
        choice = self.chance.pick(request.options)
        if choice is seconds.TOWEL and self.chance.roll(10) > 1:
            return request.plain
        return choice


def any_card(chance: Chance) -> QuestCard:
    def pool(least: int) -> Pool:
        sides = chance.pick((4, 6, 6, 6, 8, 10, 12))
        smaller = [size for size in (4, 6, 8, 10) if size < sides]
        return Pool(
            least + chance.roll(5), sides, chance.pick(smaller) if smaller and chance.roll(2) == 1 else 0
        )

    moves = tuple(chance.shuffled(MOVES)[: chance.roll(18) - 1])
    bonus = chance.roll(19) - 10
    return QuestCard("Any", pool(3), pool(2), pool(4), pool(2), bonus, moves, chance.roll(2) == 1)


def any_setup(number: int) -> Setup:
    chance = SeededChance(derive_seed(number, "setup"))
    options = {spec.name: chance.pick(spec.values) for spec in ENGINE.info.options}
    carried = tuple(Carried("quest", chance.roll(40), 40) if chance.roll(3) == 1 else None for _ in range(2))
    terms = ENGINE.info.terms(chance.pick(ENGINE.info.rounds), options, (carried[0], carried[1]))
    return Setup(ENGINE, any_card(chance), any_card(chance), terms)


def followed(setup: Setup, number: int, automatic: bool) -> Umpire:
    umpire, chance = Umpire(setup), SeededChance(derive_seed(number, "choices"))
    corner = ENGINE.plain_corner(chance) if automatic else Anything(chance)
    simulate(setup, number, corner, corner, umpire.hear)
    assert umpire.over
    return umpire


def test_any_options() -> None:
    heard: set[str] = set()
    for number in range(300):
        heard |= followed(any_setup(number), number, automatic=number % 4 == 0).heard
    assert heard == {kind(*[None] * len(kind.__dataclass_fields__)).name for kind in EVERY_EVENT} | {
        "round_scored", "bout_ended"}  # fmt: skip


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_any_options_many_times() -> None:
    for number in range(10_000, 30_000):
        followed(any_setup(number), number, automatic=number % 4 == 0)


def test_the_umpire_objects() -> None:
    """A card with a point too many, and a blow that costs too little, are seen."""
    setup = any_setup(3)
    events: list[Event] = []
    corner = ENGINE.plain_corner(SeededChance(1))
    setup = Setup(ENGINE, setup.red, setup.blue, ENGINE.info.terms(12))
    simulate(setup, 3, corner, corner, events.append)
    umpire = Umpire(setup)
    for event in events:
        umpire.hear(event)
    for kind, field in ((RoundScored, "cards"), (ev.HitLanded, "stamina"), (ev.StanceTaken, "price")):
        assert objects(setup, [changed(event, kind, field) for event in events])
    assert objects(setup, [event for event in events if not isinstance(event, BoutEnded)][:-2] + events[-1:])


def changed(event: Event, kind: type[Event], field: str) -> Event:
    if not isinstance(event, kind):
        return event
    from dataclasses import replace

    value = getattr(event, field)
    return replace(event, **{field: value + 1 if isinstance(value, int) else ((11, 10), *value[1:])})


def objects(setup: Setup, events: list[Event]) -> bool:
    umpire = Umpire(setup)
    try:
        for event in events:
            umpire.hear(event)
    except AssertionError:
        return True
    return False
