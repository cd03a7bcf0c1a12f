"""A referee for Ringside: he hears every roll, request and event of a bout and objects to the first that is wrong.

He reads the rule book on his own: squares are counted from their coordinates, tactics are kept from what
was announced, nothing is asked of the engine but its charts.  He cannot fight a bout, only follow one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any

from ringside_manager.bout import BLUE, CORNERS, RED, Chance, Corner, Method, Outcome, Setup
from ringside_manager.bout.corner import Request
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.engines.ringside import events as ev
from ringside_manager.engines.ringside.tables import HOOKS, PUNCH_CHART, Tactic

RING = [column + row for column, row in product("abcdef", "123456")]


@dataclass
class Side:
    """One boxer as the referee has him in mind."""

    corner: Corner
    ratings: Any
    total: int
    endurance: int
    square: str = ""
    trapped: bool = False
    cover: bool = False
    backpedal: bool = False
    clinch: bool = False
    rush: bool = False
    choice: Tactic = Tactic.NONE
    """His last choice of this round; whoever chose the clinch last may not choose it now (R80)."""
    landed: int = 0
    scored: int = 0
    points: list[int] = field(default_factory=list)
    knockdowns: int = 0
    damage: int = 0
    punches: int = 0

    def fresh(self) -> None:
        """R13, R84."""
        self.square = "c3" if self.corner is RED else "d4"
        self.trapped = self.cover = self.backpedal = self.clinch = self.rush = False
        self.choice = Tactic.NONE
        self.landed = self.scored = 0


class Referee(Chance):
    """Stands between a bout and its dice; hand ``hear`` to it as listener and ``asked`` every request."""

    def __init__(self, setup: Setup, dice: Chance) -> None:
        self.dice, self.setup, self.terms = dice, setup, setup.terms
        self.sides = {corner: self._side(corner) for corner in CORNERS}
        self.round, self.turn, self.over = 1, 0, False
        self.next_at: Corner | None = None
        self.next_turn = 1
        self.rolls: list[tuple[str, int]] = []
        self.wanted: tuple[str, ...] = ("attack_won",)
        """What must come next, one of these: a roll by its purpose or an event by its name."""
        self.heard: set[str] = set()
        self._extra = 0

    def _side(self, corner: Corner) -> Side:
        card = (self.setup.red, self.setup.blue)[corner.index]
        total = card.abilities.endurance + 7 * self.terms.rounds
        carried = self.terms.carried[corner.index]
        side = Side(corner, card.abilities, total, total - (carried.loss if carried else 0))
        side.fresh()
        return side

    # What he hears

    def roll(self, sides: int, purpose: str = "") -> int:
        if self.wanted == ("attack_won",):
            assert purpose == ("initA", "initB")[len(self.rolls) % 2]
        else:
            assert purpose in self.wanted, f"a roll for {purpose} instead of {self.wanted}"
        assert sides == (10 if purpose == "count" else 100)
        if purpose == "hit" and self.last is None:
            assert self.rush_offered == self.rush_allowed()
        rolled = self.dice.roll(sides, purpose)
        self.rolls.append((purpose, rolled))
        self.wanted = self.after_roll(purpose)
        return rolled

    def hear(self, event: Event) -> None:
        assert event.name in self.wanted, f"{event} instead of {self.wanted}"
        self.heard.add(event.name)
        getattr(self, event.name)(event)
        self.rolls.clear()

    def asked(self, request: Request[Any]) -> None:
        options = set(request.options)
        assert len(options) == len(request.options)
        getattr(self, f"ask_{request.kind}", self.ask_punch)(request, options)

    def after_roll(self, purpose: str) -> tuple[str, ...]:
        return {
            "initA": ("attack_won",), "initB": ("attack_won",), "hit": ("punch_missed", "punch_landed"),
            "down": ("knocked_down", "cp", "counter_failed"), "count": ("counted", "counted_out"),
            "cp": ("countered", "counter_failed"),
        }[purpose]  # fmt: skip

    def value(self, purpose: str) -> int:
        """The roll just made, which must have been for this."""
        assert [word for word, _ in self.rolls] == [purpose], self.rolls
        return self.rolls[0][1]

    # Ratings, by R60

    def agility(self, side: Side) -> int:
        other = self.sides[side.corner.opponent]
        return (
            side.ratings.agility + 10 * side.cover + 20 * other.cover + 25 * side.backpedal
            - 10 * (side.rush or other.rush) - 10 * (side.trapped and not side.clinch)
        )  # fmt: skip

    def counterpunch(self, side: Side) -> int:
        return int(side.ratings.counterpunch) + 15 * self.sides[side.corner.opponent].rush

    # Requests

    def rush_allowed(self) -> bool:
        """R64, R81."""
        df = self.sides[self.at.opponent]
        return not (df.clinch or df.trapped)

    def ask_tactic(self, request: Request[Any], options: set[Any]) -> None:
        df = self.sides[request.corner]
        assert request.corner is self.at.opponent
        assert not df.clinch, "a kept clinch is his tactic"
        legal = {Tactic.NONE, Tactic.COVER_UP}
        legal |= set() if df.trapped else {Tactic.BACKPEDAL}
        legal |= set() if self.before is Tactic.CLINCH else {Tactic.CLINCH}
        assert options == legal

    def ask_rush(self, request: Request[Any], options: set[Any]) -> None:
        assert request.corner is self.at
        assert self.rush_allowed()
        self.rush_offered = True

    def ask_punch(self, request: Request[Any], options: set[Any]) -> None:
        """Thrown or anticipated: only once the punch is on target (R22)."""
        assert request.kind in {"thrown", "anticipated"}
        assert len(options) == 6
        assert request.corner is (self.thrower if request.kind == "thrown" else self.thrower.opponent)
        assert self.value("hit") > self.agility(self.sides[self.thrower.opponent])

    def ask_counter(self, request: Request[Any], options: set[Any]) -> None:
        assert request.corner is self.receiver
        assert "counter_failed" in self.wanted
        self.clear_down()

    def ask_clinch(self, request: Request[Any], options: set[Any]) -> None:
        assert request.corner is self.last.opponent
        assert "clinch_kept" in self.wanted

    def ask_dodge(self, request: Request[Any], options: set[Any]) -> None:
        at, df = self.standing()
        assert options == dodges(at.square, df.square)

    def ask_follow(self, request: Request[Any], options: set[Any]) -> None:
        at, df = self.standing()
        assert request.corner is at.corner
        assert options == follows(at.square, df.square)

    # The bout, event by event

    def attack_won(self, event: ev.AttackWon) -> None:
        values = [rolled for _, rolled in self.rolls]
        *equal, (red, blue) = zip(values[::2], values[1::2], strict=True)
        assert all(one == other for one, other in equal)
        assert event.rolls == (red, blue)
        assert event.corner is (RED if red > blue else BLUE)
        assert red != blue
        self.next_at = event.corner
        self.wanted = ("turn_began",)

    def turn_began(self, event: ev.TurnBegan) -> None:
        assert (event.round, event.turn, event.corner) == (self.round, self.next_turn, self.next_at)
        red, blue = self.sides[RED], self.sides[BLUE]
        assert touching(red.square, blue.square)  # R41
        self.turn, self.at, self.thrower, self.last, self.receiver = (
            event.turn, event.corner, event.corner, None, None,
        )  # fmt: skip
        self.rush_offered, self._extra = False, 0
        df = self.sides[self.at.opponent]
        df.cover = False  # R67
        self.kept = df.clinch
        if not self.kept:
            self.before, df.choice = df.choice, Tactic.NONE
        self.wanted = ("hit", "rushed") if self.kept else ("hit", "tactic_chosen", "rushed")

    def tactic_chosen(self, event: ev.TacticChosen) -> None:
        df = self.sides[event.corner]
        assert event.corner is self.at.opponent
        df.choice = event.tactic
        df.cover = event.tactic is Tactic.COVER_UP
        df.backpedal = event.tactic is Tactic.BACKPEDAL
        df.clinch = event.tactic is Tactic.CLINCH
        assert not (df.backpedal and df.trapped)  # R74
        assert not (df.clinch and self.before is Tactic.CLINCH)  # R80
        self.wanted = ("hit", "rushed")

    def rushed(self, event: ev.Rushed) -> None:
        assert event.corner is self.at
        assert self.rush_allowed()
        self.sides[self.at].rush = True
        self.wanted = ("hit",)

    def punch_missed(self, event: ev.PunchMissed) -> None:
        assert event.corner is self.thrower
        on_target = self.value("hit") > self.agility(self.sides[self.thrower.opponent])
        if event.thrown is None:
            assert not on_target
        else:
            assert on_target
            assert event.thrown in HOOKS
            assert self.clinching  # R76
        if self.last is None:
            self.sides[self.at.opponent].clinch = False  # R78
            self.end_of_turn("dodged", "could_not_move")
        else:
            self.end_of_exchange()

    def punch_landed(self, event: ev.PunchLanded) -> None:
        thrower, receiver = self.sides[event.corner], self.sides[event.corner.opponent]
        assert event.corner is self.thrower
        assert self.value("hit") > self.agility(receiver)
        assert not (event.thrown in HOOKS and self.clinching)
        if self.last is not None:  # a counterpunch: R68, R73, R79, R82
            thrower.cover = thrower.backpedal = thrower.clinch = receiver.rush = False
        ratings = thrower.ratings.punches
        self.blow = max(0, PUNCH_CHART[event.thrown - 1][event.anticipated - 1] + ratings[event.thrown - 1])
        assert event.damage == self.blow
        receiver.endurance -= self.blow
        assert event.endurance == receiver.endurance
        thrower.landed += 1
        thrower.punches += 1
        thrower.scored += self.blow
        self.last, self.receiver = thrower.corner, receiver.corner
        if thrower.landed >= 6:
            self.wanted = ("tired",)
        else:
            self.judge()

    def tired(self, event: ev.Tired) -> None:
        thrower = self.sides[self.last]
        assert event.corner is thrower.corner
        thrower.endurance -= 1
        assert event.endurance == thrower.endurance
        self.judge()

    def judge(self) -> None:
        """R27, R30, R31 after a landed punch."""
        receiver, thrower = self.sides[self.receiver], self.sides[self.last]
        self.number = self.blow + (10 if receiver.endurance <= 0 else 0)
        if receiver.endurance <= -25:
            self.ending(Method.TKO, thrower.corner)
        elif thrower.endurance <= -25:
            self.ending(Method.TKO, receiver.corner)
        else:
            self.wanted = ("down",) if self.number >= 4 else ("cp", "counter_failed")

    def clear_down(self) -> None:
        """If the punch was rolled for a knockdown and none was announced, there was none."""
        if self.rolls and self.rolls[0][0] == "down":
            assert self.value("down") > self.number
            self.rolls.clear()

    def knocked_down(self, event: ev.KnockedDown) -> None:
        assert event.corner is self.receiver
        assert self.value("down") <= event.number == self.number
        self.sides[self.last].scored += self.blow  # R53
        self.sides[self.receiver].clinch = False
        saved = self.terms.options["saved_by_bell"] and self.turn == 18
        self.wanted = ("saved_by_bell",) if saved else ("count",)

    def saved_by_bell(self, event: ev.SavedByBell) -> None:
        assert event.corner is self.receiver
        self.rose()

    def count(self) -> int:
        return self.value("count") + (4 if self.sides[self.receiver].endurance <= 0 else 0)

    def counted(self, event: ev.Counted) -> None:
        assert event.corner is self.receiver
        assert event.count == self.count() < 10
        self.rose()
        if event.count >= 4:
            self.wanted = ("extra_turn",)

    def extra_turn(self, event: ev.ExtraTurn) -> None:
        assert event.corner is self.receiver
        self._extra = 1
        self.rose(again=True)

    def rose(self, again: bool = False) -> None:
        """R33: the thrower attacks next and nobody moves."""
        if not again:
            self.sides[self.last].knockdowns += 1
        self.next_at = self.last
        self.close_turn()

    def counted_out(self, event: ev.CountedOut) -> None:
        assert event.corner is self.receiver
        assert self.count() >= 10
        self.ending(Method.KO, self.last)

    def countered(self, event: ev.Countered) -> None:
        assert event.corner is self.receiver
        assert self.value("cp") <= self.counterpunch(self.sides[self.receiver])
        self.thrower = self.receiver
        self.wanted = ("hit",)

    def counter_failed(self, event: ev.CounterFailed) -> None:
        assert event.corner is self.receiver
        if event.declined:
            assert self.rolls == []
        else:
            assert self.value("cp") > self.counterpunch(self.sides[self.receiver])
        self.end_of_exchange()

    def end_of_exchange(self) -> None:
        """R40, R77: whoever landed last attacks on."""
        clinch = self.sides[self.last.opponent].clinch
        self.end_of_turn("driven_back", "trapped", *(("clinch_kept",) if clinch else ()))

    def end_of_turn(self, *moves: str) -> None:
        if self.turn == 18:
            self.close_turn()  # R48
        else:
            self.wanted = moves

    # Movement, by R41 to R48

    def standing(self) -> tuple[Side, Side]:
        """AT and DF as they are for movement."""
        at = self.at if self.last is None else self.last
        return self.sides[at], self.sides[at.opponent]

    def dodged(self, event: ev.Dodged) -> None:
        self.step_back(event.corner, event.square, dodges)

    def driven_back(self, event: ev.DrivenBack) -> None:
        self.sides[event.corner].clinch = False  # released (R77)
        self.step_back(event.corner, event.square, retreats)

    def step_back(self, corner: Corner, square: str, legal: Callable[[str, str], set[str]]) -> None:
        at, df = self.standing()
        assert df.corner is corner
        assert square in legal(at.square, df.square)
        df.square, df.trapped = square, False
        self.wanted = ("followed",)

    def trapped(self, event: ev.Trapped) -> None:
        at, df = self.standing()
        assert df.corner is event.corner
        assert retreats(at.square, df.square) == set()
        df.trapped, df.clinch = True, False
        self.wanted = ("followed",)

    def could_not_move(self, event: ev.CouldNotMove) -> None:
        at, df = self.standing()
        assert df.corner is event.corner
        assert dodges(at.square, df.square) == set()
        self.wanted = ("followed",)

    def followed(self, event: ev.Followed) -> None:
        at, df = self.standing()
        assert event.corner is at.corner
        assert event.square in follows(at.square, df.square)
        assert event.stayed == (event.square == at.square)
        at.trapped = at.trapped and event.stayed
        at.square = event.square
        self.close_turn()

    def clinch_kept(self, event: ev.ClinchKept) -> None:
        _, df = self.standing()
        assert event.corner is df.corner
        assert df.clinch
        self.close_turn()

    # Turns, rounds and the end

    def close_turn(self) -> None:
        """R35, R36, R40, R49, R72."""
        at, df = self.sides[self.at], self.sides[self.at.opponent]
        if self.last is not None:
            self.next_at = self.last
        else:
            self.next_at = at.corner if df.backpedal else df.corner
        self.next_turn = self.turn + 1 + self._extra
        at.rush = df.backpedal = False
        self.wanted = ("turn_began",) if self.next_turn <= 18 else ("round_scored",)

    def round_scored(self, event: RoundScored) -> None:
        red, blue = self.sides[RED], self.sides[BLUE]
        assert event.round == self.round
        assert event.tally == (red.scored, blue.scored)
        assert event.points == self.points_for(red.scored, blue.scored)
        assert event.winner is (
            None if red.scored == blue.scored else RED if red.scored > blue.scored else BLUE
        )
        for side, won in zip((red, blue), event.points, strict=True):
            side.points.append(won)
            side.damage += side.scored
        if self.round == self.terms.rounds:
            scores = sum(red.points), sum(blue.points)
            winner = None if scores[0] == scores[1] else RED if scores[0] > scores[1] else BLUE
            self.turn = 18
            self.ending(Method.DEC if winner else Method.DRAW, winner)
        else:
            self.wanted = ("recovered",)

    def points_for(self, red: int, blue: int) -> tuple[int, int]:
        """R52, R56."""
        scoring, difference = self.terms.options["scoring"], abs(red - blue)
        if scoring == "rounds":
            return int(red > blue), int(blue > red)
        best = 10 if scoring == "ten_must" else 5
        less = best - (difference > 1) - (difference > 20) - (difference > 40) - (difference > 60)
        return (best, less) if red > blue else (less, best)

    def recovered(self, event: ev.Recovered) -> None:
        """R55, then a fresh round (R13, R15)."""
        for side, told in zip(self.sides.values(), event.endurance, strict=True):
            carried = self.terms.carried[side.corner.index]
            ceiling = side.total - (carried.loss if carried else 0)
            side.endurance = min(side.endurance + 10, ceiling)
            assert told == side.endurance
            side.fresh()
        self.round += 1
        self.next_turn = 1
        self.wanted = ("turn_began",)

    def ending(self, method: Method, winner: Corner | None) -> None:
        self.result = method, winner
        self.wanted = ("bout_ended",)

    def bout_ended(self, event: BoutEnded) -> None:
        outcome, sides = event.outcome, list(self.sides.values())
        if outcome.method in (Method.KO, Method.TKO):
            for side in sides:
                side.damage += side.scored
        assert (outcome.method, outcome.winner) == self.result
        assert (event.round, outcome.round, outcome.time) == (self.round, self.round, self.turn)
        self.check_totals(outcome, sides)
        self.wanted, self.over = (), True

    @staticmethod
    def check_totals(outcome: Outcome, sides: list[Side]) -> None:
        assert outcome.knockdowns == tuple(side.knockdowns for side in sides)
        assert outcome.damage == tuple(side.damage for side in sides)
        assert outcome.landed == tuple(side.punches for side in sides)
        assert outcome.start == tuple(side.total for side in sides)
        assert outcome.loss == tuple(side.total - side.endurance for side in sides)
        assert outcome.scorecards[0].rounds == tuple(zip(*(side.points for side in sides), strict=True))

    @property
    def clinching(self) -> bool:
        return any(side.clinch for side in self.sides.values())


# Squares by their coordinates


def place(square: str) -> tuple[int, int]:
    return ord(square[0]) - ord("a"), int(square[1]) - 1


def square_at(column: int, row: int) -> str:
    """The square there; empty outside the ring."""
    return "abcdef"[column] + str(row + 1) if column in range(6) and row in range(6) else ""


def distance_squared(one: str, other: str) -> int:
    (a, b), (c, d) = place(one), place(other)
    return (a - c) ** 2 + (b - d) ** 2


def distance(one: str, other: str) -> int:
    """How many steps a boxer needs from one square to the other."""
    (a, b), (c, d) = place(one), place(other)
    return max(abs(a - c), abs(b - d))


@cache
def touching(one: str, other: str) -> bool:
    return distance_squared(one, other) in (1, 2)


def side_by_side(one: str, other: str) -> bool:
    return distance_squared(one, other) == 1


def sideways(at: str, df: str, square: str) -> bool:
    """Whether the step from DF's square is at a right angle to the line from AT (R42)."""
    (a, b), (c, d), (e, f) = place(at), place(df), place(square)
    return (c - a) * (e - c) + (d - b) * (f - d) == 0


@cache
def dodges(at: str, df: str) -> set[str]:
    """R43 in its second wording: every neighbour of DF's square that does not share a side with AT's."""
    return {
        square for square in RING if touching(square, df) and square != at and not side_by_side(square, at)
    }


@cache
def retreats(at: str, df: str) -> set[str]:
    """R44: straight back if that is in the ring, else diagonally back."""
    (a, b), (c, d) = place(at), place(df)
    straight = square_at(2 * c - a, 2 * d - b)
    return {straight} if straight else {square for square in dodges(at, df) if not sideways(at, df, square)}


@cache
def follows(at: str, df: str) -> set[str]:
    """R47: AT's own square and its neighbours, as far as they touch DF's."""
    return {square for square in RING if (square == at or touching(square, at)) and touching(square, df)}
