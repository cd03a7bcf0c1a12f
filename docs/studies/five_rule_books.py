"""A round robin of the thirty heavyweights under every bout system: how alike do the rule books rank them?

    python docs/studies/five_rule_books.py [BOUTS_PER_PAIR] [--seed N]

Plain corners, options at their defaults, the usual length.  Writes ``five_rule_books.md`` beside itself.  A fighter's
share is his wins over all his bouts, a draw half.  All 435 pairs with 20 bouts under five systems take some two
minutes on one core.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

from scipy.stats import spearmanr

from ringside_manager.bout import BLUE, RED, Method, Setup, derive_seed, registry
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.fighters import Fighter
from ringside_manager.fighters.sets import load_set
from ringside_manager.odds import sample
from ringside_manager.odds.rule_books import common_rounds

PAGE = Path(__file__).with_suffix(".md")
SET = "heavyweights"


@dataclass(slots=True)
class Season:
    """What one system made of the round robin; ``halves`` are twice the wins of each fighter and once his draws."""

    title: str
    bouts: int = 0
    halves: Counter[str] = field(default_factory=Counter)
    fought: Counter[str] = field(default_factory=Counter)
    methods: Counter[Method] = field(default_factory=Counter)
    knockdowns: int = 0
    cuts: int = 0
    rounds: int = 0
    seconds: float = 0.0

    def shares(self, names: Sequence[str]) -> list[float]:
        """The share of each fighter, 0 to 1."""
        return [self.halves[name] / (2 * self.fought[name]) for name in names]


def season(engine: AnyEngine, fighters: Sequence[Fighter], rounds: int, bouts: int, seed: int) -> Season:
    """Everybody against everybody, half of the bouts in either corner."""
    told, began = Season(engine.info.title), time.perf_counter()
    cards = {fighter.name: fighter.card(engine) for fighter in fighters}
    terms = engine.info.terms(rounds)
    for number, (one, other) in enumerate(combinations(cards, 2)):
        for corner, (red, blue) in enumerate(((one, other), (other, one))):
            count = (bouts + 1 - corner) // 2
            if count:
                _meet(told, Setup(engine, cards[red], cards[blue], terms), (red, blue), count,
                      derive_seed(seed, "pair", number, corner))  # fmt: skip
    told.seconds = time.perf_counter() - began
    return told


def _meet(told: Season, setup: Setup, names: tuple[str, str], bouts: int, seed: int) -> None:
    odds = sample(setup, bouts, seed)
    nobody = odds.draws + odds.no_contests
    for corner, name in zip((RED, BLUE), names, strict=True):
        told.halves[name] += 2 * odds.won(corner) + nobody
        told.fought[name] += odds.bouts
        told.methods.update(odds.by_method(corner))
    told.methods.update({Method.DRAW: odds.draws, Method.NC: odds.no_contests})
    told.bouts += odds.bouts
    told.knockdowns += sum(odds.knockdowns)
    told.cuts += sum(odds.cuts)
    told.rounds += odds.rounds_fought


def page(seasons: Mapping[str, Season], names: Sequence[str], bouts: int, seed: int, rounds: int) -> str:
    """The study as Markdown."""
    shares = {system: told.shares(names) for system, told in seasons.items()}
    parts = (
        f"# {len(seasons)} rule books, {len(names)} heavyweights\n",
        (
            f"Everybody against everybody, {bouts} bouts of {rounds} rounds each pair, half of them in either corner, "
            f"plain corners, options at their defaults, seed {seed}. Written by "
            f"`python docs/studies/five_rule_books.py {bouts} --seed {seed}`.\n"
        ),
        "## How alike they rank\n",
        "Spearman's rank correlation of the thirty win shares (a draw half), between every two systems.\n",
        _correlations(seasons, shares),
        _reading(shares, seasons),
        "## How bouts end\n",
        "Shares of all bouts in percent; knockdowns apart from the knockout punch.\n",
        _methods(seasons),
        "## Win shares\n",
        "In percent, by the mean of all systems; the place under each system in brackets.\n",
        _ranking(seasons, shares, names),
    )
    return "\n".join(parts)


def _correlations(seasons: Mapping[str, Season], shares: Mapping[str, Sequence[float]]) -> str:
    rows = [
        (told.title, *(f"{_rank_correlation(shares[one], shares[other]):.2f}" for other in seasons))
        for one, told in seasons.items()
    ]
    return _table(("", *(told.title for told in seasons.values())), rows)


def _rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    return float(spearmanr(one, other).statistic)


def _reading(shares: Mapping[str, Sequence[float]], seasons: Mapping[str, Season]) -> str:
    pairs = sorted(
        (_rank_correlation(shares[one], shares[other]), seasons[one].title, seasons[other].title)
        for one, other in combinations(shares, 2)
    )
    (least, *apart), (most, *close) = pairs[0], pairs[-1]
    return f"Most alike: {close[0]} and {close[1]} ({most:.2f}); furthest apart: {apart[0]} and {apart[1]} ({least:.2f}).\n"


def _methods(seasons: Mapping[str, Season]) -> str:
    known = [method for method in Method if any(told.methods[method] for told in seasons.values())]
    heads = (
        "", *(method.value for method in known), "before the last bell", "by a cut", "knockdowns a bout", "rounds",
    )  # fmt: skip
    rows = []
    for told in seasons.values():
        early = sum(
            told.methods[method] for method in (Method.KO, Method.TKO, Method.RTD, Method.DQ, Method.TD)
        )
        rows.append((
            told.title,
            *(_percent(told.methods[method], told.bouts) for method in known),
            _percent(early, told.bouts), _percent(told.cuts, told.bouts),
            f"{told.knockdowns / told.bouts:.2f}", f"{told.rounds / told.bouts:.1f}",
        ))  # fmt: skip
    return _table(heads, rows)


def _ranking(
    seasons: Mapping[str, Season], shares: Mapping[str, Sequence[float]], names: Sequence[str]
) -> str:
    places = {
        system: {at: place for place, at in enumerate(sorted(range(len(names)), key=lambda at: -told[at]), 1)}
        for system, told in shares.items()
    }
    order = sorted(range(len(names)), key=lambda at: -sum(told[at] for told in shares.values()))
    rows = [
        (names[at], *(f"{100 * shares[system][at]:.0f} ({places[system][at]})" for system in seasons))
        for at in order
    ]
    return _table(("", *(told.title for told in seasons.values())), rows)


def _percent(count: int, of: int) -> str:
    return f"{100 * count / of:.1f}" if count else "–"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---", *["--:"] * (len(heads) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def main() -> None:
    """Fight, and write the page."""
    parser = argparse.ArgumentParser(description="The thirty heavyweights under every bout system.")
    parser.add_argument("bouts", type=int, nargs="?", default=20, help="bouts for each pair, 1 or more")
    parser.add_argument("--seed", type=int, default=1974)
    wish = parser.parse_args()
    if wish.bouts < 1:
        parser.error("a pair needs a bout")
    fighters = load_set(SET).fighters
    engines = [registry.get(name) for name in registry.names()]
    rounds = common_rounds(engines)
    seasons = {}
    for engine in engines:
        told = season(engine, fighters, rounds, wish.bouts, wish.seed)
        seasons[engine.info.system] = told
        print(f"{told.title}: {told.bouts:,} bouts in {told.seconds:.0f} seconds")
    names = [fighter.name for fighter in fighters]
    PAGE.write_text(page(seasons, names, wish.bouts, wish.seed, rounds), encoding="utf-8")


if __name__ == "__main__":
    main()
