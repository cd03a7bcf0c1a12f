"""A set of fighters that belong together, as one file holds it."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.errors import UnknownNameError
from ringside_manager.fighters.fighter import Fighter
from ringside_manager.text_safety import match_key

MAX_FIGHTERS = 10_000


@dataclass(frozen=True, slots=True)
class FighterSet:
    """Fighters under a short ``name`` (a safe file name), a ``title`` for people, and their ``source``."""

    name: str
    title: str
    description: str
    fighters: tuple[Fighter, ...]
    source: str = ""

    def fighter(self, name: str) -> Fighter:
        """The fighter of that name, whatever its case and accents.

        Raises ``UnknownNameError`` with close matches.
        """
        wanted = match_key(name)
        for fighter in self.fighters:
            if match_key(fighter.name) == wanted:
                return fighter
        raise UnknownNameError(
            f"fighter of the set {self.name}", name, [fighter.name for fighter in self.fighters]
        )
