"""Many bouts of Ringside from one beginning, fought by the compiled loop."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ringside_manager.bout.corner import (
    CORNERS,
    Controller,
    Corner,
    Instruction,
    InstructionsController,
    UniformController,
)
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.engines.ringside.corner_ai import RingsideCorner
from ringside_manager.engines.ringside.odds import loop, orders, rows, streams
from ringside_manager.engines.ringside.policies import PLAIN_TABLE, CornerTable
from ringside_manager.engines.ringside.state import BoutState
from ringside_manager.engines.ringside.tables import RingsideCard

Ending = tuple[Method, Corner | None, int]
"""How a bout ended, who won it and in which round."""
Sums = tuple[tuple[int, int], tuple[int, int]]
"""Knockdowns and punches landed in all bouts together, of red and blue."""

Begun = tuple[BoutState, Sequence[int], Sequence[int], tuple[Corner, int] | None]
"""Where a bout stands, then the recorded rolls and choices and the forced answer of a corner."""


@dataclass(frozen=True, slots=True)
class Fights:
    """Bouts that begin alike, or in turn from one of several places, to be fought on any number of threads at once."""

    begun: Any
    cards: Any
    told: Any
    orders: Any

    def numbered(self, before: str, endings: tuple[str, str], numbers: range) -> Any:
        """The bouts with these numbers; their seeds are derived from ``before`` and the number, those of the corners from
        that of the bout and ``endings``.
        """
        return self._fought(streams.seeds_of(before, numbers, endings), len(numbers))

    def seeded(self, seeds: Sequence[tuple[int, int, int]]) -> Any:
        """The bouts with these seeds: of the dice, the red and the blue corner."""
        return self._fought(np.array(seeds, np.uint64).reshape(-1, 3), len(seeds))

    def outcome(self, dice: int, red: int, blue: int) -> Outcome:
        """The bout with the seeds of the dice, the red and the blue corner, by itself; no scorecards are kept."""
        method, winner, number, turn, *sums = self.seeded([(dice, red, blue)])[0].tolist()
        knockdowns, damage, landed, loss = zip(sums[::2], sums[1::2], strict=True)
        total, other = self.begun[0, : rows.BOUT, rows.UNREDUCED].tolist()
        return Outcome(
            rows.METHODS[method], None if winner < 0 else CORNERS[winner], number, turn,
            knockdowns, damage, landed, loss, (total, other),
        )  # fmt: skip

    def free(self, seed: int, bouts: int) -> Any:
        """So many bouts nobody can name, about three times as fast; the same for a seed and a number of bouts."""
        return self._fought(np.array([[seed]], np.uint64), bouts)

    def courses(
        self,
        seeds: Sequence[tuple[int, int, int]],
        each: int,
        turns: int,
        every: int,
        retold: Sequence[bool],
        *,
        stray: bool,
    ) -> tuple[Any, Any, Any]:
        """So many bouts from ``each`` beginning: what every one was worth to red (NaN if it was left before its end), what lay
        on the table on its way, and in how many rows; by beginning, then by number.

        They go on for so many turns, to their end with 0; every so many, and where a bout is left, the facts red's corner
        knows are noted, and last how many turns that was after the first.  ``seeds`` are those of each number, for all
        beginnings alike, or of each number and within it of each beginning.  ``retold`` says where the first turn has begun
        already, ``stray`` that both corners do anything in it.
        """
        begun = self.begun.copy()
        begun[:, rows.BOUT, rows.PASSED] = -np.array(retold, np.int64)
        begun[:, rows.BOUT, rows.LAST : rows.SEEN] = turns, every
        begun[:, rows.BOUT, rows.STRAYS] = stray
        most = turns or rows.MOST_TURNS * int(begun[:, rows.BOUT, rows.ROUNDS].max())
        shape = each, len(begun)
        noted = np.zeros((each * len(begun), most // every + 2, *begun.shape[1:]), np.int64)
        watched = Fights(begun, self.cards, self.told, self.orders)
        outcomes = watched._fought(np.array(seeds, np.uint64).reshape(-1, 3), len(noted), noted)
        method, winner = (outcomes[:, rows.OUTCOME.index(column)] for column in rows.ENDING[:2])
        results = np.where(method < 0, np.nan, np.where(winner < 0, 0.5, winner == 0)).reshape(shape).T
        looks = noted.reshape(*shape, *noted.shape[1:]).swapaxes(0, 1)
        is_look = looks[..., rows.BOUT, rows.ROUNDS] > 0
        seen = looks[is_look]
        facts = np.zeros((len(seen), len(orders.FACTS) + 1), np.int64)
        orders.tell_red(seen, facts[:, :-1])
        facts[:, -1] = seen[:, rows.BOUT, rows.PASSED]
        return results, facts, is_look.sum(2)

    @staticmethod
    def counted(outcomes: Any) -> tuple[Iterator[tuple[Ending, int]], Sums]:
        """How often each ending is among these bouts, and their sums."""
        methods, winners, rounds = (outcomes[:, rows.OUTCOME.index(column)] for column in rows.ENDING)
        keys = (methods * 3 + winners + 1) * rows.MOST_ROUNDS + rounds
        found, counts = np.unique(keys, return_counts=True)
        endings = (_ending(key) for key in found.tolist())
        red, blue, _, _, landed, against = outcomes[:, len(rows.OUTCOME) :].sum(0)[:6].tolist()
        return zip(endings, counts.tolist(), strict=True), ((red, blue), (landed, against))

    def _fought(self, seeds: Any, bouts: int, noted: Any = None) -> Any:
        """A row for each bout (``rows.OUTCOME``); nothing is ``noted`` without room for it."""
        outcomes = np.zeros((bouts, rows.WIDTH), np.int64)
        if noted is None:
            noted = np.zeros((1, 0, 0, 0), np.int64)
        room = np.zeros(1, rows.EXACT_ROOM if seeds.shape[1] > 1 else rows.FREE_ROOM)
        room["cards"] = self.cards
        loop.fight(self.begun, room, self.told, self.orders, seeds, outcomes, noted)
        return outcomes


def prepared(
    state: BoutState,
    corners: tuple[Controller, Controller],
    rolls: Sequence[int] = (),
    choices: Sequence[int] = (),
    forced: tuple[Corner, int] | None = None,
) -> Fights | None:
    """Bouts from ``state`` on, which stands before the first bell or at the beginning of a turn, with these corners.

    After it come the recorded rolls and choices, then the forced answer of a corner.  ``None`` if a corner decides by anything
    but a table; the controllers draw no die.
    """
    return prepared_each([(state, rolls, choices, forced)], corners)


def prepared_each(begun: Sequence[Begun], corners: tuple[Controller, Controller]) -> Fights | None:
    """Bouts in turn from each of several places of one bout, told of as in ``prepared``."""
    first = begun[0][0]
    cards = first.red.card, first.blue.card
    tables = [table_of(corner, *pair) for corner, pair in zip(corners, (cards, cards[::-1]), strict=True)]
    written = orders.order_rows((_orders_of(corners[0]), _orders_of(corners[1])))
    if tables[0] is None or tables[1] is None or written is None:
        return None
    longest = max(max(len(rolls), len(choices)) for _, rolls, choices, _ in begun)
    told = np.zeros((len(begun), 2, max(1, longest)), np.int64)
    rings = np.zeros((len(begun), rows.BOUT + 1, rows.RING_WIDTH), np.int64)
    for (state, rolls, choices, forced), known, ring in zip(begun, told, rings, strict=True):
        known[0, : len(rolls)], known[1, : len(choices)] = rolls, choices
        held = [forced[1] if forced and forced[0] is corner else -1 for corner in CORNERS]
        ring[:] = rows.ring_rows(state, len(rolls), len(choices), (held[0], held[1]))
    printed = rows.card_rows((tables[0], tables[1]), (first.red.damage, first.blue.damage))
    return Fights(rings, printed, told, written)


def table_of(corner: Controller, own: RingsideCard, other: RingsideCard) -> CornerTable | None:
    """The table a corner decides by where it has no orders; ``None`` if there is none."""
    if isinstance(corner, InstructionsController):
        corner = corner.otherwise
    if type(corner) is UniformController:
        return PLAIN_TABLE
    return corner.table(own, other) if isinstance(corner, RingsideCorner) else None


def _orders_of(corner: Controller) -> tuple[Instruction, ...]:
    return corner.instructions if isinstance(corner, InstructionsController) else ()


def _ending(key: int) -> Ending:
    rest, number = divmod(key, rows.MOST_ROUNDS)
    method, winner = divmod(rest, 3)
    return rows.METHODS[method], CORNERS[winner - 1] if winner else None, number


def compile_all() -> None:
    """Compile what is not yet; no bout is fought."""
    nothing = np.zeros((1, 2, 1), np.int64)
    printed = np.zeros((2, rows.CARD_WIDTH), np.int16)
    rings, no_orders = np.zeros((1, rows.BOUT + 1, rows.RING_WIDTH), np.int64), orders.order_rows(((), ()))
    fights = Fights(rings, printed, nothing, no_orders)
    fights.numbered("", ("", ""), range(0))
    fights.free(0, 0)
    orders.tell_red(rings[:0], np.zeros((0, 2), np.int64)[:, :-1])
