"""What a fighter looks like: the features a set describes, and the face that is made of them and of his name.

Nothing here knows how a face is drawn.  What a set leaves out follows from the name, the nationality and the years, the
same on every machine, so that a fighter keeps his face for good.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from typing import Any, Literal, NamedTuple, get_args, get_type_hints

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
