"""House rules for every door: the packs that come with the program, files of one's own, and what a pack says in rows."""

from __future__ import annotations

from collections.abc import Container, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from ringside_manager import paths
from ringside_manager.bout import registry
from ringside_manager.campaign.books import Books, LeagueOptions
from ringside_manager.campaign.house_packs import HousePack, PackFile, pack_text
from ringside_manager.campaign.house_rules import BOOK, BY_THE_BOOK, HouseRules, numbers
from ringside_manager.campaign.numbers import Number, Unit
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.errors import RingsideError, UnknownNameError
from ringside_manager.files import is_there
from ringside_manager.language import Message, later
from ringside_manager.text_safety import match_key
from ringside_manager.written.own_files import OwnFiles
from ringside_manager.written.yaml_files import read_file, read_yaml

GENERATIONS = "generations"
"""The pack for campaigns of several seasons."""
SHIPPED = (BOOK, "even_purses", "short_season", GENERATIONS)
"""The packs that come with the program, the law first."""
SUFFIXES = (".yaml", ".yml")


@cache
def shipped(name: str) -> HousePack:
    """One of the packs that come with the program."""
    file = paths.resources() / "house_rules" / f"{name}.yaml"
    return read_yaml(PackFile({BOOK: BY_THE_BOOK}), read_file(file), str(file))


def stands_still(rules: HouseRules, nights: int) -> bool:
    """Whether a campaign of so many nights lasts longer than a season while nobody ages (Y1)."""
    return nights > SEASON and not rules.years.a_season


def bases() -> dict[str, HouseRules]:
    """What a file may be based on."""
    return {name: shipped(name).rules for name in SHIPPED}


def load_pack(name_or_file: str | Path) -> HousePack:
    """A pack that was shipped or is the person's own by its name, or from a file.

    Raises ``UnknownNameError`` for a name there is not, ``SetError`` for a file that is refused.
    """
    text = str(name_or_file)
    if match_key(text) in SHIPPED:
        return shipped(match_key(text))
    own = OWN_PACKS.files()
    file = own.get(match_key(text)) or Path(text).expanduser()
    if not (file.suffix.casefold() in SUFFIXES or is_there(file) or file.name != text):
        raise UnknownNameError("pack of house rules", text, (*SHIPPED, *own))
    return read_pack(read_file(file), str(file))


def read_pack(text: str | bytes, source: str) -> HousePack:
    """A pack from the text of a file; raises as ``load_pack``."""
    return read_yaml(PackFile(bases()), text, source)


OWN_PACKS: OwnFiles[HousePack] = OwnFiles(
    what="pack of house rules",
    folder=lambda: paths.own_rules(),  # noqa: PLW0108 - another function in tests
    shipped=lambda: SHIPPED,
    read=read_pack,
    name=lambda pack: pack.name,
    rename=lambda pack, name: replace(pack, name=name),
    text=pack_text,
)
"""The packs a person has installed or saved."""


def packs() -> tuple[HousePack, ...]:
    """Every pack there is by name: those that come with the program, then the person's own as far as they can be read."""
    found = [shipped(name) for name in SHIPPED]
    for name, file in OWN_PACKS.files().items():
        with suppress(RingsideError):
            found.append(replace(load_pack(file), name=name))
    return tuple(found)


def pack_of(books: Books) -> HousePack:
    """The house rules a league boxes under now, with what its managers agreed on at the founding."""
    name = books.house_name
    title = shipped(name).title if name in SHIPPED and shipped(name).rules == books.house else name
    return HousePack(name, title, "", books.house)


def newest_bout_rules(books: Books) -> int:
    """The newest version of the rules of the league's bout system; 0 if it is in force or the system is not installed."""
    if books.system not in registry.names():
        return 0
    newest = registry.get(books.system).info.rules_version
    return newest if newest > books.options.bout_rules else 0


