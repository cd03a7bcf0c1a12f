"""The end of a round and of a bout: scoring, recovery, the decision, the result (R50-R58)."""

from __future__ import annotations

from ringside_manager.bout.corner import BLUE, CORNERS, RED, Corner
from ringside_manager.bout.events import Emit, RoundScored
from ringside_manager.bout.outcome import Method, Outcome, Scorecard
from ringside_manager.engines.ringside.events import Recovered
from ringside_manager.engines.ringside.state import BoutState, Boxer
from ringside_manager.engines.ringside.tables import MUST_SYSTEMS, RECOVERY, TURNS


def round_points(scoring: str, red: int, blue: int) -> tuple[int, int]:
    """Points of red and blue for a round of that much damage each (R52, R56)."""
    if scoring == "rounds":
        return int(red > blue), int(blue > red)
    difference = abs(red - blue)
    better, other = next(
        points for largest, *points in MUST_SYSTEMS[scoring] if largest is None or difference <= largest
    )
    return (better, other) if red > blue else (other, better)


def score_round(state: BoutState, emit: Emit | None) -> None:
    """The boxer who caused more damage wins the round (R52)."""
    red, blue = state.red, state.blue
    tally = red.scored, blue.scored
    points = round_points(state.scoring, *tally)
    for boxer, won in zip((red, blue), points, strict=True):
        boxer.points += won
        boxer.rounds.append(won)
        boxer.total_damage += boxer.scored
    if emit:
        emit(RoundScored(state.round, tally, points, leader(*tally)))


def recover(state: BoutState, emit: Emit | None) -> None:
    """Between two rounds each regains up to 10 Endurance, never above his starting total (R55)."""
    for boxer in (state.red, state.blue):
        boxer.endurance = min(boxer.endurance + RECOVERY, boxer.starting_total)
    if emit:
        emit(Recovered(state.round, (state.red.endurance, state.blue.endurance)))


def leader(red: int, blue: int) -> Corner | None:
    """The corner with the larger number; ``None`` when they are equal."""
    return None if red == blue else RED if red > blue else BLUE


def decision(state: BoutState) -> Outcome:
    """After the last scheduled round the points decide (R57)."""
    winner = leader(state.red.points, state.blue.points)
    state.turn = TURNS
    return result(state, Method.DEC if winner else Method.DRAW, winner)


def stoppage(state: BoutState, method: Method, winner: Boxer) -> Outcome:
    """The bout ends within the round, whose damage still belongs to the totals (R26)."""
    for boxer in (state.red, state.blue):
        boxer.total_damage += boxer.scored
    return result(state, method, winner.corner)


def result(state: BoutState, method: Method, winner: Corner | None) -> Outcome:
    """Everything the record of a bout holds (R58)."""
    red, blue = (state.boxer(corner) for corner in CORNERS)
    return Outcome(
        method=method,
        winner=winner,
        round=state.round,
        time=state.turn,
        knockdowns=(red.knockdowns, blue.knockdowns),
        damage=(red.total_damage, blue.total_damage),
        landed=(red.total_landed, blue.total_landed),
        loss=(red.unreduced_total - red.endurance, blue.unreduced_total - blue.endurance),
        start=(red.unreduced_total, blue.unreduced_total),
        scorecards=(Scorecard("table", tuple(zip(red.rounds, blue.rounds, strict=True))),),
    )
