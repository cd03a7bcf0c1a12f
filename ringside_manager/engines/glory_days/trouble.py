"""Chin, cuts and fouls (G44 to G51, G61 to G73)."""

from __future__ import annotations

from ringside_manager.engines.glory_days.ending import disqualified, knocked_out, stopped
from ringside_manager.engines.glory_days.events import (
    ChinTested,
    CountTaken,
    CutTested,
    FoulCalled,
    FoulTested,
    Injured,
    InjuryTested,
    KnockedDown,
    StoppageTested,
    Stunned,
    WillTested,
)
from ringside_manager.engines.glory_days.state import BoutState, Boxer
from ringside_manager.engines.glory_days.tables import (
    ALL_OUT,
    ALL_POINT,
    FACES,
    FOUL_CHART,
    INJURIES,
    REFEREE_FOULS,
    REFEREE_STOPPAGE,
    REOPENS,
    SEGMENTS,
    STOPPAGE_CHART,
    SWELLINGS,
    SWELLS,
    Injury,
    Offence,
)

# Chin, count and will (sections 7 and 8)


DOWNS_ALLOWED = 2
"""G100: with the third knockdown of a round the bout is over, if that is agreed."""


def chin_check(state: BoutState, boxer: Boxer, more: int) -> None:
    """He is hit with power: down, stunned or neither; ``more`` is added to both numbers (G44, G81, G3)."""
    down, stunned = boxer.down_at + more, boxer.stunned_at + more
    die = state.throw(boxer, FACES, "chin", stunned)
    if state.emit:
        result = "down" if die <= down else "stunned" if die <= stunned else "nothing"
        state.tell(ChinTested, boxer, die, down, stunned, result)
    if die <= down:
        go_down(state, boxer)
    elif die <= stunned:
        stun(state, boxer)


def stun(state: BoutState, boxer: Boxer) -> None:
    """He will be hurt in the next segment (G46)."""
    boxer.shaken = True
    state.tell(Stunned, boxer)


def go_down(state: BoutState, boxer: Boxer) -> None:
    """Down: the count, and hurt if he beats it (G45)."""
    fall(state, boxer)
    if counted_out(state, boxer):
        knocked_out(state, boxer)
    too_often_down(state, boxer)
    boxer.shaken = True


def fall(state: BoutState, boxer: Boxer, *, flash: bool = False) -> None:
    """A knockdown is counted (G45); ``flash`` without a count (G81, line 36)."""
    boxer.fell = True
    boxer.downs += 1
    boxer.opponent.knockdowns += 1
    state.tell(KnockedDown, boxer, boxer.downs, flash)


def counted_out(state: BoutState, boxer: Boxer) -> bool:
    """Whether he is counted out (G45), with the options of G100: the tired number the second time, and the bell."""
    again = state.options.repeat_knockdown_tired_ko and boxer.downs > 1
    rating = boxer.out_again_at if again else boxer.out_at
    die = state.throw(boxer, FACES, "count", rating)
    out = die <= rating
    saved = out and state.options.saved_by_bell and state.segment == SEGMENTS
    state.tell(CountTaken, boxer, die, rating, out and not saved, saved)
    return out and not saved


def too_often_down(state: BoutState, boxer: Boxer) -> None:
    """The third knockdown of the round, after his count (G100)."""
    if state.options.three_knockdown_rule and boxer.downs > DOWNS_ALLOWED:
        stopped(state, boxer, "knockdowns")


def will_check(state: BoutState, boxer: Boxer, rating: int, cause: str) -> None:
    """At or below the number the referee stops the bout (G51, G100)."""
    die = state.throw(boxer, FACES, "will", rating)
    state.tell(WillTested, boxer, die, rating, die <= rating)
    if die <= rating:
        stopped(state, boxer, cause)


# Cuts, swellings and when they stop a bout (section 10)


def cut_check(state: BoutState, boxer: Boxer, more: int) -> None:
    """The boxer hit may be cut; ``more`` is added to his rating (G61, G81); with the option old injuries come first (G65)."""
    if state.options.reopen_injuries and reopened(state, boxer):
        return
    rating = boxer.ratings.cut + more
    die = state.throw(boxer, FACES, "cut", rating)
    state.tell(CutTested, boxer, die, rating, die > rating)
    if die <= rating:
        suffer(state, boxer, boxer.card.cut_faces[state.throw(boxer, FACES, "injury")])


