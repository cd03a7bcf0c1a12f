"""Who sits in the corners of a sample, and the JSON document of odds: the shape that scripts rely on."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout import BLUE, CORNERS, RED, Method, Setup
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.cli.corners import corner_maker
from ringside_manager.cli.telling import names_of
from ringside_manager.odds import Odds, Play, Policy

DIGITS = 6


@dataclass(frozen=True, slots=True)
class Seats:
    """Who decides, as it was typed: a policy for both, unless a corner has somebody of its own."""

    both: str
    red: str | None = None
    blue: str | None = None

    @property
    def differ(self) -> bool:
        """Whether a corner was given somebody of its own."""
        return self.red is not None or self.blue is not None

    @property
    def words(self) -> tuple[str, str]:
        """Who decides in the red and in the blue corner."""
        return self.red or self.both, self.blue or self.both

    def play(self, engine: AnyEngine) -> Play:
        """The same for the bouts; errors as ``corner_maker``."""
        if not self.differ:
            return Policy(self.both)
        red, blue = (corner_maker(word, engine) for word in self.words)
        return red, blue

    def document(self) -> dict[str, object]:
        """Their part of the JSON document: ``corner`` is null where the corners were named one by one."""
        if not self.differ:
            return {"corner": self.both}
        return {"corner": None, "corners": dict(zip(("red", "blue"), self.words, strict=True))}

    def spoken(self) -> str:
        """Their part of the heading."""
        if self.differ:
            return "{} in the red corner, {} in the blue".format(*self.words)
        return "plain corners" if self.both == Policy.PLAIN.value else "the program in both corners"


def odds_document(
    setup: Setup, odds: Odds, seed: int, seats: Seats, seconds: float | None
) -> dict[str, object]:
    """The JSON document; ``seconds`` is null unless asked for, so that equal arguments give equal bytes."""
    red, blue = names_of(setup)
    counts = _counts(setup, odds)
    return {
        "system": setup.engine.info.system,
        "red": red,
        "blue": blue,
        "rounds": setup.terms.rounds,
        "bouts": odds.bouts,
        "seed": seed,
        **seats.document(),
        "results": {
            **{corner.value: {m.value: n for m, n in odds.by_method(corner).items()} for corner in CORNERS},
            **{ending: count for ending, count in counts.items() if ending not in ("red", "blue")},
        },
        "ended_in_round": {str(number): count for number, count in enumerate(odds.ended, 1)},
        "knockdowns_per_bout": {c.value: round(odds.knockdowns_per_bout(c), DIGITS) for c in CORNERS},
        "landed_per_round": {c.value: round(odds.landed_per_round(c), DIGITS) for c in CORNERS},
        "win": {ending: round(odds.share(count), DIGITS) for ending, count in counts.items()},
        "error": {ending: round(odds.error(count), DIGITS) for ending, count in counts.items()},
        "seconds": None if seconds is None else round(seconds, 3),
    }


def _counts(setup: Setup, odds: Odds) -> dict[str, int]:
    """How often each corner won and nobody did; no contests only in systems that know them."""
    counts = {"red": odds.won(RED), "blue": odds.won(BLUE), "draw": odds.draws}
    knows_them = Method.NC in setup.engine.info.methods
    return counts | ({"no_contest": odds.no_contests} if knows_them else {})
