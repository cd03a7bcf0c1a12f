"""Bouts to watch: short ones, by corners that decide at once."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from ringside_manager.bout import Bout, SeededChance, Setup
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.bout.record import BoutRecord
from ringside_manager.fighters.sets import load_set
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.start.option_field import spelt
from ringside_manager.play import Contest, Film, Seat, Sitter
from tests.play.test_contest import heavyweights

PLAIN = Seat(Sitter.PROGRAM, level="plain")
STOPPED, DECIDED = 11, 116
"""Seeds of a bout that ends by a knockout in round 5 of 12, and of one that goes twelve rounds with falls."""


@cache
def record(seed: int = STOPPED, rounds: int = 12) -> BoutRecord:
    """A bout of Ali and Marciano."""
    contest = Contest(heavyweights(rounds), seed, (PLAIN, PLAIN))
    contest.run_on()
    return contest.record()


def watched(seed: int = STOPPED, rounds: int = 12, *, scores: bool = True) -> LiveBout:
    """A recorded bout to be watched."""
    match = LiveBout.watched(record(seed, rounds))
    match.scores = scores
    return match


@cache
def cards_of(engine: AnyEngine, *sets: str) -> dict[str, Any]:
    """The cards of everybody in some sets by name."""
    return {fighter.name: fighter.card(engine) for one in sets for fighter in load_set(one).fighters}


def any_options(engine: AnyEngine, chance: random.Random) -> dict[str, str]:
    """A value for each option of a system, as it is written."""
    return {spec.name: spelt(chance.choice(spec.values)) for spec in engine.info.options}


def fought(setup: Setup, seed: int) -> Film:
    """The film of a bout between plain corners, whatever the terms."""
    bout = Bout(setup, seed, watch=True)
    red, blue = (setup.engine.plain_corner(SeededChance(seed + side)) for side in (0, 1))
    bout.play(red, blue)
    return Film.of(bout)


def of_film(film: Film, *, scores: bool = True) -> LiveBout:
    """A film to be watched."""
    match = LiveBout(film, 1)
    match.scores = scores
    return match
