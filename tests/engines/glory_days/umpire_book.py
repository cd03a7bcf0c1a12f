"""The umpire's rule book: what a boxer's numbers are, and what the charts allow, read from the transcription."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.engine import Setup
from tests.engines.written import written

WRITTEN = written("glory_days_tables")
EFFECTS: dict[int, dict[str, Any]] = WRITTEN["event_effects"]["rows"]
ONCE = {first for first, row in EFFECTS.items() if row["once"]}
STAGES: dict[str, list[int]] = WRITTEN["stoppage_chart"]["rows"]
TRAITS: dict[str, Any] = WRITTEN["traits"]["rows"]
PLANS: dict[str, dict[str, int]] = WRITTEN["corner_orders"]["rows"]
FOULS = {row["foul"].replace(" ", "_"): row for row in WRITTEN["foul_chart"]["rows"]}
SCORES = {
    "high 10-9": (10, 9), "low 10-9": (9, 10), "even 10-10": (10, 10), "high 10-8": (10, 8), "high 10-7": (10, 7),
    "low 10-8": (8, 10),
}  # fmt: skip


def starting_stamina(setup: Setup, corner: Corner) -> tuple[int, int]:
    """Stamina rested, and at the first bell (G9, G12, G13)."""
    card, other = (setup.red, setup.blue) if corner is RED else (setup.blue, setup.red)
    long = int(setup.terms.rounds > 10)
    full = max(1, card.stamina[long] + added(card, other, "stamina")[long])
    carried = setup.terms.carried[corner.index]
    if carried is None:
        return full, full
    lost = full * min(carried.loss, carried.start) // carried.start
    return full, max(1, full - lost)


def added(card: Any, other: Any, rating: str) -> tuple[int, int]:
    """What both traits add to a rating, fresh and tired (G9)."""
    fresh = tired = 0
    for trait, whose in ((card.trait, "own"), (other.trait, "opp")):
        change = TRAITS.get(trait, {}).get(whose, {}).get(rating, 0)
        pair = change if isinstance(change, list) else [change, change]
        fresh, tired = fresh + pair[0], tired + pair[1]
    return fresh, tired


def fouls_allowed(referee: str, kind: str, times: int, total: int) -> str:
    """What follows a foul (G70, G97)."""
    shift = {"strict": -1, "lenient": 1}.get(referee, 0)
    row = FOULS[kind]
    if times >= row["disqualified"] + shift or total >= 6:
        return "disqualified"
    return "point" if times in [point + shift for point in row["point"]] or total == 5 else "warning"


def verdict(cards: list[list[tuple[int, int]]]) -> tuple[str, Corner | None]:
    """What three cards say (G95)."""
    signs = []
    for card in cards:
        lead = sum(red - blue for red, blue in card)
        signs.append((lead > 0) - (lead < 0))
    for winner, sign in ((RED, 1), (BLUE, -1)):
        won = signs.count(sign)
        if won == 3:
            return "UD", winner
        if won == 2:
            return ("SD" if -sign in signs else "MD"), winner
    return "DRAW", None


@dataclass
class Side:
    """One boxer in the umpire's notes."""

    corner: Corner
    card: Any
    other_card: Any
    stamina_then: tuple[int, int]
    referee: str = "standard"
    plan: str = "natural"
    against: str = "natural"
    tired: bool = False
    hurt: bool = False
    shaken: bool = False
    fell: bool = False
    counting: bool = False
    haymaker: bool = False
    must_show_will: bool = False
    withstood: bool = False
    called: bool = False
    broken: bool = False
    twisted: int | None = None
    segment: int = 0
    landed: int = 0
    all_landed: int = 0
    downs: int = 0
    knockdowns: int = 0
    points_off: int = 0
    fouls: int = 0
    kinds: dict[str, int] = field(default_factory=dict)
    injuries: dict[str, int] = field(default_factory=dict)
    changes: dict[str, int] = field(default_factory=lambda: {"power": 0, "will": 0, "hand": 0})

    def __post_init__(self) -> None:
        self.start, self.stamina = self.stamina_then

    def new_round(self, *, keeps_hurt: bool) -> None:
        self.landed = self.downs = self.points_off = self.segment = 0
        self.withstood = self.hurt = self.fell = False
        self.shaken = self.shaken and keeps_hurt

    def lose(self, stamina: int) -> None:
        self.stamina = max(0, self.stamina - stamina)

    def gain(self, stamina: int) -> None:
        self.stamina = max(0, min(self.start, self.stamina + stamina))

    def suffer(self, changes: dict[str, int]) -> None:
        for name, change in changes.items():
            self.changes[name] += change

    def twist(self) -> None:
        """The outside line with most stars, the lowest face (G81)."""
        outside = [(-line.stars, face) for face, line in enumerate(self.card.ring_general)
                   if line.distance.value == "outside"]  # fmt: skip
        self.twisted = min(outside)[1] if outside else None

    def lines(self) -> list[tuple[bool, int]]:
        """Inside or not, and the stars, of each face."""
        found = []
        for face, line in enumerate(self.card.ring_general):
            inside = line.distance.value == "inside"
            stars = max(0, line.stars - (face == self.twisted))
            found.append(
                (
                    inside,
                    max(0, stars + PLANS[self.plan].get("inside_stars" if inside else "outside_stars", 0)),
                )
            )
        return found

    def code(self, number: int, inside: bool) -> int:
        """What a number of his list is: punches, 0 for a miss, below 0 for the rest."""
        ends = self.card.inside if inside else self.card.outside
        place = sum(number > end for end in ends)
        return (5, 4, 3, 2, 0, -1, -2, -3)[place]

    def penalty(self) -> int:
        covered = (self.plan == "cover") + (self.against == "cover")
        return int(self.tired) + self.changes["hand"] + covered

    def number(self, rating: str, place: int | None = None) -> int:
        """A rating of the column that counts, traits added."""
        column = int(self.tired)
        printed = getattr(self.card, rating)[column]
        value = printed if place is None else printed[place]
        return int(max(0, value + added(self.card, self.other_card, rating)[column]))

    def power(self, *, finishing: bool) -> int:
        return max(0, min(18, self.number("power", int(finishing)) + self.changes["power"]))

    def chin(self) -> tuple[int, int]:
        return self.number("chin_kd", 0), self.number("chin_kd", 1)

    def count_out(self, *, tired: bool) -> int:
        was, self.tired = self.tired, self.tired or tired
        rating, self.tired = self.number("chin_ko"), was
        return rating

    def will(self) -> int:
        shift = {"quick_to_stop": 1, "lets_them_fight": -1}.get(self.referee, 0)
        rating = self.number("will")
        moved = max(min(1, rating), rating + shift)
        return max(0, moved + self.changes["will"] - (self.plan == "cover"))

    def cut(self) -> int:
        return int(max(0, self.card.cut + added(self.card, self.other_card, "cut")[0]))

    def foul(self) -> int:
        return int(max(0, self.card.foul + added(self.card, self.other_card, "foul")[0]))

    def defence(self) -> set[int]:
        listed = {change.punches for change in self.card.defence}
        covered = sum(change.last - change.first + 1 for change in self.card.defence)
        return listed | ({0} if covered < 20 else set())

    def counter(self, die: int) -> tuple[str, int]:
        for word, blow in (("hook", self.card.hook), ("cross", self.card.cross)):
            if blow and blow.first <= die <= blow.last:
                return word, blow.punches
        return "", 0

    def stage(self, injury: str) -> int:
        """The number on which the injury stops the bout now (G63, G97)."""
        value = STAGES[injury.replace("_", " ")][min(5, self.injuries[injury]) - 1]
        shift = {"quick_to_stop": 1, "lets_them_fight": -1}.get(self.referee, 0)
        return value + shift if value else 0


def possible_cards(red: Side, blue: Side, momentum: Corner, officials: bool) -> set[tuple[int, int]]:
    """What a judge may have written for the round (G86, G87, G97)."""
    level = red.landed == blue.landed
    high_red = momentum is RED if level else red.landed > blue.landed
    difference = abs(red.landed - blue.landed)
    row = next(row for row in WRITTEN["judge_chart"]["rows"]
               if row["differential"][0] <= difference <= row["differential"][1] or row["differential"][1] == 99)  # fmt: skip
    net = (blue.downs - red.downs) * (1 if high_red else -1)
    column = "no_knockdown" if net == 0 else "knockdown_by_high" if net > 0 else "knockdown_by_low"
    scores = {SCORES[cell["score"]] for cell in row[column]}
    if net == 0 and difference <= 6 and officials:
        scores |= {(10, 9), (9, 10), (10, 10)}
    found = set()
    for high, low in scores:
        further = max(0, abs(net) - 1)
        mine, his = (
            (high, max(6, low - further))
            if net > 0
            else (max(6, high - further), low)
            if net < 0
            else (high, low)
        )
        points = (mine, his) if high_red else (his, mine)
        found.add((max(0, points[0] - red.points_off), max(0, points[1] - blue.points_off)))
    return found
