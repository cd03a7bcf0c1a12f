"""Bouts under Title Bout II to watch: any fighters, any options, by corners that decide at once."""

from __future__ import annotations

import random
from functools import cache, partial

from ringside_manager.bout import Setup, registry
from ringside_manager.play import Film
from tests.gui.ring.bouts import any_options, cards_of, fought

ENGINE = registry.get("title_bout")

cards = partial(cards_of, ENGINE, "heavyweights")


def setup(red: str = "Joe Louis", blue: str = "Joe Frazier", rounds: int = 12, **options: str) -> Setup:
    """Two fighters under these terms."""
    return Setup(ENGINE, cards()[red], cards()[blue], ENGINE.info.terms(rounds, options))


def at_random(seed: int, rounds: int = 3) -> Setup:
    """Any two fighters under any options."""
    chance = random.Random(seed)
    red, blue = chance.sample(sorted(cards()), 2)
    return setup(red, blue, rounds, **any_options(ENGINE, chance))


@cache
def cut_up() -> Film:
    """A long bout in which a cut was opened, treated and reopened, and somebody was warned."""
    wanted = {"cut_opened", "cut_treated", "cut_reopened", "warned"}
    for seed in range(200):
        film = fought(setup("Ron Lyle", "Gene Tunney", strategies="yes", traits="yes"), seed)
        if len(film) > 350 and wanted <= {event.name for event in film.events}:
            return film
    raise AssertionError("no such bout")


@cache
def with_a_run() -> Film:
    """A bout with a finishing run."""
    for seed in range(200):
        film = fought(setup(), seed)
        if any(event.name == "finish_began" for event in film.events):
            return film
    raise AssertionError("no such bout")
