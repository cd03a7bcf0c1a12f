"""The two corners of a bout."""

from __future__ import annotations

from enum import Enum


class Keyed(Enum):
    """Words of the rules that tables are kept by.

    Each member is hashed as the one object it is; a plain ``Enum`` hashes its name, by a call that costs more than the
    look-up.
    """

    __hash__ = object.__hash__


class Corner(Keyed):
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
