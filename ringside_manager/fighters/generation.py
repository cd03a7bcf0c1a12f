"""Invented fighters: rolled as the rules say (section 2), with names drawn from the lists in ``resources/names``."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import TypeVar

from ringside_manager import paths
from ringside_manager.bout.chance import Chance, SeededChance
from ringside_manager.bout.terms import PUNCH_NAMES, Abilities
from ringside_manager.errors import UsageError
from ringside_manager.fighters import MAX_FIGHTERS, Fighter, FighterSet
from ringside_manager.language import say
from ringside_manager.text_safety import match_key
from ringside_manager.written.kinds import Field, Kind, Many, Record, Text, Whole
from ringside_manager.written.yaml_files import read_file, read_yaml

# Names.


T = TypeVar("T")
_PATIENCE = 50
_NICKNAMED = 60
"""Percent of invented fighters the crowd has a name for."""


@dataclass(frozen=True, slots=True)
class Nation:
    """A country's first names, surnames and towns; ``weight`` is its share of all fighters."""

    nationality: str
    weight: int
    first: tuple[str, ...]
    last: tuple[str, ...]
    towns: tuple[str, ...]


def _draw_nation(chance: Chance) -> Nation:
    drawn = chance.roll(sum(nation.weight for nation in nations()), "nationality")
    for nation in nations():
        drawn -= nation.weight
        if drawn <= 0:
            return nation
    raise AssertionError("the weights of the nations add up to the sides of the die")


def _draw_name(nation: Nation, chance: Chance, taken: Container[str]) -> str:
    for _ in range(_PATIENCE):
        name = f"{chance.pick(nation.first)} {chance.pick(nation.last)}"
        if match_key(name) not in taken:
            return name
    heirs = (f"{name} {_roman(number)}" for number in count(2))
    return next(heir for heir in heirs if match_key(heir) not in taken)


def _roman(number: int) -> str:
    numeral = ""
    for sign, value in (
        ("C", 100),
        ("XC", 90),
        ("L", 50),
        ("XL", 40),
        ("X", 10),
        ("IX", 9),
        ("V", 5),
        ("IV", 4),
        ("I", 1),
    ):
        times, number = divmod(number, value)
        numeral += sign * times
    return numeral


def _draw_nickname(nation: Nation, chance: Chance) -> str:
    words = nicknames()
    rolled = chance.roll(100, "nickname")
    if rolled > _NICKNAMED:
        return ""
    if rolled % 3 == 0:
        return chance.pick(words["alone"])
    trait = chance.pick(words["traits"] if rolled % 3 == 1 else nation.towns)
    return f"The {trait} {chance.pick(words['nouns'])}"


def _words(least: int) -> Kind[tuple[str, ...]]:
    return Many(Text(longest=30, shortest=2), most=500, least=least)


_NATION = Record(
    "the nation",
    (
        Field("nationality", Text(longest=64, shortest=2), "Country, in English", required=True),
        Field("weight", Whole(1, 100), "Its share of invented fighters", required=True),
        Field("first", _words(10), "First names", required=True),
        Field("last", _words(10), "Surnames", required=True),
        Field("towns", _words(1), "Towns for nicknames", required=True),
    ),
    Nation,
)
_NICKNAMES: Record[dict[str, tuple[str, ...]]] = Record(
    "the nicknames",
    (
        Field("alone", _words(1), "Nicknames that stand alone", required=True),
        Field("traits", _words(1), "Words for The ... Hammer", required=True),
        Field("nouns", _words(1), "Words for The Iron ...", required=True),
    ),
    dict,
)


@cache
def nations() -> tuple[Nation, ...]:
    """Every nation in ``resources/names/nations``, in the order of the file names; ``SetError`` if one is faulty."""
    files = sorted((paths.resources() / "names" / "nations").glob("*.yaml"))
    return tuple(read_yaml(_NATION, read_file(path), path.name) for path in files)


@cache
def likely_nationality(name: str) -> str:
    """The country in whose lists a name stands, with its first name if that is possible; empty if in none."""
    first, *others = match_key(name).split() or [""]
    ends = {" ".join(others[place:]) for place in range(len(others))}
    found = [nation for nation in nations() if ends & set(map(match_key, nation.last))]
    both = [nation for nation in found if first in map(match_key, nation.first)]
    return next((nation.nationality for nation in both or found), "")


@cache
def nicknames() -> dict[str, tuple[str, ...]]:
    """Nicknames that stand ``alone``, and words that make one: The <trait> <noun>, The <town> <noun>.

    ``SetError`` if ``resources/names/nicknames.yaml`` is faulty.
    """
    path = paths.resources() / "names" / "nicknames.yaml"
    return read_yaml(_NICKNAMES, read_file(path), path.name)


# Ratings and sets.


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
    nation = _draw_nation(chance)
    return Fighter(
        name=_draw_name(nation, chance, taken_keys),
        abilities=abilities,
        nickname=_draw_nickname(nation, chance),
        nationality=nation.nationality,
        stance="southpaw" if chance.roll(_SOUTHPAW_DIE, "stance") == 1 else "orthodox",
    )


def generate_set(count: int, seed: int, name: str = "invented") -> FighterSet:
    """``count`` invented fighters, the same for a seed on every machine; a longer set begins like a shorter one.

    Raises ``UsageError`` unless ``count`` is 1 to ``MAX_FIGHTERS``.
    """
    if not 1 <= count <= MAX_FIGHTERS:
        raise UsageError(
            say(
                "A set holds 1 to {max_fighters} fighters, not {count}.",
                max_fighters=f"{MAX_FIGHTERS:,}",
                count=count,
            )
        )
    chance = SeededChance(seed)
    fighters: dict[str, Fighter] = {}
    for _ in range(count):
        fighter = _rolled(chance, fighters)
        fighters[match_key(fighter.name)] = fighter
    text = f"{count} fighters rolled with the seed {seed}; any likeness to a real fighter is chance."
    source = "Rolled by the Ringside rules R5 to R8; names from the lists in resources/names."
    return FighterSet(name, "Invented fighters", text, tuple(fighters.values()), source)
