"""Festivals: tournaments of more kinds than the knockout that crowns a champion (F1-F77, designed).

A format says, from what is known so far, who meets whom next; it holds no bout and rolls no dice.  Men are known by their
seeds, from 1; what has happened is a ``Told``, and everything else follows from it, so that a festival is as good as the list
of its results.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import pairwise
from typing import NamedTuple

from ringside_manager.errors import against
from ringside_manager.language import later, say

Man = int
"""A man by his seed, from 1; the first is seeded best."""
NOBODY = 0
"""Where a side stays empty for good: a bye, or the loser of a bye."""
WIN, DRAW = 2, 1
"""Points in a table (F3)."""
FEWEST, MOST = 4, 64
"""Entrants a festival may have (F1)."""


class Format(Enum):
    """The kinds of festival; each word is what the command line and the file say."""

    KNOCKOUT = "knockout"
    DOUBLE = "double"
    GROUPS = "groups"
    ROUND_ROBIN = "round_robin"
    SWISS = "swiss"
    ONE_NIGHT = "one_night"
    TEAMS = "teams"
    HANDICAP = "handicap"
    LADDER = "ladder"
    CIRCUIT = "circuit"


FORMAT_TITLES = {
    Format.KNOCKOUT: later("Knockout"),
    Format.DOUBLE: later("Double elimination"),
    Format.GROUPS: later("Groups and finals"),
    Format.ROUND_ROBIN: later("Round robin"),
    Format.SWISS: later("Swiss"),
    Format.ONE_NIGHT: later("One night"),
    Format.TEAMS: later("Stable against stable"),
    Format.HANDICAP: later("Handicap cup"),
    Format.LADDER: later("Ladder"),
    Format.CIRCUIT: later("Circuit"),
}
OF_ROUNDS = (Format.SWISS, Format.LADDER)
"""The formats whose rounds may be chosen."""


class Key(NamedTuple):
    """The place of a meeting: its stage, its round and its place in it, both from 1."""

    stage: str
    round: int
    place: int

    def where(self) -> str:
        """The stage and the round in words."""
        return say("{stage}, round {round}", stage=stage_title(self.stage), round=self.round)


_STAGE_TITLES = {
    "knockout": later("Knockout"),
    "winners": later("Winners' bracket"),
    "losers": later("Losers' bracket"),
    "final": later("Final"),
    "table": later("Round robin"),
    "swiss": later("Swiss"),
    "teams": later("Stables"),
    "ladder": later("Ladder"),
    "circuit": later("Circuit"),
}


def stage_title(stage: str) -> str:
    """A stage in words; of a group its number."""
    group = stage.removeprefix("group ")
    return say("Group {number}", number=group) if group != stage else _STAGE_TITLES[stage]()


class Meeting(NamedTuple):
    """Two men who meet; ``red`` stands above, or is seeded better."""

    key: Key
    red: Man
    blue: Man


def by_rounds(
    keys: Iterable[Key], turn: Callable[[Key], object] = lambda key: key[:2]
) -> tuple[tuple[Key, ...], ...]:
    """Places in their order, put together by the ``turn`` they come in, which is the round of their stage."""
    found: dict[object, list[Key]] = {}
    for key in keys:
        found.setdefault(turn(key), []).append(key)
    return tuple(map(tuple, found.values()))


class Result(NamedTuple):
    """What came of a meeting: the winner, ``None`` for a draw, whether he stopped the other, and whether that one came at all (F7)."""

    winner: Man | None
    stoppage: bool = False
    walkover: bool = False


@dataclass(frozen=True, slots=True)
class Told:
    """What has happened: results in the order they came, and who withdrew, by the results known before (F5)."""

    results: Mapping[Key, Result] = field(default_factory=dict)
    withdrawn: Mapping[Man, int] = field(default_factory=dict)

    def with_result(self, key: Key, result: Result) -> Told:
        """The same after one result more."""
        return Told({**self.results, key: result}, self.withdrawn)

    def with_withdrawal(self, man: Man) -> Told:
        """The same after a man withdrew."""
        return Told(self.results, {**self.withdrawn, man: len(self.results)})

    def walked_over(self, red: Man, blue: Man) -> Man | None:
        """Who of two loses without a bout: whoever withdrew first, for what has been decided so stands (F5)."""
        return next((man for man in self.withdrawn if man in (red, blue)), None)


class Spot(NamedTuple):
    """A place where two meet or will: who is known of them, and the open places that decide who comes."""

    key: Key
    red: Man | None
    blue: Man | None
    after: tuple[Key, ...] = ()


class Row(NamedTuple):
    """A line of a table or a place in a bracket: points count in tables alone, tie-breaks in their order (F4)."""

    man: Man
    won: int
    drawn: int
    lost: int
    points: int
    ties: tuple[int, ...] = ()


class Tie(Enum):
    """What parts men who are level on points (F4)."""

    MET = "met"
    DIRECT = "direct"
    BEATEN = "beaten"
    BOARDS = "boards"
    STOPPAGES = "stoppages"
    SEED = "seed"


TIE_TITLES = {
    Tie.MET: later("points of those met"),
    Tie.DIRECT: later("points among those level"),
    Tie.BEATEN: later("points of those beaten"),
    Tie.BOARDS: later("points of all boards"),
    Tie.STOPPAGES: later("wins by stoppage"),
    Tie.SEED: later("seed"),
}


class Parting(NamedTuple):
    """What puts a row behind the one above it, which has as many points, and the figures of both (F4)."""

    tie: Tie
    above: int
    below: int

    def told(self, rule: str = "F4") -> str:
        """What it is in words, with the rule that says so."""
        tie = TIE_TITLES[self.tie]()
        if self.tie is Tie.SEED:
            return say("{tie} ({rule})", tie=tie, rule=rule)
        return say(
            "{tie}: {above} to {below} ({rule})", tie=tie, above=self.above, below=self.below, rule=rule
        )


class Walkover(NamedTuple):
    """A meeting won without a bout, and the rule it was won by: F5 for a withdrawal, F7 for who did not come."""

    meeting: Meeting
    winner: Man
    rule: str


class Course(ABC):
    """A format with its entrants: who meets whom, and how they stand."""

    ties: tuple[Tie, ...] = ()
    """What the tie-breaks of a row count, in their order; none where nobody is placed by points."""

    def __init__(self, entrants: int) -> None:
        self.entrants = entrants

    @abstractmethod
    def meetings(self, told: Told) -> tuple[Meeting, ...]:
        """All meetings that are known, in the order they are held; byes are none."""

    @abstractmethod
    def standing(self, told: Told) -> tuple[Row, ...]:
        """Everybody, best first (F3, F4)."""

    @abstractmethod
    def winner(self, told: Told) -> Man | None:
        """Who has won the festival; ``None`` before its end, and where everybody withdrew."""

    def winners(self, told: Told) -> tuple[Man, ...]:
        """All who have won it together: one man, or the men of a stable (F62)."""
        winner = self.winner(told)
        return () if winner is None else (winner,)

    def needs_winner(self, key: Key) -> bool:
        """Whether somebody has to go on after a draw, as C63 says; in a table a draw stands."""
        del key
        return True

    def turns(self) -> tuple[tuple[Key, ...], ...]:
        """The places in the order they come, those of a turn at one time; empty for a format that has no such order."""
        return ()

    def spots(self, told: Told) -> tuple[Spot, ...]:
        """The places somebody has met in, or may still, in the order of the turns; byes are none.

        A round that is paired by what has happened before waits for all before it.
        """
        met = {one.key: one for one in self.meetings(told)}
        paired, over = {key[:2] for key in met}, not self.due(told)
        found, still = list[Spot](), list[Key]()
        for turn in self.turns():
            before = tuple(still)
            for key in turn:
                if (one := met.get(key)) is not None:
                    found.append(Spot(*one))
                    if points_of(one.red, one.blue, told.results.get(key), told) is not None:
                        continue
                elif over or key[:2] in paired:
                    continue
                else:
                    found.append(Spot(key, None, None, before))
                still.append(key)
        return tuple(found)

    def length(self, key: Key) -> int | None:
        """The rounds a meeting goes over, ``None`` for those of every bout (F75)."""
        del key
        return None

    def partings(self, told: Told) -> tuple[Parting | None, ...]:
        """For each row of the standing what puts it behind the row above, ``None`` where points do, or how far a man came (F4)."""
        return parted(self.standing(told), self.ties)

    def walkovers(self, told: Told) -> tuple[Walkover, ...]:
        """The meetings won without a bout, with the rule that says so (F5, F7)."""
        found = []
        for one in self.meetings(told):
            result = told.results.get(one.key)
            loser = told.walked_over(one.red, one.blue) if result is None else None
            if result is not None and result.walkover and result.winner is not None:
                found.append(Walkover(one, result.winner, "F7"))
            elif loser is not None:
                found.append(Walkover(one, one.red + one.blue - loser, "F5"))
        return tuple(found)

    def due(self, told: Told) -> tuple[Meeting, ...]:
        """The meetings that can be held now, in order; who withdrew has none."""
        return tuple(
            one
            for one in self.meetings(told)
            if one.key not in told.results and not {one.red, one.blue} & told.withdrawn.keys()
        )

    def record(self, told: Told, red: Man, blue: Man, result: Result) -> Told:
        """What is known after these two have met; ``RuleError`` F2 unless they are due to meet, and for a draw where nobody goes on."""
        for one in self.due(told):
            if {one.red, one.blue} == {red, blue}:
                if result.winner is None and self.needs_winner(one.key):
                    raise against("F2", "Somebody has to go on: after a draw C63 says who.")
                return told.with_result(one.key, result)
        raise against("F2", "Seeds {red} and {blue} are not due to meet.", red=red, blue=blue)


# Points


def parted(rows: Sequence[Row], ties: Sequence[Tie]) -> tuple[Parting | None, ...]:
    """What puts each of these rows behind the one above it, ``None`` for the first, and where points do (F4)."""
    found: list[Parting | None] = [None] * len(rows)
    for place, (above, below) in enumerate(pairwise(rows), 1):
        if ties and above.points == below.points:
            figures = zip(ties, above.ties, below.ties, strict=True)
            differ = (Parting(*one) for one in figures if one[1] != one[2])
            found[place] = next(differ, Parting(Tie.SEED, above.man, below.man))
    return tuple(found)


def tally(man: Man, met: Iterable[Meeting], told: Told, weigh: Callable[[Key], int] = lambda _: 1) -> Row:
    """Wins, draws, losses and points of a man; a walkover is a win, and a loss for who withdrew (F3, F5).

    ``weigh`` says how many times over the points of a meeting count (F76).
    """
    won = drawn = lost = points = 0
    for one in met:
        if man not in (one.red, one.blue):
            continue
        other = one.blue if man == one.red else one.red
        got = points_of(man, other, told.results.get(one.key), told)
        won, drawn, lost = won + (got == WIN), drawn + (got == DRAW), lost + (got == 0)
        points += weigh(one.key) * (got or 0)
    return Row(man, won, drawn, lost, points)


def points_of(man: Man, other: Man, result: Result | None, told: Told) -> int | None:
    """A man's points of a meeting, ``None`` while it is open."""
    if result is not None:
        return DRAW if result.winner is None else WIN * (result.winner == man)
    loser = told.walked_over(man, other)
    return None if loser is None else WIN * (loser != man)


def reached(met: Iterable[Meeting]) -> dict[Man, int]:
    """How far each man has come in a bracket: the place of the latest round he has a meeting in."""
    rounds: dict[tuple[str, int], int] = {}
    last: dict[Man, int] = {}
    for one in met:
        place = rounds.setdefault(one.key[:2], len(rounds))
        last[one.red] = last[one.blue] = place
    return last
