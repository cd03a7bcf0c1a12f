"""The pieces on a bout's table copy themselves, so that nobody keeps lists of what has to be copied, and forgets one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

P = TypeVar("P", bound="Piece")


class Piece:
    """A part of a bout's working state, with slots; what it holds is a number, a word, a card or a piece again.

    Whatever can change is copied with it: lists, dictionaries, sets, other pieces.  What cannot (cards, requests,
    members of enums, frozen values) is shared.
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        _AGAIN[cls] = Piece.twin

    def twin(self: P, known: dict[int, Any]) -> P:
        """Return the piece as it stands; ``known`` holds the twins of all pieces met by ``id``.

        So two pieces that point to each other do so in the copy.
        """
        found = known.get(id(self))
        if found is not None:
            other: P = found
            return other
        other = known[id(self)] = object.__new__(type(self))
        for name in _SLOTS.get(type(self)) or _slots(type(self)):
            value = getattr(self, name, _UNSET)
            again = _AGAIN.get(type(value))
            if again is not None:
                setattr(other, name, again(value, known))
            elif value is not _UNSET:
                setattr(other, name, value)
        return other


_UNSET = object()


_SLOTS: dict[type, tuple[str, ...]] = {}


def _slots(kind: type) -> tuple[str, ...]:
    _SLOTS[kind] = tuple(name for one in kind.__mro__ for name in getattr(one, "__slots__", ()))
    return _SLOTS[kind]


def _one(value: Any, known: dict[int, Any]) -> Any:
    again = _AGAIN.get(type(value))
    return value if again is None else again(value, known)


def _tuple(values: tuple[Any, ...], known: dict[int, Any]) -> tuple[Any, ...]:
    """Share a tuple in which nothing can change: rating tables are asked for in every copy."""
    if _AGAIN.keys().isdisjoint(map(type, values)):
        return values
    return tuple([_one(value, known) for value in values])


_AGAIN: dict[type, Callable[[Any, dict[int, Any]], Any]] = {
    list: lambda values, known: [_one(value, known) for value in values],
    dict: lambda values, known: {key: _one(value, known) for key, value in values.items()},
    set: lambda values, _: set(values),
    tuple: _tuple,
}
"""How what can change is copied, by its type; every kind of piece is added when it is defined."""
