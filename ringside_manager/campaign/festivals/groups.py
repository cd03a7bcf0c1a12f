"""Formats made of others: stable against stable, the ladder, groups with finals; and the one door to every format (F1, F45-F77)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from ringside_manager.campaign.festivals import (
    DRAW,
    FEWEST,
    MOST,
    WIN,
    Course,
    Format,
    Key,
    Man,
    Meeting,
    Parting,
    Row,
    Spot,
    Tie,
    Told,
    by_rounds,
    parted,
    points_of,
    reached,
    tally,
)
from ringside_manager.campaign.festivals.brackets import (
    USUAL_HANDICAP,
    Double,
    Handicap,
    Knockout,
    Node,
    OneNight,
    Seed,
    Source,
    Walk,
    knockout,
)
from ringside_manager.campaign.festivals.tables import Circuit, RoundRobin, Swiss, Table, circle, ranked
from ringside_manager.errors import against

# Stable against stable, and the ladder: duels by boards and by rungs (F60-F62, F70-F73)


FEWEST_STABLES = 2


class Teams(Table):
    """Stables of as many men, named stable by stable: each meets each, first man against first, second against second (F60-F62)."""

    ties = (Tie.BOARDS, Tie.STOPPAGES)
    stage = "teams"

    def __init__(self, entrants: int, stables: int | None = None) -> None:
        super().__init__(entrants)
        self.count = FEWEST_STABLES if stables is None else stables
        if not FEWEST_STABLES <= self.count <= entrants // 2 or entrants % self.count:
            raise against(
                "F60",
                "{entrants} men make no {stables} stables of equally many, two or more in each.",
                entrants=entrants,
                stables=self.count,
            )
        self.size = entrants // self.count

    def men(self, stable: int) -> range:
        """The men of a stable, counted from 1, in the order of their boards."""
        return range((stable - 1) * self.size + 1, stable * self.size + 1)

    def stable_of(self, man: Man) -> int:
        """The stable of a man, counted from 1."""
        return (man - 1) // self.size + 1

    @cached_property
    def duels(self) -> tuple[Meeting, ...]:
        """The meetings of stables, by the number of each."""
        return tuple(circle(range(1, self.count + 1), self.stage))

    @cached_property
    def _all(self) -> tuple[Meeting, ...]:
        return tuple(one for duel in self.duels for one in self.boards(duel))

    def turns(self) -> tuple[tuple[Key, ...], ...]:
        return by_rounds(one.key for one in self._all)

    def boards(self, duel: Meeting) -> tuple[Meeting, ...]:
        """The bouts of a duel, board by board."""
        first = (duel.key.place - 1) * self.size
        pairs = zip(self.men(duel.red), self.men(duel.blue), strict=True)
        return tuple(
            Meeting(Key(self.stage, duel.key.round, first + board), *pair)
            for board, pair in enumerate(pairs, 1)
        )

    def meetings(self, told: Told) -> tuple[Meeting, ...]:
        return self._all

    def score(self, duel: Meeting, told: Told) -> tuple[int, int, bool]:
        """The points of both stables on the boards of a duel so far, and whether all are decided (F61)."""
        red = blue = 0
        over = True
        for one in self.boards(duel):
            got = points_of(one.red, one.blue, told.results.get(one.key), told)
            if got is None:
                over = False
            else:
                red, blue = red + got, blue + WIN - got
        return red, blue, over

    def stable_standing(self, told: Told) -> tuple[Row, ...]:
        """The table of the stables, each by its number: duels, then points of all boards, stoppages, and the number (F61)."""
        won, drawn, lost, boards = ([0] * (self.count + 1) for _ in range(4))
        for duel in self.duels:
            red, blue, over = self.score(duel, told)
            boards[duel.red] += red
            boards[duel.blue] += blue
            if over and red == blue:
                drawn[duel.red] += 1
                drawn[duel.blue] += 1
            elif over:
                first, second = (duel.red, duel.blue) if red > blue else (duel.blue, duel.red)
                won[first] += 1
                lost[second] += 1
        stopped = [0] * (self.count + 1)
        for result in told.results.values():
            if result.stoppage and result.winner is not None:
                stopped[self.stable_of(result.winner)] += 1
        rows = [
            Row(one, won[one], drawn[one], lost[one], WIN * won[one] + DRAW * drawn[one], (boards[one], stopped[one]))
            for one in range(1, self.count + 1)
        ]  # fmt: skip
        return tuple(sorted(rows, key=lambda row: (-row.points, *(-tie for tie in row.ties), row.man)))

    def stable_partings(self, told: Told) -> tuple[Parting | None, ...]:
        """What puts each stable behind the one above it that has as many points (F61)."""
        return parted(self.stable_standing(told), self.ties)

    def standing(self, told: Told) -> tuple[Row, ...]:
        """The men of the first stable, the best of them first, then those of the second, and so on (F62)."""
        places = {stable: place for place, stable in enumerate(self.placed(told))}
        rows = [
            tally(man, [one for one in self._all if man in one[1:]], told)
            for man in range(1, self.entrants + 1)
        ]
        return tuple(sorted(rows, key=lambda row: (places[self.stable_of(row.man)], -row.points, row.man)))

    def partings(self, told: Told) -> tuple[Parting | None, ...]:
        """None: men are placed by their stables."""
        return (None,) * self.entrants

    def placed(self, told: Told) -> list[int]:
        """The stables in order; one whose men have all withdrawn cannot win and comes last (F62)."""
        stables = (row.man for row in self.stable_standing(told))
        return sorted(stables, key=lambda one: told.withdrawn.keys() >= set(self.men(one)))

    def winners(self, told: Told) -> tuple[Man, ...]:
        """The men of the first stable, in the order of their boards (F62)."""
        if not self.is_over(told):
            return ()
        men = self.men(self.placed(told)[0])
        return () if told.withdrawn.keys() >= set(men) else tuple(men)


class Ladder(Table):
    """Everybody has a rung, and who beats the man above him takes it (F70-F73)."""

    ties = ()
    stage = "ladder"

    def __init__(self, entrants: int, rounds: int | None = None) -> None:
        super().__init__(entrants)
        most = 2 * entrants
        self.rounds = 2 * (entrants - 1).bit_length() if rounds is None else rounds
        if not 1 <= self.rounds <= most:
            raise against(
                "F70",
                "A ladder of {entrants} has 1 to {most} rounds, not {rounds}.",
                entrants=entrants,
                most=most,
                rounds=self.rounds,
            )

    def meetings(self, told: Told) -> tuple[Meeting, ...]:
        return tuple(self._climbed(told)[0])

    def turns(self) -> tuple[tuple[Key, ...], ...]:
        return tuple(
            tuple(
                Key(self.stage, number, place)
                for place in range(1, (self.entrants - self._first(number)) // 2 + 1)
            )
            for number in range(1, self.rounds + 1)
        )

    def _first(self, number: int) -> int:
        """How many rungs the round leaves out at the top: the last is for the top, and so is every other one before it (F71)."""
        return (self.rounds - number) % 2

    def rungs(self, told: Told) -> tuple[Man, ...]:
        """Who stands on each rung, from the top; who has withdrawn stands below all others."""
        return tuple(self._climbed(told)[1])

    def standing(self, told: Told) -> tuple[Row, ...]:
        """Everybody by his rung (F73)."""
        met, rungs = self._climbed(told)
        return tuple(tally(man, met, told) for man in rungs)

    def _climbed(self, told: Told) -> tuple[list[Meeting], list[Man]]:
        """The meetings of all rounds that are known, and the rungs as they are now."""
        met: list[Meeting] = []
        rungs = list(range(1, self.entrants + 1))
        fallen: list[Man] = []
        for number in range(1, self.rounds + 1):
            done = sum(one.key in told.results for one in met)
            fallen = [man for man in rungs if told.withdrawn.get(man, done) < done] + fallen
            rungs = [man for man in rungs if man not in fallen]
            held = [
                Meeting(Key(self.stage, number, place), rungs[at], rungs[at + 1])
                for place, at in enumerate(range(self._first(number), len(rungs) - 1, 2), 1)
            ]
            ends = [points_of(one.red, one.blue, told.results.get(one.key), told) for one in held]
            for one, got in zip(held, ends, strict=True):
                if got == 0:
                    at = rungs.index(one.red)
                    rungs[at : at + 2] = one.blue, one.red
            met += held
            if None in ends:
                break
        gone = [man for man in rungs if man in told.withdrawn]
        return met, [man for man in rungs if man not in told.withdrawn] + gone + fallen


# Groups with finals (F45-F49)


FINALS = "knockout"


class Groups(Course):
    """Groups of three to six, then a knockout of the first two of each (F45-F47)."""

    ties = Table.ties

    def __init__(self, entrants: int) -> None:
        super().__init__(entrants)
        if entrants < 6:
            raise against(
                "F45", "Groups and finals need 6 entrants or more, not {entrants}.", entrants=entrants
            )
        self.count = 1 << ((entrants // 3).bit_length() - 1)

    @cached_property
    def groups(self) -> tuple[tuple[Man, ...], ...]:
        """The men of each group: seeds dealt out forth and back (F45)."""
        groups: list[list[Man]] = [[] for _ in range(self.count)]
        for place in range(self.entrants):
            turn, at = divmod(place, self.count)
            groups[at if turn % 2 == 0 else self.count - 1 - at].append(place + 1)
        return tuple(map(tuple, groups))

    @cached_property
    def _table(self) -> tuple[Meeting, ...]:
        each = [list(circle(men, f"group {number}")) for number, men in enumerate(self.groups, 1)]
        met = [one for group in each for one in group]
        return tuple(
            sorted(met, key=lambda one: (one.key.round, int(one.key.stage.split()[1]), one.key.place))
        )

    def group_standing(self, number: int, told: Told) -> tuple[Row, ...]:
        """The table of a group, counted from 1."""
        met = [one for one in self._table if one.key.stage == f"group {number}"]
        return ranked(self.groups[number - 1], met, told)

    def _is_decided(self, told: Told) -> bool:
        return all(
            points_of(one.red, one.blue, told.results.get(one.key), told) is not None for one in self._table
        )

    def finals(self, told: Told) -> tuple[Node, ...]:
        """The knockout once all groups are decided: who comes from one group can meet again in the final alone (F46)."""
        if not self._is_decided(told):
            return ()
        placed = [self.group_standing(number, told)[:2] for number in range(1, self.count + 1)]
        sides: list[Source] = []
        for odd in (0, 1):
            for at in range(odd, self.count, 2):
                sides += [Seed(placed[at][0].man), Seed(placed[at ^ 1][1].man)]
        return tuple(knockout(sides, FINALS))

    def meetings(self, told: Told) -> tuple[Meeting, ...]:
        return (*self._table, *Walk(self.finals(told), told, self.entrants).meetings())

    def turns(self) -> tuple[tuple[Key, ...], ...]:
        finals = by_rounds(node.key for node in knockout([Seed(1)] * (2 * self.count), FINALS))
        return (*by_rounds((one.key for one in self._table), lambda key: key.round), *finals)

    def spots(self, told: Told) -> tuple[Spot, ...]:
        """The finals as a bracket once it is known who is in them."""
        if not (nodes := self.finals(told)):
            return super().spots(told)
        walk = Walk(nodes, told, self.entrants)
        finals = (spot for node in nodes if (spot := walk.spot(node.key)) is not None)
        return (*(Spot(*one) for one in self._table), *finals)

    def winner(self, told: Told) -> Man | None:
        nodes = self.finals(told)
        end = Walk(nodes, told, self.entrants).end(nodes[-1].key) if nodes else None
        return (end[0] or None) if end else None

    def partings(self, told: Told) -> tuple[Parting | None, ...]:
        """Of those who are not in the finals; the others are placed by how far they came (F47)."""
        finals = reached(Walk(self.finals(told), told, self.entrants).meetings())
        rows = self.standing(told)
        out = [row for row in rows if row.man not in finals]
        return (None,) * (len(rows) - len(out)) + parted(out, self.ties)

    def needs_winner(self, key: Key) -> bool:
        """In a group a draw stands."""
        return key.stage == FINALS

    def standing(self, told: Told) -> tuple[Row, ...]:
        """Who is in the finals by how far he came, then the others by points and tie-breaks."""
        finals = list(Walk(self.finals(told), told, self.entrants).meetings())
        last = reached(finals)
        lost = {man: tally(man, finals, told).lost for man in last}
        champion = self.winner(told)
        rows = [row for number in range(1, self.count + 1) for row in self.group_standing(number, told)]
        return tuple(
            sorted(
                rows,
                key=lambda row: (
                    row.man != champion,
                    row.man not in last,
                    lost.get(row.man, 0),
                    -last.get(row.man, -1),
                    -row.points,
                    *(-tie for tie in row.ties),
                    row.man,
                ),
            )
        )


@dataclass(frozen=True, slots=True)
class Shape:
    """What some formats are asked besides: rounds of a Swiss or a ladder, how many stables, lengths of a circuit, and of a handicap
    cup what its first man begins without, in per cent; left out, the rules' own.
    """

    rounds: int | None = None
    stables: int | None = None
    lengths: tuple[int, ...] = ()
    handicap: int = USUAL_HANDICAP


def course_of(
    form: Format,
    entrants: int,
    rounds: int | None = None,
    *,
    stables: int | None = None,
    lengths: Sequence[int] = (),
) -> Course:
    """The course of a format; ``RuleError`` F1 for too few or too many entrants, F40 to F75 for those of its own.

    ``rounds`` are those of a Swiss or a ladder, their own number if ``None``; ``stables`` are how many stables meet, two if
    ``None``; ``lengths`` are those of the legs of a circuit.  Other formats have no use for them.
    """
    if not FEWEST <= entrants <= MOST:
        raise against(
            "F1",
            "A festival has {fewest} to {most} entrants, not {entrants}.",
            fewest=FEWEST,
            most=MOST,
            entrants=entrants,
        )
    if form is Format.SWISS:
        return Swiss(entrants, rounds)
    if form is Format.LADDER:
        return Ladder(entrants, rounds)
    if form is Format.TEAMS:
        return Teams(entrants, stables)
    if form is Format.CIRCUIT:
        return Circuit(entrants, lengths)
    if form is Format.ONE_NIGHT and entrants > 8:
        raise against(
            "F50",
            "Nobody boxes four times on one night: 8 entrants at most, not {entrants}.",
            entrants=entrants,
        )
    kinds: dict[Format, Callable[[int], Course]] = {Format.KNOCKOUT: Knockout, Format.DOUBLE: Double, Format.GROUPS: Groups, Format.ROUND_ROBIN: RoundRobin, Format.ONE_NIGHT: OneNight, Format.HANDICAP: Handicap}  # fmt: skip
    return kinds[form](entrants)
