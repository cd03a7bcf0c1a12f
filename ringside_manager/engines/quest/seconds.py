"""Seconds and their techniques (section 11)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import combinations


class Second(Enum):
    """The trades of a crew (Q50)."""

    CUT_MAN = "cut_man"
    TRAINER = "trainer"
    STRATEGIST = "strategist"
    MANAGER = "manager"
    CHIEF_SECOND = "chief_second"


@dataclass(frozen=True, slots=True, eq=False)
class Technique:
    """What a second can do in a corner phase; each exists once.

    ``second`` brings it (``None``: anybody); so many rounds lie from one use to the next, 0 for once a bout.
    """

    name: str
    title: str
    second: Second | None
    every_rounds: int
    place: int

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return technique_named, (self.name,)


SWAB = Technique("swab", "Swab and Adrenaline", Second.CUT_MAN, 2, 0)
COLD_IRON = Technique("cold_iron", "Cold Iron", Second.CUT_MAN, 1, 1)
SALTS = Technique("salts", "Smelling Salts", Second.CUT_MAN, 0, 2)
WATER = Technique("water", "Water and Stool", None, 1, 3)
RUB_DOWN = Technique("rub_down", "Rub Down", Second.TRAINER, 2, 4)
FIRE_UP = Technique("fire_up", "Fire Him Up", Second.TRAINER, 0, 5)
CALM_DOWN = Technique("calm_down", "Calm Him Down", Second.TRAINER, 0, 6)
NEW_PLAN = Technique("new_plan", "New Plan", Second.TRAINER, 0, 7)
SCOUTING = Technique("scouting", "Scouting Report", Second.STRATEGIST, 1, 8)
READ = Technique("read", "Read His Corner", Second.STRATEGIST, 3, 9)
WORK_JUDGES = Technique("work_judges", "Work the Judges", Second.MANAGER, 0, 10)
TOWEL = Technique("towel", "Throw in the Towel", Second.CHIEF_SECOND, 1, 11)

TECHNIQUES = (
    SWAB,
    COLD_IRON,
    SALTS,
    WATER,
    RUB_DOWN,
    FIRE_UP,
    CALM_DOWN,
    NEW_PLAN,
    SCOUTING,
    READ,
    WORK_JUDGES,
    TOWEL,
)
"""Q50, in the printed order."""
NO_TECHNIQUE = Technique("nothing", "nothing", None, 0, len(TECHNIQUES))
"""Stands where a corner uses nothing more."""
_BY_NAME = {technique.name: technique for technique in (*TECHNIQUES, NO_TECHNIQUE)}


def technique_named(name: str) -> Technique:
    """The technique of that name; ``KeyError`` if there is none."""
    return _BY_NAME[name]


TECHNIQUES_A_PHASE = 2
SEATS = 4
AUTOMATIC = (SWAB, WATER, COLD_IRON, RUB_DOWN, SCOUTING)
"""Q82: the order in which the automatic corner tries them."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A second and the two techniques he brings; nobody sits there if there is no ``second``."""

    second: Second | None
    techniques: tuple[Technique, ...]

    @property
    def word(self) -> str:
        """How the seat is written in options: ``trainer:rub_down+new_plan``, ``nobody``."""
        if self.second is None:
            return "nobody"
        return f"{self.second.value}:{'+'.join(technique.name for technique in self.techniques)}"


def seats() -> tuple[Seat, ...]:
    """Every second with every two techniques out of his own and anybody's (Q50), nobody last."""
    chosen = []
    for second in Second:
        own = [technique for technique in TECHNIQUES if technique.second in (second, None)]
        chosen += [Seat(second, pair) for pair in combinations(own, 2)]
    return (*chosen, Seat(None, ()))


SEATS_BY_WORD = {seat.word: seat for seat in seats()}
DEFAULT_CREW = (
    "cut_man:swab+cold_iron",
    "trainer:rub_down+new_plan",
    "strategist:scouting+read",
    "chief_second:water+towel",
)
"""Q51; together they bring all the automatic corner uses (Q82)."""


def brought(words: tuple[str, ...]) -> tuple[Technique, ...]:
    """The techniques a crew has, each once, in the printed order."""
    crew = {technique for word in words for technique in SEATS_BY_WORD[word].techniques}
    return tuple(technique for technique in TECHNIQUES if technique in crew)
