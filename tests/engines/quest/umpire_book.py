"""The rule book as the umpire has it, written down from the text of the specification, and his judges."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

STANCES = {"sandbag": 0, "defensive": 1, "aggressive": 2}
PRICES = {"swarm": 1, "liver_shot": 1}
FAMILIES = {
    "turtle": ("defensive",), "peekaboo": ("defensive",), "stick_and_move": ("defensive",),
    "counterpunch": ("defensive",), "rope_a_dope": ("sandbag",), "swarm": ("aggressive",), "haymaker": ("aggressive",),
    "body_snatcher": ("aggressive",), "liver_shot": ("defensive", "aggressive"), "feint": ("defensive", "aggressive"),
    "clinch": ("defensive",), "cut_off_ring": ("defensive", "aggressive"), "southpaw": ("defensive", "aggressive"),
    "grandstand": ("aggressive",),
}  # fmt: skip
A_ROUND = {"haymaker": 1, "body_snatcher": 1, "liver_shot": 1, "feint": 2, "clinch": 1, "cut_off_ring": 2}
SPEED = {"stick_and_move": 2, "swarm": 1, "haymaker": -1}
DEFENSE = {"turtle": 3, "peekaboo": 1, "rope_a_dope": 2, "swarm": -1, "haymaker": -1}
MIGHT = {"turtle": -3, "stick_and_move": -2, "swarm": 2, "haymaker": 2, "grandstand": 1}
DAMAGE = {
    **dict.fromkeys(range(1, 7), (1, 0, 0, 0)), 7: (1, 1, 0, 0), 8: (1, 1, 1, 0), 9: (1, 1, 1, 1), 10: (2, 2, 2, 2)
}  # fmt: skip
TECHNIQUES = {
    "swab": ("cut_man", 2), "cold_iron": ("cut_man", 1), "salts": ("cut_man", 99), "water": ("any", 1),
    "rub_down": ("trainer", 2), "fire_up": ("trainer", 99), "calm_down": ("trainer", 99), "new_plan": ("trainer", 99),
    "scouting": ("strategist", 1), "read": ("strategist", 3), "work_judges": ("manager", 99), "towel": ("chief_second", 1),
}  # fmt: skip
"""Who brings it, and how many rounds lie between two uses."""


@dataclass
class Fought:
    """One clash of one boxer, for the judges."""

    edge: bool = False
    hit: bool = False
    family: str = ""
    might: int = 0
    defense: int = 0
    downs: int = 0
    worked: int = 0
    grand: bool = False


@dataclass
class Notes:
    """What the umpire keeps of a boxer."""

    card: Any
    start: int
    stamina: int
    crew: set[str]
    lost: dict[str, int] = field(default_factory=lambda: {"speed": 0, "might": 0, "defense": 0})
    knockdowns: int = 0
    used: dict[str, int] = field(default_factory=dict)
    used_round: dict[str, int] = field(default_factory=dict)
    techniques: dict[str, int] = field(default_factory=dict)
    this_phase: list[str] = field(default_factory=list)
    last: list[str] = field(default_factory=list)
    fouls: dict[str, int] = field(default_factory=lambda: {"clinch": 0, "ring": 0})
    off: int = 0
    spent: int = 0
    downs: int = 0
    cuts: int = 0
    open_cut: bool = False
    salts: bool = False
    southpaw: int = 0
    might_bonus: int = 0
    hits: int = 0
    move: str = ""
    declared: str = ""
    feint: bool = False
    tested: bool = False
    beaten: str = ""
    clash: Fought = field(default_factory=Fought)
    clashes: list[Fought] = field(default_factory=list)

    @property
    def moves(self) -> set[str]:
        return {move.name for move in self.card.moves}

    def pay(self, points: int) -> int:
        taken = min(points, self.stamina)
        self.stamina -= taken
        self.spent += taken
        return taken

    def dice(self, attribute: str, change: int) -> int:
        """Dice of a pool: base dice go first, then the extra one (Q5)."""
        pool = getattr(self.card, attribute)
        left = pool.dice + change - self.lost.get(attribute, 0)
        return max(0, left + (1 if pool.extra else 0))


def count(criterion: str, mine: list[Fought], his: list[Fought], spent: tuple[int, int]) -> Fraction:
    """Q61."""
    per_down = {
        "ring_general": 2, "heavy_artillery": 4, "defence_first": 2, "conditioning": 2, "showmanship": 2,
    }  # fmt: skip
    total = Fraction(per_down.get(criterion, 3) * sum(clash.downs for clash in his))
    for number, (own, other) in enumerate(zip(mine, his, strict=True), start=1):
        twice = 2 if own.grand else 1
        if criterion in ("clean_hitting", "old_school", "hometown"):
            total += twice * own.hit
        elif criterion == "ring_general":
            total += own.edge
        elif criterion == "effective_aggression":
            total += twice * own.hit * (3 if own.family == "aggressive" else 2)
        elif criterion == "heavy_artillery":
            total += twice * own.hit * (own.might - other.defense)
        elif criterion == "defence_first":
            total += (not other.hit) + Fraction(own.edge, 2)
        elif criterion == "late_show":
            total += twice * own.hit * number
        elif criterion == "showmanship":
            total += own.worked + own.hit
    return total + (spent[1] - spent[0] if criterion == "conditioning" else 0)


def winner(criterion: str, clashes: list[list[Fought]], spent: list[int], home: list[bool]) -> int | None:
    """The side that wins a round for a judge: 0 red, 1 blue."""
    red = count(criterion, clashes[0], clashes[1], (spent[0], spent[1]))
    blue = count(criterion, clashes[1], clashes[0], (spent[1], spent[0]))
    if criterion == "old_school" and abs(red - blue) < 2:
        return None
    if red == blue:
        if criterion == "hometown" and home[0] != home[1]:
            return 0 if home[0] else 1
        return None
    return 0 if red > blue else 1
