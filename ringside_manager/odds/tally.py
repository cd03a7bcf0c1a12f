"""Adding outcomes up; the order in which they are added makes no difference."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.outcome import CUT, Method, Outcome
from ringside_manager.odds.odds import WITHOUT_WINNER, Odds


class Tally:
    """Counts of outcomes of one system and one number of scheduled rounds.

    ``counts`` is a flat list: red's wins by method, blue's, draws, no contests, bouts by the round
    they ended in, bouts red stopped by the round, blue's, then knockdowns, punches landed, rounds
    fought and bouts won by the other's cut.  Whole numbers only, so sums are exact and a tally travels
    between processes as a plain list.
    """

    def __init__(self, info: EngineInfo, rounds: int, counts: Sequence[int] = ()) -> None:
        self._methods = tuple(method for method in info.methods if method not in WITHOUT_WINNER)
        self._rounds = rounds
        self._draws = 2 * len(self._methods)
        self._ended = self._draws + 2
        self._stopped = self._ended + rounds
        self._sums = self._stopped + 2 * rounds
        self.counts = list(counts) or [0] * (self._sums + 7)

    def add(self, outcome: Outcome) -> None:
        """Count one bout."""
        counts, ended = (
            self.counts,
            max(1, outcome.round) - 1,
        )  # what ends before the first bell counts as round 1
        if outcome.winner is None:
            counts[self._draws + (outcome.method is Method.NC)] += 1
        else:
            place = self._methods.index(outcome.method)
            counts[outcome.winner.index * len(self._methods) + place] += 1
            if not outcome.method.is_decision:
                counts[self._stopped + outcome.winner.index * self._rounds + ended] += 1
        counts[self._ended + ended] += 1
        added = (*outcome.knockdowns, *outcome.landed, outcome.round)
        for place, number in enumerate(added, self._sums):
            counts[place] += number
        if outcome.cause == CUT and outcome.winner is not None:
            counts[self._sums + 5 + outcome.winner.index] += 1

    def add_counts(self, counts: Iterable[int]) -> None:
        """Count what another tally of the same kind counted."""
        self.counts = [mine + his for mine, his in zip(self.counts, counts, strict=True)]

    def odds(self) -> Odds:
        """What it came to."""
        counts, each = self.counts, len(self._methods)
        ended = tuple(counts[self._ended : self._stopped])
        stopped = counts[self._stopped : self._sums]
        knockdowns, landed = counts[self._sums : self._sums + 2], counts[self._sums + 2 : self._sums + 4]
        rounds, red_by_cut, blue_by_cut = counts[self._sums + 4 :]
        return Odds(
            bouts=sum(ended),
            methods=self._methods,
            wins=(tuple(counts[:each]), tuple(counts[each : 2 * each])),
            draws=counts[self._draws],
            no_contests=counts[self._draws + 1],
            ended=ended,
            stopped=(tuple(stopped[: self._rounds]), tuple(stopped[self._rounds :])),
            knockdowns=(knockdowns[0], knockdowns[1]),
            landed=(landed[0], landed[1]),
            rounds_fought=rounds,
            cuts=(red_by_cut, blue_by_cut),
        )
