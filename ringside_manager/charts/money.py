"""Money on axes and in labels, as plain as it can be where nobody gave other words."""

from __future__ import annotations

from collections.abc import Callable

Money = Callable[[float], str]
"""Dollars as people read them."""


def plain_money(dollars: float) -> str:
    """``$1,234`` or ``$12.50``."""
    sign = "-" if dollars < 0 else ""
    whole = f"{abs(dollars):,.0f}" if dollars == int(dollars) else f"{abs(dollars):,.2f}"
    return f"{sign}${whole}"
