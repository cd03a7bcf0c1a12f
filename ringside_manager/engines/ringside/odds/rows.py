"""The numbers a compiled bout works with: where each stands, and how cards, tables and states become rows of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, TypeVar

import numpy as np

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Method
from ringside_manager.engines.ringside.corner_ai import closest, roomiest
from ringside_manager.engines.ringside.odds import streams
from ringside_manager.engines.ringside.policies import (
    CLINCH_CLASSES,
    COUNTER_CLASSES,
    PARTS,
    PUNCH_CLASSES,
    RUSH_CLASSES,
    TACTIC_CLASSES,
    CornerTable,
    Shares,
)
from ringside_manager.engines.ringside.state import BoutState, Boxer
from ringside_manager.engines.ringside.tables import (
    HOOKS,
    MUST_SYSTEMS,
    PUNCHES,
    SQUARES,
    SWINGS,
    TURNS,
    Square,
    Tactic,
    dodges,
    follows,
    on_the_ropes,
    placings,
    retreat,
    within_reach,
)

# The ring: a row for each boxer, and one for the bout

_BOXER = (
    "agility", "counterpunch", "starting_total", "unreduced_total", "endurance", "square", "home", "trapped", "cover",
    "backpedal", "clinch", "rush", "barred", "landed", "scored", "points", "knockdowns", "knockdowns_at_bell",
    "total_damage", "total_landed", "at_bell",
)  # fmt: skip
"""Slots of ``Boxer``, in the order of their columns."""
(
    AGILITY, COUNTERPUNCH, TOTAL, UNREDUCED, ENDURANCE, SQUARE, HOME, TRAPPED, COVER, BACKPEDAL, CLINCH, RUSH, BARRED,
    LANDED, SCORED, POINTS, KNOCKDOWNS, KNOCKDOWNS_AT_BELL, TOTAL_DAMAGE, TOTAL_LANDED, AT_BELL,
) = range(len(_BOXER))  # fmt: skip
HEEDS = len(_BOXER)
"""Behind them stands whether anything but his table may decide for a boxer: what is told or forced, orders, a lapse."""
BOUT = 2
"""The row of the bout; ``AT`` is -1 before R14, ``METHOD`` while it goes on; two columns hold what each corner must answer.

``IS_TOLD`` stands while anything told or forced may be left, ``PHASE`` is the class of the round (P3).
"""
(
    ROUND, TURN, AT, ROUNDS, SCORING, SWING, SAVED_BY_BELL, USED_ROLLS, ALL_ROLLS, USED_CHOICES, ALL_CHOICES, FORCED,
    FORCED_BLUE, METHOD, WINNER, PASSED, LAST, EVERY, SEEN, STRAYS, IS_TOLD, PHASE,
) = range(22)  # fmt: skip
RING_WIDTH = 24
"""Columns of each row; a compiler has little to reckon with this number."""
NOBODY = -1

METHODS = (Method.KO, Method.TKO, Method.DEC, Method.DRAW)
KO, TKO, DEC, DRAW = range(len(METHODS))
NONE, COVER_UP, BACKPEDALING, CLINCHING = range(len(Tactic))
HOOK = np.array([punch in HOOKS for punch in PUNCHES])

OUTCOME = (METHOD, WINNER, ROUND, TURN)
"""What an outcome takes from the row of the bout; of the boxers come knockdowns, damage, landed, loss, each red and blue."""
WIDTH = len(OUTCOME) + 2 * 4
ENDING = OUTCOME[:3]
MOST_ROUNDS = 100
"""More than any bout has."""

# What is printed, by number

_ENDLESS = 1 << 30
SCORINGS = tuple(SWINGS)
_POINTS = {"rounds": ((0, 0, 0), (None, 1, 0)), **MUST_SYSTEMS}
"""R52, R56: as ``MUST_SYSTEMS``, and one for the winner of a round."""


def _score_rows(scoring: str) -> list[tuple[int, ...]]:
    rows = [(_ENDLESS if largest is None else largest, *points) for largest, *points in _POINTS[scoring]]
    return (rows + rows[-1:] * 5)[:5]


SCORES = np.array([_score_rows(scoring) for scoring in SCORINGS])
_NUMBER = {square: number for number, square in enumerate(SQUARES)}


MOST_SQUARES = 5
BEST, COUNT = MOST_SQUARES, MOST_SQUARES + 1
"""Behind the squares a boxer may take stand the best of them, and how many there are."""


def _squares(
    placed: Sequence[tuple[Square, Square]],
    legal: Callable[[Square, Square], tuple[Square, ...]],
    best: Callable[[tuple[Square, ...], Square, Square], Square],
    mover: int,
) -> Any:
    """The squares to take by AT's and DF's, eight numbers for each; the mover's own if there is none, counted as one."""
    squares = np.ones((36, 36, 8), np.int8)
    for at, df in placed:
        options, row = legal(at, df), squares[_NUMBER[at], _NUMBER[df]]
        row[:COUNT] = _NUMBER[(at, df)[mover]]
        row[: len(options)] = [_NUMBER[square] for square in options]
        if options:
            row[BEST], row[COUNT] = _NUMBER[best(options, at, df)], len(options)
    return squares


