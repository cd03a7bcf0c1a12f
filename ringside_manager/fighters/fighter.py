"""A fighter as a set describes him, before any league knows him, and a set of fighters that belong together."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Any, Literal

from ringside_manager.bout.abilities import Abilities
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.errors import UnknownNameError
from ringside_manager.fighters.looks import NO_LOOKS, Looks
from ringside_manager.language import joined, say
from ringside_manager.text_safety import match_key

# One fighter.


NAME_LENGTH = 64
"""Letters of a name, a nickname, a country, a weight class."""
LONGEST_NOTE = 1000
"""Letters of what else is worth knowing of a fighter."""
YEARS = range(1700, 2101)
"""When a career may have been."""
Stance = Literal["orthodox", "southpaw", ""]
Style = Literal["swarmer", "slugger", "boxer-puncher", "out-boxer", "counterpuncher", ""]
"""How he boxes (P10)."""
YearsActive = tuple[int, int | None]
"""First and last year of his career; ``None`` for a fighter still active."""

MOST_BOUTS = 2_000
"""Bouts of a career on either side of a record."""


@dataclass(frozen=True, slots=True)
class CareerRecord:
    """What a man did in the ring before any league; ``by_ko`` counts wins by KO or TKO, ``None`` if nobody knows."""

    won: int
    lost: int
    drawn: int = 0
    by_ko: int | None = None

    def as_dict(self) -> dict[str, int]:
        """The counts by the keys of a set file; a KO count nobody knows is left out."""
        counts = {"won": self.won, "lost": self.lost, "drawn": self.drawn}
        return counts if self.by_ko is None else {**counts, "by_ko": self.by_ko}

    def told(self) -> str:
        """Such as ``56-5-0, 37 KO``."""
        counts = f"{self.won}-{self.lost}-{self.drawn}"
        return counts if self.by_ko is None else f"{counts}, {self.by_ko} KO"


@dataclass(frozen=True, slots=True)
class Fighter:
    """A name with nine home ratings and what else is known; empty where nothing is.

    ``style`` is for corners in character alone, ``looks`` for portraits; ``born`` is a year, ``weight_class`` where he boxed,
    ``career`` what he did before any league.  These are younger than the first leagues: written only where they are given.
    ``cards`` holds printed cards by bout system, each as the system's ``engine.card`` reads it;
    under the other systems his card is estimated from ``abilities``.
    """

    name: str
    abilities: Abilities
    nickname: str = ""
    nationality: str = ""
    stance: Stance = ""
    years_active: YearsActive | None = None
    cards: Mapping[str, Mapping[str, object]] = field(default_factory=dict, hash=False)
    note: str = ""
    style: Style = field(default="", metadata={"later": True})
    looks: Looks = field(default=NO_LOOKS, metadata={"later": True})
    weight_class: str = field(default="", metadata={"later": True})
    born: int | None = field(default=None, metadata={"later": True})
    career: CareerRecord | None = field(default=None, metadata={"later": True})

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", MappingProxyType(deepcopy(dict(self.cards))))

    def __reduce__(self) -> tuple[type[Fighter], tuple[object, ...]]:
        values = {name.name: getattr(self, name.name) for name in fields(self)}
        return Fighter, tuple({**values, "cards": dict(self.cards)}.values())

    # Any: an engine alone knows the type of its cards.
    def card(self, engine: AnyEngine) -> Any:
        """His card under ``engine``'s rules: the printed one if he has it, else estimated from his abilities.

        Raises ``CardError`` if the printed card is not one of that system.
        """
        printed = self.cards.get(engine.info.system)
        if printed is None:
            return engine.card_from_abilities(self.name, self.abilities)
        return engine.card({"name": self.name, **printed})

    def card_in_character(self, engine: AnyEngine) -> Any:
        """His card for a bout with a corner in character: as ``card``, with his style where one is given."""
        card = self.card(engine)
        return engine.in_style(card, self.style) if self.style else card

    def life(self) -> str:
        """What is known of him outside the league: birth, years active and record; empty if nothing is."""
        first, last = self.years_active or (None, None)
        told = (
            say("born {year}", year=self.born) if self.born else "",
            f"{first}-{last or ''}" if first else "",
            self.career.told() if self.career else "",
        )
        return joined("; ", tuple(filter(None, told))) if any(told) else ""

    def as_dict(self) -> dict[str, object]:
        """JSON values by the keys of a set file, what is empty left out; ``from_dict`` takes them back."""
        years = self.years_active
        everything: dict[str, object] = {
            "name": self.name,
            "nickname": self.nickname,
            "nationality": self.nationality,
            "stance": self.stance,
            "style": self.style,
            "weight_class": self.weight_class,
            "born": self.born,
            "years_active": {"from": years[0], "to": years[1]} if years else None,
            "career": self.career.as_dict() if self.career else None,
            "looks": self.looks.as_dict(),
            "abilities": self.abilities.as_dict(),
            "cards": deepcopy(dict(self.cards)),
            "note": self.note,
        }
        return {key: value for key, value in everything.items() if value}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Fighter:
        """The fighter ``as_dict`` was taken from; checks nothing (files go through ``read_set``)."""
        years = data.get("years_active")
        known = {
            "abilities": Abilities.from_dict(data["abilities"]),
            "years_active": (years["from"], years.get("to")) if years else None,
            "looks": Looks(**data.get("looks", {})),
            "career": CareerRecord(**data["career"]) if data.get("career") else None,
        }
        return cls(**{**data, **known})


# A set.


MAX_FIGHTERS = 10_000


@dataclass(frozen=True, slots=True)
class FighterSet:
    """Fighters under a short ``name`` (a safe file name), a ``title`` for people, and their ``source``."""

    name: str
    title: str
    description: str
    fighters: tuple[Fighter, ...]
    source: str = ""

    def fighter(self, name: str) -> Fighter:
        """The fighter of that name, whatever its case and accents.

        Raises ``UnknownNameError`` with close matches.
        """
        wanted = match_key(name)
        for fighter in self.fighters:
            if match_key(fighter.name) == wanted:
                return fighter
        raise UnknownNameError(
            f"fighter of the set {self.name}", name, [fighter.name for fighter in self.fighters]
        )
