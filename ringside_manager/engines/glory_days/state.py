"""A Glory Days bout as it stands (G106): what was agreed on, what corners are asked, the state, ratings as they count now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from typing import TypeVarTuple

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import CORNERS, RED, Both, Corner, Keyed, Request
from ringside_manager.bout.events import Emit, Event
from ringside_manager.bout.pieces import Piece
from ringside_manager.bout.terms import OptionSpec, Terms, read_by
from ringside_manager.engines.glory_days.card import Columns, Distance, GloryDaysCard
from ringside_manager.engines.glory_days.tables import (
    MOST_POWER,
    NEUTRAL,
    SECONDS_A_SEGMENT,
    SEGMENTS,
    STANDARD,
    TRAITS,
    Injury,
    Offence,
    Pair,
    Rating,
)
from ringside_manager.language import later

# Everything that is agreed before a Glory Days bout, as data (G11, G100)


NOBODY = "nobody"


_KNOCKDOWNS, _WEAR, _OFFICIALS = "Knockdowns", "Cuts, stamina and clinches", "Referee and judges"


OPTIONS = (
    OptionSpec.switch(
        "repeat_knockdown_tired_ko",
        later("Whoever is down again in a round is counted out by his tired number."),
        "G100",
        _KNOCKDOWNS,
    ),
    OptionSpec.switch(
        "accumulation_will_check",
        later("More than 25 punches in a round ask for his will, doubled, instead of stopping him."),
        "G100",
        _KNOCKDOWNS,
    ),
    OptionSpec.switch(
        "reopen_injuries", later("Old injuries may get worse before new ones come."), "G65", _WEAR
    ),
    OptionSpec.switch(
        "clinch_one_punch", later("Toe to toe a punch gets through before a clinch."), "G74", _WEAR
    ),
    OptionSpec.switch(
        "mid_round_fatigue",
        later("Punches take stamina as they land, and tire within a round."),
        "G91",
        _WEAR,
    ),
    OptionSpec.switch(
        "officials", later("The referee and the judges have ways of their own."), "G97", _OFFICIALS
    ),
    OptionSpec(
        "favoured",
        (NOBODY, "red", "blue"),
        NOBODY,
        later(
            "Whom a judge leans to who favours the champion or the man from the place, with the officials."
        ),
        "G11",
        _OFFICIALS,
    ),
    OptionSpec.switch(
        "three_knockdown_rule", later("The third knockdown of a round ends the bout."), "G100", _KNOCKDOWNS
    ),
    OptionSpec.switch(
        "saved_by_bell", later("Nobody is counted out in the last segment of a round."), "G100", _KNOCKDOWNS
    ),
    OptionSpec.switch(
        "hurt_over_bell",
        later("Whoever is hurt at the bell is hurt when the next round begins."),
        "G49",
        _KNOCKDOWNS,
    ),
    OptionSpec.switch(
        "will_after_knockdown",
        later("Whoever is hurt and down again needs his will, too, once he has beaten the count."),
        "G51",
        _KNOCKDOWNS,
        later=True,
    ),
    OptionSpec.switch(
        "defence_before_foul",
        later("Whoever does not act himself may defend the punch of the foul range, too."),
        "G26",
        _OFFICIALS,
        later=True,
    ),
    OptionSpec.switch(
        "corner_orders", later("Both corners choose in secret how their boxer fights the round."), "G101"
    ),
    OptionSpec.switch(
        "towel",
        later(
            "After every round, and when his boxer is hurt, a corner is asked about the towel; by itself it never throws it."
        ),
        "G105",
        default=True,
    ),
)
"""Every option with the default of the rules, as ``ringside systems glory_days`` lists them."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options in force, as the rules read them (G11)."""

    repeat_knockdown_tired_ko: bool
    accumulation_will_check: bool
    reopen_injuries: bool
    clinch_one_punch: bool
    mid_round_fatigue: bool
    officials: bool
    favoured: str
    three_knockdown_rule: bool
    saved_by_bell: bool
    hurt_over_bell: bool
    will_after_knockdown: bool
    defence_before_foul: bool
    corner_orders: bool
    towel: bool


