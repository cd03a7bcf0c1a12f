"""Bouts of every kind of choice and option, watched by an umpire who knows the rule book by heart."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from ringside_manager.bout import Bout, Carried, SeededChance, Setup, Terms, derive_seed, simulate
from ringside_manager.bout.events import Event
from ringside_manager.engines.glory_days import ENGINE
from ringside_manager.engines.glory_days import events as ev
from ringside_manager.engines.glory_days.tables import NO_TRAIT, TRAITS
from tests.engines import contract
from tests.engines.glory_days.umpire import Umpire
from tests.engines.glory_days.vector_script import printed

NAMES = ("Muhammad Ali", "Jack Dempsey", "Rocky Marciano")
SHARED = {"round_scored", "bout_ended"}


def random_setup(seed: int) -> Setup:
    """Cards of the book or converted ones, with any trait, now and then strange; any length, any options."""
    chance = SeededChance(derive_seed(seed, "setup"))
    red, blue = random_card(chance), random_card(chance)
    options = {spec.name: chance.pick(spec.values) for spec in ENGINE.info.options}
    terms = ENGINE.info.terms(chance.pick(ENGINE.info.rounds), options)
    if chance.roll(3) == 1:
        carried = Carried("glory_days", chance.roll(50), 100), None
        terms = Terms(terms.rounds, terms.options, carried)
    return Setup(ENGINE, red, blue, terms)


def random_card(chance: SeededChance) -> Any:
    """Every third boxer bleeds and fouls as much as a card may say, and every fifth number is an event."""
    card = printed(chance.pick(NAMES)) if chance.roll(2) == 1 else contract.card(ENGINE, "Rolled", chance)
    data = {**ENGINE.card_data(card), "trait": chance.pick((*TRAITS, NO_TRAIT))}
    if chance.roll(3) == 1:
        data |= {"cut": 18, "foul": 18, "chin_ko": [0, 1], "will": [0, 1], "stamina": [30, 40]}
    if chance.roll(3) == 1:
        data |= {key: [7, 18, 36, 46, 60, 70, 79] for key in ("inside", "outside")}
    return ENGINE.card(data)


class NoTowel:
    """Any plan, never the towel."""

    def __init__(self, chance: Any) -> None:
        self._pick = chance.pick

    def choose(self, request: Any, view: Any) -> Any:
        """The plain choice about the towel, else any."""
        return request.plain if request.kind == "towel" else self._pick(request.options)


def watch(setup: Setup, seed: int, **corners: Any) -> Umpire:
    """A bout to its end under the umpire's eyes."""
    umpire = Umpire(setup)
    simulate(setup, seed, *contract.corners(seed, **corners), umpire.hear)
    assert umpire.over
    return umpire


def watch_all(seeds: Iterable[int], **corners: Any) -> set[str]:
    heard: set[str] = set()
    for seed in seeds:
        heard |= watch(random_setup(seed), seed, **corners).heard
    return heard


def every_event() -> set[str]:
    kinds = [kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, Event)]
    told = [kind for kind in kinds if kind not in (Event, ev.SegmentEvent, ev.Action)]
    return {kind.name.fget(kind.__new__(kind)) for kind in told} | SHARED  # type: ignore[attr-defined]


def test_the_umpire_knows_every_event() -> None:
    assert all(callable(getattr(Umpire, name, None)) for name in every_event())


def test_bouts_keep_to_the_rules_and_tell_everything() -> None:
    heard = watch_all(range(25)) | watch_all(range(1000, 1110), make=NoTowel)
    assert heard == every_event()


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_many_bouts_keep_to_the_rules() -> None:
    watch_all(range(10_000, 20_000), make=NoTowel)
    watch_all(range(20_000, 22_000))


def test_the_umpire_objects() -> None:
    """One punch more or less in what is told, and he speaks up."""
    setup = random_setup(1003)
    bout = Bout(setup, 3)
    bout.play(*contract.corners(3, NoTowel))
    landed = next(event for event in bout.events if isinstance(event, ev.PunchesLanded))
    for changed in (
        ev.PunchesLanded(**{**fields(landed), "punches": landed.punches + 1}),
        ev.PunchesLanded(**{**fields(landed), "number": 99}),
        ev.PunchesLanded(**{**fields(landed), "corner": landed.corner.opponent}),
    ):
        told = [changed if event is landed else event for event in bout.events]
        with pytest.raises(AssertionError):
            hear_all(Umpire(setup), told)


def hear_all(umpire: Umpire, events: Iterable[Event]) -> None:
    for event in events:
        umpire.hear(event)


def fields(event: Event) -> dict[str, Any]:
    return {name: getattr(event, name) for name in event.__dataclass_fields__}
