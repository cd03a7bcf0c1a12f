"""What each option of a Title Bout II request would do, in numbers, and who draws the next card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.events import Event
from ringside_manager.bout.instructions import FactSpec
from ringside_manager.bout.request import Request
from ringside_manager.bout.view import Measure, OptionEffect, Outlook, WantedDie
from ringside_manager.engines.title_bout import treatment as chances
from ringside_manager.engines.title_bout.events import (
    Countered,
    CounterOpened,
    KnockedDown,
    PowerPunch,
)
from ringside_manager.engines.title_bout.options import PLANS, Problem, Strategy, Style
from ringside_manager.engines.title_bout.state import Action, BoutState
from ringside_manager.engines.title_bout.tables import RING_SMARTS
from ringside_manager.engines.title_bout.treatment import Treatment, treatments
from ringside_manager.engines.title_bout.view import FighterView, TitleBoutView

MEASURES = (
    FactSpec("works", "chance in 100 that the strategy works"),
    FactSpec("control", "chance in 100 of control in a check of his"),
    FactSpec("other_control", "chance in 100 of control in a check of the other"),
    FactSpec("land", "chance in 100 that an action of his lands"),
    FactSpec("other_land", "chance in 100 that an action of the other lands"),
    FactSpec("power", "the highest number of his punches with power behind them"),
    FactSpec("other_power", "the same of the other's"),
    FactSpec("down", "chance in 100 that a punch of his with power puts the other down"),
    FactSpec("other_down", "chance in 100 that the other's puts him down"),
    FactSpec("counter", "chance in 100 that a counter of his lands"),
    FactSpec("opening", "chance in 100 that an action of the other opens him to a counter"),
    FactSpec("run", "cards of a finishing run of his"),
    FactSpec("body", "Endurance each punch of his costs the other besides its points"),
    FactSpec("stops", "chance in 100 that all control lost by it comes back"),
    FactSpec("holds", "chance in 100 that it is under control, or better"),
    FactSpec("at_stake", "control he has lost by it, or loses if the corner fails"),
    FactSpec("defence", "added to the other's landing limit if the corner fails"),
    FactSpec("cut_rating", "added to his cut rating if the corner fails"),
    FactSpec("stage", "stage the eye comes to if the corner fails"),
    FactSpec(
        "threat", "chance in 100 that the bout is stopped by it the next time, or now if the corner fails"
    ),
)


def outlook(view: TitleBoutView, request: Request[Any]) -> Outlook:
    """The effects of a request's options, seen from the corner that is asked."""
    effect = _EFFECTS[request.kind](view, request)
    return Outlook(tuple(OptionEffect(effect(option)) for option in request.options))


_Effect = Callable[[Any], tuple[Measure, ...]]


def _style(view: TitleBoutView, _: Request[Style]) -> _Effect:
    """Control and power of both as they would be (T28, T41)."""

    def effect(style: Style) -> tuple[Measure, ...]:
        supposed = view.supposing(style)
        return (*_controls(supposed), Measure("power", supposed.me.power))

    return effect


def _controls(view: TitleBoutView) -> tuple[Measure, Measure]:
    """Without what a fighter gains by holding the other on the ropes (T41)."""
    return (
        _chance("control", chances.control(view.me.cf_free)),
        _chance("other_control", chances.control(view.opponent.cf_free)),
    )


def _strategy(view: TitleBoutView, _: Request[Strategy]) -> _Effect:
    """How likely it works, and what both would then do (T167, T168)."""
    now = _numbers(view)

    def effect(strategy: Strategy) -> tuple[Measure, ...]:
        if strategy is Strategy.NONE:
            return now
        card = view.me.card
        smart = view.options.traits and card.special in RING_SMARTS
        likely = chances.works(strategy, card.strategy(PLANS[strategy].group), smart)
        then = _numbers(view.supposing(strategy))
        changed = [measure for measure in then if measure not in now]
        body = PLANS[strategy].body
        return (_chance("works", likely), *changed, *((Measure("body", body),) if body else ()))

    return effect


def _numbers(view: TitleBoutView) -> tuple[Measure, ...]:
    """What an action of each does, as the ratings stand."""
    me, him = view.me, view.opponent
    advanced = view.options.advanced_kd_table
    return (
        _chance("land", _landing(me)),
        _chance("other_land", _landing(him)),
        Measure("power", me.power),
        Measure("other_power", him.power),
        _chance("down", down(him, advanced)),
        _chance("other_down", down(me, advanced)),
        _chance("counter", chances.counter(me.counter_limit)),
        _chance("opening", chances.action(him.actions, Action.OPEN)),
        Measure("run", me.run_cards),
    )


def _landing(fighter: FighterView) -> int:
    return chances.action(fighter.actions, Action.LAND, Action.POWER)


def down(fighter: FighterView, advanced: bool) -> int:
    """Chance in 100 that a punch with power puts the fighter down (T57)."""
    field = "KD" if fighter.temporary is None else "KD2"
    return round(100 * chances.reading(fighter.kd_rating, field, advanced)[2])


def _treat(view: TitleBoutView, request: Request[Problem]) -> _Effect:
    """What the corner can do, and what is at stake (T98, T105, T162)."""
    found = treatments(view, request)

    def effect(problem: Problem) -> tuple[Measure, ...]:
        return _told(found[problem]) if problem in found else ()

    return effect


def _told(treatment: Treatment) -> tuple[Measure, ...]:
    measures = [_chance("holds", treatment.holds)]
    if treatment.stops is not None:
        measures.insert(0, _chance("stops", treatment.stops))
    for name, value in (
        ("at_stake", treatment.control),
        ("defence", treatment.defence),
        ("cut_rating", treatment.cut_rating),
        ("stage", treatment.stage),
    ):
        if value:
            measures.append(Measure(name, value))
    if treatment.threat:
        measures.append(_chance("threat", treatment.threat))
    return tuple(measures)


_EFFECTS: dict[str, Callable[[TitleBoutView, Request[Any]], _Effect]] = {
    "style": _style,
    "strategy": _strategy,
    "treat": _treat,
}


def _chance(name: str, percent: int) -> Measure:
    return Measure(name, min(100, max(0, percent)), percent=True)


# Whose card it is


def wanted(state: BoutState, sides: int, purpose: str, events: Sequence[Event]) -> WantedDie:
    """Who draws the card; spare draws are nobody's.

    The faces are the cards there are to draw from, so no number is held against a bound.
    """
    return WantedDie(sides, purpose, _drawer(state, purpose, events))


def _drawer(state: BoutState, purpose: str, events: Sequence[Event]) -> Corner | None:
    acting = state.checker if state.running is None else state.running
    last = events[-1] if events else None
    if purpose.startswith("spare_") or purpose in ("J", "unseen", "COND"):
        return None
    if purpose in ("KOR", "KDC"):
        fallen = next(e for e in reversed(events) if isinstance(e, PowerPunch | KnockedDown))
        return fallen.corner.opponent if isinstance(fallen, PowerPunch) else fallen.corner
    if isinstance(last, CounterOpened):
        return last.corner.opponent
    if isinstance(last, Countered) and last.landed and purpose != "CF":
        return last.corner
    return acting.corner
