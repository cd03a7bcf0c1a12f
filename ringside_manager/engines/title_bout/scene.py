"""What lies on the Title Bout II table, what each option of a request would do, and who draws the next card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ringside_manager.bout.corner import Corner, FactSpec, Request
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
from ringside_manager.engines.title_bout import actions as chances
from ringside_manager.engines.title_bout.corner_work import Treatment, treatments
from ringside_manager.engines.title_bout.cuts import GASHES
from ringside_manager.engines.title_bout.events import Countered, CounterOpened, KnockedDown, PowerPunch
from ringside_manager.engines.title_bout.options import PLANS, Problem, Strategy, Style
from ringside_manager.engines.title_bout.state import Action, BoutState, CutPlace, Eye, Fighter
from ringside_manager.engines.title_bout.tables import REFEREE_TABLE, RING_SMARTS, Offence
from ringside_manager.engines.title_bout.view import FighterView, TitleBoutView
from ringside_manager.language import later

# What lies on the Title Bout II table: trackers, ratings as they stand, cuts and eyes, the judges' cards


_PLACE_WORDS = {
    CutPlace.NOSE_BLEED: "his nose",
    CutPlace.UNDER_LEFT: "the skin under his left eye",
    CutPlace.UNDER_RIGHT: "the skin under his right eye",
    CutPlace.OVER_LEFT: "his left brow",
    CutPlace.OVER_RIGHT: "his right brow",
    CutPlace.BRIDGE: "the bridge of his nose",
    CutPlace.LIP: "his lip",
}
GASH_PLACES = (CutPlace.OVER_LEFT, CutPlace.OVER_RIGHT)
_STRATEGY_WORDS = {
    Strategy.COUNTER_PUNCH: ("he waits to counter", "T169"),
    Strategy.STICK_AND_MOVE: ("he sticks and moves", "T170"),
    Strategy.KEEP_AWAY: ("he keeps away", "T171"),
    Strategy.DEFENSIVE_SHELL: ("he covers up in a shell", "T172"),
    Strategy.WORK_THE_BODY: ("he works the body: each punch costs 2 Endurance more", "T173"),
    Strategy.SMOTHERING_ATTACK: ("he smothers the other's attack", "T174"),
    Strategy.TIE_UP: ("he ties the other up", "T175"),
    Strategy.LOAD_UP: ("he loads up on his punches", "T176"),
    Strategy.GO_FOR_THE_KNOCKOUT: ("he goes for the knockout", "T177"),
}
_OFFENCES = {
    Offence.LOW_BLOW: "low blows",
    Offence.HEAD_BUTT: "head butts",
    Offence.RABBIT_PUNCH: "rabbit punches",
    Offence.HOLD_AND_HIT: "holding and hitting",
    Offence.PULL_HEAD: "pulling the head down",
    Offence.ELBOW: "use of the elbow",
    Offence.LACES: "use of the laces",
    Offence.HOLDING: "holding",
}

NUMBERS = (
    NumberSpec("endurance", "Endurance he has left", Use.TRACK, "T80"),
    NumberSpec("start", "Endurance he began the bout with", Use.MEMORY, "T80", of="endurance"),
    NumberSpec("points", "points he scored in this round", Use.COUNT, "T54", tells_score=True),
    NumberSpec(
        "stops_at", "points in this round at which he stops the other", Use.RATING, "T78", tells_score=True
    ),
    NumberSpec("last_round", "points he scored in the round before", Use.COUNT, "T78", tells_score=True),
    NumberSpec(
        "control", "control factor: the highest card number with which he takes control", Use.RATING, "T41"
    ),
    NumberSpec("limit", "landing limit: the highest number that lands", Use.RATING, "T42"),
    NumberSpec("power", "the highest number of a punch with power behind it", Use.RATING, "T43"),
    NumberSpec("counter", "the highest number of a landed counter", Use.RATING, "T67"),
    NumberSpec("chin", "how easily he is put down, 0 to 10", Use.RATING, "T44"),
    NumberSpec("count_out", "how easily he is counted out, 0 to 10", Use.RATING, "T60"),
    NumberSpec("finish", "cards of a finishing run", Use.RATING, "T71"),
    NumberSpec("run_left", "cards left of his finishing run", Use.COUNT, "T73"),
    NumberSpec("landed", "punches he landed in this round", Use.COUNT, "T50"),
    NumberSpec("knockdowns", "knockdowns he scored", Use.COUNT, "T61"),
    NumberSpec("warnings", "warnings he has had", Use.COUNT, "T110"),
    NumberSpec(
        "next_point",
        "warnings in all at which the referee takes a point next, 0: at none",
        Use.RATING,
        "T111",
    ),
    NumberSpec("sent_out", "warnings in all at which he is disqualified", Use.RATING, "T111"),
    NumberSpec("taken", "points the referee took from him in this round", Use.COUNT, "T113"),
    NumberSpec("card_1", "points on the first judge's card", Use.COUNT, "T130", tells_score=True),
    NumberSpec("card_2", "points on the second judge's card", Use.COUNT, "T130", tells_score=True),
    NumberSpec("card_3", "points on the third judge's card", Use.COUNT, "T130", tells_score=True),
    NumberSpec("left_eye", "stage of his left eye: 0 clear, 1 puffy, 2 worse, 3 shut", Use.COUNT, "T103"),
    NumberSpec("right_eye", "stage of his right eye: 0 clear, 1 puffy, 2 worse, 3 shut", Use.COUNT, "T103"),
    *(
        NumberSpec(
            f"marker_{place.value}", f"control lost by the gash on {_PLACE_WORDS[place]}", Use.COUNT, "T90"
        )
        for place in GASH_PLACES
    ),
    NumberSpec("clashes", "control lost by clashes of heads", Use.COUNT, "T121"),
    *(
        NumberSpec(f"warned_{offence.value}", f"warnings for {words}", Use.COUNT, "T110")
        for offence, words in _OFFENCES.items()
    ),
)
MARKS = (
    MarkSpec("in_control", "he makes the next control check, or has control", "T37"),
    MarkSpec("aggressor", "he is the aggressor of this round", "T31"),
    MarkSpec("on_ropes", "the action is on the ropes or in a corner", "T51"),
    MarkSpec("trapped", "he is trapped: the other finds control easier", "T41"),
    MarkSpec("boxing", "he boxes", "T27", tactic=True),
    MarkSpec("slugging", "he slugs", "T27", tactic=True),
    MarkSpec("forced", "his leg forces him to slug in this round", "T29"),
    MarkSpec("finishing", "he is on a finishing run", "T71"),
    MarkSpec("shaken", "he was down: the next knockdown comes easier", "T63"),
    MarkSpec("fatigued", "he is fatigued: the other side of his card counts", "T82"),
    MarkSpec("hand_hurt", "he has hurt his hand: his 2-point punches count 1", "T122"),
    MarkSpec("hand_broken", "his hand is broken: every punch counts one less", "T122"),
    MarkSpec("rib", "a rib may be cracked: before every round he may be pulled out", "T120"),
    MarkSpec("last_chance", "the doctor gives him this round", "T165"),
    *(MarkSpec(f"cut_{place.value}", f"a cut on {words}", "T84") for place, words in _PLACE_WORDS.items()),
    *(
        MarkSpec(f"open_{place.value}", f"the cut on {words} is open", "T87")
        for place, words in _PLACE_WORDS.items()
    ),
    *(
        MarkSpec(f"gash_{place.value}", f"the cut on {_PLACE_WORDS[place]} is a gash", "T84")
        for place in GASH_PLACES
    ),
    *(
        MarkSpec(strategy.value, words, rule, tactic=True)
        for strategy, (words, rule) in _STRATEGY_WORDS.items()
    ),
)

_READINGS = {
    "CF": (later("who has control: at most his control factor"), "T35"),
    "RN": (later("the action, or a number behind one"), "T46"),
    "RES": (later("which punch it is and what it is worth"), "T50"),
    "POS": (later("where the action moves"), "T51"),
    "KD": (later("what a power punch does"), "T57"),
    "KD2": (later("what a power punch does to somebody shaken"), "T57"),
    "KOR": (later("whether he gets up"), "T60"),
    "KDC": (later("the count"), "T61"),
    "J": (later("what the judges make of a close round"), "T131"),
    "COND": (later("how he is after a hard round"), "T79"),
    "INJ": (later("which injury it is"), "T115"),
    "SPEC": (later("what else happens"), "T115"),
}
DICE = (
    *(DieSpec(reading, words, rule) for reading, (words, rule) in _READINGS.items()),
    *(DieSpec(f"spare_{reading}", words, "T21") for reading, (words, _) in _READINGS.items()),
    DieSpec("unseen", later("a card that goes with the count or a clinch"), "T145"),
)
"""Every draw is a die with as many faces as there are cards to draw from (T19, T21)."""


def scene(state: BoutState) -> Scene:
    """The table now."""
    red, blue = (_side(state, fighter) for fighter in state.fighters)
    return Scene(state.round, state.second, (red, blue))


def _side(state: BoutState, fighter: Fighter) -> Side:
    mine = fighter.corner.index
    _, totals, out = REFEREE_TABLE[state.referee]
    numbers = {
        "endurance": fighter.endurance,
        "start": fighter.start,
        "points": fighter.points,
        "stops_at": fighter.tko_at,
        "last_round": fighter.history[-1] if fighter.history else 0,
        "control": fighter.cf,
        "limit": fighter.limit,
        "power": fighter.power,
        "counter": fighter.counter_limit,
        "chin": fighter.kd_rating,
        "count_out": fighter.side.knockout,
        "finish": fighter.side.killer_instinct,
        "landed": fighter.landed_round,
        "knockdowns": fighter.knockdowns,
        "warnings": fighter.warnings,
        "next_point": next((total for total in totals if total > fighter.warnings), 0),
        "sent_out": out,
        "taken": fighter.deducted,
        "left_eye": fighter.eyes[Eye.LEFT],
        "right_eye": fighter.eyes[Eye.RIGHT],
        **{
            f"card_{number}": sum(points[mine] for points in card)
            for number, card in enumerate(state.cards, start=1)
        },
        "run_left": run_left(state) if state.running is fighter else 0,
        "clashes": fighter.clashes,
        **{
            f"marker_{place.value}": cut.markers if (cut := fighter.cuts.get(place)) else 0
            for place in GASH_PLACES
        },
        **{f"warned_{offence.value}": fighter.warned.get(offence, 0) for offence in _OFFENCES},
    }
    return Side(numbers, _marks(state, fighter), state.place.value)


def run_left(state: BoutState) -> int:
    """Cards left of the finishing run (T71, T76)."""
    return max(0, min(state.deck.left, state.run_until - state.deck.drawn))


def _marks(state: BoutState, fighter: Fighter) -> frozenset[str]:
    said = (
        ("in_control", state.checker is fighter),
        ("aggressor", state.aggressor is fighter),
        ("on_ropes", state.trapped is not None),
        ("trapped", state.trapped is fighter),
        ("boxing", fighter.boxes),
        ("slugging", not fighter.boxes),
        ("forced", fighter.forced),
        ("finishing", state.running is fighter),
        ("shaken", fighter.temporary is not None),
        ("fatigued", fighter.fatigued),
        ("hand_hurt", fighter.hand == 1),
        ("hand_broken", fighter.hand > 1),
        ("rib", fighter.rib > 0),
        ("last_chance", fighter.one_more),
        (fighter.strategy.value, fighter.strategy is not Strategy.NONE),
    )
    cuts = [
        mark
        for place, cut in fighter.cuts.items()
        for mark, holds in (
            (f"cut_{place.value}", True),
            (f"open_{place.value}", cut.open),
            (f"gash_{place.value}", cut.letter in GASHES),
        )
        if holds
    ]
    return frozenset([name for name, holds in said if holds] + cuts)


# What each option of a Title Bout II request would do, in numbers, and who draws the next card


MEASURES = (
    FactSpec("works", "chance in 100 that the strategy works"),
    FactSpec("control", "chance in 100 of control in a check of his"),
    FactSpec("other_control", "chance in 100 of control in a check of the other"),
    FactSpec("land", "chance in 100 that an action of his lands"),
    FactSpec("other_land", "chance in 100 that an action of the other lands"),
    FactSpec("power", "the highest number of his punches with power behind them"),
    FactSpec("other_power", "the same of the other's"),
    FactSpec("down", "chance in 100 that a punch of his with power puts the other down"),
    FactSpec("other_down", "chance in 100 that the other's puts him down"),
    FactSpec("counter", "chance in 100 that a counter of his lands"),
    FactSpec("opening", "chance in 100 that an action of the other opens him to a counter"),
    FactSpec("run", "cards of a finishing run of his"),
    FactSpec("body", "Endurance each punch of his costs the other besides its points"),
    FactSpec("stops", "chance in 100 that all control lost by it comes back"),
    FactSpec("holds", "chance in 100 that it is under control, or better"),
    FactSpec("at_stake", "control he has lost by it, or loses if the corner fails"),
    FactSpec("defence", "added to the other's landing limit if the corner fails"),
    FactSpec("cut_rating", "added to his cut rating if the corner fails"),
    FactSpec("stage", "stage the eye comes to if the corner fails"),
    FactSpec(
        "threat", "chance in 100 that the bout is stopped by it the next time, or now if the corner fails"
    ),
)


def outlook(view: TitleBoutView, request: Request[Any]) -> Outlook:
    """The effects of a request's options, seen from the corner that is asked."""
    effect = _EFFECTS[request.kind](view, request)
    return Outlook(tuple(OptionEffect(effect(option)) for option in request.options))


