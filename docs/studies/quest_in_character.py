"""How Quest's corners stop each other: python docs/studies/quest_in_character.py [BOUTS A PAIR].

Every two of the thirty heavyweights meet, half of their bouts in either corner.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from ringside_manager.bout import RED, SeededChance, Setup, derive_seed, registry, simulate
from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import Controller, Request
from ringside_manager.engines.quest import automatic
from ringside_manager.engines.quest.character import CharacterCorner
from ringside_manager.engines.quest.corner_ai import QuestCorner
from ringside_manager.engines.quest.moves import NO_MOVE
from ringside_manager.engines.quest.state import CLASH_KINDS
from ringside_manager.fighters.sets import load_set

ENGINE = registry.get("quest")
CARDS = [fighter.card(ENGINE) for fighter in load_set("heavyweights").fighters]
SEED = 1974

Make = Callable[[Chance], Controller]


class Expert(QuestCorner):
    """The expert with something taken from him: his stances, or his moves."""

    def __init__(self, chance: Chance, *, stances: bool = True, moves: bool = True) -> None:
        super().__init__(chance, "expert")
        self._stances, self._moves = stances, moves

    def choose(self, request: Request[Any], view: Any) -> Any:
        if request.kind not in CLASH_KINDS:
            return super().choose(request, view)
        options = request.options
        if not self._stances:  # those of the automatic corner; his moves among what goes with them
            planned, _ = automatic.stances(view.terms.rounds - view.round + 1, view.stamina_at_hand)
            family = planned[CLASH_KINDS.index(request.kind)].family
            options = tuple(option for option in options if option.family is family)
        if not self._moves:
            options = tuple(option for option in options if option.move is NO_MOVE)
        return super().choose(Request(request.kind, request.corner, options, request.rule), view)


MAKERS: dict[str, Make] = {
    "automatic": ENGINE.plain_corner,
    "expert": Expert,
    "expert, stances of the automatic corner": lambda chance: Expert(chance, stances=False),
    "expert, no moves": lambda chance: Expert(chance, moves=False),
    "in character": CharacterCorner,
}


class Counting:
    """Passes a corner's choices on and counts the actions it plans."""

    def __init__(self, corner: Controller, actions: Counter[str]) -> None:
        self._corner, self._actions = corner, actions

    def choose(self, request: Request[Any], view: Any) -> Any:
        chosen = self._corner.choose(request, view)
        if request.kind in CLASH_KINDS:
            self._actions[chosen.family.value] += 1
            self._actions[chosen.move.name] += 1
        return chosen


@dataclass
class Robin:
    """What a number of bouts came to; ``first`` is what the first corner won, a draw half."""

    bouts: int = 0
    rounds: int = 0
    knockdowns: int = 0
    first: float = 0.0
    ends: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)

    def fight(self, pair: tuple[int, int], makes: tuple[Make, Make], rounds: int, number: int) -> None:
        turned = number % 2 == 1
        order = (1, 0) if turned else (0, 1)
        seats = [
            Counting(makes[side](SeededChance(derive_seed(SEED, number, *pair, side))), self.actions)
            for side in order
        ]
        red, blue = (CARDS[pair[side]] for side in order)
        setup = Setup(ENGINE, red, blue, ENGINE.info.terms(rounds))
        outcome = simulate(setup, derive_seed(SEED, number, *pair), *seats)
        self.bouts += 1
        self.rounds += outcome.round
        self.knockdowns += sum(outcome.knockdowns)
        self.ends[outcome.cause if outcome.winner and not outcome.method.is_decision else ""] += 1
        self.ends["draw"] += outcome.winner is None
        for side in (0, 1):
            won = 0.5 if outcome.winner is None else (outcome.winner is RED) == (order[side] == 0)
            self.wins[pair[side]] += won  # type: ignore[assignment]  # halves count, too
            self.first += won if side == 0 else 0

    def row(self, name: str) -> str:
        planned = sum(self.actions[family] for family in ("aggressive", "defensive", "sandbag"))
        causes = [
            self.ends[""],
            *(self.ends[cause] for cause in ("knocked_out", "cannot_rise", "will_not_rise")),
        ]
        shares = [100 - 100 * causes[0] / self.bouts, *(100 * count / self.bouts for count in causes[1:])]
        told = [f"{share:.1f}" for share in (*shares, 100 * self.ends["draw"] / self.bouts)]
        means = [f"{self.knockdowns / self.bouts:.2f}", f"{self.rounds / self.bouts:.1f}"]
        clashes = [
            f"{100 * self.actions[word] / planned:.0f}" for word in ("aggressive", "defensive", "turtle")
        ]
        return f"| {name} | {' | '.join((*told, *means, *clashes))} |"


def everybody(make: Make, rounds: int, bouts: int) -> Robin:
    """Every two of the thirty, the same corner on both sides."""
    found = Robin()
    for pair in combinations(range(len(CARDS)), 2):
        for number in range(bouts):
            found.fight(pair, (make, make), rounds, number)
    return found


def equals(one: Make, other: Make, rounds: int, bouts: int) -> Robin:
    """Every one of the thirty against himself, a corner on either side."""
    found = Robin()
    for place in range(len(CARDS)):
        for number in range(bouts):
            found.fight((place, place), (one, other), rounds, number)
    return found


def correlation(one: Counter[int], other: Counter[int]) -> float:
    """Spearman's rank correlation of what the thirty won."""
    ranks = []
    for wins in (one, other):
        order = sorted(range(len(CARDS)), key=lambda place: -wins[place])
        ranks.append({place: rank for rank, place in enumerate(order)})
    many = len(CARDS)
    apart = sum((ranks[0][place] - ranks[1][place]) ** 2 for place in range(many))
    return 1 - 6 * apart / (many * (many * many - 1))


def main(bouts: int) -> None:
    """Print the tables of ``quest_in_character.md``."""
    heads = "stopped | knocked out | cannot rise | will not rise | draws | knockdowns | rounds | forward | defensive | turtle"
    wins = {}
    for rounds in (15, 12):
        print(f"\n{rounds} rounds, {bouts} bouts a pair\n\n| corners | {heads} |\n|---|{'--:|' * 10}")
        for name, make in MAKERS.items():
            found = everybody(make, rounds, bouts)
            wins[rounds, name] = found.wins
            print(found.row(name), flush=True)
    for rounds in (15, 12):
        against = correlation(wins[rounds, "in character"], wins[rounds, "automatic"])
        print(f"\nrank correlation of in character with automatic, {rounds} rounds: {against:.3f}")
    print("\n| at equal cards, 15 rounds | the first wins |\n|---|--:|")
    for one, other in (("expert", "in character"), ("expert", "automatic"), ("in character", "automatic")):
        found = equals(MAKERS[one], MAKERS[other], 15, 10 * bouts)
        print(f"| {one} against {other} | {found.first / found.bouts:.3f} |")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
