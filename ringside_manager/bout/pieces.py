"""The pieces on a bout's table copy themselves, so that nobody keeps lists of what has to be copied, and forgets one."""

from __future__ import annotations

from collections.abc import Callable
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

P = TypeVar("P", bound="Piece")
Copier = Callable[[Any, dict[int, Any]], Any]
"""Copies a value; the second argument holds the copies of all pieces met by ``id``."""


class Piece:
    """A part of a bout's working state or a page of a league's books, with slots.

    What it holds is a number, a word, a card, a frozen value or a piece again.

    Whatever can change is copied with it: lists, dictionaries, sets, other pieces.  What cannot (cards, requests,
    members of enums, frozen values) is shared.  Slots annotated in the class are copied sooner.
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        _AGAIN[cls] = _first

    def twin(self: P) -> P:
        """Return the piece as it stands; two pieces that point to each other do so in the copy."""
        copied: P = _AGAIN[type(self)](self, {})
        return copied


def _first(piece: Piece, known: dict[int, Any]) -> Any:
    """Copy the first piece of its kind: from then on a function written for the kind does, ten times as fast.

    Odds and reviews copy a state thousands of times.
    """
    kind = type(piece)
    try:
        hints = get_type_hints(kind)
    except NameError:  # a type that is imported for the type checker only
        hints = {}
    slots = [name for one in kind.__mro__ for name in getattr(one, "__slots__", ())]
    lines = [f" other.{name} = {_copied(f'self.{name}', hints.get(name, object))}\n" for name in slots]
    source = (
        "def copy(self, known):\n"
        " if (other := known.get(id(self))) is not None: return other\n"
        " other = known[id(self)] = new(kind)\n"
        f"{''.join(lines)} return other\n"
    )
    room: dict[str, Any] = {"new": object.__new__, "kind": kind, "ways": _AGAIN}
    exec(source, room)  # noqa: S102  # nothing but the names of slots goes into it
    _AGAIN[kind] = room["copy"]
    return room["copy"](piece, known)


def _copied(word: str, hint: Any) -> str:
    """The expression that copies what ``word`` names, shared where its type says that nothing in it can change."""
    if _is_fixed(hint):
        return word
    origin, parts = get_origin(hint), get_args(hint)
    if origin in {list, dict, set} and all(map(_is_fixed, parts)):
        return f"{word}.copy()"
    if origin is list:
        return f"[{_copied('each', parts[0])} for each in {word}]"
    if origin is tuple and parts[-1] is Ellipsis:
        return f"tuple([{_copied('each', parts[0])} for each in {word}])"
    if origin is dict:
        return f"{{key: {_copied('each', parts[1])} for key, each in {word}.items()}}"
    return f"(it if (way := ways.get(type(it := {word}))) is None else way(it, known))"


def _is_fixed(hint: Any) -> bool:
    """Whether nothing of this type is ever copied."""
    if get_origin(hint) in {Union, UnionType, tuple}:
        return all(part is Ellipsis or _is_fixed(part) for part in get_args(hint))
    return (
        isinstance(hint, type)
        and not issubclass(hint, (Piece, list, dict, set, tuple))
        and hint not in {object, Any}
    )


def _one(value: Any, known: dict[int, Any]) -> Any:
    again = _AGAIN.get(type(value))
    return value if again is None else again(value, known)


def _tuple(values: tuple[Any, ...], known: dict[int, Any]) -> tuple[Any, ...]:
    """Share a tuple in which nothing can change: rating tables are asked for in every copy."""
    if _AGAIN.keys().isdisjoint(map(type, values)):
        return values
    return tuple([_one(value, known) for value in values])


_AGAIN: dict[type, Copier] = {
    list: lambda values, known: [_one(value, known) for value in values],
    dict: lambda values, known: {key: _one(value, known) for key, value in values.items()},
    set: lambda values, _: set(values),
    tuple: _tuple,
}
"""How what can change is copied, by its type; every kind of piece is added when it is defined."""
