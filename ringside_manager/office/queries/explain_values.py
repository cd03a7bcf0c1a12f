"""What an explanation of a computed number is made of: facts only, for the window to put into words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Subject(Enum):
    """Which number is explained."""

    PURSE = "purse"
    SHARE = "share"
    POP = "pop"
    PERCENTAGE = "percentage"
    RANK = "rank"
    CARRIED = "carried"
    ELIGIBILITY = "eligibility"


class Unit(Enum):
    """What a number counts."""

    DOLLARS = "dollars"
    CENTS = "cents"
    DOLLARS_PER_POP = "dollars_per_pop"
    POP_HALF = "pop_half"
    """Half points of popularity."""
    PERCENT = "percent"
    POINTS = "points"
    """Of Endurance, or of whatever the bout system counts strength in."""
    ROUNDS = "rounds"
    NIGHT = "night"
    """The number of a fight night."""
    NIGHTS = "nights"
    RANK = "rank"
    COUNT = "count"
    DIE = "die"
    """What a die showed."""
    YES_NO = "yes_no"
    """1 for yes, 0 for no."""


class Term(Enum):
    """What a line of an explanation is about; the inputs of each are named in order."""

    BASE_WON = "base_won"
    """The winner's base; none."""
    BASE_LOST = "base_lost"
    """The loser's base; none."""
    BASE_DRAWN = "base_drawn"
    """Half of both bases; winner's base, loser's base (C49)."""
    BONUS_OWN = "bonus_own"
    """Bonus by own popularity; dollars for each point, own popularity (C46)."""
    BONUS_COMBINED = "bonus_combined"
    """Bonus by both popularities; dollars for each point, red's, blue's (C47)."""
    PURSE = "purse"
    """Base and bonus together; none."""
    SHARE = "share"
    """The manager's share; purse, percentage (C23)."""
    NO_MANAGER = "no_manager"
    """Nobody has a share of a free agent's purse; none."""
    ROLLED = "rolled"
    """10 and a d20; the die, if it is known (C20)."""
    CAREER_LOSSES = "career_losses"
    """One more for each loss so far; losses (C21)."""
    CAREER_WINS = "career_wins"
    """One less for each win so far; wins (C21)."""
    LIMITED = "limited"
    """Brought into the range; what came out, least, most (C21)."""
    WINS_KO = "wins_ko"
    WINS_TKO = "wins_tko"
    WINS_DECISION = "wins_decision"
    LOSSES_KO = "losses_ko"
    LOSSES_TKO = "losses_tko"
    LOSSES_DECISION = "losses_decision"
    DRAWS = "draws"
    """Results of one kind, from wins by KO to draws; how many, popularity for each (C29)."""
    KNOCKDOWNS = "knockdowns"
    """Knockdowns scored; how many, popularity for each (C30)."""
    EARNED = "earned"
    """Earned popularity; none (C28)."""
    RANK_POP = "rank_pop"
    """What the rank is worth; the rank, if there is one (C33, C34)."""
    TOTAL_POP = "total_pop"
    """Earned and rank popularity; none (C28)."""
    CHAMPION = "champion"
    """He holds the title; night since when (C65)."""
    UNRANKED_RETIRED = "unranked_retired"
    UNRANKED_UNCROWNED = "unranked_uncrowned"
    UNRANKED_NO_BOUT = "unranked_no_bout"
    """Why somebody has no rank: retired (C17), no champion yet (C32), no bout yet (C34); none."""
    PLACED = "placed"
    """Somebody's place; rank, earned popularity, wins, losses, wins by KO, order of entry (C32)."""
    GIVEN = "given"
    """The promoter gave him this rank; on which night (C3)."""
    LAST_BOUT = "last_bout"
    """Nights from the latest bout to this night; night of it, this night (C55)."""
    NEVER_FOUGHT = "never_fought"
    """He has not fought yet; none."""
    RESTED = "rested"
    """Enough nights have passed; nights needed (C55)."""
    STRENGTH_LOST = "strength_lost"
    """What he lost in it; full strength, what was left (C57)."""
    COMBINED = "combined"
    """Both popularities together; needed (C41-C45)."""
    HIGHER = "higher"
    """The higher popularity; needed (C41-C44)."""
    LOWER = "lower"
    """The lower popularity; needed (C41-C43)."""
    ANYBODY = "anybody"
    """The arena is open to all; none (C45)."""
    HOLDS_TITLE = "holds_title"
    """One of them is champion, or the title is vacant; none (C40, C66)."""
    IS_RANKED = "is_ranked"
    """Whoever is not champion is ranked; his rank, if he has one (C40, C66)."""


@dataclass(frozen=True, slots=True)
class Amount:
    """A number and what it counts."""

    value: int
    unit: Unit


@dataclass(frozen=True, slots=True)
class Line:
    """One step: ``amount`` is what it comes to, by ``rule``, worked out from ``inputs`` (see ``Term``).

    ``met`` tells whether a condition holds; ``fighter`` is whom the line is about, if it is not plain.
    """

    term: Term
    rule: str
    amount: Amount
    inputs: tuple[Amount, ...] = ()
    met: bool | None = None
    fighter: int | None = None


@dataclass(frozen=True, slots=True)
class Explanation:
    """How a number of the books came about; ``result`` is that number, ``lines`` lead to it in order.

    ``fighters`` are those it is about; ``bout`` and ``arena`` (its value) where there is one.
    """

    subject: Subject
    rule: str
    result: Amount
    lines: tuple[Line, ...]
    fighters: tuple[int, ...] = ()
    bout: int | None = None
    arena: str = ""
    title: bool = False


def dollars(value: int) -> Amount:
    """Whole dollars."""
    return Amount(value, Unit.DOLLARS)


def cents(value: int) -> Amount:
    """Cents."""
    return Amount(value, Unit.CENTS)


def pop(half: int) -> Amount:
    """Popularity, in half points."""
    return Amount(half, Unit.POP_HALF)


def percent(value: int) -> Amount:
    """Per cent."""
    return Amount(value, Unit.PERCENT)


def count(value: int) -> Amount:
    """So many."""
    return Amount(value, Unit.COUNT)


def points(value: int) -> Amount:
    """Points of strength."""
    return Amount(value, Unit.POINTS)


def night(value: int) -> Amount:
    """The number of a fight night."""
    return Amount(value, Unit.NIGHT)


def nights(value: int) -> Amount:
    """So many fight nights."""
    return Amount(value, Unit.NIGHTS)


def rank_number(value: int) -> Amount:
    """A rank, 0 the champion."""
    return Amount(value, Unit.RANK)


def yes_no(value: bool) -> Amount:
    """Whether something holds."""
    return Amount(int(value), Unit.YES_NO)