def reopened(state: BoutState, boxer: Boxer) -> bool:
    """Whether an injury he has gets worse; each kind is rolled for once, in order (G65)."""
    for injury in INJURIES:
        if injury not in boxer.injuries:
            continue
        bound = SWELLS if injury in SWELLINGS else REOPENS
        die = state.throw(boxer, FACES, "reopen", bound)
        worse = die <= bound
        state.tell(InjuryTested, boxer, injury.value, die, worse)
        if worse:
            suffer(state, boxer, injury, again=True)
            return True
    return False


def suffer(state: BoutState, boxer: Boxer, injury: Injury, *, again: bool = False) -> None:
    """The injury once more, and whether it stops the bout (G62, G63)."""
    times = boxer.injuries[injury] = boxer.injuries.get(injury, 0) + 1
    state.tell(Injured, boxer, injury.value, times, again)
    look(state, boxer, injury, stoppage_value(state.referee, injury, times))


def look(
    state: BoutState,
    boxer: Boxer,
    injury: Injury,
    value: int,
    *,
    by_doctor: bool = False,
) -> None:
    """The referee or the doctor looks at it (G63, G81 line 98); at 0 nobody needs to."""
    if value <= 0:
        return
    die = state.throw(boxer, FACES, "stoppage", value)
    state.tell(StoppageTested, boxer, injury.value, die, value, die <= value, by_doctor)
    if die <= value:
        stopped(state, boxer, "cut")


def stoppage_value(referee: str, injury: Injury, times: int) -> int:
    """The number of the chart; a referee with ways of his own moves it if it is above 0 (G63, G97)."""
    columns = STOPPAGE_CHART[injury]
    value = columns[min(times, len(columns)) - 1]
    return value + REFEREE_STOPPAGE.get(referee, 0) if value else 0


# Fouls: warnings, points, disqualification (section 11)


LATE, TEMPER = "late_punch", "temper"
WARNING, POINT, OUT = "warning", "point", "disqualified"


def foul(state: BoutState, boxer: Boxer) -> None:
    """A foul is called on him; his own list says which (G68)."""
    commit(state, boxer, boxer.card.foul_faces[state.throw(boxer, FACES, "foul")])


def commit(state: BoutState, boxer: Boxer, kind: Offence) -> None:
    """A foul of that kind is counted and punished (G70)."""
    times = boxer.fouls[kind] = boxer.fouls.get(kind, 0) + 1
    boxer.all_fouls += 1
    points, out = limits(state.referee, kind)
    if times >= out or boxer.all_fouls >= ALL_OUT:
        follows = OUT
    else:
        follows = POINT if times in points or boxer.all_fouls == ALL_POINT else WARNING
    punish(state, boxer, kind.value, times, follows)


def limits(referee: str, kind: Offence) -> tuple[tuple[int, ...], int]:
    """The counts of a kind that cost a point, and the count that costs the bout, as the referee has them (G70, G97)."""
    points, out = FOUL_CHART[kind]
    shift = REFEREE_FOULS.get(referee, 0)
    return tuple(point + shift for point in points), out + shift


def punish(state: BoutState, boxer: Boxer, kind: str, times: int, follows: str) -> None:
    """Tell the foul and do what follows: never more than one point for one foul (G70)."""
    if follows == POINT:
        boxer.points_off += 1
    state.tell(FoulCalled, boxer, kind, times, boxer.all_fouls, follows)
    if follows == OUT:
        disqualified(state, boxer, kind)


def tested(state: BoutState, boxer: Boxer, more: int) -> bool:
    """Whether something that happened is a foul of his: his rating and ``more`` (G81)."""
    rating = boxer.ratings.foul + more
    die = state.throw(boxer, FACES, "event_foul", rating)
    state.tell(FoulTested, boxer, die, rating, die <= rating)
    return die <= rating


def late_punch(state: BoutState, boxer: Boxer) -> None:
    """After the bell of segment 9: a foul of no kind, and perhaps a point (G81, line 77)."""
    if state.segment < SEGMENTS:
        return
    boxer.all_fouls += 1
    total = boxer.all_fouls
    if total >= ALL_OUT:
        punish(state, boxer, LATE, total, OUT)
    costs = tested(state, boxer, 0) or total == ALL_POINT
    punish(state, boxer, LATE, total, POINT if costs else WARNING)


def temper(state: BoutState, boxer: Boxer) -> None:
    """He loses his temper: disqualified, or a point (G81, line 96); it is none of his counted fouls."""
    follows = OUT if tested(state, boxer, 0) else POINT
    punish(state, boxer, TEMPER, 0, follows)
