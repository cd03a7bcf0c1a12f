"""Whole bouts read event by event by somebody with the rules in hand, over all options, cards and corners."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ringside_manager.bout import Carried, Chance, Outcome, SeededChance, Setup, derive_seed, simulate
from ringside_manager.bout.corner import Request
from ringside_manager.bout.events import Event
from ringside_manager.engines.control import ENGINE, events
from ringside_manager.engines.control.state import Towel
from ringside_manager.engines.control.tables import RATINGS, ControlCard
from tests.engines.control.umpire import Umpire


class Anything:
    """Takes any option, but the towel only now and then, so that bouts go on."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, request: Request[Any], view: Any) -> Any:
        if request.kind == "towel" and self._chance.roll(30) > 1:
            return Towel.FIGHT_ON
        return self._chance.pick(request.options)


def any_card(name: str, chance: Chance) -> ControlCard:
    """Any lawful card, the extremes as often as the middle; bad ones more often, so that more happens."""
    data: dict[str, object] = {key: chance.pick(allowed) for key, (_, allowed) in RATINGS.items()}
    data["stamina_round"] = max(int(str(data["stamina_round"])), int(str(data["groove_round"])))
    if chance.roll(3) == 1:
        data |= {"cut": 3, "foul": 3}
    return ControlCard.from_data({"name": name, **data, "EPL_column": chance.pick("ABCDE")})


def any_setup(seed: int) -> Setup:
    chance = SeededChance(derive_seed(seed, "setup"))
    options = {spec.name: chance.pick(spec.values) for spec in ENGINE.info.options}
    carried = [Carried("control", chance.roll(900) - 1, 600) if chance.roll(6) == 1 else None for _ in (0, 1)]
    terms = ENGINE.info.terms(chance.roll(15), options, (carried[0], carried[1]))
    return Setup(ENGINE, any_card("Red", chance), any_card("Blue", chance), terms)


def read(setup: Setup, seed: int) -> tuple[Umpire, Outcome]:
    told: list[Event] = []
    red, blue = (Anything(SeededChance(derive_seed(seed, corner))) for corner in ("red", "blue"))
    outcome = simulate(setup, seed, red, blue, told.append)
    umpire = Umpire(setup)
    umpire.read(told, outcome)
    return umpire, outcome


def read_many(seeds: range) -> tuple[Counter[str], Counter[str]]:
    seen, results = Counter[str](), Counter[str]()
    for seed in seeds:
        umpire, outcome = read(any_setup(seed), seed)
        seen.update(umpire.seen)
        results[f"{outcome.method.value} {outcome.cause}".strip()] += 1
    return seen, results


def test_any_options() -> None:
    seen, results = read_many(range(2500))
    every = {
        name
        for name, kind in vars(events).items()
        if isinstance(kind, type) and issubclass(kind, Event) and name not in ("Event", "ControlEvent")
    }
    assert every <= set(seen)
    expected = {
        "KO", "TKO stopped", "TKO cut", "RTD", "DQ", "DEC", "UD", "MD", "SD", "DRAW", "DRAW technical_draw",
    }  # fmt: skip
    assert set(results) == expected


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_any_options_of_many() -> None:
    assert read_many(range(10_000, 110_000))


@pytest.mark.parametrize("seed", range(8))
def test_a_bout_told_wrongly_is_seen(seed: int) -> None:
    """A reader that finds nothing might read nothing: one number of one event is changed."""
    setup, told = any_setup(seed), list[Event]()
    corners = [Anything(SeededChance(derive_seed(seed, corner))) for corner in ("red", "blue")]
    outcome = simulate(setup, seed, corners[0], corners[1], told.append)
    place = next(at for at, event in enumerate(told) if isinstance(event, events.PunchesThrown))
    thrown = told[place]
    assert isinstance(thrown, events.PunchesThrown)
    told[place] = events.PunchesThrown(
        thrown.round, thrown.corner, thrown.total, thrown.worn_out, thrown.chart, thrown.landed + 1
    )
    with pytest.raises(AssertionError):
        Umpire(setup).read(told, outcome)
