"""The two corners of a bout."""

from __future__ import annotations

from enum import Enum


class Corner(Enum):
    """One side of a bout: the first-named boxer is red (A of the rule books), the other blue."""

    RED = "red"
    BLUE = "blue"

    @property
    def opponent(self) -> Corner:
        return Corner.BLUE if self is Corner.RED else Corner.RED

    @property
    def index(self) -> int:
        """0 for red, 1 for blue: the place of this corner in every pair."""
        return 0 if self is Corner.RED else 1


RED, BLUE = Corner.RED, Corner.BLUE
CORNERS = (RED, BLUE)
