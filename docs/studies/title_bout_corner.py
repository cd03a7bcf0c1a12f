"""Pit Title Bout II's corners against each other: python docs/studies/title_bout_corner.py [BOUTS] [all] [ONLY...].

Every row: one corner against another over real pairings, half of the bouts from each side of the ring and half with
each fighter, so that equal corners win a half whoever is better.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from math import sqrt
from typing import Any

from ringside_manager.bout import derive_seed, registry
from ringside_manager.bout.engine import CornerAt, CornerMaker
from ringside_manager.fighters.sets import load_set
from ringside_manager.plans.files import parse_plan, plan_word, shipped_plan, shipped_plans
from tests.odds.duels import Duel, Dueling, Side

ENGINE = registry.get("title_bout")
SEED, ROUNDS = 1986, 12
OPTIONS: dict[str, dict[str, Any]] = {
    "basic": {},
    "strategies": {"strategies": True, "traits": True, "southpaw": True},
    "midround": {"strategies": True, "midround_strategy": True, "traits": True},
    "advanced": {
        "strategies": True, "traits": True, "advanced_cuts": True, "advanced_kd_table": True, "cf_conversion": True,
    },
}  # fmt: skip
HABITS = {
    strategy: f"otherwise: ai\norders: [{{request: strategy, choose: [{strategy}, none]}}]"
    for strategy in ("counter_punch", "stick_and_move", "keep_away", "defensive_shell", "work_the_body",
                     "smothering_attack", "tie_up", "load_up", "go_for_the_knockout", "none")
}  # fmt: skip
"""The expert with one strategy in place of his choice."""
STYLES = {
    f"always {style}": f"otherwise: ai\norders: [{{request: style, choose: {style}}}]"
    for style in ("box", "slug")
}
LEVELS = ("expert", "contender", "club", "beginner", "plain")


def cards(name: str) -> list[Any]:
    """The cards of a set: the seven printed ones, or all heavyweights converted."""
    return [ENGINE.card_from_abilities(fighter.name, fighter.abilities) if name == "heavyweights" else fighter.card(ENGINE)
            for fighter in load_set(name).fighters]  # fmt: skip


def pairings(group: str) -> list[tuple[Any, Any]]:
    """Who meets whom: all pairs of the seven printed cards, either fighters of the heavyweights, or neighbours of them."""
    if group == "printed":
        return list(combinations(cards("title_bout"), 2))
    known = cards("heavyweights")
    if group == "either":
        either = [card for card in known if card.style.value == "E"]
        return list(zip(either, known[::-1], strict=False))
    return list(zip(known, known[1:] + known[:1], strict=True))


@dataclass
class Line:
    """What a row adds up to."""

    won: float = 0.0
    bouts: int = 0
    duels: list[Duel] = field(default_factory=list)

    def add(self, duel: Duel) -> None:
        """One more duel."""
        self.won += duel.won + duel.drawn / 2
        self.bouts += duel.bouts
        self.duels.append(duel)

    @property
    def share(self) -> float:
        """What the first corner won, draws as half."""
        return self.won / self.bouts

    @property
    def error(self) -> float:
        """Half the width of the interval at 95 %, pairings taken as they are."""
        return sqrt(sum((duel.error * duel.bouts) ** 2 for duel in self.duels)) / self.bouts


def corner(name: str) -> CornerMaker:
    """A level, a habit, or a plan that comes with the program."""
    if name in LEVELS:
        return CornerAt(name)
    written = {**HABITS, **STYLES}.get(name)
    if written:
        return parse_plan(written, name, ENGINE.info).controller
    return shipped_plan("title_bout", name).controller


def fought(one: str, other: str, group: str, options: str, bouts: int) -> Line:
    """Each pairing both ways round: first the better man with the first corner, then the other."""
    line, pairs = Line(), pairings(group)
    each = max(2, bouts // (2 * len(pairs)) // 2 * 2)
    terms = ENGINE.info.terms(ROUNDS, OPTIONS[options])
    for number, pair in enumerate(pairs):
        for mine, his in (pair, pair[::-1]):
            seed = derive_seed(SEED, one, other, group, options, number, mine.name)
            line.add(
                Dueling(ENGINE, terms, seed, Side(mine, corner(one)), Side(his, corner(other))).fight(each)
            )
    return line


def rows(everything: bool) -> Iterator[tuple[str, str, str, str]]:
    """Expert against plain everywhere; with ``everything`` also himself and each level against the next."""
    for options in OPTIONS:
        for group in ("printed", "heavyweights", "either"):
            yield "expert", "plain", group, options
    if everything:
        for options in ("basic", "strategies"):
            yield "expert", "expert", "printed", options
            for better, worse in pairwise(LEVELS):
                yield better, worse, "printed", options
        for style in STYLES:
            yield "expert", style, "either", "basic"
        for other in (*HABITS, *(plan_word(plan) for plan in shipped_plans("title_bout"))):
            yield "expert", other, "printed", "strategies"


def main(bouts: int, everything: bool, only: list[str]) -> None:
    """One line of a table for each row."""
    print(f"| corners | fighters | options | share | error |\n{'|---' * 5}|")
    for one, other, group, options in rows(everything):
        if all(word in (one, other, group, options) for word in only):
            began = time.perf_counter()
            line = fought(one, other, group, options, bouts)
            took = (time.perf_counter() - began) / line.bouts
            print(
                f"| {one} against {other} | {group} | {options} | {line.share:.3f} | {line.error:.3f} |",
                f"{took * 1000:.2f} ms a bout" if "time" in sys.argv else "",
                flush=True,
            )


if __name__ == "__main__":
    words = sys.argv[1:]
    numbers = [int(word) for word in words if word.isdigit()]
    main(
        numbers[0] if numbers else 10_000,
        "all" in words,
        [word for word in words if not word.isdigit() and word not in ("all", "time")],
    )
