"""What a number of bouts came to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import sqrt

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import Method

_Z = 1.959963984540054
"""A normal deviate lies within this of its mean in 95 cases of 100."""

WITHOUT_WINNER = (Method.DRAW, Method.NC)


class Policy(Enum):
    """Who decides in both corners: the plain policy of the rules, or the corner AI at its best level."""

    PLAIN = "plain"
    AI = "ai"


@dataclass(frozen=True, slots=True)
class Odds:
    """Counts over ``bouts`` bouts; every pair is (red, blue).

    ``methods`` are the ways the system lets somebody win; ``wins[corner.index][i]`` counts
    ``methods[i]``.  ``ended[i]`` counts bouts that ended in round i + 1, decisions in the last and
    those over before the first bell in the first;
    ``stopped[corner.index][i]`` those the corner won in round i + 1 without the cards.
    ``rounds_fought`` counts a round that was stopped as one; ``cuts`` are the bouts each corner won because
    the other was cut, of those in ``wins``.  All counts are exact; shares and
    errors are worked out from them.
    """

    bouts: int
    methods: tuple[Method, ...]
    wins: tuple[tuple[int, ...], tuple[int, ...]]
    draws: int
    no_contests: int
    ended: tuple[int, ...]
    stopped: tuple[tuple[int, ...], tuple[int, ...]]
    knockdowns: tuple[int, int]
    landed: tuple[int, int]
    rounds_fought: int
    cuts: tuple[int, int] = (0, 0)

    def won(self, corner: Corner) -> int:
        """How many bouts the corner won."""
        return sum(self.wins[corner.index])

    def by_method(self, corner: Corner) -> dict[Method, int]:
        """How many bouts the corner won by each method, those that never happened included."""
        return dict(zip(self.methods, self.wins[corner.index], strict=True))

    def on_the_cards(self, corner: Corner) -> int:
        """How many bouts the corner won by a decision."""
        return sum(count for method, count in self.by_method(corner).items() if method.is_decision)

    def share(self, count: int) -> float:
        """``count`` as a share of all bouts, 0 to 1."""
        return count / self.bouts

    def error(self, count: int) -> float:
        """How far the true chance may lie from ``share(count)``, on the worse side, at 95 % confidence.

        The farther end of Wilson's interval: close to the familiar 1.96 standard errors, and still
        right where something never happened.
        """
        share, spread = self.share(count), _Z * _Z / self.bouts
        middle = (share + spread / 2) / (1 + spread)
        half = _Z / (1 + spread) * sqrt(share * (1 - share) / self.bouts + spread / (4 * self.bouts))
        return abs(middle - share) + half

    def knockdowns_per_bout(self, corner: Corner) -> float:
        """Knockdowns the corner scored in a bout, the knockout punch apart."""
        return self.knockdowns[corner.index] / self.bouts

    def landed_per_round(self, corner: Corner) -> float:
        """Punches the corner landed in a round."""
        return self.landed[corner.index] / max(1, self.rounds_fought)

    @property
    def mean_rounds(self) -> float:
        """Rounds in a bout, one that was stopped counted whole."""
        return self.rounds_fought / self.bouts
