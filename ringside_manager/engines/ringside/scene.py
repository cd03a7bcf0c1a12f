"""What everybody sees of a Ringside bout, and what each option needs and does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from ringside_manager.bout.corner import (
    BLUE,
    CORNERS,
    RED,
    Comparison,
    Corner,
    FactSpec,
    Request,
    choice_word,
)
from ringside_manager.bout.events import Event
from ringside_manager.bout.view import (
    Chart,
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
from ringside_manager.engines.ringside.events import Countered, KnockedDown, PunchLanded
from ringside_manager.engines.ringside.punching import effective_agility, effective_counterpunch
from ringside_manager.engines.ringside.state import (
    BoutState,
    Boxer,
    BoxerView,
    Clinch,
    Counter,
    RingsideView,
    Rush,
)
from ringside_manager.engines.ringside.tables import (
    BACKPEDAL_OWN,
    COUNTED_OUT,
    COVER_OPPONENT,
    COVER_OWN,
    HOOKS,
    KNOCKDOWN_FROM,
    PUNCH_CHART,
    PUNCHES,
    RUSH_AGILITY,
    RUSH_COUNTERPUNCH,
    TRAPPED_AGILITY,
    TURNS,
    WEARY_COUNT,
    WEARY_KNOCKDOWN,
    Punch,
    RingsideCard,
    Square,
    Tactic,
    damage_table,
    follows,
    on_the_ropes,
    retreat,
    room,
)
from ringside_manager.language import later

# What lies on the Ringside table: tracks, ratings as they stand, tactics in force, squares


NUMBERS = (
    NumberSpec("endurance", "Endurance he has left", Use.TRACK, "R25"),
    NumberSpec("at_bell", "Endurance he came out with in this round", Use.MEMORY, "R55", of="endurance"),
    NumberSpec("total", "Endurance he began the bout with", Use.MEMORY, "R9", of="endurance"),
    NumberSpec("agility", "Agility as it stands now", Use.RATING, "R60"),
    NumberSpec("counterpunch", "Counterpunch as it stands now", Use.RATING, "R60"),
    NumberSpec("landed", "punches he landed in this round", Use.COUNT, "R50"),
    NumberSpec("scored", "damage he did in this round", Use.COUNT, "R52", tells_score=True),
    NumberSpec("points", "his points so far", Use.COUNT, "R57", tells_score=True),
    NumberSpec("knockdowns", "knockdowns he scored", Use.COUNT, "R58"),
)
MARKS = (
    MarkSpec("attacking", "he is the attacker", "R1"),
    MarkSpec("on_ropes", "he stands on the ropes", "R12"),
    MarkSpec("trapped", "he is trapped: his Agility is 10 lower", "R45"),
    MarkSpec("weary", "his Endurance is 0 or less: knockdowns come easier", "R30"),
    MarkSpec("barred", "he may not clinch at his next opportunity", "R80"),
    MarkSpec("cover_up", "he covers up: Agility +10, his opponent's +20", "R66", tactic=True),
    MarkSpec("backpedal", "he backpedals: Agility +25 in this turn", "R71", tactic=True),
    MarkSpec("clinch", "he clinches: no hook can land", "R76", tactic=True),
    MarkSpec(
        "rush", "he rushes: both are 10 easier to hit, the other counters 15 better", "R81", tactic=True
    ),
)
DICE = (
    DieSpec("initA", later("who attacks first: the higher roll, equal rolls again"), "R14"),
    DieSpec("initB", later("who attacks first: the higher roll, equal rolls again"), "R14"),
    DieSpec("hit", later("whether the punch is on target"), "R20"),
    DieSpec("cp", later("whether he gets a counterpunch off"), "R38"),
    DieSpec("down", later("whether he goes down"), "R31"),
    DieSpec("count", later("how long he is down; the count is 4 higher if he is weary"), "R34"),
)


def scene(state: BoutState) -> Scene:
    """The table now; before the roll of R14 nobody attacks."""
    red, blue = (_side(state, state.boxer(corner)) for corner in CORNERS)
    return Scene(state.round, min(state.turn, TURNS), (red, blue))


def _side(state: BoutState, boxer: Boxer) -> Side:
    numbers = {
        "endurance": boxer.endurance,
        "at_bell": boxer.at_bell,
        "total": boxer.starting_total,
        "agility": effective_agility(boxer),
        "counterpunch": effective_counterpunch(boxer),
        "landed": boxer.landed,
        "scored": boxer.scored,
        "points": boxer.points,
        "knockdowns": boxer.knockdowns,
    }
    return Side(numbers, _marks(state, boxer), boxer.square)


def _marks(state: BoutState, boxer: Boxer) -> frozenset[str]:
    return _named(
        state.at is boxer,
        on_the_ropes(boxer.square),
        boxer.trapped,
        boxer.endurance <= 0,
        boxer.barred,
        boxer.cover,
        boxer.backpedal,
        boxer.clinch,
        boxer.rush,
    )


@cache
def _named(*holds: bool) -> frozenset[str]:
    """Return the marks that hold, each of ``MARKS`` in its order; few scenes of a bout have others than the one before."""
    return frozenset(mark.name for mark, held in zip(MARKS, holds, strict=True) if held)


def charts(red: RingsideCard, blue: RingsideCard) -> tuple[Chart, ...]:
    """The punch chart with each boxer's ratings added (R23): thrown down, anticipated across."""
    return tuple(_chart(corner, card) for corner, card in ((RED, red), (BLUE, blue)))


