"""Put Ringside's corners in character to the test: python docs/studies/in_character.py [BOUTS] [systems]."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import replace
from itertools import combinations
from typing import Any

from ringside_manager.bout import BLUE, RED, Setup, derive_seed, registry
from ringside_manager.bout.engine import AnyEngine, CornerAt
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.terms import STYLES
from ringside_manager.fighters import Fighter
from ringside_manager.fighters.sets import load_set
from ringside_manager.odds import Corners, Odds, compiled, sample

EXPERT, PLAIN, IN_CHARACTER = CornerAt("expert"), CornerAt("plain"), CornerAt("in_character")
PAIRS = (
    ("Muhammad Ali", "Joe Frazier"),
    ("Muhammad Ali", "George Foreman"),
    ("Joe Louis", "Max Schmeling"),
    ("Rocky Marciano", "Jersey Joe Walcott"),
    ("Jack Dempsey", "Gene Tunney"),
    ("Ezzard Charles", "Jersey Joe Walcott"),
    ("Jack Johnson", "James J. Jeffries"),
    ("Sonny Liston", "Floyd Patterson"),
)
"""Meetings that were fought for the title, most of them over 15 rounds."""


def cards(engine: AnyEngine, fighters: Sequence[Fighter]) -> dict[str, Any]:
    """The cards of fighters by name, with their styles."""
    return {fighter.name: fighter.card_in_character(engine) for fighter in fighters}


def fought(
    engine: AnyEngine,
    red: Any,
    blue: Any,
    rounds: int,
    bouts: int,
    corners: Corners,
    pool: Executor | None = None,
) -> Odds:
    """The odds of so many bouts."""
    seed = derive_seed(
        rounds, red.name, blue.name
    )  # its own for every pair, or one lucky bout counts 435 times
    return sample(Setup(engine, red, blue, engine.info.terms(rounds)), bouts, seed, corners, pool)


def early(odds: Odds) -> int:
    """How many of them ended before the distance."""
    return sum(odds.won(corner) - odds.on_the_cards(corner) for corner in (RED, BLUE))


def round_robin(
    corner: CornerAt, rounds: int, bouts: int, pool: Executor
) -> tuple[Counter[str], dict[str, int]]:
    """What all pairs of the thirty come to; and what each man won, a draw 1 and a win 2."""
    engine = registry.get("ringside")
    known = cards(engine, load_set("heavyweights").fighters)
    total, won = Counter[str](), dict.fromkeys(known, 0)
    for red, blue in combinations(known, 2):
        odds = fought(engine, known[red], known[blue], rounds, bouts, (corner, corner), pool)
        kos = sum(odds.by_method(side).get(Method.KO, 0) for side in (RED, BLUE))
        total.update(
            bouts=odds.bouts, early=early(odds), ko=kos, draws=odds.draws,
            knockdowns=sum(odds.knockdowns), rounds=odds.rounds_fought,
        )  # fmt: skip
        for name, side in ((red, RED), (blue, BLUE)):
            won[name] += 2 * odds.won(side) + odds.draws
    return total, won


def ranked(won: dict[str, int]) -> dict[str, int]:
    """The place of each by what he won."""
    return {name: place for place, name in enumerate(sorted(won, key=won.__getitem__))}


def rank_correlation(one: dict[str, int], other: dict[str, int]) -> float:
    """Spearman's; two men are hardly ever level."""
    first, second, count = ranked(one), ranked(other), len(one)
    return 1 - 6 * sum((first[name] - second[name]) ** 2 for name in one) / (count * (count * count - 1))


def against_the_expert(bouts: int, pool: Executor) -> None:
    """The expert against a man in character with the same nine ratings, every card in every style, over 12 rounds."""
    engine = registry.get("ringside")
    for style in STYLES:
        shares = {}
        for name, card in cards(engine, load_set("heavyweights").fighters).items():
            odds = fought(engine, card, replace(card, style=style), 12, bouts, (EXPERT, IN_CHARACTER), pool)
            shares[name] = odds.share(odds.won(RED)) + odds.share(odds.draws) / 2
        least, most = min(shares, key=shares.__getitem__), max(shares, key=shares.__getitem__)
        mean = sum(shares.values()) / len(shares)
        print(
            f"expert against a {style}: {mean:.3f}, from {shares[least]:.3f} ({least}) to {shares[most]:.3f} ({most})"
        )


def other_systems(bouts: int, pool: Executor) -> None:
    """How often the experts of every system stop each other in real pairings over 15 rounds."""
    for name in registry.names():
        engine = registry.get(name)
        rounds = min(15, engine.info.rounds[-1])
        known = cards(engine, load_set("heavyweights").fighters)
        best = CornerAt()
        corners = [(best, best)] + ([(IN_CHARACTER, IN_CHARACTER)] if engine.info.character else [])
        for both in corners:
            found = [
                fought(engine, known[red], known[blue], rounds, bouts, both, pool) for red, blue in PAIRS
            ]
            share = sum(map(early, found)) / sum(odds.bouts for odds in found)
            downs = sum(sum(odds.knockdowns) for odds in found) / sum(odds.bouts for odds in found)
            print(
                f"{engine.info.title}, {both[0].word}, {rounds} rounds: early {share:.3f}, knockdowns {downs:.2f}"
            )


def main(bouts: int, *, systems: bool) -> None:
    """All tables; ``bouts`` of each pair."""
    compiled.wait(registry.get("ringside"))
    with ProcessPoolExecutor() as pool:
        for rounds in (12, 15):
            plain: dict[str, int] = {}
            for corner in (PLAIN, EXPERT, IN_CHARACTER):
                total, won = round_robin(corner, rounds, bouts, pool)
                plain = plain or won
                figures = {name: total[name] / total["bouts"] for name in total}
                print(
                    f"{rounds} rounds, {corner.word}: early {figures['early']:.3f} (KO {figures['ko']:.3f}), "
                    f"draws {figures['draws']:.3f}, knockdowns {figures['knockdowns']:.2f}, rounds {figures['rounds']:.2f}, "
                    f"rank correlation with plain {rank_correlation(won, plain):.3f}",
                    flush=True,
                )
        against_the_expert(max(bouts, 20) * 10, pool)
        if systems:
            other_systems(bouts, pool)


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    main(numbers[0] if numbers else 100, systems="systems" in sys.argv)
