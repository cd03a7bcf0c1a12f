"""The charts of Control, one constant each, in the order of the rules (K10 to K61)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Any, NamedTuple

from ringside_manager.bout.corner import Keyed
from ringside_manager.bout.paper import Fields, Grid, Part, Stationery, numbered, write_rows
from ringside_manager.bout.terms import Abilities, Terms, rounded
from ringside_manager.language import say, word
from ringside_manager.written import MapNode, Report, cards
from ringside_manager.written.cards import CardName
from ringside_manager.written.kinds import Choice, Field, Record, Whole, is_whole

COLUMNS = "ABCDE"
"""The columns of the punch chart, the best first (K4)."""


class Pace(Keyed):
    """How the fighter in control makes the round (K11)."""

    PLODDING = "plodding"
    NORMAL = "normal"
    AGGRESSIVE = "aggressive"


PACES = (Pace.PLODDING, Pace.NORMAL, Pace.NORMAL, Pace.NORMAL, Pace.AGGRESSIVE, Pace.AGGRESSIVE)
"""K11: by the faces 1 to 6."""

ADJUSTMENT = {
    Pace.PLODDING: (-3, -1, -1, -1, -2, -2),
    Pace.NORMAL: (3, 1, 1, 1, 2, 2),
    Pace.AGGRESSIVE: (6, 4, 4, 4, 5, 5),
}
"""K12: by the faces 1 to 6; what is below 0 comes off the opponent's punches, the rest is added to one's own."""

LOWEST_TOTAL, HIGHEST_TOTAL = 3, 18
"""K13: what three dice show."""
INCIDENT = 6
"""K14: the total that leads to section 7."""

EPL_CHART = (
    (8, 6, 4, 2, 0),
    (10, 8, 6, 4, 2),
    (12, 10, 8, 6, 4),
    (13, 11, 9, 7, 5),
    (14, 12, 10, 8, 6),
    (15, 13, 11, 9, 7),
    (16, 14, 12, 10, 8),
    (18, 16, 14, 12, 10),
    (19, 17, 15, 13, 11),
    (20, 18, 16, 14, 12),
    (21, 19, 17, 15, 13),
    (22, 20, 18, 16, 14),
    (24, 22, 20, 18, 16),
    (26, 24, 22, 20, 18),
    (28, 26, 24, 22, 20),
    (31, 29, 27, 25, 23),
)
"""K13: effective punches landed, a row for each total from 3 to 18, a column for each of ``COLUMNS``."""


class Margin(NamedTuple):
    """A row of the round's scoring (K15): up to which difference, the other's points, the leader's trouble modifier."""

    up_to: int
    points: int
    modifier: int | None


ROUND_SCORES = (
    Margin(1, 10, None),
    Margin(5, 9, None),
    Margin(8, 9, 0),
    Margin(11, 9, 1),
    Margin(15, 9, 2),
    Margin(99, 8, 4),
)
BIG = 16
"""K15, K31, K51, K53: the difference of a round won by a mile."""
MARGINS = tuple(next(row for row in ROUND_SCORES if lead <= row.up_to) for lead in range(BIG + 1))
"""The row of every difference; the last one holds for all above, too."""

PUNCHERS_CHANCE = {15: 0, 16: 0, 17: 1, 18: 1}
"""K16: the trouble modifier of a total."""


class Trouble(Enum):
    """What comes of a trouble roll for the opponent (K20)."""

    NOTHING = "nothing"
    HURT = "hurt"
    DOWN = "down"
    DOWN_TWICE = "down_twice"
    OUT = "out"


HURT_FROM, DOWN_FROM, TWICE_FROM, OUT_FROM = 9, 11, 14, 17
"""K20: the lowest totals of each row."""
CON_HURT, CON_DOWN = -1, -2
"""K20, K65: control lost in the next round."""

SHAKY_FROM, COUNTED_OUT_FROM = 8, 11
"""K21: the lowest totals of up and shaky, and of counted out."""
PUNCHER = 4
"""K21: from this power on the count is harder by one."""

STOPPED_UP_TO = 8
"""K25, K30, K31: the number of nearly every referee check."""
STOPPED_UNHURT_UP_TO = 6
"""K31: the number after a round lost by a mile without a knockdown."""
BEATING, BEATINGS = 12, 3
"""K30: the difference of a beating, and from which on the referee looks."""


class Mark(Keyed):
    """What may happen to a face, in the order a corner cares for it (K41, K60)."""

    DEEP_CUT_OVER_EYE = "deep_cut_over_eye"
    CUT_OVER_EYE = "cut_over_eye"
    CUT_UNDER_EYE = "cut_under_eye"
    SWELLING_UNDER_EYE = "swelling_under_eye"
    BLOODY_NOSE = "bloody_nose"


