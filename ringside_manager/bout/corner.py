"""The two corners of a bout: what they are asked, who answers, and the written instructions that answer for them."""

from __future__ import annotations

import operator
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, Protocol, TypeVar

from ringside_manager.bout.chance import Chance
from ringside_manager.errors import IllegalChoiceError, RecordError
from ringside_manager.language import say, word


class Keyed(Enum):
    """Words of the rules that tables are kept by.

    Each member is hashed as the one object it is; a plain ``Enum`` hashes its name, by a call that costs more than the
    look-up.
    """

    __hash__ = object.__hash__


class Corner(Keyed):
    """One side of a bout: the first-named boxer is red (A of the rule books), the other blue."""

    RED = "red"
    BLUE = "blue"

    @property
    def opponent(self) -> Corner:
        return Corner.BLUE if self is Corner.RED else Corner.RED

    @property
    def index(self) -> int:
        """0 for red, 1 for blue: the place of this corner in every pair."""
        return 0 if self is Corner.RED else 1


RED, BLUE = Corner.RED, Corner.BLUE
CORNERS = (RED, BLUE)


# Decisions: what a corner is asked, and how a script of rules asks it.
#
# A script is a generator: it yields a ``Request`` (or a ``Both`` for two secret choices) and is
# resumed with the choice (or the pair).  Only functions that ask are generators.


C = TypeVar("C")
D = TypeVar("D")
T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False)
class Request(Generic[C]):
    """One decision of one corner.

    ``kind`` names the decision (``tactic``, ``punch`` …), ``options`` holds every legal choice and
    nothing else, ``rule`` the id of the rule that asks.  ``plain`` is what the system's plain policy
    takes; ``None`` if it takes any option with equal chance.  Requests carry no state, so an
    engine may build each once and yield it a million times.
    """

    kind: str
    corner: Corner
    options: tuple[C, ...]
    rule: str
    plain: C | None = None

    def check(self, choice: object) -> int:
        """The place of ``choice`` among the options; ``IllegalChoiceError`` if it is not there (R65)."""
        for place, option in enumerate(self.options):
            if option is choice or (type(option) is type(choice) and option == choice):
                return place
        allowed = ", ".join(choice_word(option) for option in self.options)
        raise IllegalChoiceError(
            self.rule,
            say(
                "{capitalize} may not choose {choice} for {kind} now; allowed: {allowed}",
                capitalize=self.corner.value.capitalize(),
                choice=choice_word(choice),
                kind=self.kind,
                allowed=allowed,
            ),
        )


@dataclass(frozen=True, slots=True, eq=False)
class Both:
    """Two requests answered in secret at the same time and opened together."""

    first: Request[Any]
    second: Request[Any]


Asked = Request[Any] | Both
# What a script is sent back is the choice of a Request (its own type) or the pair of a Both: one
# generator type cannot say which, so the send type is Any and ``ask`` gives the type back.
Script = Generator[Asked, Any, T]


def ask(request: Request[C]) -> Script[C]:
    """``choice = yield from ask(request)``: the choice, typed.

    A bare ``choice: C = yield request`` does the same and costs a third; hot loops use that.
    """
    choice: C = yield request
    return choice


def ask_both(first: Request[C], second: Request[D]) -> Script[tuple[C, D]]:
    """Both corners choose in secret; neither answer is known before both are in."""
    choices: tuple[C, D] = yield Both(first, second)
    return choices


def choice_word(choice: object) -> str:
    """A choice as one word for files and messages: an enum's name in lower case, else its text."""
    name = getattr(choice, "name", None)
    return name.lower() if isinstance(name, str) else str(choice)


# Who answers a bout's requests: a person's window, a policy, written instructions or a recording


class Controller(Protocol):
    """Decides for one corner, from the request and what that corner may see."""

    def choose(self, request: Request[C], view: Any) -> C:
        """One of ``request.options``.  ``view`` is the engine's own view type."""
        ...  # pragma: no cover


class UniformController:
    """The plain policy: the request's ``plain`` option, else any option with equal chance (R90)."""

    __slots__ = ("_chance",)

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, request: Request[C], view: Any) -> C:
        plain = request.plain
        return self._chance.pick(request.options) if plain is None else plain


class ReplayController:
    """Gives recorded choices again, as places among the options, in the order they were asked."""

    __slots__ = ("_places",)

    def __init__(self, places: Iterable[int]) -> None:
        self._places = iter(places)

    def choose(self, request: Request[C], view: Any) -> C:
        place = next(self._places, None)
        if place is None or not 0 <= place < len(request.options):
            raise RecordError(
                say(
                    "The recorded choices do not fit the {kind} asked of {value}.",
                    kind=request.kind,
                    value=word(request.corner.value),
                )
            )
        return request.options[place]


# Written instructions: what a corner decides when its person is not there to be asked.
#
# An instruction names a kind of request, says under which facts it holds, and what to choose then.  The
# vocabulary of a system (its decisions and facts) is data, so whoever reads instructions from a file can
# check every word before the first bell.


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
