"""A Glory Days card (section 2): ring generalship, ratings fresh and tired, its lists, and its sheets (G4, G6, G7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise
from typing import TypeVar

from ringside_manager.bout.corner import Keyed
from ringside_manager.bout.paper import Beside, Fields, Grid, Part, Remark, Stationery, numbered, write_rows
from ringside_manager.bout.terms import Abilities, Terms, rounded, within
from ringside_manager.engines.glory_days.tables import (
    CLINCH,
    EVENT,
    FACES,
    FOUL,
    FOUL_WORDS,
    INJURY_WORDS,
    LANDING,
    MISS,
    NO_TRAIT,
    NUMBERS,
    SEGMENTS,
    Injury,
    Offence,
    Pair,
)
from ringside_manager.language import Message, joined, later, say

# A Glory Days card (section 2): six lines of ring generalship, ratings fresh and tired, and its lists


Kind = TypeVar("Kind", Offence, Injury)
Columns = tuple[Pair, Pair]
"""Two numbers, fresh and tired."""
Span = tuple[int, int]
"""First and last number, both within the range."""

ENDS = (*LANDING, MISS, CLINCH, FOUL)
"""What the upper ends of an action list belong to; the event takes the rest (G7)."""


class Distance(Keyed):
    """Where a segment is fought (G6)."""

    INSIDE = "inside"
    OUTSIDE = "outside"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of ring generalship: a distance and 0 to 3 stars (G6)."""

    distance: Distance
    stars: int

    @property
    def word(self) -> str:
        """The line as cards write it: ``O3`` is outside with three stars."""
        return f"{self.distance.name[0]}{self.stars}"


@dataclass(frozen=True, slots=True)
class Stretch:
    """Faces of a d20: what they add to the opponent's punches (G35), or land with a hook or a cross (G37)."""

    first: int
    last: int
    punches: int


