"""What each option of a Quest request would do, in numbers, and who throws the next die."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.events import Event
from ringside_manager.bout.orders import Comparison, FactSpec
from ringside_manager.bout.outlook import Measure, OptionEffect, Outlook, WantedDie
from ringside_manager.bout.request import Request
from ringside_manager.engines.quest import moves, seconds, tables
from ringside_manager.engines.quest.chances import exchange, outwits, spread
from ringside_manager.engines.quest.moves import AGGRESSIVE, DEFENSIVE, NO_MOVE, Action, Move
from ringside_manager.engines.quest.pools import Pool
from ringside_manager.engines.quest.requests import CLASH_KINDS, WATCH_KINDS, Reaction
from ringside_manager.engines.quest.seconds import Technique
from ringside_manager.engines.quest.state import BoutState
from ringside_manager.engines.quest.view import QuestView

MEASURES = (
    FactSpec("price", "stamina it costs"),
    FactSpec("hit", "chance in 100 that he hits, if the other is plainly defensive"),
    FactSpec("other_hit", "chance in 100 that the other hits"),
    FactSpec("hit_aggressive", "chance in 100 that he hits, if the other is plainly aggressive"),
    FactSpec("other_hit_aggressive", "chance in 100 that the other hits then"),
    FactSpec("edge", "chance in 100 of the Edge"),
    FactSpec("down", "chance in 1000 that he knocks the other down"),
    FactSpec("other_down", "chance in 1000 that the other knocks him down"),
    FactSpec("if_seen", "chance in 100 that the move comes off although it is watched for"),
    FactSpec("uses", "uses of the move so far in the bout"),
    FactSpec("has_it", "1 if the other is known to have the move"),
    FactSpec("foiled", "chance in 100 that it does not come off once it is watched for"),
    FactSpec("stamina", "stamina he has afterwards"),
    FactSpec("healed", "dice he gets back"),
    FactSpec("works", "chance in 100 that it works"),
    FactSpec("saved", "chance in 100 that the blow is kept out"),
)


def outlook(view: QuestView, request: Request[Any]) -> Outlook:
    """The effects of a request's options, seen from the corner that is asked."""
    measures = _MEASURES.get(request.kind, _nothing)
    return Outlook(tuple(OptionEffect(measures(view, option)) for option in request.options))


def _percent(name: str, chance: float) -> Measure:
    return Measure(name, round(100 * chance), percent=True)


def _action(view: QuestView, action: Action) -> tuple[Measure, ...]:
    """What a clash with this action brings, against either plain stance that strikes (sections 6 to 9)."""
    me, him = view.me.numbers(), view.opponent.numbers()
    mine, his = exchange(me, him, action, DEFENSIVE)
    harder, back = exchange(me, him, action, AGGRESSIVE)
    measures = [
        Measure("price", action.price),
        _percent("hit", mine.hit),
        _percent("other_hit", his.hit),
        _percent("hit_aggressive", harder.hit),
        _percent("other_hit_aggressive", back.hit),
        _percent("edge", mine.edge),
        Measure("down", round(1000 * mine.down)),
        Measure("other_down", round(1000 * his.down)),
    ]
    if action.move is not NO_MOVE:
        measures.append(_percent("if_seen", outwits(me.cunning, him.cunning)))
        measures.append(Measure("uses", view.me.used[action.move.place]))
    return tuple(measures)


def _watch(view: QuestView, move: Move) -> tuple[Measure, ...]:
    """Whether the other has the move, and how likely watching stops it (Q15, Q21)."""
    if move is NO_MOVE:
        return ()
    his, mine = view.opponent.card.cunning, view.me.card.cunning
    return Measure("has_it", int(view.opponent.has(move))), _percent("foiled", 1 - outwits(his, mine))


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
    **dict.fromkeys(CLASH_KINDS, _action),
    **dict.fromkeys(WATCH_KINDS, _watch),
    "technique": _technique,
    "second_wind": _second_wind,
    "shoulder_roll": _shoulder_roll,
    "iron_chin": _iron_chin,
}


# Dice

_AT_LEAST = ("speed", "defense", "might", "cunning", "shoulder_roll")


def wanted(state: BoutState, sides: int, purpose: str, events: Sequence[Event]) -> WantedDie:
    """Whose die it is and what it is held against where the bout stands (Q3, Q25, Q30, Q72, Q73); judges are nobody's."""
    if purpose == "criterion":
        return WantedDie(sides, purpose)
    corner = state.thrower
    if purpose in _AT_LEAST:
        penalty = _behind(state, corner) if purpose == "might" else 0
        return WantedDie(sides, purpose, corner, Comparison.AT_LEAST, tables.SUCCESS + penalty)
    limit = _limit(state, corner, purpose)
    if limit is None:
        return WantedDie(sides, purpose, corner)
    return WantedDie(sides, purpose, corner, Comparison.AT_MOST, limit)


def _behind(state: BoutState, corner: Corner | None) -> int:
    """What each Might die of a corner is worth less for want of the Edge (Q25)."""
    lead = state.table.boxers[0].speed - state.table.boxers[1].speed
    return min(state.options.most_penalty, max(0, -lead if corner is Corner.RED else lead))


def _limit(state: BoutState, corner: Corner | None, purpose: str) -> int | None:
    """Up to which number a die does what it is thrown for; ``None`` for one that is read off a table."""
    boxer = state.table.boxers[corner.index if corner else 0]
    if purpose == "referee":
        return tables.REFEREE_STOPS
    if purpose == "closing":
        return tables.CLOSED_UP_TO
    if purpose == "doctor":
        return tables.DOCTOR_STOPS[min(boxer.cuts, len(tables.DOCTOR_STOPS)) - 1]
    if purpose == "foul":
        return tables.RING_FOUL_UP_TO[boxer.action.family.value]
    return None
