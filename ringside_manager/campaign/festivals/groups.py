"""Groups with finals, and the one door to every format (F1, F45-F51)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from ringside_manager.campaign.festivals import (
    FEWEST,
    MOST,
    Course,
    Format,
    Key,
    Man,
    Meeting,
    Row,
    Spot,
    Told,
    by_rounds,
    points_of,
    reached,
    tally,
)
from ringside_manager.campaign.festivals.brackets import (
    Double,
    Knockout,
    Node,
    OneNight,
    Seed,
    Source,
    Walk,
    knockout,
)
from ringside_manager.campaign.festivals.tables import RoundRobin, Swiss, circle, ranked
from ringside_manager.errors import against

FINALS = "knockout"


class Groups(Course):
    """Groups of three to six, then a knockout of the first two of each (F45-F47)."""

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


def course_of(form: Format, entrants: int, rounds: int | None = None) -> Course:
    """The course of a format; ``RuleError`` F1 for too few or too many entrants, F40, F45 and F50 for those of its own.

    ``rounds`` are those of a Swiss; its own number if ``None``.
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
    if form is Format.ONE_NIGHT and entrants > 8:
        raise against(
            "F50",
            "Nobody boxes four times on one night: 8 entrants at most, not {entrants}.",
            entrants=entrants,
        )
    kinds: dict[Format, Callable[[int], Course]] = {Format.KNOCKOUT: Knockout, Format.DOUBLE: Double, Format.GROUPS: Groups, Format.ROUND_ROBIN: RoundRobin, Format.ONE_NIGHT: OneNight}  # fmt: skip
    return kinds[form](entrants)
