"""The chance to win with each plan against each plan of the other (G101)."""

from __future__ import annotations

from ringside_manager.engines.glory_days.orders import leads
from ringside_manager.engines.glory_days.reckoning import RoundOdds, finish_odds, round_odds, win_chance
from ringside_manager.engines.glory_days.requests import Plan
from ringside_manager.engines.glory_days.view import GloryDaysView

Both = tuple[RoundOdds, RoundOdds]


def mean_lead(view: GloryDaysView) -> float:
    """How far he is ahead on a card, on average of the three; points of the round at hand that are gone count too."""
    cards = leads(view)
    taken = 0 if view.between else view.opponent.points_off - view.me.points_off
    return sum(cards) / len(cards) + taken


def promised(view: GloryDaysView, mine: Plan, his: Plan) -> Both:
    """What the coming round promises both with these plans."""
    return round_odds(*view.supposing(mine, his))


def plan_table(view: GloryDaysView) -> tuple[tuple[float, ...], ...]:
    """The chance to win with each plan (rows) against each of the other (columns), the later rounds without any."""
    later = promised(view, Plan.NATURAL, Plan.NATURAL)
    rounds, lead = max(1, view.rounds_to_score), mean_lead(view)
    return tuple(
        tuple(win_chance(promised(view, mine, his), later, rounds, lead) for his in Plan) for mine in Plan
    )


def win_now(view: GloryDaysView) -> float:
    """The chance to win from where the bout stands; a boxer who is hurt has to come through the segment first."""
    me, him = view.supposing()
    odds = round_odds(me, him)
    chance = win_chance(odds, odds, max(1, view.rounds_to_score), mean_lead(view))
    if me.shaken and not him.shaken:
        chance *= 1 - finish_odds(him, me)[0]
    return chance
