"""Box pairs of a league and learn from them what AI managers judge by (``docs/studies/manager_chances.md``).

python docs/studies/manager_chances.py box SYSTEM CORNERS BOUTS SECONDS SEED > FILE
python docs/studies/manager_chances.py learn FILE… > resources/tables/chances.json
python docs/studies/manager_chances.py judge FILE…
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from scipy.optimize import minimize

from ringside_manager.bout import RED, Abilities, SeededChance, Setup, derive_seed, registry
from ringside_manager.bout.terms import ABILITY_RANGES, Carried, full_total, home_loss
from ringside_manager.campaign.ai import MIDDLE, chance_to_win
from ringside_manager.fighters.generation import roll_abilities
from ringside_manager.fighters.sets import load_set
from ringside_manager.odds import sample
from ringside_manager.office.agreeing import learnt

LENGTHS = (5, 6, 7, 8, 10, 12)
SPREAD = np.array([8, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 10, 8])
"""About how far ratings lie from their middle."""
ONE, OTHER = np.triu_indices(9)
RIDGE = 40.0
"""Pull of the weights of products to 0, in bouts."""


def drawn(rng: random.Random) -> Abilities:
    """A man of a league: one of the thirty heavyweights or a rolled one, with some experience every second time."""
    if rng.random() < 0.6:
        found = rng.choice(load_set("heavyweights").fighters).abilities
    else:
        found = roll_abilities(SeededChance(rng.randrange(10**9)))
    if rng.random() < 0.5:
        return found
    ratings = found.as_dict()
    for _ in range(rng.randrange(1, 6)):
        name = rng.choice(list(ratings))
        ratings[name] = min(ratings[name] + 1, ABILITY_RANGES[name][-1])
    return Abilities.from_dict(ratings)


def box(system: str, corners: str, bouts: int, seconds: float, seed: int) -> None:
    """Box pair after pair, so many bouts of each, until the seconds of processor time are over; a line for each."""
    engine, number = registry.get(system), 0
    while time.process_time() < seconds:
        number += 1
        rng = random.Random(derive_seed(seed, system, number))
        pair = drawn(rng), drawn(rng)
        terms = engine.info.terms(rng.choice(LENGTHS))
        losses = [0, 0]
        if rng.random() < 0.15:
            side = rng.randrange(2)
            full = full_total(pair[side].endurance, terms.rounds)
            carried: list[Carried | None] = [None, None]
            carried[side] = Carried("ringside", rng.randrange(1, full // 2), full)
            losses[side] = home_loss(carried[side], full)
            terms = replace(terms, carried=(carried[0], carried[1]))
        cards = [engine.card_from_abilities(name, own) for name, own in zip("ab", pair, strict=True)]
        odds = sample(Setup(engine, cards[0], cards[1], terms), bouts, number, corners)
        half = 2 * odds.won(RED) + odds.draws + odds.no_contests
        rows = [list(own.as_dict().values()) for own in pair]
        print(json.dumps([system, corners, rows, losses, terms.rounds, bouts, half]), flush=True)


def told(paths: Sequence[str]) -> dict[tuple[str, str], list[Any]]:
    """The lines of files by system and corners."""
    found: dict[tuple[str, str], list[Any]] = {}
    for path in paths:
        for line in Path(path).read_text(encoding="utf-8").splitlines():
            system, corners, *row = json.loads(line)
            found.setdefault((system, corners), []).append(row)
    return found


def features(pairs: Any, losses: Any) -> Any:
    """What the two differ in: ratings, products of two ratings, losses."""
    scaled = (pairs - np.array(MIDDLE)) / SPREAD
    products = (scaled[..., :, None] * scaled[..., None, :])[..., ONE, OTHER]
    facts = np.concatenate([scaled, products, -losses[..., None] / SPREAD[-1]], axis=2)
    return facts[:, 0] - facts[:, 1]


def learn(paths: Sequence[str]) -> None:
    """Print the weights that make what happened likeliest."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for (system, corners), rows in told(paths).items():
        pairs, losses, _, bouts, half = (np.array(column, float) for column in zip(*rows, strict=True))
        facts, share = features(pairs, losses), half / 2 / bouts
        pull = np.full(facts.shape[1], RIDGE)
        pull[:9] = pull[-1] = 0.01

        def loss(weights: Any, facts: Any, share: Any, bouts: Any, pull: Any) -> tuple[float, Any]:
            odds = facts @ weights
            slope = facts.T @ (bouts * (1 / (1 + np.exp(-odds)) - share)) + pull * weights
            missed = (bouts * (np.logaddexp(0, odds) - share * odds)).sum()
            return float(missed + (pull * weights**2).sum() / 2), slope

        begin = np.zeros(facts.shape[1])
        weights = minimize(loss, begin, (facts, share, bouts, pull), "L-BFGS-B", jac=True).x
        found.setdefault(system, {})[corners] = {
            "ratings": [round(weight, 5) for weight in weights[:9] / SPREAD],
            "products": [round(weight, 6) for weight in weights[9:-1] / SPREAD[ONE] / SPREAD[OTHER]],
            "loss": round(weights[-1] / SPREAD[-1], 5),
        }
    for system, studied in found.items():
        found[system] = dict(sorted(studied.items()))
    print(json.dumps(dict(sorted(found.items())), indent=1))


def judge(paths: Sequence[str]) -> None:
    """Print how far both ways of judging are off, in points: the mean error, and what of it is the sample's own."""
    for (system, corners), rows in told(paths).items():
        errors: tuple[list[float], list[float]] = [], []
        own = []
        for pair, losses, _, bouts, half in rows:
            red, blue = (Abilities(*ratings) for ratings in pair)
            share = half / 2 / bouts
            weights = learnt(system, corners)
            assert weights is not None
            odds = weights.strength(red) - weights.strength(blue) - weights.loss * (losses[0] - losses[1])
            errors[0].append(abs(chance_to_win(red, blue, *losses) - share))
            errors[1].append(abs(1 / (1 + np.exp(-odds)) - share))
            own.append(np.sqrt(2 / np.pi * share * (1 - share) / bouts))
        rough, now, sampled = (100 * float(np.mean(each)) for each in (*errors, own))
        print(f"{system} {corners}: {len(rows)} pairs, {rough:.1f} -> {now:.1f}, sample {sampled:.1f}")


if __name__ == "__main__":
    if sys.argv[1] == "box":
        box(sys.argv[2], sys.argv[3], int(sys.argv[4]), float(sys.argv[5]), int(sys.argv[6]))
    else:
        {"learn": learn, "judge": judge}[sys.argv[1]](sys.argv[2:])
