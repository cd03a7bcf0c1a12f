"""Long rows of the same test: a few cases are run each time, the others with ``-m slow``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def rest_slow(values: Iterable[Any], quick: int = 1) -> list[Any]:
    """Mark all ``values`` of a parametrized test but the first few as slow; tuples are taken apart."""
    return [
        value if place < quick else pytest.param(*_parts(value), marks=pytest.mark.slow)
        for place, value in enumerate(values)
    ]


def _parts(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)
