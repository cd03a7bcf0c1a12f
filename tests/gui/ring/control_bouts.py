"""Bouts under Control to watch: any fighters, any options, by corners that decide at once."""

from __future__ import annotations

import random
from functools import cache, partial

from ringside_manager.bout import Setup, registry
from ringside_manager.play import Film
from tests.gui.ring.bouts import cards_of, fought

ENGINE = registry.get("control")

cards = partial(cards_of, ENGINE, "heavyweights")


def setup(red: str = "Joe Louis", blue: str = "Joe Frazier", rounds: int = 12, **options: str) -> Setup:
    """Two fighters under these terms."""
    return Setup(ENGINE, cards()[red], cards()[blue], ENGINE.info.terms(rounds, options))


def at_random(seed: int, rounds: int | None = None) -> Setup:
    """Any two fighters under any options over any distance."""
    chance = random.Random(seed)
    red, blue = chance.sample(sorted(cards()), 2)
    options = {spec.name: chance.choice(("yes", "no")) for spec in ENGINE.info.options}
    return setup(red, blue, rounds or chance.choice((3, 12, 15)), **options)


@cache
def eventful(**options: str) -> Film:
    """A long bout with marks that are treated, a foul, a fall, a count, a beating."""
    wanted = {"marked", "mark_treated", "foul_seen", "knocked_down", "counted", "hurt", "beaten"}
    for seed in range(400):
        film = fought(setup("Ron Lyle", "Gene Tunney", rounds=15, **options), seed)
        if len(film.scenes) > 100 and wanted <= {event.name for event in film.events}:
            return film
    raise AssertionError("no such bout")


def with_event(name: str, **facts: object) -> tuple[Film, int]:
    """A bout, and the place at which such an event has just happened."""
    for seed in range(600):
        film = fought(at_random(seed), seed)
        for place, event in enumerate(film.events, 1):
            if event.name == name and facts.items() <= event.as_dict().items():
                return film, place
    raise AssertionError(f"no {name} with {facts}")
