"""Chin, cuts and fouls, how rounds are scored, and how a bout ends (G4, G44 to G51, G61 to G73, G85 to G97)."""

from __future__ import annotations

from functools import cache
from typing import NoReturn

from ringside_manager.bout.corner import BLUE, CORNERS, RED
from ringside_manager.bout.events import RoundScored
from ringside_manager.bout.outcome import (
    TECHNICAL_DRAW,
    BoutOver,
    Method,
    Outcome,
    scorecards,
    totals,
    verdict_of_three,
)
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
    Stopped,
    Stunned,
    TowelThrown,
    WillTested,
)
from ringside_manager.engines.glory_days.state import BoutState, Boxer
from ringside_manager.engines.glory_days.tables import (
    ALL_OUT,
    ALL_POINT,
    BY_HIGH,
    BY_LOW,
    CROWD_PLEASER,
    EVEN_UP_TO,
    FACE_SCORES,
    FACES,
    FAVOUR_UP_TO,
    FOUL_CHART,
    INJURIES,
    JUDGE_CHART,
    LEAST_POINTS,
    PLEASER_UP_TO,
    REFEREE_FOULS,
    REFEREE_STOPPAGE,
    REOPENS,
    SECONDS_A_ROUND,
    SEGMENTS,
    STOPPAGE_CHART,
    SWELLINGS,
    SWELLS,
    TASTE_FACES,
    TASTE_UP_TO,
    Injury,
    Offence,
    Pair,
)

# How a bout ends: at once, whatever was still to be done (G4), and with which result (G95, G96)


def stop(state: BoutState, method: Method, winner: Boxer | None, cause: str) -> NoReturn:
    """End the bout in the round being fought, or just fought if it is the interval (G96)."""
    who = None if winner is None else winner.corner
    if state.emit:
        state.emit(Stopped(state.round, state.segment, method.value, who, cause))
    raise BoutOver(method, who, cause, state.round, state.second)


def knocked_out(state: BoutState, loser: Boxer) -> NoReturn:
    """Counted out (G45)."""
    stop(state, Method.KO, loser.opponent, "")


def stopped(state: BoutState, loser: Boxer, cause: str) -> NoReturn:
    """The referee stops it; ``cause`` is hurt, punches, cut or knockdowns (G95)."""
    stop(state, Method.TKO, loser.opponent, cause)


def disqualified(state: BoutState, offender: Boxer, cause: str) -> NoReturn:
    """The offender is sent to his corner; ``cause`` is the kind of the foul (G70, G81)."""
    stop(state, Method.DQ, offender.opponent, cause)


def no_winner(state: BoutState) -> NoReturn:
    """Both are counted out, or both corners give up: a draw (G95)."""
    stop(state, Method.DRAW, None, TECHNICAL_DRAW)


def towel(state: BoutState, losers: tuple[Boxer, ...]) -> None:
    """The corners of ``losers`` throw in the towel, if anybody does (G105); if both do, nobody wins."""
    if state.emit:
        for boxer in losers:
            state.tell(TowelThrown, boxer)
    if len(losers) == 1:
        stop(state, Method.RTD, losers[0].opponent, "")
    if losers:
        no_winner(state)


def decide(state: BoutState) -> NoReturn:
    """After the last round the three totals decide (G95)."""
    method, winner = verdict_of_three(totals(state.cards))
    if state.emit:
        state.emit(Stopped(state.round, state.segment, method.value, winner, ""))
    raise BoutOver(method, winner, "", state.round, SECONDS_A_ROUND)


def outcome(state: BoutState, over: BoutOver) -> Outcome:
    """Everything the record of a bout holds (G107, CV60); the knockout punch is no knockdown punch (CV61)."""
    red, blue = (state.boxer(corner) for corner in CORNERS)
    knocked = over.method is Method.KO
    landed = (red.landed + red.landed_round, blue.landed + blue.landed_round)
    return Outcome(
        method=over.method,
        winner=over.winner,
        round=over.round,
        time=over.time,
        knockdowns=(
            red.knockdowns - (knocked and over.winner is RED),
            blue.knockdowns - (knocked and over.winner is BLUE),
        ),
        damage=landed,
        landed=landed,
        loss=(loss(state, red), loss(state, blue)),
        start=(red.start, blue.start),
        scorecards=scorecards(state.cards),
        cause=over.cause,
    )


def loss(state: BoutState, boxer: Boxer) -> int:
    """Stamina gone since a rested start, that of the round in progress included (G107)."""
    pending = 0 if state.settled or state.options.mid_round_fatigue else boxer.taken_round
    return boxer.start - max(0, boxer.stamina - pending)


