"""Many bouts of Ringside from one beginning, fought by the compiled loop."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.instructions import InstructionsController
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.request import Controller, UniformController
from ringside_manager.engines.ringside.corner_ai import RingsideCorner
from ringside_manager.engines.ringside.instructions import table_of_orders
from ringside_manager.engines.ringside.odds import loop, rows, streams
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
        """So many bouts nobody can name, about twice as fast; the same for a seed and a number of bouts."""
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
        watched = Fights(begun, self.cards, self.told)
        outcomes = watched._fought(np.array(seeds, np.uint64).reshape(-1, 3), len(noted), noted)
        method, winner = (outcomes[:, rows.OUTCOME.index(column)] for column in rows.ENDING[:2])
        results = np.where(method < 0, np.nan, np.where(winner < 0, 0.5, winner == 0)).reshape(shape).T
        looks = noted.reshape(*shape, *noted.shape[1:]).swapaxes(0, 1)
        is_look = looks[..., rows.BOUT, rows.ROUNDS] > 0
        seen = looks[is_look]
        facts = np.concatenate([red_facts(seen), seen[:, rows.BOUT, rows.PASSED, None]], 1)
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
        room = np.zeros(1, rows.ROOM)
        room["cards"] = self.cards
        loop.fight(self.begun, room, self.told, seeds, outcomes, noted)
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
    if tables[0] is None or tables[1] is None:
        return None
    longest = max(max(len(rolls), len(choices)) for _, rolls, choices, _ in begun)
    told = np.zeros((len(begun), 2, max(1, longest)), np.int64)
    rings = np.zeros((len(begun), rows.BOUT + 1, rows.RING_WIDTH), np.int64)
    for (state, rolls, choices, forced), known, ring in zip(begun, told, rings, strict=True):
        known[0, : len(rolls)], known[1, : len(choices)] = rolls, choices
        held = [forced[1] if forced and forced[0] is corner else -1 for corner in CORNERS]
        ring[:] = rows.ring_rows(state, len(rolls), len(choices), (held[0], held[1]))
    printed = rows.card_rows((tables[0], tables[1]), (first.red.damage, first.blue.damage))
    return Fights(rings, printed, told)


def red_facts(rings: Any) -> Any:
    """What the red corner knows of each ring at the beginning of a turn: a row in the order of ``instructions.FACTS``."""
    me, him, bout = rings[:, 0].T, rings[:, 1].T, rings[:, 2].T
    lead, round_lead = me[rows.POINTS] - him[rows.POINTS], me[rows.SCORED] - him[rows.SCORED]
    rounds_left, turn = bout[rows.ROUNDS] - bout[rows.ROUND], bout[rows.TURN]
    at_stake = bout[rows.SWING] * (rounds_left + 1)
    safe = (lead > at_stake) | ((lead == at_stake) & (round_lead >= 0))

    def both(tell: Callable[[Any], Any]) -> tuple[Any, Any]:
        return tell(me), tell(him)

    def of(column: int) -> tuple[Any, Any]:
        return me[column], him[column]

    own, other = of(rows.KNOCKDOWNS), of(rows.KNOCKDOWNS_AT_BELL)
    scored = own[0] > other[0], own[1] > other[1]
    facts = (
        *(bout[rows.ROUND], rounds_left, turn, np.maximum(0, rows.MOST_TURNS - turn), lead, safe, round_lead),
        bout[rows.AT] == 0,
        *of(rows.ENDURANCE),
        *both(lambda one: one[rows.ENDURANCE] * 100 // np.maximum(1, one[rows.TOTAL])),
        me[rows.ENDURANCE] - him[rows.ENDURANCE],
        *both(lambda one: one[rows.ENDURANCE] <= 0),
        *both(lambda one: one[rows.AT_BELL] - one[rows.ENDURANCE]),
        *of(rows.LANDED),
        *of(rows.KNOCKDOWNS),
        *reversed(scored),
        *of(rows.TRAPPED),
        *both(lambda one: rows.ROPES[one[rows.SQUARE]]),
        *of(rows.COVER),
        *of(rows.CLINCH),
        me[rows.CLINCH] | him[rows.CLINCH],
        him[rows.BACKPEDAL],
    )
    return np.stack([np.asarray(fact, np.int64) for fact in facts], 1)


def table_of(corner: Controller, own: RingsideCard, other: RingsideCard) -> CornerTable | None:
    """The table a corner decides by; ``None`` if there is none."""
    if type(corner) is UniformController:
        return PLAIN_TABLE
    if isinstance(corner, InstructionsController):
        base = table_of(corner.otherwise, own, other)
        return None if base is None else table_of_orders(corner.instructions, base)
    return corner.table(own, other) if isinstance(corner, RingsideCorner) else None


def _ending(key: int) -> Ending:
    rest, number = divmod(key, rows.MOST_ROUNDS)
    method, winner = divmod(rest, 3)
    return rows.METHODS[method], CORNERS[winner - 1] if winner else None, number


def compile_all() -> None:
    """Compile what is not yet; no bout is fought."""
    nothing = np.zeros((1, 2, 1), np.int64)
    printed = np.zeros((2, rows.CARD_WIDTH), np.int16)
    Fights(np.zeros((1, rows.BOUT + 1, rows.RING_WIDTH), np.int64), printed, nothing).numbered(
        "", ("", ""), range(0)
    )
