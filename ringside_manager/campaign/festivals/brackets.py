"""Brackets: meetings whose men come from earlier ones (F10-F22, F50, F65)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from ringside_manager.campaign.festivals import (
    NOBODY,
    Course,
    Key,
    Man,
    Meeting,
    Row,
    Spot,
    Told,
    by_rounds,
    reached,
    tally,
)
from ringside_manager.campaign.tournament import bracket_order
from ringside_manager.errors import against

MOST_HANDICAP, USUAL_HANDICAP = 50, 20
"""Per cent of his strength the first of a handicap cup may begin without, and does unless said otherwise (F65)."""


class Seed(NamedTuple):
    """A side that a seed takes; one that is missing leaves it empty."""

    man: Man


class Winner(NamedTuple):
    """A side for who wins another meeting."""

    key: Key


class Loser(NamedTuple):
    """A side for who loses another meeting."""

    key: Key


Source = Seed | Winner | Loser


class Node(NamedTuple):
    """A meeting of a bracket and where its men come from."""

    key: Key
    red: Source
    blue: Source


class Walk:
    """A bracket as far as it is known; every meeting is looked at once."""

    def __init__(self, nodes: Sequence[Node], told: Told, entrants: int) -> None:
        self.nodes = {node.key: node for node in nodes}
        self._told, self._entrants = told, entrants
        self._ends: dict[Key, tuple[Man, Man] | None] = {}

    def man(self, source: Source) -> Man | None:
        """Who takes a side, ``NOBODY`` if it stays empty, ``None`` while it is not known."""
        if isinstance(source, Seed):
            return source.man if source.man <= self._entrants else NOBODY
        end = self.end(source.key)
        return end if end is None else end[isinstance(source, Loser)]

    def end(self, key: Key) -> tuple[Man, Man] | None:
        """Winner and loser of a meeting, ``None`` while it is open."""
        if key not in self._ends:
            node = self.nodes[key]
            self._ends[key] = self._ended(key, self.man(node.red), self.man(node.blue))
        return self._ends[key]

    def _ended(self, key: Key, red: Man | None, blue: Man | None) -> tuple[Man, Man] | None:
        if red is None or blue is None:
            return None
        if NOBODY in (red, blue):
            return max(red, blue), NOBODY
        result = self._told.results.get(key)
        if result is not None and result.winner is not None:
            return (red, blue) if result.winner == red else (blue, red)
        loser = self._told.walked_over(red, blue)
        return None if loser is None else (red + blue - loser, loser)

    def spot(self, key: Key) -> Spot | None:
        """A place as far as it is known; ``None`` for a bye, and for one that is not held."""
        if (node := self.nodes.get(key)) is None:
            return None
        red, blue = self.man(node.red), self.man(node.blue)
        return None if NOBODY in (red, blue) else Spot(key, red, blue, tuple(self._before(node)))

    def _before(self, node: Node) -> Iterator[Key]:
        """The open places its men still come from, through byes."""
        for source in (node.red, node.blue):
            if self.man(source) is not None or isinstance(source, Seed):
                continue
            inner = self.nodes[source.key]
            if NOBODY in (self.man(inner.red), self.man(inner.blue)):
                yield from self._before(inner)
            else:
                yield source.key

    def meetings(self) -> Iterator[Meeting]:
        """The meetings whose men are known, without byes."""
        for node in self.nodes.values():
            red, blue = self.man(node.red), self.man(node.blue)
            if red and blue:
                yield Meeting(node.key, red, blue)


class Brackets(Course):
    """A course of nodes; who is out the latest stands highest."""

    @cached_property
    def nodes(self) -> tuple[Node, ...]:
        """All nodes in the order they are held."""
        return tuple(self._nodes())

    @abstractmethod
    def _nodes(self) -> Iterator[Node]: ...

    def _walk(self, told: Told) -> Walk:
        return Walk(self.nodes, told, self.entrants)

    def meetings(self, told: Told) -> tuple[Meeting, ...]:
        return tuple(self._walk(told).meetings())

    def turns(self) -> tuple[tuple[Key, ...], ...]:
        return by_rounds(node.key for node in self.nodes)

    def spots(self, told: Told) -> tuple[Spot, ...]:
        walk = self._walk(told)
        return tuple(spot for turn in self.turns() for key in turn if (spot := walk.spot(key)) is not None)

    def winner(self, told: Told) -> Man | None:
        end = self._walk(told).end(self.nodes[-1].key)
        return (end[0] or None) if end else None

    def standing(self, told: Told) -> tuple[Row, ...]:
        met = self.meetings(told)
        rows = [tally(man, met, told) for man in range(1, self.entrants + 1)]
        last = reached(met)
        champion = self.winner(told)
        return tuple(
            sorted(rows, key=lambda row: (row.man != champion, row.lost, -last.get(row.man, -1), row.man))
        )


class Knockout(Brackets):
    """Who loses is out; seeds as in C61, byes to the best (F10)."""

    stage = "knockout"

    @property
    def rounds(self) -> int:
        """Rounds to the final."""
        return (self.entrants - 1).bit_length()

    def _nodes(self) -> Iterator[Node]:
        yield from knockout([Seed(seed) for seed in bracket_order(1 << self.rounds)], self.stage)


class OneNight(Knockout):
    """A knockout of four or eight on one night: what a man lost he carries into his next bout (F50-F51)."""


class Handicap(Knockout):
    """A knockout in which the better men begin with a part of their strength lost (F65-F66)."""


def handicaps(entrants: int, most: int) -> tuple[int, ...]:
    """The handicap of each man in per cent of his strength, even steps from ``most`` for the first to 0 for the last (F65).

    Raises ``RuleError`` F65 unless ``most`` is 1 to 50.
    """
    if not 1 <= most <= MOST_HANDICAP:
        raise against(
            "F65",
            "The first of a handicap cup begins with 1 to {limit} per cent of his strength lost, not {most}.",
            limit=MOST_HANDICAP,
            most=most,
        )
    return tuple(
        (2 * most * (entrants - man) + entrants - 1) // (2 * (entrants - 1)) for man in range(1, entrants + 1)
    )


def knockout(sources: Sequence[Source], stage: str) -> Iterator[Node]:
    """The nodes of a knockout whose first round is these, from top to bottom; their number is a power of two."""
    row, number = list(sources), 1
    while len(row) > 1:
        keys = [Key(stage, number, place) for place in range(1, len(row) // 2 + 1)]
        yield from (
            Node(key, *pair) for key, pair in zip(keys, zip(row[::2], row[1::2], strict=True), strict=True)
        )
        row, number = [Winner(key) for key in keys], number + 1


class Double(Brackets):
    """Who loses twice is out: a bracket of winners, one of losers, a final, and a second where it is one all (F20-F22)."""

    WINNERS, LOSERS, FINAL = "winners", "losers", "final"

    def _nodes(self) -> Iterator[Node]:
        rounds = (self.entrants - 1).bit_length()
        order = [Seed(seed) for seed in bracket_order(1 << rounds)]
        upper = list(knockout(order, self.WINNERS))
        lower = list(self._lower(rounds))
        # Held so that nobody waits longer than he must: each round of losers after the round it takes men from.
        for number in range(1, rounds + 1):
            yield from (node for node in upper if node.key.round == number)
            yield from (
                node
                for node in lower
                if node.key.round in (2 * number - 2, 2 * number - 1 if number > 1 else 1)
            )
        final = Key(self.FINAL, 1, 1)
        yield Node(final, Winner(Key(self.WINNERS, rounds, 1)), Winner(Key(self.LOSERS, 2 * rounds - 2, 1)))
        yield Node(Key(self.FINAL, 2, 1), Winner(final), Loser(final))

    def _lower(self, rounds: int) -> Iterator[Node]:
        """The bracket of losers: odd rounds among themselves, even ones against who has just lost above (F21)."""
        row: list[Source] = [
            Loser(Key(self.WINNERS, 1, place)) for place in range(1, (1 << (rounds - 1)) + 1)
        ]
        for number in range(1, 2 * rounds - 1):
            if number % 2 == 0:
                above = number // 2 + 1
                fallen = [Loser(Key(self.WINNERS, above, place)) for place in range(1, len(row) + 1)]
                # Turned round, and by halves in turn, so that two who have met meet again as late as can be.
                half = len(fallen) // 2
                fallen = fallen[::-1] if above % 2 == 0 else fallen[half:] + fallen[:half]
                row = [one for pair in zip(row, fallen, strict=True) for one in pair]
            keys = [Key(self.LOSERS, number, place) for place in range(1, len(row) // 2 + 1)]
            yield from (Node(key, row[2 * at], row[2 * at + 1]) for at, key in enumerate(keys))
            row = [Winner(key) for key in keys]

    def turns(self) -> tuple[tuple[Key, ...], ...]:
        """An odd round of losers at the time of the next round of winners, an even one after it; then the finals."""
        keys = sorted(
            (node.key for node in self.nodes), key=lambda key: (self._turn(key), key.stage != self.WINNERS)
        )
        return by_rounds(keys, self._turn)

    def _turn(self, key: Key) -> int:
        last = 2 * (self.entrants - 1).bit_length() - 2
        if key.stage == self.WINNERS:
            return max(1, 2 * key.round - 2)
        return key.round + 1 if key.stage == self.LOSERS else last + 1 + key.round

    def _walk(self, told: Told) -> Walk:
        """Without the second final while nobody needs it: who won the first unbeaten has won all (F22)."""
        walk = Walk(self.nodes, told, self.entrants)
        first = self.nodes[-2]
        if (end := walk.end(first.key)) is None or end[0] == walk.man(first.red):
            return Walk(self.nodes[:-1], told, self.entrants)
        return walk

    def winner(self, told: Told) -> Man | None:
        walk = self._walk(told)
        end = walk.end(next(reversed(walk.nodes)))
        return (end[0] or None) if end else None
