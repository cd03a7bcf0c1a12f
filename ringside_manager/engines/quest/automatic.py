"""The automatic corner (section 15): what a corner does whose manager is absent, and the corner of all reference figures."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeVar

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import Request
from ringside_manager.engines.quest import moves
from ringside_manager.engines.quest.moves import (
    AGGRESSIVE,
    AS_PLAIN,
    CLINCH,
    DEFENSIVE,
    GRANDSTAND,
    NO_MOVE,
    NO_TECHNIQUE,
    SANDBAG,
    WITH_MOVE,
    Action,
    Family,
    Move,
    Technique,
)
from ringside_manager.engines.quest.state import CLASH_KINDS, WATCH_KINDS, Book, Boxer, Table
from ringside_manager.engines.quest.tables import CLASHES, CLINCH_FOUL_FROM

C = TypeVar("C")

AGGRESSIVE_NEEDS, DEFENSIVE_NEEDS = 4, 2
"""Q83: stamina left before a stance is planned."""
MOVE_UP_TO = 3
"""Q84: a move is tried on a d6 at or below this."""


# Techniques


def technique(boxer: Boxer, stamina: int, open_to_him: tuple[Technique, ...]) -> Technique:
    """The first technique of Q82 that is open to him and helps."""
    helpful = boxer.damage_defense, stamina < boxer.start, boxer.damage_speed, boxer.damage_might, True
    for one, helps in zip(moves.AUTOMATIC, helpful, strict=True):
        if helps and one in open_to_him:
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
            for move in going_with(boxer.declared, action.family)
            if (not move.price or left > move.price)
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


@lru_cache(maxsize=4096)
def going_with(declared: tuple[Move, ...], family: Family) -> tuple[Move, ...]:
    """Those of his moves that go with a stance of the family, in the order of the card (Q84)."""
    return tuple(move for move in declared if family in move.families)


def _open(boxer: Boxer, move: Move, clash: int, chosen: list[Move]) -> bool:
    """Whether the limits of a move allow one more use (Q45, Q84)."""
    if move is GRANDSTAND:
        return clash == CLASHES - 1
    if move.per_round:
        if chosen.count(move) >= move.per_round:
            return False
        return move is not CLINCH or boxer.used[move.place] + 1 < CLINCH_FOUL_FROM
    return not move.per_bout or boxer.used[move.place] + chosen.count(move) < move.per_bout


class NamesLeft(dict[int, tuple[Move, ...]]):
    """The moves a boxer may declare that are not in a set of names (Q85), each list made when first asked for."""

    def __init__(self, declared: tuple[Move, ...]) -> None:
        self._declared = declared

    def __missing__(self, named: int) -> tuple[Move, ...]:
        left = self[named] = tuple(move for move in self._declared if not move.bit & named)
        return left


names_left = lru_cache(maxsize=4096)(NamesLeft)
"""One for every list of moves there is."""

_PLANNED = {kind: number for number, kind in enumerate((*CLASH_KINDS, *WATCH_KINDS))}
"""The decisions of a plan: first the actions of the clashes, then what is watched for in them."""


class AutomaticCorner:
    """Decides as section 15 says; it sees everything but the opponent's plan and the judges (Q80)."""

    __slots__ = ("_chance", "_pick", "_plans")

    def __init__(self, chance: Chance) -> None:
        self._chance, self._pick = chance, chance.pick
        self._plans: list[tuple[Any, int, list[Action]]] = [(None, 0, []), (None, 0, [])]

    def choose(self, request: Request[C], view: Any) -> C:
        kind = request.kind
        number = _PLANNED.get(kind)
        if number is not None:
            if number >= CLASHES:
                left = view.automatic_names(number - CLASHES)
                named: Any = self._pick(left) if left else NO_MOVE
                return named  # type: ignore[no-any-return]  # a move, as the request asks for
            planned: Any = self._action(request, view, number)
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
        return action if action.move is NO_MOVE or action in request.options else AS_PLAIN[action]
