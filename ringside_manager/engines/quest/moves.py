"""Stances and special moves (Q13, section 10), and the actions a boxer can plan for a clash (Q12)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum


class Family(Enum):
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
    """What a boxer does in a clash: a stance, perhaps with a move (Q12); each exists once.

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

    def as_plain(self) -> Action:
        """The plain stance of its family, where a stance move falls back to (Q20, Q21)."""
        return PLAIN[self.family]


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


ACTIONS = (
    *(_action(family, NO_MOVE) for family in Family),
    *(_action(family, move) for move in DECLARED for family in move.families),
)
"""Everything a boxer can plan for a clash, plain stances first."""
PLAIN = {action.family: action for action in ACTIONS if action.move is NO_MOVE}
WITH_MOVE = {(action.family, action.move): action for action in ACTIONS}
SANDBAG = PLAIN[Family.SANDBAG]
DEFENSIVE = PLAIN[Family.DEFENSIVE]
AGGRESSIVE = PLAIN[Family.AGGRESSIVE]


_ACTIONS_BY_NAME = {action.name: action for action in ACTIONS}


def action_named(name: str) -> Action:
    """The action of that name; ``KeyError`` if there is none."""
    return _ACTIONS_BY_NAME[name]


def actions_with(moves: int) -> tuple[Action, ...]:
    """The plain stances, and every action with a move of the set (its bits)."""
    return tuple(action for action in ACTIONS if action.move is NO_MOVE or action.move.bit & moves)
