"""A Control fighter's card (section 2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ringside_manager.engines.control.tables import COLUMNS

CON = range(-1, 7)
TR = range(2, 10)
GROOVE_ROUND = range(1, 7)
STAMINA_ROUND = range(5, 14)
CHIN = range(2, 9)
POWER = range(1, 6)
CUT = FOUL = range(4)

RATINGS = {
    "CON": ("control", CON),
    "TR": ("threat", TR),
    "groove_round": ("groove_round", GROOVE_ROUND),
    "stamina_round": ("stamina_round", STAMINA_ROUND),
    "chin": ("chin", CHIN),
    "power": ("power", POWER),
    "cut": ("cut", CUT),
    "foul": ("foul", FOUL),
}
"""K4: the whole numbers by the names they have in files, with the field of the card and what is allowed."""


@dataclass(frozen=True, slots=True)
class ControlCard:
    """A name and the nine fields of K4."""

    name: str
    control: int
    """CON: added to the die for control, -1 to 6."""
    threat: int
    """TR: his threat in his best rounds, 2 to 9."""
    groove_round: int
    """The round in which he reaches it, 1 to 6."""
    stamina_round: int
    """The last round in which he keeps it, 5 to 13, not before the groove round."""
    column: str
    """A (best) to E: his column of the punch chart."""
    chin: int
    """2 to 8, high is good."""
    power: int
    """1 to 5."""
    cut: int
    """0 to 3, high is bad."""
    foul: int
    """0 to 3, high is bad."""

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> ControlCard:
        """The card written in ``data``; ``CardError`` lists every fault at once."""
        from ringside_manager.engines.control.card_reader import read_card  # it reads this module's cards

        return read_card(data)

    def as_data(self) -> dict[str, object]:
        """The card as ``from_data`` reads it."""
        written = {key: getattr(self, name) for key, (name, _) in RATINGS.items()}
        return {"name": self.name, **written, "EPL_column": self.column}

    @property
    def column_index(self) -> int:
        """0 for A to 4 for E."""
        return COLUMNS.index(self.column)
