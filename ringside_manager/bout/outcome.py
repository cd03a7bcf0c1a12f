"""How a bout ends: its outcome, what the judges' cards say together, and the exception that ends it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ringside_manager.bout.corner import BLUE, RED, Corner, Keyed

# How a bout ended, in record-book terms


class Method(Keyed):
    """The ways a bout can end, by their record-book codes."""

    KO = "KO"
    TKO = "TKO"
    RTD = "RTD"
    """Retired in the corner."""
    UD = "UD"
    SD = "SD"
    MD = "MD"
    DEC = "DEC"
    """Decision in a system without three judges."""
    TD = "TD"
    """Technical decision."""
    DQ = "DQ"
    DRAW = "DRAW"
    NC = "NC"
    """No contest."""

    @property
    def is_stoppage(self) -> bool:
        """Whether the bout ended before the last bell by the fists of the winner."""
        return self in _STOPPAGES

    @property
    def is_decision(self) -> bool:
        """Whether scorecards named the winner (CV61)."""
        return self in _DECISIONS


TECHNICAL_DRAW = "technical_draw"
"""The cause of a draw that came before the last bell."""
CUT = "cut"
"""The cause of an end in every system in which a cut can stop a bout."""

_STOPPAGES = frozenset({Method.KO, Method.TKO, Method.RTD})
_DECISIONS = frozenset({Method.UD, Method.SD, Method.MD, Method.DEC, Method.TD})


@dataclass(frozen=True, slots=True)
class Scorecard:
    """One judge's card: ``rounds[i]`` is (red, blue) for round i + 1, ``total`` their sum.

    In systems scored by rounds won, a round is (1, 0), (0, 1) or (0, 0).
    """

    judge: str
    rounds: tuple[tuple[int, int], ...]

    @property
    def total(self) -> tuple[int, int]:
        """Points of red and blue over all rounds on the card."""
        red = blue = 0
        for reds, blues in self.rounds:
            red, blue = red + reds, blue + blues
        return red, blue


@dataclass(frozen=True, slots=True)
class Outcome:
    """The one result of a bout (R58, CV60); every pair is (red, blue).

    ``winner`` is ``None`` for a draw or no contest.  ``time`` is the system's own clock within
    ``round`` (Ringside: the turn, 18 for decisions).  ``knockdowns`` counts the knockdowns each
    side scored, the knockout punch apart.  ``damage`` is what each side's punches caused as the
    system scores it, ``landed`` the punches it landed, both over the whole bout.  ``loss`` is what
    each side lost of ``start``, the strength it would have begun with unhindered, in the system's
    own points (C57): the whole number the next bout carries over.  ``cause`` is the system's word for
    what ended a bout that its method does not tell (``cut``, ``swelling`` …); empty where there is none.
    """

    method: Method
    winner: Corner | None
    round: int
    time: int
    knockdowns: tuple[int, int]
    damage: tuple[int, int]
    landed: tuple[int, int]
    loss: tuple[int, int]
    start: tuple[int, int]
    scorecards: tuple[Scorecard, ...] = ()
    cause: str = field(default="", metadata={"later": True})
    """Younger than the first journals, so written only where there is one."""

    def __post_init__(self) -> None:
        drawn = self.method in (Method.DRAW, Method.NC)
        if drawn != (self.winner is None):
            raise ValueError(f"{self.method.value} does not fit the winner {self.winner}")


# The bout is over: raised where it happens, so that nothing that was still to be done is


class BoutOver(Exception):  # noqa: N818  # it is no error
    """The bout has ended; raised where it happens and caught where the bout began.

    ``winner`` is ``None`` for a draw; ``cause`` is the system's word for what its method does not say.  ``round`` and
    ``time`` are those of the system's clock, 0 where its state says when it ended.
    """

    def __init__(
        self, method: Method, winner: Corner | None, cause: str = "", number: int = 0, time: int = 0
    ) -> None:
        super().__init__(method.value, cause)
        self.method, self.winner, self.cause = method, winner, cause
        self.round, self.time = number, time


# What the cards of the judges say together


Points = tuple[int, int]
"""Of red and of blue."""
JUDGE_NAMES = ("first", "second", "third")
ONE_CARD = ("table",)


def verdict_of_three(cards: Sequence[Points]) -> tuple[Method, Corner | None]:
    """What three totals, (red, blue) each, say: who is ahead on two of them wins."""
    red = sum([mine > his for mine, his in cards])
    blue = sum([his > mine for mine, his in cards])
    winner, won, lost = (RED, red, blue) if red > blue else (BLUE, blue, red)
    if won < 2:
        return Method.DRAW, None
    if won == len(cards):
        return Method.UD, winner
    return (Method.SD if lost else Method.MD), winner


def totals(cards: Iterable[Iterable[Points]]) -> list[Points]:
    """Return each card added up."""
    added = [tuple(map(sum, zip(*card, strict=True))) for card in cards]
    return [(each[0], each[1]) if each else (0, 0) for each in added]


def scorecards(cards: Sequence[Iterable[Points]]) -> tuple[Scorecard, ...]:
    """Return the cards, one or three, as a record holds them."""
    names = ONE_CARD if len(cards) == 1 else JUDGE_NAMES
    return tuple([Scorecard(name, tuple(card)) for name, card in zip(names, cards, strict=True)])


def round_winner(cards: Sequence[Points]) -> Corner | None:
    """Return who won a round on at least two of three cards."""
    red, blue = sum(mine > his for mine, his in cards), sum(his > mine for mine, his in cards)
    return RED if red > 1 else BLUE if blue > 1 else None
