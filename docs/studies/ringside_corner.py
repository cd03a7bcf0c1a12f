"""Pit Ringside's corners against each other: python docs/studies/ringside_corner.py [BOUTS] [all]."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations

from ringside_manager.bout import RED, Outcome, SeededChance, Setup, derive_seed, registry, simulate
from ringside_manager.bout.corner import Controller, UniformController
from ringside_manager.engines.ringside.corner_ai import RingsideCorner
from ringside_manager.engines.ringside.policies import PARTS, CornerTable, habit
from ringside_manager.engines.ringside.tables import RingsideCard, Tactic
from ringside_manager.fighters.sets import load_set

CHUNKS = 8


class Habit(RingsideCorner):
    """An expert with one habit in place of his tactics."""

    def __init__(self, chance: SeededChance, tactic: Tactic, rush: int) -> None:
        super().__init__(chance, "expert")
        self._tactic, self._rush = tactic, rush

    def table(self, own: RingsideCard, other: RingsideCard) -> CornerTable:
        return habit(super().table(own, other), self._tactic, self._rush)


CORNERS: dict[str, Callable[[SeededChance], Controller]] = {
    "uniform": UniformController,
    "no tactics": lambda chance: Habit(chance, Tactic.NONE, 0),
    "only rush": lambda chance: Habit(chance, Tactic.NONE, PARTS),
    "only clinch": lambda chance: Habit(chance, Tactic.CLINCH, 0),
    "clinch and rush": lambda chance: Habit(chance, Tactic.CLINCH, PARTS),
    "always cover": lambda chance: Habit(chance, Tactic.COVER_UP, 0),
    "always backpedal": lambda chance: Habit(chance, Tactic.BACKPEDAL, 0),
    **{
        level: lambda chance, level=level: RingsideCorner(chance, level)
        for level in ("beginner", "club", "contender", "expert")
    },
}


@dataclass(frozen=True)
class Duel:
    """A pair of corners for a pair of fighters; corners change with every bout."""

    one: str
    other: str
    fighters: tuple[str, str]
    first: int
    last: int


def fought(duel: Duel) -> tuple[float, int, int, int]:
    """Wins of ``one`` (draws half), decisions and draws, rounds, knockdowns without the knockout."""
    engine, known = registry.get("ringside"), load_set("heavyweights")
    cards = [engine.card_from_abilities(name, known.fighter(name).abilities) for name in duel.fighters]
    won, far, rounds, knockdowns = 0.0, 0, 0, 0
    for number in range(duel.first, duel.last):
        seeds = (derive_seed(number, duel.one, "one"), derive_seed(number, duel.other, "other"))
        one, other = (
            CORNERS[name](SeededChance(seed))
            for name, seed in zip((duel.one, duel.other), seeds, strict=True)
        )
        swap = number % 2 == 1
        setup = Setup(engine, *(reversed(cards) if swap else cards), engine.info.terms(12))
        outcome: Outcome = simulate(
            setup, derive_seed(number, "bout"), *((other, one) if swap else (one, other))
        )
        won += 0.5 if outcome.winner is None else (outcome.winner is RED) != swap
        far += not outcome.method.is_stoppage
        rounds += outcome.round
        knockdowns += sum(outcome.knockdowns)
    return won, far, rounds, knockdowns


def duel(
    one: str, other: str, fighters: tuple[str, str], bouts: int, pool: ProcessPoolExecutor
) -> Counter[str]:
    """One line of a table: the share ``one`` wins, how many go the distance."""
    step = bouts // CHUNKS
    tasks = [Duel(one, other, fighters, first, first + step) for first in range(0, step * CHUNKS, step)]
    sums = [sum(column) for column in zip(*pool.map(fought, tasks), strict=True)]
    share, error = sums[0] / (step * CHUNKS), 0.98 / (step * CHUNKS) ** 0.5
    far, rounds, downs = (figure / (step * CHUNKS) for figure in sums[1:])
    print(
        f"{fighters[0]:<18}{one:>12} beats {other:<17}{share:.4f} ± {error:.4f}   distance {far:.3f}   rounds {rounds:.2f}   knockdowns {downs:.2f}",
        flush=True,
    )
    return Counter(won=sums[0], far=sums[1], rounds=sums[2], downs=sums[3], bouts=step * CHUNKS)


def league(level: str, bouts: int, pool: ProcessPoolExecutor) -> None:
    """The thirty heavyweights, every pair, both corners alike."""
    names = [fighter.name for fighter in load_set("heavyweights").fighters]
    total: Counter[str] = Counter()
    tasks = [Duel(level, level, pair, 0, bouts) for pair in combinations(names, 2)]
    for _, far, rounds, downs in pool.map(fought, tasks, chunksize=8):
        total.update(far=far, rounds=rounds, downs=downs, bouts=bouts)
    figures = {name: round(total[name] / total["bouts"], 3) for name in ("far", "rounds", "downs")}
    print(
        f"thirty heavyweights, {level}: distance {figures['far']}, rounds {figures['rounds']}, knockdowns {figures['downs']} a bout"
    )


def main(bouts: int, everything: bool) -> None:
    """All tables."""
    with ProcessPoolExecutor() as pool:
        for fighter in ("George Foreman", "Jerry Quarry"):
            pair = (fighter, fighter)
            for other in ("uniform", "no tactics"):
                duel("expert", other, pair, bouts, pool)
            if everything:
                for other in (
                    "only rush",
                    "only clinch",
                    "clinch and rush",
                    "always cover",
                    "always backpedal",
                    "expert",
                ):
                    duel("expert", other, pair, bouts, pool)
                for better, worse in (
                    ("expert", "contender"),
                    ("contender", "club"),
                    ("club", "beginner"),
                    ("beginner", "uniform"),
                ):
                    duel(better, worse, pair, bouts, pool)
        for level in ("uniform", "expert"):
            league(level, max(4, bouts // 435), pool)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000, "all" in sys.argv)
