"""The 6 × 6 ring: squares, and where boxers may go (R12, R42-R47).

Everything is worked out once for all placings; the rules only look it up.
"""

from __future__ import annotations

from functools import cache

Square = str
"""Column a to f and row 1 to 6, such as ``c3``."""

COLUMNS, ROWS = "abcdef", "123456"
SQUARES: tuple[Square, ...] = tuple(column + row for column in COLUMNS for row in ROWS)
START_RED: Square = "c3"
START_BLUE: Square = "d4"

# The eight directions counter-clockwise from east, so that a turn by 45° is one step in the list.
_COMPASS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))


def adjacent(one: Square, other: Square) -> bool:
    """Whether two different squares share a side or a corner (R12)."""
    across, up = _step(one, other)
    return one != other and max(abs(across), abs(up)) == 1


def on_the_ropes(square: Square) -> bool:
    """Whether a square lies on the edge of the ring (R12)."""
    return square[0] in "af" or square[1] in "16"


@cache
def dodges(at: Square, df: Square) -> tuple[Square, ...]:
    """Where DF may step after a miss: straight back, diagonally back, sideways (R42, R43)."""
    return tuple(square for turn in (0, 1, -1, 2, -2) if (square := _back(at, df, turn)))


@cache
def retreat(at: Square, df: Square) -> Square | None:
    """Where DF is driven by a landed punch (R44); ``None`` leaves him trapped (R45)."""
    return _back(at, df, 0) or _back(at, df, 1) or _back(at, df, -1)


@cache
def follows(at: Square, df: Square) -> tuple[Square, ...]:
    """Where AT may stand after DF's move, his own square (staying) first (R47)."""
    staying = (at,) if adjacent(at, df) else ()
    return staying + tuple(
        square for square in SQUARES if adjacent(square, at) and square != df and adjacent(square, df)
    )


@cache
def room(at: Square, df: Square) -> int:
    """How often DF can give ground before he is trapped, AT closing up as is worst for him (R44, R45, R47)."""
    back = retreat(at, df)
    return 0 if back is None else 1 + min(room(square, back) for square in follows(at, back))


def placings() -> tuple[tuple[Square, Square], ...]:
    """All 220 ordered pairs of adjacent squares."""
    return tuple((at, df) for at in SQUARES for df in SQUARES if adjacent(at, df))


def within_reach() -> tuple[tuple[Square, Square], ...]:
    """All ordered pairs of squares at most two steps apart: after DF's move, AT can close up to him."""
    return tuple(
        (at, df) for at in SQUARES for df in SQUARES if at != df and max(map(abs, _step(at, df))) <= 2
    )


def _step(start: Square, end: Square) -> tuple[int, int]:
    return COLUMNS.index(end[0]) - COLUMNS.index(start[0]), ROWS.index(end[1]) - ROWS.index(start[1])


def _back(at: Square, df: Square, turn: int) -> Square | None:
    """The square one step from DF along the line from AT, turned by 45° ``turn`` times; or ``None``."""
    direction = _COMPASS.index(_step(at, df))
    across, up = _COMPASS[(direction + turn) % 8]
    column, row = COLUMNS.index(df[0]) + across, ROWS.index(df[1]) + up
    return COLUMNS[column] + ROWS[row] if 0 <= column < 6 and 0 <= row < 6 else None
