"""Counting along: facts that follow from several events, such as how many punches landed in a row.

They are worked out from the types of ``bout.events`` alone, so they hold for any system whose events derive from those
and are absent where none do; ``resources/phrases/README.md`` lists them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache

from ringside_manager.bout.corner import BLUE, CORNERS, RED, Corner
from ringside_manager.bout.events import (
    Clinched,
    ControlChecked,
    Event,
    Fell,
    FinishBegan,
    FinishEnded,
    Landed,
    Missed,
    Moved,
    MoveTried,
    Recovered,
    RoundScored,
    StanceTaken,
    Struck,
    TacticChosen,
    Trapped,
)
from ringside_manager.commentary.phrases import Fact, PhraseBook

ROUND_OPENED, ROUND_ENDED, TACTIC_DROPPED = "round_opened", "round_ended", "tactic_dropped"
"""Happenings no system emits: the first turn of a round, a round whose score is kept secret, a tactic given up."""

_OTHER = {corner.value: corner.opponent.value for corner in CORNERS}
_FINISHES = FinishBegan, FinishEnded
_LASTING = Recovered, Struck, Fell, RoundScored
"""What leaves something behind when its round is over."""

Facts = Mapping[str, Fact]
Pair = tuple[int, int]
"""A number of red and one of blue."""


@dataclass(slots=True)
class Side:
    """What one boxer has done so far."""

    landed: int = 0
    damage: int = 0
    downs: int = 0
    kinds: Counter[Fact] = field(default_factory=Counter)
    missed: int = 0
    """Misses since the last punch that landed."""
    kind: Fact = None
    same: int = 0
    """Punches of ``kind`` he has landed one after the other."""
    square: str = ""
    trapped: bool = False
    tactic: str = ""
    """The tactic of this turn."""
    last_tactic: str = ""
    """The tactic he used when he last defended."""
    same_tactic: int = 0
    holding: bool = False
    total_downs: int = 0
    total_landed: int = 0
    endurance: Fact = None
    stance: Fact = None
    move: Fact = None
    """The stance of this clash, and the special move that goes with it unless it has failed."""
    finishing: bool = False
    """Whether he is after a hurt man without having to fight for control."""

    def fresh(self) -> Side:
        """The same boxer at the next bell."""
        return Side(
            total_downs=self.total_downs,
            total_landed=self.total_landed,
            endurance=self.endurance,
        )


class Tallies:
    """What has been heard so far, counted; ``rounds`` are scheduled, without ``scores`` nobody is ever ahead."""

    def __init__(self, book: PhraseBook, rounds: int, *, scores: bool) -> None:
        self._book = book
        self._rounds = rounds
        self._scores = scores
        self._sides = {corner.value: Side() for corner in CORNERS}
        self._runs: dict[str, tuple[str, int]] = {}
        self._streak = ("", 0)
        self._blow: tuple[Fact, Fact] = (None, None)
        self._exchange = 0
        self._defender = ""
        self._control = ("", 0)
        self._cards: tuple[Pair, ...] = ()
        self._standing = standing_of(self._cards)

    @property
    def cards(self) -> tuple[Pair, ...]:
        """What red and blue have on each judge's card; none before the first round is scored."""
        return self._cards

    def score(self, cards: tuple[Pair, ...]) -> None:
        """A round is scored: the points of red and blue by each judge."""
        before = self._cards or ((0, 0),) * len(cards)
        self._cards = tuple(
            (had[0] + got[0], had[1] + got[1]) for had, got in zip(before, cards, strict=True)
        )
        self._standing = standing_of(self._cards)

    def remember(self, event: Event) -> None:
        """Count what an event of an earlier round leaves behind: falls, punches, strength and points."""
        if not isinstance(event, _LASTING):
            return
        if isinstance(event, Recovered):
            self._recover(event)
        if isinstance(event, Struck):
            for corner, side in zip(CORNERS, self._sides.values(), strict=True):
                side.total_landed += event.blows(corner).landed
        if isinstance(event, Fell):
            self._sides[event.corner.value].total_downs += 1
        if isinstance(event, RoundScored):
            self.score(event.cards or (event.points,))

    def _recover(self, event: Recovered) -> None:
        for side, left in zip(self._sides.values(), event.endurance, strict=True):
            side.endurance = left

    def bell(self) -> None:
        """A new round: both are fresh, and nobody knows where they stand."""
        self._sides = {corner: side.fresh() for corner, side in self._sides.items()}
        self._runs, self._streak, self._control = {}, ("", 0), ("", 0)
        self.new_line()

    def new_line(self) -> None:
        """What is told from here on is another turn."""
        self._blow, self._exchange, self._defender = (None, None), 0, ""
        for side in self._sides.values():
            side.tactic = side.tactic if side.holding else ""
            side.holding = False

    def turn_of(self, attacker: str) -> None:
        """A turn begins in which ``attacker`` leads."""
        self._defender = _OTHER[attacker]

    def dropped(self, event: Event) -> dict[str, Fact] | None:
        """The facts of a tactic given up, if the defender is seen now to go without the one he had before."""
        corner, self._defender = self._defender, ""
        if not corner or isinstance(event, TacticChosen):
            return None
        side = self._sides[corner]
        given_up, side.last_tactic = side.last_tactic, side.tactic
        if side.tactic or not given_up:
            return None
        return {"corner": corner, "tactic": given_up}

    def count(self, event: Event, facts: Facts) -> None:
        if isinstance(event, Recovered):
            self._recover(event)
        if isinstance(event, Struck):
            for corner, side in zip(CORNERS, self._sides.values(), strict=True):
                self._count_blows(event, corner, side)
        named = facts.get("corner")
        if isinstance(named, str) and named in self._sides:
            self._count_of(event, facts, named)

    def _count_of(self, event: Event, facts: Facts, corner: str) -> None:
        side, other = self._sides[corner], self._sides[_OTHER[corner]]
        name = event.name
        before, run = self._runs.get(name, ("", 0))
        self._runs[name] = corner, run + 1 if before == corner else 1
        if isinstance(event, Fell):
            side.downs += 1
            side.total_downs += 1
        elif isinstance(event, Clinched):
            side.holding = True
        elif isinstance(event, Trapped):
            side.trapped = True
        elif isinstance(event, Moved):
            side.trapped, other.trapped = False, event.traps
        if isinstance(event, TacticChosen):
            tactic = str(facts.get("tactic"))
            side.same_tactic = side.same_tactic + 1 if tactic == side.last_tactic else 1
            side.tactic = side.last_tactic = tactic
        elif isinstance(event, StanceTaken):
            side.stance, side.move = event.stance, event.move
        elif isinstance(event, MoveTried) and not event.works:
            side.move = ""
        elif isinstance(event, ControlChecked) and event.passed:
            self._control = corner, self.holds(event)
        elif isinstance(event, _FINISHES):
            side.finishing = isinstance(event, FinishBegan)
            self._control = "", 0  # what comes after is another turn
        self._count_step(facts.get("square"), side)

    def holds(self, event: Event) -> int:
        """How many control checks running ``event`` makes it for its boxer in this round; 0 for a failed one, or none."""
        if not isinstance(event, ControlChecked) or not event.passed:
            return 0
        holder, holds = self._control
        return holds + 1 if holder == event.corner.value else 1

    @staticmethod
    def _count_step(square: Fact, side: Side) -> None:
        if isinstance(square, str):
            side.trapped = side.trapped and square == side.square
            side.square = square

    def _count_blows(self, event: Struck, corner: Corner, side: Side) -> None:
        blows = event.blows(corner)
        side.landed += blows.landed
        side.total_landed += blows.landed
        if isinstance(event, Missed):
            side.missed += blows.thrown
        elif isinstance(event, Landed) and blows.landed:
            self._count_punch(event.kind or None, blows.damage, corner.value, side)

    def _count_punch(self, kind: Fact, damage: int, corner: str, side: Side) -> None:
        side.damage += damage
        if kind is not None:
            side.kinds[kind] += 1
        side.missed = 0
        side.kind, side.same = kind, side.same + 1 if kind == side.kind else 1
        self._streak = corner, self._streak[1] + 1 if self._streak[0] == corner else 1
        self._blow = kind, damage
        self._exchange += 1

    def facts(self, event: Event | None, facts: Facts) -> dict[str, Fact]:
        """The facts of an event already counted, with everything that follows from what was heard."""
        known: dict[str, Fact] = {**facts, "rounds": self._rounds}
        number = facts.get("round")
        if isinstance(number, int):
            known["last_round"] = int(number == self._rounds)
        corner = facts.get("corner")
        if isinstance(corner, str) and corner in self._sides:
            self._add_facts_of(event, known, corner)
        else:
            known |= self._facts_of_both(facts)
        if self._scores:
            known |= self._standing
        return known

    def _add_facts_of(self, event: Event | None, known: dict[str, Fact], corner: str) -> None:
        """Add to what is known what follows for the boxer in a corner."""
        me, them = self._sides[corner], self._sides[_OTHER[corner]]
        known |= {
            "run": self._runs.get(event.name, ("", 0))[1] if event else 0,
            "landed_round": me.landed,
            "landed_round_them": them.landed,
            "landed_lead": me.landed - them.landed,
            "knockdowns_round": me.downs,
            "knockdowns": me.total_downs,
            "missed": me.missed,
            "exchange": self._exchange,
            "tactic_me": me.tactic,
            "tactic_them": them.tactic,
            "pinned_me": int(me.trapped),
            "pinned_them": int(them.trapped),
            "finishing_me": int(me.finishing),
        }
        if isinstance(event, Landed):
            known |= {"streak": self._streak[1], "same": me.same}
        elif isinstance(event, TacticChosen):
            known["same"] = me.same_tactic
        elif isinstance(event, ControlChecked):
            known["holds"] = self._control[1]
        for key, side in (("me", me), ("them", them)):
            if side.stance is not None:
                known |= {f"stance_{key}": side.stance, f"move_{key}": side.move}
        if self._blow[0] is not None:
            known |= {"blow": self._blow[0], "blow_damage": self._blow[1]}
        if self._scores and not me.downs and not them.downs:
            known["round_lead"] = me.damage - them.damage
        if self._book.edge:
            self._add_places(known, me, them)

    def _add_places(self, known: dict[str, Fact], me: Side, them: Side) -> None:
        edge, square = self._book.edge, known.get("square")
        if me.square:
            known["ropes_me"] = int(_lies_on(me.square, edge))
        if them.square:
            known["ropes_them"] = int(_lies_on(them.square, edge))
        if isinstance(square, str):
            known["ropes"] = int(_lies_on(square, edge))
            known["in_corner"] = int(_lies_on(square, self._book.corners))

    def _facts_of_both(self, facts: Facts) -> dict[str, Fact]:
        derived: dict[str, Fact] = {}
        for key, side in self._sides.items():
            derived |= {
                f"landed_{key}": side.landed,
                f"landed_total_{key}": side.total_landed,
                f"down_{key}": side.downs,
                f"left_{key}": side.endurance,
            }
            if side.kinds:
                # The commonest, and of several the one landed first, so that every machine names the same.
                derived[f"best_{key}"], derived[f"best_count_{key}"] = side.kinds.most_common(1)[0]
        winner = facts.get("winner")
        if isinstance(winner, str) and winner in self._sides:
            for key, corner in (("winner", winner), ("loser", _OTHER[winner])):
                side = self._sides[corner]
                derived |= {f"landed_{key}": side.landed, f"down_{key}": side.downs}
        return derived


def standing_of(cards: tuple[Pair, ...]) -> dict[str, Fact]:
    """Who leads and by how much, from the points of red and blue on each judge's card so far."""
    cards = cards or ((0, 0),)
    leader = leader_of(cards)
    pairs = [(blue, red) for red, blue in cards] if leader == BLUE.value else list(cards)
    middle = sorted(pairs, key=lambda pair: pair[0] - pair[1])[len(pairs) // 2]
    red, blue = middle[::-1] if leader == BLUE.value else middle
    return {
        "total_red": red,
        "total_blue": blue,
        "score": ", ".join(f"{mine}-{his}" for mine, his in pairs),
        "ahead": abs(red - blue) if leader else 0,
        "leader": leader,
    }


def leader_of(cards: tuple[Pair, ...]) -> str:
    """The corner that leads on more than half of the cards; empty if neither does."""
    half = len(cards) / 2
    if sum(red > blue for red, blue in cards) > half:
        return RED.value
    return BLUE.value if sum(blue > red for red, blue in cards) > half else ""


@cache
def _lies_on(square: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(square, pattern) for pattern in patterns)