options_of = read_by(Options, OPTIONS)
"""The options of complete terms."""


# Every decision of a Glory Days corner (G104, G105)


class Plan(Keyed):
    """What a corner tells its boxer for a round (G101)."""

    NATURAL = "natural"
    PRESS = "press"
    BOX = "box"
    COVER = "cover"


class Towel(Enum):
    """Whether a corner gives its boxer up (G105)."""

    FIGHT_ON = "fight_on"
    THROW = "throw"


PLANS = Both(*(Request("plan", corner, tuple(Plan), "G101", Plan.NATURAL) for corner in CORNERS))
"""Both corners choose in secret (G101)."""
TOWELS = Both(*(Request("towel", corner, tuple(Towel), "G105", Towel.FIGHT_ON) for corner in CORNERS))
"""Both corners may throw in the towel, in secret (G105)."""


# The working state of a Glory Days bout (G106)


JUDGE_COUNT = 3
Facts = TypeVarTuple("Facts")
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
    """Everything that lies on the table (G1, G14).

    ``segment`` counts the segments of the round that are over or being fought; ``between`` says that no round is being
    fought.  ``rally`` is who takes the next tie (G81), and in which segment.  ``settled`` says that the stamina of the
    round is already taken.  ``thrower`` and ``bound`` tell of the die thrown last: whose it is, and what it is held against.
    """

    __slots__ = (
        "begun", "between", "blue", "bound", "cards", "chance", "emit", "judges", "marked", "momentum", "options", "rally",
        "rally_segment", "red", "referee", "round", "segment", "settled", "terms", "thrower",
    )  # fmt: skip

    cards: tuple[list[Pair], ...]

    def __init__(
        self, red: Boxer, blue: Boxer, terms: Terms, chance: Chance, emit: Emit | None = None
    ) -> None:
        self.emit = emit
        self.terms = terms
        self.options = options_of(terms)
        self.chance = chance
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
        self.cards = tuple([] for _ in range(JUDGE_COUNT))
        self.thrower: Corner | None = None
        self.bound = 0

    @property
    def boxers(self) -> tuple[Boxer, Boxer]:
        return self.red, self.blue

    def boxer(self, corner: Corner) -> Boxer:
        return self.red if corner is RED else self.blue

    @property
    def second(self) -> int:
        """Time gone in the round, to the end of the segment being fought."""
        return min(self.segment, SEGMENTS) * SECONDS_A_SEGMENT

    @property
    def is_last_round(self) -> bool:
        return self.round == self.terms.rounds

    def tell(self, kind: Callable[[int, int, Corner, *Facts], Event], who: Boxer, *facts: *Facts) -> None:
        """Tell what has happened to a boxer, if anybody listens; otherwise no event is built.

        Where a bout is most of the time, ``emit`` is asked for first: a call for nothing costs more than the question.
        """
        emit = self.emit
        if emit:
            emit(kind(self.round, self.segment, who.corner, *facts))

    def throw(self, boxer: Boxer | None, sides: int, purpose: str, bound: int = 0) -> int:
        """A die of a boxer (``None``: of an official), held against ``bound`` if that is above 0."""
        self.thrower, self.bound = None if boxer is None else boxer.corner, bound
        return self.chance.roll(sides, purpose)

    def copy(self, chance: Chance) -> BoutState:
        twin = self.twin()
        twin.chance, twin.emit = chance, None
        return twin


# Ratings as traits change them (G9), and as they count at the moment (G22, G24, G92, G101)


_STARS = {Plan.PRESS: (1, -1), Plan.BOX: (-1, 1)}
"""G101: what a plan adds to the stars of inside and of outside lines."""


