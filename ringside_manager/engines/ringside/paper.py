"""The sheets of Ringside: the card with its punch chart, and eighteen turns a round (R4, R16, R23)."""

from __future__ import annotations

from ringside_manager.bout.paper import Beside, Fields, Grid, Part, Stationery, numbered, write_rows
from ringside_manager.bout.terms import Terms
from ringside_manager.engines.ringside.tables import (
    PUNCH_CHART,
    PUNCH_CODES,
    PUNCHES,
    TURNS,
    RingsideCard,
    damage_table,
)
from ringside_manager.language import say


class RingsideStationery(Stationery):
    """One card is kept in Ringside: rounds, or the points of a must system (R52, R56)."""

    judges = 1

    def card(self, card: RingsideCard) -> tuple[Part, ...]:
        """The ratings in the order of the book, and the punch chart with his own added (R23)."""
        abilities = card.abilities
        rated = tuple((punch.code, str(card.rating(punch))) for punch in PUNCHES)
        others = (
            ("AG", str(abilities.agility)), ("CP", str(abilities.counterpunch)), ("EN", str(abilities.endurance)),
        )  # fmt: skip
        damage = damage_table(card, PUNCH_CHART)
        rows = tuple((punch.code, *map(str, damage[punch][1:])) for punch in PUNCHES)
        chart = Grid(
            (say("thrown"), *PUNCH_CODES),
            rows,
            (2.2, 1, 1, 1, 1, 1, 1),
            title=say("Damage by what is anticipated"),
        )
        return (Fields((*others, *rated), across=9), chart)

    def bout_sheet(self, names: tuple[str, str], terms: Terms) -> tuple[Part, ...]:
        """Eighteen turns a round, with the Endurance of both behind each (R16, R50)."""
        red, blue = names
        start = Grid(
            (say("Corner"), say("Endurance"), say("Carried in"), say("First attacker, d100")),
            write_rows((red, blue), 4), (3, 2, 2, 2), high=8,
        )  # fmt: skip
        columns = say("Turn"), say("Attack"), say("Hit"), say("Damage"), say("EN red"), say("EN blue")
        rounds = tuple(
            Grid(
                columns,
                write_rows(numbered(TURNS), 6),
                (1, 2, 1.3, 1.5, 1.5, 1.5),
                4.4,
                say("Round {number}", number=number),
            )
            for number in range(1, terms.rounds + 1)
        )
        return (start, Beside(rounds))

    def score_sheet(self, names: tuple[str, str], terms: Terms) -> tuple[Part, ...]:
        """The damage of each round, and what it brings on the card (R51, R52)."""
        red, blue = names
        columns = (
            say("Round"), say("Damage: {name}", name=red), say("Damage: {name}", name=blue), say("Down: {name}", name=red),
            say("Down: {name}", name=blue), red, blue,
        )  # fmt: skip
        rows = write_rows((*numbered(terms.rounds), say("Sum")), 7)
        return (Grid(columns, rows, (1, 2, 2, 2, 2, 2, 2), high=9), self.ending())


STATIONERY = RingsideStationery()
