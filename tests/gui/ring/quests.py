"""Bouts under Quest to watch: any boxers, any options, by corners that decide at once."""

from __future__ import annotations

import random
from functools import cache, partial
from typing import Any

from ringside_manager.bout import Bout, SeededChance, Setup, registry
from ringside_manager.play import Film
from tests.gui.ring.bouts import any_options, cards_of

ENGINE = registry.get("quest")
MOVES = (
    "turtle", "peekaboo", "stick_and_move", "counterpunch", "rope_a_dope", "swarm", "haymaker", "body_snatcher", "liver_shot",
    "feint", "clinch", "cut_off_ring", "southpaw", "shoulder_roll", "iron_chin", "second_wind", "grandstand",
)  # fmt: skip

cards = partial(cards_of, ENGINE, "heavyweights")


def with_moves(name: str, moves: tuple[str, ...] = MOVES) -> Any:
    """A fighter who knows these moves."""
    return ENGINE.card({**ENGINE.card_data(cards()[name]), "moves": list(moves)})


def setup(red: str = "Joe Louis", blue: str = "Joe Frazier", rounds: int = 12, **options: str) -> Setup:
    """Two fighters under these terms."""
    return Setup(ENGINE, cards()[red], cards()[blue], ENGINE.info.terms(rounds, options))


def at_random(seed: int, rounds: int = 2) -> Setup:
    """Any two fighters with any moves under any options."""
    chance = random.Random(seed)
    red, blue = (
        with_moves(name, tuple(chance.sample(MOVES, chance.randint(1, len(MOVES)))))
        for name in chance.sample(sorted(cards()), 2)
    )
    return Setup(ENGINE, red, blue, ENGINE.info.terms(rounds, any_options(ENGINE, chance)))


class AnyButTheTowel:
    """Takes any option but giving up."""

    def __init__(self, seed: int) -> None:
        self._chance = SeededChance(seed)

    def choose(self, request: Any, view: object) -> Any:
        """One of the options."""
        return self._chance.pick([option for option in request.options if str(option) != "towel"])


def fought(terms: Setup, seed: int) -> Film:
    """The film of a bout in which anything may be chosen."""
    bout = Bout(terms, seed, watch=True)
    red, blue = (AnyButTheTowel(seed + side) for side in (1, 2))
    bout.play(red, blue)
    return Film.of(bout)


class Steady(AnyButTheTowel):
    """Lets seconds and watching be as they come, but fights as the automatic corner of the rules does."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._plain = ENGINE.plain_corner(SeededChance(seed + 7))

    def choose(self, request: Any, view: object) -> Any:
        """One of the options."""
        plain = request.kind.startswith("clash_") or request.kind in ("shoulder_roll", "iron_chin")
        return self._plain.choose(request, view) if plain else super().choose(request, view)


@cache
def eventful() -> Film:
    """A long bout of two who know every move, with knockdowns, contests and the work of seconds."""
    wanted = {
        "move_tried", "feint_tried", "knocked_down", "count_taken", "technique_used", "shoulder_rolled", "hit_landed",
    }  # fmt: skip
    crew = {f"{corner}_second_4": "manager:water+work_judges" for corner in ("red", "blue")}
    terms = ENGINE.info.terms(12, {"cuts_and_fouls": "yes", **crew})
    both = Setup(ENGINE, with_moves("Joe Louis"), with_moves("Joe Frazier"), terms)
    for seed in range(60):
        bout = Bout(both, seed, watch=True)
        bout.play(Steady(seed), Steady(seed + 1))
        film = Film.of(bout)
        if len(film) > 200 and wanted <= {event.name for event in film.events}:
            return film
    raise AssertionError("no such bout")
