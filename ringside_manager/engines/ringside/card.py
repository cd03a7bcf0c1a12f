"""A Ringside fighter's card: Agility, six punches, Counterpunch and base Endurance (section 2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from ringside_manager.bout.abilities import ABILITY_NAMES, ABILITY_RANGES, Abilities
from ringside_manager.bout.engine import CardError
from ringside_manager.engines.ringside.tables import PUNCHES, Punch
from ringside_manager.errors import close_matches, excerpt


@dataclass(frozen=True, slots=True)
class RingsideCard:
    """A name and the nine ratings, which are the home ratings of the campaign themselves."""

    name: str
    abilities: Abilities

    def rating(self, punch: Punch) -> int:
        """The rating for one punch."""
        return self.abilities.punches[punch - 1]

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> RingsideCard:
        """The card written in ``data``; ``CardError`` lists every fault at once."""
        faults = [*_unknown(data), *_out_of_range(data)]
        name = data.get("name", "")
        if not isinstance(name, str) or not name.strip():
            faults.insert(0, "a name is missing")
        if faults:
            raise CardError(f"The Ringside card of {excerpt(name)} has faults: {'; '.join(faults)}.")
        ratings = {rating: value for rating, value in data.items() if isinstance(value, int)}
        return cls(str(name), Abilities.from_dict(ratings))

    def as_data(self) -> dict[str, object]:
        """The card as ``from_data`` reads it."""
        return {"name": self.name, **self.abilities.as_dict()}


def _unknown(data: Mapping[str, object]) -> list[str]:
    faults = []
    for key in data:
        if key not in ABILITY_NAMES and key != "name":
            hint = close_matches(key, ABILITY_NAMES)
            faults.append(f"{excerpt(key)} is no rating" + (f" (did you mean {hint[0]}?)" if hint else ""))
    return faults


def _out_of_range(data: Mapping[str, object]) -> list[str]:
    faults = []
    for rating, allowed in ABILITY_RANGES.items():
        value = data.get(rating)
        if rating not in data:
            faults.append(f"{rating} is missing")
        elif isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
            faults.append(f"{rating} is {excerpt(value)}, allowed are {allowed[0]} to {allowed[-1]}")
    return faults


@lru_cache(maxsize=1024)
def damage_table(card: RingsideCard, chart: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Damage by [thrown][anticipated], both 1 to 6 (row and column 0 are empty), never below 0 (R23, R24)."""
    blank = (0,) * (len(PUNCHES) + 1)
    rows = (
        (0, *(max(0, cell + card.rating(punch)) for cell in row))
        for punch, row in zip(PUNCHES, chart, strict=True)
    )
    return (blank, *rows)
