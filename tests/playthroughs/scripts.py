"""Which bouts are written down: at least one of every bout system.

To add one, put it into ``PLAYTHROUGHS``, run ``python -m tests.playthroughs.writer`` and audit the file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from ringside_manager.bout import OptionValue

CardData = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Playthrough:
    """A bout to be written down.

    ``dice`` names the rule of every purpose a die is rolled for; ``paragraph`` the event that begins one.
    """

    system: str
    name: str
    title: str
    red: CardData
    blue: CardData
    rounds: int
    seed: int
    corners: Literal["plain", "any option"]
    dice: Mapping[str, str]
    paragraph: str
    options: Mapping[str, OptionValue | str] = field(default_factory=dict)


RINGSIDE_DICE = {"initA": "R14", "initB": "R14", "hit": "R20", "down": "R31", "count": "R34", "cp": "R38"}
RATINGS = (
    "agility", "uppercut", "right_jab", "right_hook", "combination", "left_jab", "left_hook", "counterpunch",
    "endurance",
)  # fmt: skip


def ringside_card(name: str, *ratings: int) -> CardData:
    return {"name": name, **dict(zip(RATINGS, ratings, strict=True))}


ALI = ringside_card("Muhammad Ali", 68, 4, 3, 4, 3, 5, 4, 34, 23)
MARCIANO = ringside_card("Rocky Marciano", 58, 4, 5, 5, 5, 4, 5, 36, 22)
FRAZIER = ringside_card("Joe Frazier", 58, 3, 4, 4, 4, 3, 4, 30, 18)
FOREMAN = ringside_card("George Foreman", 58, 4, 4, 4, 4, 4, 4, 31, 8)
QUARRY = ringside_card("Jerry Quarry", 49, 2, 2, 3, 2, 2, 2, 21, 13)
ELLIS = ringside_card("Jimmy Ellis", 50, 3, 2, 3, 2, 2, 2, 22, 13)

PLAYTHROUGHS = (
    Playthrough(
        "ringside", "plain", "Ali and Marciano without tactics", ALI, MARCIANO,
        rounds=3, seed=3019, corners="plain", dice=RINGSIDE_DICE, paragraph="turn_began",
    ),
    Playthrough(
        "ringside", "tactics", "Frazier and Foreman try everything the rules allow", FRAZIER, FOREMAN,
        rounds=3, seed=118, corners="any option", dice=RINGSIDE_DICE, paragraph="turn_began",
    ),
    Playthrough(
        "ringside", "ten_must", "Quarry and Ellis by the ten-point must system", QUARRY, ELLIS,
        rounds=4, seed=811, corners="plain", dice=RINGSIDE_DICE, paragraph="turn_began",
        options={"scoring": "ten_must", "saved_by_bell": True},
    ),
)  # fmt: skip