_Effect = Callable[[Any], tuple[Measure, ...]]


def _style(view: TitleBoutView, _: Request[Style]) -> _Effect:
    """Control and power of both as they would be (T28, T41)."""

    def effect(style: Style) -> tuple[Measure, ...]:
        supposed = view.supposing(style)
        return (  # without what a fighter gains by holding the other on the ropes (T41)
            _chance("control", chances.control(supposed.me.cf_free)),
            _chance("other_control", chances.control(supposed.opponent.cf_free)),
            Measure("power", supposed.me.power),
        )

    return effect


def _strategy(view: TitleBoutView, _: Request[Strategy]) -> _Effect:
    """How likely it works, and what both would then do (T167, T168)."""
    now = _numbers(view)

    def effect(strategy: Strategy) -> tuple[Measure, ...]:
        if strategy is Strategy.NONE:
            return now
        card = view.me.card
        smart = view.options.traits and card.special in RING_SMARTS
        likely = chances.works(strategy, card.strategy(PLANS[strategy].group), smart)
        then = _numbers(view.supposing(strategy))
        changed = [measure for measure in then if measure not in now]
        body = PLANS[strategy].body
        return (_chance("works", likely), *changed, *((Measure("body", body),) if body else ()))

    return effect


def _numbers(view: TitleBoutView) -> tuple[Measure, ...]:
    """What an action of each does, as the ratings stand."""
    me, him = view.me, view.opponent
    advanced = view.options.advanced_kd_table
    return (
        _chance("land", _landing(me)),
        _chance("other_land", _landing(him)),
        Measure("power", me.power),
        Measure("other_power", him.power),
        _chance("down", down(him, advanced)),
        _chance("other_down", down(me, advanced)),
        _chance("counter", chances.counter(me.counter_limit)),
        _chance("opening", chances.action(him.actions, Action.OPEN)),
        Measure("run", me.run_cards),
    )


