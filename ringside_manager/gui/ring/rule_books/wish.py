"""What shall be judged first, wherever it was asked for."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.gui.place import Place


@dataclass(frozen=True, slots=True)
class Wish:
    """What shall be shown first: two fighters of the league by their numbers (0: nobody in particular), or a night's card.

    Or two by their ``names`` from the source of that title, over so many rounds.
    """

    red: int = 0
    blue: int = 0
    night: int = 0
    source: str = ""
    names: tuple[str, str] = ("", "")
    rounds: int = 0


def wish_of(place: Place) -> Wish:
    """The card of a night (``part`` is "card"), or two fighters of the league."""
    if place.part == "card":
        return Wish(night=place.number)
    return Wish(place.number, int(place.part) if place.part.isdecimal() else 0)
