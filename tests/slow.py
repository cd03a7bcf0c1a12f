"""Long rows of the same test: a few cases are run each time, the others with ``-m slow``; light ones are one case."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from inspect import signature
from typing import Any

import pytest


def rest_slow(values: Iterable[Any], quick: int = 1) -> list[Any]:
    """Mark all ``values`` of a parametrized test but the first few as slow; tuples are taken apart."""
    return [
        value if place < quick else pytest.param(*_parts(value), marks=pytest.mark.slow)
        for place, value in enumerate(values)
    ]


def in_turn(ones: Iterable[Any], others: Sequence[Any], first: int = 0) -> list[Any]:
    """Pair each of ``ones`` with all ``others``, of which one in turn, beginning with the ``first``, is run each time."""
    return [
        pytest.param(one, *_parts(other), marks=() if (place + first - at) % len(others) == 0 else pytest.mark.slow)
        for place, one in enumerate(ones)
        for at, other in enumerate(others)
    ]  # fmt: skip


def each(names: str, values: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test for each of ``values`` in one case, as ``parametrize`` would in a case each, which takes longer than most.

    The first value it fails with is named.  Fixtures are made once, so none may be changed by the test.
    """
    called = [name.strip() for name in names.split(",")]
    row = list(values)

    def of(test: Callable[..., None]) -> Callable[..., None]:
        @wraps(test)
        def run(**fixtures: Any) -> None:
            for value in row:
                parts = value if len(called) > 1 else (value,)
                try:
                    test(**fixtures, **dict(zip(called, parts, strict=True)))
                except BaseException as fault:
                    fault.add_note(f"with {names} = {value!r}")
                    raise

        asked = signature(test)
        left = [parameter for name, parameter in asked.parameters.items() if name not in called]
        run.__signature__ = asked.replace(parameters=left)  # type: ignore[attr-defined]
        return run

    return of


def _parts(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)
