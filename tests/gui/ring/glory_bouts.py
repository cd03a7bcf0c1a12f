"""Bouts under Glory Days Boxing to watch: any boxers, any options, by corners that decide at once."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial

from ringside_manager.bout import Setup, registry
from ringside_manager.play import Film
from tests.gui.ring.bouts import any_options, cards_of, fought

ENGINE = registry.get("glory_days")
OFTEN = {"corner_orders": "yes", "officials": "yes", "reopen_injuries": "yes"}


cards = partial(cards_of, ENGINE, "heavyweights", "glory_days")
"""Every boxer's card by name: the printed ones, and those worked out from abilities."""


def setup(red: str = "Rocky Marciano", blue: str = "Jack Dempsey", rounds: int = 12, **options: str) -> Setup:
    """Two boxers under these terms."""
    return Setup(ENGINE, cards()[red], cards()[blue], ENGINE.info.terms(rounds, options))


def at_random(seed: int, rounds: int = 3) -> Setup:
    """Any two boxers under any options."""
    chance = random.Random(seed)
    red, blue = chance.sample(sorted(cards()), 2)
    return setup(red, blue, rounds, **any_options(ENGINE, chance))


def found(holds: Callable[[Film], bool], likely: int = 0, **options: str) -> Film:
    """A bout nobody gives up of which something holds; the ``likely`` seed is tried first."""
    for seed in (likely, *range(300)):
        film = fought(setup(towel="no", **options), seed)
        if holds(film):
            return film
    raise AssertionError("no such bout")


@cache
def eventful() -> Film:
    """A long bout with a knockdown, an injury, a foul, a clinch, a rare event and an exchange toe to toe."""
    wanted = {"knocked_down", "injured", "foul_called", "clinched", "occurred", "toe_to_toe", "tired"}
    return found(lambda film: len(film) > 300 and wanted <= {event.name for event in film.events}, **OFTEN)


@cache
def with_a_lost_segment() -> Film:
    """A bout in which the clock has lost a segment."""
    return found(
        lambda film: any(
            getattr(event, "line", "") == "long_break" and getattr(event, "segment", 9) < 9
            for event in film.events
        ),
        likely=97,
    )
