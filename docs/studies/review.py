"""How good the review of a bout is: python docs/studies/review.py [BOUTS] [CONFIRMING]."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import product
from math import sqrt
from time import process_time

from ringside_manager.bout import CORNERS, BoutRecord, SeededChance, Setup, derive_seed, fight, registry
from ringside_manager.fighters.sets import load_set
from ringside_manager.odds.prospects import Bin, mean_and_error
from ringside_manager.odds.review import Decision, Review, review, review_curve
from ringside_manager.odds.review_walk import Play, Player, walk

PAIRS = (("Muhammad Ali", "Rocky Marciano"), ("Jerry Quarry", "Jerry Quarry"))
ROUNDS = 7


@dataclass(frozen=True)
class Figures:
    """Of one bout reviewed: seconds of the first stage and of all, the review, the clear costs by pairs of
    what was claimed and what complete continuations say.
    """

    level: str
    seconds: tuple[float, float]
    review: Review
    confirmed: tuple[tuple[float, float], ...]


def fought(pair: tuple[str, str], level: str, seed: int) -> BoutRecord:
    """A bout of two corners alike; ``plain`` is the plain policy."""
    engine, known = registry.get("ringside"), load_set("heavyweights")
    cards = [engine.card_from_abilities(name, known.fighter(name).abilities) for name in pair]
    setup = Setup(engine, cards[0], cards[1], engine.info.terms(ROUNDS))
    chances = [SeededChance(derive_seed(seed, level, corner.value)) for corner in CORNERS]
    red, blue = (
        engine.plain_corner(chance) if level == "plain" else engine.corner_ai(chance, level)
        for chance in chances
    )
    return fight(setup, seed, red, blue)


def confirmed(record: BoutRecord, one: Decision, times: int) -> float:
    """The cost of a decision by bouts played to their end, the same dice for both options."""
    walked = walk(record)
    player = Player(walked.setup, walked.turns, 2026)
    place = next(question.place for question in walked.questions if question.index == one.index)
    best, chosen = (
        [
            player.play(Play(place, one.corner, option, every=1000), number).result or 0.0
            for number in range(times)
        ]
        for option in (one.best, one.chosen)
    )
    return (sum(best) - sum(chosen)) / times * (1 if one.corner is CORNERS[0] else -1)


def studied(task: tuple[tuple[str, str], str, int, int]) -> Figures:
    """One bout reviewed and its claims confirmed."""
    pair, level, seed, times = task
    record = fought(pair, level, seed)
    begun = process_time()
    curve = review_curve(record, seed=1)
    first = process_time() - begun
    found = review(record, seed=1, curve=curve)
    seconds = (first, process_time() - begun)
    claims = tuple((one.cost, confirmed(record, one, times)) for one in found.dearest() if times)
    return Figures(level, seconds, found, claims)


def calibration(bins: tuple[tuple[Bin, ...], ...]) -> Iterator[str]:
    """Tenths of all bouts together."""
    for tenth in zip(*bins, strict=True):
        count = sum(one.count for one in tenth)
        told, came = (
            sum(getattr(one, name) * one.count for one in tenth) / count for name in ("told", "came")
        )
        yield f"| {told:.3f} | {came:.3f} |"


def told(level: str, figures: list[Figures]) -> None:
    """The line of a level."""
    corners = [figure.review.cost[corner.index] for figure in figures for corner in CORNERS]
    costs = [one.cost for figure in figures for one in figure.review.decisions]
    mean, error = mean_and_error(corners)
    each = sum(costs) / len(costs)
    spread = sqrt(sum((cost - each) ** 2 for cost in costs) / len(costs))
    own = sum(sum(figure.review.error) for figure in figures) / len(corners)
    claims = [claim for figure in figures for claim in figure.confirmed]
    says, is_so = (sum(claim[at] for claim in claims) / max(1, len(claims)) for at in (0, 1))
    right = sum(so > 0 for _, so in claims)
    print(
        f"| {level} | {mean:.3f} ± {error:.3f} | {own:.3f} | {each:.5f} | {spread:.4f} "
        f"| {len(claims) / len(figures):.1f} | {says:.3f} | {is_so:.3f} | {right} of {len(claims)} |"
    )


def main(bouts: int, times: int) -> None:
    """All tables."""
    levels = ("expert", "contender", "plain")
    tasks = [
        (pair, level, seed, times)
        for level, pair, seed in product(levels, PAIRS, range(100, 100 + bouts // 2))
    ]
    with ProcessPoolExecutor(2) as pool:
        figures = list(pool.map(studied, tasks))
    print("| corners | cost of a corner | its own error | a decision | sd | clear | say | is | above 0 |")
    for level in levels:
        told(level, [figure for figure in figures if figure.level == level])
    qualities = [figure.review.quality for figure in figures if figure.review.quality]
    brier, constant = (
        sum(getattr(quality, name) for quality in qualities) / len(qualities)
        for name in ("brier", "constant")
    )
    print(f"Brier {brier:.4f}, of a constant {constant:.4f}")
    print("\n".join(calibration(tuple(quality.bins for quality in qualities))))
    first, whole = (sum(figure.seconds[at] for figure in figures) / len(figures) for at in (0, 1))
    most = max(figure.seconds[1] for figure in figures)
    print(f"CPU seconds: curve {first:.1f}, all {whole:.1f}, at most {most:.1f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 8, int(sys.argv[2]) if len(sys.argv) > 2 else 2000)
