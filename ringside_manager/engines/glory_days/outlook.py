"""What each option of a Glory Days request would do, in numbers, and what a die is held against."""

from __future__ import annotations

from collections.abc import Sequence

from ringside_manager.bout.events import Event
from ringside_manager.bout.orders import Comparison, FactSpec
from ringside_manager.bout.outlook import Measure, OptionEffect, Outlook, WantedDie
from ringside_manager.bout.request import Request, choice_word
from ringside_manager.engines.glory_days import weighing
from ringside_manager.engines.glory_days.reckoning import finish_odds
from ringside_manager.engines.glory_days.requests import Plan, Towel
from ringside_manager.engines.glory_days.state import BoutState
from ringside_manager.engines.glory_days.view import GloryDaysView

MEASURES = (
    FactSpec("control", "chance in 100 that he acts alone in a segment"),
    FactSpec("other_control", "chance in 100 that the other does"),
    FactSpec("land", "punches he lands in a round, on average"),
    FactSpec("other_land", "punches the other lands, on average"),
    FactSpec("down", "chance in 100 that he puts the other down in a round"),
    FactSpec("other_down", "chance in 100 that the other puts him down"),
    FactSpec("stopped", "chance in 100 that he is stopped in the segment at hand"),
    FactSpec("win", "chance in 100 to win the bout, as far as it can be reckoned"),
)


def outlook(view: GloryDaysView, request: Request[Plan] | Request[Towel]) -> Outlook:
    """The effects of a request's options, seen from the corner that is asked."""
    if request.kind == "towel":
        return Outlook(tuple(OptionEffect(_towel(view, option)) for option in request.options))
    table = weighing.plan_table(view)
    effects = tuple(
        OptionEffect(_plan(view, plan), tuple(map(in_100, row)))
        for plan, row in zip(Plan, table, strict=True)
    )
    return Outlook(effects, tuple(map(choice_word, Plan)), "win")


def _plan(view: GloryDaysView, plan: Plan) -> tuple[Measure, ...]:
    """The coming round with that plan if the other has none (G101)."""
    me, him = weighing.promised(view, plan, Plan.NATURAL)
    return (
        Measure("control", in_100(me.control), percent=True),
        Measure("other_control", in_100(him.control), percent=True),
        Measure("land", round(me.landed)),
        Measure("other_land", round(him.landed)),
        Measure("down", in_100(me.downs), percent=True),
        Measure("other_down", in_100(him.downs), percent=True),
    )


def _towel(view: GloryDaysView, choice: object) -> tuple[Measure, ...]:
    """What going on means (G105)."""
    if choice is Towel.THROW:
        return ()
    measures = [Measure("win", in_100(weighing.win_now(view)), percent=True)]
    if view.me.shaken and not view.opponent.shaken:
        me, him = view.supposing()
        measures.insert(0, Measure("stopped", in_100(finish_odds(him, me)[0]), percent=True))
    return tuple(measures)


def in_100(share: float) -> int:
    """A chance in 100, rounded."""
    return round(100 * min(1.0, max(0.0, share)))


def wanted(state: BoutState, sides: int, purpose: str, events: Sequence[Event]) -> WantedDie:
    """Whose die it is, and the number it is held against where there is one."""
    if not state.bound:
        return WantedDie(sides, purpose, state.thrower)
    return WantedDie(sides, purpose, state.thrower, Comparison.AT_MOST, state.bound)