DODGES = _squares(placings(), dodges, lambda options, at, _: roomiest(options, at), 1)
FOLLOWS = _squares(within_reach(), follows, lambda options, _, df: closest(options, df), 0)
RETREATS = np.full((36, 36), NOBODY, np.int8)
for _at, _df in placings():
    if _back := retreat(_at, _df):
        RETREATS[_NUMBER[_at], _NUMBER[_df]] = _NUMBER[_back]

ROPES = np.array([on_the_ropes(square) for square in SQUARES])
MOST_TURNS = TURNS

# The cards: a row for each corner

STEADY_TACTIC, STEADY_RUSH, STEADY_COUNTER, STEADY_CLINCH, DODGE_WAY, FOLLOW_WAY, PICKS, LAPSE = range(8)
DAMAGES = 8
SURE_TACTIC = DAMAGES + 64
"""The damage of a punch stands at 8 times the punch thrown and the one expected."""
TACTICS = SURE_TACTIC + TACTIC_CLASSES
RUSHES = TACTICS + TACTIC_CLASSES * len(Tactic)
COUNTERS = RUSHES + RUSH_CLASSES
CLINCHES = COUNTERS + COUNTER_CLASSES
THROWN = CLINCHES + CLINCH_CLASSES
EXPECTED = THROWN + PUNCH_CLASSES * len(PUNCHES)
CARD_WIDTH = EXPECTED + PUNCH_CLASSES * len(PUNCHES)

_TABLE = [("ring", np.int64, (BOUT + 1, RING_WIDTH)), ("cards", np.int16, (2, CARD_WIDTH))]
EXACT_ROOM, FREE_ROOM = (
    np.dtype([*_TABLE, *room], align=True) for room in (streams.EXACT_ROOM, streams.FREE_ROOM)
)
"""What one thread works with.  All sizes are known to the compiler, which spares it most of the work of finding a number."""

Damage = tuple[tuple[int, ...], ...]
Made = TypeVar("Made")
MOST_PARTS = 1024


def _kept_once(make: Callable[[Any], Made]) -> Callable[[Any], Made]:
    """Remember what was made of a part many tables share, by the very object: to compare its thousands of rows takes longer."""
    kept: dict[int, tuple[Any, Made]] = {}

    def known(part: Any) -> Made:
        found = kept.get(id(part))
        if found is None:
            if len(kept) >= MOST_PARTS:
                kept.clear()
            found = kept[id(part)] = part, make(part)  # the part is held, so that nothing else gets its id
        return found[1]

    return known


@lru_cache(maxsize=1024)
def card_rows(tables: tuple[CornerTable, CornerTable], damage: tuple[Damage, Damage]) -> Any:
    """What the corners of a bout do and the damage each makes, by [thrown][expected]; nobody writes into it."""
    cards = np.empty((2, CARD_WIDTH), np.int16)
    for row, table, made in zip(cards, tables, damage, strict=True):
        parts = _tactic_parts(table.tactic), *map(_parts, (table.rush, table.counter, table.clinch))
        steady = *(part[0] for part in parts), table.dodge, table.follow, table.picks, table.lapse
        punches = _running(table.thrown), _running(table.anticipated)
        np.concatenate(
            (np.array(steady, np.int16), _flat(made), *(part[1] for part in parts), *punches), out=row
        )
    return cards


@lru_cache(maxsize=256)
def _flat(damage: Damage) -> Any:
    framed = np.zeros((8, 8), np.int16)
    framed[: len(PUNCHES), : len(PUNCHES)] = [row[1:] for row in damage[1:]]
    return framed.ravel()


@_kept_once
def _tactic_parts(rows: tuple[Shares, ...]) -> tuple[int, Any]:
    """The tactic that is certain in every class, then in each with the running totals; -1 where none is certain."""
    steady, sure = _row_of(tuple(shares.index(PARTS) if PARTS in shares else -1 for shares in rows))
    return steady, np.concatenate((sure, _running(rows)))


def _row_of(values: Shares) -> tuple[int, Any]:
    """What stands in every class, -1 if it is not the same; then what stands in each."""
    return values[0] if len(set(values)) == 1 else -1, np.array(values, np.int16)


_parts = _kept_once(_row_of)


@_kept_once
def _running(rows: tuple[Shares, ...]) -> Any:
    """The running totals of each row, one row behind the other."""
    return np.array(rows, np.int16).cumsum(1, np.int16).ravel()


_of_boxer = attrgetter(*_BOXER)


def ring_rows(state: BoutState, rolls: int = 0, choices: int = 0, forced: tuple[int, int] = (-1, -1)) -> Any:
    """A state at the beginning of a turn, so many rolls and choices told, and what each corner must answer (-1: nothing)."""
    ring = np.zeros((3, RING_WIDTH), np.int64)
    for row, boxer in zip(ring, (state.red, state.blue), strict=False):
        values = list(_of_boxer(boxer))
        values[SQUARE], values[HOME] = _NUMBER[boxer.square], _NUMBER[boxer.home]
        row[: len(_BOXER)] = values
    ring[BOUT, : WINNER + 1] = (
        state.round,
        state.turn,
        _corner(state.at),
        state.terms.rounds,
        SCORINGS.index(state.scoring),
        SWINGS[state.scoring],
        state.saved_by_bell,
        *(0, rolls, 0, choices),
        *forced,
        *(NOBODY, NOBODY),
    )
    ring[BOUT, IS_TOLD] = 1
    return ring


def _corner(boxer: Boxer | None) -> int:
    return NOBODY if boxer is None else (RED, BLUE).index(boxer.corner)
