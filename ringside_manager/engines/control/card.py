"""A Control card: the ratings, read from data, converted from the home ratings, printed with the sheets (K4, CV40)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ringside_manager.bout.abilities import Abilities, rounded
from ringside_manager.bout.paper import Fields, Grid, Part, Stationery, numbered, write_rows
from ringside_manager.bout.terms import Terms
from ringside_manager.engines.control.tables import COLUMNS
from ringside_manager.language import say, word
from ringside_manager.written import cards
from ringside_manager.written.cards import CardName
from ringside_manager.written.kinds import Choice, Field, Record, Whole, is_whole
from ringside_manager.written.nodes import MapNode, Report

# A Control fighter's card (section 2)


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
        return read_card(data)

    def as_data(self) -> dict[str, object]:
        written = {key: getattr(self, name) for key, (name, _) in RATINGS.items()}
        return {"name": self.name, **written, "EPL_column": self.column}

    @property
    def column_index(self) -> int:
        return COLUMNS.index(self.column)


# What may be written on a Control card (K4)


def _built(name: str, **written: Any) -> ControlCard:
    ratings = {field: written[key] for key, (field, _) in RATINGS.items()}
    return ControlCard(name=name, column=written["EPL_column"], **ratings)


def _check(card: dict[str, Any], node: MapNode, report: Report) -> None:
    first, last = card.get("groove_round"), card.get("stamina_round")
    if is_whole(first) and is_whole(last) and last < first:
        wrong = say(
            "stamina_round is {last}, allowed is the groove round, {first}, or later", last=last, first=first
        )
        report.inside("stamina_round").at(node, wrong)


CARD = Record(
    "the card",
    (
        Field("name", CardName(), required=True),
        *(Field(key, Whole(allowed[0], allowed[-1]), required=True) for key, (_, allowed) in RATINGS.items()),
        Field("EPL_column", Choice(tuple(COLUMNS)), required=True),
    ),
    _built,
    _check,
)


def read_card(data: Mapping[str, object]) -> ControlCard:
    """The card written in ``data``, in the form of ``ControlCard.as_data``; ``CardError`` lists every fault."""
    return cards.read_card("Control", CARD, data)


# The Control card of a fighter of whom only the home ratings are known (CV1 to CV5, CV40)


_COLUMNS = (
    (Fraction(1, 2), "D", Fraction(-1, 2)),
    (Fraction(5, 2), "C", Fraction(3, 2)),
    (Fraction(9, 2), "B", Fraction(7, 2)),
)
"""CV40: below which Z a column holds, and its middle."""
_BEST = ("A", Fraction(11, 2))


def card_from_abilities(name: str, abilities: Abilities) -> ControlCard:
    """The card the abilities of the day convert to, without dice and at any time the same (CV4)."""
    agility, counter, endurance = abilities.agility, abilities.counterpunch, abilities.endurance
    evasive, heavy = abilities.evasiveness(), abilities.heavy
    worth = 4 * evasive + Fraction(sum(abilities.punches), 11) + Fraction(counter, 60)
    column, middle = _column(worth)
    return ControlCard(
        name=name,
        control=_within(2 + rounded((worth - middle) * Fraction(5, 4)), CON),
        threat=_within(rounded(Fraction(17, 4) + Fraction(heavy, 6)), TR),
        groove_round=_within(
            rounded(Fraction(22, 5) - Fraction(heavy, 8) + Fraction(25 - counter, 15)), GROOVE_ROUND
        ),
        stamina_round=_within(rounded(7 + Fraction(endurance, 7)), STAMINA_ROUND),
        column=column,
        chin=_within(rounded(Fraction(41, 10) + Fraction(endurance, 25) + 2 * evasive), CHIN),
        power=_within(rounded(Fraction(5, 2) + Fraction(heavy, 7)), POWER),
        cut=1 if agility >= 56 else 2 if agility >= 46 else 3,
        foul=0 if agility >= 60 else 1 if agility >= 46 else 2,
    )


def _column(worth: Fraction) -> tuple[str, Fraction]:
    """The column of Z, and the middle of that column."""
    return next(((column, middle) for below, column, middle in _COLUMNS if worth < below), _BEST)


def _within(value: int, allowed: range) -> int:
    """CV2: at least the lowest, at most the highest allowed."""
    return min(max(value, allowed[0]), allowed[-1])


# The sheets printed for the table


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