@dataclass(frozen=True, slots=True)
class GloryDaysCard:
    """A name and all a card prints; pairs of columns are fresh, tired (G6, G7).

    ``inside`` and ``outside`` are the upper ends of 5, 4, 3 and 2 punches, miss, clinch and foul, -1 to 99; a range is
    empty if it ends where the one before does.
    """

    name: str
    trait: str
    """A name of ``TRAITS``, or ``none``."""
    ring_general: tuple[Line, ...]
    power: Columns
    """Normal, finishing."""
    chin_kd: Columns
    """Down, stunned."""
    chin_ko: Pair
    will: Pair
    cut: int
    foul: int
    stamina: Pair
    """For bouts of up to 10 rounds, for longer ones."""
    inside: tuple[int, ...]
    outside: tuple[int, ...]
    defence: tuple[Stretch, ...]
    hook: Stretch | None
    cross: Stretch | None
    fouls: tuple[tuple[Offence, Span], ...]
    cuts: tuple[tuple[Injury, Span], ...]

    inside_actions: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """What each number 0 to 99 is on the inside: punches landed, or miss, clinch, foul, event."""
    outside_actions: tuple[int, ...] = field(init=False, repr=False, compare=False)
    defence_faces: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """What each face adds (place 0 is empty)."""
    counter_faces: tuple[tuple[str, int] | None, ...] = field(init=False, repr=False, compare=False)
    foul_faces: tuple[Offence, ...] = field(init=False, repr=False, compare=False)
    cut_faces: tuple[Injury, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for name, value in (
            ("inside_actions", _actions(self.inside)),
            ("outside_actions", _actions(self.outside)),
            ("defence_faces", _defence(self.defence)),
            ("counter_faces", _counter(self.hook, self.cross)),
            ("foul_faces", _faces(self.fouls)),
            ("cut_faces", _faces(self.cuts)),
        ):
            object.__setattr__(self, name, value)

    def __hash__(self) -> int:
        """Hash the name: tables are kept by cards, and their lists need not be gone through."""
        return hash(self.name)

    def as_data(self) -> dict[str, object]:
        return {
            "name": self.name,
            "trait": self.trait,
            "ring_general": [line.word for line in self.ring_general],
            "power": [list(pair) for pair in self.power],
            "chin_kd": [list(pair) for pair in self.chin_kd],
            "chin_ko": list(self.chin_ko),
            "will": list(self.will),
            "cut": self.cut,
            "foul": self.foul,
            "stamina": list(self.stamina),
            "inside": list(self.inside),
            "outside": list(self.outside),
            "defence": _runs(self.defence_faces),
            "counter": {"hook": _blow(self.hook), "cross": _blow(self.cross)},
            "fouls": {offence.value: list(span) for offence, span in self.fouls},
            "cuts": {injury.value: list(span) for injury, span in self.cuts},
        }


def _runs(faces: tuple[int, ...]) -> list[list[int]]:
    """First face, last face and what they add, over the whole d20."""
    runs: list[list[int]] = []
    for face, punches in enumerate(faces[1:], start=1):
        if runs and runs[-1][2] == punches:
            runs[-1][1] = face
        else:
            runs.append([face, face, punches])
    return runs


def _blow(blow: Stretch | None) -> list[int] | None:
    return [blow.first, blow.last, blow.punches] if blow else None


def _actions(ends: tuple[int, ...]) -> tuple[int, ...]:
    """What each number is (G7)."""
    table: list[int] = []
    for code, (before, end) in zip(ENDS, pairwise((-1, *ends)), strict=True):
        table += [code] * (end - before)
    return tuple(table + [EVENT] * (NUMBERS - len(table)))


def _defence(changes: tuple[Stretch, ...]) -> tuple[int, ...]:
    table = [0] * (FACES + 1)
    for change in changes:
        for face in range(change.first, change.last + 1):
            table[face] = change.punches
    return tuple(table)


def _counter(hook: Stretch | None, cross: Stretch | None) -> tuple[tuple[str, int] | None, ...]:
    table: list[tuple[str, int] | None] = [None] * (FACES + 1)
    for word, blow in (("hook", hook), ("cross", cross)):
        for face in range(blow.first, blow.last + 1) if blow else ():
            table[face] = word, blow.punches if blow else 0
    return tuple(table)


def _faces(spans: tuple[tuple[Kind, Span], ...]) -> tuple[Kind, ...]:
    """What each face 1 to 20 is; place 0 repeats the first and is never asked for."""
    table: list[Kind] = [spans[0][0]] * (FACES + 1)
    for kind, (first, last) in spans:
        for face in range(first, last + 1):
            table[face] = kind
    return tuple(table)


# The Glory Days card of a fighter of whom only the home ratings are known (CV1 to CV5, CV10 to CV20)


STARS: dict[int, tuple[int, ...]] = {
    2: (1, 1, 0, 0, 0, 0),
    3: (1, 1, 1, 0, 0, 0),
    4: (2, 1, 1, 0, 0, 0),
    5: (2, 1, 1, 1, 0, 0),
    6: (2, 2, 1, 1, 0, 0),
    7: (2, 2, 1, 1, 1, 0),
    8: (3, 2, 1, 1, 1, 0),
    9: (3, 2, 2, 1, 1, 0),
    10: (3, 2, 2, 2, 1, 0),
    11: (3, 2, 2, 2, 1, 1),
    12: (3, 3, 2, 2, 1, 1),
    13: (3, 3, 2, 2, 2, 1),
}
"""CV11: the stars of the six faces, by their sum."""
FOULS: tuple[tuple[Offence, Span], ...] = (
    (Offence.LOW_BLOW, (1, 6)),
    (Offence.HEAD_BUTT, (7, 12)),
    (Offence.HOLDING, (13, 15)),
    (Offence.ELBOWS, (16, 18)),
    (Offence.RABBIT_PUNCH, (19, 20)),
)
CUTS: tuple[tuple[Injury, Span], ...] = (
    (Injury.GASH_LEFT_EYE, (13, 13)),
    (Injury.GASH_RIGHT_EYE, (14, 14)),
    (Injury.CUT_LEFT_EYE, (9, 10)),
    (Injury.CUT_RIGHT_EYE, (11, 12)),
    (Injury.CUT_LEFT_CHEEK, (15, 16)),
    (Injury.CUT_RIGHT_CHEEK, (17, 18)),
    (Injury.BLOODY_NOSE, (19, 20)),
    (Injury.SWELLING_LEFT_EYE, (1, 4)),
    (Injury.SWELLING_RIGHT_EYE, (5, 8)),
)
"""CV19: every converted card has these lists, in the order of ``Injury``."""
_ENDS = {Distance.INSIDE: (82, 94, 98), Distance.OUTSIDE: (90, 94, 98)}


def card_from_abilities(name: str, abilities: Abilities) -> GloryDaysCard:
    """The card of section 2 of the conversion; the same abilities always give the same card."""
    wanted = 3 + Fraction(abilities.agility - 61, 7) + Fraction(3 * abilities.jabs - 2 * abilities.hooks, 6)
    outside_lines = within(wanted, 1, 5)
    lines, inside, outside = _distances(abilities, outside_lines)
    stamina = 89 + rounded(Fraction(4 * abilities.endurance, 5))  # CV15
    faces = min(FACES, rounded(2 + Fraction(abilities.counterpunch, 8)))  # CV17
    half = (faces + 1) // 2
    return GloryDaysCard(
        name=name,
        trait=_trait(abilities),
        ring_general=lines,
        power=_power(abilities),
        chin_kd=_chin(abilities),
        chin_ko=_worse(1 if abilities.endurance >= 22 else 2 if abilities.endurance >= 8 else 3),
        will=_worse(3 if abilities.endurance >= 23 else 4 if abilities.endurance >= 18 else 5),
        cut=within(8 - Fraction(rounded(Fraction(abilities.agility - 41, 7))), 3, 8),
        foul=8 - outside_lines,
        stamina=(rounded(Fraction(9 * stamina, 11)), stamina),
        inside=inside,
        outside=outside,
        defence=_faces_of_defence(abilities),
        hook=Stretch(1, half, 2),
        cross=Stretch(half + 1, faces, 2),
        fouls=FOULS,
        cuts=CUTS,
    )


def _worse(fresh: int) -> Pair:
    """CV14: tired one more."""
    return fresh, fresh + 1


def _distances(
    abilities: Abilities, outside: int
) -> tuple[tuple[Line, ...], tuple[int, ...], tuple[int, ...]]:
    """CV10 to CV12: the lines, and what lands inside and outside."""
    likes, other = (
        (Distance.OUTSIDE, Distance.INSIDE) if outside >= 3 else (Distance.INSIDE, Distance.OUTSIDE)
    )
    at_it = outside if likes is Distance.OUTSIDE else 6 - outside
    wanted = Fraction(13, 2) + 5 * abilities.evasiveness() + Fraction(abilities.counterpunch, 50)
    total = within(wanted, 2, 13)
    lines = tuple(Line(likes if face < at_it else other, stars) for face, stars in enumerate(STARS[total]))
    landing = within(49 + Fraction(3 * sum(abilities.punches), 5) + 4 * (wanted - total), 52, 68)
    numbers = {likes: landing, other: landing - 16}
    inside, outward = (_ends(distance, numbers[distance]) for distance in Distance)
    return lines, inside, outward


def _ends(distance: Distance, landing: int) -> tuple[int, ...]:
    """CV12: the upper ends of an action list with so many landing numbers."""
    five, four, three = (rounded(Fraction(share * landing, 62)) for share in (8, 16, 22))
    return (five - 1, five + four - 1, five + four + three - 1, landing - 1, *_ENDS[distance])


def _power(abilities: Abilities) -> Columns:
    """CV13."""
    slower = max(Fraction(0), Fraction(abilities.agility - 58, 8))
    power = within(Fraction(2 * abilities.heavy, 5) - slower, 1, 9)
    finishing = power + (4 if abilities.counterpunch >= 25 else 3)
    tired = max(1, power - (2 if power >= 6 else 1))
    return (power, finishing), (tired, finishing - 2)


def _chin(abilities: Abilities) -> Columns:
    """CV14."""
    hardness = abilities.agility - 50 + Fraction(abilities.endurance, 3)
    down, stunned = 1 if hardness >= 3 else 2, 6 if hardness >= 14 else 7
    return (down, stunned), (down + 1, stunned + 1)


def _faces_of_defence(abilities: Abilities) -> tuple[Stretch, ...]:
    """CV16; beyond the ratings of CV1 more faces may be wanted than a d20 has: those that change 2 go first."""
    value = rounded(24 * abilities.evasiveness())
    width = abs(value)
    twice = min(FACES, rounded(Fraction(36 * width, 100)))
    once = min(width - 2 * twice, FACES - twice)
    sign = -1 if value >= 0 else 1
    spans = ((1, once, sign), (once + 1, once + twice, 2 * sign))
    return tuple(Stretch(first, last, punches) for first, last, punches in spans if first <= last)


def _trait(abilities: Abilities) -> str:
    """CV18."""
    if sum(abilities.punches) >= 26:
        return "Iceman"
    if abilities.agility >= 65:
        return "Roll with it"
    return "Closer" if abilities.counterpunch >= 30 and abilities.heavy >= 14 else NO_TRAIT


# The sheets printed for the table


ACTIONS = ("5", "4", "3", "2", later("miss"), later("clinch"), later("foul"), later("event"))
"""What a list names, in its order (G7)."""


class GloryDaysStationery(Stationery):
    """Three judges (G87)."""

    def card(self, card: GloryDaysCard) -> tuple[Part, ...]:
        """Ring generalship, ratings fresh and tired, and both action lists (G6, G7)."""
        lines = tuple((f"RG {place}", line.word) for place, line in enumerate(card.ring_general, start=1))
        ratings = (
            (say("Trait"), card.trait), (say("Power"), _pairs(card.power)), ("Chin KD", _pairs(card.chin_kd)),
            ("Chin KO", _pair(card.chin_ko)), (say("Will"), _pair(card.will)), (say("Stamina"), _pair(card.stamina)),
            (say("Cut"), str(card.cut)), (say("Foul"), str(card.foul)),
        )  # fmt: skip
        actions = Grid(
            (say("Action"), say("Inside"), say("Outside")),
            tuple(zip(ACTIONS, _spans(card.inside), _spans(card.outside), strict=True)),
        )
        defence = ", ".join(f"{one.first}-{one.last}: {one.punches:+d}" for one in card.defence) or "-"
        faces = (
            (say("Defence"), defence), (say("Fouls"), _named(FOUL_WORDS, card.fouls)), (say("Cuts"), _named(INJURY_WORDS, card.cuts)),
        )  # fmt: skip
        told = tuple(Remark(joined(": ", (label, text))) for label, text in faces)
        return (Fields(lines, across=6), Fields(ratings, across=4), actions, *told)

    def blank(self, card: GloryDaysCard) -> tuple[Part, ...]:
        *parts, _, _, _ = super().blank(card)
        lists = say("Defence"), say("Fouls"), say("Cuts")
        return (*parts, Fields(tuple((label, "") for label in lists), across=1))

    def bout_sheet(self, names: tuple[str, str], terms: Terms) -> tuple[Part, ...]:
        """Nine segments a round: who leads, what lands, what comes of it (G16 to G45)."""
        columns = (
            say("Segment"),
            say("Leads"),
            say("Red lands"),
            say("Blue lands"),
            say("Chin, cuts, fouls"),
        )
        rounds = tuple(
            Grid(
                columns,
                write_rows((*numbered(SEGMENTS), say("Sum")), 5),
                (1.4, 1.4, 1.6, 1.6, 3),
                5.4,
                say("Round {number}", number=number),
            )
            for number in range(1, terms.rounds + 1)
        )
        red, blue = names
        start = Grid(
            (say("Corner"), say("Stamina"), say("Fouls"), say("Injuries")),
            write_rows((red, blue), 4),
            (2, 1, 2, 3),
            high=9,
        )
        return (start, Beside(rounds))


def _named(words: Mapping[str, Message], faces: Sequence[tuple[Keyed, tuple[int, int]]]) -> Message:
    """What stands on which faces."""
    return joined(", ", [joined(" ", (words[kind.value], _span(span))) for kind, span in faces])


def _pair(pair: Pair) -> str:
    return f"{pair[0]}/{pair[1]}"


def _pairs(columns: tuple[Pair, Pair]) -> str:
    return " · ".join(map(_pair, columns))


def _span(span: tuple[int, int]) -> str:
    return str(span[0]) if span[0] == span[1] else f"{span[0]}-{span[1]}"


def _spans(ends: Sequence[int]) -> list[str]:
    """The numbers of each action by the upper ends of the list, those of the event last."""
    found, first = [], 0
    for end in (*ends, NUMBERS - 1):
        found.append("-" if end < first else f"{first:02}-{end:02}")
        first = max(first, end + 1)
    return found


STATIONERY = GloryDaysStationery()
