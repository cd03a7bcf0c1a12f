"""The corner that plans for a Glory Days boxer (G101); the towel it never throws (G105).

How it thinks: a round between the two is worked out in closed form for every plan of both (``reckoning.py``), the bout as
the coming round and then the others as the boxers stand, so that the score, the rounds left and fatigue count
here as well.  Both choose in secret, so it looks for the mixture that does best against the best answer, by playing
the table against itself until neither side learns anything more.

Weaker levels know all this but forget it: as often as ``LAPSES`` says, a decision is left to the plain policy.
"""

from __future__ import annotations

from typing import Any, TypeVar

from ringside_manager.bout.corner import Request
from ringside_manager.bout.engine import ForgetfulCorner, drawn
from ringside_manager.engines.glory_days.reckoning import plan_table
from ringside_manager.engines.glory_days.view import GloryDaysView

C = TypeVar("C")

TURNS = 400
"""How often the table is played against itself."""


class GloryDaysCorner(ForgetfulCorner[GloryDaysView]):
    """A corner at one of the levels of ``LAPSES``."""

    def choose(self, request: Request[C], view: GloryDaysView) -> C:
        if request.kind == "towel" and request.plain is not None:
            return request.plain
        return super().choose(request, view)

    def best(self, request: Request[Any], view: GloryDaysView) -> object:
        return drawn(request.options, shares(request, view), self._chance)


def shares(request: Request[Any], view: GloryDaysView) -> tuple[float, ...]:
    """How often the corner at its best takes each option."""
    if request.kind == "towel":
        return tuple(float(option is request.plain) for option in request.options)
    return mixture(plan_table(view))


def mixture(table: tuple[tuple[float, ...], ...]) -> tuple[float, ...]:
    """How often each row of a game should be taken by the one who wants much, against one who wants little.

    Found by fictitious play, which comes as near as ``TURNS`` allow; a row that is best against every column is taken
    always.
    """
    rows, columns = len(table), len(table[0])
    for row in range(rows):
        if all(
            table[row][column] >= table[other][column] for other in range(rows) for column in range(columns)
        ):
            return tuple(float(other == row) for other in range(rows))
    gains, losses, taken = [0.0] * rows, [0.0] * columns, [0] * rows
    row = 0
    for _ in range(TURNS):
        taken[row] += 1
        for column in range(columns):
            losses[column] += table[row][column]
        answer = losses.index(min(losses))
        for each in range(rows):
            gains[each] += table[each][answer]
        row = gains.index(max(gains))
    return tuple(times / TURNS for times in taken)


Mind = GloryDaysCorner
