"""What everybody sees of a Quest bout, and what each option would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ringside_manager.bout.corner import Comparison, Corner, FactSpec, Request
from ringside_manager.bout.events import Event
from ringside_manager.bout.view import (
    DieSpec,
    MarkSpec,
    Measure,
    NumberSpec,
    OptionEffect,
    Outlook,
    Scene,
    Side,
    Use,
    WantedDie,
)
from ringside_manager.engines.quest import moves, tables
from ringside_manager.engines.quest.chances import exchange, outwits, spread
from ringside_manager.engines.quest.moves import (
    AGGRESSIVE,
    DECLARED,
    DEFENSIVE,
    MOVES,
    NO_MOVE,
    Action,
    Move,
    Technique,
)
from ringside_manager.engines.quest.state import (
    CLASH_KINDS,
    WATCH_KINDS,
    Book,
    BoutState,
    Boxer,
    Reaction,
    Table,
)
from ringside_manager.engines.quest.tables import Pool
from ringside_manager.engines.quest.view import QuestView
from ringside_manager.language import later

# What lies on a Quest table, for everybody to see, and what its names mean


NUMBERS = (
    NumberSpec("stamina", "stamina he has left", Use.TRACK, "Q7"),
    NumberSpec("stamina_start", "stamina he can have at most", Use.MEMORY, "Q10", of="stamina"),
    NumberSpec("speed", "Speed dice he has left", Use.RATING, "Q22"),
    NumberSpec("defense", "Defense dice he has left", Use.RATING, "Q24"),
    NumberSpec("might", "Might dice he has left", Use.RATING, "Q25"),
    NumberSpec("cunning", "Cunning dice", Use.RATING, "Q21"),
    NumberSpec("damage_speed", "Speed dice he has lost", Use.COUNT, "Q37"),
    NumberSpec("damage_defense", "Defense dice he has lost", Use.COUNT, "Q37"),
    NumberSpec("damage_might", "Might dice he has lost", Use.COUNT, "Q37"),
    NumberSpec("clash_speed", "his successes in the Speed test", Use.COUNT, "Q22"),
    NumberSpec("clash_defense", "his Clash Defense", Use.COUNT, "Q24"),
    NumberSpec("clash_might", "his Clash Might", Use.COUNT, "Q25"),
    NumberSpec("landed", "hits of the bout", Use.COUNT, "Q31"),
    NumberSpec("times_down", "how often he was down", Use.COUNT, "Q40"),
    NumberSpec("downs", "how often he was down in this round", Use.COUNT, "Q40"),
    NumberSpec("fouls", "fouls by clinching; the fourth ends the bout", Use.COUNT, "Q47"),
    NumberSpec("ring_fouls", "fouls the referee saw; the fourth ends the bout", Use.COUNT, "Q73"),
    NumberSpec("points_off", "points off in this round", Use.COUNT, "Q60"),
    NumberSpec("cuts", "cuts he has suffered", Use.COUNT, "Q71"),
    NumberSpec("southpaw", "clashes his Southpaw Switch still lasts", Use.COUNT, "Q45"),
    NumberSpec("card_1", "points on the first judge's card", Use.COUNT, "Q60", tells_score=True),
    NumberSpec("card_2", "points on the second judge's card", Use.COUNT, "Q60", tells_score=True),
    NumberSpec("card_3", "points on the third judge's card", Use.COUNT, "Q60", tells_score=True),
)
MARKS = (
    MarkSpec("sandbag", "he saves his strength: no Might", "Q13", tactic=True),
    MarkSpec("defensive", "his stance is defensive", "Q13", tactic=True),
    MarkSpec("aggressive", "his stance is aggressive", "Q13", tactic=True),
    *(
        MarkSpec(move.name, _words, "Q45", tactic=True)
        for move, _words in ((move, f"{move.title} comes off") for move in DECLARED)
    ),
    *(
        MarkSpec(
            f"spent_{move.name}",
            f"{move.title} is used up for the {'bout' if move.per_bout else 'round'}",
            "Q45",
        )
        for move in MOVES
        if move.per_bout or move.per_round
    ),
    *(
        MarkSpec(f"watches_{move.name}", f"he watches for {move.title} in this clash", "Q15", tactic=True)
        for move in DECLARED
    ),
    MarkSpec("edge", "he has the Edge", "Q22"),
    MarkSpec("open_cut", "a cut of his is open", "Q72"),
    MarkSpec("salts", "his next knockdown roll forgets earlier ones", "Q50"),
    MarkSpec("home", "he boxes at home", "Q6"),
)

DICE = (
    DieSpec("criterion", later("what a judge looks for"), "Q9", secret=True),
    DieSpec("speed", later("a die of a Speed test: 4 or more is a success"), "Q22"),
    DieSpec("defense", later("a die of a Defense test: 4 or more is a success"), "Q24"),
    DieSpec("might", later("a die of a Might test: 4 or more is a success, more without the Edge"), "Q25"),
    DieSpec("cunning", later("a die of a Cunning test: 4 or more is a success"), "Q21"),
    DieSpec("shoulder_roll", later("a Defense die rolled once more"), "Q26"),
    DieSpec("referee", later("whether the referee stops a boxer without defence: on 1 to 9"), "Q30"),
    DieSpec("damage", later("the line of the damage table"), "Q36"),
    DieSpec("knockdown", later("how he gets up; earlier knockdowns are added"), "Q41"),
    DieSpec("cut", later("whether the blow cuts"), "Q71"),
    DieSpec("closing", later("whether the cut is closed: on 1 to 6"), "Q72"),
    DieSpec("doctor", later("whether the doctor stops the bout"), "Q72"),
    DieSpec("foul", later("whether the referee sees a foul"), "Q73"),
)


def scene(state: BoutState) -> Scene:
    """The table now; its time is the clash, 0 in a corner phase."""
    table = state.table
    red, blue = (_side(table, state.books[boxer.corner.index], boxer) for boxer in table.boxers)
    return Scene(table.round, table.clash, (red, blue))


def _side(table: Table, book: Book, boxer: Boxer) -> Side:
    card, mine = boxer.card, boxer.corner.index
    numbers = {
        "stamina": boxer.stamina,
        "stamina_start": boxer.start,
        "speed": card.speed.left(-boxer.damage_speed).total,
        "defense": card.defense.left(-boxer.damage_defense).total,
        "might": card.might.left(-boxer.damage_might).total,
        "cunning": card.cunning.total,
        "damage_speed": boxer.damage_speed,
        "damage_defense": boxer.damage_defense,
        "damage_might": boxer.damage_might,
        "clash_speed": boxer.speed,
        "clash_defense": boxer.defense,
        "clash_might": boxer.might,
        "landed": boxer.landed,
        "times_down": boxer.knockdowns,
        "downs": boxer.downs,
        "fouls": boxer.fouls,
        "ring_fouls": boxer.ring_fouls,
        "points_off": boxer.points_off,
        "cuts": boxer.cuts,
        "southpaw": boxer.southpaw,
        **{
            f"card_{number}": sum(points[mine] for points in card)
            for number, card in enumerate(table.cards, start=1)
        },
    }
    return Side(numbers, _marks(table, book, boxer))


def _marks(table: Table, book: Book, boxer: Boxer) -> frozenset[str]:
    """What holds of him; his stance and what he watches for are turned over in the clash they are for (Q12)."""
    said = [
        ("edge", boxer.edge),
        ("open_cut", boxer.open_cut),
        ("salts", boxer.salts),
        ("home", boxer.home),
        *((f"spent_{move.name}", _spent(boxer, move)) for move in boxer.card.moves),
    ]  # fmt: skip
    marks = [name for name, holds in said if holds]
    if table.clash:
        marks.append(boxer.action.family.value)
        if boxer.move is not NO_MOVE:
            marks.append(boxer.move.name)
        marks += [f"watches_{move.name}" for move in DECLARED if move.bit & book.watched[table.clash - 1]]
    return frozenset(marks)


def _spent(boxer: Boxer, move: Move) -> bool:
    """Whether its limit allows no further use now (Q45)."""
    if move.per_bout:
        return boxer.used[move.place] >= move.per_bout
    return move.per_round > 0 and boxer.used_round[move.place] >= move.per_round


# What each option of a Quest request would do, in numbers, and who throws the next die


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
        measures.append(_percent("if_seen", outwits(me.dice.cunning, him.dice.cunning)))
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
    if technique is moves.WATER:
        return (Measure("stamina", min(me.start, view.stamina_to_plan_with + 1)),)
    damage = {
        moves.SWAB: me.damage_defense,
        moves.COLD_IRON: me.damage_speed,
        moves.RUB_DOWN: me.damage_might,
    }
    if technique in damage:
        return (Measure("healed", min(1, damage[technique])),)
    if technique is moves.READ:
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
