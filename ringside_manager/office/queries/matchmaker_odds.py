"""The chance to win of a bout nobody has made yet: what to sample, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout.chance import derive_seed
from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.setup import Setup
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutBook
from ringside_manager.campaign.bouts import setup_of
from ringside_manager.odds import Odds, Sampling


@dataclass(frozen=True, slots=True)
class Share:
    """Something that happened in a share of the bouts, 0 to 1, and how far the truth may lie from it (95 %)."""

    share: float
    error: float


@dataclass(frozen=True, slots=True)
class Ending:
    """How often a corner won by one method, as a share of all bouts."""

    winner: Corner
    method: Method
    share: Share


@dataclass(frozen=True, slots=True)
class Chances:
    """What a sample of ``bouts`` came to.

    ``endings`` are the methods that happened, most frequent first.  Half the bouts were over by the end
    of ``typical_round``; ``distance`` went all the way.  Knockdowns are for each bout, (red, blue).
    """

    bouts: int
    red: Share
    draw: Share
    blue: Share
    endings: tuple[Ending, ...]
    typical_round: int
    distance: Share
    knockdowns: tuple[float, float]


def pair_sampling(books: Books, red: int, blue: int, night: int, rounds: int) -> Sampling:
    """A sample, not yet begun, of the bout as the league would have it fought.

    With the abilities of the day, the losses both would carry (C57), the league's options and its corners.
    The same pair on the same terms gives the same sample.  Values only: it may leave the window's thread.
    """
    terms = BoutBook(0, night, red, blue, Arena.PITS, rounds, False, False, books.system)
    setup: Setup = setup_of(books, terms)
    seed = derive_seed(books.seed, "chance", red, blue, night, rounds)
    return Sampling(setup, seed, books.options.corners)


def chances(odds: Odds) -> Chances:
    """A sample as shares with their errors."""
    decided = sum(
        sum(wins[place] for wins in odds.wins)
        for place, method in _decisions(odds)
        if method is not Method.TD
    )
    distance = decided + odds.draws
    return Chances(
        bouts=odds.bouts,
        red=_share(odds, odds.won(RED)),
        draw=_share(odds, odds.draws + odds.no_contests),
        blue=_share(odds, odds.won(BLUE)),
        endings=_endings(odds),
        typical_round=_typical_round(odds),
        distance=_share(odds, distance),
        knockdowns=(odds.knockdowns_per_bout(RED), odds.knockdowns_per_bout(BLUE)),
    )


def _share(odds: Odds, count: int) -> Share:
    return Share(odds.share(count), odds.error(count))


def _decisions(odds: Odds) -> list[tuple[int, Method]]:
    return [(place, method) for place, method in enumerate(odds.methods) if method.is_decision]


def _endings(odds: Odds) -> tuple[Ending, ...]:
    counted = [
        (count, corner, method)
        for corner in (RED, BLUE)
        for method, count in odds.by_method(corner).items()
        if count
    ]
    counted.sort(key=lambda ending: -ending[0])
    return tuple(Ending(corner, method, _share(odds, count)) for count, corner, method in counted)


def _typical_round(odds: Odds) -> int:
    """The round by whose end half of all bouts were over."""
    over = 0
    for number, ended in enumerate(odds.ended, 1):
        over += ended
        if 2 * over >= odds.bouts:
            return number
    return len(odds.ended)
