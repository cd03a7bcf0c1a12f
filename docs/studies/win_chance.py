"""Fit the formula of ``campaign/ai/strength.py``: python docs/studies/win_chance.py [PAIRS] [plain|LEVEL]."""

from __future__ import annotations

import random
import sys
from concurrent.futures import ProcessPoolExecutor

import numpy as np
from scipy.optimize import minimize

from ringside_manager.bout import RED, Abilities, SeededChance, Setup, derive_seed, registry, simulate
from ringside_manager.bout.corner import Controller
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.fighters.generation import roll_abilities
from ringside_manager.fighters.sets import load_set

BOUTS = 80
LENGTHS = (5, 7, 8, 10, 12)


def corner(engine: AnyEngine, level: str, seed: int) -> Controller:
    """The controller of one corner."""
    chance = SeededChance(seed)
    return engine.plain_corner(chance) if level == "plain" else engine.corner_ai(chance, level)


def facts(abilities: Abilities) -> list[int]:
    """The four numbers the formula reads."""
    return [abilities.agility, sum(abilities.punches), abilities.counterpunch, abilities.endurance]


def one_pair(task: tuple[int, str]) -> tuple[list[int], float]:
    """The difference of two fighters' ratings and the share of bouts the first one won, draws as half."""
    number, level = task
    rng = random.Random(number)
    heavy = [fighter.abilities for fighter in load_set("heavyweights").fighters]
    rolled = [roll_abilities(SeededChance(rng.randrange(10**9))) for _ in range(2)]
    red, blue = rng.sample(heavy, 2) if number % 2 else rolled
    engine = registry.get("ringside")
    cards = (engine.card_from_abilities(name, ratings) for name, ratings in (("a", red), ("b", blue)))
    setup = Setup(engine, *cards, engine.info.terms(rng.choice(LENGTHS)))
    won = 0.0
    for bout in range(BOUTS):
        corners = [corner(engine, level, derive_seed(number, bout, side)) for side in ("a", "b")]
        winner = simulate(setup, derive_seed(number, bout), *corners).winner
        won += 0.5 if winner is None else winner is RED
    return [mine - his for mine, his in zip(facts(red), facts(blue), strict=True)], won / BOUTS


def main(pairs: int, level: str) -> None:
    """Fight, fit, print."""
    with ProcessPoolExecutor() as pool:
        results = list(pool.map(one_pair, [(number, level) for number in range(pairs)], chunksize=20))
    edges = np.array([edge for edge, _ in results], float)
    shares = np.array([share for _, share in results])

    def surprise(weights: np.ndarray) -> float:
        odds = edges @ weights
        return float(np.mean(np.log1p(np.exp(-odds)) * shares + np.log1p(np.exp(odds)) * (1 - shares)))

    weights = minimize(surprise, np.full(4, 0.1)).x
    chances = 1 / (1 + np.exp(-edges @ weights))
    error = np.sqrt(np.mean((chances - shares) ** 2))
    noise = np.sqrt(np.mean(chances * (1 - chances) / BOUTS))
    names = ("agility", "punches", "counterpunch", "endurance")
    print({name: round(float(weight), 3) for name, weight in zip(names, weights, strict=True)})
    print(f"root mean square error {error:.3f}, of which sampling {noise:.3f}, over {pairs} pairs")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 700, sys.argv[2] if len(sys.argv) > 2 else "plain")
