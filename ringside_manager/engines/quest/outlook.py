"""What each option of a Quest request would do, in numbers, and who throws the next die."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.orders import Comparison, FactSpec
from ringside_manager.bout.outlook import Measure, OptionEffect, Outlook, WantedDie
from ringside_manager.bout.request import Request
from ringside_manager.engines.quest import moves, seconds, tables
from ringside_manager.engines.quest.chances import exchange, outwits, spread
from ringside_manager.engines.quest.moves import DEFENSIVE, NO_MOVE, Action, Family, Move
from ringside_manager.engines.quest.pools import Pool
from ringside_manager.engines.quest.requests import CLASH_KINDS, WATCH_KINDS, Reaction
from ringside_manager.engines.quest.seconds import Technique
from ringside_manager.engines.quest.state import BoutState
from ringside_manager.engines.quest.view import QuestView

MEASURES = (
    FactSpec("price", "stamina it costs"),
    FactSpec("hit", "chance in 100 that he hits, if the other is plainly defensive"),
    FactSpec("other_hit", "chance in 100 that the other hits"),
    FactSpec("edge", "chance in 100 of the Edge"),
    FactSpec("down", "chance in 1000 that he knocks the other down"),
    FactSpec("other_down", "chance in 1000 that the other knocks him down"),
    FactSpec("if_seen", "chance in 100 that the move comes off although it is watched for"),
    FactSpec("uses", "uses of the move so far in the bout"),
    FactSpec("has_it", "1 if the other is known to have the move"),
    FactSpec("holds", "chance in 100 that it does not come off once it is watched for"),
    FactSpec("stamina", "stamina he has afterwards"),
    FactSpec("healed", "dice he gets back"),
    FactSpec("works", "chance in 100 that it works"),
    FactSpec("saved", "chance in 100 that the blow is kept out"),
)


def outlook(view: QuestView, request: Request[Any]) -> Outlook:
    """The effects of a request's options, seen from the corner that is asked.

    For a clash also the chance in 100 of a hit against each plain stance of the other.
    """
    if request.kind in CLASH_KINDS:
        effects = tuple(_action(view, option) for option in request.options)
        return Outlook(effects, tuple(family.value for family in Family), "hit")
    measures = _MEASURES.get(request.kind, _nothing)
    return Outlook(tuple(OptionEffect(measures(view, option)) for option in request.options))


def _percent(name: str, chance: float) -> Measure:
    return Measure(name, round(100 * chance), percent=True)


def _action(view: QuestView, action: Action) -> OptionEffect:
    """What a clash with this action brings (sections 6 to 9)."""
    me, him = view.me.numbers(), view.opponent.numbers()
    mine, his = exchange(me, him, action, DEFENSIVE)
    measures = [
        Measure("price", action.price),
        _percent("hit", mine.hit),
        _percent("other_hit", his.hit),
        _percent("edge", mine.edge),
        Measure("down", round(1000 * mine.down)),
        Measure("other_down", round(1000 * his.down)),
    ]
    if action.move is not NO_MOVE:
        measures.append(_percent("if_seen", outwits(me.cunning, him.cunning)))
        measures.append(Measure("uses", view.me.used[action.move.place]))
    against = tuple(round(100 * exchange(me, him, action, moves.PLAIN[family])[0].hit) for family in Family)
    return OptionEffect(tuple(measures), against)


def _watch(view: QuestView, move: Move) -> tuple[Measure, ...]:
    """Whether the other has the move, and how likely watching stops it (Q15, Q21)."""
    if move is NO_MOVE:
        return ()
    his, mine = view.opponent.card.cunning, view.me.card.cunning
    return Measure("has_it", int(view.opponent.has(move))), _percent("holds", 1 - outwits(his, mine))


def _technique(view: QuestView, technique: Technique) -> tuple[Measure, ...]:
    """What a second's work gives back, or how likely it works (Q50)."""
    me = view.me
    if technique is seconds.WATER:
        return (Measure("stamina", min(me.start, view.stamina_to_plan_with + 1)),)
    damage = {
        seconds.SWAB: me.damage_defense,
        seconds.COLD_IRON: me.damage_speed,
        seconds.RUB_DOWN: me.damage_might,
    }
    if technique in damage:
        return (Measure("healed", min(1, damage[technique])),)
    if technique is seconds.READ:
        return (_percent("works", sum(spread(me.card.cunning, tables.SUCCESS)[tables.READ_SUCCESSES :])),)
    return ()


def _second_wind(view: QuestView, reaction: Reaction) -> tuple[Measure, ...]:
    me = view.me
    gained = me.start // 4 if reaction is Reaction.USE else 0
    return (Measure("stamina", min(me.start, me.stamina + gained)),)


def _shoulder_roll(view: QuestView, reaction: Reaction) -> tuple[Measure, ...]:
    """How likely the blow is kept out (Q26)."""
    me, other = view.me, view.opponent
    using = reaction is Reaction.USE
    gap = max(0, other.might - me.defense)
    kept = (
        sum(spread(Pool(me.failed, me.card.defense.sides), tables.SUCCESS)[gap:])
        if using
        else float(gap == 0)
    )
    price = moves.SHOULDER_ROLL.price if using else 0
    return Measure("stamina", me.stamina - price), _percent("saved", kept)


def _iron_chin(view: QuestView, reaction: Reaction) -> tuple[Measure, ...]:
    """Whether he gets up at all, and with how much (Q41)."""
    me = view.me
    if reaction is Reaction.KEEP:
        return (_percent("works", 0.0),)
    left = me.stamina - -(-me.start // 2)
    return _percent("works", float(left >= 1)), Measure("stamina", max(0, left - 1))


def _nothing(view: QuestView, option: object) -> tuple[Measure, ...]:
    return ()


_MEASURES: dict[str, Callable[[QuestView, Any], tuple[Measure, ...]]] = {
    **dict.fromkeys(WATCH_KINDS, _watch),
    "technique": _technique,
    "second_wind": _second_wind,
    "shoulder_roll": _shoulder_roll,
    "iron_chin": _iron_chin,
}


# Dice

_AT_LEAST = ("speed", "defense", "cunning", "shoulder_roll")


def wanted(state: BoutState, sides: int, purpose: str) -> WantedDie:
    """What a die is held against where the bout stands (Q3, Q30, Q72)."""
    if purpose in _AT_LEAST:
        return WantedDie(sides, purpose, None, Comparison.AT_LEAST, tables.SUCCESS)
    if purpose == "referee":
        return WantedDie(sides, purpose, None, Comparison.AT_MOST, tables.REFEREE_STOPS)
    if purpose == "closing":
        return WantedDie(sides, purpose, None, Comparison.AT_MOST, tables.CLOSED_UP_TO)
    if purpose == "knockdown":
        return WantedDie(sides, purpose, _down(state))
    return WantedDie(sides, purpose)


def _down(state: BoutState) -> Corner | None:
    """Whose knockdown roll it is: red's attack is worked out first, so blue's comes before red's (Q32)."""
    red, blue = state.table.boxers
    return red.corner if red.clash_downs else blue.corner if blue.clash_downs else None
