"""What lies on the Ringside table: tracks, ratings as they stand, tactics in force, squares."""

from __future__ import annotations

from ringside_manager.bout.corner import BLUE, CORNERS, RED, Corner
from ringside_manager.bout.outlook import DieSpec
from ringside_manager.bout.request import choice_word
from ringside_manager.bout.scene import Chart, MarkSpec, NumberSpec, Scene, Side, Use
from ringside_manager.engines.ringside.card import RingsideCard, damage_table
from ringside_manager.engines.ringside.ring import on_the_ropes
from ringside_manager.engines.ringside.state import BoutState, Boxer
from ringside_manager.engines.ringside.tables import PUNCH_CHART, PUNCHES, TURNS
from ringside_manager.engines.ringside.tactics import effective_agility, effective_counterpunch

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
    DieSpec("initA", "who attacks first: the higher roll, equal rolls again", "R14"),
    DieSpec("initB", "who attacks first: the higher roll, equal rolls again", "R14"),
    DieSpec("hit", "whether the punch is on target", "R20"),
    DieSpec("cp", "whether he gets a counterpunch off", "R38"),
    DieSpec("down", "whether he goes down", "R31"),
    DieSpec("count", "how long he is down; the count is 4 higher if he is weary", "R34"),
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
    said = (
        ("attacking", state.at is boxer),
        ("on_ropes", on_the_ropes(boxer.square)),
        ("trapped", boxer.trapped),
        ("weary", boxer.endurance <= 0),
        ("barred", boxer.barred),
        ("cover_up", boxer.cover),
        ("backpedal", boxer.backpedal),
        ("clinch", boxer.clinch),
        ("rush", boxer.rush),
    )
    return frozenset(name for name, holds in said if holds)


def charts(red: RingsideCard, blue: RingsideCard) -> tuple[Chart, ...]:
    """The punch chart with each boxer's ratings added (R23): thrown down, anticipated across."""
    return tuple(_chart(corner, card) for corner, card in ((RED, red), (BLUE, blue)))


def _chart(corner: Corner, card: RingsideCard) -> Chart:
    words = tuple(map(choice_word, PUNCHES))
    damage = damage_table(card, PUNCH_CHART)
    cells = tuple(tuple(damage[thrown][1:]) for thrown in PUNCHES)
    return Chart("punch_chart", corner, words, words, cells, "R23")
