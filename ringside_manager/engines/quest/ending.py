"""How a round is judged and how a bout ends: judges, referee, doctor, fouls (Q30 to Q33, Q62, Q72)."""

from __future__ import annotations

from typing import NoReturn

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.events import RoundScored
from ringside_manager.bout.outcome import (
    BoutOver,
    Method,
    Outcome,
    Points,
    scorecards,
    totals,
    verdict_of_three,
)
from ringside_manager.engines.quest.events import (
    CriteriaShown,
    CutClosed,
    CutOpened,
    DoctorLooked,
    Fouled,
    Stopped,
)
from ringside_manager.engines.quest.state import BoutState, Boxer
from ringside_manager.engines.quest.tables import (
    CLASHES,
    CLOSED_UP_TO,
    CRITERIA,
    CUT_UP_TO,
    DISQUALIFIED_AT,
    DOCTOR_STOPS,
    LOST,
    LOST_DOWN,
    RING_FOUL_UP_TO,
    RING_FOUL_WARNINGS,
    WON,
    Criterion,
    Side,
    ahead,
)

# How a bout ends, and with which result (Q33, section 13, Q62)


REFEREE, KNOCKED_OUT, WILL_NOT_RISE, CANNOT_RISE = "referee", "knocked_out", "will_not_rise", "cannot_rise"
TOWEL, THREE_KNOCKDOWNS, CUT, FOULS = "towel", "three_knockdowns", "cut", "fouls"
"""Causes of an end (Q65)."""
BY_PUNCH = (KNOCKED_OUT, WILL_NOT_RISE, CANNOT_RISE)
"""Q105: the last knockdown was the knockout punch."""
BOTH_BEATEN = "both_beaten"
"""The cause of a draw before the last bell (Q30, Q33)."""

_METHODS = {THREE_KNOCKDOWNS: Method.TKO, CUT: Method.TKO, FOULS: Method.DQ}


def beaten(state: BoutState, losers: tuple[str, str]) -> None:
    """End the bout if a boxer has lost: the causes of red's and of blue's defeat, empty for none (Q33).

    A bout both have lost is a draw.
    """
    red, blue = losers
    if red and blue:
        stop(state, Method.DRAW, None, BOTH_BEATEN)
    if red or blue:
        cause, winner = (red, BLUE) if red else (blue, RED)
        stop(state, _METHODS.get(cause, Method.KO), winner, cause)


def stop(state: BoutState, method: Method, winner: Corner | None, cause: str) -> NoReturn:
    """End the bout where it stands."""
    if state.emit:
        table = state.table
        state.emit(Stopped(table.round, table.clash, method.value, winner, cause))
        state.emit(CriteriaShown(table.round, tuple(criterion.value for criterion in state.criteria)))
    raise BoutOver(method, winner, cause)


def decide(state: BoutState) -> NoReturn:
    """After the last scheduled round the cards decide (Q62, Q65)."""
    method, winner = verdict_of_three(totals(state.table.cards))
    state.table.clash = CLASHES
    stop(state, method, winner, "")


def outcome(state: BoutState, over: BoutOver) -> Outcome:
    """Everything the record of a bout holds (Q105, CV60)."""
    table = state.table
    red, blue = table.boxers
    return Outcome(
        method=over.method,
        winner=over.winner,
        round=max(1, table.round),
        time=table.clash,
        knockdowns=(_scored(red, over), _scored(blue, over)),
        damage=(red.dealt, blue.dealt),
        landed=(red.landed, blue.landed),
        loss=(red.start - red.stamina, blue.start - blue.stamina),
        start=(red.start, blue.start),
        scorecards=scorecards(table.cards),
        cause=over.cause,
    )


def _scored(boxer: Boxer, over: BoutOver) -> int:
    """Knockdowns he scored, the knockout punch apart."""
    return boxer.opponent.knockdowns - (over.winner is boxer.corner and over.cause in BY_PUNCH)


# The judges (section 12): criteria drawn before the bout, cards after each round


def chosen_judges(agreed: tuple[Criterion | None, ...], chance: Chance) -> tuple[Criterion, ...]:
    """A d10 for each judge whose criterion is not agreed on (Q9)."""
    return tuple(
        CRITERIA[chance.roll(len(CRITERIA), "criterion") - 1] if criterion is None else criterion
        for criterion in agreed
    )


def score_round(state: BoutState) -> None:
    """Ten points for whom the judge counts higher, points off the same on all cards (Q60)."""
    red, blue = state.table.boxers
    sides = Side(red.clashes, red.spent, red.downs), Side(blue.clashes, blue.spent, blue.downs)
    home, downs, off = (red.home, blue.home), (red.downs, blue.downs), (red.points_off, blue.points_off)
    scored = []
    for criterion, card in zip(state.criteria, state.table.cards, strict=True):
        points = card_points(ahead(criterion, *sides, home), downs, off)
        card.append(points)
        scored.append(points)
    if state.emit:
        hits = sum(clash.hit for clash in red.clashes), sum(clash.hit for clash in blue.clashes)
        state.emit(RoundScored.by_judges(state.table.round, hits, scored))


def card_points(lead: int, downs: Points, off: Points) -> Points:
    """10 to 9, 8 for a loser who was down, 10 to 10 if level; then points off (Q60)."""
    red = blue = WON
    if lead > 0:
        blue = LOST_DOWN if downs[1] else LOST
    elif lead < 0:
        red = LOST_DOWN if downs[0] else LOST
    return max(0, red - off[0]), max(0, blue - off[1])


# Cuts and ring fouls (section 14, option ``cuts_and_fouls``)


def cut(state: BoutState, target: Boxer, drawn: int) -> None:
    """A hard blow may cut (Q71)."""
    limit = CUT_UP_TO.get(drawn)
    state.thrower = target.corner
    if limit is None or state.chance.roll(20, "cut") > limit:
        return
    target.cuts += 1
    target.open_cut = True
    state.tell(CutOpened, target, target.cuts)


def look_at_cuts(state: BoutState) -> None:
    """Open cuts are closed, or the doctor looks at them; red's first, and both are looked at (Q72)."""
    red, blue = (_stopped_by_cut(state, boxer) for boxer in state.table.boxers)
    beaten(state, (red, blue))


def _stopped_by_cut(state: BoutState, boxer: Boxer) -> str:
    if not boxer.open_cut:
        return ""
    state.thrower = boxer.corner
    if state.chance.roll(10, "closing") <= CLOSED_UP_TO:
        boxer.open_cut = False
        state.tell(CutClosed, boxer)
        return ""
    limit = DOCTOR_STOPS[min(boxer.cuts, len(DOCTOR_STOPS)) - 1]
    drawn = state.chance.roll(20, "doctor")
    state.tell(DoctorLooked, boxer, drawn, limit)
    return CUT if drawn <= limit else ""


def look_for_fouls(state: BoutState) -> None:
    """A foul after a clash: a warning, points, disqualification; counted apart from those of Q47 (Q73)."""
    red, blue = state.table.boxers
    for boxer in (red, blue):
        state.thrower = boxer.corner
        if state.chance.roll(100, "foul") <= RING_FOUL_UP_TO[boxer.action.family.value]:
            boxer.ring_fouls += 1
            off = int(RING_FOUL_WARNINGS < boxer.ring_fouls < DISQUALIFIED_AT)
            boxer.points_off += off
            state.tell(Fouled, boxer, "ring", boxer.ring_fouls, off)
    red_out, blue_out = (FOULS if boxer.ring_fouls >= DISQUALIFIED_AT else "" for boxer in (red, blue))
    beaten(state, (red_out, blue_out))
