"""How fast bouts are: run with ``-m speed`` on a quiet machine; figures are noted, no time is demanded.

A turn is a handful of bouts over 12 rounds, each by its own seed, so that all ways
fight the same bouts: of Ringside Ali against Marciano, of Title Bout II Louis against Frazier by their
printed cards, of Glory Days Ali against Dempsey by theirs, of any other system two diced fighters.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import process_time
from types import SimpleNamespace
from typing import Any

import pytest

from ringside_manager.bout import (
    Bout,
    BoutRecord,
    SeededChance,
    Setup,
    derive_seed,
    fight,
    registry,
    simulate,
)
from ringside_manager.bout.corner import Controller
from ringside_manager.bout.drive import Verdict, replay
from ringside_manager.fighters.sets import load_set
from ringside_manager.odds import compiled
from ringside_manager.odds.review import Effort, review
from tests.bout.corners import AnyOption, rolled_abilities
from tests.speed.conftest import Noting

pytestmark = [pytest.mark.speed, pytest.mark.timeout(300)]
SEEDS = range(50)
COPIES = 200
AIM = 3_500
"""Bouts of Ringside a second on one core, with nobody listening."""
PAIRS = {
    "ringside": ("heavyweights", "Muhammad Ali", "Rocky Marciano"),
    "title_bout": ("title_bout", "Joe Louis", "Joe Frazier"),
    "glory_days": ("glory_days", "Muhammad Ali", "Jack Dempsey"),
}
LITTLE = Effort(bouts=40, probes=80, samples=2, again=4, dearest=2)
"""A thirtieth of the usual: which states are copied and played on is the same."""
every_system = pytest.mark.parametrize("system", registry.names())


@cache
def setup(system: str) -> Setup:
    engine = registry.get(system)
    if system in PAIRS:
        name, *pair = PAIRS[system]
        fighters = load_set(name)
        red, blue = (fighters.fighter(boxer).card(engine) for boxer in pair)
    else:
        chance = SeededChance(1)
        red, blue = (engine.card_from_abilities(boxer, rolled_abilities(chance)) for boxer in ("Red", "Blue"))
    return Setup(engine, red, blue, engine.info.terms())


def plain(system: str) -> Callable[..., Controller]:
    return registry.get(system).plain_corner


def expert(system: str) -> Callable[..., Controller]:
    return lambda chance: registry.get(system).corner_ai(chance, registry.get(system).info.best_level)


def corners(seed: int, make: Callable[..., Controller]) -> tuple[Controller, Controller]:
    return make(SeededChance(derive_seed(seed, "red"))), make(SeededChance(derive_seed(seed, "blue")))


def unheard(system: str) -> int:
    return sum(simulate(setup(system), seed, *corners(seed, plain(system))).round for seed in SEEDS)


def by_experts(system: str) -> int:
    return sum(simulate(setup(system), seed, *corners(seed, expert(system))).round for seed in SEEDS)


def heard(system: str) -> int:
    events: list[Any] = []
    for seed in SEEDS:
        simulate(setup(system), seed, *corners(seed, plain(system)), events.append)
    return len(events)


def any_option(system: str) -> int:
    return sum(simulate(setup(system), seed, *corners(seed, AnyOption)).round for seed in SEEDS)


def recorded(system: str) -> int:
    made = (fight(setup(system), seed, *corners(seed, plain(system))) for seed in SEEDS)
    return sum(len(record.to_json()) for record in made)


def by_the_machine(system: str) -> int:
    bouts = [Bout(setup(system), seed, listen=False) for seed in SEEDS]
    return sum(bout.play(*corners(bout.seed, plain(system))).round for bout in bouts)


@cache
def records(system: str) -> tuple[BoutRecord, ...]:
    return tuple(fight(setup(system), seed, *corners(seed, plain(system))) for seed in SEEDS)


def replayed(system: str) -> int:
    return sum(replay(record, listen=False).verdict is Verdict.SAME for record in records(system))


WAYS = (unheard, by_experts, heard, any_option, recorded, by_the_machine, replayed)


@every_system
def test_what_each_way_costs(system: str, figure: Noting) -> None:
    """Bouts a second of the processor's time, each way the best of seven turns, taken in turn."""
    best = dict.fromkeys(WAYS, float("inf"))
    for _ in range(7):
        for way in WAYS:
            begun = process_time()
            assert way(system) > 0
            best[way] = min(best[way], process_time() - begun)
    for way, seconds in best.items():
        aim = AIM if (system, way) == ("ringside", unheard) else 0
        figure(f"{system}: {way.__name__.replace('_', ' ')}", len(SEEDS) / seconds, "bouts a second", aim)


@every_system
def test_copying_a_state(system: str, figure: Noting) -> None:
    """Reviews and odds keep a copy of the state at every turn: here one from the middle of a bout."""
    bout, engine = Bout(setup(system), SEEDS[3], listen=False), registry.get(system)
    sides = corners(bout.seed, plain(system))
    for _ in range(60):
        if bout.pending:
            bout.answer(bout.pending[0], sides[bout.pending[0].corner.index].choose(*_asked(bout)))
    best = float("inf")
    for _ in range(15):
        begun = process_time()
        for _ in range(COPIES):
            engine.kept(bout._state)
        best = min(best, process_time() - begun)
    figure(f"{system}: states copied", COPIES / best, "copies a second")


def _asked(bout: Bout) -> tuple[Any, Any]:
    return bout.pending[0], bout.view(bout.pending[0].corner)


@pytest.fixture
def _compiled_as_for_people(
    system: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Have the system's bouts compiled where they can be, as in the window, where people ask for reviews."""
    engine = registry.get(system)
    if compiled.can_be(engine):
        making = SimpleNamespace(module=request.getfixturevalue("twin"))
        monkeypatch.setitem(compiled._makings, engine.twin, making)


@every_system
@pytest.mark.usefixtures("_compiled_as_for_people")
def test_the_review_of_a_bout(system: str, figure: Noting) -> None:
    fought = fight(setup(system), SEEDS[3], *corners(SEEDS[3], plain(system)))
    begun = process_time()
    found = review(fought, seed=1, effort=LITTLE)
    figure(f"{system}: a bout reviewed with little effort", process_time() - begun, "s")
    assert found.curve


@every_system
@pytest.mark.usefixtures("_compiled_as_for_people")
def test_the_review_of_a_long_bout(system: str, figure: Noting) -> None:
    """A bout of the best corner AI, with all the effort it is worth."""
    engine = setup(system).engine
    chances = [SeededChance(derive_seed(SEEDS[3], corner)) for corner in ("red", "blue")]
    pair = [engine.corner_ai(chance, engine.info.best_level) for chance in chances]
    fought = fight(setup(system), SEEDS[3], pair[0], pair[1])
    begun = process_time()
    found = review(fought, seed=1)
    what = f"{system}: {fought.outcome.round} rounds reviewed, {len(found.decisions)} decisions"
    figure(what, process_time() - begun, "s", aim=2 if system == "ringside" else 10)
    assert found.curve
