"""The facts written orders may ask for, as a table of readers of a corner's view."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from ringside_manager.bout.orders import FactSpec


class SeesBoth(Protocol):
    """A view in which both boxers are seen."""

    @property
    def me(self) -> Any:
        """The boxer of the corner whose view it is."""

    @property
    def opponent(self) -> Any:
        """The other."""


V = TypeVar("V", bound=SeesBoth)
B = TypeVar("B")

Bounds = tuple[int | None, int | None]
"""The lowest and the highest number a fact can be, ``None`` for no bound."""
YES_OR_NO: Bounds = (0, 1)
ANY: Bounds = (None, None)
COUNT: Bounds = (0, None)

Reader = Callable[[V], int]
FactRow = tuple[str, str, Bounds, Callable[[V], int]]
"""Name, explanation, bounds and reader of a fact of the bout."""
PairRow = tuple[str, str, str, Bounds, Callable[[B, V], int]]
"""A fact of each boxer: name, explanation of the own and of the other's, bounds, and what reads it of a boxer."""


def facts_of(
    rows: Sequence[FactRow[V]], pairs: Sequence[PairRow[B, V]] = ()
) -> tuple[tuple[FactSpec, ...], dict[str, Reader[V]]]:
    """The vocabulary of these rows, and the readers by name; a pair stands as ``own_`` and as ``opponent_``."""
    told = [*_plain(rows), *_paired(pairs)]
    return tuple(spec for spec, _ in told), {spec.name: read for spec, read in told}


def _plain(rows: Sequence[FactRow[V]]) -> Iterator[tuple[FactSpec, Reader[V]]]:
    for name, explanation, bounds, read in rows:
        yield FactSpec(name, explanation, *bounds), read


def _paired(pairs: Sequence[PairRow[B, V]]) -> Iterator[tuple[FactSpec, Reader[V]]]:
    for name, own, others, bounds, tell in pairs:
        yield FactSpec(f"own_{name}", own, *bounds), _side(tell, own=True)
        yield FactSpec(f"opponent_{name}", others, *bounds), _side(tell, own=False)


def _side(tell: Callable[[B, V], int], own: bool) -> Reader[V]:
    return lambda view: tell(view.me if own else view.opponent, view)


class LiveFacts(Mapping[str, int]):
    """Every fact of a table of readers as the corner of a view knows it; each is read when it is asked for.

    Orders ask for two or three of them, thousands of times a bout.
    """

    __slots__ = ("_read", "_view")

    def __init__(self, read: Mapping[str, Reader[V]], view: V) -> None:
        self._read: Mapping[str, Callable[[Any], int]] = read
        self._view = view

    def __getitem__(self, name: str) -> int:
        return self._read[name](self._view)

    def __iter__(self) -> Iterator[str]:
        return iter(self._read)

    def __len__(self) -> int:
        return len(self._read)
