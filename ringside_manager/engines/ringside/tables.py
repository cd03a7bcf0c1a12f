"""What is printed: the punch chart, the ring, a boxer's card and the sheets of the table (R2, R12, R23)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cache, lru_cache

from ringside_manager.bout.paper import Beside, Fields, Grid, Part, Stationery, numbered, write_rows
from ringside_manager.bout.terms import ABILITY_RANGES, STYLES, Abilities, Terms
from ringside_manager.language import say
from ringside_manager.written import cards
from ringside_manager.written.cards import CardName
from ringside_manager.written.kinds import Choice, Field, Record, Whole

# The printed charts of Ringside, one constant each, in the printed order


class Punch(IntEnum):
    """The six punches, numbered like the faces of a die (R2)."""

    UPPERCUT = 1
    RIGHT_JAB = 2
    RIGHT_HOOK = 3
    COMBINATION = 4
    LEFT_JAB = 5
    LEFT_HOOK = 6

    @property
    def code(self) -> str:
        """The two letters of the punch chart: UC, RJ, RH, CO, LJ, LH."""
        return PUNCH_CODES[self - 1]


PUNCH_CODES = ("UC", "RJ", "RH", "CO", "LJ", "LH")
PUNCHES = tuple(Punch)
HOOKS = (Punch.RIGHT_HOOK, Punch.LEFT_HOOK)


class Tactic(Enum):
    """What the defender may do at the start of a turn (R62)."""

    NONE = "none"
    COVER_UP = "cover_up"
    BACKPEDAL = "backpedal"
    CLINCH = "clinch"


PUNCH_CHART = (
    (-1, 2, 1, 4, 2, 3),
    (1, -1, 2, 2, 2, 3),
    (2, 1, -1, 2, 3, 1),
    (3, 2, 3, -1, 1, 2),
    (2, 1, 3, 2, -1, 1),
    (2, 3, 1, 2, 2, -1),
)
"""R23: row = punch thrown, column = punch anticipated, both in the order of R2.

The printed chart is lost but for two cells; the rest was designed for this program (see
``docs/rules/ringside.md``).
"""

MUST_SYSTEMS = {
    "ten_must": ((1, 10, 10), (20, 10, 9), (40, 10, 8), (60, 10, 7), (None, 10, 6)),
    "five_must": ((1, 5, 5), (20, 5, 4), (40, 5, 3), (60, 5, 2), (None, 5, 1)),
}
"""R56: rows of (largest difference of damage, points of the better, points of the other)."""
SWINGS = {
    "rounds": 1,
    **{name: max(best - other for _, best, other in rows) for name, rows in MUST_SYSTEMS.items()},
}
"""The most points a round can put between the boxers, by the way of scoring (R52, R56)."""

TURNS = 18
"""R16: turns of a round."""
STOPPED_AT = -25
"""R27: the Endurance at which a boxer cannot go on."""
TIRING_PUNCH = 6
"""R50: from this landed punch of a round on, each costs the thrower 1 Endurance."""
WEARY_KNOCKDOWN = 10
"""R30: added to the knockdown number at an Endurance of 0 or less."""
WEARY_COUNT = 4
"""R34: added to the count at an Endurance of 0 or less."""
KNOCKDOWN_FROM = 4
"""R31: below this knockdown number no roll is made."""
COUNTED_OUT = 10
"""R34."""
LONG_COUNT = 4
"""R35: from this count on an extra turn is marked off."""
RECOVERY = 10
"""R55: Endurance regained between two rounds."""

COVER_OWN, COVER_OPPONENT = 10, 20
"""R66: what a cover-up adds to the Agility of its owner and of his opponent."""
BACKPEDAL_OWN = 25
"""R71."""
RUSH_AGILITY, RUSH_COUNTERPUNCH = -10, 15
"""R81: what a rush does to the Agility of both and the Counterpunch of the boxer rushed."""
TRAPPED_AGILITY = -10
"""R45."""


# The 6 × 6 ring: squares, and where boxers may go (R12, R42-R47).
#
# Everything is worked out once for all placings; the rules only look it up.


Square = str
"""Column a to f and row 1 to 6, such as ``c3``."""

COLUMNS, ROWS = "abcdef", "123456"
SQUARES: tuple[Square, ...] = tuple(column + row for column in COLUMNS for row in ROWS)
START_RED: Square = "c3"
START_BLUE: Square = "d4"

# The eight directions counter-clockwise from east, so that a turn by 45° is one step in the list.
_COMPASS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))


def adjacent(one: Square, other: Square) -> bool:
    """Whether two different squares share a side or a corner (R12)."""
    across, up = _step(one, other)
    return one != other and max(abs(across), abs(up)) == 1


def on_the_ropes(square: Square) -> bool:
    """Whether a square lies on the edge of the ring (R12)."""
    return square[0] in "af" or square[1] in "16"


@cache
def dodges(at: Square, df: Square) -> tuple[Square, ...]:
    """Where DF may step after a miss: straight back, diagonally back, sideways (R42, R43)."""
    return tuple(square for turn in (0, 1, -1, 2, -2) if (square := _back(at, df, turn)))


@cache
def retreat(at: Square, df: Square) -> Square | None:
    """Where DF is driven by a landed punch (R44); ``None`` leaves him trapped (R45)."""
    return _back(at, df, 0) or _back(at, df, 1) or _back(at, df, -1)


@cache
def follows(at: Square, df: Square) -> tuple[Square, ...]:
    """Where AT may stand after DF's move, his own square (staying) first (R47)."""
    staying = (at,) if adjacent(at, df) else ()
    return staying + tuple(
        square for square in SQUARES if adjacent(square, at) and square != df and adjacent(square, df)
    )


