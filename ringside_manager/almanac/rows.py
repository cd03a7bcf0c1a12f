"""Frozen rows as plain values of JSON."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any


def plain(row: Any) -> Any:
    """A frozen row (or many) as JSON values."""
    if isinstance(row, tuple | list):
        return [plain(item) for item in row]
    return asdict(row)
