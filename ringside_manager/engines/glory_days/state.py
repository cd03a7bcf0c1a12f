"""The working state of a Glory Days bout (G106)."""

from __future__ import annotations

from dataclasses import dataclass, field

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import RED, Corner
from ringside_manager.bout.pieces import Piece
from ringside_manager.bout.terms import Terms
from ringside_manager.engines.glory_days.card import Columns, GloryDaysCard
from ringside_manager.engines.glory_days.options import options_of
from ringside_manager.engines.glory_days.requests import CornerRequests, Plan
from ringside_manager.engines.glory_days.tables import (
    NEUTRAL,
    SECONDS_A_SEGMENT,
    SEGMENTS,
    STANDARD,
    Injury,
    Offence,
    Pair,
)

JUDGE_COUNT = 3
Numbers = tuple[int, bool, tuple[int, ...]]
"""Stars of a line, whether it is inside, and its action list."""


@dataclass(frozen=True, slots=True)
class Ratings:
    """A card's ratings after traits (G9); pairs are fresh and tired, stamina short and long."""

    power: Columns
    chin_kd: Columns
    chin_ko: Pair
    will: Pair
    cut: int
    foul: int
    stamina: Pair


@dataclass(slots=True, eq=False)
class Boxer(Piece):
    """One boxer in the ring.

    ``landed_now`` are his punches of the segment, ``landed_round`` of the round, ``landed`` of the rounds before it.
    ``downs`` are knockdowns against him in the round, ``knockdowns`` all he scored in the bout.  ``shaken`` says that he
    will be hurt in the next segment, ``hurt`` that he is in this one (G49).
    """

    corner: Corner
    card: GloryDaysCard
    ratings: Ratings
    requests: CornerRequests
    start: int
    """Stamina at the first bell of a rested boxer, the ceiling of every gain (G13)."""
    stamina: int

    opponent: Boxer = field(init=False)

    # The segment and the round
    hurt: bool = False
    shaken: bool = False
    fell: bool = False
    """He was put down in this segment."""
    landed_now: int = 0
    landed_round: int = 0
    landed: int = 0
    downs: int = 0
    points_off: int = 0
    inside_acts: int = 0
    outside_acts: int = 0
    """Offensive actions of the round (G97)."""
    withstood: bool = False
    """He has had his check for more than 25 punches in this round (G100)."""

    # The bout
    plan: Plan = Plan.NATURAL
    tired: bool = False
    knockdowns: int = 0
    injuries: dict[Injury, int] = field(default_factory=dict)
    fouls: dict[Offence, int] = field(default_factory=dict)
    all_fouls: int = 0
    hand: int = 0
    """Penalty of a hand injury (G22, G82)."""
    hand_broken: bool = False
    """His corner may retire him (G81, line 94)."""
    lost_star: int | None = None
    """The face that lost a star (G81, line 71)."""
    power_change: int = 0
    will_change: int = 0
    referee_will: int = 0

    # Numbers as they count now, worked out by effective.refresh
    power: int = 0
    finishing: int = 0
    down_at: int = 0
    stunned_at: int = 0
    out_at: int = 0
    out_again_at: int = 0
    """The tired column (G100)."""
    will: int = 0
    penalty: int = 0
    lines: tuple[Numbers, ...] = ()

    @property
    def taken_round(self) -> int:
        """Punches he took in the round (G55)."""
        return self.opponent.landed_round


class BoutState(Piece):
    """Everything that lies on the table.

    ``segment`` counts the segments of the round that are over or being fought; ``between`` says that no round is being
    fought.  ``rally`` is who takes the next tie (G81), and in which segment.  ``settled`` says that the stamina of the
    round is already taken.  ``thrower`` and ``bound`` tell of the die thrown last: whose it is, and what it is held against.
    """

    __slots__ = (
        "begun", "between", "blue", "bound", "cards", "chance", "judges", "marked", "momentum", "options", "rally",
        "rally_segment", "red", "referee", "roll", "round", "segment", "settled", "terms", "thrower",
    )  # fmt: skip

    def __init__(self, red: Boxer, blue: Boxer, terms: Terms, chance: Chance) -> None:
        self.terms = terms
        self.options = options_of(terms)
        self.chance, self.roll = chance, chance.roll
        self.red, self.blue = red, blue
        red.opponent, blue.opponent = blue, red
        self.momentum = red
        self.round = self.segment = 0
        self.begun = self.marked = self.settled = False
        self.between = True
        self.rally: Boxer | None = None
        self.rally_segment = 0
        self.referee = STANDARD
        self.judges = (NEUTRAL, NEUTRAL, NEUTRAL)
        self.cards: tuple[list[Pair], ...] = tuple([] for _ in range(JUDGE_COUNT))
        self.thrower: Corner | None = None
        self.bound = 0

    @property
    def boxers(self) -> tuple[Boxer, Boxer]:
        """Red, then blue."""
        return self.red, self.blue

    def boxer(self, corner: Corner) -> Boxer:
        """The boxer of a corner."""
        return self.red if corner is RED else self.blue

    @property
    def second(self) -> int:
        """Time gone in the round, to the end of the segment being fought."""
        return min(self.segment, SEGMENTS) * SECONDS_A_SEGMENT

    @property
    def is_last_round(self) -> bool:
        """Whether the round is the last one scheduled."""
        return self.round == self.terms.rounds

    def throw(self, boxer: Boxer | None, sides: int, purpose: str, bound: int = 0) -> int:
        """A die of a boxer (``None``: of an official), held against ``bound`` if that is above 0."""
        self.thrower, self.bound = None if boxer is None else boxer.corner, bound
        return self.roll(sides, purpose)

    def copy(self, chance: Chance) -> BoutState:
        """The table as it lies, to be fought on with these dice without touching this one."""
        return self.twin({id(self.chance): chance, id(self.roll): chance.roll})
