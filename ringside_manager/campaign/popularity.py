"""Popularity: what a result and knockdowns earn, and what a rank is worth (C28-C35, CV61)."""

from __future__ import annotations

from enum import Enum

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.outcome import Method, Outcome

CHAMPION = 0
"""The rank of the champion; contenders are ranked 1, 2, 3 … (C33)."""


class Verdict(Enum):
    """How the campaign reads a result for one side: a column of C29."""

    KO = "KO"
    TKO = "TKO"
    DECISION = "decision"
    DRAW = "draw"


WINNER_HALF = {Verdict.KO: 4, Verdict.TKO: 3, Verdict.DECISION: 2, Verdict.DRAW: 0}
LOSER_HALF = {Verdict.KO: -3, Verdict.TKO: -2, Verdict.DECISION: -1, Verdict.DRAW: 0}
"""The two rows of C29, in half points."""


def verdict(method: Method, won: bool) -> Verdict:
    """How the campaign reads ``method`` for the winner or the loser (CV61).

    A disqualification is a decision to the winner and a TKO to the loser; a no contest reads as a draw.
    """
    if method is Method.DQ:
        return Verdict.DECISION if won else Verdict.TKO
    if method.is_decision:
        return Verdict.DECISION
    if method.is_stoppage:
        return Verdict.KO if method is Method.KO else Verdict.TKO
    return Verdict.DRAW


def result_half(method: Method, winner: Corner | None) -> tuple[int, int]:
    """What the result alone changes in earned POP, (red, blue) in half points (C29, CV61)."""
    red, blue = (_share_of_result(method, winner is corner) for corner in CORNERS)
    return red, blue


def _share_of_result(method: Method, won: bool) -> int:
    return (WINNER_HALF if won else LOSER_HALF)[verdict(method, won)]


def earned_change_half(outcome: Outcome) -> tuple[int, int]:
    """The change of earned POP after a bout, (red, blue) in half points (C29, C30).

    Each side is paid a half for every knockdown he scored, won or lost; the knockout punch is not among them.
    """
    red, blue = result_half(outcome.method, outcome.winner)
    return red + outcome.knockdowns[0], blue + outcome.knockdowns[1]


def rank_pop_half(rank: int) -> int:
    """Rank POP of a rank, 0 being the champion, in half points (C33).

    Contenders get (51 - rank) / 10 to the nearest half, never below 0; ``ValueError`` below rank 0.
    """
    if rank < CHAMPION:
        raise ValueError(f"a rank is 0 for the champion or counts from 1, not {rank}")
    # (51 - rank) / 5 half points, rounded to the nearest: tenths never fall on the middle.
    return 20 if rank == CHAMPION else max(0, (2 * (51 - rank) + 5) // 10)


def total_half(earned_half: int, rank: int | None) -> int:
    """POP total in half points: earned POP and rank POP; no rank (``None``) is worth nothing (C28, C34)."""
    return earned_half + (0 if rank is None else rank_pop_half(rank))


def pop_text(half: int) -> str:
    """Half points written as POP, exactly: ``14½``, ``-½``, ``0`` (C31)."""
    sign = "-" if half < 0 else ""
    whole, rest = divmod(abs(half), 2)
    return f"{sign}{whole or ''}½" if rest else f"{sign}{whole}"
