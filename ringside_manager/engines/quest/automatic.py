"""The automatic corner (section 15): what a corner does whose manager is absent, and the corner of all reference figures."""

from __future__ import annotations

from typing import Any, TypeVar

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.request import Request
from ringside_manager.engines.quest import moves
from ringside_manager.engines.quest.moves import (
    AGGRESSIVE,
    CLINCH,
    DEFENSIVE,
    GRANDSTAND,
    NO_MOVE,
    NO_TECHNIQUE,
    SANDBAG,
    WITH_MOVE,
    Action,
    Move,
    Technique,
)
from ringside_manager.engines.quest.options import CLASH_KINDS, WATCH_KINDS
from ringside_manager.engines.quest.state import Book, Boxer, Table
from ringside_manager.engines.quest.tables import CLASHES, CLINCH_FOUL_FROM

C = TypeVar("C")

AGGRESSIVE_NEEDS, DEFENSIVE_NEEDS = 4, 2
"""Q83: stamina left before a stance is planned."""
MOVE_UP_TO = 3
"""Q84: a move is tried on a d6 at or below this."""


# Techniques


def helps(technique: Technique, boxer: Boxer, stamina: int) -> bool:
    """Whether a technique of Q82 helps now."""
    if technique is moves.WATER:
        return stamina < boxer.start
    if technique is moves.SWAB:
        return boxer.damage_defense > 0
    if technique is moves.COLD_IRON:
        return boxer.damage_speed > 0
    if technique is moves.RUB_DOWN:
        return boxer.damage_might > 0
    return technique is moves.SCOUTING


def technique(boxer: Boxer, stamina: int, open_to_him: tuple[Technique, ...]) -> Technique:
    """The first technique of Q82 that is open to him and helps."""
    for one in moves.AUTOMATIC:
        if one in open_to_him and helps(one, boxer, stamina):
            return one
    return NO_TECHNIQUE


def stamina_to_plan_with(boxer: Boxer, book: Book) -> int:
    """His stamina once Second Wind and the techniques he has chosen have taken effect (Q86)."""
    stamina = boxer.stamina
    if book.second_wind:
        stamina = min(boxer.start, stamina + boxer.start // 4)
    if moves.WATER in book.techniques:
        stamina = min(boxer.start, stamina + 1)
    return stamina


# Stances and moves


def stances(rounds_left: int, stamina: int) -> tuple[list[Action], int]:
    """The three plain stances, and the stamina left after them (Q83); ``rounds_left`` counts this one."""
    aggressive = (
        (2 * stamina >= 5 * rounds_left) + (stamina >= 3 * rounds_left) + (2 * stamina >= 7 * rounds_left)
    )
    planned = []
    for clash in range(CLASHES):
        wanted = clash >= CLASHES - aggressive
        if wanted and stamina >= AGGRESSIVE_NEEDS:
            action = AGGRESSIVE
        else:
            action = DEFENSIVE if stamina >= DEFENSIVE_NEEDS else SANDBAG
        stamina -= action.price
        planned.append(action)
    return planned, stamina


def plan(table: Table, boxer: Boxer, book: Book, chance: Chance) -> list[Action]:
    """The three clashes of the round: stances, then moves by dice (Q83, Q84)."""
    stamina = stamina_to_plan_with(boxer, book)
    planned, left = stances(table.terms.rounds - table.round + 1, stamina)
    chosen: list[Move] = []
    last = boxer.last
    for clash in range(CLASHES):
        action = planned[clash]
        move = NO_MOVE
        fitting = [
            move
            for move in boxer.declared
            if action.family in move.families
            and (not move.price or left > move.price)
            and not (last[0] is move and last[1] is move)
            and _open(boxer, move, clash, chosen)
        ]
        if fitting and chance.roll(6, "try_move") <= MOVE_UP_TO:
            move = fitting[chance.roll(len(fitting), "move") - 1]
            left -= move.price
            planned[clash] = WITH_MOVE[action.family, move]
        chosen.append(move)
        last = (last[1], move)
    return planned


def _open(boxer: Boxer, move: Move, clash: int, chosen: list[Move]) -> bool:
    """Whether the limits of a move allow one more use (Q45, Q84)."""
    if move is GRANDSTAND:
        return clash == CLASHES - 1
    if move.per_round:
        if chosen.count(move) >= move.per_round:
            return False
        return move is not CLINCH or boxer.used[move.place] + 1 < CLINCH_FOUL_FROM
    return not move.per_bout or boxer.used[move.place] + chosen.count(move) < move.per_bout


_CLASHES = {kind: number for number, kind in enumerate(CLASH_KINDS)}
_WATCHES = {kind: number for number, kind in enumerate(WATCH_KINDS)}


class AutomaticCorner:
    """Decides as section 15 says; it sees everything but the opponent's plan and the judges (Q80)."""

    __slots__ = ("_chance", "_pick", "_plans")

    def __init__(self, chance: Chance) -> None:
        self._chance, self._pick = chance, chance.pick
        self._plans: list[tuple[Any, int, list[Action]]] = [(None, 0, []), (None, 0, [])]

    def choose(self, request: Request[C], view: Any) -> C:
        kind = request.kind
        watching = _WATCHES.get(kind)
        if watching is not None:
            left = view.automatic_names(watching)
            named: Any = self._pick(left) if left else NO_MOVE
            return named  # type: ignore[no-any-return]  # a move, as the request asks for
        clash = _CLASHES.get(kind)
        if clash is not None:
            planned: Any = self._action(request, view, clash)
            return planned  # type: ignore[no-any-return]  # an action, as the request asks for
        if kind == "technique":
            technique: C = view.automatic_technique(request.options)
            return technique
        return self._chance.pick(request.options) if request.plain is None else request.plain

    def _action(self, request: Request[Any], view: Any, clash: int) -> Action:
        """The plan is made when it is first asked for, and kept for the other clashes of the round."""
        side, number = request.corner.index, view.round
        kept = self._plans[side]
        if kept[0] is not view or kept[1] != number or (clash == 0 and not view.clash):
            kept = self._plans[side] = (view, number, view.automatic_plan(self._chance))
        action = kept[2][clash]
        return action if action in request.options else action.as_plain()
