"""The end of a round and of a bout: scoring, recovery, the decision, the result (R50-R58)."""

from __future__ import annotations

from typing import NoReturn

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.events import Emit, RoundScored
from ringside_manager.bout.judges import scorecards
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.over import BoutOver
from ringside_manager.engines.ringside.events import Recovered
from ringside_manager.engines.ringside.state import BoutState
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


def decide(state: BoutState) -> NoReturn:
    """After the last scheduled round the points decide (R57)."""
    winner = leader(state.red.points, state.blue.points)
    state.turn = TURNS
    raise BoutOver(Method.DEC if winner else Method.DRAW, winner)


def ended(state: BoutState, over: BoutOver) -> Outcome:
    """Everything the record of a bout holds (R58); damage of a round that was not finished belongs to the totals (R26)."""
    red, blue = state.red, state.blue
    unfinished = over.method not in (Method.DEC, Method.DRAW)
    for boxer in (red, blue):
        boxer.rush = boxer.backpedal = False  # the turn is over (R71, R82)
        boxer.total_damage += boxer.scored if unfinished else 0
    return Outcome(
        method=over.method,
        winner=over.winner,
        round=state.round,
        time=state.turn,
        knockdowns=(red.knockdowns, blue.knockdowns),
        damage=(red.total_damage, blue.total_damage),
        landed=(red.total_landed, blue.total_landed),
        loss=(red.unreduced_total - red.endurance, blue.unreduced_total - blue.endurance),
        start=(red.unreduced_total, blue.unreduced_total),
        scorecards=scorecards([zip(red.rounds, blue.rounds, strict=True)]),
    )
