"""Who answers a bout's requests: a person's window, a policy, written orders or a recording."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol, TypeVar

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.request import Request
from ringside_manager.errors import RecordError
from ringside_manager.language import say, word

C = TypeVar("C")


class Controller(Protocol):
    """Decides for one corner, from the request and what that corner may see."""

    def choose(self, request: Request[C], view: Any) -> C:
        """One of ``request.options``.  ``view`` is the engine's own view type."""
        ...  # pragma: no cover


class UniformController:
    """The plain policy: the request's ``plain`` option, else any option with equal chance (R90)."""

    __slots__ = ("_pick",)

    def __init__(self, chance: Chance) -> None:
        self._pick = chance.pick

    def choose(self, request: Request[C], view: Any) -> C:
        """The plain option, or one drawn."""
        plain = request.plain
        return self._pick(request.options) if plain is None else plain


class ReplayController:
    """Gives recorded choices again, as places among the options, in the order they were asked."""

    __slots__ = ("_places",)

    def __init__(self, places: Iterable[int]) -> None:
        self._places = iter(places)

    def choose(self, request: Request[C], view: Any) -> C:
        """The recorded choice; ``RecordError`` if it does not fit the request."""
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
