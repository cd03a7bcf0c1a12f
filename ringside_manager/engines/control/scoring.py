"""The cards of a round (section 8)."""

from __future__ import annotations

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.events import Emit, RoundScored
from ringside_manager.engines.control.state import JUDGES, BoutState, Fighter
from ringside_manager.engines.control.tables import (
    BIG,
    JUDGE_BY_LEAD,
    JUDGE_CLOSE,
    JUDGE_CLOSE_CONTROLLED,
    KNOCKDOWN_SCORE,
    KNOCKDOWN_SCORE_BIG,
    KNOCKDOWN_SCORE_OUTLANDED,
    LEVEL,
    LOWEST_SCORE,
    MARGINS,
    OUTLANDED,
    Says,
)

Points = tuple[int, int]
FULL = 10


def score_round(
    state: BoutState, leader: Fighter | None, lead: int, chance: Chance, emit: Emit | None
) -> None:
    """Write the round on every card, and note who won it (K50 to K53, K66)."""
    state.step, state.thrower = 7, None
    red, blue = state.red, state.blue
    net = blue.downs_round - red.downs_round
    judges = len(state.cards)
    if net:
        scorer = red if net > 0 else blue
        ahead = lead if leader is scorer else -lead
        points = [_pair(scorer, FULL, by_knockdowns(ahead, abs(net)))] * judges
    elif judges == 1:
        points = [by_difference(leader, lead)]
    else:
        points = [judged(state, leader, lead, chance) for _ in range(judges)]
    if red.taken or blue.taken:
        points = [(mine - red.taken, his - blue.taken) for mine, his in points]
    for card, scored in zip(state.cards, points, strict=True):
        card.append(scored)
    won = sum([mine - his for mine, his in points])
    keep_streaks(red, blue, won)
    if emit:
        winner = RED if won > 0 else BLUE if won < 0 else None
        middle = sorted(points, key=lambda card: card[0] - card[1])[judges // 2]
        cards = tuple(points) if judges == JUDGES else ()
        emit(RoundScored(state.round, (red.epl, blue.epl), middle, winner, cards))


def keep_streaks(red: Fighter, blue: Fighter, won: int) -> None:
    """Rounds won running; an even round neither adds nor ends (K66)."""
    if won > 0:
        red.streak, blue.streak = red.streak + 1, 0
    elif won < 0:
        red.streak, blue.streak = 0, blue.streak + 1


def _pair(first: Fighter, points: int, other: int) -> Points:
    """Points of ``first`` and of the other as red and blue."""
    return (points, other) if first.corner is RED else (other, points)


def by_difference(leader: Fighter | None, lead: int) -> Points:
    """One card without a net knockdown (K15, K50)."""
    if leader is None:
        return FULL, FULL
    return _pair(leader, FULL, MARGINS[min(lead, BIG)].points)


def by_knockdowns(ahead: int, net: int) -> int:
    """The points of a fighter with ``net`` more knockdowns against him; the other is ``ahead``, below 0 outlanded (K51)."""
    points = KNOCKDOWN_SCORE
    if ahead >= BIG:
        points = KNOCKDOWN_SCORE_BIG
    elif ahead < -OUTLANDED:
        points = KNOCKDOWN_SCORE_OUTLANDED
    return max(LOWEST_SCORE, points - net + 1)


def judged(state: BoutState, leader: Fighter | None, lead: int, chance: Chance) -> Points:
    """One of three judges without a net knockdown: he rolls in every round (K53)."""
    face = chance.roll(6, "judge") - 1
    if lead <= LEVEL:
        first = state.controller or state.red
        says = (JUDGE_CLOSE if state.controller is None else JUDGE_CLOSE_CONTROLLED)[face]
    else:
        assert leader is not None
        first = leader
        says = next(row for up_to, row in JUDGE_BY_LEAD if lead <= up_to)[face]
    if says is Says.EVEN:
        return FULL, FULL
    other = FULL - 2 if lead >= BIG else FULL - 1
    return _pair(first if says is Says.FIRST else first.opponent, FULL, other)
