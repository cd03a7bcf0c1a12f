"""A plan made from what the corner AI would do: as its system writes it down, or as it decided in trial bouts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import Any, TypeVar

from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.corner import (
    Comparison,
    Condition,
    Controller,
    Instruction,
    Mixture,
    Preference,
    Request,
    choice_word,
)
from ringside_manager.bout.drive import simulate
from ringside_manager.bout.engine import AI, AnyEngine, Setup
from ringside_manager.bout.terms import Terms
from ringside_manager.errors import UsageError
from ringside_manager.language import say
from ringside_manager.plans import LONGEST_NAME, Plan
from ringside_manager.text_safety import tidy

C = TypeVar("C")

NOTE = "What the program at its best does for these two, written down. Change what you know better."


def suggested_plan(engine: AnyEngine, own_card: Any, other_card: Any, terms: Terms) -> Plan:
    """A plan for ``own_card`` against ``other_card`` that says as orders what the best corner AI would do.

    What orders cannot say is left to that AI itself.  Raises ``UsageError`` for a system whose AI
    suggests nothing.
    """
    orders = engine.suggested_instructions(own_card, other_card, terms)
    if not orders and engine.mind:
        orders = observed_instructions(engine, own_card, other_card, terms)
    if not orders:
        raise UsageError(say("For {title} the program suggests no fight plan.", title=engine.info.title))
    own, other = (str(engine.card_data(card)["name"]) for card in (own_card, other_card))
    return Plan(tidy(f"{own} against {other}"[:LONGEST_NAME]), engine.info.system, orders, AI, NOTE)


# Orders from trial bouts: how often the corner took what, in cases that a plan can name

BOUTS = 12
"""Trial bouts; their dice are always the same, so equal fighters get equal plans."""
LEAST = 6
"""A case that came up less often says nothing of its own."""
SURE, RARE = 0.9, 0.05
"""From this share on a choice is always taken; below the second it is left out."""
WEIGHTS = 100
"""What the weights of a mixture add up to, but for rounding."""
_CASES: tuple[tuple[tuple[Condition, ...], ...], ...] = (
    ((Condition("rounds_left", Comparison.AT_MOST, 2),), ()),
    ((Condition("lead", Comparison.LESS, 0),), (Condition("lead", Comparison.MORE, 0),), ()),
    ((Condition("own_stamina_percent", Comparison.LESS, 40),), ()),
)
"""What may tell one case from another, the rarer first; the last of each holds always."""

_Case = tuple[Condition, ...]


def observed_instructions(engine: AnyEngine, own: Any, other: Any, terms: Terms) -> tuple[Instruction, ...]:
    """The orders that come nearest to what the best corner decides for ``own`` against ``other``.

    A decision that these terms never ask for is looked at with every option on that can be switched on.
    """
    found = _observed(engine, Setup(engine, own, other, terms))
    asked = {order.request for order in found}
    if missing := [decision.kind for decision in engine.info.decisions if decision.kind not in asked]:
        switched = {spec.name: True for spec in engine.info.options if spec.values == (False, True)}
        more = replace(terms, options={**terms.options, **switched})
        found += tuple(
            order for order in _observed(engine, Setup(engine, own, other, more)) if order.request in missing
        )
    order_of = [decision.kind for decision in engine.info.decisions]
    return tuple(sorted(found, key=lambda order: order_of.index(order.request)))


def _observed(engine: AnyEngine, setup: Setup) -> tuple[Instruction, ...]:
    seen = _Seen(engine)
    for seed in range(BOUTS):
        red, blue = (engine.corner_ai(SeededChance(seed + side), engine.info.best_level) for side in (1, 2))
        simulate(setup, seed, _Observing(red, seen), blue)
    return tuple(order for kind in seen.kinds for order in _orders(kind, seen))


class _Seen:
    """How often each word was taken and could be, by kind of decision and by case."""

    def __init__(self, engine: AnyEngine) -> None:
        self.engine = engine
        known = {spec.name for spec in engine.info.facts}
        axes = [axis for axis in _CASES if axis[0][0].fact in known]
        self.cases: list[_Case] = [tuple(one for part in parts for one in part) for parts in product(*axes)]
        self.kinds: dict[str, None] = {}
        self._taken: dict[tuple[str, _Case], dict[str, list[float]]] = defaultdict(dict)

    def note(self, request: Request[Any], view: Any) -> None:
        shares, facts = self.engine.advice(view, request), self.engine.facts(view)
        if not shares:
            return
        self.kinds[request.kind] = None
        for case in self.cases:
            if all(one.holds(facts) for one in case):
                words = self._taken[request.kind, case]
                for option, share in zip(request.options, shares, strict=True):
                    words.setdefault(choice_word(option), []).append(share)

    def mixture(self, kind: str, case: _Case) -> Preference | Mixture | None:
        """What was taken in a case; ``None`` where it hardly came up."""
        words = self._taken.get((kind, case), {})
        if max((len(given) for given in words.values()), default=0) < LEAST:
            return None
        return _choice({word: sum(given) / len(given) for word, given in words.items()})


def _choice(shares: dict[str, float]) -> Preference | Mixture:
    """The choice that comes nearest: a certain one, or a mixture without what is rare."""
    ranked = sorted(shares.items(), key=lambda pair: (-pair[1], pair[0]))
    kept = [pair for pair in ranked if pair[1] >= RARE] or ranked[:1]
    if len(kept) == 1 or kept[0][1] >= SURE:
        return Preference((kept[0][0],))
    return Mixture(tuple((word, max(1, round(WEIGHTS * share))) for word, share in kept))


def _orders(kind: str, seen: _Seen) -> Sequence[Instruction]:
    """An order for each case that the orders below it would decide otherwise."""
    kept: list[Instruction] = []
    for case in reversed(seen.cases):
        choice = seen.mixture(kind, case)
        below = next((order for order in kept if set(order.when) <= set(case)), None)
        if choice is not None and (below is None or below.choose != choice):
            kept.insert(0, Instruction(kind, case, choice))
    return kept


def kinds_asked(setup: Setup) -> frozenset[str]:
    """The kinds of decisions that come up in a bout of these two under these terms, but for rare ones."""
    kinds: set[str] = set()
    red, blue = (_Hearing(setup.engine.plain_corner(SeededChance(side)), kinds) for side in (1, 2))
    simulate(setup, 1, red, blue)
    return frozenset(kinds)


class _Hearing:
    """A corner that notes what kinds of things it is asked."""

    def __init__(self, corner: Controller, kinds: set[str]) -> None:
        self._corner, self._kinds = corner, kinds

    def choose(self, request: Request[C], view: Any) -> C:
        self._kinds.add(request.kind)
        return self._corner.choose(request, view)


class _Observing:
    """A corner whose decisions are noted."""

    def __init__(self, corner: Controller, seen: _Seen) -> None:
        self._corner, self._seen = corner, seen

    def choose(self, request: Request[C], view: Any) -> C:
        self._seen.note(request, view)
        return self._corner.choose(request, view)
