"""What can stand in the way of a bout, as facts: the window puts them into words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Bar(Enum):
    """What stands in the way of a bout; the numbers of each are named in order."""

    NOT_OWN = "not_own"
    """The red fighter is not the proposer's (C1); none."""
    OTHER_CLASS = "other_class"
    """Two weight classes (C1); none."""
    HIMSELF = "himself"
    """Nobody meets himself (C2); none."""
    NIGHT_OVER = "night_over"
    """The night has passed (C2); the night, the next one."""
    HAS_BOUT = "has_bout"
    """He boxes that night (C2); the night, the bout."""
    BEYOND_END = "beyond_end"
    """After the last night (C70); the last night."""
    RETIRED = "retired"
    """He fights no more (C17); none."""
    NO_MANAGER = "no_manager"
    """A free agent (C20); none."""
    IN_TOURNAMENT = "in_tournament"
    """A tournament keeps him (C62); its number, from night, to night."""
    LENGTH = "length"
    """No length of that arena (C51); fewest rounds, most rounds."""
    NO_CHAMPION_YET = "no_champion_yet"
    """The first title comes from a tournament (C60); none."""
    TITLE_ELSEWHERE = "title_elsewhere"
    """The title is at stake at The Best alone (C40); none."""
    NO_CHAMPION_HERE = "no_champion_here"
    """Neither is champion (C40); none."""
    NOT_RANKED = "not_ranked"
    """He has no rank (C40, C66); none."""
    TITLE_BOOKED = "title_booked"
    """A bout for the vacant title is made (C66); none."""
    NOT_DUE = "not_due"
    """Others come first for the vacant title (C66); the two fighters, if there are two."""
    LOW_CHALLENGER = "low_challenger"
    """The promoter wants a better-ranked challenger (C3); his rank, the lowest that is let in."""
    CHALLENGED_LAST = "challenged_last"
    """He had the latest title bout (C3); none."""
    TITLE_TOO_SOON = "title_too_soon"
    """The title rests (C3); nights it rests."""
    OFFER_OPEN = "offer_open"
    """The same bout is offered already (C3); the offer."""
    OFFER_CLOSED = "offer_closed"
    """The offer has been answered (C3); the offer."""
    NOT_ASKED = "not_asked"
    """The offer waits for somebody else, or is not one's own (C3); the offer."""
    NOT_PROMOTER = "not_promoter"
    """Only the promoter may do it (C3); none."""
    BOUT_CLOSED = "bout_closed"
    """The bout is fought or cancelled (C3); the bout."""
    BOUT_OF_TOURNAMENT = "bout_of_tournament"
    """A tournament's bout stays (C62); the bout."""
    POPULARITY = "popularity"
    """Not popular enough (C41-C44); combined needed and had, high needed and had, low needed (0 if no
    matter) and had, all in half points; the numbers of red and blue."""
    STRENGTH = "strength"
    """He would start with nothing left (C58); rounds, starting total."""
    NIGHT_FIXED = "night_fixed"
    """An answer to an offer may change arena and length, not the night (C3); the night."""
    OTHER = "other"
    """Something else; ``said`` tells it."""


@dataclass(frozen=True, slots=True)
class Objection:
    """The rule by which the office would refuse an order, with its facts; ``said`` is the office's own sentence."""

    rule: str
    bar: Bar
    fighter: int | None = None
    numbers: tuple[int, ...] = ()
    said: str = ""