@cache
def room(at: Square, df: Square) -> int:
    """How often DF can give ground before he is trapped, AT closing up as is worst for him (R44, R45, R47)."""
    back = retreat(at, df)
    return 0 if back is None else 1 + min(room(square, back) for square in follows(at, back))


def placings() -> tuple[tuple[Square, Square], ...]:
    """All 220 ordered pairs of adjacent squares."""
    return tuple((at, df) for at in SQUARES for df in SQUARES if adjacent(at, df))


def within_reach() -> tuple[tuple[Square, Square], ...]:
    """All ordered pairs of squares at most two steps apart: after DF's move, AT can close up to him."""
    return tuple(
        (at, df) for at in SQUARES for df in SQUARES if at != df and max(map(abs, _step(at, df))) <= 2
    )


def _step(start: Square, end: Square) -> tuple[int, int]:
    return COLUMNS.index(end[0]) - COLUMNS.index(start[0]), ROWS.index(end[1]) - ROWS.index(start[1])


def _back(at: Square, df: Square, turn: int) -> Square | None:
    """The square one step from DF along the line from AT, turned by 45° ``turn`` times; or ``None``."""
    direction = _COMPASS.index(_step(at, df))
    across, up = _COMPASS[(direction + turn) % 8]
    column, row = COLUMNS.index(df[0]) + across, ROWS.index(df[1]) + up
    return COLUMNS[column] + ROWS[row] if 0 <= column < 6 and 0 <= row < 6 else None


# A Ringside fighter's card: Agility, six punches, Counterpunch and base Endurance (section 2)


@dataclass(frozen=True, slots=True)
class RingsideCard:
    """A name and the nine ratings, which are the home ratings of the campaign themselves.

    ``style`` is the style he boxes in where that was given; only a corner in character asks for it (P11).
    """

    name: str
    abilities: Abilities
    style: str = ""

    def rating(self, punch: Punch) -> int:
        return self.abilities.punches[punch - 1]

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> RingsideCard:
        return cards.read_card("Ringside", CARD, data)

    def as_data(self) -> dict[str, object]:
        style = {"style": self.style} if self.style else {}
        return {"name": self.name, **self.abilities.as_dict(), **style}


CARD = Record(
    "the card",
    (
        Field("name", CardName(), required=True),
        *(
            Field(rating, Whole(allowed[0], allowed[-1]), required=True)
            for rating, allowed in ABILITY_RANGES.items()
        ),
        Field("style", Choice(STYLES)),
    ),
    lambda name, style="", **ratings: RingsideCard(name, Abilities(**ratings), style),
)
"""What may be written on a Ringside card (R4)."""


@lru_cache(maxsize=1024)
def damage_table(card: RingsideCard, chart: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Damage by [thrown][anticipated], both 1 to 6 (row and column 0 are empty), never below 0 (R23, R24)."""
    blank = (0,) * (len(PUNCHES) + 1)
    rows = (
        (0, *(max(0, cell + card.rating(punch)) for cell in row))
        for punch, row in zip(PUNCHES, chart, strict=True)
    )
    return (blank, *rows)


# The sheets printed for the table


class RingsideStationery(Stationery):
    """One card is kept in Ringside: rounds, or the points of a must system (R52, R56)."""

    judges = 1

    def card(self, card: RingsideCard) -> tuple[Part, ...]:
        """The ratings in the order of the book, and the punch chart with his own added (R23)."""
        abilities = card.abilities
        rated = tuple((punch.code, str(card.rating(punch))) for punch in PUNCHES)
        others = (
            ("AG", str(abilities.agility)), ("CP", str(abilities.counterpunch)), ("EN", str(abilities.endurance)),
        )  # fmt: skip
        damage = damage_table(card, PUNCH_CHART)
        rows = tuple((punch.code, *map(str, damage[punch][1:])) for punch in PUNCHES)
        chart = Grid(
            (say("thrown"), *PUNCH_CODES),
            rows,
            (2.2, 1, 1, 1, 1, 1, 1),
            title=say("Damage by what is anticipated"),
        )
        return (Fields((*others, *rated), across=9), chart)

    def bout_sheet(self, names: tuple[str, str], terms: Terms) -> tuple[Part, ...]:
        """Eighteen turns a round, with the Endurance of both behind each (R16, R50)."""
        red, blue = names
        start = Grid(
            (say("Corner"), say("Endurance"), say("Carried in"), say("First attacker, d100")),
            write_rows((red, blue), 4), (3, 2, 2, 2), high=8,
        )  # fmt: skip
        columns = say("Turn"), say("Attack"), say("Hit"), say("Damage"), say("EN red"), say("EN blue")
        rounds = tuple(
            Grid(
                columns,
                write_rows(numbered(TURNS), 6),
                (1, 2, 1.3, 1.5, 1.5, 1.5),
                4.4,
                say("Round {number}", number=number),
            )
            for number in range(1, terms.rounds + 1)
        )
        return (start, Beside(rounds))

    def score_sheet(self, names: tuple[str, str], terms: Terms) -> tuple[Part, ...]:
        """The damage of each round, and what it brings on the card (R51, R52)."""
        red, blue = names
        columns = (
            say("Round"), say("Damage: {name}", name=red), say("Damage: {name}", name=blue), say("Down: {name}", name=red),
            say("Down: {name}", name=blue), red, blue,
        )  # fmt: skip
        rows = write_rows((*numbered(terms.rounds), say("Sum")), 7)
        return (Grid(columns, rows, (1, 2, 2, 2, 2, 2, 2), high=9), self.ending())


STATIONERY = RingsideStationery()