def _chart(corner: Corner, card: RingsideCard) -> Chart:
    words = tuple(map(choice_word, PUNCHES))
    damage = damage_table(card, PUNCH_CHART)
    cells = tuple(tuple(damage[thrown][1:]) for thrown in PUNCHES)
    return Chart("punch_chart", corner, words, words, cells, "R23")


# What each option of a Ringside request would do, in numbers, and what each die is held against (R20-R60)


MEASURES = (
    FactSpec("needs", "the roll must be more than this to hit"),
    FactSpec("hit", "chance in 100 that the attack is on target"),
    FactSpec("hit_in_rush", "the same if he rushes"),
    FactSpec("counter_at", "the roll for a counterpunch must be this or less"),
    FactSpec("counter", "chance in 100 of a counterpunch on target after being hit"),
    FactSpec("rating", "the rating that is in the damage"),
    FactSpec("least", "the least damage"),
    FactSpec("most", "the most damage"),
    FactSpec("down", "chance in 100 of a knockdown by the most damage"),
    FactSpec("smothered", "1 if the clinch turns it into a miss"),
    FactSpec("room", "how often ground can be given from there before the ropes stop it"),
    FactSpec("ropes", "1 if the square is on the ropes"),
    FactSpec("damage", "damage for each choice of the other"),
)
_GUARD = {Tactic.COVER_UP: COVER_OWN, Tactic.BACKPEDAL: BACKPEDAL_OWN}


def outlook(view: RingsideView, request: Request[Any]) -> Outlook:
    """The effects of a request's options, seen from the corner that is asked."""
    if request.kind in ("thrown", "anticipated"):
        return _PUNCH_GAMES[request.kind](view)
    effect = _EFFECTS[request.kind]
    return Outlook(tuple(OptionEffect(effect(view, option)) for option in request.options))


def _tactic(view: RingsideView, tactic: Tactic) -> tuple[Measure, ...]:
    """How hard he is to hit, and what his answer would be worth (R60, R83)."""
    me, him = view.me, view.opponent
    # What he chooses now takes the place of a cover-up still lying there (R67).
    old, old_other = (COVER_OWN, COVER_OPPONENT) if me.cover else (0, 0)
    guard = effective_agility(me) - old + _GUARD.get(tactic, 0)
    if tactic is Tactic.CLINCH and me.trapped:
        guard -= TRAPPED_AGILITY
    his = effective_agility(him) - old_other + (COVER_OPPONENT if tactic is Tactic.COVER_UP else 0)
    measures = [Measure("needs", guard), _chance("hit", 100 - guard)]
    if tactic is not Tactic.CLINCH and not me.trapped:
        measures.append(_chance("hit_in_rush", 100 - guard - RUSH_AGILITY))
    measures.append(_both("counter", effective_counterpunch(me), 100 - his))
    return tuple(measures)


def _rush(view: RingsideView, rush: Rush) -> tuple[Measure, ...]:
    """What the attacker needs, and what the defender's answer would be worth (R81)."""
    rushes = rush is Rush.RUSH
    change, quicker = (RUSH_AGILITY, RUSH_COUNTERPUNCH) if rushes else (0, 0)
    guard, own = effective_agility(view.opponent) + change, effective_agility(view.me) + change
    return (
        Measure("needs", guard),
        _chance("hit", 100 - guard),
        _both("counter", effective_counterpunch(view.opponent) + quicker, 100 - own),
    )


def _counter(view: RingsideView, choice: Counter) -> tuple[Measure, ...]:
    """What trying needs and brings (R38)."""
    if choice is Counter.DECLINE:
        return ()
    rating, guard = effective_counterpunch(view.me), effective_agility(view.opponent)
    return Measure("counter_at", rating), Measure("needs", guard), _both("counter", rating, 100 - guard)


def _clinch(view: RingsideView, choice: Clinch) -> tuple[Measure, ...]:
    """Held on to, he stays where he is; let go of, he is driven back (R44, R77)."""
    me, him = view.me, view.opponent
    if choice is Clinch.KEEP:
        guard = effective_agility(me)
        return Measure("needs", guard), _chance("hit", 100 - guard)
    back = retreat(him.square, me.square)
    if back is None:
        return (Measure("room", 0),)
    left = min(room(close, back) for close in follows(him.square, back))
    return Measure("room", left), Measure("ropes", int(on_the_ropes(back)))