# What a pack says, row by row


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A number of a pack with what it is by the book, or in another pack."""

    number: Number
    value: int
    other: int

    @property
    def differs(self) -> bool:
        return self.value != self.other


def rows(rules: HouseRules, other: HouseRules = BY_THE_BOOK) -> tuple[RuleRow, ...]:
    """Every number of a pack beside that of another, the book if none is named."""
    return tuple(_row(number, rules, other) for number in numbers())


def _row(number: Number, rules: HouseRules, other: HouseRules) -> RuleRow:
    return RuleRow(number, number.of(rules), number.of(other))


def differing(rules: HouseRules, ids: Container[str]) -> tuple[RuleRow, ...]:
    """The numbers of some rules, by their ids, that are others than by the book."""
    of_these = (_row(number, rules, BY_THE_BOOK) for number in numbers() if number.rule in ids)
    return tuple(row for row in of_these if row.differs)


def league_rows(books: Books) -> tuple[RuleRow, ...]:
    """Every number a league boxes under beside the book; what its managers agreed on in place of what was proposed."""
    own = dict(_agreed(books.options))
    return tuple(replace(row, value=own.get(row.number.name, row.value)) for row in rows(books.house))


def _agreed(options: LeagueOptions) -> Iterator[tuple[str, int]]:
    for name in ("nights", "stable_size", "stake_dollars", "tournament_night"):
        yield f"proposed.{name}", getattr(options, name)
    yield "proposed.card_cap", options.card_cap or 0


UNITS = {
    Unit.NIGHTS: later("nights"),
    Unit.BOUTS: later("bouts"),
    Unit.ROUNDS: later("rounds"),
    Unit.DOLLARS: later("dollars"),
    Unit.DOLLARS_PER_POP: later("dollars a point of POP"),
    Unit.POP: later("POP"),
    Unit.POP_HALF: later("POP"),
    Unit.POINTS: later("points"),
    Unit.PERCENT: later("percent"),
    Unit.FACES: later("faces of ten"),
    Unit.VICTORIES: later("victories"),
    Unit.LOSSES: later("losses"),
    Unit.RANKS: later("ranks"),
    Unit.FIGHTERS: later("fighters"),
    Unit.YEARS: later("years"),
    Unit.KNOCKDOWNS: later("knockdowns"),
    Unit.SEASONS: later("seasons"),
    Unit.BELTS: later("belts"),
}
"""What each number counts, as people read it."""

_ONE = {
    Unit.NIGHTS: later("night"),
    Unit.BOUTS: later("bout"),
    Unit.ROUNDS: later("round"),
    Unit.DOLLARS: later("dollar"),
    Unit.POINTS: later("point"),
    Unit.VICTORIES: later("victory"),
    Unit.LOSSES: later("loss"),
    Unit.RANKS: later("rank"),
    Unit.FIGHTERS: later("fighter"),
    Unit.YEARS: later("year"),
    Unit.KNOCKDOWNS: later("knockdown"),
    Unit.SEASONS: later("season"),
    Unit.BELTS: later("belt"),
}


def unit_word(unit: Unit, value: int) -> Message:
    """Return what so many of a unit are called."""
    return _ONE.get(unit, UNITS[unit]) if value == 1 else UNITS[unit]


CHAPTERS = {
    "proposed": later("At the founding"),
    "experience": later("Experience"),
    "retirement": later("Retirement"),
    "share": later("The manager's share"),
    "popularity": later("Popularity"),
    "rank_pop": later("What a rank is worth"),
    "arenas": later("Arenas and purses"),
    "rest": later("Rest"),
    "tournament": later("Tournaments"),
    "titles": later("The title"),
    "injuries": later("Injuries"),
    "idleness": later("Idle men"),
    "years": later("The years"),
    "contracts": later("Contracts"),
    "weights": later("Weight classes"),
    "wagers": later("Call-outs and side bets"),
}
"""The chapters of a pack, in their order."""
