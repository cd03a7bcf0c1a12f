"""What the contract suite needs to hold any bout system to its word, knowing none of them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from enum import Enum
from fractions import Fraction
from functools import cache
from types import MappingProxyType, ModuleType
from typing import Any

from ringside_manager.bout import (
    CORNERS,
    RED,
    Bout,
    Carried,
    Chance,
    Method,
    Outcome,
    SeededChance,
    Setup,
    Terms,
    derive_seed,
    simulate,
)
from ringside_manager.bout.corner import Both, Controller, Request, UniformController, choice_word
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from tests.bout.corners import AnyOption, rolled_abilities

QUICK = (
    "facts_are_complete or every_option_is_declared or lengths_outside or a_card_with_a_fault or same_record "
    "or outcome_is_the_same or replay_is_the_original or every_option_listed"
)
"""Tests of the contract that take moments and together fight, ask, replay and read cards."""

# Bouts drawn at random


def card(engine: AnyEngine, name: str, chance: Chance) -> Any:
    return engine.card_from_abilities(name, rolled_abilities(chance))


@cache
def random_setup(engine: AnyEngine, seed: int) -> Setup:
    """Rolled cards, any length, any options; now and then a corner comes in weakened."""
    chance = SeededChance(derive_seed(seed, "setup"))
    red, blue = card(engine, "Red", chance), card(engine, "Blue", chance)
    options = {spec.name: chance.pick(spec.values) for spec in engine.info.options}
    terms = engine.info.terms(chance.pick(engine.info.rounds), options)
    if chance.roll(4) > 1:
        return Setup(engine, red, blue, terms)
    fresh = simulate(Setup(engine, red, blue, terms), seed, *corners(seed))
    weakened = [Carried(engine.info.system, fresh.start[side] // chance.roll(8, "share"), fresh.start[side])
                if chance.roll(2) == 1 else None for side in (0, 1)]  # fmt: skip
    return Setup(engine, red, blue, Terms(terms.rounds, terms.options, (weakened[0], weakened[1])))


def short_setup(engine: AnyEngine, seed: int) -> Setup:
    """The same over three rounds at most, for bouts at the table: each die takes the bout up from its first bell."""
    setup = random_setup(engine, seed)
    rounds = min(setup.terms.rounds, engine.info.rounds[:3][-1])
    return Setup(engine, setup.red, setup.blue, Terms(rounds, setup.terms.options, setup.terms.carried))


def corners(seed: int, make: Callable[[Chance], Controller] = AnyOption) -> tuple[Controller, Controller]:
    """A controller for each corner, with dice of their own."""
    red, blue = (make(SeededChance(derive_seed(seed, corner.value))) for corner in CORNERS)
    return red, blue


def played(setup: Setup, seed: int) -> Bout:
    """A bout of any options, to its end."""
    bout = Bout(setup, seed)
    bout.play(*corners(seed))
    return bout


def asking(engine: AnyEngine, first: int) -> int:
    """The first seed from ``first`` on under which dice are thrown after something was asked: a system whose decisions
    are options may have bouts that ask nothing.
    """
    for seed in range(first, first + 40):
        setup = random_setup(engine, seed)
        bout = Bout(setup, seed, watch=True)
        before = len(bout.rolls)
        bout.play(*corners(seed))
        if bout.choices and len(bout.rolls) > before:
            return seed
    raise AssertionError(f"{engine.info.title} never asks anything")


def walk(setup: Setup, seed: int) -> Iterator[Bout]:
    """A bout of any options, stopping whenever something is asked and nothing is answered yet."""
    bout, deciding = Bout(setup, seed), SeededChance(derive_seed(seed, "walk"))
    while bout.pending:
        yield bout
        for request in bout.pending:
            bout.answer(request, deciding.pick(request.options))


def copy(bout: Bout) -> Bout:
    """Another bout that stands where ``bout`` stands."""
    return Bout.replay(bout.setup, bout.seed, bout.choices)


class Listening(UniformController):
    """Any option with equal chance, tactics too, and a note of all that was asked and known."""

    def __init__(self, engine: AnyEngine, seed: int) -> None:
        self.engine, self.chance = engine, SeededChance(seed)
        self.asked: dict[str, set[str]] = {}
        self.facts: list[dict[str, int]] = []

    def choose(self, request: Request[Any], view: Any) -> Any:
        self.asked.setdefault(request.kind, set()).update(map(choice_word, request.options))
        self.facts.append(dict(self.engine.facts(view)))
        return self.chance.pick(request.options)


# What can be seen of a bout


def picture(thing: Any, seen: dict[int, int] | None = None) -> Hashable:
    """Everything that can be reached from ``thing``, private or not, as one comparable value."""
    seen = {} if seen is None else seen
    if thing is None or isinstance(thing, bool | int | float | str | bytes | Enum):
        return repr(thing)
    if isinstance(thing, Request | Both | ModuleType | type) or callable(thing):
        return type(thing).__name__
    if id(thing) in seen:
        return f"again {seen[id(thing)]}"
    seen[id(thing)] = len(seen)
    if isinstance(thing, Mapping):
        return tuple((repr(key), picture(value, seen)) for key, value in thing.items())
    if isinstance(thing, list | tuple):
        return tuple(picture(value, seen) for value in thing)
    if isinstance(thing, set | frozenset):
        return tuple(sorted(map(repr, thing)))
    return (type(thing).__name__, *((name, picture(value, seen)) for name, value in attributes(thing)))


def attributes(thing: Any) -> Iterator[tuple[str, Any]]:
    """Every attribute an object keeps, in its slots or its dictionary."""
    slots = [name for kind in type(thing).__mro__ for name in _names(getattr(kind, "__slots__", ()))]
    for name in sorted({*slots, *getattr(thing, "__dict__", ())}):
        try:
            yield name, object.__getattribute__(thing, name)
        except AttributeError:
            continue


def _names(slots: str | Sequence[str]) -> Sequence[str]:
    return (slots,) if isinstance(slots, str) else slots


def seen_by_all(bout: Bout) -> Hashable:
    """All that anybody may know of a bout, and all that can be reached from there."""
    views = tuple(picture(bout.view(corner)) for corner in CORNERS)
    return views, bout.events, bout.choices, bout.outcome


_IMMUTABLE = (bool, int, float, Fraction, str, bytes, frozenset, MappingProxyType, Enum, type(None))


def doors(view: Any, path: str = "view") -> Iterator[tuple[str, Any, str]]:
    """Every public attribute of a view and of the values in it: path, owner, name.

    A list, a dictionary or a set anywhere is given away as the owner of nothing, for it can be changed.
    """
    for name in dir(view):
        value = None if name.startswith("_") else getattr(view, name)
        if not name.startswith("_") and not callable(value):
            yield f"{path}.{name}", view, name
            yield from _inside(value, f"{path}.{name}")


def _inside(value: Any, path: str) -> Iterator[tuple[str, Any, str]]:
    if isinstance(value, _IMMUTABLE):
        return
    if isinstance(value, tuple):
        for place, item in enumerate(value):
            yield from _inside(item, f"{path}[{place}]")
    elif isinstance(value, list | dict | set):
        yield path, None, ""
    else:
        yield from doors(value, path)


# What every bout keeps to


def check_outcome(setup: Setup, outcome: Outcome) -> None:
    info = setup.engine.info
    assert outcome.method in info.methods
    assert (0 if outcome.method is Method.DQ else 1) <= outcome.round <= setup.terms.rounds
    assert outcome.time >= 0
    assert min(*outcome.knockdowns, *outcome.damage, *outcome.landed, *outcome.loss) >= 0
    assert min(outcome.start) >= 1
    for judge in outcome.scorecards:
        assert outcome.round - 1 <= len(judge.rounds) <= outcome.round
        assert all(min(points) >= 0 for points in judge.rounds)
    if outcome.method in (Method.UD, Method.SD, Method.MD, Method.DEC):
        assert outcome.round == setup.terms.rounds
    if outcome.method.is_decision:
        check_decision(outcome)


def check_decision(outcome: Outcome) -> None:
    """The scorecards say what the result says."""
    assert outcome.scorecards
    assert all(len(judge.rounds) == outcome.round for judge in outcome.scorecards)
    ahead = [red - blue if outcome.winner is RED else blue - red for red, blue in
             (judge.total for judge in outcome.scorecards)]  # fmt: skip
    won, lost = sum(lead > 0 for lead in ahead), sum(lead < 0 for lead in ahead)
    assert won > lost
    if outcome.method is Method.UD:
        assert won == len(ahead)


def check_events(outcome: Outcome, events: Sequence[Event]) -> None:
    assert events[-1] == BoutEnded(outcome.round, outcome)
    assert sum(isinstance(event, BoutEnded) for event in events) == 1
    numbers = [event.round for event in events]
    assert numbers == sorted(numbers)
    assert numbers[0] in (0, 1)
    scored = [event.round for event in events if isinstance(event, RoundScored)]
    assert scored == list(range(1, len(scored) + 1))
    assert len(scored) in (outcome.round - 1, outcome.round)


def check_written(events: Sequence[Event]) -> None:
    """Events can be written to a file and keep their names there."""
    for event in events:
        facts = event.as_dict()
        assert json.loads(json.dumps(facts)) == facts
        assert facts["event"] == event.name


# Statistics


def tally(setup: Callable[[int], Setup], bouts: int, swapped: bool, make: Any) -> Counter[Hashable]:
    """How many bouts each boxer won and how, the corners swapped or not."""
    counts: Counter[Hashable] = Counter()
    for number in range(bouts):
        fair = setup(number)
        one = turned(fair) if swapped else fair
        seed = derive_seed(number, "swapped" if swapped else "as named")
        outcome = simulate(one, seed, *corners(seed, make))
        first = None if outcome.winner is None else (outcome.winner is RED) != swapped
        counts[first, outcome.method] += 1
    return counts


def turned(setup: Setup) -> Setup:
    """The same bout with the corners swapped."""
    terms = setup.terms
    swapped = Terms(terms.rounds, terms.options, (terms.carried[1], terms.carried[0]))
    return Setup(setup.engine, setup.blue, setup.red, swapped)


def likeness(one: Counter[Hashable], other: Counter[Hashable]) -> float:
    """How probable so large a difference is if both come from one distribution (chi-square)."""
    from scipy.stats import chi2_contingency  # half a second, and few processes ask

    common = [key for key in one | other if one[key] + other[key] >= 20]
    rows = [[counts[key] for key in common] for counts in (one, other)]
    for row, counts in zip(rows, (one, other), strict=True):
        row.append(counts.total() - sum(row))
    if sum(row[-1] for row in rows) == 0:
        rows = [row[:-1] for row in rows]
    return float(chi2_contingency(rows).pvalue) if len(rows[0]) > 1 else 1.0
