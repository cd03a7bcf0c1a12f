"""How a bout ends (T4, T139, T140), the points that stop it, and what judges make of a round (section 22)."""

from __future__ import annotations

from functools import lru_cache
from typing import NoReturn

from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.events import RoundScored
from ringside_manager.bout.outcome import (
    TECHNICAL_DRAW,
    BoutOver,
    Method,
    Outcome,
    Points,
    scorecards,
    totals,
    verdict_of_three,
)
from ringside_manager.engines.title_bout.deck import Judge
from ringside_manager.engines.title_bout.events import Stopped
from ringside_manager.engines.title_bout.state import JUDGES, BoutState, Cause, Fighter
from ringside_manager.engines.title_bout.tables import (
    ABSORBER_POINTS,
    OVERLY_CAUTIOUS,
    PLAYS_TO_CROWD,
    SECONDS_A_ROUND,
    TKO_POINTS,
)

# How a bout ends: at once, whatever was still to be done (T4), and with which result (T139, T140)


def stop(state: BoutState, method: Method, winner: Fighter | None, cause: str) -> NoReturn:
    """End the bout in the round being fought, or just fought if it is the interval (T138)."""
    who = None if winner is None else winner.corner
    time = state.second
    if state.emit:
        kind = "TDRAW" if cause == TECHNICAL_DRAW else method.value
        state.emit(Stopped(state.round, time, kind, who, cause))
    told = time if state.options.time_of_stoppage or method.is_decision else 0
    raise BoutOver(method, who, cause, state.round, told)


def stopped(state: BoutState, loser: Fighter, cause: str) -> NoReturn:
    """The fighter cannot go on: TKO; ``cause`` is points, cut, swelling, injury, knockdowns, doctor or quit (T140)."""
    stop(state, Method.TKO, loser.opponent, cause)


def disqualified(state: BoutState, offender: Fighter, cause: str) -> NoReturn:
    """The offender loses by disqualification (T111, T125)."""
    stop(state, Method.DQ, offender.opponent, cause)


def decide(state: BoutState) -> NoReturn:
    """After the last scheduled round the cards decide (T139)."""
    method, winner = verdict_of_three(totals(state.cards))
    if state.emit:
        state.emit(Stopped(state.round, SECONDS_A_ROUND, method.value, winner, ""))
    raise BoutOver(method, winner, "", state.round, SECONDS_A_ROUND)


def outcome(state: BoutState, over: BoutOver) -> Outcome:
    """Everything the record of a bout holds (T140, CV60)."""
    red, blue = (state.fighter(corner) for corner in CORNERS)
    return Outcome(
        method=over.method,
        winner=over.winner,
        round=over.round,
        time=over.time,
        knockdowns=(red.knockdowns, blue.knockdowns),
        damage=(all_points(red), all_points(blue)),
        landed=(red.landed, blue.landed),
        loss=(max(0, red.start - red.endurance), max(0, blue.start - blue.endurance)),
        start=(red.start, blue.start),
        scorecards=scorecards(state.cards),
        cause=over.cause,
    )


def all_points(fighter: Fighter) -> int:
    """In-round points of the whole bout, those of the round in progress included."""
    return sum(fighter.history) + fighter.points


# Points in the round, and when they stop the bout (sections 10 and 14)


def score(state: BoutState, fighter: Fighter, points: int) -> None:
    """Points for the fighter; the TKO limits are tested at once (T54, T55)."""
    fighter.points += points
    if fighter.points >= fighter.tko_at:
        stopped(state, fighter.opponent, "points")


def points_to_win(state: BoutState, fighter: Fighter) -> int:
    """Points in this round at which the opponent is stopped (T78, T193): over one, two and three rounds running."""
    absorbs = state.options.traits and fighter.opponent.card.special == "Absorber"
    one, two, three = ABSORBER_POINTS if absorbs else TKO_POINTS
    before = fighter.history[-2:]
    return min(one, two - before[-1], three - sum(before)) if before else one


# The three cards of a round (section 22)


CLOSE = range(1, 7)
"""T130: differences decided by the judges' own eyes."""
WIDE = range(16, 19)
"""T130: differences some judges score 10-8."""
FIRST_TECHNICAL_DECISION = 5
"""T124: from the start of this round on an accident leads to the cards."""
TEN_EIGHT_FROM = 19
TEN_SEVEN_FROM = 26
BEHIND_AND_LOST = 13
"""T132: so far behind, one knockdown does not save the round."""

HIGHER = Judge.HS
UNREAD = (HIGHER,) * JUDGES
"""The words of the judges where they cannot matter."""


def score_round(state: BoutState) -> None:
    """The three cards of the round, points taken by the referee included (T130-T135)."""
    red, blue = state.red, state.blue
    extra = red.extra_points, blue.extra_points
    judges = _words(state, red.points + extra[0], blue.points + extra[1])
    tally, knockdowns = (red.points, blue.points), (red.scored, blue.scored)
    taken = red.deducted, blue.deducted
    scoring = state.options.scoring
    if judges is UNREAD:
        cards = (_card(scoring, tally, knockdowns, taken, extra, HIGHER),) * JUDGES
    else:
        cards = tuple([_card(scoring, tally, knockdowns, taken, extra, judge) for judge in judges])
    for card, points in zip(state.cards, cards, strict=True):
        card.append(points)
    if state.emit:
        state.emit(RoundScored.by_judges(state.round, tally, cards))


def _words(state: BoutState, red: int, blue: int) -> tuple[Judge, ...]:
    """The judges' words, read only if one of them can matter (T131), and as traits turn them (T187, T188)."""
    difference = abs(red - blue)
    if not checked(state, difference):
        return UNREAD
    judges = state.deck.check_card().judges
    if difference not in CLOSE or not state.options.traits:
        return judges
    return _swayed(state, judges, state.red if red > blue else state.blue)


