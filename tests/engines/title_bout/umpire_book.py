"""What the umpire writes down about each fighter, and the book's numbers as he works them out himself (section 8)."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from math import ceil
from typing import Any

from ringside_manager.bout.corner import Corner
from ringside_manager.engines.title_bout.card import CardSide, TitleBoutCard
from tests.engines.title_bout.vector_script import VECTORS
from tests.engines.written import written

PRINTED = written("title_bout_tables")
_DECK = json.loads((VECTORS / "title_bout_deck.json").read_text(encoding="utf-8"))
TEXTS = {text["code"]: {"who": "none", **text} for kind in _DECK["texts"].values() for text in kind}

PLACE_OF = {
    "A": "nose_bleed", "B": "under_left", "C": "under_right", "D": "over_left", "E": "over_right", "F": "bridge",
    "G": "lip", "H": "over_left", "I": "over_right",
}  # fmt: skip
CLASS_OF = {"A": 1, "B": 2, "C": 2, "D": 3, "E": 3, "F": 4, "G": 5, "H": 6, "I": 6}
GASH_OF = {"D": "H", "E": "I"}
SKILLS = ("excellent", "good", "average", "fair")

PLANS: dict[str, dict[str, int]] = {
    "counter_punch": {"pl": -3, "cp": 8, "df": -2},
    "stick_and_move": {"pl": -2, "power": -2, "kd1": -1, "opp_pl": -4},
    "keep_away": {"pl": -8, "power": -4, "kd1": -1, "opp_pl": -8},
    "defensive_shell": {"pl": -14, "power": -4, "kd1": -2, "opp_pl": -8},
    "work_the_body": {"power": -1, "df": 1, "body": 2},
    "smothering_attack": {"power": -2, "df": 2},
    "tie_up": {"pl": -8, "power": -1, "opp_pl": -4, "clinch": 1},
    "load_up": {"pl": -6, "power": 3, "df": 1},
    "go_for_the_knockout": {"power": 3, "ki": 2, "df": 4, "kd1": 2},
}
"""T169-T177."""


@dataclass
class CutNote:
    """A cut as the umpire sees it."""

    letter: str
    markers: int = 0
    reopened: int = 0
    open: bool = True
    penalty: int = 0


@dataclass
class Side:
    """One fighter as the events have shown him."""

    corner: Corner
    card: TitleBoutCard
    options: dict[str, Any]
    endurance: int
    opponent: Side = field(init=False, repr=False)
    style: str = "slug"
    forced: bool = False
    fatigued: bool = False
    points: int = 0
    history: list[int] = field(default_factory=list)
    bout: Counter[str] = field(default_factory=Counter)
    round: Counter[str] = field(default_factory=Counter)
    coming: Counter[str] = field(default_factory=Counter)
    plan: dict[str, int] = field(default_factory=dict)
    missed: int = 0
    body: int = 0
    landed: int = 0
    clinches: int = 0
    temporary: int | None = None
    counts: list[int] = field(default_factory=list)
    down_before: bool = False
    carried: bool = False
    downs: int = 0
    scored: int = 0
    knockdowns: int = 0
    cuts: dict[str, CutNote] = field(default_factory=dict)
    treated: set[str] = field(default_factory=set)
    clashes: int = 0
    eyes: dict[str, int] = field(default_factory=lambda: {"left": 0, "right": 0})
    pending: dict[str, int] = field(default_factory=dict)
    extra: int = 0
    hand: int = 0
    rib: bool = False
    suffered: dict[str, int] = field(default_factory=dict)
    warned: Counter[str] = field(default_factory=Counter)
    warnings: int = 0
    deducted: int = 0
    lip_mouth: Counter[str] = field(default_factory=Counter)
    row: int = 0
    """Rounds won in a row, below 0 lost (T194)."""
    slump: int = 0

    def __post_init__(self) -> None:
        self.style = "box" if self.card.style.value == "B" else "slug"

    # The card

    @property
    def side(self) -> CardSide:
        return self.card.fatigued if self.fatigued else self.card.fresh

    @property
    def boxes(self) -> bool:
        return self.style == "box" and not self.forced

    def has(self, trait: str) -> bool:
        return self.options["traits"] and self.card.special == trait

    # Effective numbers

    def factor(self, on_ropes: bool) -> int:
        """T41; ``on_ropes`` if his opponent is trapped."""
        used, fresh = self.printed(self.side), self.printed(self.card.fresh)
        if self.options["cf_conversion"] and not (self.fatigued or self.opponent.fatigued):
            used = fresh = self.converted(fresh, self.opponent.printed(self.opponent.card.fresh))
        floor = min(used, ceil(fresh / 2))
        loss = min(4, sum(cut.markers for cut in self.cuts.values()) + self.clashes)
        ropes = (1 if self.opponent.boxes else 2) if on_ropes else 0
        eyes = 2 * sum(stage == 3 for stage in self.opponent.eyes.values())
        return max(floor, used + self.changed("cf") - loss) + ropes + eyes

    def printed(self, side: CardSide) -> int:
        return side.control_boxer if self.opponent.boxes else side.control_slugger

    @staticmethod
    def converted(mine: int, his: int) -> int:
        """T142 by the printed pairs of 29.11."""
        moved = PRINTED["conversion"].get(f"{max(mine, his)}-{min(mine, his)}")
        if not moved:
            return mine
        high, low = map(int, moved.split("-"))
        return high if mine >= his else low

    def changed(self, name: str) -> int:
        return (
            self.bout[name]
            + self.round[name]
            + self.plan.get(name, 0)
            + self.opponent.plan.get(f"opp_{name}", 0)
        )

    def counter_limit(self) -> int:
        """T67."""
        eyes = sum((0, 0, 2, 4)[stage] for stage in self.opponent.eyes.values())
        return (
            max(0, self.side.landed + self.changed("pl")) + eyes + self.side.counter + self.plan.get("cp", 0)
        )

    def rating(self) -> int:
        """T44."""
        base = self.side.knockdown if self.temporary is None else self.temporary
        careless = -2 if self.has("Careless") and self.opponent.card.overall >= 9 and not self.fatigued else 0
        return max(0, min(10, base + self.changed("kd1") + careless))

    def cut_rating(self) -> int:
        """T45, T156."""
        bleeding = 0 if self.options["bleeding_points"] else sum(cut.penalty for cut in self.cuts.values())
        return min(8, self.side.cut + bleeding)

    def finishing(self, half: bool = False) -> int:
        """T71, T155."""
        cards = self.side.killer_instinct + self.plan.get("ki", 0)
        return ceil(cards / 2) if half else cards

    def stops_at(self) -> int:
        """T78, T193: points in this round with which the opponent is stopped."""
        one, two, three = PRINTED["tko_absorber" if self.opponent.has("Absorber") else "tko"]
        return min(one, two - sum(self.history[-1:]), three - sum(self.history[-2:]))

    def hits(self) -> set[tuple[str, int]]:
        """T10, T56: what a punch of his may be worth."""
        worth = {0: (3, 2), 1: (3, 1), 2: (2, 1)}[self.hand]
        return {
            (name, points) for name in ("jab", "hook", "cross", "combination", "uppercut") for points in worth
        }

    # Knockdowns

    def falls(self, counted: int) -> None:
        """T61-T63: he is up again at that count."""
        if counted > 2:
            self.counts.append(counted)
            self.opponent.scored += 1
        self.temporary = max(1, min(10, self.side.knockdown + self.side.knockdown_added), self.temporary or 0)

    def carry_over_limit(self) -> int:
        """T65."""
        if not self.counts:
            return 0
        number = min(9, sum(self.counts))
        if self.down_before:
            number = min(9, number + 2) if len(self.counts) == 1 else 9
        return PRINTED["carry_over"][number]

    def shaken(self) -> int | None:
        """T66."""
        one, two = self.side.knockdown, self.side.knockdown_added
        return min(10, max(one + ceil(two / 2), one + 1)) if self.carried else None

    # Rounds

    def loss(self) -> int:
        """T81, T153, T159, T173."""
        lip, mouth = self.lip_mouth["lip"], self.lip_mouth["mouth"]
        wounds = (2 if lip > 1 else 0) + (0, 2, 3)[min(2, mouth)]
        missed = self.missed if self.options["missed_punch_penalty"] else 0
        return self.opponent.points + self.opponent.body + missed + wounds

    def next_round(self) -> None:
        """T13 of the interval: everything that counts within a round begins anew."""
        for place, cut in self.cuts.items():
            if cut.open and place not in self.treated:
                cut.penalty = 2  # T100
        self.treated = set()
        self.temporary, self.down_before = self.shaken(), bool(self.counts)
        self.history.append(self.points)
        self.counts, self.carried, self.forced = [], False, False
        self.points = self.missed = self.body = self.clinches = self.downs = self.scored = self.deducted = 0
        self.round, self.coming, self.plan = self.coming, Counter(), {}
        self.pending = {}
        if not self.options["advanced_cuts"] and self.options["bleeding_points"]:
            self.opponent.extra = max((cut.penalty for cut in self.cuts.values()), default=0)

    def problems(self) -> list[str]:
        """T96: the cuts a cut man may work on."""
        return [place for place, cut in self.cuts.items() if cut.open or cut.markers]
