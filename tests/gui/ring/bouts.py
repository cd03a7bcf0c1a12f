"""Bouts to watch: short ones, by corners that decide at once."""

from __future__ import annotations

from functools import cache

from ringside_manager.bout import Bout, SeededChance, Setup
from ringside_manager.bout.record import BoutRecord
from ringside_manager.gui.ring.live_bout import LiveBout
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