MARK_STOPS = {
    Mark.DEEP_CUT_OVER_EYE: 11,
    Mark.CUT_OVER_EYE: 13,
    Mark.CUT_UNDER_EYE: 15,
    Mark.SWELLING_UNDER_EYE: 15,
    Mark.BLOODY_NOSE: 17,
}
"""K41: the total that stops the bout."""
EARLIER_MARK = 2
"""K41: added for each earlier mark of the same kind."""


class Offence(Enum):
    """The fouls (K40)."""

    LOW_BLOW = "low_blow"
    HEAD_BUTT = "head_butt"
    HOLDING = "holding"
    RABBIT_PUNCH = "rabbit_punch"


class Injury(Enum):
    """What hurts for the rest of the bout (K40)."""

    HAND = "hand"
    RIB = "rib"


INCIDENTS: dict[int, Injury | Offence | Mark] = {
    2: Injury.HAND,
    3: Offence.LOW_BLOW,
    4: Offence.HEAD_BUTT,
    5: Mark.CUT_OVER_EYE,
    6: Mark.BLOODY_NOSE,
    7: Mark.SWELLING_UNDER_EYE,
    8: Mark.CUT_UNDER_EYE,
    9: Offence.HOLDING,
    10: Offence.RABBIT_PUNCH,
    11: Mark.DEEP_CUT_OVER_EYE,
    12: Injury.RIB,
}
"""K40: by the sum of two dice."""
BUTT_CUTS_FROM = 9
"""K40: from this sum on a head butt cuts the opponent."""

WARNED_FROM, POINT_FROM, SENT_OUT_FROM = 7, 12, 15
"""K42: the lowest totals of a warning, of a point with it, and of disqualification."""
WARNING_COSTS_FROM, SENT_OUT_AT = 3, 5
"""K42: the first warning that costs a point, and the one that disqualifies."""

KNOCKDOWN_SCORE, KNOCKDOWN_SCORE_BIG, KNOCKDOWN_SCORE_OUTLANDED = 8, 7, 9
"""K51: the other's points after one net knockdown; if the scorer leads by a mile; if he was outlanded by more than 6."""
OUTLANDED = 6
"""K51."""
LOWEST_SCORE = 6
"""K51: no round is lost by more on knockdowns."""


class Says(Enum):
    """What a judge may make of a round without a net knockdown (K53); the first two mean the fighter in control, then the other."""

    FIRST = "first"
    SECOND = "second"
    EVEN = "even"


_F, _S, _E = Says.FIRST, Says.SECOND, Says.EVEN
JUDGE_CLOSE_CONTROLLED = (_F, _F, _F, _S, _S, _E)
"""K53, difference 0-1: first the fighter in control."""
JUDGE_CLOSE = (_F, _F, _S, _S, _E, _E)
"""K53, difference 0-1 and nobody in control: first is red."""
JUDGE_BY_LEAD = (
    (3, (_F, _F, _F, _F, _S, _E)),
    (5, (_F, _F, _F, _F, _F, _E)),
    (99, (_F, _F, _F, _F, _F, _F)),
)
"""K53: up to which difference; first is the leader."""
LEVEL = 1
"""K50, K53: up to this difference a card is level."""

SURCHARGE_TO, HOLDS_TO, HELPS_TO = 4, 8, 11
"""K61: the highest sums of a surcharge, of nothing, and of a mark less; 12 lifts a deep cut's control as well."""

STREAK = 3
"""K66: rounds won running."""
MOST_ROUNDS = 15
"""K7."""


# A Control fighter's card (section 2)


CON = range(-1, 7)
TR = range(2, 10)
GROOVE_ROUND = range(1, 7)
STAMINA_ROUND = range(5, 14)
CHIN = range(2, 9)
POWER = range(1, 6)
CUT = FOUL = range(4)

RATINGS = {
    "CON": ("control", CON),
    "TR": ("threat", TR),
    "groove_round": ("groove_round", GROOVE_ROUND),
    "stamina_round": ("stamina_round", STAMINA_ROUND),
    "chin": ("chin", CHIN),
    "power": ("power", POWER),
    "cut": ("cut", CUT),
    "foul": ("foul", FOUL),
}
"""K4: the whole numbers by the names they have in files, with the field of the card and what is allowed."""


@dataclass(frozen=True, slots=True)
class ControlCard:
    """A name and the nine fields of K4."""

    name: str
    control: int
    """CON: added to the die for control, -1 to 6."""
    threat: int
    """TR: his threat in his best rounds, 2 to 9."""
    groove_round: int
    """The round in which he reaches it, 1 to 6."""
    stamina_round: int
    """The last round in which he keeps it, 5 to 13, not before the groove round."""
    column: str
    """A (best) to E: his column of the punch chart."""
    chin: int
    """2 to 8, high is good."""
    power: int
    """1 to 5."""
    cut: int
    """0 to 3, high is bad."""
    foul: int
    """0 to 3, high is bad."""

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> ControlCard:
        return read_card(data)

    def as_data(self) -> dict[str, object]:
        written = {key: getattr(self, name) for key, (name, _) in RATINGS.items()}
        return {"name": self.name, **written, "EPL_column": self.column}

    @property
    def column_index(self) -> int:
        return COLUMNS.index(self.column)


