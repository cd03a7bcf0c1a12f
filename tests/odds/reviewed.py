"""Bouts for the tests of reviews: two rounds of Ali against Marciano."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ringside_manager.bout import (
    CORNERS,
    BoutRecord,
    Chance,
    SeededChance,
    Setup,
    derive_seed,
    fight,
    registry,
)
from ringside_manager.bout.corner import Controller
from ringside_manager.fighters.sets import load_set
from ringside_manager.odds.review_curve import Effort

LITTLE = Effort(bouts=120, probes=300, samples=4, again=12, dearest=4)
Maker = Callable[[Any, Chance], Controller]


def setup(rounds: int = 2) -> Setup:
    engine, known = registry.get("ringside"), load_set("heavyweights")
    red, blue = (
        engine.card_from_abilities(name, known.fighter(name).abilities)
        for name in ("Muhammad Ali", "Rocky Marciano")
    )
    return Setup(engine, red, blue, engine.info.terms(rounds))


def expert(engine: Any, chance: Chance) -> Controller:
    corner: Controller = engine.corner_ai(chance, "expert")
    return corner


@cache
def record(seed: int, red: Maker = expert, blue: Maker = expert, *, rounds: int = 2) -> BoutRecord:
    bout = setup(rounds)
    one, other = (
        make(bout.engine, SeededChance(derive_seed(seed, corner.value)))
        for corner, make in zip(CORNERS, (red, blue), strict=True)
    )
    return fight(bout, seed, one, other)