def _landing(fighter: FighterView) -> int:
    return chances.action(fighter.actions, Action.LAND, Action.POWER)


def down(fighter: FighterView, advanced: bool) -> int:
    """Chance in 100 that a punch with power puts the fighter down (T57)."""
    field = "KD" if fighter.temporary is None else "KD2"
    return round(100 * chances.reading(fighter.kd_rating, field, advanced)[2])


def _treat(view: TitleBoutView, request: Request[Problem]) -> _Effect:
    """What the corner can do, and what is at stake (T98, T105, T162)."""
    found = treatments(view, request)

    def effect(problem: Problem) -> tuple[Measure, ...]:
        return _told(found[problem]) if problem in found else ()

    return effect


def _told(treatment: Treatment) -> tuple[Measure, ...]:
    measures = [_chance("holds", treatment.holds)]
    if treatment.stops is not None:
        measures.insert(0, _chance("stops", treatment.stops))
    for name, value in (
        ("at_stake", treatment.control),
        ("defence", treatment.defence),
        ("cut_rating", treatment.cut_rating),
        ("stage", treatment.stage),
    ):
        if value:
            measures.append(Measure(name, value))
    if treatment.threat:
        measures.append(_chance("threat", treatment.threat))
    return tuple(measures)


_EFFECTS: dict[str, Callable[[TitleBoutView, Request[Any]], _Effect]] = {
    "style": _style,
    "strategy": _strategy,
    "treat": _treat,
}


def _chance(name: str, percent: int) -> Measure:
    return Measure(name, min(100, max(0, percent)), percent=True)


# Whose card it is


def wanted(state: BoutState, sides: int, purpose: str, events: Sequence[Event]) -> WantedDie:
    """Who draws the card; spare draws are nobody's.

    The faces are the cards there are to draw from, so no number is held against a bound.
    """
    return WantedDie(sides, purpose, _drawer(state, purpose, events))


def _drawer(state: BoutState, purpose: str, events: Sequence[Event]) -> Corner | None:
    acting = state.checker if state.running is None else state.running
    last = events[-1] if events else None
    if purpose.startswith("spare_") or purpose in ("J", "unseen", "COND"):
        return None
    if purpose in ("KOR", "KDC"):
        fallen = next(e for e in reversed(events) if isinstance(e, PowerPunch | KnockedDown))
        return fallen.corner.opponent if isinstance(fallen, PowerPunch) else fallen.corner
    if isinstance(last, CounterOpened):
        return last.corner.opponent
    if isinstance(last, Countered) and last.landed and purpose != "CF":
        return last.corner
    return acting.corner
