"""What lies on the Control table, what each option of a request would do, and who throws the next die."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ringside_manager.bout.corner import BLUE, RED, Corner, FactSpec, Request
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
from ringside_manager.engines.control import trouble
from ringside_manager.engines.control.round_model import Numbers, Round, at_most, fought, numbers_of
from ringside_manager.engines.control.state import (
    JUDGES,
    BoutState,
    ControlView,
    Fighter,
    FighterView,
    Options,
    Plan,
    Towel,
)
from ringside_manager.engines.control.tables import (
    ADJUSTMENT,
    EARLIER_MARK,
    EPL_CHART,
    HOLDS_TO,
    LOWEST_TOTAL,
    MARGINS,
    MARK_STOPS,
    STREAK,
    SURCHARGE_TO,
    ControlCard,
    Mark,
    Pace,
)
from ringside_manager.language import later

# What everybody sees of a Control bout: the table, its names, and the printed charts


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
    DieSpec("control", later("who controls the round: the die and the control rating"), "K10"),
    DieSpec("pace", later("the pace the fighter in control makes"), "K11"),
    DieSpec("adjustment", later("what control is worth in punches"), "K12"),
    DieSpec("punches", later("three dice for a row of the punch chart"), "K13"),
    DieSpec("incident", later("two dice for a foul, a cut or an injury"), "K40"),
    DieSpec("mark", later("two dice: how bad the mark is"), "K41"),
    DieSpec("foul", later("two dice: what the referee does about the foul"), "K42"),
    DieSpec("butt", later("two dice: whether the head butt cuts the other"), "K40"),
    DieSpec("trouble", later("two dice: what his punches do to the other"), "K20"),
    DieSpec("count", later("two dice: whether he gets up"), "K21"),
    DieSpec("referee", later("two dice: whether the referee lets him go on"), "K25"),
    DieSpec("judge", later("what a judge makes of the round"), "K53"),
    DieSpec("corner", later("two dice: what the corner can do about the mark"), "K61"),
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
        ("shaken", fighter.shaken or fighter.con_next < 0),
        ("hand", fighter.con_bout < 0),
        ("attack", fighter.plan is Plan.ATTACK),
        ("box", fighter.plan is Plan.BOX),
    )
    has = [f"has_{mark.value}" for mark in fighter.marks_left()]
    return frozenset([name for name, holds in said if holds] + has)


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


# What each option of a Control request would do, in numbers, and who throws the next die


MEASURES = (
    FactSpec("stops_other", "chance in 100 that he stops the other in the coming round"),
    FactSpec("stopped", "chance in 100 that he is stopped in the coming round"),
    FactSpec("ahead", "tenths of a punch he lands more than the other in the coming round, on average"),
    FactSpec("ahead_if_attack", "the same if the other's corner lets him attack"),
    FactSpec("ahead_if_box", "the same if the other's corner lets him box"),
    FactSpec("damage", "how much of him the bout has cost so far, in 100 parts"),
    FactSpec("marks", "marks of this kind that count"),
    FactSpec("threat", "chance in 100 that the next mark of this kind stops the bout"),
    FactSpec("helps", "chance in 100 that the corner takes one mark off"),
    FactSpec("worse", "chance in 100 that the corner makes it worse"),
)


def outlook(view: ControlView, request: Request[Any]) -> Outlook:
    """The effects of a request's options, seen from the corner that is asked."""
    return _OUTLOOKS[request.kind](view, request)


def _plan(view: ControlView, request: Request[Plan]) -> Outlook:
    """The round with each plan, if the other stays even, and how far ahead it leaves him against another one (K91)."""
    me, him = numbers_of(view.me), numbers_of(view.opponent)
    effects = []
    for mine in request.options:
        against = tuple(
            Measure(f"ahead_if_{his.value}", _tenths(fought(me, him, mine, his)))
            for his in Plan
            if his is not Plan.EVEN
        )
        effects.append(OptionEffect((*_stops(fought(me, him, mine, Plan.EVEN)), *against)))
    return Outlook(tuple(effects))


def _stops(coming: Round) -> tuple[Measure, ...]:
    return (
        _chance("stops_other", coming.i_stop),
        _chance("stopped", coming.he_stops),
        Measure("ahead", _tenths(coming)),
    )


def _tenths(coming: Round) -> int:
    return round(10 * coming.lead)


def _towel(view: ControlView, request: Request[Towel]) -> Outlook:
    """What another round threatens, and what the bout has cost so far (K95, K98)."""
    coming = fought(*next_round(view))
    cost = damage(view)
    by_towel = {Towel.FIGHT_ON: _stops(coming), Towel.THROW_IN: (_chance("damage", cost),)}
    return Outlook(tuple(OptionEffect(by_towel[option]) for option in request.options))


def damage(view: ControlView) -> float:
    """The share of him the bout has cost so far (K98)."""
    rounds = view.terms.rounds
    parts = trouble.EPL_WORTH * view.opponent.landed + trouble.KNOCKDOWN_WORTH * rounds * view.me.downs
    return min(parts, trouble.MOST_DAMAGE * rounds) / (trouble.WORTH * rounds)


def next_round(view: ControlView) -> tuple[Numbers, Numbers]:
    """Both fighters' numbers in the round that comes after this one, as far as they are known (K5, K65)."""
    me, him = (ahead(fighter, view.round + 1, view.options) for fighter in (view.me, view.opponent))
    return me, him


def ahead(fighter: FighterView, number: int, options: Options) -> Numbers:
    """A fighter's numbers in the round of that number, with what he has suffered so far (K5, K65, K66)."""
    threat, past = fighter.threats[number], number > fighter.stamina_round
    worn_out = past and threat == 0
    con = fighter.card.control + fighter.con_bout + fighter.con_deep + fighter.con_next
    con -= options.tired_con and worn_out
    con += options.streak_con and fighter.streak >= STREAK
    return numbers_of(fighter)._replace(con=con, tr=threat, past=past, worn_out=worn_out)


def _treat(view: ControlView, request: Request[Mark]) -> Outlook:
    """What the corner can do, and what the mark threatens (K41, K61)."""
    worse, helps = at_most(SURCHARGE_TO), 1 - at_most(HOLDS_TO)
    return Outlook(
        tuple(
            OptionEffect(
                (
                    Measure("marks", view.me.marks[mark]),
                    _chance("threat", threat(view.me, mark)),
                    _chance("helps", helps),
                    _chance("worse", worse),
                )
            )
            for mark in request.options
        )
    )


def threat(fighter: FighterView, mark: Mark, fewer: int = 0, surcharge: int = 0) -> float:
    """The chance that the next mark of this kind stops the bout, with ``fewer`` marks or a further surcharge (K41)."""
    times = fighter.marks.get(mark, 0) - fewer
    added = fighter.card.cut + EARLIER_MARK * times + fighter.pending.get(mark, 0) + surcharge
    return 1 - at_most(MARK_STOPS[mark] - 1 - added)


_OUTLOOKS: dict[str, Callable[[ControlView, Request[Any]], Outlook]] = {
    "plan": _plan,
    "towel": _towel,
    "treat": _treat,
}


def _chance(name: str, share: float) -> Measure:
    return Measure(name, min(100, max(0, round(100 * share))), percent=True)


def wanted(state: BoutState, sides: int, purpose: str, events: Sequence[Event]) -> WantedDie:
    """Who throws the die; the referee's and the judges' are nobody's.

    Nearly every roll is a sum of dice, so no single die is held against a bound.
    """
    thrower = None if state.thrower is None else state.thrower.corner
    return WantedDie(sides, purpose, thrower)