def _swayed(state: BoutState, judges: tuple[Judge, ...], higher: Fighter) -> tuple[Judge, ...]:
    """The judges' words on a close round as traits turn them against a fighter (T187, T188)."""
    words = list(judges)
    for fighter in state.fighters:
        against = Judge.HS if higher is fighter.opponent else Judge.LS
        if state.has(fighter, PLAYS_TO_CROWD):
            words = [against] * len(words)
        elif state.has(fighter, *OVERLY_CAUTIOUS):
            words = [against if word is Judge.E else word for word in words]
    return tuple(words)


def checked(state: BoutState, difference: int) -> bool:
    """Whether a round of that difference is scored by the judges' words (T130, T132, T135)."""
    knockdowns = state.red.scored, state.blue.scored
    if one_sided(*knockdowns):
        return False
    if state.options.scoring == "ten_must" or any(knockdowns):
        return difference in CLOSE or difference in WIDE
    return state.options.scoring == "rounds_alt" and difference in CLOSE


def one_sided(red: int, blue: int) -> bool:
    """Whether knockdowns alone replace the scale of T130 (T132): not if none, one each, or two or more each."""
    return min(red, 2) != min(blue, 2)


@lru_cache(maxsize=4096)
def _card(
    scoring: str, tally: Points, knockdowns: Points, taken: Points, extra: Points, judge: Judge
) -> Points:
    red, blue = ten_points(tally, knockdowns, extra, judge)
    if scoring == "ten_must":
        return max(0, red - taken[0]), max(0, blue - taken[1])
    if scoring == "rounds" and not any(knockdowns):
        red, blue = tally[0] + extra[0], tally[1] + extra[1]
    elif scoring == "rounds_alt" and not any(knockdowns):
        red, blue = tally[0] + extra[0], tally[1] + extra[1]
        if abs(red - blue) in CLOSE and judge is Judge.LS:  # gives the lower scorer a close round (T135)
            red, blue = blue, red
    return _rounds(red, blue, taken)


def _rounds(red: int, blue: int, taken: Points) -> Points:
    """The round to the better side; a point taken makes a won round even and an even one lost (T135)."""
    won = (red > blue) - (red < blue)
    for side, points in ((1, taken[0]), (-1, taken[1])):
        won = max(-1, won - points) if side == 1 else min(1, won + points)
    return int(won > 0), int(won < 0)


def ten_points(tally: Points, knockdowns: Points, extra: Points, judge: Judge) -> Points:
    """Ten points for red and blue before points are taken (T130, T132).

    ``tally`` are the points of the round, ``knockdowns`` those without flash ones each side scored, ``extra`` the bleeding
    points of T156, which count for T130 only.
    """
    red, blue = knockdowns
    if not one_sided(red, blue):
        off = min(red, 2)
        mine, his = by_difference(tally[0] + extra[0], tally[1] + extra[1], knockdowns, judge)
        return mine - off, his - off
    if red > blue:
        return by_knockdowns(tally[0] - tally[1], red)
    his, mine = by_knockdowns(tally[1] - tally[0], blue)
    return mine, his


def by_knockdowns(lead: int, knockdowns: int) -> Points:
    """T132 for the side with knockdowns, first its points: ``lead`` is how far it is ahead, below 0 behind (T133)."""
    if knockdowns > 1:
        return (10, 8) if lead < 0 else (10, 7)
    if lead >= TEN_SEVEN_FROM:
        return 10, 7
    if lead > 0:
        return 10, 8
    return (9, 10) if lead <= -BEHIND_AND_LOST else (10, 9)


def by_difference(red: int, blue: int, knockdowns: Points, judge: Judge) -> Points:
    """T130 for one judge."""
    difference = abs(red - blue)
    higher_first = red >= blue
    if difference == 0 or (difference in CLOSE and judge is Judge.E):
        return 10, 10
    if difference in CLOSE:
        higher_first = higher_first == (judge is Judge.HS)
    other = 9
    if difference in WIDE and judge is Judge.HS:
        other = 8
    elif difference >= TEN_EIGHT_FROM:
        knocked = knockdowns[0 if red > blue else 1] > 0
        other = 7 if difference >= TEN_SEVEN_FROM and knocked else 8
    return (10, other) if higher_first else (other, 10)


def note_ahead(state: BoutState) -> None:
    """Who has outscored whom in the round, for the next aggressor (T33)."""
    red, blue = state.red, state.blue
    if red.points != blue.points:
        state.last_ahead = red if red.points > blue.points else blue


# The cards decide before the last bell


def accident(state: BoutState) -> NoReturn:
    """An accident ends the bout (T124): early a technical draw, later the cards with the round as it stands."""
    if state.round < FIRST_TECHNICAL_DECISION:
        stop(state, Method.DRAW, None, TECHNICAL_DRAW)
    technical_decision(state)


def technical_decision(state: BoutState) -> NoReturn:
    """The cards decide, the round in progress scored on the points so far (T124, T125, T129)."""
    if len(state.cards[0]) < state.round:
        score_round(state)
    _, winner = verdict_of_three(totals(state.cards))
    if winner is None:
        stop(state, Method.DRAW, None, TECHNICAL_DRAW)
    stop(state, Method.TD, state.fighter(winner), "technical_decision")


def stopped_by_cut(state: BoutState, fighter: Fighter, cause: Cause, just_opened: bool) -> NoReturn:
    """A cut stops the bout, by its cause (T128)."""
    if cause is Cause.LEGAL:
        stopped(state, fighter, "cut")
    if cause is Cause.ACCIDENT:
        accident(state)
    if just_opened:
        disqualified(state, fighter.opponent, "cut")
    technical_decision(state)
