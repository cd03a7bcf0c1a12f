"""The sheets of Control: the nine ratings, and the steps of a round (K4, K10 to K21)."""

from __future__ import annotations

from ringside_manager.bout.paper import Fields, Grid, Part, Stationery, numbered, write_rows
from ringside_manager.bout.terms import Terms
from ringside_manager.engines.control.card import RATINGS, ControlCard
from ringside_manager.language import say, word


class ControlStationery(Stationery):
    """Three judges (K53)."""

    def card(self, card: ControlCard) -> tuple[Part, ...]:
        """The ratings in the order of K4, and the column of the punch chart."""
        ratings = tuple((_label(key), str(getattr(card, name))) for key, (name, _) in RATINGS.items())
        return (Fields((*ratings, (say("Column"), card.column)), across=3),)

    def bout_sheet(self, names: tuple[str, str], terms: Terms) -> tuple[Part, ...]:
        """A line for each round in the order of its steps (K92)."""
        red, blue = names
        columns = (
            say("Round"), say("Control"), say("Pace"), say("Punches: {name}", name=red), say("Punches: {name}", name=blue),
            say("Difference"), say("Trouble"), say("Count"), say("Marks and fouls"),
        )  # fmt: skip
        rows = write_rows(numbered(terms.rounds), len(columns))
        return (Grid(columns, rows, (1, 1.5, 1.5, 2, 2, 1.7, 1.7, 1.3, 3.4), high=12),)


def _label(key: str) -> str:
    """The name of a rating: its letters as the book prints them, or its words."""
    return key if key.isupper() else word(key.replace("_", " ").capitalize())


STATIONERY = ControlStationery()
