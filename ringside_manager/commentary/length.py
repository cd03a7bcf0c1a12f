"""How much a commentator says of a bout."""

from __future__ import annotations

from enum import Enum


class Length(Enum):
    """The three lengths a bout can be told in, the shortest first."""

    TICKER = "ticker"
    """A short line for what matters, and silence otherwise."""
    STANDARD = "standard"
    """A line for each turn."""
    RADIO = "radio"
    """Everything, for somebody who cannot see it."""
