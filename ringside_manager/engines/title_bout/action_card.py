"""An action card (section 3): twelve readings of which one is taken."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Word(Enum):
    """What may stand in the place of an RN number (T12)."""

    FOUL = "Foul"
    INJURY = "Injury"
    SPECIAL = "Special"


class Place(Enum):
    """Where in the ring the action is (T51); which of the ropes or corners has no effect (T52)."""

    CENTER = "center"
    NEAR_ROPES = "near_ropes"
    FAR_ROPES = "far_ropes"
    LEFT_NEUTRAL = "left_neutral"
    RIGHT_NEUTRAL = "right_neutral"
    RED_CORNER = "red_corner"
    BLUE_CORNER = "blue_corner"


class Judge(Enum):
    """How a judge decides a close round (T130)."""

    HS = "HS"
    """For the higher scorer."""
    LS = "LS"
    """For the lower scorer."""
    E = "E"
    """Even."""


JudgesLine = tuple[Judge, Judge, Judge]


@dataclass(frozen=True, slots=True)
class ActionCard:
    """One card.

    ``rn`` is 0 where a ``word`` stands in its place; ``rnv`` is the number read when words are skipped (T14).
    ``tag`` is ``Cut``, ``PB`` or empty (T15).  ``condition``, ``injury`` and ``special`` are codes of texts.
    """

    number: int
    cf: int
    rn: int
    word: Word | None
    result: int
    tag: str
    place: Place
    kd: int
    kd2: int
    kor: int
    kdc: int
    judges: JudgesLine
    condition: str
    injury: str
    special: str
    rnv: int
    cuts: bool
    """Whether the card read as the RESULT of a punch calls for a cut check (T15)."""
