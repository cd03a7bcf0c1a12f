"""What everybody sees of a Control bout: the table, its names, and the printed charts."""

from __future__ import annotations

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.view import Chart, DieSpec, MarkSpec, NumberSpec, Scene, Side, Use
from ringside_manager.engines.control.card import ControlCard
from ringside_manager.engines.control.options import Plan
from ringside_manager.engines.control.state import JUDGES, BoutState, Fighter
from ringside_manager.engines.control.tables import ADJUSTMENT, EPL_CHART, LOWEST_TOTAL, MARGINS, Mark, Pace

# What lies on the table of a Control bout, for everybody to see, and what the names mean


STEPS = 7
"""K92: control, pace, punches, incidents, trouble, referee, scores."""
_MARKS = {
    Mark.DEEP_CUT_OVER_EYE: ("deep cuts over the eye", "a deep cut over the eye"),
    Mark.CUT_OVER_EYE: ("cuts over the eye", "a cut over the eye"),
    Mark.CUT_UNDER_EYE: ("cuts under the eye", "a cut under the eye"),
    Mark.SWELLING_UNDER_EYE: ("swellings under the eye", "a swelling under the eye"),
    Mark.BLOODY_NOSE: ("times his nose has bled", "a bloody nose"),
}

NUMBERS = (
    NumberSpec("control", "control rating of the moment, added to the die for control", Use.RATING, "K65"),
    NumberSpec("threat", "threat rating of this round", Use.RATING, "K5"),
    NumberSpec("groove_round", "the round in which he reaches his full threat", Use.RATING, "K4"),
    NumberSpec("stamina_round", "the last round in which he keeps it", Use.RATING, "K7"),
    NumberSpec("column", "his column of the punch chart, 1 for A to 5 for E", Use.RATING, "K13"),
    NumberSpec("chin", "what he takes off the other's trouble rolls", Use.RATING, "K20"),
    NumberSpec("wear", "what the punches he took add to them", Use.COUNT, "K22"),
    NumberSpec("dice", "the sum of his three dice for punches in this round", Use.COUNT, "K13", tells_score=True),
    NumberSpec("punches", "effective punches he landed in this round", Use.COUNT, "K13", tells_score=True),
    NumberSpec("landed", "effective punches he landed in the bout", Use.COUNT, "K13", tells_score=True),
    NumberSpec("downs", "how often he was down in this round", Use.COUNT, "K21"),
    NumberSpec("times_down", "how often he was down in the bout", Use.COUNT, "K21"),
    NumberSpec("beatings", "rounds he lost by 12 punches or more", Use.COUNT, "K30", tells_score=True),
    NumberSpec("warnings", "warnings he has had", Use.COUNT, "K42"),
    NumberSpec("taken", "points the referee took from him in this round", Use.COUNT, "K42"),
    NumberSpec("streak", "rounds he has won running", Use.COUNT, "K66", tells_score=True),
    *(NumberSpec(mark.value, words, Use.COUNT, "K41") for mark, (words, _) in _MARKS.items()),
    NumberSpec("card_1", "points on the first card", Use.COUNT, "K50", tells_score=True),
    NumberSpec("card_2", "points on the second judge's card, where there are three", Use.COUNT, "K53", tells_score=True),
    NumberSpec("card_3", "points on the third judge's card, where there are three", Use.COUNT, "K53", tells_score=True),
)  # fmt: skip
MARKS = (
    MarkSpec("in_control", "he controls the round", "K10"),
    MarkSpec("plodding", "he makes a plodding pace", "K11"),
    MarkSpec("normal", "he makes a normal pace", "K11"),
    MarkSpec("aggressive", "he makes an aggressive pace", "K11"),
    MarkSpec("groove", "he is in his best rounds", "K5"),
    MarkSpec("past", "his best rounds are over: trouble comes easier", "K6"),
    MarkSpec("worn_out", "he is worn out: his punches count one row less", "K6"),
    MarkSpec("shaken", "he was hurt or down in the round before: less control", "K65"),
    MarkSpec("hand", "he has hurt his hand or a rib: less control", "K40"),
    *(MarkSpec(f"has_{mark.value}", f"he has {words}", "K41") for mark, (_, words) in _MARKS.items()),
    MarkSpec("attack", "his corner wants him to attack", "K91", tactic=True),
    MarkSpec("box", "his corner wants him to box", "K91", tactic=True),
)

