"""What a corner is asked, and who answers: a person's window, a policy, written instructions or a recording."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import Corner
from ringside_manager.errors import IllegalChoiceError, RecordError
from ringside_manager.language import say, word

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
