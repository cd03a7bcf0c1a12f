"""What ``corner.py`` would do with two cards, written down as orders.

Styles and strategies by the rounds left, the middle card and the other's fatigue; a case stands for all that are like it.
Corner work is left to the AI: what it takes on depends on everything at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.corner import RED
from ringside_manager.bout.orders import Comparison, Condition, Order, Preference
from ringside_manager.bout.request import choice_word
from ringside_manager.bout.terms import Terms
from ringside_manager.engines.title_bout.card import CardStyle, TitleBoutCard
from ringside_manager.engines.title_bout.corner_ai.choosing import best_strategy, best_style
from ringside_manager.engines.title_bout.effective import refresh
from ringside_manager.engines.title_bout.requests import Style
from ringside_manager.engines.title_bout.state import JUDGES, BoutState, new_bout
from ringside_manager.engines.title_bout.view import TitleBoutView

_NONE: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """Cases that are decided alike: what they have in common, and a number that stands for them."""

    when: tuple[Condition, ...]
    stands_for: int


LEADS = (
    Part((Condition("lead", Comparison.AT_MOST, -3),), -4),
    Part((Condition("lead", Comparison.LESS, 0),), -1),
    Part((Condition("lead", Comparison.AT_LEAST, 3),), 4),
    Part(_NONE, 1),
)
"""The middle card; an order further down has what those above it leave over."""
ROUNDS_LEFT = (
    Part((Condition("rounds_left", Comparison.EQUAL, 0),), 0),
    Part((Condition("rounds_left", Comparison.AT_MOST, 3),), 2),
    Part(_NONE, 6),
)
FATIGUE = (Part((Condition("opponent_fatigued", Comparison.OTHER, 0),), 1), Part(_NONE, 0))


def suggested_orders(own: TitleBoutCard, other: TitleBoutCard, terms: Terms) -> tuple[Order, ...]:
    """The orders of the best corner for ``own`` against ``other``, from top to bottom."""
    styles = tuple(_orders("style", own, other, terms)) if own.style is CardStyle.EITHER else ()
    return (*styles, *_orders("strategy", own, other, terms))


def _orders(kind: str, own: TitleBoutCard, other: TitleBoutCard, terms: Terms) -> Iterator[Order]:
    """An order for each kind of case that the orders below it would decide otherwise."""
    kept: list[Order] = []
    cases = [(tired, left, lead) for tired in FATIGUE for left in ROUNDS_LEFT for lead in LEADS]
    for tired, left, lead in reversed(cases):
        facts = {
            "opponent_fatigued": tired.stands_for, "rounds_left": left.stands_for, "lead": lead.stands_for,
        }  # fmt: skip
        choice = Preference((_decided(kind, _case(own, other, terms, left, lead, tired)),))
        below = next((order for order in kept if all(one.holds(facts) for one in order.when)), None)
        if below is None or below.choose != choice:
            kept.insert(0, Order(kind, (*tired.when, *left.when, *lead.when), choice))
    yield from kept


def _decided(kind: str, state: BoutState) -> str:
    view = TitleBoutView(state, RED)
    if kind == "style":
        return choice_word(best_style(view, tuple(Style)))
    return choice_word(best_strategy(view, state.red.requests.strategy.options))


def _case(
    own: TitleBoutCard, other: TitleBoutCard, terms: Terms, left: Part, lead: Part, tired: Part
) -> BoutState:
    """A bout before a round of that kind, both as worn as they will be by then."""
    state = new_bout(own, other, terms, SeededChance(0))  # nothing is drawn from it
    to_come = min(left.stands_for, terms.rounds - 1)
    state.round = terms.rounds - to_come
    gone = state.round - 1
    state.cards = tuple(
        [(10 * gone + lead.stands_for, 10 * gone)] + [(0, 0)] * (gone - 1) for _ in range(JUDGES)
    )
    if not gone:
        state.cards = tuple([] for _ in range(JUDGES))
    for fighter in state.fighters:
        fighter.endurance = max(1, fighter.start * (to_come + 1) // terms.rounds)
    if tired.stands_for:
        worn = state.blue
        worn.endurance, worn.fatigued, worn.side = 0, True, worn.card.fatigued
    refresh(state)
    return state