# What may be written on a Control card (K4)


def _built(name: str, **written: Any) -> ControlCard:
    ratings = {field: written[key] for key, (field, _) in RATINGS.items()}
    return ControlCard(name=name, column=written["EPL_column"], **ratings)


def _check(card: dict[str, Any], node: MapNode, report: Report) -> None:
    first, last = card.get("groove_round"), card.get("stamina_round")
    if is_whole(first) and is_whole(last) and last < first:
        wrong = say(
            "stamina_round is {last}, allowed is the groove round, {first}, or later", last=last, first=first
        )
        report.inside("stamina_round").at(node, wrong)


CARD = Record(
    "the card",
    (
        Field("name", CardName(), required=True),
        *(Field(key, Whole(allowed[0], allowed[-1]), required=True) for key, (_, allowed) in RATINGS.items()),
        Field("EPL_column", Choice(tuple(COLUMNS)), required=True),
    ),
    _built,
    _check,
)


def read_card(data: Mapping[str, object]) -> ControlCard:
    """The card written in ``data``, in the form of ``ControlCard.as_data``; ``CardError`` lists every fault."""
    return cards.read_card("Control", CARD, data)


# The Control card of a fighter of whom only the home ratings are known (CV1 to CV5, CV40)


_COLUMNS = (
    (Fraction(1, 2), "D", Fraction(-1, 2)),
    (Fraction(5, 2), "C", Fraction(3, 2)),
    (Fraction(9, 2), "B", Fraction(7, 2)),
)
"""CV40: below which Z a column holds, and its middle."""
_BEST = ("A", Fraction(11, 2))


def card_from_abilities(name: str, abilities: Abilities) -> ControlCard:
    """The card the abilities of the day convert to, without dice and at any time the same (CV4)."""
    agility, counter, endurance = abilities.agility, abilities.counterpunch, abilities.endurance
    evasive, heavy = abilities.evasiveness(), abilities.heavy
    worth = 4 * evasive + Fraction(sum(abilities.punches), 11) + Fraction(counter, 60)
    column, middle = _column(worth)
    return ControlCard(
        name=name,
        control=_within(2 + rounded((worth - middle) * Fraction(5, 4)), CON),
        threat=_within(rounded(Fraction(17, 4) + Fraction(heavy, 6)), TR),
        groove_round=_within(
            rounded(Fraction(22, 5) - Fraction(heavy, 8) + Fraction(25 - counter, 15)), GROOVE_ROUND
        ),
        stamina_round=_within(rounded(7 + Fraction(endurance, 7)), STAMINA_ROUND),
        column=column,
        chin=_within(rounded(Fraction(41, 10) + Fraction(endurance, 25) + 2 * evasive), CHIN),
        power=_within(rounded(Fraction(5, 2) + Fraction(heavy, 7)), POWER),
        cut=1 if agility >= 56 else 2 if agility >= 46 else 3,
        foul=0 if agility >= 60 else 1 if agility >= 46 else 2,
    )


def _column(worth: Fraction) -> tuple[str, Fraction]:
    """The column of Z, and the middle of that column."""
    return next(((column, middle) for below, column, middle in _COLUMNS if worth < below), _BEST)


def _within(value: int, allowed: range) -> int:
    """CV2: at least the lowest, at most the highest allowed."""
    return min(max(value, allowed[0]), allowed[-1])


# The sheets printed for the table


class ControlStationery(Stationery):
    """Three judges (K53)."""

    def card(self, card: ControlCard) -> tuple[Part, ...]:
        """The ratings in the order of K4, and the column of the punch chart."""
        ratings = tuple((_label(key), str(getattr(card, name))) for key, (name, _) in RATINGS.items())
        return (Fields((*ratings, (say("Column"), card.column)), across=3),)

    def bout_sheet(self, names: tuple[str, str], terms: Terms) -> tuple[Part, ...]:
        """A line for each round in the order of its steps (K92)."""
        red, blue = names
        columns = (
            say("Round"), say("Control"), say("Pace"), say("Punches: {name}", name=red), say("Punches: {name}", name=blue),
            say("Difference"), say("Trouble"), say("Count"), say("Marks and fouls"),
        )  # fmt: skip
        rows = write_rows(numbered(terms.rounds), len(columns))
        return (Grid(columns, rows, (1, 1.5, 1.5, 2, 2, 1.7, 1.7, 1.3, 3.4), high=12),)


def _label(key: str) -> str:
    """The name of a rating: its letters as the book prints them, or its words."""
    return key if key.isupper() else word(key.replace("_", " ").capitalize())


STATIONERY = ControlStationery()
