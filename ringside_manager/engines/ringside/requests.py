"""Every decision of a Ringside bout (R19), built once for each corner and looked up by the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from itertools import compress, product

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.request import Both, Request
from ringside_manager.engines.ringside.ring import SQUARES, Square, dodges, follows, placings, within_reach
from ringside_manager.engines.ringside.tables import PUNCHES, Punch, Tactic


class Rush(Enum):
    """Whether the attacker rushes (R64)."""

    HOLD = "hold"
    RUSH = "rush"


class Counter(Enum):
    """Whether the boxer just hit tries to counterpunch (R38, R39)."""

    TRY = "try"
    DECLINE = "decline"


class Clinch(Enum):
    """Whether the defender keeps his clinch (R77)."""

    RELEASE = "release"
    KEEP = "keep"


Squares = dict[Square, dict[Square, Request[Square]]]
"""Requests for a square, by AT's square, then DF's."""


@dataclass(frozen=True, slots=True)
class CornerRequests:
    """Every request of one corner.

    ``tactics[trapped][barred]`` leaves out what R74 and R80 forbid.  A request of ``dodge`` without
    options means that DF cannot move (R46).
    """

    tactics: tuple[tuple[Request[Tactic], Request[Tactic]], tuple[Request[Tactic], Request[Tactic]]]
    rush: Request[Rush]
    counter: Request[Counter]
    clinch: Request[Clinch]
    punches: Both
    """This corner throws, the other anticipates (R22)."""
    dodge: Squares
    """DF's square after a miss (R43)."""
    follow: Squares
    """AT's square after DF's move (R47)."""


def _tactic(corner: Corner, trapped: bool, barred: bool) -> Request[Tactic]:
    """R63: none and cover-up always, backpedaling unless trapped (R74), clinch unless barred (R80)."""
    legal = tuple(compress(Tactic, (True, True, not trapped, not barred)))
    return Request("tactic", corner, legal, "R63", plain=Tactic.NONE)


def _requests(corner: Corner) -> CornerRequests:
    anticipated: Request[Punch] = Request("anticipated", corner.opponent, PUNCHES, "R22")
    tactics = {
        (trapped, barred): _tactic(corner, trapped, barred)
        for trapped, barred in product((False, True), repeat=2)
    }
    return CornerRequests(
        tactics=(
            (tactics[False, False], tactics[False, True]),
            (tactics[True, False], tactics[True, True]),
        ),
        rush=Request("rush", corner, tuple(Rush), "R64", plain=Rush.HOLD),
        counter=Request("counter", corner, tuple(Counter), "R38", plain=Counter.TRY),
        clinch=Request("clinch", corner, tuple(Clinch), "R77", plain=Clinch.RELEASE),
        punches=Both(Request("thrown", corner, PUNCHES, "R22"), anticipated),
        dodge=_squares("dodge", corner, placings(), dodges, "R43"),
        follow=_squares("follow", corner, within_reach(), follows, "R47"),
    )


def _squares(
    kind: str,
    corner: Corner,
    placed: tuple[tuple[Square, Square], ...],
    legal: Callable[[Square, Square], tuple[Square, ...]],
    rule: str,
) -> Squares:
    table: Squares = {at: {} for at in SQUARES}
    for at, df in placed:
        table[at][df] = Request(kind, corner, legal(at, df), rule)
    return table


REQUESTS = {RED: _requests(RED), BLUE: _requests(BLUE)}