def _dodge(view: RingsideView, square: Square) -> tuple[Measure, ...]:
    """How far he could still be driven back from there, at worst (R44, R45)."""
    left = min(room(close, square) for close in follows(view.opponent.square, square))
    return Measure("room", left), Measure("ropes", int(on_the_ropes(square)))


def _follow(view: RingsideView, square: Square) -> tuple[Measure, ...]:
    """How far the defender could still be driven back, and whether the attacker stands on the ropes himself."""
    return Measure("room", room(square, view.opponent.square)), Measure("ropes", int(on_the_ropes(square)))


_EFFECTS: dict[str, Callable[[RingsideView, Any], tuple[Measure, ...]]] = {
    "tactic": _tactic,
    "rush": _rush,
    "counter": _counter,
    "clinch": _clinch,
    "dodge": _dodge,
    "follow": _follow,
}


def _thrown(view: RingsideView) -> Outlook:
    """Damage of each punch by what he expects (R22, R23)."""
    damage, hooks_miss = view.me.damage, bool(view.me.clinch or view.opponent.clinch)
    rows = [
        tuple(0 if hooks_miss and punch in HOOKS else cell for cell in damage[punch][1:]) for punch in PUNCHES
    ]
    rated = [
        (
            Measure("rating", view.me.card.rating(punch)),
            *_damage_range(row, view.opponent),
            *((Measure("smothered", 1),) if hooks_miss and punch in HOOKS else ()),
        )
        for punch, row in zip(PUNCHES, rows, strict=True)
    ]
    return _game(rows, rated)


def _anticipated(view: RingsideView) -> Outlook:
    """Damage he would take under each guess, by what is thrown (R22, R23)."""
    damage, hooks_miss = view.opponent.damage, bool(view.me.clinch or view.opponent.clinch)
    rows = [
        tuple(0 if hooks_miss and thrown in HOOKS else damage[thrown][guess] for thrown in PUNCHES)
        for guess in PUNCHES
    ]
    return _game(rows, [_damage_range(row, view.me) for row in rows])


_PUNCH_GAMES: dict[str, Callable[[RingsideView], Outlook]] = {"thrown": _thrown, "anticipated": _anticipated}


def _game(rows: Sequence[tuple[int, ...]], measures: Sequence[tuple[Measure, ...]]) -> Outlook:
    effects = tuple(OptionEffect(told, row) for told, row in zip(measures, rows, strict=True))
    return Outlook(effects, tuple(map(choice_word, Punch)), "damage")


def _damage_range(row: tuple[int, ...], receiver: BoxerView) -> tuple[Measure, ...]:
    most = max(row)
    return (
        Measure("least", min(row)),
        Measure("most", most),
        _chance("down", knockdown_chance(most, receiver)),
    )


def knockdown_chance(damage: int, receiver: BoxerView) -> int:
    """The chance in 100 that a punch of this damage floors him (R30, R31)."""
    number = damage + (WEARY_KNOCKDOWN if receiver.endurance - damage <= 0 else 0)
    return number if number >= KNOCKDOWN_FROM else 0


def _chance(name: str, percent: int) -> Measure:
    return Measure(name, min(100, max(0, percent)), percent=True)


def _both(name: str, first: int, second: int) -> Measure:
    """The chance that both succeed, rounded to whole points."""
    one, other = (min(100, max(0, percent)) for percent in (first, second))
    return Measure(name, round(one * other / 100), percent=True)


def wanted(state: BoutState, sides: int, purpose: str, events: Sequence[Event]) -> WantedDie:
    """Who throws the die, and what the roll is held against."""
    if purpose in ("initA", "initB"):
        return WantedDie(sides, purpose, RED if purpose == "initA" else BLUE)
    who, comparison, bound = _held_against(state, purpose, events)
    return WantedDie(sides, purpose, who, comparison, bound)


def _held_against(state: BoutState, purpose: str, events: Sequence[Event]) -> tuple[Corner, Comparison, int]:
    at = state.at
    assert at is not None  # only the roll of R14 comes before the first attack
    last = next((event for event in reversed(events) if isinstance(event, PunchLanded | KnockedDown)), None)
    if purpose == "hit":
        thrower = state.boxer(events[-1].corner) if isinstance(events[-1], Countered) else at
        return thrower.corner, Comparison.MORE, effective_agility(thrower.opponent)
    if isinstance(last, KnockedDown):
        down = state.boxer(last.corner)
        weary = WEARY_COUNT if down.endurance <= 0 else 0
        return down.opponent.corner, Comparison.AT_LEAST, COUNTED_OUT - weary
    assert isinstance(last, PunchLanded)  # a counterpunch or a knockdown follows a punch
    thrower = state.boxer(last.corner)
    if purpose == "cp":
        return thrower.opponent.corner, Comparison.AT_MOST, effective_counterpunch(thrower.opponent)
    weary = WEARY_KNOCKDOWN if thrower.opponent.endurance <= 0 else 0
    return thrower.corner, Comparison.AT_MOST, last.damage + weary
