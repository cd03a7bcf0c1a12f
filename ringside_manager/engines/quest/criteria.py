"""What judges look for (Q61): each criterion counts one boxer's round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import NamedTuple


class Criterion(Enum):
    """The ten criteria, in the order of the d10 (Q61)."""

    CLEAN_HITTING = "clean_hitting"
    RING_GENERAL = "ring_general"
    EFFECTIVE_AGGRESSION = "effective_aggression"
    HEAVY_ARTILLERY = "heavy_artillery"
    DEFENCE_FIRST = "defence_first"
    CONDITIONING = "conditioning"
    LATE_SHOW = "late_show"
    SHOWMANSHIP = "showmanship"
    OLD_SCHOOL = "old_school"
    HOMETOWN = "hometown"


CRITERIA = tuple(Criterion)
OLD_SCHOOL_LEAD = 2
"""Q61: an Old School judge wants to see somebody ahead by so much."""


class Clash(NamedTuple):
    """What a boxer did in one clash (Q103): ``downs`` he suffered, ``double`` if his Grandstand Finish came off."""

    edge: bool
    hit: bool
    aggressive: bool
    might: int
    defense: int
    downs: int
    worked: int
    double: bool


class Side(NamedTuple):
    """What a judge sees of a boxer's round: his clashes, the stamina he lost (gains not counted), how often he was down."""

    clashes: Sequence[Clash]
    spent: int
    downs: int


def clean_hitting(mine: Side, his: Side) -> int:
    """Hits, 3 for a knockdown."""
    return sum([1 + clash.double for clash in mine.clashes if clash.hit]) + 3 * his.downs


def ring_general(mine: Side, his: Side) -> int:
    """Clashes with the Edge, 2 for a knockdown."""
    return sum([1 for clash in mine.clashes if clash.edge]) + 2 * his.downs


def effective_aggression(mine: Side, his: Side) -> int:
    """2 for a hit, 3 for one from an aggressive stance, 3 for a knockdown."""
    hits = [(2 + clash.aggressive) * (1 + clash.double) for clash in mine.clashes if clash.hit]
    return sum(hits) + 3 * his.downs


def heavy_artillery(mine: Side, his: Side) -> int:
    """What his Might was above the Defense it hit, 4 for a knockdown."""
    margins = [
        (clash.might - other.defense) * (1 + clash.double)
        for clash, other in zip(mine.clashes, his.clashes, strict=True)
        if clash.hit
    ]
    return sum(margins) + 4 * his.downs


def defence_first(mine: Side, his: Side) -> int:
    """In halves: clashes in which he was not hit, half of one for the Edge, 2 for a knockdown."""
    kept = sum([1 for clash in his.clashes if not clash.hit])
    return 2 * kept + sum([1 for clash in mine.clashes if clash.edge]) + 4 * his.downs


def conditioning(mine: Side, his: Side) -> int:
    """Stamina the other lost minus what he lost, 2 for a knockdown."""
    return his.spent - mine.spent + 2 * his.downs


def late_show(mine: Side, his: Side) -> int:
    """1, 2, 3 for a hit in clash 1, 2, 3, and 3 for a knockdown."""
    hits = [number * (1 + clash.double) for number, clash in enumerate(mine.clashes, start=1) if clash.hit]
    return sum(hits) + 3 * his.downs


def showmanship(mine: Side, his: Side) -> int:
    """Moves that took effect and hits, 2 for a knockdown."""
    return sum([clash.worked + clash.hit for clash in mine.clashes]) + 2 * his.downs


COUNTS: dict[Criterion, Callable[[Side, Side], int]] = {
    Criterion.CLEAN_HITTING: clean_hitting,
    Criterion.RING_GENERAL: ring_general,
    Criterion.EFFECTIVE_AGGRESSION: effective_aggression,
    Criterion.HEAVY_ARTILLERY: heavy_artillery,
    Criterion.DEFENCE_FIRST: defence_first,
    Criterion.CONDITIONING: conditioning,
    Criterion.LATE_SHOW: late_show,
    Criterion.SHOWMANSHIP: showmanship,
    Criterion.OLD_SCHOOL: clean_hitting,
    Criterion.HOMETOWN: clean_hitting,
}


def ahead(criterion: Criterion, red: Side, blue: Side, home: tuple[bool, bool]) -> int:
    """Who wins the round for a judge: above 0 red, below 0 blue, 0 nobody (Q60, Q61)."""
    count = COUNTS[criterion]
    lead = count(red, blue) - count(blue, red)
    if criterion is Criterion.OLD_SCHOOL and abs(lead) < OLD_SCHOOL_LEAD:
        return 0
    if criterion is Criterion.HOMETOWN and lead == 0:
        return home[0] - home[1]
    return lead
