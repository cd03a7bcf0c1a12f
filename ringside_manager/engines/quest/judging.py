"""The judges (section 12): criteria drawn before the bout, cards after each round."""

from __future__ import annotations

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.events import Emit, RoundScored
from ringside_manager.engines.quest.criteria import CRITERIA, Criterion, Side, ahead
from ringside_manager.engines.quest.state import BoutState, Points
from ringside_manager.engines.quest.tables import LOST, LOST_DOWN, WON


def chosen_judges(agreed: tuple[Criterion | None, ...], chance: Chance) -> tuple[Criterion, ...]:
    """A d10 for each judge whose criterion is not agreed on (Q9)."""
    return tuple(
        CRITERIA[chance.roll(len(CRITERIA), "criterion") - 1] if criterion is None else criterion
        for criterion in agreed
    )


def score_round(state: BoutState, emit: Emit | None) -> None:
    """Ten points for whom the judge counts higher, points off the same on all cards (Q60)."""
    red, blue = state.table.boxers
    sides = Side(red.clashes, red.spent, red.downs), Side(blue.clashes, blue.spent, blue.downs)
    home, downs, off = (red.home, blue.home), (red.downs, blue.downs), (red.points_off, blue.points_off)
    scored = []
    for criterion, card in zip(state.criteria, state.table.cards, strict=True):
        points = card_points(ahead(criterion, *sides, home), downs, off)
        card.append(points)
        scored.append(points)
    if emit:
        hits = sum(clash.hit for clash in red.clashes), sum(clash.hit for clash in blue.clashes)
        middle = sorted(scored, key=lambda points: points[0] - points[1])[len(scored) // 2]
        red_won, blue_won = sum(one > two for one, two in scored), sum(two > one for one, two in scored)
        winner = RED if red_won > 1 else BLUE if blue_won > 1 else None
        emit(RoundScored(state.table.round, hits, middle, winner, tuple(scored)))


def card_points(lead: int, downs: Points, off: Points) -> Points:
    """10 to 9, 8 for a loser who was down, 10 to 10 if level; then points off (Q60)."""
    red = blue = WON
    if lead > 0:
        blue = LOST_DOWN if downs[1] else LOST
    elif lead < 0:
        red = LOST_DOWN if downs[0] else LOST
    return max(0, red - off[0]), max(0, blue - off[1])
