"""One pairing under several bout systems: what each makes of it, and how alike they judge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from ringside_manager.bout.corner import BLUE, CORNERS, RED, Corner
from ringside_manager.bout.engine import AnyEngine, Setup
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.odds import Odds, Play, Policy, fight_number

LONGEST_SEARCH = 400
"""Bouts looked through for a typical one; the nearest of them will do."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What one system makes of a pairing."""

    setup: Setup
    odds: Odds

    @property
    def system(self) -> str:
        name: str = self.setup.engine.info.system
        return name


Alike = tuple[str, str, float]
"""Two systems, and how much of what they say is the same, 0 to 1."""
Typical = tuple[int, Outcome]
"""A bout of a sample that came out as most do: its number in the sample, from 1, and its outcome."""


def common_rounds(engines: Sequence[AnyEngine]) -> int:
    """The usual length of a bout that shall be fought under all of them: the shortest of theirs."""
    return min(engine.info.default_rounds for engine in engines)


def agreement(one: Odds, other: Odds) -> float:
    """The share of bouts about which two samples say the same, 0 to 1.

    Five things can come of a bout: red or blue wins, within the distance or on the cards, or nobody.
    The smaller of both shares of each, added up; 1 less half the sum of the differences.
    """
    return sum(map(min, _endings(one), _endings(other)))


def _endings(odds: Odds) -> tuple[float, ...]:
    cards = [odds.on_the_cards(corner) for corner in CORNERS]
    stopped = [odds.won(corner) - cards[corner.index] for corner in CORNERS]
    return tuple(map(odds.share, (*cards, *stopped, odds.draws + odds.no_contests)))


def most_alike(books: Sequence[Sequence[Judgement]]) -> tuple[Alike, ...]:
    """Every two systems, the most alike first; ``books`` holds for each pairing the judgements, in one order.

    Over several pairings it is the mean.  Where two are equally alike the order given decides.
    """
    found = []
    for one, other in combinations(range(len(books[0])), 2):
        shares = [agreement(pairing[one].odds, pairing[other].odds) for pairing in books]
        found.append((books[0][one].system, books[0][other].system, fmean(shares)))
    return tuple(sorted(found, key=lambda pair: -pair[-1]))


def typical(judgement: Judgement, seed: int, play: Play = Policy.PLAIN) -> Typical:
    """The first bout of the sample that ended in the most frequent way, in the middle of the rounds it so ends in.

    If there is none among the first ``LONGEST_SEARCH``, the nearest of these.  ``seed`` and ``play`` are
    those of the sample.
    """
    winner, method = _most_frequent(judgement.odds)
    middle = _middle_round(judgement.odds, winner, method)
    nearest: tuple[int, Typical] | None = None
    for number in range(1, min(judgement.odds.bouts, LONGEST_SEARCH) + 1):
        outcome = fight_number(judgement.setup, seed, number, play)
        far = abs(outcome.round - middle) + 1000 * ((outcome.winner, outcome.method) != (winner, method))
        if nearest is None or far < nearest[0]:
            nearest = far, (number, outcome)
        if far == 0:
            break
    assert nearest is not None  # a sample has a bout
    return nearest[1]


def _most_frequent(odds: Odds) -> tuple[Corner | None, Method]:
    counts: list[tuple[int, Corner | None, Method]] = [
        (count, corner, method) for corner in CORNERS for method, count in odds.by_method(corner).items()
    ]
    counts += [(odds.draws, None, Method.DRAW), (odds.no_contests, None, Method.NC)]
    _, winner, method = max(counts, key=lambda row: row[0])
    return winner, method


def _middle_round(odds: Odds, winner: Corner | None, method: Method) -> int:
    """The round by which half of such bouts are over; the last one where the cards decide."""
    if winner is None or method.is_decision:
        return len(odds.ended)
    stopped = odds.stopped[(RED, BLUE).index(winner)]
    over = 0
    for number, count in enumerate(stopped, 1):
        over += count
        if 2 * over >= sum(stopped):
            return number
    return len(stopped)
