"""The corner AI of Title Bout II, and the orders it would write."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ringside_manager.bout.chance import UNDRAWN
from ringside_manager.bout.corner import (
    RED,
    Comparison,
    Condition,
    Instruction,
    Preference,
    Request,
    choice_word,
)
from ringside_manager.bout.engine import ForgetfulCorner
from ringside_manager.bout.terms import Terms
from ringside_manager.engines.title_bout.card import CardStyle, TitleBoutCard
from ringside_manager.engines.title_bout.corner_ai.choosing import best_strategy, best_style, next_problem
from ringside_manager.engines.title_bout.deck import ActionDeck
from ringside_manager.engines.title_bout.effective import refresh
from ringside_manager.engines.title_bout.options import Style
from ringside_manager.engines.title_bout.state import JUDGES, BoutState
from ringside_manager.engines.title_bout.view import TitleBoutView

# The corner that decides for a Title Bout II fighter.
#
# How it thinks:
#
# * **A round** between the two is worked out in a closed form (``round_model.py``): who has control how often, what an
#   action costs and brings, counters, finishing runs, knockdowns and knockouts, with the shares of the hundred cards.
# * **The bout** is the coming round and then the others as the fighters stand, tired when their Endurance will be
#   used up; stoppages come at a rate for each round, the cards add up (``win_chance.py``).
# * **Style** (T27): the one with which the bout is won more often, weighed anew whenever it is asked for.
# * **Strategy** (T167): the one whose chance to work times what it adds to the chance of winning is highest; none if
#   none adds anything.  So it follows from the score, the rounds left, the chins, fatigue and the limits of T78.
# * **Corner work** (T96, T106, T164): what threatens the bout and the control of it most, and only as many problems as
#   are worth the skill they cost.
#
# The study behind it is ``docs/studies/title_bout_corner.md``.  Weaker levels know all this but forget it: as often as
# ``LAPSES`` says, a decision is left to the default policies of the rules (T30, T101).


_DECIDERS: dict[str, Callable[[TitleBoutView, Request[Any]], object]] = {
    "style": lambda view, request: best_style(view, request.options),
    "strategy": lambda view, request: best_strategy(view, request.options),
    "treat": next_problem,
}


class TitleBoutCorner(ForgetfulCorner[TitleBoutView]):
    """A corner at one of the levels of ``LAPSES``; at its best there is no dice in what it chooses."""

    def best(self, request: Request[Any], view: TitleBoutView) -> object:
        return _DECIDERS[request.kind](view, request)


def shares(request: Request[Any], view: TitleBoutView) -> tuple[float, ...]:
    """How often the corner at its best takes each option: one of them always."""
    chosen = _DECIDERS[request.kind](view, request)
    return tuple(float(option == chosen) for option in request.options)


# What the corner would do with two cards, written down as orders.
#
# Styles and strategies by the rounds left, the middle card and the other's fatigue; a case stands for all that are like it.
# Corner work is left to the AI: what it takes on depends on everything at once.


Part = tuple[tuple[Condition, ...], int]
"""Cases that are decided alike: what they have in common, and a number that stands for them."""
LEADS: tuple[Part, ...] = (
    ((Condition("lead", Comparison.AT_MOST, -3),), -4),
    ((Condition("lead", Comparison.LESS, 0),), -1),
    ((Condition("lead", Comparison.AT_LEAST, 3),), 4),
    ((), 1),
)
"""The middle card; an order further down has what those above it leave over."""
ROUNDS_LEFT: tuple[Part, ...] = (
    ((Condition("rounds_left", Comparison.EQUAL, 0),), 0),
    ((Condition("rounds_left", Comparison.AT_MOST, 3),), 2),
    ((), 6),
)
FATIGUE: tuple[Part, ...] = (((Condition("opponent_fatigued", Comparison.OTHER, 0),), 1), ((), 0))


def suggested_instructions(own: TitleBoutCard, other: TitleBoutCard, terms: Terms) -> tuple[Instruction, ...]:
    """The orders of the best corner for ``own`` against ``other``, from top to bottom."""
    styles = tuple(_orders("style", own, other, terms)) if own.style is CardStyle.EITHER else ()
    return (*styles, *_orders("strategy", own, other, terms))


def _orders(kind: str, own: TitleBoutCard, other: TitleBoutCard, terms: Terms) -> Iterator[Instruction]:
    """An order for each kind of case that the orders below it would decide otherwise."""
    kept: list[Instruction] = []
    cases = [(tired, left, lead) for tired in FATIGUE for left in ROUNDS_LEFT for lead in LEADS]
    for tired, left, lead in reversed(cases):
        facts = {"opponent_fatigued": tired[1], "rounds_left": left[1], "lead": lead[1]}
        choice = Preference((_decided(kind, _case(own, other, terms, left[1], lead[1], tired[1])),))
        below = next((order for order in kept if all(one.holds(facts) for one in order.when)), None)
        if below is None or below.choose != choice:
            kept.insert(0, Instruction(kind, (*tired[0], *left[0], *lead[0]), choice))
    yield from kept


def _decided(kind: str, state: BoutState) -> str:
    view = TitleBoutView(state, RED)
    if kind == "style":
        return choice_word(best_style(view, tuple(Style)))
    return choice_word(best_strategy(view, state.red.strategy_request.options))


def _case(
    own: TitleBoutCard, other: TitleBoutCard, terms: Terms, left: int, lead: int, tired: int
) -> BoutState:
    """A bout before a round of that kind, both as worn as they will be by then."""
    state = BoutState(own, other, terms, ActionDeck(UNDRAWN))
    to_come = min(left, terms.rounds - 1)
    state.round = terms.rounds - to_come
    gone = state.round - 1
    state.cards = tuple([(10 * gone + lead, 10 * gone)] + [(0, 0)] * (gone - 1) for _ in range(JUDGES))
    if not gone:
        state.cards = tuple([] for _ in range(JUDGES))
    for fighter in state.fighters:
        fighter.endurance = max(1, fighter.start * (to_come + 1) // terms.rounds)
    if tired:
        worn = state.blue
        worn.endurance, worn.fatigued, worn.side = 0, True, worn.card.fatigued
    refresh(state)
    return state


Mind = TitleBoutCorner
