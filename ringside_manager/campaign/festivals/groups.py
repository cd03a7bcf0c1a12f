"""Groups with finals, and the one door to every format (F1, F45-F77)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from ringside_manager.campaign.festivals import (
    FEWEST,
    MOST,
    Course,
    Format,
    Key,
    Man,
    Meeting,
    Parting,
    Row,
    Spot,
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
from ringside_manager.campaign.festivals.stables import Ladder, Teams
from ringside_manager.campaign.festivals.tables import Circuit, RoundRobin, Swiss, Table, circle, ranked
from ringside_manager.errors import against

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
