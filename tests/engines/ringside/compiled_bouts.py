"""Setups by the thousand for the compiled bouts of Ringside, and what the script makes of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from ringside_manager.bout import Abilities, Outcome, SeededChance, Setup, registry, simulate
from ringside_manager.bout.corner import CORNERS, Controller
from ringside_manager.bout.terms import ABILITY_RANGES, Carried
from ringside_manager.engines.ringside import policies
from ringside_manager.engines.ringside.corner_ai import RingsideCorner
from ringside_manager.engines.ringside.policies import PARTS, CornerTable, classes, legal_tactics
from ringside_manager.engines.ringside.tables import RingsideCard
from tests.bout.corners import rolled_abilities

ENGINE: Any = registry.get("ringside")
WORDS = ("plain", *(level.name for level in ENGINE.info.levels), "in_character", "any")


class TableCorner(RingsideCorner):
    """A corner with a table of its own."""

    def __init__(self, chance: Any, table: CornerTable) -> None:
        super().__init__(chance, "plain")
        self._own = table

    def table(self, own: RingsideCard, other: RingsideCard) -> CornerTable:
        return self._own


def any_table(chance: SeededChance) -> CornerTable:
    """Everything mixed, now and then certain, and now and then forgotten."""

    def part() -> int:
        return (0, PARTS, PARTS // 3, chance.roll(PARTS))[chance.roll(4) - 1]

    def row(legal: tuple[int, ...], among: int) -> tuple[int, ...]:
        shares = [0] * among
        for place in legal[:-1]:
            shares[place] = chance.roll(PARTS // len(legal))
        shares[legal[-1]] = PARTS - sum(shares)
        return (
            tuple(shares)
            if chance.roll(3) > 1
            else tuple(PARTS * (place == legal[0]) for place in range(among))
        )

    tactics = list(policies.TACTICS)
    allowed = [
        tuple(tactics.index(tactic) for tactic in legal_tactics(trapped, barred))
        for *_, trapped, barred in classes(policies.TACTIC_DIMS)
    ]
    return CornerTable(
        tactic=tuple(row(legal, 4) for legal in allowed),
        rush=tuple(part() for _ in range(policies.RUSH_CLASSES)),
        counter=tuple(part() for _ in range(policies.COUNTER_CLASSES)),
        clinch=tuple(part() for _ in range(policies.CLINCH_CLASSES)),
        thrown=tuple(row(tuple(range(6)), 6) for _ in range(policies.PUNCH_CLASSES)),
        anticipated=tuple(row(tuple(range(6)), 6) for _ in range(policies.PUNCH_CLASSES)),
        dodge=chance.roll(2) - 1,
        follow=chance.roll(2) - 1,
        lapse=(0, 20, 85)[chance.roll(3) - 1],
    )


@cache
def any_tables(count: int) -> tuple[CornerTable, ...]:
    chance = SeededChance(1)
    return tuple(any_table(chance) for _ in range(count))


@cache
def cards(count: int) -> tuple[RingsideCard, ...]:
    """Cards of invented fighters, and strange ones among them."""
    chance = SeededChance(2)
    strange = {name: chance.roll(len(allowed)) - 1 for name, allowed in ABILITY_RANGES.items()}
    strange["agility"] += 1
    diced = [rolled_abilities(chance) for _ in range(count - 1)]
    return tuple(RingsideCard(f"Boxer {n}", card) for n, card in enumerate((Abilities(**strange), *diced)))


@dataclass(frozen=True)
class Case:
    """One bout: who meets whom on what terms, who decides, and the seeds of the dice and of both corners."""

    setup: Setup
    corners: tuple[str, str]
    seeds: tuple[int, int, int]

    def seated(self) -> tuple[Controller, Controller]:
        red, blue = (
            seat(word, SeededChance(seed)) for word, seed in zip(self.corners, self.seeds[1:], strict=True)
        )
        return red, blue

    def outcome(self) -> Outcome:
        return simulate(self.setup, self.seeds[0], *self.seated())


def seat(word: str, chance: SeededChance) -> Controller:
    if word.startswith("any"):
        return TableCorner(chance, any_tables(6)[int(word[3:])])
    return ENGINE.plain_corner(chance) if word == "plain" else RingsideCorner(chance, word)


def cases(count: int, men: int, seed: int) -> Iterator[Case]:
    """So many bouts between so many men."""
    chance = SeededChance(seed)
    for _ in range(count):
        red, blue = (cards(men)[chance.roll(men) - 1] for _ in CORNERS)
        yield Case(Setup(ENGINE, red, blue, _terms(chance)), (_word(chance), _word(chance)), _seeds(chance))


def _word(chance: SeededChance) -> str:
    word = chance.pick(WORDS)
    return f"any{chance.roll(6) - 1}" if word == "any" else word


def _terms(chance: SeededChance) -> Any:
    options = {option.name: chance.pick(option.values) for option in ENGINE.info.options}
    carried = tuple(
        chance.pick(
            (None, None, Carried("ringside", chance.roll(70), 90), Carried("quest", chance.roll(40), 30))
        )
        for _ in CORNERS
    )
    return ENGINE.info.terms(chance.roll(15), options, carried)


def _seeds(chance: SeededChance) -> tuple[int, int, int]:
    def seed() -> int:
        return (chance.roll(1 << 31) << 32 | chance.roll(1 << 32) - 1) >> (0, 0, 32, 60)[chance.roll(4) - 1]

    return seed(), seed(), seed()


def row_of(outcome: Outcome) -> tuple[int, ...]:
    """An outcome as the compiled bouts tell it."""
    return (
        ENGINE.info.methods.index(outcome.method),
        -1 if outcome.winner is None else outcome.winner.index,
        outcome.round,
        outcome.time,
        *outcome.knockdowns,
        *outcome.damage,
        *outcome.landed,
        *outcome.loss,
    )
