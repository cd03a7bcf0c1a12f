"""Stances and special moves (section 10), and the techniques of the seconds (Q50)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from itertools import combinations

from ringside_manager.bout.corner import Keyed
from ringside_manager.language import say

# Stances and special moves (Q13, section 10), and the actions a boxer can plan for a clash (Q12)


class Family(Keyed):
    """The three plain stances (Q13)."""

    SANDBAG = "sandbag"
    DEFENSIVE = "defensive"
    AGGRESSIVE = "aggressive"


STANCE_PRICE = {Family.SANDBAG: 0, Family.DEFENSIVE: 1, Family.AGGRESSIVE: 2}
_FIGHTING = (Family.DEFENSIVE, Family.AGGRESSIVE)


class Kind(Enum):
    """How a move is used (Q45)."""

    STANCE = "stance"
    STRIKE = "strike"
    ONGOING = "ongoing"
    REACTIVE = "reactive"


@dataclass(frozen=True, slots=True, eq=False)
class Move:
    """A special move; each exists once.

    ``families`` are the stances it goes with, ``price`` is paid beside the stance's.  ``per_round`` and ``per_bout`` limit
    declared uses, 0 for no limit.  The dice it gives or takes (Q22 to Q25): ``edge_might`` counts with the Edge,
    ``no_edge_defense`` if the opponent has it.  ``bit`` stands for it in sets of moves, 0 for no move.
    """

    name: str
    title: str
    kind: Kind
    families: tuple[Family, ...]
    place: int
    price: int = 0
    per_round: int = 0
    per_bout: int = 0
    own_speed: int = 0
    own_defense: int = 0
    own_might: int = 0
    edge_might: int = 0
    no_edge_defense: int = 0
    opponent_speed: int = 0
    bit: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        object.__setattr__(self, "bit", 1 << self.place if self.place >= 0 else 0)

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return move_named, (self.name,)

    @property
    def declared(self) -> bool:
        """Whether it is declared in the corner and can be watched for (Q45)."""
        return self.kind is not Kind.REACTIVE


def _stance(name: str, family: Family, place: int, **dice: int) -> Move:
    title = {"rope_a_dope": "Rope-a-Dope"}.get(name, f"{_title(name)} Stance")
    return Move(name, title, Kind.STANCE, (family,), place, **dice)


def _strike(name: str, families: tuple[Family, ...], place: int, **more: int) -> Move:
    return Move(name, _title(name), Kind.STRIKE, families, place, **more)


def _title(name: str) -> str:
    return " ".join(word if word in ("and", "the") else word.capitalize() for word in name.split("_"))


_DEFENSIVE, _AGGRESSIVE = Family.DEFENSIVE, Family.AGGRESSIVE

TURTLE = _stance("turtle", _DEFENSIVE, 0, own_defense=3, own_might=-3)
PEEKABOO = _stance("peekaboo", _DEFENSIVE, 1, own_defense=1, edge_might=1)
STICK_AND_MOVE = _stance("stick_and_move", _DEFENSIVE, 2, own_speed=2, own_might=-2)
COUNTERPUNCH = _stance("counterpunch", _DEFENSIVE, 3, edge_might=3, no_edge_defense=-1)
ROPE_A_DOPE = _stance("rope_a_dope", Family.SANDBAG, 4, own_defense=2)
SWARM = _stance("swarm", _AGGRESSIVE, 5, price=1, own_might=2, own_speed=1, own_defense=-1)
HAYMAKER = _strike("haymaker", (_AGGRESSIVE,), 6, per_round=1, own_might=2, own_speed=-1, own_defense=-1)
BODY_SNATCHER = _strike("body_snatcher", (_AGGRESSIVE,), 7, per_round=1)
LIVER_SHOT = _strike("liver_shot", _FIGHTING, 8, price=1, per_round=1)
FEINT = _strike("feint", _FIGHTING, 9, per_round=2)
CLINCH = _strike("clinch", (_DEFENSIVE,), 10, per_round=1)
CUT_OFF_RING = Move(
    "cut_off_ring", "Cut Off the Ring", Kind.STRIKE, _FIGHTING, 11, per_round=2, opponent_speed=-2
)
SOUTHPAW = Move("southpaw", "Southpaw Switch", Kind.ONGOING, _FIGHTING, 12, per_bout=1)
SHOULDER_ROLL = Move("shoulder_roll", "Shoulder Roll", Kind.REACTIVE, (_DEFENSIVE,), 13, price=1, per_round=1)
IRON_CHIN = Move("iron_chin", "Iron Chin", Kind.REACTIVE, tuple(Family), 14, per_bout=1)
SECOND_WIND = Move("second_wind", "Second Wind", Kind.REACTIVE, tuple(Family), 15, per_bout=1)
GRANDSTAND = Move("grandstand", "Grandstand Finish", Kind.STRIKE, (_AGGRESSIVE,), 16, own_might=1)

MOVES = (
    TURTLE, PEEKABOO, STICK_AND_MOVE, COUNTERPUNCH, ROPE_A_DOPE, SWARM, HAYMAKER, BODY_SNATCHER, LIVER_SHOT, FEINT,
    CLINCH, CUT_OFF_RING, SOUTHPAW, SHOULDER_ROLL, IRON_CHIN, SECOND_WIND, GRANDSTAND,
)  # fmt: skip
"""Q45, in the printed order."""
DECLARED = tuple(move for move in MOVES if move.declared)
NO_MOVE = Move("nothing", "nothing", Kind.STRIKE, (), -1)
"""Stands where no move is declared or named."""

FEINT_DEFENSE = -2
SOUTHPAW_DEFENSE = -1
SOUTHPAW_CLASHES = 3
LIVER_STAMINA = 3
LIVER_ABOVE = 2
HAYMAKER_KNOCKDOWN, HAYMAKER_KNOCKOUT = 2, 4
ROPE_STAMINA = 1
CLINCH_STAMINA = 1
LEAST_FOR_SHOULDER_ROLL = 2
"""Q47: its price and one more."""

_BY_NAME = {move.name: move for move in (*MOVES, NO_MOVE)}


def move_named(name: str) -> Move:
    """The move of that name; ``KeyError`` if there is none."""
    return _BY_NAME[name]


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """What a boxer does in a clash: a stance, perhaps with a move (Q12); each exists once (Q14).

    ``name`` is ``defensive`` or ``defensive_turtle``; ``stance_price`` and ``price`` (with the move's) are stamina (Q20).
    """

    name: str
    family: Family
    move: Move
    stance_price: int
    price: int
    sandbag: bool
    defensive: bool
    aggressive: bool

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return action_named, (self.name,)


def _action(family: Family, move: Move) -> Action:
    price = STANCE_PRICE[family]
    name = family.value if move is NO_MOVE else f"{family.value}_{move.name}"
    return Action(
        name,
        family,
        move,
        price,
        price + move.price,
        sandbag=family is Family.SANDBAG,
        defensive=family is Family.DEFENSIVE,
        aggressive=family is Family.AGGRESSIVE,
    )


PLAIN = {family: _action(family, NO_MOVE) for family in Family}
ACTIONS = (*PLAIN.values(), *(_action(family, move) for move in DECLARED for family in move.families))
"""Everything a boxer can plan for a clash, plain stances first."""
AS_PLAIN = {action: PLAIN[action.family] for action in ACTIONS}
"""The plain stance of its family, where a stance move falls back to (Q20, Q21)."""
WITH_MOVE = {(action.family, action.move): action for action in ACTIONS}
SANDBAG = PLAIN[Family.SANDBAG]
DEFENSIVE = PLAIN[Family.DEFENSIVE]
AGGRESSIVE = PLAIN[Family.AGGRESSIVE]


@cache
def actions_of(move: Move) -> tuple[Action, ...]:
    """Every action with this move, one for each stance it goes with."""
    return tuple(action for action in ACTIONS if action.move is move)


_ACTIONS_BY_NAME = {action.name: action for action in ACTIONS}


def action_named(name: str) -> Action:
    """The action of that name; ``KeyError`` if there is none."""
    return _ACTIONS_BY_NAME[name]


def actions_with(moves: int) -> tuple[Action, ...]:
    """The plain stances, and every action with a move of the set (its bits)."""
    return tuple(action for action in ACTIONS if action.move is NO_MOVE or action.move.bit & moves)


# Seconds and their techniques (section 11)


class Second(Enum):
    """The trades of a crew (Q50)."""

    CUT_MAN = "cut_man"
    TRAINER = "trainer"
    STRATEGIST = "strategist"
    MANAGER = "manager"
    CHIEF_SECOND = "chief_second"


@dataclass(frozen=True, slots=True, eq=False)
class Technique:
    """What a second can do in a corner phase; each exists once.

    ``second`` brings it (``None``: anybody); so many rounds lie from one use to the next, 0 for once a bout.
    """

    name: str
    title: str
    second: Second | None
    every_rounds: int
    place: int

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return technique_named, (self.name,)


SWAB = Technique("swab", "Swab and Adrenaline", Second.CUT_MAN, 2, 0)
COLD_IRON = Technique("cold_iron", "Cold Iron", Second.CUT_MAN, 1, 1)
SALTS = Technique("salts", "Smelling Salts", Second.CUT_MAN, 0, 2)
WATER = Technique("water", "Water and Stool", None, 1, 3)
RUB_DOWN = Technique("rub_down", "Rub Down", Second.TRAINER, 2, 4)
FIRE_UP = Technique("fire_up", "Fire Him Up", Second.TRAINER, 0, 5)
CALM_DOWN = Technique("calm_down", "Calm Him Down", Second.TRAINER, 0, 6)
NEW_PLAN = Technique("new_plan", "New Plan", Second.TRAINER, 0, 7)
SCOUTING = Technique("scouting", "Scouting Report", Second.STRATEGIST, 1, 8)
READ = Technique("read", "Read His Corner", Second.STRATEGIST, 3, 9)
WORK_JUDGES = Technique("work_judges", "Work the Judges", Second.MANAGER, 0, 10)
TOWEL = Technique("towel", "Throw in the Towel", Second.CHIEF_SECOND, 1, 11)

TECHNIQUES = (
    SWAB,
    COLD_IRON,
    SALTS,
    WATER,
    RUB_DOWN,
    FIRE_UP,
    CALM_DOWN,
    NEW_PLAN,
    SCOUTING,
    READ,
    WORK_JUDGES,
    TOWEL,
)
"""Q50, in the printed order."""
NO_TECHNIQUE = Technique("nothing", "nothing", None, 0, len(TECHNIQUES))
"""Stands where a corner uses nothing more."""
_TECHNIQUES_BY_NAME = {technique.name: technique for technique in (*TECHNIQUES, NO_TECHNIQUE)}


def technique_named(name: str) -> Technique:
    """The technique of that name; ``KeyError`` if there is none."""
    return _TECHNIQUES_BY_NAME[name]


TECHNIQUES_A_PHASE = 2
SEATS = 4
AUTOMATIC = (SWAB, WATER, COLD_IRON, RUB_DOWN, SCOUTING)
"""Q82: the order in which the automatic corner tries them."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A second and the two techniques he brings; nobody sits there if there is no ``second``."""

    second: Second | None
    techniques: tuple[Technique, ...]

    @property
    def word(self) -> str:
        """How the seat is written in options: ``trainer:rub_down+new_plan``, ``nobody``."""
        if self.second is None:
            return say("nobody")
        return f"{self.second.value}:{'+'.join(technique.name for technique in self.techniques)}"


def seats() -> tuple[Seat, ...]:
    """Every second with every two techniques out of his own and anybody's (Q50), nobody last."""
    chosen = []
    for second in Second:
        own = [technique for technique in TECHNIQUES if technique.second in (second, None)]
        chosen += [Seat(second, pair) for pair in combinations(own, 2)]
    return (*chosen, Seat(None, ()))


SEATS_BY_WORD = {seat.word: seat for seat in seats()}
DEFAULT_CREW = (
    "cut_man:swab+cold_iron",
    "trainer:rub_down+new_plan",
    "strategist:scouting+read",
    "chief_second:water+towel",
)
"""Q51; together they bring all the automatic corner uses (Q82)."""


def brought(words: tuple[str, ...]) -> tuple[Technique, ...]:
    """The techniques a crew has, each once, in the printed order."""
    crew = {technique for word in words for technique in SEATS_BY_WORD[word].techniques}
    return tuple(technique for technique in TECHNIQUES if technique in crew)
