"""Written instructions: what a corner decides when its person is not there to be asked.

An instruction names a kind of request, says under which facts it holds, and what to choose then.  The
vocabulary of a system (its decisions and facts) is data, so whoever reads instructions from a file can
check every word before the first bell.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeVar

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.request import Controller, Request, choice_word

C = TypeVar("C")
Facts = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Decision:
    """One kind of request a system makes: ``options`` are all words it can ever offer, as ``choice_word`` says.

    ``always`` are those of them that are offered whenever the request is made.  ``sealed`` says that what is chosen stays
    secret when all have chosen, until the bout itself tells of it, even where only one corner is asked.
    """

    kind: str
    options: tuple[str, ...]
    explanation: str
    rule: str
    always: tuple[str, ...] = ()
    sealed: bool = False


@dataclass(frozen=True, slots=True)
class FactSpec:
    """A whole number a corner may know of the bout and instructions may depend on; 1 and 0 for yes and no.

    It is never below ``lowest`` nor above ``highest``; ``None`` where the system sets no such bound.
    """

    name: str
    explanation: str
    lowest: int | None = None
    highest: int | None = None

    @property
    def is_yes_or_no(self) -> bool:
        return (self.lowest, self.highest) == (0, 1)


class Comparison(Enum):
    """How a fact is held against a number."""

    LESS = "<"
    AT_MOST = "<="
    EQUAL = "="
    OTHER = "!="
    AT_LEAST = ">="
    MORE = ">"

    @property
    def test(self) -> Callable[[int, int], bool]:
        """Whether a value stands so to a bound."""
        return _TESTS[self]

    def holds(self, value: int, bound: int) -> bool:
        return _TESTS[self](value, bound)


_TESTS: dict[Comparison, Callable[[int, int], bool]] = {
    Comparison.LESS: operator.lt,
    Comparison.AT_MOST: operator.le,
    Comparison.EQUAL: operator.eq,
    Comparison.OTHER: operator.ne,
    Comparison.AT_LEAST: operator.ge,
    Comparison.MORE: operator.gt,
}


@dataclass(frozen=True, slots=True)
class Condition:
    """One fact held against a number; a fact the system does not tell now fulfils nothing."""

    fact: str
    comparison: Comparison
    bound: int

    def holds(self, facts: Facts) -> bool:
        try:
            value = facts[self.fact]
        except KeyError:
            return False
        return self.comparison.holds(value, self.bound)


@dataclass(frozen=True, slots=True)
class Preference:
    """The first of ``words`` that is allowed at the moment."""

    words: tuple[str, ...]

    def pick(self, allowed: Mapping[str, C], chance: Chance) -> C | None:
        return next((allowed[word] for word in self.words if word in allowed), None)


@dataclass(frozen=True, slots=True)
class Mixture:
    """One of the words allowed at the moment, drawn by weight (1 and up)."""

    weights: tuple[tuple[str, int], ...]

    def pick(self, allowed: Mapping[str, C], chance: Chance) -> C | None:
        open_to_him = [(allowed[word], weight) for word, weight in self.weights if word in allowed]
        if not open_to_him:
            return None
        drawn = chance.roll(sum(weight for _, weight in open_to_him), "order")
        for option, weight in open_to_him:
            drawn -= weight
            if drawn <= 0:
                return option
        raise AssertionError("the weights add up to the sides of the die")  # pragma: no cover


@dataclass(frozen=True, slots=True)
class Instruction:
    """When all of ``when`` hold and a request of this kind is made, choose so; ``note`` says why, in words."""

    request: str
    when: tuple[Condition, ...]
    choose: Preference | Mixture
    note: str = ""


class InstructionsController:
    """Follows written instructions, tried from top to bottom; what no instruction decides is left to ``otherwise``.

    An instruction decides if it is for this kind of request, its conditions hold, and at least one of its
    words is among the options.  ``facts`` tells what the corner knows from its view.
    """

    def __init__(
        self,
        instructions: Sequence[Instruction],
        otherwise: Controller,
        chance: Chance,
        facts: Callable[[Any], Facts],
    ) -> None:
        self.instructions, self.otherwise = tuple(instructions), otherwise
        self._by_kind: dict[str, list[Instruction]] = {}
        for instruction in instructions:
            self._by_kind.setdefault(instruction.request, []).append(instruction)
        self._chance = chance
        self._facts = facts
        # Any: each request has options of its own type.
        self._words: dict[Request[Any], Mapping[str, Any]] = {}

    def choose(self, request: Request[C], view: Any) -> C:
        instructions = self._by_kind.get(request.kind, ())
        if instructions:
            facts = self._facts(view)
            for instruction in instructions:
                if all(condition.holds(facts) for condition in instruction.when):
                    option = instruction.choose.pick(self._by_word(request), self._chance)
                    if option is not None:
                        return option
        return self.otherwise.choose(request, view)

    def _by_word(self, request: Request[C]) -> Mapping[str, C]:
        """The options by their words, kept, for most systems make a request once and ask it again and again."""
        if request not in self._words:
            self._words[request] = {choice_word(option): option for option in request.options}
        return self._words[request]
