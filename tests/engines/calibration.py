"""Many bouts against the figures of another program of the same rules.

A figure is refused if it lies further off than one honest pair of samples in ten thousand would.  Seeds are fixed, so a
test that passes once passes always while the rules stay.  ``-m slow`` fights all pairs and tells the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from ringside_manager.bout import BLUE, RED, Method, Outcome
from ringside_manager.bout.events import Event
from tests.engines.written import written

FAR = 3.9
"""Standard errors that are passed by chance once in ten thousand samples."""
Share = Callable[[Outcome], bool]
Mean = Callable[[Outcome, Sequence[Event]], float]

SHARES: Mapping[str, Share] = {
    "win_a": lambda outcome: outcome.winner is RED,
    "win_b": lambda outcome: outcome.winner is BLUE,
    "draw": lambda outcome: outcome.winner is None,
    "ko": lambda outcome: outcome.method is Method.KO,
    "dq": lambda outcome: outcome.method is Method.DQ,
}
"""What every program counts."""


def figures_of(system: str) -> dict[str, Any]:
    return written(f"{system}_calibration")


def downs(outcome: Outcome, _events: Sequence[Event]) -> int:
    """Knockdowns, those nobody rose from among them."""
    return sum(outcome.knockdowns) + (outcome.method is Method.KO)


def rounds(outcome: Outcome, _events: Sequence[Event]) -> int:
    return outcome.round


@dataclass
class Tally:
    """What some bouts added up to, figure by figure."""

    shares: Mapping[str, Share]
    means: Mapping[str, tuple[Mean, float]]
    """What is measured of a bout, and how far single bouts lie apart (a generous standard deviation)."""
    rounding: tuple[float, float] = (0, 0)
    """What printing took from their shares and from their means."""
    rare: int = 1
    """How many bouts of theirs a share of none may hide."""
    by_round: Sequence[str] = ()
    """The means that are given for a round, not a bout."""
    bouts: int = 0
    sums: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome, events: Sequence[Event] = ()) -> None:
        self.bouts += 1
        self.sums.update(name for name, holds in self.shares.items() if holds(outcome))
        for name, (measure, _) in self.means.items():
            self.sums[name] += measure(outcome, events)  # type: ignore[assignment]

    def measured(self) -> dict[str, float]:
        each = {name: self.sums[name] / self.bouts for name in (*self.shares, *self.means)}
        return each | {name: each[name] / each["mean_rounds"] for name in self.by_round}

    def off(self, theirs: Mapping[str, Any], their_bouts: int) -> dict[str, tuple[float, float]]:
        """Every figure that lies too far off: ours and theirs."""
        sample, found = sqrt(1 / self.bouts + 1 / their_bouts), {}
        for name, ours in self.measured().items():
            share = theirs[name]
            spread = (
                self.means[name][1]
                if name in self.means
                else sqrt(max(share * (1 - share), self.rare / their_bouts))
            )
            if abs(ours - share) > FAR * spread * sample + self.rounding[name in self.means]:
                found[name] = (ours, share)
        return found

    def table(self, theirs: Mapping[str, Any]) -> str:
        return "\n".join(
            f"  {name:<12} {ours:7.3f} {theirs[name]:7.3f}" for name, ours in self.measured().items()
        )
