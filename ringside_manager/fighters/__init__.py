"""Fighters and sets of them: reading, checking, writing, and rolling new ones."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, get_args, get_type_hints

from ringside_manager.bout.engine import AnyEngine
from ringside_manager.bout.terms import Abilities
from ringside_manager.errors import UnknownNameError
from ringside_manager.language import joined, say
from ringside_manager.text_safety import match_key

Complexion = Literal[
    "pale", "fair", "ruddy", "olive", "tan", "light brown", "brown", "dark brown", "deep brown", ""
]
Hair = Literal[
    "bald", "shaved", "receding", "cropped", "crew cut", "short", "side parting", "swept back", "wavy", "curly", "afro", "full", ""
]  # fmt: skip
HairColour = Literal["black", "dark brown", "brown", "fair", "red", "grey", ""]
Beard = Literal[
    "clean-shaven", "stubble", "thin moustache", "moustache", "handlebar", "horseshoe", "goatee", "full beard", "sideburns", ""
]  # fmt: skip
Shape = Literal["oval", "long", "round", "square", "broad", ""]
Nose = Literal["straight", "narrow", "broad", "aquiline", "flattened", ""]
Build = Literal["lean", "athletic", "heavy", ""]
Era = Literal["bare knuckle", "between the wars", "television", "modern", ""]
_LATER = {"later": True}


@dataclass(frozen=True, slots=True)
class Looks:
    """The features of a head and its shoulders; empty where nothing is said of one.

    ``era`` is how his portrait is dressed: until 1914, until 1945, until 1979, and after.
    """

    complexion: Complexion = field(default="", metadata=_LATER)
    hair: Hair = field(default="", metadata=_LATER)
    hair_colour: HairColour = field(default="", metadata=_LATER)
    beard: Beard = field(default="", metadata=_LATER)
    face: Shape = field(default="", metadata=_LATER)
    nose: Nose = field(default="", metadata=_LATER)
    build: Build = field(default="", metadata=_LATER)
    era: Era = field(default="", metadata=_LATER)

    def as_dict(self) -> dict[str, str]:
        """The features that are described, by the keys of a set file."""
        return {each.name: getattr(self, each.name) for each in fields(self) if getattr(self, each.name)}


NO_LOOKS = Looks()
FEATURES: Mapping[str, tuple[str, ...]] = {
    name: tuple(word for word in get_args(hint) if word) for name, hint in get_type_hints(Looks).items()
}
"""The words of every feature."""


# A face: all features, and what makes two men of one description differ.


class Face(NamedTuple):
    """Everything a portrait is drawn from; the variants count from 0 and are of ``VARIANTS``."""

    looks: Looks
    brows: int
    eyes: int
    mouth: int
    jaw: int
    ears: int
    lines: int
    turn: int

    def differs_from(self, other: Face) -> int:
        """How many features are not the same; what a portrait wears is none."""
        mine, others = (replace(face.looks, build="", era="") for face in (self, other))
        said = len({*mine.as_dict().items()} - {*others.as_dict().items()})
        return said + sum(one != two for one, two in zip(self[1:], other[1:], strict=True))


VARIANTS: Mapping[str, int] = {"brows": 5, "eyes": 5, "mouth": 5, "jaw": 4, "ears": 3, "lines": 4, "turn": 2}
CLEARLY = 3
"""So many features at least set apart two who meet in the ring."""


def face_of(name: str, nationality: str = "", year: int | None = None, looks: Looks = NO_LOOKS) -> Face:
    """The face of a fighter of that name; ``year`` is one of his career, ``looks`` what is described of him."""
    return _face(name, nationality, year, looks)


def two_faces(one: Face, other: Face) -> tuple[Face, Face]:
    """The faces of two who meet, the second changed where it could be taken for the first."""
    if one.differs_from(other) >= CLEARLY:
        return one, other
    moved = {
        name: (getattr(one, name) + 1 + count // 2) % count for name, count in VARIANTS.items() if count > 2
    }
    return one, other._replace(**moved, turn=1 - one.turn)


@lru_cache(maxsize=4096)
def _face(name: str, nationality: str, year: int | None, looks: Looks) -> Face:
    drawn = _Drawn(name)
    origin = _ORIGINS.get(nationality) or drawn.one_of(_MIXED)
    skins, heads = _PEOPLE[origin]
    complexion = looks.complexion or drawn.one_of(skins)
    described = {
        "complexion": complexion,
        "hair": looks.hair or drawn.one_of(_heads_of(complexion, heads)),
        "hair_colour": looks.hair_colour or drawn.one_of(_hair_colours(origin, complexion)),
        "beard": looks.beard or drawn.one_of(_BEARDS),
        "face": looks.face or drawn.one_of(FEATURES["face"]),
        "nose": looks.nose or drawn.one_of(FEATURES["nose"]),
        "build": looks.build or drawn.one_of(FEATURES["build"]),
        "era": looks.era or _era(year),
    }
    # Any: the words are those of FEATURES, which are the words of the fields.
    known: dict[str, Any] = described
    return Face(Looks(**known), **{name: drawn.below(count) for name, count in VARIANTS.items()})


def _heads_of(complexion: str, heads: tuple[str, ...]) -> tuple[str, ...]:
    return _CURLED if complexion in ("brown", "dark brown", "deep brown") else heads


def _hair_colours(origin: str, complexion: str) -> tuple[str, ...]:
    """Fair and red hair is of the north; elsewhere it is dark."""
    usual = _HAIR_COLOURS.get(complexion, ("black",))
    return usual if origin == "northern" else ("black", "black", "dark brown")


def _era(year: int | None) -> Era:
    if year is None:
        return "modern"
    if year < 1915:
        return "bare knuckle"
    return "between the wars" if year < 1946 else "television" if year < 1980 else "modern"


class _Drawn:
    """Choices that follow from a text, each from digits of its own."""

    def __init__(self, text: str) -> None:
        self._digits = iter(hashlib.sha512(text.encode("utf-8", "surrogatepass")).digest())

    def below(self, count: int) -> int:
        return (256 * next(self._digits) + next(self._digits)) % count

    def one_of(self, words: tuple[str, ...]) -> str:
        return words[self.below(len(words))]


# Where nothing is described: who lives where, as widely as people differ there.


_CURLED = ("shaved", "bald", "cropped", "cropped", "short", "short", "curly", "afro", "receding")
_STRAIGHT = ("cropped", "crew cut", "crew cut", "short", "short", "side parting", "swept back", "full")
_MANY = ("shaved", "receding", "cropped", "crew cut", "short", "side parting", "swept back", "wavy", "wavy", "curly", "full")  # fmt: skip
_LIGHT = ("pale", "fair", "fair", "ruddy")
_DEEP = ("brown", "dark brown", "dark brown", "deep brown")
_PEOPLE: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "african": (_DEEP, _CURLED),
    "american": (("light brown", "brown", "brown", "dark brown", "dark brown"), _CURLED),
    "northern": (_LIGHT, _MANY),
    "southern": (("fair", "olive", "olive", "tan"), _MANY),
    "latin": (("olive", "tan", "tan", "light brown"), _MANY),
    "caribbean": (("tan", "light brown", "brown", "dark brown"), _CURLED),
    "eastern": (("fair", "olive", "olive"), _STRAIGHT),
    "islands": (("tan", "tan", "light brown"), _STRAIGHT),
}
"""Complexions and hair of peoples, a word as often as it weighs."""
_MIXED = ("american", "american", "northern", "northern", "latin", "southern", "african")
_ORIGINS: Mapping[str, str] = {
    country: people
    for people, countries in {
        "african": "Nigeria, Ghana, Cameroon, Senegal, Uganda, Kenya, Congo, Ivory Coast, Zambia, Tanzania, Jamaica, "
        "Barbados, Trinidad and Tobago, Bahamas, Guyana, Haiti",
        "northern": "Ireland, Germany, Sweden, Norway, Denmark, Finland, Iceland, Poland, Ukraine, Russia, Austria, "
        "Switzerland, Czech Republic, Slovakia, Hungary, Lithuania, Latvia, Estonia, Belarus, Scotland",
        "southern": "Italy, Spain, Portugal, Greece, Turkey, Israel, Lebanon, Romania, Bulgaria, Croatia, Serbia, Albania, "
        "Georgia, Armenia, Egypt, Morocco, Algeria, Tunisia, Iran, Iraq, Syria, Argentina, Uruguay",
        "latin": "Mexico, Chile, Peru, Bolivia, Ecuador, Paraguay, Guatemala, Nicaragua, Honduras, El Salvador, Costa Rica",
        "caribbean": "Cuba, Puerto Rico, Dominican Republic, Panama, Colombia, Venezuela, Brazil",
        "eastern": "Japan, China, South Korea, North Korea, Mongolia, Taiwan, Kazakhstan",
        "islands": "Philippines, Thailand, Indonesia, Malaysia, Vietnam, New Zealand, Samoa, Tonga, Fiji, India, Pakistan",
    }.items()
    for country in countries.split(", ")
}  # fmt: skip
"""Countries where people of many origins box, such as the United States, are left out: there the name decides."""
_HAIR_COLOURS: Mapping[str, tuple[str, ...]] = {
    "pale": ("dark brown", "brown", "fair", "fair", "red"),
    "fair": ("black", "dark brown", "dark brown", "brown", "brown", "fair"),
    "ruddy": ("dark brown", "brown", "fair", "red"),
}
_BEARDS = (*("clean-shaven",) * 5, *("stubble",) * 3, "thin moustache", "moustache", "goatee", "full beard")


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
