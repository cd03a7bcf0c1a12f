"""The printed tables of Quest, dice pools, and what judges look for (Q3 to Q5, Q62, Q105)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import Keyed

# The printed tables of Quest, in their order; moves and techniques have rooms of their own


SUCCESS = 4
"""Q3: a die succeeds with this number or more."""
EDGE_PENALTY = 2
"""Q25: the most the boxer without the Edge loses on each Might die."""
MOST_SUCCESSES = 99
"""More than any test can bring; no limit for a penalty."""
CLASHES = 3
"""Q11."""
WATCHING_SLOTS = 2
"""Q15."""
REFEREE_STOPS = 9
"""Q30: on a d10 at or below this."""
KNOCKDOWN_ABOVE, KNOCKOUT_ABOVE = 3, 5
"""Q31: times the Clash Defense."""


class Damage(NamedTuple):
    """What a line of the damage table takes (Q36)."""

    stamina: int
    speed: int
    might: int
    defense: int


DAMAGE: tuple[Damage, ...] = (
    *[Damage(1, 0, 0, 0)] * 6,
    Damage(1, 1, 0, 0),
    Damage(1, 1, 1, 0),
    Damage(1, 1, 1, 1),
    Damage(2, 2, 2, 2),
)
"""Q36: by the d10 that counts, 1 first."""
PLAIN_DAMAGE = Damage(1, 0, 0, 0)
"""Q35: nobody aggressive."""
BODY_DAMAGE = Damage(2, 1, 0, 0)
"""Q45: Body Snatcher."""

RISES_UP_TO, QUARTER_UP_TO, HALF_UP_TO = 6, 8, 10
"""Q41: he pays 1; a quarter first; half first; above that he does not rise."""
IRON_CHIN_ROLL = 9
"""Q41: what an Iron Chin turns 11 or more into."""
PRICE_TO_RISE = 1

CUT_UP_TO = {7: 1, 8: 2, 9: 5, 10: 9}
"""Q71: by the d10 of the damage, the d20 that cuts."""
CLOSED_UP_TO = 6
"""Q72: the d10 that closes a cut."""
DOCTOR_STOPS = (1, 4, 9)
"""Q72: the d20 that stops the bout: first cut, second, third and later."""
RING_FOUL_UP_TO = {"sandbag": 0, "defensive": 1, "aggressive": 2}
"""Q73: the d100 by the family of the stance."""
RING_FOUL_WARNINGS = 1
"""Q73: the first foul is a warning."""
DISQUALIFIED_AT = 4
"""Q47, Q73: the foul that loses the bout, of either kind."""
CLINCH_FOUL_FROM = 3
"""Q45: the use of a Clinch from which on it is a foul."""

WON, LOST, LOST_DOWN = 10, 9, 8
"""Q60."""
READ_SUCCESSES = 3
"""Q50: Read His Corner."""


# What judges look for (Q61): each criterion counts one boxer's round


class Criterion(Keyed):
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


# Attribute dice: pools, and the test of one (Q2 to Q5)


class Pool(NamedTuple):
    """``dice`` dice of ``sides`` faces, and one more of ``extra`` faces if that is not 0 (Q2)."""

    dice: int
    sides: int
    extra: int = 0

    def __str__(self) -> str:
        return f"{self.dice}d{self.sides}" + (f"+1d{self.extra}" if self.extra else "")

    def left(self, change: int) -> Pool:
        """The pool with so many dice more, or fewer below 0; base dice go first, then the extra one (Q5)."""
        if not change:
            return self
        dice = self.dice + change
        return Pool(dice, self.sides, self.extra) if dice >= 0 else Pool(0, self.sides)

    @property
    def total(self) -> int:
        return self.dice + (self.extra > 0)

    def as_data(self) -> list[list[int]]:
        """Number and size of the dice, as a card holds them."""
        return [[self.dice, self.sides], *([[1, self.extra]] if self.extra else [])]


Defended = tuple[int, int, int]
"""A Defense test: successes, and the dice that failed, base ones and the extra one (Q24, Q26)."""


def attribute_test(pool: Pool, change: int, modifier: int, purpose: str, chance: Chance) -> int:
    """Successes of a pool with ``change`` dice more or fewer, each die changed by ``modifier`` (Q3, Q4)."""
    base, sides, extra = pool
    dice, least = base + change, SUCCESS - modifier
    if dice < 0:
        return 0
    successes = chance.successes(dice, sides, least, purpose) if dice else 0
    return successes + (chance.roll(extra, purpose) >= least) if extra else successes


def defense_test(pool: Pool, change: int, chance: Chance) -> Defended:
    """Successes with the first die of the pool for nothing, as long as there is one (Q24)."""
    base, sides, extra = pool
    dice = base + change
    if dice < 0 or (dice == 0 and not extra):
        return _DEFENCELESS
    if dice == 0:
        return _LAST_DIE
    successes = chance.successes(dice - 1, sides, SUCCESS, "defense")
    failed = dice - 1 - successes
    if not extra:
        return successes + 1, failed, 0
    held = chance.roll(extra, "defense") >= SUCCESS
    return successes + 1 + held, failed, 1 - held


_DEFENCELESS = (0, 0, 0)
_LAST_DIE = (1, 0, 0)