DICE = (
    DieSpec("control", "who controls the round: the die and the control rating", "K10"),
    DieSpec("pace", "the pace the fighter in control makes", "K11"),
    DieSpec("adjustment", "what control is worth in punches", "K12"),
    DieSpec("punches", "three dice for a row of the punch chart", "K13"),
    DieSpec("incident", "two dice for a foul, a cut or an injury", "K40"),
    DieSpec("mark", "two dice: how bad the mark is", "K41"),
    DieSpec("foul", "two dice: what the referee does about the foul", "K42"),
    DieSpec("butt", "two dice: whether the head butt cuts the other", "K40"),
    DieSpec("trouble", "two dice: what his punches do to the other", "K20"),
    DieSpec("count", "two dice: whether he gets up", "K21"),
    DieSpec("referee", "two dice: whether the referee lets him go on", "K25"),
    DieSpec("judge", "what a judge makes of the round", "K53"),
    DieSpec("corner", "two dice: what the corner can do about the mark", "K61"),
)
"""In the order of K92."""


def scene(state: BoutState) -> Scene:
    """The table now."""
    red, blue = (_side(state, fighter) for fighter in (state.red, state.blue))
    return Scene(state.round, state.step, (red, blue))


def _side(state: BoutState, fighter: Fighter) -> Side:
    mine, card = fighter.corner.index, fighter.card
    cards = [sum(points[mine] for points in judge) for judge in state.cards]
    numbers = {
        "control": fighter.con if state.round else card.control,
        "threat": fighter.tr if state.round else fighter.threats[1],
        "groove_round": card.groove_round,
        "stamina_round": fighter.stamina_round,
        "column": fighter.column + 1,
        "chin": card.chin,
        "wear": fighter.wear,
        "dice": fighter.total,
        "punches": fighter.epl,
        "landed": fighter.landed,
        "downs": fighter.downs_round,
        "times_down": fighter.downs,
        "beatings": fighter.beatings,
        "warnings": fighter.warnings,
        "taken": fighter.taken,
        "streak": fighter.streak,
        **{mark.value: fighter.marks.get(mark, 0) for mark in Mark},
        **{f"card_{number + 1}": cards[number] if number < len(cards) else 0 for number in range(JUDGES)},
    }
    return Side(numbers, _marks(state, fighter))


def _marks(state: BoutState, fighter: Fighter) -> frozenset[str]:
    controls, pace = state.controller is fighter, state.pace
    said = (
        ("in_control", controls),
        *((kind.value, controls and pace is kind) for kind in Pace),
        ("groove", fighter.card.groove_round <= state.round <= fighter.stamina_round),
        ("past", fighter.past),
        ("worn_out", fighter.worn_out),
        ("shaken", _shaken(fighter)),
        ("hand", fighter.con_bout < 0),
        ("attack", fighter.plan is Plan.ATTACK),
        ("box", fighter.plan is Plan.BOX),
    )
    has = [f"has_{mark.value}" for mark in fighter.marks_left()]
    return frozenset([name for name, holds in said if holds] + has)


def _shaken(fighter: Fighter) -> bool:
    """Whether the round before has cost him control of this one, or this one of the next (K65)."""
    return fighter.shaken or fighter.con_next < 0


# The printed charts of Control with the ratings of two fighters added


CHANGES = (0, *sorted({by for row in ADJUSTMENT.values() for by in row}))
"""K12: no adjustment, then every one there is."""
MODIFIERS = tuple(sorted({row.modifier for row in MARGINS if row.modifier is not None}))
TWO_DICE = range(2, 13)


def charts(red: ControlCard, blue: ControlCard) -> tuple[Chart, ...]:
    """Punches and trouble, each first for red."""
    sides = ((RED, red, blue), (BLUE, blue, red))
    return (
        *(_punches(corner, card) for corner, card, _ in sides),
        *(_trouble(corner, card, other) for corner, card, other in sides),
    )


def _punches(corner: Corner, card: ControlCard) -> Chart:
    """His column of the punch chart, after every adjustment (K12, K13)."""
    column = card.column_index
    return Chart(
        "punches",
        corner,
        tuple(str(total) for total in range(LOWEST_TOTAL, LOWEST_TOTAL + len(EPL_CHART))),
        tuple(f"{by:+d}" if by else "0" for by in CHANGES),
        tuple(tuple(max(0, row[column] + by) for by in CHANGES) for row in EPL_CHART),
        "K13",
    )


def _trouble(corner: Corner, card: ControlCard, other: ControlCard) -> Chart:
    """The sums of a trouble roll in his best rounds, against a man who is neither worn nor past (K20)."""
    added = card.threat - other.chin
    return Chart(
        "trouble",
        corner,
        tuple(map(str, TWO_DICE)),
        tuple(map(str, MODIFIERS)),
        tuple(tuple(drawn + added + modifier for modifier in MODIFIERS) for drawn in TWO_DICE),
        "K20",
    )
