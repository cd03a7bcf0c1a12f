"""Quest's corner in character: a boxer does what a man of his kind and strength would do, in shares of a hundred.

Everything here is designed (QP1 to QP7 of ``docs/rules/quest.md``) and was calibrated on the thirty heavyweights:
``docs/studies/quest_in_character.md``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ringside_manager.bout.corner import Request
from ringside_manager.bout.view import lead_is_safe
from ringside_manager.engines.quest import moves
from ringside_manager.engines.quest.automatic import AGGRESSIVE_NEEDS, DEFENSIVE_NEEDS, AutomaticCorner
from ringside_manager.engines.quest.card import QuestCard
from ringside_manager.engines.quest.moves import NO_MOVE, SANDBAG, Action, Family, Move
from ringside_manager.engines.quest.state import CLASH_KINDS, WATCH_KINDS
from ringside_manager.engines.quest.tables import CLINCH_FOUL_FROM, Pool
from ringside_manager.engines.quest.view import SWING, QuestView


class Manner(NamedTuple):
    """How the men of a style box.

    ``press`` holds the clashes in a hundred he goes forward in, by his breath (QP2); ``tries`` those in which he adds a move;
    ``likes`` weighs his moves, those it does not name by 1.
    """

    press: tuple[int, int, int, int, int]
    tries: int
    likes: Mapping[Move, int]


MANNERS = {
    "swarmer": Manner((15, 50, 85, 100, 100), 60, {moves.SWARM: 4, moves.BODY_SNATCHER: 3, moves.CUT_OFF_RING: 3, moves.HAYMAKER: 2, moves.LIVER_SHOT: 2}),
    "slugger": Manner((15, 50, 85, 100, 100), 60, {moves.HAYMAKER: 4, moves.BODY_SNATCHER: 2, moves.SWARM: 2, moves.LIVER_SHOT: 2}),
    "boxer-puncher": Manner((10, 40, 75, 95, 100), 60, {moves.HAYMAKER: 3, moves.FEINT: 2, moves.COUNTERPUNCH: 2, moves.SWARM: 2}),
    "out-boxer": Manner((5, 35, 65, 90, 100), 60, {moves.STICK_AND_MOVE: 4, moves.FEINT: 3, moves.COUNTERPUNCH: 2}),
    "counterpuncher": Manner((5, 35, 65, 90, 100), 60, {moves.COUNTERPUNCH: 4, moves.FEINT: 3, moves.TURTLE: 2}),
}  # fmt: skip
"""QP1."""


@lru_cache(maxsize=1024)
def style_of(card: QuestCard) -> str:
    """The style of a card, by its moves and its dice; a half stands for the smaller die (QP1)."""
    speed, might = _dice(card.speed), _dice(card.might)
    if moves.COUNTERPUNCH in card.moves and moves.SWARM not in card.moves:
        return "counterpuncher"
    if speed >= 6.5 and might <= speed + 2:
        return "out-boxer"
    if speed >= 7:
        return "boxer-puncher"
    if might >= speed + 3 or (moves.HAYMAKER in card.moves and moves.SWARM not in card.moves):
        return "slugger"
    return "swarmer" if moves.SWARM in card.moves else "boxer-puncher"


def _dice(pool: Pool) -> float:
    return pool.dice + (0.5 if pool.extra else 0.0)


# Classes of situations


USUAL, HURT, FINISHING, CHASING, KEEPING = range(5)
"""QP3."""
DICE_THAT_TELL = 3
"""QP3: dice lost from which on a boxer is hurt."""


BREATH = (5, 6, 7, 8)
"""QP2: half points of stamina for each round left."""


def breath(stamina: int, rounds_left: int) -> int:
    """QP2: 0 to 4, of the stamina he plans with and the rounds left, this one counted."""
    return sum(2 * stamina >= half * rounds_left for half in BREATH)


def is_hurt(stamina: int, start: int, dice_lost: int) -> bool:
    """QP3: a fifth of his stamina left, or three dice gone."""
    return 5 * stamina <= start or dice_lost >= DICE_THAT_TELL


def mood(view: QuestView) -> int:
    """QP3: what he is about, the first that holds: hurt, about to finish, behind or safe in the last third."""
    me, other = view.me, view.opponent
    if is_hurt(view.stamina_at_hand, me.start, me.damage_speed + me.damage_might + me.damage_defense):
        return HURT
    if is_hurt(other.stamina, other.start, other.damage_speed + other.damage_might + other.damage_defense):
        return FINISHING
    if 3 * (view.round - 1) >= 2 * view.terms.rounds:
        middle = sorted(view.leads)[1]
        if middle < 0:
            return CHASING
        if lead_is_safe(view, SWING):
            return KEEPING
    return USUAL


PRESS_MORE = (0, -10, 25, 30, -20)
"""QP4: clashes in a hundred he goes forward in beyond his manner, by his mood."""
SHELTER = (moves.TURTLE, moves.PEEKABOO, moves.CLINCH, moves.STICK_AND_MOVE, moves.ROPE_A_DOPE)
ATTACK = (moves.HAYMAKER, moves.SWARM, moves.BODY_SNATCHER, moves.LIVER_SHOT, moves.GRANDSTAND)
MOOD_LIKES = 3
"""QP5: how much more a move is liked that fits the mood."""


FITTING: tuple[tuple[Move, ...], ...] = ((), SHELTER, ATTACK, ATTACK, SHELTER)
"""QP5: the moves that fit each mood."""


def liked(manner: Manner, move: Move, mood: int) -> int:
    """QP5: the weight of a move."""
    weight = manner.likes.get(move, 1)
    return weight * MOOD_LIKES if move in FITTING[mood] else weight


# The corner


class CharacterCorner(AutomaticCorner):
    """Plans and watches in character; seconds and reactive moves are those of the automatic corner (QP7)."""

    __slots__ = ()

    def choose(self, request: Request[Any], view: QuestView) -> Any:
        if request.kind in CLASH_KINDS:
            return self._planned(request, view)
        if request.kind in WATCH_KINDS:
            return self._named(request, view)
        return super().choose(request, view)

    def _planned(self, request: Request[Action], view: QuestView) -> Action:
        """QP4, QP5: a stance he can pay, and sometimes a move with it."""
        roll = self._chance.roll
        manner, now = MANNERS[style_of(view.me.card)], mood(view)
        left = view.stamina_at_hand - view.planned_price
        if left < DEFENSIVE_NEEDS:
            return SANDBAG
        forward = (
            manner.press[breath(view.stamina_at_hand, view.terms.rounds - view.round + 1)] + PRESS_MORE[now]
        )
        presses = roll(100, "stance") <= forward and left >= AGGRESSIVE_NEEDS
        family = Family.AGGRESSIVE if presses else Family.DEFENSIVE
        stance = moves.PLAIN[family]
        fitting = [
            action for action in request.options
            if action.family is family and action.move is not NO_MOVE and (not action.move.price or left > action.price)
            and not self._spoils(view, action.move, request.kind)
        ]  # fmt: skip
        if not fitting or roll(100, "try_move") > manner.tries:
            return stance
        return fitting[self._drawn([liked(manner, action.move, now) for action in fitting])]

    def _spoils(self, view: QuestView, move: Move, kind: str) -> bool:
        """QP5: a move that would be a foul, or is seen through for the third time running (Q16, Q45)."""
        if move is moves.CLINCH and view.me.used[move.place] >= CLINCH_FOUL_FROM - 1:
            return True
        return view.moves_before(CLASH_KINDS.index(kind)) == (move, move)

    def _named(self, request: Request[Move], view: QuestView) -> Move:
        """QP6: he has studied the other and watches mostly for what that man likes."""
        left = view.automatic_names(WATCH_KINDS.index(request.kind))
        if not left:
            return NO_MOVE
        manner = MANNERS[style_of(view.opponent.card)]
        return left[self._drawn([liked(manner, move, USUAL) for move in left])]

    def _drawn(self, weights: Sequence[int]) -> int:
        """The place of one of these, drawn as often as its weight says."""
        drawn = self._chance.roll(sum(weights), "mix")
        for place, weight in enumerate(weights):
            drawn -= weight
            if drawn <= 0:
                return place
        raise AssertionError("a die shows no more than its sides")  # pragma: no cover
