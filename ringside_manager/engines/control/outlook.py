"""What each option of a Control request would do, in numbers, and who throws the next die."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ringside_manager.bout.events import Event
from ringside_manager.bout.instructions import FactSpec
from ringside_manager.bout.request import Request
from ringside_manager.bout.view import Measure, OptionEffect, Outlook, WantedDie
from ringside_manager.engines.control import trouble
from ringside_manager.engines.control.options import Options, Plan, Towel
from ringside_manager.engines.control.round_model import Numbers, Round, at_most, fought, numbers_of
from ringside_manager.engines.control.state import BoutState
from ringside_manager.engines.control.tables import (
    EARLIER_MARK,
    HOLDS_TO,
    MARK_STOPS,
    STREAK,
    SURCHARGE_TO,
    Mark,
)
from ringside_manager.engines.control.view import ControlView, FighterView

MEASURES = (
    FactSpec("stops_other", "chance in 100 that he stops the other in the coming round"),
    FactSpec("stopped", "chance in 100 that he is stopped in the coming round"),
    FactSpec("ahead", "tenths of a punch he lands more than the other in the coming round, on average"),
    FactSpec("ahead_if_attack", "the same if the other's corner lets him attack"),
    FactSpec("ahead_if_box", "the same if the other's corner lets him box"),
    FactSpec("damage", "how much of him the bout has cost so far, in 100 parts"),
    FactSpec("marks", "marks of this kind that count"),
    FactSpec("threat", "chance in 100 that the next mark of this kind stops the bout"),
    FactSpec("helps", "chance in 100 that the corner takes one mark off"),
    FactSpec("worse", "chance in 100 that the corner makes it worse"),
)


def outlook(view: ControlView, request: Request[Any]) -> Outlook:
    """The effects of a request's options, seen from the corner that is asked."""
    return _OUTLOOKS[request.kind](view, request)


def _plan(view: ControlView, request: Request[Plan]) -> Outlook:
    """The round with each plan, if the other stays even, and how far ahead it leaves him against another one (K91)."""
    me, him = numbers_of(view.me), numbers_of(view.opponent)
    effects = []
    for mine in request.options:
        against = tuple(
            Measure(f"ahead_if_{his.value}", _tenths(fought(me, him, mine, his)))
            for his in Plan
            if his is not Plan.EVEN
        )
        effects.append(OptionEffect((*_stops(fought(me, him, mine, Plan.EVEN)), *against)))
    return Outlook(tuple(effects))


def _stops(coming: Round) -> tuple[Measure, ...]:
    return (
        _chance("stops_other", coming.i_stop),
        _chance("stopped", coming.he_stops),
        Measure("ahead", _tenths(coming)),
    )


def _tenths(coming: Round) -> int:
    return round(10 * coming.lead)


def _towel(view: ControlView, request: Request[Towel]) -> Outlook:
    """What another round threatens, and what the bout has cost so far (K95, K98)."""
    coming = fought(*next_round(view))
    cost = damage(view)
    by_towel = {Towel.FIGHT_ON: _stops(coming), Towel.THROW_IN: (_chance("damage", cost),)}
    return Outlook(tuple(OptionEffect(by_towel[option]) for option in request.options))


def damage(view: ControlView) -> float:
    """The share of him the bout has cost so far (K98)."""
    rounds = view.terms.rounds
    parts = trouble.EPL_WORTH * view.opponent.landed + trouble.KNOCKDOWN_WORTH * rounds * view.me.downs
    return min(parts, trouble.MOST_DAMAGE * rounds) / (trouble.WORTH * rounds)


def next_round(view: ControlView) -> tuple[Numbers, Numbers]:
    """Both fighters' numbers in the round that comes after this one, as far as they are known (K5, K65)."""
    me, him = (ahead(fighter, view.round + 1, view.options) for fighter in (view.me, view.opponent))
    return me, him


def ahead(fighter: FighterView, number: int, options: Options) -> Numbers:
    """A fighter's numbers in the round of that number, with what he has suffered so far (K5, K65, K66)."""
    threat, past = fighter.threats[number], number > fighter.stamina_round
    worn_out = past and threat == 0
    con = fighter.card.control + fighter.con_bout + fighter.con_deep + fighter.con_next
    con -= options.tired_con and worn_out
    con += options.streak_con and fighter.streak >= STREAK
    return numbers_of(fighter)._replace(con=con, tr=threat, past=past, worn_out=worn_out)


def _treat(view: ControlView, request: Request[Mark]) -> Outlook:
    """What the corner can do, and what the mark threatens (K41, K61)."""
    worse, helps = at_most(SURCHARGE_TO), 1 - at_most(HOLDS_TO)
    return Outlook(
        tuple(
            OptionEffect(
                (
                    Measure("marks", view.me.marks[mark]),
                    _chance("threat", threat(view.me, mark)),
                    _chance("helps", helps),
                    _chance("worse", worse),
                )
            )
            for mark in request.options
        )
    )


def threat(fighter: FighterView, mark: Mark, fewer: int = 0, surcharge: int = 0) -> float:
    """The chance that the next mark of this kind stops the bout, with ``fewer`` marks or a further surcharge (K41)."""
    times = fighter.marks.get(mark, 0) - fewer
    added = fighter.card.cut + EARLIER_MARK * times + fighter.pending.get(mark, 0) + surcharge
    return 1 - at_most(MARK_STOPS[mark] - 1 - added)


_OUTLOOKS: dict[str, Callable[[ControlView, Request[Any]], Outlook]] = {
    "plan": _plan,
    "towel": _towel,
    "treat": _treat,
}


def _chance(name: str, share: float) -> Measure:
    return Measure(name, min(100, max(0, round(100 * share))), percent=True)


def wanted(state: BoutState, sides: int, purpose: str, events: Sequence[Event]) -> WantedDie:
    """Who throws the die; the referee's and the judges' are nobody's.

    Nearly every roll is a sum of dice, so no single die is held against a bound.
    """
    thrower = None if state.thrower is None else state.thrower.corner
    return WantedDie(sides, purpose, thrower)
