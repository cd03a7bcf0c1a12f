"""Rows for the tests of tables."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.gui.place import Place
from ringside_manager.gui.tables import Column


@dataclass(frozen=True, slots=True)
class Person:
    number: int
    name: str
    nation: str
    wins: int | None
    half: int
    cents: int


PEOPLE = (
    Person(1, "Joe Louis", "US", 66, 40, 1_250_000),
    Person(2, "Éric Dupont", "FR", 12, 9, 5_050),
    Person(3, "Max Schmeling", "DE", 56, 21, 99_900),
    Person(4, "Louis Cerdan", "FR", None, 0, 0),
    Person(5, "=cmd()", "US", 3, -3, -120),
)


def columns() -> tuple[Column[Person], ...]:
    return (
        Column("name", "Fighter", lambda p: p.name, place=lambda p: Place("fighter", p.number), width=20),
        Column("nation", "Nation", lambda p: p.nation),
        Column("wins", "Wins", lambda p: p.wins, align="right", rule="C32", tip="Bouts he won"),
        Column("pop", "POP", lambda p: p.half, text=_pop, align="right"),
        Column("purse", "Purse", lambda p: p.cents, text=lambda p: f"${p.cents / 100:,.2f}", align="right"),
        Column("note", "Note", lambda p: f"No. {p.number}", hidden=True),
    )


def _pop(person: Person) -> str:
    whole, half = divmod(abs(person.half), 2)
    return ("−" if person.half < 0 else "") + f"{whole or ''}{'½' if half else '' if whole else '0'}"