# The three judges (G86 to G90), and what kind of men they are (G97)


HIGH, LOW, EVEN = range(3)
"""Places of ``Faces``."""
Faces = tuple[int, int, int, int]
"""How many faces say high 10-9, low 10-9, even and high 10-8."""


def score_round(state: BoutState) -> None:
    """The three cards of the round (G86, G87), the referee's points off."""
    red, blue = state.red, state.blue
    high, difference = high_boxer(state), abs(red.landed_round - blue.landed_round)
    net = high.opponent.downs - high.downs
    cards = []
    for judge, card in enumerate(state.cards):
        die = state.throw(None, FACES, "judge")
        if net:
            mine, his = by_knockdowns(difference, net, die)
        else:
            mine, his = laid_out(faces(state, high, difference, judge))[die]
        if high is blue:
            mine, his = his, mine
        points = max(0, mine - red.points_off), max(0, his - blue.points_off)
        card.append(points)
        cards.append(points)
    if state.emit:
        tally = red.landed_round, blue.landed_round
        state.emit(RoundScored.by_judges(state.round, tally, cards))


def high_boxer(state: BoutState) -> Boxer:
    """The boxer with more punches in the round, at level numbers the one with momentum (G86)."""
    red, blue = state.red, state.blue
    if red.landed_round == blue.landed_round:
        return state.momentum
    return red if red.landed_round > blue.landed_round else blue


def by_knockdowns(difference: int, net: int, die: int) -> Pair:
    """High's and low's points with knockdowns, ``net`` of them scored by high, below 0 by low (G87, G89)."""
    mine, his = _listed(BY_HIGH if net > 0 else BY_LOW, difference, die)
    further = abs(net) - 1
    return (mine, max(LEAST_POINTS, his - further)) if net > 0 else (max(LEAST_POINTS, mine - further), his)


def _listed(chart: tuple[tuple[int, tuple[tuple[int, Pair], ...]], ...], difference: int, die: int) -> Pair:
    rows = next(rows for upto, rows in chart if difference <= upto or upto == chart[-1][0])
    return next(points for last, points in rows if die <= last)


@cache
def laid_out(counts: Faces) -> tuple[Pair, ...]:
    """What high and low get by each face of the die, the scores laid out in their order (G97); place 0 is never read."""
    scores = [score for score, count in zip(FACE_SCORES, counts, strict=True) for _ in range(count)]
    return (FACE_SCORES[0], *scores)


@cache
def printed_faces(difference: int) -> Faces:
    """The row of the chart without a knockdown (G86)."""
    return next(counts for upto, counts in JUDGE_CHART if difference <= upto or upto == JUDGE_CHART[-1][0])


def faces(state: BoutState, high: Boxer, difference: int, judge: int) -> Faces:
    """The row as crowd pleasers (G88) and then the judge's ways (G97) move its faces."""
    counts = printed_faces(difference)
    if difference <= PLEASER_UP_TO:
        for boxer in state.boxers:
            if boxer.card.trait == CROWD_PLEASER:
                counts = moved(counts, EVEN, HIGH if boxer is high else LOW, 1)
    if state.options.officials:
        counts = _by_taste(state, high, difference, state.judges[judge], counts)
    return counts


def moved(counts: Faces, source: int, target: int, number: int) -> Faces:
    """So many faces moved, at most those there are (G97)."""
    changed = list(counts)
    number = min(number, changed[source])
    changed[source] -= number
    changed[target] += number
    first, second, third, fourth = changed
    return first, second, third, fourth


def _by_taste(state: BoutState, high: Boxer, difference: int, judge: str, counts: Faces) -> Faces:
    if judge == "hates_even":
        return moved(counts, EVEN, HIGH, FACES)
    if judge == "likes_even" and difference <= EVEN_UP_TO:
        return moved(moved(counts, HIGH, EVEN, 1), LOW, EVEN, 1)
    if judge == "favours" and difference <= FAVOUR_UP_TO:
        favoured = state.options.favoured
        if favoured == high.corner.value:
            return moved(counts, LOW, HIGH, 1)
        return moved(counts, HIGH, LOW, 1) if favoured == high.opponent.corner.value else counts
    if judge in ("aggression", "boxing") and difference <= TASTE_UP_TO:
        mine, his = (_acts(boxer, judge) for boxer in (high, high.opponent))
        if mine != his:
            return moved(counts, EVEN, HIGH if mine > his else LOW, TASTE_FACES)
    return counts


def _acts(boxer: Boxer, judge: str) -> int:
    """The actions a judge has an eye for."""
    return boxer.inside_acts if judge == "aggression" else boxer.outside_acts


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
