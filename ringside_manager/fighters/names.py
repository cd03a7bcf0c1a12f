"""Names for invented fighters, drawn from the lists in ``resources/names``."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import TypeVar

from ringside_manager import paths
from ringside_manager.bout.chance import Chance
from ringside_manager.fighters.kinds import Field, Kind, Many, Record, Text, Whole
from ringside_manager.fighters.nodes import Fault, Report
from ringside_manager.fighters.yaml_reader import read_file, scan
from ringside_manager.text_safety import match_key

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


@dataclass(frozen=True, slots=True)
class Nicknames:
    """Nicknames that stand alone, and words that make one: The <trait> <noun>, The <town> <noun>."""

    alone: tuple[str, ...]
    traits: tuple[str, ...]
    nouns: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Identity:
    """Who an invented fighter is."""

    name: str
    nickname: str
    nationality: str


def draw_identity(chance: Chance, taken: Container[str]) -> Identity:
    """A nation by weight, a name of it whose ``match_key`` is not in ``taken``, and for some a nickname."""
    nation = _draw_nation(chance)
    return Identity(_draw_name(nation, chance, taken), _draw_nickname(nation, chance), nation.nationality)


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
        return chance.pick(words.alone)
    return f"The {chance.pick(words.traits if rolled % 3 == 1 else nation.towns)} {chance.pick(words.nouns)}"


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
_NICKNAMES = Record(
    "the nicknames",
    (
        Field("alone", _words(1), "Nicknames that stand alone", required=True),
        Field("traits", _words(1), "Words for The ... Hammer", required=True),
        Field("nouns", _words(1), "Words for The Iron ...", required=True),
    ),
    Nicknames,
)


@cache
def nations() -> tuple[Nation, ...]:
    """Every nation in ``resources/names/nations``, in the order of the file names; ``SetError`` if one is faulty."""
    files = sorted((paths.resources() / "names" / "nations").glob("*.yaml"))
    return tuple(_read(path.relative_to(paths.resources()).as_posix(), _NATION) for path in files)


@cache
def nicknames() -> Nicknames:
    """The words of ``resources/names/nicknames.yaml``; ``SetError`` if they are faulty."""
    return _read("names/nicknames.yaml", _NICKNAMES)


def _read(resource: str, kind: Kind[T]) -> T:
    report = Report(resource)
    found = kind.read(scan(read_file(paths.resources() / resource), report), report)
    report.finish()
    if isinstance(found, Fault):
        raise TypeError(f"{resource} has no problems but was not built")
    return found
