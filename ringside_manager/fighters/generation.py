"""Invented fighters, rolled as the rules say (section 2) and given names."""

from __future__ import annotations

from collections.abc import Container, Iterable

from ringside_manager.bout.abilities import PUNCH_NAMES, Abilities
from ringside_manager.bout.chance import Chance, SeededChance
from ringside_manager.errors import UsageError
from ringside_manager.fighters.fighter import Fighter
from ringside_manager.fighters.fighter_set import MAX_FIGHTERS, FighterSet
from ringside_manager.fighters.names import draw_identity
from ringside_manager.text_safety import match_key

_SOUTHPAW_DIE = 8


def roll_abilities(chance: Chance) -> Abilities:
    """Agility, six punches in the order of R2, Endurance, Counterpunch, in this order of dice (R5-R8)."""
    agility = 40 + chance.roll(20, "agility")
    punches = {punch: roll_punch(chance) for punch in PUNCH_NAMES}
    endurance = chance.roll(20, "endurance")
    return Abilities(
        agility=agility, **punches, endurance=endurance, counterpunch=10 + chance.roll(20, "counterpunch")
    )


def roll_punch(chance: Chance) -> int:
    """A punch rating: 1, 2 or 3 with 5/16 each, 4 with 1/16 (R6)."""
    first = _four_sided(chance)
    return first if first < 4 else _four_sided(chance)


def _four_sided(chance: Chance) -> int:
    """A d6 whose 5s and 6s are thrown away."""
    while (rolled := chance.roll(6, "punch")) > 4:
        pass
    return rolled


def roll_fighter(chance: Chance, taken_names: Iterable[str] = ()) -> Fighter:
    """An invented fighter whose name nobody could take for one of ``taken_names``.

    His abilities come first, by R5-R8; then nationality, name, nickname and stance.
    """
    return _rolled(chance, {match_key(name) for name in taken_names})


def _rolled(chance: Chance, taken_keys: Container[str]) -> Fighter:
    abilities = roll_abilities(chance)
    identity = draw_identity(chance, taken_keys)
    return Fighter(
        name=identity.name,
        abilities=abilities,
        nickname=identity.nickname,
        nationality=identity.nationality,
        stance="southpaw" if chance.roll(_SOUTHPAW_DIE, "stance") == 1 else "orthodox",
    )


def generate_set(count: int, seed: int, name: str = "invented") -> FighterSet:
    """``count`` invented fighters, the same for a seed on every machine; a longer set begins like a shorter one.

    Raises ``UsageError`` unless ``count`` is 1 to ``MAX_FIGHTERS``.
    """
    if not 1 <= count <= MAX_FIGHTERS:
        raise UsageError(f"A set holds 1 to {MAX_FIGHTERS:,} fighters, not {count}.")
    chance = SeededChance(seed)
    fighters: dict[str, Fighter] = {}
    for _ in range(count):
        fighter = _rolled(chance, fighters)
        fighters[match_key(fighter.name)] = fighter
    told = f"{count} fighters rolled with the seed {seed}; any likeness to a real fighter is chance."
    source = "Rolled by the Ringside rules R5 to R8; names from the lists in resources/names."
    return FighterSet(name, "Invented fighters", told, tuple(fighters.values()), source)