@lru_cache(maxsize=4096)
def ratings(card: GloryDaysCard, other: GloryDaysCard) -> Ratings:
    """The printed numbers with the traits of both boxers added (G9); none falls below 0, stamina not below 1 (G10)."""
    added = _added(card, other)
    return Ratings(
        power=_columns(card.power, added[Rating.POWER]),
        chin_kd=_columns(card.chin_kd, added[Rating.CHIN_KD]),
        chin_ko=_pair(card.chin_ko, added[Rating.CHIN_KO]),
        will=_pair(card.will, added[Rating.WILL]),
        cut=max(0, card.cut + added[Rating.CUT][0]),
        foul=max(0, card.foul + added[Rating.FOUL][0]),
        stamina=_pair(card.stamina, added[Rating.STAMINA], least=1),
    )


_NONE = dict.fromkeys(Rating, (0, 0))


def _added(card: GloryDaysCard, other: GloryDaysCard) -> dict[Rating, Pair]:
    """What the boxer's own trait and the other's add to his ratings."""
    added = dict(_NONE)
    for own, owner in ((True, card), (False, other)):
        for his, rating, (fresh, tired) in TRAITS.get(owner.trait, ()):
            if his is own:
                before = added[rating]
                added[rating] = before[0] + fresh, before[1] + tired
    return added


def _columns(columns: Columns, added: Pair) -> Columns:
    fresh, tired = (
        (max(0, one + more), max(0, other + more)) for (one, other), more in zip(columns, added, strict=True)
    )
    return fresh, tired


def _pair(pair: Pair, added: Pair, least: int = 0) -> Pair:
    return max(least, pair[0] + added[0]), max(least, pair[1] + added[1])


def refresh(boxer: Boxer) -> None:
    """Work out the boxer's numbers anew, after anything they depend on has changed (G24)."""
    column = 1 if boxer.tired else 0
    rated, covers, against = boxer.ratings, boxer.plan is Plan.COVER, boxer.opponent.plan is Plan.COVER
    normal, finishing = rated.power[column]
    boxer.power = max(0, min(MOST_POWER, normal + boxer.power_change))
    boxer.finishing = max(0, min(MOST_POWER, finishing + boxer.power_change))
    boxer.down_at, boxer.stunned_at = rated.chin_kd[column]
    boxer.out_at, boxer.out_again_at = rated.chin_ko[column], rated.chin_ko[1]
    boxer.will = max(0, will(boxer, column) - covers)
    boxer.penalty = boxer.tired + boxer.hand + covers + against
    boxer.lines = lines(boxer.card, boxer.plan, boxer.lost_star)


def will(boxer: Boxer, column: int) -> int:
    """The will number without a plan: the referee's way, which never takes it below 1 (G97), and what events added."""
    printed = boxer.ratings.will[column]
    shown = printed + boxer.referee_will
    if boxer.referee_will < 0:
        shown = max(min(1, printed), shown)
    return shown + boxer.will_change


@lru_cache(maxsize=4096)
def lines(card: GloryDaysCard, plan: Plan, lost_star: int | None) -> tuple[Numbers, ...]:
    """Stars, whether inside, and the action list of each face, in the order of the d6."""
    inside, outside = _STARS.get(plan, (0, 0))
    found = []
    for face, line in enumerate(card.ring_general):
        stars = line.stars - (face == lost_star)
        at_inside = line.distance is Distance.INSIDE
        shown = max(0, max(0, stars) + (inside if at_inside else outside))
        found.append((shown, at_inside, card.inside_actions if at_inside else card.outside_actions))
    return tuple(found)


def best_outside_line(boxer: Boxer) -> int | None:
    """The face of the outside line with most stars, the lowest of several (G81); ``None`` without outside lines."""
    stars = [
        (line.stars, -face)
        for face, line in enumerate(boxer.card.ring_general)
        if line.distance is Distance.OUTSIDE
    ]
    return -max(stars)[1] if stars else None
